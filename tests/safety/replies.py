"""Plays what somebody says against a model that calls nothing, turn by turn."""

from collections.abc import Iterable

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer


async def otherwise_than(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    turns: Iterable[tuple[str, str, bool]],
    language: str,
    *,
    house: str = "",
) -> list[tuple[str, str, str]]:
    """Return the turns whose reply was held back, or spoken, against what is expected.

    A turn is what is said, the model's reply, and whether that is to be held back; the
    demo house is furnished in `house`, else in the language that is spoken.
    """
    await furnish_demo_house(base, house or language)
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine, agent)
    server.strict = False
    wrong = []
    for said, reply, held in turns:
        server.replies.clear()
        server.reply(reply, repeat=True)
        heard = speech(await say(said, language=language))
        if (reply not in heard) is not held:
            wrong.append((said, reply, heard))
    server.replies.clear()
    return wrong
