"""Whether the answer to a question about the house is otherwise: yes, no, or a number.

A look does not make up for it: what it has shown are the very states compared here.
"""

import re
from typing import TYPE_CHECKING, Final

from ...safety.sentences.asserting import told_clauses, told_of
from ...safety.sentences.bearing import WITHIN, numbers_told, roots_of
from ...safety.sentences.looking import (
    Kinds,
    answers,
    kinds_told,
    says_it,
    tells_elsewhen,
)
from ...safety.sentences.told_states import clauses_of, is_in, is_not, state_told
from ..house_names import ids_inside, places_named

if TYPE_CHECKING:
    from collections.abc import Callable, Set as AbstractSet

    from homeassistant.core import State

    from ...tools.watch import Watch
    from .standing import Standing
    from .wished import Wished

# So few words only answer: "25 degrees".
_BARE: Final = 4
# Of so few things a yes is told without "all".
_FEW: Final = 2
# Shorter words name nothing.
_WORD: Final = 4
# So many degrees no place of a house has.
_HOTTEST: Final = 60
# So far off other values may be rounded.
_SHARE: Final = 0.1
_UNITS: Final[dict[str, tuple[str, ...]]] = {
    "degrees": ("°C", "°F"),
    "percent": ("%",),
}
# What units are called, in any language that is read here.
_SPOKEN: Final[dict[str, tuple[str, ...]]] = {
    "W": ("watts?", "vatios?", "wattios?"),
    "kW": (r"kilo\s?watts?", "kilovatios?"),
    "Wh": (r"watt[\s-]?(?:hours?|stunden?|heures?|ore|uur)",),
    "kWh": (r"kilo\s?watt[\s-]?(?:hours?|stunden?|heures?|ore|uur)", "kilovatios hora"),
    "ppm": (r"parts per million",),
    "lx": ("lux",),
    "hPa": (r"hektopascal", "hectopascals?", "millibars?"),
    "L": ("lit(?:er|re)s?", "litros?", "litri"),
}
# What shows no share of anything while it is off.
_DIMMED: Final = frozenset({"light", "fan"})
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


class Answered:
    """Compares answers with the states that the question is about."""

    def __init__(
        self,
        watch: Watch,
        wish: Wished,
        standing: Standing,
        meant: Callable[[str, Kinds], list[State]],
        *,
        asks: bool,
    ) -> None:
        """Take what knows the house, and what gives the states a clause means."""
        self._watch = watch
        self._wish = wish
        self._standing = standing
        self._meant = meant
        self._language = watch.asker.language
        self._asks = asks

    def is_otherwise(self, sentence: str) -> bool:
        """Tell whether a sentence answers with what is certainly not so."""
        language = self._language
        if self._is_wrong_yes(sentence):
            return True
        told = told_clauses(sentence, language)
        return any(self._is_wrong_state(one) for one in told) or any(
            self._is_wrong_number(one) for one in clauses_of(sentence)
        )

    def _is_wrong_state(self, clause: str) -> bool:
        """Tell whether "it is shut" is told of what is open."""
        language = self._language
        word = state_told(clause, language)
        short = len(clause.split()) <= _BARE and says_it(clause, language)
        if not (word and short) or tells_elsewhen(clause, language):
            return False
        found = self._asked()
        so = [is_in(one, word) for one in found]
        if None in so or not 0 < len(so) <= _FEW:
            return False
        return all(so) if is_not(clause, language) else True not in so

    def _asked(self) -> list[State]:
        asked = self._watch.asker.text
        return self._meant(asked, kinds_told(asked, self._language))

    def _is_wrong_yes(self, sentence: str) -> bool:
        """Tell whether a yes or a no is the other way round."""
        said, language = self._watch.asker.text, self._language
        yes = answers(sentence, language)
        asked = said.rstrip(" ?")
        word = state_told(asked, language)
        if yes is None or not word or is_not(asked, language):
            return False
        kinds = kinds_told(asked, language)
        found = self._asked()
        so = [is_in(one, word) for one in found]
        if kinds.none or None in so or not so:
            return False
        if kinds.every:
            return (False in so) is yes
        # Of several, "is a window open" asks for one.
        return len(so) <= _FEW and (True not in so if yes else all(so))

    def is_misread(self, sentence: str, *, without: AbstractSet[str]) -> bool:
        """Tell whether a named thing is told to show what it does not.

        What was acted on is left to those who know what it was set to.
        """
        for clause in told_clauses(sentence, self._language):
            named = self._standing.shown_by(clause)
            if named and named.isdisjoint(without) and self._is_wrong_number(clause):
                return True
        return False

    def is_shown(self, clause: str) -> bool:
        """Tell whether things it is about show each of the values that it tells."""
        told = numbers_told(clause, self._language).amounts
        groups = self._about(clause) or self._asked_about()
        every = [
            (value, unit, group)
            for group in groups
            for value, unit in (*told, *other_units(group, clause))
        ]
        return bool(every) and all(
            any(_is_near(value, shown_values(one, unit), unit) for one in group)
            for value, unit, group in every
        )

    def _is_wrong_number(self, clause: str) -> bool:
        """Tell whether a clause tells a value that nothing it is about shows."""
        language = self._language
        told = numbers_told(clause, language)
        if not (told.amounts or told.plain) or tells_elsewhen(clause, language):
            return False
        said = numbers_told(self._watch.asker.text, language)
        wished = {*said.plain, *(one for one, _ in said.amounts)}
        if self._asks:
            # "Which rooms are heated to 25 degrees" sets nothing.
            wished = set()
        groups = self._about(clause)
        if not any(other_units(one, clause) for one in groups):
            groups = self._of_unit(clause) or groups
        states = [one for group in groups for one in group]
        told_here = (*told.amounts, *other_units(states, clause))
        if states and all(map(_is_number, states)):
            told_here += tuple((one, "") for one in told.plain)
        # "18 in the bedroom, 21 in the hall": each shows one of them.
        right = any if len(groups) > 1 else all
        return any(
            not right(near)
            for group in groups
            if (
                near := [
                    value in wished or _is_near(value, shown, unit)
                    for value, unit in told_here
                    if (shown := [n for one in group for n in shown_values(one, unit)])
                ]
            )
        )

    def _about(self, clause: str) -> list[list[State]]:
        """Give the states a number may be of, place by place; none for the world."""
        if named := self._named(clause):
            told = told_of(clause, self._language, wished=False)
            return named if told else []
        if len(clause.split()) > _BARE and not says_it(clause, self._language):
            return []
        return self._asked_about()

    def _of_unit(self, clause: str) -> list[list[State]]:
        """Give what was asked about, where a clause tells a value in its very unit."""
        if not self._asks:
            return []
        roots = roots_of(self._watch.asker.text, self._language)
        words = [one for one in roots if len(one) >= _WORD]
        every = self._standing.states(frozenset(self._standing.home.entities))
        return [
            [one]
            for one in every
            if any(word in one.name.casefold() for word in words)
            and other_units([one], clause)
        ]

    def _asked_about(self) -> list[list[State]]:
        asked = self._standing.states(self._wish.meant.best)
        return self._named(self._watch.asker.text) or [asked]

    def _named(self, text: str) -> list[list[State]]:
        """Give the states of the thing a text names in full, else of each place."""
        standing, home = self._standing, self._standing.home
        if shown := standing.states(standing.shown_by(text)):
            return [shown]
        if any(
            unit == "degrees" and value > _HOTTEST
            for value, unit in numbers_told(text, self._language).amounts
        ):
            # "On the outside", said of the sun.
            return []
        return [
            standing.states(ids_inside(home, {place}))
            for place in sorted(places_named(home, text))
        ]


def _is_near(value: float, shown: list[float], unit: str) -> bool:
    within = WITHIN.get(unit, _SHARE * value)
    return any(abs(one - value) <= within for one in shown)


def other_units(states: list[State], clause: str) -> list[tuple[float, str]]:
    """Give the numbers before any other unit that these show: "640 ppm"."""
    units = {one.attributes.get("unit_of_measurement") for one in states}
    return [
        (float(found.replace(",", ".")), unit)
        for unit in units
        if isinstance(unit, str) and unit.isalpha()
        for found in re.findall(
            rf"(\d+(?:[.,]\d+)?)\s*(?:{'|'.join((unit, *_SPOKEN.get(unit, ())))})\b",
            clause,
            re.IGNORECASE,
        )
    ]


def _is_number(state: State) -> bool:
    """Tell whether it is a number somebody has set, of whatever it is."""
    return state.domain in {"input_number", "number"}


def shown_values(state: State, unit: str) -> list[float]:
    """Give the numbers of this unit that something shows."""
    values = [
        float(value) * scale
        for name, scale in _ATTRIBUTES.get(unit, {}).items()
        if isinstance(value := state.attributes.get(name), int | float)
    ]
    if state.state == "off" and state.domain in _DIMMED and unit == "percent":
        values.append(0.0)
    shown = state.attributes.get("unit_of_measurement")
    if shown in _UNITS.get(unit, (unit,)) or (shown is None and _is_number(state)):
        try:
            values.append(float(state.state))
        except ValueError:
            return values
    return values
