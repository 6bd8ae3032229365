"""Percentiles of a million times in a few hundred numbers.

Times fall into bins that grow by five percent, so a percentile is right within
three percent, spreads of hours and machines can be added, and nothing is ever sorted.
"""

from collections.abc import Iterable
from math import ceil, exp, log

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
