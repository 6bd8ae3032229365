"""What a report tells by number: how much, how long.

A number is never made up honestly: it stands in what was called, in what came back, or
the devices show it. Which of these it is, is for the caller to look up.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from .amounts import Unit, unit_of
from .durations import durations_for
from .numbers import numbers_for, tokens

# What is told of is rounded: degrees and steps of a percentage, and a share of a time.
WITHIN: Final[Mapping[str, float]] = {"degrees": 0.51, "percent": 1.5}
_SHARE: Final = 0.1
# Behind a number so many words name its unit.
_NOUN: Final = 2
# Results of more numbers are lists of something else.
_MOST_BORNE: Final = 60
# Keys of a result that count seconds.
_SECONDS: Final = ("seconds", "duration")
# Keys whose values are for machines.
_KEYS: Final = frozenset({"id", "type", "response_type", "trace_id", "tools"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """What a text tells by number: `lengths` are in seconds, `plain` without a unit."""

    amounts: tuple[tuple[float, Unit], ...] = ()
    lengths: tuple[float, ...] = ()
    plain: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Borne:
    """What calls and what came of them bear: numbers, and lengths in seconds."""

    numbers: frozenset[float] = frozenset()
    lengths: frozenset[float] = frozenset()

    def bears(self, value: float, unit: Unit) -> bool:
        """Tell whether a value is one of these."""
        return any(abs(value - one) <= WITHIN[unit] for one in self.numbers)

    def lasts(self, seconds: float) -> bool:
        """Tell whether a length is one of these; any is where none is known."""
        return not self.lengths or any(
            abs(seconds - one) <= _SHARE * max(seconds, one) for one in self.lengths
        )


def numbers_told(text: str, language: str) -> Numbers:
    """Read the numbers of a text, in digits or words, by what they count."""
    heard, numbers = tokens(text), numbers_for(language)
    lengths = durations_for(language)
    amounts: list[tuple[float, Unit]] = []
    spans: list[float] = []
    plain: list[float] = []
    at = 0
    while at < len(heard):
        if (length := lengths.read(heard, at)) is not None:
            spans.append(length[0].total_seconds())
            at = length[1]
            continue
        if (found := numbers.read(heard, at)) is None:
            at += 1
            continue
        value, at = found
        unit = unit_of(" ".join(heard[at : at + _NOUN]), language)
        if unit is not None:
            amounts.append((float(value), unit))
        else:
            plain.append(float(value))
    return Numbers(amounts=tuple(amounts), lengths=tuple(spans), plain=tuple(plain))


def borne_by(values: Iterable[object], language: str) -> Borne:
    """Read what arguments and results bear, however deep it stands in them."""
    numbers: set[float] = set()
    lengths: set[float] = set()
    for key, value in _leaves(values):
        if isinstance(value, bool) or value is None or key in _KEYS:
            continue
        if isinstance(value, int | float):
            numbers |= {float(value), *([value * 100.0] if 0 < value < 1 else [])}
            if key.endswith(_SECONDS):
                lengths.add(float(value))
            continue
        if not isinstance(value, str):
            continue
        told = numbers_told(value, language)
        numbers |= {*told.plain, *(amount for amount, _unit in told.amounts)}
        lengths |= set(told.lengths)
    few = sorted(numbers)[:_MOST_BORNE]
    return Borne(numbers=frozenset(few), lengths=frozenset(lengths))


def texts_in(value: object) -> Iterator[str]:
    """Yield the texts in nested values."""
    for key, one in _leaves((value,)):
        if isinstance(one, str) and key not in _KEYS:
            yield one


def _leaves(values: Iterable[object], key: str = "") -> Iterator[tuple[str, object]]:
    """Yield what stands in nested values."""
    for value in values:
        if isinstance(value, Mapping):
            named: Mapping[Any, object] = value
            for name, inner in named.items():
                yield from _leaves((inner,), str(name))
        elif isinstance(value, list | tuple):
            yield from _leaves(value, key)
        else:
            yield key, value
