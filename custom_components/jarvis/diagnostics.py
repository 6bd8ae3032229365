"""What an owner may attach to a report: settings and traces, without secrets."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from homeassistant.components.diagnostics import async_redact_data
from homeassistant.const import CONF_API_KEY, CONF_PROMPT

from .const import CONF_SECRETS

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from .types import JarvisConfigEntry

TO_REDACT = frozenset({CONF_API_KEY, CONF_PROMPT, CONF_SECRETS})
# What people said is theirs; how long it took is not.
_WORDS = frozenset(
    {
        "text",
        "arguments",
        "slots",
        "result",
        "word",
        "notes",
        "why",
        "question",
        "reasons",
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
                "data": async_redact_data(dict(subentry.data), TO_REDACT),
            }
            for subentry in entry.subentries.values()
        ],
        "home": {
            "version": home.version,
            "floors": len(home.floors),
            "areas": len(home.areas),
            "entities": len(home.entities),
        },
        "learned_names": len(house.learned.items),
        "conversations": len(house.dialogues),
        "turns": [_without_words(trace.as_dict()) for trace in house.tracer.traces],
    }


def _without_words(trace: Mapping[str, Any]) -> dict[str, Any]:
    steps = [
        {key: value for key, value in step.items() if key not in _WORDS}
        for step in trace["steps"]
    ]
    return {**trace, "steps": steps}
