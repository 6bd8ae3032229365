"""Recognises data among prose: where it starts, where it ends, what it is.

Models write data that is almost JSON: single quotes, missing or doubled braces,
line breaks inside strings. So the end is found by counting, not by a parser.
"""

import ast
from dataclasses import dataclass
from enum import StrEnum
import json
import re
from typing import Any, Final

from .speech_tape import Sink, Tape, Wait

# What follows an opening brace or bracket, for it to be data.
_LOOK: Final = 160
_OBJECT = re.compile(
    r"\{(?=\s*\{\s*[\"'][^\"'\n]{0,80}[\"']\s*:)"
    r"|\{\s*(?:[\"'\u201c\u201e][^\"'\u201d\u201c\n]{0,80}[\"'\u201d\u201c]\s*:|\}"
    r"|[A-Za-z_]\w{0,60}\s*:\s*[\"'\[{\d])"
)
_ARRAY = re.compile(
    r"\[\s*(?:\{\s*[\"'}A-Za-z_]|\[\s*[\"'\[{\d]|\"[^\"\n]{0,120}\"\s*[,\]]"
    r"|'[^'\n]{0,120}'\s*[,\]]|-?\d[\d.eE+-]*\s*,)"
)
_UNDECIDED = re.compile(
    r"[{\[]\s*\{?\s*(?:[\"'\u201c\u201e][^\"'\u201d\n]{0,120}[\"'\u201d]?\s*|[A-Za-z_]\w{0,60}\s*:?\s*"
    r"|-?\d[\d.eE+-]*\s*|[{\[]\s*)?\Z"
)
_SIGN = re.compile(r"[\"'{}\[\]\\\n]")
_BLANK = re.compile(r"[ \t\r\n]")
_DEPTH: Final = {"{": 1, "[": 1, "}": -1, "]": -1}
_LITERAL = re.compile(r"(?:true|false|null|None|True|False|NaN|\w+[\"']?\s*:)")

_NAMES: Final = frozenset(
    {
        "name",
        "tool",
        "tool_name",
        "function",
        "function_name",
        "action",
        "recipient_name",
    }
)
_ARGUMENTS: Final = frozenset(
    {
        "arguments", "parameters", "args", "params", "kwargs", "input", "tool_input",
        "action_input", "tool_args", "function_args",
    }
)  # fmt: skip
_WRAPPERS: Final = frozenset({"tool_calls", "tool_call", "function_call", "tool_uses"})
_TOOLISH = re.compile(
    r"[\"'\u201c\u201e](?:arguments|parameters|args|tool_calls?|function_call|tool_name"
    r"|tool_input|action_input)[\"'\u201d\u201c]\s*:"
)
_SPOKEN: Final = (
    "response", "answer", "reply", "final_answer", "message", "speech", "say", "text",
    "content",
)  # fmt: skip
_PARSED_AT_MOST: Final = 200_000
_FIELDS_AT_MOST: Final = 4


class Data(StrEnum):
    """What a piece of data is."""

    CALL = "call"
    REPLY = "reply"
    DUMP = "dump"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Judged:
    """The kind of the data; `text` is what a REPLY says."""

    data: Data
    text: str = ""


def data_starts(tape: Tape) -> Wait[bool]:
    """Tell whether data, not prose, starts at the brace or bracket here."""
    count = 1
    while True:
        window = yield from tape.want(count)
        if _OBJECT.match(window) or _ARRAY.match(window):
            return True
        if len(window) < count or count > _LOOK or not _UNDECIDED.match(window):
            return False
        count += 1


def read_data(tape: Tape, sink: Sink) -> Wait[bool]:
    """Read data from its opening sign to its end; tell whether it was complete.

    Incomplete data ends where a line starts that can only be prose, or with the text.
    """
    depth, quote, before = 0, "", ""
    while True:
        match = _SIGN.search(tape.text, tape.at)
        passed = tape.take((match.start() if match else len(tape.text)) - tape.at)
        before = passed.rstrip()[-1:] or before
        sink(passed)
        if match is None:
            if tape.ended:
                return False
            yield
            continue
        sign = match[0]
        if sign == "\n" and not quote and (yield from _prose_follows(tape)):
            return False
        yield from tape.want(2)
        sink(tape.take(2 if sign == "\\" else 1))
        if sign in "\"'":
            quote = yield from _quote(tape, quote, sign, before)
        elif not quote:
            depth += _DEPTH.get(sign, 0)
            if not depth:
                return True
        before = before if sign == "\n" else sign


def _quote(tape: Tape, quote: str, sign: str, before: str) -> Wait[str]:
    """Return the quote that is open after the quotation mark just read."""
    if not quote:
        return sign if before in "{[,:(" else ""
    return "" if sign == quote and (yield from _string_ends(tape)) else quote


def judge(text: str) -> Judged:
    """Tell what a whole piece of data is."""
    value = _parse(text.strip())
    if value is None:
        return Judged(Data.CALL if looks_like_call(text) else Data.BROKEN)
    if _is_call(value):
        return Judged(Data.CALL)
    if isinstance(value, dict) and (said := _said(value)):
        return Judged(Data.REPLY, said)
    return Judged(Data.DUMP)


def looks_like_call(text: str) -> bool:
    """Tell whether broken data has the keys of a tool call."""
    return _TOOLISH.search(text[:_PARSED_AT_MOST]) is not None


def prose_after(text: str) -> str:
    """Return the paragraph of plain prose that ends broken data, "" if none does."""
    _, gap, tail = text.rpartition("\n\n")
    tail = tail.strip()
    plain = gap and tail[:1].isalpha() and not re.search(r"[{}\[\]<>|]|\":", tail)
    return tail if plain else ""


def _prose_follows(tape: Tape) -> Wait[bool]:
    """Tell whether the line after this break starts with a word of prose."""
    blanks = yield from tape.run(_BLANK, 200)
    window = yield from tape.want(blanks + 40)
    return window[blanks : blanks + 1].isalpha() and not _LITERAL.match(window, blanks)


def _string_ends(tape: Tape) -> Wait[bool]:
    """Tell whether the quote just read closes: a sign of structure follows."""
    blanks = yield from tape.run(_BLANK, 40)
    window = yield from tape.want(blanks + 1)
    return len(window) <= blanks or window[blanks] in ",:}])"


def _parse(text: str) -> Any:
    if len(text) > _PARSED_AT_MOST:
        return None
    try:
        return json.loads(text, strict=False)
    except ValueError, RecursionError:
        pass
    try:
        return ast.literal_eval(text)
    except ValueError, SyntaxError, TypeError, RecursionError, MemoryError:
        return None


def _is_call(value: Any) -> bool:
    if isinstance(value, list):
        # Nobody lists calls in lists: what is deeper is some other data.
        return bool(value) and all(
            isinstance(item, dict) and _is_call(item) for item in value
        )
    if not isinstance(value, dict):
        return False
    keys = {key for key in value if isinstance(key, str)}
    return bool(
        keys & _WRAPPERS
        or (keys & _NAMES and keys & _ARGUMENTS)
        or (
            keys <= {"type", "id", "function"}
            and isinstance(value.get("function"), dict)
        )
        or (keys and keys <= {"type", "id", "name"} and value.get("type") == "function")
    )


def _said(value: dict[Any, Any]) -> str:
    """Return what a wrapped reply says: one conversational field, little besides."""
    rest = [item for item in value.values() if isinstance(item, dict | list) and item]
    if rest or len(value) > _FIELDS_AT_MOST:
        return ""
    said = (value.get(key) for key in _SPOKEN)
    return next((text for text in said if isinstance(text, str) and text.strip()), "")
