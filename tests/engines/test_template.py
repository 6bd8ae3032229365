"""The engine to copy works, so that a copy starts from something that does."""

from typing import Any

import httpx
import pytest

from custom_components.jarvis.engines._template import TemplateEngine
from custom_components.jarvis.engines.base import Done, Engine, Said
from custom_components.jarvis.engines.errors import (
    EngineBadReply,
    EngineError,
    EngineOverloaded,
    EngineUnreachable,
    ModelNotFound,
)

from ..scripted_server import ScriptedServer
from .conftest import ask, collect


@pytest.fixture
def template(server: ScriptedServer, http: httpx.AsyncClient) -> Engine:
    """Put the template in front of the scripted server."""
    return TemplateEngine(name="copy", url=server.url, key=None, http=http, timeout=2.0)


async def test_models_and_one_of_them(server: ScriptedServer, template: Engine) -> None:
    server.reply(path="/models", frames=[{"models": ["a", "b", 3]}], repeat=True)
    assert [model.name for model in await template.models()] == ["a", "b"]
    assert (await template.describe("b")).name == "b"
    with pytest.raises(ModelNotFound):
        await template.describe("c")
    assert template.name == "copy"


async def test_list_that_is_none(server: ScriptedServer, template: Engine) -> None:
    server.reply(path="/models", frames=[{"models": 3}])
    with pytest.raises(EngineBadReply):
        await template.models()


async def test_answer_is_streamed(server: ScriptedServer, template: Engine) -> None:
    server.reply(
        path="/chat", frames=[{"text": "Good "}, {"text": "day\ud83d"}, {"end": True}]
    )
    chunks = await collect(template, ask())
    assert chunks == [Said("Good "), Said("day"), Said("\ufffd"), Done()]
    assert server.requests[0].body["messages"] == [{"role": "user", "text": "Hello"}]


@pytest.mark.parametrize(
    ("wishes", "kind"),
    [
        ({"frames": [{"text": "Hi"}]}, EngineUnreachable),
        ({"frames": [{"error": "broken"}]}, EngineBadReply),
        ({"body": "<html>"}, EngineBadReply),
        ({"status": 503}, EngineOverloaded),
        ({"status": 500}, EngineError),
    ],
)
async def test_what_goes_wrong(
    server: ScriptedServer,
    template: Engine,
    wishes: dict[str, Any],
    kind: type[EngineError],
) -> None:
    server.reply(path="/chat", **wishes)
    with pytest.raises(kind):
        await collect(template, ask())
