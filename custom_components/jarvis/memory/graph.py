"""Keeps facts: each once, with what it was drawn from; what supersedes retires.

What is retired or forgotten leaves a tombstone, and only the person can bring it back.
Every function runs inside the caller's transaction.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import combinations
import sqlite3
from typing import Final

from . import diary, rows
from .base import Branch, Kind, Memory, Note, NothingToRemember, NotTrusted, Origin
from .rows import State
from .words import as_said, gist, shared

_OWN_WORDS: Final = frozenset({Origin.USER, Origin.OWNER})
# Sharing so much of their roots, two live facts may be about one matter.
_ONE_MATTER: Final = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Learned:
    """What a statement changed, as ids; `stale` are diary rows that told the old."""

    stored: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    retired: tuple[int, ...] = ()
    stale: tuple[int, ...] = ()

    def __add__(self, other: Learned) -> Learned:
        """Join what two statements changed."""
        return Learned(
            stored=self.stored + other.stored,
            known=self.known + other.known,
            retired=self.retired + other.retired,
            stale=self.stale + other.stale,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """When a statement was made, and the diary row it stands in."""

    at: datetime
    day: str
    said: int | None = None


def key_of(note: Note) -> bytes:
    """Return what the same fact shares, however it is written."""
    return rows.digest(f"{note.branch}|{as_said(note.text)}")


def gist_of(branch: Branch | None, text: str, language: str) -> bytes:
    """Return what stands for a fact in tombstones, also in other words."""
    return rows.digest(f"{branch}|{gist(text, language)}")


def learn(
    connection: sqlite3.Connection,
    note: Note,
    moment: Moment,
    supersedes: Sequence[int] = (),
) -> Learned:
    """Keep a fact, once; retire the live facts of the same scope that it supersedes.

    Nothing is kept that was forgotten or corrected, unless the person says it.
    Raises NothingToRemember and NotTrusted.
    """
    note = _checked(note)
    scope = rows.scope_id(connection, note.scope)
    keys = (key_of(note), gist_of(note.branch, note.text, note.language))
    if note.origin in _OWN_WORDS:
        for key in keys:
            rows.unbury(connection, scope, key)
    elif any(rows.is_buried(connection, scope, key) for key in keys):
        return Learned()
    known = connection.execute(
        "SELECT id FROM memory WHERE scope = ? AND key = ? AND state = 0"
        " AND kind = 'fact'",
        (scope, keys[0]),
    ).fetchone()
    if known is not None:
        kept = int(known[0])
        _confirm(connection, kept, moment)
        learned = Learned(known=(kept,))
    else:
        kept = rows.add(connection, note, moment.at, moment.day, keys[0])
        learned = Learned(stored=(kept,))
    if moment.said is not None:
        diary.draw(connection, kept, [moment.said])
    older = rows.fetch(connection, [one for one in supersedes if one != kept])
    going = [one for one in older.values() if _may_go(one, note)]
    return learned + retire(connection, going, moment.at, kept)


def _may_go(old: Memory, note: Note) -> bool:
    """Tell whether a fact may be superseded by a note: the same person's, and live."""
    return old.live and old.kind is Kind.FACT and old.scope.person == note.scope.person


def retire(
    connection: sqlite3.Connection,
    facts: Iterable[Memory],
    at: datetime,
    by: int | None,
) -> Learned:
    """Take facts, and what only told them, out of every search, with tombstones."""
    facts = list(facts)
    ids = [fact.id for fact in facts]
    stamp = rows.stamp(at)
    bury(connection, facts, stamp)
    rows.retire(connection, ids, State.SUPERSEDED, stamp, by)
    told = set().union(*rows.said_in(connection, ids).values()) if ids else set()
    told -= set().union(*rows.said_in(connection, [by]).values()) if by else set()
    stale = [row for row in sorted(told) if not rows.told_by(connection, row)]
    stale += diary.summaries_of(connection, stale)
    rows.retire(connection, stale, State.STALE, stamp, by)
    diary.summarise_again(connection, stale)
    return Learned(retired=tuple(ids), stale=tuple(stale))


def bury(connection: sqlite3.Connection, facts: Iterable[Memory], stamp: int) -> None:
    """Leave tombstones for facts: as they are kept, and by their gist."""
    for fact in facts:
        rows.bury(connection, [fact.id], stamp)
        scope = rows.scope_id(connection, fact.scope)
        rows.bury_key(
            connection, scope, gist_of(fact.branch, fact.text, fact.language), stamp
        )


def has_rivals(found: Sequence[Memory]) -> bool:
    """Tell whether two of these may say different things about one matter."""
    return any(True for _ in _rivals(found))


def note_rivals(connection: sqlite3.Connection, found: Sequence[Memory]) -> None:
    """Note pairs of live facts about one matter that were recalled together."""
    connection.executemany(
        "INSERT OR IGNORE INTO compared (earlier, later)"
        " SELECT one.id, two.id FROM memory AS one, memory AS two"
        " WHERE one.id = ? AND two.id = ?",
        _rivals(found),
    )


def _rivals(found: Sequence[Memory]) -> Iterator[tuple[int, int]]:
    facts = sorted(
        (one for one in found if one.kind is Kind.FACT and one.live),
        key=lambda one: (one.at, one.id),
    )
    for one, two in combinations(facts, 2):
        if are_rivals(one, two):
            yield one.id, two.id


def are_rivals(one: Memory, two: Memory) -> bool:
    """Tell whether two facts may say different things about one matter."""
    same = one.scope == two.scope and one.branch is two.branch is Branch.USER
    return same and shared(one.text, two.text, one.language) >= _ONE_MATTER


def rewrite(
    connection: sqlite3.Connection,
    memory: int,
    text: str,
    language: str,
    moment: Moment,
) -> Learned:
    """Replace a live fact by the owner's words. Raises KeyError."""
    old = rows.fetch(connection, [memory]).get(memory)
    if old is None or not old.live or old.kind is not Kind.FACT or old.branch is None:
        raise KeyError(memory)
    note = Note(
        text=text,
        language=language or old.language,
        branch=old.branch,
        scope=old.scope,
        origin=Origin.OWNER,
        source=old.source,
    )
    return learn(connection, note, moment, [memory])


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
