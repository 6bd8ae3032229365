"""Tells how a change of a list is taken back, which no state shows."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from .tiers import Act

_TODO: Final = "todo"
# What is done to an item, and what undoes it.
_REVERSED: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "add_item": ("remove_item", {}),
    "remove_item": ("add_item", {}),
    "update_item": ("update_item", {"status": "needs_action"}),
}


def taken_off(
    acts: Iterable[Act], failed: Collection[str]
) -> tuple[tuple[str, str, Mapping[str, Any]], ...]:
    """Give the calls that take back what acts put on lists, took off or ticked."""
    return tuple(
        (_TODO, service, {"entity_id": act.entity_id, "item": act.data["item"], **more})
        for act in acts
        if act.domain == _TODO
        and act.entity_id is not None
        and act.entity_id not in failed
        # An item that is also renamed, or due, is more than a tick.
        and set(act.data) == {"item"}
        and (found := _REVERSED.get(act.service)) is not None
        for service, more in (found,)
    )
