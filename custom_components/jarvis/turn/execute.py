"""Execute a sentence of the grammar: authorise, do, read back, answer."""

from dataclasses import dataclass, field
import re
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import (
    DOMAIN as CONVERSATION,
    AssistantContent,
    ConversationTraceEventType,
    ToolResultContent,
    async_conversation_trace_append,
)
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import intent, llm
from homeassistant.helpers.translation import async_get_translations

from ..const import LOGGER
from ..lang.degrees import converted
from ..lang.responses import Lines, responses
from ..safety.authorizer import TOO_MANY
from ..safety.executor import Action, ActionResult, ask, execute
from ..safety.question import deeds, word_of
from ..safety.readback import Held
from ..safety.tiers import NO_CONSENT, Act, Grant, Tier
from ..tools.failures import with_failed
from ..tools.trust import tells_foreign
from .asker import acts_of_wishes, asker_of, ruling_on, singled
from .narrowing import is_seen
from .reply import worded
from .types import Outcome, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from homeassistant.core import HomeAssistant, State

    from ..grammar.types import Wish
    from ..safety.authorizer import Decision
    from .route import Routed
    from .types import Heard, Turn


_ID = re.compile(r"[a-z_]+\.[a-z0-9_]+")


async def reason(
    turn: Turn, heard: Heard, err: intent.IntentError, acts: tuple[Act, ...]
) -> str:
    """Word why an intent failed, without ids and without names of hidden things.

    "" where there is nothing to say but what failed, and that is known by its name.
    """
    why = str(err)
    if isinstance(err, intent.IntentUnexpectedError):
        cause = err.__cause__ or err
        # A text of its own may hold anything; one that is translated is for people.
        why = await _translated(turn.house.hass, heard.language, cause)
        if not why:
            named = any(act.entity_id for act in acts)
            why = "" if named else type(cause).__name__
    # A text with ids is nothing for the ears.
    ids = [act.entity_id for act in acts if act.entity_id]
    if not why or any(one in why for one in ids):
        return ""
    return turn.house.lines.say("not_done", heard.language, reason=why)


async def _translated(hass: HomeAssistant, language: str, error: BaseException) -> str:
    """Word an error in the user's language; "" where nobody has translated it."""
    if not isinstance(error, HomeAssistantError) or not error.translation_domain:
        return ""
    domain, key = error.translation_domain, error.translation_key
    known = await async_get_translations(hass, language, "exceptions", {domain})
    text = known.get(f"component.{domain}.exceptions.{key}.message", "")
    try:
        told = text.format(**(error.translation_placeholders or {})).rstrip(".")
    except KeyError, IndexError, ValueError:
        return ""
    # An id is nothing for the ears, and may be one of something hidden.
    return "" if any(hass.states.get(one) for one in _ID.findall(told)) else told


LINES: Final = responses("lifecycle")


@dataclass(frozen=True, slots=True, kw_only=True)
class Obeyed:
    """What came of it; `response` has its speech set. `targets` were meant."""

    response: intent.IntentResponse
    outcome: Outcome
    targets: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class _Done:
    """What came of one wish."""

    response: intent.IntentResponse
    failed: bool = False
    texts: dict[str, Any] = field(default_factory=dict)


async def obey(
    turn: Turn,
    heard: Heard,
    routed: Routed,
    granted: Grant = NO_CONSENT,
) -> Obeyed | None:
    """Run the intents in order; None when none has a target and a model may look.

    What needs consent is asked about before anything is done; `granted` is the
    consent given to it. After a failure the rest is left undone: it may
    have depended on it.
    """
    gone = turn.house.safety.gone(granted)
    wishes = [
        one
        for one in singled(turn.house.hass, routed.wishes)
        if not one.targets or not set(one.targets) <= set(gone)
    ]
    if not wishes:
        return _missed(turn, heard, gone) if gone else None
    acts = acts_of_wishes(turn.house.hass, heard, wishes)
    ruling = await ruling_on(turn, heard, wishes, acts, granted)
    if ruling is not None and not ruling.granted:
        return _withheld(turn, heard, routed, ruling)
    done: list[_Done] = []
    for wish, some in zip(wishes, acts, strict=True):
        one = await _run(turn, heard, wish, some, ruling)
        if one is None and not done:
            return None
        done.append(one or _no_target(turn, heard))
        if done[-1].failed:
            break
        if wish.later and granted.tier:
            _promise(turn, wish, granted)
    turn.trace.lane = routed.lane
    return _finished(turn, heard, routed, done, gone)


def _promise(turn: Turn, wish: Wish, granted: Grant) -> None:
    """Let a timer do later what was consented to now."""
    house, said = turn.house, turn.said
    device_id = house.home.device_of(said.satellite_id, said.device_id)
    now = house.hass.loop.time()
    house.safety.later.keep(wish.slots, device_id, granted, now)


def _missed(turn: Turn, heard: Heard, gone: Sequence[str]) -> Obeyed:
    """Say that all that was agreed to has left the house meanwhile."""
    held = Held(failed=dict.fromkeys(gone, "unavailable"))
    told = turn.house.safety.exceptions(held, heard.language)
    return spoken(turn, heard.language, told, failed=True)


def _finished(
    turn: Turn,
    heard: Heard,
    routed: Routed,
    done: list[_Done],
    gone: Sequence[str],
) -> Obeyed:
    response = _joined(done)
    speech = _worded(turn, heard, routed, done)
    if gone:
        rest = Held(ok=("",), failed=dict.fromkeys(gone, "unavailable"))
        missed = turn.house.safety.exceptions(rest, heard.language)
        speech = f"{_closed(speech)} {missed}"
    failed = done[-1].failed
    if failed:
        response.async_set_error(
            intent.IntentResponseErrorCode.FAILED_TO_HANDLE, speech
        )
    response.async_set_speech(speech)
    turn.log.async_add_assistant_content_without_tools(
        AssistantContent(agent_id=turn.said.agent_id, content=speech)
    )
    return Obeyed(
        response=response,
        outcome=Outcome(stop=Stop.FAILED if failed else Stop.DONE),
        targets=tuple(t for wish in routed.wishes for t in wish.targets),
    )


def _withheld(turn: Turn, heard: Heard, routed: Routed, ruling: Decision) -> Obeyed:
    """Ask first, or say that it is not done."""
    safety, asker = turn.house.safety, asker_of(turn, heard)
    turn.trace.lane = routed.lane
    turn.trace.mark(
        "not_permitted",
        tier=ruling.judged.tier.key,
        error="not_allowed" if ruling.denied else "needs_confirmation",
        why=_why(ruling),
    )
    if ruling.denied:
        return spoken(turn, heard.language, ruling.denied, failed=True)

    async def redo(later: Turn, granted: Grant) -> Obeyed | None:
        return await obey(later, heard, routed, granted=granted)

    question = ask(safety, ruling, asker, redo)
    return spoken(turn, heard.language, question, ask=safety.waits(asker) is not None)


def _why(ruling: Decision) -> str:
    """Give the reason; below "confirm" only the number of targets is one."""
    asks = ruling.judged.tier >= Tier.CONFIRM
    return ruling.judged.why if asks else TOO_MANY


def spoken(
    turn: Turn, language: str, text: str, *, failed: bool = False, ask: bool = False
) -> Obeyed:
    """End a turn with a sentence of safety's own."""
    response = intent.IntentResponse(language=language)
    if failed:
        response.async_set_error(intent.IntentResponseErrorCode.FAILED_TO_HANDLE, text)
    response.async_set_speech(text)
    turn.log.async_add_assistant_content_without_tools(
        AssistantContent(agent_id=turn.said.agent_id, content=text)
    )
    stop = Stop.FAILED if failed else Stop.DONE
    return Obeyed(response=response, outcome=Outcome(stop=stop, ask=ask))


async def _run(
    turn: Turn,
    heard: Heard,
    wish: Wish,
    acts: tuple[Act, ...],
    decision: Decision | None,
) -> _Done | None:
    """Run one intent and read back; None when nothing in the house fits it."""
    arguments, texts, left = dict(wish.slots), _texts(turn, wish), turn.clock.left / 2

    async def do() -> intent.IntentResponse | None:
        try:
            return await _handle(turn, heard, wish, _slots(heard, wish, texts))
        except (intent.MatchFailedError, intent.UnknownIntent) as err:
            step.facts["no_target"] = str(err)
            return None

    action = Action[intent.IntentResponse | None](
        acts=acts,
        do=do,
        lane="fast",
        context=turn.said.context,
        errors=(intent.IntentError,),
        happened=lambda response: response is not None,
        reported=lambda told, held: with_failed(told, held) if told else held,
        seconds=left,
        most=left,
    )
    with turn.trace.step(
        "intent",
        intent=wish.intent,
        slots=arguments,
        targets=wish.targets,
        acts=wish.kind == "action",
    ) as step:
        async_conversation_trace_append(
            ConversationTraceEventType.TOOL_CALL,
            {"intent_name": wish.intent, "slots": arguments},
        )
        asker, trace_id = asker_of(turn, heard), turn.trace.id
        result = await execute(
            turn.house.safety, action, asker, decision=decision, trace_id=trace_id
        )
        step.facts["not_held"] = dict(result.failed)
        done: _Done | None
        if result.error is not None:
            step.facts["failed"] = "timeout" if result.late else str(result.error)
            done = _Done(response=intent.IntentResponse(language=heard.language))
            why = await _why_not(turn, heard, result, acts)
            _read_error(turn, heard, done, result.held, why)
        elif (done := await _answer(turn, heard, wish, result, texts)) is None:
            return None
    _write(turn, wish.intent, arguments, done)
    return done


async def _answer(
    turn: Turn,
    heard: Heard,
    wish: Wish,
    result: ActionResult[intent.IntentResponse | None],
    texts: dict[str, Any],
) -> _Done | None:
    """Word what an intent came to; None for what may not be seen, or fits nothing."""
    if (response := result.value) is None:
        return None
    if wish.kind == "query" and not is_seen(response, heard.may_read):
        return None
    if any(map(tells_foreign, response.matched_states)):
        turn.dialogue.taint()
    done = _Done(response=response, texts=texts)
    await _speak(turn, heard, wish, done)
    _read(turn, heard, done, result.held)
    return done


async def _why_not(
    turn: Turn, heard: Heard, result: ActionResult[Any], acts: tuple[Act, ...]
) -> str:
    """Say why an intent failed, where no thing that did not follow can be named."""
    if isinstance(err := result.error, intent.IntentError):
        LOGGER.warning("Intent failed: %s", err)
        return await reason(turn, heard, err, acts)
    late = Lines(LINES).say("timeout", heard.language, turn=0)
    return "" if result.failed else late


async def _handle(
    turn: Turn, heard: Heard, wish: Wish, slots: dict[str, Any]
) -> intent.IntentResponse:
    """Hand an intent to Home Assistant; raises what its handler raises."""
    said, home = turn.said, turn.house.home
    return await intent.async_handle(
        turn.house.hass,
        CONVERSATION,
        wish.intent,
        slots,
        said.text,
        said.context,
        heard.language,
        assistant=CONVERSATION,
        device_id=home.device_of(said.satellite_id, said.device_id),
        satellite_id=said.satellite_id,
        conversation_agent_id=said.agent_id,
    )


def _read_error(turn: Turn, heard: Heard, done: _Done, held: Held, why: str) -> None:
    """Say what came of it in spite of an error; `why` where no thing can be named."""
    house, language = turn.house, heard.language
    told = house.safety.exceptions(held, language) if held.ok or not why else why
    done.failed = not held.ok
    if done.failed:
        told = told or house.lines.say("did_not_work", language)
        code = intent.IntentResponseErrorCode.FAILED_TO_HANDLE
        done.response.async_set_error(code, told)
    done.response.async_set_speech(told or house.lines.say("done", language))


def _read(turn: Turn, heard: Heard, done: _Done, held: Held) -> None:
    """Say what did not happen; nothing at all is a failure."""
    if not held.failed:
        return
    told = turn.house.safety.exceptions(held, heard.language)
    if held.nothing:
        done.failed = True
        done.response.async_set_error(
            intent.IntentResponseErrorCode.FAILED_TO_HANDLE, told
        )
        done.response.async_set_speech(told)
        return
    said = str(done.response.speech["plain"]["speech"])
    done.response.async_set_speech(f"{_closed(said)} {told}")


def _slots(heard: Heard, wish: Wish, texts: dict[str, Any]) -> dict[str, Any]:
    slots = {
        name: {"value": value, "text": texts[name]}
        for name, value in wish.slots.items()
    }
    if "name" in slots and len(wish.targets) == 1:
        # The id says exactly what was meant, where a name may not be the only one.
        slots["name"]["value"] = wish.targets[0]
    if (area := heard.place.area) is not None:
        slots["preferred_area_id"] = {"value": area.area_id}
    return slots


def _texts(turn: Turn, wish: Wish) -> dict[str, Any]:
    """Give the slots as a sentence says them: an entity by its own name.

    Numbers are words too: that is what Home Assistant's sentences compare with.
    """
    texts: dict[str, Any] = {
        name: str(int(value) if value.is_integer() else value)
        if isinstance(value, (int, float))
        else value
        for name, value in wish.slots.items()
    }
    if "name" in texts and len(wish.targets) == 1:
        entity = turn.house.home.home.entities.get(wish.targets[0])
        texts["name"] = entity.name if entity else texts["name"]
    if wish.unit:
        # It is told in the unit it was wished in.
        house = turn.house.hass.config.units.temperature_unit
        value = converted(float(wish.slots["temperature"]), house, wish.unit)
        texts["temperature"] = f"{value:g}"
    return texts


def _no_target(turn: Turn, heard: Heard) -> _Done:
    """Word the failure of a later wish: what came before it has happened."""
    response = intent.IntentResponse(language=heard.language)
    response.async_set_error(
        intent.IntentResponseErrorCode.NO_VALID_TARGETS,
        turn.house.lines.say("no_target", heard.language),
    )
    return _Done(response=response, failed=True)


async def _speak(turn: Turn, heard: Heard, wish: Wish, done: _Done) -> None:
    response = done.response
    if not response.speech:
        speech = await worded(turn, heard, wish, response, done.texts)
        idle = wish.intent == intent.INTENT_NEVERMIND
        key = "dropped" if idle else "promised" if wish.later else "done"
        if wish.kind == "query" and response.matched_states:
            key = "cannot_tell"
        names = ", ".join(str(state.name) for state in response.matched_states)
        said = turn.house.lines.say(key, heard.language, names=names)
        response.async_set_speech(speech or said)


def _write(turn: Turn, name: str, arguments: dict[str, Any], done: _Done) -> None:
    call = llm.ToolInput(tool_name=name, tool_args=arguments, external=True)
    agent_id = turn.said.agent_id
    turn.log.async_add_assistant_content_without_tools(
        AssistantContent(agent_id=agent_id, tool_calls=[call])
    )
    turn.log.async_add_assistant_content_without_tools(
        ToolResultContent(
            agent_id=agent_id,
            tool_call_id=call.id,
            tool_name=name,
            result=llm.ToolResult(
                data=llm.IntentResponseDict(done.response), error=done.failed
            ),
        )
    )


def _joined(done: list[_Done]) -> intent.IntentResponse:
    """Make one response of several: the last, with all that was reached."""
    response = done[-1].response
    earlier = [one.response for one in done[:-1]]
    response.success_results = [
        target for one in (*earlier, response) for target in one.success_results
    ]
    response.failed_results = [
        target for one in (*earlier, response) for target in one.failed_results
    ]
    return response


def _worded(turn: Turn, heard: Heard, routed: Routed, done: list[_Done]) -> str:
    """Say everything once, in a butler's words, and how names were understood."""
    house = turn.house
    spoken = list(
        dict.fromkeys(str(one.response.speech["plain"]["speech"]) for one in done)
    )
    if all(wish.kind == "query" for wish in routed.wishes):
        # A bare "no" to the one half says nothing beside what the other half found.
        spoken = [part for part in spoken if len(part.split()) > 1] or spoken
    text = " ".join(_closed(part) for part in spoken)
    if not done[-1].failed and all(wish.kind == "action" for wish in routed.wishes):
        text = house.lines.say(
            "confirmations", heard.language, turn=turn.dialogue.obeyed, text=text
        )
        turn.dialogue.obeyed += 1
    taken = [
        house.lines.say("taken_as", heard.language, heard=said, name=name)
        for wish in routed.wishes
        for said, name in wish.heard
    ]
    return " ".join(filter(None, (text, *taken, routed.remark)))


def _closed(text: str) -> str:
    """Write a result as a sentence: with a capital letter and an end."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "。")) else f"{text}."


_STATES: Final = {
    "act_unlock": "unlocked",
    "act_lock": "locked",
    "act_open": "open",
    "act_close": "closed",
}


def to_be_said(turn: Turn, heard: Heard, said: str) -> str:
    """Say what of this turn's deeds is to be said and was not; "" for nothing."""
    guardian, asker = turn.house.safety, asker_of(turn, heard)
    now, told = turn.house.hass.loop.time(), said.casefold()
    exposed = guardian.home().entities
    acts = [
        (act, entry.after.get(entity.entity_id))
        for entry in guardian.journal.of(asker, now)
        if entry.trace_id == turn.trace.id
        for act in entry.acts
        if (entity := exposed.get(act.entity_id or "")) is not None
        and act.entity_id not in entry.failed
        and entity.name.casefold() not in told
        and guardian.policy.tier(act, asker)[0] is Tier.SAY
    ]
    language = heard.language
    parts = []
    if done := [act for act, after in acts if _is_so(act, after)]:
        named = deeds(guardian, done, language)
        parts.append(guardian.say("did_last", language, acts=named))
    if begun := [str(act.entity_id) for act, after in acts if not _is_so(act, after)]:
        names = guardian.names(begun, language)
        parts.append(guardian.say("did_begin", language, names=names))
    return " ".join(parts)


def _is_so(act: Act, after: State | None) -> bool:
    """Tell whether a thing is what the act makes of it, and not on its way there."""
    wanted = _STATES.get(word_of(act))
    return wanted is None or (after is not None and after.state == wanted)
