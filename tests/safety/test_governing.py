"""A deed that hangs on what is told, supposed or forbidden is not wished for."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer

WISHED = {
    "en": """
        I want you to dim the reading lamp to 20 percent
        would you mind opening the awning
        remember to lock the back door
        it's time to close the blinds
        be so kind as to turn the printer off
        I forgot to lock the back door
        I think you should close the blinds
        somebody should turn the fan off
        what I want is for you to close the garage door
        do me a favour and turn on the fan
        the blinds need closing
        Ben says it's too bright, so close the blinds
        if you can, close the awning
        the lamp was left on
        I told you to turn off the fan
        just make the night light green
        slide the curtains to about a third
        have Rosie do her rounds
        leave the lamp on
    """,
    "de": """
        könntest du so nett sein, die Rollos zu schließen
        es ist Zeit, die Lampe auszuschalten
        wärst du so lieb, die Tür abzuschließen
        ich habe vergessen, die Hintertür abzuschließen
        ich finde, du solltest das Rollo hochfahren
        ist es dir möglich, die Markise einzufahren?
        Ben sagt, es ist zu hell, also mach die Rollos zu
        wenn du kannst, schließ die Markise
        jemand soll bitte den Drucker ausschalten
        schalten Sie den Drucker aus
        die Haustür abschließen
        lass die Lampe an
        Zeit, das Rollo zu schließen
    """,
}


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("I love setting the desk lamp to 75 percent", "off"),
        ("the electrician has to test the fuse, so turn on the desk lamp", "on"),
        ("you must not switch the desk lamp on", "off"),
    ],
)
async def test_only_what_is_wished_comes_about(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    state: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    call = ("intent__HassTurnOn", {"name": "Desk Lamp"})
    server.replies += [Reply(calls=[call]), Reply(text="Very well.")]
    answer = await say(said)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state("light.desk_lamp", state)
    assert speech(answer)
    server.replies.clear()
