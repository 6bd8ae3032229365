"""How things of the house stand, for what a reply says of them."""

from typing import TYPE_CHECKING, Final

from ...home.seeing import seen_home
from ...lang.clauses import joined
from ...safety.claims import claimed_state, claims_action, names_any_house, reports
from ...safety.sentences.asserting import names_effect, objects_told
from ...safety.sentences.bearing import numbers_told
from ...safety.sentences.heads import called
from ...safety.sentences.looking import tells_what_was
from ...safety.sentences.predicates import tells_rule
from ...safety.sentences.reporting import names_programme
from ...safety.sentences.told_states import clauses_of, is_plainly, is_so
from ..house_names import ids_by_name, names_of_places, stands_in

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from homeassistant.core import State

    from ...home.snapshot import Home
    from ...tools.watch import Watch
    from ..types import Turn
    from .wished import Wished


# Where it stands what something plays.
_PLAYED: Final = (
    "media_title",
    "media_artist",
    "media_album_name",
    "media_channel",
    "app_name",
    "source",
)


class Standing:
    """Looks up what is told of things, in the languages a model may speak."""

    def __init__(
        self, turn: Turn, watch: Watch, wish: Wished, languages: tuple[str, ...]
    ) -> None:
        """Begin with what the user's words name."""
        self._turn = turn
        self._watch = watch
        self._wish = wish
        self._languages = languages
        self._last = self.longest_named(watch.asker.text)

    @property
    def home(self) -> Home:
        """The house as the one who speaks may see it."""
        return seen_home(self._turn.house.home.home, self._watch.may_read)

    def go_on(self, sentence: str) -> None:
        """Note what a sentence spoke of, for the "it" of the next one."""
        self._last = self.longest_named(sentence) or self._last

    def longest_named(self, text: str) -> str:
        """Give the longest name in a text; "" for none."""
        said = text.casefold()
        by_name = ids_by_name(self.home)
        return max(
            (name for name in by_name if stands_in(name, said)), key=len, default=""
        )

    def is_so(self, sentence: str) -> bool:
        """Tell whether the state that a sentence tells is the one things are in."""
        if any(self.holds(sentence, one) for one in self._languages):
            return True
        deed = any(claims_action(sentence, one) for one in self._languages)
        found = [
            self._is_part_so(part, measured=not deed)
            for clause in clauses_of(sentence)
            for part in joined(clause, self._languages[0]) or (clause,)
        ]
        return True in found and False not in found

    def is_wholly_so(self, sentence: str) -> bool:
        """Tell whether it is so, and reports nothing else beside.

        "Skipped, the next one is playing": that it plays bears no skipping.
        """
        return self.is_so(sentence) and not any(
            reports(one, self._languages[0]) and not self.is_so(one)
            for one in clauses_of(sentence)
        )

    def _is_part_so(self, part: str, *, measured: bool) -> bool | None:
        """Look up one part; of "all three" there have to be three."""
        language, states = self._languages[0], self.spoken_of(part)
        if tells_rule(part, language) or tells_what_was(part, language):
            # What stands now bears no plan, and not what was done a while ago.
            return None
        if self._is_of_another(part, states):
            return None
        so = is_so(part, language, states, measured=measured)
        if not so or any(letter.isdecimal() for letter in part):
            return so
        counts = numbers_told(part, language).counts
        return all(one.value <= len(states) for one in counts)

    def _is_of_another(self, part: str, states: list[State]) -> bool:
        """Tell whether a part tells of a known thing that is none of these.

        "The news is playing" is not borne by whatever plays.
        """
        language, wish = self._languages[0], self._wish
        told = [one.casefold() for one in objects_told(part, language)]
        if named := wish.named_by(part) | self.shown_by(part):
            # A "sèche-linge" is no "lave-linge".
            names = {_squeezed(one) for one in wish.called(named)}
            whole = {_squeezed(one) for one in told if "-" in one}
            if whole and not any(one in name for one in whole for name in names):
                return True
            return self._is_called_otherwise(part, named)
        if wish.tells_of_device(part) or names_any_house(part, language):
            return False
        told = [
            one
            for one in told
            if "-" in one
            or names_programme(one, language)
            or not names_effect(one, language)
        ]
        shown = " ".join(
            str(value).casefold()
            for state in states
            for value in (state.name, *map(state.attributes.get, _PLAYED))
        )
        return bool(told) and not any(one in shown for one in told)

    def _is_called_otherwise(self, part: str, named: frozenset[str]) -> bool:
        """Tell whether what a part calls a thing is none of these by its last word.

        A "front gate" is no front door, whatever the two share.
        """
        words = called(part, self._languages[0])
        if not words or self.longest_named(" ".join(words)):
            return False
        if not named.isdisjoint(self._watch.reached):
            # What was done a moment ago may be called by what it does.
            return False
        last = words[-1].casefold()
        names = " ".join(self._wish.called(named)).casefold()
        return (
            last not in names
            and not self._wish.touches(words[-1], named)
            and last not in names_of_places(self.home)
        )

    def holds(self, sentence: str, language: str) -> bool | None:
        """Look a claimed state up: it is so, it is certainly otherwise, or None."""
        by_name = ids_by_name(self.home)
        names = {name: min(ids) for name, ids in by_name.items()}
        claimed = claimed_state(sentence, language, names, self._last)
        state = self._watch.hass.states.get(claimed[0]) if claimed else None
        return is_plainly(state, claimed[1]) if claimed and state else None

    def spoken_of(self, clause: str) -> list[State]:
        """Give the states of what a clause speaks of, else of what was done last."""
        named, shown = self._wish.named_by(clause), self.shown_by(clause)
        if shown and shown.isdisjoint(named):
            # "The kitchen window" is nothing else that is in the kitchen.
            named = shown
        if not self._wish.is_of_all(clause):
            # "The light there" is the one of the room that was spoken of.
            named = named & self._wish.meant.best or named
        return self.states(named or self._wish.spoken_of(clause) or self._done_last())

    def states(self, ids: frozenset[str]) -> list[State]:
        """Give the states there are of some things."""
        found = [self._watch.hass.states.get(one) for one in sorted(ids)]
        return [state for state in found if state is not None]

    def shown_by(self, clause: str) -> frozenset[str]:
        """Give what is named in full, also what only shows something."""
        return ids_by_name(self.home).get(self.longest_named(clause), frozenset())

    def named_in_full(self, clause: str) -> tuple[str, frozenset[str]]:
        """Give the longest name in a clause, and what is called so."""
        return self.longest_named(clause), self.shown_by(clause)

    def are_all_in(self, said: str, reached: AbstractSet[str]) -> bool:
        """Tell whether all that a claim names was reached; half a wish is not it."""
        if not reached:
            return True
        by_name = ids_by_name(self.home)
        found = [name for name in by_name if stands_in(name, said)]
        # "Kitchen light" in "kitchen light strip" is not what was named.
        named = [n for n in found if not any(n != one and n in one for one in found)]
        return all(not reached.isdisjoint(by_name[name]) for name in named)

    def _done_last(self) -> frozenset[str]:
        """Give what was last acted on here."""
        watch = self._watch
        done = watch.guardian.journal.of(watch.asker, watch.hass.loop.time())
        return frozenset(done[-1].touched) if done else frozenset()


def _squeezed(name: str) -> str:
    return name.casefold().replace("-", "").replace(" ", "")
