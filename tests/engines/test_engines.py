"""The suite that every engine passes: what a server says, the caller gets typed."""

import asyncio
from contextlib import aclosing
from dataclasses import replace
import json
from typing import Any

import httpx
import pytest

from custom_components.jarvis.engines import load_engine
from custom_components.jarvis.engines.base import (
    Call,
    Called,
    ChatRequest,
    Done,
    Engine,
    Image,
    Message,
    Said,
    ToolSpec,
    Usage,
)
from custom_components.jarvis.engines.errors import (
    ContextOverflow,
    EngineBadReply,
    EngineError,
    EngineMoved,
    EngineOverloaded,
    EngineTimeout,
    EngineUnauthorized,
    EngineUnreachable,
    ModelNotFound,
    ToolsUnsupported,
)

from ..scripted_server import ScriptedModel, ScriptedServer
from .conftest import TOOL, MakeEngine, ask, collect, collect_until_error, said, thought


async def test_text_comes_in_order_and_ends_with_done(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Good evening, sir.", prompt_tokens=12, completion_tokens=4)
    chunks = await collect(engine, ask())
    assert [c.text for c in chunks if isinstance(c, Said)] == [
        "Good ",
        "evening, ",
        "sir.",
    ]
    assert chunks[-1] == Done("stop", Usage(prompt=12, completion=4))
    assert sum(isinstance(c, Done) for c in chunks) == 1
    assert engine.name == "cellar"


async def test_first_piece_arrives_before_the_last_is_sent(
    server: ScriptedServer, engine: Engine
) -> None:
    stalled = server.reply("One two", stall=2)
    async with aclosing(engine.chat(ask())) as chunks:
        assert await anext(chunks) == Said("One ")
        stalled.release()
        rest = [chunk async for chunk in chunks]
    assert said(rest) == "two"


async def test_thinking_is_apart_from_saying(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Four.", thinking="Two and two.")
    chunks = await collect(engine, ask(think=True))
    assert (thought(chunks), said(chunks)) == ("Two and two.", "Four.")


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "Küche 🍳", "brightness": 40},
        '{"name": "Küche 🍳", "brightness": 40}',
        json.dumps(json.dumps({"name": "Küche 🍳", "brightness": 40})),
        "{'name': 'Küche 🍳', 'brightness': 40}",
        [{"name": "Küche 🍳", "brightness": 40}],
    ],
    ids=["object", "text", "text in text", "python", "list of one"],
)
async def test_calls_arrive_whole_however_arguments_are_written(
    server: ScriptedServer, engine: Engine, arguments: Any
) -> None:
    server.reply(calls=[("light__on", arguments), ("stop", {})])
    chunks = await collect(engine, ask(tools=(TOOL,)))
    calls = [c.call for c in chunks if isinstance(c, Called)]
    assert [c.name for c in calls] == ["light__on", "stop"]
    assert calls[0].arguments == {"name": "Küche 🍳", "brightness": 40}
    assert calls[1].arguments == {}
    assert len({c.id for c in calls}) == 2
    done = chunks[-1]
    assert isinstance(done, Done)
    assert done.reason == "tool_calls"


@pytest.mark.parametrize("arguments", ['{"name": ', "[1, 2]", "7", "nonsense"])
async def test_unreadable_arguments_are_never_guessed(
    server: ScriptedServer, engine: Engine, arguments: str
) -> None:
    server.reply(calls=[("light__on", arguments)])
    chunks = await collect(engine, ask(tools=(TOOL,)))
    [call] = [c.call for c in chunks if isinstance(c, Called)]
    assert call.arguments == {}
    assert call.unreadable


async def test_call_without_a_name_is_dropped(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Very good.", calls=[("", {"a": 1})])
    chunks = await collect(engine, ask(tools=(TOOL,)))
    assert said(chunks) == "Very good."
    assert not any(isinstance(c, Called) for c in chunks)
    server.reply(calls=[("", {"a": 1})])
    with pytest.raises(EngineBadReply):
        await collect(engine, ask(tools=(TOOL,)))


async def test_empty_reply_is_only_done(server: ScriptedServer, engine: Engine) -> None:
    server.reply("")
    chunks = await collect(engine, ask())
    assert len(chunks) == 1
    assert isinstance(chunks[0], Done)


async def test_reply_cut_by_its_limit_says_so(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("And then", reason="length")
    chunks = await collect(engine, ask(max_tokens=2))
    done = chunks[-1]
    assert isinstance(done, Done)
    assert done.reason == "length"


async def test_whole_conversation_is_sent(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Done.")
    call = Call(id="c1", name="light__on", arguments={"name": "a", "x": None})
    messages = (
        Message(role="system", content="You are a butler."),
        Message(
            role="user",
            content="Look.",
            images=(Image(mime_type="image/png", data=b"\x89PNG"),),
        ),
        Message(role="assistant", thinking="Hm.", calls=(call,)),
        Message(role="tool", content='{"ok": true}', call_id="c1", name="light__on"),
    )
    await collect(engine, ask(messages=messages, tools=(TOOL,)))
    body = server.chats[0].body
    assert body["stream"] is True
    assert body["tools"][0]["function"]["parameters"] == TOOL.parameters
    roles = [message["role"] for message in body["messages"]]
    assert roles == ["system", "user", "assistant", "tool"]
    sent = body["messages"][2]["tool_calls"][0]["function"]
    assert sent["name"] == "light__on"
    arguments = sent["arguments"]
    if isinstance(arguments, str):
        arguments = json.loads(arguments)
    assert arguments == {"name": "a", "x": None}
    assert body["messages"][3]["tool_call_id"] == "c1"
    assert b"iVBORw==" in server.chats[0].raw


async def test_nothing_is_sent_that_was_not_set(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Done.")
    await collect(engine, ask())
    body = server.chats[0].body
    allowed = {"model", "messages", "stream", "stream_options"}
    assert body.keys() <= allowed
    assert body["messages"] == [{"role": "user", "content": "Hello"}]


async def test_nested_schemas_reach_the_server_whole(
    server: ScriptedServer, engine: Engine
) -> None:
    schema = {
        "type": "object",
        "properties": {
            "when": {"anyOf": [{"type": "string"}, {"type": "integer", "minimum": 1}]},
            "where": {"type": "object", "properties": {"room": {"type": "string"}}},
        },
        "additionalProperties": False,
    }
    server.reply("Done.")
    tool = ToolSpec(name="t", description="d", parameters=schema)
    await collect(engine, ask(tools=(tool,)))
    assert server.chats[0].body["tools"][0]["function"]["parameters"] == schema


async def test_bad_characters_are_harmless_both_ways(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply(
        "a\x00b \ud83d\ude00 \ud83d!", pieces=1, calls=[("t", {"k\x00": "\udc00"})]
    )
    chunks = await collect(engine, ask("x\x00y\ud83dz"))
    assert said(chunks) == "ab 😀 �!"
    [call] = [c.call for c in chunks if isinstance(c, Called)]
    assert call.arguments == {"k": "�"}
    assert server.chats[0].user == "xy�z"


async def test_pair_cut_between_pieces_is_joined(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("x\ud83d\ude00y\ud83d", pieces=5, thinking="\ud83d")
    chunks = await collect(engine, ask())
    assert (thought(chunks), said(chunks)) == ("�", "x😀y�")


@pytest.mark.parametrize(
    "text",
    [
        "\u05e9\u05dc\u05d5\u05dd \u200f\u0645\u0631\u062d\u0628\u0627",
        "\U0001f469\u200d\U0001f467 \U0001f1e9\U0001f1ea e\u0301",
        "a\u2028b\u2029c\u0085d\x0be\x1cf",
        "\u00a0",
    ],
)
@pytest.mark.parametrize("chunk", [1, 7, None])
async def test_any_text_survives_any_cut(
    server: ScriptedServer, engine: Engine, text: str, chunk: int | None
) -> None:
    server.reply(text, chunk=chunk)
    assert said(await collect(engine, ask(text))) == text
    assert server.chats[0].user == text


async def test_long_prompt_and_reply_of_a_megabyte(
    server: ScriptedServer, engine: Engine
) -> None:
    text = "word " * 210_000
    server.reply(text, pieces=1)
    assert said(await collect(engine, ask("x" * 20_000))) == text
    assert len(server.chats[0].user) == 20_000


async def test_reply_without_end_is_cut(server: ScriptedServer, engine: Engine) -> None:
    server.reply("x" * 5_000_000, pieces=40)
    chunks, error = await collect_until_error(engine, ask())
    assert isinstance(error, EngineBadReply)
    assert len(said(chunks)) == 4 * 1024 * 1024


async def test_server_down(make: MakeEngine, socket_enabled: None) -> None:
    engine = make("http://127.0.0.1:9")
    with pytest.raises(EngineUnreachable) as caught:
        await collect(engine, ask())
    assert caught.value.facts == {"engine": "cellar", "model": "scripted:3b"}
    for question in (engine.models(), engine.describe("m")):
        with pytest.raises(EngineUnreachable):
            await question


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense url",
        "ftp://host",
        "http://",
        "http://[x",
        "http://h:99999",
        "ü :1",
    ],
)
async def test_url_that_is_none_is_an_engine_error(make: MakeEngine, url: str) -> None:
    engine = make(url)
    with pytest.raises(EngineUnreachable):
        await collect(engine, ask())
    with pytest.raises(EngineUnreachable):
        await engine.models()


async def test_key_that_no_header_carries(make: MakeEngine) -> None:
    with pytest.raises(EngineUnauthorized):
        await make("http://127.0.0.1:9", key="schlüssel").models()


@pytest.mark.parametrize("stall", [0, 1])
async def test_silence_is_a_timeout(
    server: ScriptedServer, engine: Engine, stall: int
) -> None:
    server.reply("one two three", stall=stall)
    with pytest.raises(EngineTimeout):
        await collect(engine, ask(timeout=0.2))
    await asyncio.wait_for(server.chats[0].closed.wait(), 60)
    assert server.chats[0].disconnected_ns is not None


async def test_slow_but_steady_is_no_timeout(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("a b c d e f", pause=0.4)
    assert said(await collect(engine, ask(timeout=2))) == "a b c d e f"


async def test_models_that_hang_time_out(
    make: MakeEngine, server: ScriptedServer
) -> None:
    for path in ("/api/tags", "/v1/models"):
        server.reply(path=path, stall=0, repeat=True)
    with pytest.raises(EngineTimeout):
        await make(server.url, timeout=0.2).models()


@pytest.mark.parametrize("cut", [1, 1.5, 2])
async def test_cut_stream_gives_what_came_and_raises(
    server: ScriptedServer, engine: Engine, cut: float
) -> None:
    server.reply("one two three", cut=cut)
    chunks, error = await collect_until_error(engine, ask())
    assert isinstance(error, EngineUnreachable)
    assert "one two three".startswith(said(chunks))
    assert not any(isinstance(chunk, Done) for chunk in chunks)


async def test_cut_before_any_byte(server: ScriptedServer, engine: Engine) -> None:
    server.reply("lost", cut=0)
    with pytest.raises(EngineUnreachable):
        await collect(engine, ask())


async def test_dead_kept_connection_is_replaced_once(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("first")
    assert said(await collect(engine, ask())) == "first"
    server.reply("lost", cut=0)
    server.reply("second")
    assert said(await collect(engine, ask())) == "second"
    assert len(server.chats) == 3


@pytest.mark.parametrize(
    "body",
    [
        "<!DOCTYPE html><html><body>Welcome</body></html>",
        b"\x00\xff\xfe garbage \x80\n",
        "{not json",
        "[]",
        "null",
        '"text"',
        '{"hello": "world"}',
        '{"error": "the cellar is flooded"}',
        "[" * 100_000,
        '{"a": ' + "9" * 5000 + "}",
    ],
    ids=[
        "html",
        "garbage",
        "no json",
        "list",
        "null",
        "text",
        "other",
        "error",
        "deep",
        "digits",
    ],
)
async def test_success_that_is_no_reply(
    server: ScriptedServer, engine: Engine, body: str | bytes
) -> None:
    server.reply(body=body)
    with pytest.raises(EngineBadReply) as caught:
        await collect(engine, ask())
    assert len(str(caught.value)) < 300
    for path in ("/api/tags", "/v1/models"):
        server.reply(path=path, body=body, repeat=True)
    if body != "[]":  # a bare list of models is one
        with pytest.raises(EngineError):
            await engine.models()


async def test_garbage_within_the_stream(
    server: ScriptedServer, engine: Engine, kind: str
) -> None:
    half = {"message": {"content": "Hi"}, "done": False}
    if kind != "ollama":
        half = {"choices": [{"delta": {"content": "Hi"}}]}
    server.reply(frames=[half, b"\xff\x00{{{\n\n", half])
    chunks = engine.chat(ask())
    assert await anext(chunks) == Said("Hi")
    with pytest.raises(EngineBadReply):
        await anext(chunks)


async def test_error_within_the_stream(
    server: ScriptedServer, engine: Engine, kind: str
) -> None:
    half: Any = {"message": {"content": "Hi"}, "done": False}
    if kind != "ollama":
        half = {"choices": [{"delta": {"content": "Hi"}}]}
    server.reply(frames=[half, {"error": "the model runner has crashed"}])
    with pytest.raises(EngineBadReply, match="crashed"):
        await collect(engine, ask())
    server.reply(frames=[half, {"error": "the prompt exceeds the context size"}])
    with pytest.raises(ContextOverflow):
        await collect(engine, ask())


@pytest.mark.parametrize(
    ("status", "error", "kind_of"),
    [
        (401, "bad key", EngineUnauthorized),
        (403, "not allowed", EngineUnauthorized),
        (404, "model 'scripted:3b' not found", ModelNotFound),
        (404, "404 page not found", EngineError),
        (400, "registry/scripted:3b does not support tools", ToolsUnsupported),
        (500, "tools param requires --jinja flag", ToolsUnsupported),
        (400, "messages: field required", EngineError),
        (400, "Invalid schema for function 'x': format is not supported", EngineError),
        (400, "invalid tool_call_id in messages", EngineError),
        (400, "the request exceeds the available context size", ContextOverflow),
        (413, "payload", ContextOverflow),
        (429, "slow down", EngineOverloaded),
        (503, "Loading model", EngineOverloaded),
        (500, "oops", EngineError),
        (502, "bad gateway", EngineUnreachable),
        (504, "gateway timeout", EngineTimeout),
        (418, "teapot", EngineError),
        (301, "moved", EngineMoved),
    ],
)
async def test_statuses(
    server: ScriptedServer,
    engine: Engine,
    status: int,
    error: str,
    kind_of: type[EngineError],
) -> None:
    server.reply(status=status, error=error)
    with pytest.raises(EngineError) as caught:
        await collect(engine, ask(tools=(TOOL,)))
    assert type(caught.value) is kind_of
    assert caught.value.facts == {"engine": "cellar", "model": "scripted:3b"}


async def test_tools_are_not_blamed_when_none_were_sent(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply(status=400, error="scripted:3b does not support tools")
    with pytest.raises(EngineError) as caught:
        await collect(engine, ask())
    assert type(caught.value) is EngineError


@pytest.mark.parametrize(
    ("header", "seconds"),
    [("7", 7.0), ("0.5", 0.5), ("-3", None), ("soon", None), ("inf", None)],
)
async def test_retry_after(
    server: ScriptedServer, engine: Engine, header: str, seconds: float | None
) -> None:
    server.reply(status=429, headers={"Retry-After": header}, error="busy")
    with pytest.raises(EngineOverloaded) as caught:
        await collect(engine, ask())
    assert caught.value.retry_after == seconds


async def test_clients_do_not_retry_by_themselves(
    server: ScriptedServer, engine: Engine
) -> None:
    for status in (429, 500, 503):
        server.reply(status=status)
        with pytest.raises(EngineError):
            await collect(engine, ask())
    assert len(server.chats) == 3


async def test_messages_hold_no_secret_and_no_long_body(
    server: ScriptedServer, make: MakeEngine
) -> None:
    key, password = "sk-secret-0123456789", "hunter2-hunter2"
    words = f"no {key} {password} at " + "very long " * 5000
    url = server.url.replace("//", f"//user:{password}@")
    engine = make(url, key=key)
    for status in (400, 401, 500, 429):
        server.reply(status=status, error=words)
        with pytest.raises(EngineError) as caught:
            await collect(engine, ask())
        told = f"{caught.value!r} {caught.value.facts} {engine!r}"
        assert len(str(caught.value)) < 300
        assert key not in told
        assert password not in told


async def test_credentials_travel_in_the_header(
    server: ScriptedServer, make: MakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_API_KEY", "from the environment")
    monkeypatch.setenv("OPENAI_API_KEY", "from the environment")
    monkeypatch.setenv("OPENAI_ORG_ID", "from the environment")
    with_password = server.url.replace("//", "//me:p%40ss@")
    for engine, header in (
        (make(server.url, key=" key-1 "), "Bearer key-1"),
        (make(with_password), "Basic bWU6cEBzcw=="),
        (make(server.url), None),
    ):
        server.reply("Done.")
        await collect(engine, ask())
        assert server.chats[-1].headers.get("Authorization") == header
        assert "environment" not in str(server.chats[-1].headers)


async def test_closing_the_generator_closes_the_connection(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("one two three", stall=2)
    chunks = engine.chat(ask())
    await anext(chunks)
    await chunks.aclose()
    await asyncio.wait_for(server.chats[0].closed.wait(), 60)
    assert server.chats[0].disconnected_ns is not None


@pytest.mark.parametrize("stall", [0, 1])
async def test_cancelling_the_task_closes_the_connection(
    server: ScriptedServer, engine: Engine, stall: int
) -> None:
    stalled = server.reply("one two three", stall=stall)
    task = asyncio.create_task(collect(engine, ask()))
    await stalled.stalled.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await asyncio.wait_for(server.chats[0].closed.wait(), 60)
    assert server.chats[0].disconnected_ns is not None


async def test_turns_at_the_same_time_do_not_mix(
    server: ScriptedServer, engine: Engine
) -> None:
    names = [f"turn {number}." for number in range(8)]
    for name in reversed(names):
        server.reply(f"Answer to {name}", match=name, pause=0.002)
    answers = await asyncio.gather(*(collect(engine, ask(name)) for name in names))
    assert [said(chunks) for chunks in answers] == [f"Answer to {n}" for n in names]


async def test_closed_client_is_unreachable(server: ScriptedServer, kind: str) -> None:
    client = httpx.AsyncClient()
    await client.aclose()
    engine = load_engine(kind)(
        name="cellar", url=server.url, key=None, http=client, timeout=1.0
    )
    with pytest.raises(EngineUnreachable):
        await collect(engine, ask())


async def test_models_are_described(server: ScriptedServer, engine: Engine) -> None:
    server.models = [
        ScriptedModel(name="b:7b", capabilities=("completion", "tools", "thinking")),
        ScriptedModel(name="embedder", capabilities=("embedding",)),
        ScriptedModel(name="a:3b", capabilities=("completion", "vision")),
    ]
    big, small = await engine.models()
    assert (big.name, big.tools, big.thinking) == ("b:7b", True, True)
    assert (small.name, small.vision) == ("a:3b", True)
    assert (big.size, big.parameters, big.context) == (
        2_019_393_189,
        3_212_749_888,
        32_768,
    )
    assert await engine.describe("a:3b") == small
    with pytest.raises(ModelNotFound) as caught:
        await engine.describe("c")
    assert caught.value.facts["model"] == "c"


async def test_server_of_another_kind(server: ScriptedServer, engine: Engine) -> None:
    for path in ("/api/tags", "/v1/models"):
        server.reply(path=path, status=404, error="File Not Found", repeat=True)
    with pytest.raises(EngineBadReply):
        await engine.models()


async def test_server_without_models(server: ScriptedServer, engine: Engine) -> None:
    server.models = []
    for path in ("/api/tags", "/v1/models"):
        server.reply(path=path, body='{"models": [], "data": []}', repeat=True)
    assert await engine.models() == ()


@pytest.mark.parametrize("think", [True, False])
async def test_model_that_cannot_think_is_asked_without(
    server: ScriptedServer, engine: Engine, *, think: bool
) -> None:
    server.reply(status=400, error='"scripted:3b" does not support thinking')
    server.reply("Plainly.")
    server.reply("Again.")
    assert said(await collect(engine, ask(think=think))) == "Plainly."
    assert said(await collect(engine, ask(think=think))) == "Again."
    sent = ["think" in r.body or "chat_template_kwargs" in r.body for r in server.chats]
    assert sent == [True, False, False]


async def test_requests_with_numbers_that_json_lacks(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Done.")
    call = Call(id="c", name="t", arguments={"x": float("nan"), "y": {1: {2}}})
    message = Message(role="assistant", calls=(call,))
    request: ChatRequest = replace(ask(), messages=(message,))
    await collect(engine, request)
    assert b"NaN" not in server.chats[0].raw
