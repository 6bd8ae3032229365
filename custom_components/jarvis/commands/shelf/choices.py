"""What the owner decided about the commands, read from the entry's subentries."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...const import SUBENTRY_COMMAND, SUBENTRY_OWN_COMMANDS
from ...settings import CommandSettings
from .book import Switches

if TYPE_CHECKING:
    from homeassistant.config_entries import ConfigEntry
    from homeassistant.core import HomeAssistant

FOLDER = "jarvis/commands"
_OURS = (SUBENTRY_COMMAND, SUBENTRY_OWN_COMMANDS)


def switches_of(entry: ConfigEntry[Any]) -> Switches:
    """Put the switches of all commands together; what is not stored is on."""
    chosen = [
        CommandSettings.from_data(sub.data)
        for sub in entry.get_subentries_of_type(SUBENTRY_COMMAND)
    ]
    return Switches(
        off=frozenset(one.command for one in chosen if not one.enabled),
        hidden=frozenset(one.command for one in chosen if not one.for_models),
        patterns_off=frozenset(
            (one.command, pattern) for one in chosen for pattern in one.patterns_off
        ),
        secrets={one.command: one.secrets for one in chosen},
    )


def folder_of(hass: HomeAssistant, entry: ConfigEntry[Any]) -> Path | None:
    """Return the folder of the owner's own commands; None while not allowed."""
    allowed = any(True for _ in entry.get_subentries_of_type(SUBENTRY_OWN_COMMANDS))
    return Path(hass.config.path(FOLDER)) if allowed else None


def beside_commands(entry: ConfigEntry[Any]) -> tuple[Any, ...]:
    """Return everything in an entry that takes a reload to follow, to compare."""
    others = {
        sub.subentry_id: (sub.subentry_type, sub.title, dict(sub.data))
        for sub in entry.subentries.values()
        if sub.subentry_type not in _OURS
    }
    return entry.title, dict(entry.data), dict(entry.options), others
