# ruff: noqa: RUF001 - endings of another script
"""Tells whether two statements are of two things, or of two matters of one; pure.

What a clause opens with, up to its verb, its value or a change, is what it is about.
Where each of two statements is about something that the other one does not name, or
where both share nothing but whom they are about and say another thing of them, the
later one leaves the earlier one alone, however alike the rest of their words is.
"""

from collections.abc import Iterable, Sequence
import re
from typing import Final

from ..lang.keywords import base_language
from .bearers import BEING, are_apart
from .patterns import full, search
from .pieces import CLOCK, DAY, FIGURES, Piece, Pieces, akin, figures, pieces_of
from .speaking_of import is_not_so

_DASH: Final = re.compile(r"\s+[-\u2013\u2014]\s")
# Whose something is, by the ending of the word, where the verb comes last.
_GENITIVE: Final = re.compile(r"(?:[ıiuü]n|['\u2019]s|s['\u2019])$")
# Where a verb stands behind its subject.
_VERB_FOLLOWS: Final = frozenset({"en", "de", "es", "fr", "it", "nl"})
_OWNED: Final = 2
_NEAR: Final = 3

type _Topic = tuple[Piece, ...]


def are_of_two(earlier: str, later: str, language: str) -> bool:
    """Tell whether a later statement surely leaves an earlier one alone."""
    if are_apart(earlier, later, language):
        return True
    code = base_language(language)
    before, after = pieces_of(earlier, code), pieces_of(later, code)
    if before is None or after is None:
        return False
    mine, theirs = _topics(before), _topics(after)
    if not mine or not theirs:
        return False
    foreign = all(_is_foreign(one, after) for one in mine) and all(
        _is_foreign(one, before) for one in theirs
    )
    if foreign:
        return not _is_of_one_role(before, after, mine, theirs)
    return _is_other_matter(before, after, mine, theirs)


def _topics(told: Pieces) -> list[_Topic]:
    """Return what the clauses of a statement are about, where that can be told."""
    found = (_topic(told, clause) for clause in range(told.clauses))
    return [one for one in found if one]


def _topic(told: Pieces, clause: int) -> _Topic:
    words = told.of(clause)
    if not words or told.opens_with_pronoun(clause):
        return ()
    if told.phrases.verb_last:
        return _owned(words)
    topic: list[Piece] = []
    for at, one in enumerate(words):
        counted = at + 1 < len(words) and words[at + 1].role in FIGURES
        if _ends(told, one, counted=counted):
            # With the verb at the end the value stands before it; and "the pool moved
            # me" is not about the pool.
            last = at + 1 == len(words) and one.role not in FIGURES
            return () if last or one.role == "turn" else tuple(topic)
        if one.tells or one.role == "turn":
            topic.append(one)
        if _DASH.match(told.text, one.word.end):
            return tuple(topic)
    return ()


def _ends(told: Pieces, one: Piece, *, counted: bool) -> bool:
    """Tell what stands behind the subject of a clause."""
    phrases, word = told.phrases, one.word.text
    if one.role in FIGURES or one.placed:
        return True
    # Where nouns have cases, one of them may end like a verb: "год покупки седла 2022".
    verb = one.role == "turn" or _is_verb(told, one)
    if counted and verb and not _verb_follows(told):
        return False
    if verb or full(phrases.states, word) or full(told.shifts.into, word):
        return True
    return not one.word.roots and bool(
        full(phrases.place, word) or full(phrases.negation, word)
    )


def _owned(words: Sequence[Piece]) -> _Topic:
    """Return whose something is and what it is; else the first word."""
    told = [one for one in words if one.tells]
    for at, one in enumerate(told[:_NEAR]):
        if _GENITIVE.search(one.word.text):
            return tuple(told[: at + _OWNED])
    opening = told[:1] == list(words[:1])
    return tuple(told[:1]) if opening and len(told) >= _OWNED else ()


def _is_foreign(topic: _Topic, other: Pieces) -> bool:
    """Tell whether a statement does not name all of what another one is about."""
    return any(not akin(one, other.all) for one in topic)


def _is_of_one_role(
    before: Pieces, after: Pieces, mine: Iterable[_Topic], theirs: Iterable[_Topic]
) -> bool:
    """Tell "Tobias is the new boss" and "Farah is the new boss": there is but one."""
    being = BEING.get(before.phrases.code, frozenset())
    if any(one.placed for one in (*before.all, *after.all)):
        return False
    if not any(one.word.text in being for one in after.all):
        return False
    rest = [
        [one for one in told.told() if not any(one in topic for topic in topics)]
        for told, topics in ((before, list(mine)), (after, list(theirs)))
    ]
    return bool(rest[0]) and all(akin(one, rest[1]) for one in rest[0])


def _is_other_matter(
    before: Pieces, after: Pieces, mine: Sequence[_Topic], theirs: Sequence[_Topic]
) -> bool:
    """Tell whether both do another thing, and share nothing but whom they are about."""
    about = [one for topic in (*mine, *theirs) for one in topic]
    shared = [one for one in after.told() if akin(one, before.all)]
    if any(one not in about and not akin(one, about) for one in shared):
        return False
    ended = any(is_not_so(after, clause) for clause in range(after.clauses))
    instead = search(after.phrases.contrast, after.text)
    if (ended and not instead) or figures(before.all, DAY) & figures(after.all, DAY):
        return False
    owned = [_belongs(one) for one in (before, after)]
    if owned[0] is not owned[1] and (owned[1] or any(one.placed for one in after.all)):
        return True
    does, did = _verbs(after), _verbs(before)
    if after.turns() or any(akin(one, did) for one in does):
        return False
    return bool(does) and (bool(did) or _is_of_hours(before, after))


def _belongs(told: Pieces) -> bool:
    return any(full(told.shifts.belongs, one.word.text) for one in told.all)


def _is_of_hours(before: Pieces, after: Pieces) -> bool:
    """Tell whether one tells a time of the clock, and the other one no figure."""
    timed = [bool(figures(one.all, CLOCK)) for one in (before, after)]
    told = [any(figures(one.all, kind) for kind in FIGURES) for one in (before, after)]
    return any(timed) and told != [True, True]


def _is_verb(told: Pieces, one: Piece) -> bool:
    """Tell a verb; by where it stands only where a subject has an article."""
    if full(told.phrases.verbs, one.word.text):
        return bool(one.word.roots)
    return one.verb and one.tells and _verb_follows(told)


def _verb_follows(told: Pieces) -> bool:
    return told.phrases.code in _VERB_FOLLOWS


def _verbs(told: Pieces) -> list[Piece]:
    """Return the verbs that say what somebody does, or where something belongs."""
    if told.phrases.verb_last:
        last = [one for one in told.all if one.tells or one.role == "small"][-1:]
        return [one for one in last if one.word.roots and not (one.named or one.placed)]
    known = (told.shifts.heavy, told.shifts.belongs, told.shifts.dwells)
    return [
        one
        for one in told.all
        if one.role != "turn"
        and one.word.roots
        and (
            (one.tells and _is_verb(told, one))
            or any(full(table, one.word.text) for table in known)
        )
    ]
