"""Reads "the date of the sweep" as when there is something about the sweep; pure."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language, words
from ...lang.tables import table
from ..facts import claims_of
from ..patterns import EDGE, LONGEST, full, match
from ..phrases import PHRASES
from ..slots import HOME, NUMBER, PLACE, TIME, kind_of, value_kind
from ..times import names_time
from ..wording import roots

if TYPE_CHECKING:
    from ...memory.base import Memory


@dataclass(frozen=True, slots=True, kw_only=True)
class KindNouns:
    """Regular expressions over a noun: of when, of how much, of where something is.

    `frames`: how it is said of what, the noun in place of `{noun}`; `of` is that.

    "The date of the sweep" is told as "the sweep comes on 3 October": with no such
    word.
    """

    time: str
    amount: str
    place: str
    frames: tuple[str, ...]


KIND_NOUNS: Final = table("kind", "kind_nouns", KindNouns)


# What each noun may ask for; where somebody moved is where they are at home.
_KINDS: Final = {"time": (TIME,), "amount": (NUMBER,), "place": (PLACE, HOME)}


def of_kind_noun(what: str, language: str) -> tuple[str, tuple[str, ...]]:
    """Return what a kind of value is named of, and the kinds; '' for no such topic."""
    code = base_language(language)
    table, what = KIND_NOUNS.get(code), what.strip(EDGE)
    if table is None or len(what) > LONGEST:
        return "", ()
    for name, kinds in _KINDS.items():
        noun = getattr(table, name)
        for frame in table.frames:
            found = full(frame.format(noun=noun), what)
            if found is not None and roots(found["of"], code):
                return found["of"], kinds
    return "", ()


def tells_kind(memory: Memory, kinds: tuple[str, ...]) -> bool:
    """Tell whether a memory tells a value of one of these kinds."""
    code = base_language(memory.language)
    timed = TIME in kinds
    return any(
        told in kinds or (timed and names_time(value, code))
        for told, value in _values(memory, code)
    )


def _values(memory: Memory, code: str) -> Iterator[tuple[str, str]]:
    """Yield the kind and the value of what a memory tells, as far as it is read."""
    phrases = PHRASES[code]
    read = [(memory.slot, memory.value)] if memory.slot else []
    read = read or [(one.slot, one.value) for one in claims_of(memory.text, code)]
    read = [one for one in read if one[0]] or [("", memory.text)]
    for slot, value in read:
        yield kind_of(slot) or value_kind(value, phrases), value
        if not slot and any(match(phrases.place, one) for one in words(value)):
            yield PLACE, value
