"""Corrects the names, areas and floors in a call before Home Assistant sees them.

Home Assistant matches names to the letter, and takes an area it does not know
for no area at all. Here every such argument goes through the house's resolver:
it becomes one exposed entity, a named set of calls, or an error result with near
names that the model can act on. Nothing ever reaches further than was said.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
import re
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.helpers import intent, llm, selector
from homeassistant.util.json import JSON_DECODE_EXCEPTIONS, json_loads

from ..home.question import EVERY, Decision, Query
from ..home.seeing import MayRead, anything, seen_only, seen_places
from ..home.thermostats import SET_TEMPERATURE
from ..lang.normalise import fold
from .arguments import required
from .failures import ACTS_ON, OWN_DOMAIN, SWITCHED

if TYPE_CHECKING:
    from ..home.resolver import Resolver
    from ..home.snapshot import Area, Entity, Floor, Home

# So many calls one may become, and so many near names a refusal lists.
MOST_CALLS = 20
MOST_NEAR = 5
_SEVERAL = 2
# Tools of these integrations hold foreign names, or names that are no device's.
_FOREIGN = frozenset({"mcp", "assist_satellite"})
_TIMERS = frozenset(
    {
        intent.INTENT_START_TIMER,
        intent.INTENT_CANCEL_TIMER,
        intent.INTENT_CANCEL_ALL_TIMERS,
        intent.INTENT_INCREASE_TIMER,
        intent.INTENT_DECREASE_TIMER,
        intent.INTENT_PAUSE_TIMER,
        intent.INTENT_UNPAUSE_TIMER,
        intent.INTENT_TIMER_STATUS,
    }
)
_NAMES = frozenset({"name", "player_name", "todo_list", "calendar", "entity_id"})
_AREAS = frozenset({"area", "player_area"})
_FLOORS = frozenset({"floor", "player_floor"})

_ENTITY_ID = re.compile(r"[a-z_]+\.[a-z0-9_]+")
# What stands between several names, in any script.
_BETWEEN = re.compile(r"[,;|/&+\n\u3001\uff0c\uff1b]")

type Arguments = dict[str, Any]
# The ids that a call of an intent may mean which names none of them.
type Unnamed = Callable[[str, Mapping[str, Any]], tuple[str, ...]]


class _Kind(Enum):
    ENTITY = auto()
    AREA = auto()
    FLOOR = auto()


# How an argument shows what it names: by its selector, or by its own name.
_ASKED: Mapping[_Kind, tuple[type, frozenset[str]]] = {
    _Kind.AREA: (selector.AreaSelector, _AREAS),
    _Kind.FLOOR: (selector.FloorSelector, _FLOORS),
    _Kind.ENTITY: (selector.EntitySelector, _NAMES),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Corrected:
    """The calls to make instead; `notes` tell what was understood differently."""

    calls: tuple[Arguments, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """No call can be made; `nearest` are exposed names the model may mean."""

    error: str
    text: str
    nearest: tuple[str, ...] = ()


class _NameError(Exception):
    """Carries a refusal out of the depths of one correction."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text)
        self.refused = refused


type Against = Callable[[str, Mapping[str, Any], tuple[str, ...]], Awaitable[str]]


async def _agreed(_intent: str, _call: Mapping[str, Any], _ids: tuple[str, ...]) -> str:
    return ""


def _all_named(_intent: str, _arguments: Mapping[str, Any]) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Correcting:
    """Corrects calls in one turn: this home, this language, this speaker's area.

    `unnamed` gives what a call may mean that names nothing: the player that is heard.
    `said` are the user's words, `against` tells what in a call they contradict.
    """

    home: Home
    resolver: Resolver
    language: str
    area_id: str | None = None
    may_read: MayRead = anything
    unnamed: Unnamed = _all_named
    said: str = ""
    against: Against = _agreed

    def correct(self, tool: llm.Tool, arguments: Arguments) -> Corrected | Refused:
        """Correct one call; arguments that name nothing in the house stay."""
        while isinstance(tool, llm.NamespacedTool):
            tool = tool.tool
        if tool.integration in _FOREIGN or getattr(tool, "intent_type", "") in _TIMERS:
            return Corrected(calls=(arguments,))
        try:
            return _Call(rules=self, tool=tool, given=dict(arguments)).corrected()
        except _NameError as none:
            return none.refused


@dataclass(slots=True, kw_only=True)
class _Call:
    """One call while it is corrected."""

    rules: Correcting
    tool: llm.Tool
    given: Arguments
    notes: list[str] = field(default_factory=list)

    def corrected(self) -> Corrected:
        self._refer()
        kinds = {key: self._kind(key) for key in self.given}
        for key, kind in kinds.items():
            if kind in {_Kind.AREA, _Kind.FLOOR}:
                self.given[key] = self._places(key, kind)
        calls = [self.given]
        for key, kind in kinds.items():
            if kind is _Kind.ENTITY:
                calls = [one for call in calls for one in self._entities(key, call)]
        calls = [one for call in calls for one in _spread(call, kinds)]
        calls = [one for call in calls for one in self._each_thermostat(call)]
        if len(calls) > MOST_CALLS:
            self._refuse(
                "too_many",
                f"That would be {len(calls)} devices. Ask the user to confirm or "
                "to name fewer.",
            )
        return Corrected(calls=tuple(calls), notes=tuple(self.notes))

    def _refer(self) -> None:
        """Name what a call means that names nothing itself; refuse two."""
        tool, home = self.tool, self.rules.home
        if not isinstance(tool, llm.IntentTool):
            return
        meant = self.rules.unnamed(tool.intent_type, self.given)
        if len(meant) > 1:
            names = tuple(home.entities[one].name for one in meant)
            self._refuse(
                "ambiguous",
                "It can be any of these. Ask the user which one is meant.",
                names[:MOST_NEAR],
            )
        if meant:
            self.given = self._pinned("name", self.given, home.entities[meant[0]])

    def _each_thermostat(self, call: Arguments) -> list[Arguments]:
        """Set all thermostats of a place: Home Assistant fails at two."""
        intent_type = getattr(self.tool, "intent_type", "")
        if intent_type != SET_TEMPERATURE or call.get("name"):
            return [call]
        rules, home = self.rules, self.rules.home
        area_id = self._id(call, _AREAS, home.areas)
        floor_id = self._id(call, _FLOORS, home.floors)
        if area_id is None and floor_id is None:
            area_id = rules.area_id
        there = [
            entity
            for entity in home.entities.values()
            if entity.domain == "climate"
            and rules.may_read(entity.entity_id)
            and area_id in {None, entity.area_id}
            and floor_id in {None, entity.floor_id}
        ]
        anywhere = area_id is None and floor_id is None
        if anywhere or len(there) < _SEVERAL:
            return [call]
        return [self._pinned("name", call, one) for one in there]

    def _kind(self, key: str) -> _Kind | None:
        validator = _validator(self.tool.parameters, key)
        for kind, (asks_for, names) in _ASKED.items():
            if isinstance(validator, asks_for):
                return kind
            if key in names and self._is_of_the_house():
                return kind
        return None

    def _is_of_the_house(self) -> bool:
        """Tell whether "name" and "area" of this tool mean the house's."""
        tool = self.tool
        return (
            isinstance(tool, llm.IntentTool)
            or tool.integration in OWN_DOMAIN
            or tool.name == "homeassistant__GetLiveContext"
        )

    # Places ------------------------------------------------------------------

    def _places(self, key: str, kind: _Kind) -> Any:
        """Give the names of the places said; one stays one."""
        said = self.given[key]
        names = [name for part in _unpacked(said) for name in self._place(part, kind)]
        return names if isinstance(said, list) or len(names) > 1 else names[0]

    def _place(self, said: str, kind: _Kind) -> list[str]:
        found = self._one_place(said, kind)
        if found is None and "," in said:
            parts = [part.strip() for part in said.split(",") if part.strip()]
            some = [self._one_place(part, kind) for part in parts]
            if all(some):
                return [name for name in some if name]
        if found is None:
            what = "area" if kind is _Kind.AREA else "floor"
            known = self.rules.home.areas if what == "area" else self.rules.home.floors
            seen = seen_places(self.rules.home, self.rules.may_read)
            near = sorted(known[one].name for one in known if one in seen)
            self._refuse(
                f"unknown_{what}",
                f"There is no {what} called {said[:80]!r}. Nothing was done.",
                tuple(near[:MOST_CALLS]),
            )
        return [found or ""]

    def _one_place(self, said: str, kind: _Kind) -> str | None:
        rules, home = self.rules, self.rules.home
        places: Mapping[str, Area | Floor]
        if kind is _Kind.AREA:
            places, resolve = home.areas, rules.resolver.resolve_area
        else:
            places, resolve = home.floors, rules.resolver.resolve_floor
        seen = seen_places(home, rules.may_read)
        limited = rules.may_read is not anything
        if said in places and (said in seen or not limited):
            return places[said].name
        match = resolve(said, rules.language)
        place = places.get(match.place_id or "")
        if match.decision is not Decision.PICK or place is None:
            return None
        if match.place_id not in seen and (limited or said not in place.names):
            return None
        self._note(said, place.names)
        return place.name

    # Entities ----------------------------------------------------------------

    def _entities(self, key: str, call: Arguments) -> list[Arguments]:
        """Give a call per entity that the words mean."""
        said = call[key]
        parts = _unpacked(said)
        if any(map(self._is_all, parts)):
            return [self._of_all(key, call)]
        found: list[Entity] = []
        for part in map(_once, parts):
            meant = self._side_by_side(part) or self._meant(part, call)
            if meant is None and _BETWEEN.search(part):
                pieces = [piece.strip() for piece in _BETWEEN.split(part)]
                pieces = [piece for piece in pieces if piece]
                some = [self._meant(piece, call) for piece in pieces]
                if some and all(one is not None for one in some):
                    meant = [entity for one in some for entity in one or ()]
            if meant is None:
                self._unknown(part, call)
            found.extend(meant or ())
        unique = {entity.entity_id: entity for entity in found}
        if isinstance(said, list):
            return [{**call, key: list(unique)}]
        return [self._pinned(key, call, entity) for entity in unique.values()]

    def _is_all(self, said: str) -> bool:
        """Tell whether a name is none, but means all: "all", "light.all"."""
        bare = said.rpartition(".")[2] if _ENTITY_ID.fullmatch(said) else said
        return self.rules.resolver.is_scope(bare, self.rules.language)

    def _of_all(self, key: str, call: Arguments) -> Arguments:
        """Call it without a name, where something else says what all of it is."""
        ids = [one for one in _unpacked(call[key]) if _ENTITY_ID.fullmatch(one)]
        kinds = sorted({one.partition(".")[0] for one in ids})
        wide = {k: v for k, v in call.items() if k != key}
        if kinds and "domain" not in wide:
            wide["domain"] = kinds
        told = any(wide.get(one) for one in ("area", "floor", "domain", "device_class"))
        own = self.tool.integration in OWN_DOMAIN
        if not (told or own) or key in required(self.tool.parameters):
            self._refuse(
                "unknown_name",
                f"{_unpacked(call[key])[0][:80]!r} is the name of no device. Give the "
                "domain, area or floor that is meant. Nothing was done.",
            )
        return wide

    def _side_by_side(self, said: str) -> list[Entity] | None:
        """Return the things of several names in one; None where it is one name."""
        rules, entities = self.rules, self.rules.home.entities
        ids = rules.resolver.names_in(said, rules.language)
        return [entities[one] for one in ids if rules.may_read(one)] or None

    def _meant(self, said: str, call: Arguments) -> list[Entity] | None:
        """Resolve one name; None for nothing, a refusal for a question."""
        rules, home = self.rules, self.rules.home
        if (exact := home.entities.get(said)) and rules.may_read(said):
            return [exact]
        domains = self._domains(call)
        if _ENTITY_ID.fullmatch(said):
            domains = frozenset({said.partition(".")[0]})
        asked = Query(
            text=said,
            language=rules.language,
            domains=domains,
            device_classes=frozenset(_texts(call.get("device_class"))),
            area_id=rules.area_id,
            within_area=self._id(call, _AREAS, home.areas),
            within_floor=self._id(call, _FLOORS, home.floors),
            groups=True,
            limit=EVERY,
        )
        found = seen_only(rules.resolver.resolve(asked), rules.may_read)
        entities = [home.entities[i] for i in found.entity_ids if i in home.entities]
        if found.decision is Decision.NONE or found.trust == "no" or not entities:
            # Renamed since the model was told: the name in its prompt still counts.
            told = [e for e in home.entities.values() if said in e.names]
            told = [e for e in told if rules.may_read(e.entity_id)]
            return told if len(told) == 1 else None
        if found.kind in {"area", "floor"} and (not domains or domains is SWITCHED):
            self._refuse(
                "place_not_device",
                f"{said[:80]!r} is a place. Pass it as area or floor with a domain.",
            )
        open_ = found.decision is Decision.ASK or found.trust == "ask"
        if open_ and not self.tool.annotations.read_only:
            self._refuse(
                "ambiguous",
                f"{said[:80]!r} can be any of these. Ask the user which one is meant.",
                tuple(entity.name for entity in entities[:MOST_NEAR]),
            )
        if found.decision is Decision.PICK:
            self._note(said, (*entities[0].names, entities[0].entity_id))
            return entities[:1]
        return entities

    def _pinned(self, key: str, call: Arguments, entity: Entity) -> Arguments:
        """Name the entity so that Home Assistant finds it and nothing else."""
        dropped = {*_AREAS, *_FLOORS}
        if entity.domain not in _texts(call.get("domain")):
            dropped.add("domain")
        if entity.device_class not in _texts(call.get("device_class")):
            dropped.add("device_class")
        kept = {k: v for k, v in call.items() if k == key or k not in dropped}
        choices = _choices(_validator(self.tool.parameters, key))
        if choices is None:
            return {**kept, key: entity.entity_id}
        name = next((name for name in entity.names if name in choices), None)
        return {**kept, key: name or call.get(key, entity.name)}

    def _domains(self, call: Arguments) -> frozenset[str]:
        if said := _texts(call.get("domain")):
            return frozenset(said)
        if known := ACTS_ON.get(getattr(self.tool, "intent_type", "")):
            return known
        integration = self.tool.integration
        return frozenset({integration} if integration in OWN_DOMAIN else ())

    def _id(
        self, call: Arguments, keys: frozenset[str], places: Mapping[str, Any]
    ) -> str | None:
        """Give the id of the place that the call names, by now by its own name."""
        name = next((call[key] for key in keys if isinstance(call.get(key), str)), None)
        return next((i for i, place in places.items() if place.name == name), None)

    def _unknown(self, said: str, call: Arguments) -> None:
        domains = self._domains(call)
        near = [
            entity.name
            for entity in self.rules.resolver.suggest(
                said, self.rules.language, self.rules.area_id, self.rules.may_read
            )
            if not domains or entity.domain in domains
        ]
        self._refuse(
            "unknown_name",
            f"No device is called {said[:80]!r} there. Nothing was done.",
            tuple(dict.fromkeys(near))[:MOST_NEAR],
        )

    def _note(self, said: str, names: tuple[str, ...]) -> None:
        if fold(said) not in {fold(name) for name in names}:
            self.notes.append(f"{said!r} was taken as {names[0]!r}; tell the user so.")

    def _refuse(self, error: str, text: str, nearest: tuple[str, ...] = ()) -> None:
        raise _NameError(Refused(error=error, text=text, nearest=nearest))


def _spread(call: Arguments, kinds: Mapping[str, _Kind | None]) -> list[Arguments]:
    """Make a call per place where several were named in one argument."""
    for key, kind in kinds.items():
        value = call.get(key)
        if kind in {_Kind.AREA, _Kind.FLOOR} and isinstance(value, list):
            return [{**call, key: place} for place in value]
    return [call]


def _validator(schema: probatio.Schema, key: str) -> Any:
    if not isinstance(schema.schema, dict):
        return None
    return next((v for k, v in schema.schema.items() if str(k) == key), None)


def _choices(validator: Any) -> frozenset[str] | None:
    """Give the names that a list argument accepts, None when it is free."""
    if isinstance(validator, probatio.In):
        return frozenset(map(str, validator.container))
    return None


def _unpacked(value: Any) -> list[str]:
    """Give the names in an argument: one, a list, or JSON of these in a string."""
    if isinstance(value, str) and value.lstrip()[:1] in {"[", "{"}:
        try:
            value = json_loads(value)
        except JSON_DECODE_EXCEPTIONS:
            return [str(value)]
    if isinstance(value, dict):
        # {"name": "Kitchen Light"} in the place of the name.
        value = list(value.values())
    if isinstance(value, list):
        return [name for one in value for name in _unpacked(one)] or [""]
    return [str(value)]


def _once(said: str) -> str:
    """Give each of several names once; one said again is not its whole room."""
    parts = [one.strip() for one in said.split(",")]
    names = {fold(one) or one: one for one in parts}
    return said if len(names) == len(parts) else ", ".join(names.values())


def _texts(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return tuple(map(str, value)) if isinstance(value, list) else (str(value),)
