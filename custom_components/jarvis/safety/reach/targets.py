"""Which entities a call of an action is about, however it names them."""

from collections.abc import Mapping
from typing import Any, Final

from homeassistant.const import ATTR_ENTITY_ID
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)

from .steps import flat, is_template

_KEYS: Final = (ATTR_ENTITY_ID, "device_id", "area_id", "floor_id", "label_id")


def targets_of(hass: HomeAssistant, data: Mapping[str, Any]) -> list[str] | None:
    """List the entities of a call; None when a template decides them."""
    target = data.get("target")
    if target is not None and not isinstance(target, Mapping):
        return None
    # Whichever of the two Home Assistant prefers: both are looked at.
    chosen = {
        key: [one for said in (target or {}, data) for one in flat(said.get(key))]
        for key in _KEYS
    }
    if any(is_template(one) for values in chosen.values() for one in values):
        return None
    if "all" in chosen.get(ATTR_ENTITY_ID, ()):
        return hass.states.async_entity_ids()
    registry = er.async_get(hass)
    ids = [
        er.async_resolve_entity_id(registry, one) or one
        for one in chosen.pop(ATTR_ENTITY_ID, ())
        if one != "none"
    ]
    found = async_extract_referenced_entity_ids(
        hass, TargetSelection(chosen), primary_entities_only=False
    )
    more = found.referenced | found.indirectly_referenced
    return list(dict.fromkeys([*ids, *sorted(more)]))
