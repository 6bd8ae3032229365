"""A long life leaves nothing behind: what is kept of turns has a bound, by type.

Objects of our own types are counted between two silences. Before each count the last
turns are the same, so that what keeps the newest of something keeps the same of it.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
import gc
from itertools import count

from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from custom_components.jarvis.engines.router import OPEN_DECISIONS
from custom_components.jarvis.memory import Talk
from custom_components.jarvis.nlu.interpret import KEPT as KEPT_READINGS
from custom_components.jarvis.safety.journal import KEPT
from custom_components.jarvis.telemetry.tracer import KEPT_TRACES
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.util import dt as dt_util

from ..conftest import Say, told
from ..scripted_server import ScriptedServer

_OURS = "custom_components.jarvis."
# What has a bound of its own that these turns do not reach before the first count.
_BOUNDED = {
    # What the last sentences were read as.
    "nlu.dispatch.Spans": KEPT_READINGS,
    "nlu.interpret.Interpretation": KEPT_READINGS,
    "engines.router._Decision": OPEN_DECISIONS,
}
_COMMANDS = (
    "turn on the kitchen light",
    "turn off the desk lamp",
    "set the kitchen light to {n} percent",
    "turn on the lihgt number {n}",
    "turn on the lamp {n} blorb",
    "what is {n} plus {n}",
    "add {n} apples to the shopping list",
    "are any lights on",
    "set a timer for {n} minutes",
    "cancel my timers",
    "unlock the front door",
    "remember that locker {n} opens with word kiwi{n}",
    "where is parcel {n}",
    "why did you do that",
    "undo that",
    "my password is swordfish{n}",
)
_STORIES = ("tell me a story about fox {n}", "a little light on my papers {n}")


class Life:
    """One house that is spoken to, and counted."""

    def __init__(self, hass: HomeAssistant, server: ScriptedServer, say: Say) -> None:
        """Nobody has spoken yet."""
        self._hass = hass
        self._server = server
        self._say = say
        self._numbers: Iterator[int] = count(10)
        self._minutes = 0
        server.strict = False
        server.default.text = "Indeed."

    async def talk(self, rounds: int) -> None:
        """Say everything so often, in new conversations and with new words."""
        for _ in range(rounds):
            number = next(self._numbers)
            for at, text in enumerate(_COMMANDS):
                own = f"own {number} {at}" if at % 2 else None
                said = await self._say(text.format(n=number), own)
                if said.continue_conversation:
                    await self._say("no", said.conversation_id)
            self._server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
            self._server.reply("There.")
            for text in _STORIES:
                await self._say(text.format(n=number))

    async def silence(self) -> Counter[str]:
        """Say the same as always, and count when it is over."""
        for number in range(max(KEPT, KEPT_TRACES) + 10):
            await self._say(f"turn {('on', 'off')[number % 2]} the kitchen light")
        # What was worked out about words holds for one state of the house.
        er.async_get(self._hass).async_update_entity(
            "light.desk_lamp", name=f"Desk Lamp {self._minutes}"
        )
        return await self.pass_time()

    async def pass_time(self) -> Counter[str]:
        """Wait until sessions are over, and count what is there by type."""
        for _ in range(3):
            self._minutes += 6
            later = dt_util.utcnow() + timedelta(minutes=self._minutes)
            async_fire_time_changed(self._hass, later)
            await self._hass.async_block_till_done(wait_background_tasks=True)
        await _let_the_loop_forget()
        gc.collect()
        kinds = (type(one) for one in gc.get_objects())
        return Counter(
            f"{kind.__module__.removeprefix(_OURS)}.{kind.__qualname__}"
            for kind in kinds
            if str(kind.__module__).startswith(_OURS)
        )


async def _let_the_loop_forget() -> None:
    """Make the loop drop timers that were cancelled; it waits until they are many."""
    for _ in range(1000):
        asyncio.get_running_loop().call_later(3600, int).cancel()
    await asyncio.sleep(0)


async def test_what_is_kept_of_turns_does_not_grow(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    life = Life(hass, server, say)
    for _ in range(2):
        await life.talk(1)
        await life.silence()
    before = await life.silence()
    await life.talk(6)
    after = await life.silence()
    grown = {
        kind: (before[kind], number)
        for kind, number in after.items()
        if number > max(before[kind], _BOUNDED.get(kind, 0))
    }
    assert grown == {}
    assert len(jarvis.runtime_data.dialogues) == 0


async def test_what_goes_on_later_does_not_hold_the_turn_that_began_it(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    life = Life(hass, server, say)
    assert told(await say("set a timer for 3 hours"))["lane"] == "command"
    await server.stop()
    # Its engine is looked at again and again from now on.
    await say("tell me a story")
    await life.pass_time()
    waiting = [
        one
        for one in gc.get_objects()
        if isinstance(one, asyncio.TimerHandle) and not one.cancelled()
    ]
    assert waiting
    assert [one for one in waiting if _belongs_to_a_turn(one)] == []


def _belongs_to_a_turn(handle: asyncio.TimerHandle) -> bool:
    return any(isinstance(one, Talk) for one in handle.get_context().values())
