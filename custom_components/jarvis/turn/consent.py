"""Hears the answer to safety's question: a yes does exactly what was asked about.

Runs before anything else in a turn. Anything but an answer drops the question,
and the sentence is heard as what it is.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from homeassistant.components.conversation import UserContent

from ..safety.confirm import Answer, Pending, read_consent
from ..safety.guardian import Ruling
from ..safety.pin import MASK, Tried, read_digits, read_groups
from ..safety.tiers import Judged, Tier
from .asker import asker_of
from .obey import Obeyed, spoken

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog, ConversationInput

    from ..types import House
    from .types import Heard, Turn

LANE = "consent"


def hide_pin(
    said: ConversationInput, log: ChatLog, house: House
) -> tuple[ConversationInput, str | None]:
    """Take a PIN out of the words and the log before anybody sees it.

    Returns the words without it, and its digits. Digits are a PIN when one is
    asked for, or when they are the PIN of the house.
    """
    pin = house.safety.pin
    digits = read_digits(said.text)
    if digits is None and pin.is_set:
        digits = read_groups(said.text, said.language)
    if digits is None:
        return said, None
    asked = house.safety.awaits_pin(
        log.conversation_id, said.satellite_id, said.device_id
    )
    if not asked and not pin.is_it(digits):
        return said, None
    last = log.content[-1] if log.content else None
    if isinstance(last, UserContent):
        log.content[-1] = replace(last, content=MASK)
    return replace(said, text=MASK), digits


async def consent(turn: Turn, heard: Heard, digits: str | None) -> Obeyed | None:
    """Act on an answer; None when the sentence answers nothing that waits."""
    asker = asker_of(turn, heard)
    pending = turn.house.safety.take(asker)
    if pending is None:
        return _stray(turn, heard) if digits is not None else None
    turn.trace.lane = LANE
    if digits is not None and pending.tier is Tier.PIN:
        return await _entered(turn, heard, pending, digits)
    answer = read_consent(heard.text, heard.language)
    turn.trace.mark("consent", answer=answer.name.lower(), tier=pending.tier.key)
    if answer is Answer.NO:
        text = turn.house.lines.say("dropped", heard.language)
        return spoken(turn, heard.language, text)
    if answer is Answer.YES:
        if pending.tier is Tier.PIN:
            return _ask_again(turn, heard, pending)
        return await _redo(turn, heard, pending)
    turn.trace.lane = "model"
    return None


async def _entered(turn: Turn, heard: Heard, pending: Pending, digits: str) -> Obeyed:
    """Try the PIN; a wrong one is asked for again, a few times."""
    # Somebody answers: this is no microphone that opens for nobody.
    turn.dialogue.reopened = 0
    guardian, asker = turn.house.safety, asker_of(turn, heard)
    tried = guardian.enter(digits, asker)
    turn.trace.mark("pin", tried=str(tried))
    if tried is Tried.RIGHT:
        return await _redo(turn, heard, pending)
    return _ask_again(turn, heard, pending, wrong=True)


async def _redo(turn: Turn, heard: Heard, pending: Pending) -> Obeyed:
    """Do what was asked about."""
    turn.house.counter.threads.of(turn.log.conversation_id, heard.at).pending = None
    done = await pending.redo(turn)
    if isinstance(done, Obeyed):
        return done
    return spoken(
        turn,
        heard.language,
        turn.house.lines.say("no_target", heard.language),
        failed=True,
    )


def _ask_again(
    turn: Turn, heard: Heard, pending: Pending, *, wrong: bool = False
) -> Obeyed:
    guardian, asker = turn.house.safety, asker_of(turn, heard)
    judged = Judged(tier=pending.tier)
    ruling = Ruling(judged=judged, question=pending.question)
    question = guardian.ask(ruling, asker, pending.redo, again=wrong)
    waits = guardian.waits(asker) is not None
    return spoken(turn, heard.language, question, failed=not waits, ask=waits)


def _stray(turn: Turn, heard: Heard) -> Obeyed:
    """Say that a PIN was given for nothing; it is not passed on."""
    turn.trace.lane = LANE
    return spoken(turn, heard.language, turn.house.lines.say("dropped", heard.language))
