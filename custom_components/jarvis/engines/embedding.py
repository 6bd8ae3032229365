"""Turns texts into vectors with a model of an engine, for search by meaning."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Protocol

from .embedding_models import prefixes
from .errors import EngineBadReply, EngineError

# A question waits so long for its vector; without one the words alone are searched.
QUESTION_SECONDS: Final = 1.5
# What is kept can wait until a server has loaded its model, also a single text.
BATCH_SECONDS: Final = 120.0
# After a failure questions go without for so long.
REST_SECONDS: Final = 60.0


class Embeds(Protocol):
    """An engine that can embed."""

    async def embed(self, model: str, texts: Sequence[str]) -> list[list[float]]:
        """Return a vector per text, in order; raises EngineError."""


class Embedder:
    """One embedding model; what it cannot do just now comes out empty."""

    def __init__(self, engine: Embeds, model: str) -> None:
        """Take the engine and the model's name."""
        self._engine = engine
        self._model = model
        self._prefixes = prefixes(model)
        self._rests_until = 0.0

    @property
    def name(self) -> str:
        """Name what the vectors of kept texts depend on."""
        return f"{self._model} {self._prefixes.kept}".rstrip()

    async def __call__(self, texts: Sequence[str]) -> list[list[float]]:
        """Return a vector per text that is kept, or an empty list."""
        kept = [self._prefixes.kept + text for text in texts]
        return await self._embed(kept, BATCH_SECONDS)

    async def ask(self, questions: Sequence[str]) -> list[list[float]]:
        """Return a vector per question, or an empty list."""
        asked = [self._prefixes.question + one for one in questions]
        return await self._embed(asked, QUESTION_SECONDS)

    async def _embed(self, texts: Sequence[str], seconds: float) -> list[list[float]]:
        now = asyncio.get_running_loop().time
        if now() < self._rests_until:
            return []
        try:
            async with asyncio.timeout(seconds):
                return await self._engine.embed(self._model, texts)
        except EngineError, TimeoutError:
            self._rests_until = now() + REST_SECONDS
            return []


def read_vectors(found: Any, wanted: int) -> list[list[float]]:
    """Check that there are so many vectors of one length; raises EngineBadReply."""
    if not isinstance(found, list) or len(found) != wanted:
        raise EngineBadReply(f"The reply does not hold {wanted} vectors")
    vectors: list[list[float]] = []
    for row in found:
        if not isinstance(row, list) or not row or len(row) != len(found[0]):
            raise EngineBadReply("The vectors of the reply differ in length")
        if not all(isinstance(one, int | float) for one in row):
            raise EngineBadReply("A vector of the reply holds no numbers")
        vectors.append([float(one) for one in row])
    return vectors
