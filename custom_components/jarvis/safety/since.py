"""What somebody else has changed since it was done: that is left as it is.

A device that only goes on to where it was sent is no change, nor is one that is by
now as it was before.
"""

from collections.abc import Sequence
from typing import Final

from homeassistant.core import HomeAssistant, State

from .journal import SOON_SECONDS, Entry
from .readback import Readback

# Where a thing is on its way.
_MOVING: Final = frozenset(
    {"opening", "closing", "locking", "unlocking", "arming", "disarming", "pending"}
    | {"buffering", "returning", "unavailable", "unknown"}
)
# What people set, beside the state itself.
_SET: Final = (
    "brightness",
    "color_temp_kelvin",
    "current_position",
    "fan_mode",
    "humidity",
    "is_volume_muted",
    "mode",
    "operation_mode",
    "percentage",
    "preset_mode",
    "source",
    "swing_mode",
    "target_temp_high",
    "target_temp_low",
    "temperature",
    "volume_level",
)
# Devices round.
_SHARE: Final = 0.03


def changed_since(
    hass: HomeAssistant, entries: Sequence[Entry], asked: str | None
) -> frozenset[str]:
    """Return what was changed after these entries; `asked` is this turn's context."""
    found = set[str]()
    after: dict[str, tuple[State, Entry]] = {}
    before: dict[str, State] = {}
    for entry in sorted(entries, key=lambda one: one.at):
        after |= {one: (state, entry) for one, state in entry.after.items()}
        before = {**entry.before, **before}
    for one, (left, entry) in after.items():
        now = hass.states.get(one)
        if now is None or now.context.id in {left.context.id, asked}:
            continue
        if now.state in _MOVING or not _differs(now, left):
            continue
        if one in before and not _differs(now, before[one]):
            continue
        by_somebody = bool(now.context.user_id or now.context.parent_id)
        if by_somebody or not _went_on(hass, left, now, entry):
            found.add(one)
    return frozenset(found)


def _went_on(hass: HomeAssistant, left: State, now: State, entry: Entry) -> bool:
    """Tell whether it was on its way then, or has soon become as was wished."""
    if left.state in _MOVING:
        return True
    took = (now.last_updated - left.last_updated).total_seconds()
    watched = Readback(hass, entry.acts, before=entry.before)
    return took <= SOON_SECONDS and left.entity_id in watched.at_once().ok


def _differs(one: State, other: State) -> bool:
    return one.state != other.state or any(
        not _alike(one.attributes.get(name), other.attributes.get(name))
        for name in _SET
    )


def _alike(one: object, other: object) -> bool:
    if isinstance(one, int | float) and isinstance(other, int | float):
        return abs(one - other) <= _SHARE * max(abs(one), abs(other))
    return one == other
