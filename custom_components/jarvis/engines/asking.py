"""One question to a model whose answer nobody hears: plans, digests, notes."""

from contextlib import aclosing
from typing import TYPE_CHECKING

from .base import Said

if TYPE_CHECKING:
    from .base import ChatRequest, Engine


async def ask(engine: Engine, request: ChatRequest) -> str:
    """Return the words of the answer, thoughts left out. Raises EngineError."""
    async with aclosing(engine.chat(request)) as chunks:
        words = [chunk.text async for chunk in chunks if isinstance(chunk, Said)]
    return "".join(words)
