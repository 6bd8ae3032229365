"""Whether a sentence only quotes what things of this house show at this moment.

Who says a value that the house itself shows says the truth, in whatever form somebody
asked for it. Thing and value have to match: "the bedroom is at 18.2".
"""

from typing import TYPE_CHECKING

from ...lang.clauses import joined
from ...safety.sentences.bearing import numbers_told, roots_of
from ...safety.sentences.looking import tells_elsewhen
from ...safety.sentences.own_deeds import tells_of_coming_about, tells_own_deed
from ...safety.sentences.told_states import clauses_of, state_told
from ..house_names import ids_inside, places_named
from .answered import other_units, shown_values

if TYPE_CHECKING:
    from homeassistant.core import State

    from ...tools.watch import Watch
    from .standing import Standing
    from .wished import Wished

# So near are measured values told.
_NEAR = 0.51
_SHARE = 0.02


class Quoted:
    """Finds the values that sentences tell among those that things show."""

    def __init__(self, watch: Watch, wish: Wished, standing: Standing) -> None:
        """Take what knows the house."""
        self._watch = watch
        self._wish = wish
        self._standing = standing
        self._language = watch.asker.language

    def is_shown(self, sentence: str) -> bool:
        """Tell whether it tells values, each of a thing that shows it, and no deed."""
        language = self._language
        if self._watch.holding() or tells_own_deed(sentence, language):
            return False
        found: list[bool] = []
        unit = ""
        for clause in clauses_of(sentence):
            if state_told(clause, language) or tells_of_coming_about(clause, language):
                return False
            for part in joined(clause, language) or (clause,):
                if not any(letter.isdecimal() for letter in part):
                    continue
                told, unit = self._values(part, unit)
                found.append(bool(told) and not tells_elsewhen(part, language))
                found += [self._is_of_a_thing(part, *one) for one in told]
        return bool(found) and all(found)

    def _values(self, part: str, before: str) -> tuple[list[tuple[float, str]], str]:
        """Give the values of a part; one without a unit has that of the one before."""
        numbers = numbers_told(part, self._language)
        told: list[tuple[float, str]] = [
            *numbers.amounts,
            *other_units(self._every, part),
        ]
        if not told and before:
            told = [(one, before) for one in numbers.plain]
        return told, told[-1][1] if told else before

    def _is_of_a_thing(self, part: str, value: float, unit: str) -> bool:
        """Tell whether what a part speaks of, or the question, shows such a value."""
        return any(
            abs(one - value) <= max(_NEAR if unit == "degrees" else 0, _SHARE * value)
            for state in self._meant(part, unit)
            for one in shown_values(state, unit)
        )

    def _meant(self, part: str, unit: str) -> list[State]:
        shows = [one for one in self._every if shown_values(one, unit)]
        if len(shows) == 1:
            # Nothing else of the house shows such a unit.
            return shows
        for text in (part, self._watch.asker.text):
            if found := self._named(text, shows):
                return found
        return []

    def _named(self, text: str, shows: list[State]) -> list[State]:
        """Give those of some things that a text names, by name, place or a word."""
        home, language = self._standing.home, self._language
        if named := self._standing.shown_by(text):
            return [one for one in shows if one.entity_id in named]
        if places := places_named(home, text):
            inside = ids_inside(home, places)
            return [one for one in shows if one.entity_id in inside]
        said = roots_of(text, language)
        return [
            one
            for one in shows
            if not said.isdisjoint(
                roots_of(
                    " ".join(self._wish.called(frozenset({one.entity_id}))), language
                )
            )
        ]

    @property
    def _every(self) -> list[State]:
        return self._standing.states(frozenset(self._standing.home.entities))
