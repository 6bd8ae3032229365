"""The loop: ask the model, let it call tools, until it has answered or must stop.

Home Assistant's chat log runs the tools; this file decides when to go on, when
to close without tools, and that the user always hears a sentence.
"""

from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING

from homeassistant.components.conversation import (
    AssistantContentDeltaDict,
    ToolResultContent,
)

from ..engines.errors import ContextOverflow, EngineError
from ..home.own_keys import own_keys
from ..prompts import nudges
from ..prompts.closing import CLOSING
from ..safety.claims import ClaimCheck
from ..tools.api import Door
from .afterwards.strays import (
    beside_the_wish,
    done_instead,
    half_undone,
    put_strays_back,
)
from .claim_check import claim_judge
from .consenting.consent_calls import ask_consent, asks_consent, door_of, has_said_pin
from .guard import Ended
from .models.compose import compose, tally
from .models.digest import digest_results
from .models.direct import carry_out
from .offering import offers_act
from .speak import SpeechFilter
from .transcript import Flow, to_deltas
from .types import Outcome, Plan, Stop

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from .brief import Brief
    from .types import Turn

# After the server refused a prompt as too long, this much of it is tried.
SHORTER = 0.5
# Silence while tools work, in seconds, before a word is said for owners who like it.
PATIENCE = 1.2
# So many repeated calls in a row, and the model is asked to end.
STUCK = 3


async def act(turn: Turn, orders: Brief, *, language: str, for_ears: bool) -> Outcome:
    """Run the rounds of one turn; the words and results end up in the log."""
    loop = _Act(turn, orders, language, for_ears=for_ears)
    stop = await loop.run()
    if question := ask_consent(turn):
        if not has_said_pin(turn):
            await say(turn.log, turn.said.agent_id, question)
        waits = turn.house.safety.waits_in(turn.log.conversation_id)
        return Outcome(stop=Stop.DONE, rounds=loop.rounds, ask=waits)
    strayed = await put_strays_back(turn) if loop.was_caught else ""
    if text := f"{strayed} {_closing(stop, loop, strayed)}".strip():
        await say(turn.log, turn.said.agent_id, text)
    if stop is Stop.STOPPED:
        turn.dialogue.clear()
    offered = stop is Stop.DONE and offers_act(turn, orders.offer.kit, loop.last.said)
    turn.dialogue.offered = offered
    return Outcome(stop=stop, rounds=loop.rounds, usage=loop.last.usage, ask=offered)


class _Act:
    """The moving parts of one act."""

    def __init__(
        self, turn: Turn, orders: Brief, language: str, *, for_ears: bool
    ) -> None:
        self.turn = turn
        self.orders = orders
        self.language = language
        self.for_ears = for_ears
        self.rounds = 0
        self.asked_again = False
        self.filled = False
        self.was_caught = False
        self.keys = own_keys(turn.house.hass)
        self.judge = claim_judge(turn, language)
        # Nobody has said anything yet: there is nothing to check.
        self.last = self._flow(tools=False, claims=None)

    def _flow(self, *, tools: bool, claims: ClaimCheck | None) -> Flow:
        return Flow(
            clock=self.turn.clock,
            ears=SpeechFilter(
                self.language,
                for_ears=self.for_ears,
                tools=[spec.name for spec in self.orders.offer.specs],
                restore=self.turn.dialogue.vault.restore_text,
                known=self.keys,
            ),
            keys=self.keys,
            before=self.last.said if self.rounds and self.last.unproven else "",
            trace=self.turn.trace,
            tools=tools,
            claims=claims,
            filler=self._filler if self.turn.agent.filler and not self.filled else None,
        )

    async def _filler(self) -> str:
        """Wait for the tools a little; once a turn, say that it takes longer."""
        door = self.turn.log.llm_api
        if not isinstance(door, Door) or not await door.is_busy_after(PATIENCE):
            return ""
        self.filled = True
        turn = len(self.turn.log.content)
        return self.turn.house.lines.say("one_moment", self.language, turn=turn)

    async def run(self) -> Stop:
        """Ask until answered; the last round has no tools, so it must answer."""
        limit = self.orders.limits.rounds
        if (plan := self.orders.direct_plan) is not None:
            await carry_out(self.turn, self.orders, plan)
        if isinstance(self.orders.planned, Plan) and self.orders.planned.final:
            return self._ended() or Stop.EMPTY
        while self.rounds < limit and not self._is_stuck():
            if (stop := self._ended()) is not None:
                return stop
            self.rounds += 1
            await self._ask(nudge=self._nudge())
            if (stop := self._stopped()) is not None:
                return stop
            await digest_results(self.turn, self.orders)
        self.turn.trace.mark("closing_round", rounds=self.rounds)
        await self._ask(closing=True)
        if self.last.error or self.last.timed_out:
            return self._stopped() or Stop.OUT_OF_ROUNDS
        return Stop.OUT_OF_ROUNDS

    def _ended(self) -> Stop | None:
        """Tell whether something else than the model ended the turn."""
        if asks_consent(self.turn.log):
            return Stop.DONE
        if self.orders.offer.stopped:
            return Stop.STOPPED
        if self.turn.clock.ended is Ended.INTERRUPTED:
            return Stop.INTERRUPTED
        return None

    def _stopped(self) -> Stop | None:
        if (stop := self._ended()) is not None:
            return stop
        last = self.last
        if last.timed_out or last.error:
            return Stop.OUT_OF_TIME if last.timed_out else Stop.FAILED
        if last.calls or (last.said.strip() and not last.unproven):
            return None if last.calls else Stop.DONE
        # It answered in a shape that nobody can be told, or told what is not so. The
        # latter can only be mended with tools.
        mends = self.orders.offer.specs if last.unproven else last.ears.withheld
        if mends and not self.asked_again:
            self.asked_again = True
            return None
        return Stop.EMPTY

    def _is_stuck(self) -> bool:
        """Tell whether the model only repeats calls that it has made before."""
        repeats = 0
        for content in reversed(self.turn.log.content):
            if not isinstance(content, ToolResultContent):
                if content.role == "user":
                    break
                continue
            if content.result.data.get("error") != "repeated_call":
                break
            repeats += 1
        return repeats >= STUCK

    def _nudge(self) -> str:
        """Remind a model that loses the thread of what is still to be done."""
        if self.asked_again and not self.last.calls:
            return nudges.UNPROVEN if self.last.unproven else nudges.PLAIN
        orders = self.orders
        if not orders.needs_nudges or self.turn.log.content[-1].role != "tool_result":
            return ""
        done = tally(self.turn.log).count
        if isinstance(orders.planned, Plan) and orders.planned.tools:
            steps = [step.text for step in orders.planned.steps if step.tool]
            return nudges.next_step(steps, done)
        return nudges.next_wish(orders.wishes, done)

    async def _ask(self, *, closing: bool = False, nudge: str = "") -> None:
        await self._call(closing=closing, nudge=nudge)
        if isinstance(self.last.error, ContextOverflow) and not self.last.said:
            self.turn.trace.mark("context_overflow", retry=True)
            await self._call(closing=closing, nudge=nudge, share=SHORTER)

    async def _call(self, *, closing: bool, nudge: str, share: float = 1.0) -> None:
        turn, orders = self.turn, self.orders
        nudge = CLOSING if closing else nudge
        request = orders.request(
            turn.log, turn.trace, tools=not closing, nudge=nudge, share=share
        )
        offered = bool(request.tools)
        claims = self.judge.check() if self.judge else None
        flow = self.last = self._flow(tools=offered, claims=claims)
        with turn.trace.step(
            "model_call", model=request.model, messages=len(request.messages)
        ) as step:
            stream = to_deltas(orders.seat.engine.chat(request), flow)
            async for _ in turn.log.async_add_delta_content_stream(
                turn.said.agent_id, stream
            ):
                pass
            self.was_caught = self.was_caught or flow.unproven
            turn.house.rates.learn(
                orders.seat.settings.id, orders.model, request, flow.usage.prompt
            )
            step.facts.update(
                calls=flow.calls,
                prompt_tokens=flow.usage.prompt,
                completion_tokens=flow.usage.completion,
                cached_tokens=flow.usage.cached,
            )
            if withheld := flow.ears.withheld:
                step.facts["withheld"] = [piece.kind for piece in withheld]


async def say(log: ChatLog, agent_id: str, text: str) -> None:
    """Let a sentence of our own reach the log and the loudspeaker."""

    async def deltas() -> AsyncGenerator[AssistantContentDeltaDict]:
        yield {"role": "assistant"}
        yield {"content": text}

    async for _ in log.async_add_delta_content_stream(agent_id, deltas()):
        pass


def _closing(stop: Stop, loop: _Act, strayed: str) -> str:
    """Word what the turn must end with by our own means, '' for nothing.

    `strayed` is what is said already of what was done by mistake.
    """
    turn = loop.turn
    lines, language = turn.house.lines, loop.language
    outcome = tally(turn.log)
    if loop.last.unproven and not loop.last.calls:
        told = _untold(turn) or (strayed and lines.say("strayed_not", language))
        done = f"{done_instead(turn)} {half_undone(turn)}".strip()
        return told or done or lines.say(_denial(turn), language)
    if stop is Stop.EMPTY:
        planned = loop.orders.planned
        # Who only picks has no words to say what came of it.
        picked = isinstance(planned, Plan) and planned.final
        beside = beside_the_wish(turn) if picked else ""
        return beside or compose(outcome, lines, language, loop.orders.wishes)
    if (key := _line(stop, loop)) is None:
        return _unsaid(turn, loop.last.said) if stop is Stop.DONE else ""
    error = loop.last.error
    # With several engines it may have been another one.
    facts = error.facts if isinstance(error, EngineError) else {}
    engine = facts.get("engine", loop.orders.seat.settings.title)
    model = facts.get("model") or loop.orders.model
    text = lines.say(key, language, engine=engine, model=model)
    if stop in _UNFINISHED and outcome.done:
        rest = compose(outcome, lines, language, loop.orders.wishes)
        return f"{text} {rest}"
    return text


def _unsaid(turn: Turn, said: str) -> str:
    """Name what did not happen where the model's words leave it out."""
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is None or not watch.holding():
        return ""
    read = turn.house.interpreter.reply(said)
    answers = read is not None and read.answers
    if not watch.failed:
        return "" if answers else half_undone(turn)
    heard = said.casefold()
    # Who names it without any "not" has told it as done.
    named = any(name.casefold() in heard for name in watch.failed)
    return "" if named and answers else _untold(turn)


def _denial(turn: Turn) -> str:
    """Choose the line for a claim that nothing bears: a question is no order."""
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is not None and watch.refused and not (watch.failed or watch.vain):
        # Who only told something is not bidden to say it again.
        return "left_alone"
    if watch is None or watch.looked or watch.failed:
        return "not_verified"
    read = turn.house.interpreter.read(watch.asker.text, watch.asker.language)
    asks = read is not None and read.act == "question"
    return "not_looked" if asks else "not_verified"


def _untold(turn: Turn) -> str:
    """Say by name what did not happen; "" where no call has told."""
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    return watch.untold() if watch is not None else ""


_UNFINISHED = frozenset({Stop.OUT_OF_ROUNDS, Stop.OUT_OF_TIME})
_LINES = {
    Stop.OUT_OF_ROUNDS: "not_finished",
    Stop.STOPPED: "dropped",
    Stop.INTERRUPTED: "interrupted",
}


def _line(stop: Stop, loop: _Act) -> str | None:
    """Choose the sentence of our own, None where the model's words stand alone."""
    spoke = bool(loop.last.said.strip())
    if stop is Stop.FAILED:
        error = loop.last.error
        key = error.key if isinstance(error, EngineError) else "unexpected"
        return "cut_short" if spoke else key
    if stop is Stop.OUT_OF_TIME:
        unloading = loop.turn.clock.ended is Ended.UNLOADING
        return "unloading" if unloading else "out_of_time"
    return None if spoke else _LINES.get(stop)
