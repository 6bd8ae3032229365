"""What an intent would do: the same targets that Home Assistant's handler finds."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

import probatio

from homeassistant.core import Context, HomeAssistant, State
from homeassistant.helpers import intent
from homeassistant.util.hass_dict import HassKey

from ..tiers import Act
from .contents import acts_of, acts_of_steps

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
