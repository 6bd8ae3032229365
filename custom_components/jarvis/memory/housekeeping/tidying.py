"""Joins facts that say the same, by a model, while the house is quiet.

Works through the facts in the order they came and remembers how far it is. All of
a merge holds or nothing: what was corrected or forgotten while the model was
thinking makes its answer void. Directives stay as they were said.
"""

from collections.abc import Sequence
import sqlite3
from typing import Final

from ...lang.keywords import content_words
from ...prompts import merge_facts
from ...statements.branch import Branch, Kind
from ...statements.wording import roots
from .. import rows
from ..base import Ask, Memory, Note, Origin
from ..finding import lookup
from ..graph import bury, key_of
from ..intake.learned import Learned
from ..rows import State
from ..store import MemoryStore
from .merging import keeps_what_counts, read_merge
from .portability import read_note

_MARK: Final = "merged"
_ALIKE: Final = 0.5
_LARGEST: Final = 8
_AT_ONCE: Final = 200


async def merge(store: MemoryStore, ask: Ask, most: int = 4) -> int:
    """Let a model join facts that are alike; return how many groups were joined.

    Stops at the first answer that does not come; an unfit one changes nothing.
    """
    joined = 0
    for _ in range(most):
        group, mark = await store.read(_next)
        if len(group) > 1:
            texts = [fact.text for fact in group]
            reply = await ask(merge_facts.render(texts), merge_facts.SCHEMA)
            if reply is None:
                break
            facts = _accepted(reply, group)
            if facts:
                learned = await store.learn_in_background(
                    lambda connection, facts=facts, group=group: _join(  # type: ignore[misc]
                        connection, group, facts, rows.stamp(store.moment().at)
                    )
                )
                joined += bool(learned.retired)
        if not mark:
            break
        await store.write(lambda connection, mark=mark: _mark(connection, mark))  # type: ignore[misc]
    return joined


def _next(connection: sqlite3.Connection) -> tuple[list[Memory], int]:
    """Return the next facts that are alike, and how far that is; 0 at the end."""
    known = connection.execute(
        "SELECT value FROM meta WHERE name = ?", (_MARK,)
    ).fetchone()
    fresh = rows.select(
        connection,
        f"WHERE memory.id > ? AND kind = 'fact' AND {rows.HOLDS} AND branch <> ?"
        " ORDER BY memory.id LIMIT ?",
        (int(known[0]) if known else 0, Branch.DIRECTIVES, _AT_ONCE),
    )
    for fact in fresh:
        group = _alike(connection, fact)
        if len(group) > 1:
            return group, fact.id
    return [], fresh[-1].id if fresh else 0


def _alike(connection: sqlite3.Connection, fact: Memory) -> list[Memory]:
    """Return the facts that may say the same as this one, oldest first."""
    scope = rows.scope_id(connection, fact.scope)
    words = content_words(fact.text, fact.language)
    near = lookup.sharing(connection, [scope], words, fact.id)
    group = [
        other
        for other in near
        if other.kind is Kind.FACT
        and other.branch is fact.branch
        and other.language == fact.language
        and (other.origin is Origin.MODEL or fact.origin is Origin.MODEL)
        and _share(other, fact) >= _ALIKE
    ]
    newest = sorted(group, key=lambda other: other.id)[-_LARGEST + 1 :]
    return [*newest, fact]


def _share(one: Memory, other: Memory) -> float:
    ours, theirs = (set(roots(fact.text, fact.language)) for fact in (one, other))
    return len(ours & theirs) / max(1, min(len(ours), len(theirs)))


def _accepted(reply: str, group: Sequence[Memory]) -> tuple[str, ...]:
    """Return the facts of a merge that may be used; none where it may not."""
    texts = [fact.text for fact in group]
    merged = read_merge(reply, texts, ())
    if merged is None:
        return ()
    language = group[-1].language
    return merged.facts if keeps_what_counts(merged.facts, texts, language) else ()


def _join(
    connection: sqlite3.Connection,
    group: Sequence[Memory],
    facts: Sequence[str],
    stamp: int,
) -> Learned:
    """Put the facts of a merge in the place of a group; all of it or nothing."""
    alive = rows.fetch(connection, [fact.id for fact in group])
    if len(alive) < len(group) or not all(fact.live for fact in alive.values()):
        return Learned()
    by_text = {_plain(fact.text): fact for fact in group}
    notes = [_worded(text, group) for text in facts if _plain(text) not in by_text]
    scope = rows.scope_id(connection, group[-1].scope)
    if any(rows.is_buried(connection, scope, key_of(note)) for note in notes):
        return Learned()
    kept = [by_text[_plain(text)] for text in facts if _plain(text) in by_text]
    dropped = [fact for fact in group if fact not in kept]
    if not dropped:
        return Learned()
    day = group[-1].at.date().isoformat()
    added = [
        rows.add(connection, note, group[-1].at, day, key_of(note)) for note in notes
    ]
    places = [(fact.id, fact.text) for fact in kept]
    places += [(row, note.text) for row, note in zip(added, notes, strict=True)]
    bury(connection, dropped, stamp)
    for fact in dropped:
        _hand_over(connection, fact, places, stamp)
    # What stays may share its words with what went.
    connection.executemany(
        "DELETE FROM tombstone WHERE (scope, key) IN"
        " (SELECT scope, key FROM memory WHERE id = ?)",
        [(row,) for row, _ in places],
    )
    return Learned(stored=tuple(added), retired=tuple(fact.id for fact in dropped))


def _hand_over(
    connection: sqlite3.Connection,
    fact: Memory,
    places: Sequence[tuple[int, str]],
    stamp: int,
) -> None:
    """Retire a fact in favour of the one nearest to it, which takes its sources."""
    ours = set(roots(fact.text, fact.language))
    heir = max(places, key=lambda one: len(ours & set(roots(one[1], fact.language))))[0]
    connection.execute(
        "INSERT OR IGNORE INTO provenance (fact, said)"
        " SELECT ?, said FROM provenance WHERE fact = ?",
        (heir, fact.id),
    )
    rows.retire(connection, [fact.id], State.SUPERSEDED, stamp, heir)


def _worded(text: str, group: Sequence[Memory]) -> Note:
    """Make a note of new words; it is the model's, and no surer than its surest."""
    newest = group[-1]
    note = Note(
        text=text,
        language=newest.language,
        branch=newest.branch,
        scope=newest.scope,
        origin=Origin.MODEL,
        source=newest.source,
        confidence=max(fact.confidence for fact in group),
    )
    return read_note(note)[0]


def _plain(text: str) -> str:
    return text.casefold().strip(" .")


def _mark(connection: sqlite3.Connection, upto: int) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", (_MARK, str(upto))
    )
