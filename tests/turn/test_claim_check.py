"""What streams unjudged, and what a reply may tell of the house and of its own acts."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

# What is said, what is not so, and what is.
STATES = {
    "en": """
        well > The blinds are all at 100 percent. > The blinds are all at 0 percent.
        anything to tell > All the blinds are open. > All the blinds are closed.
        how are things > The back door is locked. > The back door is unlocked.
        I like it here > The kitchen light is on, you see. > The kitchen light is off.
        hello > The living room is at 30 degrees. > The living room is at 20.5 degrees.
    """,
    "de": """
        na > Alle Rollos sind auf 100 Prozent. > Alle Rollos sind auf 0 Prozent.
        was gibt es > Die Hintertür ist verriegelt. > Die Hintertür ist entriegelt.
        schön hier > Das Küchenlicht ist übrigens an. > Das Küchenlicht ist aus.
    """,
}


def rows(table: str) -> list[list[str]]:
    return [
        [one.strip() for one in line.split(" > ")]
        for line in table.strip().splitlines()
    ]


async def _set_up(hass: HomeAssistant, server: ScriptedServer, language: str) -> None:
    await furnish_demo_house(hass, "de" if language == "de" else "en")
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(hass, engine, agent)
    server.strict = False


@pytest.mark.parametrize("language", STATES)
async def test_states_of_named_things_are_those_of_the_house(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await _set_up(base, server, language)
    for blind in base.states.async_all("cover"):
        if blind.attributes.get("device_class") in {"blind", "shade"}:
            shut = {**blind.attributes, "current_position": 0}
            base.states.async_set(blind.entity_id, "closed", shut)
    wrong = []
    for said, false, true in rows(STATES[language]):
        for reply, told in ((false, False), (true, True)):
            server.replies.clear()
            server.reply(reply, repeat=True)
            heard = speech(await say(said, language=language))
            if (reply in heard) is not told:
                wrong.append((said, reply, heard))
    server.replies.clear()
    assert wrong == []
