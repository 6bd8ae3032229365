"""Tells the matter of an earlier statement, said again with another value; pure.

Whose what something is of stands in both, the rest is a value of one kind, and of such
matters one is told at a time. What opens the later one, or follows it, needs no table:
it may be anything that neither doubts, denies, bounds nor gives it to another one.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..patterns import full, match, search
from ..pieces import DAY, Piece, Pieces, is_person, pieces_of
from ..unreal import is_unreal
from ..wording import is_negated
from ..words.said_again_words import AGAIN, Again
from .matter import (
    Matter,
    Run,
    content_of,
    is_imagined,
    is_otherwise,
    is_same,
    owners_of,
)

if TYPE_CHECKING:
    from ...memory.base import Memory

_MOST: Final = 5
_OPENING: Final = 10
_FILLERS: Final = 3
_STEM: Final = 3
_OWNED: Final = 2
_PAUSES: Final = ",;:.!\u2013\u2014-"
_SET_OFF: Final = ":\u2013\u2014"


def cored(earlier: Memory, later: Memory) -> Memory:
    """Return a later statement without what stands around an earlier one in it."""
    code = base_language(earlier.language)
    if is_imagined(later.text, code) or is_unreal(later.text, code):
        return later
    before, after = (pieces_of(one.text, code) for one in (earlier, later))
    core = core_of(before, after) if before and after else ""
    return replace(later, text=core) if core else later


def is_said_again(before: Pieces, after: Pieces) -> bool:
    """Tell whether a later statement tells the matter of an earlier one otherwise."""
    return bool(core_of(before, after))


def core_of(before: Pieces, after: Pieces) -> str:
    """Return an earlier statement as a later one says it, with another value, or ''."""
    matter = Matter.of(before)
    if matter is None or is_unsaid(after):
        return ""
    for first, last in _windows(matter, after):
        verb, value = _told(matter, after, first, last)
        if not content_of(value) or _is_out(matter, after, first, verb, value):
            continue
        if is_otherwise(matter, value):
            owned = _cut(after, after.all[first : last + 1])
            return f"{owned} {verb.word.text} {_cut(after, value)}"
    return ""


def _cut(told: Pieces, run: Run) -> str:
    return told.text[run[0].word.start : run[-1].word.end]


def is_unsaid(after: Pieces) -> bool:
    """Tell a question, what adds to something, and what is so for once."""
    phrases = after.phrases
    asks = after.text.rstrip().endswith("?")
    return asks or any(
        search(table, after.text) for table in (phrases.more, phrases.briefly)
    )


# -- where it stands -------------------------------------------------------------


def _windows(matter: Matter, after: Pieces) -> Iterator[tuple[int, int]]:
    """Yield where a statement names the whole subject, and nothing of another one."""
    for start, one in enumerate(after.all):
        last = _end_of(matter, after, start) if one.tells else 0
        if last and not _owns_more(matter, after, last):
            first = start
            while (
                first and _leads(after, first - 1) and not after.all[first].word.opens
            ):
                first -= 1
            if owners_of(matter.subject, after) == owners_of(
                after.all[first : last + 1], after
            ) and not _is_anothers(matter, after, first):
                yield first, last


def _owns_more(matter: Matter, after: Pieces, last: int) -> bool:
    """Tell "our babysitter's dentist": what is told is not of the babysitter."""
    known = matter.subject[-1].word.text, after.all[last].word.text
    owns = [one.endswith(("'s", "\u2019s", "s'")) for one in known]
    behind = after.all[last + 1 : last + 2]
    return owns == [False, True] and any(content_of([one]) for one in behind)


def _end_of(matter: Matter, after: Pieces, start: int) -> int:
    """Return where a subject that begins here ends; 0 where it is not all there."""
    left = content_of(matter.subject)
    small = {one.text for one in matter.subject}
    for at in range(start, len(after.all)):
        one = after.all[at]
        if at > start and one.word.opens:
            return 0
        same = next((x for x in left if is_same(x, one)), None)
        if same is not None:
            left.remove(same)
            if not left:
                return at
        elif content_of([one]) or not (
            _leads(after, at) or _links(after, at) or one.text in small
        ):
            return 0
    return 0


def _leads(told: Pieces, at: int) -> bool:
    """Tell "the", "my", "Mrs": what opens the name of somebody or something."""
    word, phrases = told.all[at].word.text, told.phrases
    if match(phrases.place, word):
        return False
    tables = (phrases.articles, phrases.own, phrases.ours, phrases.theirs)
    return _is_title(told, at) or any(full(table, word) for table in tables)


def _is_title(told: Pieces, at: int) -> bool:
    return full(AGAIN[told.phrases.code].title, told.all[at].word.text) is not None


def _links(told: Pieces, at: int) -> bool:
    return full(told.phrases.links, told.all[at].word.text) is not None


def _is_anothers(matter: Matter, after: Pieces, first: int) -> bool:
    """Tell whether what stands right before makes it another one's, or a part."""
    if not first or after.all[first].word.opens:
        return False
    before = after.all[first - 1]
    same = [one for one in after.all[:first] if one.word.clause == before.word.clause]
    if _links(after, first - 1) and any(content_of([one]) for one in same[:-1]):
        return True
    led = _leads(after, first)
    if after.phrases.verbs_open and len(same) > 1 and before.word.capital:
        # "Die Telefonnummer meiner Schwester": nouns are written large.
        return True
    if _leads(matter.told, matter.told.all.index(matter.subject[0])):
        return not led and before.tells
    code = after.phrases.code
    owner = before.word.text.endswith(("'s", "\u2019s", "s'"))
    named = before.word.capital and not before.word.opens and first > 1
    return named or owner or is_person(before, code) or _leads(after, first - 1)


def _told(matter: Matter, after: Pieces, first: int, last: int) -> tuple[Piece, Run]:
    """Return the verb of a subject and the value behind it; no value for none."""
    words, subject = matter.words, after.all[last]
    behind = [x for x in after.all[last + 1 :] if x.word.clause == subject.word.clause]
    fillers = [*takewhile(lambda one: full(words.filler, one.word.text), behind)]
    rest = behind[len(fillers) :]
    if len(fillers) <= _FILLERS and rest and matter.is_verb(rest[0]):
        return rest[0], _trimmed(rest[1:])
    opening = after.all[:first] if not after.all[first].word.opens else ()
    if len(opening) > 1 and matter.is_verb(opening[-1]):
        return opening[-1], _trimmed(rest)
    that = any(full(words.that, one.word.text) for one in opening)
    if rest and that and matter.is_verb(rest[-1]):
        return rest[-1], _trimmed(rest[:-1])
    if put := _put_to(after, subject, rest, words):
        return matter.verb, put
    text = after.text[subject.word.end :].lstrip()
    follows = [x for x in after.all if x.word.clause == subject.word.clause + 1]
    if not behind and text[:1] in _SET_OFF and len(follows) <= _MOST:
        return matter.verb, _trimmed(follows)
    return matter.verb, ()


def _put_to(after: Pieces, subject: Piece, rest: Run, words: Again) -> Run:
    """Return what something is changed to: "has changed from a Golf to a Fiat"."""
    clause = [x for x in after.all if x.word.clause == subject.word.clause]
    leads = [at for at, one in enumerate(rest) if full(words.to, one.word.text)]
    turned = any(one.role == "turn" for one in clause)
    return _trimmed(rest[leads[-1] + 1 :]) if leads and turned else ()


def _trimmed(run: Run) -> Run:
    """Return a value without the small words behind it."""
    told = [at for at, one in enumerate(run) if content_of([one])]
    return run[: told[-1] + 1] if told else ()


# -- what stands around it -------------------------------------------------------


def _is_out(matter: Matter, after: Pieces, first: int, verb: Piece, value: Run) -> bool:
    """Tell what is no statement of how it is now, or only of some times or places."""
    words = matter.words
    text = after.text[: after.all[first].word.start].strip()
    rest = after.text[value[-1].word.end :]
    said = after.text[after.all[first].word.start : value[-1].word.end]
    pause = not text or text[-1] in _PAUSES
    if first > _OPENING or any(search(words.unreal, one) for one in (text, said, rest)):
        return True
    if is_negated(said, after.phrases.code) or (
        not pause and search(words.denying, text)
    ):
        return True
    were = [full(words.were, one.word.text) for one in (verb, matter.verb)]
    if were[0] and not were[1]:
        return True
    return _is_bounded(words, after.all[:first], text)


def _is_bounded(words: Again, opening: Run, text: str) -> bool:
    """Tell what opens with when or where alone it holds."""
    if search(words.since, text):
        return False
    if any(one.role == DAY for one in opening):
        return True
    return bool(search(words.only, text)) and any(
        one.word.roots
        and not full(words.speech, one.word.text)
        and not full(words.being, one.word.text)
        for one in opening
    )
