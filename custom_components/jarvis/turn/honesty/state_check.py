"""Compares the states that a reply tells of things of the house with how they are.

Only of what is named in full, or as all of a kind: "the blinds are all at 100 percent".
What is told of nothing here, or of another time, is nobody's business.
"""

from functools import cached_property
import re
from typing import TYPE_CHECKING, Final

from homeassistant.helpers.translation import async_get_cached_translations

from ...home.seeing import seen_home
from ...lang.numbers import numbers_for, tokens
from ...lang.tables import trees
from ...safety.claims import claimed_state, language_code
from ...safety.sentences.asserting import definite_words, is_definite, told_clauses
from ...safety.sentences.bearing import WITHIN, numbers_told, roots_of
from ...safety.sentences.looking import (
    Kinds,
    kinds_told,
    tells_elsewhen,
    tells_what_was,
)
from ...safety.sentences.predicates import Predication, predications
from ...safety.sentences.questions import only_asks
from ...safety.sentences.told_states import clauses_of, is_in, is_not, is_plainly
from ..house_names import ids_by_name, ids_inside, may_name, places_named, stands_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Set as AbstractSet

    from homeassistant.core import State

    from ...home.snapshot import Home
    from ...tools.watch import Watch
    from ..types import Turn
    from .wished import Wished

ALSO_CALLED: Final = trees("labels", "also_called")


_OPENINGS: Final = frozenset({"door", "garage_door", "window", "opening"})
_SHUTS: Final = frozenset({"cover", "valve"})
_SWITCHED: Final = frozenset(
    {"light", "switch", "fan", "media_player", "climate", "vacuum", "humidifier"}
    | {"input_boolean", "siren", "lawn_mower", "water_heater", "remote"}
)
# What may be in such a state at all.
_OF: Final[dict[str, frozenset[str]]] = {
    "open": _SHUTS,
    "closed": _SHUTS,
    "locked": frozenset({"lock"}),
    "unlocked": frozenset({"lock"}),
    "docked": frozenset({"vacuum"}),
    "cleaning": frozenset({"vacuum"}),
    "playing": frozenset({"media_player"}),
    "silent": frozenset({"media_player"}),
    "dark": frozenset({"light"}),
    "lit": frozenset({"light"}),
    "heated": frozenset({"climate", "water_heater"}),
}
# Without a name it tells of a deed: "all done" where a lamp is off.
_DONE: Final = "stopped"
# What a thermostat does while it heats.
_HEATS: Final = frozenset({"heating", "preheating", "defrosting"})
# Neither the one nor the other: whoever has just moved it knows.
_UNDER_WAY: Final = frozenset({"opening", "closing", "locking", "unlocking"})
_GONE: Final = frozenset({"unavailable", "unknown"})
# Whose states are words of their own; the others' are compared by tables.
_CHOSEN: Final = frozenset({"select", "input_select"})
_LABELLED: Final = _CHOSEN | {
    *("alarm_control_panel", "binary_sensor", "lawn_mower", "person", "update"),
    "water_heater",
}
# What is open or shut, on or off, has tables.
_COMPARED: Final = frozenset(
    {None, "door", "garage_door", "light", "lock", "opening", "power", "window"}
)
_ARMED: Final = "armed"
# So few things an "it" stands for, and so few words only answer.
_FEW: Final = 2
_BARE: Final = 6
# A shorter word is none for a state: the "to" of "up to date".
_SHORT: Final = 3
# So far off other values may be rounded.
_SHARE: Final = 0.1
# What shows no share of anything while it is off.
_DIMMED: Final = frozenset({"light", "fan"})
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

    def __init__(
        self, turn: Turn, watch: Watch, wish: Wished, languages: tuple[str, ...]
    ) -> None:
        """Take the turn, what was wished, and the languages a model may speak."""
        self._turn = turn
        self._watch = watch
        self._wish = wish
        self._languages = languages
        self._kinds: dict[str, bool] = {}

    @cached_property
    def home(self) -> Home:
        """The house as the one who speaks may see it."""
        return seen_home(self._turn.house.home.home, self._watch.may_read)

    def may_tell(self, text: str) -> bool:
        """Tell whether a text names things here, or its end may begin to; cheap."""
        answers = bool(self._asked) and len(text.split()) <= _BARE
        return answers or may_name(self.home, text) or self._is_of_kind(text)

    @cached_property
    def _asked(self) -> frozenset[str]:
        """The few things a question is about: what an "it" in the answer stands for."""
        asker = self._watch.asker
        if not only_asks(asker.text, asker.language):
            return frozenset()
        ids = self.named_in(asker.text) or self._wish.meant.best
        acted = self._watch.reached | self._watch.undone
        return ids if len(ids) <= _FEW and ids.isdisjoint(acted) else frozenset()

    def _is_of_kind(self, text: str) -> bool:
        """Tell whether a text tells of known things of a kind: "all the blinds"."""
        return any(
            self._is_kind(word)
            for language in self._languages
            for word in (*definite_words(text, language), *_counted(text, language))
        )

    def _is_kind(self, word: str) -> bool:
        if (known := self._kinds.get(word)) is None:
            known = self._kinds[word] = self._wish.tells_of_device(word)
        return known

    def is_so(self, sentence: str, *, wished: bool = False) -> bool | None:
        """Tell whether the states that it tells are so; None where it tells none.

        With `wished`, what names nothing is told of what the user wished for.
        """
        if not (wished or self.may_tell(sentence)):
            return None
        found = [
            *self._predicated(sentence, wished=wished),
            *self._measured(sentence, wished=wished),
            *self._labelled(sentence),
        ]
        if False in found:
            return False
        return True if True in found else None

    def is_so_of_last(self, sentence: str) -> bool:
        """Tell whether it is so of what was last acted on here: "it is lit already"."""
        return self.is_so_of(self._last_acted, sentence)

    def is_so_of(self, ids: AbstractSet[str], sentence: str) -> bool:
        """Tell whether a sentence tells only states of "it", and these are so."""
        language = self._languages[0]
        told = predications(sentence, language) if ids else ()
        return bool(told) and all(
            one.state != _DONE
            and not roots_of(one.of, language)
            and self._holds(one, self._suited(frozenset(ids), one.state), language)
            for one in told
        )

    @cached_property
    def _last_acted(self) -> frozenset[str]:
        watch = self._watch
        now = watch.hass.loop.time()
        done = watch.guardian.journal.of(watch.asker, now)
        return done[-1].touched if done else frozenset()

    def _predicated(self, sentence: str, *, wished: bool) -> Iterator[bool | None]:
        """Compare what it says things are: "the door is locked, the lamp is off"."""
        if any(tells_what_was(one, self._languages[0]) for one in clauses_of(sentence)):
            return
        for language in self._languages:
            if told := predications(sentence, language):
                for one in told:
                    yield self._holds(
                        one, self._of(one, language, wished=wished), language
                    )
                return
        names = {name: min(ids) for name, ids in ids_by_name(self.home).items()}
        last = "" if not wished else self._longest_named(self._watch.asker.text)
        for language in self._languages:
            if claimed := claimed_state(sentence, language, names, last):
                for state in self._states(frozenset({claimed[0]})):
                    yield is_plainly(state, claimed[1])

    def _of(self, told: Predication, language: str, *, wished: bool) -> list[State]:
        """Give the things a state is told of."""
        names = self._names(told.of)
        if names:
            whole = told.count in (None, len(names))
            ids = frozenset[str]().union(*names.values()) if whole else frozenset()
            return self._suited(ids, told.state)
        if found := self._kind(told.of, language):
            return self._suited(found, told.state)
        if told.state == _DONE:
            return []
        if not wished:
            unnamed = not roots_of(told.of, language)
            return self._suited(self._asked, told.state) if unnamed else []
        return self._suited(self._wished(told.of, language), told.state)

    def _wished(self, of: str, language: str) -> frozenset[str]:
        """Give what was wished for, where a state is told of that, or of "it"."""
        best = self._wish.meant.best
        if self._wish.tells_of_device(of):
            return self._wish.named_by(of) & best
        told = roots_of(of, language)
        called = roots_of(" ".join(self._wish.called(best)), language)
        # "The car is locked" tells of no door that there is.
        return best if not told or told & called else frozenset()

    def _holds(
        self, told: Predication, states: list[State], language: str
    ) -> bool | None:
        """Tell whether these are as is told of them; None where nobody knows."""
        so = _all_so(states, told.state)
        if told.others or told.only:
            return self._is_so_but(told)
        if told.count is not None:
            known = None not in so
            return so.count(not told.denied) == told.count if known and so else None
        if told.denied and told.every:
            # "Not all of them are closed".
            return _any(_turned(so))
        turned = _turned(so) if told.denied or told.none else so
        each = told.none or self._is_of_each(told, language)
        return _every(turned) if each else _any(turned)

    def _is_of_each(self, told: Predication, language: str) -> bool:
        """Tell whether a state is told of each of several things."""
        if told.every or told.denied or told.state == "dark":
            return True
        if names := self._names(told.of):
            return len(names) > 1 or told.many
        return told.many and not told.some and is_definite(told.of, language)

    def _is_so_but(self, told: Predication) -> bool | None:
        """Tell whether those named are otherwise than the rest: "only", "all but"."""
        names = self._names(told.of if told.only else told.others)
        apart = frozenset[str]().union(*names.values())
        if not apart:
            return None
        sorts = {_sort(one) for one in self._states(apart)}
        every = self._states(frozenset(self.home.entities))
        like = frozenset(one.entity_id for one in every if _sort(one) in sorts)
        rest = _all_so(self._suited(like - apart, told.state), told.state)
        these = _all_so(self._suited(apart, told.state), told.state)
        wanted = told.only is not (told.none or told.denied)
        return _every(
            None if one is None else one is so
            for found, so in ((rest, not wanted), (these, wanted))
            for one in found
        )

    def _measured(self, sentence: str, *, wished: bool) -> Iterator[bool]:
        """Compare the degrees and percentages that it tells of things, not asks for."""
        if sentence.rstrip().endswith("?"):
            return
        for clause in clauses_of(sentence):
            if tells_elsewhen(clause, self._languages[0]):
                continue
            told = self._amounts(clause)
            for group in self._groups(clause, wished=wished):
                others = (*_other_units(group, clause), *self._unitless(group, clause))
                for value, unit in (*told, *others):
                    shown = [number for one in group for number in _shown(one, unit)]
                    if shown:
                        yield any(_is_near(value, one, unit) for one in shown)

    def _amounts(self, clause: str) -> tuple[tuple[float, str], ...]:
        for language in self._languages:
            if found := numbers_told(clause, language).amounts:
                return found
        return ()

    def _unitless(self, states: list[State], clause: str) -> list[tuple[float, str]]:
        """Give the numbers without a unit that a clause tells of what has none."""
        if not states or any(map(_unit_of, states)) or not all(map(_is_number, states)):
            return []
        return [(one, "") for one in numbers_told(clause, self._languages[0]).plain]

    def _groups(self, clause: str, *, wished: bool) -> list[list[State]]:
        """Give the things of a clause, each set of which shows a value that is told."""
        acted = self._watch.reached | self._watch.undone
        if named := self.named_in(clause):
            # What was set a moment ago is on its way; whoever set it knows.
            return [self._states(named - acted)]
        for language in self._languages:
            if found := self._kind(clause, language):
                return [[one] for one in self._states(found)]
        if places := places_named(self.home, clause):
            inside = [ids_inside(self.home, {one}) for one in sorted(places)]
            return [self._states(one) for one in inside if one.isdisjoint(acted)]
        return [self._states(self._wish.meant.best - acted)] if wished else []

    def named_in(self, clause: str) -> frozenset[str]:
        """Give what a clause names in full, also what only shows something."""
        return ids_by_name(self.home).get(self._longest_named(clause), frozenset())

    def named_in_full(self, clause: str) -> tuple[str, frozenset[str]]:
        """Give the longest name in a clause, and what is called so."""
        return self._longest_named(clause), self.named_in(clause)

    def _longest_named(self, text: str) -> str:
        return max(self._names(text), key=len, default="")

    def _names(self, text: str) -> dict[str, frozenset[str]]:
        """Give what a text names in full, the longest names first."""
        if not may_name(self.home, text):
            return {}
        by_name, said = ids_by_name(self.home), text.casefold()
        found: dict[str, frozenset[str]] = {}
        for name in sorted(by_name, key=len, reverse=True):
            if stands_in(name, said):
                found[name] = by_name[name]
                said = said.replace(name, " , ")
        return found

    def _kind(self, text: str, language: str) -> frozenset[str]:
        """Give all of a kind that a text tells of as a whole: "all the blinds".

        Of several places those that the user spoke of; none where any of them was
        acted on, for then these are meant.
        """
        kinds = kinds_told(text, language)
        if not kinds.none and not self._is_of_kind(text):
            return frozenset()
        places = places_named(self.home, text)
        if kinds.doors or kinds.windows:
            ids = self._openings(kinds, places)
        else:
            ids = self._wish.named_by(text)
        ids = ids & self._wish.meant.best or ids
        acted = self._watch.reached | self._watch.undone
        return ids if ids.isdisjoint(acted) else frozenset()

    def _openings(self, kinds: Kinds, places: frozenset[str]) -> frozenset[str]:
        return frozenset(
            one.entity_id
            for one in self._states(ids_inside(self.home, places))
            if (kinds.doors and _is_door(one))
            or (kinds.windows and one.attributes.get("device_class") == "window")
        )

    def _states(self, ids: Iterable[str]) -> list[State]:
        found = [self._watch.hass.states.get(one) for one in sorted(ids)]
        return [one for one in found if one and one.state not in _UNDER_WAY]

    def _suited(self, ids: frozenset[str], word: str) -> list[State]:
        """Give the states of those that may be in such a one."""
        return [one for one in self._states(ids) if _suits(one, word)]

    def _labelled(self, sentence: str) -> Iterator[bool]:
        """Compare Home Assistant's own names for states: "the alarm is armed"."""
        language = self._languages[0]
        for clause in told_clauses(sentence, language):
            if tells_elsewhen(clause, language) or tells_what_was(clause, language):
                continue
            ids = self.named_in(clause) - self._watch.reached - self._watch.undone
            found = [
                _is_labelled_so(one, labels, clause, language)
                for one in self._states(ids or self._asked)
                if (labels := self._labels(one))
                and (ids or _only_labels(clause, one, labels, language))
            ]
            if known := [one for one in found if one is not None]:
                yield True in known

    def _labels(self, state: State) -> tuple[_Label, ...]:
        """Give the labels of all its states; none for what has tables."""
        if state.domain not in _LABELLED or state.state in _GONE:
            return ()
        kind = state.attributes.get("device_class")
        if state.domain in _CHOSEN:
            options = state.attributes.get("options")
            return tuple(
                (str(one), frozenset(tokens(str(one))), False)
                for one in (options if isinstance(options, list) else ())
            )
        if state.domain == "binary_sensor" and kind in _COMPARED:
            return ()
        return tuple(self._translated(state, kind or "_"))

    def _translated(self, state: State, kind: str) -> Iterator[_Label]:
        language, domain = self._languages[0], state.domain
        also = ALSO_CALLED.get(language_code(language), {}).get(domain, {})
        begins = f"component.{domain}.entity_component.{kind}.state."
        words: Mapping[str, str] = {}
        for spoken in (language, self._watch.hass.config.language):
            words = words or {
                key.removeprefix(begins): label
                for key, label in async_get_cached_translations(
                    self._watch.hass, spoken, "entity_component", domain
                ).items()
                if key.startswith(begins)
            }
        for value, label in words.items():
            known = _ARMED if value.startswith(f"{_ARMED}_") else value
            said = tokens(f"{label} {also.get(known, '')}")
            long = frozenset(one for one in said if len(one) >= _SHORT) - {domain}
            yield value, long, is_not(label, language)


# A state, the words for it, and whether it is a denial: "not charging".
type _Label = tuple[str, frozenset[str], bool]


def _is_labelled_so(
    state: State, labels: tuple[_Label, ...], clause: str, language: str
) -> bool | None:
    """Tell whether the labels in a clause are of the present state; None for none."""
    known = frozenset[str]().union(*(words for _, words, _ in labels))
    said = frozenset(tokens(clause)) - frozenset(tokens(state.name))
    if not (told := said & known):
        return None
    fits = [(value, not_so) for value, words, not_so in labels if told <= words]
    plain = {value for value, not_so in fits if not not_so}
    denials = {value for value, not_so in fits if not_so}
    if is_not(clause, language) or kinds_told(clause, language).none:
        # "It is not wet" tells that it is in another state.
        return state.state in denials if denials else state.state not in plain
    return state.state in plain if plain else None


def _only_labels(
    clause: str, state: State, labels: tuple[_Label, ...], language: str
) -> bool:
    """Tell whether a clause has no other words than labels of a thing and its name."""
    said = " ".join((state.name, *(word for _, words, _ in labels for word in words)))
    return roots_of(clause, language) <= roots_of(said, language)


def _counted(text: str, language: str) -> Iterator[str]:
    """Give the words behind numbers: "seven lights"."""
    said, numbers = tokens(text), numbers_for(language)
    for start in range(len(said) - 1):
        number = numbers.read(said, start)
        if number is not None and number[1] < len(said):
            yield said[number[1]]


def _shown(state: State, unit: str) -> list[float]:
    """Give the numbers of this unit that something shows."""
    values = [
        float(value) * scale
        for name, scale in _ATTRIBUTES.get(unit, {}).items()
        if isinstance(value := state.attributes.get(name), int | float)
    ]
    if state.state == "off" and state.domain in _DIMMED and unit == "percent":
        values.append(0.0)
    if state.state == "closed" and state.domain in _SHUTS and unit == "percent":
        values.append(0.0)
    if (_unit_of(state) or "") in _UNITS.get(unit, (unit,)):
        try:
            values.append(float(state.state))
        except ValueError:
            return values
    return values


def _unit_of(state: State) -> str | None:
    unit = state.attributes.get("unit_of_measurement")
    return unit if isinstance(unit, str) else None


def _is_number(state: State) -> bool:
    """Tell whether it is a number somebody has set, of whatever it is."""
    return state.domain in {"input_number", "number"}


def _other_units(states: list[State], clause: str) -> list[tuple[float, str]]:
    """Give the numbers before any other unit that these show: "640 ppm"."""
    return [
        (float(found.replace(",", ".")), unit)
        for unit in {_unit_of(one) for one in states}
        if unit and unit.isalpha()
        for found in re.findall(rf"(\d+(?:[.,]\d+)?)\s*{unit}\b", clause, re.IGNORECASE)
    ]


def _is_near(value: float, shown: float, unit: str) -> bool:
    return abs(shown - value) <= WITHIN.get(unit, _SHARE * value)


def _is_door(state: State) -> bool:
    kind = state.attributes.get("device_class")
    return state.domain == "lock" or kind in {"door", "garage_door", "garage", "gate"}


def _sort(state: State) -> tuple[str, object]:
    """Give of which sort something is: a blind is not an awning."""
    return state.domain, state.attributes.get("device_class")


def _suits(state: State, word: str) -> bool:
    """Tell whether a word for a state is one for such a thing."""
    if word in {"open", "closed"} and state.domain == "binary_sensor":
        return state.attributes.get("device_class") in _OPENINGS
    return state.domain in _OF.get(word, _SWITCHED)


def _is(state: State, word: str) -> bool | None:
    """Tell whether something is in a state that suits it."""
    if word == "silent" or (word == "off" and state.domain == "media_player"):
        # Whoever hears nothing calls it off.
        return state.state != "playing"
    if word == "heated":
        action = state.attributes.get("hvac_action")
        return is_in(state, "on") if action is None else action in _HEATS
    if word in {"dark", "lit"}:
        return (state.state == "on") is (word == "lit")
    return is_in(state, word)


def _all_so(states: Iterable[State], word: str) -> list[bool | None]:
    return [_is(one, word) for one in states]


def _turned(so: Iterable[bool | None]) -> list[bool | None]:
    return [None if one is None else not one for one in so]


def _every(so: Iterable[bool | None]) -> bool | None:
    """Tell whether all are so; None where that is not known, or there is none."""
    found = list(so)
    if False in found:
        return False
    return True if found and None not in found else None


def _any(so: Iterable[bool | None]) -> bool | None:
    found = list(so)
    if True in found:
        return True
    return False if found and None not in found else None
