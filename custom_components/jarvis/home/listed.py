"""What stands on the lists of the house, read from their entities."""

from collections.abc import Iterable

from homeassistant.components.todo.const import DATA_COMPONENT
from homeassistant.core import HomeAssistant


def items_on(hass: HomeAssistant, entity_ids: Iterable[str]) -> tuple[str, ...]:
    """Return what stands on some lists; nothing of what is no list of this house."""
    component = hass.data.get(DATA_COMPONENT)
    if component is None:
        return ()
    found = [component.get_entity(one) for one in entity_ids]
    return tuple(
        str(item.summary)
        for one in found
        if one is not None
        for item in one.todo_items or ()
    )
