"""What a language knows about moments, unfolded from its table for reading."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from .durations import Durations, durations_for
from .normalise import fold
from .numbers import entries, phrases, tokens
from .values import Values, values_for

# The day on which a weekend begins.
_SATURDAY = 5
# Shorter names of days ("Do") begin no longer word.
_FEWEST_LETTERS = 5


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The table of one language, by tokens."""

    values: Values
    durations: Durations
    within: frozenset[tuple[str, ...]]
    ago: dict[tuple[str, ...], float]
    days: dict[tuple[str, ...], tuple[int, int | None]]
    weekdays: dict[tuple[str, ...], int]
    weekend: dict[tuple[str, ...], int]
    months: dict[tuple[str, ...], int]
    parts: dict[tuple[str, ...], float]
    sooner: dict[tuple[str, ...], bool]
    later: dict[tuple[str, ...], bool]
    steps: dict[tuple[str, ...], float]
    clocks: tuple[tuple[tuple[str, ...], str], ...]
    small: frozenset[str]
    joined: dict[str, tuple[str, str]]

    def parted(self, said: tuple[str, ...]) -> tuple[str, ...]:
        """Part a day and a time of day written as one word: "Donnerstagabend"."""
        if self.joined.keys().isdisjoint(said):
            return said
        parts = (self.joined.get(word, (word,)) for word in said)
        return tuple(part for some in parts for part in some)


@lru_cache(maxsize=16)
def moment_words(language: str) -> MomentWords:
    """Unfold what a language knows about moments."""
    values = values_for(language)
    weekdays = _named(values.weekdays, 0)
    parts = dict(entries(values.dayparts))
    return MomentWords(
        values=values,
        durations=durations_for(language),
        within=phrases(values.within),
        ago=dict(entries(values.ago)),
        days=dict(_days(values.today)),
        weekdays=weekdays,
        weekend=dict.fromkeys(phrases(values.weekend), _SATURDAY),
        months=_named(values.months, 1),
        parts=parts,
        sooner=dict.fromkeys(phrases(values.sooner), True),
        later=dict.fromkeys(phrases(values.later), True),
        steps=dict(entries(values.next)),
        clocks=tuple(_clocks(values.clocks)),
        small=frozenset(fold(word) for word in values.small.split()),
        joined=dict(_joined(weekdays, parts)),
    )


def _joined(
    weekdays: Iterable[tuple[str, ...]], parts: Iterable[tuple[str, ...]]
) -> Iterator[tuple[str, tuple[str, str]]]:
    """Write days and times of day as one word, "Montagmorgen" for "morgens" too."""
    for day, part in product(weekdays, parts):
        if len(day) == len(part) == 1 and len(day[0]) >= _FEWEST_LETTERS:
            yield day[0] + part[0].removesuffix("s"), (day[0], part[0])
            yield day[0] + part[0], (day[0], part[0])


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
