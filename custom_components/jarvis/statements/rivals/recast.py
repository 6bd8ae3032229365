"""Tells whether a clause is said again with another value at one place; pure.

"The cat gets a tablet every other day", "the cat gets a tablet once a week now". What
is the value needs no table: it is what differs, it stands together, and both times it
is of one kind. Where the verb stands behind its subject; elsewhere see `frames.py`.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from ..changes.cues import after_cues
from ..facts import claims_of
from ..patterns import EDGE, compiled, full, search
from ..pieces import FIGURES, NUMBER, Piece, Pieces, akin, figures, is_person, pieces_of
from ..slots import NUMBER as SLOT_NUMBER, kind_of, subject_of
from ..stating import is_beside, verb_of
from ..words.recast_words import RECASTS, Recasts
from .said_again import is_said_again

_MOST: Final = 4
_PAIR: Final = 2
# Of two forms of a verb so much is the same.
_STEM: Final = 3
_OFTEN: Final = "often"
_THING: Final = "thing"

type _Run = list[Piece]
# The verb of a clause, and what else tells something in it.
type _Clause = tuple[Piece | None, _Run]


def is_recast(before: Pieces, after: Pieces) -> bool:
    """Tell whether a later statement is the earlier one, told with another value."""
    words = RECASTS.get(before.phrases.code)
    if is_said_again(before, after):
        return True
    if words is None or not _is_anew(after, words):
        return words is not None and _is_retold(before, after)
    if _is_retold(before, after):
        return True
    if is_beside(before, after) or search(after.shifts.over, after.text):
        return False
    told = _clause(before, before.all, words)
    return len({one.clause for one in told[1]}) == 1 and any(
        _is_recast(before, told, after, said, words)
        for said in _said(before, after, words)
    )


def _is_anew(after: Pieces, words: Recasts) -> bool:
    """Tell whether something is said to be otherwise: "no, …", "now", "since …"."""
    whence = bool(after.all) and full(words.whence, after.all[0].word.text)
    return after.marked or bool(whence or full(after.phrases.cue, after.text))


def _is_retold(before: Pieces, after: Pieces) -> bool:
    """Tell whether "I was wrong, …" tells the same up to some words at the end.

    "Anna takes her coffee with milk", "I was mistaken, Anna takes her coffee black".
    """
    said = after_cues(after.text.strip(EDGE), before.phrases)
    anew = pieces_of(said, before.phrases.code)
    verb = verb_of(before, before.all)
    if said == after.text.strip(EDGE) or anew is None:
        return False
    told = [[one.word.text.casefold() for one in each.all] for each in (before, anew)]
    pairs = zip(*told, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    tails = [one[shared:] for one in told]
    # "Ingrid wears": where no table knows the verb, it stands behind its subject.
    least = before.all.index(verb) if verb else _PAIR - 1
    known = any(one.tells for one in before.all[:shared])
    return known and least < shared and all(0 < len(x) <= _MOST for x in tails)


def is_reset(before: Pieces, after: Pieces) -> bool:
    """Tell whether a thing that an amount is told of is set to another one.

    "The shed alarm goes off after 40 seconds", "we've set the alarm in the shed to 25".
    """
    code = before.phrases.code
    words = RECASTS.get(code)
    if words is None or not after.marked or len(_amounts(before)) != 1:
        return False
    about = [one for one in before.told() if not (one.verb or _is_counted(before, one))]
    mine = frozenset(root for one in about for root in one.word.roots)
    return any(
        kind_of(claim.slot) == SLOT_NUMBER
        and mine == frozenset(subject_of(claim.slot).split())
        and _units(before) == _units(after)
        and _amounts(before).isdisjoint(_amounts(after))
        for claim in claims_of(after.text, code)
    )


def _amounts(told: Pieces) -> frozenset[str]:
    return figures(told.all, NUMBER)


def _is_counted(told: Pieces, one: Piece) -> bool:
    """Tell what stands right behind a number."""
    at = told.all.index(one)
    return at > 0 and told.all[at - 1].role == NUMBER


def _units(told: Pieces) -> frozenset[str]:
    return frozenset(
        root for one in told.all if _is_counted(told, one) for root in one.word.roots
    )


def is_no_value(before: Pieces, after: Pieces, old: Sequence[Piece]) -> bool:
    """Tell words of an earlier statement that are what it is of, not what it tells.

    "Ada's birthday is on 4 May" is no value of Ada's; and "the bike is in the shed"
    holds where another thing is in the shed.
    """
    figured = any(figures(before.all, kind) for kind in FIGURES)
    if figured and old[0] is before.told()[0]:
        return True
    last = before.all.index(old[-1])
    behind = [one for one in before.all[last + 1 :] if one.placed and one.tells]
    return bool(behind) and all(akin(one, after.all) for one in behind)


def _said(before: Pieces, after: Pieces, words: Recasts) -> Iterator[_Clause]:
    """Yield what the clauses of a statement tell, without why and since when."""
    for clause in range(after.clauses):
        said = after.of(clause)
        says = (at for at, one in enumerate(said) if full(after.shifts.says, one.text))
        # "The vet says the cat …".
        said = said[next(says, -1) + 1 :]
        verb, telling = _clause(after, said, words)
        if verb and said and full(words.whence, said[0].word.text):
            # "Since the move she …": what is told of stands in both.
            first = after.all.index(verb)
            telling = [
                one
                for one in telling
                if after.all.index(one) > first or akin(one, before.all)
            ]
        yield verb, telling


def _clause(told: Pieces, said: Sequence[Piece], words: Recasts) -> _Clause:
    """Return a verb and the words that tell something beside it, and of no change."""
    opens = bool(said) and full(words.self, said[0].word.text) is not None
    verb = next(iter(said[1:]), None) if opens else verb_of(told, said)
    since = [found.span() for found in compiled(words.since).finditer(told.text)]
    return verb, [
        one
        for one in said
        if one is not verb
        and (one.tells or one.role in FIGURES or _is_often(one, words))
        and not any(first <= one.word.start < last for first, last in since)
    ]


def _is_often(one: Piece, words: Recasts) -> bool:
    return full(words.often, one.word.text) is not None


def _is_recast(
    before: Pieces, told: _Clause, after: Pieces, said: _Clause, words: Recasts
) -> bool:
    (did, mine), (does, theirs) = told, said
    if did is None or does is None or not _are_one_verb(did, does):
        return False
    gone = [one for one in mine if not _stands(one, theirs)]
    fresh = [one for one in theirs if not _stands(one, mine)]
    shared = len(mine) - len(gone) + _do_the_same(before, after, words)
    if shared < _PAIR and not (shared and not full(words.bare, did.word.text)):
        return False
    if not _is_value(gone, mine, before) or not _is_value(fresh, theirs, after):
        return False
    kind = _kind(gone, words)
    if not kind or kind != _kind(fresh, words):
        return False
    return kind != _THING or _are_alike(before, gone, after, fresh, words)


def _are_one_verb(did: Piece, does: Piece) -> bool:
    first, second = did.word.text.casefold(), does.word.text.casefold()
    return first[:_STEM] == second[:_STEM] and abs(len(first) - len(second)) <= _PAIR


def _do_the_same(before: Pieces, after: Pieces, words: Recasts) -> bool:
    """Tell "is … delivered" in both, where the verb ends a clause."""
    did, does = (
        {one.text for one in told.all if full(words.deed, one.word.text)}
        for told in (before, after)
    )
    return not did.isdisjoint(does)


def _stands(one: Piece, others: Sequence[Piece]) -> bool:
    if one.role in FIGURES:
        return any(one.meant == other.meant for other in others)
    return akin(one, others)


def _is_value(run: _Run, told: _Run, whole: Pieces) -> bool:
    """Tell words that stand together, are few, and are not who or what is told of."""
    if not run or len(run) > _MOST or run[0] is told[0]:
        return False
    at = [told.index(one) for one in run]
    if at[-1] - at[0] >= len(run) or any(_lead(whole, one) for one in run[1:]):
        return False
    return not any(is_person(one, whole.phrases.code) for one in run)


def _kind(run: _Run, words: Recasts) -> str:
    """Return of what kind a value is; '' for several at once."""
    spans = [full(words.span, one.word.text) is not None for one in run]
    often = [_is_often(one, words) for one in run]
    counts = [one.role == NUMBER for one in run]
    if any(often) and all(map(any, zip(spans, often, counts, strict=True))):
        return _OFTEN
    roles = {one.role for one in run if one.role in FIGURES}
    rest = [one for one in run if one.role not in FIGURES]
    if not roles:
        return _THING
    # "Two sugars": what is counted stands behind the number.
    unit = roles == {NUMBER} and len(rest) == 1 and rest[0] is run[-1]
    return "".join(sorted(roles)) if not rest or unit else ""


def _are_alike(
    before: Pieces, gone: _Run, after: Pieces, fresh: _Run, words: Recasts
) -> bool:
    """Tell whether two things end what is told, and are opened alike."""
    if not _ends(before, gone, words) or not _ends(after, fresh, words):
        return False
    leads = _lead(before, gone[0]), _lead(after, fresh[0])
    named = [any(one.named for one in run) for run in (gone, fresh)]
    if named[0] is not named[1] and not before.phrases.verbs_open:
        return False
    if leads[0] == leads[1]:
        return not leads[0] or full(words.leads, leads[0]) is not None
    # "Black", "with milk".
    manner = [not lead or full(words.manner, lead) is not None for lead in leads]
    return all(manner) and not any(named)


def _ends(told: Pieces, run: _Run, words: Recasts) -> bool:
    """Tell whether nothing but a verb is told behind a value."""
    behind = told.all[told.all.index(run[-1]) + 1 :]
    left = [one for one in behind if one.tells and one.clause == run[-1].clause]
    return not any(full(words.deed, one.word.text) for one in run) and all(
        full(words.deed, one.word.text) for one in left
    )


def _lead(told: Pieces, piece: Piece) -> str:
    """Return the small word that opens what a piece begins; '' for none."""
    phrases = told.phrases
    for one in reversed(told.all[: told.all.index(piece)]):
        if one.tells or one.role in FIGURES or one.clause != piece.clause:
            return ""
        if not full(phrases.articles, one.word.text) or full(
            phrases.place, one.word.text
        ):
            lead = one.word.text.casefold()
            table = rf"(?:{phrases.place}|{phrases.links})"
            known = full(table, lead) or full(RECASTS[phrases.code].leads, lead)
            known = known or full(RECASTS[phrases.code].manner, lead)
            return lead if known else ""
    return ""
