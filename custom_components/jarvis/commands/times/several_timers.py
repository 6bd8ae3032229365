"""Several timers of one sentence: "one for 5 minutes and one for 10". Quiet."""

from collections.abc import Mapping
from dataclasses import dataclass
import re
from typing import Final

from ...lang.clauses import AND
from ...lang.durations import durations_for
from ...lang.numbers import numbers_for, parse_ordinal, tokens
from ...lang.responses import words_of
from ...lang.sequels import as_said
from ..base import Arguments

NO_NAMES: Final = words_of("timer", "no_names")
SMALL: Final = words_of("timer", "small")

_MOST: Final = 6
_MOST_NAME: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One timer as it was said: its length in words, and its name."""

    length: str
    name: str = ""


def read_several(said: str, language: str) -> tuple[Piece, ...]:
    """Read the timers of a list; () where some of it is none.

    A number without a unit has that of the piece before it, or of the one behind.
    """
    code = language.partition("-")[0].casefold()
    joints = "|".join(re.escape(word.strip()) for word in AND.get(code, "").split(","))
    parts = [
        part
        for part in re.split(
            rf"\s*[,;]\s*|\s+(?:{joints})\s+", said, flags=re.IGNORECASE
        )
        if tokens(part)
    ]
    read: list[tuple[str, str, str]] = []
    before = ""
    for part in parts[: _MOST + 1]:
        # "For the eggs, 6 minutes": the name may stand apart.
        before = f"{before} {part}".strip()
        if (one := _read(before, language)) is not None:
            read.append(one)
            before = ""
    units = [unit for _, unit, _ in read if unit]
    if before or len(read) > _MOST or not units:
        return ()
    pieces = []
    unit = units[0]
    for number, own, name in read:
        unit = own or unit
        pieces.append(Piece(length=f"{number} {unit}", name=name))
    return tuple(pieces)


def _read(text: str, language: str) -> tuple[str, str, str] | None:
    """Part a piece into number, unit and name; None where it has no length."""
    said = tokens(text)
    for at in range(len(said)):
        whole = durations_for(language).read(said, at)
        if whole is not None:
            end = whole[1]
            number, unit = " ".join(said[at : end - 1]), said[end - 1]
        elif at == len(said) - 1 and numbers_for(language).read(said, at):
            end, number, unit = len(said), said[at], ""
        else:
            continue
        name = _name(text, (*said[:at], *said[end:]), language)
        return None if name is None else (number, unit, name)
    return None


def _name(text: str, words: tuple[str, ...], language: str) -> str | None:
    """Leave the words that name something; None for more than a name."""
    code = language.partition("-")[0].casefold()
    small = {*SMALL.get(code, "").split(), *NO_NAMES.get(code, "").split()}
    left = tuple(
        word
        for word in words
        if word not in small and parse_ordinal(word, language) is None
    )
    return as_said(text, left) if len(left) <= _MOST_NAME else None


def first_of_several(slots: Mapping[str, str], language: str) -> Arguments | None:
    """Read the first of several timers, and the others as they were said."""
    said = ", ".join(one for one in (slots.get("first"), slots.get("list")) if one)
    read = read_several(said, language)
    if not read or (slots.get("first") and len(read) == 1):
        return None
    first, *others = read
    rest = {"several": [f"{one.length} {one.name}".strip() for one in others]}
    return {
        "action": "start",
        "duration": first.length,
        **({"name": first.name} if first.name else {}),
        **(rest if others else {}),
    }
