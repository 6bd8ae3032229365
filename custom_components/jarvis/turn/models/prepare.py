"""Gets ready before the words arrive: at start, after changes, while the user speaks.

Reading the sentences of a language takes seconds, indexing a large house some
milliseconds; nobody who speaks shall wait for either.
"""

from typing import TYPE_CHECKING

from homeassistant.components.conversation import DOMAIN as CONVERSATION
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.core import CALLBACK_TYPE, Context, callback
from homeassistant.helpers import llm
from homeassistant.helpers.debounce import Debouncer

from ...const import DOMAIN, LOGGER
from .prefill import read_unasked
from .rehearse import rehearse

if TYPE_CHECKING:
    from ...settings import AgentSettings
    from ...types import House

# After a change the house is often still changing.
SETTLE_SECONDS = 2.0


async def prepare(agent: AgentSettings, house: House, language: str | None) -> None:
    """Load sentences, names and the agent's tools, as far as they are not loaded."""
    language = language or house.hass.config.language
    if agent.fast_lane:
        await house.grammars.get(language, house.home.home)
        if (own := get_agent_manager(house.hass).default_agent) is not None:
            await own.async_get_or_load_intents(language)
    await house.hass.async_add_executor_job(_warm, house, language)
    caller = llm.LLMContext(
        platform=DOMAIN,
        context=Context(),
        language=language,
        assistant=CONVERSATION,
        device_id=None,
    )
    box = await house.toolboxes.get(agent.apis, caller)
    await house.hass.async_add_executor_job(
        house.toolboxes.kits.get, box, agent.tools_off, agent.tools_only
    )
    LOGGER.debug(
        "Ready in %s: %d tools, %d kinds of devices",
        language,
        len(box.specs),
        len(house.home.summary.counts),
    )


async def read_names(house: House, language: str) -> None:
    """Read house and patterns in a sentence's language, if nobody has; off the loop."""
    _ = house.home.home  # what changed a moment ago is in it then
    if not house.resolver.is_prepared(language):
        await house.hass.async_add_executor_job(_warm, house, language)


def _warm(house: House, language: str) -> None:
    """Build what the first words in a language would have to wait for.

    The names come last: a language whose names are known is ready.
    """
    rehearse(language)
    house.resolver.prepare(language)


@callback
def stay_prepared(house: House) -> CALLBACK_TYPE:
    """Prepare now and after every change of the house, until called off."""

    async def prepare_all() -> None:
        for agent in house.agents.values():
            await prepare(agent, house, None)
        await read_unasked(house)

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
