"""What somebody only tells, quotes or forbids never acts, whatever a model calls."""

import pytest

from custom_components.jarvis.safety.sentences.narrated import (
    insists,
    only_tells,
    unwanted,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer

TOLD = {
    "en": """
        unless it freezes we'll sleep with the heating off
        maybe on Sunday we put up the awning
        a good thing the blinds were down
        we're so relieved the garage door is closed
        grandma's story about the purple lamp makes me laugh
        rather than heating the hall we should buy a thicker carpet
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
        as a trainee I mopped the hall every night
        when I was a kid, we closed the shutters at six
        we almost switched the wrong heater on
        in case it snows we'll need the garage heater on
        maybe we'll bake tomorrow
        we could wash the car on Sunday
    """,
    "de": """
        gott sei dank ist die Haustür zu
        ich bin so froh, dass die Heizung wieder läuft
        die Geschichte vom Rasensprenger war wirklich witzig
        anstatt den Flur zu heizen, sollten wir einen Teppich kaufen
        bitte nicht die Leselampe
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
        beinahe hätten wir die falsche Tür abgeschlossen
        am Samstag könnten wir den Rasen sprengen
        vielleicht backen wir morgen
        falls es schneit, müssen wir die Heizung hochdrehen
        lass die Finger von der Heizung
        die Spülmaschine nicht starten, solange wir duschen
        als Kind haben wir die Rollos um sechs zugemacht
        theoretisch könnte man die Hintertür per Stimme aufschließen
    """,
    "fr": """
        n'allume pas la lampe
        le lave-linge tourne toujours
        Marie a éteint la lumière du couloir
        les voisins laissent toujours leur portail ouvert
        j'ai failli éteindre la mauvaise lampe
        on pourrait ouvrir le store ce week-end
        je prendrai peut-être un bain plus tard
        quand j'étais étudiant, je lançais le lave-vaisselle une fois par mois
        laisse le thermostat tranquille
    """,
    "es": """
        por fin está apagada la lavadora
        la luz está encendida en la cocina
        los vecinos nunca cierran el garaje
        Ana apagó la luz del pasillo
        mi abuela ya ha cerrado la puerta
        quizás prepare café luego
        podríamos abrir el toldo este fin de semana
        la lavadora sigue funcionando
        de estudiante ponía el lavavajillas una vez al mes
        deja en paz el termostato
    """,
    "it": """
        mia figlia accende la lampada di continuo
        ieri ho acceso la lampada
        i vicini non chiudono mai il garage
        Luca ha spento la luce del corridoio
        forse domani pulisco il garage
        potremmo aprire la tenda nel fine settimana
        la lavatrice è ancora in funzione
        da studente avviavo la lavastoviglie una volta al mese
        lascia stare il termostato
    """,
    "nl": """
        zet de lamp niet aan
        de wasmachine draait nog
        de buren doen hun garage nooit dicht
        Anna heeft het licht uitgedaan
        misschien maak ik morgen soep
        we kunnen in het weekend het zonnescherm openen
        als student draaide ik de vaatwasser eens per maand
        blijf van de thermostaat af
    """,
}
WISHED = {
    "en": """
        I'm glad you're here, turn on the lamp
        instead of the ceiling light turn on the lamp
        unless it rains, run the sprinkler
        I turned the heating up but it's still cold
        the kids left the telly on
        I told you to turn off the lamp
        please don't let the light on, turn it off
        don't turn off the lamp, turn off the fan
        not so bright
        it was dark yesterday, put the lamp on
        could you close the blinds, I forgot
        I've had a long day, dim the lights
        maybe we could have some light
        if it is too dark, turn on the lamp
        we could use some light
    """,
    "de": """
        endlich Feierabend, mach Musik an
        bitte nicht das Küchenlicht, sondern das Flurlicht
        statt zu heizen könnten wir die Rollos schließen
        ich habe gekocht, mach mal den Lüfter an
        mach das Licht nicht so hell
        das Badlicht brauchen wir nicht mehr
        jemand hat das Licht angelassen
        lass das Licht nicht brennen, mach es aus
        es war so dunkel, mach die Lampe an
        die Tür bitte nicht offen lassen
        vielleicht könnten wir etwas Licht haben
        falls es zu kalt ist, mach die Heizung an
    """,
    "fr": """
        il fait trop sombre ici
        j'ai froid
        tu peux allumer la lumière
        je voudrais la lumière allumée
        la lumière du couloir est encore allumée
        papa a oublié de fermer la porte de derrière
        ma femme a toujours froid dans la chambre
        on pourrait peut-être allumer la lumière
        bébé dort, éteins la lumière
    """,
    "es": """
        la luz está demasiado fuerte
        hace frío
        la luz del pasillo sigue encendida
        mi hermano dejó la puerta abierta
        quizás podrías encender la luz
        los niños duermen, apaga la luz
    """,
    "it": """
        è troppo buio
        la luce del corridoio è ancora accesa
        mio fratello ha lasciato la porta aperta
        forse potresti accendere la luce
        la nonna ha sempre freddo in camera
        i bambini dormono, spegni la luce
    """,
    "nl": """
        het is te donker
        de ganglamp staat nog aan
        mijn broer heeft de deur open gelaten
        misschien kun je het licht aandoen
        oma heeft het altijd koud
        de kinderen slapen, doe het licht uit
    """,
    "ko": "불을 끄지 마",
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
    assert unwanted("I don't want the sprinkler to go on at night", "en")
    assert unwanted("ich will nicht, dass der Rasensprenger angeht", "de")
    assert not unwanted("I don't want the room to go dark", "en")
    assert not unwanted("ich will nicht, dass es dunkel ist", "de")
    assert unwanted("ich kann das Geräusch nicht ausstehen", "de")
    assert not unwanted("I want the fan on", "en")
    assert insists("not so loud", "en")
    assert not insists("do not lock the door", "en")


@pytest.mark.parametrize(
    ("said", "tool", "acted"),
    [
        ("the kids played with the reading lamp", "intent__HassTurnOn", False),
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
