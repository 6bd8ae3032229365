"""What a statement is of, as one of which one value is told at a time; pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, Self

from ..patterns import full, search
from ..pieces import CLOCK, DAY, FIGURES, NUMBER, Piece, Pieces, is_person
from ..words.said_again_words import AGAIN, Again

_MOST: Final = 5
_STEM: Final = 3
_OWNED: Final = 2

type Run = Sequence[Piece]


def is_imagined(text: str, code: str) -> bool:
    """Tell what is played, wished, dreamt or only believed by others."""
    words = AGAIN.get(code)
    return words is not None and search(words.imagined, text) is not None


def content_of(run: Run) -> list[Piece]:
    """Return the words that tell something."""
    return [one for one in run if one.tells or one.role in FIGURES]


def is_same(one: Piece, other: Piece) -> bool:
    """Tell a word from its like, in any form."""
    shared = one.word.roots & other.word.roots
    return one.text == other.text or bool(shared)


def owners_of(run: Run, told: Pieces) -> tuple[bool, ...]:
    """Return which of "my", "our", "her", "Mrs" stand among words."""
    phrases = told.phrases
    tables = (phrases.own, phrases.ours, phrases.theirs, AGAIN[phrases.code].title)
    return tuple(any(full(table, one.word.text) for one in run) for table in tables)


def _figures(run: Run) -> frozenset[str]:
    """Return which kinds of figures a value has; a clock may lack its sign."""
    kinds = {one.role for one in run if one.role in FIGURES}
    return frozenset(NUMBER if one == CLOCK else one for one in kinds)


def _stem(text: str) -> str:
    return text.casefold()[:_STEM]


@dataclass(frozen=True, slots=True)
class Matter:
    """What a statement is of, the verb behind it, and the value that it tells."""

    told: Pieces
    words: Again
    subject: Run
    verb: Piece
    value: Run

    @classmethod
    def of(cls, told: Pieces) -> Self | None:
        """Read what one clause of a statement is of; None for none, or for several."""
        words = AGAIN.get(told.phrases.code)
        if words is None or not told.all:
            return None
        found = []
        for clause in range(told.all[-1].word.clause + 1):
            run = [one for one in told.all if one.word.clause == clause]
            opening = told.text[: run[0].word.start] if run else ""
            if run and not search(words.unreal, opening):
                found.append(cls._of(told, words, run))
        matters = [one for one in found if one is not None]
        return matters[0] if len(matters) == 1 else None

    @classmethod
    def _of(cls, told: Pieces, words: Again, run: Run) -> Self | None:
        tables = (words.being, words.telling, words.at, words.called)
        at = next(
            (
                spot
                for spot, one in enumerate(run)
                if spot and any(full(table, one.word.text) for table in tables)
            ),
            0,
        )
        subject, value = run[:at], run[at + 1 :]
        vague = (told.phrases.indefinite, told.shifts.pronouns, told.phrases.negation)
        first = subject[0].word.text if subject else ""
        led = any(full(one, first) for one in (told.phrases.articles, told.phrases.own))
        if not at or (not led and any(full(table, first) for table in vague)):
            return None
        if not content_of(subject) or not 0 < len(content_of(value)) <= _MOST:
            return None
        found = cls(told, words, subject, run[at], value)
        return None if found.is_one_of_several else found

    @property
    def is_single(self) -> bool:
        """Tell what there is one of by its name: "birthday", "favourite"."""
        said = " ".join(one.word.text for one in self.subject)
        return search(rf"(?<!\w)(?:{self.told.phrases.single})(?!\w)", said) is not None

    @property
    def is_one_of_several(self) -> bool:
        """Tell what somebody may have several of."""
        if self.is_single:
            return False
        whole = (*self.subject, self.verb, *self.value)
        said = " ".join(one.word.text for one in whole)
        exact = self.is_placed or bool(_figures(self.value))
        # A chess set is a game; there is one place where it is.
        tables = (self.told.shifts.many, *(() if exact else (self.told.phrases.many,)))
        kin = full(self.words.kin, self.subject[-1].text) and not (
            len(self.subject) > _OWNED and full(self.words.of, self.subject[-2].text)
        )
        named = not full(self.words.telling, self.verb.word.text)
        return any(search(one, said) for one in tables) or bool(
            kin and named and not exact
        )

    @property
    def is_of_somebody(self) -> bool:
        """Tell a statement of a person or a name, not of what is theirs."""
        code = self.told.phrases.code
        cased = self.told.phrases.verbs_open
        return all(
            is_person(one, code) or (one.named and not cased)
            for one in content_of(self.subject)
        )

    @property
    def is_placed(self) -> bool:
        """Tell whether the value is a place."""
        return any(one.placed for one in self.value)

    def is_verb(self, one: Piece) -> bool:
        """Tell a verb that may stand in the place of the one of this statement."""
        words, text = self.words, one.word.text
        if _stem(text) == _stem(self.verb.word.text):
            return True
        if full(words.being, text) and full(words.being, self.verb.word.text):
            return True
        loose = rf"(?:{words.being}|{words.at})"
        known = full(loose, text) and full(loose, self.verb.word.text)
        return bool(known) and (self.is_placed or bool(_figures(self.value)))


def is_otherwise(matter: Matter, value: Run) -> bool:
    """Tell whether two values are of a kind, and the one leaves the other no room."""
    mine, theirs = content_of(matter.value), content_of(value)
    if len(theirs) > _MOST or _figures(mine) != _figures(theirs):
        return False
    head = _shared(mine, theirs)
    tail = _shared(mine[head:][::-1], theirs[head:][::-1])
    old, new = mine[head : len(mine) - tail], theirs[head : len(theirs) - tail]
    if not old or not new or all(any(is_same(x, y) for y in old) for x in new):
        return False
    if _figures(mine):
        apart = [_beside_figures(run) for run in (matter.value, value)]
        somebodys = DAY in _figures(mine) and matter.is_of_somebody
        return apart[0] == apart[1] and not somebodys
    placed = [any(one.placed for one in run) for run in (matter.value, value)]
    if all(placed):
        return _unplaced(mine) == _unplaced(theirs)
    # What something is changed "to" looks like a place.
    if placed[0] or (placed[1] and not all(one.word.roots for one in value)):
        return False
    return _are_alike(matter, value, old, new)


def _beside_figures(run: Run) -> set[str]:
    """Return what a value tells but figures and what they count: "emptied"."""
    return {
        one.text
        for at, one in enumerate(run)
        if one.word.roots and one.role not in FIGURES
        if not (at and run[at - 1].role in FIGURES)
    }


def _unplaced(run: Run) -> list[str]:
    """Return what a value tells before its place: "born in Kyoto"."""
    return [one.text for one in takewhile(lambda one: not one.placed, run)]


def _shared(one: Run, other: Run) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    unlike = (at for at, (mine, yours) in pairs if mine.meant != yours.meant)
    return next(unlike, min(len(one), len(other)))


def _are_alike(matter: Matter, value: Run, old: Run, new: Run) -> bool:
    """Tell whether two values are led alike and both name something, or are single."""
    told, words = matter.told, matter.words
    said = " ".join(one.word.text for one in value)
    if any(search(one, said) for one in (told.phrases.many, told.shifts.many)):
        return False
    leads = [_leads_in(run, told) for run in (matter.value, value)]
    if leads[0] != leads[1]:
        return False
    named = [any(one.named for one in run) for run in (old, new)]
    if named[0] != named[1]:
        return False
    called = any(
        full(words.called, one.word.text) for one in (matter.verb, *matter.value)
    )
    if called or matter.is_single or full(words.telling, matter.verb.word.text):
        return True
    if not full(words.being, matter.verb.word.text) or matter.is_of_somebody:
        return False
    owners = any(owners_of(matter.subject, told))
    owned = len(content_of(matter.subject)) + owners >= _OWNED
    return owned and not any(full(words.facets, run[0].word.text) for run in (old, new))


def _leads_in(run: Run, told: Pieces) -> list[str]:
    """Return the small words that lead the parts of a value; articles by their kind."""
    found = []
    for one in run:
        word = one.word.text.casefold()
        if one.word.roots:
            continue
        links = full(told.phrases.links, word) is not None
        article = full(told.phrases.articles, word) and not links
        if full(told.phrases.indefinite, word):
            word = "a"
        elif article:
            word = "the"
        found.append(word)
    return found
