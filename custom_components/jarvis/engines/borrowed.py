"""Sending through Home Assistant's shared HTTP client, on behalf of a library.

Both official clients accept a transport or a client of their own. They get one
that owns nothing: connections, certificates and life belong to the shared
client. Here, once for all engines, dead keep-alive connections are survived,
refusals are read (never more than a page of them) and lines are split the way
JSON means it.
"""

from collections.abc import AsyncGenerator, AsyncIterator, Mapping
import json
import math
from typing import Any, cast, override

import httpx

from .address import Address
from .errors import EngineBadReply, EngineUnreachable

# Seconds for a connection to be accepted; a host that is off shall not eat the turn.
CONNECT_SECONDS = 5.0
# Bytes of an error page that are read.
REFUSAL_BYTES = 65_536
# Bytes of one line: a reply's limit with every character escaped.
LINE_BYTES = 32 * 1024 * 1024
# A pool may hold several dead connections, each is found out by one attempt.
ATTEMPTS = 4
REFUSED = 300
# For what is asked once in minutes: the connection would be dead the next time.
CLOSE = {"Connection": "close"}
KEPT_HEADERS = frozenset(
    {
        "accept",
        "accept-encoding",
        "connection",
        "content-length",
        "content-type",
        "host",
        "transfer-encoding",
        "user-agent",
    }
)


class Refused(Exception):  # noqa: N818 - not an error yet, failure.py decides which
    """The server answered with a status that is not success."""

    def __init__(self, status: int, headers: Mapping[str, str], text: str) -> None:
        """Keep what the server said; `text` is at most a page."""
        super().__init__(f"HTTP {status}")
        self.status = status
        self.headers = headers
        self.text = text


class Reply(httpx.Response):
    """A response whose refusals keep their headers and whose lines end at LF."""

    @override
    def raise_for_status(self) -> httpx.Response:
        """Return itself; raises Refused when the status is not success."""
        if self.status_code >= REFUSED:
            # A page may have been packed: what counts is what it unpacks to.
            page = self.content[:REFUSAL_BYTES].decode("utf-8", "replace")
            raise Refused(self.status_code, self.headers, page)
        return self

    @override
    async def aiter_lines(self) -> AsyncGenerator[str]:
        """Yield lines that are not blank.

        httpx splits at U+2028, U+0085 and others, which JSON may hold as they are.
        Raises EngineBadReply for an endless line, EngineUnreachable when the last
        one is the beginning of a JSON value and nothing more.
        """
        buffer = bytearray()
        async for chunk in self.aiter_bytes():
            start = len(buffer)
            buffer += chunk
            while (end := buffer.find(b"\n", start)) >= 0:
                if line := buffer[:end].strip():
                    yield line.decode("utf-8", "replace")
                del buffer[: end + 1]
                start = 0
            if len(buffer) > LINE_BYTES:
                raise EngineBadReply("A line of the reply does not end")
        if last := buffer.strip().decode("utf-8", "replace"):
            if is_cut(last.removeprefix("data:")):
                raise EngineUnreachable("The reply was cut off in the middle of a line")
            yield last


def is_cut(text: str) -> bool:
    """Tell whether a text is the beginning of a JSON object, but not all of it."""
    if not text.lstrip().startswith("{"):
        return False
    try:
        json.loads(text)
    except json.JSONDecodeError as err:
        rest = text[err.pos :]
        inside = err.msg.startswith(("Unterminated string", "Invalid \\uXXXX"))
        return inside or any(word.startswith(rest) for word in _LITERALS)
    except ValueError, RecursionError:
        return False
    return False


_LITERALS = ("true", "false", "null")


class BorrowedTransport(httpx.AsyncBaseTransport):
    """Hands every request to a client that belongs to somebody else."""

    def __init__(self, http: httpx.AsyncClient, address: Address) -> None:
        """Remember the client, which is never closed from here, and who we are."""
        self._http = http
        self._address = address

    @override
    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send; a reused connection that proves dead is replaced by a fresh one.

        Servers close idle connections whenever they like (llama.cpp soon), and
        nothing has been received then. On a fresh connection the same failure is
        an answer, so it is not tried again.
        """
        self._address.check()
        for _ in range(ATTEMPTS - 1):
            watch = _Watch()
            try:
                return await self._send(request, watch)
            except httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError:
                if watch.fresh:
                    raise
        return await self._send(request, _Watch())

    async def _send(self, request: httpx.Request, watch: _Watch) -> Reply:
        """Send once; raises httpx errors."""
        if self._http.is_closed:
            raise httpx.ConnectError("The HTTP client is closed", request=request)
        inner = await self._http.send(
            httpx.Request(
                request.method,
                request.url,
                headers=self._needed(request.headers),
                stream=request.stream,
                extensions={**request.extensions, "trace": watch},
            ),
            auth=None,
            follow_redirects=False,
            stream=True,
        )
        refused = inner.status_code >= REFUSED
        reply = Reply(
            inner.status_code,
            headers=inner.headers,
            stream=_Body(inner, REFUSAL_BYTES if refused else math.inf),
            extensions=inner.extensions,
            request=request,
        )
        if refused:
            await reply.aread()
        return reply

    def _needed(self, headers: httpx.Headers) -> dict[str, str]:
        """Keep what the request needs; libraries add keys from the environment."""
        kept = {name: text for name, text in headers.items() if name in KEPT_HEADERS}
        return {**kept, **self._address.headers}


class _Body(httpx.AsyncByteStream):
    """The raw bytes of a borrowed response, up to a limit."""

    def __init__(self, inner: httpx.Response, limit: float) -> None:
        self._inner = inner
        self._limit = limit

    @override
    async def __aiter__(self) -> AsyncIterator[bytes]:
        got = 0
        async for chunk in cast("httpx.AsyncByteStream", self._inner.stream):
            got += len(chunk)
            yield chunk
            if got >= self._limit:
                return

    @override
    async def aclose(self) -> None:
        await self._inner.aclose()


class _Watch:
    """Notices whether a request opened a connection (httpx's trace extension)."""

    def __init__(self) -> None:
        self.fresh = False

    async def __call__(self, event: str, _info: Mapping[str, Any]) -> None:
        if event == "connection.connect_tcp.complete":
            self.fresh = True
