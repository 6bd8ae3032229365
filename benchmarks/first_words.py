"""How much later the first word is heard because claims are checked, against no check.

A scripted server streams a word every so many milliseconds; counted is from its first
word of the reply until the first word that leaves for the loudspeaker.

    scripts/bench first_words --pause 50
"""

import argparse
import asyncio
from contextlib import nullcontext
from functools import partial
import tempfile
import time
from typing import Any, Final
from unittest.mock import patch

from pytest_homeassistant_custom_component.common import async_test_home_assistant

import custom_components  # noqa: F401 - ours before the test kit's
from homeassistant.components.conversation import ConversationInput, async_converse
from homeassistant.components.conversation.chat_log import async_get_chat_log
from homeassistant.core import Context, HomeAssistant, ServiceCall
from homeassistant.helpers.chat_session import async_get_chat_session
from homeassistant.loader import DATA_CUSTOM_COMPONENTS
from homeassistant.setup import async_setup_component
from tests.conftest import AGENT, agent_subentry, engine_subentry, set_up_jarvis
from tests.houses import build_house
from tests.scripted_server import ScriptedServer

CHECK: Final = "custom_components.jarvis.turn.act.claim_judge"
SIZE: Final = 20
ON: Final = ("intent__HassTurnOn", {"name": "Kitchen Lamp"})
# what is said, the call of a model, its reply
ROWS: Final[dict[str, tuple[str, tuple[str, dict[str, Any]] | None, str]]] = {
    "chat": (
        "I had a long day",
        None,
        "That sounds tiring, would you like some quiet music tonight?",
    ),
    "question": (
        "who painted the night watch",
        None,
        "Rembrandt painted it in 1642, and it hangs in Amsterdam.",
    ),
    "report": (
        "I cannot see in the kitchen",
        ON,
        "With pleasure, the kitchen lamp is on and shines for you.",
    ),
    "denial": (
        "turn on the light in the attic",
        None,
        "I'm afraid I could not find a light in the attic here.",
    ),
    "false": ("turn on the kitchen lamp please", None, "The kitchen lamp is on now."),
}


async def _lit(hass: HomeAssistant, call: ServiceCall) -> None:
    """Turn lights of the house on, as an integration would."""
    for entity_id in call.data["entity_id"]:
        state = hass.states.get(entity_id)
        hass.states.async_set(entity_id, "on", state.attributes if state else None)


async def first_word(hass: HomeAssistant, said: str) -> float | None:
    """Say it; returns when (monotonic s) the first word is let out, None for never."""
    heard: list[float] = []
    role = ""

    def listen(_log: object, delta: dict[str, Any]) -> None:
        nonlocal role
        role = delta.get("role", role)
        if role == "assistant" and delta.get("content"):
            heard.append(time.monotonic())

    with async_get_chat_session(hass, None) as session:
        words = ConversationInput(
            text=said,
            context=Context(),
            conversation_id=session.conversation_id,
            device_id=None,
            satellite_id=None,
            language="en",
            agent_id=AGENT,
        )
        with async_get_chat_log(hass, session, words, chat_log_delta_listener=listen):
            await async_converse(
                hass, said, session.conversation_id, Context(), "en", AGENT
            )
    return heard[0] if heard else None


async def measure(hass: HomeAssistant, server: ScriptedServer, pause: float) -> None:
    """Print a line for each kind of reply, with the check and without."""
    print(f"{'first word, ms':<16}{'checked':>10}{'unchecked':>12}")
    for kind, (said, call, reply) in ROWS.items():
        found = []
        for unchecked in (nullcontext(), patch(CHECK, return_value=None)):
            server.replies.clear()
            server.requests.clear()
            if call:
                server.reply(calls=[call])
            server.reply(reply, pause=pause, repeat=True)
            with unchecked:
                heard = await first_word(hass, said)
            began = (server.chats[1 if call else 0].first_byte_ns or 0) / 1e9
            found.append("-" if heard is None else f"{(heard - began) * 1000:.0f}")
        print(f"{kind:<16}{found[0]:>10}{found[1]:>12}")


async def main() -> None:
    """Furnish the demo house and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pause", type=float, default=50, help="ms between words")
    pause = parser.parse_args().pause / 1000
    with tempfile.TemporaryDirectory() as config:
        async with (
            async_test_home_assistant(config_dir=config) as hass,
            ScriptedServer(strict=False) as server,
        ):
            hass.data.pop(DATA_CUSTOM_COMPONENTS, None)
            for domain in ("homeassistant", "conversation", "intent", "llm"):
                await async_setup_component(hass, domain, {})
            build_house(hass, SIZE)
            hass.services.async_register("light", "turn_on", partial(_lit, hass))
            agent = agent_subentry(fast_lane=False)
            await set_up_jarvis(hass, engine_subentry(server.url), agent)
            await measure(hass, server, pause)
            server.replies.clear()
            await hass.async_stop(force=True)


if __name__ == "__main__":
    asyncio.run(main())
