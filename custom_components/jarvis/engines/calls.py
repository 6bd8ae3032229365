"""Calls of tools as engines write them, and names that servers accept."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
import json
import re
from typing import Any, Final
import uuid

from .base import Call, Called, JsonObject
from .clean import Cleaner, clean, clean_json
from .errors import EngineBadReply
from .stream import REPLY_CHARACTERS

# How often arguments may be wrapped in one more string.
WRAPPINGS = 3
# A prompt's switch for thinking; a small model sometimes takes it for a command.
_SWITCH = re.compile(r"(?<![\s\"'])[\s\"']*/(no_?)?think[\s\"']*", re.IGNORECASE)
# Calls in one reply; more is a model going round in circles.
MOST_CALLS = 64
# So much of arguments that cannot be read is shown to the model again.
UNREADABLE_CHARACTERS = 500


def read_arguments(raw: Any) -> JsonObject:
    """Read arguments: an object, or its text, or the text of its text.

    None and blank text mean none. Raises EngineBadReply for anything else, since
    a call without the arguments it was given may do something else.
    """
    for _ in range(WRAPPINGS):
        if not isinstance(raw, str):
            break
        raw = _parse(raw) if raw.strip() else None
    if raw is None:
        return {}
    if isinstance(raw, list) and len(raw) == 1:
        raw = raw[0]
    if not isinstance(raw, dict):
        raise EngineBadReply("The arguments of a tool call are not an object")
    cleaned: JsonObject = clean_json(raw)
    return cleaned


def _read(raw: Any) -> tuple[JsonObject, str | None]:
    """Read arguments, or give back the beginning of what cannot be read."""
    try:
        return read_arguments(raw), None
    except EngineBadReply:
        return {}, clean(str(raw))[:UNREADABLE_CHARACTERS]


def _parse(text: str) -> Any:
    """Read JSON, raw line breaks in strings allowed; else a Python literal."""
    try:
        return json.loads(text, strict=False)
    except ValueError, RecursionError:
        pass
    try:
        return ast.literal_eval(text.strip())
    except ValueError, TypeError, SyntaxError, MemoryError, RecursionError:
        raise EngineBadReply("The arguments of a tool call are broken") from None


@dataclass(slots=True)
class _Slot:
    """One call while it is being assembled."""

    id: str = ""
    name: str = ""
    text: str = ""
    whole: Any = None

    def finished(self) -> bool:
        """Tell whether the arguments are complete already."""
        if self.whole is not None:
            return True
        try:
            return isinstance(json.loads(self.text), dict)
        except ValueError, RecursionError:
            return False


class Calls:
    """Collects the tool calls of one reply, fragment by fragment.

    Fragments belong together by `index`; servers that leave it out, or number
    every call 0, are told apart by id and name.
    """

    def __init__(self) -> None:
        """Start with no call."""
        self._slots: list[_Slot] = []
        self._by_index: dict[Any, _Slot] = {}
        self._ids: set[str] = set()
        self._size = 0
        self.came = False
        self._dropped = False

    def add(self, fragments: Any) -> None:
        """Take the `tool_calls` of one event; raises EngineBadReply when absurd."""
        for fragment in fragments if isinstance(fragments, list) else ():
            if isinstance(fragment, dict):
                self._add(fragment)

    def take(self) -> Iterator[Called]:
        """Give what was collected, in order; calls that are none are dropped."""
        slots, self._slots, self._by_index = self._slots, [], {}
        for slot in slots:
            name = clean(slot.name).strip()
            raw = slot.text if slot.whole is None else slot.whole
            arguments, unreadable = _read(raw)
            if not name or _is_switch(raw) or has_switch(arguments):
                self._dropped = True
                continue
            self.came = True
            yield Called(
                Call(
                    id=self._id(slot),
                    name=name,
                    arguments=arguments,
                    unreadable=unreadable,
                )
            )

    def check(self, *, spoke: bool) -> None:
        """Raise EngineBadReply when nothing came but calls that are none."""
        if self._dropped and not (self.came or spoke):
            raise EngineBadReply("The reply calls a tool that has no name or sense")

    def _id(self, slot: _Slot) -> str:
        """Return the call's own id, a new one where it is missing or taken."""
        call_id = clean(slot.id)
        if not call_id or call_id in self._ids:
            call_id = f"call_{uuid.uuid4().hex[:16]}"
        self._ids.add(call_id)
        return call_id

    def _add(self, fragment: JsonObject) -> None:
        function = fragment.get("function")
        if not isinstance(function, dict):
            function = fragment
        slot = self._slot(fragment, function)
        name, arguments = function.get("name"), function.get("arguments")
        if isinstance(name, str) and name != slot.name:
            slot.name += name
        if isinstance(arguments, str):
            slot.text += arguments
            self._size += len(arguments)
        elif arguments is not None:
            slot.whole = arguments
        if self._size > REPLY_CHARACTERS:
            raise EngineBadReply("The arguments of a tool call do not end")

    def _slot(self, fragment: JsonObject, function: JsonObject) -> _Slot:
        """Find the call that a fragment continues, or begin one."""
        given, index = fragment.get("id"), fragment.get("index")
        call_id = given if isinstance(given, str) else ""
        index = index if isinstance(index, int) else None
        slot = self._by_index.get(index)
        if slot is None or _begins(slot, call_id, function):
            if len(self._slots) >= MOST_CALLS:
                raise EngineBadReply("The reply calls tools without end")
            slot = _Slot()
            self._slots.append(slot)
        self._by_index[index] = self._by_index[None] = slot
        slot.id = slot.id or call_id
        return slot


def _is_switch(value: Any) -> bool:
    """Tell whether a value is nothing but a prompt's switch for thinking."""
    return isinstance(value, str) and _SWITCH.fullmatch(value) is not None


def has_switch(value: Any) -> bool:
    """Tell whether arguments hold such a switch as a value, however deep."""
    match value:
        case dict():
            return any(map(has_switch, value.values()))
        case list():
            return any(map(has_switch, value))
        case _:
            return _is_switch(value)


def _begins(slot: _Slot, call_id: str, function: JsonObject) -> bool:
    """Tell whether a fragment begins another call than the one at its index."""
    name = function.get("name")
    other = bool(call_id and slot.id and call_id != slot.id)
    if not (isinstance(name, str) and name):
        return other and slot.finished()
    if call_id and slot.id:
        return other
    renamed = bool(slot.name) and name != slot.name
    if function.get("arguments") in ("", None):
        return renamed and slot.finished()
    return bool(slot.name) and (renamed or slot.finished())


# Name spaces that models know from their training.
_SPACES = re.compile(
    r"^(?:(?:functions?|tools?|default_api|api|namespace|mcp|actions?)[.:/])+",
    re.IGNORECASE,
)
_NO_LETTER = re.compile(r"[^a-z0-9]+")
# A shorter end of a name fits too many tools.
_SHORTEST_END: Final = 5


def real_name(written: str, names: Iterable[str]) -> str | None:
    """Return the tool that is meant, None when none or several could be.

    Tells apart what differs; leaves out prefixes, case and separators.
    """
    known = list(names)
    if written in known:
        return written
    bare = _SPACES.sub("", written.strip().strip("`\"'*"))
    if bare in known:
        return bare
    folded = _fold(bare)
    last = _fold(re.split(r"__|[.:/]", bare)[-1])
    if not folded:
        return None
    ends = {name: _fold(name.rpartition("__")[2]) for name in known}
    closest = (
        [name for name in known if _fold(name) == folded],
        [name for name, end in ends.items() if end == folded],
        [name for name, end in ends.items() if end == last],
        [
            name
            for name, end in ends.items()
            if len(last) >= _SHORTEST_END and end.endswith(last)
        ],
    )
    fits = next((found for found in closest if found), [])
    return fits[0] if len(fits) == 1 else None


def _fold(name: str) -> str:
    return _NO_LETTER.sub("", name.lower())


_HEAD = re.compile(r'\s*\{\s*"say"\s*:\s*"')
_COULD_BE = re.compile(
    r'\s*(?:\{\s*(?:"(?:s(?:a(?:y(?:"\s*(?::\s*)?)?)?)?)?)?)?\Z', re.DOTALL
)
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_SIGNS: Final = {"n": "\n", "t": "\t", "r": "", "b": "", "f": ""}


class SayOrCall:
    """Passes what is said, word by word; everything else stays as it is."""

    def __init__(self) -> None:
        """Start before the first sign."""
        self._held = ""
        self._saying = False
        self._passing = False
        self._over = False
        self._cleaner = Cleaner()

    def feed(self, text: str) -> str:
        """Return what of the answer can be read by now."""
        if self._passing:
            return text
        if self._over:
            return ""
        self._held += text
        if not self._saying and not self._begin():
            return self._give() if self._gives_up() else ""
        return self._cleaner.feed(self._words())

    def finish(self) -> str:
        """Return the rest when the answer has ended."""
        return "" if self._saying or self._over else self._give()

    def _begin(self) -> bool:
        """Tell whether the words begin with what is held."""
        if head := _HEAD.match(self._held):
            self._held = self._held[head.end() :]
            self._saying = True
            return True
        return False

    def _gives_up(self) -> bool:
        """Tell whether no words can begin any more; all passes from then on."""
        self._passing = _COULD_BE.match(self._held) is None
        return self._passing

    def _give(self) -> str:
        text, self._held = self._held, ""
        return text

    def _words(self) -> str:
        out: list[str] = []
        at = 0
        while at < len(self._held):
            sign = self._held[at]
            if sign == '"':
                self._over, self._saying = True, False
                self._held = ""
                return "".join(out)
            if sign != "\\":
                out.append(sign)
                at += 1
                continue
            escape = _ESCAPE.match(self._held, at)
            if escape is None or (escape[2] == "u" and len(self._held) - at < 6):  # noqa: PLR2004 - "\uXXXX"
                break
            out.append(chr(int(escape[1], 16)) if escape[1] else _plain(escape[2]))
            at = escape.end()
        self._held = self._held[at:]
        return "".join(out)


def _plain(sign: str) -> str:
    return _SIGNS.get(sign, sign)
