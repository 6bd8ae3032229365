"""What is kept about turns and model calls, and what they cost."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from homeassistant.const import CONF_MODEL

from ..const import (
    CONF_CACHED_PRICE,
    CONF_COMPLETION_PRICE,
    CONF_ENGINE,
    CONF_FIGURE_DAYS,
    CONF_POWER,
    CONF_PRICES,
    CONF_PROMPT_PRICE,
    CONF_SENSOR,
    CONF_TRACE_DAYS,
    CONF_WEEKLY_TEST,
)

DEFAULT_FIGURE_DAYS = 90
DEFAULT_TRACE_DAYS = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """What a million tokens cost, in Home Assistant's currency.

    Tokens from the cache cost as much as others where `cached` is None.
    """

    prompt: float
    completion: float
    cached: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordSettings:
    """What is kept about turns and model calls, and what they cost.

    `prices` are by model or pattern, `power` the power sensor by engine (subentry
    id); figures and traces are kept for so many days, 0 keeps none. `weekly_test`
    tests the model on this house every week.
    """

    prices: Mapping[str, Price] = field(default_factory=dict)
    power: Mapping[str, str] = field(default_factory=dict)
    days: int = DEFAULT_FIGURE_DAYS
    trace_days: int = DEFAULT_TRACE_DAYS
    weekly_test: bool = False

    @classmethod
    def from_options(cls, options: Mapping[str, Any]) -> RecordSettings:
        """Read the entry's options; keys that are missing take the defaults."""
        return cls(
            prices={
                row[CONF_MODEL]: Price(
                    prompt=float(row[CONF_PROMPT_PRICE]),
                    completion=float(row[CONF_COMPLETION_PRICE]),
                    cached=_optional(row.get(CONF_CACHED_PRICE)),
                )
                for row in options.get(CONF_PRICES, ())
            },
            power={
                row[CONF_ENGINE]: row[CONF_SENSOR]
                for row in options.get(CONF_POWER, ())
            },
            days=int(options.get(CONF_FIGURE_DAYS, DEFAULT_FIGURE_DAYS)),
            trace_days=int(options.get(CONF_TRACE_DAYS, DEFAULT_TRACE_DAYS)),
            weekly_test=options.get(CONF_WEEKLY_TEST, False),
        )


def _optional(value: Any) -> float | None:
    return None if value is None else float(value)
