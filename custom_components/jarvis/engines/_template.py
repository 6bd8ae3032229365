"""An engine to copy: a server with a protocol of its own.

GET /models answers {"models": ["name", ...]}; POST /chat takes {"model",
"messages"} and answers with JSON lines: {"text": "..."} and {"end": true}.

To add an engine: copy this file, write the requests and read the replies, add a
line to ENGINES. The suite in tests/engines then runs on it. A server that speaks
OpenAI's protocol needs no engine but a row in discovery.py.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

import httpx

from .address import read_address
from .base import ChatRequest, Chunk, Done, JsonObject, Model
from .borrowed import CONNECT_SECONDS, BorrowedTransport
from .clean import clean_json
from .errors import EngineBadReply, EngineUnreachable, ModelNotFound
from .failure import Asked
from .stream import Pieces, drain, json_object, patient, text_in


class TemplateEngine:
    """One server of the made-up protocol."""

    def __init__(
        self,
        *,
        name: str,
        url: str,
        key: str | None,
        http: httpx.AsyncClient,
        timeout: float,
    ) -> None:
        """Remember where it is; nothing is sent, `http` stays the caller's."""
        self._name = name
        self._timeout = timeout
        self._address = read_address(url, key)
        self._client = httpx.AsyncClient(
            base_url=self._address.url,
            timeout=httpx.Timeout(None, connect=CONNECT_SECONDS),
            transport=BorrowedTransport(http, self._address),
        )

    @property
    def name(self) -> str:
        """The owner's name for it."""
        return self._name

    async def models(self) -> tuple[Model, ...]:
        """List the models; raises EngineError."""
        with Asked(engine=self._name, address=self._address).trouble():
            async with asyncio.timeout(self._timeout):
                reply = await self._client.get("/models")
            reply.raise_for_status()
            listed = json_object(reply.text).get("models")
            if not isinstance(listed, list):
                raise EngineBadReply("The reply lists no models")
        return tuple(Model(name=name) for name in listed if isinstance(name, str))

    async def describe(self, model: str) -> Model:
        """Tell what one model can do; raises EngineError, ModelNotFound."""
        for known in await self.models():
            if known.name == model:
                return known
        asked = Asked(engine=self._name, address=self._address, model=model)
        raise asked.error(ModelNotFound, "The server does not list it")

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream the answer; ends with Done or raises EngineError."""
        asked = Asked(engine=self._name, address=self._address, model=request.model)
        pieces = Pieces()
        with asked.trouble():
            async with aclosing(
                patient(self._lines(request), request.timeout)
            ) as lines:
                async for line in lines:
                    if error := line.get("error"):
                        raise asked.reported(error)
                    for chunk in pieces.said(text_in(line, "text")):
                        yield chunk
                    if line.get("end") is True:
                        for chunk in pieces.end():
                            yield chunk
                        yield Done()
                        await drain(lines)
                        return
            raise EngineUnreachable("The reply ended before it was finished")

    async def _lines(self, request: ChatRequest) -> AsyncGenerator[JsonObject]:
        """Send the request and yield the lines of the reply."""
        messages = [{"role": m.role, "text": m.content} for m in request.messages]
        body = clean_json({"model": request.model, "messages": messages})
        async with self._client.stream("POST", "/chat", json=body) as reply:
            reply.raise_for_status()
            async for line in reply.aiter_lines():
                yield json_object(line)
