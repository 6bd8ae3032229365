"""Did it happen: waits, bounded and driven by events, until the states say so.

Made before the action, so that a change in between is not missed. Only what an
action is sure to bring about is expected: what stands in a script may be skipped.
"""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from homeassistant.const import ATTR_ASSUMED_STATE, STATE_UNAVAILABLE
from homeassistant.core import (
    Event,
    EventStateChangedData,
    HomeAssistant,
    State,
    callback,
)
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.event import async_track_state_change_event
from homeassistant.util import dt as dt_util

from .expected import POSITION, expected
from .script_runs import failed_runs, started
from .tiers import Act

LIMIT: Final = 2.0
# Slower kinds of things, in seconds.
LIMITS: Final[Mapping[str, float]] = {"light": 1.5, "switch": 1.5, "input_boolean": 1.0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """What came of it: entities that are as wished, and those that are not.

    `failed` tells why: "unavailable", "no_answer", or "partly" for what moved, but
    not as far as was wished; of scripts "stopped", "busy" or "idle". `before` and
    `after` are the states of all that was watched.
    """

    ok: tuple[str, ...] = ()
    failed: Mapping[str, str] = field(default_factory=dict)
    before: Mapping[str, State] = field(default_factory=dict)
    after: Mapping[str, State] = field(default_factory=dict)

    @property
    def nothing(self) -> bool:
        """Tell whether something was expected and nothing of it came."""
        return bool(self.failed) and not self.ok


class Readback:
    """Watches what some acts should change; make it before they are carried out."""

    def __init__(
        self,
        hass: HomeAssistant,
        acts: Iterable[Act],
        before: Mapping[str, State] | None = None,
    ) -> None:
        """Note the states as they are, or take those `before` an earlier action."""
        acts = tuple(acts)
        self._hass = hass
        self._scripts = started(acts)
        self._since = dt_util.utcnow()
        self._acts = {
            act.entity_id: act
            for act in acts
            if act.entity_id is not None and not act.opaque
        }
        registry = er.async_get(hass)
        entries = {one: registry.async_get(one) for one in self._acts}
        self._entries = {one: entry.id for one, entry in entries.items() if entry}
        if before is not None:
            self.before = dict(before)
            return
        states = {one: self._state(one) for one in self._acts}
        self.before = {one: state for one, state in states.items() if state}

    def now(self) -> Held:
        """Take the states as they are, without waiting."""
        after = {one: s for one in self._acts if (s := self._state(one))}
        return Held(before=self.before, after=after)

    def at_once(self) -> Held:
        """Look, without waiting, what is as wished and what is not."""
        open_ = [one for one, act in self._acts.items() if expected(act)]
        failed = {one: self._why(one) for one in open_ if not self.holds(one)}
        ok = tuple(one for one in open_ if one not in failed)
        return Held(ok=ok, failed=failed, before=self.before)

    async def held(self, most: float | None = None) -> Held:
        """Wait until all is as wished, or the time is up (seconds)."""
        open_ = {one: act for one, act in self._acts.items() if expected(act)}
        waiting = {one for one, act in open_.items() if not self._is_done(act)}
        lost = {one for one in waiting if self._is_gone(one)}
        waiting -= lost
        if waiting:
            limit = max(LIMITS.get(one.partition(".")[0], LIMIT) for one in waiting)
            limit = limit if most is None else min(limit, most)
            await self._wait(waiting, open_, limit)
        late = {one for one in waiting if not self._settled(open_[one])}
        runs = await failed_runs(self._hass, self._scripts, self._since)
        after = {one: s for one in self._acts if (s := self._state(one))}
        return Held(
            ok=tuple(one for one in open_ if one not in late | lost),
            failed=runs | {one: self._why(one) for one in open_ if one in late | lost},
            before=self.before,
            after=after,
        )

    def holds(self, entity_id: str) -> bool:
        """Tell whether one thing still is as was wished."""
        return self._settled(self._acts[entity_id])

    def _why(self, entity_id: str) -> str:
        """Tell why something is not as was wished."""
        if self._is_gone(entity_id):
            return "unavailable"
        state, before = self._state(entity_id), self.before.get(entity_id)
        if state is None or before is None:
            return "no_answer"
        places = [one.attributes.get(POSITION) for one in (before, state)]
        moved = None not in places and places[0] != places[1]
        return "partly" if moved else "no_answer"

    async def _wait(
        self, waiting: set[str], acts: Mapping[str, Act], limit: float
    ) -> None:
        left, done = set(waiting), asyncio.Event()

        @callback
        def changed(event: Event[EventStateChangedData]) -> None:
            one = event.data["entity_id"]
            if self._is_done(acts[one]) or self._is_gone(one):
                left.discard(one)
            if not left:
                done.set()

        stop = async_track_state_change_event(self._hass, list(left), changed)
        try:
            async with asyncio.timeout(limit):
                await done.wait()
        except TimeoutError:
            return
        finally:
            stop()

    def _is_done(self, act: Act) -> bool:
        entity_id = act.entity_id or ""
        state, expect = self._state(entity_id), expected(act)
        return (
            state is not None
            and expect is not None
            and state.state != STATE_UNAVAILABLE
            and expect(state, self.before.get(entity_id), act.data)
        )

    def _settled(self, act: Act) -> bool:
        """Tell whether it counts as done: things that only assume are believed."""
        if self._is_done(act):
            return True
        state = self._state(act.entity_id or "")
        return bool(
            state
            and state.state != STATE_UNAVAILABLE
            and state.attributes.get(ATTR_ASSUMED_STATE)
        )

    def _state(self, entity_id: str) -> State | None:
        """Return the state, also of what has got another entity id meanwhile."""
        if (state := self._hass.states.get(entity_id)) is not None:
            return state
        return self._hass.states.get(self._moved(entity_id))

    def _moved(self, entity_id: str) -> str:
        """Return the entity id that something has got meanwhile, "" for none."""
        entry = er.async_get(self._hass).async_get(self._entries.get(entity_id, ""))
        return entry.entity_id if entry and entry.entity_id != entity_id else ""

    def _is_gone(self, entity_id: str) -> bool:
        state = self._state(entity_id)
        if state is None and self._moved(entity_id):
            # On its way to its new name.
            return False
        return state is None or state.state == STATE_UNAVAILABLE
