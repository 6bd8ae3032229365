"""What a model does for the memory when the house is quiet; all of it optional.

Nothing is marked as done that did not end in the store, so a failure or a
restart only means: later. What was corrected or forgotten while the model was
thinking makes its answer void.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
import re
from typing import Any, Final

from ..prompts import extract_facts, summarise_day
from . import diary, graph, rows
from .base import Ask, Branch, Kind, Memory, Note, Origin, Scope
from .learned import Learned, Moment
from .portability import read_note
from .replies import read_json
from .store import MemoryStore
from .wording import answered, as_stated, is_drawn_from, is_momentary, made_of

_CHUNK_CHARACTERS: Final = 6000
# Utterances that a model reads at once.
AT_ONCE: Final = 20
_NOTHING = re.compile(r"\W*(?:none|n/?a|null)?\W*", re.IGNORECASE)


async def summarise(store: MemoryStore, ask: Ask, most_days: int = 7) -> int:
    """Summarise finished days, oldest first; return how many parts were kept.

    Stops at the first answer that cannot be used.
    """
    kept = 0
    for _ in range(most_days):
        day = await store.read(lambda c: diary.unsummarised(c, store.today()))
        if day is None:
            break
        for part in _parts(day.spoken):
            if not await _summarise(store, ask, day, part):
                return kept
            kept += 1
    return kept


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


async def _summarise(
    store: MemoryStore, ask: Ask, day: diary.Day, part: Sequence[Memory]
) -> bool:
    # An answer that was missing at first is nothing to keep, and tempts to say so.
    spoken = [
        summarise_day.Spoken(user=memory.kind is Kind.SAID, text=text)
        for memory in part
        if (text := _worth(memory))
    ]
    prompt = summarise_day.render(day.day, spoken)
    entry = read_json(await ask(prompt, summarise_day.SCHEMA)).get("entry")
    if not isinstance(entry, str):
        return False
    entry = answered(entry, part[-1].language)
    texts = [memory.text for memory in part]
    summary = made_of(entry, texts, part[-1].language)
    if not summary and not _NOTHING.fullmatch(entry):
        return False
    return await store.write(lambda c: diary.summarised(c, day, part, summary))


def _worth(memory: Memory) -> str:
    """Return what a summary may be made of: a reply only as far as it answered."""
    if memory.kind is Kind.SAID:
        return memory.text
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
