"""Finds devices of the house by words, since no prompt lists them all."""

from typing import TYPE_CHECKING, override

import probatio

from homeassistant.const import (
    ATTR_UNIT_OF_MEASUREMENT,
    STATE_UNAVAILABLE,
    STATE_UNKNOWN,
)
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers import config_validation as cv, llm
from homeassistant.helpers.translation import async_translate_state
from homeassistant.util.json import JsonObjectType, JsonValueType

from ..const import DOMAIN
from ..home.question import EVERY, Decision, Query
from ..home.readable import readable_by
from ..home.seeing import seen_only
from ..home.snapshot import STATELESS
from ..prompts.house import FIND

if TYPE_CHECKING:
    from ..home.reader import HomeReader
    from ..home.resolver import Resolver
    from ..home.snapshot import Entity

MOST = 20


class FindEntities(llm.Tool):
    """Search exposed devices by name, kind, area or floor; tells their states."""

    name = FIND
    title = "Find devices"
    description = (
        "Finds devices of the house by name, kind, area or floor, with their current "
        f"state. At most {MOST} are returned, best first."
    )
    integration = DOMAIN
    annotations = llm.ToolAnnotations(read_only=True, open_world=False)
    parameters = probatio.Schema(
        {
            probatio.Required(
                "text", description="What to look for, e.g. 'lamps upstairs'."
            ): cv.string,
            probatio.Optional(
                "domain", description="Only this kind, e.g. 'light' or 'sensor'."
            ): cv.string,
        }
    )

    def __init__(self, home: HomeReader, resolver: Resolver) -> None:
        """Look into this home."""
        self._home = home
        self._resolver = resolver

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Return the devices found, or say that there are none."""
        arguments = self.parameters(tool_input.tool_args)
        text, domain = arguments["text"], arguments.get("domain")
        language = llm_context.language or hass.config.language
        place = self._home.place(None, llm_context.device_id)
        area_id = place.area.area_id if place.area else None
        found = self._resolver.resolve(
            Query(
                text=text,
                language=language,
                domains=frozenset({domain} if domain else ()),
                area_id=area_id,
                groups=True,
                limit=EVERY,
            )
        )
        home = self._home.home
        may_read = await readable_by(hass, _user_of(llm_context))
        found = seen_only(found, may_read)
        entities = [home.entities[i] for i in found.entity_ids if i in home.entities]
        if found.decision is Decision.NONE or not entities:
            entities = [
                entity
                for entity in self._resolver.suggest(text, language, area_id, may_read)
                if domain in {None, entity.domain}
            ]
        rows: list[JsonValueType] = [
            self._row(hass, entity) for entity in entities[:MOST]
        ]
        if not rows:
            return llm.ToolResult(data={"found": [], "note": "Nothing fits."})
        data: JsonObjectType = {"found": rows, "count": len(entities)}
        if silent := [e.name for e in entities[:MOST] if not _answers(hass, e)]:
            data["note"] = f"What these are now is not known: {', '.join(silent)}."
        return llm.ToolResult(data=data)

    def _row(self, hass: HomeAssistant, entity: Entity) -> JsonObjectType:
        area = self._home.home.areas.get(entity.area_id or "")
        state = hass.states.get(entity.entity_id)
        unit = state.attributes.get(ATTR_UNIT_OF_MEASUREMENT) if state else None
        value = _in_words(hass, state) if state else STATE_UNKNOWN
        unit = unit if _answers(hass, entity) else None
        return {
            "name": entity.name,
            "domain": entity.domain,
            "area": area.name if area else None,
            "state": f"{value} {unit}" if unit else value,
        }


def _answers(hass: HomeAssistant, entity: Entity) -> bool:
    """Tell whether a thing says how it is, as far as it has a state."""
    state = hass.states.get(entity.entity_id)
    if state is None or state.state == STATE_UNAVAILABLE:
        return False
    return state.state != STATE_UNKNOWN or entity.domain in STATELESS


def _user_of(llm_context: llm.LLMContext) -> str | None:
    return llm_context.context.user_id if llm_context.context else None


def _in_words(hass: HomeAssistant, state: State) -> str:
    """Say a state as people do: an open window's is "on"."""
    return async_translate_state(
        hass,
        state.state,
        state.domain,
        None,
        None,
        state.attributes.get("device_class"),
    ).lower()
