"""Tells a model of its tools in words, when its server cannot.

The text depends on the tools alone, so that a server's prefix cache holds.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
import json
import re
from typing import Any, Final

FENCE: Final = "tool_call"
RESULT: Final = "tool_result"

_HOW: Final = """\
Tools you can call:
{tools}

To call a tool, answer with nothing but this block, and wait for its result:
```{fence}
{{"name": "TOOL", "arguments": {{"ARGUMENT": "VALUE"}}}}
```
One block per call. Use only tools and arguments listed above; leave out those you \
do not need. When you need no tool, answer in plain words without any block."""
_HOW_CONSTRAINED: Final = """\
Tools you can call:
{tools}

Answer with JSON. To call a tool: {{"call": {{"name": "TOOL", "arguments": \
{{"ARGUMENT": "VALUE"}}}}}}. To speak to the user: {{"say": "WORDS"}}."""
NEXT: Final = (
    "Call another tool if that is needed, else answer the user in plain words."
)

# What a small model reads of a description, in characters.
_BRIEF: Final = 90
_SENTENCE = re.compile(r"(?<=[.!?])\s")
_DEEPEST: Final = 3
_MOST_CHOICES: Final = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolText:
    """A tool as its prompt line needs it; `parameters` is a JSON schema object."""

    name: str
    description: str
    parameters: Mapping[str, Any]


def render(tools: Iterable[ToolText], *, short: bool, constrained: bool = False) -> str:
    """Write the block about the tools; `short` for models that read little."""
    lines = [_tool(tool, short=short) for tool in tools]
    how = _HOW_CONSTRAINED if constrained else _HOW
    return how.format(tools="\n".join(lines), fence=FENCE)


def render_call(name: str, arguments: Mapping[str, Any]) -> str:
    """Write a call of the model's own, as it was taught to."""
    call = json.dumps({"name": name, "arguments": arguments}, ensure_ascii=False)
    return f"```{FENCE}\n{call}\n```"


def render_constrained_call(name: str, arguments: Mapping[str, Any]) -> str:
    """Write a call of the model's own the way a schema made it answer."""
    call = {"call": {"name": name, "arguments": arguments}}
    return json.dumps(call, ensure_ascii=False)


def render_result(name: str, text: str) -> str:
    """Write what a tool answered; it cannot pretend to end before its end."""
    inside = re.sub(rf"</?{RESULT}", RESULT, text, flags=re.IGNORECASE)
    return f'<{RESULT} name="{name}">\n{inside}\n</{RESULT}>'


def _tool(tool: ToolText, *, short: bool) -> str:
    """Write "- name(a: string, b?: 1|2): what it does"."""
    properties = tool.parameters.get("properties")
    properties = properties if isinstance(properties, Mapping) else {}
    required = set(tool.parameters.get("required") or ())
    arguments = [
        f"{key}{'' if key in required else '?'}: {_kind(schema, 0)}"
        for key, schema in properties.items()
    ]
    line = f"- {tool.name}({', '.join(arguments)}): {_told(tool.description, short)}"
    if short:
        return line
    notes = [
        f"    {key}: {_told(schema.get('description'), short)}"
        for key, schema in properties.items()
        if isinstance(schema, Mapping) and schema.get("description")
    ]
    return "\n".join([line, *notes])


def _told(description: Any, short: bool) -> str:  # noqa: FBT001 - passed on
    text = " ".join(str(description or "").split())
    if not short:
        return text
    first = _SENTENCE.split(text)[0]
    return first if len(first) <= _BRIEF else first[:_BRIEF].rsplit(" ", 1)[0] + "…"


def _kind(schema: Any, depth: int) -> str:
    """Write what a value may be, shorter than its schema says it."""
    if not isinstance(schema, Mapping) or depth > _DEEPEST:
        return "any"
    if choices := schema.get("enum"):
        listed = [json.dumps(choice, ensure_ascii=False) for choice in choices]
        more = ["…"] if len(listed) > _MOST_CHOICES else []
        return "|".join(listed[:_MOST_CHOICES] + more)
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    for key in ("anyOf", "oneOf"):
        if isinstance(options := schema.get(key), list):
            kinds = dict.fromkeys(_kind(option, depth + 1) for option in options)
            return "|".join(kinds)
    return _of_type(schema, depth)


def _of_type(schema: Mapping[str, Any], depth: int) -> str:
    kind = schema.get("type", "any")
    if isinstance(kind, list):
        return "|".join(str(one) for one in kind if one != "null")
    if kind == "array":
        return f"list of {_kind(schema.get('items'), depth + 1)}"
    if kind == "object" and isinstance(inner := schema.get("properties"), Mapping):
        pairs = (f"{key}: {_kind(value, depth + 1)}" for key, value in inner.items())
        return "{" + ", ".join(pairs) + "}"
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        return f"{kind} {low} to {high}"
    return str(kind)
