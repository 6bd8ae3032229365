"""What recorded numbers say of a time: lowest, highest, average, at a moment; pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
import math


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """A number and since when it held; None where nobody knows."""

    since: datetime
    value: float | None


def number_of(state: str) -> float | None:
    """Read a state as a number; None for "unknown" and other words."""
    try:
        value = float(state)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def extreme(
    readings: Sequence[Reading], start: datetime, end: datetime, *, lowest: bool
) -> Reading | None:
    """Return the first of the lowest or highest numbers that held in a time."""
    held = [one for one in _within(readings, start, end) if one.value is not None]
    if not held:
        return None
    return min(held, key=lambda one: (one.value or 0) * (1 if lowest else -1))


def average(
    readings: Sequence[Reading], start: datetime, end: datetime
) -> float | None:
    """Return the mean over the time in which a number is known."""
    held = _within(readings, start, end)
    total, known = 0.0, timedelta()
    for at, one in enumerate(held):
        until = held[at + 1].since if at + 1 < len(held) else end
        if one.value is not None:
            total += one.value * (until - one.since).total_seconds()
            known += until - one.since
    return total / known.total_seconds() if known else None


def _within(
    readings: Sequence[Reading], start: datetime, end: datetime
) -> list[Reading]:
    """Return the readings that held in a time, each beginning inside of it."""
    found = []
    for at, one in enumerate(readings):
        until = readings[at + 1].since if at + 1 < len(readings) else end
        if one.since < end and until > start:
            found.append(Reading(since=max(one.since, start), value=one.value))
    return found
