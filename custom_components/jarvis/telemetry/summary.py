"""Pure sums over turns and model calls: for sensors, actions and the panel.

A bucket holds what is known about any number of them and can be added to others.
Unknown values are left out of sums and counted out of averages.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import ceil, exp, log
from typing import TYPE_CHECKING, Any

from .model_call import Ended

if TYPE_CHECKING:
    from .model_call import ModelCall
    from .records import Trace

# Lanes that needed no model.
FAST_LANES = frozenset({"sentence", "fuzzy", "command", "confirm"})
FAILED_STOPS = frozenset({"failed", "out_of_time", "out_of_rounds"})
_WATT_HOUR = 3600
# Times fall into bins that grow by five percent: a percentile is right within three
# percent, spreads of hours and machines can be added, and nothing is ever sorted.
GROWTH = 1.05
# Milliseconds; what is shorter counts as this.
SHORTEST = 0.01
_STEP = log(GROWTH)
_MIDDLE = (1 + 1 / GROWTH) / 2

type Spread = dict[int, int]


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
