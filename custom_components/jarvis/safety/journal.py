"""The journal: what was done, for undo and for what is told of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from homeassistant.core import HomeAssistant, State

from .question import taken_off
from .readback import Readback
from .tiers import Act, Asker

# So long something can be taken back, and so long it can be told.
KEPT_SECONDS: Final = 600.0
TOLD_SECONDS: Final = 86_400.0
KEPT: Final = 100
# The lane of what was taken back, which can only be done again.
UNDO: Final = "undo"
# What goes back to how it was within so many seconds did not stay on its own account.
SOON_SECONDS: Final = 10.0
# Kinds whose state before can be brought back.
RESTORABLE: Final = frozenset(
    {
        "alarm_control_panel",
        "automation",
        "climate",
        "counter",
        "cover",
        "fan",
        "humidifier",
        "input_boolean",
        "input_datetime",
        "input_number",
        "input_select",
        "input_text",
        "lawn_mower",
        "light",
        "lock",
        "media_player",
        "number",
        "remote",
        "select",
        "siren",
        "switch",
        "text",
        "vacuum",
        "valve",
        "water_heater",
    }
)
_CONTAINERS: Final = frozenset({"scene", "script", "group", "automation"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One thing that was done, at `at` (seconds, monotonic), with the words it took.

    `before` are the states of what it touched, `after` as they were read back, and
    `failed` what did not answer. `calls` (domain, action, data) take back what no
    state shows, `memories` are the ids of what was remembered by it.
    """

    asker: Asker
    at: float
    lane: str
    acts: tuple[Act, ...]
    before: Mapping[str, State] = field(default_factory=dict)
    after: Mapping[str, State] = field(default_factory=dict)
    failed: frozenset[str] = frozenset()
    calls: tuple[tuple[str, str, Mapping[str, Any]], ...] = ()
    memories: tuple[int, ...] = ()
    trace_id: str = ""

    @property
    def touched(self) -> frozenset[str]:
        """The entities it was about."""
        called = [_ids(data.get("entity_id")) for _, _, data in self.calls]
        acted = [act.entity_id for act in self.acts if act.entity_id]
        return frozenset({*acted, *self.before}.union(*called))

    def was_here(self, asker: Asker) -> bool:
        """Tell whether it was done in this conversation, or from this satellite."""
        return self.asker.conversation_id == asker.conversation_id or (
            self.asker.place is not None and self.asker.place == asker.place
        )

    def part(self, entity_ids: frozenset[str]) -> Entry:
        """Return what of it was about these entities alone."""
        return replace(
            self,
            acts=tuple(act for act in self.acts if act.entity_id in entity_ids),
            before={k: v for k, v in self.before.items() if k in entity_ids},
            after={k: v for k, v in self.after.items() if k in entity_ids},
            calls=tuple(
                one
                for one in self.calls
                if (ids := _ids(one[2].get("entity_id"))) and ids <= entity_ids
            ),
            memories=(),
        )

    def without(self, entity_ids: frozenset[str]) -> Entry:
        """Return it without what was done to these entities."""
        return replace(
            self,
            before={k: v for k, v in self.before.items() if k not in entity_ids},
            calls=tuple(
                one
                for one in self.calls
                if not _ids(one[2].get("entity_id")) & entity_ids
            ),
        )

    @property
    def restorable(self) -> tuple[State, ...]:
        """The states that can be brought back, where no call knows better how."""
        called = frozenset().union(
            *(_ids(data.get("entity_id")) for _, _, data in self.calls)
        )
        return tuple(
            state
            for entity_id, state in self.before.items()
            if state.domain in RESTORABLE
            and entity_id not in called
            and state.state not in {"unavailable", "unknown"}
            and not _same(state, self.after.get(entity_id))
        )

    @property
    def lasting(self) -> tuple[str, ...]:
        """The entities that were touched and cannot be brought back."""
        return tuple(
            dict.fromkeys(
                act.entity_id
                for act in self.acts
                if act.entity_id
                and act.domain not in RESTORABLE
                and act.domain not in _CONTAINERS
            )
        )

    @property
    def sealed(self) -> bool:
        """Tell whether more was done than anybody could see."""
        return any(act.opaque or act.entity_id is None for act in self.acts)


class Journal:
    """The entries of the last minutes, newest last."""

    def __init__(self) -> None:
        """Start empty."""
        self._entries: list[Entry] = []
        self._told: set[tuple[float, str]] = set()

    def __len__(self) -> int:
        """Count them."""
        return len(self._entries)

    def write(self, entry: Entry) -> None:
        """Keep an entry; the oldest go."""
        self._entries = [
            one for one in self._entries if entry.at - one.at < TOLD_SECONDS
        ][-KEPT + 1 :]
        self._told = {
            (at, one) for at, one in self._told if entry.at - at < KEPT_SECONDS
        }
        calls = entry.calls or taken_off(entry.acts, entry.failed)
        self._entries.append(replace(entry, calls=calls))

    def of(self, asker: Asker, now: float, within: float = KEPT_SECONDS) -> list[Entry]:
        """Return what was done here: in this conversation, or from this satellite."""
        return [one for one in self.by(asker, now, within) if one.was_here(asker)]

    def done_here(self, asker: Asker, now: float, service: str) -> tuple[str, ...]:
        """List what an action was done to from here, newest first."""
        return tuple(
            act.entity_id
            for entry in reversed(self.of(asker, now, TOLD_SECONDS))
            for act in entry.acts
            if act.service == service and act.entity_id
        )

    def by(self, asker: Asker, now: float, within: float = TOLD_SECONDS) -> list[Entry]:
        """Return what was done in the last seconds for this person, anywhere."""
        return [
            one
            for one in self._entries
            if now - one.at < within
            and one.lane != UNDO
            and one.asker.user_id == asker.user_id
        ]

    def about(self, entity_id: str) -> list[Entry]:
        """Return the entries, of anybody, that were about an entity, newest first."""
        return [one for one in reversed(self._entries) if entity_id in one.touched]

    def drop_turn(self, trace_id: str) -> None:
        """Take out what a turn did only in order to take something back."""
        self._entries = [one for one in self._entries if one.trace_id != trace_id]

    def undone(self, asker: Asker, now: float) -> Entry | None:
        """Return what was taken back here, if nothing was done since then."""
        here = [
            one
            for one in self._entries
            if now - one.at < KEPT_SECONDS
            and one.asker.user_id == asker.user_id
            and one.was_here(asker)
        ]
        return here[-1] if here and here[-1].lane == UNDO else None

    def relapsed(
        self, asker: Asker, now: float, look: Callable[[str], State | None]
    ) -> tuple[str, ...]:
        """Return what was done here and went back by itself; each is told once."""
        mine = {id(entry) for entry in self.of(asker, now)}
        seen, found = set[str](), list[str]()
        for entry in reversed(self._entries):
            for entity_id in entry.after:
                key = (entry.at, entity_id)
                # What somebody has changed since then did not go back by itself.
                if entity_id in seen or id(entry) not in mine or key in self._told:
                    continue
                if _went_back(entry, entity_id, look(entity_id)):
                    self._told.add(key)
                    found.append(entity_id)
            # A command of ours shows what it did by the states alone.
            seen |= {act.entity_id for act in entry.acts if act.entity_id}
            seen |= entry.after.keys()
        return tuple(found)

    def mine(
        self, asker: Asker, now: float, within: float = KEPT_SECONDS
    ) -> list[Entry]:
        """Return what was done here, or else anywhere for an account that is known."""
        here = self.of(asker, now, within)
        return here or (self.by(asker, now, within) if asker.user_id else [])

    def turns(self, asker: Asker, now: float) -> list[tuple[Entry, ...]]:
        """Return what can be taken back, newest first: all one sentence did."""
        found: dict[object, list[Entry]] = {}
        for one in reversed(self.mine(asker, now)):
            found.setdefault(one.trace_id or id(one), []).insert(0, one)
        return [tuple(one) for one in found.values()]

    def drop(self, entries: Sequence[Entry], touched: frozenset[str]) -> None:
        """Take out what was taken back; of an entry about more the rest stays."""
        kept: list[Entry] = []
        for one in self._entries:
            mine = any(one is entry for entry in entries)
            if mine and touched and (rest := one.touched - touched):
                kept.append(one.part(rest))
            elif not mine:
                kept.append(one)
        self._entries = kept


def _ids(value: object) -> frozenset[str]:
    """Read the entity ids of an action's data."""
    if isinstance(value, str):
        return frozenset({value})
    return (
        frozenset(map(str, value)) if isinstance(value, list | tuple) else frozenset()
    )


def _went_back(entry: Entry, entity_id: str, state: State | None) -> bool:
    """Tell whether a thing is again as it was before, soon after it was changed."""
    before, after = entry.before.get(entity_id), entry.after[entity_id]
    if state is None or before is None or before.state == after.state:
        return False
    # A script that has run is off again of its own accord; only what stays can lapse.
    if state.domain not in RESTORABLE:
        return False
    # Somebody else, or an automation, has switched it.
    if state.context.id != after.context.id and (
        state.context.user_id or state.context.parent_id
    ):
        return False
    took = (state.last_changed - after.last_changed).total_seconds()
    return state.state == before.state and 0 <= took <= SOON_SECONDS


def _same(before: State, after: State | None) -> bool:
    return (
        after is not None
        and before.state == after.state
        and before.attributes == after.attributes
    )


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


def changed(before: Mapping[str, State], after: Mapping[str, State]) -> frozenset[str]:
    """Return the ids of what has another state or other attributes than before."""
    return frozenset(
        one
        for one, state in after.items()
        if (was := before.get(one)) is None
        or (was.state, was.attributes) != (state.state, state.attributes)
    )
