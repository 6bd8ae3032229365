"""Which tools a model sees, which of them a turn allows, and how both may grow.

Chat templates put the tools in front of the history, so a changed list costs a
whole prefill. The list of a conversation is therefore a small home set in fixed
order that only grows, at its end, when a wanted tool is missing. What one turn
allows is kept apart from it and enforced at the door.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from homeassistant.helpers import llm

from ..const import DOMAIN
from ..engines.base import ToolSpec
from .toolbox import Kit
from .trust import SENDS_AWAY

# Tools that any conversation may want, most wanted first; by the end of the name.
_HOME = (
    "more_tools",
    "stop",
    "find_entities",
    "HassTurnOn",
    "HassTurnOff",
    "HassLightSet",
    "HassClimateSetTemperature",
    "HassSetPosition",
    "weather",
    "web_search",
    "recall_memory",
    "timer",
    "todo_list",
    "reminder",
    "media",
    "house_history",
    "fetch_page",
    "routine",
    "alarm",
    "calculate",
    "world_time",
    "GetLiveContext",
    "broadcast",
    "HassSetVolume",
    "HassStopMoving",
    "HassFanSetSpeed",
    "convert",
)


# Leaving out less than this is not worth asking for it later.
_FEW_MORE = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """How many tools suit a model: from the start, and picked for one turn."""

    home: int
    picks: int


@dataclass(slots=True, kw_only=True)
class Shown:
    """The tools one conversation has shown its model, in order; it only grows."""

    names: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Offer:
    """The tools of one turn.

    `allowed` None allows every tool of the kit. `likely` are those that surely fit
    the words. `stopped` is set by the stop tool, `asked_for_more` by more_tools.
    """

    kit: Kit
    shown: Shown
    likely: tuple[str, ...] = ()
    allowed: frozenset[str] | None = None
    stopped: bool = False
    asked_for_more: int = 0
    _specs: dict[tuple[str, ...], tuple[ToolSpec, ...]] = field(default_factory=dict)

    @property
    def specs(self) -> tuple[ToolSpec, ...]:
        """Return what the model is shown, in the order it was first shown."""
        key = tuple(self.shown.names)
        if (kept := self._specs.get(key)) is None:
            by_name = {spec.name: spec for spec in self.kit.specs}
            kept = tuple(by_name[name] for name in key if name in by_name)
            self._specs[key] = kept
        return kept

    def allows(self, name: str) -> bool:
        """Tell whether this turn may call a tool of the box.

        What only tells, from this house, harms nobody where the guess was wrong.
        """
        if self.allowed is None or name in self.allowed:
            return True
        tool = self.kit.tools.get(name)
        return tool is not None and _only_tells(tool)

    def widen(self, names: Iterable[str]) -> list[str]:
        """Show and allow more tools; return those that are new to the model."""
        has = {spec.name for spec in self.kit.specs}
        known = [name for name in names if name in has]
        new = [name for name in known if name not in self.shown.names]
        self.shown.names.extend(new)
        if self.allowed is not None:
            self.allowed |= frozenset(known)
        return new


def _only_tells(tool: llm.Tool) -> bool:
    """Tell whether a tool of ours changes nothing and asks nobody outside."""
    notes = tool.annotations
    ours = tool.integration == DOMAIN and tool.name not in SENDS_AWAY
    return ours and bool(notes.read_only) and notes.open_world is False


def home_set(kit: Kit, most: int) -> tuple[str, ...]:
    """Choose the tools that are always shown; all of them when they are few."""
    names = sorted((spec.name for spec in kit.specs), key=_wanted)
    return tuple(names[:most] if len(names) > most + _FEW_MORE else names)


def _wanted(name: str) -> tuple[int, str]:
    end = name.rpartition("__")[2]
    return (_HOME.index(end) if end in _HOME else len(_HOME), name)


def open_offer(
    kit: Kit,
    shown: Shown,
    room: Room,
    likely: Sequence[str] = (),
    also: Iterable[str] = (),
) -> Offer:
    """Decide what a turn shows and allows.

    `likely` are the best fitting tools; `also` those wanted for other reasons (one
    that failed last turn). Without a likely one every tool of the kit is allowed:
    a weak guess shall not bar the right one.
    """
    home = home_set(kit, room.home)
    offer = Offer(kit=kit, shown=shown)
    has = {spec.name for spec in kit.specs}
    shown.names[:] = [name for name in shown.names if name in has]
    offer.widen(home)
    offer.widen(also)
    likely = tuple(name for name in likely[: room.picks] if name in has)
    if likely:
        offer.widen(likely)
        offer.likely = likely
        offer.allowed = frozenset((*home, *likely, *also))
    return offer
