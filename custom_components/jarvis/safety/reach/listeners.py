"""What something would set off: an index of what listens to what in a house.

One look is good for one judgement; where `listening.py` keeps one current it is used
by all of them, and finding who listens costs a few look-ups.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, Final, Protocol

from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)
from homeassistant.util.hass_dict import HassKey

from ...const import DOMAIN
from ..tiers import Act
from .triggers import (
    Standing,
    Trigger,
    all_standing,
    followers,
    is_open,
    keys_of,
    words_of,
)

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
# Events that actions tell of themselves, by domain.
_TOLD_BY: Final[Mapping[str, str]] = {
    "automation": "automation_reloaded",
    "logbook": "logbook_entry",
    "shopping_list": "shopping_list_updated",
    "system_log": "system_log_event",
}
# Events of everything: what they are about stands in their data, if anywhere.
_CALLED: Final = "call_service"
_CHANGED: Final = "state_changed"
_EVENT: Final = "event"
# What is told of whatever is done here.
_OWN: Final = frozenset({f"{DOMAIN}_action", f"{DOMAIN}_turn"})

type _Heard = tuple[Standing, Trigger]


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


class Kept(Protocol):
    """Whoever keeps an index current."""

    @property
    def now(self) -> Listeners:
        """What listens now."""

    async def ready(self) -> None:
        """Wait until it is known in whole, a moment at most."""


KEPT: Final[HassKey[Kept]] = HassKey(f"{DOMAIN}_listening")


def listeners_of(hass: HomeAssistant) -> Listeners:
    """Return what listens in a house now."""
    kept = hass.data.get(KEPT)
    return Listeners(hass) if kept is None else kept.now


async def listening_settled(hass: HomeAssistant) -> None:
    """Wait until who judges has nothing left to find out, a moment at most."""
    if (kept := hass.data.get(KEPT)) is not None:
        await kept.ready()


class Listeners:
    """What listens in a house, by what it listens to.

    `ways` and `ahead` are what others have found out about it.
    """

    def __init__(self, hass: HomeAssistant) -> None:
        """Look at the house; what takes longer is looked at when it is needed."""
        self._hass = hass
        self.ways: dict[Standing, tuple[Act, ...]] = {}
        self.ahead: dict[Standing, tuple[tuple[Act, ...], tuple[Standing, ...]]] = {}
        self._all: list[_Heard] = [
            (one, trigger) for one in all_standing(hass) for trigger in one.triggers
        ]
        self._by_word: defaultdict[str, list[_Heard]] = defaultdict(list)
        for heard in self._all:
            for word in heard[1].words:
                self._by_word[word].append(heard)
        self._switched = {
            one.entity_id for one, _ in self._all if one.waits or one.steps is None
        }
        self._events = [one for one in self._all if one[1].kind == _EVENT]

    def set_off_by(self, entity_id: str, service: str) -> Iterator[Standing]:
        """Yield what an action on an entity may set off."""
        domain = entity_id.partition(".")[0]
        entry = er.async_get(self._hass).async_get(entity_id)
        cause = _Cause(
            entity_id=entity_id,
            names=frozenset({entity_id, entry.id if entry else entity_id}),
            domain=domain,
            service=service,
            told=_TELLING.get(domain, frozenset()),
            followers=self._followers(entity_id),
        )
        return _once(self._hearing(cause))

    def set_off_by_event(self, event: str) -> Iterator[Standing]:
        """Yield what an event sets off: also what an integration makes of its own."""
        return _once(
            heard
            for heard in self._all
            if event in heard[1].words or _is_own(heard[1], event)
        )

    def set_off_by_notice(self, data: Mapping[str, Any]) -> Iterator[Standing]:
        """Yield what a notice on the dashboard sets off."""
        notice = str(data.get("notification_id") or "")
        return _once(
            heard
            for heard in self._all
            if heard[1].kind == "persistent_notification"
            and heard[1].config.get("notification_id") in {None, "", notice}
        )

    def set_off_by_call(self, domain: str, service: str) -> Iterator[Standing]:
        """Yield what the call of an action sets off, whatever it is about."""
        told = _TOLD_BY.get(domain, "")
        return _once(
            heard
            for heard in self._events
            if told in heard[1].words or _tells_of_call(heard[1], domain, service)
        )

    def prepare(self) -> Iterator[Standing | None]:
        """Look at what takes time, in small parts; yields all that stands after it."""
        for _, trigger in self._all:
            if trigger.builds:
                trigger.sources()
                yield None
        _ = self._changing
        yield None
        _ = self._by_source, self._by_target
        yield from dict.fromkeys(one for one, _ in self._all)

    def reads(self, entity_id: str) -> bool:
        """Tell whether a template that makes up names has read an entity."""
        return entity_id in self._by_source

    def reread(self) -> None:
        """Look again at what templates read: some of it has changed."""
        vars(self).pop("_by_source", None)
        self.ways.clear()
        self.ahead.clear()

    def waits(self, entity_id: str) -> bool:
        """Tell whether something reacts only while this runs or is on."""
        return entity_id in self._switched

    # How it is found -----------------------------------------------------------

    def _hearing(self, cause: _Cause) -> Iterator[_Heard]:
        """Yield what may fire for a cause; the same may come more than once."""
        words = (*cause.names, *cause.followers)
        named = chain.from_iterable(self._by_word.get(one, ()) for one in words)
        for heard in chain(named, self._events):
            if self._is_of(heard[1], cause):
                yield heard
        for key in keys_of(cause.entity_id):
            yield from self._by_source.get(key, ())
        for heard in self._by_target.get(cause.entity_id, ()):
            if heard[1].reacts_to(cause.service):
                yield heard

    def _is_of(self, trigger: Trigger, cause: _Cause) -> bool:
        """Tell whether a trigger may fire for a cause that it mentions or hears of."""
        if trigger.mentions(cause.names) and not trigger.mentions(cause.told):
            return trigger.reacts_to(cause.service)
        if trigger.mentions(cause.followers):
            return True
        return trigger.kind == _EVENT and self._tells_of(trigger, cause)

    def _tells_of(self, trigger: Trigger, cause: _Cause) -> bool:
        """Tell whether an event that is listened to tells of this cause."""
        about = trigger.config.get("event_data")
        if _tells_of_call(trigger, cause.domain, cause.service, cause.names):
            return True
        if trigger.mentions(frozenset({_CHANGED})):
            return not about or is_open(about)
        if not trigger.mentions(cause.told):
            return False
        about = about if isinstance(about, Mapping) else {}
        state = self._hass.states.get(cause.entity_id)
        called = {"entity_id": cause.names, "name": {state.name if state else ""}}
        return not any(
            names.isdisjoint(words_of(about[key]))
            for key, names in called.items()
            if key in about and not is_open(about[key])
        )

    # What is followed ----------------------------------------------------------

    def _followers(self, entity_id: str) -> frozenset[str]:
        """Return what changes with something, of all that is listened to."""
        found = self._changing
        return frozenset().union(*(found.get(key, ()) for key in keys_of(entity_id)))

    @cached_property
    def _changing(self) -> Mapping[str, frozenset[str]]:
        states = self._hass.states
        return followers(
            self._hass,
            [one for one in self._by_word if "." in one and states.get(one)],
        )

    @cached_property
    def _by_source(self) -> Mapping[str, list[_Heard]]:
        found: defaultdict[str, list[_Heard]] = defaultdict(list)
        for heard in self._all:
            for source in heard[1].sources() if heard[1].builds else ():
                found[source].append(heard)
        return found

    @cached_property
    def _by_target(self) -> Mapping[str, list[_Heard]]:
        """Find what is about all in some place, on some device, or of some label."""
        found: defaultdict[str, list[_Heard]] = defaultdict(list)
        for heard in self._all:
            target = heard[1].config.get("target")
            if not isinstance(target, Mapping):
                continue
            chosen = {str(key): one for key, one in target.items() if not is_open(one)}
            meant = async_extract_referenced_entity_ids(
                self._hass, TargetSelection(chosen), primary_entities_only=False
            )
            for entity_id in meant.referenced | meant.indirectly_referenced:
                found[entity_id].append(heard)
        return found


def _once(found: Iterable[_Heard]) -> Iterator[Standing]:
    return iter(dict.fromkeys(one for one, _ in found))


def _is_own(trigger: Trigger, event: str) -> bool:
    """Tell whether an event may be what the trigger of an integration waits for.

    A scanned tag is `tag_scanned`, the button of a device an event of its integration.
    """
    return trigger.kind != _EVENT and event.startswith(trigger.domain)


def _tells_of_call(
    trigger: Trigger, domain: str, service: str, names: AbstractSet[str] = frozenset()
) -> bool:
    """Tell whether an event tells of the call of an action, on what has these names."""
    if trigger.mentions(_OWN):
        return True
    if _CALLED not in trigger.words:
        return False
    about = trigger.config.get("event_data")
    if not isinstance(about, Mapping):
        return True
    # An event fits where all fits that is said of it.
    data = about.get("service_data")
    given = {**(data if isinstance(data, Mapping) else {}), **about}
    # What is switched by its kind is often called by the action for all kinds.
    called: dict[str, AbstractSet[str]] = {
        "domain": {domain, "homeassistant"},
        "service": {service},
        "entity_id": names,
    }
    return all(
        is_open(given[key]) or not one.isdisjoint(words_of(given[key]))
        for key, one in called.items()
        if key in given
    )
