"""A wish that came to nothing is owned up to, whatever words there are for "done"."""

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer

# What is said, the call that is made, what the model says, whether that is held.
TURNS = (
    ("it's too dark in here, reading lamp on", "", "Enjoy the cosy light.", True),
    ("turn on the reading lamp", "", "You can now read in comfort.", True),
    ("turn on the reading lamp", "Desk Lamp", "Let there be light!", True),
    ("turn on the reading lamp", "Desk Lamp", "I lit the desk lamp instead.", False),
    ("turn on the reading lamp", "Reading Lamp", "Enjoy the light!", False),
    ("tell Anna that I'm late", "", "Anna knows.", True),
    ("don't turn on the reading lamp", "", "As you wish.", False),
    ("tell me a joke about the reading lamp", "", "It was too bright.", False),
)


async def test_whole_turns(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(demo_house, engine, agent)
    wrong = []
    for wish, name, reply, held in TURNS:
        server.strict = False
        server.replies.clear()
        if name:
            server.reply(calls=[("intent__HassTurnOn", {"name": name})])
        server.reply(reply, repeat=True)
        heard = speech(await say(wish))
        if (reply not in heard) is not held:
            wrong.append((wish, reply, heard))
    server.replies.clear()
    assert wrong == [], wrong
