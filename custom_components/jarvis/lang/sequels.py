"""Words that only go on from what was said before: "and now off", "and the hall?"."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from .numbers import phrases, tokens
from .sequels_words import WORDS, SequelWords
from .values import values_for

type Tokens = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sequels:
    """The words of one language, folded.

    `same` asks for the last thing once more, `asked` for the last question once
    more; `links` stand in front of a name or a place.
    """

    language: str
    same: frozenset[Tokens] = frozenset()
    asked: frozenset[Tokens] = frozenset()
    links: frozenset[str] = frozenset()
    small: frozenset[str] = frozenset()
    states: Mapping[str, str] = field(default_factory=dict)

    def whole(self, text: str) -> str | None:
        """Write out a state alone, "and now off", as a sentence about "it"."""
        said = tokens(text)
        core = [word for word in said if word not in self.small]
        return self.states.get(core[0]) if len(core) == 1 else None

    def name(self, text: str) -> str:
        """Return a name or place without the words in front: "in Denver"."""
        return " ".join(_without_links(tokens(text), self.links))

    def rest(self, text: str, *, question: bool) -> str | None:
        """Return what is named besides the last thing; None where nothing is.

        `question` tells that the last thing was one: "and the back door?".
        """
        said = tokens(text)
        also = phrases(values_for(self.language).also) | self.same
        rest = without_starts(said, also)
        size = max((len(p) for p in also if rest[-len(p) :] == p), default=0)
        rest = rest[: len(rest) - size]
        if question:
            rest = without_starts(rest, self.asked)
        return " ".join(rest) if rest and rest != said else None

    def in_place(self, sentence: str, words: str, others: str) -> str | None:
        """Put other words in place of some of a sentence; None where they are not.

        A word that would then stand there twice ("bedroom window" for "kitchen" in
        "the kitchen window") is said once.
        """
        said, gone = tokens(sentence), tokens(words)
        new = _without_links(tokens(others), self.links)
        size = len(gone)
        at = next((n for n in range(len(said)) if said[n : n + size] == gone), None)
        if at is None or not gone or not new:
            return None
        after = said[at + size :]
        if after[:1] == new[-1:]:
            after = after[1:]
        return " ".join((*said[:at], *new, *after))


def without_starts(said: Tokens, starts: frozenset[Tokens]) -> Tokens:
    """Take away all phrases in front, the longest first."""
    while size := max((len(p) for p in starts if said[: len(p)] == p), default=0):
        said = said[size:]
    return said


def _without_links(said: Tokens, links: frozenset[str]) -> Tokens:
    while said and said[0] in links:
        said = said[1:]
    return said


def _folded(code: str, words: SequelWords) -> Sequels:
    return Sequels(
        language=code,
        same=phrases(words.same),
        asked=phrases(words.asked),
        links=frozenset(tokens(words.links)),
        small=frozenset(tokens(words.small)),
        states={
            token: sentence
            for spellings, sentence in words.states.items()
            for token in tokens(spellings)
        },
    )


@lru_cache(maxsize=32)
def sequels_for(language: str) -> Sequels:
    """Return the words of a language ('de-AT' reads German); else none."""
    code = language.partition("-")[0].casefold()
    return _folded(code, WORDS[code]) if code in WORDS else Sequels(language=code)
