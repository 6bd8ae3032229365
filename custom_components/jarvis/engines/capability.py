"""Finds out what a model really does, where nobody's word can be trusted.

Two short calls: one with a tool, one with a schema. Runs when the owner asks for
it, never during a turn.
"""

from contextlib import aclosing
from dataclasses import dataclass, replace
import json
from typing import Final

from .base import Called, ChatRequest, Engine, JsonObject, Message, Said, ToolSpec
from .errors import EngineError, ToolsUnsupported

TOKENS: Final = 64
SECONDS: Final = 30.0
_TOOL: Final = ToolSpec(
    name="report_number",
    description="Reports a number. Must be called when a number is asked for.",
    parameters={
        "type": "object",
        "properties": {"number": {"type": "integer"}},
        "required": ["number"],
    },
)
_SCHEMA: Final[JsonObject] = {
    "type": "object",
    "properties": {"number": {"type": "integer"}},
    "required": ["number"],
    "additionalProperties": False,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Capability:
    """What a model did when it was tried; None where the try itself failed."""

    tools: bool | None = None
    schema: bool | None = None


async def try_model(engine: Engine, model: str, context: int) -> Capability:
    """Let a model call a tool and keep to a schema; raises nothing of an engine's."""
    return Capability(
        tools=await _calls(engine, model, context),
        schema=await _keeps(engine, model, context),
    )


async def _calls(engine: Engine, model: str, context: int) -> bool | None:
    request = _request(model, context, "Report the number 7 with the tool.")
    request = replace(request, tools=(_TOOL,))
    try:
        async with aclosing(engine.chat(request)) as chunks:
            async for chunk in chunks:
                if isinstance(chunk, Called):
                    return chunk.call.name == _TOOL.name
    except ToolsUnsupported:
        return False
    except EngineError:
        return None
    return False


async def _keeps(engine: Engine, model: str, context: int) -> bool | None:
    request = _request(model, context, "Write a short poem about the number 7.")
    request = replace(request, format=_SCHEMA)
    text = ""
    try:
        async with aclosing(engine.chat(request)) as chunks:
            async for chunk in chunks:
                if isinstance(chunk, Said):
                    text += chunk.text
    except EngineError:
        return None
    try:
        answer = json.loads(text)
    except ValueError, RecursionError:
        return False
    return isinstance(answer, dict) and isinstance(answer.get("number"), int)


def _request(model: str, context: int, text: str) -> ChatRequest:
    return ChatRequest(
        model=model,
        messages=(Message(role="user", content=text),),
        context=context,
        think=False,
        temperature=0.0,
        max_tokens=TOKENS,
        timeout=SECONDS,
    )
