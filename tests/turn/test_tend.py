"""What happens to the memory while nobody speaks."""

import asyncio
from datetime import timedelta
import json
from pathlib import Path

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from custom_components.jarvis.memory import Kind, Note, Page, Talk
from custom_components.jarvis.turn import background
from custom_components.jarvis.types import House
from homeassistant.core import HomeAssistant
from homeassistant.util import dt as dt_util

from ..conftest import (
    Say,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
)
from ..scripted_server import ScriptedServer


@pytest.fixture(autouse=True)
def _noon(freezer: FrozenDateTimeFactory) -> None:
    """Begin at noon of the test house: what is late in the day is another matter."""
    freezer.move_to(dt_util.utcnow().replace(hour=20, minute=0))


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take any silence for a long one: the loop's clock cannot be moved."""
    monkeypatch.setattr(background, "TENDED_AT", timedelta(0))


async def pass_time(
    hass: HomeAssistant, freezer: FrozenDateTimeFactory, **span: float
) -> None:
    freezer.tick(timedelta(**span))
    async_fire_time_changed(hass)
    await hass.async_block_till_done(wait_background_tasks=True)


async def texts(entry: MockConfigEntry, kind: Kind) -> list[str]:
    house: House = entry.runtime_data
    rows = await house.memory.browse(Page(kind=kind))
    return [row.text for row in rows]


async def test_a_model_reads_the_diary_when_the_house_is_quiet(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    freezer: FrozenDateTimeFactory,
) -> None:
    server.reply("I do not know that breed.")
    await say("we went to the shelter and came home with a corgi named Biscuit")
    await hass.async_block_till_done()
    fact = "We have a corgi named Biscuit"
    found = {"add": [{"text": fact, "about": "dog", "supersedes": []}]}
    server.reply(json.dumps(found))
    await pass_time(hass, freezer, minutes=11)
    assert fact in await texts(jarvis, Kind.FACT)
    server.reply(json.dumps({"entry": "The household took in Biscuit, a corgi."}))
    await pass_time(hass, freezer, hours=30)
    assert await texts(jarvis, Kind.SUMMARY) == [
        "The household took in Biscuit, a corgi."
    ]


async def test_facts_that_disagree_are_put_to_a_model_once(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    freezer: FrozenDateTimeFactory,
) -> None:
    store = jarvis.runtime_data.memory
    told = "The bin day is Tuesday"
    older = await store.remember(Note(text=told, language="en"))
    freezer.tick(60)
    await store.remember(Note(text="The bin day is Friday now", language="en"))
    server.reply("On Friday.")
    await say("do you happen to know about the bin day, my friend?")
    await hass.async_block_till_done()
    server.reply(json.dumps({"add": []}))
    again = {"text": "The bin day is Friday now", "about": "bin day"}
    server.reply(json.dumps({"add": [{**again, "supersedes": [older]}]}))
    await pass_time(hass, freezer, minutes=11)
    assert await texts(jarvis, Kind.FACT) == ["The bin day is Friday now"]
    asked = len(server.chats)
    await pass_time(hass, freezer, minutes=11)
    assert len(server.chats) == asked


async def test_nonsense_from_the_model_changes_nothing_and_is_tried_again(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    freezer: FrozenDateTimeFactory,
) -> None:
    server.reply("I see.")
    await say("we went to the shelter and came home with a corgi named Biscuit")
    await hass.async_block_till_done()
    server.reply("Sure! Here are the facts you asked for.")
    await pass_time(hass, freezer, minutes=11)
    assert await texts(jarvis, Kind.FACT) == []
    server.reply(json.dumps({"add": []}))
    await pass_time(hass, freezer, minutes=21)
    await pass_time(hass, freezer, minutes=11)


async def test_without_leave_no_model_reads(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    freezer: FrozenDateTimeFactory,
) -> None:
    entry = await set_up_jarvis(
        demo_house,
        engine_subentry(server.url),
        agent_subentry(),
        memory_subentry(summaries=False),
    )
    server.reply("I see.")
    await say("we came home with a corgi named Biscuit")
    await demo_house.async_block_till_done()
    await pass_time(demo_house, freezer, minutes=11)
    house: House = entry.runtime_data
    path = house.memory.path
    copy = path.with_name(f"{path.stem}.good{path.suffix}")
    assert await asyncio.to_thread(Path.exists, copy)


async def test_it_is_not_quiet_while_somebody_speaks(
    hass: HomeAssistant, jarvis: MockConfigEntry
) -> None:
    house: House = jarvis.runtime_data
    with house.memory.saying(Talk(text="hello", language="en")):
        assert not house.memory.is_quiet(timedelta(0))
    assert house.memory.is_quiet(timedelta(0))
    assert not house.memory.is_quiet(timedelta(minutes=5))
