"""What an action is sure to bring about, as a test of the state after it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from homeassistant.core import State
from homeassistant.util.color import color_name_to_rgb, color_RGB_to_hs

from .tiers import Act

POSITION: Final = "current_position"

type Expect = Callable[[State, State | None, Mapping[str, Any]], bool]


def _is(*states: str) -> Expect:
    return lambda state, _before, _data: state.state in states


def _is_not(*states: str) -> Expect:
    # What broke did not stop at our word.
    bad = {*states, "error", "unknown", "unavailable"}
    return lambda state, _before, _data: state.state not in bad


def _near(attribute: str, keys: tuple[str, ...], within: float, scale: float) -> Expect:
    """Expect an attribute near the value asked for, if one was asked for."""

    def expect(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
        wanted = next((data[key] for key in keys if key in data), None)
        if wanted is None:
            return True
        if not wanted and state.attributes.get(attribute) is None:
            # Nothing of it is shown as none.
            return True
        try:
            return abs(float(state.attributes[attribute]) - float(wanted) * scale) <= (
                within
            )
        except KeyError, TypeError, ValueError:
            return False

    return expect


def _all(*expectations: Expect) -> Expect:
    return lambda state, before, data: all(
        one(state, before, data) for one in expectations
    )


def _either(*expectations: Expect) -> Expect:
    return lambda state, before, data: any(
        one(state, before, data) for one in expectations
    )


def _changed(state: State, before: State | None, _data: Mapping[str, Any]) -> bool:
    return before is None or state.state != before.state


def _opened(state: State, _before: State | None, _data: Mapping[str, Any]) -> bool:
    """Expect it on its way or all the way up, where it tells how far it is."""
    far = state.attributes.get(POSITION)
    return state.state == "opening" or (
        state.state == "open" and (far is None or float(far) >= _ALL_THE_WAY)
    )


def _option(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
    """Expect the option that was chosen, by whatever key."""
    wanted = next((data[key] for key in ("option", "hvac_mode") if key in data), None)
    return wanted is None or state.state == str(wanted)


def _number(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
    """Expect the number that was set."""
    try:
        return abs(float(state.state) - float(data["value"])) <= _NUMBER_WITHIN
    except KeyError, TypeError, ValueError:
        return "value" not in data


def _text(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
    """Expect the text that was set."""
    return "value" not in data or state.state == str(data["value"])


def _moment(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
    """Expect the date and the time that were set."""
    told = [str(data[key]) for key in ("date", "time", "datetime") if key in data]
    return all(one in state.state for one in told)


def _stepped(*, up: bool, bound: str, attribute: str | None = None) -> Expect:
    """Expect more or less than before, unless there is no further."""

    def expect(state: State, before: State | None, _data: Mapping[str, Any]) -> bool:
        shown = [
            one.attributes.get(attribute) if attribute else one.state
            for one in (state, before or state)
        ]
        try:
            now, was = (float(one) for one in shown if one is not None)
        except ValueError:
            return True
        end = state.attributes.get(bound, 100 if up else 0)
        if end is not None and now == float(end):
            return True
        return before is None or (now > was if up else now < was)

    return expect


def _reset(state: State, _before: State | None, _data: Mapping[str, Any]) -> bool:
    """Expect what a counter begins with."""
    initial = state.attributes.get("initial")
    return initial is None or state.state == str(initial)


_ALL_THE_WAY: Final = 95
_NUMBER_WITHIN: Final = 0.5


def _lit(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
    """Expect it on; a step down may end in the dark, and no brightness does."""
    steps = [data.get(key) or 0 for key in ("brightness_step", "brightness_step_pct")]
    if min(steps) < 0:
        return state.state in {"on", "off"}
    dark = 0 in (data.get("brightness"), data.get("brightness_pct"))
    return state.state == ("off" if dark else "on")


def _fast(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
    """Expect the speed that was asked for, or the step of the fan next to it."""
    step = max(1.0, float(state.attributes.get("percentage_step") or 1))
    return _near("percentage", ("percentage",), step, 1)(state, None, data)


def _louder(state: State, before: State | None, data: Mapping[str, Any]) -> bool:
    """Expect a step of volume, if one was asked for; what is off takes none."""
    if (step := data.get("volume_step")) is None:
        return True
    if state.state in _OFF:
        return False
    level = state.attributes.get("volume_level")
    was = before.attributes.get("volume_level") if before else None
    if level is None or was is None:
        return True
    up = step == "up" or (step != "down" and float(step) > 0)
    return bool(level > was or level >= 1 if up else level < was or level <= 0)


def _coloured(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
    """Expect about the colour that was asked for, if one was."""
    wanted = next((data[key] for key in ("rgb_color", "color_name") if key in data), "")
    try:
        named = wanted if not isinstance(wanted, str) else color_name_to_rgb(wanted)
        hue, share = color_RGB_to_hs(*named)
    except TypeError, ValueError:
        return True
    shown = state.attributes.get("hs_color")
    if shown is None:
        return False
    apart = abs(shown[0] - hue) % 360
    # White has any hue.
    alike = share < _PALE or min(apart, 360 - apart) <= _HUE_WITHIN
    return alike and bool(abs(shown[1] - share) <= _SHARE_WITHIN)


def moved_on(state: State, before: State | None, _data: Mapping[str, Any]) -> bool:
    """Expect another title or another place in it, where a player tells of them."""
    told = [one for one in _TRACK if before and before.attributes.get(one) is not None]
    return (
        before is None
        or not told
        or any(state.attributes.get(one) != before.attributes[one] for one in told)
    )


_PALE: Final = 15
_HUE_WITHIN: Final = 30
_SHARE_WITHIN: Final = 40
_TRACK: Final = (
    "media_title",
    "media_track",
    "media_content_id",
    "media_position_updated_at",
)


def _as_given(*pairs: tuple[str, str]) -> Expect:
    """Expect attributes (given key, attribute) as given, where they are told."""

    def expect(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
        return all(
            str(state.attributes[name]) == str(data[key])
            for key, name in pairs
            if key in data and state.attributes.get(name) is not None
        )

    return expect


_OFF: Final = ("off", "unavailable", "unknown")
# What is in trouble is not on, either.
_ON: Final[Expect] = _is_not(*_OFF, "error", "fault", "jammed", "problem")
_DONE: Final[Mapping[str, Expect]] = {
    "lock.lock": _is("locked", "locking"),
    "lock.unlock": _is("unlocked", "unlocking", "open", "opening"),
    "lock.open": _is("open", "opening", "unlocked"),
    "cover.open_cover": _opened,
    "cover.close_cover": _is("closed", "closing"),
    "cover.set_cover_position": _either(
        _is("opening", "closing"), _near("current_position", ("position",), 3, 1)
    ),
    "valve.open_valve": _opened,
    "valve.close_valve": _is("closed", "closing"),
    "valve.set_valve_position": _either(
        _is("opening", "closing"), _near("current_position", ("position",), 3, 1)
    ),
    "light.turn_on": _all(
        _lit,
        _near("brightness", ("brightness_pct",), 8, 2.55),
        _near("brightness", ("brightness",), 20, 1),
        _coloured,
    ),
    "climate.set_temperature": _all(
        _near("temperature", ("temperature",), 0.6, 1),
        _near("target_temp_high", ("target_temp_high",), 0.6, 1),
        _near("target_temp_low", ("target_temp_low",), 0.6, 1),
    ),
    "climate.set_humidity": _near("humidity", ("humidity",), 1, 1),
    "climate.turn_off": _is("off"),
    "climate.set_hvac_mode": _option,
    "select.select_option": _option,
    "input_select.select_option": _option,
    "number.set_value": _number,
    "input_number.set_value": _number,
    "input_number.increment": _stepped(up=True, bound="max"),
    "input_number.decrement": _stepped(up=False, bound="min"),
    "counter.increment": _stepped(up=True, bound="maximum"),
    "counter.decrement": _stepped(up=False, bound="minimum"),
    "counter.set_value": _number,
    "counter.reset": _reset,
    "text.set_value": _text,
    "input_text.set_value": _text,
    "input_datetime.set_datetime": _moment,
    "timer.start": _is("active"),
    "timer.pause": _is("paused"),
    "timer.cancel": _is("idle"),
    "timer.finish": _is("idle"),
    "water_heater.set_temperature": _near("temperature", ("temperature",), 0.6, 1),
    "humidifier.set_humidity": _near("humidity", ("humidity",), 1, 1),
    "fan.set_percentage": _fast,
    "fan.increase_speed": _stepped(up=True, bound="", attribute="percentage"),
    "fan.decrease_speed": _stepped(up=False, bound="", attribute="percentage"),
    "fan.set_direction": _as_given(("direction", "direction")),
    "vacuum.set_fan_speed": _as_given(("fan_speed", "fan_speed")),
    "media_player.select_sound_mode": _as_given(("sound_mode", "sound_mode")),
    "cover.set_cover_tilt_position": _near(
        "current_tilt_position", ("tilt_position",), 5, 1
    ),
    "fan.turn_on": _all(_ON, _fast),
    "media_player.media_next_track": moved_on,
    "media_player.media_previous_track": moved_on,
    "media_player.volume_set": _all(
        _louder,
        _either(
            _near("volume_level", ("volume_level",), 0.02, 1),
            # Intents give per cent.
            _near("volume_level", ("volume_level",), 0.02, 0.01),
        ),
    ),
    "automation.turn_on": _is("on"),
    "automation.turn_off": _is("off"),
    "script.turn_off": _is("off"),
    "media_player.volume_mute": _as_given(("is_volume_muted", "is_volume_muted")),
    "media_player.select_source": _as_given(("source", "source")),
    "media_player.shuffle_set": _as_given(("shuffle", "shuffle")),
    "media_player.repeat_set": _as_given(("repeat", "repeat")),
    "climate.set_preset_mode": _as_given(("preset_mode", "preset_mode")),
    "climate.set_fan_mode": _as_given(("fan_mode", "fan_mode")),
    "climate.set_swing_mode": _as_given(("swing_mode", "swing_mode")),
    "fan.set_preset_mode": _as_given(("preset_mode", "preset_mode")),
    "fan.oscillate": _as_given(("oscillating", "oscillating")),
    "humidifier.set_mode": _as_given(("mode", "mode")),
    "water_heater.set_operation_mode": _as_given(("operation_mode", "operation_mode")),
    "cover.stop_cover": _is_not("opening", "closing"),
    "valve.stop_valve": _is_not("opening", "closing"),
    "vacuum.pause": _is_not("cleaning"),
    "vacuum.stop": _is_not("cleaning"),
    "lawn_mower.pause": _is_not("mowing"),
    "media_player.turn_off": _is("off", "standby", "idle"),
    "media_player.media_pause": _is_not("playing"),
    "media_player.media_play": _is("playing", "buffering", "on"),
    "media_player.media_stop": _is_not("playing"),
    "vacuum.start": _is("cleaning"),
    "vacuum.clean_spot": _is("cleaning"),
    "alarm_control_panel.alarm_trigger": _is("triggered", "pending", "arming"),
    "vacuum.return_to_base": _is("returning", "docked"),
    "lawn_mower.start_mowing": _is("mowing"),
    "lawn_mower.dock": _is("returning", "docked"),
    "alarm_control_panel.alarm_disarm": _is("disarmed"),
}
_BY_SERVICE: Final[Mapping[str, Expect]] = {
    "turn_on": _ON,
    "turn_off": _is("off"),
    "toggle": _changed,
}
# Told apart by no state at all: a press and a scene leave none.
_STATELESS: Final = frozenset(
    {"automation", "button", "event", "input_button", "notify", "scene", "script"}
)


# Values that stand for themselves, whatever else is done to a thing.
_ASIDE: Final = (
    "set_temperature",
    "set_humidity",
    "set_preset_mode",
    "set_fan_mode",
    "set_swing_mode",
    "set_mode",
    "set_operation_mode",
    "oscillate",
    "volume_set",
    "volume_mute",
    "select_source",
    "shuffle_set",
    "repeat_set",
    "set_cover_tilt_position",
)


def newest(acts: Sequence[Act]) -> tuple[Act, ...]:
    """Return of acts on one thing, oldest first, those that count in the end."""
    last: dict[str, Act] = {}
    for act in acts:
        if act.service in {"turn_off", "toggle"}:
            last.clear()
        last[act.service if act.service in _ASIDE else ""] = act
    return tuple(act for act in last.values() if expected(act) is not None)


def expected(act: Act) -> Expect | None:
    """Give what an act is sure to bring about; None when that is not known."""
    if any(one.partition(".")[0] in {"script", "automation"} for one in act.inside):
        return None
    if (expect := _DONE.get(act.name)) is not None:
        return expect
    if act.domain in _STATELESS:
        return None
    if act.service.startswith("alarm_arm_"):
        mode = act.service.removeprefix("alarm_")
        return _is(mode.replace("arm_", "armed_", 1), "arming", "pending")
    return _BY_SERVICE.get(act.service)
