"""Which player is meant, what it can do, and whether it did it."""

import pytest
from pytest_homeassistant_custom_component.common import async_mock_service

from custom_components.jarvis.commands.shelf.counter import Counter
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError

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
    monkeypatch.setattr(
        "custom_components.jarvis.commands.parts.settling.PATIENCE", 0.05
    )
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


async def test_stopping_ends_the_music(hass: HomeAssistant, ask: Ask) -> None:
    done = await ask("stop the music on the kitchen speaker")
    assert done is not None
    assert done.ok, done.message
    assert state(hass, SPEAKER) not in {"playing", "paused"}


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"action": "volume"}, "question"),
        ({"action": "pause", "player": "television"}, "cannot"),
        ({"action": "pause", "player": "kitchen speaker"}, "unavailable"),
    ],
)
async def test_why_it_cannot(
    hass: HomeAssistant, counter: Counter, arguments: dict[str, str], error: str
) -> None:
    found = hass.states.get(SPEAKER)
    assert found is not None
    hass.states.async_set(SPEAKER, "unavailable", dict(found.attributes))
    request = counter.request(text="", language="en", conversation_id="m")
    response = await counter.act("media", arguments, request)
    assert (response.ok, response.error) == (False, error), response.message


async def test_a_player_that_does_not_answer_is_not_silent(
    hass: HomeAssistant, counter: Counter
) -> None:
    found = hass.states.get(SPEAKER)
    assert found is not None
    hass.states.async_set(SPEAKER, "unavailable", dict(found.attributes))
    request = counter.request(text="", language="en", conversation_id="m")
    named = {"action": "status", "player": "kitchen speaker"}
    response = await counter.act("media", named, request)
    assert response.message == "Kitchen Speaker is not available."
    response = await counter.act("media", {"action": "status"}, request)
    silent = "Nothing is playing. Kitchen Speaker is not available."
    assert response.message == silent


async def test_a_house_without_players_says_so(hass: HomeAssistant, ask: Ask) -> None:
    for player in hass.states.async_entity_ids("media_player"):
        hass.states.async_remove(player)
    await hass.async_block_till_done()
    response = await ask("pause the music")
    assert response is not None
    assert response.error == "no_player"


async def test_a_player_that_refuses_is_told(hass: HomeAssistant, ask: Ask) -> None:
    hass.services.async_remove("media_player", "media_pause")
    reason = HomeAssistantError("the speaker is in use")
    async_mock_service(hass, "media_player", "media_pause", raise_exception=reason)
    response = await ask("pause on the kitchen speaker")
    assert response is not None
    assert response.error == "action_failed"
    assert "the speaker is in use" in response.message
