"""What somebody only tells, quotes or forbids never acts, whatever a model calls."""

import pytest

from custom_components.jarvis.safety.narrated import insists, only_tells, unwanted
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer

TOLD = {
    "en": """
        yesterday I turned the desk lamp on and the bulb popped
        Granddad used to turn all the lights off during thunderstorms
        I've already put butter on the shopping list
        the plumber told me to switch the extractor fan off
        mum always says close the curtains before you undress
        in the film he shouts lights off and everything goes dark
        it would have been smarter to turn the sprinkler off
        one day I might paint the room and put the lamp on blue
        please don't turn off the night light
        there's no need to start the vacuum today
        leave the back door the way it is
        no, not the reading lamp
        thanks for turning on the bathroom light earlier
        those blinds cost us a fortune
        yesterday you turned on the wrong lamp
        mum says the coffee machine needs a repair
        maybe we should get a new dishwasher
        he told me to open the garage, can you believe it
        and then she shouted close the door, close the blinds, everything
        under no circumstances unlock the front door
        our landlord wants us to keep the heating at nineteen
        rumour has it you can lock the doors
    """,
    "de": """
        gestern habe ich die Schreibtischlampe angeknipst
        Opa hat bei Gewitter immer alle Lichter ausgemacht
        der Installateur meinte, ich soll den Badlüfter ausschalten
        in der Anleitung steht, man soll die Spülmaschine einschalten
        man hätte den Rasensprenger vor dem Regen ausmachen sollen
        mach bitte das Nachtlicht nicht aus
        der Staubsauger muss heute nicht laufen
        lass die Hintertür so, wie sie ist
        nein, nicht die Leselampe
        danke, dass du vorhin das Badlicht angemacht hast
        diese Rollos haben uns ein Vermögen gekostet
        gestern hast du die falsche Lampe angemacht
        schließ auf keinen Fall die Haustür auf
        unser Vermieter möchte, dass wir die Heizung auf neunzehn lassen
        die Markise muss nicht rein
        theoretisch könnte man die Hintertür per Stimme aufschließen
    """,
    "fr": "n'allume pas la lampe",
    "es": "la luz está encendida en la cocina",
    "it": "ieri ho acceso la lampada",
    "nl": "zet de lamp niet aan",
}
WISHED = {
    "en": """
        I turned the heating up but it's still cold
        the kids left the telly on
        I told you to turn off the lamp
        please don't let the light on, turn it off
        don't turn off the lamp, turn off the fan
        not so bright
        it was dark yesterday, put the lamp on
        could you close the blinds, I forgot
        I've had a long day, dim the lights
    """,
    "de": """
        ich habe gekocht, mach mal den Lüfter an
        mach das Licht nicht so hell
        das Badlicht brauchen wir nicht mehr
        jemand hat das Licht angelassen
        lass das Licht nicht brennen, mach es aus
        es war so dunkel, mach die Lampe an
    """,
    "es": "la luz está demasiado fuerte",
    "ja": "電気を消さないで",
}


def rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (line.strip(), code)
        for code, text in table.items()
        for line in text.strip().splitlines()
    ]


def test_what_is_only_told() -> None:
    assert [row for row in rows(TOLD) if not only_tells(*row)] == []


def test_what_is_wished_beside() -> None:
    assert [row for row in rows(WISHED) if only_tells(*row)] == []


def test_what_is_not_to_be_on_may_end() -> None:
    assert unwanted("I don't want the fan on", "en")
    assert unwanted("ich kann das Geräusch nicht ausstehen", "de")
    assert not unwanted("I want the fan on", "en")
    assert insists("not so loud", "en")
    assert not insists("do not lock the door", "en")


@pytest.mark.parametrize(
    ("said", "tool", "acted"),
    [
        ("the kids played with the reading lamp", "intent__HassTurnOn", False),
        ("I don't want the reading lamp on", "intent__HassTurnOn", False),
        ("I'm done cooking, turn on the reading lamp", "intent__HassTurnOn", True),
    ],
)
async def test_a_model_that_calls_at_once(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    tool: str,
    *,
    acted: bool,
) -> None:
    agent = agent_subentry(fast_lane=False)
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent)
    server.reply(calls=[(tool, {"name": "Reading Lamp"})])
    server.reply("Nothing more.", repeat=True)
    await say(said)
    assert demo_house.states.is_state("light.reading_lamp", "on") is acted
