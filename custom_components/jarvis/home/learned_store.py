"""Keeps the learned names in Home Assistant's storage, private to the house."""

from collections.abc import Callable
from contextvars import Context
from dataclasses import asdict
from datetime import datetime
from typing import Any

from homeassistant.core import CALLBACK_TYPE, Event, HomeAssistant, callback
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.storage import Store

from ..const import DOMAIN, LOGGER
from .learned import Learned, LearnedNames, Source

_KEY = f"{DOMAIN}.learned_names"
_VERSION = 1
_SAVE_DELAY = 5.0


async def load_learned(
    hass: HomeAssistant, teach: Callable[[tuple[Learned, ...]], None]
) -> LearnedNames:
    """Read what was learned; what cannot be read is left out and logged.

    `teach` gets all names now and after every change.
    """
    store: Store[dict[str, Any]] = Store(
        hass, _VERSION, _KEY, private=True, atomic_writes=True
    )
    stored = await store.async_load() or {}
    kept = []
    for item in stored.get("names", []):
        try:
            kept.append(_read(item))
        except (KeyError, TypeError, ValueError) as err:
            LOGGER.warning("A learned name cannot be read: %r", err)

    @callback
    def save(items: tuple[Learned, ...]) -> None:
        teach(items)
        # In a context of its own: the turn that taught it is over when it is written.
        Context().run(
            store.async_delay_save,
            lambda: {"names": [_write(item) for item in items]},
            _SAVE_DELAY,
        )

    names = LearnedNames(kept, save)
    teach(names.items)
    return names


def follow_registry(hass: HomeAssistant, names: LearnedNames) -> CALLBACK_TYPE:
    """Have names follow an entity that is renamed, and go with one that is removed."""

    @callback
    def changed(event: Event[er.EventEntityRegistryUpdatedData]) -> None:
        if event.data["action"] == "remove":
            names.forget_entity(event.data["entity_id"])
        elif event.data["action"] == "update" and "old_entity_id" in event.data:
            names.rename_entity(event.data["old_entity_id"], event.data["entity_id"])

    return hass.bus.async_listen(er.EVENT_ENTITY_REGISTRY_UPDATED, changed)


def _read(item: dict[str, Any]) -> Learned:
    return Learned(
        text=item["text"],
        language=item["language"],
        entity_id=item["entity_id"],
        source=Source(item["source"]),
        said=item["said"],
        at=datetime.fromisoformat(item["at"]),
        times=int(item["times"]),
    )


def _write(item: Learned) -> dict[str, Any]:
    return {**asdict(item), "source": str(item.source), "at": item.at.isoformat()}
