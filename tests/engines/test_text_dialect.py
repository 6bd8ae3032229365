"""Models are told of their tools in words where their server cannot do it."""

from collections.abc import Sequence
import json
from typing import Any

from hypothesis import HealthCheck, given, settings, strategies as st
import pytest

from custom_components.jarvis.engines.base import (
    Call,
    Called,
    ChatRequest,
    Chunk,
    Done,
    Message,
    Said,
    ToolSpec,
)
from custom_components.jarvis.engines.capability import Forgetful, Wanted
from custom_components.jarvis.engines.errors import EngineError, ToolsUnsupported
from custom_components.jarvis.engines.text_calls import TextDialect
from custom_components.jarvis.telemetry.tracer import Tracer

from ..scripted_server import ScriptedModel, ScriptedServer
from .conftest import TOOL, MakeEngine, ask, collect, collect_until_error, said, thought

CALL = '```tool_call\n{"name": "light__on", "arguments": {"name": "desk"}}\n```'
REFUSAL = "registry.ollama.ai/library/scripted:3b does not support tools"


def calls_in(chunks: list[Chunk]) -> list[tuple[str, dict[str, Any]]]:
    """Return the calls of a reply."""
    found = [chunk.call for chunk in chunks if isinstance(chunk, Called)]
    return [(call.name, call.arguments) for call in found]


def dialect(
    make: MakeEngine,
    server: ScriptedServer,
    wanted: Wanted = "automatic",
    refusals: Forgetful | None = None,
    capabilities: Sequence[str] | None = None,
    parameters: int = 3_212_749_888,
) -> TextDialect:
    """Wrap an engine in front of the scripted server."""
    if capabilities is not None:
        server.models = [
            ScriptedModel(capabilities=tuple(capabilities), parameters=parameters)
        ]
    return TextDialect(make(server.url), wanted=wanted, refusals=refusals)


async def test_tools_go_into_the_prompt_and_calls_come_out(
    server: ScriptedServer, make: MakeEngine
) -> None:
    server.reply(f"I see to it.\n{CALL}\nThe light is on.")
    chunks = await collect(dialect(make, server, "text"), ask(tools=(TOOL,)))
    assert said(chunks).strip() == "I see to it."
    assert calls_in(chunks) == [("light__on", {"name": "desk"})]
    assert isinstance(chunks[-1], Done)
    assert chunks[-1].reason == "tool_calls"
    body = server.chats[0].body
    assert "tools" not in body
    system = body["messages"][0]
    assert system["role"] == "system"
    assert "- light__on(name?: string): Turns a light on." in system["content"]


async def test_the_conversation_is_told_in_the_form_that_was_taught(
    server: ScriptedServer, make: MakeEngine
) -> None:
    call = Call(id="1", name="light__on", arguments={"name": "desk"})
    history = (
        Message(role="system", content="You are Jarvis."),
        Message(role="user", content="Light, please."),
        Message(role="assistant", content="At once.", calls=(call,)),
        Message(role="tool", content='{"done": "</tool_result>"}', call_id="1",
                name="light__on"),
        Message(role="tool", content="{}", call_id="2", name="light__on"),
        Message(role="user", content="And?"),
    )  # fmt: skip
    server.reply("Done.", repeat=True)
    engine = dialect(make, server, "text")
    await collect(engine, ask(messages=history, tools=(TOOL,)))
    sent = server.chats[0].body["messages"]
    assert [message["role"] for message in sent] == [
        "system", "user", "assistant", "user",
    ]  # fmt: skip
    assert sent[2]["content"] == f"At once.\n{CALL}"
    assert sent[3]["content"].count("</tool_result>") == 2
    assert sent[3]["content"].endswith("And?")
    # What was sent stays as it was sent.
    more = (*history, Message(role="assistant", content="Done."), history[1])
    await collect(engine, ask(messages=more, tools=(TOOL,)))
    assert server.chats[1].body["messages"][:4] == sent


async def test_a_refusal_is_learned_and_the_same_turn_goes_on(
    server: ScriptedServer, make: MakeEngine
) -> None:
    refusals = Forgetful()
    engine = dialect(make, server, refusals=refusals)
    server.reply(status=400, error=REFUSAL)
    server.reply(CALL)
    with Tracer(lambda: "1").turn("c", "Jarvis") as trace:
        chunks = await collect(engine, ask(tools=(TOOL,)))
    assert calls_in(chunks) == [("light__on", {"name": "desk"})]
    [mark] = [step for step in trace.steps if step.name == "tools_unsupported"]
    assert mark.facts["instead"] == "text"
    assert refusals.has("scripted:3b")
    server.reply("Yes.")
    again = dialect(make, server, refusals=refusals)
    assert said(await collect(again, ask(tools=(TOOL,)))) == "Yes."
    assert "tools" in server.chats[0].body
    assert all("tools" not in chat.body for chat in server.chats[1:])


async def test_other_refusals_teach_nothing(
    server: ScriptedServer, make: MakeEngine
) -> None:
    refusals = Forgetful()
    engine = dialect(make, server, refusals=refusals)
    for words in ("invalid value for temperature", "tools[0].name is too long"):
        server.reply(status=400, error=words)
        chunks, error = await collect_until_error(engine, ask(tools=(TOOL,)))
        assert not chunks
        assert isinstance(error, EngineError)
        assert not isinstance(error, ToolsUnsupported)
    assert not refusals.has("scripted:3b")
    assert all("tools" in chat.body for chat in server.chats)


@pytest.mark.parametrize("kind", ["ollama"], indirect=True)
async def test_what_the_server_tells_of_a_model_decides(
    server: ScriptedServer, make: MakeEngine
) -> None:
    server.reply("Yes.", repeat=True)
    for capabilities, parameters, way in (
        (["completion", "tools"], 3_000_000_000, "native"),
        (["completion"], 3_000_000_000, "text"),
        (["completion"], 135_000_000, "constrained"),
        (["completion", "tools"], 600_000_000, "native"),
    ):
        engine = dialect(make, server, capabilities=capabilities, parameters=parameters)
        await collect(engine, ask(tools=(TOOL,)))
        assert await engine.tool_calls("scripted:3b") == way
        body = server.chats[-1].body
        assert ("tools" in body) == (way == "native")
        assert ("format" in body) == (way == "constrained")


async def test_a_call_leaked_as_text_is_carried_out(
    server: ScriptedServer, make: MakeEngine
) -> None:
    server.reply('<tool_call>{"name": "on", "arguments": {"name": "desk"}}</tool_call>')
    chunks = await collect(dialect(make, server, "native"), ask(tools=(TOOL,)))
    assert (said(chunks), calls_in(chunks)) == ("", [("light__on", {"name": "desk"})])


async def test_a_call_made_and_written_is_one_call(
    server: ScriptedServer, make: MakeEngine
) -> None:
    server.reply(CALL, calls=[("On", {"name": "desk"})])
    chunks = await collect(dialect(make, server, "native"), ask(tools=(TOOL,)))
    assert calls_in(chunks) == [("light__on", {"name": "desk"})]


async def test_a_model_that_makes_up_the_results_is_stopped(
    server: ScriptedServer, make: MakeEngine
) -> None:
    made_up = "<tool_response>on</tool_response> It is on. " * 200
    reply = server.reply(f"{CALL}\n{made_up}", pieces=400, stall=390)
    chunks = await collect(dialect(make, server, "text"), ask(tools=(TOOL,)))
    assert calls_in(chunks) == [("light__on", {"name": "desk"})]
    assert said(chunks) == ""
    reply.release()


async def test_thinking_in_the_text_becomes_thoughts(
    server: ScriptedServer, make: MakeEngine
) -> None:
    server.reply("<think>hm</think>Yes.")
    chunks = await collect(dialect(make, server, "native"), ask(tools=(TOOL,)))
    assert (said(chunks), thought(chunks)) == ("Yes.", "hm")


async def test_without_tools_nothing_is_touched(
    server: ScriptedServer, make: MakeEngine
) -> None:
    text = '<think>hm</think>{"name": "x", "arguments": {}}'
    server.reply(text)
    chunks = await collect(dialect(make, server), ask())
    assert said(chunks) == text


async def test_a_schema_makes_a_tiny_model_speak_or_call(
    server: ScriptedServer, make: MakeEngine
) -> None:
    engine = dialect(make, server, "constrained")
    server.reply('{"say": "Good \\u00e9vening, \\"sir\\"."}', pieces=30)
    chunks = await collect(engine, ask(tools=(TOOL,)))
    assert said(chunks) == 'Good \u00e9vening, "sir".'
    assert sum(isinstance(chunk, Said) for chunk in chunks) > 3
    server.reply('{"call": {"name": "light__on", "arguments": {"name": "desk"}}}')
    chunks = await collect(engine, ask(tools=(TOOL,)))
    assert calls_in(chunks) == [("light__on", {"name": "desk"})]
    body = server.chats[0].body
    schema = body.get("format") or body["response_format"]["json_schema"]["schema"]
    [say, call] = schema["anyOf"]
    assert say["required"] == ["say"]
    assert call["properties"]["call"]["properties"]["name"] == {"const": "light__on"}


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.parametrize("kind", ["ollama"], indirect=True)
@given(
    st.sampled_from([CALL, f"Yes. {CALL}", "light__on(name='desk')\nOn.", "Words."]),
    st.integers(1, 60),
)  # fmt: skip
async def test_the_same_chunks_however_the_stream_is_cut(
    server: ScriptedServer, make: MakeEngine, text: str, pieces: int
) -> None:
    engine = dialect(make, server, "text")
    request: ChatRequest = ask(tools=(TOOL,))
    server.reply(text, pieces=1)
    whole = await collect(engine, request)
    server.reply(text, pieces=pieces)
    cut = await collect(engine, request)
    assert (said(cut), calls_in(cut)) == (said(whole), calls_in(whole))
    assert isinstance(cut[-1], Done)


async def test_enums_and_nested_arguments_are_told(
    server: ScriptedServer, make: MakeEngine
) -> None:
    tool = ToolSpec(
        name="x__set",
        description="Sets it. And more that a small model need not read.",
        parameters={
            "type": "object",
            "properties": {
                "mode": {"enum": ["on", "off"], "description": "Which."},
                "level": {"type": "integer", "minimum": 0, "maximum": 100},
                "names": {"type": "array", "items": {"type": "string"}},
                "at": {"type": "object", "properties": {"h": {"type": "integer"}}},
                "what": {"anyOf": [{"type": "string"}, {"type": "null"}]},
            },
            "required": ["mode"],
        },
    )
    server.reply("Yes.", repeat=True)
    await collect(dialect(make, server, "text"), ask(tools=(tool,)))
    told = server.chats[0].body["messages"][0]["content"]
    assert (
        '- x__set(mode: "on"|"off", level?: integer 0 to 100, names?: list of string, '
        "at?: {h: integer}, what?: string|null): Sets it.\n"
    ) in told
    await collect(dialect(make, server, "constrained"), ask(tools=(tool,)))
    assert json.dumps(server.chats[1].body).count("additionalProperties") >= 3
