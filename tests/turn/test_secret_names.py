"""A key that somebody wrote into a name stays in the house."""

from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer

KEY = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
LAMP = "light.desk_lamp"


async def test_the_model_sees_no_key_and_still_switches_it(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    er.async_get(demo_house).async_update_entity(LAMP, name=f"Note {KEY}")
    await demo_house.async_block_till_done()
    await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(fast_lane=False)
    )
    server.reply("Which note do you mean?")
    result = await say("do something nice with the note")
    asked = str(server.chats[-1].body)
    assert "Note" in asked
    assert KEY not in asked
    assert speech(result) == "Which note do you mean?"
    masked = asked[asked.index("Note [[secret") :].partition("]]")[0] + "]]"
    server.reply(calls=[("intent__HassTurnOn", {"name": masked})])
    server.reply("It is on.")
    await say("turn the note on", result.conversation_id)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state(LAMP, "on")
    assert all(KEY not in str(chat.body) for chat in server.chats)
