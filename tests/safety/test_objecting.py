"""What is set aside without a verb, marvelled at or made of words moves nothing.

What works and is told to stop its work is ended by that.
"""

import pytest

from custom_components.jarvis.safety.tiers import Act
from custom_components.jarvis.safety.unwished import is_against, wishes_nothing
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import Reply, ScriptedServer

_ON = (Act(domain="switch", service="turn_on", entity_id="switch.x", data={}),)
_OFF = (Act(domain="switch", service="turn_off", entity_id="switch.x", data={}),)

# Moves nothing, neither on nor off.
ASIDE = {
    "en": """
        not the floor lamp, it hurts my eyes
        anything but the washer, please
        leave the heating out of this
        woe to him who touches the blinds
        mitts off the printer
        heaven forbid the garage goes up
        I do not want the curtains to be opened
        I wouldn't like the back door to be unlocked
        we don't want anybody to touch the thermostat
        I'd sooner freeze than have that fan on
        I'd much rather sit in the dark than touch the lamp
        you should have heard the noise when the fan came on
        you won't believe how long we waited for that lamp
        the house was quieter when the washer was off
        compose a limerick about the hallway
        invent a story about the printer
    """,
    "de": """
        bloß nicht die Stehlampe, davon tränen mir die Augen
        alles, nur nicht die Waschmaschine
        wehe, du kommst an die Rollos
        Pfoten weg vom Drucker
        ich will nicht, dass die Vorhänge geöffnet werden
        wir möchten nicht, dass die Heizung ausgeschaltet wird
        eh ich den Lüfter anmach, frier ich lieber
        lieber sitze ich im Dunkeln, als dass ich die Lampe anmache
        Gott behüte, dass die Garage aufgeht
        ihr hättet den Krach hören sollen, als der Lüfter anging
        du ahnst nicht, wie lange wir auf die Lampe gewartet haben
        hier war es ruhiger, als die Waschmaschine noch aus war
        stell dir die Lampe aus Schokolade vor
        dichte mir ein Sonett auf den Flur
    """,
}
# Is ended, and begun by none of it.
ENDED = {
    "en": """
        stop watering the flowers
        quit heating the office
        enough of the hoovering
        spare me the television
        not the washing machine again
        I don't want the light to be on
        I don't want the curtains opened
    """,
    "de": """
        hör auf, die Blumen zu gießen
        hör bitte auf zu drucken
        Schluss mit dem Staubsaugen
        verschone mich mit dem Fernseher
        nicht schon wieder die Waschmaschine
        ich will nicht, dass das Licht an ist
    """,
}
WISHED = {
    "en": """
        not the desk lamp, the reading lamp please
        everything but the printer off
        turn off all but the printer
        tell me a story and switch the lamp off
        not so loud
    """,
    "de": """
        nicht die Schreibtischlampe, die Leselampe bitte
        schalte alles aus, nur nicht den Drucker
        alles aus, nur nicht den Drucker
        erzähl mir eine Geschichte und mach die Lampe aus
        du hättest die Lampe ausmachen sollen
        nicht so laut
    """,
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (one.strip(), language)
        for language, text in table.items()
        for one in text.strip().splitlines()
    ]


def _held(text: str, language: str, acts: tuple[Act, ...]) -> bool:
    return wishes_nothing(text, language) or is_against(acts, text, language)


def test_what_is_set_aside_moves_nothing() -> None:
    rows = [(one, acts) for one in _rows(ASIDE) for acts in (_ON, _OFF)]
    assert not [one for one, acts in rows if not _held(*one, acts)]


def test_what_is_to_cease_may_only_end() -> None:
    assert not [one for one in _rows(ENDED) if not _held(*one, _ON)]
    assert not [one for one in _rows(ENDED) if _held(*one, _OFF)]


def test_another_thing_named_beside_it_is_wished() -> None:
    assert not [one for one in _rows(WISHED) if _held(*one, _OFF)]


@pytest.mark.parametrize(
    ("said", "tool", "state"),
    [
        ("stop watering the flowers", "Off", "off"),
        ("woe betide anyone who touches the sprinkler", "Off", "on"),
    ],
)
async def test_a_model_is_held_to_it(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    tool: str,
    state: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    sprinkler = {"entity_id": "switch.garden_sprinkler"}
    await demo_house.services.async_call("switch", "turn_on", sprinkler, blocking=True)
    server.replies += [
        Reply(calls=[(f"intent__HassTurn{tool}", {"name": "Sprinkler"})]),
        Reply(text="I see, shall I leave it?"),
    ]
    await say(said)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state("switch.garden_sprinkler", state)
    server.replies.clear()
