"""Shopping and to-do lists: adds, strikes, checks off and reads."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, override

from rapidfuzz import fuzz, process

from ..lang.normalise import fold
from .actions import ActionFailed, call, query
from .base import (
    Arguments,
    Check,
    Command,
    Corrected,
    Effect,
    Item,
    Kind,
    Parameter,
    Refused,
    Request,
    Response,
    Spoken,
)
from .response import Choice
from .words.todo_list import ASK_ITEMS, EXAMPLES, LINES, LIST_WORD, PATTERNS

_TODO = "todo"
_NEAR = 85
_MOST = 50
_OPEN = "needs_action"
_WHOLE = frozenset({"show", "clear"})


class TodoList(Command):
    """Changes and reads the lists of Home Assistant."""

    name = "todo_list"
    description = "Add to, remove from, check off on, read or clear a list of things"
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=("add", "remove", "complete", "show", "has", "clear"),
            default="add",
        ),
        Parameter(
            name="items",
            kind=Kind.LIST,
            description="The things, each its own entry",
            ask=ASK_ITEMS,
        ),
        Parameter(
            name="list",
            kind=Kind.ENTITY,
            description="The list, such as shopping list; leave out if there is one",
            domains=frozenset({_TODO}),
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("reminders (reminder)",)
    keywords = ("shopping", "groceries", "buy", "einkaufen", "einkaufsliste")
    effect = Effect.CHANGES

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the pattern's id as the action."""
        arguments: Arguments = {"action": pattern, **slots}
        word = LIST_WORD.get(spoken.language.partition("-")[0], LIST_WORD["en"])
        if fold(arguments.get("list", "")) == word:
            del arguments["list"]  # "the list" is the only one, or is asked for
        return arguments

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want things to add, and one list."""
        found: list[Check] = []
        if arguments["action"] not in _WHOLE and not arguments.get("items"):
            found.append(
                Refused(param="items", reason="items is required", key="missing")
            )
        if len(arguments.get("items", ())) > _MOST:
            found.append(
                Refused(param="items", reason="too many items", key="too_long")
            )
        if "list" not in arguments:
            found.append(_default(request))
        return tuple(found)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Change or read the list."""
        entity_id: str = arguments["list"]
        try:
            entries = await _entries(request, entity_id)
            match arguments["action"]:
                case "show":
                    return self._show(entity_id, entries, request)
                case "has":
                    return self._has(entity_id, entries, arguments["items"], request)
                case "clear":
                    return await self._clear(entity_id, entries, request)
                case "add":
                    return await self._add(entity_id, entries, arguments, request)
                case action:
                    return await self._strike(
                        action, entity_id, entries, arguments["items"], request
                    )
        except ActionFailed as err:
            return Response.failure(
                self.say("failed", request.language, why=str(err)), "action_failed"
            )

    async def _add(
        self,
        entity_id: str,
        entries: list[dict[str, Any]],
        arguments: Arguments,
        request: Request,
    ) -> Response:
        there = {fold(entry["summary"]) for entry in entries}
        new = [item for item in arguments["items"] if fold(item) not in there]
        for item in new:
            data = {"entity_id": entity_id, "item": item}
            await call(request, _TODO, "add_item", data)
        if not new:
            return self._tell("already", entity_id, arguments["items"], request)
        kept = {fold(entry["summary"]) for entry in await _entries(request, entity_id)}
        lost = [item for item in new if fold(item) not in kept]
        if lost:
            said = self._line("not_stored", entity_id, lost, request)
            return Response.failure(said, "not_stored")
        told = self._tell("added", entity_id, new, request)
        back = {"entity_id": entity_id, "item": new}
        return replace(told, undo=((_TODO, "remove_item", back),))

    async def _strike(
        self,
        action: str,
        entity_id: str,
        entries: list[dict[str, Any]],
        items: list[str],
        request: Request,
    ) -> Response:
        names = [entry["summary"] for entry in entries]
        found = [(item, _closest(item, names)) for item in items]
        missing = [item for item, name in found if name is None]
        if missing:
            said = self._line("not_there", entity_id, missing, request)
            return Response.failure(said, "not_there", valid_values=names[:20])
        chosen = [name for _, name in found if name is not None]
        return await self._take_off(action, entity_id, chosen, request)

    async def _take_off(
        self, action: str, entity_id: str, chosen: list[str], request: Request
    ) -> Response:
        for name in chosen:
            if action == "remove":
                data: dict[str, Any] = {"entity_id": entity_id, "item": [name]}
                await call(request, _TODO, "remove_item", data)
            else:
                data = {"entity_id": entity_id, "item": name, "status": "completed"}
                await call(request, _TODO, "update_item", data)
        left = {entry["summary"] for entry in await _entries(request, entity_id)}
        if still := [name for name in chosen if name in left]:
            said = self._line("not_stored", entity_id, still, request)
            return Response.failure(said, "not_stored")
        key = "removed" if action == "remove" else "completed"
        told = self._tell(key, entity_id, chosen, request)
        return replace(told, undo=tuple(_back(action, entity_id, n) for n in chosen))

    def _has(
        self,
        entity_id: str,
        entries: list[dict[str, Any]],
        items: list[str],
        request: Request,
    ) -> Response:
        names = [entry["summary"] for entry in entries]
        missing = [item for item in items if _closest(item, names) is None]
        key = "not_there" if missing else "has"
        said = self._line(key, entity_id, missing or items, request)
        return Response.answer(said, missing=missing)

    async def _clear(
        self, entity_id: str, entries: list[dict[str, Any]], request: Request
    ) -> Response:
        """Remove what is open, one by one, so that each can come back."""
        names = [entry["summary"] for entry in entries]
        if not names:
            return self._show(entity_id, entries, request)
        told = await self._take_off("remove", entity_id, names, request)
        return (
            told.told(self._line("cleared", entity_id, names, request))
            if told.ok
            else told
        )

    def _show(
        self, entity_id: str, entries: list[dict[str, Any]], request: Request
    ) -> Response:
        names = [entry["summary"] for entry in entries]
        key = {0: "empty", 1: "show_one"}.get(len(names), "show")
        said = self._line(key, entity_id, names, request)
        items = tuple(
            Item(
                id=name,
                name=name,
                command=self.name,
                arguments={"action": "complete", "items": [name], "list": entity_id},
            )
            for name in names
        )
        response = Response.answer(said, items=names, count=len(names))
        return replace(response, items=items)

    def _tell(
        self, key: str, entity_id: str, items: list[str], request: Request
    ) -> Response:
        said = self._line(key, entity_id, items, request)
        return Response.success(said, items=items, list=entity_id)

    def _line(
        self, key: str, entity_id: str, items: list[str], request: Request
    ) -> str:
        language = request.language
        listed = ", ".join(items[:-1])
        joint = self.say("and", language)
        joined = f"{listed} {joint} {items[-1]}" if listed else "".join(items)
        entity = request.kit.home().entities.get(entity_id)
        name = entity.name if entity else entity_id
        return self.say(key, language, items=joined, list=name, count=str(len(items)))


def _back(action: str, entity_id: str, name: str) -> tuple[str, str, dict[str, Any]]:
    """Return the call that puts an entry back as it was."""
    data = {"entity_id": entity_id, "item": name}
    if action == "remove":
        return (_TODO, "add_item", data)
    return (_TODO, "update_item", {**data, "status": _OPEN})


async def _entries(request: Request, entity_id: str) -> list[dict[str, Any]]:
    """Read what is open on a list."""
    answer = await query(
        request, _TODO, "get_items", {"entity_id": entity_id, "status": [_OPEN]}
    )
    found: Any = (answer or {}).get(entity_id, {})
    items: list[dict[str, Any]] = found.get("items", [])
    return items


def _default(request: Request) -> Check:
    """Take the only list there is, or ask for one."""
    lists = [e for e in request.kit.home().entities.values() if e.domain == _TODO]
    if len(lists) == 1:
        only = lists[0]
        return Corrected(
            param="list", value=only.entity_id, said="", name=only.name, silent=True
        )
    return Refused(
        param="list",
        reason="list is required",
        key="missing",
        valid=tuple(Choice(value=e.entity_id, name=e.name) for e in lists),
        total=len(lists),
    )


def _closest(item: str, names: list[str]) -> str | None:
    """Find the entry that is meant, only if it is clearly this one."""
    folded = [fold(name) for name in names]
    near = process.extract(fold(item), folded, scorer=fuzz.ratio, limit=2)
    if not near or near[0][1] < _NEAR:
        return None
    if len(near) > 1 and near[1][1] >= near[0][1]:
        return None
    return names[near[0][2]]
