"""Sending through a client that belongs to somebody else."""

import gzip
import json
from typing import Any

import httpx
from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.engines.address import read_address
from custom_components.jarvis.engines.borrowed import (
    LINE_BYTES,
    REFUSAL_BYTES,
    BorrowedTransport,
    Refused,
    Reply,
    is_cut,
)
from custom_components.jarvis.engines.errors import EngineBadReply

from ..tables import each_row


@given(st.dictionaries(st.text(max_size=4), st.text(max_size=8), min_size=1))
def test_every_beginning_of_an_object_is_seen_as_cut(value: dict[str, str]) -> None:
    text = json.dumps({"x": value, "y": [True, None, "\\"]})
    assert not is_cut(text)
    # Inside of an escape or a number nobody can tell.
    cuts = [i for i in range(1, len(text)) if "\\" not in text[max(0, i - 6) : i]]
    assert all(is_cut(text[:i]) for i in cuts)


@each_row("text", ["", "<html>", "[1", "{oops", "{'a'", "{" * 100_000])
def test_what_is_no_beginning_of_an_object(text: str) -> None:
    assert is_cut(text) is (text.strip("{") == "" and 0 < len(text) < 2)


async def test_line_without_end_is_refused() -> None:
    async def endless() -> Any:
        for _ in range(LINE_BYTES // 1_000_000 + 2):
            yield b"x" * 1_000_000

    reply = Reply(200, content=endless())
    with pytest.raises(EngineBadReply):
        await anext(reply.aiter_lines())


async def test_long_error_page_is_read_no_further_than_needed() -> None:
    sent = 0

    async def endless() -> Any:
        nonlocal sent
        while True:
            sent += 10_000
            yield b"x" * 10_000

    def answer(_: httpx.Request) -> httpx.Response:
        return httpx.Response(500, content=endless())

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        transport = BorrowedTransport(http, read_address("http://h", None))
        reply = await transport.handle_async_request(httpx.Request("GET", "http://h"))
        with pytest.raises(Refused):
            reply.raise_for_status()
        assert sent < 100_000


async def test_packed_error_page_is_read_no_further_than_needed() -> None:
    page = gzip.compress(b"model " * 2_000_000)

    def answer(_: httpx.Request) -> httpx.Response:
        packed = {"Content-Encoding": "gzip"}
        return httpx.Response(500, headers=packed, stream=httpx.ByteStream(page))

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        transport = BorrowedTransport(http, read_address("http://h", None))
        reply = await transport.handle_async_request(httpx.Request("GET", "http://h"))
        with pytest.raises(Refused) as refused:
            reply.raise_for_status()
        assert len(refused.value.text) == REFUSAL_BYTES


async def test_dead_connections_are_tried_no_more_than_a_few_times() -> None:
    tries = 0

    def dead(_: httpx.Request) -> httpx.Response:
        nonlocal tries
        tries += 1
        raise httpx.RemoteProtocolError("gone")

    async with httpx.AsyncClient(transport=httpx.MockTransport(dead)) as http:
        transport = BorrowedTransport(http, read_address("http://h", None))
        with pytest.raises(httpx.RemoteProtocolError):
            await transport.handle_async_request(httpx.Request("GET", "http://h"))
    assert tries == 4
