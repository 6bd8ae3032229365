"""The one resolver: from a spoken or written target to what it names.

Exact names first, then every entity whose words cover all that was said, then
what it may have been misheard from. One left is a pick; several are a question
unless the speaker's room or the word "all" settles it; nothing is nothing.
"""

from collections.abc import Iterator

from ..lang.lexicon import is_scope, lexicon_for, primary
from ..lang.normalise import fold, split
from ..lang.types_of import meanings_of
from .candidates import suggest
from .decision import Deciding
from .ear import Ear, Reading
from .index import Index
from .learned import Learned
from .meant import Meant, meant
from .question import Candidate, Decision, PlaceMatch, Query, Resolution
from .seeing import MayRead, anything
from .snapshot import Entity, Home

_SHOWN = 80
# A large house takes ten megabytes in each.
MOST_LANGUAGES = 5

__all__ = ["Candidate", "Decision", "PlaceMatch", "Query", "Resolution", "Resolver"]


class Resolver:
    """Resolves names in one home; keeps an index per spoken language."""

    def __init__(self, home: Home, languages: tuple[str, ...] = ()) -> None:
        """Take the home; `languages` are those its names may also be written in."""
        self._home = home
        self._languages = languages
        self._ears: dict[str, Ear] = {}
        self._learned: tuple[Learned, ...] = ()

    def learn(self, learned: tuple[Learned, ...]) -> None:
        """Take what was learned from corrections, in place of what was before."""
        self._learned = learned
        for language, ear in list(self._ears.items()):
            self._teach(ear, language)

    def update(self, home: Home) -> None:
        """Follow the home, incrementally where only entities changed."""
        self._home = home
        for language, ear in list(self._ears.items()):
            if ear.index.update(home):
                self._teach(ear, language)
            else:
                del self._ears[language]

    def prepare(self, language: str) -> None:
        """Read the home in a language now (0.5 s for 10,000 entities), not later.

        May run off the loop: whoever asks first notices what changed meanwhile.
        """
        if not self.is_prepared(language):
            key = primary(language)
            self._ears[key] = self._hear(key)
            self._make_room(key)

    def is_prepared(self, language: str) -> bool:
        """Tell whether the home as it is has been read in a language."""
        ear = self._ears.get(primary(language))
        return ear is not None and ear.index.home is self._home

    def is_called(self, entity_id: str, text: str, language: str) -> bool:
        """Tell whether a text is what things of that kind are called, and no more."""
        entity = self._home.entities.get(entity_id)
        if entity is None:
            return False
        index = self._know(language).index
        meant = index.meaning(index.lexicon.content(index.read(text)))
        return meant in meanings_of(entity.domain, entity.device_class)

    def resolve(self, query: Query) -> Resolution:
        """Say what the text names; total: any text gets an answer.

        The candidates of NONE are only names to suggest.
        """
        ear = self._know(query.language)
        ear.make_room()
        if not ear.is_strange(query.text):
            for answer in _attempts(ear, query):
                if answer is not None:
                    return answer
            if _is_strange(ear, query):
                ear.remember_strange(query.text)
        return Resolution(
            decision=Decision.NONE,
            candidates=_near(ear, query) if query.near else (),
            why=f"nothing here is called “{query.text[:_SHOWN]}”",
        )

    def suggest(
        self,
        sentence: str,
        language: str,
        area_id: str | None = None,
        may_read: MayRead = anything,
    ) -> tuple[Entity, ...]:
        """Give the at most 20 entities a sentence in that room may be about."""
        index = self._know(language).index
        return suggest(index, sentence, area_id, may_read=may_read)

    def meant(self, sentence: str, language: str) -> Meant:
        """Say what the words of a whole sentence speak of, each for itself."""
        return meant(self._know(language).index, sentence)

    def is_scope(self, text: str, language: str) -> bool:
        """Tell whether a text names nothing, but means all there is."""
        named = fold(text)
        called = any(
            named == fold(n) for e in self._home.entities.values() for n in e.names
        )
        return not called and is_scope(text, language, *self._languages)

    def names_in(self, text: str, language: str) -> tuple[str, ...]:
        """Give the ids of several things whose names stand side by side in a text.

        () where the text is anything more, or not surely all of them.
        """
        drop, rest, found = lexicon_for(language, *self._languages).drop, text, []
        called = {
            name.casefold(): one.entity_id
            for one in self._home.entities.values()
            for name in one.names
        }
        rest = rest.casefold()
        for name in sorted(called, key=len, reverse=True):
            at = rest.find(name) if name else -1
            if at >= 0 and not _touches(rest, at, at + len(name)):
                found.append((text.casefold().find(name), called[name]))
                rest = f"{rest[:at]} , {rest[at + len(name) :]}"
        small = all(fold(word) in drop for word in split(rest))
        ids = tuple(dict.fromkeys(one for _, one in sorted(found)))
        return ids if small and len(ids) > 1 else ()

    def resolve_area(self, text: str, language: str) -> PlaceMatch:
        """Say which area a text names; nothing is "everywhere" by mistake."""
        return self._know(language).places.resolve(text, "area")

    def resolve_floor(self, text: str, language: str) -> PlaceMatch:
        """Say which floor a text names."""
        return self._know(language).places.resolve(text, "floor")

    def _know(self, spoken: str) -> Ear:
        language = primary(spoken)
        ear = self._ears.get(language)
        if ear is None or ear.index.home is not self._home:
            # The second when the house changed while it was read off the loop.
            ear = self._ears[language] = self._hear(language)
            self._make_room(language)
        if ear.taught is not self._learned:
            self._teach(ear, language)
        return ear

    def _make_room(self, newest: str) -> None:
        """Let go of the languages that were read first, when there are many."""
        for language in list(self._ears)[:-MOST_LANGUAGES]:
            if language != newest:
                self._ears.pop(language, None)

    def _hear(self, language: str) -> Ear:
        ear = Ear(Index(self._home, lexicon_for(language, *self._languages)))
        self._teach(ear, language)
        return ear

    def _teach(self, ear: Ear, language: str) -> None:
        ear.taught = self._learned
        ear.index.learn(
            (item.text, item.entity_id)
            for item in ear.taught
            if primary(item.language) == language
        )
        ear.forget()


def _touches(text: str, start: int, stop: int) -> bool:
    """Tell whether a piece of a text is only a part of words."""
    return text[start - 1 : start].isalnum() or text[stop : stop + 1].isalnum()


def _near(ear: Ear, query: Query) -> tuple[Candidate, ...]:
    return tuple(
        Candidate(entity.entity_id, 0.0, "has some of the words")
        for entity in suggest(ear.index, query.text, query.area_id, query.limit)
    )


def _attempts(ear: Ear, query: Query) -> Iterator[Resolution | None]:
    """Try every way to understand the text, from the strictest to the loosest."""
    said = ear.said(query.text)
    askers = [Deciding(ear, query, reading) for reading in said.readings]
    for asker in askers:
        yield asker.strictly(asker.preferred)
    for asker in askers:
        if asker.preferred != asker.allowed:
            yield asker.strictly(asker.allowed)
    for asker in reversed(askers):
        yield asker.loosely(asker.preferred)
        yield asker.by_slip(asker.preferred)
    if said.whole is not None:
        whole = Deciding(ear, query, said.whole)
        yield whole.loosely(whole.preferred)
    if said.unmarked is not None:
        rest = Deciding(ear, query, said.unmarked)
        yield rest.strictly(rest.preferred)


def _is_strange(ear: Ear, query: Query) -> bool:
    """Tell whether the text means nothing here whatever is asked for."""
    said = ear.said(query.text)
    anything = Query(text=query.text, language=query.language)
    if said.whole is not None and ear.spans(said.whole.content):
        return False
    ways: list[Reading] = [*said.readings]
    if said.unmarked is not None:
        ways.append(said.unmarked)
    return all(Deciding(ear, anything, reading).is_strange() for reading in ways)
