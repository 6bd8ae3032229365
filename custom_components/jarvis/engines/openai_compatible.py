"""Any server that speaks OpenAI's chat completions, through OpenAI's client.

llama.cpp, vLLM, SGLang, LM Studio, LocalAI and the clouds. The client builds and
sends the requests; events are read as plain JSON, because these servers take
liberties (missing indexes, whole calls, one document instead of a stream) that
the client's types hide.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import aclosing
import json
import re
from typing import Any, Final, override
from urllib.parse import urlsplit

import httpx
import openai
from openai.resources.chat.completions import AsyncCompletions

from .address import read_address
from .base import ChatRequest, Chunk, JsonObject, Model
from .borrowed import CLOSE, CONNECT_SECONDS, BorrowedTransport
from .embedding import read_vectors
from .errors import EngineBadReply, EngineError, EngineUnreachable, ModelNotFound
from .failure import Asked
from .openai_wire import (
    LeavingOut,
    Reader,
    entries_of,
    more_page,
    read_models,
    write_chat,
)
from .stream import drain, patient, server_events

# Where the limit of a reply has another name.
LIMIT_FIELDS: Final = {"api.openai.com": "max_completion_tokens"}
# Seconds for what is nice to know of the models.
MORE_SECONDS: Final = 3.0
_ENDPOINT: Final = re.compile(r"/(chat/)?completions$|/models$")
_VERSION: Final = re.compile(r"/v\d\w*(/|$)")


class _Client(openai.AsyncOpenAI):
    """The official client without its telemetry headers, which read files."""

    def __init__(self, url: str, transport: BorrowedTransport) -> None:
        http: Any = httpx.AsyncClient(transport=transport, trust_env=False)
        super().__init__(
            api_key="carried by the transport",
            base_url=url,
            http_client=http,
            max_retries=0,
            timeout=openai.Timeout(None, connect=CONNECT_SECONDS),
        )
        self._platform = "Unknown"

    @override
    def platform_headers(self) -> dict[str, str]:
        return {}


class OpenAICompatibleEngine:
    """One server that speaks OpenAI's chat completions.

    `listed` are the models it named when last asked.
    """

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

        `url` may end at the host, at /v1 or at an endpoint. `http` stays the
        caller's and is never closed; `timeout` seconds bound models() and
        describe(). A URL that is none raises with the first request.
        """
        self._name = name
        self._timeout = timeout
        self._address = read_address(url, key)
        base = _ENDPOINT.sub("", self._address.url)
        versioned = _VERSION.search(urlsplit(base).path)
        self._root = base.removesuffix("/v1")
        host = urlsplit(base).hostname or ""
        self._limit = LIMIT_FIELDS.get(host, "max_tokens")
        self._client = _Client(
            base if versioned else f"{base}/v1",
            BorrowedTransport(http, self._address),
        )
        # Made here, since the client would import it with the first request.
        self._completions = AsyncCompletions(self._client).with_streaming_response
        self._leaving_out = LeavingOut()
        self.listed: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """The owner's name for it."""
        return self._name

    async def models(self) -> tuple[Model, ...]:
        """List the models that can chat, in the server's order.

        Raises EngineError.
        """
        asked = self._asked()
        with asked.trouble():
            async with asyncio.timeout(self._timeout):
                entries = entries_of(await self._get("/models"))
        more = await self._more(more_page(entries)) if entries else {}
        found = read_models(entries, more)
        self.listed = frozenset(model.name for model in found)
        return found

    async def describe(self, model: str) -> Model:
        """Tell what one model can do; raises EngineError, ModelNotFound."""
        for known in await self.models():
            if known.name == model:
                return known
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
            for chunk in reader.end():
                yield chunk

    def _events(self, request: ChatRequest) -> AsyncGenerator[JsonObject]:
        """Yield the events of a reply."""
        body = write_chat(request, self._limit)
        return self._leaving_out.events(request.model, body, self._stream)

    async def embed(self, model: str, texts: Sequence[str]) -> list[list[float]]:
        """Return a vector per text, in order; raises EngineError."""
        body = {"model": model, "input": list(texts), "encoding_format": "float"}
        with self._asked(model).trouble():
            found = await self._post("/embeddings", body)
            rows = found.get("data") if isinstance(found, dict) else None
            if not isinstance(rows, list):
                raise EngineBadReply("The reply holds no vectors")
            rows = sorted((r for r in rows if isinstance(r, dict)), key=_index)
            return read_vectors([row.get("embedding") for row in rows], len(texts))

    async def _stream(self, body: JsonObject) -> AsyncGenerator[JsonObject]:
        """Send one request and yield the events that answer it."""
        try:
            # The client would walk through every message to check it.
            async with (
                self._completions.create(
                    model=body["model"], messages=[], stream=True, extra_body=body
                ) as response,
                aclosing(server_events(response.iter_lines())) as events,
            ):
                async for event in events:
                    yield event
        except openai.APIConnectionError as err:
            raise (cause := _cause(err)) from cause.__cause__

    async def _get(self, path: str) -> Any:
        """Return the JSON document at a path or URL."""
        options: Any = {"headers": CLOSE}
        return await self._document(
            self._client.get(path, cast_to=str, options=options)
        )

    async def _post(self, path: str, body: JsonObject) -> Any:
        """Return the JSON document that answers a request."""
        return await self._document(self._client.post(path, cast_to=str, body=body))

    async def _document(self, answer: Awaitable[str]) -> Any:
        try:
            return json.loads(await answer)
        except openai.APIConnectionError as err:
            raise (cause := _cause(err)) from cause.__cause__
        except (ValueError, RecursionError) as err:
            raise EngineBadReply("The reply is not JSON") from err

    async def _more(self, page: str | None) -> JsonObject:
        """Return what the server's own page tells, nothing when it has none."""
        if page is None:
            return {}
        try:
            with self._asked().trouble():
                async with asyncio.timeout(min(self._timeout, MORE_SECONDS)):
                    found = await self._get(self._root + page)
        except EngineError:
            return {}
        return found if isinstance(found, dict) else {}

    def _asked(self, model: str = "", *, tools: bool = False) -> Asked:
        return Asked(engine=self._name, address=self._address, model=model, tools=tools)


def _cause(err: openai.APIConnectionError) -> BaseException:
    """Return what the client wrapped; failure.py reads its own causes, too."""
    return err.__cause__ or EngineUnreachable(str(err))


def _index(row: JsonObject) -> int:
    index = row.get("index")
    return index if isinstance(index, int) else 0
