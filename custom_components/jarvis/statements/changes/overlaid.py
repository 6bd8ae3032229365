"""Lays a statement over an earlier one, word by word: one run differs, its value; pure.

Needs no ending and no table of values: whoever says a sentence again with other words
in one place of it, and that something is not as it was, puts these in their place.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...lang.keywords import base_language
from ..patterns import full, search
from ..phrases import PHRASES
from ..pieces import FIGURES, Piece, Pieces, akin, is_person, pieces_of
from ..shapes import SHAPES
from .cases import are_of_one_case
from .cues import told_plainly
from .heads import are_headed_apart
from .placing import acts, are_led_apart

_MOST: Final = 5
_PAIR: Final = 2


@lru_cache(maxsize=512)
def frame_of(earlier: str, later: str, language: str) -> int:
    """Count the words that two statements share around one other value; 0 for none."""
    code = base_language(language)
    if code not in SHAPES:
        return 0
    before, after = _plain(earlier, code), _plain(later, code)
    if before is None or after is None or before.clauses > 1:
        return 0
    if are_headed_apart(before, after):
        return 0
    words = _behind_opening(before, after)
    head = _shared(before.all, words)
    tail = _shared(before.all[head:][::-1], words[head:][::-1])
    laid = _Laid(before, after, words, head, tail)
    told = [one for one in laid.frame if _is_told(one, code)]
    opens = any(_is_told(one, code) for one in before.all[:head])
    if not opens or not all(laid.runs) or len({one.clause for one in words}) > 1:
        return 0
    alone = all(len(_telling(run)) == 1 for run in laid.runs)
    fits = (alone or len(told) >= _PAIR) and (bool(tail) or _may_end(laid, code))
    apart = are_led_apart(before, after) or not _are_values(laid, code)
    return len(told) if fits and not apart else 0


@dataclass(frozen=True, slots=True)
class _Laid:
    """Two statements of which so many words are the same at the head and at the end."""

    before: Pieces
    after: Pieces
    words: tuple[Piece, ...]
    head: int
    tail: int

    @property
    def runs(self) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
        """What differs."""
        told, words = self.before.all, self.words
        ends = len(told) - self.tail, len(words) - self.tail
        return told[self.head : ends[0]], words[self.head : ends[1]]

    @property
    def frame(self) -> tuple[Piece, ...]:
        """What both share."""
        told = self.before.all
        return told[: self.head] + told[len(told) - self.tail :]

    @property
    def last(self) -> Piece:
        """The last word before what differs."""
        return self.before.all[self.head - 1]


def _is_told(one: Piece, code: str) -> bool:
    phrases = PHRASES[code]
    own = full(phrases.own, one.word.text) or full(phrases.ours, one.word.text)
    return one.tells or own is not None


def _behind_opening(before: Pieces, after: Pieces) -> tuple[Piece, ...]:
    """Return what follows words of change, from what both statements begin with on."""
    first = before.all[0].text
    at = next((spot for spot, one in enumerate(after.all) if one.text == first), 0)
    opening = after.text[: after.all[at].word.start]
    tables = (after.phrases.retracts, after.phrases.changed, after.shifts.marks)
    changes = any(search(table, opening) for table in tables)
    return after.all[at:] if changes and at <= _MOST else after.all


def _plain(text: str, code: str) -> Pieces | None:
    return pieces_of(_told(text, code), code)


@lru_cache(maxsize=512)
def _told(text: str, code: str) -> str:
    return told_plainly(text, PHRASES[code])


def _shared(one: Sequence[Piece], other: Sequence[Piece]) -> int:
    """Count the words with which two runs begin alike."""
    pairs = enumerate(zip(one, other, strict=False))
    unlike = (at for at, (mine, yours) in pairs if mine.text != yours.text)
    return next(unlike, min(len(one), len(other)))


def _telling(run: Sequence[Piece]) -> list[Piece]:
    return [one for one in run if one.tells or one.role in FIGURES] or list(run)


def _are_values(laid: _Laid, code: str) -> bool:
    """Tell whether both runs are short, of a kind, and tell of nobody's deed."""
    first, second = (_telling(run) for run in laid.runs)
    deeds = any(acts(one, laid.before) for one in laid.runs[0])
    if deeds or any(acts(one, laid.after) for one in laid.runs[1]):
        return False
    if max(len(first), len(second)) > _MOST:
        return False
    if any(akin(one, second) for one in first if one.role not in FIGURES):
        return False
    if laid.tail and not _may_stand_within(laid, first[-1], second[-1], code):
        return False
    figured = [any(one.role in FIGURES for one in run) for run in (first, second)]
    framed = bool(laid.tail) or laid.last.role == "small"
    return framed or figured[0] == figured[1]


def _may_stand_within(laid: _Laid, one: Piece, other: Piece, code: str) -> bool:
    """Tell a value that more is told behind; what "of the car" names is none."""
    rest = laid.before.all[len(laid.before.all) - laid.tail :]
    if not laid.before.phrases.verb_last:
        return not any(each.tells or each.role in FIGURES for each in rest)
    figured = [any(one.role in FIGURES for one in run) for run in (rest, *laid.runs)]
    if figured == [True, False, False]:
        # "Ada's wedding is on 23 August": what is on a day is no value.
        return False
    owners = (full(SHAPES[code].owner, each.word.text) for each in (one, other))
    return not any(owners) and _are_of_one_case(one, other, code)


def _are_of_one_case(one: Piece, other: Piece, code: str) -> bool:
    first, second = one.word.text, other.word.text
    placed = search(PHRASES[code].place, first) and search(PHRASES[code].place, second)
    return placed is not None or are_of_one_case(first, second, code)


def _may_end(laid: _Laid, code: str) -> bool:
    """Tell whether what ends two statements is what is told, not of whom it is."""
    shape, last = SHAPES[code], laid.last.word.text
    if full(shape.owner, last) is not None or full(shape.more, last) is not None:
        return False
    shared = [one for one in laid.frame if one.tells]
    owned = any(one.named or is_person(one, code) for one in shared)
    owned = owned or any(full(PHRASES[code].own, one.word.text) for one in laid.frame)
    led = all(run[0].role == "small" for run in laid.runs)
    firsts = [_telling(run)[0] for run in laid.runs]
    of_whom = all(one.named or is_person(one, code) for one in firsts)
    more = any(len(_telling(run)) > 1 for run in laid.runs)
    return owned or led or laid.last.role == "small" or not (of_whom and more)
