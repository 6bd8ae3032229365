"""How the house is: nothing is called closed that nobody could look at."""

from typing import Final

import pytest

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told

WINDOW: Final = "binary_sensor.kitchen_window"
BACK: Final = "lock.back_door"
FRONT: Final = "lock.front_door"
ASKED: Final = "is the house safe?"
SHUT: Final = "All that I can see is closed and locked."


async def safe(hass: HomeAssistant, say: Say) -> str:
    """Ask whether the house is safe; the answer comes without a model."""
    await hass.async_block_till_done()
    answer = await say(ASKED)
    assert told(answer)["lane"] == "command"
    return speech(answer)


async def test_what_does_not_answer_is_not_closed(
    demo_house: HomeAssistant, say: Say
) -> None:
    hass = demo_house
    await set_up_jarvis(hass, agent_subentry())
    hass.states.async_set(WINDOW, "off", {"device_class": "window"})
    hass.states.async_set(BACK, "locked")
    assert await safe(hass, say) == f"Yes. {SHUT}"
    hass.states.async_set(FRONT, "unavailable")
    assert await safe(hass, say) == f"{SHUT} Front Door does not answer."
    hass.states.async_set(BACK, "jammed")
    assert await safe(hass, say) == (
        "No. Back Door is not locked. Front Door does not answer."
    )


async def test_what_is_not_shared_is_neither_told_nor_vouched_for(
    demo_house: HomeAssistant, say: Say
) -> None:
    hass = demo_house
    await set_up_jarvis(hass, agent_subentry())
    for hidden in (WINDOW, BACK):
        async_expose_entity(hass, "conversation", hidden, False)
    assert await safe(hass, say) == f"Yes. {SHUT}"
    for state in hass.states.async_all(("binary_sensor", "cover", "lock")):
        async_expose_entity(hass, "conversation", state.entity_id, False)
    assert await safe(hass, say) == "I can see no doors, windows or locks there."


@pytest.mark.parametrize(
    ("device_class", "state", "opener"),
    [("smoke", "on", "No. Careful: Cellar"), ("smoke", "off", "No. Kitchen Window")],
)
async def test_an_alarm_is_told_first(
    demo_house: HomeAssistant, say: Say, device_class: str, state: str, opener: str
) -> None:
    hass = demo_house
    await set_up_jarvis(hass, agent_subentry())
    cellar = "binary_sensor.cellar"
    hass.states.async_set(
        cellar, state, {"device_class": device_class, "friendly_name": "Cellar"}
    )
    async_expose_entity(hass, "conversation", cellar, True)
    assert (await safe(hass, say)).startswith(opener)


async def test_an_alert_opens_nothing(demo_house: HomeAssistant, say: Say) -> None:
    hass = demo_house
    await set_up_jarvis(hass, agent_subentry())
    cellar = "binary_sensor.cellar"
    hass.states.async_set(WINDOW, "off", {"device_class": "window"})
    hass.states.async_set(BACK, "locked")
    hass.states.async_set(
        cellar, "on", {"device_class": "smoke", "friendly_name": "Cellar"}
    )
    async_expose_entity(hass, "conversation", cellar, True)
    alert = f"Careful: Cellar reports an alert. {SHUT}"
    assert await safe(hass, say) == f"No. {alert}"
    assert speech(await say("is anything open?")) == f"No. {alert}"


async def test_what_can_be_on_and_does_not_answer_is_not_off(
    demo_house: HomeAssistant, say: Say
) -> None:
    hass = demo_house
    await set_up_jarvis(hass, agent_subentry())
    domains = ("fan", "humidifier", "light", "media_player", "switch", "vacuum")
    able = [*hass.states.async_all(domains), *hass.states.async_all(("siren", "valve"))]
    for state in able:
        hass.states.async_set(state.entity_id, "off", dict(state.attributes))
    assert speech(await say("is anything on?")).startswith("No. Nothing is on")
    lamp = hass.states.get("light.kitchen_light")
    assert lamp is not None
    hass.states.async_set(lamp.entity_id, "unavailable", dict(lamp.attributes))
    silent = "Nothing is on, as far as I can see. Kitchen Light does not answer."
    assert speech(await say("is anything on?")) == silent
    assert speech(await say("is everything off?")) == silent
    assert speech(await say("Ist alles aus?", language="de")) == (
        "Soweit ich sehe, ist nichts an. Kitchen Light antwortet nicht."
    )
    hass.states.async_set("light.desk_lamp", "on")
    assert speech(await say("is everything off?")) == (
        "No. Desk Lamp is on. Kitchen Light does not answer."
    )


async def test_a_smoke_alarm_that_does_not_answer_warns_nobody(
    demo_house: HomeAssistant, say: Say
) -> None:
    hass = demo_house
    await set_up_jarvis(hass, agent_subentry())
    cellar = "binary_sensor.cellar"
    hass.states.async_set(WINDOW, "off", {"device_class": "window"})
    hass.states.async_set(BACK, "locked")
    facts = {"device_class": "smoke", "friendly_name": "Cellar"}
    hass.states.async_set(cellar, "unavailable", facts)
    async_expose_entity(hass, "conversation", cellar, True)
    assert await safe(hass, say) == f"{SHUT} Cellar does not answer."
    assert "Cellar" not in speech(await say("is anything open?"))
