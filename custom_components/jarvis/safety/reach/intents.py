"""What an intent would do, by name or by place."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

import probatio

from homeassistant.core import Context, HomeAssistant, State
from homeassistant.helpers import intent
from homeassistant.util.hass_dict import HassKey

from ..risks import GUARDED
from ..tiers import Act
from .containers import is_entrance
from .contents import acts_of, acts_of_steps
from .targets import ON_OFF

_HANDLERS: HassKey[dict[str, intent.IntentHandler]] = intent.DATA_KEY
_ADDING: Final = "HassListAddItem"
# Handlers of Home Assistant that are no plain call of one action.
_PLAIN: Final[Mapping[str, tuple[str, str]]] = {
    "HassClimateSetTemperature": ("climate", "set_temperature"),
    "HassSetVolumeRelative": ("media_player", "volume_set"),
    "HassMediaSearchAndPlay": ("media_player", "play_media"),
    _ADDING: ("todo", "add_item"),
    "HassListCompleteItem": ("todo", "update_item"),
    "HassListRemoveItem": ("todo", "remove_item"),
    "HassShoppingListAddItem": ("todo", "add_item"),
    "HassShoppingListCompleteItem": ("todo", "update_item"),
    "HassVacuumCleanArea": ("vacuum", "clean_area"),
    "HassHumidifierSetpoint": ("humidifier", "set_humidity"),
    "HassHumidifierMode": ("humidifier", "set_mode"),
}
# Intents that only tell; what they tell is anything that is exposed.
READING: Final = frozenset(
    {
        "HassGetState",
        "HassGetWeather",
        "HassGetTemperature",
        "HassClimateGetTemperature",
        "HassGetCurrentDate",
        "HassGetCurrentTime",
        "HassNevermind",
        "HassRespond",
        "HassTimerStatus",
        "HassShoppingListLastItems",
    }
)
# Whose intents bring their own judgement, and whose are known by name.
_OWN: Final = __name__.partition(".safety")[0]
_KNOWN: Final = "homeassistant."
# A sentence for later, which somebody else will hear as the user's own.
_LATER: Final = "conversation_command"


def acts_of_intent(
    hass: HomeAssistant,
    intent_type: str,
    slots: Mapping[str, Any],
    *,
    assistant: str,
    targets: Iterable[str] = (),
) -> tuple[Act, ...]:
    """Return the acts; `slots` are plain values, `targets` exact ids when known."""
    handler = hass.data.get(_HANDLERS, {}).get(intent_type)
    if handler is None or intent_type in READING or _made_in(handler, _OWN):
        return ()
    if slots.get(_LATER):
        later = {"text": slots[_LATER]}
        return (Act(domain="conversation", service="process", data=later),)
    config = getattr(handler, "config", None)
    if isinstance(config, Mapping) and (script := config.get("action")) is not None:
        return acts_of_steps(hass, script.sequence)
    data = {key: value for key, value in slots.items() if key not in _PLACES}
    data |= _IMPLIED.get(intent_type, {})
    if intent_type == _ADDING and isinstance(item := data.get("item"), str):
        # As Home Assistant writes it down.
        data["item"] = item.strip()[:1].upper() + item.strip()[1:]
    if isinstance(handler, intent.DynamicServiceIntentHandler):
        return _dynamic(
            hass,
            handler,
            slots,
            data,
            assistant=assistant,
            targets=tuple(targets),
        )
    states = _states(hass, targets) or matched(
        hass, slots, assistant, _PLAIN.get(intent_type)
    )
    if not states and not _made_in(handler, _KNOWN):
        return (Act(domain="", service=intent_type, data=data, opaque="intent"),)
    return tuple(
        act for state in states for act in _plainly(hass, intent_type, state, data)
    )


def _plainly(
    hass: HomeAssistant,
    intent_type: str,
    state: State,
    data: Mapping[str, Any],
) -> Iterator[Act]:
    """Tell what an intent does to one thing, as an action where it is known."""
    plain = _PLAIN.get(intent_type)
    domain, service = plain or (state.domain, intent_type)
    one = Act(domain=domain, service=service, entity_id=state.entity_id, data=data)
    yield one if plain else replace(one, opaque="intent")
    # And what it sets off.
    target = {**data, "entity_id": state.entity_id}
    yield from acts_of(hass, domain, service, target)[1:]


def _made_in(handler: intent.IntentHandler, package: str) -> bool:
    """Tell whether an intent's handler is of some package."""
    return type(handler).__module__.startswith(package)


# What an intent's name says and its slots do not.
_IMPLIED: Final[Mapping[str, Mapping[str, Any]]] = {
    "HassMediaPlayerMute": {"is_volume_muted": True},
    "HassMediaPlayerUnmute": {"is_volume_muted": False},
}
_PLACES: Final = frozenset(
    {"name", "area", "floor", "domain", "device_class", "preferred_area_id"}
)


def _dynamic(
    hass: HomeAssistant,
    handler: intent.DynamicServiceIntentHandler,
    slots: Mapping[str, Any],
    data: Mapping[str, Any],
    *,
    assistant: str,
    targets: tuple[str, ...],
) -> tuple[Act, ...]:
    """Ask the handler for the action on each state that it will match."""
    given = {
        key: {"value": value}
        for key, value in slots.items()
        if not intent.is_blank_slot_value(value)
    }
    one = intent.Intent(
        hass,
        platform="",
        intent_type=handler.intent_type,
        slots=given,
        text_input=None,
        context=Context(),
        language="",
        assistant=assistant,
    )
    states = _states(hass, targets)
    if not states:
        try:
            wanted = handler.async_validate_slots(given)
        except probatio.Invalid:
            return ()
        plain = {key: slot.get("value") for key, slot in wanted.items()}
        states = matched(hass, plain, assistant, None, handler)
    named = handler.required_slots | handler.optional_slots
    data = {
        (named[key].service_data_name if key in named else None) or key: value
        for key, value in data.items()
    }
    acts: list[Act] = []
    for state in states:
        try:
            domain, service = handler.get_domain_and_service(one, state)
        except intent.IntentHandleError:
            continue
        target = {**data, "entity_id": state.entity_id}
        found = acts_of(hass, domain, service, target)
        acts.extend(found)
    return tuple(acts)


def _states(hass: HomeAssistant, targets: Iterable[str]) -> list[State]:
    return [state for one in targets if (state := hass.states.get(one)) is not None]


def matched(
    hass: HomeAssistant,
    slots: Mapping[str, Any],
    assistant: str,
    plain: tuple[str, str] | None = None,
    handler: intent.DynamicServiceIntentHandler | None = None,
) -> list[State]:
    """Return the states that Home Assistant's handler will match."""
    name = slots.get("name")
    domains = set(listed(slots.get("domain"))) or (
        set(handler.required_domains or ()) if handler else set()
    )
    constraints = intent.MatchTargetsConstraints(
        name=None if name == "all" else name,
        area_name=slots.get("area"),
        floor_name=slots.get("floor"),
        domains=domains or ({plain[0]} if plain else None),
        device_classes=set(listed(slots.get("device_class"))) or None,
        assistant=assistant,
        features=handler.required_features if handler else None,
        states=handler.required_states if handler else None,
    )
    if not constraints.has_constraints:
        return []
    preferences = intent.MatchTargetsPreferences(
        area_id=slots.get("preferred_area_id"), floor_id=slots.get("preferred_floor_id")
    )
    found = intent.async_match_targets(hass, constraints, preferences).states
    # Home Assistant goes through domains in no order.
    return sorted(found, key=lambda state: state.domain)


def listed(value: Any) -> list[str]:
    """Return the values of a slot that holds one or several."""
    if value is None:
        return []
    return [str(v) for v in value] if isinstance(value, list | set) else [str(value)]


# What is meant where no kind of thing is named.
USUAL: Final = frozenset({"fan", "light", "media_player", "switch"})
# Of these any in a place is switched without a surprise.
PLAIN: Final = USUAL - {"switch"}
_PLUGS: Final = frozenset({"switch", "input_boolean"})
_SWITCHING: Final[Mapping[str, str]] = {
    intent.INTENT_TURN_ON: "turn_on",
    intent.INTENT_TURN_OFF: "turn_off",
    intent.INTENT_TOGGLE: "toggle",
}
_ALL: Final = "all"
# What has a position; Home Assistant tries it on the scenes of a place as well.
_MOVED: Final = frozenset({"cover", "valve"})

type Slots = Mapping[str, Any]


def is_by_place(intent_type: str, slots: Slots) -> bool:
    """Tell whether a call switches on or off whatever is somewhere, by no name."""
    return intent_type in _SWITCHING and slots.get("name") in {None, "", _ALL}


def bounded(
    hass: HomeAssistant,
    intent_type: str,
    slots: Slots,
    *,
    assistant: str,
    kinds: frozenset[str] = frozenset(),
) -> tuple[Slots, ...]:
    """Return the calls that one call becomes; () where nothing is left to be done.

    Only one by no name and of no single domain is bounded: whoever names locks, or
    covers, means them. `kinds` is all that is of a kind that was named with it: of
    several domains only what is of that kind, if anything there is.
    """
    domains = frozenset(listed(slots.get("domain")))
    moved = intent_type == intent.INTENT_SET_POSITION and not slots.get("name")
    if len(domains) == 1 or not (moved or is_by_place(intent_type, slots)):
        return (slots,)
    states = matched(hass, {**slots, "name": None}, assistant)
    classes = frozenset(listed(slots.get("device_class")))
    given = bool(domains or classes)
    if given and kinds.isdisjoint(state.entity_id for state in states):
        kinds = frozenset()
    meant = {
        state.entity_id
        for state in states
        if (state.domain in _MOVED if moved else _is_switched(hass, intent_type, state))
        and not _is_guarded(hass, state, classes)
        and (moved or (given and not kinds) or _is_usual(state, kinds))
    }
    left = {state.domain for state in states if state.entity_id not in meant}
    whole = sorted({state.domain for state in states} - left)
    kept = {key: value for key, value in slots.items() if key != "name"}
    calls: list[Slots] = [{**kept, "domain": whole}] if whole else []
    # Of these only some are meant: each by its id.
    bare = {key: kept[key] for key in kept.keys() - _NARROWING}
    single = [one for one in sorted(meant) if one.partition(".")[0] in left]
    return (*calls, *({**bare, "name": one} for one in single))


def surprises(slots: Slots, ids: Iterable[str]) -> bool:
    """Tell whether a call by place reaches what nobody thinks of there: a plug's."""
    beyond = {one.partition(".")[0] for one in ids} - PLAIN
    return bool(beyond & _PLUGS) or (
        len(listed(slots.get("domain"))) > 1 and bool(beyond)
    )


def _is_usual(state: State, kinds: frozenset[str]) -> bool:
    return state.entity_id in kinds if kinds else state.domain in USUAL


def _is_switched(hass: HomeAssistant, intent_type: str, state: State) -> bool:
    """Tell whether a thing can be switched so at all; what only tells cannot."""
    service = _SWITCHING[intent_type]
    service = ON_OFF.get(state.domain, {}).get(service, service)
    return hass.services.has_service(state.domain, service)


def _is_guarded(hass: HomeAssistant, state: State, classes: frozenset[str]) -> bool:
    """Tell whether only its own verb, or its name, reaches a thing."""
    if state.domain != "cover":
        return state.domain in GUARDED
    named = state.attributes.get("device_class") in classes
    return not named and is_entrance(hass, state)


_NARROWING: Final = frozenset({"area", "floor", "domain", "device_class"})
