"""Who has no weather is not told about the weather."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer

NONE = "I have no weather here"


def _measure(hass: HomeAssistant) -> None:
    hass.states.async_set(
        "sensor.garden",
        "7.5",
        {
            "friendly_name": "Garden",
            "device_class": "temperature",
            "unit_of_measurement": "°C",
        },
    )


async def test_how_warm_it_is_a_model_asks_the_sensor(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    _measure(base)
    await set_up_jarvis(base, agent_subentry(), engine_subentry(server.url, "ollama"))
    server.reply("In the garden it is 7.5 degrees.")

    result = await say("How warm is it outside?")

    assert speech(result) == "In the garden it is 7.5 degrees."
    assert told(result)["lane"] == "model"


@pytest.mark.parametrize("measured", [True, False])
async def test_without_a_model_it_says_so(
    base: HomeAssistant, say: Say, *, measured: bool
) -> None:
    if measured:
        _measure(base)
    await set_up_jarvis(base, agent_subentry())

    result = await say("How warm is it outside?")

    assert NONE in speech(result)
    assert told(result)["lane"] == "command"


async def test_without_a_sensor_no_model_has_to_guess(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(base, agent_subentry(), engine_subentry(server.url, "ollama"))

    assert NONE in speech(await say("How warm is it outside?"))
