"""Finds what a text changes of what is known: by an order, else by how it is told.

"Set Tom's size to 43" is of the one fact that tells Tom's size, and a wish for the
house or a model where there is none, or more than one.
"""

from collections.abc import Sequence
from dataclasses import replace
import sqlite3
from typing import Final

from ...lang.keywords import base_language, content_words
from ...statements.branch import Branch, Kind
from ...statements.changes.ordering import may_be_order, ordered
from ...statements.patterns import EDGE, match, search
from ...statements.phrases import PHRASES, Phrases
from ...statements.pieces import pieces_of
from ...statements.rivals.matter import Matter, content_of
from ...statements.slots import HOME, PLACE, kind_of, subject_of, value_kind
from ...statements.wording import roots
from .. import rows
from ..base import Memory
from ..finding import lookup
from . import revising
from .elliptic import as_placed, is_of_like_kind
from .revising import Revision, claimed

_NEWEST: Final = 1 << 62


def revisions(
    connection: sqlite3.Connection, scopes: Sequence[int], text: str, language: str
) -> tuple[Revision, ...]:
    """Return what a text changes of what is known in these scopes."""
    found = _ordered(connection, scopes, text, language)
    return found or revising.revisions(connection, scopes, text, language)


def _ordered(
    connection: sqlite3.Connection, scopes: Sequence[int], text: str, language: str
) -> tuple[Revision, ...]:
    """Return what a text asks to correct; nothing where it may mean several."""
    if not may_be_order(text, language):
        return ()
    near = lookup.sharing(connection, scopes, content_words(text, language), _NEWEST)
    found = [
        (fact, value)
        for fact in _known(connection, near, language)
        if (value := _value(fact, text) or _value(_as_matter(fact), text))
    ]
    held = {tuple(roots(fact.value, language)) for fact, _ in found}
    named = {subject_of(fact.slot) for fact, _ in found}
    if len(held) != 1 or len(named) != 1:
        return ()
    return tuple(
        Revision(fact=fact, value=value, sentence=text, repeats=True)
        for fact, value in found
    )


def is_order(
    connection: sqlite3.Connection, scopes: Sequence[int], text: str, language: str
) -> bool:
    """Tell whether a text asks to correct one thing that is known."""
    return bool(_ordered(connection, scopes, text, language))


def _value(fact: Memory, text: str) -> str:
    value = ordered(fact, text) if fact.slot and fact.value else ""
    phrases = PHRASES.get(base_language(fact.language))
    if not value or phrases is None or search(phrases.negation, value):
        return ""
    same = roots(value, fact.language) == roots(fact.value, fact.language)
    return as_placed(fact, value) if not same and _fits(fact, value, phrases) else ""


def _fits(fact: Memory, value: str, phrases: Phrases) -> bool:
    """Tell whether a value is of the kind of a fact's, and led as it is."""
    articles = rf"{phrases.articles}\b"
    led = [
        one[:1].islower() and match(articles, one) is not None
        for one in (fact.value, value)
    ]
    kind = kind_of(fact.slot)
    if kind in {PLACE, HOME}:
        return led[1] or value_kind(value, phrases) in {PLACE, HOME}
    # Tea goes on "the shopping list", and that is no tea.
    return is_of_like_kind(fact, value, sure=False) and (led[0] or not led[1])


def _known(
    connection: sqlite3.Connection, near: Sequence[Memory], language: str
) -> list[Memory]:
    """Return the facts among what is near, and those of the diary alone."""
    code = base_language(language)
    facts = [one for one in near if one.kind is Kind.FACT]
    taken = set().union(*rows.said_in(connection, [one.id for one in facts]).values())
    said = [one for one in near if one.kind is Kind.SAID and one.id not in taken]
    told = [*facts, *(fact for one in said for fact in _told_by(one))]
    return [
        one if one.slot and one.value else _as_matter(one)
        for one in told
        if one.branch is not Branch.DIRECTIVES and base_language(one.language) == code
    ]


def _told_by(row: Memory) -> list[Memory]:
    """Return the facts that a row of the diary tells, or all of it as one."""
    return list(claimed(row)) or [
        replace(row, text=row.text.strip(EDGE), branch=Branch.WORLD)
    ]


def _as_matter(fact: Memory) -> Memory:
    """Return a fact as what it is of and its value, whatever verb stands between."""
    code = base_language(fact.language)
    told, phrases = pieces_of(fact.text, code), PHRASES.get(code)
    matter = Matter.of(told) if told is not None else None
    if told is None or matter is None or phrases is None:
        return replace(fact, slot="", value="")
    named = {root for one in content_of(matter.subject) for root in one.word.roots}
    value = told.text[matter.value[0].word.start : matter.value[-1].word.end]
    slot = " ".join(sorted(named)) + value_kind(value, phrases)
    return replace(fact, slot=slot, value=value)
