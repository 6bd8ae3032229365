"""Decides, when something is written, which statements it leaves standing.

The only place that does. Each statement is held once against the few that share most
words with it: what the later of two surely belies holds no more for any door of the
memory; what only a question can tell is noted for recalling (`current.py`). Nothing
is deleted for it: when the later one is taken back, or told anew, the pair goes with it
and the earlier one holds again, but not where a topic is forgotten. What stands in the
place of a corrected one inherits what that one belied, as far as it speaks of the same.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
import sqlite3
from typing import Final

from ...lang.keywords import base_language, content_words
from ...statements.branch import Kind
from ...statements.changes.ordering import opens_order
from ...statements.facts import read, tellings
from ...statements.glance import has_change
from ...statements.patterns import EDGE
from ...statements.phrases import PHRASES
from ...statements.prefacing import unprefaced
from ...statements.rivals.aligning import meant
from ...statements.rivals.apart import are_of_two
from ...statements.rivals.belying import belies, may_belie
from ...statements.rivals.said_again import cored
from ...statements.rivals.sameness import tell_the_same
from ...statements.sentences import sentences
from .. import rows
from ..base import Memory, Origin
from ..finding import lookup
from . import echoes
from .learned import Learned

# A statement is held against so many others.
_NEAREST: Final = 8
_LOOKED_AT: Final = 100
# So many are settled in one step where many wait.
_AT_ONCE: Final = 8
_BY_HAND: Final = frozenset({Origin.OWNER})
_OWN_WORDS: Final = frozenset({Origin.OWNER, Origin.USER})


def after(connection: sqlite3.Connection, learned: Learned, said: int = 0) -> Learned:
    """Settle what was just written, and a row of the diary; tell what that belies."""
    facts = (*learned.stored, *learned.known)
    voice = rows.fetch(connection, [said]).get(said) if facts and said else None
    if voice is not None and _is_one_sentence(voice):
        # Nothing is later yet, and the fact is held against others as it was said.
        connection.execute("DELETE FROM unsettled WHERE id = ?", (said,))
    belied = settle(connection, learned.stored, voice)
    belied += settle(connection, (*learned.known, said))
    return replace(learned, belied=belied)


def settle(
    connection: sqlite3.Connection, ids: Iterable[int], voice: Memory | None = None
) -> tuple[int, ...]:
    """Settle those of these rows that are not; return what they surely belie.

    `voice` are the words they were just taken from.
    """
    belied: dict[int, None] = {}
    for row in ids:
        waits = connection.execute("SELECT 1 FROM unsettled WHERE id = ?", (row,))
        if waits.fetchone() is not None:
            belied.update(dict.fromkeys(_settle(connection, row, voice)))
    return tuple(belied)


def settle_waiting(connection: sqlite3.Connection) -> bool:
    """Settle some that wait, newest first; tell whether there were any."""
    found = connection.execute(
        "SELECT id FROM unsettled ORDER BY id DESC LIMIT ?", (_AT_ONCE,)
    )
    waiting = [int(row[0]) for row in found]
    settle(connection, waiting)
    return bool(waiting)


def seal(connection: sqlite3.Connection, going: Iterable[int], at: datetime) -> None:
    """Let what these rows surely belie be over for good, though they go."""
    ids = belied_by(connection, going)
    rows.retire(connection, ids, rows.State.SUPERSEDED, rows.stamp(at))


def belied_by(
    connection: sqlite3.Connection, ids: Iterable[int], *, sure: bool = True
) -> list[int]:
    """Return what these rows belie: surely, or perhaps as well."""
    found: dict[int, None] = {}
    for row in ids:
        earlier = connection.execute(
            "SELECT earlier FROM belied WHERE later = ? AND sure >= ?", (row, sure)
        )
        found.update((int(one), None) for (one,) in earlier)
    return list(found)


def is_waiting(connection: sqlite3.Connection) -> bool:
    """Tell whether anything is not settled yet."""
    found = connection.execute("SELECT 1 FROM unsettled LIMIT 1")
    return found.fetchone() is not None


def waiting_among(connection: sqlite3.Connection, ids: Sequence[int]) -> set[int]:
    """Return which of some rows are not settled yet."""
    marks = ",".join("?" * len(ids))
    found = connection.execute(
        f"SELECT id FROM unsettled WHERE id IN ({marks})",  # noqa: S608
        ids,
    )
    return {int(row[0]) for row in found}


def rivals_of(
    connection: sqlite3.Connection, ids: Sequence[int]
) -> list[tuple[int, int]]:
    """Return which of some rows a later one may belie: (earlier, later)."""
    marks = ",".join("?" * len(ids))
    found = connection.execute(
        f"SELECT earlier, later FROM belied WHERE earlier IN ({marks})",  # noqa: S608
        ids,
    )
    return [(int(earlier), int(later)) for earlier, later in found]


def _settle(
    connection: sqlite3.Connection, row: int, voice: Memory | None
) -> list[int]:
    memory = rows.fetch(connection, [row]).get(row)
    inherited = {
        int(found[0])
        for found in connection.execute(
            "SELECT earlier FROM belied WHERE later = ? AND sure", (row,)
        )
    }
    connection.execute("DELETE FROM belied WHERE ? IN (earlier, later)", (row,))
    connection.execute("DELETE FROM unsettled WHERE id = ?", (row,))
    if memory is None or rows.is_hidden(connection, row):
        return []
    found: list[int] = []
    told = (memory, *_as_said(memory, voice))
    others = [
        (*sorted((memory, other), key=lambda one: (one.at, one.id)),)
        for other in _others(connection, told[-1], inherited).values()
        if other.id in inherited or not _is_same(memory, other)
    ]
    others = [pair for pair in others if not _is_told_by_fact(connection, pair[0])]
    otherwise = meant(
        (earlier, cored(earlier, one))
        for earlier, later in others
        for one in (told if later is memory else (later,))
        if _may_change(later, earlier)
        or (voice and later is memory and _may_change(voice, earlier))
    )
    for earlier, later in others:
        sure = earlier.id in inherited
        aligned = (earlier.id, later.id) in otherwise
        sure = sure or aligned
        if not sure and (
            not may_belie(earlier, later)
            or are_of_two(earlier.text, later.text, earlier.language)
        ):
            continue
        sure = sure or (_may_change(later, earlier) and belies(earlier, later))
        connection.execute(
            "INSERT OR REPLACE INTO belied (earlier, later, sure) VALUES (?, ?, ?)",
            (earlier.id, later.id, sure),
        )
        found += [earlier.id] if sure else []
    found += _repeated(connection, found, memory)
    _summarise_again(connection, found)
    return found


def _is_told_by_fact(connection: sqlite3.Connection, earlier: Memory) -> bool:
    """Tell what holds as long as the fact that is all of it, see `_repeated`."""
    if earlier.kind is not Kind.SAID:
        return False
    facts = rows.fetch(connection, sorted(rows.told_by(connection, earlier.id)))
    return any(_is_only_telling(fact, earlier) for fact in facts.values())


def _repeated(
    connection: sqlite3.Connection, belied: Sequence[int], by: Memory
) -> list[int]:
    """Let what told nothing but a fact that is belied hold no more with it."""
    sources = rows.said_in(connection, belied)
    facts = rows.fetch(connection, [one for one in belied if sources[one]])
    told = {
        row: fact
        for fact in facts.values()
        for row in sources[fact.id] - {*belied, by.id}
    }
    found = [
        voice.id
        for voice in rows.fetch(connection, sorted(told)).values()
        if voice.live and voice.id < by.id and _is_only_telling(told[voice.id], voice)
    ]
    connection.executemany(
        "INSERT OR REPLACE INTO belied (earlier, later, sure) VALUES (?, ?, 1)",
        [(row, by.id) for row in found],
    )
    return found


def _is_same(one: Memory, other: Memory) -> bool:
    """Tell whether two memories are one statement in two wordings."""
    alike = base_language(one.language) == base_language(other.language)
    return alike and tell_the_same(one.text, other.text, one.language)


def _as_said(fact: Memory, voice: Memory | None) -> tuple[Memory, ...]:
    """Return a fact in the words that it was taken from, where they say more."""
    if (
        voice is None
        or fact.id == voice.id
        or fact.text in voice.text.strip(EDGE)[1:-1]
    ):
        return ()
    if fact.at != voice.at or _is_all(fact, voice):
        return ()
    if opens_order(voice.text, voice.language):
        # "Set Tom's train to 9": that it is changed is said of the one fact.
        return ()
    return (replace(fact, text=unprefaced(voice.text, voice.language)),)


def _is_all(fact: Memory, voice: Memory) -> bool:
    """Tell whether a fact is all that was said, but for the wish to keep it."""
    code = base_language(fact.language)
    told = fact.text, voice.text
    reading = read(voice.text, voice.language)
    if reading.remember and [one.text for one in reading.claims] == [fact.text]:
        # What wishes it kept is no word of change: "put it down".
        return not (reading.claims[0].changed or reading.changes)
    return has_change(told[0], code) is has_change(told[1], code) and (
        _is_only_telling(fact, voice)
    )


def _is_only_telling(fact: Memory, voice: Memory) -> bool:
    """Tell whether a fact is the one statement that was made."""
    told = tellings(voice.text, base_language(fact.language))
    return [plain for _, plain in told] == [fact.text]


def _others(
    connection: sqlite3.Connection, memory: Memory, inherited: set[int]
) -> dict[int, Memory]:
    """Return what shares most words with a statement, and these rows.

    What was told again in the same words is one statement.
    """
    words = content_words(memory.text, memory.language)
    near = lookup.nearest(connection, _scopes(connection, memory), words)[:_LOOKED_AT]
    marks = ",".join("?" * len(near))
    told = dict(
        connection.execute(
            f"SELECT id, text FROM memory WHERE id IN ({marks}) AND text <> ?",  # noqa: S608
            (*near, memory.text),
        )
    )
    texts = list(dict.fromkeys(told[one] for one in near if one in told))[:_NEAREST]
    found = {one for one in near if told.get(one) in texts}
    return rows.fetch(connection, [*(found | inherited) - {memory.id}])


def _is_one_sentence(voice: Memory) -> bool:
    phrases = PHRASES.get(base_language(voice.language))
    return phrases is not None and len(list(sentences(voice.text, phrases))) == 1


def _scopes(connection: sqlite3.Connection, memory: Memory) -> tuple[int, ...]:
    """Return the scopes of which somebody sees something together with a memory."""
    if memory.scope.person is not None:
        return lookup.scopes_of(connection, memory.scope.person)
    return tuple(int(row[0]) for row in connection.execute("SELECT id FROM scope"))


def _may_change(later: Memory, earlier: Memory) -> bool:
    """Tell whether a statement may take another one from all who see that.

    Not what the owner has written, but by the owner or whoever wrote it; nor what is
    of others, or not told in confidence.
    """
    if later.origin not in _OWN_WORDS:
        return False
    by_hand = earlier.origin in _BY_HAND and later.origin not in _BY_HAND
    if by_hand and not _is_of_one(earlier, later):
        return False
    mine, theirs = later.scope, earlier.scope
    if theirs.person is None:
        return theirs.private or not mine.private
    return theirs.person == mine.person


def _is_of_one(earlier: Memory, later: Memory) -> bool:
    """Tell whether one person wrote the one and told the other."""
    speaker = earlier.source.speaker
    return speaker is not None and speaker == later.source.speaker


def _summarise_again(connection: sqlite3.Connection, belied: Sequence[int]) -> None:
    """Take away what was summed up of words that hold no more."""
    summaries = echoes.summaries_of(connection, belied)
    echoes.summarise_again(connection, summaries)
    # Its days are told anew: the old words would only outlive what is forgotten.
    rows.erase(connection, summaries)
