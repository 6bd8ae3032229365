"""Embeddings, and the models that make them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
import re
from typing import Any, Final, Protocol

from .errors import EngineBadReply, EngineError


@dataclass(frozen=True, slots=True, kw_only=True)
class Prefixes:
    """What stands before a question, and before a text that is kept."""

    question: str = ""
    kept: str = ""


_PLAIN: Final = Prefixes()
_PASSAGES: Final = Prefixes(
    question="Represent this sentence for searching relevant passages: "
)
_INSTRUCTED: Final = Prefixes(
    question="Instruct: Given a web search query, retrieve relevant passages that "
    "answer the query\nQuery: "
)
# The first pattern that is found in a model's name counts.
_MODELS: Final[tuple[tuple[str, Prefixes], ...]] = (
    (r"e5.*instruct|e5-mistral|gte-qwen\d?.*instruct|linq-embed", _INSTRUCTED),
    (r"qwen3-embedding", _INSTRUCTED),
    (r"(^|[/_:-])e5([/_:.-]|$)", Prefixes(question="query: ", kept="passage: ")),
    (r"nomic-embed-code", _PLAIN),
    (
        r"nomic-embed|modernbert-embed",
        Prefixes(question="search_query: ", kept="search_document: "),
    ),
    (
        r"embedding-?gemma",
        Prefixes(question="task: search result | query: ", kept="title: none | text: "),
    ),
    (r"arctic-embed-?2|arctic-embed.*v2", Prefixes(question="query: ")),
    (r"arctic-embed|mxbai-embed-large|bge-(small|base|large)(-en|:|$)", _PASSAGES),
)


def prefixes(model: str) -> Prefixes:
    """Return what a model wants in front; nothing for one that is not known."""
    name = model.casefold()
    return next((each for seen, each in _MODELS if re.search(seen, name)), _PLAIN)


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
