"""Tells by whom something is done: by another one now, or of somebody else; pure.

"Otis takes in our parcels", "Paula takes in our parcels now": what the house has done
by one is done by another, while both of them may well live in Leeds.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..glance import has_change
from ..patterns import full, match, search
from ..pieces import FIGURES, Piece, Pieces, akin, is_person, pieces_of
from ..stating import leads_known, verb_of
from .bearers import COPULAS

if TYPE_CHECKING:
    from ...memory.base import Memory

# Of two forms of a verb so much is the same.
_STEM: Final = 3


def is_done_by_another(earlier: Memory, later: Memory) -> bool:
    """Tell whether a later statement names another one who does the same by now."""
    code = base_language(earlier.language)
    return base_language(later.language) == code and _is_done_by_another(
        earlier.text, later.text, code
    )


@lru_cache(maxsize=512)
def _is_done_by_another(earlier: str, later: str, code: str) -> bool:
    before, after = pieces_of(earlier, code), pieces_of(later, code)
    if before is None or after is None or before.clauses > 1:
        return False
    turns = has_change(later, code) or search(after.shifts.steps_back, later)
    if not (after.marked or turns):
        return False
    who, verb, rest = _parts(before)
    if verb is None or not _is_done_for_us(before, who, rest):
        return False
    named = [one for one in who if one.tells]
    clauses = [
        after.of(at)
        for at in range(after.clauses)
        if all(akin(one, after.of(at)) for one in rest if one.tells)
    ]
    return any(_names_another(one, named, verb, rest, after) for one in clauses)


def _parts(told: Pieces) -> tuple[Sequence[Piece], Piece | None, Sequence[Piece]]:
    """Return who, the verb, and what it is done to."""
    verb = verb_of(told, told.all)
    at = told.all.index(verb) if verb is not None else 0
    return told.all[:at], verb, told.all[at + 1 :]


def _is_done_for_us(told: Pieces, who: Sequence[Piece], rest: Sequence[Piece]) -> bool:
    """Tell what somebody does to a thing of the house: "tunes the piano"."""
    phrases = told.phrases
    verb = told.all[len(who)].word.text if len(who) < len(told.all) else ""
    names = [one for one in who if one.tells]
    owned = any(one.word.text.endswith(("'s", "\u2019s")) for one in names)
    somebody = all(one.named or is_person(one, phrases.code) for one in names)
    lead = next((at for at, one in enumerate(rest) if one.tells), 0)
    led = lead > 0 and leads_known(rest[lead - 1], phrases)
    # "Takes in our parcels" is no place, "goes to the gym" is one.
    placed = lead > 1 and match(phrases.place, rest[lead - 2].word.text)
    if placed and not full(phrases.ours, rest[lead - 1].word.text):
        return False
    idle = verb in COPULAS.get(phrases.code, frozenset())
    return (
        bool(names)
        and (somebody and not owned and led and not idle)
        and not any(one.role in FIGURES for one in told.all)
        and not (search(told.shifts.many, told.text) or _is_own(told, rest))
        and not search(phrases.living, told.text)
    )


def _is_own(told: Pieces, rest: Sequence[Piece]) -> bool:
    """Tell what is done where somebody is, or what belongs to them alone."""
    heavy = any(full(told.shifts.heavy, one.word.text) for one in told.all)
    return heavy or not any(one.tells for one in rest)


def _names_another(
    said: Sequence[Piece],
    named: Sequence[Piece],
    verb: Piece,
    rest: Sequence[Piece],
    after: Pieces,
) -> bool:
    """Tell whether a clause has the verb, the thing, and another name."""
    did = verb.word.text.casefold()[:_STEM]
    does = [one for one in said if one.word.text.casefold()[:_STEM] == did]
    succeeds = search(after.shifts.succeeds, after.said_in(said[0].clause))
    if not (does or succeeds):
        return False
    if any(akin(one, said) for one in named) and not succeeds:
        return False
    others = [
        one
        for one in said
        if (one.named or is_person(one, after.phrases.code))
        and one.tells
        and not akin(one, [*rest, *named])
        and one not in does
    ]
    figured = any(one.role in FIGURES for one in said)
    denies = search(after.shifts.over, after.said_in(said[0].clause))
    return bool(others) and not figured and not denies


def is_of_another(earlier: str, later: str, language: str) -> bool:
    """Tell whether each of two statements opens with somebody else than the other."""
    code = base_language(language)
    before, after = pieces_of(earlier, code), pieces_of(later, code)
    if before is None or after is None:
        return False
    mine, theirs = _bearer(before), _bearer(after)
    return (
        bool(mine and theirs)
        and not any(akin(one, after.all) for one in mine)
        and not any(akin(one, before.all) for one in theirs)
    )


def _bearer(told: Pieces) -> list[Piece]:
    """Return who a statement opens with, by a name or as what they are."""
    verb = verb_of(told, told.all)
    if verb is None:
        return []
    before = told.all[: told.all.index(verb)]
    code, cased = told.phrases.code, told.phrases.verbs_open
    return [
        one
        for one in before
        if one.tells and (is_person(one, code) or (one.named and not cased))
    ]
