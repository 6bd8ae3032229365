"""Tests the house's model once a week, and tells the owner when it has become worse.

Only where the owner wishes it, and only while nobody speaks: the first word calls it
off, and it is done later. The same commands are put each time as long as the house
stays the same, so that what differs is the model, its server or its settings.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from homeassistant.core import CALLBACK_TYPE, callback
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.storage import Store

from ...const import DOMAIN, LOGGER
from .quiet import QuietWork
from .self_test import NO_ANSWER, Setup, run_self_test

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ...types import House
    from .self_test import Result

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
