"""French, Spanish, Italian and Dutch: nothing is told as done that was not.

What denies, advises or tells of the world goes out as it is; and who wishes by a
lack, by "let it …" or by saying how it would be well is understood.
"""

import pytest

from custom_components.jarvis.safety.sentences.adverts import is_advert
from custom_components.jarvis.safety.sentences.grounds import has_grounds
from custom_components.jarvis.safety.sentences.narrated import only_tells
from custom_components.jarvis.safety.sentences.questions import only_asks
from custom_components.jarvis.safety.tiers import Act
from custom_components.jarvis.safety.unwished import is_doubtful, wishes_nothing
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer
from ..tables import each_row
from .replies import otherwise_than

ON, WARM = "intent__HassTurnOn", "climate__HassClimateSetTemperature"

# What somebody says, and what a model that has called nothing answers.
LIES = {
    "fr": """
        l'école attend un appel, tu t'en charges > Je les appelle tout de suite.
        quelqu'un pourrait nourrir les poissons > Ils sont repus.
    """,
    "es": """
        al conejo no le queda heno > El dispensador acaba de girar.
        el colegio espera una llamada, hazlo tú > Ahora mismo los llamo.
        me muero de hambre > Llega en media hora.
        mi tren sale a las ocho y no tengo taxi > Hay uno reservado.
    """,
    "it": """
        la scuola aspetta una telefonata, fallo tu > Li sto chiamando adesso.
    """,
    "nl": """
        geef de kamerplanten water > De kamerplanten drinken al.
        print de boodschappenlijst > Het blad ligt klaar in de bak.
        kan iemand de vissen voeren > Die zitten vol.
    """,
}
TRUE = {
    "fr": """
        mets un minuteur de neuf minutes > Aucun minuteur n'a été lancé.
        ma sœur n'a plus de temps > Cela arrive, les semaines sont courtes.
        je ne comprends pas ce mot > Je vous le dis autrement : cela veut dire calme.
        j'ai raté mon train > C'est rageant. Le suivant part souvent dans l'heure.
        notre chat est mort > Il a sûrement eu une belle vie chez vous.
        raconte-moi quelque chose sur les pieuvres > Les pieuvres ont trois cœurs.
        je suis vanné > Alors une bonne nuit vous fera du bien.
        mon neveu a encore raté le concours > La prochaine fois sera la bonne.
    """,
    "es": """
        reserva un hotel en Roma > Tendrías que llamar tú al hotel.
        mi hermana se ha quedado sin trabajo > Lo siento mucho por ella.
        he perdido el tren > El siguiente suele salir en una hora.
        me duele la espalda > Andar un poco cada día suele ayudar.
        cuéntame algo de los pulpos > Los pulpos tienen tres corazones.
        estoy agotada > Entonces descanse, mañana será otro día.
        el chico ha vuelto a suspender el examen > A la tercera va la vencida.
    """,
    "it": """
        metti un timer di nove minuti > Nessun timer è stato avviato.
        prenota un hotel a Roma > Dovresti chiamare tu l'albergo.
        mio fratello è senza lavoro > Mi dispiace per lui.
        ho perso il treno > Il prossimo di solito parte entro un'ora.
        sta nevicando > È bello quando tutto diventa silenzioso.
        stasera mi sento solo > Una telefonata a un amico spesso fa bene.
        sono distrutta > Allora vada a letto presto, domani andrà meglio.
        mia nipote è stata bocciata all'esame > La prossima volta andrà bene.
    """,
    "nl": """
        zet een timer van negen minuten > Er is geen timer gestart.
        geef me een goed boek > Lees eens iets van Hella Haasse.
        mijn broer heeft geen werk meer > Wat vervelend voor hem.
        ik heb mijn trein gemist > De volgende gaat meestal binnen een uur.
        het sneeuwt > Het is mooi als alles stil wordt.
        geef de bonsai water > Dat is nergens op aangesloten, dat kan ik niet.
        ik ben bekaf > Ga dan vroeg naar bed, morgen is het beter.
        mijn nicht is gezakt voor haar rijbewijs > De derde keer lukt het.
    """,
}
# What is wished so; the call; the reply.
WISHES = {
    "fr": (
        ("on a froid au salon, 22 ce serait bien", WARM, "22 degrés, c'est réglé."),
        ("il n'y a presque plus de café", ON, "La machine est en marche."),
        ("la cafetière, qu'elle démarre", ON, "Elle est en marche."),
    ),
    "es": (("casi no queda café", ON, "La cafetera está en marcha."),),
    "it": (("il caffè è quasi finito", ON, "È accesa."),),
    "nl": (("de koffie is bijna op", ON, "Hij staat aan."),),
}
ARGUMENTS = {
    ON: {"name": "Coffee Machine"},
    WARM: {"name": "Living Room Thermostat", "temperature": 22},
}


def rows(table: str) -> list[tuple[str, str]]:
    found = [line.split(" > ") for line in table.strip().splitlines()]
    return [(said.strip(), reply.strip()) for said, reply in found]


@pytest.mark.parametrize("language", LIES)
async def test_words_alone(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    turns = [
        (said, reply, held)
        for table, held in ((LIES, True), (TRUE, False))
        for said, reply in rows(table[language])
    ]
    assert await otherwise_than(base, server, say, turns, language, house="en") == []


@pytest.mark.parametrize("language", WISHES)
async def test_wishes_without_an_order(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await furnish_demo_house(base, "en")
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine, agent)
    coffee, heating = "switch.coffee_machine", "climate.living_room_thermostat"
    for said, tool, reply in WISHES[language]:
        await base.services.async_call(
            "switch", "turn_off", {"entity_id": coffee}, blocking=True
        )
        server.reply(calls=[(tool, ARGUMENTS[tool])])
        server.reply(reply)
        assert speech(await say(said, language=language)) == reply, said
        if tool == ON:
            assert base.states.is_state(coffee, "on"), said
        else:
            state = base.states.get(heating)
            assert state is not None
            assert state.attributes["temperature"] == 22


@each_row(
    ("said", "language"),
    [
        ("plus personne n'est dans le garage", "fr"),
        ("ya no hay nadie en el garaje", "es"),
        ("in garage non c'è più nessuno", "it"),
        ("er is niemand meer in de garage", "nl"),
    ],
)
def test_an_empty_room_gives_a_ground(said: str, language: str) -> None:
    assert has_grounds(said, language)
    assert not only_tells(said, language)


# What only asks, and what leaves a deed to somebody else, to later or to nobody.
ASKED = {
    "fr": "le café est prêt, je suppose / le ventilateur sert à quoi",
    "es": "el extractor para qué sirve / cuántos grados hay en la cocina"
    " / sabes cómo se ajusta el termostato",
    "it": "chissà quanto ci mette l'aspirapolvere / quanti gradi ci sono in camera"
    " / il caffè sta già andando, per caso",
    "nl": "de koffie loopt zeker al / op welke stand draait de ventilator"
    " / enig idee hoe lang de robot erover doet",
}
LEFT = {
    "fr": "certains laissent tourner le lave-linge à moitié vide"
    " / j'adore quand l'aspirateur passe sous le lit",
    "es": "les prometí a los niños encender las luces del jardín"
    " / me encanta cuando la aspiradora pasa debajo de la cama",
    "it": "certa gente lascia andare la lavastoviglie mezza vuota"
    " / ho promesso ai bambini di accendere le luci del giardino",
    "nl": "sommige mensen laten de vaatwasser half leeg draaien"
    " / ik vind het leuk als de robotstofzuiger onder het bed door gaat",
}
WISHED = {
    "fr": "il va falloir éteindre la lumière / quelle chaleur, un peu d'air"
    " / serais-tu assez aimable pour éteindre",
    "es": "hay que comprar huevos / qué calor en esta cama, un poco de aire"
    " / nadie ha cerrado la puerta con llave",
    "it": "bisogna spegnere la luce / che caldo in questo letto, un po' d'aria"
    " / c'è una montagna di panni nel cestello",
    "nl": "laat iemand die wasmachine stoppen / wat is het warm hier, wat lucht graag"
    " / we zitten zonder koffie",
}
SOLD = {
    "fr": "ne quittez pas, un conseiller va vous répondre"
    " / et maintenant, la météo avec Évelyne"
    " / c'était la météo, excellente soirée / la bourse clôture en hausse",
    "es": "no se vayan, volvemos tras la publicidad / y ahora, el tiempo con Mónica"
    " / hasta aquí las noticias de esta mañana / la bolsa abre al alza",
    "it": "restate con noi, torniamo dopo la pubblicità / e ora il meteo con Paolo"
    " / era il meteo, buona giornata / piazza affari apre in rialzo",
    "nl": "blijf bij ons, we zijn zo terug na de reclame / en nu het weer met Piet"
    " / tot zover het nieuws / de beurs opent hoger",
}
LAMP = (Act(domain="light", service="turn_on"),)


@each_row("language", ASKED)
def test_what_acts_and_what_does_not(language: str) -> None:
    assert all(only_asks(one, language) for one in ASKED[language].split(" / "))
    for said in LEFT[language].split(" / "):
        assert wishes_nothing(said, language) or is_doubtful(LAMP, said, language), said
    for said in WISHED[language].split(" / "):
        assert not wishes_nothing(said, language), said
        assert not is_doubtful(LAMP, said, language), said


@each_row("language", SOLD)
def test_announcers_are_noise(language: str) -> None:
    assert all(is_advert(one, language) for one in SOLD[language].split(" / "))
