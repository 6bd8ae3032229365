"""Did it happen: waits, bounded and driven by events, until the states say so.

Made before the action, so that a change in between is not missed. Only what an
action is sure to bring about is expected: what stands in a script may be skipped.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from homeassistant.const import ATTR_ASSUMED_STATE, STATE_UNAVAILABLE
from homeassistant.core import (
    Event,
    EventStateChangedData,
    HomeAssistant,
    State,
    callback,
)
from homeassistant.helpers.event import async_track_state_change_event
from homeassistant.util.color import color_name_to_rgb, color_RGB_to_hs

from .tiers import Act

LIMIT: Final = 2.0
# Slower kinds of things, in seconds.
LIMITS: Final[Mapping[str, float]] = {"light": 1.5, "switch": 1.5, "input_boolean": 1.0}

type Expect = Callable[[State, State | None, Mapping[str, Any]], bool]


def _is(*states: str) -> Expect:
    return lambda state, _before, _data: state.state in states


def _is_not(*states: str) -> Expect:
    return lambda state, _before, _data: state.state not in states


def _near(attribute: str, keys: tuple[str, ...], within: float, scale: float) -> Expect:
    """Expect an attribute near the value asked for, if one was asked for."""

    def expect(state: State, _before: State | None, data: Mapping[str, Any]) -> bool:
        wanted = next((data[key] for key in keys if key in data), None)
        if wanted is None:
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
    far = state.attributes.get(_POSITION)
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


_POSITION: Final = "current_position"
_ALL_THE_WAY: Final = 95
_NUMBER_WITHIN: Final = 0.5


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


def _moved_on(state: State, before: State | None, _data: Mapping[str, Any]) -> bool:
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
_OFF: Final = ("off", "unavailable", "unknown")
_ON: Final[Expect] = _is_not(*_OFF)
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
        _is("on"),
        _near("brightness", ("brightness_pct",), 8, 2.55),
        _coloured,
    ),
    "climate.set_temperature": _near("temperature", ("temperature",), 0.6, 1),
    "climate.turn_off": _is("off"),
    "climate.set_hvac_mode": _option,
    "select.select_option": _option,
    "input_select.select_option": _option,
    "number.set_value": _number,
    "input_number.set_value": _number,
    "water_heater.set_temperature": _near("temperature", ("temperature",), 0.6, 1),
    "humidifier.set_humidity": _near("humidity", ("humidity",), 1, 1),
    "fan.set_percentage": _near("percentage", ("percentage",), 17, 1),
    "fan.turn_on": _all(_ON, _near("percentage", ("percentage",), 17, 1)),
    "media_player.media_next_track": _moved_on,
    "media_player.media_previous_track": _moved_on,
    "media_player.volume_set": _all(
        _louder,
        _either(
            _near("volume_level", ("volume_level",), 0.02, 1),
            # Intents give per cent.
            _near("volume_level", ("volume_level",), 0.02, 0.01),
        ),
    ),
    "media_player.turn_off": _is("off", "standby", "idle"),
    "media_player.media_pause": _is_not("playing"),
    "media_player.media_play": _is("playing", "buffering", "on"),
    "media_player.media_stop": _is_not("playing"),
    "vacuum.start": _is("cleaning"),
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """What came of it: entities that are as wished, and those that are not.

    `failed` tells why: "unavailable", "no_answer", or "partly" for what moved, but
    not as far as was wished. `before` and `after` are the
    states of all that was watched.
    """

    ok: tuple[str, ...] = ()
    failed: Mapping[str, str] = field(default_factory=dict)
    before: Mapping[str, State] = field(default_factory=dict)
    after: Mapping[str, State] = field(default_factory=dict)

    @property
    def nothing(self) -> bool:
        """Tell whether something was expected and nothing of it came."""
        return bool(self.failed) and not self.ok


class Readback:
    """Watches what some acts should change; make it before they are carried out."""

    def __init__(
        self,
        hass: HomeAssistant,
        acts: Iterable[Act],
        before: Mapping[str, State] | None = None,
    ) -> None:
        """Note the states as they are, or take those `before` an earlier action."""
        self._hass = hass
        self._acts = {
            act.entity_id: act
            for act in acts
            if act.entity_id is not None and not act.opaque
        }
        if before is not None:
            self.before = dict(before)
            return
        states = {one: hass.states.get(one) for one in self._acts}
        self.before = {one: state for one, state in states.items() if state}

    def now(self) -> Held:
        """Take the states as they are, without waiting."""
        after = {one: s for one in self._acts if (s := self._hass.states.get(one))}
        return Held(before=self.before, after=after)

    def at_once(self) -> Held:
        """Look, without waiting, what is as wished and what is not."""
        open_ = [one for one, act in self._acts.items() if _expected(act)]
        failed = {one: self._why(one) for one in open_ if not self.holds(one)}
        ok = tuple(one for one in open_ if one not in failed)
        return Held(ok=ok, failed=failed, before=self.before)

    async def held(self, most: float | None = None) -> Held:
        """Wait until all is as wished, or the time is up (seconds)."""
        open_ = {one: act for one, act in self._acts.items() if _expected(act)}
        waiting = {one for one, act in open_.items() if not self._is_done(act)}
        lost = {one for one in waiting if self._is_gone(one)}
        waiting -= lost
        if waiting:
            limit = max(LIMITS.get(one.partition(".")[0], LIMIT) for one in waiting)
            limit = limit if most is None else min(limit, most)
            await self._wait(waiting, open_, limit)
        late = {one for one in waiting if not self._settled(open_[one])}
        after = {one: s for one in self._acts if (s := self._hass.states.get(one))}
        return Held(
            ok=tuple(one for one in open_ if one not in late | lost),
            failed={one: self._why(one) for one in open_ if one in late | lost},
            before=self.before,
            after=after,
        )

    def holds(self, entity_id: str) -> bool:
        """Tell whether one thing still is as was wished."""
        return self._settled(self._acts[entity_id])

    def _why(self, entity_id: str) -> str:
        """Tell why something is not as was wished."""
        if self._is_gone(entity_id):
            return "unavailable"
        state, before = self._hass.states.get(entity_id), self.before.get(entity_id)
        if state is None or before is None:
            return "no_answer"
        places = [one.attributes.get(_POSITION) for one in (before, state)]
        moved = None not in places and places[0] != places[1]
        return "partly" if moved else "no_answer"

    async def _wait(
        self, waiting: set[str], acts: Mapping[str, Act], limit: float
    ) -> None:
        left, done = set(waiting), asyncio.Event()

        @callback
        def changed(event: Event[EventStateChangedData]) -> None:
            one = event.data["entity_id"]
            if self._is_done(acts[one]) or self._is_gone(one):
                left.discard(one)
            if not left:
                done.set()

        stop = async_track_state_change_event(self._hass, list(left), changed)
        try:
            async with asyncio.timeout(limit):
                await done.wait()
        except TimeoutError:
            return
        finally:
            stop()

    def _is_done(self, act: Act) -> bool:
        state = self._hass.states.get(act.entity_id or "")
        expect = _expected(act)
        return (
            state is not None
            and expect is not None
            and state.state != STATE_UNAVAILABLE
            and expect(state, self.before.get(state.entity_id), act.data)
        )

    def _settled(self, act: Act) -> bool:
        """Tell whether it counts as done: things that only assume are believed."""
        if self._is_done(act):
            return True
        state = self._hass.states.get(act.entity_id or "")
        return bool(
            state
            and state.state != STATE_UNAVAILABLE
            and state.attributes.get(ATTR_ASSUMED_STATE)
        )

    def _is_gone(self, entity_id: str) -> bool:
        state = self._hass.states.get(entity_id)
        return state is None or state.state == STATE_UNAVAILABLE


def _expected(act: Act) -> Expect | None:
    """Give what an act is sure to bring about; None when that is not known."""
    if act.domain in _STATELESS or any(
        outer.partition(".")[0] in {"script", "automation"} for outer in act.inside
    ):
        return None
    if (expect := _DONE.get(act.name)) is not None:
        return expect
    if act.service.startswith("alarm_arm_"):
        mode = act.service.removeprefix("alarm_")
        return _is(mode.replace("arm_", "armed_", 1), "arming", "pending")
    return _BY_SERVICE.get(act.service)
