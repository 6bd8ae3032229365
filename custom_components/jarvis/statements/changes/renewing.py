"""Reads what a statement makes of a fact: its new value, or that it is over; pure.

Not the form of a sentence tells what changed but what stands in it: the subject of
the fact, words of change, and something of the old value's kind that is not the old
value. In which order, and around which verb, does not matter.
"""

from collections.abc import Callable, Iterator
import re
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..patterns import full, match, search
from ..phrases import PHRASES
from ..reading import plain_value
from ..slots import (
    HOME,
    NUMBER,
    PLACE,
    TIME,
    is_bare_number,
    is_name,
    kind_of,
    people_of,
    subject_of,
    value_kind,
    without_noun,
)
from ..spoken import Spoken
from ..unspaced_text.unspaced import renewed_unspaced
from ..wording import roots
from .parts import mended

if TYPE_CHECKING:
    from ...memory.base import Memory

_DIGIT = re.compile(r"\d")
_NUMBERED = re.compile(r",? \d+\w?")
_NAME = re.compile(r"\w[\w'-]*")
# What is over is told with few other words.
_MOST_BESIDE: Final = 1

type _Run = tuple[int, int]


def renewed(fact: Memory, text: str, *, news: bool = False) -> str | None:
    """Return the value that holds now, '' for none any more; None for no change.

    `news`: what stands around the text says that something is not as it was.
    """
    phrases = PHRASES.get(base_language(fact.language))
    if phrases is None or not fact.slot or not fact.value:
        return None
    if phrases.values:
        return renewed_unspaced(fact, text, phrases)
    spoken = Spoken.of(text, fact, phrases)
    if spoken is None or not spoken.is_of_same(fact) or search(phrases.briefly, text):
        return None
    if full(phrases.indefinite, spoken.before(spoken.subject[0])):
        # "A plumber" is not the plumber.
        return None
    if search(phrases.more, text) is None and (
        news or spoken.is_news or _is_single(spoken, fact)
    ):
        value = _value(spoken, fact)
        # "May" is no other day than "4 May".
        known = set(value.casefold().split()) <= set(fact.value.casefold().split())
        same = known or roots(value, phrases.code) == roots(fact.value, phrases.code)
        if value and not same:
            return mended(fact, value, "") or None
    placed = kind_of(fact.slot) in {PLACE, HOME}
    stays = placed and search(phrases.gives_up, text)
    return "" if _is_over(spoken) and not stays else None


def tells_change(text: str, language: str) -> bool:
    """Tell whether a statement may say that something is not as it was; cheap."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return False
    words = (phrases.changed, phrases.moves, phrases.ends)
    return bool(phrases.values) or any(search(table, text) for table in words)


def may_renew(fact: Memory, text: str) -> bool:
    """Tell whether a statement may say otherwise of a fact than can be read here."""
    phrases = PHRASES.get(base_language(fact.language))
    if phrases is None or search(phrases.briefly, text):
        return False
    if phrases.values:
        return True
    spoken = Spoken.of(text, fact, phrases)
    if spoken is None:
        named = set(without_noun(subject_of(fact.slot), phrases).split())
        return not named <= set(roots(text, phrases.code))
    kind = kind_of(fact.slot) or value_kind(fact.value, phrases)
    return spoken.is_of_same(fact) and not (kind or is_name(fact.value, phrases))


def _is_single(spoken: Spoken, fact: Memory) -> bool:
    """Tell whether a subject is of a kind that has one value, told anew or not."""
    phrases = spoken.phrases
    named = set(without_noun(fact.slot, phrases).split())
    return not search(phrases.many, fact.text) and not named <= people_of(phrases.code)


def _is_over(spoken: Spoken) -> bool:
    """Tell whether a statement says that something is no more, for good."""
    if not search(spoken.phrases.ends, spoken.text):
        return False
    beside = [
        at
        for at in range(len(spoken.words))
        if spoken.tells(at) and not spoken.acts(at)
    ]
    return len(beside) <= _MOST_BESIDE and not any(map(spoken.is_time, beside))


def _value(spoken: Spoken, fact: Memory) -> str:
    """Return what stands in a statement for a fact's value; '' where that is unsure."""
    kind = kind_of(fact.slot) or value_kind(fact.value, spoken.phrases)
    most = int(spoken.is_moved)
    if kind == TIME:
        found = _times(spoken)
    elif kind == NUMBER:
        found = _numbers(spoken, fact)
    elif kind == PLACE:
        found = _places(spoken)
    elif kind == HOME:
        return _home(spoken, fact)
    else:
        named = is_name(fact.value, spoken.phrases)
        found = _names(spoken) if named else iter(())
        # A name may be anybody's: nothing else may be told.
        most = 0
    # "It is behind the door" and "it opens with a key" hold both.
    verbs = kind == PLACE and not spoken.is_news
    told = [run for run in found if spoken.beside(*run, verbs=verbs) <= most]
    return plain_value(spoken.cut(*told[-1]), spoken.phrases) if told else ""


def _runs(
    spoken: Spoken, picks: Callable[[int], bool], *, over_small: bool = True
) -> Iterator[_Run]:
    """Yield where picked words stand together, perhaps with small words between."""
    first = last = -1
    for at, word in enumerate(spoken.words):
        free = at not in spoken.old and at not in spoken.subject
        picked = free and picks(at)
        carries = bool(word.roots) or not over_small
        if first >= 0 and (word.opens or not free or (carries and not picked)):
            yield first, last
            first = -1
        if picked:
            first, last = (first if first >= 0 else at), at
    if first >= 0:
        yield first, last


def _times(spoken: Spoken) -> Iterator[_Run]:
    """Yield the times that are named, but not since when something holds."""
    phrases = spoken.phrases

    def picks(at: int) -> bool:
        clock = full(phrases.clock, spoken.words[at].text) is not None
        return spoken.is_time(at) or clock

    for first, last in _runs(spoken, picks):
        before = spoken.before(first)
        if full(phrases.since, before) or not any(
            spoken.is_time(at) for at in range(first, last + 1)
        ):
            continue
        toward = full(phrases.toward, before) is not None
        led = match(phrases.place, before) is not None and not toward
        yield first - (led and first - 1 not in spoken.subject), last


def _numbers(spoken: Spoken, fact: Memory) -> Iterator[_Run]:
    """Yield the numbers that are named with their units, but no dates."""
    phrases, units = spoken.phrases, set(roots(fact.value, fact.language))
    # Another "Oak Street 12" is another street as well.
    named = is_name(next(iter(fact.value.split()), ""), phrases)

    def picks(at: int) -> bool:
        word = spoken.words[at]
        known = is_number(at) or word.roots & units
        return bool(known or (named and spoken.is_named(at)))

    def is_number(at: int) -> bool:
        text = spoken.words[at].text
        return text.isdecimal() or is_bare_number(text, phrases.code)

    for first, last in _runs(spoken, picks):
        before = spoken.before(first)
        dated = match(phrases.place, before) and not full(phrases.toward, before)
        if not dated and any(map(is_number, range(first, last + 1))):
            yield first, last


def _places(spoken: Spoken) -> Iterator[_Run]:
    """Yield the places that are named, from their prepositions on."""

    def picks(at: int) -> bool:
        # "Under the new roof" is a place: nothing there is new but the roof.
        led = match(spoken.phrases.place, spoken.before(at)) is not None
        return led or at not in spoken.changing

    for first, end in _runs(spoken, picks):
        last = max(
            (at for at in range(first, end + 1) if _ends_value(spoken, at)),
            default=-1,
        )
        for at in range(first - bool(spoken.before(first)), last + 1):
            told = spoken.cut(at, last)
            if at not in spoken.old and value_kind(told, spoken.phrases) == PLACE:
                yield at, last
                break


def _ends_value(spoken: Spoken, at: int) -> bool:
    return bool(spoken.words[at].roots) and not spoken.acts(at)


def _home(spoken: Spoken, fact: Memory) -> str:
    """Return the old place of living with another name in it."""
    if not search(spoken.phrases.living, spoken.text):
        return ""
    names = [
        run
        for run in _runs(spoken, spoken.is_named, over_small=False)
        if run[0] and spoken.beside(*run) <= spoken.is_news
    ]
    old = [one for one in _NAME.finditer(fact.value) if one[0][:1].isupper()]
    if not names or not old:
        return ""
    first, last = names[-1]
    while last + 1 < len(spoken.words) and _DIGIT.match(spoken.words[last + 1].text):
        # The number of the house stands behind its street.
        last += 1
    name, rest = spoken.cut(first, last), fact.value[old[-1].end() :]
    numbered = _NUMBERED.match(rest) if last > names[-1][1] else None
    rest = rest[numbered.end() :] if numbered else rest
    return fact.value[: old[0].start()] + name + rest


def _names(spoken: Spoken) -> Iterator[_Run]:
    """Yield the names that are told of the subject, best last."""
    phrases = spoken.phrases
    if search(phrases.living, spoken.text) and not spoken.old:
        return
    for first, last in _runs(spoken, spoken.is_named, over_small=False):
        before = spoken.before(first)
        toward = full(phrases.toward, before) is not None and spoken.is_moved
        placed = match(phrases.place, before) is not None and not toward
        placed = placed and first - 1 not in spoken.changing
        if placed or full(phrases.articles, spoken.noun_before(first)):
            continue
        if toward or _is_linked(spoken, first, last):
            yield first, last


def _is_linked(spoken: Spoken, first: int, last: int) -> bool:
    """Tell whether nothing stands between a name and the subject, or a pause."""
    subject = spoken.subject
    if last < subject[0]:
        return True
    between = range(subject[-1] + 1, first)
    paused = any(spoken.words[at].opens for at in range(subject[-1] + 1, first + 1))
    return paused or not any(
        spoken.words[at].roots and not _is_now(spoken, at) for at in between
    )


def _is_now(spoken: Spoken, at: int) -> bool:
    changed = full(spoken.phrases.changed, spoken.words[at].text) is not None
    return changed or at in spoken.old or spoken.is_plain(at)
