"""A statement in pieces: what it is about, what it tells, clause by clause; pure.

Only by what words look like. Not for languages without spaces.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from .asides import heart, is_checked
from .changes.put_to import is_put_to
from .day_names import bare, day_named
from .glance import has_change
from .patterns import full
from .phrases import PHRASES, Phrases
from .reckoning import CLOCK, CODE, DAY, FIGURES, NUMBER, Reckoner
from .sightings import outlined
from .slots import people_of
from .spoken import Word, is_liked
from .words.shift_words import SHIFTS, Shifts

__all__ = [
    "CLOCK",
    "CODE",
    "DAY",
    "FIGURES",
    "NUMBER",
    "Piece",
    "Pieces",
    "akin",
    "figures",
    "figures_in",
    "is_person",
    "pieces_of",
]
_PLAIN: Final = ""
_SMALL: Final = "small"
_TURN: Final = "turn"
# The place of the first word that tells something.
_OPENING: Final = 1
_SHORTEST: Final = 4
_INFLECTED: Final = 2
_LONGEST: Final = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A word and what it is for: a figure of a kind, small, of a change, or content.

    `meant` is the same for a day in any of its forms.
    `placed`: it belongs to a place, or to where something goes. `verb`: it may be one.
    """

    word: Word
    text: str
    meant: str
    role: str
    clause: int
    placed: bool
    verb: bool

    @property
    def tells(self) -> bool:
        """Tell a word that says what it is about, or what is told of it."""
        return self.role == _PLAIN

    @property
    def named(self) -> bool:
        """Tell a word that is written like a name."""
        return self.word.capital and self.role in {_PLAIN, CODE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Pieces:
    """A statement; `marked`: it says that something is not as it was."""

    text: str
    all: tuple[Piece, ...]
    marked: bool
    clauses: int
    shifts: Shifts
    phrases: Phrases

    def of(self, clause: int) -> tuple[Piece, ...]:
        """Return the words of a clause."""
        return tuple(one for one in self.all if one.clause == clause)

    def turns(self) -> tuple[Piece, ...]:
        """Return the verbs of change."""
        return tuple(one for one in self.all if one.role == _TURN)

    def told(self) -> tuple[Piece, ...]:
        """Return the words that tell something."""
        return tuple(one for one in self.all if one.tells)

    def numbered(self) -> frozenset[str]:
        """Return the numbers by which something is known: "the 8:05 train"."""
        found: set[str] = set()
        if self.phrases.verb_last:
            return frozenset(one.meant for one in self.all[:1] if one.role == NUMBER)
        led, heard = False, 0
        for at, one in enumerate(self.all):
            figure = one.role in FIGURES
            heard += one.tells or figure
            # "Box 5 holds …" begins with a noun that is a verb elsewhere.
            opens = one.tells and heard == _OPENING
            if one.verb and (heard or at) and not (figure or opens):
                break
            led = led or _is(self.shifts.amounts, one.text)
            if one.role in {NUMBER, CLOCK} and not led:
                found.add(one.meant)
            led = _is(self.shifts.at, one.word.text)
        return frozenset(found)

    def said_in(self, clause: int) -> str:
        """Return the text of a clause."""
        words = [one.word for one in self.of(clause)]
        return self.text[words[0].start : words[-1].end] if words else ""

    def opens_with_pronoun(self, clause: int) -> bool:
        """Tell a clause that goes on about what was spoken of."""
        words = [x for x in self.of(clause) if not _is(self.shifts.breaks, x.text)]
        # "Der Antrag" is no "der".
        nouns = any(one.tells and not one.verb for one in words[1:2])
        return (
            bool(words) and not nouns and _is(self.shifts.pronouns, words[0].word.text)
        )


def figures(words: Iterable[Piece], kind: str) -> frozenset[str]:
    """Return the figures of a kind; those that stand together are one."""
    found: list[list[Piece]] = []
    before: Piece | None = None
    for one in words:
        if one.role == kind:
            if before is not None and before.role == kind and not one.word.opens:
                found[-1].append(one)
            else:
                found.append([one])
        before = one
    return frozenset(" ".join(one.meant for one in run if one.meant) for run in found)


def figures_in(told: Pieces, kinds: Sequence[str]) -> frozenset[str]:
    """Return the figures of some kinds."""
    return frozenset().union(*(figures(told.all, kind) for kind in kinds))


def akin(piece: Piece, others: Iterable[Piece]) -> bool:
    """Tell whether a word stands among others, as it is or at an edge of a longer."""
    mine = piece.text
    for other in others:
        if piece.word.roots & other.word.roots or mine == other.text:
            return True
        if len(mine) <= _SHORTEST:
            continue
        longer = len(other.text) - len(mine)
        nouns = piece.word.capital and other.word.capital
        stem = mine[: max(_SHORTEST + 1, len(mine) - 2)]
        if other.text.startswith(stem) and (nouns or longer <= _INFLECTED):
            return True
        if other.text.endswith(mine):
            return True
    return False


@lru_cache(maxsize=256)
def pieces_of(text: str, code: str) -> Pieces | None:
    """Cut a statement into pieces; None where that is not possible."""
    shifts, phrases = SHIFTS.get(code), PHRASES.get(code)
    if shifts is None or phrases is None:
        return None
    said, text = text, heart(text, phrases)
    # "That's wrong" may be taken off as said by the way.
    denied = said != text and full(phrases.cue, said) is not None
    told = outlined(text, code)
    if not told.words or len(told.words) > _LONGEST:
        return None
    reader = _Reader(told.words, told.figures, shifts, phrases, told.verbs)
    return Pieces(
        text=text,
        all=reader.pieces(),
        marked=denied or has_change(text, code) or is_checked(said, code),
        clauses=reader.clause + 1,
        shifts=shifts,
        phrases=phrases,
    )


@lru_cache(maxsize=8192)
def _is(table: str, word: str) -> bool:
    return full(table, word) is not None


@dataclass(slots=True)
class _Reader(Reckoner):
    """Goes through the words of a statement once."""

    verbs: frozenset[str]
    clause: int = 0

    def pieces(self) -> tuple[Piece, ...]:
        found: list[Piece] = []
        placed = False
        for at, word in enumerate(self.words):
            opens = word.opens or (at > 0 and _is(self.shifts.breaks, word.text))
            if opens and at:
                self.clause += 1
                placed = False
            role = self._role(at)
            if _is(self.shifts.into, word.text) or (
                not word.roots and _is(self.phrases.place, word.text)
            ):
                placed = not (self.is_timed(at) or self._is_to_be(at))
            elif (
                role in {_TURN, DAY, CLOCK}
                or _is(self.phrases.states, word.text)
                or (
                    role == _PLAIN
                    and self._is_verb(at)
                    # "In der blauen Truhe": there a noun ends it.
                    and not self.phrases.verbs_open
                )
            ):
                placed = False
            cased = bool(word.roots) and role not in FIGURES
            cased = cased and (_is(self.phrases.place, word.text) or self._is_goal(at))
            found.append(
                Piece(
                    word=word,
                    text=bare(word.text),
                    meant=self._meant(at, role),
                    role=role,
                    clause=self.clause,
                    placed=(placed and role in {_PLAIN, CODE, NUMBER}) or cased,
                    verb=self._is_verb(at),
                )
            )
            # A noun ends what a preposition opened.
            placed = placed and not self._is_noun(at)
        return tuple(found)

    def _meant(self, at: int, role: str) -> str:
        text = self.words[at].text
        if role == DAY and _is(self.phrases.links, text):
            return ""
        return day_named(text, self.phrases.code) or bare(text)

    def _role(self, at: int) -> str:
        word = self.words[at]
        text = word.text
        if figure := self.figure(at):
            return figure
        if _is(self.shifts.heavy, text) or self._is_relative(at):
            return _PLAIN
        title = self._is_title(at) or is_liked(self.words, at, self.phrases.code)
        turns = _is(self.shifts.turns, text) and not title
        if turns or is_put_to(self.words, at, self.phrases.code, self.is_number):
            return _TURN
        light = _is(self.shifts.light, text) or _is(self.phrases.states, text)
        light = light and not (self._is_noun(at) or self._is_title(at))
        if not word.roots or light or self._is_since(at):
            return _SMALL
        behind = self.words[at + 1 : at + 2]
        if not (word.capital or self.phrases.verb_last) and any(
            day_named(one.text, self.phrases.code) for one in behind
        ):
            # "On the second Monday".
            return _SMALL
        return _PLAIN

    def _is_since(self, at: int) -> bool:
        """Tell a word of "these days", "from now on"."""
        beside = self.words[max(0, at - 1) : at + 2]
        return any(
            _is(self.phrases.changed, f"{first.text} {second.text}")
            for first, second in pairwise(beside)
        )

    def _is_relative(self, at: int) -> bool:
        """Tell "meine Frau" from "Frau Lang"."""
        if not self.words[at].roots & people_of(self.phrases.code):
            return False
        return not any(x.capital and not x.opens for x in self.words[at + 1 : at + 2])

    def _is_noun(self, at: int) -> bool:
        """Tell a word that is written like a noun where nouns are."""
        return self.phrases.verbs_open and self.words[at].capital and at > 0

    def _is_title(self, at: int) -> bool:
        """Tell a word that is written like a name: the film "Beginning"."""
        word = self.words[at]
        return word.capital and not word.opens and at > 0

    def _is_verb(self, at: int) -> bool:
        word = self.words[at]
        if self._is_title(at):
            return False
        known = word.roots & self.verbs or _is(self.phrases.verbs, word.text)
        return bool(known) and not self._is_noun(at)

    def _is_to_be(self, at: int) -> bool:
        """Tell "to" before a verb: "used to be a pilot"."""
        behind = self.words[at + 1 : at + 2]
        return any(_is(self.shifts.infinitive, one.text) for one in behind)

    def _is_goal(self, at: int) -> bool:
        """Tell where something goes, by its case before a verb of change."""
        goal = bool(at) and _is(self.shifts.goal, self.words[at].text)
        behind = self.words[at + 1 : at + 2] if goal else ()
        return any(_is(self.shifts.turns, one.text) for one in behind)


def is_person(piece: Piece, code: str) -> bool:
    """Tell a word for whom somebody is to another."""
    return bool(piece.word.roots & people_of(code))
