"""Reply: the words of an intent's answer, and the result of the turn."""

from collections.abc import Iterable, Mapping
from math import isfinite
from typing import TYPE_CHECKING, Any, override

from homeassistant.components.climate import ATTR_CURRENT_TEMPERATURE
from homeassistant.components.conversation import (
    AssistantContent,
    ConversationResult,
    ToolResultContent,
    UserContent,
)
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.components.cover import ATTR_CURRENT_POSITION
from homeassistant.components.fan import ATTR_PERCENTAGE
from homeassistant.components.light import ATTR_BRIGHTNESS
from homeassistant.components.media_player import ATTR_MEDIA_VOLUME_LEVEL
from homeassistant.const import (
    ATTR_TEMPERATURE,
    STATE_NOT_HOME,
    STATE_OFF,
    STATE_UNAVAILABLE,
    STATE_UNKNOWN,
)
from homeassistant.exceptions import TemplateError
from homeassistant.helpers import intent, llm
from homeassistant.helpers.template import Template, TemplateState
from homeassistant.helpers.translation import async_get_translations

from ..const import LOGGER
from ..home.snapshot import STATELESS
from ..lang.responses import joined
from ..lang.values import values_for
from .asker import is_unsettled
from .types import Outcome, Stop

if TYPE_CHECKING:
    from homeassistant.components.conversation import Content
    from homeassistant.core import HomeAssistant, State

    from ..grammar.types import Wish
    from .types import Heard, Turn


# So often in a row a question of ours may open the microphone again.
MAX_REOPENED = 2
_FAILURES = frozenset({Stop.FAILED, Stop.OUT_OF_TIME})


def reply(
    turn: Turn, outcome: Outcome, response: intent.IntentResponse | None = None
) -> ConversationResult:
    """Build the result; `response` is given when an intent made one."""
    turn.trace.stop = str(outcome.stop)
    if response is None:
        response = _from_log(turn, outcome)
    response.async_set_speech(
        response.speech.get("plain", {}).get("speech", ""),
        extra_data={
            "jarvis": {
                "lane": turn.trace.lane,
                "model_calls": turn.trace.model_calls,
                "trace_id": turn.trace.id,
            }
        },
    )
    return ConversationResult(
        response=response,
        conversation_id=turn.log.conversation_id,
        continue_conversation=_stay_open(turn, outcome),
    )


def _from_log(turn: Turn, outcome: Outcome) -> intent.IntentResponse:
    since = _since_asked(turn.log.content)
    response = intent.IntentResponse(language=turn.said.language)
    for content in reversed(since):
        if isinstance(content, ToolResultContent) and isinstance(
            content.result.data, llm.IntentResponseDict
        ):
            # Home Assistant's own result keeps its targets and states.
            response = content.result.data.original
            break
    speech = _spoken(since, failed=outcome.stop in _FAILURES)
    if outcome.stop in _FAILURES:
        response = intent.IntentResponse(language=turn.said.language)
        response.async_set_error(intent.IntentResponseErrorCode.UNKNOWN, speech)
    else:
        response.async_set_speech(speech)
    return response


def _since_asked(content: list[Content]) -> list[Content]:
    """Return what was added since the user spoke; in a silent turn that is nothing."""
    asked = [at for at, one in enumerate(content) if isinstance(one, UserContent)]
    return content[asked[-1] + 1 :] if asked else content


def _spoken(since: list[Content], *, failed: bool) -> str:
    """Take the last thing said; after a failure also what was said before it."""
    texts = [
        content.content.strip()
        for content in since
        if isinstance(content, AssistantContent) and content.content
    ]
    if failed:
        return " ".join(texts[-2:])
    return texts[-1] if texts else ""


def _stay_open(turn: Turn, outcome: Outcome) -> bool:
    asked = (
        outcome.stop is Stop.DONE
        and turn.log.continue_conversation
        and is_unsettled(turn)
    )
    wanted = outcome.ask or asked
    if not wanted or turn.dialogue.reopened >= MAX_REOPENED:
        turn.dialogue.reopened = 0
        return False
    turn.dialogue.reopened += 1
    return True


# The answer that tells how a thing is set, beyond on and off; its fallback.
DETAILS = "details"
_PLAIN = "one"
_WHERE = "where"
_WEATHER = "weather"
_ANY, _ALL = "any", "all"
MOST_NAMED = 3
_SHARES = {
    "light": (ATTR_BRIGHTNESS, 100 / 255),
    "cover": (ATTR_CURRENT_POSITION, 1.0),
    "fan": (ATTR_PERCENTAGE, 1.0),
    "media_player": (ATTR_MEDIA_VOLUME_LEVEL, 100.0),
}


class _Spoken(TemplateState):
    """A state whose value is in the words of a language."""

    __slots__ = ("_said",)

    def __init__(self, hass: HomeAssistant, state: State, said: str | None) -> None:
        super().__init__(hass, state)
        self._said = said

    @property
    @override
    def state_with_unit(self) -> str:
        return self._said or super().state_with_unit


async def worded(
    turn: Turn,
    heard: Heard,
    wish: Wish,
    response: intent.IntentResponse,
    texts: Mapping[str, Any],
) -> str:
    """Word a result; `texts` are the slots as said. "" where no sentence fits."""
    silent = [state for state in _found(response) if not _tells(state, wish)]
    if wish.kind == "query" and silent:
        return await _as_far(turn, heard, wish, response, texts)
    if wish.response == DETAILS:
        told = [_detail(turn, heard, one) for one in response.matched_states]
        if told and all(told):
            return " ".join(told)
    if wish.response == _WHERE and (out := _out(turn, heard, response)):
        return out
    hass = turn.house.hass
    if not (text := await _template(hass, heard, wish)):
        return ""
    words: Mapping[str, str] = {}
    if wish.kind == "query":
        # What was done is told by the wish, only what is so by states.
        words = await _state_words(hass, heard.language, _found(response))
    values = _values(hass, words, response, texts)
    try:
        speech = _bare_sky(response, words) or Template(text, hass).async_render(
            values, parse_result=False
        )
    except TemplateError as err:
        LOGGER.warning("Response sentence of %s failed: %s", wish.intent, err)
        return ""
    spoken = " ".join(str(speech).split())
    return _named(spoken, str(values["slots"].get("name", "")), heard.language)


async def _as_far(
    turn: Turn,
    heard: Heard,
    wish: Wish,
    response: intent.IntentResponse,
    texts: Mapping[str, Any],
) -> str:
    """Word what is known, and name what does not answer: it is neither yes nor no."""
    found = _found(response)
    silent = [state for state in found if not _tells(state, wish)]
    response.async_set_states(
        [state for state in response.matched_states if _tells(state, wish)],
        [state for state in response.unmatched_states if _tells(state, wish)],
    )
    lines, language = turn.house.lines, heard.language
    names = [state.name for state in silent]
    if (more := len(names) - MOST_NAMED) > 1:
        rest = lines.say("safety_more", language, count=f"{more}")
        names = [*names[:MOST_NAMED], rest]
    listed = joined(names, lines.say("and", language))
    if len(silent) == len(found):
        return lines.say("cannot_tell", language, names=listed)
    known = await worded(turn, heard, wish, response, texts)
    matched, unmatched = response.matched_states, response.unmatched_states
    sure = {_ANY: matched, _ALL: unmatched}.get(wish.response or "")
    key = "also_silent" if sure else "as_far"
    return lines.say(key, language, text=known.rstrip(" .。"), names=listed)


def _tells(state: State, wish: Wish) -> bool:
    """Tell whether a thing says what is asked of it."""
    if state.state == STATE_UNAVAILABLE:
        return False
    if wish.intent == intent.INTENT_GET_TEMPERATURE:
        value = state.attributes.get(ATTR_CURRENT_TEMPERATURE, state.state)
        return isinstance(value, (int, float)) or _is_number(str(value))
    return state.state != STATE_UNKNOWN or state.domain in STATELESS


def _is_number(text: str) -> bool:
    try:
        return isfinite(float(text))
    except ValueError:
        return False


async def _template(hass: HomeAssistant, heard: Heard, wish: Wish) -> str:
    """Find Home Assistant's sentence for a result; "" where there is none."""
    grammar = get_agent_manager(hass).default_agent
    if grammar is None or wish.response is None:
        return ""
    sentences = await grammar.async_get_or_load_intents(heard.language)
    if sentences is None:
        return ""
    known = sentences.intent_responses.get(wish.intent, {})
    return known.get(_PLAIN if wish.response == DETAILS else wish.response) or ""


def _out(turn: Turn, heard: Heard, response: intent.IntentResponse) -> str:
    """Tell of somebody who is out: the sentences know nothing but places."""
    away = [s for s in response.matched_states if s.state == STATE_NOT_HOME]
    if len(away) != 1 or len(response.matched_states) != 1:
        return ""
    return turn.house.lines.say("is_away", heard.language, name=away[0].name)


def _named(speech: str, name: str, language: str) -> str:
    """Write a name as it is: the sentences put all of it but a capital into small."""
    if not name or not values_for(language).nouns:
        return speech
    return speech.replace(name.capitalize(), f"{name[:1].upper()}{name[1:]}")


def _bare_sky(response: intent.IntentResponse, words: Mapping[str, str]) -> str:
    """Word weather that tells no temperature, for which no sentence is made."""
    state = next(iter(response.matched_states), None)
    if state is None or state.domain != _WEATHER:
        return ""
    if state.attributes.get(ATTR_TEMPERATURE) is not None:
        return ""
    said = _said(state, words) or ""
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def _found(response: intent.IntentResponse) -> list[State]:
    return [*response.matched_states, *response.unmatched_states]


def _values(
    hass: HomeAssistant,
    words: Mapping[str, str],
    response: intent.IntentResponse,
    texts: Mapping[str, Any],
) -> dict[str, Any]:
    matched = [_Spoken(hass, s, _said(s, words)) for s in response.matched_states]
    unmatched = [_Spoken(hass, s, _said(s, words)) for s in response.unmatched_states]
    first = next(iter(matched + unmatched), None)
    slots = dict(texts) | response.speech_slots
    if first is not None:
        slots.setdefault("name", first.name)
    if unmatched and isinstance(wanted := slots.get("state"), str):
        slots["state"] = _said(response.unmatched_states[0], words, wanted) or wanted
    return {
        "slots": slots,
        "state": first,
        "query": {"matched": matched, "unmatched": unmatched},
    }


async def _state_words(
    hass: HomeAssistant, language: str, states: Iterable[State]
) -> Mapping[str, str]:
    domains = {state.domain for state in states}
    if not domains:
        return {}
    words = await async_get_translations(hass, language, "entity_component", domains)
    if not (instead := values_for(language).is_so):
        return words
    others = dict(pair.split("=") for pair in instead.split())
    return {key: others.get(word.casefold(), word) for key, word in words.items()}


def _said(
    state: State, words: Mapping[str, str], value: str | None = None
) -> str | None:
    """Say a value of an entity, its own by default; None where no word is known."""
    value = value or state.state
    for kind in (state.attributes.get("device_class"), "_"):
        key = f"component.{state.domain}.entity_component.{kind}.state.{value}"
        if word := words.get(key):
            return word[:1].lower() + word[1:]
    return None


def _detail(turn: Turn, heard: Heard, state: State) -> str:
    """Tell how a thing is set; "" where it does not say."""
    lines, facts = turn.house.lines, state.attributes
    if state.domain == "climate":
        if (target := facts.get(ATTR_TEMPERATURE)) is None:
            return ""
        now = facts.get(ATTR_CURRENT_TEMPERATURE)
        line = "set_to" if now is None else "set_to_and_is"
        if state.state == STATE_OFF:
            # What it is set to holds when it is on again.
            line = "set_off" if now is None else "set_off_and_is"
        return lines.say(
            line,
            heard.language,
            name=state.name,
            target=_figure(target, heard.language),
            now=_figure(now, heard.language),
        )
    attribute, scale = _SHARES.get(state.domain, ("", 1.0))
    if (share := facts.get(attribute)) is None:
        return ""
    return lines.say(
        f"share_{state.domain}",
        heard.language,
        name=state.name,
        percent=str(round(share * scale)),
    )


def _figure(value: float | None, language: str) -> str:
    if value is None:
        return ""
    return f"{value:g}".replace(".", values_for(language).decimal)
