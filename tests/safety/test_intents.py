"""Intents that name nothing: whose they are, and what they leave for later."""

from typing import override

import pytest

from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.reach.intents import acts_of_intent
from custom_components.jarvis.safety.tiers import Asker, Tier
from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent
from homeassistant.setup import async_setup_component


class OpenSesame(intent.IntentHandler):
    """An intent of another integration, which nobody can look into."""

    intent_type = "OpenSesame"

    @override
    async def async_handle(self, intent_obj: intent.Intent) -> intent.IntentResponse:
        return intent_obj.create_response()


@pytest.mark.parametrize(
    ("name", "slots", "tier"),
    [
        ("OpenSesame", {}, Tier.CONFIRM),
        ("HassStartTimer", {"seconds": 1}, Tier.FREE),
        (
            "HassStartTimer",
            {"seconds": 1, "conversation_command": "unlock the front door"},
            Tier.CONFIRM,
        ),
        ("HassCancelAllTimers", {}, Tier.FREE),
        ("HassNevermind", {}, Tier.FREE),
        ("JarvisTimer", {}, Tier.FREE),
        ("Nobody", {}, Tier.FREE),
    ],
)
async def test_what_an_intent_without_a_name_does(
    base: HomeAssistant, name: str, slots: dict[str, object], tier: Tier
) -> None:
    assert await async_setup_component(base, "intent", {})
    intent.async_register(base, OpenSesame())
    acts = acts_of_intent(base, name, slots, assistant="conversation")
    asker = Asker(conversation_id="c", language="en")
    assert Policy(hass=base).judge(acts, asker).tier is tier
