"""The tools of a house, in kits."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
import re
from typing import TYPE_CHECKING, Any, override
from weakref import WeakKeyDictionary

import probatio

from homeassistant.const import (
    EVENT_COMPONENT_LOADED,
    EVENT_SERVICE_REGISTERED,
    EVENT_SERVICE_REMOVED,
)
from homeassistant.core import Event, HomeAssistant, callback
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import config_validation as cv, intent, llm

from ..const import DOMAIN, LOGGER
from ..engines.base import ToolSpec
from ..safety.reach.containers import script_of_service
from ..safety.reach.targets import Field, required_fields
from .failures import StopTool
from .ranking import Ranking

if TYPE_CHECKING:
    from ..home.reader import HomeReader
    from ..home.snapshot import Home


MORE_TOOLS = f"{DOMAIN}__more_tools"

# What is wanted, in words -> names and descriptions; None: asked too often.
type Look = Callable[[str], list[tuple[str, str]] | None]


class MoreTools(llm.Tool):
    """Find further tools and make them callable in this turn."""

    name = MORE_TOOLS
    title = "Find more tools"
    description = (
        "Finds further tools by what they shall do, when none of yours fits. "
        "Those found can be called from then on."
    )
    integration = DOMAIN
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )
    parameters = probatio.Schema(
        {
            probatio.Required(
                "wish", description="What the tool shall do, e.g. 'start the vacuum'."
            ): cv.string
        }
    )

    def __init__(self, look: Look) -> None:
        """Take what looks for tools in this turn."""
        self._look = look

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Return the tools found, or say that there are none."""
        found = self._look(self.parameters(tool_input.tool_args)["wish"])
        if found is None:
            return llm.ToolResult(
                data={
                    "error": "asked_too_often",
                    "error_text": "Decide with the tools you have, or answer now.",
                },
                error=True,
            )
        if not found:
            return llm.ToolResult(data={"tools": [], "note": "No further tool fits."})
        return llm.ToolResult(
            data={"tools": [{"name": name, "does": text} for name, text in found]}
        )


_KEPT = 8

type _Key = tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """One agent's tools; `specs` also hold those that every turn makes anew.

    What the `binding` ones are for, no model may answer by itself.
    """

    tools: Mapping[str, llm.Tool]
    specs: tuple[ToolSpec, ...]
    ranking: Ranking
    binding: frozenset[str] = frozenset()


def _spec(tool: type[StopTool | MoreTools]) -> ToolSpec:
    return ToolSpec(
        name=tool.name,
        description=tool.description,
        parameters=probatio.to_openapi(
            tool.parameters,
            custom_serializer=llm.selector_serializer,
            openapi_version="3.1.0",
        ),
    )


class Kits:
    """Keeps the kits in use."""

    def __init__(self) -> None:
        """Start empty."""
        self._kept: OrderedDict[_Key, tuple[Toolbox, Kit]] = OrderedDict()
        self._own = (_spec(MoreTools), _spec(StopTool))

    def get(self, box: Toolbox, off: tuple[str, ...], only: tuple[str, ...]) -> Kit:
        """Return the box without the tools `off`, or with those of `only` alone.

        Names count with or without the part before "__".
        """
        key = (off, only, tuple(map(id, box.specs)))
        if (kept := self._kept.get(key)) is None:
            # The box is kept with it, so that no id is given away twice.
            kept = self._kept[key] = (box, self._make(box, off, only))
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return kept[1]

    def clear(self) -> None:
        """Let go of all: the boxes they were made of are given to nobody any more."""
        self._kept.clear()

    def _make(self, box: Toolbox, off: Iterable[str], only: Iterable[str]) -> Kit:
        closed, opened = _folded(off), _folded(only)
        names = {
            name
            for name in box.tools
            if not _means(name, closed) and (not opened or _means(name, opened))
        }
        specs = tuple(spec for spec in box.specs if spec.name in names)
        own = tuple(spec for spec in self._own if not _means(spec.name, closed))
        return Kit(
            tools={name: tool for name, tool in box.tools.items() if name in names},
            specs=specs + own if specs else (),
            ranking=Ranking(specs, box.tools),
            binding=frozenset(n for n in names if _is_binding(box.tools[n])),
        )


def _is_binding(tool: llm.Tool) -> bool:
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    return not getattr(getattr(tool, "command", None), "allow_direct_answer", True)


def _folded(names: Iterable[str]) -> set[str]:
    return {name.casefold().strip() for name in names}


def _means(name: str, listed: set[str]) -> bool:
    """Tell whether a tool is listed, by its whole name or without the namespace."""
    whole = name.casefold()
    return whole in listed or whole.rpartition("__")[2] in listed


# OpenAI and Anthropic refuse longer names and other characters.
MAX_NAME = 64
_FORBIDDEN = re.compile(r"[^a-zA-Z0-9_-]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Toolbox:
    """Tools by the name a model calls them by, their specs, and the APIs' prompts.

    `prompts` are by API id. Assist's is left out, a roster of the whole house:
    `controls_house` tells that ours is wanted in its place.
    """

    tools: Mapping[str, llm.Tool]
    specs: tuple[ToolSpec, ...]
    prompts: Mapping[str, str]
    controls_house: bool = False

    def only(self, names: Collection[str]) -> Toolbox:
        """Return a box with these tools alone, named with or without their prefix."""
        kept = {
            name: tool
            for name, tool in self.tools.items()
            if name in names or name.rpartition("__")[2] in names
        }
        specs = tuple(spec for spec in self.specs if spec.name in kept)
        return replace(self, tools=kept, specs=specs)


NOTHING = Toolbox(tools={}, specs=(), prompts={})


class Toolboxes:
    """Makes toolboxes and keeps the part that does not change from turn to turn."""

    def __init__(
        self, hass: HomeAssistant, home: HomeReader, own: Sequence[llm.Tool]
    ) -> None:
        """Start empty; `own` tools come with Assist. `start` listens for changes."""
        self._hass = hass
        self._home = home
        self._own = tuple(own)
        self._assist: dict[tuple[Any, ...], llm.APIInstance] = {}
        self._specs: WeakKeyDictionary[llm.Tool, ToolSpec] = WeakKeyDictionary()
        self._joined: dict[tuple[int, ...], Toolbox] = {}
        self._age = 0
        self.kits = Kits()

    @callback
    def start(self) -> Callable[[], None]:
        """Forget what is kept when the house or the loaded tools change."""
        unsubscribe = [
            self._home.listen(self.forget),
            *(
                self._hass.bus.async_listen(event, self._on_event)
                for event in (
                    EVENT_COMPONENT_LOADED,
                    EVENT_SERVICE_REGISTERED,
                    EVENT_SERVICE_REMOVED,
                )
            ),
        ]

        @callback
        def stop() -> None:
            for stop_one in unsubscribe:
                stop_one()
            self.forget()

        return stop

    async def get(self, ids: tuple[str, ...], context: llm.LLMContext) -> Toolbox:
        """Return the tools of these APIs for this caller.

        An API that is gone or fails is left out and logged: the others work on.
        """
        instances = []
        for api_id in ids:
            try:
                instances.append(await self._instance(api_id, context))
            except HomeAssistantError as err:
                LOGGER.warning("LLM API %s is not available: %s", api_id, err)
        key = tuple(id(instance.tools) for instance in instances)
        if (box := self._joined.get(key)) is None:
            box = self._join(instances)
            if all(self._is_kept(instance) for instance in instances):
                self._joined[key] = box
        return box

    async def _instance(self, api_id: str, context: llm.LLMContext) -> llm.APIInstance:
        if api_id != llm.LLM_API_ASSIST:
            return await llm.async_get_api(self._hass, api_id, context)
        key = (context.assistant, context.device_id, context.language)
        # A change that waits for the loop's next round is read first.
        _ = self._home.home
        if (kept := self._assist.get(key)) is None:
            age = self._age
            kept = await llm.async_get_api(self._hass, api_id, context)
            # What changed meanwhile may be missing: good for one turn, not kept.
            if age == self._age:
                self._assist[key] = kept
        return kept

    def _is_kept(self, instance: llm.APIInstance) -> bool:
        return any(instance is kept for kept in self._assist.values())

    def _join(self, instances: list[llm.APIInstance]) -> Toolbox:
        tools: dict[str, llm.Tool] = {}
        specs = []
        assist = any(i.api.id == llm.LLM_API_ASSIST and i.tools for i in instances)
        if assist:
            for tool in self._own:
                tools[tool.name] = tool
                specs.append(self._spec(tool.name, tool, None))
        for instance in instances:
            for tool in instance.tools:
                name = _free_name(tool.name, tools)
                tools[name] = tool
                specs.append(self._spec(name, tool, instance.custom_serializer))
        return Toolbox(
            tools=tools,
            specs=tuple(sorted(specs, key=lambda spec: spec.name)),
            prompts={
                i.api.id: i.api_prompt
                for i in instances
                if i.api_prompt and i.api.id != llm.LLM_API_ASSIST
            },
            controls_house=assist,
        )

    def _spec(
        self, name: str, tool: llm.Tool, serializer: Callable[[Any], Any] | None
    ) -> ToolSpec:
        if (spec := self._specs.get(tool)) is not None and spec.name == name:
            return spec
        spec = ToolSpec(
            name=name,
            description=tool.description or tool.title or "",
            parameters=probatio.to_openapi(
                tool.parameters,
                custom_serializer=serializer or llm.selector_serializer,
                openapi_version="3.1.0",
            ),
        )
        self._specs[tool] = spec
        return spec

    @callback
    def _on_event(self, _event: Event[Any]) -> None:
        self.forget()

    @callback
    def forget(self) -> None:
        """Build everything anew at the next turn: the tools have changed."""
        self._age += 1
        self._assist.clear()
        self._joined.clear()
        self.kits.clear()


def _free_name(name: str, taken: Mapping[str, object]) -> str:
    """Make a name every server accepts and no other tool has."""
    base = _FORBIDDEN.sub("_", name)[:MAX_NAME]
    free, number = base, 2
    while free in taken:
        suffix = f"_{number}"
        free, number = base[: MAX_NAME - len(suffix)] + suffix, number + 1
    return free


def intent_of(tool: llm.Tool) -> str:
    """Return the intent that a tool handles, "" for none."""
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    return tool.intent_type if isinstance(tool, llm.IntentTool) else ""


def lacking_fields(
    hass: HomeAssistant,
    tool: llm.Tool,
    calls: Sequence[Mapping[str, Any]],
    home: Home | None,
) -> str:
    """Tell a model which fields its calls lack; "" where none does."""
    told = [text for call in calls if (text := _lacking(hass, tool, call, home))]
    return " ".join(dict.fromkeys(told))


def _lacking(
    hass: HomeAssistant, tool: llm.Tool, call: Mapping[str, Any], home: Home | None
) -> str:
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    script: str | None = None
    given: Mapping[str, Any] = call
    if isinstance(tool, llm.ActionTool) and tool.integration == "script":
        action = getattr(tool, "_action", tool.name.partition("__")[2])
        script = script_of_service(hass, str(action))
    elif isinstance(tool, llm.IntentTool) and tool.intent_type == intent.INTENT_TURN_ON:
        # On and nothing more: whatever it needs is not among a switch's arguments.
        script, given = _script(str(call.get("name") or ""), home), {}
    fields = required_fields(hass, script) if script else ()
    wanted = [_told(one) for one in fields if given.get(one.key) in (None, "")]
    if not wanted:
        return ""
    return (
        f"Not started: it needs {'; '.join(wanted)}. Call the script's own tool with "
        "these, or ask the user for what is not known."
    )


def _script(named: str, home: Home | None) -> str:
    """Return the id of what a call names."""
    entities = home.entities.values() if home is not None else ()
    found = (e.entity_id for e in entities if named in e.names and named)
    return next(found, named)


def _told(field: Field) -> str:
    return f"{field.key} ({field.description or field.name})"
