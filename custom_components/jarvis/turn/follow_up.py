"""Follow-ups: the last wish with a changed slot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

from ..grammar.types import Wish
from ..home.learned import Source
from ..home.question import Decision, Query
from ..home.thermostats import TEMPERATURE
from ..lang.degrees import converted, named_degrees
from ..lang.keywords import base_language
from ..lang.numbers import numbers_for, phrases, tokens
from ..lang.sequels import as_said, is_marked, sequels_for, without_starts
from ..lang.values import TABLES
from ..nlu.continuation import NUMBERS, continued
from ..nlu.dispatch import DeviceRoute, Spans, closed_set, routes
from ..nlu.reader import FOLLOW_UP
from .command import asked
from .learned import SETS_TEMPERATURE, is_compound, is_guarded, response_of, value_of
from .onward import note_move, route_share, said_so_far, way_of
from .route import NotRouted, Routed, route, route_learned
from .settle import LONGEST_NAME, MOST_CHOICES, again, name_said, teach
from .telling import which_of

if TYPE_CHECKING:
    from homeassistant.helpers.intent import IntentResponse

    from ..home.snapshot import Entity
    from ..nlu.interpret import Interpretation
    from .types import Heard, Turn


# So likely must be what is to be done with the last things, where only that is said.
_LEAST_STATE: Final = 0.3
# More words than this name what they are about.
_MOST_WORDS: Final = 6
# The opposite of what was done to the wrong thing, where there is one.
_OPPOSITE: Final = {"HassTurnOn": "HassTurnOff", "HassTurnOff": "HassTurnOn"}
_PLACES: Final = ("area", "floor", "place")
_FOLLOW_UP_LIGHT: Final = "light"
# What sets a value of a domain: the labels whose routes say how.
_SETTERS: Final = {
    "light": ("light.change",),
    "cover": ("cover.set",),
    "climate": ("climate.set",),
    "fan": ("fan.set",),
}
_PERCENT: Final = ("brightness", "position", "volume_level", "percentage", "humidity")
_MOST_PERCENT: Final = 100
# Nobody goes so far in one step, not even in Fahrenheit.
_MOST_DEGREES: Final = 25


@dataclass(frozen=True, slots=True, kw_only=True)
class LastWish:
    """The newest wish, and the sentence it took; `several` were wished with it.

    `said` counts what was said in the conversation until then, `rises` tells which
    way its things were moved.
    """

    wish: Wish
    sentence: str
    several: bool = False
    said: int = 0
    rises: bool | None = None

    @property
    def single(self) -> bool:
        """Tell whether it was done to one thing, by name."""
        wish = self.wish
        named = "name" in wish.slots and len(wish.targets) == 1
        return named and wish.kind == "action"


def remember_wish(
    turn: Turn, heard: Heard, routed: Routed, response: IntentResponse
) -> None:
    """Keep what pronouns, corrections and follow-ups refer to, once it was answered."""
    meant = routed.wishes[-1:] if routed.corrected else routed.wishes
    targets = tuple(t for wish in meant for t in wish.targets)
    asked = all(wish.kind == "query" for wish in routed.wishes)
    turn.dialogue.refer_to(_found(response, targets) if asked else targets)
    rises = way_of(turn, routed)
    turn.dialogue.last_wish = None
    overheard = heard.text if asked else ""
    turn.house.counter.leave(turn.log.conversation_id, overheard=overheard)
    # Of a correction the newest counts, not what it took back.
    newest = routed.wishes[-1]
    alike = {(wish.intent, wish.kind) for wish in routed.wishes}
    if (len(alike) == 1 or routed.corrected) and not newest.later:
        turn.dialogue.last_wish = LastWish(
            wish=newest,
            sentence=routed.sentence or heard.text,
            several=len(routed.wishes) > 1 and not routed.corrected,
            said=said_so_far(turn),
            rises=rises,
        )
        note_move(turn, newest, rises=rises)


def _found(response: IntentResponse, asked: tuple[str, ...]) -> tuple[str, ...]:
    """Give those of what was asked about that the answer speaks of.

    After "which lights are on" only these are "them", not every light of the house.
    """
    if len(asked) == 1:
        return asked
    told = str(response.speech.get("plain", {}).get("speech", "")).casefold()
    groups = (response.matched_states, response.unmatched_states)
    # Of many a few are named: "and 2 more" are meant, too. Which names are told is
    # told by the longest: "Desk Lamp" has "Lamp" in it.
    named = [
        (max(len(state.name) for state in told_of), states)
        for states in groups
        if (told_of := [state for state in states if state.name.casefold() in told])
    ]
    _, found = max(named, key=itemgetter(0), default=(0, response.matched_states))
    return tuple(dict.fromkeys(state.entity_id for state in found)) or asked


async def route_on(turn: Turn, heard: Heard) -> Routed | NotRouted:
    """Route a sentence, or what it changes of the last one."""
    routed = await route(heard, turn.said, turn.house, turn.dialogue.targets)
    if isinstance(routed, Routed) and routed.lane == "sentence":
        return routed
    if (counted := which_of(turn, heard)) is not None:
        return counted
    if (share := route_share(turn, heard)) is not None:
        return share
    last = turn.dialogue.last_wish
    read = turn.house.interpreter.read(heard.text, heard.language)
    if last is None or read is None:
        return routed
    if read.label != FOLLOW_UP and asked(turn, heard).routed is not None:
        # "Undo only the desk lamp" is a sentence of its own.
        return routed
    return await _followed(turn, heard, last, read) or routed


def question_elsewhere(turn: Turn, heard: Heard) -> tuple[str, ...]:
    """Give the last question about another place, for whoever else may answer it."""
    last = turn.dialogue.last_wish
    read = turn.house.interpreter.read(heard.text, heard.language)
    if last is None or read is None or last.wish.kind != "query":
        return ()
    return tuple(_written_out(turn, heard, last, read)) if read.goes_on else ()


async def _followed(
    turn: Turn, heard: Heard, last: LastWish, read: Interpretation
) -> Routed | None:
    """Wish the last thing with what a follow-up changes."""
    if last.wish.kind == "action":
        if is_marked(heard.text):
            # "And the bedroom light?" asks what is so, and wishes nothing.
            return None
        # Later on nobody knows what "no, 20" corrects.
        follows = last.said + 1 == said_so_far(turn)
        if follows and (found := _of_last(turn, heard, last, read)):
            return found
    rest, wrong = _without_no(heard)
    if wrong or rest != heard.text:
        own = await route(replace(heard, text=rest), turn.said, turn.house)
        if isinstance(own, Routed) and own.lane == "sentence":
            # "No, turn off the desk lamp" says all of it.
            return own
    elif not read.goes_on:
        return None
    if len(tokens(rest)) > LONGEST_NAME or (
        last.several and (wrong or not last.single)
    ):
        # Which of several was wrong, nobody said.
        return None
    found = _other_things(turn, heard, last, read, rest)
    if found is None:
        found = await _rewritten(turn, heard, last, read)
    return _instead(turn, last, found) if found and wrong else found


def _without_no(heard: Heard) -> tuple[str, bool]:
    """Take "no, I meant" and "and" off a sentence; tell whether it corrects."""
    # "No quarto" is Portuguese: a language without a table lends no English words.
    values, said = TABLES.get(base_language(heard.language)), tokens(heard.text)
    words = ",".join(closed_set("follow_up", heard.language).get("wrong", ()))
    own = phrases(values.no) | phrases(values.meant) if values else frozenset()
    if (rest := without_starts(said, own | phrases(words))) != said:
        return as_said(heard.text, rest), True
    rest = without_starts(said, phrases(values.also if values else ""))
    return (heard.text if rest == said else as_said(heard.text, rest)), False


async def _rewritten(
    turn: Turn, heard: Heard, last: LastWish, read: Interpretation
) -> Routed | None:
    """Route the last sentence with other words in it, where it means the same."""
    for text in _written_out(turn, heard, last, read):
        there = replace(heard, text=text)
        routed = await route(there, turn.said, turn.house)
        if not isinstance(routed, Routed):
            routed = route_learned(there, turn.house)
        if isinstance(routed, Routed) and _is_same(routed, last.wish):
            return replace(routed, sentence=text)
    return None


def _written_out(
    turn: Turn, heard: Heard, last: LastWish, read: Interpretation
) -> Iterator[str]:
    before = turn.house.interpreter.read(last.sentence, heard.language)
    if before is not None and read.spans.words:
        said = (last.sentence, before.spans, heard.text, read.spans)
        yield from continued(*said, question=last.wish.kind == "query")


def _of_last(
    turn: Turn, heard: Heard, last: LastWish, read: Interpretation
) -> Routed | None:
    """Do something else with the things of the last wish: "warmer", "make it ten"."""
    spans, targets = read.spans, turn.dialogue.targets
    if _is_named(turn, heard, spans) or len(tokens(heard.text)) > _MOST_WORDS:
        return None
    if spans.first("scope") and len(targets) == 1:
        targets = tuple(dict.fromkeys((*turn.dialogue.before, *targets)))
    home = turn.house.home.home
    domains = {one.partition(".")[0] for one in targets if one in home.entities}
    if len(domains) != 1:
        # A lamp and a lock are not "both off".
        return None
    if (value := _value(turn, heard, last, read)) is not None:
        return value
    if (done := _done_to(turn, heard, read, targets, *domains)) is not None:
        return done
    if targets == turn.dialogue.targets or not read.goes_on:
        return None
    each = tuple(again(turn, last.wish, one, "both").wishes[0] for one in targets)
    return Routed(lane="fuzzy", wishes=each, why="both")


def _is_named(turn: Turn, heard: Heard, spans: Spans) -> bool:
    """Tell whether a thing or a place is named that is here."""
    if spans.first("kind", "which", "person"):
        return True
    name = spans.first("name")
    if name and turn.house.resolver.meant(name, heard.language).best:
        return True
    if not (place := spans.first(*_PLACES)):
        return False
    found = turn.house.resolver.resolve_area(place, heard.language)
    return found.decision is not Decision.NONE


def _done_to(
    turn: Turn,
    heard: Heard,
    read: Interpretation,
    targets: Sequence[str],
    domain: str,
) -> Routed | None:
    """Do to things what a sentence says without naming any: "and now off"."""
    spans, home = read.spans, turn.house.home.home
    here = heard.place.area.area_id if heard.place.area else None
    rooms = {home.entities[one].area_id for one in targets}
    if not (read.goes_on or spans.words) and here is not None and here not in rooms:
        # "It's dark" is said of the room one is in.
        return None
    likely = [
        label
        for label, chance in sorted(read.likely.items(), key=lambda one: -one[1])
        if chance >= _LEAST_STATE
    ]
    for label in (*likely, *_SETTERS.get(domain, ())):
        found = next(routes(label, spans), None)
        if not isinstance(found, DeviceRoute) or domain not in found.domains:
            continue
        if (slots := _slots(heard, found, spans)) is None:
            continue
        if is_guarded(heard, turn.house, read) or is_compound(heard, turn.house):
            return None
        unit = ""
        if found.intent == SETS_TEMPERATURE:
            slots[TEMPERATURE], unit = _degrees(turn, heard, slots[TEMPERATURE], "")
        said = response_of(found.intent, domain, slots, 1)
        wish = Wish(intent=found.intent, slots=slots, response=said, unit=unit)
        wishes = tuple(again(turn, wish, one, "").wishes[0] for one in targets)
        return Routed(lane="sentence", wishes=wishes, why="of the last")
    return None


def _slots(heard: Heard, found: DeviceRoute, spans: Spans) -> dict[str, Any] | None:
    """Read the values of a route; None where one makes no sense."""
    slots: dict[str, Any] = {}
    for slot, wanted, kind in found.values:
        said = spans.first(slot, *(sorted(NUMBERS) if slot in NUMBERS else ()))
        if not said or wanted in slots:
            continue
        value = value_of(said, kind, heard.language)
        if value is None:
            return None
        slots[wanted] = value
    if found.values and not slots:
        return None
    return slots


def _degrees(turn: Turn, heard: Heard, value: float, unit: str) -> tuple[float, str]:
    """Return a temperature in the unit of the house, and the unit that is meant."""
    if named := named_degrees(heard.text, heard.language):
        value, unit = named.value, named.unit
    house = turn.house.hass.config.units.temperature_unit
    return (converted(value, unit, house) if unit else value), unit


def _only_number(heard: Heard) -> str:
    """Give the one number of a sentence; "" where there is another, or none."""
    said, read = tokens(heard.text), numbers_for(heard.language).read
    found = [(at, n[1]) for at in range(len(said)) if (n := read(said, at))]
    if not found:
        return ""
    start, end = found[0]
    return "" if any(at >= end for at, _ in found) else " ".join(said[start:end])


def _value(
    turn: Turn, heard: Heard, last: LastWish, read: Interpretation
) -> Routed | None:
    """Wish the last thing with another number, of the kind that it had."""
    if last.several:
        return None
    spans, slots = read.spans, last.wish.slots
    warms = last.wish.intent == SETS_TEMPERATURE
    numeric = (TEMPERATURE,) if warms else _PERCENT
    slot = next((s for s in numeric if isinstance(slots.get(s), int | float)), None)
    said = spans.first(*sorted(NUMBERS))
    if spans.first("amount"):
        # "A bit less", "half that" start from how it is.
        return None
    if not said and (read.goes_on or _without_no(heard)[1]):
        said = _only_number(heard)
    if slot is None or not said:
        return None
    number = value_of(said, "degrees" if warms else "percent", heard.language)
    share = sequels_for(heard.language).share(tokens(said), rises=True)
    unit = ""
    if share is not None and not warms:
        # "Half that" is half of what was said before.
        number = round(float(slots[slot]) * share / _MOST_PERCENT)
    if not isinstance(number, int | float):
        return None
    if warms:
        number, unit = _degrees(turn, heard, number, last.wish.unit)
        if abs(number - float(slots[slot])) > _MOST_DEGREES:
            return None
    wish = replace(last.wish, slots={**slots, slot: number}, unit=unit, heard=())
    why = "another value"
    return Routed(lane="sentence", wishes=(wish,), why=why, sentence=last.sentence)


def _other_things(
    turn: Turn, heard: Heard, last: LastWish, read: Interpretation, rest: str
) -> Routed | None:
    """Wish the same for the other one, or for another thing that is named."""
    thing = turn.house.home.home.entities.get(next(iter(last.wish.targets), ""))
    spans = read.spans
    if thing is None or not last.single:
        return None
    which = spans.first("which")
    if which or not spans.words:
        called = _named(turn, heard, last, which or rest, exact=True)
        other = which or read.label == FOLLOW_UP
        return called or (_the_other(turn, last.wish, thing) if other else None)
    name = spans.first("name")
    called = _named(turn, heard, last, rest, exact=True)
    if called or (name and (called := _named(turn, heard, last, name))):
        return called
    place = spans.first(*_PLACES)
    return _there(turn, heard, last.wish, place, thing) if place else None


def _named(
    turn: Turn, heard: Heard, last: LastWish, name: str, *, exact: bool = False
) -> Routed | None:
    """Wish the same for a thing of the same kind that is called so."""
    wrong = last.wish.targets[0]
    domain = wrong.partition(".")[0]
    found = turn.house.resolver.resolve(
        Query(
            text=name,
            language=heard.language,
            domains=frozenset({domain}),
            area_id=heard.place.area.area_id if heard.place.area else None,
        )
    )
    sure = found.decision is Decision.PICK
    if sure and exact:
        sure = found.candidates[0].score == 1
    ids = found.entity_ids if sure else ()
    if not ids:
        spoken_of = turn.house.resolver.meant(name, heard.language).best
        ids = tuple(one for one in spoken_of if one.partition(".")[0] == domain)
    if len(ids) != 1 or ids[0] == wrong:
        return None
    [meant] = ids
    # "No, leave it" is not the script that is called "Leave home".
    if meant.partition(".")[0] != domain:
        return None
    if _without_no(heard)[1]:
        teach(turn, heard, name_said(last.wish), meant, Source.CORRECTION)
    return again(turn, last.wish, meant, "a name")


def _there(
    turn: Turn, heard: Heard, wish: Wish, place: str, thing: Entity
) -> Routed | None:
    """Wish the same for what is of its kind in a place."""
    there = turn.house.resolver.resolve_area(place, heard.language)
    if there.decision is not Decision.PICK or there.place_id == thing.area_id:
        return None
    found = _alike(turn, thing, there.place_id)
    if not found:
        return None
    if len(found) > 1 and thing.domain != _FOLLOW_UP_LIGHT:
        # What the room has for light is its light; of anything else one is meant.
        return Routed(lane="fuzzy", wishes=(wish,), why="there", choices=found)
    each = [again(turn, wish, one, "the same there") for one in found]
    return replace(each[0], wishes=tuple(one.wishes[0] for one in each))


def _the_other(turn: Turn, wish: Wish, thing: Entity) -> Routed | None:
    """Wish the same for the other one of its kind in the room; ask among several."""
    others = _alike(turn, thing, thing.area_id)
    if len(others) == 1:
        return again(turn, wish, others[0], "the other one")
    if not 1 < len(others) <= MOST_CHOICES:
        return None
    why = "one of the others"
    return Routed(lane="fuzzy", wishes=(wish,), why=why, choices=others)


def _alike(turn: Turn, thing: Entity, area_id: str | None) -> tuple[str, ...]:
    """Give the ids of all of one kind in a room, but for one."""
    return tuple(
        entity.entity_id
        for entity in turn.house.home.home.entities.values()
        if area_id is not None
        and entity.area_id == area_id
        and entity.domain == thing.domain
        and entity.entity_id != thing.entity_id
        and (
            thing.domain == _FOLLOW_UP_LIGHT
            or entity.device_class == thing.device_class
        )
    )


def _instead(turn: Turn, last: LastWish, redo: Routed) -> Routed:
    opposite = _OPPOSITE.get(last.wish.intent)
    if opposite is None or not _changed(turn, last):
        return redo
    undo = replace(last.wish, intent=opposite, response=None, heard=())
    one = len(redo.wishes) == 1
    return replace(redo, wishes=(undo, *redo.wishes), corrected=one)


def _changed(turn: Turn, last: LastWish) -> bool:
    """Tell whether the last wish changed something: what was off before stays off."""
    journal = turn.house.safety.journal
    for one in last.wish.targets:
        entry = next(iter(journal.about(one)), None)
        was = entry.before.get(one) if entry else None
        now = entry.after.get(one) if entry else None
        if was is None or now is None or was.state != now.state:
            return True
    return not last.wish.targets


def _is_same(routed: Routed, wish: Wish) -> bool:
    """Tell whether the same is asked, or wished of something else."""
    if routed.choices or len(routed.wishes) != 1:
        return False
    [other] = routed.wishes
    new = other.kind == "query" or other.slots != wish.slots
    return other.intent == wish.intent and new
