"""Gets ready before the words arrive: at start, after changes, while the user speaks.

Home Assistant reads its sentences and lists all names on the first command after
a start or a change of the house; here that happens before somebody waits for it.
"""

from typing import TYPE_CHECKING

from homeassistant.components.conversation import (
    DOMAIN as CONVERSATION,
    ConversationInput,
)
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.core import CALLBACK_TYPE, Context, callback
from homeassistant.helpers import llm
from homeassistant.helpers.debounce import Debouncer

from ..const import DOMAIN, LOGGER

if TYPE_CHECKING:
    from ..settings import AgentSettings
    from ..types import House

# After a change the house is often still changing.
SETTLE_SECONDS = 2.0
# Recognised for its side effect alone: no sentence of any language matches it.
_NOTHING = "\N{MIDDLE DOT}"


async def prepare(agent: AgentSettings, house: House, language: str | None) -> None:
    """Load sentences, names and the agent's tools, as far as they are not loaded."""
    language = language or house.hass.config.language
    grammar = get_agent_manager(house.hass).default_agent
    if agent.fast_lane and grammar is not None:
        await grammar.async_recognize_intent(
            ConversationInput(
                text=_NOTHING,
                context=Context(),
                conversation_id=None,
                device_id=None,
                satellite_id=None,
                language=language,
                agent_id=agent.id,
            ),
            strict_intents_only=True,
        )
    caller = llm.LLMContext(
        platform=DOMAIN,
        context=Context(),
        language=language,
        assistant=CONVERSATION,
        device_id=None,
    )
    await house.toolboxes.get(agent.apis, caller)


@callback
def stay_prepared(house: House) -> CALLBACK_TYPE:
    """Prepare now and after every change of the house, until called off."""

    async def prepare_all() -> None:
        for agent in house.agents.values():
            await prepare(agent, house, None)

    ready = Debouncer(
        house.hass,
        LOGGER,
        cooldown=SETTLE_SECONDS,
        immediate=True,
        function=prepare_all,
        background=True,
    )
    ready.async_schedule_call()
    unlisten = house.home.listen(ready.async_schedule_call)

    @callback
    def stop() -> None:
        unlisten()
        ready.async_shutdown()

    return stop
