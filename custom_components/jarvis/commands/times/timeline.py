"""What a run of recorded states says: last change, total length, how often; pure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

_UNKNOWN = frozenset({"unknown", "unavailable"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """One state and since when it held; `known` is False for unknown ones."""

    since: datetime
    holds: bool
    known: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What happened between two moments.

    `total` is how long it held, `unknown` how long nobody knows, `times` how often
    it began, `last` when it last began, `now` whether it holds at the end.
    """

    total: timedelta
    unknown: timedelta
    times: int
    last: datetime | None
    now: bool


def spell(state: str, since: datetime, holds: Callable[[str], bool]) -> Spell:
    """Judge one recorded state."""
    known = state not in _UNKNOWN
    return Spell(since=since, holds=known and holds(state), known=known)


def summarise(spells: Sequence[Spell], start: datetime, end: datetime) -> Summary:
    """Add up the spells between `start` and `end`; what comes before them is unknown.

    An outage between two spells of the same kind is no new beginning.
    """
    total = unknown = timedelta()
    times = 0
    last: datetime | None = None
    before: bool | None = None
    spells = [s for s in spells if s.since < end]
    unknown += (max(spells[0].since, start) if spells else end) - start
    for at, one in enumerate(spells):
        until = spells[at + 1].since if at + 1 < len(spells) else end
        inside = max(until - max(one.since, start), timedelta())
        if not one.known:
            unknown += inside
            continue
        if one.holds:
            total += inside
            if before is False and one.since >= start:
                times += 1
                last = one.since
            elif before is None and one.since > start:
                last = one.since
        before = one.holds
    return Summary(
        total=total, unknown=unknown, times=times, last=last, now=bool(before)
    )
