"""The door for tasks: data out of words and pictures, in the form that is asked for."""

from typing import TYPE_CHECKING, override

from homeassistant.components.ai_task import (
    AITaskEntity,
    AITaskEntityFeature,
    GenDataTask,
    GenDataTaskResult,
)

from .const import SUBENTRY_AGENT
from .entity import JarvisEntity
from .turn.task import perform

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog
    from homeassistant.config_entries import ConfigSubentry
    from homeassistant.core import HomeAssistant
    from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

    from .types import House, JarvisConfigEntry

PARALLEL_UPDATES = 0


async def async_setup_entry(
    _hass: HomeAssistant,
    entry: JarvisConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add an entity for every agent; without engines there is nobody to ask."""
    if not entry.runtime_data.seats:
        return
    for subentry in entry.get_subentries_of_type(SUBENTRY_AGENT):
        async_add_entities(
            [JarvisTasks(entry.runtime_data, subentry)],
            config_subentry_id=subentry.subentry_id,
        )


class JarvisTasks(JarvisEntity, AITaskEntity):
    """What an agent of the house can do for automations."""

    _attr_name = None
    _attr_supported_features = (
        AITaskEntityFeature.GENERATE_DATA | AITaskEntityFeature.SUPPORT_ATTACHMENTS
    )

    def __init__(self, house: House, subentry: ConfigSubentry) -> None:
        """Sit down in the house with this agent's settings."""
        super().__init__(house.hass, subentry)
        self._house = house
        self._agent = house.agents[subentry.subentry_id]

    @override
    async def _async_generate_data(
        self, task: GenDataTask, chat_log: ChatLog
    ) -> GenDataTaskResult:
        data = await perform(task, chat_log, self._agent, self._house)
        return GenDataTaskResult(conversation_id=chat_log.conversation_id, data=data)
