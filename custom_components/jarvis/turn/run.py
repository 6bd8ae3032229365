"""The sentence: what happens to one utterance, in order."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from homeassistant.components.conversation import ConversationResult
from homeassistant.helpers.chat_session import current_session
from homeassistant.util import dt as dt_util

from ..home.readable import readable_by
from ..safety.reach.listeners import listening_settled
from .act import act
from .asker import asker_of
from .brief import Brief, brief, in_profile, plan
from .choice import seat_for
from .command import drop_consent, open_question, put_question, spoken_text
from .consent import consent, entered_at_once, hide_pin
from .execute import to_be_said
from .guard import Ended, TurnClock
from .hear import hand_over, is_for_ears, noise, speaker_of, talk_of
from .quick import without_model
from .recall import recall, remember
from .redact import hear
from .reply import reply
from .route import not_known
from .toolset import lay
from .transcript import say
from .types import Heard, NoPlan, Outcome, Plan, Speaker, Stop, Turn, Wishes
from .warm_up import meet, read_names

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog, ConversationInput

    from ..settings import AgentSettings
    from ..types import House, Seat


async def run(
    said: ConversationInput,
    log: ChatLog,
    agent: AgentSettings,
    house: House,
    wishes: Wishes = Wishes(),  # noqa: B008 - a frozen value
) -> ConversationResult:
    """Take one utterance through the house; `wishes` are those of `jarvis.ask`."""
    clock = TurnClock(agent.deadline)
    said, pin = hide_pin(said, log, house)
    dialogue = house.dialogues.of(log.conversation_id, _on_cleanup)
    with (
        house.turns.running(clock),
        house.tracer.turn(log.conversation_id, agent.name, said.context) as trace,
    ):
        trace.person = speaker_of(house, said)
        turn = Turn(
            said=said,
            log=log,
            agent=agent,
            house=house,
            dialogue=dialogue,
            clock=clock,
            trace=trace,
            wishes=wishes,
            pin=pin,
        )
        if dialogue.clock is not None:
            dialogue.clock.end(Ended.INTERRUPTED)
        try:
            async with clock.scope():
                await dialogue.lock.acquire()
        except TimeoutError:
            # Another turn of this conversation used up our time.
            return await _say(turn, "out_of_time", said.language, Stop.OUT_OF_TIME)
        dialogue.clock = clock
        try:
            hand_over(turn, trace.person)
            dialogue.rejoin(log)
            heard = await _hear(turn)
            house.router.heard(log.conversation_id, heard.text, heard.language)
            result = await _kept(turn, heard)
            answer = dialogue.vault.mask(spoken_text(result))
            trace.mark("answered", text=answer)
            return result
        finally:
            dialogue.leave(log)
            dialogue.clock = None
            dialogue.lock.release()


async def _kept(turn: Turn, heard: Heard) -> ConversationResult:
    """Answer, and let the memory know what is being said and was answered."""
    if why := noise(turn, heard):
        turn.trace.lane = "silence"
        turn.trace.mark("noise", kind=why)
        return reply(turn, Outcome(stop=Stop.EMPTY))
    await read_names(turn.house, heard.language)
    await listening_settled(turn.house.hass)
    turn.dialogue.begin(heard.text)
    talk = talk_of(turn, heard)
    relapse = turn.house.safety.relapse(asker_of(turn, heard))
    with turn.house.memory.saying(talk):
        result = await _consented(turn, heard)
        if result is None:
            result = await _answer(turn, heard)
            if (entered := await entered_at_once(turn, heard)) is not None:
                drop_consent(turn)
                result = reply(turn, entered.outcome, entered.response)
    tail = f"{to_be_said(turn, heard, spoken_text(result))} {relapse}".strip()
    if tail:
        await say(turn.log, turn.said.agent_id, tail)
        plain = result.response.speech.setdefault("plain", {"speech": ""})
        plain["speech"] = f"{plain['speech']} {tail}".strip()
    remember(turn, talk, result)
    turn.house.counter.replied(turn.log.conversation_id, spoken_text(result))
    return result


async def _consented(turn: Turn, heard: Heard) -> ConversationResult | None:
    """Take the sentence as the answer to safety's question, if it is one."""
    answered = await consent(turn, heard)
    if answered is not None:
        drop_consent(turn)
    return reply(turn, answered.outcome, answered.response) if answered else None


async def _answer(turn: Turn, heard: Heard) -> ConversationResult:
    if not heard.text:
        turn.trace.lane = "silence"
        return reply(turn, Outcome(stop=Stop.EMPTY))
    if turn.agent.fast_lane and (quick := await without_model(turn, heard)):
        turn.dialogue.offered = False
        return quick
    turn = in_profile(turn, heard)
    language = turn.agent.language(heard.language)
    if (seat := seat_for(turn, heard)) is None:
        turn.trace.lane = "none"
        turn.house.counter.leave(turn.log.conversation_id)
        barred = "no_local_engine" if turn.house.seats else "no_engine"
        if any("no_target" in step.facts for step in turn.trace.steps):
            # Understood, and nothing here for it: a model would do no better.
            barred = "no_fit"
        elif (strange := await not_known(heard, turn.house)) is not None:
            barred = "unknown_here"
            return await _say(turn, barred, language, Stop.DONE, name=strange)
        return await _say(turn, barred, language, Stop.DONE)
    # "And the other one" is now about what the model is told.
    turn.dialogue.last_wish = None
    turn.house.counter.leave(turn.log.conversation_id)
    await meet(turn, seat)
    orders = await _prepared(turn, heard, seat)
    for_ears = is_for_ears(turn.house.hass, turn.said, turn.log.conversation_id)
    before = open_question(turn)
    outcome = await act(turn, orders, language=language, for_ears=for_ears)
    outcome = await put_question(turn, outcome, before)
    turn.house.router.ended(turn, outcome)
    return reply(turn, outcome)


async def _prepared(turn: Turn, heard: Heard, seat: Seat) -> Brief:
    """Recall while the table is laid and the plan is made, then write the orders."""
    planning: asyncio.Future[Plan | NoPlan] = asyncio.get_running_loop().create_future()
    # First of all, for the search runs in a thread while the rest is done here.
    recalling = turn.house.hass.async_create_task(recall(turn, heard, planning))
    try:
        table = await lay(turn, heard, seat)
        planned = await plan(turn, heard, table)
        planning.set_result(planned)
        return brief(turn, heard, table, planned, await recalling)
    finally:
        recalling.cancel()


async def _hear(turn: Turn) -> Heard:
    """Mask the words and find out where and who."""
    said, house = turn.said, turn.house
    language = said.language
    if not language or language == "*":
        language = house.hass.config.language
    redacted = hear(said.text, language, turn.dialogue.vault)
    speaker = None
    if (user_id := said.context.user_id) and (
        user := await house.hass.auth.async_get_user(user_id)
    ):
        speaker = Speaker(user_id=user_id, name=user.name or "")
    place = house.home.place(said.satellite_id, said.device_id)
    turn.trace.mark(
        "heard",
        text=redacted.text,
        language=language,
        secrets=sorted(str(k) for k in redacted.kinds),
        satellite=said.satellite_id,
        area=place.area.name if place.area else None,
    )
    return Heard(
        text=redacted.text,
        language=language,
        place=place,
        speaker=speaker,
        may_read=await readable_by(house.hass, said.context.user_id),
        secrets=redacted.kinds,
        at=dt_util.utcnow(),
    )


async def _say(
    turn: Turn, line: str, language: str, stop: Stop, name: str = ""
) -> ConversationResult:
    """End the turn with a sentence of our own."""
    text = turn.house.lines.say(line, language, name=name)
    await say(turn.log, turn.said.agent_id, text)
    return reply(turn, Outcome(stop=stop))


def _on_cleanup(forget: Callable[[], None]) -> None:
    if (session := current_session.get()) is not None:
        session.async_on_cleanup(forget)
