"""What is on, open or unlocked, in the house or a part of it, from its states."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, override

from homeassistant.const import STATE_UNAVAILABLE, STATE_UNKNOWN

from ..home.question import Query
from ..lang.normalise import fold
from ..lang.responses import examples, joined, responses, sentences, words_of
from .base import Arguments, Command, Effect, Kind, Parameter, Request, Response, Spoken
from .shelf.kit import Kit

if TYPE_CHECKING:
    from ..home.snapshot import Entity, Home

EXAMPLES: Final = examples("overview")
HERE: Final = words_of("overview", "here")
LINES: Final = responses("overview")
PATTERNS: Final = sentences("overview")

_QUESTIONS: Final = (
    "any_on",
    "all_off",
    "what_on",
    "any_open",
    "all_closed",
    "what_open",
    "state",
)
_ON, _OPEN = frozenset(_QUESTIONS[:3]), frozenset(_QUESTIONS[3:6])
# Asked whether anything is so: something makes it a yes, of the others a no.
_ANY, _ALL = frozenset({"any_on", "any_open"}), frozenset({"all_off", "all_closed"})
_LOST: Final = frozenset({STATE_UNAVAILABLE, STATE_UNKNOWN})
# Domain → the states in which something of it is on.
_RUNNING: Final[Mapping[str, frozenset[str]]] = {
    "fan": frozenset({"on"}),
    "humidifier": frozenset({"on"}),
    "lawn_mower": frozenset({"mowing"}),
    "light": frozenset({"on"}),
    "media_player": frozenset({"on", "playing", "buffering"}),
    "siren": frozenset({"on"}),
    "switch": frozenset({"on"}),
    "vacuum": frozenset({"cleaning"}),
    "valve": frozenset({"open", "opening"}),
}
# Ways in: what stands open there is told, a blind that is up is not.
_WAYS_IN: Final = frozenset(
    {"door", "garage", "garage_door", "gate", "opening", "window"}
)
_ALERTS: Final = frozenset({"carbon_monoxide", "gas", "moisture", "smoke", "tamper"})
_ALARMED: Final = frozenset({"on", "triggered"})
_SHUT: Final = frozenset({"locked", "locking"})
_AJAR: Final = frozenset({"on", "open", "opening"})
_MOST_NAMES: Final = 6


class Overview(Command):
    """Tells what is on, open or unlocked, in the house or in a part of it."""

    name = "overview"
    description = "Tell what is on, open or unlocked in the house or a part of it"
    parameters = (
        Parameter(
            name="question",
            kind=Kind.ENUM,
            description="What is asked",
            choices=_QUESTIONS,
            default="state",
        ),
        Parameter(
            name="place",
            kind=Kind.STRING,
            description="An area or a floor, instead of the whole house",
            longest=60,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("the state of one thing", "things of one kind")
    keywords = ("anything on", "anything open", "overview", "status", "überblick")
    effect = Effect.NONE

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take a place of this house; of any other, others may know."""
        if (place := slots.get("place")) is None or self.kit is None:
            return {"question": pattern, **slots}
        home = (spoken.home or self.kit.home)()
        if _is_here(place, spoken.language):
            return {"question": pattern, "place": place}
        if not _in(place, spoken.language, home, self.kit):
            return None
        return {"question": pattern, "place": place}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Look at everything that may be seen there."""
        question, language = arguments["question"], request.language
        home = request.kit.home()
        entities: Sequence[Entity] = tuple(home.entities.values())
        if place := arguments.get("place"):
            if _is_here(place, language):
                inside = [e for e in entities if e.area_id == request.area_id]
                entities = inside if request.area_id else entities
            elif found := _in(place, language, home, request.kit):
                entities = found
            else:
                return Response.failure(
                    self.say("no_place", language, place=place), "no_place"
                )
        seen = _look(entities, request)
        looked = [] if question in _ON else [self._open(question, seen, request)]
        looked += [] if question in _OPEN else [self._running(seen, request)]
        told = self._told(question, looked, request)
        shown = [] if question in _ON else [*seen.open, *seen.unlocked]
        shown += [] if question in _OPEN else seen.running
        return Response.answer(
            told,
            open=_names([*seen.open, *seen.unlocked]),
            on=_names(seen.running),
            no_answer=_names(_silent(question, seen)),
            # What "it" means next: a contact tells, and can be told nothing.
            entity_ids=[e.entity_id for e in shown if e.domain != "binary_sensor"],
        )

    def _told(self, question: str, looked: Sequence[_Told], request: Request) -> str:
        """Begin with yes or no where that was asked and everything could be seen.

        What there is nothing of is only told where that is all.
        """
        found = [one for one in looked if not one.blind] or looked
        told = " ".join(part for one in found for part in one.parts)
        some = found[0].some
        if some is None or question not in _ANY | _ALL:
            return told
        key = "yes" if some == (question in _ANY) else "no"
        return self.say(key, request.language, told=told)

    def _open(self, question: str, seen: _Seen, request: Request) -> _Told:
        alerts = self._of("alert", seen.alerts, request)
        ajar = [
            *self._of("open", seen.open, request),
            *self._of("unlocked", seen.unlocked, request),
        ]
        # An alert opens nothing, but a house that has one is not safe.
        some = bool(ajar or (alerts and question in _ALL))
        parts = [*alerts, *ajar]
        # Who asks what is open asks about no smoke.
        silent = [e for e in _silent(question, seen) if e not in seen.mute]
        lost = self._of("lost", silent, request)
        if not parts and not seen.ways:
            blind = self.say("blind_open", request.language)
            return _Told((blind,), None, blind=True)
        if not ajar and len(seen.lost) < seen.ways:
            parts.append(self.say("closed", request.language))
        verdict = None if lost and not some else some
        return _Told((*parts, *lost), verdict)

    def _running(self, seen: _Seen, request: Request) -> _Told:
        lost = self._of("lost", seen.mute, request)
        if seen.running:
            return _Told((*self._of("on", seen.running, request), *lost), some=True)
        if not seen.able:
            blind = self.say("blind_on", request.language)
            return _Told((blind,), None, blind=True)
        if len(seen.mute) == seen.able:
            return _Told(lost, None)
        nothing = self.say("nothing_on", request.language)
        return _Told((nothing, *lost), None if lost else False)

    def _of(
        self, key: str, entities: Sequence[Entity], request: Request
    ) -> tuple[str, ...]:
        """Say it of some; () of none."""
        if not entities:
            return ()
        names, language = _names(entities), request.language
        if len(names) > _MOST_NAMES:
            more = str(len(names) - _MOST_NAMES + 1)
            names = [*names[: _MOST_NAMES - 1], self.say("more", language, count=more)]
        listed = joined(names, self.say("and", language))
        key = key if key == "alert" else f"{key}_{'many' if names[1:] else 'one'}"
        return (self.say(key, language, names=listed),)


@dataclass(frozen=True, slots=True)
class _Told:
    """What is said, and whether there was something; None where nobody can know."""

    parts: tuple[str, ...]
    some: bool | None
    blind: bool = False


@dataclass(slots=True)
class _Seen:
    """What was found, how many `ways` in there are and what is `able` to be on.

    What does not answer is `lost` of the ways in, `dumb` of what warns, and `mute` of
    what can be on.
    """

    alerts: list[Entity] = field(default_factory=list)
    open: list[Entity] = field(default_factory=list)
    unlocked: list[Entity] = field(default_factory=list)
    running: list[Entity] = field(default_factory=list)
    lost: list[Entity] = field(default_factory=list)
    dumb: list[Entity] = field(default_factory=list)
    mute: list[Entity] = field(default_factory=list)
    ways: int = 0
    able: int = 0


def _look(entities: Iterable[Entity], request: Request) -> _Seen:
    seen, states = _Seen(), request.kit.hass.states
    # In the order of their names: nobody chose the order of the registry.
    for entity in sorted(entities, key=lambda entity: fold(entity.name)):
        if (state := states.get(entity.entity_id)) is None:
            continue
        if _is_way_in(entity):
            seen.ways += 1
            _look_at_way(entity, state.state, seen)
        elif entity.domain in _RUNNING:
            seen.able += 1
            if state.state in _LOST:
                seen.mute.append(entity)
            elif state.state in _RUNNING[entity.domain]:
                seen.running.append(entity)
        elif _warns(entity):
            if state.state in _LOST:
                seen.dumb.append(entity)
            elif state.state in _ALARMED:
                seen.alerts.append(entity)
    return seen


def _look_at_way(entity: Entity, state: str, seen: _Seen) -> None:
    if state in _LOST:
        seen.lost.append(entity)
    elif entity.domain == "lock":
        if state not in _SHUT:
            (seen.open if state in _AJAR else seen.unlocked).append(entity)
    elif state in _AJAR:
        (seen.unlocked if entity.device_class == "lock" else seen.open).append(entity)


def _is_way_in(entity: Entity) -> bool:
    if entity.domain == "lock":
        return True
    contact = entity.domain == "binary_sensor" and entity.device_class == "lock"
    way = entity.device_class in _WAYS_IN
    return contact or (way and entity.domain in {"binary_sensor", "cover"})


def _warns(entity: Entity) -> bool:
    """Tell whether a thing raises an alarm."""
    danger = entity.domain == "binary_sensor" and entity.device_class in _ALERTS
    return danger or entity.domain == "alarm_control_panel"


def _silent(question: str, seen: _Seen) -> list[Entity]:
    """Give what does not answer of all that was asked about."""
    ways = [] if question in _ON else seen.lost
    warning = [] if question in _ON | (_OPEN - _ALL) else seen.dumb
    return [*ways, *warning, *([] if question in _OPEN else seen.mute)]


def _is_here(place: str, language: str) -> bool:
    code = language.partition("-")[0].casefold()
    return fold(place) in {fold(one) for one in HERE.get(code, "").split(",")}


def _in(place: str, language: str, home: Home, kit: Kit) -> list[Entity]:
    """Give what may be seen in an area or on a floor; [] where it is neither."""
    found = kit.resolve(Query(text=place, language=language))
    if found.kind not in ("area", "floor"):
        return []
    areas = {key.removeprefix("area:") for key in found.place_ids}
    floors = {key.removeprefix("floor:") for key in found.place_ids}
    return [
        entity
        for entity in home.entities.values()
        if entity.area_id in areas or entity.floor_id in floors
    ]


def _names(entities: Iterable[Entity]) -> list[str]:
    return [entity.name for entity in entities]
