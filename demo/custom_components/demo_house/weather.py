"""Weather with a forecast by day."""

from datetime import timedelta
from typing import override

from homeassistant.components.weather import (
    Forecast,
    WeatherEntity,
    WeatherEntityFeature,
)
from homeassistant.const import UnitOfPrecipitationDepth, UnitOfSpeed, UnitOfTemperature
from homeassistant.util import dt as dt_util

from .entity import DemoEntity, platform
from .house import Thing


class DemoWeather(DemoEntity, WeatherEntity):
    """The weather outside; today never changes."""

    _attr_native_temperature_unit = UnitOfTemperature.CELSIUS
    _attr_native_wind_speed_unit = UnitOfSpeed.KILOMETERS_PER_HOUR
    _attr_native_precipitation_unit = UnitOfPrecipitationDepth.MILLIMETERS
    _attr_supported_features = WeatherEntityFeature.FORECAST_DAILY

    def __init__(self, thing: Thing) -> None:
        """Take the house's weather."""
        super().__init__(thing)
        self._attr_condition = thing.traits["condition"]
        self._attr_native_temperature = thing.traits["temperature"]
        self._attr_humidity = thing.traits["humidity"]
        self._attr_native_wind_speed = thing.traits["wind_speed"]

    @override
    async def async_forecast_daily(self) -> list[Forecast]:
        """Return today and the days after it."""
        today = dt_util.start_of_local_day()
        return [
            Forecast(
                datetime=(today + timedelta(days=day)).isoformat(),
                condition=condition,
                native_temperature=high,
                native_templow=low,
                native_precipitation=rain,
                precipitation_probability=chance,
            )
            for day, (condition, high, low, rain, chance) in enumerate(
                self.thing.traits["forecast"]
            )
        ]


async_setup_entry = platform("weather", DemoWeather)
