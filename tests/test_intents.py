"""The commands as intents: by Home Assistant's API and in the owner's own sentences."""

from typing import Any

from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from homeassistant.components.conversation import async_converse
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import intent
from homeassistant.setup import async_setup_component

from .conftest import agent_subentry, set_up_jarvis

SENTENCES = {"intents": {"JarvisWorldTime": ["what says the old sundial"]}}


async def test_intents_by_code_and_over_http(
    demo_house: HomeAssistant, hass_client: ClientSessionGenerator
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    response = await intent.async_handle(
        demo_house, "test", "JarvisWorldTime", {"location": {"value": "Milwaukee"}}
    )
    assert "Milwaukee" in response.speech["plain"]["speech"]
    client = await hass_client()
    answer = await client.post(
        "/api/intent/handle",
        json={"name": "JarvisCalculate", "data": {"expression": "six times seven"}},
    )
    body: dict[str, Any] = await answer.json()
    assert body["speech"]["plain"]["speech"] == "That is 42."


async def test_sentences_of_the_owner_reach_the_commands(hass: HomeAssistant) -> None:
    for domain, config in (
        ("homeassistant", {}),
        ("conversation", {"conversation": SENTENCES}),
        ("intent", {}),
        ("llm", {}),
    ):
        assert await async_setup_component(hass, domain, config)
    await set_up_jarvis(hass, agent_subentry())
    for agent in ("conversation.home_assistant", "conversation.jarvis"):
        result = await async_converse(
            hass, "what says the old sundial", None, Context(), "en", agent
        )
        assert "It is" in result.response.speech["plain"]["speech"], agent
