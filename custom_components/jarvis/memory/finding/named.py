"""Leads from what somebody is to whom they are called: "my brother is Marcus".

A name stands next to what it names, and somebody has said it: facts that a model wrote
call the speaker by name, which nobody does of themselves.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
import re
import sqlite3
from typing import Final

from ...lang.keywords import Keyword, base_language, content_words, index_terms
from ..base import Kind, Memory
from ..rows import fetch, said_in
from .lookup import RARE, holding

_SHORTEST_NAME: Final = 3
_PART: Final = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*|[.!?;:\u3002]+")
# Where every noun is written as a name: "mein Bruder hat ein Auto" names nobody.
_NOUNS_AS_NAMES: Final = frozenset({"de"})
_APOSTROPHE: Final = re.compile(r"['\u2019]")


@dataclass(frozen=True, slots=True)
class _Part:
    """A word of a text: what it is found by, and how it is written."""

    word: Keyword | None
    is_topic: bool
    is_name: bool
    ends: bool


def named_by(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    found: Sequence[Memory],
    topic: Sequence[Keyword],
) -> list[Memory]:
    """Return the rows that name whom other rows, found by a topic, name."""
    known = {one.id for one in found}
    more: dict[int, Memory] = {}
    for row in found:
        names = names_beside(topic, row.text, row.language)
        heard = _heard(connection, row) if names else frozenset()
        for name in names:
            if heard.isdisjoint((name.word, name.stem)):
                continue
            named = holding(connection, scopes, [name], hidden=True)
            if len(named) <= RARE:
                more |= {one.id: one for one in named if one.id not in known}
    return [*more.values()]


def names_beside(
    topic: Sequence[Keyword], text: str, language: str
) -> tuple[Keyword, ...]:
    """Return the names in a text that stand next to a word of a topic.

    They may be in the topic ("my son Thierry" leads to Thierry). One word that calls
    them so may stand between, but no small word behind it: "my brother lives in Paris"
    names nobody.
    """
    parts = _parts(topic, text, language)
    smalls = 1 if base_language(language) in _NOUNS_AS_NAMES else 2
    names: dict[Keyword, None] = {}
    for at, part in enumerate(parts):
        if part.is_topic:
            names |= dict.fromkeys(_along(parts[at + 1 :], smalls, most=1))
            names |= dict.fromkeys(_along(parts[:at][::-1], 1, most=0))
    return tuple(names)


def _along(parts: Sequence[_Part], smalls: int, most: int) -> Iterator[Keyword]:
    """Yield the names from a word on; at most so many others stand before them."""
    small = others = 0
    for part in parts:
        if part.ends or (part.is_topic and not part.is_name):
            return
        if part.word is None:
            small += 1
            if small > smalls or others:
                return
        elif part.is_name:
            yield part.word
            small, others, smalls, most = 0, 0, 1, 0
        elif (others := others + 1) > most:
            return


def _parts(topic: Sequence[Keyword], text: str, language: str) -> list[_Part]:
    """Cut a text; a capital tells nothing where a sentence begins."""
    about = {form for one in topic for form in (one.word, one.stem)}
    parts: list[_Part] = []
    begins = True
    for part in _PART.findall(text):
        ends = not part[0].isalnum()
        held = () if ends else content_words(part, language)
        word = held[-1] if held else None
        is_topic = word is not None and not about.isdisjoint((word.word, word.stem))
        is_name = (
            word is not None
            and not begins
            and len(word.word) >= _SHORTEST_NAME
            and any(piece[:1].isupper() for piece in _APOSTROPHE.split(part))
        )
        parts.append(_Part(word, is_topic, is_name, ends))
        begins = ends
    return parts


def _heard(connection: sqlite3.Connection, row: Memory) -> frozenset[str]:
    """Return the terms of what people said: of a row, or of what it is drawn from."""
    drawn = said_in(connection, [row.id])[row.id] if row.kind is Kind.FACT else ()
    said = fetch(connection, sorted(drawn)).values() or (row,)
    return frozenset(
        term for one in said for term in index_terms(one.text, one.language)
    )
