"""A model's offer to act waits for its answer; a question out of courtesy does not."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

# What is said, what a model asks, whether its question is pending.
ASKED = {
    "en": (
        ("it is cold", "Shall I turn up the heating?", True),
        ("the sun is in my eyes", "Would you like me to close the blinds?", True),
        ("pasta tonight", "Shall I set a timer for ten minutes?", True),
        ("I had a long day", "Anything else?", False),
        ("I had a long day", "Oh dear, what happened?", False),
        ("our cat had kittens", "How many are there?", False),
    ),
    "de": (
        ("es ist so frisch heute", "Soll ich die Heizung höher stellen?", True),
        ("die Sonne blendet", "Möchten Sie, dass ich die Rollos schließe?", True),
        ("ich hatte einen langen Tag", "Was war denn los?", False),
    ),
}


async def _set_up(hass: HomeAssistant, server: ScriptedServer, language: str) -> None:
    await furnish_demo_house(hass, language)
    engine, agent = engine_subentry(server.url), agent_subentry()
    # What is offered here is a model's: the learned reader would ask itself.
    await set_up_jarvis(hass, engine, agent, learned_reader=False)
    server.strict = False


@pytest.mark.parametrize("language", ASKED)
async def test_what_is_offered_is_pending(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await _set_up(base, server, language)
    wrong = []
    for said, question, pending in ASKED[language]:
        server.replies.clear()
        server.reply(question, repeat=True)
        result = await say(said, language=language)
        if result.continue_conversation is not pending or speech(result) != question:
            wrong.append((said, question, speech(result)))
    server.replies.clear()
    assert wrong == []


async def test_a_yes_reaches_the_model_with_its_offer(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _set_up(base, server, "en")
    server.reply("Shall I turn on the desk lamp?")
    first = await say("it is rather dark at my desk")
    assert first.continue_conversation
    server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
    server.reply("The desk lamp is on.")
    done = await say("yes", first.conversation_id)
    sent = [message["content"] for message in server.chats[1].messages]
    assert "Shall I turn on the desk lamp?" in sent
    assert speech(done) == "The desk lamp is on."
    assert base.states.is_state("light.desk_lamp", "on")
    assert not done.continue_conversation


async def test_a_yes_without_an_act_is_no_done(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _set_up(base, server, "en")
    server.reply("Shall I turn up the heating?")
    first = await say("it is cold")
    server.reply("With pleasure, a little warmth it is.", repeat=True)
    heard = speech(await say("yes please", first.conversation_id))
    server.replies.clear()
    assert "pleasure" not in heard


async def test_an_offer_reopens_twice_at_most(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _set_up(base, server, "en")
    server.reply("Shall I turn up the heating?", repeat=True)
    talk, opened = None, []
    for said in ("it is cold", "hm", "so so"):
        result = await say(said, talk)
        talk = result.conversation_id
        opened.append(result.continue_conversation)
    server.replies.clear()
    assert opened == [True, True, False]
