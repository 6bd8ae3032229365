"""Recognises data among prose: where it starts, where it ends, what it is.

Models write data that is almost JSON: single quotes, missing or doubled braces,
line breaks inside strings. So the end is found by counting, not by a parser.
"""

from collections.abc import Mapping
from enum import StrEnum
import re
import sys
from typing import Any, Final

from .call_text import Form, is_call, read_calls
from .lenient_json import read_lenient
from .speech_stream import Opening, Sink, StreamParser, Wait

# What follows an opening brace or bracket, for it to be data.
DATA: Final = Opening(
    re.compile(
        r"\{(?=\s*\{\s*[\"'][^\"'\n]{0,80}[\"']\s*:)"
        r"|\{\s*(?:[\"'\u201c\u201e][^\"'\u201d\u201c\n]{0,80}[\"'\u201d\u201c]\s*:|\}"
        r"|[A-Za-z_]\w{0,60}\s*:\s*[\"'\[{\d])"
        r"|\[\s*(?:\{\s*[\"'}A-Za-z_]|\[\s*[\"'\[{\d]|\"[^\"\n]{0,120}\"\s*[,\]]"
        r"|'[^'\n]{0,120}'\s*[,\]]|-?\d[\d.eE+-]*\s*,)"
    ),
    re.compile(
        r"(?!.{161})[{\[]\s*\{?\s*(?:[\"'\u201c\u201e][^\"'\u201d\n]{0,120}[\"'\u201d]?"
        r"\s*|[A-Za-z_]\w{0,60}\s*:?\s*|-?\d[\d.eE+-]*\s*|[{\[]\s*)?\Z",
        re.DOTALL,
    ),
)
_SIGN: Final = re.compile(r"[\"'{}()\[\]\\\n]")
_DEPTHS: Final = {"{": 1, "[": 1, "}": -1, "]": -1}
CALL_DEPTHS: Final = {"(": 1, ")": -1}
_LITERAL: Final = re.compile(
    r"(?:true|false|null|None|True|False|NaN|\w+[\"']?\s*[:=])"
)
_TOOLISH: Final = re.compile(
    r"[\"'\u201c\u201e](?:arguments|parameters|args|tool_calls?|function_call|tool_name"
    r"|tool_input|action_input|function(?=.\s*:\s*\{))[\"'\u201d\u201c]\s*:"
)
# In this order.
_SPOKEN: Final = (
    "response", "answer", "reply", "final_answer", "message", "speech", "say", "text",
    "content",
)  # fmt: skip
_PARSED_AT_MOST: Final = 200_000
_FIELDS_AT_MOST: Final = 4


class Leak(StrEnum):
    """What kind of text was held back."""

    THINKING = "thinking"
    TOOL = "tool"
    DUMP = "dump"
    BROKEN = "broken"
    TURN = "turn"


def read_data(
    stream: StreamParser,
    sink: Sink,
    depths: Mapping[str, int] = _DEPTHS,
    most: int = sys.maxsize,
) -> Wait[bool]:
    """Read data from its opening bracket to its end; tell whether it was complete.

    Incomplete data ends where a line starts that can only be prose, after `most`
    characters, or with the text.
    """
    depth, quote, before, begin = 0, "", "", stream.read
    while (left := most - stream.read + begin) > 0:
        limit = min(len(stream.text), stream.at + left)
        match = _SIGN.search(stream.text, stream.at, limit)
        passed = stream.take((match.start() if match else limit) - stream.at)
        before = passed.rstrip()[-1:] or before
        sink(passed)
        if match is None:
            if not (yield from stream.want(1)):
                return False
            continue
        sign = match[0]
        prose = sign == "\n" and depths is _DEPTHS and not quote
        if prose and (yield from _prose_follows(stream)):
            return False
        yield from stream.want(2)
        sink(stream.take(2 if sign == "\\" else 1))
        if sign in "\"'":
            if not quote:
                quote = sign if before in "{[,:(=" else ""
            elif sign == quote and (yield from _string_ends(stream)):
                quote = ""
        elif not quote and (step := depths.get(sign)):
            depth += step
            if not depth:
                return True
        before = before if sign == "\n" else sign
    return False


def judge(text: str) -> tuple[Leak, str]:
    """Tell what a piece of data is, and what it says if it wraps a reply."""
    text = text[:_PARSED_AT_MOST]
    read = read_lenient(text)
    if read.closed and not read.torn and isinstance(read.value, dict | list):
        if is_call(read.value):
            return Leak.TOOL, ""
        return Leak.DUMP, _said(read.value) if isinstance(read.value, dict) else ""
    called = any(call.form is Form.EXPLICIT for call in read_calls(text))
    called = called or _TOOLISH.search(text) is not None
    return Leak.TOOL if called else Leak.BROKEN, ""


def prose_after(text: str) -> str:
    """Return the paragraph of plain prose that ends broken data, "" if none does."""
    _, gap, tail = text.rpartition("\n\n")
    tail = tail.strip()
    plain = gap and tail[:1].isalpha() and not re.search(r"[{}\[\]<>|]|\":", tail)
    return tail if plain else ""


def _prose_follows(stream: StreamParser) -> Wait[bool]:
    """Tell whether the line after this break starts with a word of prose."""
    blanks = yield from stream.run(r"\s", 200)
    window = yield from stream.want(blanks + 40)
    return window[blanks : blanks + 1].isalpha() and not _LITERAL.match(window, blanks)


def _string_ends(stream: StreamParser) -> Wait[bool]:
    """Tell whether the quote just read closes: a sign of structure follows."""
    blanks = yield from stream.run(r"\s", 40)
    return (yield from stream.after(blanks)) in (*",:}])", "")


def _said(value: dict[Any, Any]) -> str:
    """Return what a wrapped reply says: one conversational field, little besides."""
    rest = [item for item in value.values() if isinstance(item, dict | list) and item]
    if rest or len(value) > _FIELDS_AT_MOST:
        return ""
    said = (value.get(key) for key in _SPOKEN)
    return next((text for text in said if isinstance(text, str) and text.strip()), "")
