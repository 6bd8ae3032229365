"""Names of the house for commands: the one resolver, seen from a parameter."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from ...home.question import EVERY, Decision, PlaceMatch, Query, Resolution
from ...home.seeing import anything, seen_places
from ...home.snapshot import Area, Entity, Home
from ...lang.normalise import fold
from .coerce import MOST_VALID, Named, nearest
from .declare import Kind, Parameter
from .response import Choice

_PERSON = frozenset({"person"})

type Places = Callable[[str, str], PlaceMatch]


def nowhere(_spoken: str, _language: str) -> PlaceMatch:
    """Know no place by a misheard name."""
    return PlaceMatch(decision=Decision.NONE)


class HouseNames:
    """Resolves entities, areas and persons; only exposed ones exist."""

    def __init__(
        self,
        home: Callable[[], Home],
        resolve: Callable[[Query], Resolution],
        area: Places = nowhere,
        *,
        limited: bool = False,
    ) -> None:
        """Take the snapshot of now and the resolver: of things, and of areas.

        For who is `limited` there is no area in which nothing may be seen.
        """
        self._home = home
        self._resolve = resolve
        self._misheard = area
        self._limited = limited

    def named(
        self, spoken: str, parameter: Parameter, language: str, area_id: str | None
    ) -> Named:
        """Resolve a name for a parameter, said by somebody in `area_id`."""
        if parameter.kind is Kind.AREA:
            return self._area(spoken, language)
        if parameter.kind is Kind.PERSON:
            parameter = replace(parameter, domains=_PERSON)
        return self._entity(spoken, parameter, language, area_id)

    def _entity(
        self, spoken: str, parameter: Parameter, language: str, area_id: str | None
    ) -> Named:
        home = self._home()
        wanted = {
            key: entity
            for key, entity in home.entities.items()
            if not parameter.domains or entity.domain in parameter.domains
        }
        if parameter.device_classes:
            wanted = {
                key: entity
                for key, entity in wanted.items()
                if entity.domain != "binary_sensor"
                or entity.device_class in parameter.device_classes
            }
        if spoken in wanted:
            return Named(id=spoken, name=wanted[spoken].name)
        found = self._resolve(
            Query(
                text=spoken.partition(".")[2].replace("_", " ")
                if "." in spoken and " " not in spoken
                else spoken,
                language=language,
                domains=parameter.domains,
                device_classes=parameter.device_classes,
                area_id=area_id,
                limit=EVERY,
            )
        )
        fits = [c for c in found.candidates if c.entity_id in wanted]
        if found.trust == "no":
            fits = []
        if (
            len(fits) == 1
            and found.trust == "sure"
            and found.decision
            in (
                Decision.PICK,
                Decision.ALL,
                Decision.ASK,
            )
        ):
            entity = wanted[fits[0].entity_id]
            exact = fits[0].score >= 1 or _says(spoken, entity)
            return Named(id=entity.entity_id, name=entity.name, exact=exact)
        if fits and found.decision is not Decision.NONE:
            likely = (wanted[c.entity_id] for c in fits[:MOST_VALID])
            return Named(
                which=True, valid=tuple(_choices(likely, home)), total=len(fits)
            )
        choices = _choices(wanted.values(), home)
        valid, total = nearest(choices, fold(spoken))
        return Named(valid=valid, total=total)

    def _area(self, spoken: str, language: str) -> Named:
        areas = self._home().areas
        said = fold(spoken)
        exact = [
            area
            for area in areas.values()
            if said == area.area_id or said in {fold(name) for name in area.names}
        ]
        hidden = self._limited and not self._places() & {a.area_id for a in exact}
        if len(exact) == 1 and not hidden:
            return Named(id=exact[0].area_id, name=exact[0].name)
        found = self._resolve(Query(text=spoken, language=language))
        ids = [key for key in found.place_ids if key.removeprefix("area:") in areas]
        if len(ids) == 1 and found.kind == "area":
            area = areas[ids[0].removeprefix("area:")]
            if area.area_id in self._places():
                return Named(id=area.area_id, name=area.name)
        floors = {key.removeprefix("floor:") for key in found.place_ids}
        # What nothing of may be seen in is known by its own name alone.
        seen = {key: areas[key] for key in areas if key in self._places()}
        if some := [a for a in seen.values() if a.floor_id in floors]:
            return _which(some)
        return self._misheard_area(spoken, language, seen)

    def _places(self) -> frozenset[str | None]:
        return seen_places(self._home(), anything)

    def _misheard_area(
        self, spoken: str, language: str, areas: Mapping[str, Area]
    ) -> Named:
        match = self._misheard(spoken, language)
        picked = match.decision is Decision.PICK
        if picked and (area := areas.get(match.place_id or "")) is not None:
            return Named(id=area.area_id, name=area.name, exact=False)
        if match.decision is Decision.ASK:
            return _which([areas[key] for key, _ in match.candidates if key in areas])
        choices = [_area_choice(area) for area in areas.values()]
        valid, total = nearest(choices, fold(spoken))
        return Named(valid=valid, total=total)


def _which(areas: Sequence[Area]) -> Named:
    choices = tuple(_area_choice(area) for area in areas)
    return Named(which=True, valid=choices[:MOST_VALID], total=len(choices))


def _says(spoken: str, entity: Entity) -> bool:
    return fold(spoken) in {fold(name) for name in entity.names}


def _choices(entities: Iterable[Entity], home: Home) -> list[Choice]:
    """Name entities; with their area where another has the same name."""
    count = Counter(entity.name for entity in home.entities.values())
    choices = []
    for entity in entities:
        area = home.areas.get(entity.area_id or "")
        twin = count[entity.name] > 1 and area is not None
        name = f"{area.name} {entity.name}" if twin and area else entity.name
        choices.append(Choice(value=entity.entity_id, name=name))
    return choices


def _area_choice(area: Area) -> Choice:
    return Choice(value=area.area_id, name=area.name)
