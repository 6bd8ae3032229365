"""What an owner may attach to a report: settings and traces, without secrets."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from homeassistant.components.diagnostics import async_redact_data
from homeassistant.const import CONF_API_KEY, CONF_PROMPT, CONF_URL

from .const import CONF_SECRETS
from .engines.address import read_address
from .telemetry.summary import Subject, told

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from .types import JarvisConfigEntry

TO_REDACT = frozenset({CONF_API_KEY, CONF_PROMPT, CONF_SECRETS})
# What people said is theirs; how it went and how long it took is not. Only numbers
# leave the house, and what stands under these names.
_TOLD = frozenset(
    {
        "at_ms",
        "ended",
        "engine",
        "error",
        "intent",
        "kind",
        "lane",
        "model",
        "name",
        "outcome",
        "policy",
        "purpose",
        "stop",
        "task",
        "tool",
    }
)


async def async_get_config_entry_diagnostics(
    _hass: HomeAssistant, entry: JarvisConfigEntry
) -> dict[str, Any]:
    """Describe the entry and its last turns."""
    house = entry.runtime_data
    home = house.home.home
    return {
        "subentries": [
            {
                "type": subentry.subentry_type,
                "title": subentry.title,
                "data": _without_secrets(subentry.data),
            }
            for subentry in entry.subentries.values()
        ],
        "home": {
            "version": home.version,
            "floors": len(home.floors),
            "areas": len(home.areas),
            "entities": len(home.entities),
        },
        "options": dict(entry.options),
        "telemetry": {
            "kept": house.ledger.opened,
            "begun": house.ledger.begun,
            "all_time": told(house.ledger.total(_any)),
            "last_day": told(house.ledger.recent(_any)),
        },
        "learned_names": len(house.learned.items),
        "conversations": len(house.dialogues),
        "turns": [_without_words(trace.as_dict()) for trace in house.tracer.traces],
    }


def _without_secrets(data: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out secrets, those in an address too."""
    told: dict[str, Any] = async_redact_data(dict(data), TO_REDACT)
    if isinstance(url := told.get(CONF_URL), str):
        told[CONF_URL] = read_address(url, None).url
    return told


def _any(_subject: Subject) -> bool:
    return True


def _without_words(trace: Mapping[str, Any]) -> dict[str, Any]:
    return {**trace, "steps": [_facts_of(step) for step in trace["steps"]]}


def _facts_of(step: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: value
        for name, value in step.items()
        if isinstance(value, int | float | None)
        or (name in _TOLD and isinstance(value, str))
    }
