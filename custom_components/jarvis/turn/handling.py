"""Hands an intent to Home Assistant, and waits for no device that never answers."""

from typing import TYPE_CHECKING, Any

from homeassistant.components.conversation import DOMAIN as CONVERSATION
from homeassistant.helpers import intent

from ..safety.patience import patiently
from ..safety.readback import LIMIT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .types import Heard, Turn


async def handled(
    turn: Turn,
    heard: Heard,
    name: str,
    slots: Mapping[str, Any],
    *,
    seen: bool,
) -> intent.IntentResponse:
    """Carry out one intent; raises TimeoutError, and what its handler raises.

    What can be `seen` to happen is waited for no longer than it takes to see it.
    It goes on by itself when nobody waits any more.
    """
    hass, said, home = turn.house.hass, turn.said, turn.house.home
    left = turn.clock.left / 2
    return await patiently(
        hass,
        intent.async_handle(
            hass,
            CONVERSATION,
            name,
            dict(slots),
            said.text,
            said.context,
            heard.language,
            assistant=CONVERSATION,
            device_id=home.device_of(said.satellite_id, said.device_id),
            satellite_id=said.satellite_id,
            conversation_agent_id=said.agent_id,
        ),
        min(LIMIT, left) if seen else left,
    )
