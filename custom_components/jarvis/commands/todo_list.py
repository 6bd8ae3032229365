"""Shopping and to-do lists: adds, strikes, checks off and reads."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, override

from ..home.snapshot import Entity, Home
from ..lang.normalise import fold
from ..lang.numbers import tokens
from ..lang.responses import examples, joined, responses, sentences, words_of
from ..lang.values import values_for
from .base import (
    Arguments,
    Check,
    Command,
    Corrected,
    Effect,
    Item,
    Kind,
    Parameter,
    PreRoute,
    Refused,
    Request,
    Response,
    Spoken,
)
from .parts.actions import ActionFailed, call
from .parts.list_items import (
    REMOVES,
    TODO,
    bare,
    closest,
    entries_of,
    is_aside,
    names_list,
    names_room,
    parted,
    way_back,
)
from .shelf.patterns import follow_ups
from .shelf.response import Choice
from .shelf.threads import Thread

ASK_ITEMS: Final = words_of("todo_list", "ask_items")
EXAMPLES: Final = examples("todo_list")
FOLLOWS: Final = sentences("todo_list", "follows")
LINES: Final = responses("todo_list")
LIST_WORD: Final = words_of("todo_list", "list_word")
NOTHING: Final = words_of("todo_list", "nothing")
PATTERNS: Final = sentences("todo_list")
SHOPPING: Final = words_of("todo_list", "shopping")

_MOST = 50
_CHOICES = (
    *("add", "remove", "complete", "bought", "strike"),
    *("show", "has", "clear", "send"),
)
_IF_THERE = frozenset({"bought", "strike"})
_WHOLE = frozenset({"show", "clear", "send"})
_ACTIONS = {"buy": "add", "show_shopping": "show"}
_BOUGHT = frozenset({*_ACTIONS, "bought"})
# Patterns of an order: what is told is none.
_ORDERED = frozenset({"add", "remove"})


class TodoList(Command):
    """Changes and reads the lists of Home Assistant."""

    name = "todo_list"
    description = "Add to, remove from, check off on, read or clear a list of things"
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=_CHOICES,
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
            domains=frozenset({TODO}),
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("reminders (reminder)",)
    keywords = ("shopping", "groceries", "buy", "einkaufen", "einkaufsliste")
    effect = Effect.CHANGES
    telling = frozenset({"show", "has"})
    goes_on = ("items",)

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the pattern's id as the action, and articles off the things."""
        code = spoken.language.partition("-")[0]
        word = LIST_WORD.get(code, LIST_WORD["en"])
        split = parted(slots, word)
        arguments: Arguments = {"action": _ACTIONS.get(pattern, pattern), **split}
        if pattern in _BOUGHT:
            arguments["list"] = SHOPPING.get(code, SHOPPING["en"]).partition(",")[0]
        seen = self.home_of(spoken) or Home()
        if _goes_unnamed(fold(arguments.get("list", "")), word, seen):
            del arguments["list"]  # "the list" is the only one, or is asked for
        if names_room(arguments.get("list", ""), seen):
            return None
        if pattern in _ORDERED and _is_denied(slots, spoken):
            return None
        if "items" in slots:
            arguments["items"] = bare(split["items"], code)
            nothing = ("", *NOTHING.get(code, "").split())
            if fold(arguments["items"]) in nothing or is_aside(split["items"], code):
                return None
        return arguments

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go on with the list of the last turn: "take the eggs off"."""
        if thread is None or thread.last != self.name or self.name not in thread.kept:
            return None
        said = follow_ups(self.name, FOLLOWS, spoken.text, spoken.language)
        for pattern, slots in said:
            if names_list(slots.get("items", ""), spoken.language):
                continue
            if (found := self.from_slots(pattern, slots, spoken)) is not None:
                arguments = {**found, "list": thread.kept[self.name]}
                return PreRoute(arguments=arguments, pattern=pattern)
        return None

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
            found.append(_default(arguments["action"], request))
        return tuple(found)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Change or read the list."""
        entity_id: str = arguments["list"]
        request.thread.kept[self.name] = entity_id
        try:
            entries = await entries_of(request, entity_id)
            action = arguments["action"]
            if action in {"show", "has", "send"}:
                return await self._read(entity_id, entries, arguments, request)
            if action == "clear":
                return await self._clear(entity_id, entries, request)
            if action == "add":
                return await self._add(entity_id, entries, arguments, request)
            return await self._strike(
                action, entity_id, entries, arguments["items"], request
            )
        except ActionFailed as err:
            return Response.failure(
                self.say("failed", request.language, why=str(err)), "action_failed"
            )

    async def _read(
        self,
        entity_id: str,
        entries: list[dict[str, Any]],
        arguments: Arguments,
        request: Request,
    ) -> Response:
        if arguments["action"] == "has":
            return self._has(entity_id, entries, arguments["items"], request)
        if arguments["action"] == "send":
            return await self._send(entity_id, entries, request)
        return self._show(entity_id, entries, request)

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
            await call(request, TODO, "add_item", data)
        if not new:
            told = self._tell("already", entity_id, arguments["items"], request)
            return replace(told, changed=False)
        kept = {
            fold(entry["summary"]) for entry in await entries_of(request, entity_id)
        }
        lost = [item for item in new if fold(item) not in kept]
        if lost:
            said = self._line("not_stored", entity_id, lost, request)
            return Response.failure(said, "not_stored")
        old = [item for item in arguments["items"] if item not in new]
        key = "added_some" if old else "added"
        told = self._tell(key, entity_id, new, request, there=old)
        back = {"entity_id": entity_id, "item": new}
        return replace(told, undo=((TODO, "remove_item", back),))

    async def _strike(
        self,
        action: str,
        entity_id: str,
        entries: list[dict[str, Any]],
        items: list[str],
        request: Request,
    ) -> Response:
        names = [entry["summary"] for entry in entries]
        found = [(item, closest(item, names, request.language)) for item in items]
        missing = [item for item, name in found if name is None]
        if missing and action in _IF_THERE:
            # Who tells of a car that he bought wants nothing struck off, and "Rollo
            # runter" is about the blind.
            return Response.answer("", declined=True, own=True)
        if missing:
            said = self._line("not_there", entity_id, missing, request)
            return Response.failure(said, "not_there", valid_values=names[:20])
        chosen = [name for _, name in found if name is not None]
        return await self._take_off(action, entity_id, chosen, request)

    async def _take_off(
        self, action: str, entity_id: str, chosen: list[str], request: Request
    ) -> Response:
        for name in chosen:
            if action in REMOVES:
                data: dict[str, Any] = {"entity_id": entity_id, "item": [name]}
                await call(request, TODO, "remove_item", data)
            else:
                data = {"entity_id": entity_id, "item": name, "status": "completed"}
                await call(request, TODO, "update_item", data)
        left = {entry["summary"] for entry in await entries_of(request, entity_id)}
        if still := [name for name in chosen if name in left]:
            said = self._line("not_stored", entity_id, still, request)
            return Response.failure(said, "not_stored")
        key = "removed" if action in REMOVES else "completed"
        told = self._tell(key, entity_id, chosen, request)
        return replace(told, undo=tuple(way_back(action, entity_id, n) for n in chosen))

    def _has(
        self,
        entity_id: str,
        entries: list[dict[str, Any]],
        items: list[str],
        request: Request,
    ) -> Response:
        names = [entry["summary"] for entry in entries]
        missing = [
            item for item in items if closest(item, names, request.language) is None
        ]
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

    async def _send(
        self, entity_id: str, entries: list[dict[str, Any]], request: Request
    ) -> Response:
        """Write the list to the phone of who asks; an unknown voice has only one."""
        names = [entry["summary"] for entry in entries]
        if not names:
            return self._show(entity_id, entries, request)
        voices = request.kit.voices
        phones = voices.phones(request.person)
        if not phones or (request.person is None and len(phones) > 1):
            said = self._line("no_phone", entity_id, names, request)
            return Response.failure(said, "no_phone")
        letter = self._line("letter", entity_id, names, request)
        if not await voices.notify(letter, phones):
            said = self._line("not_sent", entity_id, names, request)
            return Response.failure(said, "not_sent")
        return Response.answer(self._line("sent", entity_id, names, request))

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
        self,
        key: str,
        entity_id: str,
        items: list[str],
        request: Request,
        there: Sequence[str] = (),
    ) -> Response:
        said = self._line(key, entity_id, items, request, there)
        return Response.success(said, items=items, list=entity_id)

    def _line(
        self,
        key: str,
        entity_id: str,
        items: list[str],
        request: Request,
        there: Sequence[str] = (),
    ) -> str:
        entity = request.kit.home().entities.get(entity_id)
        return self.say(
            key,
            request.language,
            items=joined(items, self.say("and", request.language)),
            there=joined(there, self.say("and", request.language)),
            list=entity.name if entity else entity_id,
            count=str(len(items)),
        )


def _lists(home: Home) -> list[Entity]:
    return [entity for entity in home.entities.values() if entity.domain == TODO]


def _is_denied(slots: Mapping[str, str], spoken: Spoken) -> bool:
    """Tell whether no thing is named, and none is to be: "add nothing"."""
    denials = values_for(spoken.language).negations.split()
    return "items" not in slots and not set(tokens(spoken.text)).isdisjoint(denials)


def _goes_unnamed(named: str, word: str, home: Home) -> bool:
    """Tell whether a name is any list's, or says in other words: for shopping."""
    lists = {fold(name) for one in _lists(home) for name in one.names}
    return named == word or (named in _shopping() and named not in lists)


@cache
def _shopping() -> frozenset[str]:
    return frozenset(
        fold(name) for names in SHOPPING.values() for name in names.split(",")
    )


def _default(action: str, request: Request) -> Check:
    """Take the list of the last turn, the only one, the only one for shopping, or ask.

    What empties a list has to name it, or to follow right upon it.
    """
    lists = _lists(request.kit.home())
    if request.thread.last == TodoList.name:
        last = request.thread.kept.get(TodoList.name)
        lists = [one for one in lists if one.entity_id == last] or lists
    bought = [e for e in lists if not _shopping().isdisjoint(map(fold, e.names))]
    bought = [] if action == "clear" else bought
    if len(lists) == 1 or len(bought) == 1:
        only = (bought or lists)[0]
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
