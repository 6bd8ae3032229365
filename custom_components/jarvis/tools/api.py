"""The one door every tool call passes, whoever makes it.

Home Assistant runs a model's calls through the chat log's API instance; ours
checks the arguments, repairs what small models get wrong, keeps the time and
turns every failure into a result the model can act on. No exception of a tool
ends a turn.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, override

import probatio

from homeassistant.components.conversation import (
    ConversationTraceEventType,
    async_conversation_trace_append,
)
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm
from homeassistant.helpers.json import json_dumps
from homeassistant.util.json import JsonObjectType

from ..const import DOMAIN, LOGGER
from ..telemetry.tracer import bounded
from .arguments import (
    Arguments,
    beyond,
    in_house_unit,
    repaired,
    sets_temperature,
    unit_named,
    wanted,
)
from .correcting import Corrected, Correcting, Refused
from .deeds import looks_by_name
from .toolbox import Toolbox, Toolboxes, intent_of, lacking_fields
from .trust import SENDS_AWAY

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from homeassistant.core import HomeAssistant

    from ..telemetry.tracer import Trace
    from .watch import Watch

__all__ = ["Door", "JarvisAPI", "Toolbox", "Toolboxes"]

MAX_NEAR_NAMES = 5
NOTHING_THERE = (
    "Nothing of what the user spoke of is switched by its place alone. Nothing was "
    "done. Name the devices, or give the one domain that is meant."
)

_CONTRADICTS = "contradicts"


class JarvisAPI(llm.API):
    """The private API of one turn; it is never registered with Home Assistant."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Name it; the tools come with the door."""
        super().__init__(hass=hass, id=DOMAIN, name="Jarvis")

    @override
    async def async_get_api_instance(self, llm_context: llm.LLMContext) -> Door:
        """Return a door without any tools: `turn/brief.py` opens the real ones."""
        return Door(api=self, api_prompt="", llm_context=llm_context, tools=[])


def _no_limit(_seconds: float | None) -> AbstractAsyncContextManager[None]:
    return asyncio.timeout(None)  # type: ignore[return-value]


def _as_it_is(value: Any) -> Any:
    return value


def _any(_name: str) -> bool:
    return True


@dataclass(kw_only=True)
class Door(llm.APIInstance):
    """An API instance whose calls cannot hurt the turn.

    `allows` tells which tools this turn may call, `restore` puts masked secrets back
    into arguments, `scope` is the turn's clock (seconds -> async context manager that
    raises TimeoutError), `correcting` makes sense of the names in arguments,
    `watch` judges every call before it is made and reads back what came of it.
    """

    by_name: Mapping[str, llm.Tool] = field(default_factory=dict)
    restore: Callable[[Any], Any] = _as_it_is
    scope: Callable[[float | None], AbstractAsyncContextManager[None]] = _no_limit
    tool_seconds: float | None = None
    trace: Trace | None = None
    correcting: Correcting | None = None
    allows: Callable[[str], bool] = _any
    watch: Watch | None = None
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    _earlier: dict[str, int] = field(default_factory=dict)

    @override
    async def async_call_tool(self, tool_input: llm.ToolInput) -> llm.ToolResult:
        """Run one call and always return a result; only cancellation passes."""
        if (task := asyncio.current_task()) is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        async_conversation_trace_append(
            ConversationTraceEventType.TOOL_CALL,
            {"tool_name": tool_input.tool_name, "tool_args": tool_input.tool_args},
        )
        if self.trace is None:
            return await self._told(tool_input)
        arguments = bounded(tool_input.tool_args)
        with self.trace.step(
            "tool", tool=tool_input.tool_name, arguments=arguments
        ) as step:
            result = await self._told(tool_input)
            step.facts["failed"] = result.error
            step.facts["result"] = bounded(dict(result.data))
            tool = self.by_name.get(tool_input.tool_name)
            step.facts["acts"] = tool is not None and not tool.annotations.read_only
        return result

    async def is_busy_after(self, seconds: float) -> bool:
        """Wait for the running calls, at most so long; True if some still run."""
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        return bool(tasks) and bool((await asyncio.wait(tasks, timeout=seconds))[1])

    async def _told(self, tool_input: llm.ToolInput) -> llm.ToolResult:
        """Answer a call, and let the watch know of a deed that came to nothing."""
        result = await self._answer(tool_input)
        if result.error and self.watch is not None:
            name = tool_input.tool_name
            tool = self.by_name.get(name)
            looks = looks_by_name(name) if tool is None else tool.annotations.read_only
            # Who only asked is told what is so, whatever the model reached for.
            # Nor was tried what is to be asked first.
            asks = result.data.get("error") == _CONTRADICTS
            self.watch.vain += not (looks or asks) and not self.watch.only_asked()
        return result

    async def _answer(self, tool_input: llm.ToolInput) -> llm.ToolResult:
        tool = self.by_name.get(tool_input.tool_name)
        if tool is None or not self.allows(tool_input.tool_name):
            return self._unknown(tool_input.tool_name)
        if (again := self._repeated(tool_input)) is not None:
            return again
        # A secret may open a lock; it never goes to a search service.
        away = tool.name in SENDS_AWAY
        arguments = tool_input.tool_args if away else self.restore(tool_input.tool_args)
        arguments, unit = self._in_house_unit(tool, arguments)
        try:
            arguments = repaired(tool.parameters, arguments)
        except probatio.Invalid as err:
            return _failure(
                "invalid_arguments",
                f"{err}. {wanted(tool.parameters)}Correct the arguments and call"
                f" {tool_input.tool_name} again.",
            )
        if self.correcting is None:
            return await self._permitted(tool, Corrected(calls=(arguments,)))
        match self.correcting.correct(tool, arguments):
            case Refused() as refused:
                self._mark("name_refused", error=refused.error, nearest=refused.nearest)
                return _failure(
                    refused.error, refused.text, nearest=list(refused.nearest)
                )
            case Corrected() as corrected:
                if corrected.notes:
                    self._mark("corrected", notes=corrected.notes)
                return await self._permitted(tool, corrected, unit)

    def _in_house_unit(self, tool: llm.Tool, arguments: Any) -> tuple[Any, str]:
        """Write a temperature in the unit of the house; tells which one was named."""
        rules = self.correcting
        if (
            rules is None
            or not sets_temperature(tool)
            or not isinstance(arguments, dict)
        ):
            return arguments, ""
        unit = unit_named(arguments, rules.said, rules.language)
        house = self.api.hass.config.units.temperature_unit
        return in_house_unit(arguments, unit, rules.language, house), unit

    async def _unfit(
        self, tool: llm.Tool, corrected: Corrected, unit: str
    ) -> llm.ToolResult | None:
        """Refuse what a thing cannot follow: too far, or without what it needs."""
        hass, calls = self.api.hass, corrected.calls
        if sets_temperature(tool):
            house = hass.config.units.temperature_unit
            told = [beyond(hass, call, unit, house) for call in calls]
            if any(told):
                return _failure("out_of_range", " ".join(filter(None, told)))
        rules = self.correcting
        home = rules.home if rules is not None else None
        if rules is not None and (name := intent_of(tool)):
            told = [
                await rules.against(name, call, self._reached(tool, call))
                for call in calls
            ]
            if any(told):
                return _failure(_CONTRADICTS, " ".join(filter(None, told)))
        lacking = lacking_fields(hass, tool, calls, home)
        return _failure("missing_fields", lacking) if lacking else None

    def _reached(self, tool: llm.Tool, call: Arguments) -> tuple[str, ...]:
        """Return the ids of what a call is about, by its name or its place."""
        acts = self.watch.acts(tool, call) if self.watch is not None else ()
        return tuple(act.entity_id for act in acts if act.entity_id)

    async def _permitted(
        self, tool: llm.Tool, corrected: Corrected, unit: str = ""
    ) -> llm.ToolResult:
        """Make the calls that safety lets pass, and that the things can follow."""
        if self.watch is not None:
            calls = self.watch.bounded(tool, corrected.calls)
            if not calls:
                return _failure("nothing_there", NOTHING_THERE)
            corrected = replace(corrected, calls=tuple(calls))
        if (refused := await self._unfit(tool, corrected, unit)) is not None:
            return refused
        if self.watch is not None:
            refused = await self.watch.refusal(tool, corrected.calls)
            if refused is not None:
                self._mark(
                    "not_permitted",
                    tool=tool.name,
                    error=refused.data["error"],
                    why=self.watch.why,
                )
                return refused
        return await self.make(tool, corrected)

    async def make(self, tool: llm.Tool, corrected: Corrected) -> llm.ToolResult:
        """Make calls that may be made, all at once."""
        results = await asyncio.gather(
            *(self._watched(tool, call) for call in corrected.calls)
        )
        return _merged(results, corrected)

    async def _watched(self, tool: llm.Tool, arguments: Arguments) -> llm.ToolResult:
        if self.watch is None:
            return await self._run(tool, arguments)
        return await self.watch.run(tool, arguments, self._run)

    def _mark(self, name: str, **facts: Any) -> None:
        if self.trace is not None:
            self.trace.mark(name, **facts)

    async def _run(self, tool: llm.Tool, arguments: Arguments) -> llm.ToolResult:
        tool_input = llm.ToolInput(tool_name=tool.name, tool_args=arguments)
        try:
            async with self.scope(self.tool_seconds):
                result = await tool.async_call(
                    self.api.hass, tool_input, self.llm_context
                )
        except TimeoutError:
            return _failure(
                "timeout", "No answer in time. Whether it happened is unknown."
            )
        except (HomeAssistantError, probatio.Invalid) as err:
            return _failure(type(err).__name__, str(err))
        except asyncio.CancelledError:
            # Ours to pass on when the turn itself is cancelled; a tool that
            # cancelled something inside itself has only failed.
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            return _failure("cancelled", "The tool gave up.")
        except Exception as err:  # noqa: BLE001 - a tool's bug must not end the turn
            LOGGER.exception("Tool %s failed", tool.name)
            return _failure(type(err).__name__, "The tool failed unexpectedly.")
        return _clean(result)

    def _unknown(self, name: str) -> llm.ToolResult:
        if name in self.by_name:
            return self._not_offered(name)
        near = get_close_matches(
            name.rpartition("__")[2].casefold(),
            {n.rpartition("__")[2].casefold() for n in self.by_name},
            n=MAX_NEAR_NAMES,
            cutoff=0.5,
        )
        names = [n for n in self.by_name if n.rpartition("__")[2].casefold() in near]
        return _failure(
            "unknown_tool",
            f"There is no tool {name[:100]}.",
            nearest=names or sorted(self.by_name)[:MAX_NEAR_NAMES],
        )

    def _not_offered(self, name: str) -> llm.ToolResult:
        if self.trace is not None:
            self.trace.mark("not_offered", tool=name)
        return _failure(
            "not_offered",
            f"{name} does not fit what the user wants. Use the tools you were given, "
            "or ask for another one in words.",
        )

    def _repeated(self, tool_input: llm.ToolInput) -> llm.ToolResult | None:
        """Refuse the same call with the same arguments; the result stands above."""
        key = f"{tool_input.tool_name} {json_dumps(_sorted(tool_input.tool_args))}"
        count = self._earlier[key] = self._earlier.get(key, 0) + 1
        if count == 1:
            return None
        return _failure(
            "repeated_call",
            "You already made this call with these arguments. Use its result "
            "above, or answer now.",
        )


def _sorted(arguments: Mapping[str, Any]) -> dict[str, Any]:
    return dict(sorted(arguments.items()))


def _failure(error: str, text: str, **more: Any) -> llm.ToolResult:
    return llm.ToolResult(data={"error": error, "error_text": text, **more}, error=True)


def _merged(results: Sequence[llm.ToolResult], corrected: Corrected) -> llm.ToolResult:
    """Make one result of the calls that one call became."""
    notes: JsonObjectType = {}
    if corrected.notes:
        notes["notes"] = list(corrected.notes)
    if len(results) == 1:
        [result] = results
        if not notes:
            return result
        if isinstance(result.data, llm.IntentResponseDict):
            result.data.update(notes)
            return result
        return llm.ToolResult(data={**result.data, **notes}, error=result.error)
    failed = sum(result.error for result in results)
    return llm.ToolResult(
        data={
            "results": [
                {"arguments": call, "failed": result.error, **result.data}
                for call, result in zip(corrected.calls, results, strict=True)
            ],
            "failed": failed,
            **notes,
        },
        error=failed == len(results),
    )


def _clean(result: object) -> llm.ToolResult:
    """Make sure that what a tool returned can be logged, sent and stored."""
    data: Any = result
    failed = False
    if isinstance(result, llm.ToolResult):
        data, failed = result.data, result.error
    if not isinstance(data, dict):
        data = {"result": data}
    try:
        json_dumps(data)
    except TypeError, ValueError, RecursionError:
        data = {"result": str(data)}
    return llm.ToolResult(data=data, error=failed)
