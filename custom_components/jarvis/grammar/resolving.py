"""The home's resolver as the grammar asks it: one spoken name at a time."""

from ..home.question import EVERY, Decision, Query
from ..home.resolver import Resolver
from ..home.snapshot import Place
from .text import words
from .types import Named

_PLACES = frozenset({"area", "floor"})


class HomeNames:
    """Resolves the names of one sentence's language; answers are not kept."""

    def __init__(self, resolver: Resolver, language: str) -> None:
        """Take the resolver of the home that the grammar was made for."""
        self._resolver = resolver
        self._language = language

    def entity(
        self,
        spoken: str,
        *,
        domains: frozenset[str],
        device_class: str | None,
        area_id: str | None,
        floor_id: str | None,
        place: Place,
    ) -> Named:
        """Resolve an entity; what only another domain bears is still found."""
        found = self._resolver.resolve(
            Query(
                text=spoken,
                language=self._language,
                domains=domains,
                device_classes=frozenset({device_class} if device_class else ()),
                area_id=place.area.area_id if place.area else None,
                within_area=area_id,
                within_floor=floor_id,
                groups=True,
                limit=EVERY,
                near=False,
            )
        )
        ids, decision = found.entity_ids, found.decision
        if decision is Decision.ASK:
            # "The telly" is the one that is a telly, not all that have it in the name.
            kinds = [one for one in ids if self._is_called(one, spoken)]
            if len(kinds) == 1:
                ids, decision = (kinds[0],), Decision.PICK
        # One word that names a place names nothing in it, even if it holds one lamp.
        alone = bool(found.place_ids) and len(words(spoken)) == 1
        # But a garage is also the door that opens.
        named = decision is Decision.PICK and self._is_called(ids[0], spoken)
        best = found.candidates[0].score if found.candidates else 0.0
        return Named(
            decision=decision.value,
            ids=ids,
            score=best,
            bare=not named and (alone or found.kind in _PLACES),
            trust=found.trust,
            literal=found.literal,
            why=found.why,
        )

    def _is_called(self, entity_id: str, spoken: str) -> bool:
        return self._resolver.is_called(entity_id, spoken, self._language)
