"""What a report tells by number: how much, how long, how many of something.

A number is never made up honestly: it stands in what was called, in what came back, or
the devices show it. Which of these it is, is for the caller to look up.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ...lang.amounts import Unit, unit_of
from ...lang.durations import durations_for
from ...lang.keywords import base_language, content_words, root
from ...lang.numbers import Number, numbers_for, tokens

# What is told of is rounded: degrees and steps of a percentage, and a share of a time.
WITHIN: Final[Mapping[str, float]] = {"degrees": 0.51, "percent": 1.5}
_SHARE: Final = 0.1
# So many of something are counted off; more are a year or a house number.
_MOST: Final = 12
# Behind a number so many words name what is counted.
_NOUN: Final = 2
# Results of more numbers are lists of something else.
_MOST_BORNE: Final = 60
# Words for two of something, all folded.
_PAIR: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"both"}),
    "de": frozenset({"beide", "beides", "beiden", "alle beide"}),
    "fr": frozenset({"deux"}),
    "es": frozenset({"ambos", "ambas"}),
    "it": frozenset({"entrambi", "entrambe"}),
    "nl": frozenset({"beide", "allebei"}),
}
# Behind these a number is a time of day.
_AT: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"at", "by", "until", "till", "past", "to", "before", "after"}),
    "de": frozenset({"um", "gegen", "bis", "ab", "vor", "nach", "halb"}),
    "fr": frozenset({"à", "vers", "avant", "après"}),
    "es": frozenset({"las", "la"}),
    "it": frozenset({"alle", "le", "verso"}),
    "nl": frozenset({"om", "tegen", "tot", "half", "voor", "na"}),
}
# Keys of a result that count seconds.
_SECONDS: Final = ("seconds", "duration")
# Keys whose values are for machines.
_KEYS: Final = frozenset({"id", "type", "response_type", "trace_id", "tools"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """So many of something; `noun` are the words behind the number."""

    value: int
    noun: str
    pair: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """What a text tells by number: `lengths` are in seconds, `plain` without a unit."""

    amounts: tuple[tuple[float, Unit], ...] = ()
    lengths: tuple[float, ...] = ()
    counts: tuple[Count, ...] = ()
    plain: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Borne:
    """What calls and what came of them bear: numbers, lengths in seconds, words."""

    numbers: frozenset[float] = frozenset()
    lengths: frozenset[float] = frozenset()
    roots: frozenset[str] = frozenset()
    most: int = 0

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
    lengths, pair = durations_for(language), _PAIR.get(base_language(language), ())
    amounts: list[tuple[float, Unit]] = []
    spans: list[float] = []
    counts: list[Count] = []
    plain: list[float] = []
    at = 0
    while at < len(heard):
        found: tuple[Number, int] | None
        if (length := lengths.read(heard, at)) is not None:
            spans.append(length[0].total_seconds())
            at = length[1]
            continue
        if heard[at] in pair:
            noun = " ".join(heard[at + 1 : at + 1 + _NOUN])
            counts.append(Count(value=2, noun=noun, pair=True))
            at += 1
            continue
        if (found := numbers.read(heard, at)) is None:
            at += 1
            continue
        timed = at > 0 and heard[at - 1] in _AT.get(base_language(language), ())
        value, at = found
        rest = " ".join(heard[at : at + _NOUN])
        if (unit := unit_of(rest, language)) is not None:
            amounts.append((float(value), unit))
            continue
        plain.append(float(value))
        if 1 < value <= _MOST and rest and not timed and value == int(value):
            counts.append(Count(value=int(value), noun=rest))
    return Numbers(
        amounts=tuple(amounts),
        lengths=tuple(spans),
        counts=tuple(counts),
        plain=tuple(plain),
    )


def roots_of(text: str, language: str) -> frozenset[str]:
    """Give the content words of a text without their endings, at full length."""
    code = base_language(language)
    return frozenset(root(one.word, code) for one in content_words(text, language))


def borne_by(values: Iterable[object], language: str) -> Borne:
    """Read what arguments and results bear, however deep it stands in them."""
    numbers: set[float] = set()
    lengths: set[float] = set()
    roots: set[str] = set()
    most = 0
    for key, value in _leaves(values):
        if isinstance(value, bool) or value is None or key in _KEYS:
            continue
        if isinstance(value, int | float):
            numbers |= {float(value), *([value * 100.0] if 0 < value < 1 else [])}
            if key.endswith(_SECONDS):
                lengths.add(float(value))
            continue
        if isinstance(value, list):
            most = max(most, len(value))
            continue
        if not isinstance(value, str):
            continue
        text = value
        told = numbers_told(text, language)
        numbers |= {*told.plain, *(amount for amount, _unit in told.amounts)}
        lengths |= set(told.lengths)
        roots |= roots_of(text, language)
    few = sorted(numbers)[:_MOST_BORNE]
    return Borne(
        numbers=frozenset(few),
        lengths=frozenset(lengths),
        roots=frozenset(roots),
        most=most,
    )


def _leaves(values: Iterable[object], key: str = "") -> Iterator[tuple[str, object]]:
    """Yield what stands in nested values, lists before what is in them."""
    for value in values:
        if isinstance(value, Mapping):
            named: Mapping[Any, object] = value
            for name, inner in named.items():
                yield from _leaves((inner,), str(name))
        elif isinstance(value, list | tuple):
            yield key, value
            yield from _leaves(value, key)
        else:
            yield key, value
