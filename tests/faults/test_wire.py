"""A server that breaks the rules of HTTP itself: told apart, told honestly."""

import asyncio
from collections.abc import AsyncGenerator, Callable
import gzip
import json
import logging
import socket
import struct
from typing import Any
import zlib

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import (
    MODEL,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
)
from ..waiting import idle_bound

STORY = "Schöne Grüße 🙂, once upon a time."
SECRET = "sk-planted-0123456789abcdef"
# What is said of a server whose answer never came, is nonsense, is cut.
NO_ANSWER, NONSENSE, CUT, SILENT = (
    "cannot reach the model server",
    "could not make sense",
    "cut short",
    "is not answering",
)


# The bytes, or what writes them for a kind of engine.
type Answer = bytes | Callable[[str], bytes]


class RawServer:
    """A server that says bytes and knows nothing of what is asked.

    `size` bytes go out at once; with `reset` the connection is broken off.
    """

    def __init__(self) -> None:
        """Have nothing to say yet."""
        self.say: Answer = b""
        self.kind = "ollama"
        self.size = 1 << 20
        self.reset = False
        self.hold = asyncio.Event()
        self.asked = 0

    async def answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Answer one request and hang up."""
        try:
            asked = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            length = asked.partition("content-length:")[2].split("\r\n")[0].strip()
            await reader.readexactly(int(length or 0))
            if "/chat" not in asked.splitlines()[0]:
                listed = [{"name": MODEL, "model": MODEL, "id": MODEL}]
                known = {"models": listed, "data": listed}
                writer.write(head() + json.dumps(known).encode())
                await writer.drain()
                return
            self.asked += 1
            data = self.say if isinstance(self.say, bytes) else self.say(self.kind)
            for at in range(0, len(data), self.size):
                writer.write(data[at : at + self.size])
                await writer.drain()
            if self.reset:
                linger = struct.pack("ii", 1, 0)
                raw = writer.get_extra_info("socket")
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            if not data:
                await self.hold.wait()
        except ConnectionError, asyncio.IncompleteReadError:
            pass  # nobody listens any more
        finally:
            writer.close()


def head(status: str = "200 OK", **headers: str) -> bytes:
    """Write the head of an answer that ends with its connection."""
    fields = {"Content_Type": "application/json", "Connection": "close", **headers}
    lines = [f"{name.replace('_', '-')}: {text}" for name, text in fields.items()]
    return "\r\n".join([f"HTTP/1.1 {status}", *lines, "", ""]).encode()


def story(kind: str, *, end: bool = True) -> bytes:
    """Write an answer as the servers of a kind stream it."""
    said: list[Any] = []
    for word in STORY.split():
        piece = {"role": "assistant", "content": f"{word} "}
        said.append(
            {"message": piece, "done": False}
            if kind == "ollama"
            else {"choices": [{"index": 0, "delta": piece}]}
        )
    if kind == "ollama":
        said += [{"message": {"content": ""}, "done": True}] if end else []
        return b"".join(
            json.dumps(one, ensure_ascii=False).encode() + b"\n" for one in said
        )
    lines = [f"data: {json.dumps(one, ensure_ascii=False)}\n\n" for one in said]
    return "".join([*lines, *(["data: [DONE]\n\n"] if end else [])]).encode()


def unzipped(kind: str) -> bytes:
    """Write raw deflate, as some proxies understand the word."""
    packer = zlib.compressobj(wbits=-15)
    return packer.compress(story(kind)) + packer.flush()


def chunked(kind: str) -> bytes:
    """Write chunks that end in the middle of letters."""
    data, parts = story(kind), []
    for at in range(0, len(data), 3):
        piece = data[at : at + 3]
        parts.append(b"%x\r\n%s\r\n" % (len(piece), piece))
    return b"".join([*parts, b"0\r\n\r\n"])


WHOLE: dict[str, Answer] = {
    "packed": lambda k: head(Content_Encoding="gzip") + gzip.compress(story(k)),
    "deflated": lambda k: head(Content_Encoding="deflate") + zlib.compress(story(k)),
    "deflated without a head": lambda k: head(Content_Encoding="deflate") + unzipped(k),
    "in chunks of three bytes": lambda k: (
        head(Transfer_Encoding="chunked") + chunked(k)
    ),
    "of the wrong type": lambda k: head(Content_Type="text/html") + story(k),
    "with other line ends": lambda k: head() + story(k).replace(b"\n", b"\r\n"),
    "shorter than it says": lambda k: head(Content_Length="99999") + story(k),
}
BROKEN: dict[str, tuple[Answer, str]] = {
    "not packed as it says": (
        lambda k: head(Content_Encoding="gzip") + story(k),
        NONSENSE,
    ),
    "a bomb": (
        (head(Content_Encoding="gzip") + gzip.compress(b"{" + b" " * 50_000_000)),
        NONSENSE,
    ),
    "fifty megabytes of one word": (
        lambda _: head() + b'{"message": {"content": "' + b"ha " * 17_000_000,
        NONSENSE,
    ),
    "an error page that is a bomb": (
        (
            head("500 Broken", Content_Encoding="gzip")
            + gzip.compress(b"model " * 5_000_000)
        ),
        "reported an error",
    ),
    "a page to log in": (
        (head(Content_Type="text/html") + b"<!DOCTYPE html><title>Wi-Fi</title>"),
        NONSENSE,
    ),
    "a document": (head() + b"%PDF-1.4\n\x00\x01", NONSENSE),
    "nothing": (head(), NO_ANSWER),
    "no content": (head("204 No Content"), NO_ANSWER),
    "not HTTP": (b"SSH-2.0-OpenSSH_9.2\r\n", NO_ANSWER),
    "the next HTTP": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", NO_ANSWER),
    "an alert of TLS": (b"\x15\x03\x01\x00\x02\x02\x28", NO_ANSWER),
    "half a status": (b"HTTP/1.1 200 OK\r\n", NO_ANSWER),
    "a head without end": (
        b"HTTP/1.1 200 OK\r\nX: " + b"y" * 300_000,
        NO_ANSWER,
    ),
    "a broken chunk": (
        head(Transfer_Encoding="chunked") + b"zz\r\nhello\r\n",
        NO_ANSWER,
    ),
    "a length below nothing": (
        lambda k: head(Content_Length="-5") + story(k),
        NO_ANSWER,
    ),
    "the beginning": (lambda k: head() + story(k, end=False)[:-9], CUT),
    "a round trip": (head("302 Found", Location="/api/chat"), "elsewhere"),
    "a proxy that gave up": (head("504 Gateway Time-out"), SILENT),
    "a proxy before nobody": (head("502 Bad Gateway"), NO_ANSWER),
}


@pytest.fixture
def patience(request: pytest.FixtureRequest) -> int:
    """Seconds that the engine may be silent for: longer than a busy machine is."""
    return getattr(request, "param", 20)


@pytest.fixture
async def raw(
    demo_house: HomeAssistant, socket_enabled: None, kind: str, patience: int
) -> AsyncGenerator[RawServer]:
    """Serve Jarvis's only engine."""
    server = RawServer()
    server.kind = kind
    listening = await asyncio.start_server(server.answer, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    await set_up_jarvis(
        demo_house,
        engine_subentry(
            f"http://127.0.0.1:{port}", kind, api_key=SECRET, timeout=patience
        ),
        agent_subentry(deadline=40),
    )
    yield server
    server.hold.set()
    listening.close()
    await listening.wait_closed()


async def test_an_answer_is_whole_however_it_travels(raw: RawServer, say: Say) -> None:
    for how, answer in WHOLE.items():
        raw.say = answer
        assert speech(await say(f"tell me a story {how}")) == STORY, how
    raw.size, raw.say = 1, lambda kind: head() + story(kind)
    assert speech(await say("tell me a story byte by byte")) == STORY


async def test_what_is_no_answer_is_told(
    raw: RawServer, say: Say, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for what, (answer, told) in BROKEN.items():
        raw.say = answer
        async with idle_bound():
            said = speech(await say(f"what is the story of {what}"))
        assert told in said, (what, said)
    assert SECRET not in caplog.text
    assert not [record for record in caplog.records if record.exc_info]
    # None of it is the worse for the next turn.
    raw.say = lambda kind: head() + story(kind)
    assert speech(await say("now tell me a story")) == STORY


@pytest.mark.parametrize("patience", [1], indirect=True)
async def test_silence_is_told(raw: RawServer, say: Say) -> None:
    assert SILENT in speech(await say("tell me a long story"))


async def test_a_connection_that_is_broken_off(raw: RawServer, say: Say) -> None:
    raw.reset, raw.say = True, lambda kind: head() + story(kind, end=False)
    said = speech(await say("tell me a story"))
    assert any(words in said for words in (CUT, NO_ANSWER)), said
