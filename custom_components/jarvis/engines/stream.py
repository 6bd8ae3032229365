"""The streams that both wire protocols are made of, and their limits."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import aclosing
from itertools import count
import json
import re
from typing import Any, Final

import httpx

from .base import Chunk, JsonObject, Said, Thought
from .borrowed import LINE_BYTES, is_cut
from .clean import Cleaner
from .errors import EngineBadReply, EngineError, EngineUnreachable

# Characters of one reply, said and thought together; more is a model running wild.
REPLY_CHARACTERS: Final = 4 * 1024 * 1024
# How long a finished reply may take to close.
DRAIN_SECONDS: Final = 0.5
# What an OpenAI stream says last, an empty object here: no server sends one.
_DONE: Final = "[DONE]"
# A server that has it all ready says so much before others may go on.
BREATH: Final = 32
_FIELD = re.compile(r"(?:event|id|retry)?:")


async def patient[T](events: AsyncGenerator[T], seconds: float) -> AsyncGenerator[T]:
    """Pass events on; raises TimeoutError after so many seconds without one."""
    async with aclosing(events):
        for number in count(1):
            try:
                async with asyncio.timeout(seconds):
                    event = await anext(events)
            except StopAsyncIteration:
                return
            yield event
            if number % BREATH == 0:
                await asyncio.sleep(0)


async def drain(events: AsyncGenerator[object]) -> None:
    """Read what follows the end, so that the connection can be used again.

    The reply is complete: a server that now dawdles or breaks harms nobody.
    """
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            async for _ in events:
                pass
    except TimeoutError, httpx.HTTPError, EngineError:
        pass


async def server_events(lines: AsyncIterator[str]) -> AsyncGenerator[JsonObject]:
    """Yield the JSON objects of a server-sent event stream, {} for its end marker.

    A server that ignores `stream` sends one JSON document instead: it is yielded
    as if it were an event. Raises EngineBadReply when it is neither.
    """
    data, seen = "", False
    async for line in lines:
        if line.startswith(("data:", "error:")):
            seen = True
            kind, _, value = line.partition(":")
            data += value.strip()
            if data == _DONE:
                yield {}
                data = ""
                break
            if event := _complete(data):
                yield event if kind == "data" else {"error": event}
                data = ""
        elif _FIELD.match(line):
            seen = True
        elif seen:
            raise EngineBadReply("The stream holds something that is no event")
        else:
            yield json_object(await _document(line, lines))
            return
    async for _ in lines:
        pass  # what follows the end marker
    if data:
        raise EngineUnreachable("The reply was cut off in the middle of an event")


def json_object(text: str) -> JsonObject:
    """Read a JSON object; raises EngineBadReply."""
    try:
        value = json.loads(text)
    except ValueError, RecursionError:
        raise EngineBadReply("The reply is not JSON") from None
    if not isinstance(value, dict):
        raise EngineBadReply("The reply is not a JSON object")
    return value


def text_in(holder: Any, *keys: str) -> str:
    """Return the first text that is not empty under the keys, else an empty one."""
    if not isinstance(holder, dict):
        return ""
    return next((v for key in keys if isinstance(v := holder.get(key), str) and v), "")


def count_in(holder: Any, *keys: str) -> int | None:
    """Return the first count under the keys, None where there is none."""
    if not isinstance(holder, dict):
        return None
    counts = (_count(holder.get(key)) for key in keys)
    return next((n for n in counts if n is not None), None)


class Pieces:
    """What a reply says and thinks, cleaned piece by piece and bounded."""

    def __init__(self) -> None:
        """Start a reply."""
        self._said = Cleaner()
        self._thought = Cleaner()
        self._left = REPLY_CHARACTERS
        self.spoke = False

    def said(self, text: str) -> Iterator[Chunk]:
        """Take a piece of the answer; raises EngineBadReply beyond the limit."""
        if piece := self._within(self._said.feed(text)):
            self.spoke = True
            yield Said(piece)
        self._check()

    def thought(self, text: str) -> Iterator[Chunk]:
        """Take a piece of the reasoning; raises EngineBadReply beyond the limit."""
        if piece := self._within(self._thought.feed(text)):
            yield Thought(piece)
        self._check()

    def end(self) -> Iterator[Chunk]:
        """Give what waited for the other half of a pair."""
        if piece := self._thought.end():
            yield Thought(piece)
        if piece := self._said.end():
            self.spoke = True
            yield Said(piece)

    def _within(self, piece: str) -> str:
        allowed = piece[: max(self._left, 0)]
        self._left -= len(piece)
        return allowed

    def _check(self) -> None:
        if self._left < 0:
            raise EngineBadReply("The reply does not end")


def _complete(data: str) -> JsonObject | None:
    """Read an event, None when its data goes on in the next line."""
    if not data or (is_cut(data) and len(data) < LINE_BYTES):
        return None
    return json_object(data)


async def _document(first: str, lines: AsyncIterator[str]) -> str:
    """Collect a body that came as one document; raises EngineBadReply if endless."""
    parts, size = [first], len(first)
    async for line in lines:
        parts.append(line)
        size += len(line)
        if size > LINE_BYTES:
            raise EngineBadReply("The reply does not end")
    return "\n".join(parts)


def _count(value: Any) -> int | None:
    """Read a count; JSON has no other numbers that are one."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return int(value) if 0 <= value < 1 << 62 else None
