"""Did it happen: waits, bounded and driven by events, until the states say so.

Made before the action, so that a change in between is not missed. Only what an
action is sure to bring about is expected: what stands in a script may be skipped, so
there only what it has really called counts.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from homeassistant.const import ATTR_ASSUMED_STATE, STATE_UNAVAILABLE
from homeassistant.core import Context, HomeAssistant, State, callback
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.event import async_track_state_change_event
from homeassistant.util import dt as dt_util

from .expected import POSITION, expected, newest
from .policy import Called
from .script_runs import failed_runs, started
from .tiers import Act

LIMIT: Final = 2.0
# Slower kinds of things, in seconds.
LIMITS: Final[Mapping[str, float]] = {"light": 1.5, "switch": 1.5, "input_boolean": 1.0}

# Seconds for the others to follow after one of them has failed a call.
AFTERWARDS: Final = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """What came of it: entities that are as wished, and those that are not.

    `failed` tells why: "unavailable", "no_answer", "raised" an error, or "partly" for
    what moved, but not as far as was wished; of scripts "stopped", "busy" or "idle".
    `before` and `after` are the states of all that was watched.
    """

    ok: tuple[str, ...] = ()
    failed: Mapping[str, str] = field(default_factory=dict)
    before: Mapping[str, State] = field(default_factory=dict)
    after: Mapping[str, State] = field(default_factory=dict)

    @property
    def nothing(self) -> bool:
        """Tell whether something was expected and nothing of it came."""
        return bool(self.failed) and not self.ok


def hands_on(acts: Iterable[Act]) -> bool:
    """Tell whether acts come to more than they are themselves."""
    return any(act.inside or act.opaque for act in acts)


async def in_spite(watched: Readback, *, late: bool) -> Held:
    """Read back what came of a call that ended in an error, or too `late`."""
    held = await watched.held(AFTERWARDS if watched.several else 0)
    if late:
        return held
    why = {"no_answer": "raised", "partly": "raised"}
    failed = {one: why.get(said, said) for one, said in held.failed.items()}
    return replace(held, failed=failed)


class Readback:
    """Watches what some acts should change; make it before they are carried out.

    With a `context` it also hears what scripts, scenes and groups really call in it,
    until it is read or closed.
    """

    def __init__(
        self,
        hass: HomeAssistant,
        acts: Iterable[Act],
        before: Mapping[str, State] | None = None,
        *,
        context: Context | None = None,
    ) -> None:
        """Note the states as they are, or take those `before` an earlier action."""
        acts = tuple(acts)
        self._hass = hass
        self._scripts = started(acts)
        self._since = dt_util.utcnow()
        self._acts: dict[str, list[Act]] = {}
        for act in acts:
            if act.entity_id is not None and not act.opaque:
                self._acts.setdefault(act.entity_id, []).append(act)
        registry = er.async_get(hass)
        entries = {one: registry.async_get(one) for one in self._acts}
        self._entries = {one: entry.id for one, entry in entries.items() if entry}
        self._called = Called(hass, context.id) if context else None
        # Home Assistant passes over in silence what is not available.
        self._silent = {
            act.entity_id
            for act in acts
            if act.entity_id is not None
            and not act.inside
            and act.domain == act.entity_id.partition(".")[0]
            and expected(act) is None
            and self._is_gone(act.entity_id)
        }
        if before is not None:
            self._before = dict(before)
            return
        states = {one: self._state(one) for one in self._acts}
        self._before = {one: state for one, state in states.items() if state}

    def __enter__(self) -> Self:
        """Watch until the block ends."""
        return self

    def __exit__(self, *_: object) -> None:
        """Listen no more."""
        self.close()

    def close(self) -> None:
        """Hear no more of what is called; what was heard stays."""
        if self._called is not None:
            self._called.close()

    @property
    def before(self) -> dict[str, State]:
        """The states before, of all that was called as well."""
        called = self._called.before if self._called else {}
        return called | self._before

    @property
    def expects(self) -> bool:
        """Tell whether anything of it can be seen."""
        return bool(self._wanted())

    @property
    def several(self) -> bool:
        """Tell whether more than one thing can be seen to follow."""
        return len(self._wanted()) > 1

    def now(self) -> Held:
        """Take the states as they are, without waiting."""
        return Held(before=self.before, after=self._after())

    def at_once(self) -> Held:
        """Look, without waiting, what is as wished and what is not."""
        open_ = self._wanted()
        failed = {k: self._why(k) for k, v in open_.items() if not self._holds(k, v)}
        ok = tuple(one for one in open_ if one not in failed)
        return Held(ok=ok, failed=failed, before=self.before)

    async def held(self, most: float | None = None) -> Held:
        """Wait until all is as wished, or the time is up (seconds)."""
        begun = self._hass.loop.time()
        await self._wait(begun, most)
        runs = await failed_runs(self._hass, self._scripts, self._since)
        # By now the scripts have called more, or have come to their end.
        await self._wait(begun, most)
        self.close()
        silent = {k: "unavailable" for k in self._silent if self._is_gone(k)}
        wanted = self._wanted()
        # What stands in it was never called.
        wanted = {k: v for k, v in wanted.items() if not self._is_in(k, silent)}
        late = [one for one in wanted if not self._holds(one, wanted[one])]
        failed = {k: self._why(k) for k in late if not self._is_fresh(k, begun)}
        return Held(
            ok=tuple(one for one in wanted if one not in late),
            failed=runs | silent | failed,
            before=self.before,
            after=self._after(),
        )

    def holds(self, entity_id: str) -> bool:
        """Tell whether one thing still is as was wished."""
        return self._holds(entity_id, self._wanted().get(entity_id, ()))

    def _holds(self, entity_id: str, acts: Sequence[Act]) -> bool:
        state = self._state(entity_id)
        if state is None or state.state == STATE_UNAVAILABLE:
            return False
        # Things that only assume are believed.
        assumed = bool(state.attributes.get(ATTR_ASSUMED_STATE))
        return assumed or self._is_done(entity_id, acts)

    def _is_fresh(self, entity_id: str, begun: float) -> bool:
        """Tell whether a script came to it so late that nobody could answer yet."""
        since = self._called.at.get(entity_id, 0) if self._called else 0
        limit = LIMITS.get(entity_id.partition(".")[0], LIMIT)
        return since > begun and self._hass.loop.time() - since < limit / 2

    def _wanted(self) -> dict[str, tuple[Act, ...]]:
        """Return what is sure to come about: what was called, else what was to be."""
        acts: Mapping[str, Sequence[Act]] = self._acts
        if self._called is not None:
            # What was called by its own name is known better than by its steps.
            own = {k for k, v in acts.items() if not any(act.inside for act in v)}
            called = {k: v for k, v in self._called.acts.items() if k not in own}
            acts = {**acts, **called}
        last = {one: newest(some) for one, some in acts.items()}
        return {one: some for one, some in last.items() if some}

    def _after(self) -> dict[str, State]:
        called = self._called.acts if self._called else ()
        ids = dict.fromkeys((*self._acts, *called))
        return {one: state for one in ids if (state := self._state(one))}

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

    def _is_in(self, entity_id: str, outer: Iterable[str]) -> bool:
        """Tell whether a thing was to be reached by way of others alone."""
        acts, ways = self._acts.get(entity_id, ()), set(outer)
        return bool(acts) and all(ways & set(act.inside) for act in acts)

    def _open(self) -> list[str]:
        """List what is neither as wished yet nor out of reach."""
        return [
            one
            for one, acts in self._wanted().items()
            if not self._is_done(one, acts) and not self._is_gone(one)
        ]

    async def _wait(self, begun: float, most: float | None) -> None:
        """Wait for what is open, so long after the beginning and no longer."""
        stirred = asyncio.Event()

        @callback
        def stir(_event: object = None) -> None:
            stirred.set()

        while open_ := self._open():
            limit = max(LIMITS.get(one.partition(".")[0], LIMIT) for one in open_)
            limit = limit if most is None else min(limit, most)
            left = begun + limit - self._hass.loop.time()
            if left <= 0:
                return
            stirred.clear()
            if self._called is not None:
                self._called.heard = stir
            stop = async_track_state_change_event(self._hass, open_, stir)
            try:
                async with asyncio.timeout(left):
                    await stirred.wait()
            except TimeoutError:
                return
            finally:
                stop()

    def _is_done(self, entity_id: str, acts: Sequence[Act]) -> bool:
        state, before = self._state(entity_id), self.before.get(entity_id)
        if state is None or state.state == STATE_UNAVAILABLE:
            return False
        return all(
            expect(state, before, act.data)
            for act in acts
            if (expect := expected(act)) is not None
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
