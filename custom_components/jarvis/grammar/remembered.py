"""Answers of the resolver, kept for one sentence: many readings ask the same."""

from ..home.snapshot import Place
from .types import Named, Names

_MOST = 24
_NOBODY = Named(decision="none", why="asked too often")


class Remembered:
    """Asks each question once, and not more questions than a sentence is worth."""

    def __init__(self, names: Names) -> None:
        """Take whoever knows the answers."""
        self._names = names
        self._known: dict[tuple[object, ...], Named] = {}

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
        """Resolve an entity, or repeat the answer."""
        key = (spoken, domains, device_class, area_id, floor_id)
        if (known := self._known.get(key)) is not None:
            return known
        if len(self._known) >= _MOST:
            return _NOBODY
        found = self._known[key] = self._names.entity(
            spoken,
            domains=domains,
            device_class=device_class,
            area_id=area_id,
            floor_id=floor_id,
            place=place,
        )
        return found
