"""What a reply tells of this house as the case, where nothing was done for anybody.

Whatever its verb, such a sentence is looked up: what cannot be is not said. Free are
answers to questions and texts that somebody asked for.
"""

from typing import TYPE_CHECKING

from ..safety.accounts import composes, without_topic
from ..safety.asserting import (
    feels,
    greets,
    is_definite,
    tells_done,
    tells_own,
    told_clauses,
    told_of,
)
from ..safety.claims import asks_back, names_any_house, reports
from ..safety.narrated import only_tells
from ..safety.own_deeds import tells_of_coming_about, tells_own_deed
from ..safety.questions import may_wish, orders_in, wants_something, wants_words
from .house_names import SHORT, names_of_places, names_of_things, stands_in
from .put_off import is_forbidden

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..tools.watch import Watch
    from .types import Turn
    from .wished import Wished

# Models fall back to English whatever is spoken.
_ALSO = "en"
# So few words tell no story, and sentences of so few report.
_FEW = 4
_BRIEF = 10


class Asserted:
    """Knows what was said, and whether an answer may tell anything of the house."""

    def __init__(self, turn: Turn, watch: Watch, wish: Wished, *, free: bool) -> None:
        """Read the words of this turn once; `free` tells that they wish for nothing."""
        said, language = watch.asker.text, watch.asker.language
        self._watch = watch
        self._home = turn.house.home.home
        self._wish = wish
        words = wants_words(said, language) and not greets(said, language)
        self._composes = composes(said, language)
        self._talks = words
        self._free = free or words
        orders = may_wish(said, language) or wants_something(said, language)
        orders = orders and not is_forbidden(turn, watch.asker, wish)
        told = only_tells(said, language)
        self._looks_back = asks_back(said, language)
        self._wished = not told and (orders or feels(said, language))

    @property
    def free(self) -> bool:
        """Whether anything may be told, as far as this goes."""
        return self._free or bool(self._watch.looked)

    def is_untold(
        self, sentence: str, language: str, is_so: Callable[[str], bool]
    ) -> bool:
        """Tell whether a sentence tells as the case what nobody has brought about."""
        if is_so(sentence) or (self._free and self._composes):
            return False
        if self._is_deed(sentence, language):
            return True
        told = [
            clause
            for clause in told_clauses(sentence, language)
            if self._names(told_of(clause, language, wished=self._wished))
            and not is_so(clause)
        ]
        if self._watch.holding():
            return self._wish.is_compound and any(
                self._is_beside(clause, language) for clause in told
            )
        if self._watch.looked:
            return False
        if self._free:
            few = len(sentence.split()) <= _BRIEF
            return any(self._is_report(one, language, few=few) for one in told)
        if not self._wished:
            # "They move heat" answers who told of heat pumps.
            told = [
                clause
                for clause in told
                if self._is_report(clause, language)
                or tells_of_coming_about(clause, language)
                or self._named(clause)
                or (self._names_thing(clause) and is_definite(clause, language))
            ]
        return bool(told) or tells_done(sentence, language, wished=self._wished)

    def _is_deed(self, sentence: str, language: str) -> bool:
        """Tell whether it tells or promises a deed, where there was none."""
        if self._free or self._looks_back or self._watch.holding():
            return False
        looked = bool(self._watch.looked)
        if any(
            tells_own_deed(sentence, one, looked=looked) for one in (language, _ALSO)
        ):
            return True
        return self._wished and not looked and tells_of_coming_about(sentence, language)

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
        few = few and self._talks and len(clause.split()) <= _FEW
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

    def _named(self, clause: str) -> bool:
        """Tell whether a clause names a thing by its own name."""
        return _stands(names_of_things(self._home), clause)


def _stands(names: frozenset[str], clause: str) -> bool:
    said = clause.casefold()
    return any(len(one) > SHORT and stands_in(one, said) for one in names)
