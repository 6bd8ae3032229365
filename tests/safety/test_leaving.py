"""What is put off, related or hoped wishes nothing; what is implied is wished."""

from typing import Any

import pytest

from custom_components.jarvis.safety.tiers import Act
from custom_components.jarvis.safety.unwished import (
    is_against,
    is_beside,
    is_doubtful,
    is_groundless,
    wishes_nothing,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import Reply, ScriptedServer
from ..tables import each_row

_ON = (Act(domain="switch", service="turn_on", entity_id="switch.x", data={}),)
_OFF = (Act(domain="switch", service="turn_off", entity_id="switch.x", data={}),)

LEFT = {
    "en": """
        the washing can wait till Sunday
        no rush with the dishwasher, tomorrow will do
        Ben, don't you touch that thermostat
        the kitchen light has been seen to
        the dishwasher has already been emptied
        I do not need the night light any more, said my daughter
        forget about the vacuum
        the curtains can stay where they are
        Mum's last words at night were, lock the front door
        the kids would have the telly on all day if I let them
        it said in the paper that people heat far too much
        what'd happen if somebody ran goodnight at noon
        "lights on" was the first thing our parrot said
        the awning, is it in or out
        I would open the curtains but I'm not dressed
        let's hope the sprinkler survives the frost
        great, now he's painting the garage door
        the vacuum works harder than my husband
        kids, put your shoes away from the heater
        the neighbours' sprinkler runs day and night
    """,
    "de": """
        die Wäsche eilt nicht, morgen reicht auch
        starte nicht die Spülmaschine
        dass mir keiner die Rollos anfasst
        ums Küchenlicht ist schon gesorgt
        mach dir wegen der Lampe keine Gedanken
        die Vorhänge können so bleiben
        Mutters letzte Worte waren immer, schließ die Haustür ab
        wenn ich die Kinder ließe, liefe der Fernseher den ganzen Tag
        ich würde die Markise öffnen, wenn die Sonne schiene
        in der Zeitung stand, dass die Leute viel zu warm heizen
        hoffentlich übersteht der Sprenger den Frost
        die Spülmaschine kam mit einer Delle an
        bei den Nachbarn läuft der Sprenger Tag und Nacht
        Tom, leg das Handy weg und mach deine Hausaufgaben
    """,
    "fr": """
        le lave-linge, ça peut attendre demain
        touche pas au thermostat
        le store, il est rentré ou sorti
        les stores, c'est déjà fait
        à ta place je ne toucherais jamais à ce thermostat
    """,
    "es": """
        la lavadora puede esperar a mañana
        yo que tú no tocaría ese termostato
        espero que Ben no haya dejado el garaje abierto
    """,
    "it": """
        la lavatrice può aspettare domani
        spero che Ben non abbia lasciato il garage aperto
    """,
    "nl": """
        de was kan wel tot morgen wachten
        hopelijk heeft Ben de garage niet open laten staan
    """,
}
IMPLIED = {
    "en": """
        might I have the bedside lamp on
        could murder a cup of coffee
        nobody has locked the back door
        no one's been in the study since lunch and that lamp's still burning
        knock the bedroom heating up to nineteen
        it's high time somebody turned the sprinkler off
        must it be so bright in the kitchen
        I can hardly see my hand in the hallway
        I already did the kitchen, now turn off the hallway light
        Mum just called, could you lock the back door
        let the blinds down halfway
        great, now turn on the lamp
        the washing can't wait any longer, start it
        it would be grand if the lamp were red
    """,
    "de": """
        dürften wir die Markise draußen haben
        Oma bittet dich, die Heizung auf 23 zu stellen
        von dem Küchenlicht tun mir die Augen weh
        warum ist es hier so dunkel
        den Drucker benutzt gerade keiner
        wer auch immer da schläft, findet sein Bett nicht
        lass mich hier nicht im Dunkeln sitzen
        das Rollo ist erledigt, jetzt mach das Licht aus
        es wäre schön, wenn die Lampe an wäre
    """,
    "fr": """
        l'aspirateur, qu'il rentre à sa base
        ce ventilateur me rend fou
        il n'y a presque plus de beurre
    """,
    "es": """
        que la aspiradora vuelva a su base
        ese ventilador me vuelve loco
        casi no queda mantequilla
    """,
    "it": """
        quel ventilatore mi fa impazzire
        che ne dici se spegniamo la tele
    """,
    "nl": """
        ik word gek van die ventilator
        het is hoog tijd dat iemand de sproeier uitzet
    """,
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (one.strip(), language)
        for language, text in table.items()
        for one in text.strip().splitlines()
    ]


def _held(text: str, language: str, acts: tuple[Act, ...]) -> bool:
    return wishes_nothing(text, language) or any(
        one(acts, text, language)
        for one in (is_against, is_beside, is_doubtful, is_groundless)
    )


@each_row("acts", [_ON, _OFF])
def test_what_is_left_undone_or_only_related_does_not_act(
    acts: tuple[Act, ...],
) -> None:
    assert not [one for one in _rows(LEFT) if not _held(*one, acts)]


@each_row("acts", [_ON, _OFF])
def test_what_is_wished_without_an_order_acts(acts: tuple[Act, ...]) -> None:
    assert not [one for one in _rows(IMPLIED) if _held(*one, acts)]


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("the coffee machine can wait till tomorrow", "off"),
        ("nobody has switched the coffee machine on yet", "on"),
    ],
)
async def test_a_greedy_model_is_held_to_it(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    state: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    machine: dict[str, Any] = {"name": "Coffee Machine"}
    server.replies += [
        Reply(calls=[("intent__HassTurnOn", machine)]),
        Reply(text="I see, shall I leave it?"),
    ]
    await say(said)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state("switch.coffee_machine", state)
    server.replies.clear()
