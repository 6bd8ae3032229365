"""What a text says in one house, worked out once however many commands ask.

One sentence asks for the same words as a light, as a scene and as a script. Only
the last texts are kept, and nothing outlives a change of the home.
"""

from collections.abc import Sequence
from functools import cached_property

from ..lang.lexicon import Word
from .hearing import Spans, listen
from .index import Index
from .learned import Learned
from .places import Found, Places
from .reading import Reading, readings, unabridged, unmarked
from .vocabulary import Vocabulary

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
