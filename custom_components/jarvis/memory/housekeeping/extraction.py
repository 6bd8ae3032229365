"""What a model does for the memory when the house is quiet; all of it optional.

It draws facts from utterances, tells which of two facts about one matter holds, and
sums up days. Nothing is marked as done that did not end in the store, so a failure or
a restart only means: later. What was corrected or forgotten while the model was
thinking makes its answer void.
"""

from collections.abc import Iterator, Sequence
import logging
import re
import sqlite3
from typing import Final

from ...lang.lenient_json import read_json
from ...prompts import extract_memories, summarise_day
from .. import diary, rows, words
from ..base import Ask, Branch, Kind, Memory, Note, Origin, Scope
from ..extract import Extraction, accepted
from ..finding import recalling
from ..service import MemoryService
from ..words import Learned, Moment, made_of

_LOGGER = logging.getLogger(__name__)
_CHUNK_CHARACTERS: Final = 6000
# Utterances that a model reads in one quiet stretch.
AT_ONCE: Final = 20
# Known facts that are shown with an utterance.
_SHOWN: Final = 8
_CONFIDENCE: Final = 0.7
# Who said it is no model's to know: facts are in the words of who speaks.
_SPEAKER: Final = "the user"
_NOTHING = re.compile(r"\W*(?:none|n/?a|null)?\W*", re.IGNORECASE)


async def extract(
    store: MemoryService, ask: Ask, most: int = AT_ONCE
) -> Learned | None:
    """Let a model read utterances for facts, oldest first, each kept at once.

    None if an answer does not come or is of no use: what is unread stays so.
    """
    learned = Learned()
    for _ in range(most):
        unread = await store.read(lambda c: diary.unread(c, 1))
        if not unread:
            break
        said = unread[0]
        shown = await store.read(lambda c, one=said: _near(c, one))  # type: ignore[misc]
        prompt = extract_memories.render(
            said.text,
            _SPEAKER,
            store.day_of(said.at),
            [(one.id, one.text) for one in shown],
        )
        answer = await ask(prompt, extract_memories.SCHEMA)
        if answer is None:
            return None
        found = accepted(
            answer, said.text, [(one.id, one.text) for one in shown], said.language
        )
        if not found.readable:
            if not await store.write(lambda c, one=said: diary.set_back(c, one.id)):  # type: ignore[misc]
                _LOGGER.info("What a model made of an utterance was never fit")
            return None
        moment = store.moment()
        learned += await store.learn_in_background(
            lambda c, one=said, found=found, moment=moment: _keep(  # type: ignore[misc]
                c, one, found, moment
            )
        )
    return learned


def _near(connection: sqlite3.Connection, said: Memory) -> list[Memory]:
    """Return what is known of the matters of an utterance, of the same people."""
    scopes = recalling.scopes_of(connection, said.scope.person)
    near = recalling.nearest(connection, scopes, said.text, said.language)
    near += recalling.newest_facts(connection, scopes, _SHOWN)
    mine = {one.id: one for one in near if one.scope.person == said.scope.person}
    return list(mine.values())[:_SHOWN]


def _keep(
    connection: sqlite3.Connection, said: Memory, found: Extraction, moment: Moment
) -> Learned:
    """Keep facts of an utterance that is still live, and mark it as read."""
    now = rows.fetch(connection, [said.id]).get(said.id)
    if now is None or not now.live:
        return Learned()
    learned = Learned()
    when = Moment(at=said.at, day=moment.day, said=said.id)
    for fact in found.add:
        note = Note(
            text=fact.text,
            language=said.language,
            branch=Branch.USER,
            scope=Scope(person=said.scope.person, private=said.scope.private),
            origin=Origin.MODEL,
            source=said.source,
            confidence=_CONFIDENCE,
        )
        older = [
            one
            for one in fact.supersedes
            if one < said.id or _is_older(connection, one, said)
        ]
        learned += words.learn(connection, note, when, older)
    diary.mark_read(connection, [said.id])
    return learned


def _is_older(connection: sqlite3.Connection, fact: int, said: Memory) -> bool:
    """Tell whether a fact was told before an utterance, whenever it was kept."""
    known = rows.fetch(connection, [fact]).get(fact)
    return known is not None and known.at <= said.at


async def reconcile(store: MemoryService, ask: Ask, most: int = 4) -> int:
    """Put pairs of facts to a model, each once; return how many were superseded.

    Stops at the first answer that does not come.
    """
    retired = 0
    for _ in range(most):
        pair = await store.read(_next_pair)
        if pair is None:
            break
        older, newer = pair
        prompt = extract_memories.render(
            newer.text,
            _SPEAKER,
            store.day_of(newer.at),
            [(older.id, older.text)],
        )
        answer = await ask(prompt, extract_memories.SCHEMA)
        if answer is None:
            break
        found = accepted(answer, newer.text, [(older.id, older.text)], newer.language)
        gone = any(older.id in fact.supersedes for fact in found.add)
        learned = await store.learn_in_background(
            lambda c, pair=pair, gone=gone: _settle(c, *pair, gone=gone)  # type: ignore[misc]
        )
        retired += len(learned.retired)
    return retired


def _next_pair(connection: sqlite3.Connection) -> tuple[Memory, Memory] | None:
    pair = connection.execute(
        "SELECT earlier, later FROM compared JOIN memory AS one ON one.id = earlier"
        " JOIN memory AS two ON two.id = later"
        " WHERE NOT done AND one.state = 0 AND two.state = 0 LIMIT 1"
    ).fetchone()
    if pair is None:
        return None
    known = rows.fetch(connection, pair)
    return known[pair[0]], known[pair[1]]


def _settle(
    connection: sqlite3.Connection, older: Memory, newer: Memory, *, gone: bool
) -> Learned:
    known = rows.fetch(connection, [older.id, newer.id])
    connection.execute(
        "UPDATE compared SET done = 1 WHERE earlier = ? AND later = ?",
        (older.id, newer.id),
    )
    live = len(known) == 2 and all(one.live for one in known.values())  # noqa: PLR2004 - a pair
    if not gone or not live:
        return Learned()
    return words.retire(connection, [older], newer.at, newer.id)


async def summarise(store: MemoryService, ask: Ask, most_days: int = 7) -> int:
    """Summarise finished days, oldest first; return how many parts were kept.

    Stops at the first answer that does not come. A day whose answers are unfit waits
    longer each time, and is given up in the end; the days behind it go on.
    """
    kept = 0
    tried: set[tuple[str, int]] = set()
    for _ in range(most_days):
        day = await _due(store)
        if day is None or (day.day, day.scope) in tried:
            break
        tried.add((day.day, day.scope))
        for part in _parts(day.spoken):
            if (reply := await ask(_asking(day, part), summarise_day.SCHEMA)) is None:
                return kept
            if (summary := _summary_of(reply, part)) is None:
                await _refuse(store, day)
                break
            if not await _sum_up(store, day, part, summary):
                return kept
            kept += 1
        else:
            # A long day comes in pieces.
            tried.clear()
    return kept


async def _due(store: MemoryService) -> diary.Day | None:
    at = store.moment().at
    return await store.read(lambda c: diary.unsummarised(c, store.today(), at))


async def _sum_up(
    store: MemoryService, day: diary.Day, part: Sequence[Memory], summary: str
) -> bool:
    return await store.write(lambda c: diary.summarised(c, day, part, summary))


async def _refuse(store: MemoryService, day: diary.Day) -> None:
    at = store.moment().at
    if await store.write(lambda c: diary.refused(c, day, at)):
        _LOGGER.info("No summary of %s was fit; its words stay as they are", day.day)


def _asking(day: diary.Day, part: Sequence[Memory]) -> str:
    spoken = [
        summarise_day.Spoken(user=memory.kind is Kind.SAID, text=memory.text)
        for memory in part
        if memory.live or memory.kind is not Kind.SAID
    ]
    return summarise_day.render(day.day, spoken)


def _summary_of(reply: str, part: Sequence[Memory]) -> str | None:
    """Return what may be kept of a model's summary, '' for nothing; None if unfit."""
    entry = read_json(reply).get("entry")
    if not isinstance(entry, str):
        return None
    texts = [memory.text for memory in part]
    summary = made_of(entry, texts, part[-1].language)
    return summary if summary or _NOTHING.fullmatch(entry) else None


def _parts(spoken: Sequence[Memory]) -> Iterator[list[Memory]]:
    """Cut a long day into parts that fit a prompt; every row is in one of them."""
    part: list[Memory] = []
    size = 0
    for memory in spoken:
        if part and size + len(memory.text) > _CHUNK_CHARACTERS:
            yield part
            part, size = [], 0
        part.append(memory)
        size += len(memory.text)
    if part:
        yield part
