"""What was done, with the states before it, so that it can be undone and told."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from homeassistant.core import State

from .tiers import Act, Asker

KEPT_SECONDS: Final = 600.0
KEPT: Final = 100
# What goes back to how it was within so many seconds did not stay on its own account.
SOON_SECONDS: Final = 10.0
# Kinds whose state before can be brought back by Home Assistant.
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
        "light",
        "lock",
        "media_player",
        "number",
        "remote",
        "select",
        "switch",
        "text",
        "vacuum",
        "water_heater",
    }
)
_CONTAINERS: Final = frozenset({"scene", "script", "group", "automation"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One thing that was done, at `at` (seconds, monotonic), with the words it took.

    `before` are the states of what it touched, `after` as they were read back.
    """

    asker: Asker
    at: float
    lane: str
    acts: tuple[Act, ...]
    before: Mapping[str, State] = field(default_factory=dict)
    after: Mapping[str, State] = field(default_factory=dict)
    trace_id: str = ""

    @property
    def restorable(self) -> tuple[State, ...]:
        """The states that can be brought back."""
        return tuple(
            state
            for entity_id, state in self.before.items()
            if state.domain in RESTORABLE
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
            one for one in self._entries if entry.at - one.at < KEPT_SECONDS
        ][-KEPT + 1 :]
        self._told = {
            (at, one) for at, one in self._told if entry.at - at < KEPT_SECONDS
        }
        self._entries.append(entry)

    def of(self, asker: Asker, now: float) -> list[Entry]:
        """Return what was done here: in this conversation, or from this satellite."""
        return [
            one
            for one in self._entries
            if now - one.at < KEPT_SECONDS
            and one.asker.user_id == asker.user_id
            and (
                one.asker.conversation_id == asker.conversation_id
                or (one.asker.place is not None and one.asker.place == asker.place)
            )
        ]

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
            seen |= {act.entity_id for act in entry.acts if act.entity_id}
        return tuple(found)

    def take(self, asker: Asker, now: float) -> tuple[Entry, ...]:
        """Take the newest out: all that one sentence did."""
        found = self.of(asker, now)
        if not found:
            return ()
        last = found[-1]
        turn = tuple(
            one
            for one in found
            if one is last or (last.trace_id and one.trace_id == last.trace_id)
        )
        self._entries = [one for one in self._entries if one not in turn]
        return turn


def _went_back(entry: Entry, entity_id: str, state: State | None) -> bool:
    """Tell whether a thing is again as it was before, soon after it was changed."""
    before, after = entry.before.get(entity_id), entry.after[entity_id]
    if state is None or before is None or before.state == after.state:
        return False
    took = (state.last_changed - after.last_changed).total_seconds()
    return state.state == before.state and 0 <= took <= SOON_SECONDS


def _same(before: State, after: State | None) -> bool:
    return (
        after is not None
        and before.state == after.state
        and before.attributes == after.attributes
    )
