"""What statements have in common however they are worded: roots, keys; pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from ..lang.keywords import base_language, content_words, root, words

# A text must be made of the user's own words, by this share.
_OWN_SHARE: Final = 0.5
# Of the words of what was forgotten, as many as make it the same statement.
_MOSTLY: Final = 0.6
# What was forgotten is known this many times over, so many texts each.
MOST_TIMES: Final = 20
MOST_TEXTS: Final = 200
_DIGIT: Final = re.compile(r"\d")
_SENTENCES: Final = re.compile(r"(?:[^.!?\u3002]|[.](?=\S))+[.!?\u3002]*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Erased:
    """The roots of an erased row, for talks that go on; its text is not kept."""

    roots: frozenset[str]
    language: str


def roots(text: str, language: str) -> frozenset[str]:
    """Return the content words of a text without endings."""
    return _roots(text, base_language(language))


@lru_cache(maxsize=1024)
def _roots(text: str, code: str) -> frozenset[str]:
    return frozenset(_root_of(one.word, code) for one in content_words(text, code))


def _root_of(word: str, code: str) -> str:
    """Return a folded word without its endings; with an s it is the same word."""
    bare = root(word, code)
    return root(bare, code) if f"{bare}s" == word else bare


def as_said(text: str) -> str:
    """Return what the same words share, however they are written."""
    return " ".join(words(text)) or text.casefold().strip()


def gist(text: str, language: str) -> str:
    """Return what different wordings of one statement share."""
    return " ".join(sorted(roots(text, language))) or text.casefold().strip()


def shared(text: str, other: str, language: str) -> float:
    """Return the share of the shorter text's roots that stand in the other, 0 to 1."""
    one, two = roots(text, language), roots(other, language)
    return len(one & two) / max(1, min(len(one), len(two)))


def stands_in(text: str, said: Iterable[str], language: str) -> bool:
    """Tell whether a statement is made of words that were said."""
    told = roots(text, language)
    there = frozenset[str]().union(*(roots(one, language) for one in said))
    return bool(told) and len(told & there) / len(told) >= _OWN_SHARE


def made_of(text: str, said: Sequence[str], language: str) -> str:
    """Return the sentences of a text that are made of what was said, numbers too."""
    there = {word for one in said for word in words(one) if _DIGIT.search(word)}
    return " ".join(
        part.strip()
        for part in _SENTENCES.findall(text)
        if stands_in(part, said, language)
        and {word for word in words(part) if _DIGIT.search(word)} <= there
    )


def erased_words(text: str, language: str) -> Erased:
    """Return what is kept of a row's words while talks may still hold them."""
    return Erased(roots=roots(text, language), language=language)


def retells(said: str, gone: Sequence[Erased]) -> bool:
    """Tell whether what was said in a turn tells most of what was erased.

    A model that reads it there would tell what nobody is to know any more.
    """
    for one in gone:
        shared = len(roots(said, one.language) & one.roots)
        if one.roots and shared >= _MOSTLY * len(one.roots):
            return True
    return False
