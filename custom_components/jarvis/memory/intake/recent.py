"""Finds what was told last in a conversation, for corrections that name no subject."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
import sqlite3
from typing import Final

from ...lang.keywords import base_language, content_words
from ...statements.branch import Kind
from ...statements.facts import Reading, claims_of, tellings
from ...statements.phrases import PHRASES
from ...statements.reading import verbatim
from ...statements.wording import roots
from .. import rows
from ..base import Memory
from ..finding import lookup
from .elliptic import as_answered, is_of_like_kind
from .revising import claimed

# So far back somebody may mean what they told.
_MOST: Final = 6
_LONGEST_AGO: Final = timedelta(minutes=15)


def told_last(
    connection: sqlite3.Connection,
    person: str | None,
    conversation: str | None,
    at: datetime,
) -> list[Memory]:
    """Return what a person told in a conversation of late, newest first."""
    if conversation is None:
        return []
    scopes = lookup.own_scopes(connection, person)
    marks = ",".join("?" * len(scopes))
    found = rows.select(
        connection,
        "WHERE conversation = ? AND kind = 'said' AND state = 0 AND at >= ?"
        f" AND scope IN ({marks}) ORDER BY memory.id DESC LIMIT ?",
        (conversation, rows.stamp(at - _LONGEST_AGO), *scopes, _MOST),
    )
    return [row for row in found if tellings(row.text, row.language)]


def taken_from(connection: sqlite3.Connection, row: Memory) -> list[Memory]:
    """Return the live facts that a row of the diary told."""
    return rows.select(
        connection,
        "JOIN provenance ON fact = memory.id WHERE said = ? AND state = 0",
        (row.id,),
    )


def of_kind(
    connection: sqlite3.Connection, told: list[Memory], value: str
) -> Memory | None:
    """Return the last fact told that holds a value of the kind of a new one.

    A value that is of no kind means what was told right before.
    """
    for at, row in enumerate(told):
        facts = taken_from(connection, row)
        for fact in facts:
            if is_of_like_kind(fact, value, sure=at > 0):
                return fact
        if not facts and (told_so := as_answered(row, value)) is not None:
            return told_so
    return None


def with_old_value(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    old: str,
    subject: str,
    language: str,
) -> Memory | None:
    """Return the newest statement of the diary whose value a correction names."""
    named = set(roots(old, language))
    about = set(roots(subject, language)) - named
    rows_of = lookup.holding(connection, scopes, content_words(old, language))
    return next(
        (
            fact
            for row in rows_of
            if named and row.kind is Kind.SAID
            for fact in claimed(row)
            if set(roots(fact.value, fact.language)) == named
            and about <= set(roots(fact.text, fact.language))
        ),
        None,
    )


def facts_of(connection: sqlite3.Connection, row: Memory) -> list[Memory]:
    """Return a row of the diary and the facts that it told."""
    return [row, *(one for one in taken_from(connection, row) if one.kind is Kind.FACT)]


def as_told(text: str, language: str) -> Reading:
    """Return a statement as one that somebody wants kept, whose it was before."""
    phrases = PHRASES.get(base_language(language))
    found = claims_of(text, language)
    if not found and phrases is not None:
        found = (verbatim(text, phrases),)
    return Reading(claims=tuple(replace(claim, personal=True) for claim in found))
