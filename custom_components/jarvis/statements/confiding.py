# ruff: noqa: E501 - language data
"""What is told in confidence: the words for it, and whom it must not reach; pure."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..lang.clause_order import main_clause, opens_clause
from ..lang.keywords import base_language, words
from ..lang.nominal_clause import told_as_noun
from .patterns import compiled, full, match, search

if TYPE_CHECKING:
    from ..memory.base import Scope
    from .phrases import Phrases

# Presents and surprises are the teller's alone, said to be so or not.
_SURPRISES: Final = {
    "en": r"\b(?:surprise (?:party|present|gift|trip|dinner|visit)|(?:presents?|gifts?) (?:for|to)|(?:birthday|christmas|wedding|anniversary|'s) (?:presents?|gifts?)|(?:his|her|their) (?:present|gift))\b",
    "de": r"\b(?:überraschungs(?:party|feier|besuch|reise)|(?:geburtstags|weihnachts|hochzeits)geschenke?|(?:überraschung|geschenke?) (?:für|an|von)|(?:sein|ihr|\w+s) geschenk)\b",
    "ja": r"プレゼント|サプライズ",
    "ru": r"\b(?:подар(?:ок|к[аиоу]\w*)|сюрприз\w*)",
    "tr": r"\b(?:hediye\w*|sürpriz\w*)",
}
_SHORTEST_NAME: Final = 3


def confided(known: Scope, told: Scope) -> Scope:
    """Return whose a fact is that was told anew, perhaps in confidence this time."""
    return replace(known, private=known.private or told.private)


def is_surprise(text: str, language: str) -> bool:
    """Tell whether a statement is about a present or a surprise for somebody."""
    pattern = _SURPRISES.get(base_language(language))
    return pattern is not None and search(pattern, text) is not None


def names_anyone(text: str, names: frozenset[str]) -> bool:
    """Tell whether a text names a person by one of the names, as folded words."""
    return not names.isdisjoint(words(text))


def name_words(*names: str) -> frozenset[str]:
    """Return the words of a person's names, as they stand in a text."""
    return frozenset(
        word for name in names for word in words(name) if len(word) >= _SHORTEST_NAME
    )


def in_confidence(sentence: str, phrases: Phrases) -> str:
    """Return a sentence without "keep this to yourself:" before it."""
    return compiled(rf"^(?:{phrases.private})\s*[,:;-]+\s*(?=\w)").sub("", sentence)


def without_aside(sentence: str, start: int, phrases: Phrases) -> str:
    """Return a sentence without "just between us" at the place `start`, if it is there.

    "Remember, just between us, that …" is "remember that …".
    """
    told = sentence[start:].lstrip(" ,:;-")
    if (aside := match(rf"(?:{phrases.private})(?=[\s,:;-])", told)) is None:
        return sentence
    if not (rest := compiled(r"^[\s,:;-]+").sub("", told[aside.end() :])):
        return sentence
    head = sentence[:start].rstrip(" ,:;-")
    return f"{head} {rest}"


def in_order(what: str, opening: str, phrases: Phrases) -> str:
    """Turn what "remember that" opened into a sentence, for those who read it later.

    Directives stay as they were said.
    """
    if full(phrases.directive, what):
        return what
    if not opens_clause(opening, phrases.code):
        return told_as_noun(what, phrases.code)
    return main_clause(what, phrases.code)
