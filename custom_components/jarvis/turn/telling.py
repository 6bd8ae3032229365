"""Tell what was done and why, from the journal and the trace."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from homeassistant.core import State
from homeassistant.util import dt as dt_util

from ..commands.times.calendar_words import say_moment, say_time
from ..home.question import Decision, Query
from ..home.readable import readable_by
from ..lang.numbers import tokens
from ..lang.sequels import sequels_for
from ..safety.journal import TOLD_SECONDS
from ..safety.question import deeds
from ..safety.readback import Held, Readback
from ..safety.script_runs import doer_of
from ..telemetry.tracer import current_trace
from .command_consent import asker_from
from .onward import said_so_far
from .route import Routed
from .undo import TakingBack

if TYPE_CHECKING:
    from ..commands.base import Request, Response
    from ..commands.shelf.kit import Asked, Extent
    from ..safety.authorizer import Authorizer
    from ..safety.journal import Entry
    from ..telemetry.tracer import Step, Trace, Tracer
    from .dialogue import Dialogues
    from .types import Heard, Turn


_HOUR: Final = 3600.0
# More than this nobody listens to.
_MOST_TOLD: Final = 5
_AS_STATE: Final = {
    "on": "act_on",
    "off": "act_off",
    "open": "act_open",
    "closed": "act_close",
    "locked": "act_lock",
    "unlocked": "act_unlock",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """Answers what somebody asks about the past."""

    guardian: Authorizer
    tracer: Tracer

    async def why(self, request: Request, asked: Asked) -> str | None:
        """Explain what is asked about; None when there is nothing to explain."""
        match asked.question:
            case "thing":
                return await self._thing(request, asked)
            case "today" | "hour":
                return self._lately(request, asked)
            case "refused":
                return self._refused(request)
            case "worked":
                return self._worked(request) or self._last(request)
            case "before":
                return self._before(request, asked.back)
            case "last":
                return self._last(request)

    # The last thing --------------------------------------------------------------

    def _last(self, request: Request) -> str | None:
        """Explain the last turn that did something, or the last one."""
        guardian, language = self.guardian, request.language
        entries = guardian.journal.mine(asker_from(request), self._now)
        trace = self._trace(entries, request)
        if trace is None:
            return None
        did = [entry for entry in entries if entry.trace_id == trace.id]
        return self._told(did, trace, language)

    def _before(self, request: Request, back: int) -> str | None:
        """Explain the deed so many before the last; None where talk came in between."""
        guardian, language = self.guardian, request.language
        turns = guardian.journal.turns(asker_from(request), self._now)
        talk = [one for one in self._earlier() if _is_here(one, request)]
        if not turns or not talk:
            return None
        acted = talk[-1].id == turns[0][0].trace_id
        if not acted and (talk[-1].lane != "command" or request.thread.last != "why"):
            return None
        back = 1 if acted else back
        if len(turns) <= back:
            return guardian.say("then_nothing", language)
        did = turns[back]
        found = [one for one in self._earlier() if one.id == did[0].trace_id]
        return self._told(did, found[-1] if found else None, language)

    def _told(self, did: Sequence[Entry], trace: Trace | None, language: str) -> str:
        """Tell what one turn did, on what words, and by whom."""
        guardian, parts = self.guardian, list[str]()
        if acts := self._acts(did, language):
            parts.append(guardian.say("did_last", language, acts=acts))
        if failed := self._failed(did):
            names = guardian.names(failed, language)
            parts.append(guardian.say("none_no_answer", language, names=names))
        if trace is not None:
            if text := _heard(trace):
                parts.append(guardian.say("why_heard", language, text=text))
            parts.append(self._lane(trace, language))
        return " ".join(part for part in parts if part)

    def _worked(self, request: Request) -> str:
        """Look now whether what was done last is as it was wished; "" when unknown."""
        turns = self.guardian.journal.turns(asker_from(request), self._now)
        if not turns:
            return ""
        holds, lost = set[str](), dict[str, str]()
        for entry in turns[0]:
            now = _look(self.guardian, entry)
            holds |= set(now.ok)
            lost |= now.failed
        if not holds and not lost:
            return ""
        held = Held(ok=tuple(holds), failed=lost)
        language = request.language
        if lost:
            return self.guardian.exceptions(held, language)
        acts = self._acts(turns[0], language)
        return self.guardian.say("it_worked", language, acts=acts)

    def _refused(self, request: Request) -> str:
        """Explain the newest wish that was not done as it was said."""
        for trace in reversed(self._earlier()):
            if _is_here(trace, request) and any(
                step.name == "not_permitted"
                or step.facts.get("no_target")
                or step.facts.get("not_held")
                or step.facts.get("failed")
                for step in trace.steps
            ):
                return self._of_trace(trace, request)
        return self.guardian.say("why_no_wish", request.language)

    def _of_trace(self, trace: Trace, request: Request) -> str:
        """Explain one turn by its steps alone."""
        guardian, language = self.guardian, request.language
        parts = [guardian.say("why_heard", language, text=_heard(trace))]
        lost = [one for step in trace.steps for one in step.facts.get("not_held") or ()]
        if lost:
            names = guardian.names(lost, language)
            parts.append(guardian.say("none_no_answer", language, names=names))
        elif any(step.facts.get("no_target") for step in trace.steps):
            parts.append(guardian.say("no_target", language))
        parts.append(self._lane(trace, language))
        return " ".join(part for part in parts if part)

    # The last hours --------------------------------------------------------------

    def _lately(self, request: Request, asked: Asked) -> str:
        """Tell what was done for this person today, or in the time asked about."""
        guardian, language, now = self.guardian, request.language, self._now
        begin, end = asked.within or (None, None)
        if asked.question == "hour":
            begin = request.now - timedelta(seconds=_HOUR)
        if begin is None:
            begin = request.now.replace(hour=0, minute=0, second=0, microsecond=0)
        told = []
        entries = guardian.journal.by(asker_from(request), now, TOLD_SECONDS)
        for entry in entries:
            at = request.now - timedelta(seconds=now - entry.at)
            if at < begin or (end is not None and at >= end):
                continue
            what = self._acts((entry,), language)
            if not what and not entry.failed:
                what = self._said(entry, language)
            if what:
                time = say_time(at, language)
                told.append(guardian.say("day_item", language, time=time, what=what))
        if not told:
            return guardian.say("then_nothing" if entries else "day_nothing", language)
        shown = "; ".join(told[-_MOST_TOLD:])
        key = "day_more" if len(told) > _MOST_TOLD else "day"
        return guardian.say(key, language, count=str(len(told)), what=shown)

    def _said(self, entry: Entry, language: str) -> str:
        """Give the words of a wish that no state shows; secrets are masked in them."""
        found = [
            one
            for one in self.tracer.traces
            if one.id == entry.trace_id and _is_theirs(one)
        ]
        text = _heard(found[0]) if found else ""
        return self.guardian.say("day_said", language, text=text) if text else ""

    # Who switched a thing --------------------------------------------------------

    async def _thing(self, request: Request, asked: Asked) -> str | None:
        """Tell who or what brought a thing to the state it is in."""
        guardian, language = self.guardian, request.language
        found = request.kit.resolve(
            Query(
                text=asked.what,
                language=language,
                area_id=request.area_id,
                groups=True,
                near=False,
            )
        )
        if found.decision not in {Decision.PICK, Decision.ALL}:
            return None
        user_id = request.context.user_id if request.context else None
        may_read = await readable_by(guardian.hass, user_id)
        states = [
            state
            for one in found.entity_ids
            if may_read(one) and (state := guardian.hass.states.get(one))
        ]
        if not states:
            return None
        if waiting := self._waiting(states, request):
            return waiting
        fits = [one for one in states if _fits(one, asked)]
        if not fits:
            return self._otherwise(states[0], language)
        state = max(fits, key=lambda one: one.last_changed)
        return await self._doer(state, request)

    def _waiting(self, states: Sequence[State], request: Request) -> str:
        """Say that a question about one of the things is still open; "" of none."""
        guardian = self.guardian
        pending = guardian.waits(asker_from(request))
        if pending is None:
            return ""
        names = [guardian.names((s.entity_id,), request.language) for s in states]
        if not any(name in pending.question for name in names):
            return ""
        question = pending.question
        return guardian.say("why_waits", request.language, question=question)

    def _otherwise(self, state: State, language: str) -> str | None:
        """Say that it is not as the question takes it to be."""
        guardian = self.guardian
        if (key := _AS_STATE.get(state.state)) is None:
            return None
        names = guardian.names((state.entity_id,), language)
        acts = guardian.say(key, language, names=names)
        return guardian.say("why_otherwise", language, acts=acts)

    async def _doer(self, state: State, request: Request) -> str:
        guardian, language = self.guardian, request.language
        at = dt_util.as_local(state.last_changed)
        time = say_moment(at, request.now, language)
        about = guardian.journal.about(state.entity_id)
        entry = next((one for one in about if _came_of(state, one)), None)
        if entry is not None:
            asker = asker_from(request)
            here = guardian.journal.of(asker, self._now, TOLD_SECONDS)
            mine = any(one is entry for one in here)
            if mine and (text := self._said(entry, language)):
                return guardian.say("doer_you", language, time=time, text=text)
            return guardian.say("doer_me", language, time=time)
        doer = doer_of(guardian.hass, state)
        if doer.kind == "user":
            user = await guardian.hass.auth.async_get_user(doer.id)
            name = user.name if user else ""
            key = "doer_user" if name else "doer_someone"
            return guardian.say(key, language, time=time, name=name or "")
        if doer.kind == "unknown":
            return guardian.say("doer_unknown", language, time=time)
        if doer.id in guardian.home().entities:
            name = guardian.names((doer.id,), language)
            return guardian.say(f"doer_{doer.kind}", language, time=time, name=name)
        return guardian.say("doer_some_automation", language, time=time)

    # How it is worded ------------------------------------------------------------

    @property
    def _now(self) -> float:
        return self.guardian.hass.loop.time()

    def _earlier(self) -> list[Trace]:
        """Give the turns before this one, oldest first."""
        return [one for one in list(self.tracer.traces)[:-1] if one.lane != "silence"]

    def _trace(self, entries: Sequence[Entry], request: Request) -> Trace | None:
        """Find the turn that is asked about; this one is not meant."""
        wanted = entries[-1].trace_id if entries else None
        earlier = self._earlier()
        talk = [one for one in earlier if _is_here(one, request)]
        # Who was just asked or refused wants to know about that.
        if talk and any(step.name == "not_permitted" for step in talk[-1].steps):
            return talk[-1]
        for trace in reversed(earlier):
            if trace.id == wanted:
                return trace
            if wanted is None and _is_here(trace, request):
                return trace
        return None

    def _lane(self, trace: Trace, language: str) -> str:
        refused = next((s for s in trace.steps if s.name == "not_permitted"), None)
        parts = []
        if refused is not None:
            parts.append(self._refusal(refused, language))
        if trace.model_calls:
            call = next(s for s in trace.steps if s.name == "model_call")
            model = str(call.facts.get("model", ""))
            parts.append(self.guardian.say("why_lane_model", language, model=model))
        else:
            parts.append(self.guardian.say("why_lane_fast", language))
        return " ".join(part for part in parts if part)

    def _refusal(self, refused: Step, language: str) -> str:
        """Say why something was not done, or not at once."""
        error, why = refused.facts.get("error"), refused.facts.get("why")
        if error == "only_asked":
            return self.guardian.say("why_unwished", language)
        if not why:
            return ""
        reason = self.guardian.reason(str(why), language)
        key = "why_denied" if error == "not_allowed" else "why_asked"
        return self.guardian.say(key, language, why=reason)

    def _failed(self, entries: Iterable[Entry]) -> list[str]:
        """Give what did not happen then, and has not happened since."""
        return [
            one
            for entry in entries
            if entry.failed
            for one in sorted(entry.failed - set(_look(self.guardian, entry).ok))
        ]

    def _acts(self, entries: Sequence[Entry], language: str) -> str:
        """Name what was done, and nothing that was not: "Kitchen Light on"."""
        failed = set(self._failed(entries))
        acts = [
            act
            for entry in entries
            for act in entry.acts
            if not act.inside and act.entity_id not in failed
        ]
        became: dict[str, list[str]] = {}
        for entry in (one for one in entries if not one.acts):
            # A command of ours tells by the states alone what it did.
            for entity_id in sorted(entry.touched - failed):
                became.setdefault(_became(entry, entity_id), []).append(entity_id)
        parts = [deeds(self.guardian, acts, language)]
        for key, ids in became.items():
            names = self.guardian.names(ids, language)
            parts.append(self.guardian.say(key, language, names=names))
        return ", ".join(filter(None, parts))


def _became(entry: Entry, entity_id: str) -> str:
    """Name what a thing became: another state, or other values of the same one."""
    before, after = entry.before.get(entity_id), entry.after.get(entity_id)
    if before is None or after is None or before.state == after.state:
        return "act_set"
    return _AS_STATE.get(after.state, "act_set")


def _look(guardian: Authorizer, entry: Entry) -> Held:
    """Look at once whether what was done is so."""
    return Readback(guardian.hass, entry.acts, before=entry.before).at_once()


def _is_here(trace: Trace, request: Request) -> bool:
    """Tell whether a turn was this person's, in this conversation."""
    return _is_theirs(trace) and trace.conversation_id == request.conversation_id


def _is_theirs(trace: Trace) -> bool:
    """Tell whether a turn was of the person who speaks now."""
    now = current_trace()
    return now is None or now.person == trace.person


def _heard(trace: Trace) -> str:
    """Give the words of a turn, as they were masked."""
    step = next((one for one in trace.steps if one.name == "heard"), None)
    return str(step.facts.get("text", "")) if step else ""


def _fits(state: State, asked: Asked) -> bool:
    """Tell whether a thing is as the question takes it to be."""
    return not asked.states or (state.state in asked.states) is not asked.denied


def _came_of(state: State, entry: Entry) -> bool:
    """Tell whether a state is still the one that an action of ours left."""
    after = entry.after.get(state.entity_id)
    if after is None:
        return False
    same = after.state == state.state and after.last_changed == state.last_changed
    before = entry.before.get(state.entity_id)
    changed = before is None or before.last_changed != after.last_changed
    return changed and (same or after.context.id == state.context.id)


@dataclass(slots=True, kw_only=True)
class Hindsight:
    """The turn's hooks for "undo", "why" and "stop"."""

    guardian: Authorizer
    tracer: Tracer
    dialogues: Dialogues

    async def undo(self, request: Request, extent: Extent) -> Response | None:
        """Take back what was done; None when nothing was done here."""
        return await TakingBack(guardian=self.guardian).undo(request, extent)

    async def why(self, request: Request, asked: Asked) -> str | None:
        """Explain what was done; None when there is nothing to explain."""
        telling = Telling(guardian=self.guardian, tracer=self.tracer)
        return await telling.why(request, asked)

    def done_here(self, request: Request, action: str) -> tuple[str, ...]:
        """List what an action was done to from here, newest first."""
        now = self.guardian.hass.loop.time()
        return self.guardian.journal.done_here(asker_from(request), now, action)

    async def stop(self, request: Request) -> None:
        """Drop what waits for consent, and what tools found in this conversation."""
        self.guardian.take(asker_from(request))
        if (dialogue := self.dialogues.peek(request.conversation_id)) is not None:
            dialogue.clear()


# What Home Assistant answers with a number, or with a few names of many.
_COUNTED: Final = frozenset({"how_many", "any"})
_NAMED: Final = "which"


def which_of(turn: Turn, heard: Heard) -> Routed | None:
    """Ask the last question anew, for the names; None where nothing was counted.

    Only the very next sentence counts.
    """
    last = turn.dialogue.last_wish
    if last is None or last.wish.response not in _COUNTED or last.several:
        return None
    words = sequels_for(heard.language)
    if last.said + 1 != said_so_far(turn) or tokens(heard.text) not in words.which:
        return None
    wish = replace(last.wish, response=_NAMED, heard=())
    why = "which of them"
    return Routed(lane="sentence", wishes=(wish,), why=why, sentence=last.sentence)
