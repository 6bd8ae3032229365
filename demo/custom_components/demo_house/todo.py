"""Shopping and to-do lists."""

from typing import override
from uuid import uuid4

from homeassistant.components.todo import (
    TodoItem,
    TodoItemStatus,
    TodoListEntity,
    TodoListEntityFeature,
)

from .entity import DemoEntity, platform
from .house import Thing


class DemoList(DemoEntity, TodoListEntity):
    """A list whose items can be added, changed and removed."""

    _attr_supported_features = (
        TodoListEntityFeature.CREATE_TODO_ITEM
        | TodoListEntityFeature.UPDATE_TODO_ITEM
        | TodoListEntityFeature.DELETE_TODO_ITEM
    )

    def __init__(self, thing: Thing) -> None:
        """Start with the house's items."""
        super().__init__(thing)
        self._attr_todo_items = [_new(summary) for summary in thing.traits["items"]]

    @override
    async def async_create_todo_item(self, item: TodoItem) -> None:
        """Append an item."""
        new = _new(item.summary)
        new.status = item.status or TodoItemStatus.NEEDS_ACTION
        self._attr_todo_items = [*self._items, new]
        self.async_write_ha_state()

    @override
    async def async_update_todo_item(self, item: TodoItem) -> None:
        """Replace the item of the same uid."""
        self._attr_todo_items = [
            item if known.uid == item.uid else known for known in self._items
        ]
        self.async_write_ha_state()

    @override
    async def async_delete_todo_items(self, uids: list[str]) -> None:
        """Remove items."""
        self._attr_todo_items = [item for item in self._items if item.uid not in uids]
        self.async_write_ha_state()

    @property
    def _items(self) -> list[TodoItem]:
        return self._attr_todo_items or []


def _new(summary: str | None) -> TodoItem:
    return TodoItem(
        summary=summary, uid=uuid4().hex, status=TodoItemStatus.NEEDS_ACTION
    )


async_setup_entry = platform("todo", DemoList)
