"""A statement read against a known fact: which of its words are what; pure.

The subject of the fact is looked for as it is called there, whole and for itself:
"my school" is neither "my school trip" nor "my son's school".
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
import re
from typing import TYPE_CHECKING, Final, Self

from .patterns import EDGE, compiled, full, match, search
from .phrases import PHRASES, Phrases
from .shapes import SHAPES
from .slots import people_of, subject_of, without_noun
from .times import calendar
from .wording import roots

if TYPE_CHECKING:
    from ..memory.base import Memory

_WORD = re.compile(r"\w+(?:[.:,]\d+)*(?:['\u2019-]\w+)*")
_BREAK = re.compile(r"[,;:.!?\u2013\u2014\n]| - ")
_DIGIT = re.compile(r"\d")
# A statement about one thing is short.
_MOST: Final = 40
_NEAR: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word where it stands; `roots` are empty for small words.

    `bare` are those of what is left of it without "day" or "hours".
    """

    text: str
    start: int
    end: int
    roots: frozenset[str]
    bare: frozenset[str]
    opens: bool
    clause: int

    @property
    def capital(self) -> bool:
        """Tell whether it is written like a name."""
        return self.text[:1].isupper()


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A statement that speaks of a fact's subject: where, and of its old value."""

    text: str
    words: tuple[Word, ...]
    subject: range
    old: frozenset[int]
    changing: frozenset[int]
    phrases: Phrases

    @classmethod
    def of(cls, text: str, fact: Memory, phrases: Phrases) -> Self | None:
        """Read a statement; None where it does not name a fact's whole subject."""
        subject = set(without_noun(subject_of(fact.slot), phrases).split())
        words = words_of(text, phrases.code)
        if not subject or not words or len(words) > _MOST:
            return None
        window = _window(words, subject)
        if window is None and (named := _named(fact, subject, phrases)):
            window = _window(words, named)
        if window is None:
            return None
        return cls(
            text=text,
            words=words,
            subject=window,
            old=_places(words, roots(fact.value, phrases.code)) - frozenset(window),
            changing=_changing(text, words, phrases) - frozenset(window),
            phrases=phrases,
        )

    def is_time(self, at: int) -> bool:
        """Tell a number, a day or a month."""
        word = self.words[at]
        if _DIGIT.search(word.text):
            return True
        known = calendar(self.phrases.code)
        forms = {form for root in word.roots for form in (root, root[:-1])}
        return bool((forms | {word.text.casefold()}) & known)

    def beside(self, first: int, last: int, *, verbs: bool = False) -> int:
        """Count what else is told between a subject and a value, and behind them.

        What comes before both is why. `verbs`: count also those before the value, which
        mostly just lead to it, and what comes before both.
        """
        clauses = {self.words[at].clause for at in (self.subject[0], first, last)}
        start = 0 if verbs else min(first, self.subject[0])
        return sum(
            self.words[at].clause in clauses
            and not first <= at <= last
            and self.tells(at)
            and (verbs or at >= first or not (self.acts(at) or at == self.verb))
            for at in range(start, len(self.words))
        )

    def tells(self, at: int) -> bool:
        """Tell a word that is more than subject, old value, change or plain verb."""
        known = at in self.subject or at in self.old or at in self.changing
        return bool(self.words[at].roots) and not known and not self.is_plain(at)

    def is_plain(self, at: int) -> bool:
        """Tell a verb that adds nothing to a subject and its value."""
        word = self.words[at].text
        tables = (self.phrases.states, self.phrases.since, self.phrases.noun)
        return any(full(table, word) is not None for table in tables)

    def cut(self, first: int, last: int) -> str:
        """Return the text from one word to another."""
        return self.text[self.words[first].start : self.words[last].end].strip(EDGE)

    def is_of_same(self, fact: Memory) -> bool:
        """Tell whether the subject is the fact's, not somebody else's or a part."""
        code = self.phrases.code
        others = people_of(code) - set(roots(f"{fact.slot} {fact.text}", code))
        return not (self._is_of_owner(others) or self._has_part(others))

    def _is_of_owner(self, people: frozenset[str]) -> bool:
        """Tell whether a noun before the subject makes it somebody's, or another's."""
        linked = True
        for at in range(self.subject[0] - 1, -1, -1):
            word, phrases = self.words[at], self.phrases
            if self.words[at + 1].opens:
                return False
            # "Unseres" is a word as others are, and tells nothing; where whose a
            # noun is shows by its ending, the noun tells.
            whose = rf"(?:{phrases.own}|{phrases.ours})"
            noun = phrases.verb_last or full(whose, word.text) is None
            if word.roots and noun:
                return linked and self._owns(at, people)
            linked = full(phrases.links, word.text) is not None
            small = rf"(?:{phrases.own}|{phrases.ours}|{phrases.articles})"
            if not linked and full(small, word.text) is None:
                return False
        return False

    def _owns(self, at: int, people: frozenset[str]) -> bool:
        word = self.words[at]
        known = at in self.old or at in self.changing or self.is_time(at)
        # "The time for my class" is the class's.
        known = known or not word.bare
        if known and not word.roots & people:
            return False
        acts = self.acts(at) and (at > 0 or not word.capital)
        genitive = word.text.endswith(("'s", "\u2019s", "s'"))
        return genitive or bool(word.roots & people) or not acts

    @property
    def verb(self) -> int:
        """The word right behind the subject where it can only be the verb; else -1.

        A clause has one: "my trip slipped to May", but "my school trip is in May".
        """
        at = self.subject[-1] + 1
        behind = [
            one
            for one in range(at + 1, len(self.words))
            if self.words[one].clause == self.words[at].clause
        ]
        if not behind or self.words[at].opens or not self.words[at].roots:
            return -1
        known = any(self.acts(one) or self._moves(one) for one in behind)
        return -1 if known or self.phrases.verb_last else at

    def _has_part(self, people: frozenset[str]) -> bool:
        last = self.subject[-1]
        for at in range(last + 1, min(last + _NEAR, len(self.words))):
            word = self.words[at]
            if word.opens or at in self.old:
                return False
            if word.roots & people:
                return not self._is_title(at)
            if not word.roots and self._links(at):
                return True
            if word.roots:
                known = at in self.changing or self.is_time(at) or self.acts(at)
                alone = self.phrases.verb_last and self._ends_clause(at)
                named = (bool(self.old) or alone) and self.is_named(at)
                return at == last + 1 != self.verb and not (known or named)
        return False

    def _is_title(self, at: int) -> bool:
        """Tell "is Frau Lang" from "is my wife's"."""
        own = rf"(?:{self.phrases.own}|{self.phrases.ours}|{self.phrases.theirs})"
        return (
            at + 1 < len(self.words)
            and self.words[at].capital
            and self.is_named(at + 1)
            and not self.words[at + 1].opens
            and full(own, self.before(at)) is None
        )

    def _ends_clause(self, at: int) -> bool:
        return at + 1 == len(self.words) or self.words[at + 1].opens

    def _moves(self, at: int) -> bool:
        return full(self.phrases.moves, self.words[at].text) is not None

    def _links(self, at: int) -> bool:
        """Tell a small word by which what follows it belongs to what is before it."""
        word, phrases = self.words[at].text, self.phrases
        links = full(phrases.links, word) is not None
        return links and match(phrases.place, word) is None

    def acts(self, at: int) -> bool:
        """Tell a verb that may stand beside any subject."""
        return full(self.phrases.verbs, self.words[at].text) is not None

    @property
    def is_moved(self) -> bool:
        """Tell whether it names the old value or a change, not merely "now"."""
        return bool(self.old) or search(self.phrases.moves, self.text) is not None

    @property
    def is_news(self) -> bool:
        """Tell whether it says in any way that something is not as it was."""
        return self.is_moved or search(self.phrases.changed, self.text) is not None

    def is_named(self, at: int) -> bool:
        """Tell a word that may be (a part of) a name."""
        return (
            self.words[at].capital
            and bool(self.words[at].roots)
            and not (at in self.changing or self.is_time(at))
            and not (self.acts(at) or self.is_plain(at))
        )

    def noun_before(self, at: int) -> str:
        """Return what stands before a word and the words of change before it."""
        while at and at - 1 in self.changing and not self.words[at].opens:
            at -= 1
        return self.before(at)

    def before(self, at: int) -> str:
        """Return the word right before one in its clause; '' for none."""
        return self.words[at - 1].text if at and not self.words[at].opens else ""


@lru_cache(maxsize=256)
def words_of(text: str, code: str) -> tuple[Word, ...]:
    """Cut a statement into words; it is held against one fact after the other."""
    return tuple(_cut(text, code))


def _cut(text: str, code: str) -> Iterator[Word]:
    phrases = PHRASES[code]
    timely = compiled(phrases.timely)
    end = clause = 0
    for found in _WORD.finditer(text):
        opens = _BREAK.search(text[end : found.start()]) is not None
        # "Dr. Who" goes on behind the full stop.
        opens = opens and not search(phrases.dotted, text[: found.start()].rstrip())
        clause += opens
        yield Word(
            text=found[0],
            start=found.start(),
            end=found.end(),
            roots=_roots_of(found[0], code),
            bare=_roots_of(timely.sub("", found[0]), code),
            opens=opens,
            clause=clause,
        )
        end = found.end()


@lru_cache(maxsize=8192)
def _roots_of(word: str, code: str) -> frozenset[str]:
    """Return the roots of one word; the same words come again and again."""
    return frozenset(roots(word, code))


def _named(fact: Memory, subject: set[str], phrases: Phrases) -> set[str]:
    """Return what somebody is called whom a subject tells as "my sister Ada"."""
    people = people_of(phrases.code)
    words = words_of(fact.text, phrases.code)
    names = {
        root
        for before, word in pairwise(words)
        if before.roots & people and word.capital and not word.opens
        for root in word.roots & subject
    }
    # Of "my sister Ada's horse" more is told than the name.
    return names if subject - people <= names else set()


def _window(words: tuple[Word, ...], subject: set[str]) -> range | None:
    """Return where a subject stands with nothing but small words in it."""
    wanted: set[str] = set()
    first = 0
    for at, word in enumerate(words):
        named = next(
            (one for one in (word.roots, word.bare) if one and one <= subject), None
        )
        if word.opens or (word.roots and named is None):
            wanted = set()
        if named is not None:
            first = first if wanted else at
            wanted |= named
            if wanted == subject:
                return range(first, at + 1)
    return None


def _places(words: tuple[Word, ...], value: list[str]) -> frozenset[int]:
    """Return where all words of a value stand together; none where some are missing."""
    wanted = set(value)
    held: list[int] = []
    for at, word in enumerate(words):
        if word.roots and not word.roots & wanted:
            held = []
        elif word.roots:
            held.append(at)
            if set().union(*(words[one].roots for one in held)) >= wanted:
                return frozenset(held)
    return frozenset()


def _changing(text: str, words: tuple[Word, ...], phrases: Phrases) -> frozenset[int]:
    """Return the words that are (parts of) phrases of change."""
    spans = [
        found.span()
        for table in (phrases.changed, phrases.moves, phrases.ends)
        for found in compiled(table).finditer(text)
    ]
    return frozenset(
        at
        for at, word in enumerate(words)
        if any(first <= word.start and word.end <= last for first, last in spans)
    )


def is_liked(words: Sequence[Word], at: int, code: str) -> bool:
    """Tell a noun by the word of what it is like before it: "favourite series"."""
    shape = SHAPES.get(code) if at else None
    return shape is not None and search(shape.quality, words[at - 1].text) is not None
