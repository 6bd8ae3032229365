"""Bodies as servers write them, whole and cut anywhere, give the same chunks."""

from collections.abc import AsyncIterator
from itertools import pairwise
import json
from pathlib import Path
from typing import Any, override

import httpx
from hypothesis import given, settings, strategies as st
import pytest

from custom_components.jarvis.engines import ENGINES, load_engine
from custom_components.jarvis.engines.base import Called, Chunk, Done, Said, Thought
from custom_components.jarvis.engines.errors import EngineError, EngineUnreachable

from ..tables import each_row
from .conftest import TOOL, ask, said, thought

WIRE = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "wire").glob("*.json"))
}


class Pieces(httpx.AsyncByteStream):
    """A body that arrives in exactly these pieces."""

    def __init__(self, pieces: list[bytes]) -> None:
        """Keep the pieces."""
        self.pieces = pieces

    @override
    async def __aiter__(self) -> AsyncIterator[bytes]:
        for piece in self.pieces:
            yield piece


async def replay(kind: str, content_type: str, pieces: list[bytes]) -> list[Chunk]:
    """Let an engine read a body; raises EngineError."""

    def answer(_: httpx.Request) -> httpx.Response:
        headers = {"content-type": content_type}
        return httpx.Response(200, headers=headers, stream=Pieces(pieces))

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        engine = load_engine(kind)(
            name="wire", url="http://wire", key=None, http=http, timeout=5
        )
        return [chunk async for chunk in engine.chat(ask(tools=(TOOL,)))]


def body_of(wire: dict[str, Any]) -> bytes:
    return "".join(wire["lines"]).encode()


def merged(chunks: list[Chunk]) -> list[Any]:
    """Join neighbours and forget ids that were made up."""
    result: list[Any] = []
    for chunk in chunks:
        match chunk:
            case Called(call):
                result.append((call.name, call.arguments))
            case Said(text) | Thought(text) if result and result[-1][0] is type(chunk):
                result[-1] = (type(chunk), result[-1][1] + text)
            case Said(text) | Thought(text):
                result.append((type(chunk), text))
            case Done():
                result.append((Done, chunk))
    return result


@each_row("name", WIRE)
async def test_reply_is_read_as_meant(name: str) -> None:
    wire = WIRE[name]
    chunks = await replay(wire["kind"], wire["content_type"], [body_of(wire)])
    calls = [c.call for c in chunks if isinstance(c, Called)]
    done = chunks[-1]
    assert isinstance(done, Done)
    usage = done.usage
    assert {
        "said": said(chunks),
        "thought": thought(chunks),
        "calls": [[call.name, call.arguments] for call in calls],
        "reason": done.reason,
        "usage": [usage.prompt, usage.completion, usage.cached],
    } == wire["expect"]
    assert all(call.id for call in calls)
    assert len({call.id for call in calls}) == len(calls)


@each_row("name", WIRE)
async def test_every_single_cut_gives_the_same(name: str) -> None:
    wire = WIRE[name]
    body, kind, content_type = body_of(wire), wire["kind"], wire["content_type"]
    whole = merged(await replay(kind, content_type, [body]))
    one_by_one = [bytes([byte]) for byte in body]
    assert merged(await replay(kind, content_type, one_by_one)) == whole


@settings(max_examples=60, deadline=None)
@given(data=st.data())
async def test_any_cuts_give_the_same(data: st.DataObject) -> None:
    wire = WIRE[data.draw(st.sampled_from(sorted(WIRE)))]
    body, kind, content_type = body_of(wire), wire["kind"], wire["content_type"]
    at = data.draw(st.lists(st.integers(0, len(body)), max_size=12).map(sorted))
    edges = [0, *at, len(body)]
    pieces = [body[i:j] for i, j in pairwise(edges)]
    whole = merged(await replay(kind, content_type, [body]))
    assert merged(await replay(kind, content_type, pieces)) == whole


@settings(max_examples=80, deadline=None)
@given(data=st.data())
async def test_reply_that_stops_anywhere_is_never_taken_for_whole(
    data: st.DataObject,
) -> None:
    """Either an engine error, or everything that mattered had come."""
    wire = WIRE[data.draw(st.sampled_from(sorted(WIRE)))]
    body = body_of(wire)
    short = body[: data.draw(st.integers(0, len(body) - 1))]
    try:
        chunks = await replay(wire["kind"], wire["content_type"], [short])
    except EngineError:
        return
    assert said(chunks) == wire["expect"]["said"]
    calls = [[c.call.name, c.call.arguments] for c in chunks if isinstance(c, Called)]
    assert calls == wire["expect"]["calls"]


@each_row("name", [n for n in WIRE if "document" not in n])
async def test_half_a_line_at_the_end_is_a_cut(name: str) -> None:
    wire = WIRE[name]
    line = next(text for text in wire["lines"] if "{" in text)
    start = body_of({"lines": [line]}).rstrip()[:-3]
    with pytest.raises(EngineUnreachable):
        await replay(wire["kind"], wire["content_type"], [start])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "message",
                    "content",
                    "thinking",
                    "tool_calls",
                    "function",
                    "name",
                    "arguments",
                    "done",
                    "error",
                    "choices",
                    "delta",
                    "index",
                    "id",
                    "finish_reason",
                    "usage",
                    "timings",
                    "reasoning",
                    "text",
                ]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@pytest.mark.parametrize("kind", sorted(ENGINES))
@settings(max_examples=150, deadline=None)
@given(events=st.lists(JSON, max_size=4))
async def test_any_json_is_a_reply_or_an_engine_error(
    kind: str, events: list[Any]
) -> None:
    lines = [json.dumps(event).encode() for event in events]
    if kind == "openai_compatible":
        lines = [b"data: " + line + b"\n" for line in lines]
    try:
        chunks = await replay(kind, "text/event-stream", [b"\n".join(lines)])
    except EngineError:
        return
    assert isinstance(chunks[-1], Done)


@pytest.mark.parametrize("kind", sorted(ENGINES))
@settings(max_examples=150, deadline=None)
@given(body=st.binary(max_size=200))
async def test_any_bytes_are_a_reply_or_an_engine_error(kind: str, body: bytes) -> None:
    with pytest.raises(EngineError):
        await replay(kind, "application/json", [body])
