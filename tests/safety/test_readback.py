"""A device that answers late is waited for; one that breaks or goes is not."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_component import DATA_INSTANCES

from ..conftest import Say, speech
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound

LATER = 0.3


def late(hass: HomeAssistant, entity_id: str, state: str | None) -> None:
    """Let a device take a command at once and show a state some time after it.

    None takes it out of the house instead.
    """
    domain = entity_id.partition(".")[0]
    entity: Any = hass.data[DATA_INSTANCES][domain].get_entity(entity_id)

    def show() -> None:
        if state is None:
            hass.states.async_remove(entity_id)
        else:
            hass.states.async_set(entity_id, state)

    async def accept(**_data: Any) -> None:
        hass.loop.call_later(LATER, show)

    for name in ("async_turn_on", "async_close_cover", "async_lock"):
        if hasattr(entity, name):
            setattr(entity, name, accept)


@pytest.mark.parametrize(
    ("entity_id", "state", "wish", "answer"),
    [
        ("light.desk_lamp", "on", "turn on the desk lamp", "Turned on"),
        ("cover.kitchen_blind", "closing", "close the kitchen blind", "Clos"),
        ("lock.back_door", "locked", "lock the back door", "Lock"),
    ],
)
async def test_a_late_device_is_waited_for(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    entity_id: str,
    state: str,
    wish: str,
    answer: str,
) -> None:
    late(hass, entity_id, state)
    heard = speech(await say(wish))
    shown = hass.states.get(entity_id)
    assert shown is not None
    assert shown.state == state
    assert answer in heard


async def test_a_late_device_is_waited_for_when_a_model_switches_it(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    late(hass, "light.desk_lamp", "on")
    server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
    server.reply("The desk lamp is on.")
    assert speech(await say("let there be light on my desk")) == "The desk lamp is on."


@pytest.mark.parametrize("state", [STATE_UNAVAILABLE, None])
async def test_who_breaks_meanwhile_is_not_waited_for(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say, state: str | None
) -> None:
    late(hass, "light.desk_lamp", state)
    async with idle_bound():
        heard = speech(await say("turn on the desk lamp"))
    assert "Turned on" not in heard
    assert "nothing was done" in heard


async def test_of_several_the_slow_ones_count(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    late(hass, "light.kitchen_light", "on")
    late(hass, "light.kitchen_counter_light", STATE_UNAVAILABLE)
    heard = speech(await say("turn on the kitchen lights"))
    assert "All but the Counter Light" in heard


@pytest.mark.parametrize(
    ("entity_id", "wish", "language"),
    [
        ("scene.movie_night", "activate the movie night scene", "en"),
        ("scene.movie_night", "aktiviere Movie Night", "de"),
    ],
)
async def test_what_is_only_started_and_does_not_answer_was_not_started(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    entity_id: str,
    wish: str,
    language: str,
) -> None:
    domain = entity_id.partition(".")[0]
    entity: Any = hass.data[DATA_INSTANCES][domain].get_entity(entity_id)
    entity._attr_available = False
    entity.async_write_ha_state()
    shown = hass.states.get(entity_id)
    assert shown is not None
    assert shown.state == STATE_UNAVAILABLE
    answer = await say(wish, language=language)
    said = jarvis.runtime_data.safety.say("none_unavailable", language, names="")
    assert said.strip(" .")[-12:] in speech(answer)
    assert shown.name in speech(answer)
