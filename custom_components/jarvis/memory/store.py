"""The store: remember, recall, forget, correct; the only door to the file."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
import sqlite3
from typing import Self

from . import (
    browsing,
    copies,
    diary,
    forgetting,
    graph,
    hearing,
    portability,
    profile,
    recalling,
    rows,
    vectors,
)
from .base import (
    Branch,
    Embed,
    Kind,
    Memory,
    Mutation,
    Note,
    NothingToRemember,
    Query,
    Viewer,
)
from .copies import Health
from .facts import read
from .forgetting import Forgotten
from .hearing import Heard, Utterance
from .lanes import Lanes
from .learned import Learned, Moment
from .opening import close_cleanly, open_file
from .rank import rough_tokens
from .retention import Limits, prune

type Listener = Callable[[Mutation], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """Optional search by meaning: a model's name and its function."""

    model: str
    embed: Embed


class MemoryStore:
    """An open memory file."""

    def __init__(
        self,
        *,
        path: Path,
        copy: Path,
        lanes: Lanes,
        health: Health,
        clock: Callable[[], datetime],
        zone: tzinfo,
        count_tokens: Callable[[str], int],
        meaning: Meaning | None,
        limits: Limits,
    ) -> None:
        """Use `open` instead."""
        self.path = path
        self.health = health
        # Counts the changes of what a warm profile is made of.
        self.changes = 0
        self._copy = copy
        self._lanes = lanes
        self._clock = clock
        self._zone = zone
        self._count = count_tokens
        self._meaning = meaning
        self._limits = limits
        self._vectors = vectors.VectorIndex(meaning.model) if meaning else None
        self._listeners: list[Listener] = []

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        clock: Callable[[], datetime],
        zone: tzinfo,
        copy: Path | None = None,
        count_tokens: Callable[[str], int] = rough_tokens,
        meaning: Meaning | None = None,
        limits: Limits | None = None,
    ) -> Self:
        """Open or make the file; damage is repaired and told in `health`.

        `clock` gives aware moments. `copy` is where the last good copy lives
        (default: beside the file). Raises StoreError.
        """
        copy = copy or path.with_name(f"{path.stem}.good{path.suffix}")
        opened = await asyncio.to_thread(open_file, path, copy, clock())
        return cls(
            path=path,
            copy=copy,
            lanes=Lanes(opened.writer, opened.reader, path, close_cleanly),
            health=opened.health,
            clock=clock,
            zone=zone,
            count_tokens=count_tokens,
            meaning=meaning,
            limits=limits or Limits(),
        )

    async def close(self) -> None:
        """Finish what is under way and close the file; twice is fine."""
        await self._lanes.close()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call back after every change of the graph; returns how to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # -- keeping -----------------------------------------------------------

    async def hear(self, utterance: Utterance) -> Heard:
        """Take an utterance in: diary, facts, corrections, "forget …".

        When it returns, all of it is on the disk. Raises StoreError.
        """
        at, day = self._moment(utterance.at)

        def job(connection: sqlite3.Connection) -> Heard:
            reading = read(utterance.text, utterance.language)
            return hearing.hear(connection, utterance, reading, at, day)

        heard = await self._lanes.write(job)
        await self._after(heard.learned, heard.forgotten, utterance.person)
        return heard

    async def write_reply(self, note: Note) -> int:
        """Write an answer of Jarvis into the diary; it is never recalled."""
        return await self.write_diary(replace(note, kind=Kind.REPLY))

    async def write_diary(self, note: Note) -> int:
        """Write a row of the diary as it is, without reading facts from it."""
        at, day = self._moment(note.at)
        return await self._lanes.write(
            lambda connection: diary.write(connection, note, at, day)
        )

    async def remember(self, note: Note) -> int:
        """Keep a fact and return its id; the id of the known one if it is not new.

        Raises NothingToRemember, NotTrusted, StoreError.
        """
        learned = await self.keep(note)
        return (learned.stored + learned.known)[-1]

    async def keep(self, note: Note) -> Learned:
        """Keep a fact and tell what that changed.

        Words that read as a statement get its slot and value, so that a later
        one corrects them. Raises NothingToRemember, NotTrusted, StoreError.
        """
        at, day = self._moment(note.at)
        moment, notes = Moment(at=at, day=day), portability.read_note(note)
        learned = await self._lanes.write(
            lambda connection: graph.learn_all(connection, notes, moment)
        )
        await self._after(learned, None, note.scope.person)
        if not learned.stored and not learned.known:
            raise NothingToRemember("it was forgotten or corrected before")
        return learned

    async def correct(self, memory: int, text: str, language: str = "") -> int:
        """Replace a fact by new words of the owner or user; return the new id.

        Raises KeyError if there is no such live fact, StoreError.
        """
        at, day = self._moment(None)

        def job(connection: sqlite3.Connection) -> Learned:
            return portability.rewrite(
                connection, memory, text, language, Moment(at=at, day=day)
            )

        learned = await self._lanes.write(job)
        await self._after(learned, None, None)
        return (learned.stored + learned.known)[-1]

    async def recall(self, query: Query) -> tuple[Memory, ...]:
        """Return the best memories for a question, best first.

        Never what was corrected or forgotten, never another person's. Raises
        StoreError.
        """
        now = self._now().astimezone(self._zone)
        vector: tuple[float, ...] = ()
        if self._meaning is not None and (
            found := await self._meaning.embed([query.text])
        ):
            vector = tuple(found[0])

        def job(connection: sqlite3.Connection) -> tuple[Memory, ...]:
            wish = replace(recalling.prepare(query, now), vector=vector)
            return recalling.recall(connection, wish, self._count, self._vectors)

        return await self._lanes.read(job)

    async def warm_profile(
        self, viewer: Viewer, max_tokens: int = 512
    ) -> profile.Profile:
        """Collect a viewer's facts and directives; query-agnostic, cacheable."""
        return await self._lanes.read(
            lambda connection: profile.build(
                connection, viewer, max_tokens, self._count
            )
        )

    async def browse(self, page: browsing.Page) -> tuple[Memory, ...]:
        """Return a page of the owner's view, with provenance."""
        return await self._lanes.read(
            lambda connection: browsing.browse(connection, page)
        )

    async def get(self, memory: int) -> Memory | None:
        """Return one memory, also a retired one."""
        found = await self._lanes.read(
            lambda connection: rows.fetch(connection, [memory])
        )
        return found.get(memory)

    # -- letting go --------------------------------------------------------

    async def forget(self, what: str, language: str, viewer: Viewer) -> Forgotten:
        """Erase a topic from everything that this person may change."""
        at = self._now()
        return await self._erase(
            lambda connection: forgetting.by_topic(
                connection, forgetting.Topic(what, language), viewer.person, at
            ),
            viewer.person,
        )

    async def forget_person(self, person: str | None) -> Forgotten:
        """Erase everything that is a person's own."""
        at = self._now()
        return await self._erase(
            lambda connection: forgetting.everything_of(connection, person, at), person
        )

    async def delete(self, ids: Sequence[int]) -> Forgotten:
        """Erase rows that the owner chose, with their echoes."""
        at = self._now()
        return await self._erase(
            lambda connection: forgetting.rows_by_id(connection, ids, at), None
        )

    async def export(self, to: Path) -> int:
        """Write everything as JSON lines, for the owner's eyes; count the rows."""
        return await self._lanes.read(
            lambda connection: portability.export(connection, to)
        )

    async def import_(self, source: Path) -> portability.Imported:
        """Add the rows of an export that are not there yet; all or nothing."""
        return await self._lanes.write(
            lambda connection: portability.import_(connection, source, self._zone)
        )

    async def checkpoint(self) -> None:
        """Move the log into the file."""
        await self._lanes.outside(_checkpoint)

    async def pause(self) -> None:
        """Hold the main file still for a backup.

        What is written meanwhile is in the log, durable as ever.
        """
        self._lanes.held = True
        await self._lanes.outside(_checkpoint)

    async def resume(self) -> None:
        """End a pause."""
        self._lanes.held = False
        await self._lanes.outside(_checkpoint)

    async def maintain(self) -> None:
        """Prune, embed, copy: what can wait for a quiet hour. Raises StoreError."""
        at = self._now()
        pruned = await self._lanes.write(
            lambda connection: prune(connection, self._limits, at)
        )
        self._tell(tuple(pruned.branches), "delete", None)
        await self.embed_pending()
        await self._lanes.outside(_checkpoint)
        await asyncio.to_thread(copies.take, self.path, self._copy)

    async def embed_pending(self, limit: int = 256) -> int:
        """Give vectors to rows that have none; return how many got one."""
        if (meaning := self._meaning) is None:
            return 0
        pending = await self._lanes.read(
            lambda connection: vectors.without_vector(connection, meaning.model, limit)
        )
        if not pending:
            return 0
        found = await meaning.embed([text for _, text in pending])
        if len(found) != len(pending):
            return 0
        ids = [row for row, _ in pending]
        await self._lanes.write(
            lambda connection: vectors.keep(connection, meaning.model, ids, found)
        )
        return len(ids)

    async def learn_in_background(
        self, job: Callable[[sqlite3.Connection], Learned]
    ) -> Learned:
        """Run a job that learns, then tell listeners and the copy."""
        learned = await self._lanes.write(job)
        await self._after(learned, None, None)
        return learned

    async def write[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job of this package in a transaction (see `background.py`)."""
        return await self._lanes.write(job)

    async def read[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a reading job of this package."""
        return await self._lanes.read(job)

    def today(self) -> str:
        """Return the local day."""
        return self._moment(None)[1]

    def moment(self) -> Moment:
        """Return now, with its local day."""
        at, day = self._moment(None)
        return Moment(at=at, day=day)

    def _now(self) -> datetime:
        return self._clock().astimezone(UTC)

    def _moment(self, at: datetime | None) -> tuple[datetime, str]:
        """Return when and on which local day; nothing is kept from the future."""
        now = self._now()
        if at is None or at > now + timedelta(minutes=1):
            at = now
        return at, diary.local_day(at, self._zone)

    async def _erase(
        self, job: Callable[[sqlite3.Connection], Forgotten], person: str | None
    ) -> Forgotten:
        forgotten = await self._lanes.write(job)
        await self._after(Learned(), forgotten, person)
        return forgotten

    async def _after(
        self, learned: Learned, forgotten: Forgotten | None, person: str | None
    ) -> None:
        """Make the last good copy forget too, and tell the listeners."""
        changed = learned.stored + learned.retired
        gone = forgotten.ids if forgotten else ()
        retired = learned.retired + learned.stale
        if gone or retired:
            at = rows.stamp(self._now())
            await self._lanes.outside(
                lambda _: copies.mirror(
                    self._copy, lambda copy: copies.take_out(copy, gone, retired, at)
                )
            )
        if changed:
            found = await self._lanes.read(
                lambda connection: rows.fetch(connection, changed)
            )
            self._tell(
                tuple(memory.branch for memory in found.values()), "update", person
            )
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


def _checkpoint(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
