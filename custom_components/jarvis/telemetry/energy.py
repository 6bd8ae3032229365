"""How much energy each of several model calls used, from one power sensor.

What the machine draws when idle is nobody's; what it draws on top is split evenly
between the calls that run at the same moment.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

# Readings that are kept: an hour of a sensor that reports every second.
KEPT_READINGS = 3600
KEPT_IDLE = 60


@dataclass(frozen=True, slots=True)
class Span:
    """The seconds in which a call ran; `end` is None while it runs."""

    start: float
    end: float | None = None

    def runs(self, at: float) -> bool:
        """Tell whether the call ran at a moment."""
        return self.start <= at and (self.end is None or at < self.end)


type Reading = tuple[float, float]


def energy_of(
    span: Span, others: Iterable[Span], readings: Sequence[Reading], idle: float
) -> float | None:
    """Return a finished call's joules; None when its power is not known.

    `readings` are (second, watts) in order, each valid until the next; at least
    one must have come while the call ran. `others` may overlap with it.
    """
    start, end = span.start, span.end
    if end is None or not any(start <= at <= end for at, _ in readings):
        return None
    beside = [o for o in others if o.start < end and (o.end is None or o.end > start)]
    borders = {start, end, *(at for at, _ in readings)}
    borders |= {o.start for o in beside}
    borders |= {o.end for o in beside if o.end is not None}
    inside = sorted(at for at in borders if start <= at <= end)
    total = 0.0
    for left, right in pairwise(inside):
        sharing = 1 + sum(other.runs(left) for other in beside)
        total += max(_watts(readings, left) - idle, 0.0) * (right - left) / sharing
    return total


def _watts(readings: Sequence[Reading], at: float) -> float:
    """Return the power at a moment; before the first reading it is the first."""
    valid = readings[0][1]
    for when, watts in readings:
        if when > at:
            break
        valid = watts
    return valid


class Meter:
    """One power sensor and the calls whose energy it measures.

    Seconds come from a clock that is never set. The idle power is the median of
    what was read while no call ran; until something was, energy is unknown.
    """

    def __init__(self) -> None:
        """Start without having read anything."""
        self._readings: deque[Reading] = deque(maxlen=KEPT_READINGS)
        self._idle: deque[float] = deque(maxlen=KEPT_IDLE)
        self._running: dict[int, Span] = {}
        self._ended: list[Span] = []
        self._next = 0

    def read(self, at: float, watts: float) -> None:
        """Take a reading of the sensor."""
        self._readings.append((at, watts))
        if not self._running:
            self._idle.append(watts)

    def begin(self, at: float) -> int:
        """Note that a call begins; returns what `end` wants."""
        self._next += 1
        self._running[self._next] = Span(at)
        return self._next

    def end(self, number: int, at: float) -> float | None:
        """Note that a call ended and return its joules; None when unknown."""
        span = Span(self._running.pop(number).start, at)
        others = [*self._running.values(), *self._ended]
        used = None
        if self._idle:
            used = energy_of(span, others, self._readings, median(self._idle))
        self._ended.append(span)
        self._forget(at)
        return used

    def _forget(self, at: float) -> None:
        """Keep only the spans that a running call overlaps."""
        oldest = min((span.start for span in self._running.values()), default=at)
        self._ended = [s for s in self._ended if s.end is not None and s.end > oldest]
