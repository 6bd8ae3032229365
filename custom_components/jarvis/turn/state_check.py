"""Compares what a reply tells of things of the house with how they are.

Of what is named in full, or of all of a kind ("the blinds are closed"). What is told of
nothing here, or of another time, is nobody's business.
"""

from functools import cached_property
import re
from typing import TYPE_CHECKING, Final

from homeassistant.helpers.translation import async_get_cached_translations

from ..home.seeing import seen_home, seen_meant
from ..lang.clauses import joined
from ..lang.keywords import base_language
from ..lang.numbers import tokens
from ..lang.tables import trees
from ..lang.told_numbers import WITHIN, numbers_told
from ..lang.types_of import STATELESS
from .house_names import ids_by_name, may_name, stands_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Set as AbstractSet

    from homeassistant.core import State

    from ..home.meant import Meant
    from ..home.snapshot import Home
    from ..nlu.replies import ToldState
    from ..tools.watch import Watch
    from .types import Turn

# The chances from which on a state is taken as told: one that is so, one that is not,
# and one of what is not named.
_LIKELY: Final = 0.5
_SURE: Final = 0.55
_PLAIN: Final = 0.9
# The chance that a clause without a name is a claim or a state.
_REPORT: Final = 0.3
# So few things an "it" stands for, and so few words only answer.
_FEW: Final = 2
_BARE: Final = 6
_SIGNS: Final = ".,;:!?\u3002\uff01\uff1f"
# Neither the one nor the other: whoever has just moved it knows.
_UNDER_WAY: Final = frozenset({"opening", "closing", "locking", "unlocking"})
# Of what does not answer nothing is known.
_GONE: Final = frozenset({"unavailable", "unknown"})
_MEASURED: Final = ("current_temperature", "current_humidity", "battery")
_NUMBERS: Final = frozenset({"input_number", "number"})
# Whose states are words of their own.
_CHOSEN: Final = frozenset({"select", "input_select"})
_LABELLED: Final = frozenset({"binary_sensor", "update"})
ALSO_CALLED: Final = trees("labels", "also_called")
# A shorter word is none for a state.
_SHORT: Final = 3
# So far off other values may be rounded.
_SHARE: Final = 0.1
_OPENINGS: Final = frozenset({"door", "garage_door", "window", "opening"})
_OFF: Final = frozenset({"off", "standby"})
_RESTING: Final = frozenset({"docked", "returning", "paused", "idle", "error"})
_IDLE: Final = frozenset({"off", "docked"})
_PLAYERS: Final = frozenset({"media_player"})
_ROBOTS: Final = frozenset({"vacuum", "lawn_mower"})
_COVERS: Final = frozenset({"cover", "valve", "binary_sensor"})
_PERSONS: Final = frozenset({"person", "device_tracker"})
_SWITCHED: Final = (
    _PLAYERS
    | _ROBOTS
    | {"light", "switch", "fan", "climate", "humidifier", "input_boolean", "siren"}
    | {"water_heater", "remote"}
)
# What may be in a state that is told, the states that this is in Home Assistant, and
# whether all of several things are then in it: "the blinds are closed".
_TOLD: Final[dict[str, tuple[frozenset[str], frozenset[str], bool]]] = {
    "on": (_SWITCHED, frozenset(), False),
    "off": (_SWITCHED, _OFF | _RESTING, True),
    "open": (_COVERS, frozenset({"open", "on"}), False),
    "closed": (_COVERS, frozenset({"closed", "off"}), True),
    "locked": (frozenset({"lock"}), frozenset({"locked"}), True),
    "unlocked": (frozenset({"lock"}), frozenset({"unlocked", "open"}), False),
    "playing": (_PLAYERS, frozenset({"playing", "buffering"}), False),
    "silent": (_PLAYERS, _OFF | {"paused", "idle"}, True),
    "docked": (_ROBOTS, frozenset({"docked", "returning"}), True),
    "armed": (frozenset({"alarm_control_panel"}), frozenset(), True),
    "disarmed": (frozenset({"alarm_control_panel"}), frozenset({"disarmed"}), True),
    "home": (_PERSONS, frozenset({"home"}), False),
    "away": (_PERSONS, frozenset(), True),
}
# Told where no state of theirs is.
_OTHERWISE: Final = {"on": _OFF | _RESTING, "armed": {"disarmed"}, "away": {"home"}}
_UNITS: Final[dict[str, tuple[str, ...]]] = {
    "degrees": ("°C", "°F"),
    "percent": ("%",),
}
# What tells so in an attribute, by how much it is multiplied.
_ATTRIBUTES: Final[dict[str, dict[str, float]]] = {
    "degrees": {
        "temperature": 1.0,
        "current_temperature": 1.0,
        "target_temp_low": 1.0,
        "target_temp_high": 1.0,
    },
    "percent": {
        "current_position": 1.0,
        "percentage": 1.0,
        "humidity": 1.0,
        "current_humidity": 1.0,
        "volume_level": 100.0,
        "brightness": 100 / 255,
        "battery_level": 1.0,
    },
}


class StateCheck:
    """Looks up what sentences of one turn's reply tell of the things they name."""

    def __init__(self, turn: Turn, watch: Watch, language: str) -> None:
        """Take the turn, what watches it, and the language a model speaks."""
        self._turn = turn
        self._watch = watch
        self._language = language
        self._words: dict[str, Meant] = {}

    @cached_property
    def _home(self) -> Home:
        """The house as the one who speaks may see it."""
        return seen_home(self._turn.house.home.home, self._watch.may_read)

    def meant(self, text: str) -> Meant:
        """Read what a text speaks of; what an account may not see is not there."""
        found = self._turn.house.resolver.meant(text, self._watch.asker.language)
        return seen_meant(found, self._watch.may_read)

    def may_tell(self, text: str) -> bool:
        """Tell whether a text names things here, or its end may begin to; cheap."""
        it = bool(self._asked) and len(text.split()) <= _BARE
        kinds = map(self._is_for_kind, text.split())
        return it or may_name(self._home, text) or any(kinds)

    def is_so(self, sentence: str, *, wished: bool = False) -> bool | None:
        """Tell whether the states that it tells are so; None where it tells none.

        With `wished`, what names nothing is told of what the user wished for.
        """
        if not (wished or self.may_tell(sentence)):
            return None
        said, names, found = "", dict[str, frozenset[str]](), list[bool | None]()
        for clause in joined(sentence, self._language) or (sentence,):
            # "The lamp and the fan are on", "In the kitchen, the light is on".
            said, names = f"{said} {clause}".strip(), names | self._names(clause)
            found.extend(self._measured(clause, wished=wished))
            found.extend(self._labelled(clause))
            states = self._states(self._of(said, names, wished=wished))
            told = self._told(clause, names or self._kind_words(clause), states)
            if told.chance >= self._least(clause, names):
                each = bool(names) or self._watch.holding() > 0
                so = _holds(states, told.state, each=each)
                found.append(so if so or told.chance >= _SURE else None)
                said, names = "", {}
        if False in found:
            return False
        return True if True in found else None

    def is_so_of_last(self, sentence: str) -> bool:
        """Tell whether it is so of what was last acted on: "it is lit already"."""
        watch = self._watch
        done = watch.guardian.journal.of(watch.asker, watch.hass.loop.time())
        states = self._states(done[-1].touched) if done else []
        told = self._told(sentence, (), states)
        return told.chance >= _PLAIN and bool(_holds(states, told.state, each=True))

    def _told(
        self, clause: str, names: Iterable[str], states: Iterable[State]
    ) -> ToldState:
        """Read which of the states that these may be in a clause tells."""
        among = [one for one in _TOLD if any(_may_be(s, one) for s in states)]
        language = base_language(self._language)
        return self._turn.house.interpreter.told_state(clause, language, names, among)

    def _least(self, clause: str, names: Mapping[str, object]) -> float:
        """Give the chance from which on a clause tells a state.

        Without a name it has to be a report and no story, without a kind a plain one.
        """
        if names:
            return _LIKELY
        read = self._turn.house.interpreter.reply(clause)
        if read is None or read.claim + read.state < _REPORT:
            return 1.0
        return _LIKELY if self._kind(clause) else _PLAIN

    def named_in(self, text: str) -> frozenset[str]:
        """Give what a text names in full."""
        return frozenset[str]().union(*self._names(text).values())

    def shown(
        self, ids: AbstractSet[str], unit: str, *, measured: bool = True
    ) -> list[float]:
        """Give the numbers of a unit that some things show, or only what is set."""
        return [
            one
            for state in self._states(ids)
            for one in _shown(state, unit, measured=measured)
        ]

    def rests(self, ids: AbstractSet[str]) -> bool:
        """Tell whether things are all off, and nothing was done to any of them."""
        states = self._states(ids)
        idle = ids.isdisjoint(self._watch.achieved)
        return idle and bool(states) and all(one.state in _IDLE for one in states)

    @cached_property
    def _asked(self) -> frozenset[str]:
        """The few things a question is about: what an "it" in the answer stands for."""
        asker = self._watch.asker
        if not self._watch.only_asked():
            return frozenset()
        ids = self.named_in(asker.text) or self.meant(asker.text).best
        acted = self._watch.reached | self._watch.undone
        return ids if len(ids) <= _FEW and ids.isdisjoint(acted) else frozenset()

    def _of(
        self, said: str, names: dict[str, frozenset[str]], *, wished: bool
    ) -> frozenset[str]:
        """Give the things a state is told of."""
        if names:
            return frozenset().union(*names.values())
        if kind := self._kind(said):
            return kind
        if (meant := self.meant(said)).device or meant.hints:
            return frozenset()
        wish = self.meant(self._watch.asker.text)
        return wish.best if wished else self._asked

    def _kind(self, said: str) -> frozenset[str]:
        """Give the things of a kind that a text speaks of: "the blinds"."""
        meant, wish = self.meant(said), self.meant(self._watch.asker.text)
        ids = meant.kinds & meant.best or meant.kinds
        # "All three lamps" are those in the room that was spoken of.
        return ids & wish.best or ids & wish.kinds or ids

    def _kind_words(self, said: str) -> list[str]:
        """Give the words of a text that are for a kind of things, or a place, here."""
        words = [one.strip(_SIGNS) for one in said.split()]
        return [one for one in words if self._is_for_kind(one) or self._word(one).hints]

    def _is_for_kind(self, word: str) -> bool:
        return self._word(word.strip(_SIGNS)).device

    def _word(self, word: str) -> Meant:
        """Read one word, once a turn: a reply is looked at with every piece of it."""
        if (known := self._words.get(word)) is None:
            known = self._words[word] = self.meant(word)
        return known

    def _measured(self, clause: str, *, wished: bool) -> Iterator[bool]:
        """Compare the numbers that it tells of things it names, or of a place."""
        if clause.rstrip().endswith("?"):
            return
        acted = self._watch.reached | self._watch.undone
        kind, inside = self._kind(clause), self._inside(clause)
        ids = self.named_in(clause) or kind & inside or inside or kind
        ids = (ids or (self._asked if not wished else frozenset())) - acted
        told = numbers_told(clause, self._language)
        for value, unit in told.amounts:
            if shown := self.shown(ids, unit):
                yield any(abs(value - one) <= WITHIN[unit] for one in shown)
        for state in self._states(ids):
            own = state.attributes.get("unit_of_measurement")
            if state.domain in _NUMBERS and not own:
                yield from (_is_near(state, value) for value in told.plain)
            if isinstance(own, str) and own.isalpha():
                form = rf"(\d+(?:[.,]\d+)?)\s*{own}\b"
                for one in re.findall(form, clause, re.IGNORECASE):
                    yield _is_near(state, float(one.replace(",", ".")))

    def _inside(self, clause: str) -> frozenset[str]:
        """Give what is in the places that a clause names."""
        home, said = self._home, clause.casefold()
        places = {
            area.area_id
            for area in home.areas.values()
            if any(stands_in(name.casefold(), said) for name in area.names)
        }
        return frozenset(
            one.entity_id for one in home.entities.values() if one.area_id in places
        )

    def _labelled(self, clause: str) -> Iterator[bool]:
        """Compare Home Assistant's own names for states: "the update is pending"."""
        read = self._turn.house.interpreter.reply(clause)
        if read is None or read.answers or clause.rstrip().endswith("?"):
            return
        said = set(tokens(clause))
        for state in self._states(self.named_in(clause) or self._asked):
            labels = self._labels(state)
            known = said & frozenset[str]().union(*labels.values())
            known -= set(tokens(str(state.name)))
            if known and state.state in labels:
                yield known <= labels[state.state]

    def _labels(self, state: State) -> dict[str, frozenset[str]]:
        """Give the words for all its states; none for what is read otherwise."""
        hass, domain = self._watch.hass, state.domain
        kind = state.attributes.get("device_class") or "_"
        if domain in _CHOSEN:
            options = state.attributes.get("options")
            found = options if isinstance(options, list) else []
            return {str(one): frozenset(tokens(str(one))) for one in found}
        if domain not in _LABELLED or kind in _OPENINGS:
            return {}
        begins = f"component.{domain}.entity_component.{kind}.state."
        also = ALSO_CALLED.get(base_language(self._language), {}).get(domain, {})
        texts = async_get_cached_translations(
            hass, self._language, "entity_component", domain
        )
        return {
            value: frozenset(
                word
                for word in tokens(f"{label} {also.get(value, '')}")
                if len(word) >= _SHORT
            )
            for key, label in texts.items()
            if key.startswith(begins) and (value := key.removeprefix(begins))
        }

    def _names(self, text: str) -> dict[str, frozenset[str]]:
        """Give what a text names in full, the longest names first."""
        if not may_name(self._home, text):
            return {}
        by_name, said = ids_by_name(self._home), text.casefold()
        found: dict[str, frozenset[str]] = {}
        for name in sorted(by_name, key=len, reverse=True):
            if stands_in(name, said):
                found[name] = by_name[name]
                said = said.replace(name, " , ")
        return found

    def _states(self, ids: Iterable[str]) -> list[State]:
        found = [self._watch.hass.states.get(one) for one in sorted(ids)]
        return [one for one in found if one and one.state not in _UNDER_WAY]


def _may_be(state: State, told: str) -> bool:
    """Tell whether something may be in such a state at all."""
    if state.domain == "binary_sensor":
        opens = state.attributes.get("device_class") in _OPENINGS
        return opens and told in {"open", "closed"}
    return state.domain in _TOLD[told][0]


def _holds(states: Iterable[State], told: str, *, each: bool) -> bool | None:
    """Tell whether things are as is told of them; None where they are in no such.

    What is named is meant by itself: of `each` it has to be so.
    """
    _domains, wanted, every = _TOLD[told]
    so = [
        one.state not in _GONE
        and (one.state in wanted if wanted else one.state not in _OTHERWISE[told])
        for one in states
        if _may_be(one, told)
    ]
    if not so:
        return None
    return all(so) if every or each else any(so)


def _shown(state: State, unit: str, *, measured: bool) -> Iterator[float]:
    """Yield the numbers of this unit that something shows, or only what is set."""
    for name, scale in _ATTRIBUTES.get(unit, {}).items():
        if not measured and name.startswith(_MEASURED):
            continue
        if isinstance(value := state.attributes.get(name), int | float):
            yield float(value) * scale
    if unit == "percent" and state.state in {"off", "closed"}:
        yield 0.0
    if state.attributes.get("unit_of_measurement") in _UNITS.get(unit, ()):
        try:
            yield float(state.state)
        except ValueError:
            return


def _is_near(state: State, value: float) -> bool:
    try:
        return abs(float(state.state) - value) <= _SHARE * abs(value)
    except ValueError:
        return True


def stateful(ids: AbstractSet[str]) -> frozenset[str]:
    """Leave out what is in no state that anybody speaks of."""
    return frozenset(one for one in ids if one.partition(".")[0] not in STATELESS)
