"""Reads a target: a name as spoken, or an entity id that a model made up."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
import re

from ..lang.lexicon import Word
from .index import Index

_ENTITY_ID = re.compile(r"\s*([a-z_]+)\.([\w-]+)\s*")


@dataclass(frozen=True, slots=True)
class Reading:
    """A target in words.

    `content` leaves out small words and the command around the name; `keys` are
    the ways the name may be written as one, strictest first. `domain` comes from
    an entity id, `every` says that all of a kind were asked for.
    """

    content: tuple[Word, ...]
    keys: tuple[tuple[str, ...], ...]
    domain: str | None = None
    every: bool = False


def readings(text: str, index: Index) -> list[Reading]:
    """Read what was asked in every way worth trying, the likeliest first.

    "to" and "for" may be misheard numbers: behind "number" they surely are.
    """
    domain = None
    if found := _ENTITY_ID.fullmatch(text.lower()):
        domain = found[1]
        text = found[2].replace("_", " ")
    words = index.read(text)
    plain = _read(words, domain, index)
    recounted = index.lexicon.recount(words)
    if domain or recounted is words:
        return [plain]
    counted = _read(recounted, domain, index)
    return [counted] if index.lexicon.counts(words) else [plain, counted]


def unabridged(text: str, index: Index) -> Reading:
    """Read the target with its small words, which may be pieces of misheard ones."""
    words = index.lexicon.bare(index.read(text))
    return Reading(content=tuple(words), keys=())


def unmarked(text: str, index: Index) -> Reading | None:
    """Read the target without what it stands beside ("… next to the sofa").

    A landmark helps people; nothing in the house needs to be called by it.
    """
    words = index.read(text)
    rest = index.lexicon.without_landmark(words)
    return _read(rest, None, index) if len(rest) < len(words) else None


def read_meant(text: str, reading: Reading, index: Index) -> Reading:
    """Read what a text was taken for, keeping what else the reading knew."""
    words = index.read(text)
    content = tuple(index.lexicon.content(words))
    return replace(reading, content=content, keys=(index.keys_of(words, content),))


def _read(words: list[Word], domain: str | None, index: Index) -> Reading:
    bare = index.lexicon.bare(words)
    every = any(word.text in index.lexicon.every for word in bare)
    named = [word for word in bare if word.text not in index.lexicon.every]
    content = index.lexicon.content(named)
    return Reading(
        content=tuple(content),
        # "every light" is not the one thing that is called "Light".
        keys=tuple(_ways((words, bare) if every else (words, bare, named), index)),
        domain=domain,
        every=every and bool(named),
    )


def _ways(runs: tuple[Sequence[Word], ...], index: Index) -> list[tuple[str, ...]]:
    ways: list[tuple[str, ...]] = []
    for run in runs:
        way = index.keys_of(run, index.lexicon.content(list(run)))
        if run and way not in ways:
            ways.append(way)
    return ways
