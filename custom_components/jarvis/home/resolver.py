"""The one resolver: from a spoken or written target to what it names.

Exact names first, then every entity whose words cover all that was said, then
what it may have been misheard from. One left is a pick; several are a question
unless the speaker's room or the word "all" settles it; nothing is nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ..lang.lexicon import lexicon_for, primary
from .candidates import suggest
from .decision import Deciding
from .index import Index
from .learned import Learned
from .places import Places
from .question import Candidate, Decision, PlaceMatch, Query, Resolution
from .reading import Reading, readings, unabridged, unmarked
from .snapshot import Entity, Home
from .vocabulary import Vocabulary

_SHOWN = 80

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
            if primary(item.language) == language
        )

    def update(self, home: Home) -> None:
        """Follow the home, incrementally where only entities changed."""
        self._home = home
        for language, known in list(self._known.items()):
            if known.index.update(home):
                self._teach(known.index, language)
            else:
                del self._known[language]

    def prepare(self, language: str) -> None:
        """Read the home in a language now (0.5 s for 10,000 entities), not later."""
        self._know(language)

    def resolve(self, query: Query) -> Resolution:
        """Say what the text names; total: any text gets an answer.

        The candidates of NONE are only names to suggest.
        """
        known = self._know(query.language)
        for answer in _attempts(known, query):
            if answer is not None:
                return answer
        why = f"nothing here is called “{query.text[:_SHOWN]}”"
        near = suggest(known.index, query.text, query.area_id, query.limit)
        return Resolution(
            decision=Decision.NONE,
            candidates=tuple(
                Candidate(entity.entity_id, 0.0, "has some of the words")
                for entity in near
            ),
            why=why,
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

    def _know(self, spoken: str) -> _Known:
        language = primary(spoken)
        known = self._known.get(language)
        if known is None:
            index = Index(self._home, lexicon_for(language, *self._languages))
            known = _Known(index, Vocabulary(index), Places(index))
            self._teach(index, language)
            self._known[language] = known
        return known


def _attempts(known: _Known, query: Query) -> Iterator[Resolution | None]:
    """Try every way to understand the text, from the strictest to the loosest."""

    def asking(reading: Reading) -> Deciding:
        return Deciding(known.index, known.vocabulary, known.places, query, reading)

    askers = [asking(reading) for reading in readings(query, known.index)]
    for asker in askers:
        yield asker.strictly(asker.preferred)
    for asker in askers:
        if asker.preferred != asker.allowed:
            yield asker.strictly(asker.allowed)
    for asker in reversed(askers):
        yield asker.loosely(asker.preferred)
        yield asker.by_slip(asker.preferred)
    whole = asking(unabridged(query, known.index))
    if len(whole.content) > max(len(asker.content) for asker in askers):
        yield whole.loosely(whole.preferred)
    if reading := unmarked(query, known.index):
        rest = asking(reading)
        yield rest.strictly(rest.preferred)
