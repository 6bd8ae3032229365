"""What follows what: groups, templates and helpers hand on what was done to others.

An automation may wait for a group or a template sensor, and not for the lamp itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from homeassistant.core import HomeAssistant, valid_entity_id
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.template import Template

from . import containers
from .steps import leaves, names_in

# Stands for everything there is.
ANYTHING: Final = "*"


def followers(
    hass: HomeAssistant, entity_ids: Iterable[str]
) -> Mapping[str, frozenset[str]]:
    """Tell which of these change with what: by entity id, domain, or ANYTHING."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for entity_id in entity_ids:
        for source in _sources(hass, entity_id):
            found[source].add(entity_id)
    return {source: frozenset(those) for source, those in found.items()}


def keys_of(entity_id: str) -> tuple[str, str, str]:
    """Return what something is found by among what is followed."""
    return entity_id, entity_id.partition(".")[0], ANYTHING


def sources_of(
    template: Template, variables: Mapping[str, Any] | None = None
) -> Iterator[str]:
    """Yield what a template reads: entity ids, domains, ANYTHING."""
    # One of our own: who uses the other one has bound it to other ways.
    own = Template(template.template, template.hass)
    info = own.async_render_to_info(variables)
    yield from info.entities
    yield from info.domains
    if info.all_states:
        yield ANYTHING


def _sources(hass: HomeAssistant, entity_id: str) -> Iterator[str]:
    seen, todo = {entity_id}, [entity_id]
    while todo:
        one = todo.pop()
        behind = containers.entity(hass, one)
        for source in (
            *containers.members(hass, one),
            *_watched(behind),
            *_named_by(hass, one, behind),
        ):
            if source not in seen:
                seen.add(source)
                todo.append(source)
                yield source


def _watched(behind: object) -> Iterator[str]:
    """Yield what a template entity watches: entity ids, domains, ANYTHING."""
    info = getattr(behind, "_template_result_info", None)
    if getattr(info, "_track_state_changes", None) is None:
        return
    watched = info.listeners  # type: ignore[union-attr]
    yield from watched["entities"]
    yield from watched["domains"]
    if watched["all"]:
        yield ANYTHING


def _named_by(hass: HomeAssistant, entity_id: str, behind: object) -> Iterator[str]:
    """Yield what a helper is made of: whatever its object and its entry name.

    Sensors of thresholds, means, trends and the like keep the ids of their sources;
    what waits for triggers keeps those.
    """
    kept = getattr(behind, "__dict__", {})
    known = [kept.get("coordinator"), *kept.values()]
    values: list[object] = [getattr(known[0], "config", None)]
    values += [one for one in kept.values() if isinstance(one, _HOLDING)]
    values += [list(one) for one in kept.values() if isinstance(one, dict)]
    registry = er.async_get(hass)
    entry = registry.async_get(entity_id)
    config = entry.config_entry_id if entry else None
    if config and (made := hass.config_entries.async_get_entry(config)):
        values.append(dict(made.options))
    for value in values:
        for one in leaves(value):
            for name in _ids(one):
                found = er.async_resolve_entity_id(registry, name) or name
                if found != entity_id and hass.states.get(found) is not None:
                    yield found


_HOLDING: Final = (str, list, tuple, set, frozenset)


def _ids(value: object) -> Iterator[str]:
    match value:
        case Template():
            yield from names_in(value.template)
        case str() if valid_entity_id(value) or len(value) == _REGISTRY_ID:
            yield value


# Characters of an id that the registry gives.
_REGISTRY_ID: Final = 32
