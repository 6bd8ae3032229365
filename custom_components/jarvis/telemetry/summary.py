"""Summaries of traces: shares, spread, energy."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil, exp, log
from statistics import median
from typing import TYPE_CHECKING, Any

from .tracer import Ended

if TYPE_CHECKING:
    from .tracer import ModelCall, Trace


GROWTH = 1.05
# Milliseconds; what is shorter counts as this.
SHORTEST = 0.01
_STEP = log(GROWTH)
_MIDDLE = (1 + 1 / GROWTH) / 2

type Spread = dict[int, int]


def note(spread: Spread, milliseconds: float) -> None:
    """Count one time."""
    place = ceil(log(max(milliseconds, SHORTEST) / SHORTEST) / _STEP)
    spread[place] = spread.get(place, 0) + 1


def add(spread: Spread, other: Iterable[tuple[int, int]]) -> None:
    """Count what another spread counted."""
    for place, count in other:
        spread[place] = spread.get(place, 0) + count


def pack(spread: Spread) -> list[int]:
    """Return the first place and the counts from there on; [] for none."""
    if not spread:
        return []
    first, last = min(spread), max(spread)
    return [first, *(spread.get(place, 0) for place in range(first, last + 1))]


def unpack(packed: list[int]) -> Spread:
    """Return what was packed."""
    if not packed:
        return {}
    first, *counts = packed
    return {place: n for place, n in enumerate(counts, first) if n}


def percentile(spread: Spread, share: float) -> float | None:
    """Return the time (ms) that a share (0..1) does not exceed; None for none."""
    total = sum(spread.values())
    if not total:
        return None
    rank = min(max(ceil(share * total), 1), total)
    for place in sorted(spread):
        rank -= spread[place]
        if rank <= 0:
            break
    return SHORTEST * exp(place * _STEP) * (_MIDDLE if place else 1)


# Lanes that needed no model.
FAST_LANES = frozenset({"sentence", "fuzzy", "command", "confirm"})
FAILED_STOPS = frozenset({"failed", "out_of_time", "out_of_rounds"})
_WATT_HOUR = 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """Whose sums they are: of an agent's turns, or of its calls to one model."""

    kind: str
    agent: str = ""
    engine: str = ""
    model: str = ""


@dataclass(slots=True)
class Bucket:
    """Counts, sums of (total, how many were known), and spreads of milliseconds."""

    counts: dict[str, int] = field(default_factory=dict)
    sums: dict[str, tuple[float, int]] = field(default_factory=dict)
    spreads: dict[str, Spread] = field(default_factory=dict)

    def count(self, name: str, times: int = 1) -> None:
        """Count something."""
        self.counts[name] = self.counts.get(name, 0) + times

    def sum(self, name: str, value: float | None) -> None:
        """Add a value, unless it is unknown."""
        if value is not None:
            total, known = self.sums.get(name, (0.0, 0))
            self.sums[name] = (total + value, known + 1)

    def time(self, name: str, seconds: float | None) -> None:
        """Note how long something took, unless it is unknown."""
        if seconds is not None:
            note(self.spreads.setdefault(name, {}), seconds * 1000)

    def merge(self, other: Bucket) -> None:
        """Take in what another bucket holds."""
        for name, times in other.counts.items():
            self.count(name, times)
        for name, (total, known) in other.sums.items():
            mine, before = self.sums.get(name, (0.0, 0))
            self.sums[name] = (mine + total, before + known)
        for name, spread in other.spreads.items():
            add(self.spreads.setdefault(name, {}), spread.items())

    def total(self, name: str) -> float | None:
        """Return a sum; None when there were calls and none of them was known."""
        if name not in self.sums:
            return None if self.counts.get("calls") else 0.0
        return self.sums[name][0]

    def mean(self, name: str) -> float | None:
        """Return the average of the known values; None when there is none."""
        total, known = self.sums.get(name, (0.0, 0))
        return total / known if known else None

    def percentile(self, name: str, share: float) -> float | None:
        """Return milliseconds; None when nothing was timed."""
        return percentile(self.spreads.get(name, {}), share)

    def as_json(self) -> list[Any]:
        """Return what `bucket_from` reads."""
        return [
            self.counts,
            self.sums,
            {name: pack(spread) for name, spread in self.spreads.items()},
        ]


def bucket_from(stored: list[Any]) -> Bucket:
    """Read a stored bucket."""
    counts, sums, spreads = stored
    return Bucket(
        counts=counts,
        sums={name: (total, known) for name, (total, known) in sums.items()},
        spreads={name: unpack(packed) for name, packed in spreads.items()},
    )


def subject_of_call(call: ModelCall) -> Subject:
    """Tell whose sums a call belongs to."""
    return Subject(
        kind="call", agent=call.agent or "", engine=call.engine, model=call.model
    )


def bucket_of_call(call: ModelCall) -> Bucket:
    """Return the sums of one call."""
    bucket = Bucket()
    bucket.count("calls")
    if call.ended is not Ended.DONE:
        bucket.count(str(call.ended))
    for name, value in (
        ("prompt", call.prompt),
        ("completion", call.completion),
        ("cached", call.cached),
        ("cost", call.cost),
        ("energy", call.energy),
        ("speed", call.tokens_per_second),
        ("joules_per_token", call.joules_per_token),
    ):
        bucket.sum(name, value)
    if call.ended is Ended.DONE:
        bucket.time("latency", call.latency)
        bucket.time("first_token", call.first_token)
    return bucket


def subject_of_turn(trace: Trace) -> Subject:
    """Tell whose sums a turn belongs to."""
    return Subject(kind="turn", agent=trace.agent)


def failed(trace: Trace) -> bool:
    """Tell whether a turn did not do its part."""
    stop = trace.stop or ""
    return stop in FAILED_STOPS or stop.startswith("raised ")


def bucket_of_turn(trace: Trace) -> Bucket:
    """Return the sums of one turn."""
    bucket = Bucket()
    bucket.count("turns")
    bucket.count(f"lane:{trace.lane}")
    if trace.lane in FAST_LANES:
        bucket.count("fast_turns")
    if failed(trace):
        bucket.count("failed_turns")
    bucket.time("turn", trace.took / 1000)
    return bucket


def fast_share(bucket: Bucket) -> float | None:
    """Return the share (0..1) of turns that needed no model; None without turns."""
    turns = bucket.counts.get("turns", 0)
    return bucket.counts.get("fast_turns", 0) / turns if turns else None


def told(bucket: Bucket) -> dict[str, Any]:
    """Describe a bucket; what is unknown is None."""
    counts = bucket.counts
    prompt, completion = bucket.total("prompt"), bucket.total("completion")
    energy = bucket.total("energy")
    known = [part for part in (prompt, completion) if part is not None]
    return {
        "turns": counts.get("turns", 0),
        "failed_turns": counts.get("failed_turns", 0),
        "lanes": _lanes(counts),
        "fast_lane_share": fast_share(bucket),
        "turn_ms": _spread(bucket, "turn"),
        "calls": counts.get("calls", 0),
        "failed_calls": counts.get("failed", 0),
        "cancelled_calls": counts.get("cancelled", 0),
        "tokens": {
            "prompt": prompt,
            "completion": completion,
            "cached": bucket.total("cached"),
            "total": sum(known) if known else None,
        },
        "cost": bucket.total("cost"),
        "energy_wh": None if energy is None else energy / _WATT_HOUR,
        "joules_per_token": bucket.mean("joules_per_token"),
        "latency_ms": _spread(bucket, "latency"),
        "first_token_ms": _spread(bucket, "first_token"),
        "tokens_per_second": bucket.mean("speed"),
    }


def _lanes(counts: Mapping[str, int]) -> dict[str, int]:
    lanes = {k: n for k, n in counts.items() if k.startswith("lane:")}
    return {name.removeprefix("lane:"): n for name, n in sorted(lanes.items())}


def _spread(bucket: Bucket, name: str) -> dict[str, float | None]:
    return {
        "p50": bucket.percentile(name, 0.5),
        "p95": bucket.percentile(name, 0.95),
        "p99": bucket.percentile(name, 0.99),
    }


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
