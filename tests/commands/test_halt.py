"""Halting what cleans or moves, and letting it go on."""

import pytest

from homeassistant.core import HomeAssistant

from .conftest import Ask

VACUUM = "vacuum.robot_vacuum"


def state(hass: HomeAssistant) -> str:
    found = hass.states.get(VACUUM)
    assert found is not None
    return found.state


async def start(hass: HomeAssistant) -> None:
    data = {"entity_id": VACUUM}
    await hass.services.async_call("vacuum", "start", data, blocking=True)
    await hass.async_block_till_done()
    assert state(hass) == "cleaning"


@pytest.mark.parametrize(
    ("text", "language", "after"),
    [
        ("stop the robot vacuum", "en", "idle"),
        ("pause the robot vacuum", "en", "paused"),
        ("halt den robot vacuum an", "de", "idle"),
        ("robot vacuum pausieren", "de", "paused"),
    ],
)
async def test_a_robot_is_halted_and_goes_on(
    hass: HomeAssistant, ask: Ask, text: str, language: str, after: str
) -> None:
    await start(hass)
    response = await ask(text, language=language)
    assert response is not None
    assert response.ok, response.message
    assert state(hass) == after
    again = await ask("resume the robot vacuum")
    assert again is not None
    assert again.ok, again.message
    assert state(hass) == "cleaning"


async def test_what_stands_is_not_said_to_be_halted(ask: Ask) -> None:
    response = await ask("stop the robot vacuum")
    assert response is not None
    assert response.error == "idle"


async def test_a_blind_cannot_be_resumed(ask: Ask) -> None:
    stopped = await ask("stop the kitchen blind")
    assert stopped is not None
    assert stopped.error == "cannot" or stopped.ok
    resumed = await ask("resume the kitchen blind")
    assert resumed is not None
    assert resumed.error == "cannot"


async def test_what_neither_cleans_nor_moves_is_for_others(ask: Ask) -> None:
    response = await ask("stop the kitchen light")
    assert response is None or not response.ok
