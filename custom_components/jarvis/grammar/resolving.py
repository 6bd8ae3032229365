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
        # One word that names a place names nothing in it, even if it holds one lamp.
        alone = bool(found.place_ids) and len(words(spoken)) == 1
        # But a garage is also the door that opens.
        named = found.decision is Decision.PICK and self._resolver.is_called(
            found.entity_ids[0], spoken, self._language
        )
        best = found.candidates[0].score if found.candidates else 0.0
        return Named(
            decision=found.decision.value,
            ids=found.entity_ids,
            score=best,
            bare=not named and (alone or found.kind in _PLACES),
            why=found.why,
        )
