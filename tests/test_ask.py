"""`jarvis.ask`: a text in, the answer and what it cost out."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ServiceValidationError

from .conftest import AGENT, MODEL, agent_subentry, engine_subentry, set_up_jarvis
from .scripted_server import ScriptedServer


async def ask(hass: HomeAssistant, text: str, **options: Any) -> dict[str, Any]:
    """Ask as an automation does."""
    answer = await hass.services.async_call(
        "jarvis",
        "ask",
        {"text": text, **options},
        blocking=True,
        return_response=True,
    )
    assert isinstance(answer, dict)
    return dict(answer)


async def test_an_answer_tells_what_it_cost(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> None:
    server.reply("Paris, sir.", prompt_tokens=120, completion_tokens=7)
    answer = await ask(hass, "what is the capital of France?")
    assert answer["content"] == "Paris, sir."
    assert answer["usage"]["prompt_tokens"] == 120
    assert answer["usage"]["completion_tokens"] == 7
    assert answer["usage"]["total_tokens"] == 127
    # Ollama does not tell what came from its cache: unknown is not zero.
    assert answer["usage"]["cached_tokens"] is None
    assert answer["model"] == MODEL
    assert answer["engine"] == "scripted"
    assert answer["lane"] == "model"
    assert answer["model_calls"] == 1
    assert answer["error"] is None
    assert answer["trace_id"]


async def test_a_command_needs_no_model(
    demo_house: HomeAssistant,
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    answer = await ask(demo_house, "turn on the desk lamp", agent=AGENT)
    assert answer["lane"] in {"sentence", "fuzzy"}
    assert answer["model_calls"] == 0
    assert answer["model"] is None
    assert answer["usage"]["total_tokens"] is None
    state = demo_house.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == "on"


async def test_direct_is_one_call_without_tools(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> None:
    calls = [("intent__HassTurnOn", {"name": "Desk Lamp"})]
    server.reply(calls=calls, text="I can only talk.")
    answer = await ask(hass, "let there be light on my desk", mode="direct")
    assert answer["model_calls"] == 1
    assert answer["tools"] == []
    assert "tools" not in server.chats[0].body
    assert answer["content"] == "I can only talk."
    state = hass.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == "off"


async def test_what_is_not_so_is_not_asked_for_again_where_no_tool_could_mend_it(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> None:
    server.reply("The desk lamp is on.")
    answer = await ask(hass, "let there be light on my desk", mode="direct")
    assert answer["model_calls"] == 1
    assert answer["content"].startswith("I have not done")


async def test_a_direct_agent_has_no_tools(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(direct=True)
    )
    server.reply("Good evening.")
    answer = await ask(demo_house, "tell me about the sea")
    assert answer["content"] == "Good evening."
    assert "tools" not in server.chats[0].body


async def test_only_the_named_tools_are_offered(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> None:
    server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
    server.reply("I cannot do that, I may only look.")
    answer = await ask(
        hass, "I want to read a book at my desk", tools=["find_entities"]
    )
    names = {tool["function"]["name"] for tool in server.chats[0].body["tools"]}
    assert any(name.endswith("find_entities") for name in names)
    assert not any("HassTurnOn" in name for name in names)
    assert answer["content"] == "I cannot do that, I may only look."
    state = hass.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == "off"


async def test_another_engine_and_model(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    await set_up_jarvis(
        demo_house,
        engine_subentry("http://127.0.0.1:9", model="gone:1b"),
        {**engine_subentry(server.url), "title": "other"},
        agent_subentry(),
    )
    server.reply("Here.")
    answer = await ask(
        demo_house, "who are you really?", engine="Other", model="other:8b"
    )
    assert answer["engine"] == "other"
    assert answer["model"] == "other:8b"
    assert server.chats[0].body["model"] == "other:8b"


async def test_a_conversation_goes_on(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> None:
    server.reply("I did not know that.")
    server.reply("I do not know, sir.")
    first = await ask(hass, "my favourite colour, by the way, is blue")
    again = await ask(
        hass, "and which one did I say?", conversation_id=first["conversation_id"]
    )
    assert again["conversation_id"] == first["conversation_id"]
    told = " ".join(m["content"] for m in server.chats[1].messages)
    assert "is blue" in told


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"agent": "conversation.nobody"}, "agent_unknown"),
        ({"engine": "nowhere"}, "engine_unknown"),
    ],
)
async def test_what_does_not_exist_is_refused(
    hass: HomeAssistant, jarvis: MockConfigEntry, options: dict[str, str], key: str
) -> None:
    with pytest.raises(ServiceValidationError) as raised:
        await ask(hass, "hello there", **options)
    assert raised.value.translation_key == key


async def test_an_engine_that_is_down_is_told_as_an_error(
    demo_house: HomeAssistant, socket_enabled: None
) -> None:
    await set_up_jarvis(
        demo_house, engine_subentry("http://127.0.0.1:9"), agent_subentry(deadline=5)
    )
    answer = await ask(demo_house, "tell me about the sea")
    assert answer["error"] == "unknown"
    assert answer["stop"] == "failed"
    assert answer["content"]


async def test_a_small_bound_still_leaves_room_for_a_memory(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> None:
    for fact in ("My favourite dish is risotto", "My favourite drink is oolong tea"):
        await hass.services.async_call(
            "jarvis", "remember", {"text": fact}, blocking=True, return_response=True
        )
    server.reply("Well.")
    answer = await ask(
        hass, "recommend what goes with my favourite drink", max_tokens=64
    )
    trace: Any = await hass.services.async_call(
        "jarvis",
        "get_trace",
        {"trace_id": answer["trace_id"]},
        blocking=True,
        return_response=True,
    )
    [recall] = [step for step in trace["steps"] if step["name"] == "recall"]
    assert recall["count"] > 0
    assert "oolong" in " ".join(str(m["content"]) for m in server.chats[0].messages)


@pytest.mark.parametrize(
    "wanted", [{"engine": "outside"}, {"model": "cloudy"}, {"agent": "Open"}]
)
@pytest.mark.parametrize("first", ["Open", "Jarvis"])
async def test_no_choice_of_a_caller_lets_words_out_of_the_house(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    wanted: dict[str, str],
    first: str,
) -> None:
    """One of the agents keeps every word in the house."""
    away = engine_subentry("http://8.8.8.8:11434", "openai_compatible", model="cloudy")
    agents = [agent_subentry(local_only=True), agent_subentry()]
    agents[1]["title"] = "Open"
    away["title"] = "outside"
    house = [engine_subentry(server.url), away, *agents]
    entry = await set_up_jarvis(demo_house, *house)
    server.reply("Once upon a time.", repeat=True)
    answer = await ask(demo_house, "tell me a tale", **{"agent": first, **wanted})
    assert answer["engine"] == "scripted"
    tried = [c.engine for t in entry.runtime_data.tracer.traces for c in t.calls]
    assert tried
    assert set(tried) == {"scripted"}
    server.replies.clear()
