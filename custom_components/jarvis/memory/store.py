"""The store: remember, recall, forget, correct; the only door to the file."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
import sqlite3
from typing import Self

from . import diary, forgetting, graph, profile, rows
from .base import (
    Embed,
    ImportStopped,
    Kind,
    Memory,
    Note,
    NothingToRemember,
    Query,
    StoreError,
    Viewer,
)
from .diary import Utterance
from .file.access import Access, Told
from .file.copies import Health
from .file.late import Late
from .finding import recalling, vectors
from .forgetting import Forgotten, Topic
from .graph import Learned, Moment
from .housekeeping import browsing, portability
from .housekeeping.news import Listener, News, Parting
from .housekeeping.retention import Limits
from .housekeeping.upkeep import Upkeep
from .rank import rough_tokens
from .words import Erased


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """Optional search by meaning: a model's name and its function.

    `ask` is for models that take questions otherwise than what is kept.
    """

    model: str
    embed: Embed
    ask: Embed | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Memories, best first; `meaning`: was it searched by: "used", "failed", "off"."""

    memories: tuple[Memory, ...]
    meaning: str


class MemoryStore:
    """A memory file, open or opened as soon as that can be done."""

    def __init__(
        self,
        access: Access,
        *,
        clock: Callable[[], datetime],
        zone: tzinfo,
        count_tokens: Callable[[str], int],
        meaning: Meaning | None,
        limits: Limits,
    ) -> None:
        """Use `open` instead."""
        self.path = access.path
        self._access = access
        self._clock = clock
        self._zone = zone
        self._count = count_tokens
        self._meaning = meaning
        self._vectors = vectors.VectorIndex(meaning.model) if meaning else None
        self._news = News(access)
        self.late = Late(access.path.with_name(f"{access.path.stem}.late.jsonl"))
        access.before = self.catch_up
        self.upkeep = Upkeep(
            access,
            limits=limits,
            now=self._now,
            model=meaning.model if meaning else "",
            embed=meaning.embed if meaning else None,
        )

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
        on_trouble: Told | None = None,
    ) -> Self:
        """Open or make the file; damage is repaired and told in `health`.

        `clock` gives aware moments. `copy` is where the last good copy lives, if not
        beside. `on_trouble` hears what writing runs into, None when it goes well; with
        it a file that cannot be opened is tried again, without it StoreError is raised.
        """
        copy = copy or path.with_name(f"{path.stem}.good{path.suffix}")
        access = Access(path, copy, clock)
        try:
            await access.open()
        except StoreError as error:
            if on_trouble is None:
                raise
            on_trouble(error)
        access.on_trouble = on_trouble
        store = cls(
            access,
            clock=clock,
            zone=zone,
            count_tokens=count_tokens,
            meaning=meaning,
            limits=limits or Limits(),
        )
        await store.late.load()
        return store

    @property
    def health(self) -> Health:
        """How the file was found when it was last opened."""
        return self._access.health

    @property
    def changes(self) -> int:
        """Count of the changes of what a warm profile is made of."""
        return self._news.changes

    @property
    def removals(self) -> int:
        """Count of how often something was forgotten or corrected."""
        return self._news.removals

    def erased_since(self, removals: int) -> tuple[Erased, ...]:
        """Return the words of what was erased after so many removals."""
        return self._news.erased_since(removals)

    async def close(self) -> None:
        """Finish what is under way and close the file; twice is fine."""
        await self._access.close()

    async def probe(self) -> None:
        """Try whether the file can be written again. Raises StoreError."""
        await self._access.probe()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call back after every change of the graph; returns how to stop that."""
        return self._news.listen(listener)

    def on_forgotten(self, listener: Parting) -> Callable[[], None]:
        """Call back with what was erased; returns how to stop that."""
        return self._news.on_forgotten(listener)

    # -- keeping -----------------------------------------------------------

    async def catch_up(self) -> None:
        """Write what could not be written when it was said. Raises StoreError."""
        await self.late.catch_up(self.hear)

    async def hear(self, utterance: Utterance) -> int:
        """Write an utterance into the diary as it was said; return its id.

        When it returns, it is on the disk. Raises StoreError.
        """
        at, day = self._moment(utterance.at)
        utterance = replace(utterance, text=rows.steerless(utterance.text))
        return await self._access.write(
            lambda connection: diary.hear(connection, utterance, at, day)
        )

    async def write_reply(self, note: Note) -> int:
        """Write an answer of Jarvis into the diary; it is never recalled."""
        return await self.write_diary(replace(note, kind=Kind.REPLY))

    async def write_diary(self, note: Note) -> int:
        """Write a row of the diary as it is."""
        at, day = self._moment(note.at)
        return await self._access.write(
            lambda connection: diary.write(connection, note, at, day)
        )

    async def remember(self, note: Note) -> int:
        """Keep a fact and return its id; the id of the known one if it is not new.

        Raises NothingToRemember, NotTrusted, StoreError.
        """
        learned = await self.keep(note)
        return (learned.stored + learned.known)[-1]

    async def keep(
        self,
        note: Note,
        supersedes: Sequence[int] = (),
        said: Utterance | None = None,
    ) -> Learned:
        """Keep a fact in place of others, and the utterance that told it.

        Raises NothingToRemember, NotTrusted, StoreError.
        """
        at, day = self._moment(note.at)

        def job(connection: sqlite3.Connection) -> Learned:
            row = diary.hear(connection, said, at, day) if said else 0
            diary.mark_read(connection, [row])
            moment = Moment(at=at, day=day, said=row or None)
            return graph.learn(connection, note, moment, supersedes)

        learned = await self._access.write(job)
        await self._news.after(learned, None, note.scope.person, self._now())
        if not learned.stored and not learned.known:
            raise NothingToRemember("it was forgotten or corrected before")
        return learned

    async def correct(self, memory: int, text: str, language: str = "") -> int:
        """Replace a live fact by new words; return the new id.

        Raises KeyError, StoreError.
        """
        at, day = self._moment(None)
        moment = Moment(at=at, day=day)
        learned = await self._access.write(
            lambda c: graph.rewrite(c, memory, text, language, moment)
        )
        await self._news.after(learned, None, None, self._now())
        return (learned.stored + learned.known)[-1]

    async def recall(self, query: Query) -> tuple[Memory, ...]:
        """Return the best memories for a question, best first; raises StoreError.

        Never what was corrected or forgotten, never another person's.
        """
        return (await self.search(query)).memories

    async def search(self, query: Query) -> Found:
        """Recall, and tell how far the meaning of the question could be looked for."""
        now = self._now().astimezone(self._zone)
        vector: tuple[float, ...] = ()
        meaning = "off"
        if self._meaning is not None and query.text.strip():
            ask = self._meaning.ask or self._meaning.embed
            found = await ask([query.text])
            vector, meaning = (tuple(found[0]), "used") if found else ((), "failed")

        def job(connection: sqlite3.Connection) -> tuple[Memory, ...]:
            wish = replace(recalling.prepare(query, now), vector=vector)
            return recalling.recall(connection, wish, self._count, self._vectors)

        return Found(memories=await self._access.read(job), meaning=meaning)

    async def warm_profile(
        self, viewer: Viewer, max_tokens: int = 512
    ) -> profile.Profile:
        """Collect a viewer's facts and directives; query-agnostic, cacheable."""
        return await self._access.read(
            lambda c: profile.build(c, viewer, max_tokens, self._count)
        )

    async def browse(self, page: browsing.Page) -> tuple[Memory, ...]:
        """Return a page of the owner's view, with provenance."""
        return await self._access.beside(lambda c: browsing.browse(c, page))

    async def get(self, memory: int) -> Memory | None:
        """Return one memory, also a retired one."""
        found = await self._access.read(lambda c: rows.fetch(c, [memory]))
        return found.get(memory)

    # -- letting go --------------------------------------------------------

    async def meant(
        self, what: str, language: str, viewer: Viewer, *, all_of_it: bool = False
    ) -> list[list[Memory]]:
        """Return what a topic that is to be forgotten means, matter by matter."""
        topic = self._topic(what, language, all_of_it=all_of_it)
        return await self._access.read(
            lambda c: forgetting.matters(c, forgetting.meant(c, topic, viewer.person))
        )

    async def forget(
        self, what: str, language: str, viewer: Viewer, *, all_of_it: bool = False
    ) -> Forgotten:
        """Erase a topic from everything that this person may change."""
        at, person = self._now(), viewer.person
        topic = self._topic(what, language, all_of_it=all_of_it)
        return await self._erase(
            lambda c: forgetting.erase(c, forgetting.meant(c, topic, person), at),
            person,
        )

    def _topic(self, what: str, language: str, *, all_of_it: bool) -> Topic:
        now = self._now().astimezone(self._zone)
        return Topic(text=what, language=language, now=now, all_of_it=all_of_it)

    async def forget_person(self, person: str | None) -> Forgotten:
        """Erase everything that is a person's own."""
        at = self._now()
        return await self._erase(
            lambda connection: forgetting.everything_of(connection, person, at), person
        )

    async def delete(self, ids: Sequence[int]) -> Forgotten:
        """Erase rows that somebody chose, with what was drawn from them."""
        at = self._now()
        return await self._erase(lambda c: forgetting.rows_by_id(c, ids, at), None)

    async def export(self, to: Path) -> int:
        """Write everything as JSON lines, for the owner's eyes; count the rows."""
        return await self._access.beside(lambda c: portability.export(c, to))

    async def import_(
        self, source: Path, redact: portability.Redact | None = None
    ) -> portability.Imported:
        """Add the rows of an export that are not there yet.

        `redact` masks secrets in (text, language). Raises NoExport, and
        ImportStopped: what came before then stays, and an import can be repeated.
        """
        ground = portability.Ground(self._zone, self._now(), redact)
        done, line = portability.Imported(), 1
        file = await asyncio.to_thread(portability.Export, source, ground)
        try:
            while part := await asyncio.to_thread(file.part):
                done += await self._access.write(
                    lambda connection, part=part: portability.add_all(  # type: ignore[misc]
                        connection, part, self._zone, file.ids
                    )
                )
                line = file.read
        except (OSError, StoreError) as error:
            raise ImportStopped(
                str(error), line=str(line), added=str(done.added), reason=str(error)
            ) from error
        finally:
            await asyncio.to_thread(file.close)
            self._news.all_changed()
        return done

    async def learn_in_background(
        self, job: Callable[[sqlite3.Connection], Learned]
    ) -> Learned:
        """Run a job that learns, then tell listeners and the copy."""
        learned = await self._access.write(job)
        await self._news.after(learned, None, None, self._now())
        return learned

    async def write[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job of this package in a transaction (see `extraction.py`)."""
        return await self._access.write(job)

    async def read[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a reading job of this package."""
        return await self._access.read(job)

    def today(self) -> str:
        """Return the local day."""
        return self._moment(None)[1]

    def day_of(self, at: datetime) -> str:
        """Return the local day of a moment."""
        return diary.local_day(at, self._zone)

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
        forgotten = await self._access.write(job)
        await self._news.after(Learned(), forgotten, person, self._now())
        return forgotten
