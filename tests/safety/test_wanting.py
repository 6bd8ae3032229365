"""Few words without a verb wish when they say how something is to be, and only then."""

import pytest

from custom_components.jarvis.safety.tiers import Act
from custom_components.jarvis.safety.unwished import (
    is_beside,
    is_doubtful,
    is_groundless,
    wishes_nothing,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer
from ..tables import each_row

_ON = (Act(domain="light", service="turn_on", entity_id="light.x", data={}),)

WANTED = {
    "en": """
        kitchen blind halfway
        hallway light to a quarter
        reading lamp, amber
        volume to thirty in the study
        down with the kitchen blind
        the printer, off with it
        whack the ceiling fan right up
        some light over the cooker
        not the desk lamp, the floor lamp
        garden: all lights out
        could one switch the desk lamp on
        tv backlight red or orange, I don't mind
        movie night
        light for my book and a bit of peace
    """,
    "de": """
        Küchenrollo halb
        Flurlicht runter auf ein Viertel
        Leselampe, bernstein oder orange
        Abluft im Bad anschmeißen
        runter mit dem Küchenrollo
        saug mal durch
        nicht die Leselampe, die Stehlampe
        was Rosafarbenes hinter den Fernseher, wenn's recht ist
        könnte man die Schreibtischlampe anmachen
        bei dem Küchenradio versteht man sein eigenes Wort nicht
        etwas Licht überm Herd
        ich hab Eier gekauft, nimm sie runter
        Filmabend
        Licht für mein Buch
        Musik zum Kochen am Herd
    """,
}
NAMED = {
    "en": """
        anything worth watching on the telly
        and the reading lamp, LED or an old bulb
        any news on the humidifier
        can one put the fan outdoors
        you wouldn't happen to know if the dishwasher's been on
        worth keeping, the old printer
        mine's the only house in the street without an awning out
        bought with my first salary, that lamp
        good old ceiling fan, eh
        if only people knew what the heater costs
        you don't suppose the blind has a warranty
        we'd better talk about the humidifier another time
        bet you ten quid he'll open the garage
        some people run the dishwasher half empty, can you believe it
    """,
    "de": """
        und die Leselampe, sparsam oder eher nicht
        was Neues zu der Spülmaschine
        was Neues auf dem Drucker
        je die Markise geputzt
        sperrt das Gute-Nacht-Skript auch ab
        stimmt was nicht mit dem Drucker
        vom ersten Gehalt gekauft, die Lampe
        zum Glück ging der Rasensprenger vor dem Fest aus
        die Nachbarn beneiden uns bestimmt um die Markise
        manche lassen die Spülmaschine halb leer laufen
    """,
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (one.strip(), language)
        for language, texts in table.items()
        for one in texts.strip().splitlines()
    ]


def _passes(text: str, language: str) -> bool:
    """Tell whether a model may act on the things that are named, unasked."""
    return not (
        wishes_nothing(text, language)
        or is_beside(_ON, text, language)
        or is_doubtful(_ON, text, language)
        or is_groundless(_ON, text, language)
    )


@each_row(("text", "language"), _rows(WANTED))
def test_what_says_how_it_is_to_be(text: str, language: str) -> None:
    assert _passes(text, language)


@each_row(("text", "language"), _rows(NAMED))
def test_what_only_names_a_thing(text: str, language: str) -> None:
    assert not _passes(text, language)


@pytest.mark.parametrize(
    ("said", "moved"),
    [
        ("and the desk lamp, new or second-hand", False),
        ("do whack the desk lamp on for us", True),
    ],
)
async def test_a_hasty_model_moves_what_is_wanted(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    *,
    moved: bool,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    call = ("intent__HassTurnOn", {"name": "Desk Lamp"})
    server.replies += [Reply(calls=[call]), Reply(text="Okay.")]
    answer = speech(await say(said))
    assert demo_house.states.is_state("light.desk_lamp", "on") is moved
    assert answer.endswith("?") is not moved
    server.replies.clear()
