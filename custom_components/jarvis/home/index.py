"""The words of a house, inverted: each word with the entities it speaks of.

A set of entities is an int with one bit for each, so that "lamp" and "kitchen"
meet in one AND whatever the size of the house. A term is a stem ("lamp"), a
meaning ("=light"), two words grown together ("livingroom"), or one of these
with the number behind it ("bedroom#2"); "#2" is the number alone.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from ..lang.lexicon import Lexicon, Word
from ..lang.normalise import fold, is_unspaced, spell_out, split
from ..lang.types_of import REPORTING, meanings_of
from .snapshot import Area, Entity, Floor, Home

type Mask = int

# Text, content texts, content stems, bag of stems: from strictest to loosest.
KEYS = 4
# More changes at once take about 40 ms; a new index can be made off the loop.
_MOST_CHANGES = 300


def positions(mask: Mask) -> Iterator[int]:
    """Give the positions of the bits that are set, lowest first."""
    bits = bin(mask)[:1:-1]
    at = bits.find("1")
    while at >= 0:
        yield at
        at = bits.find("1", at + 1)


def bind(words: Iterable[Word]) -> list[str]:
    """Give the stems, each number tied to the word before it ('bedroom#2')."""
    bound: list[str] = []
    for word in words:
        if word.number and bound and not word.ordinal and "#" not in bound[-1]:
            bound[-1] += f"#{word.stem}"
        else:
            bound.append(f"#{word.stem}" if word.number else word.stem)
    return bound


def spellings(words: Sequence[Word], content: Sequence[Word]) -> tuple[str, ...]:
    """Give the ways a name is written as one word, from strictest to loosest."""
    return (
        "".join([word.text for word in words]),
        "".join([word.text for word in content]),
        "".join([word.stem for word in content]),
    )


class Index:
    """Everything the resolver looks up, for one home in one set of languages."""

    def __init__(self, home: Home, lexicon: Lexicon) -> None:
        """Read the whole home once; `update` keeps up with it afterwards."""
        self.learned: dict[str, Mask] = {}
        self.lexicon = lexicon
        self.home = home
        self.entities: list[Entity | None] = []
        self.everything: Mask = 0
        self.reporting: Mask = 0
        self.terms: defaultdict[str, Mask] = defaultdict(int)
        self.keys: tuple[defaultdict[str, Mask], ...] = tuple(
            defaultdict(int) for _ in range(KEYS)
        )
        self.meanings: defaultdict[str, Mask] = defaultdict(int)
        self.domains: defaultdict[str, Mask] = defaultdict(int)
        self.classes: defaultdict[str, Mask] = defaultdict(int)
        self.areas: defaultdict[str, Mask] = defaultdict(int)
        self.floors: defaultdict[str, Mask] = defaultdict(int)
        self.known = set(lexicon.known)
        self.house: set[str] = set()
        self.forms: dict[str, str] = {}
        self.meant: set[str] = set()
        self._bits: dict[str, int] = {}
        self._parts: dict[str, tuple[str, str] | None] = {}
        self._place_terms: dict[str, frozenset[str]] = {}
        self._read_places()
        for entity in home.entities.values():
            self._add(entity)

    def update(self, home: Home) -> bool:
        """Follow the home; False when so much changed that a new index is due."""
        if home.areas != self.home.areas or home.floors != self.home.floors:
            return False
        old, new = self.home.entities, home.entities
        gone = [entity for key, entity in old.items() if new.get(key) is not entity]
        come = [entity for key, entity in new.items() if old.get(key) is not entity]
        if len(gone) + len(come) > _MOST_CHANGES:
            return False
        for entity in gone:
            self._remove(entity)
        for entity in come:
            self._add(entity)
        self.home = home
        return True

    def learn(self, aliases: Iterable[tuple[str, str]]) -> None:
        """Take (text, entity id) pairs as further names, weaker than the owner's."""
        self.learned.clear()
        for text, entity_id in aliases:
            content = self.lexicon.content(self.read(text))
            key = "".join([word.text for word in content])
            self.learned[key] = self.learned.get(key, 0) | self.mask_of(entity_id)

    def read(self, text: str) -> list[Word]:
        """Cut a text into words with the house's own words in mind."""
        return self.lexicon.words(text, self.known)

    def parts(self, word: str) -> tuple[str, str] | None:
        """Part a compound, remembering the answer."""
        if word not in self._parts:
            self._parts[word] = self.lexicon.parts(word, self.house)
        return self._parts[word]

    def pieces(self, word: str) -> list[str]:
        """Part a compound as far as it goes; [] when it is none."""
        parts = self.parts(word)
        if parts is None:
            return []
        head = self.pieces(parts[0])
        return [parts[0], *head, parts[1]] if head else [*parts]

    def keys_of(
        self, words: Sequence[Word], content: Sequence[Word]
    ) -> tuple[str, ...]:
        """Give the spellings of a name and, last, its words in any order."""
        apart = [piece for word in content for piece in self._apart(word)]
        return (*spellings(words, content), " ".join(sorted(bind(apart))))

    def _apart(self, word: Word) -> list[Word]:
        pieces = [] if word.number else self.pieces(word.text)
        return [Word(piece, piece) for piece in pieces] or [word]

    def meaning(self, content: Sequence[Word]) -> str:
        """Write a name as the meanings of its words, in any order."""
        meant: list[str] = []
        start = 0
        while start < len(content):
            stop = self._span(content, start)
            while stop > start + 1 and not self._mean(content[start:stop]):
                stop -= 1
            stop = max(stop, start + 1)
            meant += self._mean(content[start:stop]) or self._parts_mean(content[start])
            start = stop
        return " ".join(sorted(meant))

    def _mean(self, words: Sequence[Word]) -> tuple[str, ...]:
        return self.lexicon.mean(tuple([word.stem for word in words]))[:1]

    def _parts_mean(self, word: Word) -> list[str]:
        stems = self.pieces(word.text) or [word.stem]
        return [(*self.lexicon.mean((stem,)), stem)[0] for stem in stems]

    def entity(self, position: int) -> Entity:
        """Give the entity at a position that a mask named."""
        entity = self.entities[position]
        assert entity is not None  # noqa: S101 - masks name living entities only
        return entity

    def mask_of(self, entity_id: str) -> Mask:
        """Give the set of this one entity, empty when it is not in the home."""
        at = self._bits.get(entity_id)
        return 0 if at is None else 1 << at

    def _read_places(self) -> None:
        named: list[Area | Floor] = [
            *self.home.floors.values(),
            *self.home.areas.values(),
        ]
        for place in named:
            for name in place.names:
                self._learn(name, whole=True)
        for floor in self.home.floors.values():
            # The number of a floor is no device's number.
            self._place_terms[f"floor:{floor.floor_id}"] = frozenset(
                term for term in self._terms_of(floor.names) if term[0] != "#"
            )
        for area in self.home.areas.values():
            self._place_terms[f"area:{area.area_id}"] = self._terms_of(area.names)

    def _learn(self, name: str, *, whole: bool = False) -> None:
        if whole and is_unspaced(name):
            self.known.update(fold(raw) for raw in split(name))
        for word in self.read(name):
            if is_unspaced(word.text):
                self.known.add(word.text)
            if whole and not word.number:
                self.house.add(word.stem)

    def _add(self, entity: Entity) -> None:
        at = self._bits.get(entity.entity_id)
        if at is None:
            at = self._bits[entity.entity_id] = len(self.entities)
            self.entities.append(None)
        self.entities[at] = entity
        self._mark(entity, 1 << at, set_it=True)

    def _remove(self, entity: Entity) -> None:
        at = self._bits[entity.entity_id]
        self._mark(entity, 1 << at, set_it=False)
        self.entities[at] = None

    def _mark(self, entity: Entity, bit: Mask, *, set_it: bool) -> None:
        for table, key in self._places_of(entity):
            table[key] = table[key] | bit if set_it else table[key] & ~bit
        self.everything = self.everything | bit if set_it else self.everything & ~bit
        if entity.domain in REPORTING:
            self.reporting = self.reporting | bit if set_it else self.reporting & ~bit

    def _places_of(
        self, entity: Entity
    ) -> Iterator[tuple[defaultdict[str, Mask], str]]:
        yield self.domains, entity.domain
        if entity.device_class:
            yield self.classes, entity.device_class
        if entity.area_id:
            yield self.areas, entity.area_id
        if entity.floor_id:
            yield self.floors, entity.floor_id
        terms = set(self._terms_of(entity.names))
        terms.update(self._place_terms.get(f"area:{entity.area_id}", ()))
        terms.update(self._place_terms.get(f"floor:{entity.floor_id}", ()))
        meant = meanings_of(entity.domain, entity.device_class)
        terms.update(f"={meaning}" for meaning in meant)
        self.meant.update(meant)
        for term in terms:
            yield self.terms, term
        for name in entity.names:
            for variant in variants(name):
                words = self.read(variant)
                keys = self.keys_of(words, self.lexicon.content(words))
                yield from zip(self.keys, keys, strict=True)
                yield self.meanings, self.meaning(self.lexicon.content(words))

    def _terms_of(self, names: Iterable[str]) -> frozenset[str]:
        terms: set[str] = set()
        for name in names:
            self._learn(name)
            for variant in variants(name):
                terms |= self._terms(self.lexicon.content(self.read(variant)))
        return frozenset(terms)

    def _terms(self, content: Sequence[Word]) -> set[str]:
        terms: set[str] = set()
        for start, word in enumerate(content):
            if word.number:
                terms.add(f"#{word.stem}")
                continue
            for stop in range(start + 1, self._span(content, start) + 1):
                terms.update(self._numbered(content, start, stop))
        return terms

    def _span(self, content: Sequence[Word], start: int) -> int:
        """Give the furthest end of a phrase from here: numbers end it."""
        stop = start
        furthest = min(len(content), start + max(2, self.lexicon.longest))
        while stop < furthest and not content[stop].number:
            stop += 1
        return stop

    def _numbered(
        self, content: Sequence[Word], start: int, stop: int
    ) -> Iterator[str]:
        number = f"#{content[stop].stem}" if self._counted(content, stop) else ""
        for term in self.phrase_terms(content[start:stop]):
            yield term
            if number:
                yield term + number

    def _counted(self, content: Sequence[Word], at: int) -> bool:
        return at < len(content) and content[at].number and not content[at].ordinal

    def phrase_terms(self, words: Sequence[Word]) -> Iterator[str]:
        """Give the terms a run of words without numbers stands for."""
        stems = tuple([word.stem for word in words])
        for meaning in self.lexicon.mean(stems):
            self.meant.add(meaning)
            yield f"={meaning}"
        if len(words) == 1:
            term = stems[0]
            yield term
            self.forms.setdefault(words[0].text, term)
            for part in self.pieces(words[0].text):
                yield part
                self.forms.setdefault(part, part)
                for meaning in self.lexicon.mean((part,)):
                    self.meant.add(meaning)
                    yield f"={meaning}"
        elif len(words) == 2:  # noqa: PLR2004 - two words grown together
            term = words[0].text + stems[1]
            yield term
            self.forms.setdefault(term, term)


def variants(name: str) -> tuple[str, ...]:
    """Give a name as written and, where that differs, without umlaut keys."""
    if name.isascii():
        return (name,)
    plain = " ".join(spell_out(raw) for raw in split(name))
    folded = " ".join(fold(raw) for raw in split(name))
    return (name,) if plain == folded else (name, plain)
