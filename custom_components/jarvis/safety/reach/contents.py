"""What an action would do in the end: the acts inside scripts, scenes and groups.

Walks Home Assistant's own taxonomy of script actions. Nothing is rendered: what a
template decides is not known, and stays an act that says so.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from homeassistant.const import ATTR_ENTITY_ID
from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv, entity_registry as er

from ..restoring import restorings
from ..tiers import Act
from . import containers
from .call import ANY_DOMAIN, SWITCHING, Call
from .containers import leads_in
from .listeners import BUTTONS, Listeners, listeners_of
from .steps import TEMPLATE, branches, data_of, is_template, leaves, templated
from .targets import DEVICE_ACTIONS, targets_of
from .triggers import Standing

# So many acts are looked at; whoever does more is asked about.
MOST_ACTS: Final = 500
_HOLDS: Final = ("script", "automation", "scene")
_QUIET_STEPS: Final = frozenset(
    {
        cv.SCRIPT_ACTION_CHECK_CONDITION,
        cv.SCRIPT_ACTION_DELAY,
        cv.SCRIPT_ACTION_SET_CONVERSATION_RESPONSE,
        cv.SCRIPT_ACTION_STOP,
        cv.SCRIPT_ACTION_VARIABLES,
        cv.SCRIPT_ACTION_WAIT_FOR_TRIGGER,
        cv.SCRIPT_ACTION_WAIT_TEMPLATE,
    }
)


def acts_of(
    hass: HomeAssistant,
    domain: str,
    service: str,
    data: Mapping[str, Any] | None = None,
) -> tuple[Act, ...]:
    """Return everything that calling this action would do, innermost acts included."""
    return _reading(hass).read(Call.named(domain, service, data or {}))


def acts_of_steps(hass: HomeAssistant, steps: Sequence[Any]) -> tuple[Act, ...]:
    """Return everything that these script steps would do."""
    return _reading(hass).read_steps(steps)


def acts_of_rule(hass: HomeAssistant, config: object) -> tuple[Act, ...]:
    """Return what an automation would do that is not there yet, as it is written.

    What a template or a blueprint in it comes to is not known.
    """
    if not isinstance(config, Mapping):
        return ()
    steps = [config[key] for key in ("actions", "action") if config.get(key)]
    acts = _reading(hass).read_steps(steps)
    if "use_blueprint" in config or any(map(is_template, leaves(config))):
        acts = (*acts, Act(domain="automation", service="", opaque=TEMPLATE))
    return acts


def ways_in(
    hass: HomeAssistant, listeners: Listeners, first: Standing
) -> tuple[Act, ...]:
    """Return the acts that lead in of all that one thing does and sets off."""
    known = listeners.ways
    if (ways := known.get(first)) is None:
        found: list[Act] = []
        seen, todo = {first}, [first]
        while todo:
            one = todo.pop()
            if not one.is_on(hass):
                continue
            acts, following = _ahead(hass, listeners, one)
            found += acts
            todo += [one for one in dict.fromkeys(following) if one not in seen]
            seen.update(following)
        ways = known[first] = tuple(found)
    return ways


def _ahead(
    hass: HomeAssistant, listeners: Listeners, one: Standing
) -> tuple[tuple[Act, ...], tuple[Standing, ...]]:
    """Return what of one thing's own steps leads in, and what they set off."""
    known = listeners.ahead
    if one not in known:
        look = _Reading(hass=hass, listeners=listeners, ahead=[])
        look.do(one, Call.named("automation", "trigger", {}))
        acts = tuple(act for act in look.acts if leads_in(hass, act))
        known[one] = acts, tuple(look.ahead or ())
    return known[one]


def _reading(hass: HomeAssistant) -> _Reading:
    return _Reading(hass=hass, listeners=listeners_of(hass))


@dataclass(slots=True, kw_only=True)
class _Reading:
    """One look into a call; one step `ahead` it only notes what would be set off."""

    hass: HomeAssistant
    listeners: Listeners
    acts: list[Act] = field(default_factory=list)
    seen: set[tuple[str, ...]] = field(default_factory=set)
    ahead: list[Standing] | None = None

    def read(self, call: Call) -> tuple[Act, ...]:
        """Return the acts of a call."""
        self._service(call)
        return tuple(self.acts)

    def read_steps(self, steps: Sequence[Any]) -> tuple[Act, ...]:
        """Return the acts of steps."""
        self._steps(steps, ())
        return tuple(self.acts)

    def _add(self, act: Act) -> None:
        if len(self.acts) < MOST_ACTS:
            self.acts.append(act)
        elif self.acts[-1].opaque != "too much":
            # Whatever it is, it stands for all that nobody has looked at.
            self.acts[-1] = Act(
                domain="", service="", inside=act.inside, opaque="too much"
            )

    def _service(self, call: Call) -> None:
        """Find what a call is about; an action without a target is one act."""
        if call.domain == "scene" and call.service in {"apply", "create"}:
            self._states(call.data.get("entities"), call)
        if call.domain == "script" and (script := self._script(call.service)):
            self._entity(script, replace(call, service="turn_on"))
            return
        targets = targets_of(self.hass, call.data)
        if targets is None:
            self._add(self._act(call, None, opaque=TEMPLATE))
            self._any(call)
            return
        fitting = [
            one
            for one in targets
            if call.domain in ANY_DOMAIN
            or one.startswith(f"{call.domain}.")
            or containers.members(self.hass, one)
        ]
        for entity_id in fitting:
            self._entity(entity_id, call)
        if not targets:
            self._add(self._act(call, None))
            told = self.listeners.set_off_by_call(call.domain, call.service)
            self._aside(told, call)
        elif not containers.has_entities(self.hass, call.domain):
            # An integration's own action may be about anybody's entities.
            for entity_id in targets:
                if entity_id not in fitting:
                    self._add(self._act(call, entity_id))
        if call.domain == "persistent_notification":
            self._set_off(self.listeners.set_off_by_notice(call.data), call)

    def _any(self, call: Call) -> None:
        """Look for a way in behind everything that a call may be about."""
        for one in self.hass.states.async_entity_ids(call.domain):
            if self.ahead is not None or call.domain in _HOLDS:
                self._aside(self.listeners.set_off_by(one, call.service), call)
                continue
            about = replace(call, data={ATTR_ENTITY_ID: one})
            for act in replace(self, acts=[], seen=set()).read(about):
                if act.entity_id != one and leads_in(self.hass, act):
                    self._add(act)

    def _script(self, service: str) -> str | None:
        """Return the script that is called by its own name."""
        if service in {*SWITCHING, "reload"}:
            return None
        return containers.script_of_service(self.hass, service)

    def _entity(self, entity_id: str, call: Call) -> None:
        """Look into one entity of a call."""
        domain, asked = entity_id.partition(".")[0], call.domain
        call = call.of(domain)
        holds = domain in _HOLDS
        # With other values the same action is another: shut first, then open.
        values = "" if holds else repr(call.data)
        key = (entity_id, call.domain, call.service, str(call.inside[:1]), values)
        if key in self.seen:
            return
        self.seen.add(key)
        if len(call.inside) >= containers.DEEPEST:
            self._add(self._act(call, entity_id, opaque="too deep"))
            return
        inner = replace(call, inside=(*call.inside, entity_id))
        if holds:
            self._container(entity_id, call, inner)
            return
        self._add(self._act(call, entity_id))
        for member in containers.members(self.hass, entity_id):
            # An action of one domain reaches only its own in a mixed group.
            kind = member.partition(".")[0]
            if asked in {*ANY_DOMAIN, kind} or kind == "group":
                self._entity(member, replace(inner, domain=asked))
        self._helper(entity_id, call, inner)

    def _container(self, entity_id: str, call: Call, inner: Call) -> None:
        """Look into a script, an automation or a scene."""
        starts = call.service in {"turn_on", "toggle", "trigger"}
        if not starts or (call.domain == "automation" and call.service != "trigger"):
            self._add(self._act(call, entity_id))
            if starts:
                # From now on it does by itself what it does.
                standing = Standing(entity_id=entity_id, triggers=(), enabled=True)
                self._aside((standing,), call)
            return
        if call.domain == "scene":
            states = containers.scene_states(self.hass, entity_id)
            # A scene of an integration is a mood of its lamps.
            self._add(self._act(call, entity_id))
            self._states(states or {}, inner)
            self._listeners(entity_id, inner)
            return
        look = containers.automation_steps
        if call.domain == "script":
            look = containers.script_steps
        steps = look(self.hass, entity_id)
        self._add(self._act(call, entity_id, opaque="" if steps is not None else "?"))
        self._steps(steps or (), inner.inside)
        self._listeners(entity_id, inner)

    def _helper(self, entity_id: str, call: Call, inner: Call) -> None:
        """Look behind switches that stand for something else."""
        steps = containers.own_steps(self.hass, entity_id, call.service)
        self._steps(steps, inner.inside)
        if (switch := containers.wrapped_switch(self.hass, entity_id)) is not None:
            self._entity(switch, replace(inner, domain="homeassistant"))
        for shown, inverted in containers.wrappers(self.hass, entity_id):
            opens = (call.service != "turn_off") != inverted
            domain = shown.partition(".")[0]
            # A lock shown for a switch is open while the switch is on.
            name = {"lock": "turn_off" if opens else "turn_on"}.get(
                domain, "turn_on" if opens else "turn_off"
            )
            self._add(
                self._act(replace(inner, domain=domain, service=name).of(domain), shown)
            )
        driven = [*containers.driven(self.hass, entity_id)]
        if driven and call.service != "turn_off":
            on = replace(inner, domain="homeassistant", service="turn_on")
            look = replace(self, acts=[], seen=set())
            for act in look.read(replace(on, data={ATTR_ENTITY_ID: driven})):
                if act.entity_id and leads_in(self.hass, act):
                    self._add(act)
        self._listeners(entity_id, inner)

    def _listeners(self, entity_id: str, inner: Call) -> None:
        """Look into what this sets off."""
        found = self.listeners.set_off_by(entity_id, inner.service)
        if entity_id.partition(".")[0] in BUTTONS:
            self._set_off(found, inner)
        else:
            self._aside(found, inner)

    def _aside(self, found: Iterable[Standing], call: Call) -> None:
        """Look for a way in behind something that is meant for itself.

        Whoever turns on a lamp means the lamp, whatever else comes of it.
        """
        if self.ahead is not None:
            self.ahead.extend(found)
            return
        for one in found:
            for act in ways_in(self.hass, self.listeners, one):
                self._add(replace(act, inside=(*call.inside, *act.inside)))

    def _set_off(self, found: Iterable[Standing], call: Call) -> None:
        """Look into what is triggered."""
        if self.ahead is not None:
            self.ahead.extend(found)
            return
        for one in found:
            if one.is_on(self.hass):
                self.do(one, call)

    def do(self, one: Standing, call: Call) -> None:
        """Look into what one of them does."""
        trigger = replace(call, domain="automation", service="trigger", data={})
        if one.steps is None:
            self._entity(one.entity_id, trigger)
        else:
            self._own(one, call)

    def _own(self, one: Standing, call: Call) -> None:
        """Look into steps that no automation holds."""
        key = (one.entity_id, "", "", str(call.inside[:1]), "")
        if key not in self.seen and len(call.inside) < containers.DEEPEST:
            self.seen.add(key)
            self._steps(one.steps, (*call.inside, one.entity_id))

    def _states(self, states: object, call: Call) -> None:
        """Look at what restoring states comes to."""
        names = states if isinstance(states, Mapping) else (states,)
        if any(is_template(name) for name in names):
            self._add(self._act(call, None, opaque=TEMPLATE))
            return
        for one in restorings(self.hass, states):
            domain = one.entity_id.partition(".")[0]
            inner = Call(
                domain=domain, service=one.service, data=one.data, inside=call.inside
            )
            if is_template(one.state):
                self._add(self._act(inner, one.entity_id, TEMPLATE))
            else:
                self._entity(one.entity_id, inner)

    # Steps -------------------------------------------------------------------

    def _steps(self, steps: object, inside: tuple[str, ...]) -> None:
        if isinstance(steps, Mapping):
            steps = (steps,)
        for step in steps if isinstance(steps, list | tuple) else ():
            if isinstance(step, list | tuple):
                self._steps(step, inside)
            elif isinstance(step, Mapping) and step.get("enabled") is not False:
                self._step(step, inside)

    def _step(self, step: Mapping[str, Any], inside: tuple[str, ...]) -> None:
        try:
            kind = cv.determine_script_action(dict(step))
        except ValueError:
            self._add(Act(domain="", service="", inside=inside, opaque="unknown step"))
            return
        match kind:
            case cv.SCRIPT_ACTION_CALL_SERVICE:
                self._service_step(step, inside)
            case cv.SCRIPT_ACTION_ACTIVATE_SCENE:
                self._scene_step(step, inside)
            case cv.SCRIPT_ACTION_DEVICE_AUTOMATION:
                self._device_step(step, inside)
            case cv.SCRIPT_ACTION_FIRE_EVENT:
                self._event_step(step, inside)
            case _ if kind not in _QUIET_STEPS:
                for branch in branches(step):
                    self._steps(branch, inside)

    def _service_step(self, step: Mapping[str, Any], inside: tuple[str, ...]) -> None:
        name = step.get("action") or step.get("service") or step.get("service_template")
        if not isinstance(name, str) or is_template(name) or "." not in name:
            for act in templated(getattr(name, "template", str(name)), inside):
                self._add(act)
            return
        domain, _, service = name.lower().partition(".")
        data = data_of(step)
        self._service(Call(domain=domain, service=service, data=data, inside=inside))

    def _scene_step(self, step: Mapping[str, Any], inside: tuple[str, ...]) -> None:
        data = {ATTR_ENTITY_ID: step["scene"]}
        self._service(Call(domain="scene", service="turn_on", data=data, inside=inside))

    def _device_step(self, step: Mapping[str, Any], inside: tuple[str, ...]) -> None:
        domain, kind = str(step.get("domain", "")), str(step.get("type", ""))
        service = DEVICE_ACTIONS.get(domain, {}).get(kind, kind)
        if domain == "mobile_app":
            domain, service = "notify", "notify"
        registry = er.async_get(self.hass)
        entity_id = str(step.get(ATTR_ENTITY_ID) or "")
        entity_id = er.async_resolve_entity_id(registry, entity_id) or entity_id
        call = Call(domain=domain, service=service, data=dict(step), inside=inside)
        if entity_id and entity_id.startswith(f"{domain}."):
            self._entity(entity_id, call)
        else:
            known = domain == "notify"
            self._add(self._act(call, None, opaque="" if known else "device"))

    def _event_step(self, step: Mapping[str, Any], inside: tuple[str, ...]) -> None:
        event = step.get("event")
        opaque = TEMPLATE if is_template(event) else ""
        self._add(Act(domain="event", service="fire", inside=inside, opaque=opaque))
        if opaque:
            return
        call = Call(domain="event", service="fire", data={}, inside=inside)
        self._set_off(self.listeners.set_off_by_event(str(event)), call)

    def _act(self, call: Call, entity_id: str | None, opaque: str = "") -> Act:
        return Act(
            domain=call.domain,
            service=call.service,
            entity_id=entity_id,
            data=call.data,
            inside=call.inside,
            opaque=opaque,
        )
