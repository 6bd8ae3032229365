"""Finds rows that speak of one thing: to correct it, to forget it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
import re
import sqlite3
from typing import Final

from ...lang.keywords import Keyword, content_words
from ...statements.branch import Kind
from ...statements.rivals.apart import are_of_two
from ...statements.rivals.doers import is_of_another
from ...statements.slots import subject_of
from ...statements.wording import roots
from ..base import Memory
from ..rows import fetch, select
from .matching import NEWEST_ID, matching

# Sharing this much of the words, two statements are about the same.
SAME_TOPIC: Final = 0.5
_MENTIONS: Final = 0.6
_MOST: Final = 1000
# Rows looked at per word, and rows read of them.
_NEWEST: Final = 300
_LIKELY: Final = 32
# Rows looked at per word for what stands nearest.
_NEAR: Final = 100
_KANA = re.compile("[\u3040-\u309f]+")


def scopes_of(connection: sqlite3.Connection, person: str | None) -> tuple[int, ...]:
    """Return the scopes that a person may change: their own and the household's."""
    rows = connection.execute(
        "SELECT id FROM scope WHERE person = '' OR person = ?", (person or "",)
    )
    return tuple(int(row[0]) for row in rows)


def own_scopes(connection: sqlite3.Connection, person: str | None) -> tuple[int, ...]:
    """Return the scopes of exactly this person, or of the household."""
    rows = connection.execute("SELECT id FROM scope WHERE person = ?", (person or "",))
    return tuple(int(row[0]) for row in rows)


def in_slot(
    connection: sqlite3.Connection, scopes: Sequence[int], slots: Iterable[str]
) -> list[Memory]:
    """Return the live facts of these slots, newest first."""
    found: list[Memory] = []
    for scope in scopes:
        for slot in slots:
            found += select(
                connection,
                "WHERE scope = ? AND slot = ? AND slot <> '' AND state = 0",
                (scope, slot),
            )
    return sorted(found, key=lambda memory: -memory.id)


def holding(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    words: Sequence[Keyword],
    *,
    hidden: bool = False,
    most: int = _MOST,
    before: int | None = None,
) -> list[Memory]:
    """Return the live rows that hold all these words, newest first.

    `before` leaves out what is not older than a row.
    """
    ids = _holding(connection, scopes, words, most, hidden=hidden, before=before)
    found = fetch(connection, ids)
    kept = [found[row] for row in ids if row in found]
    # What is retired is in no index; what is belied may be meant to be forgotten.
    return kept if hidden else [memory for memory in kept if memory.live]


def sharing(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    words: Sequence[Keyword],
    before: int,
) -> list[Memory]:
    """Return the live rows before an id that share most words, at most some dozen.

    Of each word the newest rows are looked at.
    """
    if not words or not scopes:
        return []
    counted: Counter[int] = Counter()
    expressions = [_either(scopes, word, hidden=False) for word in words]
    for ids in matching(connection, expressions, (0, before - 1), _NEWEST):
        counted.update(ids)
    likely = [row for row, _ in counted.most_common(_LIKELY + 1) if row < before]
    found = fetch(connection, likely[:_LIKELY])
    return [memory for memory in found.values() if memory.live]


def nearest(
    connection: sqlite3.Connection, scopes: Sequence[int], words: Sequence[Keyword]
) -> list[int]:
    """Return rows that share words with a statement, most first, belied ones too."""
    if not words or not scopes:
        return []
    counted: Counter[int] = Counter()
    # All rows of a language have the stem.
    expressions = [
        " OR ".join(f'"{scope}_{stem}"' for scope in scopes)
        for stem in dict.fromkeys(word.stem for word in words)
    ]
    for found in matching(connection, expressions, (0, NEWEST_ID), _NEAR):
        counted.update(found)
    return [row for row, _ in counted.most_common()]


def _holding(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    words: Sequence[Keyword],
    most: int,
    *,
    hidden: bool = False,
    before: int | None = None,
) -> list[int]:
    if not words or not scopes:
        return []
    expression = " AND ".join(
        f"({_either(scopes, word, hidden=hidden)})" for word in _firm(words)
    )
    last = NEWEST_ID if before is None else before - 1
    return matching(connection, [expression], (0, last), most)[0]


def _either(scopes: Sequence[int], word: Keyword, *, hidden: bool) -> str:
    """Return what asks the index for one word in some scopes."""
    prefixes = [f"{scope}_" for scope in scopes]
    if hidden:
        prefixes += [f"h{scope}_" for scope in scopes]
    return " OR ".join(
        f'"{prefix}{form}"'
        for prefix in prefixes
        for form in dict.fromkeys((word.word, word.stem))
    )


def _firm(words: Sequence[Keyword]) -> Sequence[Keyword]:
    """Leave out kana where there is more: what follows a word runs into it."""
    return [one for one in words if not _KANA.fullmatch(one.word)] or words


def about(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    words: Sequence[Keyword],
    share: float,
    *,
    hidden: bool = False,
) -> list[Memory]:
    """Return the live facts that hold at least this share of the words, best first.

    `hidden`: also those that a later statement belies.
    """
    counted: Counter[int] = Counter()
    for word in words:
        counted.update(_holding(connection, scopes, [word], _MOST, hidden=hidden))
    # The index knows how many words a row holds: few need be read.
    likely = [row for row, held in counted.items() if held >= share * len(words)]
    found = fetch(connection, likely).values()
    held = {
        memory.id: covered(words, memory)
        for memory in found
        if memory.kind is Kind.FACT and (hidden or memory.live)
    }
    fitting = [one for one in found if held.get(one.id, -1.0) >= share]
    return sorted(fitting, key=lambda memory: (-held[memory.id], -memory.id))


def mentions(
    connection: sqlite3.Connection, scopes: Sequence[int], fact: Memory
) -> list[int]:
    """Return the diary rows that repeat a fact: subject, value and most words."""
    value = content_words(fact.value, fact.language)
    words = content_words(fact.text, fact.language)
    subject = set(subject_of(fact.slot).split()) & set(roots(fact.text, fact.language))
    found = holding(connection, scopes, value or words, hidden=True)
    return [
        memory.id
        for memory in found
        if memory.kind is not Kind.FACT
        and covered(words, memory) >= _MENTIONS
        and _is_about(subject, memory)
        # "The lodger comes on Tuesdays" does not repeat that Saoirse does.
        and not are_of_two(fact.text, memory.text, fact.language)
        and not is_of_another(fact.text, memory.text, fact.language)
    ]


def _is_about(subject: set[str], memory: Memory) -> bool:
    """Tell whether a row speaks of a subject, if it has words of its own."""
    told = set(roots(memory.text, memory.language))
    return len(subject & told) >= SAME_TOPIC * len(subject)


def similar(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    text: str,
    language: str,
    threshold: float = SAME_TOPIC,
) -> Memory | None:
    """Return the live fact that shares most words with a statement."""
    wanted = set(roots(text, language))
    best: tuple[float, int, Memory] | None = None
    words = content_words(text, language)
    near = about(connection, scopes, words, 0.3)
    closest = covered(words, near[0]) if near else 0.0
    for memory in near:
        if covered(words, memory) < closest:
            break
        known = set(roots(memory.text, memory.language))
        shared = len(wanted & known) / max(1, min(len(wanted), len(known)))
        if shared >= threshold and (best is None or (shared, memory.id) > best[:2]):
            best = (shared, memory.id, memory)
    return None if best is None else best[2]


def last_fact(
    connection: sqlite3.Connection, scopes: Sequence[int], conversation: str | None
) -> Memory | None:
    """Return the live fact told last in a conversation, known before or not."""
    if conversation is None:
        return None
    marks = ",".join("?" * len(scopes))
    last = connection.execute(
        "SELECT fact, said FROM provenance JOIN memory AS line"  # noqa: S608
        " ON line.id = said JOIN memory ON memory.id = fact"
        " WHERE line.conversation = ? AND memory.state = 0"
        f" AND memory.scope IN ({marks}) ORDER BY said DESC, fact DESC LIMIT 1",
        (conversation, *scopes),
    ).fetchone()
    found = select(
        connection,
        "WHERE conversation = ? AND kind = 'fact' AND state = 0"
        f" AND scope IN ({marks}) ORDER BY memory.id DESC LIMIT 1",
        (conversation, *scopes),
    )
    if last is not None and (not found or last[1] > found[0].id):
        found = [*fetch(connection, [last[0]]).values()]
    return found[0] if found else None


def covered(words: Sequence[Keyword], memory: Memory) -> float:
    """Return the share of words that stand in a memory, as such or as stems."""
    if not words:
        return 0.0
    there = _forms(f"{memory.slot} {memory.text}", memory.language)
    held = sum(1 for word in words if word.word in there or word.stem in there)
    return held / len(words)


# What is known is held against one new statement after the other.
@lru_cache(maxsize=2048)
def _forms(text: str, language: str) -> frozenset[str]:
    """Return the words of a text, as such and as stems."""
    return frozenset(
        form
        for word in content_words(text, language)
        for form in (word.word, word.stem)
    )
