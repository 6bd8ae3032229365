"""The forms of safety: the PIN, the limits and rules, and the words in them."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_RULE, SUBENTRY_SAFETY
from custom_components.jarvis.safety.pin import Tried
from homeassistant.core import HomeAssistant
from homeassistant.helpers.translation import async_get_translations

from ..conftest import Say, agent_subentry, set_up_jarvis, speech
from ..forms import change, fields, fill, start, stored

LIMITS = {"handful": 7, "answer_seconds": 30}
RULE = {"name": "Front", "tier": "never", "entities": ["lock.front_door"]}


@pytest.fixture
async def entry(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis without an engine and without rules."""
    return await set_up_jarvis(demo_house, agent_subentry())


async def check_words(hass: HomeAssistant, kind: str, form: Any, error: str) -> None:
    """Check that all there is to read in a form is there, in both languages."""
    for language in ("en", "de"):
        texts = await async_get_translations(
            hass, language, "config_subentries", {"jarvis"}
        )
        base = f"component.jarvis.config_subentries.{kind}"
        step = f"{base}.step.{form['step_id']}"
        wanted = [f"{step}.title", f"{step}.description", f"{base}.error.{error}"]
        for field in form["data_schema"].schema:
            wanted += [f"{step}.data.{field}", f"{step}.data_description.{field}"]
        assert [one for one in wanted if not texts.get(one)] == []


async def test_a_pin_is_set_kept_changed_and_removed(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_SAFETY)
    await check_words(hass, SUBENTRY_SAFETY, form, "pin_digits")
    form = await fill(hass, form, {"pin": "12a4", **LIMITS})
    assert form["errors"] == {"pin": "pin_digits"}
    # What was typed does not come back into the form.
    shown = {k.default: k.description for k in fields(form)}
    assert "12a4" not in str(shown)
    done = await fill(hass, form, {"pin": "4711", **LIMITS})
    assert done["type"] == "create_entry"
    first = stored(entry, SUBENTRY_SAFETY)
    assert "4711" not in first["pin"]
    assert first | LIMITS == first
    assert enter(entry, "4711") is Tried.RIGHT
    assert entry.runtime_data.safety.settings.handful == LIMITS["handful"]

    form = await change(hass, entry, SUBENTRY_SAFETY)
    await check_words(hass, SUBENTRY_SAFETY, form, "pin_digits")
    suggested = [key.description for key in fields(form)]
    assert first["pin"] not in str(suggested)
    done = await fill(
        hass, form, {"handful": 0, "answer_seconds": 30, "forget_pin": False}
    )
    assert done["reason"] == "reconfigure_successful"
    assert stored(entry, SUBENTRY_SAFETY)["pin"] == first["pin"]
    assert enter(entry, "4711") is Tried.RIGHT

    form = await change(hass, entry, SUBENTRY_SAFETY)
    await fill(hass, form, {"pin": "081500", "forget_pin": False, **LIMITS})
    assert enter(entry, "4711") is Tried.WRONG
    assert enter(entry, "081500") is Tried.RIGHT

    form = await change(hass, entry, SUBENTRY_SAFETY)
    await fill(hass, form, {"forget_pin": True, **LIMITS})
    assert "pin" not in stored(entry, SUBENTRY_SAFETY)
    assert enter(entry, "081500") is Tried.UNSET


def enter(entry: MockConfigEntry, digits: str) -> Tried:
    """Try a PIN of the house as it runs now."""
    return Tried(entry.runtime_data.safety.pin.enter(digits, "", 0.0))


async def test_there_is_one_safety(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    await fill(hass, await start(hass, entry, SUBENTRY_SAFETY), LIMITS)
    assert (await start(hass, entry, SUBENTRY_SAFETY))["reason"] == "already_configured"


async def test_a_rule_holds_at_once_and_is_changed(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    form = await start(hass, entry, SUBENTRY_RULE)
    await check_words(hass, SUBENTRY_RULE, form, "rule_empty")
    form = await fill(hass, form, RULE | {"name": "  "})
    assert form["errors"] == {"name": "name_needed"}
    form = await fill(hass, form, {"name": "Front", "tier": "never"})
    assert form["errors"] == {"base": "rule_empty"}
    done = await fill(hass, form, RULE, {})
    assert done["title"] == "Front"
    assert "never" in speech(await say("unlock the front door"))

    form = await change(hass, entry, SUBENTRY_RULE)
    await check_words(hass, SUBENTRY_RULE, form, "rule_empty")
    given = {key: value for key, value in RULE.items() if key != "name"}
    done = await fill(hass, form, given | {"tier": "free"}, {})
    assert done["reason"] == "reconfigure_successful"
    await say("unlock the front door")
    await hass.async_block_till_done()
    assert hass.states.is_state("lock.front_door", "unlocked")


@pytest.mark.parametrize("kind", [SUBENTRY_RULE, SUBENTRY_SAFETY])
async def test_what_does_not_run_is_not_changed(
    hass: HomeAssistant, entry: MockConfigEntry, kind: str
) -> None:
    await hass.config_entries.async_unload(entry.entry_id)
    assert (await start(hass, entry, kind))["reason"] == "entry_not_loaded"
