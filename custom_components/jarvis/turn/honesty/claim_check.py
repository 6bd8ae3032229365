"""What a model may say of this turn: a wish for an act needs an act that worked.

Where no act is waited for all streams unjudged, but for the states of things named in
full. Where one is and was not done, only a question back or a denial may be spoken.
"""

from functools import cached_property, partial
from typing import TYPE_CHECKING

from ...safety.claims import (
    ClaimCheck,
    claims_action,
    may_become_claim,
    names_what_is_kept,
    reports,
    says_little,
    says_yes,
    tells_deed,
)
from ...safety.sentences.accounts import accounts, denies_plainly, wants_to_know
from ...safety.sentences.asserting import tells_done
from ...safety.sentences.framing import without_frames
from ...safety.sentences.own_deeds import tells_own_deed
from ...safety.sentences.reporting import reports_told
from ..consenting.consent_calls import door_of
from ..house_names import ids_by_name, stands_in
from .borne import Bearing
from .put_off import is_put_off
from .state_check import StateCheck
from .waited_for import Waited, waited_for
from .wished import Wished, changed_by, speaks_of, wished_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...tools.watch import Watch
    from ..types import Turn

# Whatever is spoken, a model may fall back to this.
_ALSO = "en"
# With so many words a sentence shows whether it begins with a name.
_FEWEST = 2


class ClaimJudge:
    """Knows what this turn was to do and has done; one for all of its messages."""

    def __init__(self, turn: Turn, watch: Watch, language: str) -> None:
        """Take the turn; nothing is read before a sentence asks for it."""
        self._turn = turn
        self._watch = watch
        self._languages = tuple(dict.fromkeys((language, _ALSO)))

    def check(self) -> ClaimCheck:
        """Make the check of one message."""
        return ClaimCheck(
            is_false=self.is_false, may_be=self.may_be, hollow=self.is_hollow
        )

    @cached_property
    def _wish(self) -> Wished:
        return wished_in(self._turn, self._watch)

    @cached_property
    def _waits(self) -> Waited:
        """What somebody waits for; a yes to what we offered waits for that."""
        turn, asker = self._turn, self._watch.asker
        offered = turn.dialogue.offered
        return waited_for(asker, self._wish, self._states.home, offered=offered)

    @cached_property
    def _states(self) -> StateCheck:
        return StateCheck(self._turn, self._watch, self._wish, self._languages)

    @cached_property
    def _bearing(self) -> Bearing:
        language, states = self._languages[0], self._states
        return Bearing(
            self._turn, self._watch, self._wish, language, named=states.named_in_full
        )

    def is_false(self, sentence: str) -> bool:
        """Tell whether a sentence claims what nobody did, or what is not so."""
        if self._waits.composes:
            return False
        vain = self._is_in_vain()
        so = self._is_so(sentence, vain=vain)
        if so is False:
            return True
        if vain:
            return self._is_claim(sentence, so=so is True)
        if self._watch.holding():
            return self._is_beyond(sentence)
        # No act was surely wished for: only what plainly tells one is false.
        return (
            self._is_open()
            and not so
            and self._claims_deed(sentence)
            and not self._states.is_so_of_last(sentence)
        )

    def _is_so(self, sentence: str, *, vain: bool) -> bool | None:
        """Tell whether the states it tells are so, also of what was wished in vain.

        Of what was tried and failed only by name: "all done" tells nothing of a lamp
        that is off again, nor of one that nobody spoke of.
        """
        idle = self._is_idle()
        if idle and self._states.is_so_of(self._watch.achieved, sentence):
            return True
        tried = self._watch.failed or self._watch.vain or idle
        return self._states.is_so(sentence, wished=vain and not tried)

    def _is_open(self) -> bool:
        """Tell whether something may have been wished, or was tried unasked."""
        waits = self._waits
        if self._watch.refused:
            return True
        return (waits.implied or waits.unsure) and not self._is_searched_only()

    def _is_searched_only(self) -> bool:
        """Tell whether all that was wished for was a search, which was made.

        What it found is told: "it is open from ten to five" is no deed of ours.
        """
        found = self._waits.searches and self._watch.looked
        return bool(found) and not self._wish.tells_of_device(self._watch.asker.text)

    def _is_claim(self, sentence: str, *, so: bool) -> bool:
        """Tell whether it reports as done what was wished for in vain."""
        language = self._languages[0]
        told = (
            any(claims_action(sentence, one) for one in self._languages)
            or any(tells_own_deed(sentence, one) for one in self._languages)
            or reports(sentence, language)
            or tells_deed(sentence, language)
        )
        if not told or (so and not self._tells_own(sentence)):
            return False
        return not self._tells_what_was(sentence)

    def _claims_deed(self, sentence: str) -> bool:
        """Tell whether it says that something was done, or has come about here."""
        tells: list[Callable[[str, str], object]] = [
            *(claims_action, tells_own_deed, tells_deed)
        ]
        if self._waits.implied or self._watch.refused:
            tells += [reports_told, partial(tells_done, wished=True)]
        return any(one(sentence, spoken) for one in tells for spoken in self._languages)

    def _tells_own(self, sentence: str) -> bool:
        return any(tells_own_deed(sentence, one) for one in self._languages)

    def _is_beyond(self, sentence: str) -> bool:
        """Tell whether it tells more, or of more, than was done in this turn."""
        return (
            self._bearing.is_beyond(sentence)
            or self._is_of_another(sentence)
            or self._is_told_whole(sentence)
        )

    def _is_of_another(self, sentence: str) -> bool:
        """Tell whether it says of what was wished what was done to something else."""
        watch, language = self._watch, self._languages[0]
        return (
            self._waits.orders
            and says_yes(sentence, language)
            and self._wish.is_claimed_of(sentence, watch.achieved)
            # "Coffee filters are on the list" tells of no coffee machine.
            and not names_what_is_kept(sentence, language)
            and not self._states.is_so(sentence, wished=True)
        )

    def _is_told_whole(self, sentence: str) -> bool:
        """Tell whether a wish of which half was done is told as if it were done."""
        watch, language = self._watch, self._languages[0]
        if not self._waits.orders or not says_yes(sentence, language):
            return False
        missing = self._wish.missing(watch.achieved)
        if not missing:
            return False
        so = self._states.is_so(sentence)
        if self._wish.is_told_of(sentence, missing):
            return not so
        claims = reports(sentence, language) or claims_action(sentence, language)
        return claims and not (self._tells_what_was(sentence) or so)

    def is_hollow(self, sentence: str) -> bool:
        """Tell whether it only agrees to, or merely speaks of, what nobody has done.

        Unless what follows denies or asks. Who wishes that something be not done, or
        later, may well be agreed with.
        """
        language = self._languages[0]
        sentence = min(
            (without_frames(sentence, one) for one in self._languages), key=len
        )
        if self._waits.composes or not self._is_in_vain():
            return False
        idle = self._is_idle()
        so = self._is_so(sentence, vain=True)
        if so and not self._tells_own(sentence):
            return False
        if idle or self._is_strict():
            return not (accounts(sentence, language) or self._tells_what_was(sentence))
        return says_little(sentence, language) and not self._is_put_off()

    def may_be(self, text: str) -> bool:
        """Tell whether the beginning of a sentence is to be heard to its end first."""
        if self._waits.composes:
            return False
        if self._is_in_vain():
            # What denies may go out at once, whatever was wished.
            return not denies_plainly(text, self._languages[0])
        watch = self._watch
        if watch.holding():
            return self._waits.orders or bool(watch.failed)
        if watch.refused or (self._waits.implied and not self._is_searched_only()):
            return True
        # An article is heard with the name that may follow.
        if len(text.split()) < _FEWEST or self._states.may_tell(text):
            return True
        spoken = self._languages if self._is_open() else ()
        return any(may_become_claim(text, one) for one in spoken)

    def _is_idle(self) -> bool:
        """Tell whether what was done was so already, and nobody spoke of it.

        A place alone is no wish for what is in it: no news is heard since the garage
        is lit.
        """
        watch = self._watch
        if not (self._waits.orders and watch.holding() and watch.achieved):
            return False
        return not changed_by(watch) and not speaks_of(watch, watch.achieved)

    def _tells_what_was(self, sentence: str) -> bool:
        """Tell whether it names what was done instead of what was wished."""
        watch = self._watch
        if not watch.holding():
            return False
        by_name, said = ids_by_name(self._states.home), sentence.casefold()
        return self._wish.is_named(sentence, watch.achieved) or any(
            not watch.achieved.isdisjoint(ids)
            for name, ids in by_name.items()
            if stands_in(name, said)
        )

    def _is_strict(self) -> bool:
        """Tell whether anything but an account of why not would be taken for "done"."""
        watch = self._watch
        if watch.failed or watch.vain or watch.refused:
            return True
        if self._waits.errand:
            return not watch.looked
        asker = watch.asker
        told = watch.looked and wants_to_know(asker.text, asker.language)
        return not told and not self._is_put_off()

    def _is_put_off(self) -> bool:
        """Tell whether it is to be not done, or later, or is only told of."""
        return is_put_off(self._turn, self._watch.asker, self._wish)

    def _is_in_vain(self) -> bool:
        """Tell whether something was wished or tried, and nothing done so far."""
        watch, waits = self._watch, self._waits
        if watch.holding():
            beside = waits.orders and self._wish.is_beside(watch.achieved)
            return beside or self._is_idle()
        looked = waits.searches and watch.looked
        return (waits.wished and not looked) or bool(watch.failed or watch.vain)


def claim_judge(turn: Turn, language: str) -> ClaimJudge | None:
    """Make the judge of a turn; None when the turn has no door."""
    door = door_of(turn.log)
    if door is None or door.watch is None:
        return None
    return ClaimJudge(turn, door.watch, language)
