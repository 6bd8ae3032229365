"""What a model does for the memory when the house is quiet; all of it optional.

Nothing is marked as done that did not end in the store, so a failure or a
restart only means: later. What was corrected or forgotten while the model was
thinking makes its answer void.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
import logging
import re
from typing import Any, Final

from ...prompts import extract_facts, summarise_day
from ...statements.branch import Branch, Kind
from ...statements.wording import (
    answered,
    as_stated,
    is_drawn_from,
    is_momentary,
    made_of,
)
from .. import diary, graph, rows
from ..base import Ask, Memory, Note, Origin, Scope
from ..intake.learned import Learned, Moment
from ..store import MemoryStore
from .portability import read_note
from .replies import read_json

_LOGGER = logging.getLogger(__name__)
_CHUNK_CHARACTERS: Final = 6000
# Utterances that a model reads at once.
AT_ONCE: Final = 20
_NOTHING = re.compile(r"\W*(?:none|n/?a|null)?\W*", re.IGNORECASE)


async def summarise(store: MemoryStore, ask: Ask, most_days: int = 7) -> int:
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


async def _due(store: MemoryStore) -> diary.Day | None:
    at = store.moment().at
    return await store.read(lambda c: diary.unsummarised(c, store.today(), at))


async def _sum_up(
    store: MemoryStore, day: diary.Day, part: Sequence[Memory], summary: str
) -> bool:
    return await store.write(lambda c: diary.summarised(c, day, part, summary))


async def _refuse(store: MemoryStore, day: diary.Day) -> None:
    at = store.moment().at
    if await store.write(lambda c: diary.refused(c, day, at)):
        _LOGGER.info("No summary of %s was fit; its words stay as they are", day.day)


async def extract(store: MemoryStore, ask: Ask, most: int = AT_ONCE) -> Learned | None:
    """Let a model read utterances for facts; None if its answer is of no use."""
    unread = await store.read(lambda c: diary.unread(c, most))
    if not unread:
        return Learned()
    lines = {number: memory.text for number, memory in enumerate(unread, start=1)}
    told = await ask(extract_facts.render(lines), extract_facts.SCHEMA)
    reply = read_json(told, "facts")
    if not isinstance(reply.get("facts"), list):
        return None
    if (notes := _notes(reply["facts"], unread)) is None:
        return None
    moment = store.moment()
    return await store.learn_in_background(
        lambda connection: _keep(connection, unread, notes, moment)
    )


def _asking(day: diary.Day, part: Sequence[Memory]) -> str:
    # An answer that was missing at first is nothing to keep, and tempts to say so.
    spoken = [
        summarise_day.Spoken(user=memory.kind is Kind.SAID, text=text)
        for memory in part
        if (text := _worth(memory))
    ]
    return summarise_day.render(day.day, spoken)


def _summary_of(reply: str, part: Sequence[Memory]) -> str | None:
    """Return what may be kept of a model's summary, '' for nothing; None if unfit."""
    entry = read_json(reply).get("entry")
    if not isinstance(entry, str):
        return None
    entry = answered(entry, part[-1].language)
    texts = [memory.text for memory in part]
    summary = made_of(entry, texts, part[-1].language)
    return summary if summary or _NOTHING.fullmatch(entry) else None


def _worth(memory: Memory) -> str:
    """Return what a summary may be made of: a reply only as far as it answered."""
    if memory.kind is Kind.SAID:
        return memory.text if memory.live else ""
    return answered(memory.text, memory.language)


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


def _notes(found: list[Any], unread: Sequence[Memory]) -> list[tuple[int, Note]] | None:
    """Return what can be used of a model's facts, with the utterance of each.

    None if there are facts but none is written as it was asked for.
    """
    read = [one for one in map(_read_fact, found) if one is not None]
    if found and not read:
        return None
    notes: list[tuple[int, Note]] = []
    for line, written, branch in read:
        if not 1 <= line <= len(unread):
            continue
        source = unread[line - 1]
        text = as_stated(written, source.language)
        if is_momentary(text, source.language) or not is_drawn_from(
            text, source.text, source.language
        ):
            continue
        note = Note(
            text=text.strip(),
            language=source.language,
            branch=Branch.USER if branch == "USER" else Branch.WORLD,
            scope=Scope(person=source.scope.person, private=source.scope.private),
            origin=Origin.MODEL,
            source=source.source,
            confidence=0.7,
        )
        notes += [(source.id, each) for each in read_note(note)]
    return notes


def _read_fact(fact: Any) -> tuple[int, str, str] | None:
    """Return line, words and branch of one fact; None if that is not what it is."""
    if not isinstance(fact, dict):
        return None
    line, text = fact.get("line"), fact.get("fact")
    if isinstance(line, str) and line.strip().isdecimal():
        line = int(line)
    if not isinstance(line, int) or isinstance(line, bool):
        return None
    return (line, text, str(fact.get("branch"))) if isinstance(text, str) else None


def _keep(
    connection: Any,
    unread: Sequence[Memory],
    notes: Sequence[tuple[int, Note]],
    moment: Moment,
) -> Learned:
    """Keep facts of utterances that are still live; mark those as read."""
    alive = {
        row for row, one in rows.fetch(connection, _ids(unread)).items() if one.live
    }
    learned = Learned()
    for said, note in notes:
        if said in alive:
            learned += graph.learn(connection, note, replace(moment, said=said))
    diary.mark_read(connection, sorted(alive))
    return learned


def _ids(memories: Sequence[Memory]) -> list[int]:
    return [memory.id for memory in memories]
