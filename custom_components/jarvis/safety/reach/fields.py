"""The fields of a script: which it cannot do without, and how each is to be read."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from homeassistant.core import HomeAssistant
from homeassistant.helpers.selector import Selector

from .containers import entity

_SCRIPT: Final = "script."


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A field that must be filled; `kind` is its selector, "" for none."""

    key: str
    name: str
    description: str = ""
    kind: str = ""
    config: Mapping[str, Any] = field(default_factory=dict)


def required_fields(hass: HomeAssistant, entity_id: str) -> tuple[Field, ...]:
    """Return the fields that a script cannot do without, in the owner's order."""
    if not entity_id.startswith(_SCRIPT):
        return ()
    declared = getattr(entity(hass, entity_id), "fields", None)
    if not isinstance(declared, Mapping):
        return ()
    return tuple(
        _field(str(key), one)
        for key, one in declared.items()
        if isinstance(one, Mapping) and one.get("required") and _is_empty(one)
    )


def _is_empty(declared: Mapping[str, Any]) -> bool:
    return declared.get("default") is None


def _field(key: str, declared: Mapping[str, Any]) -> Field:
    selector: Any = declared.get("selector")
    if isinstance(selector, Selector):
        selector = selector.serialize()["selector"]
    if not isinstance(selector, Mapping):
        selector = {}
    kind, config = next(iter(selector.items()), ("", {}))
    return Field(
        key=key,
        name=str(declared.get("name") or key.replace("_", " ")),
        description=str(declared.get("description") or ""),
        kind=str(kind),
        config=config if isinstance(config, Mapping) else {},
    )


def defaults(hass: HomeAssistant, entity_id: str) -> dict[str, Any]:
    """Return what the owner has put into required fields already."""
    declared = getattr(entity(hass, entity_id), "fields", None) or {}
    return {
        str(key): one["default"]
        for key, one in declared.items()
        if isinstance(one, Mapping) and one.get("required") and not _is_empty(one)
    }
