"""Whether what a reply tells of the house is otherwise: compared with how things are.

For who only asks, too: that every door is locked is no matter of words. What was so a
while ago stands in no state; only who has looked may tell of it.
"""

from typing import TYPE_CHECKING

from ...safety.claims import asks_back, denied_words
from ...safety.sentences.asserting import is_definite, tells_turn, told_clauses
from ...safety.sentences.looking import (
    Kinds,
    kinds_told,
    none_told,
    says_it,
    tells_elsewhen,
    tells_what_is_left,
    tells_what_was,
)
from ...safety.sentences.own_deeds import tells_own_deed
from ...safety.sentences.questions import is_told, orders_in, states_something
from ...safety.sentences.told_states import clauses_of, is_in, is_not, state_told
from ..house_names import ids_inside, names_of_things, places_named, stands_in
from .answered import Answered
from .compared import Compared
from .labelled import Labelled
from .quoted import Quoted

if TYPE_CHECKING:
    from homeassistant.core import State

    from ...tools.watch import Watch
    from .standing import Standing
    from .wished import Wished

# So many words behind a colon only name something.
_NAMING = 4
# So many words go on about what was spoken of: "and is off".
_BARE = 3
# So many words tell how long a timer runs; recipes take more.
_BRIEF = 7
# A question of so few things may be answered without their name.
_FEW = 2
_DOORS = frozenset({"door", "garage_door", "garage", "gate", "opening"})
# Neither on nor off, neither open nor closed.
_UNDER_WAY = frozenset(
    {"opening", "closing", "locking", "unlocking", "paused", "idle", "returning"}
)
_LOCKED = frozenset({"locked", "unlocked"})


class LookedUp:
    """Compares clauses with the states, the journal and what this turn has done."""

    def __init__(
        self, watch: Watch, wish: Wished, standing: Standing, *, asks: bool
    ) -> None:
        """Take what knows the house; `asks` for who only wants to know."""
        self._watch = watch
        self._wish = wish
        self._standing = standing
        self._language = watch.asker.language
        self._asks = asks
        self._answered = Answered(watch, wish, standing, self._meant, asks=asks)
        self._compared = Compared(watch, wish, standing)
        self._labelled = Labelled(watch, wish, standing)
        self._quoted = Quoted(watch, wish, standing)

    def is_otherwise(self, sentence: str) -> bool:
        """Tell whether it tells of the house what is not so, or what nobody knows.

        What a look has shown, or what was done, is no reason to tell otherwise of what
        is named.
        """
        idle = self._asks or not self._watch.holding()
        if self._labelled.is_otherwise(sentence) or (
            idle and self._answered.is_otherwise(sentence)
        ):
            return True
        if self._watch.looked or self._watch.holding():
            return self._is_contradicted(
                sentence, named=True
            ) or self._answered.is_misread(sentence, without=self._reached)
        borne_out = self.states_told(sentence) is True
        if not borne_out and self._is_contradicted(sentence):
            return True
        if self._is_left(sentence):
            return True
        return self._is_long_past(sentence) or (
            self._asks and self._is_unknown(sentence)
        )

    def is_borne(self, sentence: str) -> bool:
        """Tell whether the state, or the values, that a sentence tells are so."""
        if self._standing.is_so(sentence) or self._answered.is_shown(sentence):
            return True
        if self.is_quoted(sentence) or self._labelled.is_so(sentence):
            return True
        # "The window there is closed" says so to who asked; a wish names what it is of.
        if not self._asks or tells_own_deed(sentence, self._language):
            return False
        return self.states_told(sentence) is True

    def is_quoted(self, sentence: str) -> bool:
        """Tell whether it tells no more than values, and things show them."""
        return not self._watch.failed and self._quoted.is_shown(sentence)

    def states_told(self, sentence: str) -> bool | None:
        """Tell whether the states that it tells are so; None where it tells none."""
        return self._compared.is_so(sentence)

    def _is_contradicted(self, sentence: str, *, named: bool = False) -> bool:
        """Tell whether the states are not those of which it tells.

        Only what is `named` in full where a turn has looked or done something.
        """
        language, list_of = self._language, ""
        before: list[State] = []
        told = (*told_clauses(sentence, language), *none_told(sentence, language))
        for clause in dict.fromkeys(told):
            states_it = is_told(clause, language) or states_something(clause, language)
            if orders_in(clause, language) and not states_it:
                # "Switch the machine on" advises.
                continue
            if named and tells_elsewhen(clause, language):
                continue
            kinds = kinds_told(clause, language)
            word = state_told(clause, language) or (
                list_of if self._is_name(clause) else ""
            )
            states = self._sure(clause) if named else self._meant(clause, kinds)
            if not states and len(clause.split()) <= _BARE:
                states = before
            if word and self._is_not(states, word, clause, kinds):
                return True
            list_of = word if ":" in sentence else ""
            before = states
        return False

    def _is_not(
        self, states: list[State], word: str, clause: str, kinds: Kinds
    ) -> bool:
        """Tell whether these are certainly not in the state a clause tells of them."""
        # What is not locked may well be closed.
        suit = [one for one in states if (word in _LOCKED) is (one.domain == "lock")]
        so = [is_in(one, word) for one in suit]
        if kinds.none:
            return True in so
        if is_not(clause, self._language):
            return bool(so) and all(so)
        if kinds.every or self._wish.is_of_all(clause):
            return False in so
        return bool(so) and all(one is False for one in so)

    def _sure(self, clause: str) -> list[State]:
        """Give the states of what a clause names in full, without what was acted on.

        A blind on its way is neither open nor closed; whoever moved it knows.
        """
        kinds = kinds_told(clause, self._language)
        if kinds.every or kinds.none:
            return []
        named = self._standing.shown_by(clause)
        few = self._asks and not named and len(clause.split()) <= _BARE
        asked = self._wish.meant.best if few else frozenset[str]()
        ids = (named or (asked if len(asked) <= _FEW else frozenset())) - self._reached
        return [
            one for one in self._standing.states(ids) if one.state not in _UNDER_WAY
        ]

    @property
    def _reached(self) -> frozenset[str]:
        return frozenset(self._watch.reached | self._watch.undone)

    def _is_name(self, clause: str) -> bool:
        return len(clause.split()) <= _NAMING and bool(
            self._standing.longest_named(clause)
        )

    def _meant(self, clause: str, kinds: Kinds) -> list[State]:
        """Give the states of what a clause names; nothing where that is left open."""
        if name := self._standing.longest_named(clause):
            shown = self._standing.states(self._standing.shown_by(clause))
            if shown and not (kinds.every or kinds.none):
                return shown
        if kinds.doors or kinds.windows:
            return self._of_kinds(clause, kinds)
        if (kinds.every or kinds.none) and state_told(
            clause, self._language
        ) in _LOCKED:
            # "Everything is locked": of whatever can be.
            return self._of_kinds(clause, Kinds(doors=True))
        named, asked = self._wish.named_by(clause), self._wish.meant.best
        if near := named & asked:
            return self._standing.states(near)
        if self._wish.tells_of_device(clause) or name:
            return self._standing.states(named)
        # "She is cleaning the hallway", where somebody asked what Rosie does.
        few = self._asks and (kinds.every or kinds.none or len(asked) <= _FEW)
        return self._standing.states(asked) if few else []

    def _of_kinds(self, clause: str, kinds: Kinds) -> list[State]:
        """Give the doors or windows there are, of the places a clause names."""
        home = self._standing.home
        ids = ids_inside(home, places_named(home, clause))
        classes = (_DOORS if kinds.doors else frozenset()) | (
            frozenset({"window"}) if kinds.windows else frozenset()
        )
        return [
            one
            for one in self._standing.states(ids)
            if one.attributes.get("device_class") in classes
            or (kinds.doors and one.domain == "lock")
        ]

    def _is_unknown(self, sentence: str) -> bool:
        """Tell whether it tells, to who asks, what only a look could have shown."""
        language = self._language
        denied = denied_words(language)
        if denied is not None and denied.search(sentence):
            return False
        if self._is_told_of_deed(sentence):
            return True
        if not self._asks_of_house() or not tells_turn(sentence, language):
            return False
        return not self._standing.is_so(sentence)

    def _is_long_past(self, sentence: str) -> bool:
        """Tell whether it tells what a thing did a while ago; no state shows that."""
        language = self._language
        return any(
            tells_what_was(clause, language)
            and self._is_of_here(clause)
            and self._wish.named_by(clause).isdisjoint(self._touched())
            for clause in clauses_of(sentence)
        )

    def _is_left(self, sentence: str) -> bool:
        """Tell whether it tells how long something still runs."""
        return any(
            tells_what_is_left(clause, self._language)
            for clause in clauses_of(sentence)
            if len(clause.split()) <= _BRIEF and not orders_in(clause, self._language)
        )

    def _is_told_of_deed(self, sentence: str) -> bool:
        """Tell whether it tells what we did in the house, and the journal does not."""
        if not tells_own_deed(sentence, self._language):
            return False
        named = self._wish.spoken_in(sentence)
        if not named and not asks_back(self._watch.asker.text, self._language):
            return False
        return named.isdisjoint(self._touched()) if named else not self._touched()

    def _asks_of_house(self) -> bool:
        return bool(self._wish.meant.best)

    def _is_of_here(self, clause: str) -> bool:
        """Tell whether a clause is of a thing here, or of a place that was asked of."""
        home, said = self._standing.home, clause.casefold()
        asked = places_named(home, self._watch.asker.text) if self._asks else None
        of_house = bool(asked) or self._asks_of_house()
        if says_it(clause, self._language) and self._asks and of_house:
            return True
        if not is_definite(clause, self._language):
            return False
        return (
            self._wish.tells_of_device(clause)
            or any(stands_in(one, said) for one in names_of_things(home))
            or bool(asked and asked & places_named(home, clause))
        )

    def _touched(self) -> frozenset[str]:
        watch = self._watch
        done = watch.guardian.journal.of(watch.asker, watch.hass.loop.time())
        return frozenset[str]().union(*(one.touched for one in done))
