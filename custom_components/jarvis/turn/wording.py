"""Words what an intent found or did with Home Assistant's sentences, better filled.

They say states as they are stored ("off" of a window), and leave out a name that was
not spoken; here states come in words of the language, and every answer has a name.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, override

from homeassistant.components.climate import ATTR_CURRENT_TEMPERATURE
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.components.cover import ATTR_CURRENT_POSITION
from homeassistant.components.fan import ATTR_PERCENTAGE
from homeassistant.components.light import ATTR_BRIGHTNESS
from homeassistant.components.media_player import ATTR_MEDIA_VOLUME_LEVEL
from homeassistant.const import ATTR_TEMPERATURE, STATE_NOT_HOME, STATE_OFF
from homeassistant.exceptions import TemplateError
from homeassistant.helpers.template import Template, TemplateState
from homeassistant.helpers.translation import async_get_translations

from ..const import LOGGER
from ..lang.values import values_for

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant, State
    from homeassistant.helpers import intent

    from ..grammar.types import Wish
    from .types import Heard, Turn

# The answer that tells how a thing is set, beyond on and off; its fallback.
DETAILS = "details"
_PLAIN = "one"
_WHERE = "where"
_WEATHER = "weather"
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
