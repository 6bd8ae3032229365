"""The door Home Assistant's Assist knocks at: one conversation entity per agent."""

from typing import TYPE_CHECKING, Literal, override

from homeassistant.components.conversation import (
    ConversationEntity,
    ConversationEntityFeature,
)
from homeassistant.const import MATCH_ALL

from .const import SUBENTRY_AGENT
from .entity import JarvisEntity
from .turn.run import run
from .turn.warm_up import prefill, prepare

if TYPE_CHECKING:
    from homeassistant.components.conversation import (
        ChatLog,
        ConversationInput,
        ConversationResult,
    )
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
    """Add an entity for every agent."""
    for subentry in entry.get_subentries_of_type(SUBENTRY_AGENT):
        async_add_entities(
            [JarvisAgent(entry.runtime_data, subentry)],
            config_subentry_id=subentry.subentry_id,
        )


class JarvisAgent(JarvisEntity, ConversationEntity):
    """An agent of the house."""

    _attr_name = None
    _attr_supports_streaming = True

    def __init__(self, house: House, subentry: ConfigSubentry) -> None:
        """Sit down in the house with this agent's settings."""
        super().__init__(house.hass, subentry)
        self._house = house
        self._settings = house.agents[subentry.subentry_id]
        if self._settings.apis or self._settings.fast_lane:
            self._attr_supported_features = ConversationEntityFeature.CONTROL

    @property
    @override
    def supported_languages(self) -> list[str] | Literal["*"]:
        """Every language: what cannot be understood here goes to the model."""
        return MATCH_ALL

    @override
    async def async_prepare(self, language: str | None = None) -> None:
        await prepare(self._settings, self._house, language)
        await prefill(self._settings, self._house, language)

    @override
    async def _async_handle_message(
        self, user_input: ConversationInput, chat_log: ChatLog
    ) -> ConversationResult:
        return await run(user_input, chat_log, self._settings, self._house)
