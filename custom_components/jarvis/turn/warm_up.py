"""Warm-up: prompts read ahead, names and patterns read before anybody speaks."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import DOMAIN as CONVERSATION
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.core import CALLBACK_TYPE, Context, HomeAssistant, callback
from homeassistant.helpers import llm
from homeassistant.helpers.debounce import Debouncer
from homeassistant.helpers.event import async_track_time_interval
from homeassistant.util import dt as dt_util

from ..commands.shelf.routing import without_waving
from ..const import DOMAIN, LOGGER
from ..engines.base import ChatRequest, Message
from ..engines.errors import EngineError
from ..engines.features import read_context
from ..lang.clauses import clauses, joined, plain_request
from ..lang.keywords import base_language
from ..lang.periods import period
from ..lang.rehearsal import ANYTHING, REPLIED, SAID
from ..lang.speech_filter import SpeechFilter
from ..lang.told_numbers import numbers_told
from ..safety.noise import is_noise
from ..settings import ENTITY_KIND
from ..tools.offer import Shown, open_offer
from ..tools.toolbox import NOTHING
from .redact import hear
from .toolset import EVERYTHING, ROOM, profile_of, system_prompt

if TYPE_CHECKING:
    from datetime import datetime

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
# So often is read again what an engine shall keep; what is still cached costs nothing.
AGAIN: Final = timedelta(minutes=15)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Reading:
    """Who is read for, and what: None for what a turn wrote, which is the newest."""

    key: str
    prefix: int | None
    at: float


class Prefills:
    """What is being read ahead, and what was read lately."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Start with nothing."""
        self._clock = clock
        self._running: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._read: dict[str, _Reading] = {}

    def is_warm(self, engine_id: str, key: str, prefix: int | None = None) -> bool:
        """Tell whether an engine is reading, or has read this for agent and model."""
        if engine_id in self._running and not self._running[engine_id][1].done():
            return True
        known = self._read.get(engine_id)
        return (
            known is not None
            and known.key == key
            and (None in (known.prefix, prefix) or known.prefix == prefix)
            and self._clock() - known.at < WARM_SECONDS
        )

    def note(self, engine_id: str, key: str, prefix: int | None = None) -> None:
        """Note that an engine has just read for an agent and model."""
        self._read[engine_id] = _Reading(key=key, prefix=prefix, at=self._clock())

    def start(
        self,
        engine_id: str,
        key: str,
        reading: Coroutine[Any, Any, None],
        run: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
    ) -> None:
        """Let an engine read for an agent and model; `run` makes the task."""
        self._running[engine_id] = key, run(reading)

    async def settle(self, engine_id: str, key: str, clock: TurnClock) -> float:
        """Wait for what an engine reads ahead; returns the seconds it took.

        The words would wait behind it anyway, and on a server with several slots
        they would start from nothing in another one. What takes too long is ended,
        and at once what is read for somebody else.
        """
        read_for, task = self._running.pop(engine_id, ("", None))
        if task is None or task.done():
            return 0.0
        if read_for != key:
            task.cancel()
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
        for _, task in self._running.values():
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
    prompt, specs = await _prefix(agent, house, language, seat)
    prefix = hash((prompt, tuple(spec.name for spec in specs)))
    if house.prefills.is_warm(offer.id, key, prefix):
        return
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
        house.prefills.note(offer.id, key, prefix)
        LOGGER.debug("%s read ahead in %.1f s", settings.title, monotonic() - began)

    house.prefills.start(
        offer.id,
        key,
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
    key = f"{turn.agent.id} {settings.model}"
    waited = await prefills.settle(settings.id, key, turn.clock)
    if waited:
        turn.trace.mark("read_ahead", waited_ms=round(waited * 1000))
    prefills.note(settings.id, key)


async def read_unasked(house: House) -> None:
    """Let engines read what their first agent begins with, where the owner wishes."""
    served: set[str] = set()
    for agent in house.agents.values():
        offer = house.router.choose(agent)
        if offer and offer.id not in served:
            served.add(offer.id)
            if house.router.seats[offer.id].settings.read_ahead:
                await prefill(agent, house, None)


def keep_read(hass: HomeAssistant, house: House) -> CALLBACK_TYPE:
    """Read again from time to time, until called off; stops what is being read."""

    async def again(_now: datetime) -> None:
        await read_unasked(house)

    cancel = None
    if any(seat.settings.read_ahead for seat in house.seats.values()):
        cancel = async_track_time_interval(
            hass, again, AGAIN, name="Jarvis reads ahead", cancel_on_shutdown=True
        )

    def stop() -> None:
        if cancel is not None:
            cancel()
        house.prefills.stop()

    return stop


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


# Models answer in English when they forget themselves: such claims are read too.
_ALWAYS_READ = "en"


@lru_cache(maxsize=32)
def rehearse(language: str) -> None:
    """Compile once what the first words in a language need; blocks some 100 ms."""
    code = base_language(language)
    for said in ANYTHING + SAID.get(code, ()):
        _hear(said, language)
    for one in dict.fromkeys((code, _ALWAYS_READ)):
        for reply in ANYTHING + REPLIED.get(one, ()):
            _judge(reply, one)


def _hear(said: str, language: str) -> None:
    hear(said, language)
    period(said, language, dt_util.now())
    read_context(said, language)
    clauses(said, language)
    plain_request(said, language)
    without_waving(said, language)
    is_noise(said, language)


def _judge(reply: str, language: str) -> None:
    ears = SpeechFilter(language, for_ears=True)
    ears.feed(reply)
    ears.finish()
    numbers_told(reply, language)
    joined(reply, language)


# After a change the house is often still changing.
SETTLE_SECONDS = 2.0


async def prepare(agent: AgentSettings, house: House, language: str | None) -> None:
    """Load sentences, names and the agent's tools, as far as they are not loaded."""
    language = language or house.hass.config.language
    if agent.fast_lane:
        await house.grammars.get(language, house.home.home)
        if (own := get_agent_manager(house.hass).default_agent) is not None:
            await own.async_get_or_load_intents(language)
    await house.hass.async_add_executor_job(_warm, house, language)
    caller = llm.LLMContext(
        platform=DOMAIN,
        context=Context(),
        language=language,
        assistant=CONVERSATION,
        device_id=None,
    )
    box = await house.toolboxes.get(agent.apis, caller)
    await house.hass.async_add_executor_job(
        house.toolboxes.kits.get, box, agent.tools_off, agent.tools_only
    )
    LOGGER.debug(
        "Ready in %s: %d tools, %d kinds of devices",
        language,
        len(box.specs),
        len(house.home.summary.counts),
    )


async def read_names(house: House, language: str) -> None:
    """Read house and patterns in a sentence's language, if nobody has; off the loop."""
    _ = house.home.home  # what changed a moment ago is in it then
    if not house.resolver.is_prepared(language):
        await house.hass.async_add_executor_job(_warm, house, language)


def _warm(house: House, language: str) -> None:
    """Build what the first words in a language would have to wait for.

    The names come last: a language whose names are known is ready.
    """
    rehearse(language)
    house.resolver.prepare(language)


@callback
def stay_prepared(house: House) -> CALLBACK_TYPE:
    """Prepare now and after every change of the house, until called off."""

    async def prepare_all() -> None:
        for agent in house.agents.values():
            await prepare(agent, house, None)
        await read_unasked(house)

    ready = Debouncer(
        house.hass,
        LOGGER,
        cooldown=SETTLE_SECONDS,
        immediate=True,
        function=prepare_all,
        background=True,
    )
    ready.async_schedule_call()
    unlisten = house.home.listen(ready.async_schedule_call)

    @callback
    def stop() -> None:
        unlisten()
        ready.async_shutdown()

    return stop
