"""Every fault of the house in every lane: a sentence in time, never a false "done"."""

import asyncio
from collections.abc import (
    AsyncGenerator,
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
)
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
import re
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from homeassistant.const import EVENT_HOMEASSISTANT_STOP
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import entity_registry as er
from homeassistant.util import dt as dt_util

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound, waiting

LAMP = "light.kitchen_light"
DEADLINE = 4.0
OVER = "test_over"
CLAIM = re.compile(
    r"\b(turned (it )?on|switched on|is (now )?on|done|at \d+ percent|brighter now)\b"
    r"(?! *(yet|\?))",
    re.IGNORECASE,
)
DENIAL = re.compile(
    r"\b(not|n't|no|nothing|cannot|could|did not|unable|fail\w*|sorry|unavailable|"
    r"whether|unless|too long)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lane:
    """A way to the same lamp; `model` is whether a model is asked."""

    text: str
    model: bool = False


LANES = {
    "sentence": Lane(text="turn on the kitchen light"),
    "fuzzy": Lane(text="switch on teh kitchen ligth"),
    "command": Lane(text="make the kitchen light brighter"),
    "model": Lane(text="some light for my pots, old boy", model=True),
}

type Fault = Callable[[HomeAssistant], Awaitable[None]]


async def _register(
    hass: HomeAssistant, run: Callable[[ServiceCall], Coroutine[Any, Any, None]]
) -> None:
    hass.services.async_register("light", "turn_on", run)


async def refuses(hass: HomeAssistant) -> None:
    """Let the integration refuse in words."""

    async def run(_call: ServiceCall) -> None:
        raise HomeAssistantError("The bridge is not reachable")

    await _register(hass, run)


async def breaks(hass: HomeAssistant) -> None:
    """Let the integration have a bug."""

    async def run(_call: ServiceCall) -> None:
        raise KeyError("brightness")

    await _register(hass, run)


async def breaks_late(hass: HomeAssistant) -> None:
    """Let the bug come when Home Assistant's intents have stopped waiting for it."""

    async def run(_call: ServiceCall) -> None:
        await asyncio.sleep(0.3)
        raise KeyError("brightness")

    await _register(hass, run)


async def hangs(hass: HomeAssistant) -> None:
    """Let the integration wait for a device that is gone."""

    async def run(_call: ServiceCall) -> None:
        # Longer than any turn has.
        await hass.data[OVER].wait()

    await _register(hass, run)


async def ignores(hass: HomeAssistant) -> None:
    """Let the lamp take the order and stay dark."""

    async def run(_call: ServiceCall) -> None:
        return

    await _register(hass, run)


async def is_away(hass: HomeAssistant) -> None:
    """Let the lamp be unplugged."""
    state = hass.states.get(LAMP)
    assert state is not None
    hass.states.async_set(LAMP, "unavailable", state.attributes)
    await ignores(hass)


async def is_gone(hass: HomeAssistant) -> None:
    """Let the lamp have no state at all, though it is registered."""
    hass.states.async_remove(LAMP)
    await ignores(hass)


async def has_no_service(hass: HomeAssistant) -> None:
    """Let the integration be unloaded, and its service with it."""
    for service in ("turn_on", "turn_off", "toggle"):
        hass.services.async_remove("light", service)


async def has_odd_attributes(hass: HomeAssistant) -> None:
    """Let an integration tell nonsense of its lamp, and not turn it on."""
    state = hass.states.get(LAMP)
    assert state is not None
    odd = {"brightness": "bright", "supported_color_modes": 7, "friendly_name": 3}
    hass.states.async_set(LAMP, "perhaps", {**state.attributes, **odd})
    await ignores(hass)


FAULTS: dict[str, Fault] = {
    fault.__name__: fault
    for fault in (
        refuses,
        breaks,
        breaks_late,
        hangs,
        ignores,
        is_away,
        is_gone,
        has_no_service,
        has_odd_attributes,
    )
}


@pytest.fixture
async def entry(
    request: pytest.FixtureRequest, demo_house: HomeAssistant, server: ScriptedServer
) -> AsyncGenerator[MockConfigEntry]:
    """Jarvis with little time for what hangs; its devices are free in the end."""
    over = demo_house.data[OVER] = asyncio.Event()
    hangs = request.node.callspec.params.get("fault") == "hangs"
    yield await set_up_jarvis(
        demo_house,
        engine_subentry(server.url),
        agent_subentry(deadline=DEADLINE if hangs else 30),
    )
    over.set()


@asynccontextmanager
async def in_time(seconds: float = DEADLINE + 1) -> AsyncIterator[None]:
    """Fail when a turn waits for longer, whatever the machine does meanwhile."""
    async with idle_bound():
        with waiting() as waited:
            yield
    assert waited.seconds < seconds


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("lane", LANES)
async def test_a_fault_is_told_in_every_lane(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    lane: str,
    fault: str,
) -> None:
    way = LANES[lane]
    await hass.services.async_call(
        "light", "turn_off", {"entity_id": LAMP}, blocking=True
    )
    await FAULTS[fault](hass)
    if way.model:
        # It believes what it likes, as small models do.
        server.reply(calls=[("intent__HassTurnOn", {"name": "Kitchen Light"})])
        server.reply("I have turned on the kitchen light.", repeat=True)
    async with in_time():
        result = await say(way.text)
    said = speech(result)
    assert said.strip()
    assert not CLAIM.search(said) or DENIAL.search(said), said
    state = hass.states.get(LAMP)
    assert state is None or state.state != "on"
    # The house goes on.
    async with in_time():
        after = await say("what's 5 plus 3")
    assert "8" in speech(after)


@pytest.mark.parametrize("lane", [name for name, way in LANES.items() if not way.model])
async def test_no_engine_is_missed_where_none_is_needed(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    lane: str,
) -> None:
    await server.stop()
    await hass.services.async_call(
        "light", "turn_on", {"entity_id": LAMP, "brightness_pct": 30}, blocking=True
    )
    result = await say(LANES[lane].text)
    assert told(result)["model_calls"] == 0
    state = hass.states.get(LAMP)
    assert state is not None
    assert state.state == "on"


@pytest.mark.parametrize("lane", LANES)
@pytest.mark.parametrize("store", ["memory", "telemetry"])
async def test_a_broken_store_costs_no_turn(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    lane: str,
    store: str,
) -> None:
    house = entry.runtime_data
    if store == "memory":
        await house.memory.close()
    else:
        await house.ledger.close()
    if LANES[lane].model:
        server.reply(calls=[("intent__HassTurnOn", {"name": "Kitchen Light"})])
        server.reply("The kitchen light is on.")
    async with in_time():
        result = await say(LANES[lane].text)
    assert speech(result).strip()
    state = hass.states.get(LAMP)
    assert state is not None
    assert state.state == "on"


@pytest.mark.slow
@pytest.mark.parametrize("goes", ["entry", "home"])
@pytest.mark.parametrize("lane", LANES)
async def test_who_goes_away_leaves_a_sentence_in_every_lane(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    lane: str,
    goes: str,
) -> None:
    asked = asyncio.Event()

    async def run(_call: ServiceCall) -> None:
        asked.set()
        await hass.data[OVER].wait()

    await hass.services.async_call(
        "light", "turn_off", {"entity_id": LAMP}, blocking=True
    )
    await _register(hass, run)
    if LANES[lane].model:
        server.reply(calls=[("intent__HassTurnOn", {"name": "Kitchen Light"})])
        server.reply("I have turned on the kitchen light.", repeat=True)
    turn = asyncio.create_task(say(LANES[lane].text))
    async with idle_bound():
        await asked.wait()
    # Home Assistant does not wait for the device, nor does the listener.
    async with in_time(DEADLINE / 2):
        if goes == "entry":
            assert await hass.config_entries.async_unload(entry.entry_id)
        else:
            hass.bus.async_fire(EVENT_HOMEASSISTANT_STOP)
        said = speech(await turn)
    hass.data[OVER].set()
    # The chat session that was left open is over, too.
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(minutes=11))
    await hass.async_block_till_done()
    assert said.strip()
    assert not CLAIM.search(said) or DENIAL.search(said), said


@pytest.mark.slow
@pytest.mark.parametrize("lane", LANES)
async def test_a_house_that_is_emptied_meanwhile_is_told_in_every_lane(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    lane: str,
) -> None:
    registry = er.async_get(hass)
    way = LANES[lane]
    if way.model:
        server.reply(calls=[("intent__HassTurnOn", {"name": "Kitchen Light"})])
        server.reply("I have turned on the kitchen light.", repeat=True)
    else:
        server.reply("There is no such thing here.", repeat=True)
    async with in_time():
        turn = asyncio.create_task(say(way.text))
        await asyncio.sleep(0)
        # What was through at once had its lamp before the house was emptied.
        lit = hass.states.is_state(LAMP, "on")
        for entity_id in [*registry.entities]:
            registry.async_remove(entity_id)
        for state in hass.states.async_all():
            hass.states.async_remove(state.entity_id)
        said = speech(await turn)
    assert said.strip()
    # A lamp that was quick enough has written its state anew: it may be told.
    if hass.states.get(LAMP) is None and not lit:
        assert not CLAIM.search(said) or DENIAL.search(said), said
