"""What runs in scripts, and who does it."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from homeassistant.components.trace import DATA_TRACE
from homeassistant.const import STATE_ON
from homeassistant.core import HomeAssistant, State, callback
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.event import async_track_state_change_event

from .tiers import Act

# Seconds; what runs longer is told as started.
PATIENCE: Final = 0.3
_ENDS: Final = {
    "error": "stopped",
    "disallowed_recursion_detected": "stopped",
    "failed_single": "busy",
    "failed_max_runs": "busy",
    "aborted": "idle",
}


def started(acts: Iterable[Act]) -> tuple[str, ...]:
    """Return the scripts that these acts start, by id."""
    return tuple(
        act.entity_id
        for act in acts
        if act.domain == "script"
        and act.entity_id
        and not act.inside
        and act.service not in {"turn_off", "reload"}
    )


async def failed_runs(
    hass: HomeAssistant, scripts: Iterable[str], since: datetime
) -> dict[str, str]:
    """Wait a moment, then return why each script that did not run well did not.

    "stopped" by an error, "busy" with an earlier run, "idle" before its end.
    """
    scripts = tuple(scripts)
    running = [one for one in scripts if hass.states.is_state(one, STATE_ON)]
    if running and not any(_end(hass, one, since) for one in running):
        await _until_off(hass, running)
    return {one: why for one in scripts if (why := _end(hass, one, since))}


async def _until_off(hass: HomeAssistant, scripts: list[str]) -> None:
    over = asyncio.Event()

    @callback
    def look(_event: object) -> None:
        if not any(hass.states.is_state(one, STATE_ON) for one in scripts):
            over.set()

    stop = async_track_state_change_event(hass, scripts, look)
    try:
        async with asyncio.timeout(PATIENCE):
            await over.wait()
    except TimeoutError:
        return
    finally:
        stop()


def _end(hass: HomeAssistant, entity_id: str, since: datetime) -> str:
    """Read why the newest run since then failed; "" where it did not."""
    entry = er.async_get(hass).async_get(entity_id)
    key = f"script.{entry.unique_id if entry else entity_id.partition('.')[2]}"
    kept = hass.data.get(DATA_TRACE, {}).get(key)
    runs = [one.as_short_dict() for one in kept.runs.values()] if kept else []
    ours = [one for one in runs if one["timestamp"]["start"] >= since]
    if not ours:
        return ""
    last = ours[-1]
    if last.get("error"):
        return "stopped"
    return _ENDS.get(str(last["script_execution"]), "")


_RUNNERS: Final = ("automation", "script")


@dataclass(frozen=True, slots=True, kw_only=True)
class Doer:
    """A user by id, an automation or script by entity id ("" unknown), or nobody."""

    kind: Literal["user", "automation", "script", "unknown"] = "unknown"
    id: str = ""


def doer_of(hass: HomeAssistant, state: State) -> Doer:
    """Tell who or what brought a state about."""
    context = state.context
    causes = {context.id, context.parent_id}
    for runner in hass.states.async_all(_RUNNERS):
        if runner.context.id in causes and runner.entity_id != state.entity_id:
            kind: Literal["automation", "script"] = (
                "automation" if runner.domain == "automation" else "script"
            )
            return Doer(kind=kind, id=runner.entity_id)
    if context.parent_id is not None:
        return Doer(kind="automation")
    if context.user_id is not None:
        return Doer(kind="user", id=context.user_id)
    return Doer()
