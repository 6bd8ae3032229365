"""What a model may say of this turn: a wish for an act needs an act that worked.

Where no act is waited for all streams unjudged, but for the states of things named in
full. Where one is and was not done, only a question back or a denial may be spoken.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import AssistantContent, ToolResultContent
from homeassistant.const import ATTR_ENTITY_ID

from ..lang.clauses import joined
from ..lang.keywords import base_language, content_words, root
from ..lang.told_numbers import Borne, borne_by, numbers_told, texts_in
from ..nlu.dispatch import domains_of
from ..nlu.replies import NOTHING, ReplyAct
from ..safety.claims import ClaimCheck
from ..safety.confirm import Answer, read_consent
from .asker import door_of
from .state_check import StateCheck, stateful

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from homeassistant.core import State

    from ..home.meant import Meant
    from ..lang.amounts import Unit
    from ..tools.watch import Watch
    from .types import Turn

# With so few words a sentence does not show yet whether it begins with a name.
_FEWEST = 2
# The chances that an act is wished for from which on nothing but an answer may be said,
# no claim, and nothing that is surely one.
_WISHED: Final = 0.7
_LIKELY: Final = 0.2
_MAY_BE: Final = 0.1
# Below it a part of a wish only tells something.
_TOLD: Final = 0.05
# So many letters of a message tell whether it is a report or a story.
_BEGINNING: Final = 600
# The chances that a sentence is a claim.
_CLAIM: Final = 0.5
_SURE: Final = 0.85
# What is only what it is; others may do anything.
_PLAIN: Final = frozenset({"light", "fan", "cover", "lock", "media_player", "climate"})
# So many of something are counted off; more are a year or a house number.
_MOST: Final = 12


class ClaimJudge:
    """Knows what this turn was to do and has done; one for all of its messages."""

    def __init__(self, turn: Turn, watch: Watch, language: str) -> None:
        """Take the turn; nothing is read before a sentence asks for it."""
        self._turn = turn
        self._watch = watch
        self._language = language

    def check(self) -> ClaimCheck:
        """Make the check of one message."""
        told = ""

        def is_false(sentence: str) -> bool:
            nonlocal told
            told = f"{told} {sentence}"[:_BEGINNING]
            return self.is_false(sentence, told)

        return ClaimCheck(is_false=is_false, may_be=self.may_be, hollow=self.is_hollow)

    @cached_property
    def _states(self) -> StateCheck:
        return StateCheck(self._turn, self._watch, self._language)

    @cached_property
    def _wish(self) -> Wish:
        return Wish(self._turn, self._watch)

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
        act = self._read(sentence)
        if vain:
            # Before anything was said it waits for what follows: "I see two. Which?"
            sure = act.claim >= _SURE and not act.answers
            return sure and not self._tells_what_was(sentence)
        if self._watch.holding():
            return self._is_beyond(sentence, act, so=so is True)
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
        that is off again.
        """
        tried = self._watch.failed or self._watch.vain
        return self._states.is_so(sentence, wished=vain and not tried)

    def _is_beyond(self, sentence: str, act: ReplyAct, *, so: bool) -> bool:
        """Tell whether it claims more than was done in this turn, where some was."""
        if act.answers or act.claim + act.state < _CLAIM:
            return False
        if act.claim >= act.state and self._is_of_unborne_part(sentence):
            return True
        return not so and (self._is_unborne(sentence) or self._is_untrue(sentence, act))

    def _is_untrue(self, sentence: str, act: ReplyAct) -> bool:
        """Tell whether it is of something else, or of a half-done wish as a whole."""
        named = self._states.named_in(sentence)
        if named and named.isdisjoint(self._done):
            # "I've also extended the awning", where only a lamp was switched.
            return act.claim >= _CLAIM or self._states.rests(named)
        if self._deed < _MAY_BE or self._tells_what_was(sentence):
            return False
        # A wish of which a part came to nothing is told as if all had been done.
        missing = bool(self._watch.failed) or bool(self._wish.missing(self._done))
        return missing and act.claim >= _CLAIM

    def _is_unborne(self, sentence: str) -> bool:
        """Tell whether it tells an amount or a length that no call or result has."""
        told = numbers_told(sentence, self._language)
        named = self._states.named_in(sentence)
        if named and named.isdisjoint(self._done):
            # It is of something else, that may show what it likes.
            return False
        return (
            any(not self._bears(*one) for one in told.amounts)
            or any(not self._borne.lasts(one) for one in told.lengths)
            or any(map(self._is_miscounted, told.plain))
        )

    def _bears(self, value: float, unit: Unit) -> bool:
        """Tell whether a value was called for or is shown; a wish shows nothing."""
        wished = numbers_told(self._watch.asker.text, self._language)
        asked = value in {*wished.plain, *(amount for amount, _ in wished.amounts)}
        shown = self._states.shown(self._done, unit, measured=not asked)
        return self._borne.bears(value, unit) or borne_by(shown, self._language).bears(
            value, unit
        )

    def _is_miscounted(self, count: float) -> bool:
        """Tell whether so many were not done: "two timers are running"."""
        most = max(len(self._done), self._watch.holding())
        if not most < count <= _MOST:
            return False
        wished = numbers_told(self._watch.asker.text, self._language)
        return count not in wished.plain and count not in self._borne.numbers

    def _is_of_unborne_part(self, sentence: str) -> bool:
        """Tell whether it is of a part of the wish that no call was for."""
        said = roots_of(sentence, self._language) - self._borne_roots
        return any(said & part for part in self._unborne_parts)

    @cached_property
    def _unborne_parts(self) -> list[frozenset[str]]:
        """The words of the parts of a wish for acts that stand in no call."""
        read, language = self._turn.house.interpreter.deed, self._language
        deeds = [(one, read(one, language)) for one in self._wish.parts]
        parts = [one for one, deed in deeds if deed is None or deed >= _TOLD]
        roots = [roots_of(one, language) for one in parts] if len(parts) > 1 else []
        return [one for one in roots if one and one.isdisjoint(self._borne_roots)]

    @cached_property
    def _borne_roots(self) -> frozenset[str]:
        """The words of the calls, and of what was reached."""
        entities = self._turn.house.home.home.entities
        done = (entities[one] for one in self._done if one in entities)
        names = [name for entity in done for name in entity.names]
        said = [*names, *texts_in(self._calls)]
        return roots_of(" ".join(said), self._language)

    @cached_property
    def _borne(self) -> Borne:
        """The numbers in the calls and results of this turn."""
        return borne_by(self._calls, self._language)

    @cached_property
    def _calls(self) -> list[tuple[object, object]]:
        """The arguments and results of this turn's calls that worked."""
        log = self._turn.log
        content = log.content[log.llm_input_provided_index :]
        results = {
            one.tool_call_id: one.result.data
            for one in content
            if isinstance(one, ToolResultContent) and not one.result.error
        }
        return [
            (call.tool_args, results[call.id])
            for one in content
            if isinstance(one, AssistantContent)
            for call in one.tool_calls or ()
            if call.id in results
        ]

    @property
    def _done(self) -> frozenset[str]:
        """What was reached, with what groups consist of."""
        done = frozenset(self._watch.achieved)
        states = [self._watch.hass.states.get(one) for one in sorted(done)]
        return done.union(*(_members(one) for one in states if one))

    def is_hollow(self, sentence: str) -> bool:
        """Tell whether it neither denies nor asks, where a wish was in vain.

        Unless what follows does. What is so already may be told.
        """
        if not self._is_in_vain():
            return False
        act = self._read(sentence)
        so = self._is_so(sentence, vain=True)
        if act.answers or (so and act.claim < _CLAIM):
            return False
        return not self._tells_what_was(sentence)

    def may_be(self, text: str) -> bool:
        """Tell whether the beginning of a sentence is to be heard to its end first."""
        if self._is_in_vain() or self._watch.holding() or self._may_wait():
            return True
        # An article is heard with the name that may follow.
        return len(text.split()) < _FEWEST or self._states.may_tell(text)

    def _tells_what_was(self, sentence: str) -> bool:
        """Tell whether it names what was done, and nothing that was not."""
        named = self._states.named_in(sentence)
        if not named:
            named = self._states.meant(sentence).best
            return bool(named) and named <= self._done
        return not named.isdisjoint(self._done)

    def _is_in_vain(self) -> bool:
        """Tell whether something was wished or tried, and nothing of it done so far."""
        watch = self._watch
        if watch.holding():
            return self._deed >= _LIKELY and self._wish.is_beside(self._done)
        return self._deed >= _WISHED or bool(watch.failed or watch.vain)


class Wish:
    """What the user's words speak of in this house, and what of it was reached."""

    def __init__(self, turn: Turn, watch: Watch) -> None:
        """Take the turn and what watches it."""
        self._turn = turn
        self._asker = watch.asker
        self._states = StateCheck(turn, watch, watch.asker.language)

    @cached_property
    def _parts(self) -> tuple[tuple[str, Meant], ...]:
        """Its parts, and what each speaks of."""
        return tuple((one, self._states.meant(one)) for one in self.parts)

    @property
    def parts(self) -> tuple[str, ...]:
        """All that it joins with "and" or a comma."""
        text = self._asker.text
        return joined(text, self._asker.language) or (text,)

    def is_beside(self, reached: AbstractSet[str]) -> bool:
        """Tell whether all that was reached is something else than it speaks of.

        A wish that does not say of what it is may be fulfilled by anything.
        """
        if reached and self._is_of_another_kind(reached):
            return True
        said = [part for _text, part in self._parts if stateful(_all(part))]
        if not reached or not said or any(part.fits(reached) for part in said):
            return False
        if any(not part.hints and self._may_wish(text) for text, part in self._parts):
            # A part that names nothing here may be what was done.
            return False
        named = self._states.named_in(self._asker.text)
        sure = (self._asker.deed() or 0.0) >= _WISHED
        return bool(named) or sure or any(part.device for part in said)

    def _is_of_another_kind(self, reached: AbstractSet[str]) -> bool:
        """Tell whether the wish is surely for other devices: music is no lamp."""
        classify, language = self._turn.house.interpreter.classify, self._asker.language
        read = [(classify(text, language), part) for text, part in self._parts]
        wishes = [
            one
            for one, part in read
            if one is not None and one.deed >= _LIKELY and (one.sure or part.hints)
        ]
        domains = frozenset[str]().union(*(domains_of(one.label) for one in wishes))
        kinds = {one.partition(".")[0] for one in reached}
        sure = bool(wishes) and all(one.sure for one in wishes)
        return sure and bool(domains) and kinds <= _PLAIN - domains

    def missing(self, reached: AbstractSet[str]) -> frozenset[str]:
        """Give what a half-fulfilled wish speaks of besides what was reached.

        Empty where all of it, or nothing, was reached.
        """
        parts = [
            part
            for text, part in self._parts
            if stateful(_all(part)) and self._is_wished(text, part)
        ]
        left = [part for part in parts if not part.fits(reached)]
        if not 0 < len(left) < len(parts):
            return frozenset()
        missed = stateful(frozenset().union(*(part.best for part in left)) - reached)
        kinds = {one.partition(".")[0] for one in reached}
        alike = frozenset(one for one in missed if one.partition(".")[0] in kinds)
        return alike or missed

    def _may_wish(self, text: str) -> bool:
        deed = self._turn.house.interpreter.deed(text, self._asker.language)
        return len(self._parts) > 1 and (deed is None or deed >= _LIKELY)

    def _is_wished(self, text: str, part: Meant) -> bool:
        """Tell whether a part surely wishes for an act, or only names a thing."""
        language, entities = self._asker.language, self._turn.house.home.home.entities
        said = (entities[one] for one in _all(part) if one in entities)
        names = " ".join(name for entity in said for name in entity.names)
        bare = roots_of(text, language) <= roots_of(names, language)
        deed = self._turn.house.interpreter.deed(text, language)
        return bare or (deed is not None and deed >= _SURE)


def _all(part: Meant) -> frozenset[str]:
    return frozenset().union(*part.hints)


def roots_of(text: str, language: str) -> frozenset[str]:
    """Give the content words of a text without their endings, and no numbers."""
    code = base_language(language)
    return frozenset(
        root(one.word, code)
        for one in content_words(text, language)
        if not one.word.isdecimal()
    )


def _members(state: State) -> tuple[str, ...]:
    members = state.attributes.get(ATTR_ENTITY_ID)
    return tuple(members) if isinstance(members, list | tuple) else ()


def claim_judge(turn: Turn, language: str) -> ClaimJudge | None:
    """Make the judge of a turn; None when the turn has no door."""
    door = door_of(turn.log)
    if door is None or door.watch is None:
        return None
    return ClaimJudge(turn, door.watch, language)
