"""What a language knows about moments, unfolded from its table for reading."""

from dataclasses import dataclass
from functools import lru_cache

from .durations import Durations, durations_for
from .normalise import fold
from .numbers import entries, phrases, tokens
from .values import values_for
from .values.table import Values


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The table of one language, by tokens."""

    values: Values
    durations: Durations
    within: frozenset[tuple[str, ...]]
    ago: dict[tuple[str, ...], float]
    days: dict[tuple[str, ...], tuple[int, int | None]]
    weekdays: dict[tuple[str, ...], int]
    months: dict[tuple[str, ...], int]
    parts: dict[tuple[str, ...], float]
    sooner: dict[tuple[str, ...], bool]
    later: dict[tuple[str, ...], bool]
    steps: dict[tuple[str, ...], float]
    clocks: tuple[tuple[tuple[str, ...], str], ...]
    small: frozenset[str]


@lru_cache(maxsize=16)
def moment_words(language: str) -> MomentWords:
    """Unfold what a language knows about moments."""
    values = values_for(language)
    return MomentWords(
        values=values,
        durations=durations_for(language),
        within=phrases(values.within),
        ago=dict(entries(values.ago)),
        days=dict(_days(values.today)),
        weekdays=_named(values.weekdays, 0),
        months=_named(values.months, 1),
        parts=dict(entries(values.dayparts)),
        sooner=dict.fromkeys(phrases(values.sooner), True),
        later=dict.fromkeys(phrases(values.later), True),
        steps=dict(entries(values.next)),
        clocks=tuple(_clocks(values.clocks)),
        small=frozenset(fold(word) for word in values.small.split()),
    )


def _days(line: str) -> list[tuple[tuple[str, ...], tuple[int, int | None]]]:
    found = []
    for entry in line.split(","):
        phrase, _, value = entry.partition("=")
        day, _, hour = value.partition("@")
        found.append((tokens(phrase), (int(day), int(hour) if hour else None)))
    return found


def _named(line: str, first: int) -> dict[tuple[str, ...], int]:
    return {
        tokens(name): index + first
        for index, names in enumerate(line.split(","))
        for name in names.split("/")
    }


def _clocks(line: str) -> list[tuple[tuple[str, ...], str]]:
    found = []
    for entry in line.split(","):
        phrase, _, change = entry.partition("=")
        parts = phrase.split()
        said = tuple(
            word
            for part in parts
            for word in ((part,) if part in {"{h}", "{m}"} else tokens(part))
        )
        found.append((said, change))
    return found
