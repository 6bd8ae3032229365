"""Devices of many kinds that obey at once, late, never, wrongly, or break."""

# ruff: noqa: ARG002, D102, FBT001, RUF012 - the methods are Home Assistant's

import asyncio
from collections.abc import Iterable
from typing import Any

from pytest_homeassistant_custom_component.common import setup_test_component_platform

from homeassistant.components.alarm_control_panel import (
    AlarmControlPanelEntity,
    AlarmControlPanelEntityFeature,
    AlarmControlPanelState,
)
from homeassistant.components.climate import (
    ClimateEntity,
    ClimateEntityFeature,
    HVACMode,
)
from homeassistant.components.cover import CoverEntity, CoverEntityFeature
from homeassistant.components.fan import FanEntity, FanEntityFeature
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.humidifier import HumidifierEntity
from homeassistant.components.lawn_mower import (
    LawnMowerActivity,
    LawnMowerEntity,
    LawnMowerEntityFeature,
)
from homeassistant.components.light import ColorMode, LightEntity
from homeassistant.components.lock import LockEntity
from homeassistant.components.media_player import (
    MediaPlayerEntity,
    MediaPlayerEntityFeature,
    MediaPlayerState,
)
from homeassistant.components.number import NumberEntity
from homeassistant.components.select import SelectEntity
from homeassistant.components.siren import SirenEntity, SirenEntityFeature
from homeassistant.components.switch import SwitchEntity
from homeassistant.components.vacuum import (
    StateVacuumEntity,
    VacuumActivity,
    VacuumEntityFeature,
)
from homeassistant.components.valve import ValveEntity, ValveEntityFeature
from homeassistant.components.water_heater import (
    WaterHeaterEntity,
    WaterHeaterEntityFeature,
)
from homeassistant.const import UnitOfTemperature
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError, ServiceValidationError
from homeassistant.helpers import area_registry as ar, entity_registry as er
from homeassistant.helpers.entity import Entity
from homeassistant.setup import async_setup_component

# How a device takes a command. The seconds are those of a house in a hurry.
SOON, LATE = 0.05, 0.6
PATIENCE = 0.3
ODD = (
    "soon",
    "late",
    "never",
    "wrong",
    "gone",
    "raises",
    "refuses",
    "crashes",
    "hangs",
)

# What is taken for what was asked for, by its kind.
OTHERS: dict[type, Any] = {
    HVACMode: HVACMode.DRY,
    MediaPlayerState: MediaPlayerState.ON,
    VacuumActivity: VacuumActivity.ERROR,
    LawnMowerActivity: LawnMowerActivity.ERROR,
    AlarmControlPanelState: AlarmControlPanelState.TRIGGERED,
    str: "eco",
}


class Odd(Entity):
    """What all odd devices have: a way to take commands."""

    _attr_should_poll = False
    how = "at once"
    _first: dict[str, Any]
    _hanging: asyncio.Event

    def note_first(self) -> None:
        """Remember how it stands now, to start anew from there."""
        names = [one for one in dir(self) if one.startswith("_attr_")]
        found = {one: getattr(self, one, None) for one in names if hasattr(self, one)}
        self._first = {k: v for k, v in found.items() if not callable(v)}
        self._hanging = asyncio.Event()

    def start_anew(self) -> None:
        """Stand as in the beginning, and obey at once."""
        self.let_go()
        for name, value in self._first.items():
            setattr(self, name, value)
        self.how = "at once"
        self.async_write_ha_state()

    def let_go(self) -> None:
        """End what hangs."""
        self._hanging.set()
        self._hanging = asyncio.Event()

    async def obey(self, **shown: Any) -> None:
        """Show these attributes, or do what odd devices do."""
        match self.how:
            case "at once":
                self.show(shown)
            case "soon":
                self.hass.loop.call_later(SOON, self.show, shown)
            case "late":
                self.hass.loop.call_later(LATE, self.show, shown)
            case "wrong":
                self.show({name: self.wrong(value) for name, value in shown.items()})
            case "gone":
                self.show({"available": False})
            case "raises":
                raise HomeAssistantError("The radio is down")
            case "refuses":
                raise ServiceValidationError("Not in this weather")
            case "crashes":
                raise ValueError("boom")
            case "hangs":
                await self._hanging.wait()

    def show(self, shown: dict[str, Any]) -> None:
        """Take on these attributes."""
        for name, value in shown.items():
            setattr(self, f"_attr_{name}", value)
        self.async_write_ha_state()

    def wrong(self, value: Any) -> Any:
        """Return another value than the one asked for."""
        if isinstance(value, bool):
            return not value
        if (other := OTHERS.get(type(value))) is not None:
            return other
        return value / 2 + 3


class OddLight(Odd, LightEntity):
    """A lamp."""

    _attr_supported_color_modes = {ColorMode.BRIGHTNESS}
    _attr_color_mode = ColorMode.BRIGHTNESS
    _attr_is_on = False
    _attr_brightness = 255

    async def async_turn_on(self, **kwargs: Any) -> None:
        await self.obey(is_on=True, **_known(kwargs, "brightness"))

    async def async_turn_off(self, **_kwargs: Any) -> None:
        await self.obey(is_on=False)


class OddSwitch(Odd, SwitchEntity):
    """A plug."""

    _attr_is_on = False

    async def async_turn_on(self, **_kwargs: Any) -> None:
        await self.obey(is_on=True)

    async def async_turn_off(self, **_kwargs: Any) -> None:
        await self.obey(is_on=False)


class OddSiren(OddSwitch, SirenEntity):  # type: ignore[misc]
    """A siren."""

    _attr_supported_features = SirenEntityFeature.TURN_ON | SirenEntityFeature.TURN_OFF


class OddHumidifier(OddSwitch, HumidifierEntity):  # type: ignore[misc]
    """A humidifier."""

    _attr_target_humidity = 40

    async def async_set_humidity(self, humidity: int) -> None:
        await self.obey(target_humidity=humidity)


class OddFan(Odd, FanEntity):
    """A fan."""

    _attr_supported_features = (
        FanEntityFeature.SET_SPEED
        | FanEntityFeature.TURN_ON
        | FanEntityFeature.TURN_OFF
    )
    _attr_percentage = 0

    async def async_turn_on(
        self, percentage: int | None = None, preset_mode: str | None = None, **_: Any
    ) -> None:
        await self.obey(percentage=percentage or 100)

    async def async_turn_off(self, **_kwargs: Any) -> None:
        await self.obey(percentage=0)

    async def async_set_percentage(self, percentage: int) -> None:
        await self.obey(percentage=percentage)


class OddCover(Odd, CoverEntity):
    """A shade."""

    _attr_supported_features = (
        CoverEntityFeature.OPEN
        | CoverEntityFeature.CLOSE
        | CoverEntityFeature.SET_POSITION
    )
    _attr_is_closed = False
    _attr_current_cover_position = 100

    async def async_open_cover(self, **_kwargs: Any) -> None:
        await self.obey(current_cover_position=100, is_closed=False)

    async def async_close_cover(self, **_kwargs: Any) -> None:
        await self.obey(current_cover_position=0, is_closed=True)

    async def async_set_cover_position(self, **kwargs: Any) -> None:
        place = kwargs["position"]
        await self.obey(current_cover_position=place, is_closed=not place)


class OddValve(Odd, ValveEntity):
    """A valve."""

    _attr_supported_features = ValveEntityFeature.OPEN | ValveEntityFeature.CLOSE
    _attr_reports_position = False
    _attr_is_closed = False

    async def async_open_valve(self) -> None:
        await self.obey(is_closed=False)

    async def async_close_valve(self) -> None:
        await self.obey(is_closed=True)


class OddLock(Odd, LockEntity):
    """A lock."""

    _attr_is_locked = False

    async def async_lock(self, **_kwargs: Any) -> None:
        await self.obey(is_locked=True)

    async def async_unlock(self, **_kwargs: Any) -> None:
        await self.obey(is_locked=False)


class OddClimate(Odd, ClimateEntity):
    """A thermostat."""

    _attr_supported_features = (
        ClimateEntityFeature.TARGET_TEMPERATURE
        | ClimateEntityFeature.TURN_ON
        | ClimateEntityFeature.TURN_OFF
    )
    _attr_hvac_modes = [HVACMode.OFF, HVACMode.HEAT, HVACMode.DRY]
    _attr_hvac_mode = HVACMode.HEAT
    _attr_temperature_unit = UnitOfTemperature.CELSIUS
    _attr_target_temperature = 20.0

    async def async_set_temperature(self, **kwargs: Any) -> None:
        await self.obey(target_temperature=kwargs["temperature"])

    async def async_set_hvac_mode(self, hvac_mode: HVACMode) -> None:
        await self.obey(hvac_mode=hvac_mode)

    async def async_turn_off(self) -> None:
        await self.obey(hvac_mode=HVACMode.OFF)


class OddHeater(Odd, WaterHeaterEntity):
    """A boiler."""

    _attr_supported_features = (
        WaterHeaterEntityFeature.TARGET_TEMPERATURE
        | WaterHeaterEntityFeature.OPERATION_MODE
        | WaterHeaterEntityFeature.ON_OFF
    )
    _attr_operation_list = ["eco", "heat_pump", "off"]
    _attr_current_operation = "heat_pump"
    _attr_temperature_unit = UnitOfTemperature.CELSIUS
    _attr_target_temperature = 50.0

    async def async_set_temperature(self, **kwargs: Any) -> None:
        await self.obey(target_temperature=kwargs["temperature"])

    async def async_turn_off(self, **_kwargs: Any) -> None:
        await self.obey(current_operation="off")


class OddPlayer(Odd, MediaPlayerEntity):
    """A player."""

    _attr_supported_features = (
        MediaPlayerEntityFeature.PLAY
        | MediaPlayerEntityFeature.PAUSE
        | MediaPlayerEntityFeature.NEXT_TRACK
        | MediaPlayerEntityFeature.VOLUME_SET
        | MediaPlayerEntityFeature.VOLUME_MUTE
        | MediaPlayerEntityFeature.TURN_ON
        | MediaPlayerEntityFeature.TURN_OFF
    )
    _attr_state = MediaPlayerState.PLAYING
    _attr_volume_level = 0.4
    _attr_is_volume_muted = False
    _attr_media_title = "One"

    async def async_media_pause(self) -> None:
        await self.obey(state=MediaPlayerState.PAUSED)

    async def async_media_play(self) -> None:
        await self.obey(state=MediaPlayerState.PLAYING)

    async def async_media_next_track(self) -> None:
        if self.how != "wrong":
            await self.obey(media_title="Two")

    async def async_set_volume_level(self, volume: float) -> None:
        await self.obey(volume_level=volume)

    async def async_mute_volume(self, mute: bool) -> None:
        await self.obey(is_volume_muted=mute)

    async def async_turn_off(self) -> None:
        await self.obey(state=MediaPlayerState.OFF)

    def wrong(self, value: Any) -> Any:
        return 0.11 if isinstance(value, float) else super().wrong(value)


class OddVacuum(Odd, StateVacuumEntity):
    """A vacuum cleaner."""

    _attr_supported_features = (
        VacuumEntityFeature.START
        | VacuumEntityFeature.RETURN_HOME
        | VacuumEntityFeature.STATE
    )
    _attr_activity = VacuumActivity.DOCKED

    async def async_start(self) -> None:
        await self.obey(activity=VacuumActivity.CLEANING)

    async def async_return_to_base(self, **_kwargs: Any) -> None:
        await self.obey(activity=VacuumActivity.RETURNING)


class OddMower(Odd, LawnMowerEntity):
    """A lawn mower."""

    _attr_supported_features = (
        LawnMowerEntityFeature.START_MOWING | LawnMowerEntityFeature.DOCK
    )
    _attr_activity = LawnMowerActivity.DOCKED

    async def async_start_mowing(self) -> None:
        await self.obey(activity=LawnMowerActivity.MOWING)

    async def async_dock(self) -> None:
        await self.obey(activity=LawnMowerActivity.RETURNING)


class OddAlarm(Odd, AlarmControlPanelEntity):
    """An alarm panel."""

    _attr_supported_features = AlarmControlPanelEntityFeature.ARM_AWAY
    _attr_code_arm_required = False
    _attr_alarm_state = AlarmControlPanelState.DISARMED

    async def async_alarm_arm_away(self, code: str | None = None) -> None:
        await self.obey(alarm_state=AlarmControlPanelState.ARMED_AWAY)

    async def async_alarm_disarm(self, code: str | None = None) -> None:
        await self.obey(alarm_state=AlarmControlPanelState.DISARMED)


class OddNumber(Odd, NumberEntity):
    """A number."""

    _attr_native_value = 10.0

    async def async_set_native_value(self, value: float) -> None:
        await self.obey(native_value=value)


class OddSelect(Odd, SelectEntity):
    """A choice."""

    _attr_options = ["comfort", "away", "eco"]
    _attr_current_option = "comfort"

    async def async_select_option(self, option: str) -> None:
        await self.obey(current_option=option)


KINDS: dict[str, type[Odd]] = {
    "alarm_control_panel": OddAlarm,
    "climate": OddClimate,
    "cover": OddCover,
    "fan": OddFan,
    "humidifier": OddHumidifier,
    "lawn_mower": OddMower,
    "light": OddLight,
    "lock": OddLock,
    "media_player": OddPlayer,
    "number": OddNumber,
    "select": OddSelect,
    "siren": OddSiren,
    "switch": OddSwitch,
    "vacuum": OddVacuum,
    "valve": OddValve,
    "water_heater": OddHeater,
}
# name -> kind and room
HOUSE: dict[str, tuple[str, str]] = {
    "Night Lamp": ("light", "Attic"),
    "Corner Lamp": ("light", "Attic"),
    "Floor Lamp": ("light", "Attic"),
    "Tea Maker": ("switch", "Attic"),
    "Ceiling Fan": ("fan", "Attic"),
    "Big Shade": ("cover", "Attic"),
    "Small Shade": ("cover", "Attic"),
    "Stove Dial": ("climate", "Attic"),
    "Music Box": ("media_player", "Attic"),
    "Dusty": ("vacuum", "Attic"),
    "Cellar Door": ("lock", "Cellar"),
    "Mist Maker": ("humidifier", "Attic"),
    "Boiler": ("water_heater", "Cellar"),
    "Garden Tap": ("valve", "Cellar"),
    "Grass Cutter": ("lawn_mower", "Cellar"),
    "Howler": ("siren", "Cellar"),
    "House Guard": ("alarm_control_panel", "Cellar"),
    "Pump Speed": ("number", "Cellar"),
    "Heat Plan": ("select", "Cellar"),
}


async def furnish_odd_house(hass: HomeAssistant) -> dict[str, Odd]:
    """Put one odd device of every kind, and some more lamps, into two rooms."""
    made: dict[str, Odd] = {}
    for name, (kind, _) in HOUSE.items():
        made[name] = device = KINDS[kind]()
        device._attr_name = name
        device._attr_unique_id = name
    for kind in KINDS:
        mine = [made[name] for name, (one, _) in HOUSE.items() if one == kind]
        setup_test_component_platform(hass, kind, mine)
        assert await async_setup_component(hass, kind, {kind: {"platform": "test"}})
    await hass.async_block_till_done()
    for device in made.values():
        device.note_first()
    entities, areas = er.async_get(hass), ar.async_get(hass)
    for name, (_, room) in HOUSE.items():
        area = areas.async_get_or_create(room)
        entities.async_update_entity(made[name].entity_id, area_id=area.id)
        async_expose_entity(hass, "conversation", made[name].entity_id, True)
    return made


def expose(hass: HomeAssistant, entity_ids: Iterable[str]) -> None:
    """Let Assist see these."""
    for entity_id in entity_ids:
        async_expose_entity(hass, "conversation", entity_id, True)


def _known(given: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: given[name] for name in names if name in given}
