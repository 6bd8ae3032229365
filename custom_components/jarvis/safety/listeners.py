"""Which automations something would set off: what each of them listens to.

Read from the living automations. What a configuration mentions is remembered as
long as that very configuration lives, so a reload leaves no old answer behind.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
import re
from typing import Any, Final
from weakref import WeakKeyDictionary

from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.entity import Entity
from homeassistant.helpers.entity_component import DATA_INSTANCES
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)
from homeassistant.helpers.template import Template

from .following import followers, keys_of, sources_of
from .steps import leaves

# What exists to be listened to: using it is using the automations behind it.
BUTTONS: Final = frozenset(
    {
        "button",
        "counter",
        "input_boolean",
        "input_button",
        "input_datetime",
        "input_number",
        "input_select",
        "input_text",
        "scene",
        "script",
        "timer",
    }
)
# What some tell everybody, whichever of them it is.
_TELLING: Final[Mapping[str, frozenset[str]]] = {
    "timer": frozenset(
        {"timer.started", "timer.restarted", "timer.finished", "timer.cancelled"}
    ),
    "script": frozenset({"script_started"}),
    "automation": frozenset({"automation_triggered"}),
}
# Events of everything: what they are about stands in their data, if anywhere.
_CALLED: Final = "call_service"
_CHANGED: Final = "state_changed"
# Whoever builds names or asks for many reads what the words of a template do not say.
_BUILT: Final = re.compile(r"~|_entities|expand|states\s*\||states\.\w+\s*[^.\w]")
# The state that an action leads to, where it is sure, and what triggers call it.
_LEADS_TO: Final[Mapping[str, str]] = {"turn_on": "on", "turn_off": "off"}
_OTHER_WAY: Final[Mapping[str, str]] = {
    "turn_on": "turned_off",
    "turn_off": "turned_on",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Trigger:
    """What one trigger mentions: whole `words`, and the text of `templates`.

    `sources` are what its templates read beside that, looked up once: it takes time.
    """

    config: Mapping[str, Any]
    words: frozenset[str]
    templates: tuple[str, ...]
    sources: list[frozenset[str]] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """What sort of trigger it is."""
        return str(self.config.get("trigger") or self.config.get("platform") or "")

    def reads(self, entity_id: str) -> bool:
        """Tell whether a template of it reads something that it does not mention."""
        if self.kind != "template":
            return False
        if not self.sources:
            self.sources.append(frozenset(self._sources()))
        return not self.sources[0].isdisjoint(keys_of(entity_id))

    def _sources(self) -> Iterator[str]:
        for one in leaves(self.config):
            if isinstance(one, Template) and _BUILT.search(one.template):
                yield from sources_of(one)

    def mentions(self, names: frozenset[str]) -> bool:
        """Tell whether one of the names stands anywhere in it."""
        if not names:
            return False
        return not names.isdisjoint(self.words) or any(
            name in text for text in self.templates for name in names
        )

    def reacts_to(self, service: str) -> bool:
        """Tell whether an action may lead to the state that is waited for."""
        if self.kind.endswith(f".{_OTHER_WAY.get(service, service)}"):
            return False
        wanted, leads = self.config.get("to"), _LEADS_TO.get(service)
        if self.kind != "state" or wanted is None or leads is None:
            return True
        return leads in (wanted if isinstance(wanted, list | tuple) else (wanted,))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Cause:
    """An action on an entity.

    `names` are what triggers may call it, `told` the events that tell of it, and
    `followers` what changes with it.
    """

    entity_id: str
    names: frozenset[str]
    domain: str
    service: str
    told: frozenset[str]
    followers: frozenset[str]


class Followers:
    """What the automations of a house listen to that follows something else.

    Good for one look at the house.
    """

    def __init__(self, hass: HomeAssistant) -> None:
        """Look at nothing yet."""
        self._hass = hass

    def of(self, entity_id: str) -> frozenset[str]:
        """Return what changes with something, of all that is listened to."""
        found = self._found
        return frozenset().union(*(found.get(key, ()) for key in keys_of(entity_id)))

    @cached_property
    def _found(self) -> Mapping[str, frozenset[str]]:
        states = self._hass.states
        words = {
            word
            for _, triggers in _automations(self._hass)
            for trigger in triggers
            for word in trigger.words
            if "." in word and states.get(word) is not None
        }
        return followers(self._hass, words)


type _Known = tuple[object, tuple[_Trigger, ...]]
_KNOWN: Final[WeakKeyDictionary[Entity, _Known]] = WeakKeyDictionary()


def set_off_by(
    hass: HomeAssistant,
    entity_id: str,
    service: str,
    following: Followers | None = None,
) -> Iterator[str]:
    """Yield the enabled automations that this action on an entity may trigger."""
    domain = entity_id.partition(".")[0]
    entry = er.async_get(hass).async_get(entity_id)
    cause = _Cause(
        entity_id=entity_id,
        names=frozenset({entity_id, entry.id if entry else entity_id}),
        domain=domain,
        service=service,
        told=_TELLING.get(domain, frozenset()),
        followers=(following or Followers(hass)).of(entity_id),
    )
    for automation, triggers in _automations(hass):
        if any(_is_of(hass, one, cause) for one in triggers):
            yield automation


def set_off_by_event(hass: HomeAssistant, event: str) -> Iterator[str]:
    """Yield the enabled automations that an event triggers."""
    yield from _mentioning(hass, frozenset({event}))


def set_off_by_notice(hass: HomeAssistant, data: Mapping[str, Any]) -> Iterator[str]:
    """Yield those that a notice on the dashboard triggers."""
    notice = str(data.get("notification_id") or "")
    for automation, triggers in _automations(hass):
        for one in triggers:
            wanted = one.config.get("notification_id")
            if one.kind == "persistent_notification" and wanted in {None, "", notice}:
                yield automation


def _is_of(hass: HomeAssistant, trigger: _Trigger, cause: _Cause) -> bool:
    """Tell whether a trigger may fire for this cause."""
    if trigger.mentions(cause.names) and not trigger.mentions(cause.told):
        return trigger.reacts_to(cause.service)
    if trigger.mentions(cause.followers) or trigger.reads(cause.entity_id):
        return True
    if trigger.kind == "event":
        return _tells_of(hass, trigger, cause)
    target = trigger.config.get("target")
    if not isinstance(target, Mapping):
        return False
    chosen = {str(key): one for key, one in target.items() if not _templates(one)}
    found = async_extract_referenced_entity_ids(
        hass, TargetSelection(chosen), primary_entities_only=False
    )
    inside = cause.entity_id in found.referenced | found.indirectly_referenced
    return inside and trigger.reacts_to(cause.service)


def _tells_of(hass: HomeAssistant, trigger: _Trigger, cause: _Cause) -> bool:
    """Tell whether an event that is listened to tells of this cause."""
    about = trigger.config.get("event_data")
    if trigger.mentions(frozenset({_CALLED})):
        return not about or bool({cause.domain, cause.service} & trigger.words)
    if trigger.mentions(frozenset({_CHANGED})):
        return not about
    if not trigger.mentions(cause.told):
        return False
    about = about if isinstance(about, Mapping) else {}
    state = hass.states.get(cause.entity_id)
    called = {"entity_id": cause.names, "name": {state.name if state else ""}}
    return not any(
        names.isdisjoint((*_words(about[key]), *_templates(about[key])))
        for key, names in called.items()
        if key in about
    )


def _mentioning(hass: HomeAssistant, names: frozenset[str]) -> Iterator[str]:
    for automation, triggers in _automations(hass):
        if any(one.mentions(names) for one in triggers):
            yield automation


def _automations(hass: HomeAssistant) -> Iterator[tuple[str, tuple[_Trigger, ...]]]:
    """Yield the automations that are on, with their triggers."""
    component = hass.data.get(DATA_INSTANCES, {}).get("automation")
    for automation in component.entities if component is not None else ():
        state = hass.states.get(automation.entity_id)
        if state is None or state.state == "off":
            continue
        config = getattr(automation, "_trigger_config", None) or ()
        known = _KNOWN.get(automation)
        if known is None or known[0] is not config:
            known = _KNOWN[automation] = (config, tuple(_read(config)))
        yield automation.entity_id, known[1]


def _read(config: object) -> Iterator[_Trigger]:
    """Yield the triggers of an automation, those in lists of triggers as well."""
    match config:
        case Mapping() if config.get("enabled") is False:
            return
        case Mapping() if "triggers" in config:
            yield from _read(config["triggers"])
        case Mapping():
            yield _Trigger(
                config=config,
                words=frozenset((*_words(config), *_templates(config))),
                templates=tuple(_templates(config)),
            )
        case list() | tuple():
            for one in config:
                yield from _read(one)


def _words(value: Any) -> Iterator[str]:
    """Yield every text of a configuration."""
    return (one for one in leaves(value) if isinstance(one, str))


def _templates(value: Any) -> list[str]:
    """Return every template of a configuration."""
    return [one.template for one in leaves(value) if isinstance(one, Template)]
