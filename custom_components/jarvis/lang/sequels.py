"""Sequels and questions: what goes on from the last sentence, what asks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from .keywords import base_language, words
from .numbers import phrases, tokens
from .tables import sets, table
from .values import values_for


@dataclass(frozen=True, slots=True, kw_only=True)
class SequelWords:
    """The words of one language.

    `same` and `asked` are phrases parted by commas, `links` and `small` words parted by
    spaces. `others` point at the thing beside the last, `several` at more than it.
    `states` are words that mean a whole command about what was just spoken of. `which`
    asks what was only counted. `lead` and `trail` are phrases around another value
    ("no, make it … instead"), `degrees` and `percent` units behind it. `shares` are
    parts of a way, in percent, `ends` those that are the same from either side.
    """

    same: str
    asked: str
    links: str
    small: str
    others: str
    states: Mapping[str, str]
    several: str = ""
    which: str = ""
    lead: str = ""
    trail: str = ""
    degrees: str = ""
    percent: str = ""
    shares: Mapping[str, int] = field(default_factory=dict)
    ends: Mapping[str, int] = field(default_factory=dict)


WORDS: Final = table("sequels", "words", SequelWords)


type Tokens = tuple[str, ...]

_EDGE = '.,;:!?"“”„…'
_MARKS = ("?", "\uff1f", "\u061f", "\u037e")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sequels:
    """The words of one language, folded.

    `also` asks for the last thing once more, `asked` for the last question once
    more; `links` stand in front of a name or a place. `others` mean the thing beside
    the last one, `severals` more than the last one;
    `which` asks what was only counted. `lead` and `trail` stand around
    another value, `degrees` and `percent` behind it. `shares` are
    parts of a way, in percent, `ends` its ends and middle, whichever way it was gone.
    """

    also: frozenset[Tokens]
    asked: frozenset[Tokens] = frozenset()
    links: frozenset[Tokens] = frozenset()
    small: frozenset[str] = frozenset()
    others: frozenset[Tokens] = frozenset()
    severals: frozenset[Tokens] = frozenset()
    which: frozenset[Tokens] = frozenset()
    states: Mapping[str, str] = field(default_factory=dict)
    lead: frozenset[Tokens] = frozenset()
    trail: frozenset[Tokens] = frozenset()
    degrees: frozenset[Tokens] = frozenset()
    percent: frozenset[Tokens] = frozenset()
    shares: Mapping[Tokens, int] = field(default_factory=dict)
    ends: Mapping[Tokens, int] = field(default_factory=dict)

    def share(self, said: Tokens, *, rises: bool) -> int | None:
        """Read how far something is to be, in percent; None for words of no share.

        A share is one of the way that it `rises` or falls.
        """
        if said in self.ends:
            return self.ends[said]
        share = self.shares.get(said)
        return share if share is None or rises else 100 - share

    def whole(self, text: str) -> str | None:
        """Write out a state alone, "and now off", as a sentence about "it".

        "Off?" asks, and asks for nothing to be done.
        """
        said = () if is_marked(text) else self._without_severals(tokens(text))
        core = [word for word in said if word not in self.small]
        return self.states.get(core[0]) if len(core) == 1 else None

    def _without_severals(self, said: Tokens) -> Tokens:
        """Take out the longest phrase that means several things."""
        for phrase in sorted(self.severals, key=len, reverse=True):
            size = len(phrase)
            for at in range(len(said) - size + 1):
                if said[at : at + size] == phrase:
                    return said[:at] + said[at + size :]
        return said

    def name(self, text: str) -> str:
        """Return a name or place without the words in front: "in Denver"."""
        return " ".join(without_starts(tokens(text), self.links))

    def rest(self, text: str, *, question: bool) -> str | None:
        """Return what is named besides the last thing; None where nothing is.

        `question` tells that the last thing was one: "and the back door?". After
        anything else such words ask what is so, and wish nothing.
        """
        if is_marked(text) and not question:
            return None
        said = tokens(text)
        rest = without_starts(said, self.also)
        size = max((len(p) for p in self.also if rest[-len(p) :] == p), default=0)
        rest = rest[: len(rest) - size]
        if question:
            rest = without_starts(rest, self.asked)
        return as_said(text, rest) if rest and rest != said else None

    def value(self, said: Tokens) -> Tokens:
        """Take off what leads up to another value, and what follows it."""
        rest = without_starts(said, self.lead)
        while size := max(
            (len(p) for p in self.trail if rest[-len(p) :] == p), default=0
        ):
            rest = rest[:-size]
        return rest

    def before_other(self, text: str) -> Tokens | None:
        """Return what leads up to "the other one"; None where that does not end it."""
        said = tokens(text)
        size = max((len(p) for p in self.others if said[-len(p) :] == p), default=0)
        return said[: len(said) - size] if size else None


def as_said(text: str, words: Tokens) -> str:
    """Return folded words of a text as they were said in it: "Käse", not "kase"."""
    raw = [word.strip(_EDGE) for word in text.split()]
    folded = [tokens(word) for word in raw]
    size = len(words)
    for at in range(len(raw) - size + 1):
        if tuple(one for some in folded[at : at + size] for one in some) == words:
            return " ".join(raw[at : at + size])
    return " ".join(words)


def without_starts(said: Tokens, starts: frozenset[Tokens]) -> Tokens:
    """Take away all phrases in front, the longest first."""
    while size := max((len(p) for p in starts if said[: len(p)] == p), default=0):
        said = said[size:]
    return said


def named_besides(text: str, language: str, most: int) -> str:
    """Give the name of at most so many words in "and the hall, too"; else ""."""
    words = sequels_for(language)
    rest = words.rest(text, question=False) or ""
    is_name = not words.whole(rest) and not any(char.isdigit() for char in rest)
    return rest if is_name and len(rest.split()) <= most else ""


def is_marked(text: str) -> bool:
    """Tell whether a text ends with a question mark."""
    return text.rstrip().endswith(_MARKS)


def _by_phrase(table: Mapping[str, int]) -> Mapping[Tokens, int]:
    return {
        said: share for spellings, share in table.items() for said in phrases(spellings)
    }


def _folded(also: frozenset[Tokens], words: SequelWords) -> Sequels:
    return Sequels(
        also=also | phrases(words.same),
        asked=phrases(words.asked),
        links=frozenset((word,) for word in tokens(words.links)),
        small=frozenset(tokens(words.small)),
        others=phrases(words.others),
        severals=phrases(words.several),
        which=phrases(words.which),
        states={
            token: sentence
            for spellings, sentence in words.states.items()
            for token in tokens(spellings)
        },
        lead=phrases(words.lead),
        trail=phrases(words.trail),
        degrees=phrases(words.degrees),
        percent=phrases(words.percent),
        shares=_by_phrase(words.shares),
        ends=_by_phrase(words.ends),
    )


@lru_cache(maxsize=32)
def sequels_for(language: str) -> Sequels:
    """Return the words of a language; 'de-AT' reads German."""
    code = language.partition("-")[0].casefold()
    also = phrases(values_for(code).also)
    return _folded(also, WORDS[code]) if code in WORDS else Sequels(also=also)


# Words that begin a question.
FIRST: Final = sets("asking", "first")
# "On which day …": what stands before the word that asks.
BEFORE: Final = sets("asking", "before")
ASKED: Final = sets("asking", "asked")
# "Can you …?" and "would you …?" are wishes.
WISHES: Final = sets("asking", "wishes")
_ASKING_MARKS: Final = ("?", "\uff1f", "\u061f")


def is_asking(text: str, language: str) -> bool:
    """Tell whether a sentence asks for something to be told."""
    code = base_language(language)
    heard = words(text)
    if not heard or heard[0] in WISHES.get(code, ()):
        return False
    if text.rstrip().endswith(_ASKING_MARKS) or heard[0] in FIRST.get(code, ()):
        return True
    asked = heard[0] in BEFORE.get(code, ()) and heard[1:2]
    return bool(asked) and heard[1] in ASKED.get(code, ())
