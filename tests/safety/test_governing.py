"""A deed that hangs on what is told, supposed or forbidden is not wished for."""

import pytest

from custom_components.jarvis.safety.sentences.governing import is_governed
from custom_components.jarvis.safety.unwished import wishes_nothing
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer
from ..tables import each_row
from .test_told_or_wished import WISHED as WISHED_BESIDE

TOLD = {
    "en": """
        I love dimming the reading lamp to 20 percent
        opening the awning by hand takes ages
        Lisa says she turned the fan off
        I see the desk lamp is at 20 percent
        the roofer has to open the garage door on Friday
        my aunt couldn't turn the night light blue
        the intern is switching the printer off
        I would open the awning if I lived here
        I promised Ben to water the lawn and to switch the sprinkler on
        I nearly forgot to lock the back door
        yesterday you set the fan to 66 percent for me
        glad you turned the printer off
        I don't care who set the blind to 40 percent
        every time you open the blind, the cat hides
        the desk lamp has been on since Tuesday
        the curtains were open when I got home
        if it rained I'd close the awning
        suppose I told you to lock the door, could you
        I have a mug that says turn the lights off
        my sister's coffee machine turns itself on, the lucky thing
        if it were summer, I would open the awning
        I already skipped this track
        the blind is down in that picture
        eight minutes for soft eggs, or is that too long
        hang on, who put the telly on
        they say you should air the bedroom and open the blinds daily
    """,
    "de": """
        es hat keinen Sinn, den Drucker einzuschalten
        ich habe Ben versprochen, das Thermostat auf 19 Grad zu stellen
        Lisa behauptet, der Drucker sei an
        du meinst, das Licht ist an
        der Dachdecker muss morgen die Markise einfahren
        vielleicht sollte Anna den Lautsprecher pausieren
        nächsten Sommer wollen wir die Markise hochfahren
        ich würde die Tür abschließen, wenn ich hier wohnte
        ich brauche ewig, um das Nachtlicht grün zu machen
        ich habe letzte Woche vergessen, das Rollo zu schließen
        du hast ganz toll das Rollo zugemacht
        als ich das letzte Mal die Lampe angemacht habe, knallte es
        das Rollo war offen, als ich heimkam
        wenn Ben dich bäte, das Tor zu öffnen, würdest du es tun
        Anna hat vor, den Drucker auszumachen
        acht Minuten für weiche Eier, oder ist das zu lang
        die Lampe meiner Tante geht von selbst an
        man kann auch von Hand die Rollos schließen
        ich werde die Lampe selbst einschalten
        ich wollte gestern den Film starten
        Ben hat mir gesagt, ich soll den Drucker ausschalten
    """,
}
BARRED = {
    "en": """
        you should not switch the reading lamp on
        I'd rather you didn't open the blinds
        I don't want you to set the heating to 24 degrees
        please stop asking me to close the window
        there's no reason to open the awning
        the fan is on and that's fine
        leave the blinds as they are, will you
        I don't want the dishwasher off
        I'm not saying pause it, I'm saying it's a weird song
        in November I don't switch the sprinkler on
    """,
    "de": """
        du sollst nicht den Lautsprecher stummschalten
        mir wäre lieber, du würdest nicht die Tür aufschließen
        ich will nicht, dass du die Markise ausfährst
        hör auf, ständig die Rollos zu schließen
        warte noch damit, die Lampe grün zu machen
        der Ventilator ist an und das ist gut so
        lass die Rollos mal, wie sie sind
        im November schalte ich doch den Sprenger nicht ein
    """,
    "fr": "laisse les rideaux comme ils sont",
    "es": "deja las cortinas como están",
    "it": "lascia le tende come sono",
    "nl": "laat de gordijnen zoals ze zijn",
}
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


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (code, line.strip())
        for code, lines in table.items()
        for line in lines.strip().splitlines()
    ]


@each_row(("language", "said"), _rows(TOLD))
def test_a_deed_under_other_words_is_told(language: str, said: str) -> None:
    assert is_governed(said, language) or wishes_nothing(said, language)


@each_row(("language", "said"), _rows(BARRED))
def test_what_is_barred_is_refused(language: str, said: str) -> None:
    assert wishes_nothing(said, language)


@each_row(("language", "said"), _rows(WISHED))
def test_a_wish_hangs_on_nothing_else(language: str, said: str) -> None:
    assert not is_governed(said, language)
    assert not wishes_nothing(said, language)


@each_row(("language", "said"), _rows(WISHED_BESIDE))
def test_what_is_wished_beside_what_is_told_is_no_deed_of_others(
    language: str, said: str
) -> None:
    assert not is_governed(said, language)


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
