"""Keeps facts: each once, with everything that was said about it; newest wins.

A correction retires what held before and everything in the diary that repeats
it. What is retired or forgotten leaves a tombstone, and only the person can
bring it back. Every function runs inside the caller's transaction.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
import sqlite3
from typing import Final

from ..lang.keywords import content_words
from . import lookup, rows
from .base import Branch, Kind, Memory, Note, NothingToRemember, NotTrusted, Origin
from .facts import canonical, roots
from .rows import State

_OWN_WORDS: Final = frozenset({Origin.USER, Origin.OWNER})
_SAME_SUBJECT: Final = 0.7
_HALF: Final = 0.5
_CLASSES: Final = ("", " @", " #")


@dataclass(frozen=True, slots=True, kw_only=True)
class Learned:
    """What a statement changed, as ids; `stale` are diary rows that repeat the old."""

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
    """When and by whom a statement was made, and the diary row it stands in.

    `changed` tells that its words say that something else held before.
    """

    at: datetime
    day: str
    said: int | None = None
    changed: bool = False
    speaker: str | None = None


def key_of(note: Note) -> bytes:
    """Return what the same fact in other words shares."""
    if note.slot:
        value = canonical(note.value, note.language)
        return rows.digest(f"{note.branch}|{note.slot}={value}")
    return rows.digest(f"{note.branch}|{canonical(note.text, note.language)}")


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
    older = _replaced(connection, note, moment)
    if older and note.origin not in _OWN_WORDS and _is_outdated(moment, older):
        return Learned()
    if older and moment.changed:
        # A correction belongs where the corrected fact was.
        note = replace(note, scope=older[0].scope)
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
    ids = [fact.id for fact in facts]
    stamp = rows.stamp(at)
    bury(connection, facts, stamp)
    rows.retire(connection, ids, State.SUPERSEDED, stamp, by)
    stale = echoes(connection, facts)
    rows.retire(connection, stale, State.STALE, stamp, by)
    summarise_again(connection, stale)
    return Learned(retired=tuple(ids), stale=tuple(stale))


def echoes(connection: sqlite3.Connection, facts: Sequence[Memory]) -> list[int]:
    """Return the diary rows that facts came from, or that repeat them."""
    found: dict[int, None] = {}
    for fact in facts:
        sources = rows.said_in(connection, [fact.id])[fact.id]
        found.update(dict.fromkeys(sorted(sources)))
        scopes = lookup.scopes_of(connection, fact.scope.person)
        if fact.scope.person is None:
            # What the household knows may stand in anybody's diary.
            every = connection.execute("SELECT id FROM scope").fetchall()
            scopes = tuple(int(row[0]) for row in every)
        found.update(dict.fromkeys(lookup.mentions(connection, scopes, fact)))
    return list(dict.fromkeys([*found, *summaries_of(connection, list(found))]))


def summaries_of(connection: sqlite3.Connection, said: Sequence[int]) -> list[int]:
    """Return the live summaries that these diary rows went into."""
    found: dict[int, None] = {}
    for row in said:
        taken = connection.execute(
            "SELECT fact FROM provenance JOIN memory ON memory.id = fact"
            " WHERE said = ? AND kind = 'summary' AND state = 0",
            (row,),
        )
        found.update((int(one[0]), None) for one in taken)
    return list(found)


def take_back(connection: sqlite3.Connection, note: Note, moment: Moment) -> Learned:
    """Retire "likes coffee" for "no longer likes coffee", and keep the latter."""
    denied = replace(note, slot=f"not {note.slot}")
    return learn(connection, denied, moment)


def replace_value(
    connection: sqlite3.Connection, fact: Memory, value: str, note: Note, moment: Moment
) -> Learned:
    """Keep a known fact with another value and retire the one with the old."""
    at = fact.text.casefold().rfind(fact.value.casefold()) if fact.value else -1
    if at >= 0:
        text = _joined(fact.text[:at], value) + fact.text[at + len(fact.value) :]
    else:
        text = value
    corrected = replace(
        note,
        text=text,
        language=fact.language,
        kind=Kind.FACT,
        branch=fact.branch,
        scope=fact.scope,
        slot=fact.slot,
        value=value,
        single=False,
    )
    learned = learn(connection, corrected, replace(moment, changed=False))
    if learned.known == (fact.id,):
        return learned
    newest = (learned.stored + learned.known)[0]
    return learned + retire(connection, [fact], moment.at, newest)


def _joined(head: str, value: str) -> str:
    """Put a value behind its sentence; "on" is not said twice."""
    first = value.split(" ", maxsplit=1)[0]
    if head.casefold().endswith(f" {first.casefold()} "):
        head = head[: -len(first) - 1]
    return head + value


def with_value(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    old: str,
    subject: str,
    language: str,
) -> Memory | None:
    """Return the live fact that a correction calls by its old value and subject."""
    named = set(roots(old, language))
    about = set(roots(subject, language))
    best: tuple[float, int, Memory] | None = None
    for word in content_words(old, language):
        for memory in lookup.holding(connection, scopes, [word]):
            value = set(roots(memory.value, memory.language))
            if memory.kind is not Kind.FACT or not value or not value <= named:
                continue
            fits = _share(about - value, memory)
            if fits >= _SAME_SUBJECT and (best is None or (fits, memory.id) > best[:2]):
                best = (fits, memory.id, memory)
    return None if best is None else best[2]


def _share(wanted: set[str], memory: Memory) -> float:
    """Return how much of a subject stands in a fact; 1 if there is none."""
    if not wanted:
        return 1.0
    there = set(roots(f"{memory.slot} {memory.text}", memory.language))
    return len(wanted & there) / len(wanted)


def _words_of(note: Note) -> bytes:
    return rows.digest(f"{note.branch}|{canonical(note.text, note.language)}")


def _is_outdated(moment: Moment, older: Sequence[Memory]) -> bool:
    """Tell whether a model read this in words older than what is known."""
    return moment.said is None or moment.said < max(fact.id for fact in older)


def _checked(note: Note) -> Note:
    text = rows.shorten(note.text.strip())
    if not text:
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


def _replaced(
    connection: sqlite3.Connection, note: Note, moment: Moment
) -> list[Memory]:
    """Return the live facts that a new one makes untrue."""
    # Who says "no, it is …" may correct what the house knows, too.
    scopes = (
        lookup.scopes_of(connection, moment.speaker or note.scope.person)
        if moment.changed
        else lookup.own_scopes(connection, note.scope.person)
    )
    if not note.slot:
        if not moment.changed:
            return []
        close = lookup.similar(connection, scopes, note.text, note.language)
        return [] if close is None else [close]
    older = [
        fact
        for fact in lookup.in_slot(connection, scopes, _opposites(note.slot))
        if _same_value(fact, note)
    ]
    if moment.changed and _is_shared(note.slot):
        # "I have three cats now": the same thing, another number.
        same = lookup.in_slot(connection, scopes, [note.slot])
        older += [fact for fact in same if _is_same_thing(fact, note)]
    elif moment.changed:
        base = _base(note.slot)
        older += lookup.in_slot(connection, scopes, [base + kind for kind in _CLASSES])
    elif note.single:
        every = lookup.scopes_of(connection, moment.speaker or note.scope.person)
        older += [
            fact
            for fact in lookup.in_slot(connection, every, [note.slot])
            if fact.scope.person == note.scope.person or _is_same_voice(fact, moment)
        ]
    return older


def _is_same_thing(fact: Memory, note: Note) -> bool:
    ours = set(roots(note.value, note.language))
    theirs = set(roots(fact.value, fact.language))
    shared = len(ours & theirs)
    return shared > 0 and shared / min(len(ours), len(theirs)) >= _HALF


def _is_same_voice(fact: Memory, moment: Moment) -> bool:
    """Tell whether the same person told the house what they now call their own."""
    return moment.speaker is not None and fact.source.speaker == moment.speaker


def _opposites(slot: str) -> list[str]:
    """Name the slots in which the same value says the contrary."""
    if slot.startswith("not "):
        return [slot.removeprefix("not ")]
    contrary = {"likes": "dislikes", "dislikes": "likes"}.get(slot)
    return [f"not {slot}", *([contrary] if contrary else ())]


def _is_shared(slot: str) -> bool:
    """Tell a slot that holds many values by nature ("likes")."""
    return slot.removeprefix("not ") in {
        "likes",
        "dislikes",
        "prefers",
        "allergy",
        "owns",
        "plays",
        "speaks",
        "studies",
    }


def _base(slot: str) -> str:
    return slot.removesuffix(" @").removesuffix(" #")


def _same_value(fact: Memory, note: Note) -> bool:
    ours = set(roots(note.value, note.language))
    theirs = set(roots(fact.value, fact.language))
    return bool(ours & theirs) and (ours <= theirs or theirs <= ours)


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


def summarise_again(connection: sqlite3.Connection, stale: Sequence[int]) -> None:
    """Let days whose summary was taken away be summarised anew."""
    for row in stale:
        connection.execute(
            "UPDATE memory SET summarised = 0 WHERE kind IN ('said', 'reply')"
            " AND (day, scope) IN (SELECT day, scope FROM memory WHERE id = ?"
            " AND kind = 'summary')",
            (row,),
        )
