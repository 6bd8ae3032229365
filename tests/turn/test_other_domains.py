"""What Home Assistant's sentences leave out is switched and asked for all the same."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer

_HELPERS = {
    "input_boolean": {"holiday": {"name": "Holiday Mode"}},
    "input_select": {"house": {"name": "House Mode", "options": ["Home", "Party"]}},
    "input_number": {"pool": {"name": "Pool", "min": 10, "max": 35, "initial": 20}},
}
_DEVICES = ("alarm_control_panel", "humidifier", "siren", "update")


@pytest.fixture
async def helpers(base: HomeAssistant, server: ScriptedServer) -> None:
    """Set up helpers and devices of other kinds, and the agent."""
    demo = MockConfigEntry(domain="demo")
    demo.add_to_hass(base)
    assert await base.config_entries.async_setup(demo.entry_id)
    for domain, config in _HELPERS.items():
        assert await async_setup_component(base, domain, {domain: config})
    await base.async_block_till_done()
    for state in base.states.async_all():
        exposed = state.domain in {*_HELPERS, *_DEVICES}
        async_expose_entity(base, "conversation", state.entity_id, exposed)
    await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())


@pytest.mark.usefixtures("helpers")
@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("is holiday mode on", "No, off."),
        ("what is the house mode", "House mode is Home."),
        ("what's the pool", "Pool is 20.0."),
    ],
)
async def test_state_is_told_without_a_model(
    hass: HomeAssistant, say: Say, said: str, answer: str
) -> None:
    """Whoever asks for a state hears it, and nothing is switched by asking."""
    before = hass.states.get("input_boolean.holiday")
    result = await say(said)
    assert (speech(result), told(result)["model_calls"]) == (answer, 0)
    assert hass.states.get("input_boolean.holiday") is before


@pytest.mark.usefixtures("helpers")
async def test_switching_by_name(hass: HomeAssistant, say: Say) -> None:
    """What can be switched is switched; what wakes the neighbours is asked first."""
    for said in ("turn on holiday mode", "turn off the dehumidifier"):
        assert told(await say(said))["model_calls"] == 0
    await hass.async_block_till_done()
    assert hass.states.is_state("input_boolean.holiday", "on")
    assert hass.states.is_state("humidifier.dehumidifier", "off")
    assert (await say("turn off the siren")).continue_conversation is False
    assert (await say("turn on the siren")).continue_conversation is True


@pytest.mark.usefixtures("helpers")
@pytest.mark.parametrize(
    ("said", "lie", "truth"),
    [
        ("is the alarm armed", "Yes, it is armed.", "No, it is disarmed."),
        ("is the security on guard", "The Security is armed.", "It is not armed."),
        ("is the add-on new", "Demo add-on is installed.", "Demo add-on is pending."),
        ("which mode is the house in", "It is in party mode.", "House Mode is Home."),
        ("what's the pool at", "The Pool is at 31.", "The Pool is at 20."),
    ],
)
async def test_label_of_another_state_is_not_told(
    server: ScriptedServer, say: Say, said: str, lie: str, truth: str
) -> None:
    """What a thing of any domain is said to be is compared with its present label."""
    server.reply(lie, repeat=True)
    assert lie not in speech(await say(said))
    server.replies.clear()
    server.reply(truth)
    assert speech(await say(said)) == truth
