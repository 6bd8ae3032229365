"""What a thing can never do is said at once: a lamp without colours turns not blue.

Reached by `quick.py` before a sentence is obeyed: Home Assistant would switch such a
lamp on, and drop the rest without a word.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.climate import ClimateEntityFeature
from homeassistant.components.cover import CoverEntityFeature
from homeassistant.components.fan import FanEntityFeature
from homeassistant.components.light import (
    brightness_supported,
    color_supported,
    color_temp_supported,
)
from homeassistant.components.light.const import ATTR_SUPPORTED_COLOR_MODES
from homeassistant.components.media_player import MediaPlayerState
from homeassistant.const import ATTR_SUPPORTED_FEATURES
from homeassistant.core import State
from homeassistant.helpers import intent

from ..home.thermostats import SET_TEMPERATURE, TEMPERATURE, limits_beyond
from ..lang.degrees import converted
from ..lang.responses import joined
from ..safety.reach.answering import answers
from ..safety.reach.targets import required_fields
from .narrowing import of_these

if TYPE_CHECKING:
    from .route import Routed
    from .types import Heard, Turn

type _Can = Callable[[State], bool]

_ASLEEP: Final = MediaPlayerState.OFF
_GONE: Final = frozenset({"unavailable", "unknown"})


def _modes(state: State) -> Any:
    return state.attributes.get(ATTR_SUPPORTED_COLOR_MODES)


def _whitens(state: State) -> bool:
    # Home Assistant mixes a white for what has colours only.
    modes = _modes(state)
    return bool(color_temp_supported(modes) or color_supported(modes))


def _has(feature: int) -> _Can:
    return lambda state: bool(
        int(state.attributes.get(ATTR_SUPPORTED_FEATURES) or 0) & feature
    )


def _is_awake(state: State) -> bool:
    return state.state != _ASLEEP


_SETS_DEGREES: Final = (
    ClimateEntityFeature.TARGET_TEMPERATURE
    | ClimateEntityFeature.TARGET_TEMPERATURE_RANGE
)
# Intent, to the slot that wants something of the thing, what tells that it can,
# and the line that says it cannot. "" wants it whatever else is said.
_WANTS: Final[Mapping[str, tuple[tuple[str, str, _Can, str], ...]]] = {
    "HassLightSet": (
        ("color", "light", lambda state: color_supported(_modes(state)), "no_color"),
        ("temperature", "light", _whitens, "no_white"),
        (
            "brightness",
            "light",
            lambda state: brightness_supported(_modes(state)),
            "no_dimming",
        ),
    ),
    "HassFanSetSpeed": (
        ("percentage", "fan", _has(FanEntityFeature.SET_SPEED), "no_speed"),
    ),
    "HassSetPosition": (
        ("position", "cover", _has(CoverEntityFeature.SET_POSITION), "no_position"),
    ),
    "HassClimateSetTemperature": (
        ("temperature", "climate", _has(_SETS_DEGREES), "no_setting"),
    ),
    "HassSetVolume": (("", "media_player", _is_awake, "is_off"),),
    "HassSetVolumeRelative": (("", "media_player", _is_awake, "is_off"),),
    "HassMediaPlayerMute": (("", "media_player", _is_awake, "is_off"),),
}


def able(turn: Turn, heard: Heard, routed: Routed) -> Routed | str:
    """Wish it only of those that can do it; where none can, say so instead.

    The others are named in the answer. What does not answer at all is not known to be
    unable.
    """
    if beyond := _beyond(turn, heard, routed):
        return beyond
    if (split := _split(turn, routed)) is None:
        return routed
    remark = _told(turn, heard, split)
    if not split.able:
        return remark
    wishes = (part for wish in routed.wishes for part in of_these(wish, split.able))
    return replace(routed, wishes=tuple(wishes), remark=remark)


def script_of(turn: Turn, routed: Routed) -> str | None:
    """Return the script that a wish starts and that asks for something, or answers."""
    hass = turn.house.hass
    return next(
        (
            one
            for wish in routed.wishes
            if wish.intent == intent.INTENT_TURN_ON
            for one in wish.targets
            if one.startswith("script.")
            and (required_fields(hass, one) or answers(hass, one))
        ),
        None,
    )


def _beyond(turn: Turn, heard: Heard, routed: Routed) -> str:
    """Say how far a thermostat goes, in the unit that was named; "" where it goes."""
    hass, house = turn.house.hass, turn.house.hass.config.units.temperature_unit
    for wish in routed.wishes:
        value = wish.slots.get(TEMPERATURE)
        if wish.intent != SET_TEMPERATURE or not isinstance(value, int | float):
            continue
        for one in wish.targets:
            state = hass.states.get(one)
            limits = limits_beyond(state, value)
            if state is None or limits is None:
                continue
            unit = wish.unit or house
            low, high = (converted(limit, house, unit) for limit in limits)
            return turn.house.lines.say(
                "no_such_degrees",
                heard.language,
                name=state.name,
                low=f"{low:g}",
                high=f"{high:g} {unit}",
            )
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Split:
    """The ids of what can do it, the states of what cannot, and what tells of those."""

    able: frozenset[str]
    unable: list[State]
    line: str


def _split(turn: Turn, routed: Routed) -> _Split | None:
    if routed.choices or len({wish.intent for wish in routed.wishes}) != 1:
        return None
    states = [
        turn.house.hass.states.get(one)
        for wish in routed.wishes
        for one in wish.targets
    ]
    known = [s for s in states if s is not None and s.state not in _GONE]
    if not known or len(known) < len(states):
        return None
    [first, *_] = routed.wishes
    for slot, domain, can, line in _WANTS.get(first.intent, ()):
        if slot and slot not in first.slots:
            continue
        cannot = [s for s in known if s.domain == domain and not can(s)]
        if cannot:
            can_do = frozenset(s.entity_id for s in known if s not in cannot)
            return _Split(able=can_do, unable=cannot, line=line)
    return None


def _told(turn: Turn, heard: Heard, split: _Split) -> str:
    entities, lines = turn.house.home.home.entities, turn.house.lines
    names = [
        entities[s.entity_id].name if s.entity_id in entities else s.name
        for s in split.unable
    ]
    listed = joined(names, lines.say("and", heard.language))
    return lines.say(split.line, heard.language, names=listed)
