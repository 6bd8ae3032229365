"""Whether what a report tells of this turn is borne by what was called in it.

For turns in which something was done: how much, how many and what else it tells has to
stand in the calls, in what came of them, or in the states things are in now.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import AssistantContent, ToolResultContent
from homeassistant.const import ATTR_ENTITY_ID

from ...home.seeing import seen_home
from ...safety.claims import (
    claims_action,
    names_any_house,
    names_what_is_kept,
    reports,
    says_yes,
    tells_deed,
)
from ...safety.sentences.asserting import (
    names_effect,
    objects_told,
    subject_told,
    tells_done,
    things_told,
    told_clauses,
    told_of,
)
from ...safety.sentences.bearing import Borne, Count, borne_by, numbers_told, roots_of
from ...safety.sentences.narrated import only_tells
from ...safety.sentences.own_deeds import tells_of_coming_about, tells_own_deed
from ...safety.sentences.told_states import clauses_of, is_so, values_of
from ..house_names import ids_inside, places_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from homeassistant.core import State

    from ...lang.amounts import Unit
    from ...tools.watch import Watch
    from ..types import Turn
    from .wished import Wished

# What is to be done with what stands behind them.
_THAT: Final = ("that ", "dass ", "que ", "qu'", "che ", "dat ")

# So many words may hold what a clause begins with: "and then your pizza".
_SUBJECT: Final = 4

# Who is so does nothing.
_RESTING: Final = frozenset({"off", "docked"})


class Bearing:
    """What the calls of one turn bear, and whether sentences go beyond it."""

    def __init__(
        self,
        turn: Turn,
        watch: Watch,
        wish: Wished,
        language: str,
        *,
        named: Callable[[str], tuple[str, frozenset[str]]],
    ) -> None:
        """Read nothing before a sentence asks for it; `named` tells things in full."""
        self._named = named
        self._turn = turn
        self._watch = watch
        self._wish = wish
        self._language = language

    def is_beyond(self, sentence: str) -> bool:
        """Tell whether a sentence tells more, or of more, than was done."""
        if not self._watch.holding() or not says_yes(sentence, self._language):
            return False
        return (
            any(self._is_elsewhere(one) for one in clauses_of(sentence))
            or self._is_of_what_failed(sentence)
            or self._is_of_another_part(sentence)
            or any(map(self._is_in_another_place, clauses_of(sentence)))
            or any(
                self._is_another_deed(one) or self._is_of_idle(one)
                for one in told_clauses(sentence, self._language)
            )
            or any(
                self._is_another_deed(one)
                for one in clauses_of(sentence)
                if tells_own_deed(one, self._language)
            )
        )

    @cached_property
    def _calls(self) -> tuple[tuple[object, object], ...]:
        """The arguments and the results of all calls of this turn that worked."""
        log = self._turn.log
        content = log.content[log.llm_input_provided_index :]
        results = {
            one.tool_call_id: one.result.data
            for one in content
            if isinstance(one, ToolResultContent) and not one.result.error
        }
        made = [
            (call.tool_args, results[call.id])
            for one in content
            if isinstance(one, AssistantContent)
            for call in one.tool_calls or ()
            if call.id in results
        ]
        return tuple(made)

    @cached_property
    def _borne(self) -> Borne:
        set_to = [values_of(one, measured=False) for one in self._states(self._done)]
        return borne_by((*self._calls, *set_to, self._steps), self._language)

    @cached_property
    def _steps(self) -> tuple[float, ...]:
        """How far what is set has moved: "two degrees more"."""
        was = {one.entity_id: values_of(one, measured=False) for one in self._before}
        return tuple(
            abs(now - then)
            for state in self._states(self._done)
            if len(old := was.get(state.entity_id, ()))
            == len(new := values_of(state, measured=False))
            for now, then in zip(new, old, strict=True)
        )

    @cached_property
    def _before(self) -> list[State]:
        watch = self._watch
        done = watch.guardian.journal.of(watch.asker, watch.hass.loop.time())
        mine = [one for one in done if one.trace_id == watch.trace_id]
        return [state for one in mine for state in one.before.values()]

    def _bears(self, value: float, unit: Unit) -> bool:
        """Tell whether a value was called for or shown; what is wished is neither."""
        if self._borne.bears(value, unit):
            return True
        wished = numbers_told(self._watch.asker.text, self._language)
        if value in {*wished.plain, *(amount for amount, _unit in wished.amounts)}:
            return False
        shown = (values_of(one) for one in (*self._states(self._done), *self._before))
        return borne_by(tuple(shown), self._language).bears(value, unit)

    @cached_property
    def _done(self) -> frozenset[str]:
        """What was reached, with what groups consist of."""
        done = frozenset(self._watch.achieved)
        return done.union(
            *(state.attributes.get(ATTR_ENTITY_ID, ()) for state in self._states(done))
        )

    @cached_property
    def _capacity(self) -> int:
        """How many things can have been done at most."""
        asked = borne_by([made[0] for made in self._calls], self._language)
        return max(len(self._done), self._watch.holding(), asked.most)

    def _states(self, ids: frozenset[str]) -> list[State]:
        found = [self._watch.hass.states.get(one) for one in sorted(ids)]
        return [state for state in found if state is not None]

    def _is_elsewhere(self, clause: str) -> bool:
        """Tell whether a clause tells a value, a length or a count wrongly."""
        told, named = numbers_told(clause, self._language), self._wish.named_by(clause)
        # "All three lamps" are those in the room that was spoken of.
        named = named & self._wish.meant.best or named
        if any(self._is_miscounted(one, clause, named) for one in told.counts):
            return True
        every = self._wish.is_of_all(clause) and not told.counts
        if every and self._is_otherwise(clause, named):
            return True
        if named and named.isdisjoint(self._done):
            # It is of something else, that may show what it likes.
            return False
        return any(not self._bears(*one) for one in told.amounts) or any(
            not self._borne.lasts(one) for one in told.lengths
        )

    def _is_otherwise(self, clause: str, named: frozenset[str]) -> bool:
        """Tell whether one of several things is not as is told of all of them."""
        kinds = {one.partition(".")[0] for one in self._done}
        return any(
            is_so(clause, self._language, [state]) is False
            for state in self._states(named)
            if state.domain in kinds
        )

    def _is_miscounted(self, count: Count, clause: str, named: frozenset[str]) -> bool:
        """Tell whether fewer things are so, or were reached, than are counted."""
        if named:
            so = [
                is_so(clause, self._language, [state]) for state in self._states(named)
            ]
            right = so.count(True) or len(named & self._done)
            return len(named) >= count.value > right and (
                False in so or count.pair or self._is_wished(count.noun)
            )
        counted = count.pair or self._is_wished(count.noun)
        return counted and self._capacity < count.value

    def _is_wished(self, noun: str) -> bool:
        """Tell whether a noun is of the user's words, or one for a device."""
        wished = self._roots(self._watch.asker.text)
        return not wished.isdisjoint(self._roots(noun)) or self._wish.tells_of_device(
            noun
        )

    def _roots(self, text: str) -> frozenset[str]:
        return roots_of(text, self._language)

    def _is_of_what_failed(self, sentence: str) -> bool:
        """Tell whether something failed, and a report names nothing that did not."""
        watch = self._watch
        if not watch.failed or not self._reports(sentence):
            return False
        return not self._wish.touches(sentence, self._done) and not any(
            root in self._borne.roots for root in self._roots(sentence)
        )

    def _is_of_another_part(self, sentence: str) -> bool:
        """Tell whether a report is of a part of the wish that no call was for."""
        parts = self._unborne
        language = self._language
        told = self._reports(sentence) or tells_done(sentence, language, wished=True)
        if not parts or not told:
            return False
        said = self._roots(sentence) - self._borne.roots
        named = self._wish.named_by(sentence)
        if named and named <= self._done:
            # "I've turned the fan on", where the heating was to be turned down, too.
            said -= self._orders
        return not said.isdisjoint(frozenset().union(*parts)) or self._is_of_undone(
            sentence
        )

    def _is_another_deed(self, clause: str) -> bool:
        """Tell whether a clause tells a deed that none of the calls was, wished or not.

        "I've also locked the back door", "and your pizza is ordered".
        """
        language = self._language
        if not says_yes(clause, language) or not self._reports(clause):
            return False
        if names_what_is_kept(clause, language):
            # "The eggs are on the list", where only the coffee machine was switched.
            return self._roots(clause).isdisjoint(self._borne.roots | self._done_roots)
        named = self._wish.named_by(clause)
        if named:
            return named.isdisjoint(self._done) and not any(
                is_so(clause, language, [state]) for state in self._states(named)
            )
        if names_any_house(clause, language) or names_effect(clause, language):
            return False
        number = numbers_told(clause, language)
        if number.amounts or number.lengths:
            # "Your quarter of an hour": it is known by how long it takes.
            return False
        told = objects_told(clause, language)
        if not self._tells_deed(clause):
            # What has come about is of what it begins with: "your pizza is ordered".
            front = " ".join(clause.split()[:_SUBJECT])
            told = tuple(one for one in told if one.strip(" .,;:!") in front)
            told = told or (subject_told(clause, language),)
        known = self._borne.roots | self._wished_roots | self._done_roots
        roots = [found for one in told if (found := self._roots(one))]
        return bool(roots) and all(one.isdisjoint(known) for one in roots)

    def _is_of_idle(self, clause: str) -> bool:
        """Tell whether it tells of a thing that rests what that does, whatever it is.

        "The extractor fan draws it out", where another fan was switched.
        """
        name, ids = self._named(clause)
        first = clause.casefold().find(name) if name else len(clause)
        if not ids.isdisjoint(self._done) or len(clause[:first].split()) > 1:
            return False
        states = self._states(ids)
        resting = [one.state in _RESTING for one in states]
        told = told_of(clause, self._language, wished=False)
        return (
            bool(told)
            and all(resting)
            and bool(states)
            and not any(is_so(clause, self._language, [one]) for one in states)
        )

    def _is_in_another_place(self, clause: str) -> bool:
        """Tell whether it tells of a place where nothing was done: "light in the"."""
        watch, done = self._watch, self._done
        home = seen_home(self._turn.house.home.home, watch.may_read)
        places = places_named(home, clause)
        if not (places and done) or any(one.startswith("vacuum.") for one in done):
            # Who cleans goes from place to place.
            return False
        inside = ids_inside(home, places)
        if not inside.isdisjoint(done) or self._wish.touches(clause, done):
            return False
        states = self._states(self._wish.named_by(clause) & inside)
        so = is_so(clause, self._language, states)
        return not so and self._reports(clause)

    @cached_property
    def _wished_roots(self) -> frozenset[str]:
        return self._roots(self._watch.asker.text)

    @cached_property
    def _done_roots(self) -> frozenset[str]:
        """The words of what things that were reached are called, and where they are."""
        return self._roots(" ".join(self._wish.called(self._done)))

    def _is_of_undone(self, sentence: str) -> bool:
        """Tell whether it is of a thing none of the calls was for, and is not so."""
        named = self._wish.named_by(sentence)
        if not named:
            number = numbers_told(sentence, self._language)
            if number.amounts or number.lengths:
                # "Your quarter of an hour": it is known by how long it takes.
                return False
            known = things_told(sentence, self._language)
            told = self._roots(" ".join(known))
            return bool(told) and told.isdisjoint(self._borne.roots)
        states = self._states(named)
        return named.isdisjoint(self._done) and not any(
            is_so(clause, self._language, states) for clause in clauses_of(sentence)
        )

    def _reports(self, sentence: str) -> bool:
        about = tells_of_coming_about(sentence, self._language)
        return about or self._tells_deed(sentence)

    def _tells_deed(self, sentence: str) -> bool:
        return any(
            tells(sentence, self._language)
            for tells in (reports, claims_action, tells_deed, tells_own_deed)
        )

    @cached_property
    def _orders(self) -> frozenset[str]:
        """The words that the parts of the wish begin with, where they name no thing."""
        first = (one.split(maxsplit=1)[0] for one in self._wish.parts if one.strip())
        return self._roots(
            " ".join(one for one in first if not self._wish.tells_of_device(one))
        )

    def _leads_on(self, part: str) -> bool:
        """Tell whether a part only leads to the next: "bear in mind, that …"."""
        text = self._watch.asker.text
        behind = text[text.find(part) + len(part) :].lstrip(" ,").casefold()
        return behind.startswith(_THAT)

    def _is_valued(self, part: str) -> bool:
        """Tell whether a part names a value that was set: "22 would be nice"."""
        told = numbers_told(part, self._language)
        said = {*told.plain, *(value for value, _unit in told.amounts)}
        return not self._borne.numbers.isdisjoint(said)

    @cached_property
    def _unborne(self) -> tuple[frozenset[str], ...]:
        """The words of those parts of the wish that no call was for, if others were."""
        parts = [
            (
                self._roots(one),
                self._wish.touches(one, self._done) or self._is_valued(one),
            )
            for one in self._wish.parts
            if not (only_tells(one, self._language) or self._leads_on(one))
        ]
        # "Warmer, 24": a number alone is a part of what stands before it.
        parts = [one for one in parts if any(map(str.isalpha, "".join(one[0])))]
        borne = [bool(roots & self._borne.roots) or done for roots, done in parts]
        if not any(borne) or self._capacity >= len(parts):
            return ()
        known = frozenset().union(
            *(roots for (roots, _), had in zip(parts, borne, strict=True) if had)
        )
        return tuple(
            roots - known
            for (roots, _), had in zip(parts, borne, strict=True)
            if not had
        )
