"""Finds a PIN that is said in one breath with a wish, and the wish without it.

"Unlock the front door, the PIN is 4 7 1 1": which of the digits are the PIN is for
`pin.py` to say; here is only what they may be.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
import re
from typing import Final

from ..lang.normalise import fold
from ..lang.numbers import numbers_for
from .pin import LONGEST, SHORTEST, digits_at
from .words.digits import AROUND, NAMED, UNSURE

# Whoever says more numbers in one sentence does not say a PIN.
MOST: Final = 6
_WORDS = re.compile(r"\d+|[^\W\d_]+")
_EDGES: Final = " ,.;:!?-\u2013\u2014"


@dataclass(frozen=True, slots=True, kw_only=True)
class SaidPin:
    """Digits that may be a PIN, and the `wish` around them.

    `named` tells that the sentence calls them a PIN or code.
    """

    digits: str = field(repr=False)
    wish: str
    named: bool = False


@dataclass(frozen=True, slots=True)
class _Number:
    digits: str
    first: int
    after: int
    sure: bool


def said_pins(text: str, language: str) -> tuple[SaidPin, ...]:
    """Return what may be a PIN in a sentence, the most likely first."""
    words = list(_WORDS.finditer(text))
    folded = [fold(word[0]) or word[0].casefold() for word in words]
    found: dict[str, SaidPin] = {}
    for run in (*_runs(_spelt(folded)), *_runs(_grouped(folded, language))):
        for part in _windows(run):
            digits = "".join(number.digits for number in part)
            if SHORTEST <= len(digits) <= LONGEST and digits not in found:
                found[digits] = _without(text, words, folded, part, digits)
    ranked = sorted(found.values(), key=lambda one: not one.named)
    return tuple(ranked[:MOST])


def _spelt(words: Sequence[str]) -> Iterator[_Number]:
    """Yield digits said one by one, and numbers written in digits."""
    at = 0
    while at < len(words):
        found = digits_at(words, at)
        if found is not None:
            yield _Number(found[0], at, found[1], words[at] not in UNSURE)
        at = found[1] if found else at + 1


def _grouped(words: Sequence[str], language: str) -> Iterator[_Number]:
    """Yield numbers as they are said in groups ("forty-seven eleven")."""
    numbers, at = numbers_for(language), 0
    while at < len(words):
        if words[at].isdecimal():
            yield _Number(words[at], at, at + 1, sure=True)
        elif (read := numbers.cardinal(words, at)) and words[at] not in UNSURE:
            yield _Number(str(read[0]), at, read[1], sure=True)
            at = read[1]
            continue
        at += 1


def _runs(numbers: Iterator[_Number]) -> Iterator[list[_Number]]:
    """Join numbers that follow each other at once."""
    run: list[_Number] = []
    for number in numbers:
        if run and number.first != run[-1].after:
            yield run
            run = []
        run.append(number)
    if run:
        yield run


def _windows(run: list[_Number]) -> Iterator[list[_Number]]:
    """Yield the run, and what is left without numbers at its edges."""
    yield run
    first = next((n for n, one in enumerate(run) if one.sure), len(run))
    if first and run[first:]:
        yield run[first:]
    for at in range(1, len(run)):
        yield run[at:]
        yield run[:-at]
    for one in run[1:-1]:
        yield [one]


def _without(
    text: str,
    words: list[re.Match[str]],
    folded: list[str],
    part: list[_Number],
    digits: str,
) -> SaidPin:
    """Cut the digits out, and the words that only say that it is the PIN."""
    first, after, named = part[0].first, part[-1].after, False
    while first and folded[first - 1] in AROUND:
        first -= 1
        named |= folded[first] in NAMED
    while after < len(folded) and folded[after] in AROUND:
        named |= folded[after] in NAMED
        after += 1
    before = text[: words[first].start()].rstrip(_EDGES)
    behind = text[words[after - 1].end() :].lstrip(_EDGES)
    return SaidPin(digits=digits, wish=f"{before} {behind}".strip(), named=named)
