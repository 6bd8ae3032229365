"""Scripts that a model would start without the fields that they need."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from homeassistant.helpers import intent, llm

from ..safety.reach.containers import script_of_service
from ..safety.reach.fields import Field, required_fields

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..home.snapshot import Home


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
