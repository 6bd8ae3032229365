"""Ollama's HTTP API in front of a model that speaks something else, with a clock.

Home Assistant's own agent speaks only Ollama. Both agents go through here, so that
the same place counts their calls, tokens and times. What the model makes of a
request is a `Backend`'s business.
"""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass, field
import json
import time
from typing import Any, Protocol, Self

from aiohttp import web

type Json = dict[str, Any]

_LARGEST = 64 * 2**20
_LONG_AGO = "2026-01-01T00:00:00Z"


class Backend(Protocol):
    """A model: `details` and `capabilities` are what Ollama tells of it."""

    model: str
    capabilities: tuple[str, ...]
    details: Json

    def chat(self, body: Json) -> AsyncGenerator[Json]:
        """Answer an Ollama chat request with Ollama's lines; the last is `done`.

        Raises BackendError when the model cannot be asked.
        """


class BackendError(Exception):
    """The model's server refused; the text is what an agent is told."""


@dataclass(slots=True, kw_only=True)
class ModelCall:
    """One chat request; times on `time.perf_counter`, None for what never came."""

    body: Json = field(repr=False)
    started: float
    first: float | None = None
    ended: float | None = None
    prompt_tokens: int | None = None
    cached_tokens: int | None = None
    answer: str = ""
    tool_calls: list[Json] = field(default_factory=list)
    error: str | None = None


class OllamaBridge:
    """The server; `calls` are the chat requests since it was last cleared."""

    def __init__(self, backend: Backend) -> None:
        """Stand in front of a model; `async with` opens the port."""
        self._backend = backend
        self.calls: list[ModelCall] = []
        app = web.Application(client_max_size=_LARGEST)
        app.add_routes(
            [
                web.get("/", self._root),
                web.get("/api/version", self._version),
                web.get("/api/tags", self._tags),
                web.get("/api/ps", self._tags),
                web.post("/api/show", self._show),
                web.post("/api/chat", self._chat),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None)
        self.url = ""

    async def __aenter__(self) -> Self:
        """Listen on a free loopback port."""
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close the port."""
        await self._runner.cleanup()

    async def _root(self, _request: web.Request) -> web.Response:
        return web.Response(text="Ollama is running")

    async def _version(self, _request: web.Request) -> web.Response:
        return web.json_response({"version": "0.14.0"})

    async def _tags(self, _request: web.Request) -> web.Response:
        entry = {
            "name": self._backend.model,
            "model": self._backend.model,
            "modified_at": _LONG_AGO,
            "size": 1,
            "digest": "0" * 64,
            "details": self._backend.details,
        }
        return web.json_response({"models": [entry]})

    async def _show(self, request: web.Request) -> web.Response:
        wanted = (await request.json()).get("model")
        if wanted != self._backend.model:
            return web.json_response({"error": "model not found"}, status=404)
        return web.json_response(
            {
                "modelfile": "",
                "parameters": "",
                "template": "",
                "details": self._backend.details,
                "model_info": {"general.architecture": "llama"},
                "capabilities": list(self._backend.capabilities),
                "modified_at": _LONG_AGO,
            }
        )

    async def _chat(self, request: web.Request) -> web.StreamResponse:
        body: Json = await request.json()
        call = ModelCall(body=body, started=time.perf_counter())
        self.calls.append(call)
        stream = body.get("stream", True)
        response = web.StreamResponse(headers={"Content-Type": "application/x-ndjson"})
        lines = []
        try:
            async with aclosing(self._noted(call)) as answer:
                async for line in answer:
                    if not stream:
                        lines.append(line)
                        continue
                    if not response.prepared:
                        await response.prepare(request)
                    await response.write(json.dumps(line).encode() + b"\n")
        except BackendError as err:
            call.error = str(err)
            return web.json_response({"error": str(err)}, status=400)
        finally:
            call.ended = time.perf_counter()
        if not stream:
            return web.json_response(_whole(lines))
        await response.write_eof()
        return response

    async def _noted(self, call: ModelCall) -> AsyncGenerator[Json]:
        """Pass the lines on and note in `call` what they hold."""
        async with aclosing(self._backend.chat(call.body)) as lines:
            async for line in lines:
                message = line.get("message") or {}
                said = message.get("content") or ""
                calls = message.get("tool_calls") or []
                if call.first is None and (said or calls or message.get("thinking")):
                    call.first = time.perf_counter()
                call.answer += said
                call.tool_calls += calls
                if line.get("done"):
                    call.prompt_tokens = line.get("prompt_eval_count")
                    call.cached_tokens = line.get("cached_tokens")
                yield {"model": call.body["model"], "created_at": _LONG_AGO, **line}


def _whole(lines: list[Json]) -> Json:
    """Make one document of a stream."""
    messages = [line.get("message") or {} for line in lines]
    message: Json = {
        "role": "assistant",
        "content": "".join(message.get("content") or "" for message in messages),
    }
    if calls := [c for m in messages for c in m.get("tool_calls") or []]:
        message["tool_calls"] = calls
    return {**lines[-1], "message": message}
