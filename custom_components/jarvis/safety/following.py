"""What follows what: groups and templates hand on what was done to something else.

An automation may wait for a group or a template sensor, and not for the lamp itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from homeassistant.core import HomeAssistant
from homeassistant.helpers.template import Template

from . import containers

# Stands for everything there is.
ANYTHING = "*"


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


def sources_of(template: Template) -> Iterator[str]:
    """Yield what a template reads: entity ids, domains, ANYTHING."""
    info = template.async_render_to_info()
    yield from info.entities
    yield from info.domains
    if info.all_states:
        yield ANYTHING


def _sources(hass: HomeAssistant, entity_id: str) -> Iterator[str]:
    seen, todo = {entity_id}, [entity_id]
    while todo:
        one = todo.pop()
        for source in (*containers.members(hass, one), *_watched(hass, one)):
            if source not in seen:
                seen.add(source)
                todo.append(source)
                yield source


def _watched(hass: HomeAssistant, entity_id: str) -> Iterator[str]:
    """Yield what a template entity watches: entity ids, domains, ANYTHING."""
    info = getattr(containers.entity(hass, entity_id), "_template_result_info", None)
    if getattr(info, "_track_state_changes", None) is None:
        return
    watched = info.listeners  # type: ignore[union-attr]
    yield from watched["entities"]
    yield from watched["domains"]
    if watched["all"]:
        yield ANYTHING
