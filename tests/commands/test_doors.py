"""The doors: tool, intent, action, button, and the platform for other agents."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

from freezegun.api import FrozenDateTimeFactory
import probatio
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_mock_service,
)

from custom_components.jarvis.commands.base import (
    Arguments,
    Button,
    Command,
    Door,
    Request,
    Response,
)
from custom_components.jarvis.commands.shelf.book import Switches
from custom_components.jarvis.commands.shelf.counter import Counter
from custom_components.jarvis.commands.times.agenda import What
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import intent, llm


def context() -> llm.LLMContext:
    """Return the context of another agent's call."""
    return llm.LLMContext(
        platform="ollama",
        context=Context(),
        language="en",
        assistant="conversation",
        device_id=None,
    )


async def call(counter: Counter, tool: str, /, **arguments: Any) -> llm.ToolResult:
    """Call a tool as any agent does."""
    tools = {offered.name: offered for offered in counter.tools()}
    tool_input = llm.ToolInput(tool_name=tool, tool_args=arguments)
    result = await tools[tool].async_call(counter.kit.hass, tool_input, context())
    assert isinstance(result, llm.ToolResult)
    return result


async def test_every_tool_is_named_annotated_and_described(counter: Counter) -> None:
    tools = counter.tools()
    assert len(tools) >= 14
    assert [tool.name for tool in tools] == sorted(tool.name for tool in tools)
    for tool in tools:
        assert tool.name.startswith("jarvis__")
        assert tool.integration == "jarvis"
        assert tool.description
        schema = probatio.to_openapi(
            tool.parameters,
            custom_serializer=llm.selector_serializer,
            openapi_version="3.1.0",
        )
        assert schema["type"] == "object"
        assert all(prop for prop in schema["properties"].values()), tool.name
    by_name = {tool.name: tool for tool in tools}
    assert by_name["jarvis__calculate"].annotations.read_only
    assert by_name["jarvis__media"].annotations.destructive


async def test_a_model_starts_a_timer_in_its_own_words(counter: Counter) -> None:
    result = await call(counter, "jarvis__timer", duration="1.5 hours", name="roast")
    assert not result.error
    [entry] = counter.agenda.entries(What.TIMER)
    assert entry.length == timedelta(minutes=90)


async def test_a_wrong_argument_comes_back_with_the_right_ones(
    counter: Counter,
) -> None:
    result = await call(counter, "jarvis__timer", action="explode")
    assert result.error
    errors: Any = result.data["errors"]
    assert "cancel" in errors[0]["valid_values"]


async def test_an_intent_runs_the_same_lifecycle(
    hass: HomeAssistant, counter: Counter
) -> None:
    response = await intent.async_handle(
        hass,
        "conversation",
        "JarvisCalculate",
        {"expression": {"value": "five plus three"}},
        language="en",
    )
    assert response.speech["plain"]["speech"] == "That is 8."
    failed = await intent.async_handle(
        hass,
        "conversation",
        "JarvisCalculate",
        {"expression": {"value": "1/0"}},
        language="de",
    )
    assert failed.response_type is intent.IntentResponseType.ERROR
    assert "null" in failed.speech["plain"]["speech"]


async def test_switching_off_takes_intent_and_tool_away(
    hass: HomeAssistant, counter: Counter
) -> None:
    await counter.book.apply(Switches(off=frozenset({"calculate"})))
    assert "jarvis__calculate" not in {tool.name for tool in counter.tools()}
    with pytest.raises(intent.UnknownIntent):
        await intent.async_handle(hass, "x", "JarvisCalculate", {})
    await counter.book.apply(Switches())
    assert "jarvis__calculate" in {tool.name for tool in counter.tools()}


async def test_the_action_answers_with_data(counter: Counter) -> None:
    request = counter.request(text="", language="en", conversation_id="a")
    done = await counter.act("calculate", {"expression": "6*7"}, request)
    assert (done.ok, done.data["result"]) == (True, 42)
    failed = await counter.act("nonsense", {}, request)
    assert not failed.ok
    assert "nonsense" in failed.message


@pytest.fixture
def phone(hass: HomeAssistant) -> list[Any]:
    """Register a phone of the companion app; returns what it was sent."""
    MockConfigEntry(
        domain="mobile_app", data={"device_name": "Pixel", "user_id": "anna"}
    ).add_to_hass(hass)
    return async_mock_service(hass, "notify", "mobile_app_pixel")


async def test_a_button_runs_once_and_not_late(
    hass: HomeAssistant,
    counter: Counter,
    phone: list[Any],
    freezer: FrozenDateTimeFactory,
) -> None:
    request = counter.request(
        text="", language="en", conversation_id="b", person="anna"
    )
    yes = Button(title="Start", command="timer", arguments={"duration": 60})
    no = Button(title="Stop", command="stop")
    assert await counter.buttons.send("Tea?", (yes, no), request)
    first, second = (a["action"] for a in phone[0].data["data"]["actions"])
    hass.bus.async_fire("mobile_app_notification_action", {"action": first})
    await hass.async_block_till_done()
    assert len(counter.agenda.entries(What.TIMER)) == 1
    assert (await counter.buttons.tap(first)).error == "used"
    # The other button of the same question is used up as well.
    assert (await counter.buttons.tap(second)).error == "used"
    assert (await counter.buttons.tap("JARVIS_unknown")).error == "expired"
    await counter.buttons.send("Tea?", (yes,), request)
    late = phone[-1].data["data"]["actions"][0]["action"]
    freezer.tick(timedelta(hours=2))
    assert (await counter.buttons.tap(late)).error == "expired"
    assert len(counter.agenda.entries(What.TIMER)) == 1


async def test_a_button_is_for_whom_it_was_sent_to(
    counter: Counter, phone: list[Any]
) -> None:
    request = counter.request(
        text="", language="de", conversation_id="b", person="anna"
    )
    start = Button(title="Start", command="timer", arguments={"duration": 60})
    await counter.buttons.send("Tee?", (start,), request)
    [action] = (a["action"] for a in phone[0].data["data"]["actions"])
    refused = await counter.buttons.tap(action, Context(user_id="ben"))
    assert (refused.ok, refused.error) == (False, "not_yours")
    assert "jemand anderem" in refused.message
    assert counter.agenda.entries(What.TIMER) == []
    assert (await counter.buttons.tap(action, Context(user_id="anna"))).ok
    # What was handed out before a restart is unknown after it.
    counter.buttons._tickets.clear()
    assert (await counter.buttons.tap(action)).error == "expired"


async def test_an_intent_asks_and_is_no_failure(
    hass: HomeAssistant, counter: Counter
) -> None:
    asked = await intent.async_handle(hass, "x", "JarvisTimer", {}, language="en")
    assert asked.response_type is not intent.IntentResponseType.ERROR
    assert asked.speech["plain"]["speech"] == "For how long?"


async def test_a_broadcast_reaches_the_others(
    hass: HomeAssistant, counter: Counter
) -> None:
    told = async_mock_service(hass, "assist_satellite", "announce")
    for name in ("kitchen", "office", "attic"):
        features = 0 if name == "attic" else 1
        hass.states.async_set(
            f"assist_satellite.{name}", "idle", {"supported_features": features}
        )
    request = counter.request(
        text="tell everyone that dinner is ready",
        language="en",
        conversation_id="c",
        satellite_id="assist_satellite.kitchen",
    )
    response = await counter.hear(request)
    assert response is not None
    assert response.ok
    assert [(c.data["entity_id"], c.data["message"]) for c in told] == [
        ("assist_satellite.office", "dinner is ready")
    ]


async def test_a_request_of_a_tool_knows_its_door(counter: Counter) -> None:
    seen: list[Door] = []

    def done(
        command: Command, arguments: Arguments, response: Response, request: Request
    ) -> None:
        del command, arguments, response
        seen.append(request.door)

    counter.desk = replace(counter.desk, done=done)
    await call(counter, "jarvis__calculate", expression="1+1")
    assert seen == [Door.TOOL]
