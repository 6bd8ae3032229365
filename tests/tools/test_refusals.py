"""What servers refused is known after a restart, and forgotten after a month."""

from datetime import timedelta
from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import async_fire_time_changed

from custom_components.jarvis.tools.failures import load_refusals
from homeassistant.core import HomeAssistant

KEY = "jarvis.tool_refusals"


async def test_refusals_survive_a_restart(
    hass: HomeAssistant,
    hass_storage: dict[str, Any],
    freezer: FrozenDateTimeFactory,
) -> None:
    book = await load_refusals(hass)
    book.of("ollama", "http://a").add("gemma:2b")
    freezer.tick(timedelta(seconds=10))
    async_fire_time_changed(hass)
    await hass.async_block_till_done()
    assert KEY in hass_storage
    again = await load_refusals(hass)
    assert again.of("ollama", "http://a").has("gemma:2b")
    assert not again.of("ollama", "http://b").has("gemma:2b")
    assert not again.of("ollama", "http://a").has("gemma:7b")
    freezer.tick(timedelta(days=31))
    assert not again.of("ollama", "http://a").has("gemma:2b")


@pytest.mark.parametrize("stored", [{}, {"refusals": 5}, {"refusals": {"a b c": "?"}}])
async def test_what_cannot_be_read_is_forgotten(
    hass: HomeAssistant, hass_storage: dict[str, Any], stored: dict[str, Any]
) -> None:
    hass_storage[KEY] = {"version": 1, "key": KEY, "data": stored}
    book = await load_refusals(hass)
    assert not book.of("a", "b").has("c")
