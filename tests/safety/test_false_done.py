"""Nobody hears "done" when it is not: failures of every kind, in every lane."""

from collections.abc import Callable
import re
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.safety.reach.contents import acts_of
from custom_components.jarvis.safety.readback import LIMITS, Readback
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.entity_component import DATA_INSTANCES

from ..conftest import Say, speech, told
from ..scripted_server import ScriptedServer

pytestmark = pytest.mark.slow

# (entity, what a person says, the tool and arguments of a model, state wanted)
CASES: dict[str, tuple[str, str, dict[str, Any], str]] = {
    "light.kitchen_light": (
        "turn on the kitchen light",
        "intent__HassTurnOn",
        {"name": "Kitchen Light"},
        "on",
    ),
    "light.desk_lamp": (
        "turn on the desk lamp",
        "intent__HassTurnOn",
        {"name": "Desk Lamp"},
        "on",
    ),
    "switch.coffee_machine": (
        "turn on the coffee machine",
        "intent__HassTurnOn",
        {"name": "Coffee Machine"},
        "on",
    ),
    "switch.office_printer": (
        "switch on the printer",
        "intent__HassTurnOn",
        {"name": "Printer"},
        "on",
    ),
    "cover.kitchen_blind": (
        "close the kitchen blind",
        "intent__HassTurnOff",
        {"name": "Kitchen Blind"},
        "closed",
    ),
    "lock.back_door": (
        "lock the back door",
        "intent__HassTurnOn",
        {"name": "Back Door"},
        "locked",
    ),
}
HONEST = re.compile(
    r"cannot|did not|no answer|not (?:do|done|work)|nothing was done|I have not",
    re.IGNORECASE,
)
REPLIES = (
    "I've turned it on for you.",
    "Done.",
    "All done, sir.",
    "It has been turned on.",
    "I have closed and locked everything.",
    "Certainly, I have switched it on.",
)


def entity_of(hass: HomeAssistant, entity_id: str) -> Any:
    """Return the living entity behind an id."""
    domain = entity_id.partition(".")[0]
    return hass.data[DATA_INSTANCES][domain].get_entity(entity_id)


async def _silent(*_args: Any, **_kwargs: Any) -> None:
    """Take the command and do nothing."""


async def _raises(*_args: Any, **_kwargs: Any) -> None:
    raise HomeAssistantError("The radio is down")


async def _crashes(*_args: Any, **_kwargs: Any) -> None:
    raise ValueError("boom")


def _dead(entity: Any) -> None:
    for name in (
        "async_turn_on",
        "async_turn_off",
        "async_close_cover",
        "async_open_cover",
        "async_lock",
        "async_unlock",
    ):
        if hasattr(entity, name):
            setattr(entity, name, _silent)


def _broken(entity: Any, how: Any) -> None:
    _dead(entity)
    for name in ("async_turn_on", "async_close_cover", "async_lock"):
        if hasattr(entity, name):
            setattr(entity, name, how)


def _gone(entity: Any) -> None:
    _dead(entity)
    entity._attr_available = False
    entity.async_write_ha_state()


FAILURES: dict[str, Callable[[Any], None]] = {
    "does not answer": _dead,
    "raises": lambda entity: _broken(entity, _raises),
    "crashes": lambda entity: _broken(entity, _crashes),
    "unavailable": _gone,
}


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for as long as a test has time; the waiting itself is tested elsewhere."""
    for domain in ("light", "switch", "cover", "lock"):
        monkeypatch.setitem(LIMITS, domain, 0.01)


@pytest.mark.usefixtures("_impatient")
@pytest.mark.parametrize("failure", FAILURES)
async def test_never_done(
    jarvis: MockConfigEntry,
    hass: HomeAssistant,
    say: Say,
    server: ScriptedServer,
    failure: str,
) -> None:
    lies, count = [], 0
    for entity_id, (words, tool, arguments, wanted) in CASES.items():
        FAILURES[failure](entity_of(hass, entity_id))
        result = await say(words)
        assert told(result)["model_calls"] == 0, words
        count += 1
        if not HONEST.search(speech(result)):
            lies.append((failure, words, speech(result)))
        for reply in REPLIES:
            for calls in ([], [(tool, arguments)]):
                if calls:
                    server.reply("", calls=calls)
                server.reply(reply)
                server.reply(reply)
                server.reply(reply)
                heard = speech(await say("it would be so very pleasant, you know"))
                server.replies.clear()
                count += 1
                if not HONEST.search(heard):
                    lies.append((failure, reply, heard))
        state = hass.states.get(entity_id)
        assert state is not None
        assert state.state != wanted
    assert not lies
    assert count >= 78


@pytest.mark.usefixtures("_impatient")
async def test_what_raised_is_named(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say, server: ScriptedServer
) -> None:
    lamp = "light.desk_lamp"
    FAILURES["raises"](entity_of(hass, lamp))
    server.reply("", calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
    server.reply("The desk lamp is on now.")
    server.reply("The desk lamp is on now.")
    heard = speech(await say("could do with some light on my papers"))
    assert "error from the Desk Lamp" in heard


@pytest.mark.usefixtures("_impatient")
async def test_all_but_one(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say
) -> None:
    _dead(entity_of(hass, "light.kitchen_counter_light"))
    result = await say("turn on the kitchen lights")
    assert "All but the Counter Light, which did not answer." in speech(result)
    _gone(entity_of(hass, "light.mirror_light"))
    result = await say("turn on the bathroom lights")
    assert "All but the Mirror Light: no connection." in speech(result)


async def test_what_is_so_already_is_not_waited_for(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say
) -> None:
    _dead(entity_of(hass, "light.living_room_light"))
    result = await say("turn on the living room light")
    assert not HONEST.search(speech(result))
    acts = acts_of(hass, "light", "turn_on", {"entity_id": "light.living_room_light"})
    looking = Readback(hass, acts).held()
    # Done without giving way once: it has waited for nothing.
    with pytest.raises(StopIteration) as ended:
        looking.send(None)
    assert ended.value.value.ok == ("light.living_room_light",)


async def test_what_is_renamed_meanwhile_is_still_found(hass: HomeAssistant) -> None:
    registry = er.async_get(hass)
    entry = registry.async_get_or_create("light", "test", "1")
    hass.states.async_set(entry.entity_id, "off")
    acts = acts_of(hass, "light", "turn_on", {"entity_id": entry.entity_id})
    watched = Readback(hass, acts)
    registry.async_update_entity(entry.entity_id, new_entity_id="light.other")
    hass.states.async_remove(entry.entity_id)
    hass.states.async_set("light.other", "on")
    held = await watched.held()
    assert held.ok == (entry.entity_id,)
    assert not held.failed


@pytest.mark.usefixtures("_impatient")
async def test_part_of_the_way_is_not_there(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say
) -> None:
    blind = entity_of(hass, "cover.kitchen_blind")

    before = hass.states.get("cover.kitchen_blind")
    assert before is not None
    attributes = dict(before.attributes)

    def stand(position: int) -> None:
        found = {**attributes, "current_position": position}
        hass.states.async_set("cover.kitchen_blind", "open", found)

    async def stuck(**_data: Any) -> None:
        stand(40)

    for name in ("async_close_cover", "async_set_cover_position", "async_open_cover"):
        setattr(blind, name, stuck)
    for words in (
        "close the kitchen blind",
        "set the kitchen blind to 90 percent",
        "open the kitchen blind",
    ):
        stand(60)
        heard = speech(await say(words))
        assert "not all the way" in heard, (words, heard)
