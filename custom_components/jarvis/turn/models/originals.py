"""Lets an engine of the house read what is masked for everybody else.

Wraps one engine: masks in the prompt become the originals, and what comes back in
the arguments of calls is masked again, so that traces and logs stay clean.
"""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import replace
from typing import TYPE_CHECKING

from ...engines.base import Called
from ...engines.errors import EngineError

if TYPE_CHECKING:
    from ...engines.base import ChatRequest, Chunk, Engine, Message, Model
    from ..redact import Vault


class Originals:
    """An engine that may know the secrets of one conversation."""

    def __init__(self, engine: Engine, vault: Vault) -> None:
        """Trust the engine with the vault."""
        self._engine = engine
        self._vault = vault

    @property
    def name(self) -> str:
        """The owner's name for it."""
        return self._engine.name

    async def models(self) -> tuple[Model, ...]:
        """List the models; raises EngineError."""
        return await self._engine.models()

    async def describe(self, model: str) -> Model:
        """Tell what one model can do; raises EngineError."""
        return await self._engine.describe(model)

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream the answer; ends with Done or raises EngineError."""
        told = replace(request, messages=tuple(map(self._restored, request.messages)))
        try:
            async with aclosing(self._engine.chat(told)) as chunks:
                async for chunk in chunks:
                    yield self._masked(chunk)
        except EngineError as err:
            # Servers quote what they were sent.
            err.args = (self._vault.mask(str(err)),)
            raise

    def _masked(self, chunk: Chunk) -> Chunk:
        if not isinstance(chunk, Called):
            return chunk
        arguments = self._vault.mask_all(chunk.call.arguments)
        return Called(replace(chunk.call, arguments=arguments))

    def _restored(self, message: Message) -> Message:
        calls = tuple(
            replace(call, arguments=self._vault.restore(call.arguments))
            for call in message.calls
        )
        content = self._vault.restore_text(message.content)
        return replace(message, content=content, calls=calls)
