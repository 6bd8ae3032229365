"""Forgetting: what goes, and who is told."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
import logging
import sqlite3
from typing import Final

from ..lang.keywords import content_words
from ..lang.periods import period
from . import diary, rows
from .base import Branch, Kind, Memory, Mutation, StoreError
from .file import recovery
from .file.access import Access
from .finding import recalling
from .finding.search import Span
from .words import MOST_TEXTS, MOST_TIMES, Erased, Learned, bury, erased_words, shared

# Sharing this much of their roots, two statements tell of one matter.
_SAME_MATTER: Final = 0.75
# Rows of a time that are looked at.
_MOST: Final = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """What is to be forgotten, in the words of who asks.

    `now` is local: "what I said this morning" is what was said then. `all_of_it` takes
    in what is known of whom the topic's rows name ("everything about my brother").
    """

    text: str
    language: str
    now: datetime
    all_of_it: bool = False


def meant(
    connection: sqlite3.Connection, topic: Topic, person: str | None
) -> list[Memory]:
    """Return the rows that a topic means, facts first, newest first.

    Of those that this person may change: their own and the household's.
    """
    scopes = recalling.scopes_of(connection, person)
    named = period(topic.text, topic.language, topic.now)
    if named is not None:
        words = content_words(named.rest, topic.language)
        span = Span.between(named.since, named.until)
        found = (
            [
                one
                for one in _holding(connection, scopes, topic, named.rest)
                if span.holds(one.at)
            ]
            if words
            else _said_by(connection, scopes, person, span)
        )
        if found:
            return _sorted(_with_sources(connection, found))
    found = _holding(connection, scopes, topic, topic.text)
    if topic.all_of_it:
        words = content_words(topic.text, topic.language)
        found += recalling.named_by(connection, scopes, found, words)
    return _sorted(_with_sources(connection, found))


def matters(
    connection: sqlite3.Connection, found: Sequence[Memory]
) -> list[list[Memory]]:
    """Group rows by what they tell of; what was drawn from a row goes with it."""
    facts = [one.id for one in found if one.kind is Kind.FACT]
    told = rows.said_in(connection, facts)
    groups: list[list[Memory]] = []
    for one in found:
        for group in groups:
            first = group[0]
            alike = shared(one.text, first.text, first.language) >= _SAME_MATTER
            if alike or not {one.id, *told.get(one.id, ())}.isdisjoint(
                {row for each in group for row in (each.id, *told.get(each.id, ()))}
            ):
                group.append(one)
                break
        else:
            groups.append([one])
    return groups


def erase(
    connection: sqlite3.Connection, found: Sequence[Memory], at: datetime
) -> Forgotten:
    """Erase rows for good, what they superseded and what was drawn from them alone.

    Summaries of their days and all indexes forget them, too; tombstones stay.
    """
    facts = [one for one in found if one.kind is Kind.FACT]
    spoken = [one.id for one in found if one.kind is not Kind.FACT]
    facts += [one for one in _drawn_only_from(connection, spoken) if one not in facts]
    for one in _earlier(connection, facts):
        if one.kind is Kind.FACT:
            facts.append(one)
        elif one.id not in spoken:
            spoken.append(one.id)
    spoken += [
        row
        for row in sorted(
            set().union(*rows.said_in(connection, [one.id for one in facts]).values())
        )
        if row not in spoken
        and rows.told_by(connection, row) <= {one.id for one in facts}
    ]
    spoken += [one for one in _repeating(connection, facts) if one not in spoken]
    spoken += diary.summaries_of(connection, spoken)
    diary.summarise_again(connection, spoken)
    stamp = rows.stamp(at)
    bury(connection, facts, stamp)
    ids = list(dict.fromkeys([*(one.id for one in facts), *spoken]))
    rows.bury(connection, ids, stamp)
    return _erased(connection, facts, ids)


def everything_of(
    connection: sqlite3.Connection, person: str | None, at: datetime
) -> Forgotten:
    """Erase all that is a person's own.

    For an unknown voice that is what unknown voices said of themselves; what the
    house knows and what others told it stays.
    """
    if person is None:
        return erase(connection, _of_unknown(connection), at)
    found = [
        one
        for scope in recalling.own_scopes(connection, person)
        for one in rows.select(connection, "WHERE scope = ?", (scope,))
    ]
    facts = [one for one in found if one.kind is Kind.FACT]
    ids = [one.id for one in found]
    bury(connection, facts, rows.stamp(at))
    rows.bury(connection, ids, rows.stamp(at))
    return _erased(connection, facts, ids)


def rows_by_id(
    connection: sqlite3.Connection, ids: Sequence[int], at: datetime
) -> Forgotten:
    """Erase rows that somebody chose, with what was drawn from them."""
    return erase(connection, [*rows.fetch(connection, ids).values()], at)


def _holding(
    connection: sqlite3.Connection, scopes: Sequence[int], topic: Topic, text: str
) -> list[Memory]:
    """Return the rows that hold all words of a topic, also hidden ones."""
    words = content_words(text, topic.language)
    return recalling.holding(connection, scopes, words, hidden=True) if words else []


def _said_by(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    person: str | None,
    span: Span,
) -> list[Memory]:
    """Return what a person said and had kept in a time.

    A fact that was drawn from words of another time as well is not of this one.
    """
    found: list[Memory] = []
    for scope in scopes:
        found += rows.select(
            connection,
            "WHERE scope = ? AND at >= ? AND at < ? ORDER BY memory.id DESC LIMIT ?",
            (scope, span.first, span.stop, _MOST),
        )
    mine = {
        one.id: one
        for one in found
        if (one.source.speaker or one.scope.person) == person
    }
    facts = [one.id for one in mine.values() if one.kind is Kind.FACT]
    for fact, told in rows.said_in(connection, facts).items():
        if not told <= mine.keys():
            del mine[fact]
    return [*mine.values()]


def _with_sources(
    connection: sqlite3.Connection, found: Sequence[Memory]
) -> list[Memory]:
    """Add the diary rows that told only these facts, and facts only told in rows."""
    known = {one.id: one for one in found}
    facts = [one.id for one in found if one.kind is Kind.FACT]
    said = set().union(*rows.said_in(connection, facts).values())
    alone = [row for row in said if rows.told_by(connection, row) <= set(facts)]
    known |= rows.fetch(connection, [row for row in alone if row not in known])
    drawn = _drawn_only_from(
        connection, [one.id for one in known.values() if one.kind is not Kind.FACT]
    )
    known |= {one.id: one for one in drawn}
    return [*known.values()]


def _repeating(connection: sqlite3.Connection, facts: Sequence[Memory]) -> list[int]:
    """Return the diary rows that say all that a fact does: answers that told it."""
    found: list[int] = []
    for fact in facts:
        scopes = recalling.scopes_of(connection, fact.scope.person)
        words = content_words(fact.text, fact.language)
        found += [
            one.id
            for one in recalling.holding(connection, scopes, words, hidden=True)
            if one.kind is not Kind.FACT
        ]
    return list(dict.fromkeys(found))


def _drawn_only_from(
    connection: sqlite3.Connection, said: Sequence[int]
) -> list[Memory]:
    """Return the facts that were drawn from these diary rows and no others."""
    drawn = sorted(set().union(*(rows.told_by(connection, row) for row in said)))
    sources = rows.said_in(connection, drawn)
    return [
        one
        for one in rows.fetch(connection, drawn).values()
        if sources[one.id] <= set(said)
    ]


def _earlier(connection: sqlite3.Connection, facts: Sequence[Memory]) -> list[Memory]:
    """Return what facts once superseded, however often."""
    found: dict[int, Memory] = {}
    pending = [fact.id for fact in facts]
    while pending:
        older = rows.select(connection, "WHERE superseded_by = ?", (pending.pop(),))
        for memory in older:
            if memory.id not in found:
                found[memory.id] = memory
                pending.append(memory.id)
    return [one for one in found.values() if one not in facts]


def _of_unknown(connection: sqlite3.Connection) -> list[Memory]:
    """Return what unknown voices said of themselves."""
    return rows.select(
        connection,
        "WHERE person = '' AND speaker IS NULL AND (branch IS NULL OR branch <> ?)",
        (Branch.WORLD,),
    )


def _erased(
    connection: sqlite3.Connection, facts: Sequence[Memory], ids: Sequence[int]
) -> Forgotten:
    newest = rows.fetch(connection, sorted(ids)[-MOST_TEXTS:])
    turns = rows.turns_of(connection, ids)
    rows.erase(connection, ids)
    told = [one for one in newest.values() if one.kind is Kind.SAID]
    return Forgotten(
        facts=tuple(fact for fact in facts if fact.live),
        spoken=tuple(sorted(told, key=lambda one: -one.id)),
        ids=tuple(ids),
        erased=tuple(erased_words(one.text, one.language) for one in newest.values()),
        turns=turns,
    )


def _sorted(found: Sequence[Memory]) -> list[Memory]:
    return sorted(found, key=lambda one: (one.kind is not Kind.FACT, -one.id))


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """What was erased: the facts, for the answer, every id, and the newest words.

    `spoken` is what was told of it, newest first, for what is no fact. `turns` are
    those it was said in.
    """

    facts: tuple[Memory, ...] = ()
    spoken: tuple[Memory, ...] = ()
    ids: tuple[int, ...] = ()
    erased: tuple[Erased, ...] = ()
    turns: frozenset[str] = frozenset()

    def __add__(self, other: Forgotten) -> Forgotten:
        """Return what both took."""
        return Forgotten(
            facts=self.facts + other.facts,
            spoken=self.spoken + other.spoken,
            ids=self.ids + other.ids,
            erased=self.erased + other.erased,
            turns=self.turns | other.turns,
        )


_LOGGER = logging.getLogger(__name__)

type Listener = Callable[[Mutation], None]
type Parting = Callable[[Forgotten], None]


class News:
    """What changed, for those who keep something that was made of it."""

    def __init__(self, access: Access) -> None:
        """Take the file; nobody listens yet."""
        self._access = access
        # Counts the changes of what a warm profile is made of.
        self.changes = 0
        # Counts how often something that may have been told was taken out.
        self.removals = 0
        self._erased: deque[tuple[int, Sequence[Erased]]] = deque(maxlen=MOST_TIMES)
        self._listeners: list[Listener] = []
        self._partings: list[Parting] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call back after every change of the graph; returns how to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def on_forgotten(self, listener: Parting) -> Callable[[], None]:
        """Call back with what was erased; returns how to stop that."""
        self._partings.append(listener)
        return lambda: self._partings.remove(listener)

    def all_changed(self) -> None:
        """Make everything that was made of the memory be made anew."""
        self.changes += 1
        self.removals += 1

    def erased_since(self, removals: int) -> tuple[Erased, ...]:
        """Return what was erased after so many removals, as far as it is known."""
        return tuple(
            one for number, texts in self._erased if number > removals for one in texts
        )

    async def after(
        self,
        learned: Learned,
        forgotten: Forgotten | None,
        person: str | None,
        now: datetime,
    ) -> None:
        """Make the last good copy forget too, and tell the listeners."""
        changed = learned.stored + learned.retired
        gone = forgotten.ids if forgotten else ()
        retired = learned.retired + learned.stale
        self.removals += bool(gone or retired)
        if forgotten and forgotten.erased:
            self._erased.append((self.removals, forgotten.erased))
            for parting in tuple(self._partings):
                parting(forgotten)
        self.changes += bool(gone)
        try:
            if gone or retired:
                at, copy = rows.stamp(now), self._access.copy
                await self._access.outside(
                    lambda _: recovery.mirror(
                        copy, lambda kept: recovery.take_out(kept, gone, retired, at)
                    )
                )
            if changed:
                found = await self._access.read(
                    lambda connection: rows.fetch(connection, changed)
                )
                branches = tuple(memory.branch for memory in found.values())
                self._tell(branches, "update", person)
        except StoreError as error:
            # The change itself is on the disk, and that is what was asked for.
            _LOGGER.warning(
                "A change of the memory could not be followed up: %s", error
            )
            self.all_changed()
        if forgotten and forgotten.facts:
            self._tell(tuple(one.branch for one in forgotten.facts), "delete", person)

    def _tell(
        self, branches: tuple[Branch | None, ...], action: str, person: str | None
    ) -> None:
        for branch in dict.fromkeys(branches):
            if branch is None:
                continue
            self.changes += branch is not Branch.WORLD
            for listener in tuple(self._listeners):
                listener(Mutation(action=action, branch=branch, person=person))
