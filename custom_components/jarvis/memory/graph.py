"""Keeps facts: each once, with everything that was said about it; newest wins.

A correction retires what held before and everything in the diary that repeats
it. What is retired or forgotten leaves a tombstone, and only the person can
bring it back. Every function runs inside the caller's transaction.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
import sqlite3
from typing import Final

from ..statements.branch import Branch, Kind
from ..statements.changes.parts import place_of
from ..statements.confiding import confided
from ..statements.wording import canonical
from . import rows
from .base import Memory, Note, NothingToRemember, NotTrusted, Origin
from .finding import lookup
from .intake import echoes
from .intake.learned import Learned, Moment
from .intake.replacing import replaced
from .rows import State

_OWN_WORDS: Final = frozenset({Origin.USER, Origin.OWNER})


def key_of(note: Note) -> bytes:
    """Return what the same fact in other words shares."""
    if note.slot:
        value = canonical(note.value, note.language)
        return rows.digest(f"{note.branch}|{note.slot}={value}")
    return rows.digest(f"{note.branch}|{canonical(note.text, note.language)}")


def _value_of(fact: Memory) -> str:
    """Return what a fact tells, for what tells the same."""
    return canonical(fact.value, fact.language)


def bury(connection: sqlite3.Connection, facts: Iterable[Memory], stamp: int) -> None:
    """Leave tombstones for facts: as they are kept, and by their words alone."""
    for fact in facts:
        rows.bury(connection, [fact.id], stamp)
        words = rows.digest(f"{fact.branch}|{canonical(fact.text, fact.language)}")
        scope = rows.scope_id(connection, fact.scope)
        rows.bury_key(connection, scope, words, stamp)


def learn(connection: sqlite3.Connection, note: Note, moment: Moment) -> Learned:
    """Keep a fact, once; retire what it replaces.

    Raises NothingToRemember and NotTrusted.
    """
    note = _checked(note)
    scope = rows.scope_id(connection, note.scope)
    key = key_of(note)
    if note.origin in _OWN_WORDS:
        rows.unbury(connection, scope, key)
        rows.unbury(connection, scope, _words_of(note))
    elif any(rows.is_buried(connection, scope, k) for k in (key, _words_of(note))):
        return Learned()
    known = connection.execute(
        "SELECT id FROM memory WHERE scope = ? AND key = ? AND state = 0"
        " AND kind = 'fact'",
        (scope, key),
    ).fetchone()
    if known is not None:
        _confirm(connection, int(known[0]), moment)
        return Learned(known=(int(known[0]),))
    older = replaced(connection, note, moment)
    if older and note.origin not in _OWN_WORDS and _is_outdated(moment, older):
        return Learned()
    if older and moment.changed:
        # A correction belongs where the corrected fact was.
        note = replace(note, scope=confided(older[0].scope, note.scope))
    added = rows.add(connection, note, moment.at, moment.day, key)
    _trace(connection, added, moment.said)
    return Learned(stored=(added,)) + retire(connection, older, moment.at, added)


def learn_all(
    connection: sqlite3.Connection, notes: Iterable[Note], moment: Moment
) -> Learned:
    """Keep several facts of one statement, in order."""
    learned = Learned()
    for note in notes:
        learned += learn(connection, note, moment)
    return learned


def retire(
    connection: sqlite3.Connection,
    facts: Iterable[Memory],
    at: datetime,
    by: int | None,
) -> Learned:
    """Take facts and what repeats them out of every search, with tombstones."""
    facts = list(facts)
    facts += [one for one in echoes.retold(connection, facts) if one.id != by]
    ids = [fact.id for fact in facts]
    bury(connection, facts, rows.stamp(at))
    rows.retire(connection, ids, State.SUPERSEDED, rows.stamp(at), by)
    stale = echoes.repeating(connection, facts)
    return Learned(retired=tuple(ids)) + _stale(connection, stale, at, by)


def outdate(
    connection: sqlite3.Connection,
    found: Iterable[Memory],
    at: datetime,
    by: int | None,
) -> Learned:
    """Retire facts, and take diary rows that no longer hold out of every search."""
    found = list(found)
    facts = [memory for memory in found if memory.kind is Kind.FACT]
    spoken = [memory.id for memory in found if memory.kind is not Kind.FACT]
    learned = retire(connection, facts, at, by) if facts else Learned()
    spoken += echoes.summaries_of(connection, spoken)
    left = [row for row in dict.fromkeys(spoken) if row not in learned.stale]
    rows.bury(connection, left, rows.stamp(at))
    return learned + _stale(connection, left, at, by)


def _stale(
    connection: sqlite3.Connection, spoken: list[int], at: datetime, by: int | None
) -> Learned:
    rows.retire(connection, spoken, State.STALE, rows.stamp(at), by)
    echoes.summarise_again(connection, spoken)
    return Learned(stale=tuple(spoken))


def take_back(connection: sqlite3.Connection, note: Note, moment: Moment) -> Learned:
    """Retire "likes coffee" for "no longer likes coffee", and keep the latter."""
    denied = replace(note, slot=f"not {note.slot}")
    return learn(connection, denied, moment)


def with_value(fact: Memory, value: str) -> str:
    """Return how a fact reads with another value."""
    if (place := place_of(fact.value, fact.text)) is None:
        return value
    start, end = place
    return _joined(fact.text[:start], value) + fact.text[end:]


def replace_value(
    connection: sqlite3.Connection,
    fact: Memory,
    value: str,
    note: Note,
    moment: Moment,
    *,
    text: str = "",
) -> Learned:
    """Keep a known fact with another value and retire the one with the old.

    `text` is how it was told, where that says more.
    """
    text = text or with_value(fact, value)
    corrected = replace(
        note,
        text=text,
        language=fact.language,
        kind=Kind.FACT,
        branch=fact.branch,
        # What is told in confidence stays so, also of what everybody may know.
        scope=confided(fact.scope, note.scope),
        slot=fact.slot,
        value=value,
        single=False,
    )
    learned = learn(connection, corrected, replace(moment, changed=False))
    if learned.known == (fact.id,):
        return learned
    newest = (learned.stored + learned.known)[0]
    scopes = lookup.scopes_of(connection, note.scope.person)
    alike = [
        one
        for one in lookup.in_slot(connection, scopes, [fact.slot])
        # The same was told as one's own, and to the house.
        if one.id != fact.id and _value_of(one) == _value_of(fact)
    ]
    return learned + outdate(connection, [fact, *alike], moment.at, newest)


def _joined(head: str, value: str) -> str:
    """Put a value behind its sentence; "on" is not said twice."""
    first = value.split(" ", maxsplit=1)[0]
    if head.casefold().endswith(f" {first.casefold()} "):
        head = head[: -len(first) - 1]
    return head + value


def _words_of(note: Note) -> bytes:
    return rows.digest(f"{note.branch}|{canonical(note.text, note.language)}")


def _is_outdated(moment: Moment, older: Sequence[Memory]) -> bool:
    """Tell whether a model read this in words older than what is known."""
    return moment.said is None or moment.said < max(fact.id for fact in older)


def _checked(note: Note) -> Note:
    text = rows.shorten(note.text.strip())
    if rows.is_blank(text):
        raise NothingToRemember("no words to keep")
    if note.kind is not Kind.FACT or note.branch is None:
        raise ValueError("only facts are learned")
    theirs = note.origin in _OWN_WORDS
    if note.branch is Branch.DIRECTIVES and not theirs:
        raise NotTrusted("directives come from the user's own words")
    outside = note.origin in (Origin.TOOL, Origin.ASSISTANT)
    if note.branch is Branch.USER and outside:
        raise NotTrusted("facts about the user come from the user's own words")
    return replace(note, text=text)


def _confirm(connection: sqlite3.Connection, fact: int, moment: Moment) -> None:
    """Note that a known fact was said again."""
    connection.execute(
        "UPDATE memory SET at = max(at, ?), confidence = 1.0 WHERE id = ?",
        (rows.stamp(moment.at), fact),
    )
    _trace(connection, fact, moment.said)


def _trace(connection: sqlite3.Connection, fact: int, said: int | None) -> None:
    if said is not None:
        connection.execute(
            "INSERT OR IGNORE INTO provenance (fact, said) VALUES (?, ?)", (fact, said)
        )
