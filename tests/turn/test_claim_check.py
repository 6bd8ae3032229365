"""What streams unjudged, and what a reply may tell of the house and of its own acts."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

# What is said, and what a model answers that has called nothing: it is spoken.
CHAT = {
    "en": """
        give me a short pep talk > You have done harder things; go on.
        give me a motto for Monday > Done is better than perfect, and tea helps.
        cheer me up > You have survived every bad day so far.
        I had a long day > Then put your feet up. You have earned it.
        who painted the night watch > Rembrandt painted it in 1642.
        where are my glasses > They are on the piano, as ever.
        tell me a bedtime story > The fox closed the door and all was dark.
        it is cold > Shall I turn up the heating?
    """,
    "de": """
        sprich mir Mut zu > Du hast schon Schwereres geschafft, weiter so.
        gib mir ein Motto > Wage jeden Tag etwas Neues.
        ich hatte einen langen Tag > Dann leg die Füße hoch.
        wer hat die Nachtwache gemalt > Rembrandt hat sie 1642 gemalt.
        mir ist kalt > Soll ich die Heizung höher stellen?
    """,
    "fr": """
        qui a peint la Ronde de nuit > Rembrandt l'a peinte en 1642.
        il fait froid > Voulez-vous que je monte le chauffage ?
    """,
}
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


@pytest.mark.parametrize("language", CHAT)
async def test_chat_and_questions_are_spoken_as_they_are(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await _set_up(base, server, language)
    wrong = []
    for said, reply in rows(CHAT[language]):
        server.replies.clear()
        server.requests.clear()
        server.reply(reply, repeat=True)
        heard = speech(await say(said, language=language))
        if heard != reply or len(server.chats) != 1:
            wrong.append((said, reply, heard))
    server.replies.clear()
    assert wrong == []


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
