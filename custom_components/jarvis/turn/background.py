"""Background work: memory upkeep, quiet minutes, drift."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from homeassistant.core import CALLBACK_TYPE, callback
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.event import async_track_time_interval
from homeassistant.helpers.storage import Store

from ..const import DOMAIN, LOGGER
from ..engines.asking import ask
from ..engines.base import ChatRequest, Message
from ..engines.errors import EngineError
from ..engines.router import Task
from ..memory import StoreError
from ..memory.housekeeping import extraction
from ..telemetry.tracer import Event
from .choice import Wanted
from .programs import NO_ANSWER, Setup, run_self_test

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..memory import MemoryService
    from ..settings import AgentSettings
    from ..telemetry.tracer import Trace
    from ..types import House
    from .programs import Result


type Work = Callable[[datetime], Coroutine[Any, Any, None]]


class QuietWork:
    """One kind of work for quiet hours; at most one run of it at a time."""

    def __init__(self, house: House, name: str, work: Work, quiet: timedelta) -> None:
        """Take what to do (told the time, UTC) after how long a silence."""
        self._house = house
        self._name = name
        self._work = work
        self._quiet = quiet
        self._task: asyncio.Task[None] | None = None

    @callback
    def start(self, every: timedelta) -> CALLBACK_TYPE:
        """Look regularly whether it is quiet from now on; returns how to end that."""
        house = self._house
        unlisten = house.tracer.listeners.add(self._heard)
        cancel = async_track_time_interval(
            house.hass,
            self.tick,
            every,
            name=f"{DOMAIN} {self._name}",
            cancel_on_shutdown=True,
        )

        @callback
        def end() -> None:
            cancel()
            unlisten()
            self.stop()

        return end

    @callback
    def tick(self, now: datetime) -> None:
        """Begin, if it is quiet and nothing is under way."""
        if self.is_busy or not self._house.memory.is_quiet(self._quiet):
            return
        self._task = self._house.hass.async_create_background_task(
            self._work(now), f"{DOMAIN} {self._name}"
        )

    @property
    def is_busy(self) -> bool:
        """Whether a run is under way."""
        return self._task is not None and not self._task.done()

    @callback
    def stop(self) -> None:
        """Call off what is under way."""
        if self._task is not None:
            self._task.cancel()

    @callback
    def _heard(
        self, event: Event, _trace: Trace | None, _facts: Mapping[str, Any]
    ) -> None:
        if event is Event.AGENT_TURN_START:
            self.stop()


TENDED_EVERY: Final = timedelta(minutes=10)
TENDED_AT: Final = timedelta(minutes=5)
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
            self._pause = min(_LONGEST_PAUSE, max(TENDED_EVERY, self._pause * 2))
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
    return QuietWork(house, "memory upkeep", tender.tend, TENDED_AT).start(TENDED_EVERY)


EVERY: Final = timedelta(hours=1)
WEEK: Final = timedelta(days=7)
QUIET: Final = timedelta(minutes=30)
COMMANDS: Final = 20
# A share of commands lost, and how many times slower, that the owner is told of.
LOST: Final = 0.1
SLOWER: Final = 2.0
# Less than this many seconds more is nothing that anybody notices.
NOTICED: Final = 0.5
ISSUE: Final = "model_drift"
_SEED: Final = 7
_STORE: Final = f"{DOMAIN}.self_test"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """How a model did: share of commands understood, median seconds, and when (UTC)."""

    score: float
    seconds: float
    at: float

    def is_worse_than(self, before: Mark) -> bool:
        """Tell whether somebody would notice the difference."""
        if self.score < before.score - LOST - 1e-9:
            return True
        longer = self.seconds - before.seconds
        return longer > NOTICED and self.seconds > before.seconds * SLOWER

    def joined(self, before: Mark) -> Mark:
        """Return what the next one is measured by: the best score, the mean speed."""
        return Mark(
            score=max(self.score, before.score),
            seconds=(self.seconds + before.seconds) / 2,
            at=self.at,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What is kept of one engine, model and context: the measure and the last mark."""

    measure: Mark
    last: Mark

    @classmethod
    def read(cls, stored: Any) -> Record | None:
        """Read what was stored; None for what is none."""
        try:
            return cls(measure=Mark(**stored["measure"]), last=Mark(**stored["last"]))
        except KeyError, TypeError:
            return None


class Records:
    """What is kept of the weekly tests, in Home Assistant's storage."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Nothing is read yet."""
        self._store: Store[dict[str, Any]] = Store(hass, 1, _STORE, atomic_writes=True)

    async def of(self, key: str) -> Record | None:
        """Return what is known of an engine, model and context."""
        return Record.read((await self._store.async_load() or {}).get(key))

    async def keep(self, key: str, record: Record) -> None:
        """Store it at once."""
        known: Mapping[str, Any] = await self._store.async_load() or {}
        await self._store.async_save({**known, key: asdict(record)})

    async def accept(self, key: str) -> None:
        """Measure by the last mark from now on: the owner knows and keeps it."""
        if (record := await self.of(key)) is not None:
            await self.keep(key, Record(measure=record.last, last=record.last))


class WeeklyTest:
    """The test of the model that answers the house's first agent."""

    def __init__(self, house: House) -> None:
        """Nothing runs yet."""
        self._house = house
        self._records = Records(house.hass)

    async def run(self, now: datetime) -> None:
        """Test if a week has passed; what could not be tested is tried again later."""
        house = self._house
        agent = next(iter(house.agents.values()), None)
        offer = None if agent is None else house.router.choose(agent)
        if agent is None or not offer or not offer.ready or offer.load:
            return
        setup = Setup(
            engine_id=offer.id,
            model=offer.model,
            context=house.seats[offer.id].settings.context,
        )
        key = _key(setup)
        known = await self._records.of(key)
        if known is not None and now.timestamp() - known.last.at < WEEK.total_seconds():
            if known.last.is_worse_than(known.measure):
                self._tell(setup, known)
            return
        [result] = await run_self_test(
            house, agent, (setup,), count=COMMANDS, seed=_SEED
        )
        if (mark := _mark(result, now)) is None:
            LOGGER.debug("%s did not answer the weekly test", offer.engine)
            return
        await self._note(setup, mark, known)

    async def _note(self, setup: Setup, mark: Mark, known: Record | None) -> None:
        """Keep the mark, and raise or drop the issue."""
        issue, key = f"{ISSUE}_{setup.engine_id}", _key(setup)
        if known is None or not mark.is_worse_than(known.measure):
            measure = mark if known is None else mark.joined(known.measure)
            await self._records.keep(key, Record(measure=measure, last=mark))
            ir.async_delete_issue(self._house.hass, DOMAIN, issue)
            return
        known = Record(measure=known.measure, last=mark)
        await self._records.keep(key, known)
        self._tell(setup, known)

    def _tell(self, setup: Setup, known: Record) -> None:
        """Raise the issue; what lasts goes into diagnostics, so it is raised again."""
        ir.async_create_issue(
            self._house.hass,
            DOMAIN,
            f"{ISSUE}_{setup.engine_id}",
            is_fixable=True,
            severity=ir.IssueSeverity.WARNING,
            translation_key=ISSUE,
            translation_placeholders={
                "engine": self._house.seats[setup.engine_id].settings.title,
                "model": setup.model,
                "before": f"{known.measure.score:.0%}",
                "now": f"{known.last.score:.0%}",
                "seconds_before": f"{known.measure.seconds:.1f}",
                "seconds": f"{known.last.seconds:.1f}",
            },
            data={"kind": ISSUE, "key": _key(setup)},
        )


def _key(setup: Setup) -> str:
    return f"{setup.engine_id} {setup.model} {setup.context}"


def _mark(result: Result, now: datetime) -> Mark | None:
    """Sum a test up; None where it tells of the server, not of the model."""
    silent = sum(wrong["why"] == NO_ANSWER for wrong in result.wrong)
    if not result.asked or silent * 2 >= result.asked or not result.seconds:
        return None
    return Mark(score=result.score, seconds=median(result.seconds), at=now.timestamp())


@callback
def stay_tested(house: House) -> CALLBACK_TYPE | None:
    """Test every week from now on, where the owner wishes it; returns how to end it."""
    if not house.recording.weekly_test:
        return None
    return QuietWork(house, "weekly test", WeeklyTest(house).run, QUIET).start(EVERY)
