"""What a model may say of this turn: a wish for an act needs an act that worked.

Where no act is waited for all streams unjudged, but for the states of things named in
full. Where one is and was not done, only a question back or a denial may be spoken.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from ...nlu.replies import NOTHING, ReplyAct
from ...safety.claims import ClaimCheck, names_what_is_kept
from ...safety.confirm import Answer, read_consent
from ..consenting.consent_calls import door_of
from ..house_names import ids_by_name, stands_in
from .borne import Bearing
from .state_check import StateCheck
from .wished import Wished, changed_by, speaks_of, wished_in

if TYPE_CHECKING:
    from ...tools.watch import Watch
    from ..types import Turn

# Whatever is spoken, a model may fall back to this.
_ALSO = "en"
# With so many words a sentence shows whether it begins with a name.
_FEWEST = 2
# The chances that an act is wished for from which on nothing but an answer may be said,
# no claim, and nothing that is surely one.
_WISHED: Final = 0.7
_LIKELY: Final = 0.2
_MAY_BE: Final = 0.1
# So many letters of a message tell whether it is a report or a story.
_BEGINNING: Final = 600
# The chances that a sentence is a claim.
_CLAIM: Final = 0.5
_SURE: Final = 0.85


class ClaimJudge:
    """Knows what this turn was to do and has done; one for all of its messages."""

    def __init__(self, turn: Turn, watch: Watch, language: str) -> None:
        """Take the turn; nothing is read before a sentence asks for it."""
        self._turn = turn
        self._watch = watch
        self._languages = tuple(dict.fromkeys((language, _ALSO)))

    def check(self) -> ClaimCheck:
        """Make the check of one message."""
        told = ""

        def is_false(sentence: str) -> bool:
            nonlocal told
            told = f"{told} {sentence}"[:_BEGINNING]
            return self.is_false(sentence, told)

        return ClaimCheck(is_false=is_false, may_be=self.may_be, hollow=self.is_hollow)

    @cached_property
    def _wish(self) -> Wished:
        return wished_in(self._turn, self._watch)

    @cached_property
    def _deed(self) -> float:
        """The chance that an act is waited for; a yes to our offer waits for one."""
        turn, asker = self._turn, self._watch.asker
        if turn.dialogue.offered:
            agrees = read_consent(asker.text, asker.language) is Answer.YES
            if agrees:
                return 1.0
        read = self._watch.deed()
        return _LIKELY if read is None else read

    @cached_property
    def _states(self) -> StateCheck:
        return StateCheck(self._turn, self._watch, self._wish, self._languages)

    @cached_property
    def _bearing(self) -> Bearing:
        language, states = self._languages[0], self._states
        return Bearing(
            self._turn, self._watch, self._wish, language, named=states.named_in_full
        )

    def _read(self, sentence: str) -> ReplyAct:
        return self._turn.house.interpreter.reply(sentence) or NOTHING

    def is_false(self, sentence: str, told: str) -> bool:
        """Tell whether a sentence claims what nobody did, or what is not so.

        `told` is all that was said so far: in a story one sentence is no report.
        """
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
            self._may_wait()
            and not so
            and self._may_claim(sentence)
            and self._may_claim(told)
            and not self._states.is_so_of_last(sentence)
        )

    def _may_claim(self, sentence: str) -> bool:
        """Tell whether it claims an act, the surer the less one was wished for."""
        act = self._read(sentence)
        if self._deed < _LIKELY:
            return act.claim >= _SURE
        # What a look has shown may be told.
        told = act.claim + (0.0 if self._watch.looked else act.state)
        return told >= _CLAIM and act.question + act.denial < _CLAIM

    def _may_wait(self) -> bool:
        return bool(self._watch.refused) or self._deed >= _MAY_BE

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

    def _is_claim(self, sentence: str, *, so: bool) -> bool:
        """Tell whether it reports as done what was wished for in vain.

        Before anything was said it waits for what follows: "I see two. Which one?"
        """
        act = self._read(sentence)
        if act.answers or act.claim < _SURE or (so and act.state > act.claim):
            return False
        return not self._tells_what_was(sentence)

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
            self._deed >= _MAY_BE
            and not self._read(sentence).answers
            and self._wish.is_claimed_of(sentence, watch.achieved)
            # "Coffee filters are on the list" tells of no coffee machine.
            and not names_what_is_kept(sentence, language)
            and not self._states.is_so(sentence, wished=True)
        )

    def _is_told_whole(self, sentence: str) -> bool:
        """Tell whether a wish of which half was done is told as if it were done."""
        watch, act = self._watch, self._read(sentence)
        if self._deed < _MAY_BE or act.answers:
            return False
        missing = self._wish.missing(watch.achieved)
        if not missing:
            return False
        so = self._states.is_so(sentence)
        if self._wish.is_told_of(sentence, missing):
            return not so
        return act.claims and not (self._tells_what_was(sentence) or so)

    def is_hollow(self, sentence: str) -> bool:
        """Tell whether it neither denies nor asks, where a wish was in vain.

        Unless what follows does. What is so already may be told.
        """
        if not self._is_in_vain():
            return False
        act = self._read(sentence)
        so = self._is_so(sentence, vain=True)
        if act.answers or (so and act.state > act.claim):
            return False
        return not self._tells_what_was(sentence)

    def may_be(self, text: str) -> bool:
        """Tell whether the beginning of a sentence is to be heard to its end first."""
        if self._is_in_vain() or self._watch.holding():
            return True
        # An article is heard with the name that may follow.
        return (
            self._may_wait()
            or len(text.split()) < _FEWEST
            or self._states.may_tell(text)
        )

    def _is_idle(self) -> bool:
        """Tell whether what was done was so already, and nobody spoke of it.

        A place alone is no wish for what is in it: no news is heard since the garage
        is lit.
        """
        watch = self._watch
        if not (self._deed >= _LIKELY and watch.holding() and watch.achieved):
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

    def _is_in_vain(self) -> bool:
        """Tell whether something was wished or tried, and nothing done so far."""
        watch = self._watch
        if watch.holding():
            likely = self._deed >= _LIKELY
            beside = likely and self._wish.is_beside(watch.achieved)
            return beside or self._is_idle()
        return self._deed >= _WISHED or bool(watch.failed or watch.vain)


def claim_judge(turn: Turn, language: str) -> ClaimJudge | None:
    """Make the judge of a turn; None when the turn has no door."""
    door = door_of(turn.log)
    if door is None or door.watch is None:
        return None
    return ClaimJudge(turn, door.watch, language)
