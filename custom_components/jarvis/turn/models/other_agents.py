"""Asks other conversation and AI Task entities of the house for words.

An agent that asks Jarvis back, directly or through others, is not asked again:
the second question of the same chain ends with an error that says so.
"""

import asyncio
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import async_converse
from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.core import Context
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.intent import IntentResponseType

from ...const import DOMAIN
from ...engines.errors import EngineError, EngineOverloaded

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

AI_TASK: Final = "ai_task"
CONVERSATION: Final = "conversation"
# Questions to other agents at once; a loop that leaves no trace ends here.
MOST_AT_ONCE: Final = 8

_asking: ContextVar[bool] = ContextVar("jarvis_asks_another_agent", default=False)


class OtherAgents:
    """The agents of the house that are not ours."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Look after the house."""
        self._hass = hass
        self._running = 0

    def is_there(self, entity_id: str) -> bool:
        """Tell whether the entity exists, can be asked and is not ours."""
        state = self._hass.states.get(entity_id)
        if state is None or state.state == STATE_UNAVAILABLE:
            return False
        entry = er.async_get(self._hass).async_get(entity_id)
        return entry is None or entry.platform != DOMAIN

    async def ask(self, entity_id: str, text: str, instructions: str) -> str:
        """Return its answer; raises EngineError, always so when it asks us back."""
        if _asking.get():
            raise EngineError(
                "This agent was asked by one that asks it", engine=entity_id
            )
        if self._running >= MOST_AT_ONCE:
            raise EngineOverloaded("Too many questions at once", engine=entity_id)
        self._running += 1
        try:
            # A task of its own: a nested conversation would end ours in this one.
            return await self._hass.async_create_task(
                self._ask(entity_id, text, instructions), f"ask {entity_id}"
            )
        except asyncio.CancelledError, EngineError:
            raise
        except (HomeAssistantError, ValueError) as err:
            raise EngineError(str(err), engine=entity_id) from err
        finally:
            self._running -= 1

    async def _ask(self, entity_id: str, text: str, instructions: str) -> str:
        _asking.set(True)
        if entity_id.startswith(f"{AI_TASK}."):
            return await self._ask_task(entity_id, text, instructions)
        result = await async_converse(
            self._hass,
            text,
            None,
            Context(),
            agent_id=entity_id,
            extra_system_prompt=instructions or None,
        )
        said = str(result.response.speech.get("plain", {}).get("speech") or "")
        if result.response.response_type is IntentResponseType.ERROR:
            raise EngineError(said, engine=entity_id)
        return said

    async def _ask_task(self, entity_id: str, text: str, instructions: str) -> str:
        answer = await self._hass.services.async_call(
            AI_TASK,
            "generate_data",
            {
                "task_name": DOMAIN,
                "instructions": f"{instructions}\n\n{text}".strip(),
                "entity_id": entity_id,
            },
            blocking=True,
            return_response=True,
        )
        return str((answer or {}).get("data", ""))
