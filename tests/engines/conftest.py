"""What the tests of engines share: each engine in front of a scripted server."""

import asyncio
from collections.abc import AsyncIterator, Callable
import gc

import httpx
import pytest

from custom_components.jarvis.engines import ENGINES, load_engine
from custom_components.jarvis.engines.base import (
    ChatRequest,
    Chunk,
    Engine,
    Message,
    Said,
    Thought,
    ToolSpec,
)
from custom_components.jarvis.engines.errors import EngineError

from ..scripted_server import ScriptedServer

TOOL = ToolSpec(
    name="light__on",
    description="Turns a light on.",
    parameters={"type": "object", "properties": {"name": {"type": "string"}}},
)

type MakeEngine = Callable[..., Engine]


@pytest.fixture(params=sorted(ENGINES))
def kind(request: pytest.FixtureRequest) -> str:
    """Take every kind of engine in turn."""
    return str(request.param)


@pytest.fixture(autouse=True)
def _custom_integrations() -> None:
    """Do without Home Assistant: the wire rooms never import it."""


@pytest.fixture(autouse=True)
async def _settled(request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """Leave no generator behind; errors hold on to them until they are collected."""
    yield
    many = getattr(request.function, "is_hypothesis_test", False)
    gc.collect(2 if many else 0)
    await settle()


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    """Lend a client as Home Assistant does; nobody else may close it."""
    async with httpx.AsyncClient() as client:
        yield client
        assert not client.is_closed


@pytest.fixture
def make(kind: str, http: httpx.AsyncClient) -> MakeEngine:
    """Make an engine of the kind under test."""

    def make(url: str, key: str | None = None, timeout: float = 5.0) -> Engine:
        return load_engine(kind)(
            name="cellar", url=url, key=key, http=http, timeout=timeout
        )

    return make


@pytest.fixture
def engine(make: MakeEngine, server: ScriptedServer) -> Engine:
    """Put an engine in front of the scripted server."""
    return make(server.url)


async def settle() -> None:
    """Let the event loop close what httpx leaves of streams that were left early."""
    for _ in range(20):
        await asyncio.sleep(0)


def ask(text: str = "Hello", **more: object) -> ChatRequest:
    """Write a request with one user message, unless told otherwise."""
    message = Message(role="user", content=text)
    wishes: dict[str, object] = {"messages": (message,), "timeout": 5.0, **more}
    return ChatRequest(model="scripted:3b", **wishes)  # type: ignore[arg-type]


async def collect(engine: Engine, request: ChatRequest) -> list[Chunk]:
    """Read a reply to its end."""
    return [chunk async for chunk in engine.chat(request)]


async def collect_until_error(
    engine: Engine, request: ChatRequest
) -> tuple[list[Chunk], EngineError]:
    """Read a reply that breaks: what came, and the error."""
    chunks: list[Chunk] = []
    try:
        async for chunk in engine.chat(request):
            chunks.append(chunk)  # noqa: PERF401 - kept when the reply breaks
    except EngineError as error:
        return chunks, error
    raise AssertionError("the reply did not break")


def said(chunks: list[Chunk]) -> str:
    """Join what was said."""
    return "".join(c.text for c in chunks if isinstance(c, Said))


def thought(chunks: list[Chunk]) -> str:
    """Join what was thought."""
    return "".join(c.text for c in chunks if isinstance(c, Thought))
