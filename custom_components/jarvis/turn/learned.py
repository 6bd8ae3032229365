"""Read with the learned reader what is wished of devices, and whether to trust it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from homeassistant.util.color import COLORS

from ..grammar.text import words
from ..grammar.types import Ask, LeftAlone, Understood, Verdict, Wish
from ..home.question import EVERY, Decision, Query, Resolution
from ..home.resolver import Resolver
from ..home.snapshot import Entity, Home, Place
from ..home.thermostats import TEMPERATURE
from ..lang.amounts import amounts, without_unit
from ..lang.clauses import partings
from ..lang.degrees import converted, named_degrees
from ..lang.normalise import fold
from ..lang.numbers import parse_number, tokens
from ..lang.sequels import sequels_for
from ..lang.values import colour_meant
from ..nlu.dispatch import (
    DeviceRoute,
    Spans,
    chosen,
    closed_set,
    effect,
    intents_of,
    labels_known,
    route_of,
)
from ..nlu.interpret import Interpretation
from .warmth import said_in

if TYPE_CHECKING:
    from ..types import House
    from .types import Heard


_MOST_PERCENT: Final = 100
_LEAST_KELVIN: Final = 1000
_PLAIN: Final = frozenset({"HassTurnOn", "HassTurnOff"})
_SETS: Final = frozenset(
    {"HassSetPosition", "HassFanSetSpeed", "HassClimateSetTemperature", "HassSetVolume"}
)
_CLOSES: Final = "cover.close"
_MEDIA: Final = "media"
SETS_TEMPERATURE: Final = "HassClimateSetTemperature"
_LOOKS: Final = ("color", "temperature", "brightness")
# Domains that Home Assistant has words of their own for, when they are switched.
_ANSWERED: Final = frozenset({"cover", "lock", "scene", "script", "valve"})
# What only names a place names nothing in it.
_PLACES: Final = frozenset({"area", "floor"})
# A shorter word of a name names nothing by itself.
_SHORTEST: Final = 4
# What may be of so many kinds has to be called something.
_MOST_KINDS: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class _Where:
    """The place that was named, or is meant; `said` tells that it was named."""

    area_id: str | None = None
    floor_id: str | None = None
    said: bool = False
    unknown: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceWishes:
    """Makes wishes of labels that are about things, in one language and home."""

    resolver: Resolver
    home: Callable[[], Home]
    language: str
    unit: str
    """Of temperatures in this house."""

    def verdict(
        self, route: DeviceRoute, read: Interpretation, place: Place, text: str
    ) -> Verdict:
        """Return the wish, the question which of several is meant, or why not."""
        spans = read.spans
        values = self._values(route, spans, rises=read.label != _CLOSES)
        if values is None:
            return LeftAlone(why="a value that nobody can read")
        named = named_degrees(text, self.language)
        if named and TEMPERATURE in values and route.intent == SETS_TEMPERATURE:
            values[TEMPERATURE] = converted(named.value, named.unit, self.unit)
            said = self._wished(route, values, read, place, text)
            return said_in(said, named, self.unit)
        return self._wished(route, values, read, place, text)

    def _wished(
        self,
        route: DeviceRoute,
        values: Mapping[str, Any],
        read: Interpretation,
        place: Place,
        text: str,
    ) -> Verdict:
        spans = read.spans
        where = self._where(route, spans)
        if where.unknown:
            return LeftAlone(why=f"no such place: {where.unknown}")
        if name := spans.first(*route.named_by) or self._called(route, spans, text):
            found = self._resolve(route, name, where, place)
            return self._settled(route, values, name, found)
        if route.spoken:
            return self._spoken(route, values, text)
        return self._unnamed(route, values, read, where, place)

    def _unnamed(
        self,
        route: DeviceRoute,
        values: Mapping[str, Any],
        read: Interpretation,
        where: _Where,
        place: Place,
    ) -> Verdict:
        """Take what is of a kind: all that is called so, or what is in a place."""
        kind, everywhere = read.spans.first("kind"), bool(read.spans.words.get("scope"))
        if not where.said and read.strange:
            return LeftAlone(why=f"what is {' '.join(read.strange)}?")
        if not kind and len(route.domains) > _MOST_KINDS:
            return LeftAlone(why="nobody says what")
        if kind and not where.said and everywhere:
            found = self._resolve(route, kind, where, Place())
            if found.decision in {Decision.ALL, Decision.ASK}:
                ids = self._fitting(route, found.entity_ids)
                return _understood(self._wish(route, values, ids)) if ids else _NONE
        return self._of_kind(route, values, where, place, everywhere)

    def _called(self, route: DeviceRoute, spans: Spans, text: str) -> str:
        """Return a room and a kind said as one, where one thing is called so."""
        name = f"{spans.first('area')} {spans.first('kind')}"
        if not (spans.first("area") and spans.first("kind") and name in text):
            return ""
        found = self._resolve(route, name, _Where(), Place())
        picked = found.decision is Decision.PICK and found.kind not in _PLACES
        return name if picked and found.candidates[0].score == 1 else ""

    def _values(
        self, route: DeviceRoute, spans: Spans, *, rises: bool
    ) -> dict[str, Any] | None:
        """Read the values that were said; None for one that makes no sense."""
        read: dict[str, Any] = {}
        for slot, wanted, kind in route.values:
            said = spans.first(slot)
            if not said or wanted in read:
                continue
            value = (
                self._area_name(said)
                if kind == "area"
                else value_of(said, kind, self.language, rises=rises)
            )
            if value is None:
                return None
            read[wanted] = value
        for wanted, named in route.default.items():
            words = closed_set(_MEDIA, self.language).get(named)
            if not words:
                return None
            read.setdefault(wanted, words[0])
        return read

    def _area_name(self, said: str) -> str | None:
        place = _bare(self.resolver.resolve_area(said, self.language).place_id)
        area = self.home().areas.get(place or "")
        return area.name if area else None

    def _where(self, route: DeviceRoute, spans: Spans) -> _Where:
        """Find the area and floor that were named."""
        said = spans.first("area", "floor")
        if not said or any(slot in {"area", "floor"} for slot, *_ in route.values):
            return _Where()
        area_id = _bare(self.resolver.resolve_area(said, self.language).place_id)
        if area_id is not None:
            return _Where(area_id=area_id, said=True)
        floor_id = _bare(self.resolver.resolve_floor(said, self.language).place_id)
        unknown = "" if floor_id is not None else said
        return _Where(floor_id=floor_id, said=True, unknown=unknown)

    def _resolve(
        self, route: DeviceRoute, name: str, where: _Where, place: Place
    ) -> Resolution:
        return self.resolver.resolve(
            Query(
                text=name,
                language=self.language,
                domains=frozenset(route.domains),
                area_id=place.area.area_id if place.area else None,
                within_area=where.area_id,
                within_floor=where.floor_id,
                groups=True,
                limit=EVERY,
                near=False,
            )
        )

    def _settled(
        self,
        route: DeviceRoute,
        values: Mapping[str, Any],
        name: str,
        found: Resolution,
    ) -> Verdict:
        """Take what bears the name, and says so where it was called otherwise."""
        ids = self._fitting(route, found.entity_ids)
        if not ids or found.decision is Decision.NONE or found.kind in _PLACES:
            return LeftAlone(why=f"no such thing: {name}")
        wish = self._wish(route, {**values, "name": name}, ids)
        if found.decision is Decision.ASK and len(ids) > 1:
            return Ask(wish=wish, candidates=ids, why="several fit")
        if len(ids) == 1 and found.candidates[0].score < 1.0:
            return _understood(wish, ((name, self.home().entities[ids[0]].name),))
        return _understood(wish)

    def _spoken(
        self, route: DeviceRoute, values: Mapping[str, Any], text: str
    ) -> Verdict:
        """Take the one thing whose name has a word of the sentence."""
        said = {word for word in fold(text).split() if len(word) >= _SHORTEST}
        ids = [
            one.entity_id
            for one in self.home().entities.values()
            if one.domain in route.domains
            and any(not said.isdisjoint(fold(name).split()) for name in one.names)
        ]
        if len(ids) != 1:
            return _NONE
        return _understood(self._wish(route, values, tuple(ids)))

    def _of_kind(
        self,
        route: DeviceRoute,
        values: Mapping[str, Any],
        where: _Where,
        place: Place,
        everywhere: bool,  # noqa: FBT001 - said "all"
    ) -> Verdict:
        """Take all of a kind in a place: the one that was named, else here."""
        area_id = where.area_id
        anywhere = everywhere or route.housewide
        if not where.said and not anywhere and place.area is not None:
            area_id = place.area.area_id
        kind = route.domains[0]
        ids = tuple(
            one.entity_id
            for one in self.home().entities.values()
            if one.domain == kind
            and area_id in {None, one.area_id}
            and where.floor_id in {None, one.floor_id}
        )
        if not ids:
            return _NONE
        if len(ids) > 1 and area_id is None and not (where.said or everywhere):
            return LeftAlone(why="nobody knows where")
        return _understood(self._wish(route, values, ids))

    def _fitting(self, route: DeviceRoute, ids: Iterable[str]) -> tuple[str, ...]:
        entities = self.home().entities
        return tuple(one for one in ids if _fits(route, entities.get(one)))

    def _wish(
        self, route: DeviceRoute, slots: Mapping[str, Any], ids: tuple[str, ...]
    ) -> Wish:
        """Name each thing that is meant: nothing else is reached by the intent."""
        if len(ids) == 1:
            slots = {**slots, "name": self.home().entities[ids[0]].name}
        domains = {one.partition(".")[0] for one in ids}
        domain = domains.pop() if len(domains) == 1 else ""
        said = response_of(route.intent, domain, slots, len(ids))
        return Wish(intent=route.intent, slots=dict(slots), targets=ids, response=said)


_NONE: Final = LeftAlone(why="nothing of that kind is there")


def _fits(route: DeviceRoute, entity: Entity | None) -> bool:
    return entity is not None and entity.domain in route.domains


def value_of(
    said: str, kind: str, language: str, *, rises: bool = True
) -> str | int | float | None:
    """Read percent, degrees, a colour, a white; other words stay as they are.

    A share is one of the way that it `rises`, or falls: a third closed is 67 percent.
    """
    match kind:
        case "percent":
            share = sequels_for(language).share(tokens(said), rises=rises)
            number = _number(said, language) if share is None else share
            return (
                round(number)
                if number is not None and 0 <= number <= _MOST_PERCENT
                else None
            )
        case "degrees":
            return _number(said, language)
        case "colour":
            name = "".join(fold(said).split())
            named = colour_meant(said) or chosen("colour", said, language)
            return named or (name if name in COLORS else None)
        case "white":
            kelvin = number if (number := _number(said, language)) else 0
            named = chosen("white", said, language)
            return int(kelvin) if kelvin >= _LEAST_KELVIN else int(named or 0) or None
        case _:
            return said


def _number(said: str, language: str) -> float | None:
    if found := amounts(said, language):
        number: float | None = found[0].value
    else:
        number = parse_number(without_unit(said, language), language)
        if number is not None and 0 < number < 1:
            # "A third" of the way.
            number *= _MOST_PERCENT
    return number if number is not None and isfinite(number) else None


def response_of(
    intent: str, domain: str, slots: Mapping[str, Any], count: int
) -> str | None:
    """Return which of Home Assistant's answers tells that it was done."""
    if intent == "HassLightSet":
        return next((one for one in _LOOKS if one in slots), None)
    if intent in _PLAIN and domain in _ANSWERED:
        return domain
    if intent in _PLAIN and count > 1:
        return "lights_area" if domain == "light" else None
    return "default" if intent in _PLAIN or intent in _SETS else None


def _understood(wish: Wish, heard: tuple[tuple[str, str], ...] = ()) -> Understood:
    wish = replace(wish, heard=heard)
    return Understood(wishes=(wish,), lane="fuzzy", why="the learned reader")


def _bare(place_id: str | None) -> str | None:
    """Take the kind off a place's id ("area:kitchen")."""
    return None if place_id is None else place_id.rpartition(":")[2]


# A guess of the grammar needs at least so much of the reader's trust.
_LEAST_AGREED: Final = 0.1
# Of the whole sentence; others may be of another clause: "it's dark, I can't see".
_OF_ALL: Final = frozenset({"condition", "exception"})
# What ends a clause: "don't turn it on and set a timer" forbids both.
_STOPS: Final = ",;."
# A part of a sentence is a wish of its own from this chance on.
_LEAST_PART: Final = 0.6
# Slots that put a wish off, or repeat it: nothing for now.
LATER: Final = ("duration", "time", "date", "repeat")


def doubted(verdict: Verdict, heard: Heard, house: House) -> Verdict:
    """Leave alone what the grammar guessed and the reader takes for something else."""
    if isinstance(verdict, LeftAlone):
        return verdict
    read = house.interpreter.read(heard.text, heard.language)
    other = read and (read.leaves or (read.sure and read.label in labels_known()))
    if read is None or not other or _agrees(verdict, read):
        return verdict
    return LeftAlone(why=f"the reader thinks otherwise: {read.why}")


def understood(heard: Heard, house: House) -> Verdict:
    """Make the wish about things that the reader is sure of."""
    read = house.interpreter.read(heard.text, heard.language)
    if read is None or not read.sure:
        return LeftAlone(why="" if read is None else f"not sure: {read.why}")
    found = route_of(read.label, read.spans, heard.text, heard.language)
    if not isinstance(found, DeviceRoute):
        return LeftAlone(why=f"about no thing: {read.why}")
    if read.spans.first(*LATER):
        return LeftAlone(why="not for now")
    if is_guarded(heard, house, read):
        return LeftAlone(why="negated, told or on a condition", guarded=True)
    if is_compound(heard, house):
        return LeftAlone(why="more than one wish")
    wishes = DeviceWishes(
        resolver=house.resolver,
        home=lambda: house.home.home,
        language=heard.language,
        unit=house.hass.config.units.temperature_unit,
    )
    verdict = wishes.verdict(found, read, heard.place, heard.text)
    if isinstance(verdict, Understood):
        verdict = replace(verdict, why=f"the learned reader: {read.why}")
    return verdict


def is_guarded(heard: Heard, house: House, read: Interpretation) -> bool:
    """Tell whether a negation, a condition or an exception is of the wish itself.

    What stands in a slot is of it: "remind me to call if it rains".
    """
    text, language = heard.text, heard.language
    for said in chain.from_iterable(read.spans.words.values()):
        text = text.replace(said, " ")
    if _has_guard(text, language, house, _OF_ALL):
        return True
    if not _has_guard(text, language, house):
        return False
    said = heard.text.strip()
    apart = (one for one in partings(said, language) if said[len(one[0])] in _STOPS)
    for part in chain.from_iterable(apart):
        own = house.interpreter.read(part, language)
        same = own is not None and own.sure and own.label == read.label
        if same and not _has_guard(part, language, house):
            return False
    return True


def _has_guard(
    text: str, language: str, house: House, kinds: frozenset[str] = frozenset()
) -> bool:
    return house.grammars.is_guarded(words(text), language, kinds)


def is_compound(heard: Heard, house: House) -> bool:
    """Tell whether parts of a sentence are wishes of their own."""
    for first, second in partings(heard.text, heard.language):
        one, two = (
            house.interpreter.read(part, heard.language) for part in (first, second)
        )
        if one is None or two is None or not (_is_wish(one) and _is_wish(two)):
            continue
        if effect(one.label, one.spans) != effect(two.label, two.spans):
            return True
        if one.spans.words.keys() & two.spans.words.keys():
            return True
    return False


def _is_wish(read: Interpretation) -> bool:
    """Tell whether something is wished for or asked, also what nobody here can do."""
    wishes = not read.leaves or read.act in {"request", "question"}
    return wishes and read.confidence >= _LEAST_PART


def _agrees(verdict: Understood | Ask, read: Interpretation) -> bool:
    """Tell whether the reader thinks it likely what the grammar guessed."""
    wishes = (verdict.wish,) if isinstance(verdict, Ask) else verdict.wishes
    wished = {wish.intent for wish in wishes}
    likely = (label for label, chance in read.likely.items() if chance >= _LEAST_AGREED)
    return wished <= frozenset().union(*map(intents_of, likely))
