"""What follows what: groups, templates and helpers hand on what was done to others.

An automation may wait for a group or a template sensor, and not for the lamp itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
import re
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
    values = list(_kept_by(behind))
    registry = er.async_get(hass)
    entry = registry.async_get(entity_id)
    config = entry.config_entry_id if entry else None
    if config and (made := hass.config_entries.async_get_entry(config)):
        values.append(dict(made.options))
    for one in islice(leaves(values), _MOST):
        if isinstance(one, Template):
            yield from sources_of(one)
        for name in _ids(one):
            found = er.async_resolve_entity_id(registry, name) or name
            if found != entity_id and hass.states.get(found) is not None:
                yield found


def _kept_by(behind: object) -> Iterator[object]:
    """Yield what an object keeps, and what those of its own integration keep for it.

    The hours of a lamp are counted by an object behind the coordinator of a sensor.
    """
    home, seen, todo = _integration(behind), {id(behind)}, [(behind, 0)]
    while todo:
        one, depth = todo.pop()
        for key, value in getattr(one, "__dict__", {}).items():
            if isinstance(value, Mapping) and key not in _FETCHED:
                yield [*value, value]
            elif isinstance(value, _HOLDING):
                yield value
            elif (
                depth < _DEEPEST
                and home
                and _integration(value) == home
                and id(value) not in seen
            ):
                seen.add(id(value))
                todo.append((value, depth + 1))


def _integration(one: object) -> str:
    """Return the package of the integration that an object is of; "" for none."""
    return (_INTEGRATION.match(type(one).__module__) or [""])[0]


_INTEGRATION: Final = re.compile(r"(homeassistant\.|custom_)components\.\w+")
# So far behind the entity itself; so many values of one are looked at.
_DEEPEST: Final = 2
_MOST: Final = 5000
# What a coordinator got from elsewhere.
_FETCHED: Final = frozenset({"data"})
_HOLDING: Final = (str, list, tuple, set, frozenset, Template)


def _ids(value: object) -> Iterator[str]:
    match value:
        case Template():
            yield from names_in(value.template)
        case str() if valid_entity_id(value) or len(value) == _REGISTRY_ID:
            yield value


# Characters of an id that the registry gives.
_REGISTRY_ID: Final = 32
