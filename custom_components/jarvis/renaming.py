"""What the owner set for an entity holds when its id changes.

A rule that says "never" names its lock; it must not stop when the lock gets a new id.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from homeassistant.core import Event, callback
from homeassistant.helpers import entity_registry as er

if TYPE_CHECKING:
    from homeassistant.core import CALLBACK_TYPE, HomeAssistant

    from .types import JarvisConfigEntry


def follow_renames(hass: HomeAssistant, entry: JarvisConfigEntry) -> CALLBACK_TYPE:
    """Write new ids into the entry and its subentries; returns how to stop that."""

    @callback
    def changed(event: Event[er.EventEntityRegistryUpdatedData]) -> None:
        if event.data["action"] == "update" and "old_entity_id" in event.data:
            _rename(hass, entry, event.data["old_entity_id"], event.data["entity_id"])

    return hass.bus.async_listen(er.EVENT_ENTITY_REGISTRY_UPDATED, changed)


def _rename(hass: HomeAssistant, entry: JarvisConfigEntry, old: str, new: str) -> None:
    # An update without a change tells no listener, so nothing is loaded again for it.
    entries = hass.config_entries
    entries.async_update_entry(
        entry,
        data=_renamed(entry.data, old, new),
        options=_renamed(entry.options, old, new),
    )
    for subentry in tuple(entry.subentries.values()):
        data = _renamed(subentry.data, old, new)
        entries.async_update_subentry(entry, subentry, data=data)


def _renamed(kept: Any, old: str, new: str) -> Any:
    """Give what is kept with a new id wherever it was the old one, and only that."""
    if isinstance(kept, Mapping):
        return {
            _renamed(key, old, new): _renamed(value, old, new)
            for key, value in kept.items()
        }
    if isinstance(kept, list):
        return [_renamed(value, old, new) for value in kept]
    return new if kept == old else kept
