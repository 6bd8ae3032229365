"""What was consented to ahead is done by the timer, and by nothing else."""

import asyncio
from dataclasses import replace
from typing import Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.safety.authorizer import Promises
from custom_components.jarvis.safety.tiers import NO_CONSENT, Asker, Grant, Tier
from homeassistant.const import EVENT_STATE_CHANGED
from homeassistant.core import Event, EventStateChangedData, HomeAssistant, callback

from ..conftest import Say
from ..tables import each_row
from ..waiting import idle_bound

SLOTS: Final = {"minutes": 10, "conversation_command": "Open the garage door"}
GIVEN: Final = Grant(tier=Tier.CONFIRM)
TIMER: Final = Asker(
    conversation_id="x",
    language="en",
    text="open the garage door",
    device_id="kitchen",
)
OTHERS: Final = {
    "early": (TIMER, 300.0),
    "late": (TIMER, 620.0),
    "another wish": (replace(TIMER, text="open the front door"), 600.0),
    "an account": (replace(TIMER, user_id="anna"), 600.0),
    "a voice": (replace(TIMER, satellite_id="assist_satellite.kitchen"), 600.0),
    "elsewhere": (replace(TIMER, device_id="porch"), 600.0),
}


def promises() -> Promises:
    kept = Promises()
    kept.keep(SLOTS, "kitchen", GIVEN, 0.0)
    return kept


def test_it_counts_once() -> None:
    kept = promises()
    assert kept.take(TIMER, 600.5) is GIVEN
    assert kept.take(TIMER, 600.6) is NO_CONSENT


@each_row("who", OTHERS)
def test_it_counts_for_nothing_else(who: str) -> None:
    asker, now = OTHERS[who]
    assert promises().take(asker, now) is NO_CONSENT


def test_they_do_not_grow() -> None:
    kept = Promises()
    for number in range(200):
        kept.keep({**SLOTS, "minutes": number + 10}, None, GIVEN, 0.0)
    far = replace(TIMER, device_id=None)
    assert kept.take(far, 600.0) is NO_CONSENT
    assert kept.take(far, 209 * 60.0) is GIVEN


@pytest.mark.parametrize("answer", ["yes", "no"])
async def test_a_timer_does_what_was_consented_to(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say, answer: str
) -> None:
    opened = asyncio.Event()

    @callback
    def note(event: Event[EventStateChangedData]) -> None:
        state = event.data["new_state"]
        gate = event.data["entity_id"] == "cover.garage_door"
        if gate and state is not None and state.state != "closed":
            opened.set()

    hass.bus.async_listen(EVENT_STATE_CHANGED, note)
    asked = await say("in one second open the garage door")
    assert asked.continue_conversation
    await say(answer, asked.conversation_id)
    assert not opened.is_set()
    if answer == "yes":
        async with idle_bound():
            await opened.wait()
    assert not jarvis.runtime_data.safety.later.take(TIMER, hass.loop.time()).tier
    await hass.async_block_till_done()
