"""What only Ollama has: options, thinking, descriptions per model."""

import httpx
import pytest

from custom_components.jarvis.engines.base import Done, Engine, Message, Said
from custom_components.jarvis.engines.errors import EngineBadReply, EngineTimeout

from ..scripted_server import ScriptedModel, ScriptedServer
from .conftest import MakeEngine, ask, collect, said


@pytest.fixture
def kind() -> str:
    """Take Ollama alone."""
    return "ollama"


async def test_everything_that_is_set_is_sent(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Done.")
    schema = {"type": "object", "properties": {"steps": {"type": "array"}}}
    await collect(
        engine,
        ask(
            context=8192,
            keep_alive=-1,
            think=False,
            temperature=0.2,
            max_tokens=100,
            format=schema,
        ),
    )
    body = server.chats[0].body
    options = {
        "num_ctx": 8192,
        "temperature": 0.2,
        "num_predict": 100,
        "repeat_penalty": 1.0,
    }
    assert body["options"] == options
    assert body["think"] is False
    assert body["keep_alive"] == -1
    assert body["format"] == schema


async def test_thoughts_and_tool_names_go_back(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("Done.")
    messages = (
        Message(role="assistant", content="", thinking="Hm."),
        Message(role="tool", content="ok", call_id="c", name="light__on"),
    )
    await collect(engine, ask(messages=messages))
    first, second = server.chats[0].body["messages"]
    assert first["thinking"] == "Hm."
    assert second["tool_name"] == "light__on"


@pytest.mark.parametrize("suffix", ["/", "/api", "/api/"])
async def test_url_may_end_at_the_api(
    server: ScriptedServer, make: MakeEngine, suffix: str
) -> None:
    server.reply("Done.")
    assert said(await collect(make(server.url + suffix), ask())) == "Done."
    assert server.chats[0].path == "/api/chat"


async def test_descriptions_are_asked_for_once(
    server: ScriptedServer, engine: Engine
) -> None:
    server.models = [ScriptedModel(name=f"m:{n}b") for n in range(1, 7)]
    await engine.models()
    await engine.models()
    await engine.describe("m:3b")
    paths = [request.path for request in server.requests]
    assert paths.count("/api/show") == 6
    assert paths.count("/api/tags") == 3
    server.models = [ScriptedModel(name="m:1b", context=99)]
    assert (await engine.models())[0].context == 99


async def test_model_is_listed_although_its_description_fails(
    server: ScriptedServer, make: MakeEngine
) -> None:
    server.models = [ScriptedModel(name="a:3b"), ScriptedModel(name="nomic-embed-text")]
    server.reply(path="/api/show", status=500, repeat=True)
    [model] = await make(server.url).models()
    assert (model.name, model.tools, model.context) == ("a:3b", None, None)
    assert model.parameters == 3_200_000_000
    server.replies.clear()
    server.reply(path="/api/show", stall=0, repeat=True)
    assert [m.name for m in await make(server.url, timeout=2).models()] == ["a:3b"]
    with pytest.raises(EngineTimeout):
        await make(server.url, timeout=0.3).describe("a:3b")


async def test_latest_may_be_left_out(server: ScriptedServer, engine: Engine) -> None:
    server.models = [ScriptedModel(name="llama3.2:latest")]
    assert (await engine.describe("llama3.2")).name == "llama3.2"


async def test_older_servers_name_models_otherwise(
    server: ScriptedServer, engine: Engine
) -> None:
    entries = [{"name": "old:3b", "size": 7}, {"size": 3}, "odd"]
    server.reply(path="/api/tags", frames=[{"models": entries}], repeat=True)
    server.reply(path="/api/show", frames=[{"details": {"family": "llama"}}])
    server.reply(path="/api/show", frames=[{}])
    [model] = await engine.models()
    assert (model.name, model.size, dict(model.details)) == (
        "old:3b",
        7,
        {"family": "llama"},
    )
    # Without a digest nothing is remembered.
    assert dict((await engine.describe("old:3b")).details) == {}


async def test_list_of_something_else(server: ScriptedServer, engine: Engine) -> None:
    server.reply(path="/api/tags", frames=[{"models": "none"}])
    with pytest.raises(EngineBadReply):
        await engine.models()


async def test_server_that_dawdles_after_the_end(
    server: ScriptedServer, engine: Engine
) -> None:
    """The reply is whole: neither a time-out nor an error spoils it."""
    end = {"message": {"content": "Fine."}, "done": True}
    server.reply(frames=[end, b"\n"], stall=1)
    assert await collect(engine, ask()) == [Said("Fine."), Done()]


async def test_what_follows_the_end_is_ignored(
    server: ScriptedServer, engine: Engine
) -> None:
    end = {"message": {"content": "Fine."}, "done": True}
    server.reply(frames=[end, end, b"<garbage>\n"])
    assert await collect(engine, ask()) == [Said("Fine."), Done()]


async def test_connection_is_used_again(
    server: ScriptedServer, engine: Engine, http: httpx.AsyncClient
) -> None:
    opened = 0

    async def watch(request: httpx.Request) -> None:
        async def trace(event: str, _info: object) -> None:
            nonlocal opened
            opened += event == "connection.connect_tcp.complete"

        inner = request.extensions["trace"]

        async def both(event: str, info: dict[str, object]) -> None:
            await inner(event, info)
            await trace(event, info)

        request.extensions["trace"] = both

    http.event_hooks = {"request": [watch]}
    for _ in range(3):
        server.reply("Done.")
        await collect(engine, ask())
    assert opened == 1
