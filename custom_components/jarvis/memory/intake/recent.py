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
from ...statements.rivals.sameness import tell_the_same
from ...statements.sentences import is_asking
from ...statements.wording import roots
from .. import rows
from ..base import Memory
from ..finding import lookup
from ..finding.matching import NEWEST_ID
from ..finding.topics import CLEARLY_MEANT
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


def told_alike(
    connection: sqlite3.Connection, row: Memory, person: str | None
) -> list[Memory]:
    """Return the other live rows and facts that tell just what a row does."""
    words = content_words(row.text, row.language)
    scopes = lookup.scopes_of(connection, person)
    return [
        one
        for one in lookup.sharing(connection, scopes, words, NEWEST_ID)
        if one.id != row.id
        and base_language(one.language) == base_language(row.language)
        and tell_the_same(one.text, row.text, row.language)
    ]


def as_told(text: str, language: str) -> Reading:
    """Return a statement as one that somebody wants kept, whose it was before."""
    phrases = PHRASES.get(base_language(language))
    found = claims_of(text, language)
    if not found and phrases is not None:
        found = (verbatim(text, phrases),)
    return Reading(claims=tuple(replace(claim, personal=True) for claim in found))


def said_last(
    connection: sqlite3.Connection, person: str | None, conversation: str | None
) -> int:
    """Return the row of what a person said last in a conversation, 0 for nothing."""
    if conversation is None:
        return 0
    found = [
        row
        for scope in lookup.own_scopes(connection, person)
        for row in connection.execute(
            "SELECT max(id) FROM memory"
            " WHERE conversation = ? AND kind = 'said' AND scope = ?",
            (conversation, scope),
        ).fetchone()
    ]
    return max((int(row or 0) for row in found), default=0)


def taken_in(connection: sqlite3.Connection, said: int) -> list[Memory]:
    """Return the live facts that were taken from a row."""
    return rows.select(
        connection,
        "JOIN provenance ON provenance.fact = memory.id"
        " WHERE provenance.said = ? AND kind = 'fact' AND state = 0",
        (said,),
    )


def is_question(connection: sqlite3.Connection, row: int) -> bool:
    """Tell whether a row only asked something."""
    said = rows.fetch(connection, [row]).get(row)
    phrases = PHRASES.get(base_language(said.language)) if said else None
    return bool(said and phrases and is_asking(said.text, phrases))


def answering(
    connection: sqlite3.Connection, question: int, whose: tuple[str | None, str | None]
) -> list[int]:
    """Return the row of a talk that tells what was asked in it later, if any does."""
    asked = rows.fetch(connection, [question]).get(question)
    if asked is None:
        return []
    words = content_words(asked.text, asked.language)
    told = told_last(connection, *whose, asked.at)
    fitting = [
        (lookup.covered(words, one), one.id)
        for one in told
        if one.id != question and not is_question(connection, one.id)
    ]
    best, row = max(fitting, default=(0.0, 0))
    return [row] if best >= CLEARLY_MEANT else []
