"""What restoring states does, as actions: the way Home Assistant brings them back.

Scenes and undo restore; a state that is still on its way ("unlocking") counts as
where it leads, and a position weighs more than the word beside it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from homeassistant.core import HomeAssistant, State

from .reach import containers
from .reach.targets import RESTORED_VALUES, RESTORING, RESTORING_OTHERS


@dataclass(frozen=True, slots=True, kw_only=True)
class Restoring:
    """One action that restoring a state takes; `state` is the word for it."""

    entity_id: str
    service: str
    state: str
    data: Mapping[str, Any] = field(default_factory=dict)


def restorings(
    hass: HomeAssistant, entities: object, depth: int = 0
) -> Iterator[Restoring]:
    """Yield the actions; `entities` are States, mappings, texts or booleans by id."""
    if not isinstance(entities, Mapping) or depth > containers.DEEPEST:
        return
    for name, wanted in entities.items():
        entity_id = str(name).strip().lower()
        domain = entity_id.partition(".")[0]
        if domain == "group":
            # A group hands its state on to its members, whatever they are.
            members = dict.fromkeys(containers.members(hass, entity_id), wanted)
            yield from restorings(hass, members, depth + 1)
        state, attributes = _read(wanted)
        switched = "turn_off" if state == "off" else "turn_on"
        other = RESTORING_OTHERS.get(domain, switched)
        service = RESTORING.get(domain, {}).get(state, other)
        yield Restoring(entity_id=entity_id, service=service, state=state)
        for attribute, (action, key) in RESTORED_VALUES.get(domain, {}).items():
            if (value := attributes.get(attribute)) is not None:
                yield Restoring(
                    entity_id=entity_id, service=action, state=state, data={key: value}
                )


def _read(wanted: object) -> tuple[str, Mapping[str, Any]]:
    """Read one wanted state: a text, a boolean, a State, or a mapping with one."""
    attributes: Mapping[str, Any] = {}
    value = wanted
    if isinstance(wanted, Mapping):
        value, attributes = wanted.get("state", "on"), wanted
    if isinstance(value, State):
        return value.state, value.attributes
    if isinstance(value, bool):
        return ("on" if value else "off"), attributes
    return str(value), attributes
