"""Bad calls and bad tools: the turn goes on, the model is told."""

import asyncio
from typing import Any, cast, override

import probatio
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.tools import api
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm
from homeassistant.util.json import JsonObjectType

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer
from ..tables import each_row

pytestmark = pytest.mark.slow


class OddTool(llm.Tool):
    """A tool that does what its `how` says."""

    name = "test__odd"
    description = "Does odd things."
    integration = "jarvis"
    parameters = probatio.Schema({probatio.Required("how"): str})

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        match tool_input.tool_args["how"]:
            case "refuse":
                raise HomeAssistantError("the dog ate it")
            case "bug":
                raise ZeroDivisionError
            case "hang":
                await asyncio.sleep(3600)
            case "cancel":
                raise asyncio.CancelledError
            case "flood":
                return llm.ToolResult(data={"text": "flood " * 200_000})
            case "object":
                odd: Any = {"what": object()}
                return llm.ToolResult(data=odd)
            case "nothing":
                return cast("llm.ToolResult", None)
        return llm.ToolResult(data={"fine": True})


class OddAPI(llm.API):
    """An API of another integration, with a name that servers refuse."""

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        return llm.APIInstance(
            api=self,
            api_prompt="Odd things happen.",
            llm_context=llm_context,
            tools=[OddTool()],
        )


@pytest.fixture
async def odd(
    demo_house: HomeAssistant, server: ScriptedServer, kind: str
) -> MockConfigEntry:
    """Jarvis with the odd API beside Assist."""
    llm.async_register_api(demo_house, OddAPI(hass=demo_house, id="odd", name="Odd"))
    return await set_up_jarvis(
        demo_house,
        engine_subentry(server.url, kind),
        agent_subentry(llm_hass_api=["assist", "odd", "gone"], deadline=20),
    )


def results(server: ScriptedServer) -> list[str]:
    """Return what the model was told about its calls."""
    return [m["content"] for m in server.chats[-1].messages if m["role"] == "tool"]


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ("refuse", "the dog ate it"),
        ("bug", "ZeroDivisionError"),
        ("cancel", "cancelled"),
        ("object", "object at"),
        ("nothing", "result"),
        ("fine", "fine"),
    ],
)
async def test_the_model_is_told_and_answers(
    odd: MockConfigEntry, server: ScriptedServer, say: Say, how: str, expected: str
) -> None:
    server.reply(calls=[("test__odd", {"how": how})])
    server.reply("It did not work.")
    assert speech(await say("do something odd")) == "It did not work."
    [result] = results(server)
    assert expected in result


async def test_a_flood_is_cut(
    odd: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply(calls=[("test__odd", {"how": "flood"})])
    server.reply("Too much water.")
    await say("do something odd")
    [result] = results(server)
    assert len(result) < 13_000
    assert "[cut:" in result


async def test_a_tool_that_hangs_is_left(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    llm.async_register_api(demo_house, OddAPI(hass=demo_house, id="odd", name="Odd"))
    await set_up_jarvis(
        demo_house,
        engine_subentry(server.url),
        agent_subentry(llm_hass_api=["odd"], deadline=6),
    )
    server.reply(calls=[("test__odd", {"how": "hang"})])
    server.reply("It does not answer.")
    assert speech(await say("do something odd")) == "It does not answer."
    assert "No answer in time" in results(server)[0]


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("no_such_tool", {}, "There is no tool no_such_tool"),
        ("HassTurnUp", {"name": "Desk Lamp"}, "intent__HassTurnOn"),
        ("intent__HassTurnOn", {"name": "x", "room": "attic"}, "invalid_arguments"),
        ("intent__HassTurnOn", "turn on the lamp", "invalid_arguments"),
        (
            "light__HassLightSet",
            {"name": "Desk Lamp", "brightness": "blue"},
            "invalid_arguments",
        ),
        ("intent__HassTurnOn", {"name": "no such lamp"}, "error"),
    ],
)
async def test_bad_calls_are_explained(
    odd: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    name: str,
    arguments: Any,
    expected: str,
) -> None:
    server.reply(calls=[(name, arguments)])
    server.reply("I cannot.")
    assert speech(await say("do something with the lamp over there")) == "I cannot."
    assert expected in results(server)[0]


async def test_the_same_call_again_points_at_the_first(
    odd: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    for _ in range(2):
        server.reply(calls=[("test__odd", {"how": "fine"})])
    server.reply(calls=[("test__odd", {"how": "still fine"})])
    server.reply("Thrice.")
    assert speech(await say("do something odd thrice")) == "Thrice."
    first, second, third = results(server)
    assert "fine" in first
    assert "repeated_call" in second
    assert "fine" in third


@each_row(
    ("name", "expected"),
    [("mcp tool: läßt/grüßen!", "mcp_tool__l__t_gr__en_"), ("x" * 90, "x" * 64)],
)
def test_names_that_servers_refuse_are_made_fit(name: str, expected: str) -> None:
    from custom_components.jarvis.tools.toolbox import _free_name  # noqa: PLC0415

    assert _free_name(name, {}) == expected
    second = _free_name(name, {expected: None})
    assert second != expected
    assert len(second) <= 64


async def test_a_door_without_tools_refuses(base: HomeAssistant) -> None:
    context = llm.LLMContext("jarvis", None, "en", "conversation", None)
    door = await api.JarvisAPI(base).async_get_api_instance(context)
    result = await door.async_call_tool(llm.ToolInput("any", {}))
    assert result.error


def test_json_object_type_is_what_results_hold() -> None:
    data: JsonObjectType = {"fine": True}
    assert llm.ToolResult(data=data).data == data
