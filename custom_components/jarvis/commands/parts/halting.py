"""What can be halted, and by which service."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from homeassistant.components.cover import CoverEntityFeature
from homeassistant.components.lawn_mower import LawnMowerEntityFeature
from homeassistant.components.vacuum import VacuumEntityFeature
from homeassistant.const import ATTR_SUPPORTED_FEATURES, STATE_UNAVAILABLE

if TYPE_CHECKING:
    from homeassistant.core import State

    from ..shelf.kit import Kit

PAUSE, STOP, RESUME = "pause", "stop", "resume"
# What runs until it is switched off; a light is not stopped.
RUNS: Final = frozenset({"switch", "fan", "humidifier", "siren", "script"})
# Domain and action, to the services that do it, best first, and the feature of
# each; 0 where it needs none.
WAYS: Final[Mapping[tuple[str, str], Mapping[str, int]]] = {
    ("vacuum", PAUSE): {
        "pause": VacuumEntityFeature.PAUSE,
        "stop": VacuumEntityFeature.STOP,
    },
    ("vacuum", STOP): {
        "stop": VacuumEntityFeature.STOP,
        "pause": VacuumEntityFeature.PAUSE,
    },
    ("vacuum", RESUME): {"start": VacuumEntityFeature.START},
    ("lawn_mower", PAUSE): {"pause": LawnMowerEntityFeature.PAUSE},
    ("lawn_mower", STOP): {"pause": LawnMowerEntityFeature.PAUSE},
    ("cover", PAUSE): {"stop_cover": CoverEntityFeature.STOP},
    ("cover", STOP): {"stop_cover": CoverEntityFeature.STOP},
    ("lawn_mower", RESUME): {"start_mowing": LawnMowerEntityFeature.START_MOWING},
    **{(domain, STOP): {"turn_off": 0} for domain in RUNS},
}
AT_WORK: Final = frozenset(
    {"cleaning", "returning", "mowing", "on", "opening", "closing"}
)
WAITING: Final = frozenset({"paused"})


def spoken_of(kit: Kit | None, recent: tuple[str, ...], action: str) -> str | None:
    """Return the one thing that was spoken of, if it runs, or waits to go on."""
    if kit is None or len(recent) != 1:
        return None
    state = kit.hass.states.get(recent[0])
    fits = WAITING if action == RESUME else AT_WORK
    if state is None or state.state not in fits:
        return None
    return state.entity_id if way_to(state, action) else None


def way_to(state: State, action: str) -> str | None:
    """Return the service that does it; None where the thing has none."""
    if state.state == STATE_UNAVAILABLE:
        return None
    able = state.attributes.get(ATTR_SUPPORTED_FEATURES, 0)
    ways = WAYS.get((state.domain, action), {})
    return next((one for one, need in ways.items() if not need or able & need), None)
