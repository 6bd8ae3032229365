"""What only OpenAI-compatible servers have: /v1, kwargs, pages about models."""

import subprocess
import sys

import httpx
import pytest

from custom_components.jarvis.engines import load_engine
from custom_components.jarvis.engines.base import Engine
from custom_components.jarvis.engines.errors import EngineBadReply, EngineUnreachable

from ..scripted_server import ScriptedServer
from .conftest import MakeEngine, ask, collect, said, settle


@pytest.fixture
def kind() -> str:
    """Take the OpenAI-compatible engine alone."""
    return "openai_compatible"


async def test_everything_that_is_set_is_sent(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Done.")
    schema = {"type": "object", "properties": {"steps": {"type": "array"}}}
    await collect(
        engine, ask(think=False, temperature=0.2, max_tokens=100, format=schema)
    )
    body = server.chats[0].body
    assert body["chat_template_kwargs"] == {"enable_thinking": False}
    assert (body["temperature"], body["max_tokens"]) == (0.2, 100)
    assert body["response_format"]["type"] == "json_schema"
    assert body["response_format"]["json_schema"]["schema"] == schema
    assert body["stream_options"] == {"include_usage": True}


@pytest.mark.parametrize(
    ("suffix", "path"),
    [
        ("", "/v1/chat/completions"),
        ("/", "/v1/chat/completions"),
        ("/v1", "/v1/chat/completions"),
        ("/v1/chat/completions", "/v1/chat/completions"),
        ("/v1/models/", "/v1/chat/completions"),
        ("/openai", "/openai/v1/chat/completions"),
        ("/api/v3", "/api/v3/chat/completions"),
        ("/v1beta/openai", "/v1beta/openai/chat/completions"),
    ],
)
async def test_url_may_end_anywhere(
    server: ScriptedServer, make: MakeEngine, suffix: str, path: str
) -> None:
    server.reply(
        path=path,
        body='data: {"choices": [{"delta": {"content": "Hi."}}]}\ndata: [DONE]',
    )
    assert said(await collect(make(server.url + suffix), ask())) == "Hi."


async def test_limit_has_another_name_at_openai() -> None:
    bodies: list[bytes] = []

    def answer(request: httpx.Request) -> httpx.Response:
        bodies.append(request.read())
        return httpx.Response(200, text="data: [DONE]\n\n")

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        engine = load_engine("openai_compatible")(
            name="cloud",
            url="https://api.openai.com/v1",
            key="sk-test",
            http=http,
            timeout=5,
        )
        await collect(engine, ask(max_tokens=7))
    assert b'"max_completion_tokens":7' in bodies[0]
    assert b'"max_tokens"' not in bodies[0]


async def test_field_that_a_server_refuses_is_left_out_from_then_on(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply(status=422, error="stream_options: extra fields not permitted")
    server.reply("One.")
    server.reply("Two.")
    assert said(await collect(engine, ask())) == "One."
    assert said(await collect(engine, ask())) == "Two."
    sent = ["stream_options" in request.body for request in server.chats]
    assert sent == [True, False, False]


async def test_pages_of_known_servers_tell_more(
    server: ScriptedServer, engine: Engine
) -> None:
    listed = {"data": [{"id": "qwen", "owned_by": "llamacpp"}]}
    server.reply(path="/v1/models", frames=[listed], repeat=True)
    props = {"chat_template_caps": {"supports_tools": False}}
    server.reply(path="/props", frames=[props])
    [model] = await engine.models()
    assert model.tools is False
    for broken in ({"status": 404}, {"body": "[]"}, {"body": "<html>"}, {"cut": 0}):
        server.reply(path="/props", **broken)
        [model] = await engine.models()
        assert model.tools is None


async def test_document_without_a_reason_is_whole(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply(body='{"choices": [{"message": {"content": "Fine."}}]}')
    assert said(await collect(engine, ask())) == "Fine."


async def test_event_that_never_goes_on(server: ScriptedServer, engine: Engine) -> None:
    server.reply(frames=[b'data: {"choices": [\n\n'])
    with pytest.raises(EngineUnreachable):
        await collect(engine, ask())


async def test_what_follows_the_end_is_ignored(
    server: ScriptedServer, engine: Engine
) -> None:
    event = b'data: {"choices": [{"delta": {"content": "Fine."}}]}\n\n'
    server.reply(frames=[event, b"data: [DONE]\n\n", event, b"<garbage>\n"])
    assert said(await collect(engine, ask())) == "Fine."


async def test_events_that_are_no_chat(server: ScriptedServer, engine: Engine) -> None:
    server.reply(frames=[{"choices": "none"}])
    with pytest.raises(EngineBadReply):
        await collect(engine, ask())
    server.reply(frames=[b'error: {"code": 500, "message": "slot is gone"}\n\n'])
    with pytest.raises(EngineBadReply, match="slot is gone"):
        await collect(engine, ask())


async def test_document_without_end() -> None:
    async def endless() -> object:
        while True:
            yield b"[" * 999_999 + b"\n"

    def answer(_: httpx.Request) -> httpx.Response:
        return httpx.Response(200, content=endless())  # type: ignore[arg-type]

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        engine = load_engine("openai_compatible")(
            name="x", url="http://x", key=None, http=http, timeout=5
        )
        with pytest.raises(EngineBadReply):
            await collect(engine, ask())
        await settle()


async def test_server_that_dawdles_after_the_end(
    server: ScriptedServer, engine: Engine
) -> None:
    event = b'data: {"choices": [{"delta": {"content": "Fine."}}]}\n\n'
    server.reply(frames=[event + b"data: [DONE]\n\n", b"\n"], stall=1)
    assert said(await collect(engine, ask())) == "Fine."


@pytest.mark.slow
def test_first_request_imports_nothing() -> None:
    """An import in the event loop would hold up the whole of Home Assistant."""
    script = """
import asyncio, sys, httpx
from custom_components.jarvis.engines import ENGINES, load_engine
from custom_components.jarvis.engines.base import ChatRequest, Message
from custom_components.jarvis.engines.errors import EngineError

async def main():
    def answer(request):
        return httpx.Response(200, json={"models": [], "data": []})
    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        for make in map(load_engine, ENGINES):
            before = set(sys.modules)
            engine = make(name="x", url="http://h", key="k", http=http, timeout=5)
            message = Message(role="user", content="Hello")
            try:
                async for _ in engine.chat(ChatRequest(model="m", messages=(message,))):
                    pass
            except EngineError:
                pass
            await engine.models()
            assert set(sys.modules) == before, set(sys.modules) - before

asyncio.run(main())
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=300)
