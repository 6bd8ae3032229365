"""Jarvis as the assistant of the house: in which Assist pipelines it answers."""

from typing import TYPE_CHECKING

from homeassistant.components import assist_pipeline
from homeassistant.components.assist_pipeline.pipeline import KEY_ASSIST_PIPELINE
from homeassistant.components.conversation import DOMAIN as CONVERSATION
from homeassistant.core import callback
from homeassistant.helpers import entity_registry as er

from ..const import SUBENTRY_AGENT

if TYPE_CHECKING:
    from homeassistant.components.assist_pipeline.pipeline import (
        PipelineStorageCollection,
    )
    from homeassistant.config_entries import ConfigEntry
    from homeassistant.core import HomeAssistant


@callback
def agents(hass: HomeAssistant, entry: ConfigEntry) -> list[str]:
    """Return the entity ids of the agents, in the owner's order."""
    registry = er.async_get(hass)
    found = (
        registry.async_get_entity_id(CONVERSATION, entry.domain, sub.subentry_id)
        for sub in entry.get_subentries_of_type(SUBENTRY_AGENT)
    )
    return [one for one in found if one is not None]


@callback
def pipelines(hass: HomeAssistant) -> PipelineStorageCollection | None:
    """Return the store of pipelines; None where Assist is not loaded."""
    if (data := hass.data.get(KEY_ASSIST_PIPELINE)) is None:
        return None
    return data.pipeline_store


@callback
def is_assistant(hass: HomeAssistant, entry: ConfigEntry) -> bool | None:
    """Tell whether an agent answers in some pipeline; None without Assist."""
    if (store := pipelines(hass)) is None:
        return None
    answering = {one.conversation_engine for one in store.data.values()}
    answering.add(store.async_get_preferred_item())
    return not answering.isdisjoint(agents(hass, entry))


async def make_assistant(hass: HomeAssistant, entry: ConfigEntry) -> bool:
    """Let the first agent answer in the preferred pipeline; False where none can."""
    store, known = pipelines(hass), agents(hass, entry)
    if store is None or not known:
        return False
    if store.async_get_preferred_item().startswith(f"{CONVERSATION}."):
        # An agent is preferred without a pipeline of its own.
        store.async_set_preferred_item(known[0])
        return True
    pipeline = assist_pipeline.async_get_pipeline(hass)
    await assist_pipeline.async_update_pipeline(
        hass,
        pipeline,
        conversation_engine=known[0],
        conversation_language=pipeline.language,
        prefer_local_intents=False,
    )
    return True
