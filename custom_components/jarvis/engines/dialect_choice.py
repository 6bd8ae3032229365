"""How a model shall be told of its tools, and what its server taught us about that."""

import asyncio
from collections.abc import Callable
from typing import Final, Literal, Protocol

from .base import Engine, Model
from .errors import EngineError
from .profile import Profile, Size, profile

# native: the server's own; text: in the prompt; constrained: as an answer to a schema.
type ToolCalls = Literal["native", "text", "constrained"]
type Wanted = Literal["automatic", "native", "text", "constrained"]

AUTOMATIC: Final[Wanted] = "automatic"
# Seconds that a turn waits to hear what its model can do.
DESCRIBE_SECONDS: Final = 2.0
# So long a description counts, and so long a server is not asked again in vain.
_FRESH_SECONDS: Final = 3600.0
_RETRY_SECONDS: Final = 60.0


class Refusals(Protocol):
    """Where it is remembered which models cannot be given tools by their server."""

    def has(self, model: str) -> bool:
        """Tell whether the server once refused tools for this model."""

    def add(self, model: str) -> None:
        """Remember that it did."""


class Forgetful:
    """Refusals that last as long as the process."""

    def __init__(self) -> None:
        """Start with none."""
        self._models: set[str] = set()

    def has(self, model: str) -> bool:
        """Tell whether the server once refused tools for this model."""
        return model in self._models

    def add(self, model: str) -> None:
        """Remember that it did."""
        self._models.add(model)


class DialectChoice:
    """Chooses for one engine: by the owner's wish, by what its server tells or told."""

    def __init__(
        self,
        engine: Engine,
        wanted: Wanted,
        refusals: Refusals,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Choose for an engine; `clock` counts seconds, the event loop's if None."""
        self._engine = engine
        self._wanted = wanted
        self._refusals = refusals
        self._clock = clock
        self._known: dict[str, tuple[Model | None, float]] = {}
        # Whoever comes while a server is asked waits for that answer.
        self._asking = asyncio.Lock()

    async def of(self, model: str) -> tuple[ToolCalls, Profile]:
        """Tell how to talk to a model; never raises."""
        described = await self._described(model)
        profiled = profile(described or model)
        if (wanted := self._wanted) != "automatic":
            return wanted, profiled
        if profiled.dialect == "native" and not self._refusals.has(model):
            return "native", profiled
        return "constrained" if profiled.size is Size.TINY else "text", profiled

    def refused(self, model: str) -> None:
        """Learn that the server will not take tools for a model."""
        self._refusals.add(model)

    async def _described(self, model: str) -> Model | None:
        known, fresh = self._remembered(model)
        if fresh:
            return known
        async with self._asking:
            known, fresh = self._remembered(model)
            return known if fresh else await self._asked(model, known)

    def _remembered(self, model: str) -> tuple[Model | None, bool]:
        """Return what is known of a model, and whether that may still be relied on."""
        known, until = self._known.get(model, (None, 0.0))
        return known, self._now() < until

    def _now(self) -> float:
        return self._clock() if self._clock else asyncio.get_running_loop().time()

    async def _asked(self, model: str, known: Model | None) -> Model | None:
        now = self._now()
        try:
            async with asyncio.timeout(DESCRIBE_SECONDS):
                known = await self._engine.describe(model)
        except EngineError, TimeoutError:
            self._known[model] = known, now + _RETRY_SECONDS
        else:
            self._known[model] = known, now + _FRESH_SECONDS
        return known
