"""The weekly test: what got worse is told once, and only what got worse."""

from datetime import timedelta
from typing import Any

from hypothesis import given, strategies as st
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import DOMAIN
from custom_components.jarvis.flows.drift_issue import DriftIssueFlow
from custom_components.jarvis.repairs import async_create_fix_flow
from custom_components.jarvis.turn.background import WEEK, Mark, QuietWork, WeeklyTest
from custom_components.jarvis.types import House
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
from homeassistant.util import dt as dt_util

from .conftest import AGENT, Say, agent_subentry, engine_subentry, set_up_jarvis
from .scripted_server import ScriptedServer
from .tables import each_row

SCORES = st.floats(0, 1)
SECONDS = st.floats(0.001, 100)


@given(SCORES, SECONDS, SCORES, SECONDS)
def test_what_is_better_is_never_worse(
    score: float, seconds: float, better: float, faster: float
) -> None:
    before = Mark(score=min(score, better), seconds=max(seconds, faster), at=0.0)
    now = Mark(score=max(score, better), seconds=min(seconds, faster), at=1.0)
    assert not now.is_worse_than(before)
    assert now.joined(before).score == now.score


@each_row(
    ("score", "seconds", "worse"),
    [
        (0.9, 1.0, False),
        (0.8, 1.0, False),
        (0.75, 1.0, True),
        (0.9, 2.1, True),
        (0.9, 1.9, False),
    ],
)
def test_small_differences_are_chance(
    score: float, seconds: float, *, worse: bool
) -> None:
    before = Mark(score=0.9, seconds=1.0, at=0.0)
    assert Mark(score=score, seconds=seconds, at=1.0).is_worse_than(before) is worse


def test_milliseconds_are_no_news() -> None:
    before = Mark(score=1.0, seconds=0.01, at=0.0)
    assert not Mark(score=1.0, seconds=0.4, at=1.0).is_worse_than(before)


@pytest.fixture
async def house(demo_house: HomeAssistant, server: ScriptedServer) -> House:
    """Jarvis whose only engine answers in words and does nothing."""
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry()
    )
    server.strict = False
    server.default.text = "I would rather not."
    house: House = entry.runtime_data
    return house


async def stored(house: House, **changes: Any) -> None:
    """Let the last test be better than a model that does nothing, a week ago."""
    [seat] = house.seats.values()
    setup = f"{seat.settings.id} {seat.settings.model} {seat.settings.context}"
    mark = {"score": 0.95, "seconds": 5.0, "at": 0.0} | changes
    await WeeklyTest(house)._records._store.async_save(
        {setup: {"measure": mark, "last": mark}}
    )


def issue(hass: HomeAssistant) -> ir.IssueEntry | None:
    """Return the issue about the model, if there is one."""
    found = [k for k in ir.async_get(hass).issues if k[1].startswith("model_drift")]
    return ir.async_get(hass).issues[found[0]] if found else None


async def test_a_model_that_got_worse_is_told_and_may_be_kept(
    hass: HomeAssistant, house: House, server: ScriptedServer
) -> None:
    await stored(house)
    now = dt_util.utcnow()
    await WeeklyTest(house).run(now)
    told = issue(hass)
    assert told is not None
    assert told.translation_placeholders is not None
    assert told.translation_placeholders["before"] == "95%"
    assert not house.tracer.traces

    # Before a week has passed nothing is tested again.
    asked = len(server.chats)
    await WeeklyTest(house).run(now + timedelta(days=6))
    assert len(server.chats) == asked

    # The owner keeps it: the next test is measured by this one.
    flow = await async_create_fix_flow(hass, told.issue_id, told.data)
    assert isinstance(flow, DriftIssueFlow)
    flow.hass, flow.issue_id, flow.data = hass, told.issue_id, told.data
    flow.handler, flow.flow_id = DOMAIN, "flow"
    await flow.async_step_init()
    await flow.async_step_confirm({})
    ir.async_delete_issue(hass, DOMAIN, told.issue_id)
    await WeeklyTest(house).run(now + WEEK)
    assert len(server.chats) > asked
    assert issue(hass) is None


async def test_the_first_test_is_the_measure(hass: HomeAssistant, house: House) -> None:
    await WeeklyTest(house).run(dt_util.utcnow())
    assert issue(hass) is None
    [record] = (await WeeklyTest(house)._records._store.async_load() or {}).values()
    assert 0 < record["measure"]["score"] < 1


async def test_a_server_that_is_away_says_nothing_of_its_model(
    hass: HomeAssistant, house: House, server: ScriptedServer
) -> None:
    await stored(house)
    server.default.status = 500
    await WeeklyTest(house).run(dt_util.utcnow())
    assert issue(hass) is None


async def test_the_first_word_calls_it_off(
    hass: HomeAssistant,
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
) -> None:
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={},
        options={"weekly_test": True},
        subentries_data=[engine_subentry(server.url), agent_subentry()],
    )
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    house: House = entry.runtime_data
    work = QuietWork(house, "test", WeeklyTest(house).run, timedelta(0))
    end = work.start(timedelta(hours=1))
    held = server.reply("Yes?", stall=0)
    work.tick(dt_util.utcnow())
    await held.arrived.wait()
    await say("turn on the kitchen light", agent_id=AGENT)
    await hass.async_block_till_done()
    assert not work.is_busy
    held.release()
    end()
    # Unloading ends what a week would begin.
    assert await hass.config_entries.async_unload(entry.entry_id)
