"""Fixtures: the house of indirections, and what dangerous happened in it."""

from collections.abc import Callable

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.const import EVENT_CALL_SERVICE
from homeassistant.core import Event, HomeAssistant, callback

from ..conftest import agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer
from .traps import DANGERS, furnish_traps

type Happened = Callable[[], list[str]]


@pytest.fixture
async def traps(base: HomeAssistant) -> HomeAssistant:
    """Home Assistant with the house of indirections."""
    await furnish_traps(base)
    return base


@pytest.fixture
async def guarded(traps: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    """Jarvis in the house of indirections, with the scripted model."""
    return await set_up_jarvis(traps, engine_subentry(server.url), agent_subentry())


@pytest.fixture
def dangers(hass: HomeAssistant) -> Happened:
    """Tell which dangerous actions were called since the last time."""
    called: list[str] = []

    @callback
    def note(event: Event) -> None:
        data = event.data["service_data"]
        name = f"{event.data['domain']}.{event.data['service']}"
        blind = name == "cover.open_cover" and "garage" not in str(data)
        if name in DANGERS and not blind:
            called.append(f"{name} {data}")

    hass.bus.async_listen(EVENT_CALL_SERVICE, note)

    def happened() -> list[str]:
        found = list(called)
        called.clear()
        return found

    return happened
