"""Hears the answer to safety's question: a yes does exactly what was asked about.

Runs before anything else in a turn. Anything but an answer drops the question,
and the sentence is heard as what it is.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from homeassistant.components.conversation import UserContent

from ..commands.shelf.hearing import AGAIN
from ..safety.authorizer import Decision
from ..safety.confirm import Answer, Pending, agrees_again, read_consent
from ..safety.pin import MASK, Pin, Tried, read_digits, read_groups
from ..safety.said_pin import SaidPin, asks_or_denies, tells_only_pin
from ..safety.tiers import Judged, Tier
from .asker import asker_of
from .command import asks_why, drop_consent
from .execute import Obeyed, spoken

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog, ConversationInput

    from ..types import House
    from .types import Heard, Turn

LANE = "consent"
# Below this chance that an act is wished for words only tell or ask something.
_TOLD = 0.1


def hide_pin(
    said: ConversationInput, log: ChatLog, house: House
) -> tuple[ConversationInput, str | None]:
    """Take a PIN out of the words and the log before anybody sees it.

    Returns the words without it, and its digits. Digits are a PIN when one is
    asked for, when they are the PIN of the house, or are called so. Who asks about
    it, or says what it is not, enters none: then only the words are returned.
    """
    safety, text, language = house.safety, said.text, said.language
    place = said.satellite_id or said.device_id
    asked = safety.awaits_pin(log.conversation_id, said.satellite_id, said.device_id)
    read = _read(text, language, safety.pin) if asked else None
    if read is not None and tells_only_pin(text, language):
        return _masked(said, log, ""), read
    found = safety.find_pin(text, language, said.context.user_id or place or "")
    if read is None and found is None:
        return said, None
    enters = not (asks_or_denies(text, language) or _only_tells(found, language, house))
    if found is None or (asked and not (found.wish and enters)):
        return _masked(said, log, ""), None
    return _masked(said, log, found.wish), found.digits if enters else None


def _only_tells(found: SaidPin | None, language: str, house: House) -> bool:
    """Tell whether the words beside a PIN ask, or wish for nothing."""
    if found is None or not found.wish:
        return False
    deed = house.interpreter.deed(found.wish, language)
    return deed is not None and deed < _TOLD


def _read(text: str, language: str, pin: Pin) -> str | None:
    """Read the digits of an answer; where they can be read twice, the right ones."""
    grouped = read_groups(text, language) if pin.is_set else None
    ways = [one for one in (read_digits(text), grouped) if one is not None]
    return next((one for one in ways if pin.is_it(one)), ways[0] if ways else None)


def _masked(said: ConversationInput, log: ChatLog, wish: str) -> ConversationInput:
    """Leave the wish without the PIN in the words and in the log."""
    last = log.content[-1] if log.content else None
    if isinstance(last, UserContent):
        log.content[-1] = replace(last, content=f"{wish} {MASK}".strip())
    return replace(said, text=wish or MASK)


async def consent(turn: Turn, heard: Heard) -> Obeyed | None:
    """Act on an answer; None when the sentence answers nothing that waits."""
    asker, digits = asker_of(turn, heard), turn.pin
    turn.dialogue.unanswered = None
    pending = turn.house.safety.take(asker)
    if pending is None:
        return _stray(turn, heard) if heard.text == MASK else None
    turn.trace.lane = LANE
    if heard.text == MASK and pending.tier is Tier.PIN:
        return await _entered(turn, heard, pending, digits)
    answer = read_consent(heard.text, heard.language)
    wish, question = pending.asker.text, pending.question
    if agrees_again(heard.text, wish, heard.language, question):
        answer = Answer.YES
    turn.trace.mark("consent", answer=answer.name.lower(), tier=pending.tier.key)
    if answer is Answer.NO:
        text = turn.house.lines.say("dropped", heard.language)
        return spoken(turn, heard.language, text)
    if answer is Answer.YES:
        if pending.tier is Tier.PIN:
            return _ask_again(turn, heard, pending)
        return await _redo(turn, heard, pending)
    turn.trace.lane = "model"
    if asks_why(turn, heard):
        # The question is explained, and waits on.
        turn.house.safety.confirmations.open(pending)
    else:
        turn.dialogue.unanswered = pending
    return None


def ask_once_more(turn: Turn, heard: Heard) -> Obeyed | None:
    """Put safety's question once more to words that nobody understood, then drop it.

    It waits no longer than it would have; None where none was open.
    """
    pending, turn.dialogue.unanswered = turn.dialogue.unanswered, None
    if pending is None:
        return None
    turn.trace.lane = LANE
    house, language = turn.house, heard.language
    if pending.asked >= AGAIN:
        drop_consent(turn)
        return spoken(turn, language, house.lines.say("dropped", language))
    house.safety.confirmations.open(replace(pending, asked=pending.asked + 1))
    question = pending.question
    if pending.tier is Tier.PIN:
        question = house.safety.say("safety_pin", language, question=question)
    text = house.lines.say("once_more", language, question=question)
    return spoken(turn, language, text, ask=True)


async def entered_at_once(turn: Turn, heard: Heard) -> Obeyed | None:
    """Answer the question for the PIN with the one said beside the wish, if any."""
    if turn.pin is None:
        return None
    asker = asker_of(turn, heard)
    waiting = turn.house.safety.waits(asker)
    if waiting is None or waiting.tier is not Tier.PIN:
        return None
    pending = turn.house.safety.take(asker)
    return await _entered(turn, heard, pending or waiting, turn.pin)


async def _entered(
    turn: Turn, heard: Heard, pending: Pending, digits: str | None
) -> Obeyed:
    """Try the PIN; a wrong one is asked for again, a few times.

    One that was only spoken of is no try.
    """
    # Somebody answers: this is no microphone that opens for nobody.
    turn.dialogue.reopened = 0
    guardian, asker = turn.house.safety, asker_of(turn, heard)
    if digits is None:
        return _ask_again(turn, heard, pending)
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
    ruling = Decision(judged=judged, question=pending.question)
    question = guardian.ask(ruling, asker, pending.redo, again=wrong)
    waits = guardian.waits(asker) is not None
    return spoken(turn, heard.language, question, failed=not waits, ask=waits)


def _stray(turn: Turn, heard: Heard) -> Obeyed:
    """Say that a PIN was given for nothing; it is not passed on."""
    turn.trace.lane = LANE
    return spoken(turn, heard.language, turn.house.lines.say("dropped", heard.language))
