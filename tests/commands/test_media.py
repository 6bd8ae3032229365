"""Which player is meant, what it can do, and whether it did it."""

import pytest
from pytest_homeassistant_custom_component.common import async_mock_service

from custom_components.jarvis.commands.counter import Counter
from homeassistant.core import HomeAssistant

from .conftest import Ask

SPEAKER = "media_player.kitchen_speaker"
TV = "media_player.living_room_tv"


def state(hass: HomeAssistant, entity_id: str) -> str:
    found = hass.states.get(entity_id)
    assert found is not None
    return found.state


async def test_what_plays_is_meant(hass: HomeAssistant, ask: Ask) -> None:
    assert state(hass, SPEAKER) == "playing"
    response = await ask("pause")
    assert response is not None
    assert response.data["entity_id"] == SPEAKER
    assert state(hass, SPEAKER) == "paused"


async def test_a_named_player_wins(hass: HomeAssistant, ask: Ask) -> None:
    response = await ask("pause the television on the television")
    assert response is None
    response = await ask("pause on the kitchen speaker")
    assert response is not None
    assert state(hass, SPEAKER) == "paused"


async def test_two_that_play_are_a_question(
    hass: HomeAssistant, counter: Counter, ask: Ask
) -> None:
    found = hass.states.get(TV)
    assert found is not None
    hass.states.async_set(TV, "playing", dict(found.attributes))
    asked = await ask("pause the music")
    assert asked is not None
    assert asked.wait_for_input
    assert "Television" in asked.message
    done = await ask("the kitchen speaker")
    assert done is not None
    assert done.ok
    assert state(hass, SPEAKER) == "paused"


async def test_the_room_decides_between_two(hass: HomeAssistant, ask: Ask) -> None:
    found = hass.states.get(TV)
    assert found is not None
    hass.states.async_set(TV, "playing", dict(found.attributes))
    done = await ask("pause the music", area_id="kitchen")
    assert done is not None
    assert done.data["entity_id"] == SPEAKER


async def test_nothing_that_plays_is_said(hass: HomeAssistant, ask: Ask) -> None:
    await hass.services.async_call(
        "media_player", "turn_off", {"entity_id": SPEAKER}, blocking=True
    )
    response = await ask("skip this song on the kitchen speaker")
    assert response is not None
    assert response.error == "nothing"


async def test_what_did_not_happen_is_never_paused(
    hass: HomeAssistant, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("custom_components.jarvis.commands.settling.PATIENCE", 0.05)
    hass.services.async_remove("media_player", "media_pause")
    async_mock_service(hass, "media_player", "media_pause")
    response = await ask("pause")
    assert response is not None
    assert response.error == "not_so"
    assert "did not do it" in response.message


async def test_a_volume_beyond_the_end_is_asked_again(ask: Ask) -> None:
    asked = await ask("set the volume to 300")
    assert asked is not None
    assert "at most 100" in asked.message
    done = await ask("thirty")
    assert done is not None
    assert done.data["volume"] == 30
