"""Triggers of Home Assistant as they are written: what they mention, what they read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
import re
from typing import Any, Final

from homeassistant.core import HomeAssistant, State
from homeassistant.exceptions import TemplateError
from homeassistant.helpers.template import Template

from .following import sources_of
from .steps import leaves, names_in

# The state that an action leads to, where it is sure, and what triggers call it.
_LEADS_TO: Final[Mapping[str, str]] = {"turn_on": "on", "turn_off": "off"}
_OTHER_WAY: Final[Mapping[str, str]] = {
    "turn_on": "turned_off",
    "turn_off": "turned_on",
}
_TEMPLATE: Final = "template"
# Conditions that are made of others.
_JOINED: Final = ("and", "or", "not")
# What a template reads by a name that stands in it; anything else is built.
_PLAIN: Final = re.compile(
    r"\b(?:states|is_state|state_attr|is_state_attr|has_value|state_translated)"
    r"\(\s*(?:'[\w.]*'|\"[\w.]*\")\s*[,)]|\bstates\.\w+\.\w+"
)
_READS: Final = re.compile(
    r"states|is_state|state_attr|has_value|state_translated|expand|_entities|import"
    r"|include|attr"
)


class _Reading:
    """What templates have read, and the states of it at that moment."""

    def __init__(
        self, templates: tuple[Template, ...], variables: Mapping[str, Any]
    ) -> None:
        """Read them."""
        [self._hass, *_] = [one.hass for one in templates]
        self.sources = frozenset(
            source for one in templates for source in sources_of(one, variables)
        )
        self._seen = [(one, self._state(one)) for one in self.sources if "." in one]

    @property
    def is_old(self) -> bool:
        """Tell whether something of it has another state by now."""
        return any(self._state(one) is not state for one, state in self._seen)

    def _state(self, entity_id: str) -> State | None:
        return self._hass.states.get(entity_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trigger:
    """What one trigger mentions: `words` are its texts and the names in templates.

    `builds` are the templates that make up what they read; `variables` are those of
    the automation.
    """

    config: Mapping[str, Any]
    words: frozenset[str]
    builds: tuple[Template, ...] = ()
    variables: Mapping[str, Any] = field(default_factory=dict)
    _read: list[_Reading] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """What sort of trigger it is."""
        return str(self.config.get("trigger") or self.config.get("platform") or "")

    @property
    def domain(self) -> str:
        """Whose trigger it is: that of a device is its integration's."""
        kind = self.kind
        return (
            str(self.config.get("domain")) if kind == "device" else kind.split(".")[0]
        )

    def mentions(self, names: frozenset[str]) -> bool:
        """Tell whether one of the names stands anywhere in it."""
        return not names.isdisjoint(self.words)

    def sources(self) -> frozenset[str]:
        """Return what its templates read that make up names: ids, domains, ANYTHING.

        They are rendered for it, which takes time: once, and anew when some of what
        they read has changed, for only then they may read something else.
        """
        if not self._read or self._read[0].is_old:
            self._read[:] = [_Reading(self.builds, self.variables)]
        return self._read[0].sources

    def reacts_to(self, service: str) -> bool:
        """Tell whether an action may lead to the state that is waited for."""
        if self.kind.endswith(f".{_OTHER_WAY.get(service, service)}"):
            return False
        wanted, leads = self.config.get("to"), _LEADS_TO.get(service)
        if self.kind != "state" or wanted is None or leads is None:
            return True
        return leads in (wanted if isinstance(wanted, list | tuple) else (wanted,))


def read_triggers(config: object, variables: Mapping[str, Any]) -> Iterator[Trigger]:
    """Yield the triggers of an automation, those in lists of triggers as well."""
    match config:
        case Mapping() if config.get("enabled") is False:
            return
        case Mapping() if "triggers" in config:
            yield from read_triggers(config["triggers"], variables)
        case Mapping():
            yield _read(config, variables)
        case list() | tuple():
            for one in config:
                yield from read_triggers(one, variables)


def read_conditions(config: object, variables: Mapping[str, Any]) -> Iterator[Trigger]:
    """Yield conditions as what would be waited for if they were triggers."""
    match config:
        case Template() | str():
            test = {"trigger": _TEMPLATE, "value_template": config}
            yield from read_triggers(test, variables)
        case Mapping() if config.get("enabled") is False:
            return
        case Mapping():
            kind = str(config.get("condition", ""))
            if kind == "state":
                yield _read({**config, "trigger": kind, "to": config.get("state")}, {})
            elif kind not in _JOINED:
                yield _read({**config, "trigger": kind}, variables)
            for key in ("conditions", *_JOINED):
                inner = read_conditions(config.get(key, ()), variables)
                yield from map(_either, inner) if "not" in (kind, key) else inner
        case list() | tuple():
            for one in config:
                yield from read_conditions(one, variables)


def _either(trigger: Trigger) -> Trigger:
    """Return a condition that is denied: any other state may fulfil it."""
    config = {key: one for key, one in trigger.config.items() if key != "to"}
    return replace(trigger, config=config)


def is_open(value: object) -> bool:
    """Tell whether a template decides some part of a value."""
    return any(isinstance(one, Template) and not one.is_static for one in leaves(value))


def words_of(value: object) -> Iterator[str]:
    """Yield every text of a configuration."""
    for one in leaves(value):
        if isinstance(one, Template):
            yield one.template
        elif isinstance(one, str):
            yield one


def trigger_variables(hass: HomeAssistant, automation: object) -> Mapping[str, Any]:
    """Return what the triggers of an automation may name by another name."""
    given = getattr(automation, "_trigger_variables", None)
    if given is None:
        return {}
    try:
        found: Mapping[str, Any] = given.async_render(
            hass, {"this": None}, limited=True
        )
    except TemplateError:
        return {}
    return found


def _read(config: Mapping[str, Any], variables: Mapping[str, Any]) -> Trigger:
    templates = [one for one in leaves(config) if isinstance(one, Template)]
    texts = {text for one in templates for text in _said(one, config, variables)}
    words = frozenset((*words_of(config), *texts))
    return Trigger(
        config=config,
        words=words | {name for one in texts for name in names_in(one)},
        builds=tuple(filter(_builds, templates)) if _watches(config) else (),
        variables=variables,
    )


def _said(
    template: Template, config: Mapping[str, Any], variables: Mapping[str, Any]
) -> Iterator[str]:
    """Yield a template's text; of an event's the name that it comes to as well."""
    yield template.template.lower()
    if "event_type" in config and not template.is_static:
        own = Template(template.template, template.hass)
        try:
            yield str(own.async_render(variables, limited=True))
        except TemplateError:
            return


def _watches(config: Mapping[str, Any]) -> bool:
    """Tell whether Home Assistant looks again whenever what is read has changed."""
    return _TEMPLATE in (config.get("trigger"), config.get("platform"))


def _builds(template: Template) -> bool:
    """Tell whether a template reads what it does not name."""
    return _READS.search(_PLAIN.sub("", template.template)) is not None
