"""From what the words cover to what is done about it: pick, all, ask or none."""

from collections.abc import Iterator
from dataclasses import replace
from math import log2

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from ..lang.lexicon import Word
from ..lang.likeness import is_slip, may_be
from ..lang.normalise import is_unspaced, without_kana
from ..lang.types_of import KINDS
from .covering import cover
from .ear import Ear, Reading, read_meant
from .hearing import LIMIT, MARGIN, Hearing, hear
from .index import KEYS, Index, Mask, positions
from .question import Candidate, Decision, Query, Resolution, Trust
from .settling import Settling
from .snapshot import Entity

_EXACT = (
    "is exactly its name",
    "is its name",
    "is its name in another form",
    "are its words in another order",
)


# How alike a replaced word must be: at least where one entity is left to mean, more
# for every doubling of those that are, and so much that nothing else is needed.
_LEAST = 0.53
_DOUBLED = 0.03
_SURE = 0.74
_SLIP = 0.75
# What runs a program moves the whole house: of its own name a word has to be heard,
# or all of it nearly.
_PROGRAMS = frozenset({"automation", "button", "input_button", "scene", "script"})
_NEARLY = 0.85
# The ways to write a name that keep its endings.
_LITERAL = 2


class Deciding:
    """One reading of a question being answered."""

    def __init__(self, ear: Ear, query: Query, reading: Reading) -> None:
        """Set out what may be answered at all and what is preferred."""
        self._ear = ear
        self._index: Index = ear.index
        self._query = query
        self._reading = reading
        self._found = ear.found(reading.content)
        self.settling = Settling(ear.index, query, reading, self._found)
        self.allowed = self._within()
        self.preferred = self.allowed & self._wanted()

    @property
    def content(self) -> tuple[Word, ...]:
        """The words that carry the name."""
        return self._reading.content

    def strictly(self, scope: Mask) -> Resolution | None:
        """Answer from exact names, else from words that cover all that was said."""
        if not scope:
            return None
        if exact := self._index.mask_of(self._query.text.strip()) & scope:
            return self.settling.settle(exact, "is the entity id")
        return self._exact(scope) or self._covered(scope)

    def loosely(self, scope: Mask) -> Resolution | None:
        """Answer from what the words may have been misheard from."""
        content = self._reading.content
        if not scope or not content:
            return None
        ways = hear(self._ear.spans(content), scope)
        if not ways or ways[0].cost > LIMIT:
            return None
        best = ways[0]
        if best.least < self._needed(best, scope):
            return None
        meant = " ".join(best.words)
        again = Deciding(
            self._ear,
            replace(self._query, text=meant),
            read_meant(meant, self._reading, self._index),
        )
        rivals, partly = _rivals(ways)
        alike = cover(self._index, again.content, rivals)
        rivals &= ~alike
        answer = again.strictly(best.mask | alike)
        if answer is None or self._is_doubtful(answer, best):
            return None
        answer = again.singled(answer)
        if answer.literal and not any(self._tells(form) for _, form in best.swaps):
            # Only its kind was misheard, and it is called so to the letter.
            rivals = 0
        elif answer.literal:
            rivals &= ~partly
        why = f"“{self._query.text}” sounds like “{meant}”"
        score = max(0.0, 1 - best.cost)
        if rivals:
            asked = again.settling.give(
                Decision.ASK, best.mask | rivals, why, score=score
            )
            return replace(asked, trust=self._trust(best))
        return replace(
            answer,
            why=why,
            trust=self._trust(best),
            candidates=tuple(
                Candidate(found.entity_id, round(score, 3), why)
                for found in answer.candidates
            ),
        )

    def singled(self, answer: Resolution) -> Resolution:
        """Take one thing, where its name was misheard and all of a kind fit.

        A word in its plain form names one: that whose whole name says the same, else
        it is asked which.
        """
        ids = answer.entity_ids
        if answer.decision is Decision.PICK:
            return replace(answer, literal=self._is_literal(ids[0]))
        alone = all(word.text == word.stem or word.number for word in self.content)
        if answer.decision is not Decision.ALL or self._reading.every or not alone:
            return answer
        mask = sum(self._index.mask_of(one) for one in ids)
        whole = mask & self._index.meanings.get(self._index.meaning(self.content), 0)
        if whole.bit_count() == 1:
            found = self.settling.give(Decision.PICK, whole, answer.why)
            return replace(found, literal=True)
        return self.settling.give(Decision.ASK, mask, answer.why)

    def _is_literal(self, entity_id: str) -> bool:
        mask = self._index.mask_of(entity_id)
        return any(
            mask & self._index.keys[level].get(way[level], 0)
            for way in self._reading.keys
            for level in range(_LITERAL)
        )

    def _trust(self, way: Hearing) -> Trust:
        """Tell whether what tells things apart was heard, or is a guess.

        What kind of thing it is may be misheard as it likes: the rest names it.
        """
        spoken = self._index.lexicon.languages[0]
        guesses = [self._apart(*swap) for swap in way.swaps if self._tells(swap[1])]
        others = self._ear.places.words
        if all(is_slip(said, form, spoken, others) for said, form in guesses):
            return "sure"
        asked = all(may_be(said, form, spoken, others) for said, form in guesses)
        return "ask" if asked else "no"

    def _tells(self, form: str) -> bool:
        """Tell whether a form names what is meant, and not only its kind."""
        if form in self._ear.places.words:
            # A garage is also the door that opens.
            return True
        stem = self._index.lexicon.stem(form)
        meant = self._index.lexicon.mean((stem,))
        return not meant or KINDS.isdisjoint(meant)

    def _apart(self, said: tuple[str, ...], form: str) -> tuple[tuple[str, ...], str]:
        """Leave the kind out of two compounds: "Kirchenlicht" and "Küchenlicht"."""
        parts = self._index.parts(form)
        tail = form[len(parts[0]) :] if parts and form.startswith(parts[0]) else ""
        tail = next((t for t in self._kinds_in(tail) if said[-1].endswith(t)), "")
        head = said[-1].removesuffix(tail)
        kept = (*said[:-1], head) if head else said[:-1]
        return (kept, form.removesuffix(tail)) if tail and kept else (said, form)

    def _kinds_in(self, tail: str) -> Iterator[str]:
        return (
            tail[at:]
            for at in range(len(tail))
            if self._index.lexicon.mean((tail[at:],))
        )

    def is_strange(self) -> bool:
        """Tell whether the words can mean nothing in any part of the house."""
        everything = self._index.everything
        if self._reading.keys and is_unspaced(self._reading.keys[0][1]):
            return False
        return not self._ear.spans(self.content) and not self.strictly(everything)

    def by_slip(self, scope: Mask) -> Resolution | None:
        """Answer from whole names with a slip in their kana, where no spaces help."""
        said = self._reading.keys[0][1] if self._reading.keys else ""
        if not is_unspaced(said):
            return None
        names = [
            name
            for name, mask in self._index.keys[1].items()
            if mask & scope and without_kana(name) == without_kana(said)
        ]
        best = extract(
            said,
            names,
            scorer=OSA.normalized_similarity,
            score_cutoff=_SLIP,
            limit=2,
        )
        if not best or (len(best) > 1 and best[0][1] - best[1][1] < MARGIN):
            return None
        mask = self._index.keys[1][best[0][0]] & scope
        return self.settling.settle(mask, f"“{self._query.text}” is nearly its name")

    def _sure(self, way: Hearing) -> tuple[Word, ...]:
        return tuple(word for word in self._reading.content if word.text in way.words)

    def _needed(self, way: Hearing, scope: Mask) -> float:
        """Tell how alike the replaced words must be: the rarer the others, the less."""
        left = cover(self._index, self._sure(way), scope).bit_count()
        return min(_SURE, _LEAST + _DOUBLED * log2(max(1, left)))

    def _is_doubtful(self, answer: Resolution, way: Hearing) -> bool:
        """Tell whether the sure words name the answer alone, or things of all kinds.

        "Paint in the hallway" is neither its main light nor its main door, and nothing
        to run that is kept there.
        """
        if way.least < _NEARLY and self._is_unnamed_program(answer, way):
            return True
        if way.least >= _SURE:
            return False
        kinds = {one.partition(".")[0] for one in answer.entity_ids}
        mixed = answer.decision is Decision.ALL and answer.kind == "type"
        return (mixed and len(kinds) > 1) or self._was_named(answer, way)

    def _was_named(self, answer: Resolution, way: Hearing) -> bool:
        sure = self._sure(way)
        if not sure or answer.decision is not Decision.PICK:
            return False
        bag = self._index.keys_of(sure, sure)[-1]
        named = self._index.keys[-1].get(bag, 0)
        return bool(named & self._index.mask_of(answer.entity_ids[0]))

    def _is_unnamed_program(self, answer: Resolution, way: Hearing) -> bool:
        """Tell whether a program would run that only its place or kind was heard of.

        "Cleaning the hallway" is not the script there that "leaving" starts.
        """
        sure = {word.stem for word in self._sure(way)}
        programs = [
            entity
            for entity_id in answer.entity_ids
            if (entity := self._index.home.entities[entity_id]).domain in _PROGRAMS
        ]
        return any(sure.isdisjoint(self._own_words(entity)) for entity in programs)

    def _own_words(self, entity: Entity) -> set[str]:
        lexicon = self._index.lexicon
        return {
            word.stem
            for name in entity.names
            for word in lexicon.content(self._index.read(name))
        }

    def _within(self) -> Mask:
        mask = self._index.everything
        if self._query.within_area is not None:
            mask &= self._ear.places.mask(f"area:{self._query.within_area}")
        if self._query.within_floor is not None:
            mask &= self._ear.places.mask(f"floor:{self._query.within_floor}")
        return mask

    def _wanted(self) -> Mask:
        domains: frozenset[str] = self._query.domains
        if not domains and self._reading.domain:
            domains = frozenset({self._reading.domain})
        mask = self._index.everything
        if domains:
            mask &= sum(self._index.domains.get(domain, 0) for domain in domains)
        if self._query.device_classes:
            mask &= sum(
                self._index.classes.get(kind, 0) for kind in self._query.device_classes
            )
        return mask

    def _exact(self, scope: Mask) -> Resolution | None:
        for level in range(self._levels()):
            table = self._index.keys[level]
            for way in self._reading.keys:
                if way[level] and (mask := table.get(way[level], 0) & scope):
                    why = f"“{self._query.text}” {_EXACT[level]}"
                    return self.settling.settle(self._to_the_letter(mask) or mask, why)
        for way in self._reading.keys:
            if mask := self._index.learned.get(way[1], 0) & scope:
                return self.settling.settle(
                    mask, f"“{self._query.text}” was learned for it"
                )
        return None

    def _to_the_letter(self, mask: Mask) -> Mask:
        """Give what is written just so: "ae" is not "ä", which may be spelled so."""
        said = self._query.text.strip().casefold()
        here = ((1 << at, self._index.entity(at).names) for at in positions(mask))
        return sum(bit for bit, names in here if said in map(str.casefold, names))

    def _levels(self) -> int:
        """Tell how loosely a name may be written to be exact.

        Where order matters, "the light in the hall" is no hall light, and "lights"
        alone are not the one thing that is called "Light".
        """
        lexicon = self._index.lexicon
        if not lexicon.ordered:
            return KEYS
        alone = len(self.content) == 1 and lexicon.mean((self.content[0].stem,))
        return _LITERAL if alone else KEYS - 1

    def _covered(self, scope: Mask) -> Resolution | None:
        if not self.content:
            return None
        why = "its words cover all that was said"
        if self._found:
            inside = scope
            rest = list(self._reading.content)
            for place in sorted(self._found, key=lambda found: -found.start):
                inside &= place.mask
                del rest[place.start : place.stop]
            if inside and (mask := cover(self._index, rest, inside)):
                return self.settling.settle(mask, why, placed=True, bare=not rest)
        mask = cover(self._index, self._reading.content, scope)
        if not mask or (mask.bit_count() == 1 and self._wants_many()):
            return None
        return self.settling.settle(mask, why)

    def _wants_many(self) -> bool:
        """Tell whether everything somewhere was asked for, of no kind.

        Then one thing with some of the words ("everything in the desk", a desk lamp)
        is not it: the place is one that nobody knows.
        """
        meant = (self._index.lexicon.mean((word.stem,)) for word in self.content)
        return self._reading.every and all(KINDS.isdisjoint(one) for one in meant)


def _rivals(ways: list[Hearing]) -> tuple[Mask, Mask]:
    """Give what else is nearly as likely, and of that what leaves out a word."""
    rivals, partly = 0, 0
    for way in ways[1:]:
        if way.cost < ways[0].cost + MARGIN:
            rivals |= way.mask
            if any(not form for _, form in way.swaps):
                partly |= way.mask
    return rivals, partly
