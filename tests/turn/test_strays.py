"""What was done instead of, or as half of, what was wished is told by name."""

from typing import Any

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

ON, OFF = "intent__HassTurnOn", "intent__HassTurnOff"
WARM = "climate__HassClimateSetTemperature"

type Row = tuple[str, str, dict[str, Any], str, tuple[str, ...]]

# what is said; the call; the reply; what is told instead (() for the reply as it is)
ROWS: dict[str, tuple[Row, ...]] = {
    "en": (
        (
            "turn on the light in the garage",
            ON,
            {"name": "Laundry Light"},
            "The garage light is on.",
            ("By mistake", "Laundry Light", "as before"),
        ),
        (
            "set the bedroom to 20",
            WARM,
            {"name": "Living Room Thermostat", "temperature": 20},
            "20 degrees, coming up.",
            ("By mistake", "Living Room Thermostat"),
        ),
        (
            "turn on the desk lamp and the printer",
            ON,
            {"name": "Desk Lamp"},
            "Both are on.",
            ("All I have changed is the Desk Lamp", "nothing|anything", "Printer"),
        ),
        (
            "it's dark in the garage",
            ON,
            {"name": "Laundry Light"},
            "I have turned on the laundry light.",
            (),
        ),
        # A bit of shade is no blind, and the dishes say what the dishwasher is for.
        (
            "I would like some shade on the terrace",
            ON,
            {"name": "Awning"},
            "The awning is out.",
            (),
        ),
        (
            "start washing the dishes",
            ON,
            {"name": "Dishwasher"},
            "The dishwasher is running.",
            (),
        ),
        # What has no name here may be what was done, and what is spared is not it.
        (
            "coffee brewing, speaker quiet, eggs on the groceries",
            ON,
            {"name": "Coffee Machine"},
            "The coffee is brewing and the eggs are on the list.",
            ("All I have changed is the Coffee Machine",),
        ),
        (
            "spring cleaning, so vacuum going and windows open",
            "vacuum__HassVacuumStart",
            {"name": "Robot Vacuum"},
            "The vacuum is going and all the windows are open.",
            ("All I have changed is the Robot Vacuum",),
        ),
        (
            "dim the light in the living room, I'm watching TV",
            "light__HassLightSet",
            {"name": "Living Room Light", "brightness": 20},
            "The living room light is at 20 percent.",
            (),
        ),
    ),
    "de": (
        (
            "Mach Licht in der Garage",
            ON,
            {"name": "Waschküchenlicht"},
            "Das Garagenlicht leuchtet.",
            ("Versehentlich", "Waschküchenlicht", "wie vorher"),
        ),
        (
            "Flurlicht aus und Hintertür abschließen",
            OFF,
            {"name": "Flurlicht"},
            "Alles erledigt.",
            ("Geändert habe ich nur: Flurlicht", "Hintertür"),
        ),
        (
            "ich hätte gern etwas Schatten auf der Terrasse",
            ON,
            {"name": "Markise"},
            "Die Markise ist ausgefahren.",
            (),
        ),
        (
            "mach im Arbeitszimmer alles aus außer der Schreibtischlampe",
            OFF,
            {"name": "Drucker"},
            "Der Drucker ist aus.",
            (),
        ),
        (
            "hinterm Fernseher soll es leuchten",
            ON,
            {"name": "Fernsehhintergrundlicht"},
            "Das Fernsehhintergrundlicht ist an.",
            (),
        ),
        (
            "Wohnzimmerlicht aus, der Fernseher spiegelt",
            OFF,
            {"name": "Wohnzimmerlicht"},
            "Das Wohnzimmerlicht ist aus.",
            (),
        ),
    ),
}


@pytest.mark.parametrize("language", ROWS)
async def test_strays(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await furnish_demo_house(base, language)
    agent = agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine_subentry(server.url), agent)
    for said, tool, arguments, reply, told in ROWS[language]:
        server.reply(calls=[(tool, arguments)])
        server.reply(reply)
        if told:
            # Tried once more, and no better.
            server.reply(reply)
        spoken = speech(await say(said, language=language))
        if not told:
            assert spoken == reply
        for words in told:
            assert any(one in spoken for one in words.split("|")), (said, spoken)


@pytest.mark.xfail(reason="a deed beside a fulfilled wish is not judged", strict=True)
async def test_a_deed_beside_the_wish_is_not_told(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await furnish_demo_house(base, "de")
    agent = agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine_subentry(server.url), agent)
    server.strict = False
    server.reply(calls=[(ON, {"name": "Kaffeemaschine"})])
    server.reply("Die Kaffeemaschine ist an. Croissants sind bestellt.", repeat=True)
    spoken = speech(await say("etwas Kaffee bitte", language="de"))
    server.replies.clear()
    assert "Croissants" not in spoken


async def test_what_strayed_is_as_before_and_not_to_undo(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await furnish_demo_house(base, "en")
    await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    server.reply(calls=[(ON, {"name": "Laundry Light"})])
    server.reply("The garage is lit.")
    server.reply(calls=[(ON, {"name": "Garage Light"})])
    server.reply("The garage is lit.")
    said = "let there be light where the car stands, in the garage"
    spoken = speech(await say(said, "one"))
    assert "Laundry Light" in spoken
    assert base.states.is_state("light.laundry_light", "off")
    assert base.states.is_state("light.garage_light", "on")
    await say("undo", "one")
    assert base.states.is_state("light.garage_light", "off")
    assert base.states.is_state("light.laundry_light", "off")
