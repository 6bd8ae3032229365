"""Ollama through its official client.

The client finds the address, sends and reads the lines. Its typed methods are
passed by: they drop nested parameters of tools, call ids and the headers of a
refusal, and fail on arguments that come as text.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import replace
from typing import Final, cast

import httpx
import ollama

from .address import read_address
from .base import ChatRequest, Chunk, JsonObject, Model, Placement
from .borrowed import CLOSE, CONNECT_SECONDS, BorrowedTransport
from .embedding import read_vectors
from .errors import EngineBadReply, EngineError, EngineUnreachable, ModelNotFound
from .failure import Asked
from .ollama_wire import Reader, can_chat, name_of, read_model, write_chat
from .openai_wire import LeavingOut
from .stream import count_in, drain, patient, text_in

PORT: Final = 11434
# Descriptions asked for at once; each is a file that the server reads.
DESCRIBED_AT_ONCE: Final = 4

# Seconds without a word after which a download counts as broken.
PULL_SILENCE: Final = 120.0

# What the client raises for a body that is not the JSON object it expects.
_MALFORMED: Final = (ValueError, TypeError, AttributeError, RecursionError)
# The parts of a description worth keeping; licence and tokenizer are long.
_SHOWN: Final = ("capabilities", "model_info", "details")


class _Client(ollama.AsyncClient):
    """The official client, asked for plain JSON objects."""

    async def ask(
        self, method: str, path: str, body: JsonObject | None = None
    ) -> JsonObject:
        """Return the JSON object that answers one request."""
        try:
            answer: JsonObject = await self._request(
                dict, method, path, json=body, headers=CLOSE, stream=False
            )
        except _MALFORMED as err:
            raise EngineBadReply("The reply is not a JSON object") from err
        return answer

    async def stream(self, path: str, body: JsonObject) -> AsyncGenerator[JsonObject]:
        """Yield the JSON objects that answer one request."""
        lines = cast(
            "AsyncGenerator[JsonObject]",
            await self._request(dict, "POST", path, json=body, stream=True),
        )
        try:
            async for line in lines:
                yield line
        except ollama.ResponseError as err:
            yield {"error": err.error}
        except _MALFORMED as err:
            raise EngineBadReply("A line of the reply is not a JSON object") from err
        finally:
            await lines.aclose()


class OllamaEngine:
    """One Ollama server; `listed` are the models it named when last asked."""

    def __init__(
        self,
        *,
        name: str,
        url: str,
        key: str | None,
        http: httpx.AsyncClient,
        timeout: float,
    ) -> None:
        """Remember where it is; nothing is sent.

        `http` stays the caller's and is never closed; `timeout` seconds bound
        models() and describe(). A URL that is none raises with the first request.
        """
        self._name = name
        self._timeout = timeout
        self._address = read_address(url, key, port=PORT)
        self._client = _Client(
            self._address.url.removesuffix("/api"),
            follow_redirects=False,
            timeout=httpx.Timeout(None, connect=CONNECT_SECONDS),
            transport=BorrowedTransport(http, self._address),
        )
        self._described: dict[tuple[str, str], JsonObject] = {}
        self._leaving_out = LeavingOut()
        self.listed: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """The owner's name for it."""
        return self._name

    async def models(self) -> tuple[Model, ...]:
        """List the models that can chat, in the server's order.

        A model whose description fails is listed with what the list tells.
        Raises EngineError.
        """
        deadline = asyncio.get_running_loop().time() + self._timeout
        entries = await self._tags()
        gate = asyncio.Semaphore(DESCRIBED_AT_ONCE)

        async def shown(entry: JsonObject) -> JsonObject:
            try:
                async with asyncio.timeout_at(deadline), gate:
                    return await self._show(entry)
            except EngineError, TimeoutError:
                return {}

        shows = await asyncio.gather(*map(shown, entries))
        pairs = zip(entries, shows, strict=True)
        return tuple(read_model(*pair) for pair in pairs if can_chat(*pair))

    async def describe(self, model: str) -> Model:
        """Tell what one model can do; raises EngineError, ModelNotFound."""
        for entry in await self._tags():
            if name_of(entry) in (model, f"{model}:latest"):
                with self._asked(model).trouble():
                    async with asyncio.timeout(self._timeout):
                        shown = await self._show(entry)
                return replace(read_model(entry, shown), name=model)
        raise self._asked(model).error(ModelNotFound, "The server does not list it")

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream the answer; ends with Done or raises EngineError."""
        asked = self._asked(request.model, tools=bool(request.tools))
        reader = Reader(asked)
        with asked.trouble():
            events = patient(self._events(request), request.timeout)
            async with aclosing(events):
                async for event in events:
                    for chunk in reader.read(event):
                        yield chunk
                    if reader.finished:
                        await drain(events)
                        return
            raise EngineUnreachable("The reply ended before it was finished")

    async def loaded(self) -> tuple[str, ...]:
        """Name the models that are in memory now; raises EngineError."""
        return tuple(name for e in await self._running() if (name := name_of(e)))

    async def placed(self, model: str) -> Placement | None:
        """Tell where a model lies, None when it is not loaded; raises EngineError."""
        for entry in await self._running():
            size, on_card = count_in(entry, "size"), count_in(entry, "size_vram")
            if name_of(entry) in (model, f"{model}:latest") and size:
                return Placement(size=size, on_card=min(on_card or 0, size))
        return None

    async def _running(self) -> list[JsonObject]:
        with self._asked().trouble():
            async with asyncio.timeout(self._timeout):
                running = (await self._client.ask("GET", "/api/ps")).get("models")
        entries = running if isinstance(running, list) else []
        return [entry for entry in entries if isinstance(entry, dict)]

    async def pull(self, model: str) -> AsyncGenerator[float | None]:
        """Download a model; yields the part done, None while that is not known.

        Raises EngineError; the server goes on where it stopped when asked again.
        """
        asked = self._asked(model)
        with asked.trouble():
            body: JsonObject = {"model": model, "stream": True}
            lines = patient(self._client.stream("/api/pull", body), PULL_SILENCE)
            async with aclosing(lines):
                async for line in lines:
                    if error := line.get("error"):
                        raise asked.reported(error)
                    if text_in(line, "status") == "success":
                        yield 1.0
                        return
                    total = count_in(line, "total")
                    yield (count_in(line, "completed") or 0) / total if total else None
            raise EngineUnreachable("The download ended before it was finished")

    def _events(self, request: ChatRequest) -> AsyncGenerator[JsonObject]:
        """Yield the lines of a reply."""
        return self._leaving_out.events(
            request.model,
            write_chat(request),
            lambda body: self._client.stream("/api/chat", body),
        )

    async def embed(self, model: str, texts: Sequence[str]) -> list[list[float]]:
        """Return a vector per text, in order; raises EngineError."""
        body: JsonObject = {"model": model, "input": list(texts)}
        with self._asked(model).trouble():
            found = await self._client.ask("POST", "/api/embed", body)
            return read_vectors(found.get("embeddings"), len(texts))

    async def version(self) -> str:
        """Tell the server's version, "" where it does not; raises EngineError."""
        with self._asked().trouble():
            async with asyncio.timeout(self._timeout):
                return text_in(await self._client.ask("GET", "/api/version"), "version")

    async def _tags(self) -> list[JsonObject]:
        """List what is installed, embedding models too."""
        with self._asked().trouble():
            async with asyncio.timeout(self._timeout):
                listed = (await self._client.ask("GET", "/api/tags")).get("models")
        if not isinstance(listed, list):
            raise self._asked().error(EngineBadReply, "The reply lists no models")
        entries = [e for e in listed if isinstance(e, dict) and name_of(e)]
        self.listed = frozenset(map(name_of, entries))
        return entries

    async def _show(self, entry: JsonObject) -> JsonObject:
        """Describe an installed model; remembered as long as its digest stays."""
        name, digest = name_of(entry), text_in(entry, "digest")
        known = self._described.get((name, digest))
        if known is None:
            with self._asked(name).trouble():
                shown = await self._client.ask("POST", "/api/show", {"model": name})
            known = {key: shown.get(key) for key in _SHOWN}
            if digest:
                self._described[name, digest] = known
        return known

    def _asked(self, model: str = "", *, tools: bool = False) -> Asked:
        return Asked(engine=self._name, address=self._address, model=model, tools=tools)
