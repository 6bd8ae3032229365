"""Writes a request for a model that is told of its tools in words.

The tools stand behind the system prompt, earlier calls and results in the form
that was taught. Written once per set of tools, the same bytes every time.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ..prompts.text_tools import (
    NEXT,
    ToolText,
    render,
    render_call,
    render_constrained_call,
    render_result,
)
from .base import ChatRequest, JsonObject, Message, ToolSpec
from .profile import Size

# What servers turn into a grammar; the rest of a schema is advice.
_KEPT: Final = frozenset({"type", "enum", "const", "required", "items"})
_DEEPEST: Final = 6


def with_words(request: ChatRequest, size: Size) -> ChatRequest:
    """Return the request with its tools as words."""
    words = _words(request.tools, size, constrained=False)
    return replace(
        request, tools=(), messages=_told(request.messages, words, constrained=False)
    )


def with_schema(request: ChatRequest, size: Size) -> ChatRequest:
    """Return the request with its tools as words and a schema for the answer.

    A request with a schema of its own keeps that one.
    """
    if request.format is not None or not request.tools:
        return with_words(request, size)
    words = _words(request.tools, size, constrained=True)
    return replace(
        request,
        tools=(),
        messages=_told(request.messages, words, constrained=True),
        format=say_or_call(request.tools),
    )


def say_or_call(tools: Sequence[ToolSpec]) -> JsonObject:
    """Write the schema of {"say": "…"} or {"call": {"name": …, "arguments": …}}."""
    return {
        "anyOf": [
            _object({"say": {"type": "string"}}),
            *(
                _object(
                    {
                        "call": _object(
                            {
                                "name": {"const": tool.name},
                                "arguments": _strict(tool.parameters, 0),
                            }
                        )
                    }
                )
                for tool in tools
            ),
        ]
    }


def _object(properties: JsonObject) -> JsonObject:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _strict(schema: Any, depth: int) -> JsonObject:
    """Keep of a schema what a grammar can hold."""
    if not isinstance(schema, Mapping) or depth > _DEEPEST:
        return {}
    kept = {key: schema[key] for key in _KEPT & schema.keys() if key != "items"}
    for key in ("anyOf", "oneOf"):
        if isinstance(options := schema.get(key), list):
            kept["anyOf"] = [_strict(option, depth + 1) for option in options]
    if "items" in schema:
        kept["items"] = _strict(schema["items"], depth + 1)
    properties = schema.get("properties")
    if isinstance(properties, Mapping):
        kept["properties"] = {k: _strict(v, depth + 1) for k, v in properties.items()}
        kept["additionalProperties"] = False
    return kept


def _words(tools: Sequence[ToolSpec], size: Size, *, constrained: bool) -> str:
    if not tools:
        return ""
    return render(
        (
            ToolText(
                name=tool.name,
                description=tool.description,
                parameters=tool.parameters,
            )
            for tool in tools
        ),
        short=size.is_small,
        constrained=constrained,
    )


def _told(
    messages: Sequence[Message], words: str, *, constrained: bool
) -> tuple[Message, ...]:
    """Rewrite the messages: no calls, no tool results, no two of the user in a row."""
    written = [*_in_words(messages, constrained=constrained)]
    if words and written and written[0].role == "system":
        head = written[0]
        written[0] = replace(head, content=f"{head.content}\n\n{words}")
    elif words:
        written.insert(0, Message(role="system", content=words))
    return tuple(_joined(written))


def _in_words(messages: Iterable[Message], *, constrained: bool) -> Iterator[Message]:
    write = render_constrained_call if constrained else render_call
    for message in messages:
        if message.role == "tool":
            result = render_result(message.name or "tool", message.content)
            yield Message(role="user", content=f"{result}\n{NEXT}")
        elif message.calls:
            calls = [write(call.name, call.arguments) for call in message.calls]
            text = "\n".join(part for part in (message.content, *calls) if part)
            yield replace(message, content=text, calls=())
        else:
            yield message


def _joined(messages: Iterable[Message]) -> Iterator[Message]:
    """Join what templates refuse: two messages of the user, one after the other."""
    last: Message | None = None
    for message in messages:
        if last is not None and last.role == message.role == "user":
            before = last.content.removesuffix(f"\n{NEXT}")
            last = replace(
                last,
                content=f"{before}\n\n{message.content}",
                images=last.images + message.images,
            )
            continue
        if last is not None:
            yield last
        last = message
    if last is not None:
        yield last
