"""Keeps what the router learned in Home Assistant's storage."""

from collections.abc import Callable
from contextvars import Context
from typing import TYPE_CHECKING, Any

from homeassistant.helpers.storage import Store

from ...const import DOMAIN
from ...engines.learning import Experience

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

_KEY = f"{DOMAIN}.routing"
_VERSION = 1
_SAVE_DELAY = 30.0


async def load_experience(
    hass: HomeAssistant,
) -> tuple[Experience, Callable[[], None]]:
    """Read what was learned; the second value stores it, a while after a change."""
    store: Store[dict[str, Any]] = Store(hass, _VERSION, _KEY, atomic_writes=True)
    experience = Experience(await store.async_load())

    def save() -> None:
        # In a context of its own: the turn that taught it is over when it is written.
        Context().run(store.async_delay_save, experience.as_dict, _SAVE_DELAY)

    return experience, save
