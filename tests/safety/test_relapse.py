"""What does not stay done is told: at once where it can be, else at the next word."""

from datetime import timedelta
from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.safety.readback import LIMITS
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_component import DATA_INSTANCES

from ..conftest import Say, speech
from ..scripted_server import ScriptedServer

TURN_ON = ("intent__HassTurnOn", {"name": "Reading Lamp"})
WISH = "a little job, good fellow: turn on the reading lamp"


def switch_back(hass: HomeAssistant, entity_id: str, state: str = "off") -> None:
    """Let a thing fall back by itself."""
    found = hass.states.get(entity_id)
    assert found is not None
    hass.states.async_set(entity_id, state, found.attributes)


@pytest.mark.parametrize(
    ("words", "asked", "told"),
    [
        ("turn on the reading lamp", "did that work?", "Reading Lamp did not stay so"),
        ("turn on the reading lamp", "what time is it?", "Reading Lamp did not stay"),
    ],
)
async def test_the_next_word_tells_it_once(
    jarvis: MockConfigEntry,
    hass: HomeAssistant,
    say: Say,
    words: str,
    asked: str,
    told: str,
) -> None:
    first = await say(words)
    switch_back(hass, "light.reading_lamp")
    conversation = first.conversation_id
    assert told in speech(await say(asked, conversation))
    assert told not in speech(await say(asked, conversation))


async def test_what_somebody_changed_did_not_go_back_by_itself(
    jarvis: MockConfigEntry,
    hass: HomeAssistant,
    say: Say,
    freezer: FrozenDateTimeFactory,
) -> None:
    first = await say("turn on the reading lamp")
    await say("turn off the reading lamp", first.conversation_id)
    heard = speech(await say("what time is it?", first.conversation_id))
    assert "stay" not in heard
    again = await say("turn on the desk lamp", first.conversation_id)
    freezer.tick(timedelta(seconds=60))
    switch_back(hass, "light.desk_lamp")
    assert "stay" not in speech(await say("what time is it?", again.conversation_id))


async def test_a_model_may_not_tell_what_has_gone_back(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say, server: ScriptedServer
) -> None:
    lamp: Any = hass.data[DATA_INSTANCES]["light"].get_entity("light.reading_lamp")
    turn_on = lamp.async_turn_on

    async def briefly(**data: Any) -> None:
        await turn_on(**data)
        hass.loop.call_soon(lambda: hass.loop.call_soon(_off))

    def _off() -> None:
        lamp._attr_is_on = False
        lamp.async_write_ha_state()

    lamp.async_turn_on = briefly
    server.reply("", calls=[TURN_ON])
    server.reply("I have turned on the reading lamp.")
    server.reply("All done, sir.")
    heard = speech(await say(WISH))
    assert "Reading Lamp" in heard
    assert "cannot say that it is done" in heard


@pytest.mark.parametrize(
    "reply",
    ["As you wish.", "You got it! ✅", "👍", "Certainly, sir. Right away.", "Enjoy!"],
)
@pytest.mark.parametrize("calls", [[], [TURN_ON]])
async def test_agreeing_is_no_answer_to_a_wish_in_vain(
    jarvis: MockConfigEntry,
    hass: HomeAssistant,
    say: Say,
    server: ScriptedServer,
    monkeypatch: pytest.MonkeyPatch,
    reply: str,
    calls: list[tuple[str, dict[str, Any]]],
) -> None:
    monkeypatch.setitem(LIMITS, "light", 0.01)

    async def silent(**_data: Any) -> None:
        """Take the command and do nothing."""

    lamp: Any = hass.data[DATA_INSTANCES]["light"].get_entity("light.reading_lamp")
    lamp.async_turn_on = silent
    if calls:
        server.reply("", calls=calls)
    server.reply(reply)
    server.reply(reply)
    heard = speech(await say(WISH))
    assert reply not in heard
    assert ("Reading Lamp" in heard) is bool(calls)


async def test_honest_words_in_front_and_behind_come_through(
    jarvis: MockConfigEntry, say: Say, server: ScriptedServer
) -> None:
    reply = "Certainly, sir. I could not find that lamp. The hallway light is on."
    server.reply(reply)
    assert (
        speech(await say("a little job, good fellow: turn on the attic lamp")) == reply
    )


@pytest.mark.parametrize(
    ("entity_id", "words"),
    [
        ("light.living_room_light", "make the living room light green"),
        ("light.living_room_light", "dim the living room light to 20 percent"),
        ("fan.bedroom_fan", "set the ceiling fan to 100 percent"),
        ("media_player.kitchen_speaker", "skip this song on the kitchen speaker"),
    ],
)
async def test_what_is_on_already_is_looked_at_more_closely(
    jarvis: MockConfigEntry,
    hass: HomeAssistant,
    say: Say,
    monkeypatch: pytest.MonkeyPatch,
    entity_id: str,
    words: str,
) -> None:
    domain = entity_id.partition(".")[0]
    monkeypatch.setitem(LIMITS, domain, 0.01)

    async def silent(*_args: Any, **_data: Any) -> None:
        """Take the command and do nothing."""

    thing: Any = hass.data[DATA_INSTANCES][domain].get_entity(entity_id)
    for name in ("async_turn_on", "async_set_percentage", "async_media_next_track"):
        if hasattr(thing, name):
            setattr(thing, name, silent)
    assert "no answer" in speech(await say(words)), words
