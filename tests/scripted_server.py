"""A model server that says what a test tells it to say, and complains otherwise.

Real TCP on 127.0.0.1, the real wire protocols of Ollama and of OpenAI. Inside a
test:

    async with ScriptedServer() as server:
        server.reply(calls=[("light__on", {"name": "lamp"})])
        server.reply("Done.")
        ...
        assert server.requests[0].body["model"] == "scripted:3b"

Leaving the block (or `finish()`) fails when a request found no reply or a reply
was never asked for. As a process, for the demo and the benchmarks, it answers
everything (`--strict` for the above) and is read and set over HTTP:

    python -m tests.scripted_server --port 11435 --script replies.json
    {"replies": ["Hello.", {"calls": [["light__on", {"name": "x"}]], "match": "x",
     "after": "user", "repeat": true}], "default": {"text": "Done.", "pause": 0.01}}

    GET /_requests?full=1  POST /_script {...}  POST /_reset  POST /_release
"""

import argparse
import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import fields
import itertools
import json
import math
from pathlib import Path
import signal
import socket
import time
from typing import Any, Self

from aiohttp import web

from .scripted_wire import (
    CHATS,
    Json,
    Reply,
    Request,
    ScriptedModel,
    describe,
    listed,
    ollama_embeddings,
    openai_embeddings,
    render,
    tag,
)

__all__ = ["Reply", "Request", "ScriptedModel", "ScriptedServer"]

# Turns of the loop in which what was accepted already becomes a connection.
_ROUNDS = 5


class ScriptedServer:
    """The server; `url` once it runs."""

    def __init__(
        self,
        *,
        models: Iterable[ScriptedModel] | None = None,
        strict: bool = True,
        port: int = 0,
    ) -> None:
        """Prepare; `strict` False answers everything with `default`."""
        self.models = [ScriptedModel()] if models is None else list(models)
        self.strict = strict
        self.default = Reply(text="Done.", repeat=True)
        self.replies: list[Reply] = []
        self.requests: list[Request] = []
        self.unexpected: list[Request] = []
        self.port = port
        self._served: list[Reply] = []
        self._ids = itertools.count(1)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        """Listen."""
        await self.start()
        return self

    async def __aexit__(self, kind: object, *_: object) -> None:
        """Stop; complain unless the test has failed already."""
        await self.stop()
        if kind is None:
            self.finish()

    @property
    def url(self) -> str:
        """The base URL; OpenAI's protocol is spoken below /v1."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def chats(self) -> list[Request]:
        """The chat requests alone, in order of arrival."""
        return [r for r in self.requests if r.path in CHATS]

    def reply(self, text: str = "", **wishes: Any) -> Reply:
        """Add a reply to the queue; `wishes` are the fields of Reply."""
        reply = Reply(text=text, **wishes)
        self.replies.append(reply)
        return reply

    def load(self, script: Mapping[str, Any]) -> None:
        """Replace the script by one from JSON: {"replies": [...], "default": ...}."""
        self.replies = [_read_reply(entry) for entry in script.get("replies", [])]
        if "default" in script:
            self.default = _read_reply(script["default"])
            self.default.repeat = True

    def finish(self) -> None:
        """Raise AssertionError for unexpected requests and unread replies."""
        lost = [f"{r.method} {r.path} {r.user!r}" for r in self.unexpected]
        unread = [r.text or r.calls or r.status for r in self.replies if not r.repeat]
        assert not lost, f"requests without a reply: {lost}"
        assert not unread, f"replies nobody asked for: {unread}"

    async def start(self) -> None:
        """Listen on 127.0.0.1; port 0 takes any."""
        app = web.Application(client_max_size=256 * 1024 * 1024)
        app.router.add_route("*", "/{path:.*}", self._handle)
        self._runner = web.AppRunner(
            app, access_log=None, handler_cancellation=True, shutdown_timeout=1.0
        )
        await self._runner.setup()
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self._listener.setblocking(False)
        await web.SockSite(self._runner, self._listener).start()
        self.port = self._listener.getsockname()[1]

    async def stop(self) -> None:
        """Close every connection and the port."""
        for reply in [*self.replies, *self._served, self.default]:
            reply.release()
        if self._runner is None:
            return
        # asyncio trips over a connection that is accepted while its server closes.
        asyncio.get_running_loop().remove_reader(self._listener)
        for _ in range(_ROUNDS):
            await asyncio.sleep(0)
        await self._runner.cleanup()
        self._runner = None

    async def _handle(self, http: web.Request) -> web.StreamResponse:
        arrived = time.monotonic_ns()
        raw = await http.read()
        if http.path.startswith("/_"):
            return self._control(http, raw)
        request = Request(
            method=http.method,
            path=http.path,
            headers=http.headers,
            raw=raw,
            body=_object(raw),
            arrived_ns=arrived,
        )
        self.requests.append(request)
        try:
            reply = self._choose(request)
            if reply is not None:
                return await self._serve(http, request, reply)
            return self._answer(request)
        except asyncio.CancelledError, ConnectionError:
            request.disconnected_ns = time.monotonic_ns()
            raise
        finally:
            request.closed.set()

    def _choose(self, request: Request) -> Reply | None:
        """Take the first reply that fits; None where the server answers by itself."""
        for reply in self.replies:
            if reply.fits(request):
                if not reply.repeat:
                    self.replies.remove(reply)
                return reply
        if request.path not in CHATS:
            return None
        if not self.strict:
            return self.default
        self.unexpected.append(request)
        return Reply(status=500, error=f"unexpected request: {request.user!r}")

    async def _serve(
        self, http: web.Request, request: Request, reply: Reply
    ) -> web.StreamResponse:
        self._served.append(reply)
        reply.arrived.set()
        await self._stall(reply, 0)
        if reply.cut == 0:
            return self._cut(http, web.StreamResponse())
        frames, content_type = render(request, reply, self._ids)
        response = web.StreamResponse(status=reply.status, headers=dict(reply.headers))
        response.content_type = reply.content_type or content_type
        response.enable_chunked_encoding()
        await response.prepare(http)
        for sent, frame in enumerate(frames, 1):
            if reply.cut is not None and sent > reply.cut:
                half = frame[: math.ceil(len(frame) * (reply.cut % 1))]
                await _write(response, half, reply.chunk)
                return self._cut(http, response)
            await _write(response, frame, reply.chunk)
            request.first_byte_ns = request.first_byte_ns or time.monotonic_ns()
            if reply.pause:
                await asyncio.sleep(reply.pause)
            await self._stall(reply, sent)
        if reply.cut is not None:
            return self._cut(http, response)
        await response.write_eof()
        request.last_byte_ns = time.monotonic_ns()
        return response

    async def _stall(self, reply: Reply, sent: int) -> None:
        if reply.stall == sent:
            reply.stalled.set()
            await reply.released.wait()

    def _cut(
        self, http: web.Request, response: web.StreamResponse
    ) -> web.StreamResponse:
        """Close the connection without the end that the protocol asks for."""
        if http.transport is not None:
            http.transport.close()
        return response

    def _answer(self, request: Request) -> web.Response:
        """Answer what needs no script: versions, models, embeddings."""
        answers: dict[str, Callable[[Json], Json]] = {
            "/api/version": lambda _: {"version": "0.14.0"},
            "/api/tags": lambda _: {"models": [tag(m) for m in self.models]},
            "/api/ps": lambda _: {"models": [tag(m) for m in self.models[:1]]},
            "/api/show": lambda body: describe(self.models, body),
            "/api/embed": ollama_embeddings,
            "/api/pull": lambda _: {"status": "success"},
            "/v1/models": lambda _: {
                "object": "list",
                "data": [listed(model) for model in self.models],
            },
            "/v1/embeddings": openai_embeddings,
        }
        answer = answers.get(request.path)
        found = None if answer is None else answer(request.body)
        request.first_byte_ns = request.last_byte_ns = time.monotonic_ns()
        if not found:
            missing = {"error": f"model '{request.body.get('model')}' not found"}
            return web.json_response(missing, status=404)
        return web.json_response(found)

    def _control(self, http: web.Request, raw: bytes) -> web.Response:
        """Read counts and timings, set the script, from another process."""
        if http.path == "/_script":
            self.load(_object(raw))
        elif http.path == "/_reset":
            self.requests.clear()
            self.unexpected.clear()
        elif http.path == "/_release":
            for reply in [*self.replies, *self._served]:
                reply.release()
        elif http.path != "/_requests":
            return web.json_response({"error": "no such control"}, status=404)
        full = http.query.get("full") == "1"
        return web.json_response(
            {
                "unexpected": len(self.unexpected),
                "unread": sum(not reply.repeat for reply in self.replies),
                "requests": [_told(request, full=full) for request in self.requests],
            }
        )


def _told(request: Request, *, full: bool) -> Json:
    told: Json = {
        "method": request.method,
        "path": request.path,
        "bytes": len(request.raw),
        "messages": len(request.messages),
        "tools": len(request.body.get("tools") or ()),
        "arrived_ns": request.arrived_ns,
        "first_byte_ns": request.first_byte_ns,
        "last_byte_ns": request.last_byte_ns,
        "disconnected_ns": request.disconnected_ns,
    }
    return told | ({"body": request.body} if full else {})


def _read_reply(entry: Any) -> Reply:
    """Read a reply from JSON: a text, or an object with the fields of Reply."""
    if isinstance(entry, str):
        return Reply(text=entry)
    known = {f.name for f in fields(Reply)}
    if unknown := entry.keys() - known:
        raise ValueError(f"a reply has no {sorted(unknown)}")
    return Reply(**entry)


def _object(raw: bytes) -> Json:
    try:
        found = json.loads(raw) if raw else {}
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


async def _write(response: web.StreamResponse, data: bytes, chunk: int | None) -> None:
    """Send bytes, in chunks of a size that the other side gets one by one."""
    size = chunk or max(len(data), 1)
    for start in range(0, len(data), size):
        await response.write(data[start : start + size])
        if chunk:
            await asyncio.sleep(0)


async def _run(server: ScriptedServer) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with server:
        print(server.url, flush=True)  # noqa: T201 - what the caller waits for
        await stop.wait()


def main() -> None:
    """Run the server as a process until it is told to stop."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--port", type=int, default=11435)
    parser.add_argument("--script", type=Path)
    parser.add_argument("--strict", action="store_true")
    args = parser.parse_args()
    server = ScriptedServer(strict=args.strict, port=args.port)
    if args.script is not None:
        server.load(json.loads(args.script.read_text(encoding="utf-8")))
    with suppress(KeyboardInterrupt):
        asyncio.run(_run(server))


if __name__ == "__main__":
    main()
