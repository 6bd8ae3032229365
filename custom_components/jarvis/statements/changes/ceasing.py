"""Finds what is over of what people do and have, where nothing takes its place.

"I gave up coffee" tells with few words that "I drink three coffees a day" holds no
more. What is told of the thing itself ("the coffee is in the cupboard") stays.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..branch import Branch, Kind
from ..patterns import compiled, full, search
from ..phrases import PHRASES, Phrases
from ..reading import without_change
from ..sightings import Told, told_by
from ..wording import roots

if TYPE_CHECKING:
    from ...memory.base import Memory

# What is told of a habit beside what is done, and when.
_MOST_BESIDE: Final = 3
_MOST_PIECES: Final = 9
_OF_PEOPLE: Final = frozenset({Kind.FACT, Kind.SAID})

type _Over = tuple[frozenset[str], ...]


@lru_cache(maxsize=64)
def ceased(text: str, language: str) -> _Over:
    """Return what a statement names as done or had no more, each by its roots."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None or search(phrases.briefly, text):
        return ()
    named = (
        frozenset(roots(without_change(found["o"], phrases), language))
        for pattern in phrases.quits.strip().splitlines()
        for found in compiled(pattern).finditer(text)
    )
    return tuple(dict.fromkeys(over for over in named if over))


def outlived(known: Iterable[Memory], over: _Over) -> list[Memory]:
    """Return what of the known tells that one does or has what is over."""
    return [
        memory
        for memory in known
        if over
        and memory.kind in _OF_PEOPLE
        and memory.branch is not Branch.DIRECTIVES
        and any(_is_of(memory, one) for one in over)
    ]


def _is_of(memory: Memory, over: frozenset[str]) -> bool:
    code = base_language(memory.language)
    phrases = PHRASES.get(code)
    if phrases is None or not over <= set(roots(memory.text, memory.language)):
        return False
    if search(phrases.acting, memory.text) is None or ceased(memory.text, code):
        return False
    told = told_by(memory.text, code)
    beside = told.roots - over - told.figures - told.plain
    most = _MOST_BESIDE if told.words else _MOST_PIECES
    if told.denies or told.adds or len(beside) > most:
        return False
    return not told.words or not _is_placed(told, over, phrases)


def _is_placed(told: Told, over: frozenset[str], phrases: Phrases) -> bool:
    """Tell whether a place is told of what is over: "I keep the coffee in …"."""
    last = max(
        (at for at, word in enumerate(told.words) if word.roots & over), default=0
    )
    behind = told.words[last + 1 :]
    return any(
        full(phrases.place, word.text)
        and any(one.bare - told.figures for one in behind[at + 1 :])
        for at, word in enumerate(behind)
    )
