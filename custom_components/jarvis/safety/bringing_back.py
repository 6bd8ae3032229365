"""Brings states back, and tells what came of it; one that fails keeps no other back."""

from collections.abc import Sequence

from homeassistant.core import Context, HomeAssistant, State
from homeassistant.helpers.state import async_reproduce_state

from ..const import LOGGER
from .patience import patiently
from .readback import LIMIT, Held, Readback, in_spite
from .restoring import restorings
from .tiers import Act

# Kinds of things that Home Assistant has no way to restore by itself.
BY_ACTION = frozenset({"lawn_mower", "siren", "valve"})


async def bring_back(
    hass: HomeAssistant,
    states: Sequence[State],
    acts: Sequence[Act],
    context: Context | None,
    most: float | None = None,
) -> Held:
    """Restore states by the acts that this comes to, and read them back."""
    if not states:
        return Held()
    with Readback(hass, acts, context=context) as watched:
        try:
            await patiently(hass, _restore(hass, states, context), LIMIT)
        except TimeoutError:
            return await in_spite(watched, late=True)
        except Exception:  # noqa: BLE001 - whatever a device raises, the others count
            LOGGER.warning("Not all of it could be restored", exc_info=True)
            return await in_spite(watched, late=False)
        return await watched.held(most)


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
