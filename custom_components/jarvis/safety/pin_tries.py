"""Keeps who tried the PIN in vain, so that neither reload nor restart forgives it.

Only from whom and when, never what was said. What is too old to count is dropped.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.storage import Store
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from .pin import FORGIVEN_SECONDS

_KEY: Final = f"{DOMAIN}.pin_tries"
_VERSION: Final = 1

type Tries = Mapping[str, list[float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptTries:
    """Failed tries by who made them, in seconds of the loop; `save` keeps them."""

    failed: dict[str, list[float]] = field(default_factory=dict)
    save: Callable[[Tries], None] = field(default=lambda _: None)


async def load_tries(hass: HomeAssistant, entry_id: str) -> KeptTries:
    """Read the failed tries of an entry that still count; they are kept by it."""
    store: Store[dict[str, Any]] = Store(
        hass, _VERSION, _KEY, private=True, atomic_writes=True
    )
    stored = await store.async_load() or {}
    now = dt_util.utcnow().timestamp()
    # The loop's clock begins anew with every start.
    ahead = hass.loop.time() - now
    kept = {key: _read(tries, now) for key, tries in stored.items()}

    @callback
    def save(failed: Tries) -> None:
        kept[entry_id] = {
            who: [at - ahead for at in tries] for who, tries in failed.items() if tries
        }
        # At once: whoever can stop the house must not win a try by it.
        data = {key: one for key, one in kept.items() if one}
        hass.async_create_task(store.async_save(data), "Keep the failed tries")

    failed = kept.get(entry_id, {})
    return KeptTries(
        failed={who: [at + ahead for at in tries] for who, tries in failed.items()},
        save=save,
    )


def _read(tries: object, now: float) -> dict[str, list[float]]:
    """Read what was kept; a time to come, of a clock put back, counts as now."""
    if not isinstance(tries, Mapping):
        return {}
    read = {
        str(who): sorted(
            min(float(at), now) for at in times if isinstance(at, int | float)
        )
        for who, times in tries.items()
        if isinstance(times, list)
    }
    # The last one tells: what came before it made the lock-out longer.
    return {
        who: times
        for who, times in read.items()
        if times and now - times[-1] < FORGIVEN_SECONDS
    }
