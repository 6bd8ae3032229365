"""What needs no model: an answer to our question, a sentence, a command, or several."""

from dataclasses import replace
from typing import TYPE_CHECKING

from ..commands.shelf.hearing import may_answer, tells
from .ability import able, script_of
from .asker import asker_of
from .command import (
    ROUTINE,
    again,
    command,
    interpret,
    is_recalled,
    only_looks,
    only_tells,
    perform,
    puts_off,
    waits_for_answer,
)
from .consent import ask_once_more
from .direction import ANSWERED, contrary, way_answered
from .execute import obey, spoken
from .fitting import fitting
from .follow_up import question_elsewhere, remember_wish, route_on
from .measured import MEASURED, measured
from .reply import reply
from .route import NotRouted, Routed, route_learned
from .settle import (
    ask_whether,
    ask_which,
    choose_once_more,
    fewer,
    settle,
    something_else,
)
from .several import several
from .transcript import say
from .types import Outcome, Stop

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationResult

    from .settle import OpenChoice
    from .types import Heard, Turn


async def without_model(turn: Turn, heard: Heard) -> ConversationResult | None:
    """Settle what is open, or obey a sentence; None leaves it to a model.

    Sentences that somebody wrote down come first, whoever it was: an automation's, the
    owner's, Home Assistant's, a command's. Only then is guessed what was misheard.
    """
    waiting = turn.dialogue.open_choice
    if waits_for_answer(turn) and (done := await _commanded(turn, heard)) is not None:
        return done
    done = await _triggered(turn, heard) or await _obeyed(turn, heard)
    if done is not None:
        return done
    looks = only_looks(turn, heard)
    if not looks and (done := await _commanded(turn, heard)) is not None:
        return done
    if (done := await several(turn, heard, _one)) is not None:
        return done
    return await _guessed(turn, heard, waiting, looks=looks)


async def _guessed(
    turn: Turn, heard: Heard, waiting: OpenChoice | None, *, looks: bool
) -> ConversationResult | None:
    """Do what is put off, what the reader is sure of, or what a look may find."""
    guesses = looks and not is_recalled(turn, heard)
    if guesses and puts_off(turn, heard) and (done := await _commanded(turn, heard)):
        return done
    return (
        await _learned(turn, heard)
        or (guesses and await _commanded(turn, heard))
        or await _elsewhere(turn, heard)
        or await _once_more(turn, heard, waiting)
    )


async def _learned(turn: Turn, heard: Heard) -> ConversationResult | None:
    """Do what nobody wrote a sentence for, where the learned reader is sure."""
    routed = route_learned(heard, turn.house)
    if isinstance(routed, Routed):
        routed = fitting(turn, heard, routed)
    if isinstance(routed, Routed) and (done := await _obey(turn, heard, routed)):
        return done
    if isinstance(routed, NotRouted) and routed.why:
        turn.trace.mark("not_learned", why=routed.why)
    return await _commanded(turn, heard) if interpret(turn, heard) else None


async def _triggered(turn: Turn, heard: Heard) -> ConversationResult | None:
    """Let automations have the sentence that they listen for."""
    told = await turn.house.sentences.triggered(turn.said, turn.log)
    if told is None:
        return None
    turn.trace.lane = "sentence"
    own = spoken(turn, heard.language, told)
    return reply(turn, own.outcome, own.response)


async def _once_more(
    turn: Turn, heard: Heard, waiting: OpenChoice | None
) -> ConversationResult | None:
    """Put an open question again, once, to words that are no answer.

    A few words may be a misheard answer; more are a model's, where there is one.
    """
    alone = not turn.house.seats
    told = tells(turn.house.interpreter, heard.text, heard.language)
    if may_answer(heard.text, alone=alone, told=told):
        if (consented := ask_once_more(turn, heard)) is not None:
            return reply(turn, consented.outcome, consented.response)
        if waiting is not None and turn.dialogue.open_choice is None:
            text, waits = choose_once_more(turn, heard, waiting)
            await say(turn.log, turn.said.agent_id, text)
            return reply(turn, Outcome(stop=Stop.DONE, ask=waits))
    answered = await again(turn, heard, alone=alone)
    return reply(turn, answered[1], answered[0]) if answered else None


async def _elsewhere(turn: Turn, heard: Heard) -> ConversationResult | None:
    """Let a command answer the last question about another place: "and outside"."""
    last = turn.dialogue.last_wish
    for text in question_elsewhere(turn, heard):
        there = replace(heard, text=text)
        if only_tells(turn, there) and (done := await _commanded(turn, there)):
            # "And in the hall" goes on from the same question.
            turn.dialogue.last_wish = last
            return done
    return None


async def _one(turn: Turn, heard: Heard) -> ConversationResult | None:
    """Do one part of a sentence."""
    return await _obeyed(turn, heard) or await _commanded(turn, heard)


async def _commanded(turn: Turn, heard: Heard) -> ConversationResult | None:
    """Let a command answer.

    What fits nothing here, such as "stop" where nothing plays, may be one of ours.
    """
    answered = await command(turn, heard)
    return reply(turn, answered[1], answered[0]) if answered else None


async def _obeyed(turn: Turn, heard: Heard) -> ConversationResult | None:
    """Obey a sentence of the grammar; None for any other."""
    routed = await _routed(turn, heard)
    if isinstance(routed, Routed):
        routed = fitting(turn, heard, routed)
    if isinstance(routed, str):
        await say(turn.log, turn.said.agent_id, routed)
        return reply(turn, Outcome(stop=Stop.DONE))
    if isinstance(routed, Routed) and (done := await _obey(turn, heard, routed)):
        return done
    if isinstance(routed, NotRouted):
        turn.trace.mark("not_routed", why=routed.why)
    return None


async def _routed(turn: Turn, heard: Heard) -> Routed | NotRouted | str:
    """Take the words as the answer to our question, as a sentence, or as a place."""
    if turn.dialogue.open_way and (way := await way_answered(turn, heard)) is not None:
        return way
    waiting = turn.dialogue.open_choice
    if waiting is not None and (new := await something_else(turn, heard, waiting)):
        return new
    routed = settle(turn, heard) or await route_on(turn, heard)
    if waiting is None or not isinstance(routed, NotRouted):
        return routed
    return fewer(turn, heard, waiting) or routed


async def _obey(turn: Turn, heard: Heard, routed: Routed) -> ConversationResult | None:
    intents = [wish.intent for wish in routed.wishes]
    turn.trace.mark("routed", lane=routed.lane, intents=intents, why=routed.why)
    if routed.choices or routed.guess:
        ask = ask_which if routed.choices else ask_whether
        await say(turn.log, turn.said.agent_id, ask(turn, heard, routed))
        return reply(turn, Outcome(stop=Stop.DONE, ask=True))
    if (script := script_of(turn, routed)) is not None:
        response, outcome = await perform(turn, heard, ROUTINE, {ROUTINE: script})
        return reply(turn, outcome, response)
    # "And in the hall" goes on from what was asked of the room, not of its sensor.
    of_room = routed
    if any(wish.intent in MEASURED for wish in routed.wishes):
        routed = measured(turn, heard, routed)
    same = routed is of_room
    if isinstance(fit := able(turn, heard, routed), str):
        return _refused(turn, heard, of_room, fit)
    routed = fit
    if _sets_number(routed) and (asked := await contrary(turn, heard, routed)):
        await say(turn.log, turn.said.agent_id, asked)
        return reply(turn, Outcome(stop=Stop.DONE, ask=True))
    now = turn.house.hass.loop.time()
    granted = turn.house.safety.later.take(asker_of(turn, heard), now)
    if (obeyed := await obey(turn, heard, routed, granted)) is None:
        return None
    remember_wish(turn, heard, routed if same else of_room, obeyed.response)
    turn.asked.clear()
    return reply(turn, obeyed.outcome, obeyed.response)


def _sets_number(routed: Routed) -> bool:
    """Tell whether a number is wished, which nobody was asked about yet."""
    values = (value for wish in routed.wishes for value in wish.slots.values())
    return routed.why != ANSWERED and any(isinstance(v, int | float) for v in values)


def _refused(turn: Turn, heard: Heard, routed: Routed, why: str) -> ConversationResult:
    """Say what cannot be, as a failure; "and the other lamp" may still follow."""
    turn.trace.lane = routed.lane
    told = spoken(turn, heard.language, why, failed=True)
    remember_wish(turn, heard, routed, told.response)
    return reply(turn, told.outcome, told.response)
