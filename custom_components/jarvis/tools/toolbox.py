"""The tools of Home Assistant's chosen LLM APIs, with the specs models read.

Home Assistant builds its tools and a roster of the house for every request;
that grows with the house. Here the Assist tools are built once and kept until
something they depend on changes.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
import re
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import probatio

from homeassistant.const import (
    EVENT_COMPONENT_LOADED,
    EVENT_SERVICE_REGISTERED,
    EVENT_SERVICE_REMOVED,
)
from homeassistant.core import Event, HomeAssistant, callback
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm

from ..const import LOGGER
from ..engines.base import ToolSpec
from .kits import Kits

if TYPE_CHECKING:
    from ..home.reader import HomeReader

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
