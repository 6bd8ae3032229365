"""Phonetic likeness of what was heard to what there is."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
import re

from ..lang.lexicon import Word
from .hearing import Spans, listen
from .index import Index
from .learned import Learned
from .places import Found, Places
from .vocabulary import Vocabulary

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


_REMEMBER = 64

type Content = tuple[Word, ...]


class Said:
    """One text as this house reads it; worked out as far as somebody asks."""

    def __init__(self, text: str, index: Index) -> None:
        """Take the text; nothing is read yet."""
        self._text = text
        self._index = index

    @cached_property
    def readings(self) -> Sequence[Reading]:
        """The ways to read it, the likeliest first."""
        return readings(self._text, self._index)

    @cached_property
    def whole(self) -> Reading | None:
        """It with its small words; None where there are none."""
        whole = unabridged(self._text, self._index)
        longest = max(len(reading.content) for reading in self.readings)
        return whole if len(whole.content) > longest else None

    @cached_property
    def unmarked(self) -> Reading | None:
        """It without what it stands beside; None when that was not said."""
        return unmarked(self._text, self._index)


class Ear:
    """The words of one house in one spoken language, and the texts heard last."""

    def __init__(self, index: Index) -> None:
        """Take the index; forms and places are derived from it."""
        self.index = index
        self.taught: tuple[Learned, ...] = ()
        self.vocabulary = Vocabulary(index)
        self.places = Places(index)
        self._said: dict[str, Said] = {}
        self._found: dict[Content, list[Found]] = {}
        self._spans: dict[Content, Spans] = {}
        self._strange: set[str] = set()

    def forget(self) -> None:
        """Forget the texts: the home or what was learned about it has changed."""
        self._said.clear()
        self._found.clear()
        self._spans.clear()
        self._strange.clear()

    def said(self, text: str) -> Said:
        """Return a text as this house reads it."""
        if (known := self._said.get(text)) is None:
            known = self._said[text] = Said(text, self.index)
        return known

    def found(self, content: Content) -> list[Found]:
        """Return the places that the words name."""
        if (known := self._found.get(content)) is None:
            known = self._found[content] = self.places.find(content)
        return known

    def spans(self, content: Content) -> Spans:
        """Return what the words may be misheard from; () when it is nothing here."""
        if (known := self._spans.get(content)) is None:
            known = self._spans[content] = listen(self.index, self.vocabulary, content)
        return known

    def is_strange(self, text: str) -> bool:
        """Tell whether the text is known to mean nothing in any part of the house."""
        return text in self._strange

    def remember_strange(self, text: str) -> None:
        """Keep that a text means nothing here, whoever asks."""
        self._strange.add(text)

    def make_room(self) -> None:
        """Let go of the texts of earlier sentences when there are many."""
        if len(self._said) > _REMEMBER or len(self._spans) > _REMEMBER:
            self.forget()
