"""Holds the memory file still while Home Assistant makes a backup.

What is remembered meanwhile goes to the log beside the file, durable as ever.
"""

from typing import TYPE_CHECKING, Final

from homeassistant.util.hass_dict import HassKey

from .const import DOMAIN, LOGGER
from .memory import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from homeassistant.core import HomeAssistant

    from .memory import MemoryService

_RUNNING: Final[HassKey[bool]] = HassKey(f"{DOMAIN}_backup_running")
OPEN_STORES: Final[HassKey[list[MemoryService]]] = HassKey(f"{DOMAIN}_open_stores")


def include(hass: HomeAssistant, store: MemoryService) -> Callable[[], None]:
    """Include an open store in backups; returns how to end that."""
    stores = hass.data.setdefault(OPEN_STORES, [])
    stores.append(store)
    if hass.data.get(_RUNNING):
        # Opened in the middle of one: what is being read stays as it is.
        store.upkeep.hold()
    return lambda: stores.remove(store)


async def async_pre_backup(hass: HomeAssistant) -> None:
    """Move the logs into the files and leave the files alone."""
    hass.data[_RUNNING] = True
    for store in list(hass.data.get(OPEN_STORES, ())):
        try:
            await store.upkeep.pause()
        except StoreError as error:
            # The file and its log are still a consistent pair.
            LOGGER.warning("The memory could not be prepared for a backup: %s", error)


async def async_post_backup(hass: HomeAssistant) -> None:
    """Go on as before; called also after a backup that failed."""
    hass.data[_RUNNING] = False
    for store in list(hass.data.get(OPEN_STORES, ())):
        try:
            await store.upkeep.resume()
        except StoreError as error:
            LOGGER.warning("The memory could not be resumed after a backup: %s", error)
