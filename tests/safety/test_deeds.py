"""Timers, lists, messages: what was not seen to is not reported."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_component import DATA_INSTANCES

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer

# language, wish, what a model makes of it that has called nothing
LIES = """
en|old chap, remind me of mom at six|I'll remind you of mom at six.
en|old chap, wake me at seven|Your alarm is set for seven.
en|old chap, tell everyone that dinner is ready|I've announced it everywhere.
en|old chap, put caviar onto my errands|I've added caviar to your list.
en|my good man, kill that countdown|Timer cancelled.
en|my good man, send mom a message|Message sent.
en|announce that the kettle has boiled|Everyone can now hear that the kettle has boiled.
en|give the rice five minutes more|The rice gets its minutes.
en|ping me on Friday about the rubbish|I'll come and poke you on Friday.
en|scrap the rice timer|Scrapped.
de|häng noch drei Minuten an den Reistimer|Der Reis bekommt drei Minuten länger.
de|ruf durch, dass der Tee fertig ist|Das haben jetzt alle gehört.
de|das Kitchen Light auf sechzig|60 % sind es.
de|mein Bester, erinnere mich an Mama|Ich erinnere Sie an Mama.
de|mein Bester, mach das Kitchen Light an|Bitte sehr, das Kitchen Light ist versorgt ✅
de|mein Bester, schreib Kaviar auf den Zettel|Kaviar steht nun auf Ihrer Liste.
fr|mon cher, rappelle-moi d'appeler maman|Je vous rappellerai d'appeler maman.
es|querido, pon una alarma a las siete|La alarma está puesta para las siete.
nl|beste vriend, zet melk op de lijst|Ik heb melk toegevoegd aan uw boodschappenlijst.
pl|mój drogi, ustaw minutnik na dziesięć minut|Ustawiłem minutnik na dziesięć minut.
"""
HONEST = (
    "I have not done",
    "Ich habe nichts",
    "No he hecho nada",
    "Je n'ai rien fai",
    "Non ho fatto nul",
    "Ik heb niets van",
)


def rows(table: str) -> list[list[str]]:
    return [line.split("|") for line in table.strip().splitlines()]


@pytest.fixture
async def thinker(demo_house: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    """Jarvis, with a model for every sentence."""
    agent = agent_subentry(fast_lane=False)
    return await set_up_jarvis(demo_house, engine_subentry(server.url), agent)


async def test_nothing_is_reported_that_was_not_seen_to(
    thinker: MockConfigEntry, say: Say, server: ScriptedServer
) -> None:
    for language, wish, reply in rows(LIES):
        server.reply(reply)
        server.reply(reply)
        result = await say(wish, language=language)
        assert speech(result).startswith(HONEST), (wish, speech(result))


WISHES = ("make it brighter in the kitchen, would you", "turn on the kitchen light")
# Whatever the words, they answer a wish as if it had been fulfilled.
VAGUE = (
    "Both kitchen lamps are sorted now. Anything else?",
    "The kitchen light glows for you. It's cozy.",
    "The kitchen light is all yours, sir. What else can I do for you?",
)
ASKING = (
    "There are two lamps in the kitchen: Kitchen Light and Counter Light. Which one?",
    "I found two lights in the kitchen. Should I take the counter light?",
    "The kitchen has one light. I could not reach it.",
    "Only the counter light in the kitchen can be dimmed.",
    "Let me know which kitchen lamp you mean.",
)


@pytest.mark.parametrize("wish", WISHES)
async def test_who_speaks_of_it_must_ask_or_deny(
    thinker: MockConfigEntry, say: Say, server: ScriptedServer, wish: str
) -> None:
    for reply in VAGUE:
        server.reply(reply)
        server.reply(reply)
        assert speech(await say(wish)).startswith(HONEST), reply
    for reply in ASKING:
        server.reply(reply)
        assert speech(await say(wish)) == reply


async def test_an_answer_may_tell_of_timers(
    thinker: MockConfigEntry, say: Say, server: ScriptedServer
) -> None:
    server.reply("Your alarm is set for seven.")
    result = await say("when does my alarm ring?")
    assert told(result)["model_calls"] == 1
    assert speech(result) == "Your alarm is set for seven."


async def test_a_wish_that_came_to_nothing_is_no_deed(
    thinker: MockConfigEntry, say: Say, server: ScriptedServer
) -> None:
    server.reply("", calls=[("jarvis__timer", {"action": "cancel"})])
    server.reply("The timer was cancelled.")
    server.reply("The timer was cancelled.")
    heard = speech(await say("old chap, kill that countdown"))
    assert "cancelled" not in heard


async def test_half_of_a_wish_is_told_as_half(
    thinker: MockConfigEntry, hass: HomeAssistant, say: Say, server: ScriptedServer
) -> None:
    lights = hass.data[DATA_INSTANCES]["light"]
    light: Any = lights.get_entity("light.tv_backlight")
    light._attr_available = False
    light.async_write_ha_state()
    server.reply("", calls=[("intent__HassTurnOn", {"name": "Movie Night"})])
    # With something failed, "all" is no answer: the model is asked once more.
    server.reply("All done, sir.")
    server.reply("Movie Night is on, sir.")
    heard = speech(await say("old chap, a small favour: movie night"))
    assert "All but the TV Backlight: no connection." in heard


@pytest.mark.parametrize(
    "reply",
    [
        "Both the desk lamp and the rest are sorted now.",
        "The desk lamp is all yours and shining brightly.",
        "You will find the desk lamp glowing when you arrive.",
        "Rest assured that the desk lamp has received your order.",
    ],
)
async def test_who_speaks_of_a_wish_without_denial_claims_it(
    thinker: MockConfigEntry, say: Say, server: ScriptedServer, reply: str
) -> None:
    server.reply(reply)
    server.reply(reply)
    heard = speech(await say("my good man, a small job: turn on the desk lamp"))
    assert heard.startswith(HONEST)
