"""What a clause calls the thing of which it tells something: "the front gate is shut".

A thing is called by its last word, and by those in front of it. Which things of the
house bear such words is for the caller to know.
"""

import re
from typing import Final, NamedTuple

from ..words.heads import HEADS
from ..words.predicates import PREDICATES
from .patterns import Tables, plain_text

# Longer texts are stories.
_LONGEST: Final = 240
# So many words call a thing at most.
_CALLED: Final = 4
_WORD: Final = re.compile(r"[\w'-]+")


class _Table(NamedTuple):
    """`words/heads.Heads` of one language, compiled, with what other tables have."""

    known: re.Pattern[str]
    ends: re.Pattern[str]
    plain: re.Pattern[str]
    links: re.Pattern[str]
    openings: re.Pattern[str]


def called(clause: str, language: str) -> tuple[str, ...]:
    """Give the words by which a clause calls the known thing it tells of."""
    table = _TABLES.of(language)
    text = plain_text(clause)
    if table is None or len(text) > _LONGEST:
        return ()
    known = table.known.search(text)
    if known is None:
        return ()
    rest = text[known.end() :]
    stops = [
        found.start()
        for one in (table.ends, table.links)
        if (found := one.search(rest)) is not None
    ]
    words = _WORD.findall(rest[: min(stops, default=len(rest))])
    return tuple(words) if 0 < len(words) <= _CALLED else ()


def opening_called(text: str, language: str) -> tuple[str, ...]:
    """Give what one known door or window is called beside that: "side", "seiten"."""
    table = _TABLES.of(language)
    words = called(text, language)
    if table is None or not words:
        return ()
    found = table.openings.search(words[-1])
    if found is None:
        return ()
    front = (*words[:-1], words[-1][: found.start("kind")])
    return tuple(
        one for word in front if (one := word.casefold()) and not table.plain.match(one)
    )


def _compiled(code: str) -> _Table:
    words, flags = HEADS[code], re.IGNORECASE
    return _Table(
        re.compile(words.known, flags),
        re.compile(words.ends, flags),
        re.compile(rf"(?:{words.plain})$", flags),
        re.compile(PREDICATES[code].links, flags),
        re.compile(words.openings, flags),
    )


_TABLES: Final = Tables({code: code for code in HEADS}, _compiled)
