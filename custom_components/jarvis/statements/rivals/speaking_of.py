"""What a clause of a statement is about, beside the value that it tells; pure."""

from collections.abc import Sequence
from itertools import pairwise, takewhile
import re
from typing import Final

from ..changes.placing import are_led_apart
from ..patterns import compiled, full, search
from ..pieces import CLOCK, FIGURES, Piece, Pieces, akin, figures, is_person
from ..stating import verb_of
from ..words.shift_words import SHIFTS
from .bearers import BEING

# Which of several it is: "the old number", "ein anderer Zug".
_WHICH: Final = (
    r"(?:old|former|previous|new|another|different|next"
    r"|(?:alt|bisherig|vorig|neu|ander|nächst)e[nrsm]?)"
)
_OWNER: Final = re.compile("['\u2019]s?$")
# Of what a word may name a value and nothing else.
_KINDS: Final = ("place", "name", "num", "day", "clock", "order")


def is_whose(told: str, code: str) -> bool:
    """Tell whether a statement tells whose something is: "it belongs to Polly"."""
    shifts = SHIFTS.get(code)
    return shifts is not None and search(rf"\b{shifts.belongs}\b", told) is not None


def is_not_so(told: Pieces, clause: int) -> bool:
    """Tell whether a clause tells what is over."""
    said = told.said_in(clause)
    # "Won't get in until six" is so, at six.
    said = compiled(told.shifts.until).sub(" ", said)
    return search(told.shifts.over, said) is not None


def topic_of(
    after: Pieces, clause: int, before: Pieces, kinds: Sequence[str]
) -> list[Piece] | None:
    """Return what a clause is about; None where that is not what was told.

    "It" and "he" are what the clauses before speak of.
    """
    nouns = [after.shifts.nouns_of(kind) for kind in kinds]
    said = about_in(after, clause, nouns, before)
    alone = not [one for one in said if not one.placed]
    if alone or after.opens_with_pronoun(clause):
        for other in range(clause):
            said = [*_spoken_of(after, other, nouns, before), *said]
    foreign = [one for one in said if not akin(one, before.all)]
    known = [one for one in said if akin(one, before.all)]
    return known if known and not foreign else None


def _spoken_of(
    after: Pieces, clause: int, nouns: Sequence[str], before: Pieces
) -> list[Piece]:
    """Return what a clause is about that another one goes on with, not why.

    "The old number doesn't work any more, it's 12", "you've got the rent wrong, …".
    """
    phrases = after.phrases
    tables = (after.shifts.marks, phrases.changed, phrases.retracts, _WHICH)
    said = [
        one
        for one in about_in(after, clause, nouns, before)
        if not any(full(table, one.word.text) for table in tables)
    ]
    subject = list(takewhile(lambda one: not one.verb, said))
    named = subject and all(akin(one, before.all) for one in subject)
    return subject if named and is_not_so(after, clause) else said


def goes_there(told: Pieces) -> bool:
    """Tell whether somebody does something at a place, and not only is there."""
    verb = verb_of(told, told.all)
    if verb is None or verb.role == "turn":
        return False
    return verb.word.text not in BEING.get(told.phrases.code, frozenset())


def is_of_another_thing(before: Pieces, after: Pieces) -> bool:
    """Tell whether "Dad's room" is told of, and of what is Dad's nothing but another.

    Words for any place, number or day name no thing.
    """
    for at, one in enumerate(after.all[:-1]):
        behind = after.all[at + 1]
        plain = not behind.word.roots or behind.role in FIGURES or behind.word.opens
        # "Bea's taking another one" is no thing of hers.
        plain = plain or full(after.shifts.light, behind.word.text) is not None
        if _OWNER.search(one.word.text) is None or plain:
            continue
        kinds = (*(after.shifts.nouns_of(kind) for kind in _KINDS),)
        changes = (after.phrases.changed, after.shifts.marks)
        idle = any(
            full(table, behind.word.text) for table in (*kinds, *changes, _WHICH)
        )
        if akin(one, before.all) and not idle and not akin(behind, before.all):
            return True
    cased = after.phrases.verbs_open or after.phrases.verb_last
    return not cased and _are_two_of_a_kind(before, after)


def _subject(told: Pieces) -> Sequence[Piece]:
    """Return what stands before the verb of being, or of change."""
    verbs = BEING.get(told.phrases.code, frozenset())
    ends = (
        at
        for at, one in enumerate(told.all)
        if one.word.text in verbs or one.role == "turn"
    )
    return told.all[: next(ends, 0)]


def _are_two_of_a_kind(before: Pieces, after: Pieces) -> bool:
    """Tell "her phone number" from "her room number": which one stands before it."""
    which = [
        {
            last.word.text: one
            for one, last in pairwise(_subject(told))
            if one.word.roots
            and last.tells
            and not (one.named or last.placed)
            and one.role in ("", "small")
            and not (last.word.opens or _OWNER.search(one.word.text))
            and not full(_WHICH, one.word.text)
        }
        for told in (before, after)
    ]
    return any(
        not (akin(one, after.all) or akin(which[1][last], before.all))
        for last, one in which[0].items()
        if last in which[1]
    )


def matters_in(words: Sequence[Piece], told: Pieces) -> int:
    """Count what words speak of: "Mr Okafor", "my cousin Leo" are one each."""
    code, count = told.phrases.code, 0
    last: Piece | None = None
    for one in words:
        beside = last is not None and told.all.index(one) - told.all.index(last) == 1
        pair = (last, one) if last is not None and beside else ()
        named = bool(pair) and all(each.named for each in pair)
        count += not (named or any(is_person(each, code) for each in pair))
        last = one
    return count


def about_in(
    told: Pieces, clause: int, nouns: Sequence[str], before: Pieces
) -> list[Piece]:
    """Return the words of a clause, without who changed it."""
    words = told.of(clause)
    turn = next(
        (
            at
            for at, one in enumerate(words)
            if one.role == "turn" or full(told.shifts.me, one.word.text)
        ),
        -1,
    )
    behind = [one for one in words[turn + 1 :] if one.tells]
    if turn >= 0 and any(akin(one, before.all) for one in behind):
        said = full(told.shifts.says, words[turn].word.text) is not None
        words = (
            *(
                one
                for at, one in enumerate(words[:turn])
                # "The pool moved it", but "Walt moved his desk": that is Walt's.
                if akin(one, before.all) or not (said or _is_noun(words, at))
            ),
            *words[turn + 1 :],
        )
    return [
        one
        for one in words
        if one.tells and not any(full(noun, one.text) for noun in nouns)
    ]


def does(told: Pieces, words: Sequence[Piece]) -> bool:
    """Tell whether a clause begins with these, and tells what they do or have."""
    being = BEING.get(told.phrases.code)
    clause = [one for one in told.of(words[0].clause) if one.tells]
    if being is None or clause[: len(words)] != list(words):
        return False
    behind = told.all[told.all.index(words[-1]) + 1 :]
    return bool(behind) and behind[0].word.text not in being


def is_only_who(topic: Sequence[Piece], told: Pieces, missing: Sequence[Piece]) -> bool:
    """Tell whether nothing is spoken of but somebody, and a thing of theirs is not."""
    code = told.phrases.code
    articles = told.phrases.articles
    if all(full(told.shifts.heavy, one.word.text) for one in missing):
        return False
    return all(
        is_person(one, code) or (one.named and not full(articles, _before(told, one)))
        for one in topic
    )


def _before(told: Pieces, piece: Piece) -> str:
    at = told.all.index(piece)
    return told.all[at - 1].word.text if at else ""


def is_part(told: Pieces, piece: Piece) -> bool:
    """Tell "radiator valve": a part of what is told of, not what is told of it."""
    at = told.all.index(piece)
    if not at or piece.named or piece.verb or told.phrases.verb_last:
        return False
    return told.all[at - 1].tells and not piece.word.opens


def _is_noun(words: Sequence[Piece], at: int) -> bool:
    """Tell what is no name: it is told with an article, or written small."""
    return not words[at].word.capital or any(not one.tells for one in words[:at][-1:])


def is_of_else(before: Pieces, after: Pieces) -> bool:
    """Tell whether an earlier statement is of no place.

    Where it is leaves alone whose it is, and when somebody gets up.
    """
    if search(before.shifts.there, before.text):
        return True
    timed = figures(before.all, CLOCK) and not figures(after.all, CLOCK)
    # Who sleeps somewhere is there.
    heavy = [
        one
        for one in before.all
        if full(before.shifts.heavy, one.word.text)
        and not full(before.shifts.rests, one.word.text)
    ]
    if (
        timed
        # Where she is tells nothing of where she was born.
        or any(not akin(one, after.all) for one in heavy)
        or are_led_apart(before, after)
        or (_tells(after, "dwells") and not _tells(before, "dwells"))
    ):
        # Where Ingrid lives moves no desk of hers.
        return True
    return _tells(before, "belongs") is not _tells(after, "belongs")


def _tells(told: Pieces, kind: str) -> bool:
    """Tell whether a word of a kind of `shift_words` stands in a statement."""
    pattern = getattr(told.shifts, kind)
    return any(full(pattern, one.word.text) for one in told.all)
