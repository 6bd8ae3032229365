"""What of a house acts by itself: automations, templates with triggers, open waits.

Read from the living objects. What a configuration mentions is remembered as long as
that very configuration lives, so a reload leaves no old answer behind.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakKeyDictionary

from homeassistant.const import CONF_ACTIONS, CONF_TRIGGERS, STATE_OFF
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_component import DATA_INSTANCES

from .steps import branches
from .triggers import Trigger, read_conditions, read_triggers, trigger_variables

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
        known = _KNOWN[one] = (config, tuple(_read(hass, one, config)))
    return known[1]


def _read(hass: HomeAssistant, one: Any, config: Any) -> Iterator[Standing]:
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
