"""Whether the states that an answer tells are those of this house, one by one.

For who only asks: a state told of a thing here is either so, or it is not said. A look
is no reason to tell otherwise, for it has shown the very states compared here.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from ...safety.claims import names_any_house
from ...safety.sentences.asserting import is_definite, things_told
from ...safety.sentences.bearing import roots_of
from ...safety.sentences.heads import opening_called
from ...safety.sentences.looking import Kinds, kinds_told, says_it, tells_what_was
from ...safety.sentences.particular import asks_of_kind
from ...safety.sentences.predicates import (
    Predication,
    answered,
    asks_number,
    asks_which,
    predications,
    state_asked,
    without_states,
)
from ...safety.sentences.told_states import clauses_of, is_in
from ..house_names import (
    ids_by_name,
    ids_inside,
    names_of_places,
    places_named,
    stands_in,
    words_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from homeassistant.core import State

    from ...tools.watch import Watch
    from .standing import Standing
    from .wished import Wished

# So few words only answer, and of so few things a question may be.
_BARE: Final = 4
_FEW: Final = 2
_LISTED: Final = 6
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
# What a thermostat does while it heats.
_HEATS: Final = frozenset({"heating", "preheating", "defrosting"})
# Neither the one nor the other: whoever has just moved it knows.
_UNDER_WAY: Final = frozenset({"opening", "closing", "locking", "unlocking"})


class Compared:
    """Compares what an answer says of things with how they are."""

    def __init__(self, watch: Watch, wish: Wished, standing: Standing) -> None:
        """Take what knows the house."""
        self._watch = watch
        self._wish = wish
        self._standing = standing
        self._language = watch.asker.language

    @cached_property
    def _question(self) -> str:
        return without_states(self._watch.asker.text, self._language)

    @cached_property
    def _is_general(self) -> bool:
        """Whether somebody asks how things of a kind are: "how does a lock work"."""
        said, language = self._watch.asker.text, self._language
        return (
            asks_of_kind(said, language)
            and not self._names(said)
            and not places_named(self._standing.home, said)
        )

    def is_so(self, sentence: str) -> bool | None:
        """Tell whether the states a sentence tells are so; None where it tells none.

        What nobody can know is not so, unless somebody has looked or done something.
        """
        if not (self._watch.looked or self._watch.holding()) and any(
            tells_what_was(one, self._language) for one in clauses_of(sentence)
        ):
            # Since when it is so stands in no state.
            return None
        told = predications(sentence, self._language)
        if self._is_general:
            return None
        if not told:
            return False if self._is_wrong_list(sentence) else None
        found = [self._is_told_so(one) for one in told]
        return _every(found)

    def _is_told_so(self, told: Predication) -> bool | None:
        states, sure = self._of(told)
        so = self._is_so(told, states)
        if so is None and sure:
            return None if self._watch.looked or self._watch.holding() else False
        return so

    def _is_wrong_list(self, sentence: str) -> bool:
        """Tell whether things, or a number, answer wrongly which, or how many."""
        question, language = self._watch.asker.text, self._language
        told, asked = answered(sentence, language), state_asked(question, language)
        if told is None or asked is None or asked[1]:
            return False
        names = self._names(told.of)
        few = len(told.of.split()) <= (_LISTED * len(names) or _BARE)
        if not few or (not names and told.count is None):
            return False
        counts = told.count is not None and asks_number(question, language)
        if not counts and not (names and asks_which(question, language)):
            return False
        kind = self._kind(told.of if names else self._question, asked[0])
        if told.count is not None:
            return _all_so(kind, asked[0]).count(True) != told.count
        states = self._suited(frozenset().union(*names.values()), asked[0])
        return any(_is(one, asked[0]) is False for one in states)

    def _of(self, told: Predication) -> tuple[list[State], bool]:
        """Give what a state is told of, and whether that is surely of this house."""
        names = self._names(told.of)
        if names and (told.count is None or told.count == len(names)):
            ids = frozenset[str]().union(*names.values())
            return self._suited(ids, told.state), True
        if self._is_elsewhere(told):
            return [], False
        if self._is_no_opening(told):
            return [], True
        found = self._kind(told.of, told.state)
        if found and not self._is_vague(told):
            return found, True
        if self._wish.tells_of_device(told.of) or names_any_house(
            told.of, self._language
        ):
            known = is_definite(told.of, self._language)
            return found, known and bool(self._wish.meant.best)
        return self._asked(told), False

    def _is_no_opening(self, told: Predication) -> bool:
        """Tell whether it is of one door or window, and none here is called so."""
        words = opening_called(told.of, self._language)
        home = self._standing.home
        known = {*names_of_places(home), *words_of(home)}
        return bool(words) and not all(
            any(name.startswith(one) for name in known) for one in words
        )

    def _is_elsewhere(self, told: Predication) -> bool:
        """Tell whether it is of what was spoken of, and that is no thing of the house.

        "It shines into the garden" is the moon's, "a door that is ajar" is any.
        """
        of, question = told.of, self._question
        whole = told.every or told.none or told.only or told.count is not None
        any_one = not whole and not is_definite(of, self._language)
        if not (says_it(of, self._language) or any_one):
            return False
        return not (
            self._wish.meant.best
            or self._names(question)
            or places_named(self._standing.home, question)
            or self._kind(question, told.state)
        )

    def _is_vague(self, told: Predication) -> bool:
        """Tell whether it names a kind of thing, and none of those that are here."""
        return not (
            told.every
            or told.none
            or told.only
            or told.some
            or told.count is not None
            or is_definite(told.of, self._language)
            or self._wish.meant.best
        )

    def _asked(self, told: Predication) -> list[State]:
        """Give what was asked about, where an answer names nothing."""
        question = self._question
        few = len(told.of.split()) <= _BARE or says_it(told.of, self._language)
        whole = told.every or told.none or told.count is not None or told.only
        if not (few or whole) or self._is_of_another(told.of):
            return []
        if names := self._names(question):
            return self._suited(frozenset().union(*names.values()), told.state)
        found = self._kind(question, told.state)
        return found if whole or len(found) <= _FEW else []

    def _is_of_another(self, of: str) -> bool:
        """Tell whether it is of a known thing of which the question says nothing."""
        named = roots_of(" ".join(things_told(of, self._language)), self._language)
        asked = roots_of(self._question, self._language)
        return bool(named) and named.isdisjoint(asked)

    def _is_so(self, told: Predication, states: list[State]) -> bool | None:
        """Tell whether these are as is told of them; None where nobody knows."""
        so = _all_so(states, told.state)
        if told.others:
            return self._is_so_but(told, states)
        if told.only:
            return self._is_only(told, states)
        if told.count is not None:
            known = None not in so
            return so.count(not told.denied) == told.count if known and so else None
        if told.denied and told.every:
            # "Not all of them are closed".
            return _any(_turned(so))
        turned = _turned(so) if told.denied or told.none else so
        each = told.none or self._is_of_each(told)
        return _every(turned) if each else _any(turned)

    def _is_of_each(self, told: Predication) -> bool:
        """Tell whether a state is told of each of several things."""
        if told.every or told.denied or told.state == "dark":
            return True
        if names := self._names(told.of):
            return len(names) > 1 or told.many
        return told.many and not told.some and is_definite(told.of, self._language)

    def _is_so_but(self, told: Predication, states: list[State]) -> bool | None:
        """Tell whether all are so, or none, but those that are excepted."""
        names = self._names(told.others)
        apart = frozenset[str]().union(*names.values())
        if not apart:
            return None
        wanted = not (told.none or told.denied)
        if not states or {one.entity_id for one in states} <= apart:
            states = self._like(apart, told)
        rest = _all_so((o for o in states if o.entity_id not in apart), told.state)
        excepted = _all_so(self._suited(apart, told.state), told.state)
        return _every(
            None if one is None else one is so
            for found, so in ((rest, wanted), (excepted, not wanted))
            for one in found
        )

    def _is_only(self, told: Predication, states: list[State]) -> bool | None:
        """Tell whether just these are so, and none of their like."""
        names = self._names(told.of)
        ids = frozenset[str]().union(*names.values())
        if not ids:
            return _any(_all_so(states, told.state))
        these = _all_so(self._suited(ids, told.state), told.state)
        others = [one for one in self._like(ids, told) if one.entity_id not in ids]
        wanted = not told.denied
        return _every(
            None if one is None else one is so
            for found, so in (
                (these, wanted),
                (_all_so(others, told.state), not wanted),
            )
            for one in found
        )

    def _like(self, ids: frozenset[str], told: Predication) -> list[State]:
        """Give all that are of the kind somebody asked for, else of that of these."""
        asked = self._kind(self._question, told.state)
        if ids <= {one.entity_id for one in asked} and len(asked) > len(ids):
            return asked
        kinds = {_sort(one) for one in self._standing.states(ids)}
        every = frozenset(self._standing.home.entities)
        return [one for one in self._standing.states(every) if _sort(one) in kinds]

    def _names(self, text: str) -> dict[str, frozenset[str]]:
        """Give what a text names in full, the longest names first."""
        by_name, said = ids_by_name(self._standing.home), text.casefold()
        found: dict[str, frozenset[str]] = {}
        for name in sorted(by_name, key=len, reverse=True):
            if stands_in(name, said):
                found[name] = by_name[name]
                said = said.replace(name, " , ")
        return found

    def _kind(self, text: str, state: str) -> list[State]:
        """Give the things of the kind and the places that a text names."""
        for name in self._names(text):
            text = text.casefold().replace(name, " ")
        kinds = kinds_told(text, self._language)
        places = places_named(self._standing.home, text)
        if kinds.doors or kinds.windows:
            ids = self._openings(kinds, places)
        elif self._wish.tells_of_device(text):
            ids = self._wish.named_by(text)
        elif (kinds.every or kinds.none) and not self._wish.named_by(text):
            # "Everything is locked", "nothing is on".
            ids = frozenset(self._standing.home.entities) if not text else frozenset()
        else:
            ids = ids_inside(self._standing.home, places) if places else frozenset()
        return self._suited(ids, state)

    def _openings(self, kinds: Kinds, places: frozenset[str]) -> frozenset[str]:
        ids = ids_inside(self._standing.home, places)
        return frozenset(
            one.entity_id
            for one in self._standing.states(ids)
            if (kinds.doors and _is_door(one))
            or (kinds.windows and one.attributes.get("device_class") == "window")
        )

    def _suited(self, ids: frozenset[str], state: str) -> list[State]:
        """Give the states of those that may be in such a one.

        None of them where one was acted on: what was done bears that, or does not.
        """
        if not ids.isdisjoint(self._watch.reached | self._watch.undone):
            return []
        return [
            one
            for one in self._standing.states(ids)
            if _suits(one, state) and one.state not in _UNDER_WAY
        ]


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
