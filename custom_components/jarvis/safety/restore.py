"""Restores states, as one action; one that fails keeps no other back."""

from collections.abc import Callable, Sequence
from functools import partial

from homeassistant.core import Context, HomeAssistant, State
from homeassistant.helpers.state import async_reproduce_state

from .executor import Action, Noted
from .reach.contents import acts_of
from .readback import LIMIT, Held
from .restoring import restorings
from .tiers import Act

# Kinds of things that Home Assistant has no way to restore by itself.
BY_ACTION = frozenset({"lawn_mower", "siren", "valve"})


def _plainly(_held: Held) -> Noted | None:
    return Noted()


def acts_back(hass: HomeAssistant, states: Sequence[State]) -> tuple[Act, ...]:
    """Tell what bringing these states back would do."""
    entities = {state.entity_id: state for state in states}
    acts = acts_of(hass, "scene", "apply", {"entities": entities}) if states else ()
    return tuple(act for act in acts if act.entity_id)


def restoring(
    hass: HomeAssistant,
    states: Sequence[State],
    context: Context | None,
    *,
    lane: str,
    most: float | None = None,
    noted: Callable[[Held], Noted | None] = _plainly,
) -> Action[None]:
    """Return the action that brings states back."""
    return Action(
        acts=acts_back(hass, states),
        do=partial(_restore, hass, states, context),
        lane=lane,
        context=context,
        # Whatever a device raises, the others count.
        errors=(Exception,),
        noted=noted,
        seconds=LIMIT,
        most=most,
    )


async def _restore(
    hass: HomeAssistant, states: Sequence[State], context: Context | None
) -> None:
    others = {one.entity_id: one for one in states if one.domain in BY_ACTION}
    for one in restorings(hass, others):
        await hass.services.async_call(
            one.entity_id.partition(".")[0],
            one.service,
            {**one.data, "entity_id": one.entity_id},
            blocking=True,
            context=context,
        )
    known = [one for one in states if one.domain not in BY_ACTION]
    await async_reproduce_state(hass, known, context=context)
