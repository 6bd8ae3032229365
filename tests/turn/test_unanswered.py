"""What does not answer is neither yes nor no, and a room is told by what it has."""

import pytest

from homeassistant.core import HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
)

from ..conftest import Say, agent_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house

_UNSURE = "Das kann ich nicht sagen: keine Antwort von"


def _lose(hass: HomeAssistant, entity_id: str, value: str = "unavailable") -> None:
    state = hass.states.get(entity_id)
    assert state is not None
    hass.states.async_set(entity_id, value, state.attributes)


def _move(hass: HomeAssistant, entity_id: str, name: str) -> None:
    area = ar.async_get(hass).async_get_area_by_name(name)
    entry = er.async_get(hass).async_get(entity_id)
    assert area is not None
    assert entry is not None
    if entry.device_id is not None:
        dr.async_get(hass).async_update_device(entry.device_id, area_id=area.id)


@pytest.mark.parametrize(
    ("language", "lost", "question", "answer"),
    [
        (
            "en",
            ("binary_sensor.nursery_window", "binary_sensor.kitchen_window"),
            "are any windows open?",
            "I cannot tell: no answer from the Kitchen Window and Nursery Window.",
        ),
        (
            "en",
            ("binary_sensor.laundry_leak",),
            "is the leak detector wet?",
            "I cannot tell: no answer from the Leak Detector.",
        ),
        (
            "en",
            ("lock.front_door",),
            "is the front door locked?",
            "I cannot tell: no answer from the Front Door.",
        ),
        (
            "en",
            ("lock.back_door",),
            "are all doors locked?",
            "Yes, as far as I can tell: no answer from the Back Door.",
        ),
        (
            "en",
            ("weather.home_weather",),
            "what is the weather like?",
            "I cannot tell: no answer from the Weather.",
        ),
        (
            "en",
            ("binary_sensor.nursery_window",),
            "are any windows open?",
            "Yes, Kitchen Window. No answer from the Nursery Window.",
        ),
        (
            "en",
            ("light.kitchen_light", "light.kitchen_counter_light"),
            "are any lights on in the kitchen?",
            "I cannot tell: no answer from the Counter Light and Kitchen Light.",
        ),
        (
            "de",
            ("binary_sensor.kitchen_window", "binary_sensor.nursery_window"),
            "sind Fenster offen?",
            f"{_UNSURE} Küchenfenster und Kinderzimmerfenster.",
        ),
        (
            "de",
            ("lock.front_door",),
            "ist die Haustür abgeschlossen?",
            "Das kann ich nicht sagen: keine Antwort von Haustür.",
        ),
        (
            "de",
            ("weather.home_weather",),
            "wie ist das Wetter?",
            "Das kann ich nicht sagen: keine Antwort von Wetter.",
        ),
    ],
)
@pytest.mark.parametrize("value", ["unavailable", "unknown"])
async def test_what_does_not_answer_is_neither_yes_nor_no(
    base: HomeAssistant,
    say: Say,
    language: str,
    lost: tuple[str, ...],
    question: str,
    answer: str,
    value: str,
) -> None:
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, agent_subentry())
    for entity_id in lost:
        _lose(base, entity_id, value)
    said = speech(await say(question, language=language))
    assert sorted(said.split()) == sorted(answer.split()), said


async def test_one_window_is_closed_and_the_other_silent(
    base: HomeAssistant, say: Say
) -> None:
    await furnish_demo_house(base, "en")
    await set_up_jarvis(base, agent_subentry())
    _lose(base, "binary_sensor.kitchen_window", "unknown")
    assert speech(await say("are any windows open?")) == (
        "No, as far as I can tell: no answer from the Kitchen Window."
    )


async def test_two_thermostats_of_a_room_are_both_set(
    base: HomeAssistant, say: Say
) -> None:
    await furnish_demo_house(base, "en")
    _move(base, "climate.bedroom_thermostat", "Living Room")
    await set_up_jarvis(base, agent_subentry())
    await base.async_block_till_done()
    await say("set the lounge to 22 degrees")
    for one in ("climate.living_room_thermostat", "climate.bedroom_thermostat"):
        state = base.states.get(one)
        assert state is not None
        assert state.attributes["temperature"] == 22


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("en", "how warm is it in the garden?", "7.3"),
        ("en", "what is the temperature in the garden?", "7.3"),
        ("de", "wie warm ist es im Garten?", "7,3"),
    ],
)
async def test_a_sensor_tells_how_warm_a_room_is(
    base: HomeAssistant, say: Say, language: str, question: str, answer: str
) -> None:
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, agent_subentry())
    assert answer in speech(await say(question, language=language))


async def test_the_sensor_that_the_owner_chose_tells_it(
    base: HomeAssistant, say: Say
) -> None:
    await furnish_demo_house(base, "en")
    areas = ar.async_get(base)
    area = areas.async_get_area_by_name("Kitchen")
    assert area is not None
    areas.async_update(area.id, temperature_entity_id="sensor.outdoor_temperature")
    _move(base, "sensor.outdoor_temperature", "Kitchen")
    _move(base, "sensor.bedroom_temperature", "Kitchen")
    await set_up_jarvis(base, agent_subentry())
    await base.async_block_till_done()
    assert "7.3" in speech(await say("how warm is it in the kitchen?"))
