"""What a reply tells of this house as the case, where nothing was done for anybody.

Whatever its verb, such a sentence is looked up: what cannot be is not said. Free are
answers to questions and texts that somebody asked for.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from ...safety.claims import (
    asks_back,
    claims_action,
    denied_words,
    is_history,
    names_any_house,
    names_what_is_kept,
    reports,
    tells_deed,
)
from ...safety.sentences.accounts import accounts, composes, without_topic
from ...safety.sentences.asserting import (
    begins_with_thing,
    definite_words,
    feels,
    greets,
    is_definite,
    is_spared,
    names_effect,
    needs,
    tells_by_now,
    tells_done,
    tells_own,
    tells_turn,
    told_clauses,
    told_of,
)
from ...safety.sentences.awaiting import is_of_this_moment
from ...safety.sentences.bearing import roots_of
from ...safety.sentences.bidding import bids_words
from ...safety.sentences.looking import kinds_told
from ...safety.sentences.musing import is_musing
from ...safety.sentences.narrated import only_tells
from ...safety.sentences.own_deeds import tells_of_coming_about, tells_own_deed
from ...safety.sentences.questions import (
    may_wish,
    only_asks,
    orders_in,
    pleads,
    wants_something,
)
from ...safety.sentences.refusing import refuses
from ...safety.sentences.remarks import is_remark
from ...safety.sentences.reporting import reports_told, tells_of_none
from ...safety.sentences.told_states import clauses_of
from ..house_names import SHORT, names_of_places, names_of_things, stands_in
from .put_off import is_forbidden

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...tools.watch import Watch
    from ..types import Turn
    from .wished import Wished

# Models fall back to English whatever is spoken.
_ALSO = "en"
# So few words tell no story, and sentences of so few report.
_FEW = 4
_BRIEF = 10
# So many words are said again of what was told; "done" is none of it.
_ECHO = 2


class Asserted:
    """Knows what was said, and whether an answer may tell anything of the house."""

    def __init__(self, turn: Turn, watch: Watch, wish: Wished, *, free: bool) -> None:
        """Read the words of this turn once; `free` tells that they wish for nothing."""
        said, language = watch.asker.text, watch.asker.language
        self._watch = watch
        self._home = turn.house.home.home
        self._wish = wish
        words = bids_words(said, language) and not greets(said, language)
        self._composes = composes(said, language)
        self._talks = words
        self._free = free or words
        orders = may_wish(said, language) or wants_something(said, language)
        # "That song was better, go back": what follows a statement may order, too.
        states = not (words or only_asks(said, language))
        orders = orders or (states and any(may_wish(p, language) for p in wish.parts))
        orders = orders and not (words or is_forbidden(turn, watch.asker, wish))
        told = only_tells(said, language) or is_musing(said, language)
        self._looks_back = asks_back(said, language)
        unsaid = feels(said, language) or needs(said, language)
        here = is_of_this_moment(said, language)
        # "Which lights are on" feels nothing, nor does "why is the sea so cold".
        unsaid = unsaid and (here or not only_asks(said, language))
        self._ails = not told and unsaid
        self._wished = not told and (orders or unsaid)
        self._is_told = told or is_remark(said, language)
        # "The hall is a mess, could the robot have a go?" only looks like a question.
        asks = self._free and not (words or self._composes) and pleads(said, language)
        # What only asks may be told of lists; so may who wants a text about one.
        self._asks = self._composes or (only_asks(said, language) and not asks)
        open_ = not self._free or asks
        self._stirred = self._wished or (not told and open_ and self._touches(said))
        kept = refuses(said, language) or is_spared(said, language)
        here = here or (orders and self._wished and not self._asks)
        self._awaits = not kept and here

    @property
    def free(self) -> bool:
        """Whether anything may be told, as far as this goes."""
        return self._free or bool(self._watch.looked)

    @property
    def is_chat(self) -> bool:
        """Whether somebody tells something that has nothing to do with the house."""
        return self._is_told and not (self._stirred or self._wished)

    @property
    def only_talks(self) -> bool:
        """Whether somebody wishes for words, and names nothing in the house."""
        return self._talks and not self._named(self._watch.asker.text)

    @property
    def is_open(self) -> bool:
        """Whether any sentence may have to be looked at whole."""
        held = self._awaits or self._stirred or bool(self._watch.refused)
        return not self.free or held

    def is_untold(
        self, sentence: str, language: str, is_so: Callable[[str], bool]
    ) -> bool:
        """Tell whether a sentence tells as the case what nobody has brought about."""
        text = self._free and self._composes
        if text or is_history(sentence) or is_so(sentence):
            return False
        if self._is_unborne(sentence, language, is_so):
            return True
        if self._is_deed(sentence, language) or self._is_kept(sentence, language):
            return True
        if self.is_own_of_house(sentence) or self._is_by_now(sentence, language):
            return True
        told = [
            clause
            for clause in told_clauses(sentence, language)
            # "No timer is running" is nobody's deed.
            if not kinds_told(clause, language).none
            if (rest := told_of(clause, language, wished=self._wished))
            and (self._names(rest) or self._is_of_wish(rest))
            and not is_so(clause)
        ]
        if self._watch.holding():
            return self._wish.is_compound and any(
                self._is_beside(clause, language) for clause in told
            )
        return not self._watch.looked and self._is_idle_talk(told, sentence, language)

    def is_own_of_house(self, sentence: str) -> bool:
        """Tell whether it tells one's own deed on a thing here, also beside a tale."""
        watch, language = self._watch, self._watch.asker.language
        if watch.holding() or watch.looked or self._looks_back:
            return False
        kept = names_what_is_kept(sentence, language)
        return (kept or self._named(sentence)) and any(
            tells_own_deed(sentence, one) for one in (language, _ALSO)
        )

    def _is_unborne(
        self, sentence: str, language: str, is_so: Callable[[str], bool]
    ) -> bool:
        """Tell whether it reports what nobody did, to who speaks of here and now."""
        watch = self._watch
        if not self._awaits or self._looks_back or watch.holding() or watch.looked:
            return False
        return any(
            not (is_so(one) or self._is_echo(one, language) or self._denies(one))
            for one in reports_told(sentence, language)
        )

    def _denies(self, clause: str) -> bool:
        """Tell whether it tells, to who orders something, that nothing came of it."""
        language = self._watch.asker.language
        return self._wished and not self._asks and tells_of_none(clause, language)

    def _is_echo(self, clause: str, language: str) -> bool:
        """Tell whether it only says again what was told: "your key is with her"."""
        said = roots_of(clause, language)
        return len(said) >= _ECHO and said <= self._roots

    def _is_idle_talk(self, told: list[str], sentence: str, language: str) -> bool:
        """Tell whether clauses tell of the house what nobody did or looked up."""
        if self._watch.refused:
            return bool(told) or tells_done(sentence, language, wished=True)
        if self._free:
            few = len(sentence.split()) <= _BRIEF
            return any(self._is_report(one, language, few=few) for one in told)
        if not self._wished:
            # "They move heat" answers who told of heat pumps.
            told = [one for one in told if self._is_of_here(one, language)]
        if (self._ails or self._stirred) and self._turns(sentence, language):
            return True
        if self._wished and self._is_thing_told(sentence, language):
            return True
        near = self._wished or self._is_near(sentence, language)
        done = tells_done(sentence, language, wished=near)
        return bool(told) or (done and not _accounts_for(sentence, language))

    def _is_thing_told(self, sentence: str, language: str) -> bool:
        """Tell whether it tells of a known thing what it does, whatever it is called.

        Who only feels something may be told of the world: there it is to be so by now.
        """
        return any(
            begins_with_thing(one, language, now=self._ails)
            for one in told_clauses(sentence, language)
            # "To the office I have no line" tells of none.
            if told_of(one, language, wished=True)
            and not kinds_told(one, language).none
        )

    def _is_of_here(self, clause: str, language: str) -> bool:
        """Tell whether a clause tells, to who wished for nothing, of this house.

        Who spoke of nothing in it is told of the world: "it still lights the garden".
        """
        if self._is_report(clause, language) or self._named(clause):
            return True
        came = tells_of_coming_about(clause, language)
        here = self._names_thing(clause) and is_definite(clause, language)
        return (came or here) if self._stirred else (came and here)

    def _turns(self, sentence: str, language: str) -> bool:
        """Tell whether it says that what somebody spoke of is otherwise by now."""
        denied = denied_words(language)
        if denied is not None and denied.search(sentence) is not None:
            return False
        return any(tells_turn(sentence, one) for one in (language, _ALSO))

    def _is_near(self, sentence: str, language: str) -> bool:
        """Tell whether it tells, to who tells something of the house, of the same."""
        return self._stirred and any(
            self._touches(told_of(one, language, wished=False))
            for one in told_clauses(sentence, language)
        )

    def _is_deed(self, sentence: str, language: str) -> bool:
        """Tell whether it tells or promises a deed, where there was none."""
        looked, refused = bool(self._watch.looked), bool(self._watch.refused)
        idle = self._free and not (self._stirred or refused or self._awaits)
        if idle or self._looks_back or self._watch.holding():
            return False
        if any(
            tells_own_deed(sentence, one, looked=looked) for one in (language, _ALSO)
        ):
            return True
        if looked:
            return False
        # "Beauty is in the eye of the beholder" has nothing to do with the call.
        near = self._wished or not self._is_told or self._touches(sentence)
        if refused and near and _claims_done(sentence, language):
            return True
        # Who tells something may be told of the world, not of the house.
        near = self._wished or self._is_near(sentence, language)
        told = bool(told_clauses(sentence, language))
        return near and told and tells_of_coming_about(sentence, language)

    def _is_of_unknown(self, clause: str, language: str) -> bool:
        """Tell whether no list or timer a clause names is a known one."""
        known = " ".join(definite_words(clause, language))
        return not names_what_is_kept(known, language)

    def _is_by_now(self, sentence: str, language: str) -> bool:
        """Tell whether it tells, to who tells something, what a thing does by now."""
        watch = self._watch
        if self._free or self._looks_back or watch.holding() or watch.looked:
            return False
        return any(
            tells_by_now(one, language) for one in told_clauses(sentence, language)
        )

    def _is_kept(self, sentence: str, language: str) -> bool:
        """Tell whether it tells a deed on a list, a timer or a note, without a call."""
        watch = self._watch
        if self._asks or self._looks_back or watch.holding() or watch.looked:
            return False
        if not names_what_is_kept(sentence, language):
            return False
        if _claims_done(sentence, language):
            return True
        return any(
            is_definite(one, language) and names_what_is_kept(one, language)
            for one in told_clauses(sentence, language)
            if told_of(one, language, wished=self._wished)
            # Who told of no list is told of the fairy's.
            and not (self.is_chat and self._is_of_unknown(one, language))
        )

    def _is_beside(self, clause: str, language: str) -> bool:
        """Tell whether a clause reports of something else than what was done."""
        reached = self._watch.achieved
        return (
            bool(reached)
            and self._wish.tells_of_device(clause)
            and reports(clause, language)
            and not self._wish.touches(clause, reached)
        )

    def _is_report(self, clause: str, language: str, *, few: bool = True) -> bool:
        """Tell whether it is a report of what oneself did, or a few words of one."""
        if tells_own(clause, language):
            return True
        few = few and self._talks and not self._asks and len(clause.split()) <= _FEW
        return few and orders_in(clause, language)

    def _names(self, clause: str) -> bool:
        """Tell whether a clause names a device, what any house has, or a place."""
        # "A joke about doors" tells of no door.
        clause = without_topic(clause, self._watch.asker.language)
        if not clause:
            return False
        if self._names_thing(clause) or self._named(clause):
            return True
        return _stands(names_of_places(self._home), clause)

    def _names_thing(self, clause: str) -> bool:
        """Tell whether a clause has a word for a device, or what any house has."""
        language = self._watch.asker.language
        return self._wish.tells_of_device(clause) or names_any_house(clause, language)

    def _is_of_wish(self, clause: str) -> bool:
        """Tell whether a clause speaks of the very thing that somebody wishes for."""
        language = self._watch.asker.language
        if self._free or not self._wished:
            return False
        named = " ".join(definite_words(clause, language))
        return not roots_of(named, language).isdisjoint(self._roots)

    @cached_property
    def _roots(self) -> frozenset[str]:
        asker = self._watch.asker
        return roots_of(asker.text, asker.language)

    def _touches(self, text: str) -> bool:
        """Tell whether a text names a thing, a place, or what devices act on."""
        return self._names(text) or names_effect(text, self._watch.asker.language)

    def _named(self, clause: str) -> bool:
        """Tell whether a clause names a thing by its own name."""
        return _stands(names_of_things(self._home), clause)


def _claims_done(sentence: str, language: str) -> bool:
    """Tell whether a sentence says, with or without a doer, that something was done."""
    return any(
        tells(sentence, one)
        for tells in (claims_action, tells_deed, tells_of_coming_about)
        for one in (language, _ALSO)
    )


def _accounts_for(sentence: str, language: str) -> bool:
    """Tell whether a part of it tells of no deed, but of none: "I tried, but …"."""
    if kinds_told(sentence, language).none:
        return True
    parts = clauses_of(sentence)
    told = told_clauses(sentence, language)
    return 0 < len(told) < len(parts) and accounts(sentence, language)


def _stands(names: frozenset[str], clause: str) -> bool:
    said = clause.casefold()
    return any(len(one) > SHORT and stands_in(one, said) for one in names)
