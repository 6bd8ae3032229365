"""What listens to a state or an event, and what it would do then."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
import re
from typing import Any, Final
from weakref import WeakKeyDictionary

from homeassistant.const import CONF_ACTIONS, CONF_TRIGGERS, STATE_OFF
from homeassistant.core import HomeAssistant, State, valid_entity_id
from homeassistant.exceptions import TemplateError
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.entity_component import DATA_INSTANCES
from homeassistant.helpers.template import Template

from . import containers
from .steps import branches, leaves, names_in

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


# How many runs of a script are under way.
_RUNS: Final = "current"
# Where conditions stand in a step, a choice or a loop.
_CHECKS: Final = ("if", "conditions", "while", "until")
# What comes by itself sooner or later: then only conditions keep a thing from acting.
_BY_CLOCK: Final = frozenset(
    {"calendar", "homeassistant", "sun", "time", "time_pattern"}
)
# Where the template integration keeps what waits for triggers.
_TEMPLATES: Final = "template"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Standing:
    """What acts on `triggers`; `steps` None are those of the automation itself.

    What `waits` in the middle of its steps reacts only while it runs; `enabled` is
    what would be on from now on.
    """

    entity_id: str
    triggers: tuple[Trigger, ...]
    steps: Sequence[Any] | None = None
    waits: bool = False
    enabled: bool = False

    def is_on(self, hass: HomeAssistant) -> bool:
        """Tell whether it would act now."""
        state = hass.states.get(self.entity_id)
        if self.waits:
            return state is not None and bool(state.attributes.get(_RUNS))
        if self.enabled or self.steps is not None:
            return True
        return state is not None and state.state != STATE_OFF


type _Known = tuple[object, tuple[Standing, ...]]
_KNOWN: Final[WeakKeyDictionary[object, _Known]] = WeakKeyDictionary()


def all_standing(hass: HomeAssistant) -> Iterator[Standing]:
    """Yield all there is, also what is off."""
    instances = hass.data.get(DATA_INSTANCES, {})
    for domain in ("automation", "script"):
        component = instances.get(domain)
        for one in component.entities if component is not None else ():
            yield from _known(hass, one)
    for one in hass.data.get(_TEMPLATES) or ():
        yield from _known(hass, one)


def _known(hass: HomeAssistant, one: Any) -> tuple[Standing, ...]:
    """Read what stands in one object, once for each configuration."""
    config = getattr(one, "_trigger_config", None) or getattr(one, "config", None)
    known = _KNOWN.get(one)
    if known is None or known[0] is not config:
        known = _KNOWN[one] = (config, tuple(_standing_read(hass, one, config)))
    return known[1]


def _standing_read(hass: HomeAssistant, one: Any, config: Any) -> Iterator[Standing]:
    entity_id = getattr(one, "entity_id", None)
    if entity_id is None:
        triggers = tuple(read_triggers((config or {}).get(CONF_TRIGGERS), {}))
        steps = (config or {}).get(CONF_ACTIONS) or ()
        yield Standing(
            entity_id=f"{_TEMPLATES}.{one.unique_id}", triggers=triggers, steps=steps
        )
        return
    script = getattr(one, "action_script", None)
    if script is not None:
        variables = trigger_variables(hass, one)
        triggers = tuple(read_triggers(config or (), variables))
        if any(trigger.kind in _BY_CLOCK for trigger in triggers):
            checked = getattr(getattr(one, "_condition", None), "config", ())
            steps = getattr(script, "sequence", ())
            triggers += tuple(read_conditions(list(checked), variables))
            triggers += tuple(read_conditions(list(_guards(steps)), variables))
        yield Standing(entity_id=entity_id, triggers=triggers)
    script = script or getattr(one, "script", None)
    steps = getattr(script, "sequence", ())
    if waits := tuple(_waits(steps)):
        yield Standing(entity_id=entity_id, triggers=waits, steps=steps, waits=True)


def _guards(steps: object) -> Iterator[Any]:
    """Yield the conditions in the middle of steps."""
    if isinstance(steps, list | tuple):
        for step in steps:
            yield from _guards(step)
    if not isinstance(steps, Mapping):
        return
    if "condition" in steps:
        yield steps
    choices = steps.get("choose") or ()
    choices = (choices,) if isinstance(choices, Mapping) else choices
    for holder in (steps, *choices, steps.get("repeat")):
        if isinstance(holder, Mapping):
            yield from (holder[key] for key in _CHECKS if key in holder)
    for branch in branches(steps):
        yield from _guards(branch)


def _waits(steps: object) -> Iterator[Trigger]:
    """Yield what a script waits for on its way."""
    if isinstance(steps, list | tuple):
        for step in steps:
            yield from _waits(step)
    if not isinstance(steps, Mapping):
        return
    yield from read_triggers(steps.get("wait_for_trigger") or (), {})
    if (template := steps.get("wait_template")) is not None:
        config = {"trigger": "template", "value_template": template}
        yield from read_triggers(config, {})
    for branch in branches(steps):
        yield from _waits(branch)
