"""Recall what is known, and remember what was said."""

from collections.abc import Awaitable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import ToolResultContent, UserContent
from homeassistant.helpers.json import json_dumps
from homeassistant.util import dt as dt_util

from ..commands.parts.memory_desk import OF_MEMORY
from ..engines.asking import ask
from ..engines.base import ChatRequest, Message
from ..engines.errors import EngineError
from ..engines.profile import Size, profile
from ..lang.lenient_json import read_json
from ..memory import Kind, Note, Origin, Query, Scope, StoreError
from ..memory.dialogue import RECENT, WARM_PROFILE
from ..memory.extract import gate
from ..memory.finding.search import ROUGH_BYTES, rough_tokens
from ..prompts import digest
from ..tools.deeds import does_by_name
from .choice import helper_seat
from .hear import asks, talk_of
from .types import NoPlan, Plan, Recollection

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationResult

    from ..memory import Memory, MemoryService, Talk
    from ..telemetry.tracer import Step
    from ..types import Seat
    from .types import Heard, Turn


MIN_SCORE: Final = 0.1
# The part of the tokens that memory may add which is for the profile.
PROFILE_TOKENS: Final = 512
_FRAME_TOKENS: Final = 96
# Never more than this part of what the model can read.
_SHARE: Final = 0.25
_SPOKEN: Final = frozenset({Kind.SAID, Kind.REPLY})
_SMALL: Final = frozenset({Size.TINY, Size.SMALL})
_RESULTS_READ: Final = 4_000
_MOST_RESULTS: Final = 8
# After so many turns the first message may have been trimmed, so it is told again.
_TOLD_AGAIN: Final = 8


async def recall(
    turn: Turn, heard: Heard, planning: Awaitable[Plan | NoPlan]
) -> Recollection:
    """Recall what the plan asks for, or what the words suggest without a plan."""
    wanted = turn.agent.memory and turn.wishes.use_context
    if not wanted or not turn.house.memory.is_on:
        return Recollection(why="off")
    turn.dialogue.let_go(turn.log, turn.house.memory)
    with turn.trace.step("recall") as step:
        try:
            found = await _Recall(turn, heard, step).run(planning)
        except (StoreError, TimeoutError) as error:
            step.facts["failed"] = type(error).__name__
            found = Recollection(why="failed")
        step.facts.update(why=found.why, count=found.count)
    return found


class _Recall:
    """One look into the memory."""

    def __init__(self, turn: Turn, heard: Heard, step: Step) -> None:
        self.turn = turn
        self.heard = heard
        self.step = step
        self.service = turn.house.memory
        self.talk: Talk = self.service.talk or talk_of(turn, heard)
        self.seat: Seat | None = helper_seat(turn)
        self.budget = turn.wishes.max_tokens or turn.agent.limits.recall_tokens
        if self.seat is not None:
            settings = self.seat.settings
            budget = min(self.budget, int(settings.context * _SHARE))
            # As the server has counted; what it has not yet is estimated high.
            rate = turn.house.rates.of(settings.id, settings.model)
            self.budget = int(budget * min(1.0, rate / ROUGH_BYTES))

    async def run(self, planning: Awaitable[Plan | NoPlan]) -> Recollection:
        """Search while the plan is made; the plan says what it is good for."""
        if not await self.service.settle():
            self.step.facts["unsettled"] = True
        self.turn.dialogue.let_go(self.turn.log, self.service)
        known = await self._profile()
        # A caller's own bound is about memories, not about the words around them.
        frame = _FRAME_TOKENS if self.turn.wishes.max_tokens is None else 0
        left = self.budget - rough_tokens(known) - frame
        query = self._query(max(0, left))
        searched = await self.service.search(query)
        found, self.step.facts["meaning"] = searched.memories, searched.meaning
        planned = await planning
        found, why = await self._wanted(query, found, planned)
        found = self._fitting(self._beyond_this_talk(found), rough_tokens(known))
        self.step.facts["scores"] = [
            {"id": one.id, "score": round(one.score, 3), "kind": str(one.kind)}
            for one in found
        ]
        self.service.speak_of(self.talk.source.conversation, _ids(found))
        self.service.compare(found)
        text = await self._worded(found, planned) if found else ""
        parts = [part for part in (digest.without(known, text), text) if part]
        return Recollection(text="\n".join(parts), count=len(found), why=why)

    def _fitting(self, found: tuple[Memory, ...], known: int) -> tuple[Memory, ...]:
        """Leave out the least fitting, should the words around them take too much."""
        if self.turn.wishes.max_tokens is not None:
            return found
        entries = [_entry(memory, self.talk) for memory in found]
        _, kept = digest.frame_within(entries, self.budget - known, rough_tokens)
        if kept < len(found):
            self.step.facts["cut"] = len(found) - kept
        return found[:kept]

    def _query(self, max_tokens: int) -> Query:
        wishes, limits = self.turn.wishes, self.turn.agent.limits
        return Query(
            text=self.heard.text,
            language=self.heard.language,
            viewer=self.talk.viewer,
            limit=limits.recall_count if wishes.top_k is None else wishes.top_k,
            min_score=MIN_SCORE if wishes.min_score is None else wishes.min_score,
            max_tokens=max_tokens,
        )

    async def _wanted(
        self, query: Query, found: tuple[Memory, ...], planned: Plan | NoPlan
    ) -> tuple[tuple[Memory, ...], str]:
        """Keep what the plan or the gate lets through."""
        if isinstance(planned, Plan):
            if planned.memory is None:
                return (), "the plan needs no memory"
            if topic := planned.memory.strip():
                asked = await self.service.recall(replace(query, topics=(topic,)))
                found = _joined(asked, found, query)
            return found, "planned"
        decision = gate(query.text, query.language, self._tool_results())
        return (found if decision.recall else ()), decision.why

    def _beyond_this_talk(self, found: tuple[Memory, ...]) -> tuple[Memory, ...]:
        """Leave out what was just said: the model reads it in the conversation."""
        here = self.talk.source.conversation
        return tuple(
            memory
            for memory in found
            if memory.kind not in _SPOKEN or memory.source.conversation != here
        )

    def _tool_results(self) -> list[str]:
        """Return what tools found out in the last minutes; what was done is no ground.

        That a lamp was switched on tells nothing of when it was bought.
        """
        since = dt_util.utcnow() - RECENT
        carried = self.turn.dialogue.carried(self.turn.agent.limits)
        found = [
            json_dumps(one.result.data)[:_RESULTS_READ]
            for one in self.turn.log.content
            if isinstance(one, ToolResultContent)
            and not one.result.error
            and not does_by_name(one.tool_name)
            and one.created >= since
            and not carried.is_cleared(one)
        ]
        return found[-_MOST_RESULTS:]

    async def _profile(self) -> str:
        """Return what is always worth knowing, unless the model was told already."""
        dialogue, store = self.turn.dialogue, self.service
        key = (WARM_PROFILE, self.talk.viewer.person, store.changes)
        if (text := dialogue.recent.cache.get(key)) is None:
            known = await store.warm_profile(
                self.talk.viewer, min(PROFILE_TOKENS, self.budget // 4)
            )
            text = digest.frame_profile(
                [memory.text for memory in known.user],
                [memory.text for memory in known.directives],
            )
            dialogue.recent.cache.put(key, text)
        turns = sum(isinstance(one, UserContent) for one in self.turn.log.content)
        told, when = dialogue.told
        if text == told and when <= turns < when + _TOLD_AGAIN:
            return ""
        dialogue.told = (text, turns)
        return str(text)

    async def _worded(self, found: tuple[Memory, ...], planned: Plan | NoPlan) -> str:
        """Write it for the prompt: as it is, or digested for a small model."""
        newest_first = sorted(found, key=lambda memory: memory.at, reverse=True)
        entries = [_entry(memory, self.talk) for memory in newest_first]
        raw = digest.frame(entries)
        seat = self.seat
        if (
            seat is None
            # A plan was a model call already; the answer shall be the second.
            or isinstance(planned, Plan)
            or len(raw) <= digest.WORTH_DIGESTING
            or profile(self._model(seat)).size not in _SMALL
        ):
            return raw
        note = await self._digest(seat, entries, _ids(found))
        # A digest that fails is no reason to forget, nor one that is no shorter to pay.
        short = raw if note is None else digest.frame_digest(note)
        return min(raw, short, key=rough_tokens)

    async def _digest(
        self, seat: Seat, entries: list[digest.Entry], ids: tuple[int, ...]
    ) -> str | None:
        """Let the model note what helps; '' if nothing does, None if it failed."""
        key = ("digest", self.heard.text, ids)
        if (known := self.turn.dialogue.recent.cache.get(key)) is not None:
            return str(known)
        limits = self.turn.agent.limits
        request = ChatRequest(
            model=self._model(seat),
            messages=(
                Message(role="user", content=digest.render(self.heard.text, entries)),
            ),
            context=seat.settings.context,
            keep_alive=seat.settings.keep_alive,
            think=False,
            temperature=0.0,
            format=digest.schema(limits.recall_characters),
            timeout=limits.digest_seconds,
        )
        with self.turn.trace.step(
            "model_call", model=request.model, purpose="digest"
        ) as step:
            try:
                async with self.turn.clock.scope(limits.digest_seconds):
                    reply = await ask(seat.engine, request)
            except (EngineError, TimeoutError) as error:
                step.facts["failed"] = type(error).__name__
                return None
        note = read_json(reply).get("note")
        if not isinstance(note, str):
            return None
        note = digest.parse_note(note, limits.recall_characters)
        self.turn.dialogue.recent.cache.put(key, note)
        return note

    def _model(self, seat: Seat) -> str:
        return seat.settings.model


def _ids(memories: tuple[Memory, ...]) -> tuple[int, ...]:
    return tuple(memory.id for memory in memories)


def _joined(
    first: tuple[Memory, ...], second: tuple[Memory, ...], query: Query
) -> tuple[Memory, ...]:
    """Join two answers, best of the first before the second, within the bounds."""
    kept: dict[int, Memory] = {}
    left = query.max_tokens
    for memory in (*first, *second):
        needed = rough_tokens(memory.text)
        if memory.id not in kept and len(kept) < query.limit and needed <= left:
            kept[memory.id] = memory
            left -= needed
    return tuple(kept.values())


def _entry(memory: Memory, talk: Talk) -> digest.Entry:
    """Show a memory with its day and where it comes from."""
    if memory.kind is Kind.SUMMARY:
        source = "summary of that day"
    elif memory.source.speaker is None:
        source = "said at home"
    elif memory.source.speaker == talk.viewer.person:
        source = "said by this user"
    else:
        source = "said by another user"
    return digest.Entry(
        day=dt_util.as_local(memory.at).date(), text=memory.text, source=source
    )


_NOBODY = "none"
_COMMAND = "command"
# Lanes whose words may hold something worth keeping: a model's, or nobody's.
LANES = frozenset({"model", _NOBODY})


def remember(turn: Turn, talk: Talk, result: ConversationResult) -> None:
    """Begin to keep what was said and answered; returns at once."""
    service = turn.house.memory
    if not talk.allowed or not service.is_on:
        return
    speech = result.response.speech.get("plain", {}).get("speech") or ""
    answer = turn.dialogue.vault.mask(str(speech))
    if turn.trace.lane not in LANES:
        thread = turn.house.counter.thread(turn.log.conversation_id)
        if turn.trace.lane != _COMMAND or not thread or thread.last not in OF_MEMORY:
            service.note_order(talk, answer)
        return
    turn.trace.mark("remember")
    if turn.dialogue.tainted or turn.trace.lane == _NOBODY:
        # What strangers wrote must not come back as words of our own, and that
        # there is no model is no answer.
        answer = ""
    # What only asks is found by nobody: the next turn need not wait for it.
    talk = replace(talk, asks=asks(turn.house, talk))
    job = _remember(service, talk, answer)
    service.later(job, "Remembering a turn", tells=not talk.asks)


async def _remember(service: MemoryService, talk: Talk, answer: str) -> None:
    if not await service.take_in(talk) or not answer.strip():
        return
    note = Note(
        text=answer,
        language=talk.language,
        kind=Kind.REPLY,
        branch=None,
        scope=Scope(person=talk.viewer.person),
        origin=Origin.ASSISTANT,
        source=talk.source,
    )
    answered = service.write_reply(note)
    service.later(answered, "Remembering an answer", tells=False)
