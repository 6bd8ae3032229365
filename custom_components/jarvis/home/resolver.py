"""The one resolver: from a spoken or written target to what it names.

Exact names first, then every entity whose words cover all that was said, then
what it may have been misheard from. One left is a pick; several are a question
unless the speaker's room or the word "all" settles it; nothing is nothing.
"""

from dataclasses import dataclass

from ..lang.lexicon import lexicon_for
from .candidates import suggest
from .decision import Deciding
from .index import Index
from .learned import Learned
from .places import Places
from .question import Candidate, Decision, PlaceMatch, Query, Resolution
from .reading import readings, unabridged, unmarked
from .snapshot import Entity, Home
from .vocabulary import Vocabulary

__all__ = ["Candidate", "Decision", "PlaceMatch", "Query", "Resolution", "Resolver"]


@dataclass(frozen=True, slots=True)
class _Known:
    """What is derived from the home for one spoken language."""

    index: Index
    vocabulary: Vocabulary
    places: Places


class Resolver:
    """Resolves names in one home; keeps an index per spoken language."""

    def __init__(self, home: Home, languages: tuple[str, ...] = ()) -> None:
        """Take the home; `languages` are those its names may also be written in."""
        self._home = home
        self._languages = languages
        self._known: dict[str, _Known] = {}
        self._learned: tuple[Learned, ...] = ()

    def learn(self, learned: tuple[Learned, ...]) -> None:
        """Take what was learned from corrections, in place of what was before."""
        self._learned = learned
        for language, known in self._known.items():
            self._teach(known.index, language)

    def _teach(self, index: Index, language: str) -> None:
        index.learn(
            (item.text, item.entity_id)
            for item in self._learned
            if item.language == language
        )

    def update(self, home: Home) -> None:
        """Follow the home, incrementally where only entities changed."""
        self._home = home
        for language, known in list(self._known.items()):
            if known.index.update(home):
                self._teach(known.index, language)
            else:
                del self._known[language]

    def resolve(self, query: Query) -> Resolution:
        """Say what the text names; total: any text gets an answer."""
        known = self._know(query.language)
        askers = [
            Deciding(known.index, known.vocabulary, known.places, query, reading)
            for reading in readings(query, known.index)
        ]
        for asker in askers:
            if answer := asker.strictly(asker.preferred):
                return answer
        for asker in askers:
            if asker.preferred != asker.allowed and (
                answer := asker.strictly(asker.allowed)
            ):
                return answer
        for asker in reversed(askers):
            if answer := asker.loosely(asker.preferred):
                return answer
        whole = unabridged(query, known.index)
        if len(whole.content) > max(len(asker.content) for asker in askers):
            asker = Deciding(known.index, known.vocabulary, known.places, query, whole)
            if answer := asker.loosely(asker.preferred):
                return answer
        if reading := unmarked(query, known.index):
            rest = Deciding(known.index, known.vocabulary, known.places, query, reading)
            if answer := rest.strictly(rest.preferred):
                return answer
        return Resolution(
            decision=Decision.NONE,
            why=f"nothing here is called “{query.text[:80]}”",
        )

    def suggest(
        self, sentence: str, language: str, area_id: str | None = None
    ) -> tuple[Entity, ...]:
        """Give the at most 20 entities a sentence in that room may be about."""
        return suggest(self._know(language).index, sentence, area_id)

    def resolve_area(self, text: str, language: str) -> PlaceMatch:
        """Say which area a text names; nothing is "everywhere" by mistake."""
        return self._know(language).places.resolve(text, "area")

    def resolve_floor(self, text: str, language: str) -> PlaceMatch:
        """Say which floor a text names."""
        return self._know(language).places.resolve(text, "floor")

    def _know(self, language: str) -> _Known:
        known = self._known.get(language)
        if known is None:
            index = Index(self._home, lexicon_for(language, *self._languages))
            known = _Known(index, Vocabulary(index), Places(index))
            self._teach(index, language)
            self._known[language] = known
        return known
