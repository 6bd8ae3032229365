"""Whether a state is told by a label that is not the present one: "armed", "mowing".

Home Assistant names the states of every domain, and the owner those of a choice: what
a reply says of an alarm, a mower, an update or a house mode is compared with these.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from homeassistant.helpers.translation import async_get_cached_translations

from ...lang.numbers import tokens
from ...safety.claims import language_code
from ...safety.sentences.asserting import told_clauses
from ...safety.sentences.looking import (
    answers,
    kinds_told,
    says_it,
    tells_elsewhen,
    tells_what_was,
)
from ...safety.sentences.told_states import is_not
from ...safety.words.labels import ALSO_CALLED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from homeassistant.core import State

    from ...tools.watch import Watch
    from .standing import Standing
    from .wished import Wished

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
_GONE: Final = frozenset({"unavailable", "unknown"})
_ARMED: Final = "armed"
# So few things a question may be of, and so few words only answer.
_FEW: Final = 2
_BARE: Final = 4
# A shorter word is none for a state: the "to" of "up to date".
_SHORT: Final = 3


class _Label(NamedTuple):
    """The words for one state; `denied` for one such as "not charging"."""

    state: str
    words: frozenset[str]
    denied: bool


class Labelled:
    """Compares the labels a reply uses with those of the present states."""

    def __init__(self, watch: Watch, wish: Wished, standing: Standing) -> None:
        """Take what knows the house."""
        self._watch = watch
        self._wish = wish
        self._standing = standing
        self._language = watch.asker.language

    def is_otherwise(self, sentence: str) -> bool:
        """Tell whether a sentence labels a thing with a state that it is not in."""
        return self._is_wrong_yes(sentence) or any(
            self._is_wrong(clause) for clause in told_clauses(sentence, self._language)
        )

    def is_so(self, sentence: str) -> bool:
        """Tell whether each clause labels a thing it names in full as it is."""
        told = told_clauses(sentence, self._language)
        shown = [self._suited(self._standing.shown_by(one)) for one in told]
        found = [
            bool(states) and all(self._is_so(one, clause) for one in states)
            for states, clause in zip(shown, told, strict=True)
        ]
        return bool(found) and all(found)

    def _is_wrong(self, clause: str) -> bool:
        language = self._language
        if tells_elsewhen(clause, language) or tells_what_was(clause, language):
            return False
        found = [self._is_so(one, clause) for one in self._about(clause)]
        return bool(found) and all(one is False for one in found)

    def _is_wrong_yes(self, sentence: str) -> bool:
        """Tell whether a yes or a no to "is the alarm armed" is the other way round."""
        yes, asked = answers(sentence, self._language), self._watch.asker.text
        if yes is None:
            return False
        found = [self._is_so(one, asked) for one in self._asked()]
        return bool(found) and all(one is not None and one is not yes for one in found)

    def _is_so(self, state: State, clause: str) -> bool | None:
        """Tell whether the labels in a text are of the present state; None for none."""
        labels = tuple(self._labels(state))
        known = frozenset[str]().union(*(one.words for one in labels))
        said = frozenset(tokens(clause)) - frozenset(tokens(state.name))
        if not (told := said & known):
            return None
        fits = [one for one in labels if told <= one.words]
        denied = is_not(clause, self._language)
        denied = denied or kinds_told(clause, self._language).none
        plain = {one.state for one in fits if not one.denied}
        not_so = {one.state for one in fits if one.denied}
        if denied:
            # "It is not wet" tells that it is in another state.
            return state.state in not_so if not_so else state.state not in plain
        return state.state in plain if plain else None

    def _about(self, clause: str) -> list[State]:
        """Give what a clause names, else what was asked, where it only answers."""
        if found := self._suited(self._standing.shown_by(clause)):
            return found
        if self._wish.tells_of_device(clause):
            return self._few(self._wish.named_by(clause))
        if len(clause.split()) <= _BARE or says_it(clause, self._language):
            return self._asked()
        return []

    def _asked(self) -> list[State]:
        named = self._suited(self._standing.shown_by(self._watch.asker.text))
        return named or self._few(self._wish.meant.best)

    def _few(self, ids: frozenset[str]) -> list[State]:
        return self._suited(ids) if len(ids) <= _FEW else []

    def _suited(self, ids: frozenset[str]) -> list[State]:
        """Give the states of those with labels that nobody has just acted on."""
        ids -= self._watch.reached | self._watch.undone
        return [
            one
            for one in self._standing.states(ids)
            if one.domain in _LABELLED
            and one.state not in _GONE
            and not (
                one.domain == "binary_sensor"
                and one.attributes.get("device_class") in _COMPARED
            )
        ]

    def _labels(self, state: State) -> Iterator[_Label]:
        """Give the labels of all states something may be in."""
        if state.domain in _CHOSEN:
            options = state.attributes.get("options")
            for option in options if isinstance(options, list) else ():
                yield _Label(str(option), frozenset(tokens(str(option))), denied=False)
            return
        also = ALSO_CALLED.get(language_code(self._language), {}).get(state.domain, {})
        for value, label in self._translated(state).items():
            kind = _ARMED if value.startswith(f"{_ARMED}_") else value
            said = tokens(f"{label} {also.get(kind, '')}")
            words = {one for one in said if len(one) >= _SHORT} - {state.domain}
            yield _Label(value, frozenset(words), is_not(label, self._language))

    def _translated(self, state: State) -> Mapping[str, str]:
        """Give Home Assistant's labels by state; those of its own language are kept."""
        domain = state.domain
        kind = state.attributes.get("device_class") or "_"
        begins = f"component.{domain}.entity_component.{kind}.state."
        for language in (self._language, self._watch.hass.config.language):
            words = async_get_cached_translations(
                self._watch.hass, language, "entity_component", domain
            )
            if found := {
                key.removeprefix(begins): label
                for key, label in words.items()
                if key.startswith(begins)
            }:
                return found
        return {}
