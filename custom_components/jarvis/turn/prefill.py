"""Lets a model of the house read the prompt while the user is still speaking.

What it reads is what every turn of the agent begins with, so that the words, when
they come, are all that is left to read. Only engines in the house that have
nothing else to do; once at a time, and not again while a conversation is warm.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import DOMAIN as CONVERSATION
from homeassistant.core import Context
from homeassistant.helpers import llm

from ..const import DOMAIN, LOGGER
from ..engines.base import ChatRequest, Message
from ..engines.errors import EngineError
from ..settings import ENTITY_KIND
from ..tools.offer import Shown, open_offer
from ..tools.toolbox import NOTHING
from .prefix import system_prompt
from .table import EVERYTHING, ROOM, profile_of

if TYPE_CHECKING:
    from ..engines.base import ToolSpec
    from ..settings import AgentSettings
    from ..tools.toolbox import Toolbox
    from ..types import House, Seat
    from .guard import TurnClock
    from .types import Turn

# A model that takes longer to load and read than this is not waited for.
LONGEST: Final = 180.0
# After a call of the same prompt within so many seconds there is nothing to do; a
# shorter prompt would push the warm conversation out of the server's cache.
WARM_SECONDS: Final = 120.0
# Part of a turn's time that it waits for what is being read for it.
SHARE: Final = 0.6
_GREETING: Final = "…"


class Prefills:
    """What is being read ahead, and what was read lately."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Start with nothing."""
        self._clock = clock
        self._running: dict[str, asyncio.Task[None]] = {}
        self._read: dict[str, tuple[str, float]] = {}

    def is_warm(self, engine_id: str, key: str) -> bool:
        """Tell whether an engine is reading, or has read for this agent and model."""
        task = self._running.get(engine_id)
        if task is not None and not task.done():
            return True
        known, at = self._read.get(engine_id, ("", 0.0))
        return known == key and self._clock() - at < WARM_SECONDS

    def note(self, engine_id: str, key: str) -> None:
        """Note that an engine has just read for an agent and model."""
        self._read[engine_id] = (key, self._clock())

    def start(
        self,
        engine_id: str,
        reading: Coroutine[Any, Any, None],
        run: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
    ) -> None:
        """Let an engine read; `run` makes the task."""
        self._running[engine_id] = run(reading)

    async def settle(self, engine_id: str, clock: TurnClock) -> float:
        """Wait for what an engine reads ahead; returns the seconds it took.

        The words would wait behind it anyway, and on a server with several slots
        they would start from nothing in another one. What takes too long is ended.
        """
        task = self._running.pop(engine_id, None)
        if task is None or task.done():
            return 0.0
        began = self._clock()
        try:
            async with clock.scope(clock.left * SHARE):
                await asyncio.wait([task])
        except TimeoutError:
            pass
        finally:
            task.cancel()
        return self._clock() - began

    def stop(self) -> None:
        """End everything; the entry is unloaded."""
        for task in self._running.values():
            task.cancel()
        self._running.clear()


async def prefill(agent: AgentSettings, house: House, language: str | None) -> None:
    """Let the agent's engine read ahead, if it stands in the house and is idle."""
    language = language or house.hass.config.language
    offer = house.router.choose(agent)
    if not offer or not offer.local or not offer.ready or offer.load:
        return
    seat = house.router.seats[offer.id]
    if seat.settings.kind == ENTITY_KIND:
        return
    key = f"{agent.id} {offer.model}"
    if house.prefills.is_warm(offer.id, key):
        return
    prompt, specs = await _prefix(agent, house, language, seat)
    settings = seat.settings
    request = ChatRequest(
        model=offer.model,
        messages=(
            Message(role="system", content=prompt),
            Message(role="user", content=_GREETING),
        ),
        tools=specs,
        context=settings.context,
        keep_alive=settings.keep_alive,
        think=settings.think,
        max_tokens=1,
        timeout=LONGEST,
    )

    async def read() -> None:
        began = monotonic()
        try:
            async with (
                asyncio.timeout(LONGEST),
                aclosing(seat.engine.chat(request)) as chunks,
            ):
                async for _ in chunks:
                    pass
        except (EngineError, TimeoutError) as err:
            LOGGER.debug("%s did not read ahead: %s", settings.title, err)
            return
        house.prefills.note(offer.id, key)
        LOGGER.debug("%s read ahead in %.1f s", settings.title, monotonic() - began)

    house.prefills.start(
        offer.id,
        read(),
        lambda reading: house.hass.async_create_background_task(
            reading, f"read ahead: {settings.title}"
        ),
    )


def _first_specs(
    agent: AgentSettings, house: House, seat: Seat, box: Toolbox
) -> tuple[ToolSpec, ...]:
    """Give the tools that a new conversation shows first."""
    kit = house.toolboxes.kits.get(box, agent.tools_off, agent.tools_only)
    every = agent.tool_choice == "all"
    room = EVERYTHING if every else ROOM[profile_of(house, seat).size]
    return open_offer(kit, Shown(), room).specs


async def meet(turn: Turn, seat: Seat) -> None:
    """Let what is read ahead for a turn come to its end, before the words follow."""
    prefills, settings = turn.house.prefills, seat.settings
    waited = await prefills.settle(settings.id, turn.clock)
    if waited:
        turn.trace.mark("read_ahead", waited_ms=round(waited * 1000))
    prefills.note(settings.id, f"{turn.agent.id} {settings.model}")


async def _prefix(
    agent: AgentSettings, house: House, language: str, seat: Seat
) -> tuple[str, tuple[ToolSpec, ...]]:
    """Write what a new conversation with the agent would begin with."""
    caller = llm.LLMContext(
        platform=DOMAIN,
        context=Context(),
        language=language,
        assistant=CONVERSATION,
        device_id=None,
    )
    box = NOTHING
    if not agent.direct:
        box = await house.toolboxes.get(agent.apis, caller)
    specs = _first_specs(agent, house, seat, box)
    size = profile_of(house, seat).size
    return system_prompt(agent, house, box, tools=bool(specs), size=size), specs
