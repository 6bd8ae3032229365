"""Reads tool calls out of text, in every form that models write them.

JSON in all its spellings, tags with parameters, python-like calls, names that
stand before their arguments. Which text holds a call is not decided here but by
`speech_leaks`; which names are tools is the caller's knowledge.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
import html
from itertools import zip_longest
import re
from typing import Any, Final

from .lenient_json import read_lenient

_NAMES: Final = (
    "name",
    "tool_name",
    "tool",
    "function_name",
    "function",
    "action",
    "recipient_name",
)
_ARGUMENTS: Final = (
    "arguments",
    "parameters",
    "args",
    "params",
    "kwargs",
    "input",
    "tool_input",
    "action_input",
    "tool_args",
    "function_args",
)
_WRAPPERS: Final = (
    "tool_calls",
    "tool_call",
    "function_call",
    "function_calls",
    "tool_uses",
    "calls",
    "call",
)
_BESIDE: Final = frozenset({"id", "type", "index", "tool_call_id", "call_id"})
_WRAPPED_AT_MOST: Final = 3
MOST_CALLS: Final = 16

# Quotation marks of the Gemma family.
_QUOTES: Final = re.compile(r"<escape>|<\|\"\|>")
_TAGGED = re.compile(
    r"<(?:\w+:)?(?:function|invoke|tool|tool_call)"
    r"(?:\s*=\s*|\s+(?:name|tool)\s*=\s*)[\"']?(?P<name>[\w.\-:]+)[\"']?\s*>"
    r"(?P<body>.*?)(?:</(?:\w+:)?(?:function|invoke|tool|tool_call)\s*>|(?P<cut>\Z))",
    re.DOTALL,
)
_PARAMETER = re.compile(
    r"<(?:\w+:)?(?:parameter|param|argument|arg)"
    r"(?:\s*=\s*|\s+(?:name|key)\s*=\s*)[\"']?(?P<key>[\w.\-]+)[\"']?[^<>]*>"
    r"\n?(?P<value>.*?)\n?(?:</(?:\w+:)?(?:parameter|param|argument|arg)\s*>|(?P<cut>\Z))",
    re.DOTALL,
)
_PAIR = re.compile(
    r"<arg_key>\s*(?P<key>[\w.\-]+)\s*</arg_key>\s*<arg_value>\n?(?P<value>.*?)\n?"
    r"(?:</arg_value>|(?P<cut>\Z))",
    re.DOTALL,
)
_CHILD = re.compile(r"<(?P<key>[A-Za-z_]\w{0,40})>(?P<value>[^<]*)</(?P=key)>")
_FIRST_NAME = re.compile(r"(?<![\w.\-])(?P<name>[A-Za-z_][\w.\-]*)\s*(?=<arg_key>)")
_NAME_TAG = re.compile(
    r"<(?:tool_name|name|function_name)>\s*(?P<name>[\w.\-]+)\s*</[a-z_]+>"
)
_NEXT = re.compile(r"[{\[]|(?<![\w.])[A-Za-z_][\w.\-]{0,80}\(")
_WRAPPED = re.compile(r"\s*(?:await\s+)?[A-Za-z_][\w.\-]{0,80}\(")
# A name that stands before an object with its arguments.
_HEADER = re.compile(
    r"(?<![\w.])(?P<name>[A-Za-z_][\w.\-]{1,80})(?::\d+)?"
    r"(?:\s|<[^<>]{1,60}>|`{3}\w*|Action Input:|json|[:=])*\Z",
    re.IGNORECASE,
)
# How far before its arguments a name may stand.
_REACH = 400
# Square marks of the Mistral family; what they say stands in the text around them.
_SQUARE = re.compile(r"\[CALL_ID\][\w\-]*|(?<!\")\[/?[A-Z_]{3,20}\](?!\")")
_CONTROL = re.compile(r"<[|\uff5c]?[^<>\n]{0,60}[|\uff5c]>|<[|\uff5c][^<>\n]{1,60}>")


class Form(StrEnum):
    """How sure it is that a text is a call: EXPLICIT says so itself."""

    EXPLICIT = "explicit"
    LOOSE = "loose"


@dataclass(frozen=True, slots=True, kw_only=True)
class TextCall:
    """A call as it was written.

    `positional` are arguments without a name; `closed` is False where closing
    signs are missing, `torn` True where the text ended inside the arguments.
    """

    name: str
    arguments: dict[str, Any] = field(default_factory=dict)
    positional: tuple[Any, ...] = ()
    form: Form = Form.EXPLICIT
    closed: bool = True
    torn: bool = False


def read_calls(
    text: str, is_tool: Callable[[str], bool] = lambda _name: False
) -> list[TextCall]:
    """Return the calls a text holds, in order, at most MOST_CALLS; never raises.

    `is_tool` settles which word is the name, where two could be.
    """
    text = _SQUARE.sub(" ", _QUOTES.sub('"', text))
    if "&quot;" in text:
        text = html.unescape(text)
    calls: list[TextCall] = []
    for call in _tagged(text) or _written(text, is_tool):
        calls.append(call)
        if len(calls) == MOST_CALLS:
            break
    return calls


def is_call(value: object) -> bool:
    """Tell whether data is a call itself, or a list of nothing but calls."""
    if isinstance(value, list):
        # Nobody lists calls in lists: what is deeper is some other data.
        return bool(value) and all(
            isinstance(one, dict) and is_call(one) for one in value
        )
    if not isinstance(value, dict):
        return False
    keys = {key for key in value if isinstance(key, str)}
    named = not keys.isdisjoint(_NAMES) and not keys.isdisjoint(_ARGUMENTS)
    function = keys <= {"type", "id", "function"} and "function" in keys
    alone = keys <= {"type", "id", "name"} and value.get("type") == "function"
    return named or function or alone or not keys.isdisjoint(_WRAPPERS)


def _tagged(text: str) -> list[TextCall]:
    """Read calls whose name stands in a tag."""
    found = [
        _from_body(match["name"], match["body"], cut=match["cut"] is not None)
        for match in _TAGGED.finditer(text)
    ]
    if found or "<arg_key>" not in text:
        return found
    starts = [*_FIRST_NAME.finditer(text)]
    ends = [match.start() for match in starts[1:]]
    return [
        _from_body(match["name"], text[match.end() : end], cut=False)
        for match, end in zip_longest(starts, ends)
    ]


def _from_body(name: str, body: str, *, cut: bool) -> TextCall:
    """Read what stands between a call's tags: parameters, or an object."""
    pairs = [*_PARAMETER.finditer(body)] or [*_PAIR.finditer(body)]
    if not pairs and "{" in body:
        read = read_lenient(body, body.index("{"))
        arguments = read.value if isinstance(read.value, dict) else {}
        for key in _ARGUMENTS:
            if len(arguments) == 1 and isinstance(arguments.get(key), dict):
                arguments = arguments[key]
        return TextCall(
            name=name, arguments=arguments, closed=read.closed, torn=read.torn
        )
    torn = any(pair["cut"] is not None for pair in pairs)
    pairs = pairs or [*_CHILD.finditer(body)]
    arguments = {pair["key"]: _scalar(pair["value"]) for pair in pairs}
    return TextCall(name=name, arguments=arguments, closed=not cut, torn=torn)


def _scalar(text: str) -> Any:
    """Read a parameter's text: a number, a truth, a list or an object, else text."""
    if re.fullmatch(
        r"\s*(?:-?\d+(?:\.\d+)?|true|false|null|[{\[].*[}\]])\s*", text, re.DOTALL
    ):
        read = read_lenient(text)
        return text if read.torn or not read.closed else read.value
    return html.unescape(text)


def _written(text: str, is_tool: Callable[[str], bool]) -> Iterator[TextCall]:
    """Read calls written as data or like python, one after the other."""
    at = before = 0
    while (match := _NEXT.search(text, at)) is not None:
        at = match.start()
        if match[0].endswith("("):
            if _WRAPPED.match(text, match.end()) and not is_tool(match[0][:-1]):
                # "print(tool(…))": what is inside is what was meant.
                at = match.end()
                continue
            call, at = _python(text, at, match.end())
            if call is not None:
                yield call
            continue
        inner = match[0] == "[" and re.match(
            r"\[\s*[A-Za-z_][\w.]*\(", text[at : at + 100]
        )
        if inner:
            at += 1
            continue
        read = read_lenient(text, at)
        calls = [*_from_value(read.value, 0)]
        loose = all(call.form is Form.LOOSE for call in calls)
        if loose and isinstance(read.value, dict):
            headed = _headed(text[max(before, at - _REACH) : at], read.value)
            known = [call for call in headed if is_tool(call.name)]
            calls = known or calls or headed
        for call in calls[:-1]:
            yield call
        for call in calls[-1:]:
            yield _marked(call, closed=read.closed, torn=read.torn)
        at = before = max(read.end, at + 1)


def _marked(call: TextCall, *, closed: bool, torn: bool) -> TextCall:
    return TextCall(
        name=call.name,
        arguments=call.arguments,
        positional=call.positional,
        form=call.form,
        closed=closed and call.closed,
        torn=torn or call.torn,
    )


def _headed(before: str, value: dict[str, Any]) -> list[TextCall]:
    """Read an object as the arguments of the name that stands before it."""
    if tag := _NAME_TAG.search(before):
        return [TextCall(name=tag["name"], arguments=value)]
    match = _HEADER.search(before) or _HEADER.search(_CONTROL.sub(" ", before))
    if match is None:
        return []
    return [TextCall(name=match["name"], arguments=value)]


def _from_value(value: Any, depth: int) -> Iterator[TextCall]:
    """Find calls in what was read as data."""
    if depth > _WRAPPED_AT_MOST:
        return
    if isinstance(value, list):
        for item in value:
            yield from _from_value(item, depth + 1)
    if not isinstance(value, dict):
        return
    wrapper = next((value[key] for key in _WRAPPERS if key in value), None)
    if isinstance(wrapper, str):
        wrapper = read_lenient(wrapper).value
    if isinstance(wrapper, dict | list):
        yield from _from_value(wrapper, depth + 1)
    elif isinstance(function := value.get("function"), dict):
        yield from _from_value(function, depth + 1)
    elif (call := _from_object(value)) is not None:
        yield call


def _from_object(value: dict[str, Any]) -> TextCall | None:
    named = ((key, value[key]) for key in _NAMES if isinstance(value.get(key), str))
    key, name = next(named, ("", ""))
    if not name.strip():
        return _only_key(value)
    for argument in _ARGUMENTS:
        if argument in value:
            return _with(name.strip(), value[argument])
    rest = {k: v for k, v in value.items() if k != key and k not in _BESIDE}
    bare = not rest and "type" in value
    return TextCall(
        name=name.strip(),
        arguments=rest,
        form=Form.EXPLICIT if bare else Form.LOOSE,
    )


def _only_key(value: dict[str, Any]) -> TextCall | None:
    """Read {"light_on": {"name": "x"}}."""
    if len(value) == 1:
        [(name, arguments)] = value.items()
        if isinstance(arguments, dict):
            return TextCall(name=name, arguments=arguments, form=Form.LOOSE)
    return None


def _with(name: str, arguments: Any) -> TextCall:
    """Make a call of arguments that may be the text of an object, or its list."""
    torn = closed = False
    for _ in range(_WRAPPED_AT_MOST):
        if not (isinstance(arguments, str) and arguments.strip()):
            break
        read = read_lenient(arguments)
        if not isinstance(read.value, dict | list | str):
            break
        arguments, torn = read.value, torn or read.torn
        closed = closed or not read.closed
    if isinstance(arguments, list) and len(arguments) == 1:
        arguments = arguments[0]
    if isinstance(arguments, dict):
        return TextCall(name=name, arguments=arguments, closed=not closed, torn=torn)
    none = arguments is None or arguments in ("", [])
    return TextCall(name=name, torn=torn or not none)


def _python(text: str, start: int, inside: int) -> tuple[TextCall | None, int]:
    """Read `name(…)`; also tells where it ends."""
    name = text[start : inside - 1]
    end = _closing(text, inside)
    inner = text[inside : len(text) if end is None else end]
    after = len(text) if end is None else end + 1
    try:
        node = ast.parse(f"f({inner})", mode="eval").body if end is not None else None
    except SyntaxError, ValueError, RecursionError, MemoryError:
        node = None
    if isinstance(node, ast.Call):
        positional = tuple(_literal(item) for item in node.args)
        keywords = {
            word.arg: _literal(word.value) for word in node.keywords if word.arg
        }
        return _python_call(name, positional, keywords), after
    read = read_lenient("{" + inner + "}" if end is not None else "{" + inner)
    arguments = read.value if isinstance(read.value, dict) else {}
    torn = read.torn or end is None or bool(inner.strip() and not arguments)
    call = _python_call(name, (), arguments)
    return _marked(call, closed=end is not None, torn=torn), after


def _python_call(
    name: str, positional: tuple[Any, ...], keywords: dict[str, Any]
) -> TextCall:
    if len(positional) == 1 and isinstance(positional[0], dict) and not keywords:
        return TextCall(name=name, arguments=positional[0], form=Form.LOOSE)
    return TextCall(
        name=name, arguments=keywords, positional=positional, form=Form.LOOSE
    )


def _literal(node: ast.expr) -> Any:
    """Return what a python expression says: its value, else its own text."""
    if isinstance(node, ast.Name):
        return {"true": True, "false": False, "null": None}.get(node.id, node.id)
    if isinstance(node, ast.List | ast.Tuple):
        return [_literal(item) for item in node.elts]
    try:
        return ast.literal_eval(node)
    except ValueError, TypeError, SyntaxError, MemoryError, RecursionError:
        return ast.unparse(node)


def _closing(text: str, at: int) -> int | None:
    """Find the bracket that closes a call, None where it never does."""
    depth, quote = 1, ""
    while at < len(text):
        sign = text[at]
        if sign == "\\":
            at += 1
        elif quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign in "()":
            depth += 1 if sign == "(" else -1
            if not depth:
                return at
        at += 1
    return None
