"""One request to a language model as it is recorded, and what its tokens cost."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..settings import Price

PER_TOKENS = 1_000_000


class Ended(StrEnum):
    """How a model call ended."""

    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelCall:
    """One model call; None is unknown, never 0.

    `at` is the wall clock in seconds since 1970, `latency` and `first_token` are
    seconds, `cost` is in the owner's currency, `energy` in joules. `error` is the
    key of the error, never its text.
    """

    id: str
    at: float
    engine: str
    model: str
    ended: Ended
    latency: float
    first_token: float | None = None
    prompt: int | None = None
    completion: int | None = None
    cached: int | None = None
    cost: float | None = None
    energy: float | None = None
    error: str | None = None
    agent: str | None = None
    trace_id: str | None = None
    conversation_id: str | None = None

    @property
    def tokens_per_second(self) -> float | None:
        """Speed of writing after the first token; None when it cannot be told."""
        if not self.completion or self.first_token is None:
            return None
        writing = self.latency - self.first_token
        return self.completion / writing if writing > 0 else None

    @property
    def joules_per_token(self) -> float | None:
        """Energy per written token; None when one of them is unknown."""
        if not self.completion or self.energy is None:
            return None
        return self.energy / self.completion

    def as_dict(self) -> dict[str, Any]:
        """Return a JSON-able view with what follows from the numbers."""
        return {
            **asdict(self),
            "ended": str(self.ended),
            "tokens_per_second": self.tokens_per_second,
            "joules_per_token": self.joules_per_token,
        }


def cost_of(
    price: Price, prompt: int | None, completion: int | None, cached: int | None
) -> float | None:
    """Return what a call cost; None while the server did not count its tokens."""
    if prompt is None or completion is None:
        return None
    hit = 0 if price.cached is None else min(cached or 0, prompt)
    total = (prompt - hit) * price.prompt + completion * price.completion
    return (total + hit * (price.cached or 0)) / PER_TOKENS


def price_of(prices: Mapping[str, Price], model: str) -> Price | None:
    """Find a model's price: its own name, else the first pattern (`*`) that fits."""
    if (exact := prices.get(model)) is not None:
        return exact
    fitting = (p for pattern, p in prices.items() if fnmatchcase(model, pattern))
    return next(fitting, None)
