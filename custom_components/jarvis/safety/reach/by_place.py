"""What "on" and "off" of a whole place reach: what people mean by it, and no way in.

Home Assistant takes all that is exposed there, its locks, gates and sensors too.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from homeassistant.core import HomeAssistant, State
from homeassistant.helpers import intent

from ..risks import GUARDED
from .action_names import ON_OFF
from .intents import listed, matched
from .naming import is_entrance

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
