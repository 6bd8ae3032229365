"""The disk is full while the house is lived in: every lane goes on."""

from pathlib import Path

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer
from ..test_memory_faults import fill_up, later, small_disk  # noqa: F401 - a fixture
from ..waiting import idle_bound
from .test_table import LAMP, LANES

pytestmark = pytest.mark.slow


@pytest.fixture
async def entry(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    small_disk: Path,  # noqa: F811 - the fixture
) -> MockConfigEntry:
    """Jarvis with memory and records on a small disk."""
    demo_house.config.config_dir = str(small_disk)
    return await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(deadline=20)
    )


async def test_every_lane_goes_on(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    small_disk: Path,  # noqa: F811 - the fixture
) -> None:
    ballast = fill_up(small_disk)
    house = entry.runtime_data
    for lane, way in LANES.items():
        await hass.services.async_call(
            "light", "turn_on", {"entity_id": LAMP, "brightness_pct": 30}, blocking=True
        )
        if way.model:
            await hass.services.async_call(
                "light", "turn_off", {"entity_id": LAMP}, blocking=True
            )
            server.reply(calls=[("intent__HassTurnOn", {"name": "Kitchen Light"})])
            server.reply("The kitchen light is on.")
        async with idle_bound():
            assert speech(await say(way.text)).strip(), lane
        assert hass.states.is_state(LAMP, "on"), lane
    await house.ledger.flush()
    ballast.unlink()
    await later(hass)
    assert speech(await say("what's 5 plus 3"))
    # What could not be written is written when there is room again.
    kept = {row["id"] for row in await house.ledger.traces(50)}
    assert kept == {trace.id for trace in house.tracer.traces}
    assert len(kept) == len(LANES) + 1
