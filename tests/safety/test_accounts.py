"""What an account may set up that goes on without it, and whose timers it reaches."""

from pathlib import Path
from typing import Any, Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.jarvis.const import SUBENTRY_RULE
from homeassistant.auth.models import Group
from homeassistant.auth.permissions.const import POLICY_CONTROL, POLICY_READ
from homeassistant.components.conversation import async_converse
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import Context, HomeAssistant
from homeassistant.setup import async_setup_component

from ..conftest import AGENT, agent_subentry, set_up_jarvis, speech

TIME: Final = {"trigger": "time", "at": "07:00:00"}
DESK: Final = {"action": "light.turn_on", "target": {"entity_id": "light.desk_lamp"}}
# What a guest may not leave behind, as steps, and as whole automations.
STEPS: Final[tuple[dict[str, Any], ...]] = (
    {"action": "light.turn_on", "target": {"entity_id": "light.kitchen_light"}},
    {"action": "light.turn_on", "target": {"entity_id": "{{ 'light.kitchen_light' }}"}},
    {"action": "light.turn_on", "target": {"area_id": "kitchen"}},
    {"action": "shell_command.anything"},
    {"action": "{{ 'light.turn_on' }}", "target": {"entity_id": "light.desk_lamp"}},
    {"event": "anything"},
    {**DESK, "data": {"brightness": "{{ states('sensor.power_consumption') }}"}},
)
RULES: Final[tuple[dict[str, Any], ...]] = (
    *({"triggers": [TIME], "actions": [step]} for step in STEPS),
    {"trigger": [TIME], "action": [STEPS[0]]},
    {
        "triggers": [{"trigger": "template", "value_template": "{{ states.lock }}"}],
        "actions": [DESK],
    },
)


@pytest.fixture
def guest(hass: HomeAssistant) -> MockUser:
    """Return an account that may use one lamp."""
    rights = {POLICY_READ: True, POLICY_CONTROL: True}
    policy: Any = {"entities": {"entity_ids": {"light.desk_lamp": rights}}}
    group = Group(name="Guests", policy=policy)
    return MockUser(name="Guest", groups=[group]).add_to_hass(hass)


@pytest.fixture
async def automations(demo_house: HomeAssistant, tmp_path: Path) -> Path:
    """Set up automations in a folder of their own."""
    demo_house.config.config_dir = str(tmp_path)
    path = tmp_path / "automations.yaml"
    path.write_text("[]\n")
    (tmp_path / "configuration.yaml").write_text(
        "automation: !include automations.yaml\n"
    )
    assert await async_setup_component(demo_house, "automation", {"automation": []})
    return path


def stored(path: Path) -> str:
    """Return what is in the file."""
    return path.read_text()


async def ask(
    hass: HomeAssistant, user: MockUser | None, text: str, talk: str | None = None
) -> str:
    """Say something to Jarvis as somebody; returns the answer."""
    context = Context(user_id=user.id if user else None)
    said = await async_converse(hass, text, talk, context, "en", agent_id=AGENT)
    return speech(said)


async def test_an_account_automates_what_it_may_control(
    hass: HomeAssistant, automations: Path, guest: MockUser
) -> None:
    await set_up_jarvis(hass, agent_subentry())
    wish = "every day at 7 turn on the {}"
    assert "07:00" in await ask(hass, guest, wish.format("desk lamp"), "guest")
    await ask(hass, guest, "yes", "guest")
    await hass.async_block_till_done()
    assert len(hass.states.async_entity_ids("automation")) == 1
    assert "07:00" not in await ask(hass, guest, wish.format("kitchen light"), "guest")
    await hass.services.async_call(
        "automation", "turn_off", {"entity_id": "all"}, blocking=True
    )


async def test_and_nothing_else(
    hass: HomeAssistant, automations: Path, guest: MockUser
) -> None:
    await set_up_jarvis(hass, agent_subentry())
    for number, config in enumerate(RULES):
        answer = await hass.services.async_call(
            "jarvis",
            "run_command",
            {
                "command": "draft_automation",
                "arguments": {"config": {"alias": "x", **config}},
                "conversation_id": f"guest {number}",
            },
            blocking=True,
            return_response=True,
            context=Context(user_id=guest.id),
        )
        assert (answer or {})["error"] in {"denied", "not_exposed"}, config
        await ask(hass, guest, "yes", f"guest {number}")
    assert stored(automations) == "[]\n"


async def test_a_rule_of_never_counts_for_a_thing_by_its_name(
    hass: HomeAssistant, automations: Path
) -> None:
    """What is said is a name; what is judged is the thing."""
    data: dict[str, Any] = {"tier": "never", "entities": ["light.desk_lamp"]}
    never = ConfigSubentryData(
        subentry_type=SUBENTRY_RULE, title="Lamp", unique_id=None, data=data
    )
    await set_up_jarvis(hass, agent_subentry(), never)
    told = await ask(hass, None, "every day at 7 turn on the desk lamp")
    assert "never" in told
    assert stored(automations) == "[]\n"


async def test_timers_and_alarms_of_an_account_are_its_own(
    hass: HomeAssistant, jarvis: MockConfigEntry, guest: MockUser
) -> None:
    anna = MockUser(name="Anna").add_to_hass(hass)
    await ask(hass, anna, "set a 20 minute timer called surprise")
    await ask(hass, None, "set a 30 minute timer called pasta")
    heard = await ask(hass, guest, "what timers are running?")
    assert "pasta" in heard
    assert "surprise" not in heard
    await ask(hass, guest, "cancel the surprise timer")
    await ask(hass, guest, "cancel all timers")
    assert "surprise" in await ask(hass, anna, "what timers are running?")
    await ask(hass, anna, "set an alarm for 6:30 tomorrow")
    assert "6:30" not in await ask(hass, guest, "what alarms are set?")
    await ask(hass, guest, "cancel all alarms")
    assert "6:30" in await ask(hass, anna, "what alarms are set?")
