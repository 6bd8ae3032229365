"""From what the words cover to what is done about it: pick, all, ask or none."""

from ..lang.types_of import REPORTS
from .covering import cover
from .index import KEYS, Index, Mask, positions
from .places import Found, Places
from .question import Candidate, Decision, Query, Resolution
from .reading import Reading

_EXACT = (
    "is exactly its name",
    "is its name",
    "is its name in another form",
    "are its words in another order",
)


class Deciding:
    """One question being answered."""

    def __init__(
        self, index: Index, places: Places, query: Query, reading: Reading
    ) -> None:
        """Set out what may be answered at all and what is preferred."""
        self._index = index
        self._query = query
        self._reading = reading
        self._found: list[Found] = places.find(reading.content)
        self._allowed = self._within(places)
        self._preferred = self._allowed & self._wanted()

    def answer(self) -> Resolution:
        """Go from the strictest reading to the loosest; the first that holds wins."""
        if exact := self._index.mask_of(self._query.text.strip()) & self._allowed:
            return self._settle(exact, "is the entity id")
        scopes = [self._preferred]
        if self._preferred != self._allowed:
            scopes.append(self._allowed)
        for scope in scopes:
            if scope and (answer := self._exact(scope) or self._covered(scope)):
                return answer
        return self._none()

    def _within(self, places: Places) -> Mask:
        mask = self._index.everything
        if self._query.within_area is not None:
            mask &= places.mask(f"area:{self._query.within_area}")
        if self._query.within_floor is not None:
            mask &= places.mask(f"floor:{self._query.within_floor}")
        return mask

    def _wanted(self) -> Mask:
        domains = self._query.domains or (
            {self._reading.domain} if self._reading.domain else frozenset[str]()
        )
        mask = self._index.everything
        if domains:
            mask = sum(self._index.domains.get(domain, 0) for domain in domains)
        if self._query.device_classes:
            mask &= sum(
                self._index.classes.get(kind, 0) for kind in self._query.device_classes
            )
        return mask

    def _exact(self, scope: Mask) -> Resolution | None:
        for level in range(KEYS):
            table = self._index.keys[level]
            for way in self._reading.keys:
                if way[level] and (mask := table.get(way[level], 0) & scope):
                    return self._settle(mask, f"“{self._query.text}” {_EXACT[level]}")
        return None

    def _covered(self, scope: Mask) -> Resolution | None:
        why = "its words cover all that was said"
        if self._found:
            inside = scope
            rest = list(self._reading.content)
            for place in sorted(self._found, key=lambda found: -found.start):
                inside &= place.mask
                del rest[place.start : place.stop]
            if inside and (mask := cover(self._index, rest, inside)):
                return self._settle(mask, why, placed=True, bare=not rest)
        if mask := cover(self._index, self._reading.content, scope):
            return self._settle(mask, why)
        return None

    def _settle(
        self, mask: Mask, why: str, *, placed: bool = False, bare: bool = False
    ) -> Resolution:
        if not bare:
            mask = self._acting(mask)
        if mask.bit_count() == 1:
            return self._give(Decision.PICK, mask, why)
        if self._reading.every:
            return self._give(Decision.ALL, mask, why, bare=bare)
        if self._query.groups and placed:
            return self._give(Decision.ALL, mask, why, bare=bare)
        here = mask & self._index.areas.get(self._query.area_id or "", 0)
        if here.bit_count() == 1:
            return self._give(Decision.PICK, here, f"{why}, and it is in this room")
        return self._give(Decision.ASK, here or mask, why, bare=bare)

    def _acting(self, mask: Mask) -> Mask:
        """Leave out what only reports, unless a report was asked for."""
        acting = mask & ~self._index.reporting
        if not acting or acting == mask or self._reports():
            return mask
        return acting

    def _reports(self) -> bool:
        content = self._reading.content
        return any(
            meaning in REPORTS
            for start in range(len(content))
            for stop in range(start + 1, min(len(content), start + 3) + 1)
            for meaning in self._index.lexicon.mean(
                tuple(word.stem for word in content[start:stop])
            )
        )

    def _give(
        self, decision: Decision, mask: Mask, why: str, *, bare: bool = False
    ) -> Resolution:
        every = decision is Decision.ALL
        ids = [self._index.entity(at).entity_id for at in positions(mask)]
        ids.sort(key=self._rank)
        limit = len(ids) if every else self._query.limit
        places = tuple(sorted(key for found in self._found for key in found.place_ids))
        return Resolution(
            decision=decision,
            candidates=tuple(Candidate(key, 1.0, why) for key in ids[:limit]),
            why=why,
            kind="entity"
            if decision is Decision.PICK
            else ("area" if bare else "type"),
            place_ids=places,
        )

    def _rank(self, entity_id: str) -> tuple[int, str]:
        recent = self._query.recent
        at = recent.index(entity_id) if entity_id in recent else len(recent)
        return at, entity_id

    def _none(self) -> Resolution:
        return Resolution(
            decision=Decision.NONE, why=f"nothing here is called “{self._query.text}”"
        )
