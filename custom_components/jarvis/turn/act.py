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
from .guard import Ended
from .speak import SpeechFilter
from .transcript import Flow, to_deltas
from .types import Outcome, Stop

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from .brief import Brief
    from .types import Turn

# After the server refused a prompt as too long, this much of it is tried.
SHORTER = 0.5


async def act(turn: Turn, orders: Brief, *, language: str, for_ears: bool) -> Outcome:
    """Run the rounds of one turn; the words and results end up in the log."""
    loop = _Act(turn, orders, language, for_ears=for_ears)
    stop = await loop.run()
    if (line := _closing_line(stop, loop)) is not None:
        engine, model = orders.seat.settings.title, orders.model
        if isinstance(loop.last.error, EngineError):
            # With several engines it may have been another one.
            engine = loop.last.error.facts.get("engine", engine)
            model = loop.last.error.facts.get("model") or model
        text = turn.house.lines.say(line, language, engine=engine, model=model)
        await say(turn.log, turn.said.agent_id, text)
    return Outcome(stop=stop, rounds=loop.rounds, usage=loop.last.usage)


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
        self.last = self._flow(tools=False)

    def _flow(self, *, tools: bool) -> Flow:
        return Flow(
            clock=self.turn.clock,
            ears=SpeechFilter(
                self.language,
                for_ears=self.for_ears,
                tools=[spec.name for spec in self.orders.offer.specs],
                restore=self.turn.dialogue.vault.restore_text,
            ),
            trace=self.turn.trace,
            tools=tools,
        )

    async def run(self) -> Stop:
        """Ask until answered; the last round has no tools, so it must answer."""
        limit = self.orders.limits.rounds
        while self.rounds < limit:
            self.rounds += 1
            await self._ask()
            if (stop := self._stopped()) is not None:
                return stop
        self.turn.trace.mark("closing_round")
        await self._ask(closing=True)
        if self.last.error or self.last.timed_out:
            return self._stopped() or Stop.OUT_OF_ROUNDS
        return Stop.OUT_OF_ROUNDS

    def _stopped(self) -> Stop | None:
        if self.last.timed_out:
            return Stop.OUT_OF_TIME
        if self.last.error:
            return Stop.FAILED
        if self.last.calls:
            return None
        return Stop.DONE if self.last.said.strip() else Stop.EMPTY

    async def _ask(self, *, closing: bool = False) -> None:
        await self._call(closing=closing)
        if isinstance(self.last.error, ContextOverflow) and not self.last.said:
            self.turn.trace.mark("context_overflow", retry=True)
            await self._call(closing=closing, share=SHORTER)

    async def _call(self, *, closing: bool, share: float = 1.0) -> None:
        turn, orders = self.turn, self.orders
        request = orders.request(turn.log, turn.trace, closing=closing, share=share)
        offered = bool(request.tools)
        flow = self.last = self._flow(tools=offered)
        with turn.trace.step(
            "model_call", model=request.model, messages=len(request.messages)
        ) as step:
            stream = to_deltas(orders.seat.engine.chat(request), flow)
            async for _ in turn.log.async_add_delta_content_stream(
                turn.said.agent_id, stream
            ):
                pass
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


def _closing_line(stop: Stop, loop: _Act) -> str | None:
    """Choose the sentence of our own that the turn must end with, None for none."""
    if stop is Stop.FAILED:
        error = loop.last.error
        key = error.key if isinstance(error, EngineError) else "unexpected"
        return "cut_short" if loop.last.said.strip() else key
    if stop is Stop.OUT_OF_TIME:
        unloading = loop.turn.clock.ended is Ended.UNLOADING
        return "unloading" if unloading else "out_of_time"
    if stop is Stop.EMPTY:
        return _after_tools(loop)
    if stop in _LINES and not loop.last.said.strip():
        return _LINES[stop]
    return None


_LINES = {
    Stop.OUT_OF_ROUNDS: "not_finished",
    Stop.STOPPED: "dropped",
    Stop.INTERRUPTED: "interrupted",
}


def _after_tools(loop: _Act) -> str:
    """Word an answer for a model that called tools and then said nothing."""
    log = loop.turn.log
    failed = [
        content.result.error
        for content in log.content[log.llm_input_provided_index :]
        if isinstance(content, ToolResultContent) and _acts(log, content.tool_name)
    ]
    if not failed or all(failed):
        return "nothing_said"
    return "partly_done" if any(failed) else "done"


def _acts(log: ChatLog, name: str) -> bool:
    tools = log.llm_api.tools if log.llm_api else []
    return any(t.name == name and not t.annotations.read_only for t in tools)
