"""The one resolver: from a spoken or written target to what it names.

Exact names first, then every entity whose words cover all that was said, then
what it may have been misheard from. One left is a pick; several are a question
unless the speaker's room or the word "all" settles it; nothing is nothing.
"""

from ..lang.lexicon import lexicon_for
from .decision import Deciding
from .index import Index
from .places import Places
from .question import Decision, PlaceMatch, Query, Resolution
from .reading import read
from .snapshot import Home

__all__ = ["Decision", "PlaceMatch", "Query", "Resolution", "Resolver"]


class Resolver:
    """Resolves names in one home; keeps an index per spoken language."""

    def __init__(self, home: Home, languages: tuple[str, ...] = ()) -> None:
        """Take the home; `languages` are those its names may also be written in."""
        self._home = home
        self._languages = languages
        self._indexes: dict[str, tuple[Index, Places]] = {}

    def update(self, home: Home) -> None:
        """Follow the home, incrementally where only entities changed."""
        self._home = home
        for language, (index, _) in list(self._indexes.items()):
            if not index.update(home):
                del self._indexes[language]

    def resolve(self, query: Query) -> Resolution:
        """Say what the text names; total: any text gets an answer."""
        index, places = self._index(query.language)
        reading = read(query, index)
        if not reading.content:
            return Resolution(decision=Decision.NONE, why="no words to go by")
        return Deciding(index, places, query, reading).answer()

    def _index(self, language: str) -> tuple[Index, Places]:
        if language not in self._indexes:
            index = Index(self._home, lexicon_for(language, *self._languages))
            self._indexes[language] = index, Places(index)
        return self._indexes[language]
