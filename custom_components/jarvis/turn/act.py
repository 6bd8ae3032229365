"""Act: ask the model, let it call tools, until it has answered or must stop."""

import re
from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import ToolResultContent

from ..engines.errors import ContextOverflow, EngineError
from ..home.own_keys import own_keys
from ..lang.keywords import base_language, content_words
from ..lang.normalise import fold
from ..lang.speech_filter import SpeechFilter
from ..lang.tables import texts
from ..prompts import nudges
from ..prompts.nudges import CLOSING
from ..safety.claims import ClaimCheck
from ..safety.executor import execute
from ..safety.journal import changed
from ..safety.noise import is_overheard
from ..safety.restore import restoring
from ..tools.api import Door
from .asker import door_of
from .call_consent import ask_consent, asks_consent, has_said_pin
from .claim_check import Wish, claim_judge
from .guard import Ended
from .house_names import may_name
from .tool_results import carry_out, compose, digest_results, tally
from .transcript import Flow, say, to_deltas
from .types import Outcome, Plan, Stop

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from homeassistant.core import State

    from ..safety.journal import Entry
    from ..tools.toolbox import Kit
    from ..tools.watch import Watch
    from .brief import Brief
    from .types import Turn


async def put_strays_back(turn: Turn) -> str:
    """Put back what nobody wished; returns what is to be said of it, "" for nothing."""
    door = door_of(turn.log)
    if door is None or (watch := door.watch) is None:
        return ""
    entries = _entries_of(watch)
    wish = Wish(turn, watch)
    strayed = [one for one in entries if wish.is_beside(one.touched)]
    wanted = {i for one in entries if one not in strayed for i in one.touched}
    states = {
        state.entity_id: state
        for entry in reversed(strayed)
        for state in entry.restorable
        if state.entity_id not in wanted
    }
    if not states:
        return ""
    guardian, language = watch.guardian, watch.asker.language
    names = guardian.names(states, language)
    if not await _restored(turn, watch, list(states.values())):
        return guardian.say("strayed_left", language, names=names)
    guardian.journal.drop(strayed, frozenset(states))
    turn.trace.mark("strays_put_back", entity_ids=sorted(states))
    return guardian.say("strayed_back", language, names=names)


def done_instead(turn: Turn) -> str:
    """Name all that was done in this turn, "" for nothing.

    What was so already is told only to who spoke of it.
    """
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is None or not watch.holding():
        return ""
    changed = _changed_by(watch)
    done = [
        one
        for entry in _entries_of(watch)
        for one in entry.after
        if one in watch.achieved and (one in changed or _speaks_of(watch, {one}))
    ]
    language = watch.asker.language
    names = watch.guardian.names(done, language) if done else ""
    return watch.guardian.say("done_only", language, names=names) if names else ""


def beside_the_wish(turn: Turn) -> str:
    """Say what came of a wish that nothing done was for; "" where something was.

    A place alone is no wish for what is in it: who wants music in the living room has
    not got it by its lamp, least of all by one that was on already.
    """
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is None or not watch.achieved or _speaks_of(watch, watch.achieved):
        return ""
    if not _changed_by(watch) & watch.achieved:
        told = watch.untold()
        return told or watch.guardian.say("did_not_work", watch.asker.language)
    return done_instead(turn)


def half_undone(turn: Turn) -> str:
    """Name what a half-fulfilled wish was for besides what was done; "" for nothing."""
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is None or not watch.holding() or watch.only_asked():
        return ""
    missing = Wish(turn, watch).missing(watch.achieved)
    if not missing:
        return ""
    language = watch.asker.language
    names = watch.guardian.names(sorted(missing), language)
    return watch.guardian.say("half_undone", language, names=names)


async def _restored(turn: Turn, watch: Watch, states: Sequence[State]) -> bool:
    """Bring states back where that is free; tell whether all of them are as before."""
    context, most = turn.said.context, turn.clock.left / 2
    back = restoring(
        watch.hass, states, context, lane="model", most=most, noted=lambda _held: None
    )
    done = await execute(watch.guardian, back, watch.asker)
    return not done.withheld and not done.failed


def _entries_of(watch: Watch) -> list[Entry]:
    """Give what the model's calls did in this turn."""
    now = watch.hass.loop.time()
    journal = watch.guardian.journal
    return [
        one
        for one in journal.of(watch.asker, now)
        if one.trace_id and one.trace_id == watch.trace_id
    ]


def _changed_by(watch: Watch) -> frozenset[str]:
    """Give the ids of what is otherwise since the model's calls of this turn."""
    entries = _entries_of(watch)
    return frozenset().union(*(changed(one.before, one.after) for one in entries))


def _speaks_of(watch: Watch, ids: Iterable[str]) -> bool:
    """Tell whether one of these was spoken of by its kind or its own name."""
    home, said, kinds = (
        watch.guardian.home(),
        fold(watch.asker.text),
        watch.meant().kinds,
    )

    def wished(entity_id: str) -> bool:
        entity = home.entities.get(entity_id)
        if entity is None or entity_id in kinds:
            return True
        area, floor = (
            home.areas.get(entity.area_id or ""),
            home.floors.get(entity.floor_id or ""),
        )
        places = {
            fold(w) for p in (area, floor) if p for n in p.names for w in n.split()
        }
        own = {
            fold(one.word)
            for name in entity.names
            for one in content_words(name, watch.asker.language)
        } - places
        return not own or any(word in said for word in own)

    return any(map(wished, ids))


# What is asked when something is done.
MORE: Final = texts("reports", "more")

_SENTENCE: Final = re.compile(r"[^.!?\u3002\uff01\uff1f\n]+[?\uff1f;\u037e]*\s*$")
# So many tools may be what one question suggests.
_MOST_TOOLS: Final = 3


def offers_act(turn: Turn, kit: Kit, said: str) -> bool:
    """Tell whether the question that a reply ends with is about what could be done.

    It names a thing or a kind of things here, or what a tool that acts is for.
    """
    language = turn.said.language
    question = _SENTENCE.search(said)
    if not turn.log.continue_conversation or question is None:
        return False
    if turn.said.satellite_id and is_overheard(turn.said.text, language):
        return False
    asked = question.group().strip()
    more = MORE.get(base_language(language))
    if more is not None and re.search(more, asked, re.IGNORECASE):
        return False
    meant = turn.house.resolver.meant(asked, language)
    if meant.device or may_name(turn.house.home.home, asked):
        return True
    fitting = kit.ranking.fitting(asked, language, _MOST_TOOLS)
    tools = (kit.tools.get(name) for name in fitting)
    return any(tool and not tool.annotations.read_only for tool in tools)


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
