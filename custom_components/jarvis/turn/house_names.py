"""Which words of a sentence name something of the house; read once per version."""

from bisect import bisect_left
from dataclasses import dataclass, field
from functools import lru_cache
import re
from typing import TYPE_CHECKING

from ..lang.normalise import fold

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..home.snapshot import Home

# Shorter words name nothing.
SHORT = 3
_SHORTEST_KEY = 12
_A_WORD = re.compile(r"\w+")
_LETTER_AND_DIGIT = re.compile(r"\d[^\W\d]|[^\W\d]\d")


def _folded(text: str) -> list[str]:
    """Give the words of a text without the marks around them."""
    return [fold(word.strip(".,;:!?")) for word in text.split()]


def stands_in(name: str, said: str) -> bool:
    """Tell whether a name stands in a sentence as words of its own."""
    at = said.find(name)
    if at < 0 or len(name) < SHORT:
        return False
    end = at + len(name)
    return not (said[at - 1 : at].isalnum() or said[end : end + 1].isalnum())


def may_name(home: Home, text: str) -> bool:
    """Tell whether a text names a thing or a place, or its end may begin to."""
    by_word, first = _names_by_word(_key_of(home))
    said = text.casefold()
    for match in _A_WORD.finditer(said):
        word, rest = match.group(), said[match.start() :].rstrip()
        if word == rest:
            at = bisect_left(first, word)
            if at < len(first) and first[at].startswith(word):
                return True
        for name in by_word.get(word, ()):
            if name.startswith(rest) or stands_in(name, rest[: len(name) + 1]):
                return True
    return False


def may_hold_secrets(home: Home) -> bool:
    """Tell whether a word of any name may be a key: long, of letters and digits."""
    return _may_hold_secrets(_key_of(home))


def ids_by_name(home: Home) -> Mapping[str, frozenset[str]]:
    """Give the ids of entities by name, without case."""
    return _names_of(_key_of(home))


@dataclass(frozen=True, slots=True)
class _Names:
    """A version of one home: another one counts its versions from the start, too."""

    version: int
    number: int
    home: Home = field(compare=False)


def _key_of(home: Home) -> _Names:
    return _Names(version=home.version, number=id(home), home=home)


@lru_cache(maxsize=2)
def _names_of(names: _Names) -> dict[str, frozenset[str]]:
    """Give the ids by name, without case, read once for each version of the home."""
    found: dict[str, frozenset[str]] = {}
    for entity in names.home.entities.values():
        for name in entity.names:
            key = name.casefold()
            found[key] = found.get(key, frozenset()) | {entity.entity_id}
    return found


@lru_cache(maxsize=2)
def _names_by_word(
    names: _Names,
) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    """Give the names of things and places by first word, and these words sorted."""
    found: dict[str, tuple[str, ...]] = {}
    for name in {*_names_of(names), *_names_of_places(names)}:
        if len(name) >= SHORT and (match := _A_WORD.search(name)) is not None:
            word = match.group()
            found[word] = (*found.get(word, ()), name[match.start() :])
    return found, tuple(sorted(found))


@lru_cache(maxsize=2)
def _names_of_places(names: _Names) -> frozenset[str]:
    home = names.home
    areas = frozenset(
        name.casefold() for one in home.areas.values() for name in one.names
    )
    return areas | frozenset(
        name.casefold() for one in home.floors.values() for name in one.names
    )


@lru_cache(maxsize=2)
def _words_of(names: _Names) -> frozenset[str]:
    home = names.home
    texts = [name for one in home.entities.values() for name in one.names]
    texts += [name for area in home.areas.values() for name in area.names]
    texts += [name for floor in home.floors.values() for name in floor.names]
    return frozenset(fold(word) for text in texts for word in text.split())


@lru_cache(maxsize=2)
def _may_hold_secrets(names: _Names) -> bool:
    return any(
        len(word) >= _SHORTEST_KEY and _LETTER_AND_DIGIT.search(word) is not None
        for word in _words_of(names)
    )
