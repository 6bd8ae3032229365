"""Judges routed wishes before anything is done: what they would do, and whether."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from homeassistant.components.conversation import DOMAIN as CONVERSATION

from ..safety.reach.intents import acts_of_intent, bounded, is_by_place, listed
from .asker import asker_of

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..grammar.types import Wish
    from ..safety.authorizer import Decision
    from ..safety.tiers import Act, Grant
    from .types import Heard, Turn


def singled(hass: HomeAssistant, wishes: Sequence[Wish]) -> list[Wish]:
    """Split every wish that only its targets keep from reaching the whole house.

    One that switches a place by no kind of thing reaches what is meant by that.
    """
    return [
        one
        for whole in wishes
        for placed in _placed_only(hass, whole)
        for one in _single(placed)
    ]


def _placed_only(hass: HomeAssistant, wish: Wish) -> list[Wish]:
    placed = "area" in wish.slots or "floor" in wish.slots
    if not placed or not is_by_place(wish.intent, wish.slots):
        return [wish]
    assistant, slots = CONVERSATION, wish.slots
    found = []
    for one in bounded(hass, wish.intent, slots, assistant=assistant):
        for domain in listed(one.get("domain")) or [""]:
            narrow = {"domain": domain} if domain else {}
            targets = (str(one["name"]),) if one.get("name") else wish.targets
            found.append(replace(wish, slots={**one, **narrow}, targets=targets))
    return found


def acts_of_wishes(
    hass: HomeAssistant, heard: Heard, wishes: Sequence[Wish]
) -> list[tuple[Act, ...]]:
    """Tell what each wish would do, before anything is done."""
    return [_acts(hass, heard, wish) for wish in wishes]


async def ruling_on(
    turn: Turn,
    heard: Heard,
    wishes: Sequence[Wish],
    acts: Sequence[tuple[Act, ...]],
    granted: Grant,
) -> Decision | None:
    """Judge wishes with what they put off; None where they do nothing."""
    delayed = [one for wish in wishes for one in wish.later]
    later = acts_of_wishes(turn.house.hass, heard, delayed)
    if not (flat := [act for some in (*acts, *later) for act in some]):
        return None
    return await turn.house.safety.rule(
        flat,
        asker_of(turn, heard),
        granted=granted,
        placed=_placed(wishes),
        bound=True,
    )


async def permits(
    turn: Turn, heard: Heard, wishes: Sequence[Wish], granted: Grant
) -> bool:
    """Tell whether all of it may be done now, without a word to anybody."""
    single = singled(turn.house.hass, wishes)
    acts = acts_of_wishes(turn.house.hass, heard, single)
    ruling = await ruling_on(turn, heard, single, acts, granted)
    return ruling is None or ruling.granted


def _acts(hass: HomeAssistant, heard: Heard, wish: Wish) -> tuple[Act, ...]:
    if wish.kind == "query" or wish.later:
        return ()
    slots: dict[str, Any] = dict(wish.slots)
    if (area := heard.place.area) is not None:
        slots["preferred_area_id"] = area.area_id
    single = "name" in slots and len(wish.targets) == 1
    return acts_of_intent(
        hass,
        wish.intent,
        slots,
        assistant=CONVERSATION,
        targets=wish.targets if single else (),
    )


def _placed(wishes: Sequence[Wish]) -> bool:
    """Tell whether the words said where, or which one."""
    return all(
        any(slot in wish.slots for slot in ("area", "floor")) or bool(wish.heard)
        for wish in wishes
    )


def _single(wish: Wish) -> tuple[Wish, ...]:
    """Split a wish that only its targets keep from reaching the whole house.

    A name that covers several, or a bare value such as a temperature, would reach
    everything; one call per target reaches what was meant.
    """
    placed = any(slot in wish.slots for slot in ("area", "floor", "preferred_area_id"))
    if not wish.targets or placed or (len(wish.targets) == 1 and "name" in wish.slots):
        return (wish,)
    if "name" not in wish.slots and "domain" in wish.slots:
        return (wish,)
    return tuple(
        replace(wish, slots={**wish.slots, "name": target}, targets=(target,))
        for target in wish.targets
    )
