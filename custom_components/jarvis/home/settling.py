"""Settles a set of entities that the words fit: pick, all or ask."""

from ..lang.types_of import REPORTS
from .ear import Reading
from .index import Index, Mask, positions
from .places import Found
from .question import Candidate, Decision, Kind, Query, Resolution

_CHOICE = 2
_LONGEST_PHRASE = 3


class Settling:
    """What one question and its reading make of sets of entities."""

    def __init__(
        self, index: Index, query: Query, reading: Reading, found: list[Found]
    ) -> None:
        """Take the question, its words and the places they name."""
        self._index = index
        self._query = query
        self._reading = reading
        self._found = found

    def settle(
        self, mask: Mask, why: str, *, placed: bool = False, bare: bool = False
    ) -> Resolution:
        """Decide on a set: `placed` by a named place, `bare` by nothing else."""
        if not bare:
            mask = self._acting(mask)
        if mask.bit_count() == 1:
            return self.give(Decision.PICK, mask, why, bare=bare)
        if self._reading.every:
            return self.give(Decision.ALL, mask, why, bare=bare)
        apart = self._query.within_area or self._query.within_floor
        if self._query.groups and (placed or apart):
            return self.give(Decision.ALL, mask, why, bare=bare)
        here = mask & self._index.areas.get(self._query.area_id or "", 0)
        if here.bit_count() == 1:
            return self.give(Decision.PICK, here, f"{why}, and it is in this room")
        whole = self._whole(mask)
        if whole.bit_count() == 1:
            return self.give(Decision.PICK, whole, "is its name in other words")
        return self.give(Decision.ASK, here or mask, why, bare=bare)

    def _whole(self, mask: Mask) -> Mask:
        """Give those whose whole name says the same in other words.

        That counts where words of one meaning are one, and across languages.
        """
        lexicon, content = self._index.lexicon, self._reading.content
        foreign = any((word.stem,) in lexicon.foreign for word in content)
        if not (lexicon.alike or foreign):
            return 0
        return mask & self._index.meanings.get(self._index.meaning(content), 0)

    def _acting(self, mask: Mask) -> Mask:
        """Leave what only reports out of a choice, unless a report was asked for."""
        acting = mask & ~self._index.reporting
        return mask if acting.bit_count() < _CHOICE or self._reports() else acting

    def _reports(self) -> bool:
        content = self._reading.content
        return any(
            meaning in REPORTS
            for start in range(len(content))
            for stop in range(start + 1, min(len(content), start + _LONGEST_PHRASE) + 1)
            for meaning in self._index.lexicon.mean(
                tuple(word.stem for word in content[start:stop])
            )
        )

    def give(
        self,
        decision: Decision,
        mask: Mask,
        why: str,
        *,
        bare: bool = False,
        score: float = 1.0,
    ) -> Resolution:
        """Put a set into an answer, recently used entities first."""
        every = decision is Decision.ALL
        ids = [self._index.entity(at).entity_id for at in positions(mask)]
        ids.sort()
        if self._query.recent:
            ids.sort(key=self._rank)
        limit = len(ids) if every else self._query.limit
        places = tuple(sorted(key for found in self._found for key in found.place_ids))
        return Resolution(
            decision=decision,
            candidates=tuple(Candidate(key, score, why) for key in ids[:limit]),
            why=why,
            kind=self._kind(decision, bare=bare),
            place_ids=places,
        )

    def _rank(self, entity_id: str) -> int:
        recent = self._query.recent
        return recent.index(entity_id) if entity_id in recent else len(recent)

    def _kind(self, decision: Decision, *, bare: bool) -> Kind:
        if not bare:
            return "entity" if decision is Decision.PICK else "type"
        floors = all(
            key.startswith("floor:") for found in self._found for key in found.place_ids
        )
        return "floor" if floors else "area"
