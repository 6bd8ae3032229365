"""What needs no model while our grammar is not there, and what the owner wrote."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told
from ..demo_house import furnish_demo_house


async def test_a_language_without_our_grammar_has_home_assistants_sentences(
    demo_house: HomeAssistant, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry: MockConfigEntry = await set_up_jarvis(demo_house, agent_subentry())
    grammars = entry.runtime_data.grammars

    async def not_yet(*_: Any) -> None:
        """Behave as a grammar that is still being read."""
        raise TimeoutError

    monkeypatch.setattr(type(grammars), "get", not_yet)
    result = await say("turn on the kitchen light")
    assert told(result)["lane"] == "sentence"
    state = demo_house.states.get("light.kitchen_light")
    assert state is not None
    assert state.state == "on"
    assert told(await say("turn on the kichen lihgt"))["lane"] == "none"


async def test_the_owners_sentences_come_first(hass: HomeAssistant, say: Say) -> None:
    assert await async_setup_component(hass, "homeassistant", {})
    intents = {"intents": {"TeaTime": ["put the kettle on"]}}
    assert await async_setup_component(hass, "conversation", {"conversation": intents})
    action = {"speech": {"text": "The kettle is on."}}
    script = {"intent_script": {"TeaTime": action}}
    assert await async_setup_component(hass, "intent_script", script)
    await furnish_demo_house(hass, "en")
    await set_up_jarvis(hass, agent_subentry())
    result = await say("put the kettle on")
    assert speech(result).startswith("The kettle is on.")
    assert told(result)["lane"] == "sentence"
    assert told(await say("turn on the desk lamp"))["lane"] == "sentence"


async def test_where_something_is_puts_it_on_no_list(
    demo_house: HomeAssistant, say: Say
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    before = demo_house.states.get("todo.shopping_list")
    result = await say("Pilates ist über der Drogerie", language="de")
    assert told(result)["lane"] == "none"
    assert demo_house.states.get("todo.shopping_list") is before
