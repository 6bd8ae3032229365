"""Looks back for the commands: undoes from the journal, explains from the trace."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from homeassistant.core import Context, State
from homeassistant.helpers.state import async_reproduce_state

from ..commands.response import Response
from ..safety.contents import acts_of
from ..safety.readback import Readback
from ..safety.tiers import Act
from .command_consent import asker_from
from .obey import Obeyed, spoken

if TYPE_CHECKING:
    from ..commands.base import Request
    from ..safety.guardian import Guardian
    from ..safety.journal import Entry
    from ..telemetry.records import Trace
    from ..telemetry.tracer import Tracer
    from .types import Turn

_WORDS: Final = (
    ("unlock", "act_unlock"),
    ("lock", "act_lock"),
    ("open", "act_open"),
    ("close", "act_close"),
    ("turn_on", "act_on"),
    ("turn_off", "act_off"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Back:
    """What is to be brought back, and what cannot be."""

    states: tuple[State, ...]
    lasting: tuple[str, ...]
    sealed: bool
    context: Context | None


@dataclass(slots=True, kw_only=True)
class Hindsight:
    """The turn's hooks for "undo", "why" and "stop"."""

    guardian: Guardian
    tracer: Tracer

    async def undo(self, request: Request) -> Response | None:
        """Bring back what the last sentence changed; None when a command must."""
        guardian, asker = self.guardian, asker_from(request)
        now = guardian.hass.loop.time()
        entries = guardian.journal.take(asker, now)
        acts = [act for entry in entries for act in entry.acts]
        if not acts:
            return None
        back = _Back(
            states=_states(entries),
            lasting=tuple(one for entry in entries for one in entry.lasting),
            sealed=any(entry.sealed for entry in entries),
            context=request.context,
        )
        language = request.language
        if not back.states:
            text = guardian.say("undo_nothing", language)
            return Response.failure(text, "not_undoable")
        ruling = await guardian.rule(self._acts(back.states), asker)
        if ruling.denied:
            return Response.failure(ruling.denied, "denied")
        if not ruling.question:
            text, ok = await self._restore(back, language)
            return Response.success(text) if ok else Response.failure(text)

        async def redo(later: Turn) -> Obeyed:
            text, ok = await self._restore(back, language)
            return spoken(later, language, text, failed=not ok)

        return Response.follow_up(guardian.ask(ruling, asker, redo))

    async def why(self, request: Request) -> str | None:
        """Explain the last turn that did something, or the last one."""
        guardian, language = self.guardian, request.language
        now = guardian.hass.loop.time()
        entries = guardian.journal.of(asker_from(request), now)
        trace = self._trace(entries, request)
        if trace is None:
            return None
        heard = next((s for s in trace.steps if s.name == "heard"), None)
        did = [entry for entry in entries if entry.trace_id == trace.id]
        parts = []
        if acts := self._told((a for entry in did for a in entry.acts), language):
            parts.append(guardian.say("did_last", language, acts=acts))
        if heard is not None:
            text = str(heard.facts.get("text", ""))
            parts.append(guardian.say("why_heard", language, text=text))
        parts.append(self._lane(trace, language))
        return " ".join(part for part in parts if part)

    async def stop(self, request: Request) -> None:
        """Drop what waits for consent."""
        self.guardian.take(asker_from(request))

    async def _restore(self, back: _Back, language: str) -> tuple[str, bool]:
        """Bring the states back, read them back, and word it honestly."""
        guardian = self.guardian
        watched = Readback(guardian.hass, self._acts(back.states))
        await async_reproduce_state(guardian.hass, back.states, context=back.context)
        held = await watched.held()
        failed = list(held.failed)
        parts = []
        if failed:
            names = guardian.names(failed, language)
            parts.append(guardian.say("undo_failed_some", language, names=names))
        if back.lasting:
            names = guardian.names(back.lasting, language)
            parts.append(guardian.say("undone_part", language, names=names))
        elif back.sealed:
            parts.append(guardian.say("undone_sealed", language))
        if not parts:
            parts.append(guardian.say("undone_all", language))
        return " ".join(parts), not held.nothing

    def _acts(self, states: Iterable[State]) -> tuple[Act, ...]:
        """Tell what bringing these states back would do."""
        entities = {state.entity_id: state for state in states}
        acts = acts_of(self.guardian.hass, "scene", "apply", {"entities": entities})
        return tuple(act for act in acts if act.entity_id)

    def _trace(self, entries: list[Entry], request: Request) -> Trace | None:
        """Find the turn that is asked about; this one is not meant."""
        wanted = entries[-1].trace_id if entries else None
        earlier = [
            one for one in list(self.tracer.traces)[:-1] if one.lane != "silence"
        ]
        talk = [
            one for one in earlier if one.conversation_id == request.conversation_id
        ]
        # Who was just asked or refused wants to know about that.
        if talk and any(step.name == "not_permitted" for step in talk[-1].steps):
            return talk[-1]
        for trace in reversed(earlier):
            if trace.id == wanted:
                return trace
            mine = trace.conversation_id == request.conversation_id
            if mine and wanted is None:
                return trace
        return None

    def _lane(self, trace: Trace, language: str) -> str:
        refused = next((s for s in trace.steps if s.name == "not_permitted"), None)
        parts = []
        if refused is not None and (why := refused.facts.get("why")):
            reason = self.guardian.reason(str(why), language)
            parts.append(self.guardian.say("why_asked", language, why=reason))
        if trace.model_calls:
            call = next(s for s in trace.steps if s.name == "model_call")
            model = str(call.facts.get("model", ""))
            parts.append(self.guardian.say("why_lane_model", language, model=model))
        else:
            parts.append(self.guardian.say("why_lane_fast", language))
        return " ".join(parts)

    def _told(self, acts: Iterable[Act], language: str) -> str:
        """Name what was done: "Kitchen Light on"."""
        said: dict[str, list[str]] = {}
        for act in acts:
            if act.entity_id is None or act.inside:
                continue
            key = next((key for word, key in _WORDS if word in act.service), "act_set")
            key = "act_run" if act.domain in {"scene", "script"} else key
            said.setdefault(key, []).append(act.entity_id)
        return ", ".join(
            self.guardian.say(key, language, names=self.guardian.names(ids, language))
            for key, ids in said.items()
        )


def _states(entries: Iterable[Entry]) -> tuple[State, ...]:
    """Take the earliest state of each entity: that is how it was."""
    states: dict[str, State] = {}
    for entry in entries:
        for state in entry.restorable:
            states.setdefault(state.entity_id, state)
    return tuple(states.values())
