"""A command as a tool for any model, through Home Assistant's LLM platform."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm, selector

from ..const import DOMAIN
from .base import Command, Door, Effect, Request, Response
from .lifecycle import Desk, perform
from .shelf.coerce import plain
from .shelf.declare import Kind, Parameter

type MakeRequest = Callable[[llm.LLMContext], Request]

PREFIX = f"{DOMAIN}__"
# Characters that a model reads of a command: of one line, of all, of its examples.
_LONGEST_PART = 300
_LONGEST_TEXT = 1_200
_LONGEST_EXAMPLES = 120
_MOST_EXAMPLES = 3


class _Number(selector.NumberSelector):
    """Shown to models as a number; "five" passes and the lifecycle reads it."""

    @override
    def __call__(self, data: Any) -> Any:
        return data


class _Boolean(selector.BooleanSelector):
    """Shown as a boolean; "on" passes."""

    @override
    def __call__(self, data: Any) -> Any:
        return data


class _Enum(selector.SelectSelector):
    """Shown as an enumeration; near misses pass and are corrected or refused."""

    @override
    def __call__(self, data: Any) -> Any:
        return data


class _List(selector.TextSelector):
    """Shown as a list of texts; a single text passes."""

    @override
    def __call__(self, data: Any) -> Any:
        return data


class _Object(selector.ObjectSelector):
    """Shown as an object; JSON in a string passes."""

    @override
    def __call__(self, data: Any) -> Any:
        return data


class _Text(selector.TextSelector):
    """Shown as a string; a number passes."""

    @override
    def __call__(self, data: Any) -> Any:
        return data


_FORMATS = {
    Kind.DATE: "ISO date, or as spoken",
    Kind.TIME: "24 hour time, or as spoken",
    Kind.DATETIME: "ISO date and time, or as spoken ('tomorrow at 8')",
    Kind.DURATION: "as spoken ('90 minutes') or in seconds",
    Kind.ENTITY: "friendly name",
    Kind.AREA: "name of the area",
    Kind.PERSON: "name of the person",
}


def schema_of(command: Command) -> probatio.Schema:
    """Describe the parameters for models; the lifecycle does the checking.

    Nobody may refuse a call before `post_process` could fill in what is missing, so
    a command with one of its own requires nothing here.
    """
    fields: dict[Any, Any] = {}
    mends = getattr(command.post_process, "__func__", None) is not Command.post_process
    for parameter in command.parameters:
        insists = parameter.required and not mends
        marker = probatio.Required if insists else probatio.Optional
        hints = [_FORMATS.get(parameter.kind)]
        hints.append("needed" if parameter.required and mends else None)
        text = parameter.description
        if hint := ", ".join(filter(None, hints)):
            text = f"{text} ({hint})"
        fields[marker(parameter.name, description=text)] = _field(parameter)
    return probatio.Schema(fields)


def _field(parameter: Parameter) -> Any:
    match parameter.kind:
        case Kind.INTEGER | Kind.NUMBER:
            config: dict[str, Any] = {"mode": "box"}
            if parameter.minimum is not None and parameter.maximum is not None:
                config |= {"min": parameter.minimum, "max": parameter.maximum}
            return _Number(config)  # type: ignore[arg-type]
        case Kind.BOOLEAN:
            return _Boolean()
        case Kind.ENUM:
            return _Enum({"options": list(parameter.choices), "custom_value": True})
        case Kind.LIST:
            return _List({"multiple": True})
        case Kind.OBJECT:
            return _Object()
        case _:
            return _Text()


_ANNOTATIONS = {
    Effect.NONE: llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    ),
    Effect.ADDS: llm.ToolAnnotations(destructive=False, open_world=False),
    Effect.CHANGES: llm.ToolAnnotations(destructive=True, open_world=False),
}


class CommandTool(llm.Tool):
    """One command, as `jarvis__<name>`; calls go through the lifecycle."""

    integration = DOMAIN

    def __init__(
        self, command: Command, desk: Desk, request: MakeRequest, language: str
    ) -> None:
        """Take the command, the desk and what makes a request of a context.

        `language` is that of the house, for the examples.
        """
        self.command = command
        self.name = f"{PREFIX}{command.name}"
        self.title = command.name.replace("_", " ").capitalize()
        self.description = describe(command, language)
        self.parameters = schema_of(command)
        self.annotations = _ANNOTATIONS[command.effect]
        self._desk = desk
        self._request = request

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Run the command; everything that goes wrong is a result with `error`."""
        request = replace(self._request(llm_context), door=Door.TOOL)
        response = await perform(
            self.command.name, tool_input.tool_args, request, self._desk
        )
        result = result_of(response)
        if response.ok and not response.changed:
            # A wish that came to nothing: "there is no timer" cancels none.
            return replace(result, data={**result.data, "changed": False})
        return result


def describe(command: Command, language: str) -> str:
    """Write what a model reads: what it does, rules, what it is not for, examples.

    It stays the same from turn to turn, and bounded whoever wrote the command.
    """
    parts = [command.description, *command.rules]
    parts += [f"Not for: {line}" for line in command.antipatterns]
    text = " ".join(_short(part).rstrip(".") + "." for part in parts if part)
    if len(text) > _LONGEST_TEXT:
        text = f"{text[:_LONGEST_TEXT].rstrip()}…"
    if not command.allow_direct_answer:
        text += " Never answer this yourself: call it."
    if said := ", ".join(f"“{one}”" for one in _examples(command, language)):
        text += f" For example: {said}."
    return text


def _examples(command: Command, language: str) -> list[str]:
    """Choose a few short sentences, in the language of the house where there are."""
    known = command.examples
    codes = (language, language.partition("-")[0], "en", *known)
    sentences = next((known[code] for code in codes if known.get(code)), ())
    chosen: list[str] = []
    for one in map(_short, sentences):
        room = sum(map(len, (*chosen, one))) <= _LONGEST_EXAMPLES
        if room and one not in chosen and len(chosen) < _MOST_EXAMPLES:
            chosen.append(one)
    return chosen


def _short(text: str) -> str:
    return " ".join(text.split())[:_LONGEST_PART]


def result_of(response: Response) -> llm.ToolResult:
    """Write a response for a model."""
    data: dict[str, Any] = {"message": response.message, **plain(response.data)}
    if response.items:
        data["items"] = [{"id": item.id, "name": item.name} for item in response.items]
    if response.corrections:
        data["corrected"] = {c.param: plain(c.value) for c in response.corrections}
    if response.error:
        data["error"] = response.error
    return llm.ToolResult(data=data, error=not response.ok)


def tools_for(
    commands: Iterable[Command], desk: Desk, request: MakeRequest, language: str
) -> list[llm.Tool]:
    """Make the tools of all commands that are offered to models, by name."""
    offered = [c for c in commands if c.offered_to_models]
    return [
        CommandTool(command, desk, request, language)
        for command in sorted(offered, key=lambda command: command.name)
    ]
