"""A bad model server: every fault ends in a spoken sentence within the deadline."""

import logging
from typing import Any

import pytest

from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.intent import IntentResponseType

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound, waiting

DEADLINE = 1.5
SECRET = "sk-planted-0123456789abcdef"

FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "hangs before the first byte": ({"stall": 0}, "is not answering"),
    "hangs in the stream": (
        {"text": "One two three four five six.", "pieces": 6, "stall": 3},
        "cut short",
    ),
    "closes before the first byte": ({"cut": 0}, "cannot reach"),
    "closes in mid-line": (
        {"text": "One two three four.", "pieces": 4, "cut": 2.5},
        "cut short",
    ),
    "sends HTML": (
        {"body": "<html><h1>Welcome</h1></html>", "content_type": "text/html"},
        "could not make sense",
    ),
    "sends garbage": ({"body": b"\xff\xfe{\x00]"}, "could not make sense"),
    "sends JSON that is cut": ({"body": '{"message": {"con'}, "Sorry"),
    "refuses the key": ({"status": 401, "error": "bad key"}, "refuses my key"),
    "does not have the model": (
        {"status": 404, "error": 'model "scripted:4b" not found'},
        "does not have the model scripted:4b",
    ),
    "has an unrelated 400": (
        {"status": 400, "error": "invalid option"},
        "reported an error",
    ),
    "is too busy": (
        {"status": 429, "error": "slow down", "headers": {"Retry-After": "7"}},
        "too busy",
    ),
    "is broken": ({"status": 500, "error": "boom"}, "reported an error"),
    "has nothing to say": ({"text": ""}, "no answer to that"),
}


async def house(
    hass: HomeAssistant,
    url: str,
    kind: str,
    *,
    patience: float = 10,
    deadline: float = 6,
) -> None:
    """Set up Jarvis; a busy server that asks for seven seconds asks too much."""
    await set_up_jarvis(
        hass,
        engine_subentry(url, kind, api_key=SECRET, timeout=patience),
        agent_subentry(deadline=deadline),
    )


@pytest.mark.parametrize("fault", FAULTS)
async def test_every_fault_is_a_sentence(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    kind: str,
    fault: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    options, expected = FAULTS[fault]
    silent = "stall" in options
    await house(demo_house, server.url, kind, patience=2 if silent else 10)
    reply = server.reply(**options)
    with waiting() as waited:
        result = await say("tell me a story")
    reply.release()
    assert waited.seconds < DEADLINE + 1
    assert expected in speech(result), speech(result)
    assert told(result)["model_calls"] == 1
    assert SECRET not in caplog.text + str(result.as_dict())
    assert not [r for r in caplog.records if r.exc_info and r.levelno > logging.DEBUG]
    failed = result.response.response_type is IntentResponseType.ERROR
    assert failed == (fault != "has nothing to say")

    # The house is none the worse: the conversation goes on, with its history.
    # (Of a busy machine the server may not have read the first question yet.)
    server.replies.clear()
    server.reply("Once upon a time.")
    again = await say("now tell me a story", result.conversation_id)
    assert speech(again) == "Once upon a time."
    users = [m for m in server.chats[-1].messages if m["role"] == "user"]
    assert users[0]["content"].startswith("tell me a story")


@pytest.mark.parametrize("said", [0, 3])
async def test_the_deadline_is_over_before_the_patience_with_the_server(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str, said: int
) -> None:
    await house(demo_house, server.url, kind, deadline=DEADLINE)
    reply = server.reply("One two three four five six.", pieces=6, stall=said)
    with waiting() as waited:
        result = await say("tell me a story")
    reply.release()
    # On a busy machine the time may be over before the server is asked.
    server.replies.clear()
    assert waited.seconds < DEADLINE + 1
    assert speech(result).strip()


async def test_a_server_that_drips_is_told_when_the_time_is_over(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    await house(demo_house, server.url, kind, deadline=DEADLINE)
    words = " ".join(f"Word {number} fell." for number in range(500))
    reply = server.reply(words, pieces=500, pause=0.1)
    with waiting() as waited:
        result = await say("tell me a story")
    reply.release()
    assert waited.seconds < DEADLINE + 1
    assert "too long" in speech(result)
    assert result.response.response_type is IntentResponseType.ERROR
    server.reply("Once upon a time.")
    assert speech(await say("now tell me a story")) == "Once upon a time."


async def test_the_server_is_down(
    demo_house: HomeAssistant, socket_enabled: None, say: Say, kind: str
) -> None:
    await house(demo_house, "http://127.0.0.1:9", kind)
    result = await say("tell me a story")
    assert "cannot reach the model server scripted" in speech(result)
    assert speech(await say("turn on the kitchen light", result.conversation_id))
    state = demo_house.states.get("light.kitchen_light")
    assert state is not None
    assert state.state == "on"


async def test_the_sentence_is_in_the_users_language(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await house(demo_house, server.url, "ollama")
    server.reply(status=500, error="boom")
    result = await say("erzähl mir etwas", language="de")
    assert speech(result).startswith("Entschuldigung, der Modellserver")


NONSENSE = (
    *(b"\xff\xfe{\x00]\n", b"<html><h1>502</h1></html>\n\n", b"data: {\n\n"),
    *(b"null\n", b"[]\n", b'{"message": 7, "choices": "x"}\n', b"\n" * 5_000),
    b'{"message": {"content": {"a": [1]}, "tool_calls": "no"}}\n',
    b'{"message": {"tool_calls": [null, {"function": 1}]}}\n',
    b'data: {"choices": [{"delta": {"tool_calls": [{"index": "x"}]}}]}\n\n',
    b'data: {"choices": [null]}\n\n',
)


@pytest.mark.slow
@pytest.mark.parametrize("phase", ["first", "middle", "end"])
async def test_nonsense_in_any_phase_of_an_answer(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    kind: str,
    phase: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await set_up_jarvis(
        demo_house, engine_subentry(server.url, kind), agent_subentry(deadline=20)
    )
    for nonsense in NONSENSE:
        words: list[Any] = [_piece(kind, f"Part {number}. ") for number in range(4)]
        words.insert({"first": 0, "middle": 2, "end": 4}[phase], nonsense)
        # After a while nobody asks a server that talks nonsense.
        server.replies.clear()
        server.reply(frames=words, repeat=True)
        async with idle_bound():
            result = await say("tell me a story")
        assert speech(result).strip(), nonsense
        assert "html" not in speech(result)
    assert server.chats
    assert not [r for r in caplog.records if r.exc_info and r.levelno > logging.DEBUG]


def _piece(kind: str, text: str) -> dict[str, Any]:
    if kind == "ollama":
        return {"message": {"role": "assistant", "content": text}}
    return {"choices": [{"index": 0, "delta": {"content": text}}]}


async def test_a_reply_of_a_megabyte(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    await set_up_jarvis(
        demo_house, engine_subentry(server.url, kind), agent_subentry(deadline=30)
    )
    # A model that says the same again and again is cut short: this one does not.
    text = " ".join(f"Word {number} of the story." for number in range(40_000))
    server.reply(text, pieces=500)
    result = await say("tell me a very long story")
    assert speech(result).split() == text.split()


@pytest.mark.parametrize(
    "text",
    [
        "مرحبا، كيف حالك؟",
        "שלום 👋🏽 wörld 𝒳",
        "so\u202e much \u0000 for \ud800 that",
        "tell me " + "and then " * 2_500,
        "x" * 20_000,
    ],
    ids=["rtl", "emoji", "controls", "20000 characters", "one long word"],
)
async def test_odd_utterances_reach_the_model(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str, text: str
) -> None:
    await house(demo_house, server.url, kind)
    server.reply("I cannot say.")
    assert speech(await say(text)) == "I cannot say."
    sent = server.chats[0].messages[-1]["content"]
    assert "\x00" not in sent
    assert not any("\ud800" <= letter <= "\udfff" for letter in sent)


async def test_odd_answers_are_spoken_whole(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    await house(demo_house, server.url, kind)
    server.reply("שלום, наш дом — 很好 \x00 fine.", chunk=3)
    assert speech(await say("how do people greet each other")).startswith(
        "שלום, наш дом — 很好"
    )


async def test_secrets_do_not_reach_the_server(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    await house(demo_house, server.url, kind)
    server.reply("I cannot say.")
    result = await say("my e-mail is jane.doe@example.org, do you like it")
    refused = await say("my e-mail is jane.doe@example.org, remember it")
    assert "do not keep" in speech(refused)
    server.reply("I do not know.")
    await say("what did I say", result.conversation_id)
    assert all(b"jane.doe" not in request.raw for request in server.requests)


async def test_a_prompt_that_is_too_long_is_shortened_once(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    await house(demo_house, server.url, kind)
    conversation = None
    for number in range(4):
        server.reply(" ".join(f"I do not know {n} of {number}." for n in range(450)))
        words = " ".join(f"what is a fox {number} or {n}?" for n in range(40))
        result = await say(words, conversation)
        conversation = result.conversation_id
    too_long = "the request exceeds the available context size"
    server.reply(status=400, error=too_long)
    server.reply("I do not know.")
    assert speech(await say("who wrote Hamlet", conversation)) == "I do not know."
    first, second = server.chats[-2:]
    assert len(second.raw) < len(first.raw)
    server.reply(status=400, error=too_long)
    server.reply(status=400, error=too_long)
    result = await say("and on you go", conversation)
    assert "too long for the model" in speech(result)


async def test_a_command_that_fails_says_so(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await house(demo_house, server.url, "ollama")
    demo_house.services.async_remove("light", "turn_on")

    async def refuse(_call: ServiceCall) -> None:
        """Fail as a lamp out of reach does."""
        raise HomeAssistantError("the lamp is out of reach")

    demo_house.services.async_register("light", "turn_on", refuse)
    result = await say("turn on the desk lamp")
    assert told(result)["model_calls"] == 0
    assert result.response.response_type is IntentResponseType.ERROR
    assert speech(result).startswith("That did not work")
