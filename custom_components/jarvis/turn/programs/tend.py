"""Tends the memory while the house is quiet: prunes, copies, embeds, reads the diary.

Runs only when nobody has spoken for minutes and is called off at the first word:
a model server shall not be busy with yesterday when somebody asks for light.
Nothing is marked as done that was not, so whatever is called off is done later.
"""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from homeassistant.core import CALLBACK_TYPE, callback

from ...const import LOGGER
from ...engines.asking import ask
from ...engines.base import ChatRequest, Message
from ...engines.errors import EngineError
from ...engines.router import Task
from ...memory import StoreError
from ...memory.housekeeping import extraction
from ..models.choice import Wanted
from .quiet import QuietWork

if TYPE_CHECKING:
    from ...memory import MemoryService
    from ...settings import AgentSettings
    from ...types import House

EVERY: Final = timedelta(minutes=10)
QUIET: Final = timedelta(minutes=5)
UPKEEP: Final = timedelta(hours=24)
ASK_SECONDS: Final = 180.0
_LONGEST_PAUSE: Final = timedelta(hours=6)
_BATCHES: Final = 8


class Tender:
    """Does what can wait, piece by piece."""

    def __init__(self, house: House, store: MemoryService) -> None:
        """Begin with nothing done."""
        self._house = house
        self._store = store
        self._upkept: datetime | None = None
        self._pause = timedelta(0)
        self._asks_from: datetime | None = None

    async def tend(self, now: datetime) -> None:
        """Do all that is due; `now` is in UTC."""
        try:
            await self._store.write_orders()
            # A clock that was put back makes what is due no later.
            upkept = self._upkept
            if upkept is None or not timedelta(0) <= now - upkept < UPKEEP:
                await self._store.upkeep.maintain()
                self._upkept = now
            while await self._store.upkeep.reindex():
                pass
            for _ in range(_BATCHES):
                if not await self._store.upkeep.embed_pending():
                    break
            wait = timedelta(0) if self._asks_from is None else self._asks_from - now
            if not timedelta(0) < wait <= _LONGEST_PAUSE:
                await self._read(now)
        except StoreError as error:
            LOGGER.warning("The memory could not be tended: %s", error)

    async def _read(self, now: datetime) -> None:
        """Let a model read what was said, if the owner allows it and there is one."""
        agents = [agent for agent in self._house.agents.values() if agent.memory]
        if not self._house.remembering.summaries or not agents:
            return
        if not self._house.seats:
            return

        # What was told one of them may stand beside what was told another.
        reader = replace(agents[0], local_only=any(a.local_only for a in agents))

        async def ask_model(prompt: str, schema: dict[str, Any]) -> str | None:
            return await _ask(self._house, reader, prompt, schema)

        if await extraction.extract(self._store, ask_model) is None:
            # It may be down, or too small; both can wait longer each time.
            self._pause = min(_LONGEST_PAUSE, max(EVERY, self._pause * 2))
            self._asks_from = now + self._pause
            return
        self._pause = timedelta(0)
        await extraction.summarise(self._store, ask_model)
        await extraction.reconcile(self._store, ask_model)


async def _ask(
    house: House, agent: AgentSettings, prompt: str, schema: dict[str, Any]
) -> str | None:
    seat = house.router.seat(agent, lambda: ASK_SECONDS, Wanted(task=Task.FAST))
    if seat is None:
        return None
    settings = seat.settings
    request = ChatRequest(
        model=settings.model,
        messages=(Message(role="user", content=prompt),),
        context=settings.context,
        keep_alive=settings.keep_alive,
        think=False,
        temperature=0.0,
        format=schema,
        timeout=ASK_SECONDS,
    )
    try:
        async with asyncio.timeout(ASK_SECONDS):
            return await ask(seat.engine, request)
    except (EngineError, TimeoutError) as error:
        LOGGER.debug("No model to read the diary: %s", error)
        return None


@callback
def stay_tended(house: House) -> CALLBACK_TYPE | None:
    """Tend the memory from now on; returns how to end it, None without a memory."""
    if not (store := house.memory).is_on:
        return None
    tender = Tender(house, store)
    return QuietWork(house, "memory upkeep", tender.tend, QUIET).start(EVERY)
