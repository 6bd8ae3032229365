"""Finds a PIN that is said in one breath with a wish, and the wish without it.

"Unlock the front door, the PIN is 4 7 1 1": which of the digits are the PIN is for
`pin.py` to say; here is only what they may be.
"""

from collections.abc import Iterator, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from itertools import pairwise, product
import re
from typing import Final

from ..lang.normalise import fold
from ..lang.numbers import numbers_for
from ..lang.sequels import is_asking
from ..lang.tables import common_words
from ..lang.values import values_for
from .pin import LONGEST, PIECES, SHORTEST, digits_at

# Whoever says more numbers in one sentence does not say a PIN.
MOST: Final = 10
# So many tens are read in both ways, which doubles the readings each time.
_MOST_TENS: Final = 3
_TEN: Final = 10
_EDGES: Final = " ,.;:!?-\u2013\u2014"


def _of(name: str) -> frozenset[str]:
    return frozenset(common_words("pin", name))


# They sound like digits, and are mostly something else.
UNSURE: Final = _of("unsure")
# Behind a number they make it one of how often, which is no PIN.
COUNTED: Final = _of("counted")
# What a PIN is called, folded.
NAMED: Final = _of("named")
# Beside the digits these only say that they are the PIN.
AROUND: Final = NAMED | _of("around")
# A verb with such an end denies.
DENYING: Final = common_words("pin", "denying")
# What people say before and behind an answer, folded; together for all languages.
COURTESY: Final = _of("courtesy")
# Who begins so tells it to somebody else.
TELLING: Final = _of("telling")


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


@dataclass(frozen=True, slots=True)
class _Spot:
    first: int
    after: int
    named: bool


def said_pins(text: str, language: str) -> tuple[SaidPin, ...]:
    """Return what may be a PIN in a sentence, the most likely first."""
    words = list(PIECES.finditer(text))
    folded = [fold(word[0]) or word[0].casefold() for word in words]
    readings = (_spelt(folded), *_all_grouped(folded, language))
    runs = [run for numbers in readings for run in _runs(numbers)]
    found: dict[str, _Spot] = {}
    whole = [[run] for run in runs]
    for parts in (*whole, *map(_windows, runs)):
        for part in parts:
            digits = "".join(number.digits for number in part)
            if SHORTEST <= len(digits) <= LONGEST and digits not in found:
                found[digits] = _spot(folded, part[0].first, part[-1].after)
    ranked = sorted(found.items(), key=lambda one: not one[1].named)
    return tuple(
        SaidPin(digits=digits, wish=_without(text, words, spots), named=spot.named)
        for digits, spot in ranked[:MOST]
        if (spots := _everywhere(runs, digits, folded))
    )


def tells_only_pin(text: str, language: str) -> bool:
    """Tell whether a sentence only says a number, as who is asked for it does.

    What asks for it, denies it, or tells it to somebody else answers nothing.
    """
    folded = [fold(one[0]) or one[0].casefold() for one in PIECES.finditer(text)]
    numbers = [*_spelt(folded), *_grouped(folded, language)]
    used = {at for one in numbers for at in range(one.first, one.after)}
    others = [word for at, word in enumerate(folded) if at not in used]
    if not others:
        return bool(used)
    fits = all(word in AROUND or word in COURTESY for word in others)
    return fits and not asks_or_denies(text, language)


def asks_or_denies(text: str, language: str) -> bool:
    """Tell whether a sentence with a number in it asks, or says that it is not so."""
    negations = {fold(one) for one in values_for(language).negations.split()}
    words = [fold(one[0]) for one in PIECES.finditer(text)]
    said = set(words)
    plain = text.casefold().replace("\u2019", "'").split()
    denies = any(one.strip(_EDGES).endswith(DENYING) for one in plain)
    asks = is_asking(text, language)
    # "4711 times" counts something.
    denies |= any(one.isdecimal() and two in COUNTED for one, two in pairwise(words))
    # "Tell Anna the PIN" tells it to somebody else.
    asks = asks or next(iter(plain), "") in TELLING
    return asks or denies or not negations.isdisjoint(said)


def _spelt(words: Sequence[str]) -> Iterator[_Number]:
    """Yield digits said one by one, and numbers written in digits."""
    at = 0
    while at < len(words):
        found = digits_at(words, at)
        if found is not None:
            yield _Number(found[0], at, found[1], words[at] not in UNSURE)
        at = found[1] if found else at + 1


def _all_grouped(words: Sequence[str], language: str) -> Iterator[Iterator[_Number]]:
    """Yield all ways to read groups: "ninety two" may be ninety, and then two."""
    numbers = numbers_for(language)
    tens = [
        at
        for at, word in enumerate(words[:-1])
        if not word.isdecimal()
        and (one := numbers.cardinal([word], 0))
        and (two := numbers.cardinal(words[at : at + 2], 0))
        and 0 < two[0] - one[0] < _TEN <= one[0]
    ][:_MOST_TENS]
    for parted in product((False, True), repeat=len(tens)):
        apart = {at for at, is_apart in zip(tens, parted, strict=True) if is_apart}
        yield _grouped(words, language, apart)


def _grouped(
    words: Sequence[str], language: str, apart: AbstractSet[int] = frozenset()
) -> Iterator[_Number]:
    """Yield numbers as they are said in groups ("forty-seven eleven").

    Those that begin at one of `apart` are one word.
    """
    numbers, at = numbers_for(language), 0
    while at < len(words):
        if words[at].isdecimal():
            yield _Number(words[at], at, at + 1, sure=True)
        elif at in apart and (read := numbers.cardinal([words[at]], 0)):
            yield _Number(str(read[0]), at, at + 1, sure=True)
        elif (read := numbers.cardinal(words, at)) and words[at] not in UNSURE:
            yield _Number(str(read[0]), at, read[1], sure=True)
            at = read[1]
            continue
        elif found := digits_at(words, at):
            # "Eight sixty three oh": a digit between the groups.
            yield _Number(found[0], at, found[1], words[at] not in UNSURE)
            at = found[1]
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
    # Each number is a digit at least: longer ones are no PIN.
    for at in range(max(1, len(run) - LONGEST), len(run)):
        yield run[at:]
        yield run[:-at]
    for one in run[1:-1]:
        yield [one]


def _everywhere(
    runs: list[list[_Number]], digits: str, folded: list[str]
) -> list[_Spot]:
    """Find all places where these digits are said, in their order."""
    spots: dict[int, _Spot] = {}
    for run in runs:
        for start in range(len(run)):
            said, at = "", start
            while at < len(run) and len(said) < len(digits):
                said, at = said + run[at].digits, at + 1
            if said == digits:
                spot = _spot(folded, run[start].first, run[at - 1].after)
                spots[spot.first] = spot
    return [spots[first] for first in sorted(spots)]


def _spot(folded: list[str], first: int, after: int) -> _Spot:
    """Take in the words around digits that only say that they are the PIN."""
    named = False
    while first and folded[first - 1] in AROUND:
        first -= 1
        named |= folded[first] in NAMED
    while after < len(folded) and folded[after] in AROUND:
        named |= folded[after] in NAMED
        after += 1
    return _Spot(first, after, named)


def _without(text: str, words: list[re.Match[str]], spots: list[_Spot]) -> str:
    """Cut all these spots out."""
    kept, begun = [], 0
    for spot in spots:
        if begun <= words[spot.first].start():
            kept.append(text[begun : words[spot.first].start()])
        begun = max(begun, words[spot.after - 1].end())
    kept.append(text[begun:])
    return " ".join(filter(None, (one.strip(_EDGES) for one in kept)))
