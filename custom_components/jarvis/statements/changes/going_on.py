"""Reads what goes on about what was told right before: "they moved it to Friday"; pure.

Such a statement names no subject of its own, and what it says is no value alone: who
did it, and that it is so by now, stand around the value.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...lang.keywords import base_language
from ...lang.periods import period
from ...lang.tables import table
from ..patterns import EDGE, LONGEST, compiled, full, match, search
from ..phrases import PHRASES, Phrases
from ..pieces import FIGURES, Piece, Pieces, is_person, pieces_of
from ..reading import ANY_TIME
from ..rivals.bearers import COPULAS
from ..slots import PLACE, value_kind
from ..stating import leads_known, verb_of
from ..words.restating_words import HESITATIONS
from ..words.shift_words import SHIFTS


@dataclass(frozen=True, slots=True, kw_only=True)
class Onwards:
    """Regular expressions over a whole text, `v` being what holds now.

    `renewed`: it is so by now, `moved`: it was moved, made or put there; `person` is
    somebody who moved themself. `does`: who does it now. `now`: that it is so by now.
    `toward`: what stands before a value that something went to.
    """

    renewed: tuple[str, ...]
    moved: tuple[str, ...]
    does: tuple[str, ...]
    now: str
    toward: str


ONWARDS: Final = table("going_on", "onwards", Onwards)


_MOST_STEPS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Onward:
    """A value that holds by now; `does`: of who does it, `moved`: who went there."""

    value: str
    does: bool = False
    moved: bool = False


def gone_on(text: str, language: str) -> Onward | None:
    """Return what "they moved it to Friday" tells; None for what tells by itself."""
    code = base_language(language)
    words, around = ONWARDS.get(code), HESITATIONS.get(code)
    if words is None or around is None or not 0 < len(text) <= LONGEST:
        return None
    plain = text.strip(EDGE)
    if text.rstrip().endswith("?"):
        return None
    for _ in range(_MOST_STEPS):
        if (found := _onward(plain, words, code)) is not None:
            return found
        led = match(rf"(?:{around.before})", plain)
        if led is None:
            break
        plain = plain[led.end() :].strip(EDGE)
    return None


def is_of_now(text: str, language: str) -> bool:
    """Tell whether a text says that something is so by now."""
    words = ONWARDS.get(base_language(language))
    return words is not None and compiled(words.now).search(text) is not None


def _onward(plain: str, words: Onwards, code: str) -> Onward | None:
    for pattern in words.does:
        if found := full(pattern, plain):
            return Onward(value=found["v"].strip(EDGE), does=True)
    for pattern in words.renewed:
        if found := full(pattern, plain):
            return Onward(value=found["v"].strip(EDGE))
    for pattern in words.moved:
        if found := full(pattern, plain):
            person = found.groupdict().get("person") is not None
            value = _gone_to(found["v"].strip(EDGE), words, code)
            return Onward(value=value, moved=person)
    return None


def _gone_to(value: str, words: Onwards, code: str) -> str:
    """Return "Friday" of "to Friday", but "in the shed" as it is."""
    led = match(rf"{words.toward}\s+", value)
    rest = value[led.end() :] if led else value
    told = pieces_of(rest, code)
    figured = told is not None and any(one.role in FIGURES for one in told.all)
    placed = value_kind(value, PHRASES[code]) == PLACE
    return rest if figured or not placed else value


def fits(told: str, put: str, onward: Onward, language: str) -> bool:
    """Tell whether a value was put where its like stood, not "it's raining now"."""
    code = base_language(language)
    words, value = pieces_of(told, code), pieces_of(onward.value, code)
    anew = pieces_of(put, code)
    if words is None or value is None or anew is None:
        return False
    old, phrases = _differing(words.all, anew.all), words.phrases
    now = onward.value
    passes = full(phrases.passing, now) or search(phrases.briefly, now)
    if not old or passes or any(is_person(one, code) for one in value.told()):
        return False
    if onward.does:
        being = COPULAS.get(code, frozenset())
        return old[0] is words.all[0] or any(x.text in being for x in words.all)
    figured = _is_figured(old, phrases)
    if figured or _is_figured(value.all, phrases) is not figured:
        return _is_figured(value.all, phrases) is figured
    timed = period(onward.value, code, ANY_TIME) is not None
    # Who lives in Leeds may be in Paris, or a teacher.
    lives = search(phrases.living, told) and not onward.moved
    if timed or lives:
        return False
    return _is_alike(words, old, value, moved=onward.moved)


def _is_figured(run: Sequence[Piece], phrases: Phrases) -> bool:
    """Tell a time or a number, but not "einen"."""
    small = rf"(?:{phrases.articles}|{phrases.indefinite})"
    return any(one.role in FIGURES and not full(small, one.word.text) for one in run)


def _differing(told: Sequence[Piece], put: Sequence[Piece]) -> list[Piece]:
    """Return the words in whose place others stand."""
    head = _shared(told, put)
    tail = _shared(told[head:][::-1], put[head:][::-1])
    return [*told[head : len(told) - tail]]


def _shared(one: Sequence[Piece], other: Sequence[Piece]) -> int:
    """Count the words with which two runs begin alike."""
    pairs = enumerate(zip(one, other, strict=False))
    unlike = (at for at, (mine, yours) in pairs if mine.text != yours.text)
    return next(unlike, min(len(one), len(other)))


def _is_alike(
    words: Pieces, old: Sequence[Piece], value: Pieces, *, moved: bool
) -> bool:
    """Tell whether a thing is led, or written, as the one in whose place it is put."""
    phrases, first = words.phrases, value.all[0]
    leading = [
        one.word.text
        for one in words.all[: words.all.index(old[0])]
        if not full(phrases.articles, one.word.text)
    ]
    before = leading[-1] if leading else ""
    if moved and not (
        search(phrases.living, words.text) or full(ONWARDS[phrases.code].toward, before)
    ):
        return full(words.shifts.led, first.text) is not None
    large = any(one.word.capital for one in value.all)
    if phrases.verbs_open:
        # A noun is written large there, a quality is not.
        return large is any(one.word.capital for one in old)
    leads = match(phrases.place, first.text) or leads_known(first, phrases)
    small = not (large or leads or full(phrases.own, first.text))
    led = match(phrases.place, before) or match(phrases.place, old[0].text)
    return not (led and small)


def put_doer(told: str, value: str, language: str, *, sure: bool) -> str:
    """Return what somebody else does now, or is: "Ms Fox is her teacher"; '' for none.

    Not `sure` only where what they do is done to a thing, and no name is told of it.
    """
    code = base_language(language)
    words, new = pieces_of(told, code), pieces_of(value, code)
    verb = verb_of(words, words.all) if words else None
    if words is None or new is None or verb is None or words.clauses > 1:
        return ""
    at = words.all.index(verb)
    who, rest = words.all[:at], words.all[at + 1 :]
    if not who or verb.word.text in COPULAS.get(code, frozenset()):
        return ""
    placed = next((one.placed for one in rest if one.tells), True)
    # Who lives there does nothing that another one takes over.
    lives = placed and not any(leads_known(one, words.phrases) for one in rest)
    he = len(new.all) == 1 and full(words.shifts.pronouns, new.all[0].word.text)
    if lives or he or not (sure or _is_done_to(words, who, new)):
        return ""
    if any(one.role in FIGURES for one in new.all) or not any(x.tells for x in rest):
        return ""
    return words.text[: who[0].word.start] + value + words.text[who[-1].word.end :]


def _is_done_to(words: Pieces, who: Sequence[Piece], new: Pieces) -> bool:
    """Tell "Otis takes in our parcels" beside a name: who does it is told."""
    phrases, rest = words.phrases, words.all[len(who) + 1 :]
    led = next((at for at, one in enumerate(rest) if leads_known(one, phrases)), -1)
    if led < 0 or any(one.tells for one in rest[:led]):
        return False
    # "Goes to the Park School": a bare noun is where, unless a verb has such a part.
    if phrases.verbs_open and led and match(phrases.place, rest[led - 1].word.text):
        return False
    # Where nouns are written large, a thing that is put right has its article too.
    cased = phrases.verbs_open
    named = any(one.named for one in rest) and not cased
    several = search(words.shifts.many, words.text)
    names = [one for one in new.all if not leads_known(one, phrases)]
    bare = len(names) == len(new.all) or not cased
    return (
        not (named or several)
        and who[0].word.capital
        and all(one.word.capital for one in names)
        and bool(names)
        and bare
    )


def put_behind_lead(told: str, value: str, language: str) -> str:
    """Return "works as a dentist" of "as a dentist" or "dentist"; '' for none."""
    code = base_language(language)
    shifts, phrases = SHIFTS.get(code), PHRASES.get(code)
    words = pieces_of(told, code)
    if shifts is None or phrases is None or words is None:
        return ""
    at = [spot for spot, one in enumerate(words.all) if full(shifts.led, one.text)]
    if len(at) != 1 or not at[0]:
        return ""
    behind = words.all[at[0] + 1 :]
    led = match(rf"{shifts.led}\b", value)
    if led is None and not all(one.word.text == one.text for one in behind):
        return ""
    if any(one.role in FIGURES for one in behind) or not behind:
        return ""
    start = words.all[at[0]].word.start
    if led is None:
        first = behind[0]
        article = full(phrases.articles, first.word.text) is not None
        if len(behind) > 1 + article:
            return ""
        start = behind[-1].word.start
        if match(rf"{phrases.articles}\b", value):
            start = first.word.start
    return words.text[:start] + value + words.text[behind[-1].word.end :]
