"""The memory service: remember, recall, forget, correct; the one facade of the file.

Writes that nobody waits for run beside the turn; whoever looks into the memory
next waits for those that tell something, so that a second turn sees what the first one
was told; for a question or an answer that is still being written nobody waits. What
cannot be written, because the file is held or the disk is full, is written later.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
import logging
from pathlib import Path
import sqlite3
from typing import Any, Final, Self

from . import diary, forgetting, rows, words
from .base import (
    Embed,
    ImportStopped,
    Kind,
    Memory,
    Note,
    NothingToRemember,
    Query,
    Scope,
    StoreError,
    Viewer,
)
from .dialogue import Talk, Talks
from .diary import Utterance
from .file.access import Access, Told
from .file.lanes import PASSING, Late
from .file.recovery import Health
from .finding import recalling, vectors
from .finding.search import rough_tokens
from .forgetting import Forgotten, Listener, News, Parting, Topic
from .housekeeping import portability
from .housekeeping.upkeep import Limits, Upkeep
from .words import Erased, Learned, Moment

_LOGGER = logging.getLogger(__name__)
# Orders that wait to be written.
_MOST_ORDERS: Final = 100
# So long a closing house waits for what is still being written.
_DRAIN_SECONDS: Final = 8.0
# So long a question waits for what was told; somebody else may hold the file.
SETTLE_SECONDS: Final = 1.0

type Start = Callable[[Coroutine[Any, Any, None], str], asyncio.Task[None]]
# Masks the house's secrets in (text, language).
type Redact = Callable[[str, str], str]


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


def _task(job: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    return asyncio.create_task(job, name=name)


class MemoryService(Talks):
    """The memory of a house: its file, open or opened as soon as that can be done.

    Without a file, or closed, whatever needs one raises MemoryClosed.
    """

    def __init__(
        self,
        access: Access,
        *,
        clock: Callable[[], datetime],
        zone: tzinfo,
        count_tokens: Callable[[str], int],
        meaning: Meaning | None,
        limits: Limits,
        start: Start,
        redact: Redact,
    ) -> None:
        """Use `open` or `off` instead."""
        super().__init__()
        self.is_on = False
        self.redact = redact
        self._start = start
        self._orders: list[tuple[Talk, datetime, str]] = []
        self._pending: set[asyncio.Task[None]] = set()
        self._telling: set[asyncio.Task[None]] = set()
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
        start: Start = _task,
        redact: Redact = lambda text, _: text,
    ) -> Self:
        """Open or make the file; damage is repaired and told in `health`.

        `clock` gives aware moments. `copy` is where the last good copy lives, if not
        beside. `on_trouble` hears what writing runs into, None when it goes well; with
        it a file that cannot be opened is tried again, without it StoreError is raised.
        `start` runs a task.
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
            start=start,
            redact=redact,
        )
        await store.late.load()
        store.is_on = True
        return store

    @classmethod
    def off(
        cls, *, clock: Callable[[], datetime], start: Start, redact: Redact
    ) -> Self:
        """Return the service of a house that keeps nothing."""
        return cls(
            Access.closed(clock),
            clock=clock,
            zone=UTC,
            count_tokens=rough_tokens,
            meaning=None,
            limits=Limits(),
            start=start,
            redact=redact,
        )

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
        """Write what is pending, then close the file; twice is fine."""
        time = asyncio.get_running_loop().time
        over = time() + _DRAIN_SECONDS
        # What is written may have an answer to it written next.
        while time() < over and (
            left := {one for one in self._pending if not one.done()}
        ):
            await _done(left, over - time())
        if self.is_on:
            self.is_on = False
            await _quietly(self.catch_up(), "Remembering what was said before")
            await _quietly(self.write_orders(), "Noting orders")
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

    # -- beside the turn -----------------------------------------------------

    def is_quiet(self, span: timedelta) -> bool:
        """Tell whether nobody has spoken for so long, and nothing is being written."""
        return self.is_silent(span) and not self._pending

    def later(
        self, job: Coroutine[Any, Any, object], name: str, *, tells: bool = True
    ) -> None:
        """Do something beside the turn; a failure is logged and costs nothing.

        `tells`: it may change what a question finds, so that one waits for it.
        """
        task = self._start(_quietly(job, name), name)
        if not task.done():
            self._pending.add(task)
            task.add_done_callback(self._pending.discard)
            if tells:
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    async def settle(self, seconds: float = SETTLE_SECONDS) -> bool:
        """Wait until a question finds all that was told; False if that takes longer."""
        return await _done(self._telling, seconds)

    def compare(self, found: Sequence[Memory]) -> None:
        """Note, beside the turn, what was recalled together and may disagree."""
        if words.has_rivals(found):
            job = self.write(lambda c: words.note_rivals(c, found))
            self.later(job, "Noting what may disagree", tells=False)

    # -- keeping -----------------------------------------------------------

    def utterance(self, talk: Talk) -> Utterance:
        """Return what is being said as the diary takes it, keys of the house masked."""
        return Utterance(
            text=self.redact(talk.text, talk.language),
            language=talk.language,
            person=talk.viewer.person,
            source=talk.source,
            at=self._now(),
            asks=talk.asks,
        )

    async def take_in(self, talk: Talk) -> int:
        """Take in what nobody waits for; 0 if that can only be done later."""
        utterance = self.utterance(talk)
        try:
            return await self.hear(utterance)
        except PASSING as error:
            _LOGGER.warning("What is said will be remembered later: %s", error)
            await self.late.add(utterance)
        return 0

    async def catch_up(self) -> None:
        """Write what could not be written when it was said. Raises StoreError."""
        await self.late.catch_up(self.hear)

    async def write_orders(self) -> None:
        """Write the orders that were noted. Raises StoreError; they wait on then."""
        if orders := self._orders:
            self._orders = []
            try:
                await self._access.write(lambda c: self._write_orders(c, orders))
            except StoreError:
                self._orders = (orders + self._orders)[-_MOST_ORDERS:]
                raise

    def note_order(self, talk: Talk, answer: str) -> None:
        """Let an order and its answer be written into the diary in a quiet minute.

        It is no knowledge: no model reads it, it is neither recalled nor summed up, and
        no lamp waits for the disk. In a crash the last of them may be lost.
        """
        self._orders.append((replace(talk, asks=True), self._now(), answer))
        if len(self._orders) >= _MOST_ORDERS:
            self.later(self.write_orders(), "Noting orders", tells=False)

    def _write_orders(
        self,
        connection: sqlite3.Connection,
        orders: Sequence[tuple[Talk, datetime, str]],
    ) -> None:
        for talk, when, answer in orders:
            said, (at, day) = self.utterance(talk), self._moment(when)
            scope = Scope(person=said.person)
            reply = Note(text=answer, kind=Kind.REPLY, scope=scope, source=said.source)
            for row in (
                diary.hear(connection, said, at, day),
                diary.write(connection, reply, at, day),
            ):
                diary.mark(connection, row, read=True, summarised=True)

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
            return words.learn(connection, note, moment, supersedes)

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
            lambda c: words.rewrite(c, memory, text, language, moment)
        )
        await self._news.after(learned, None, None, self._now())
        return (learned.stored + learned.known)[-1]

    async def recall(self, query: Query) -> tuple[Memory, ...]:
        """Return the best memories for a question, best first, after what was told.

        Never what was corrected or forgotten, never another's. Raises StoreError.
        """
        await self.settle()
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
    ) -> recalling.Profile:
        """Collect a viewer's facts and directives; query-agnostic, cacheable."""
        return await self._access.read(
            lambda c: recalling.build(c, viewer, max_tokens, self._count)
        )

    async def browse(self, page: diary.Page) -> tuple[Memory, ...]:
        """Return a page of the owner's view, with provenance."""
        await self._noted()
        return await self._access.beside(lambda c: diary.browse(c, page))

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
        await self._noted()
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
        await self._noted()
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

    async def _noted(self) -> None:
        """Have the orders written that wait; where that cannot be, they wait on."""
        with suppress(StoreError):
            await self.write_orders()

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
        await self._noted()
        forgotten = await self._access.write(job)
        await self._news.after(Learned(), forgotten, person, self._now())
        return forgotten


async def _done(tasks: set[asyncio.Task[None]], seconds: float) -> bool:
    if not tasks:
        return True
    _, late = await asyncio.wait(set(tasks), timeout=seconds)
    return not late


async def _quietly(job: Coroutine[Any, Any, object], name: str) -> None:
    try:
        await job
    except StoreError as error:
        _LOGGER.warning("%s failed: %s", name, error)
