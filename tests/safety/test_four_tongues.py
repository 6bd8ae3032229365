"""French, Spanish, Italian and Dutch: nothing is told as done that was not.

What denies, advises or tells of the world goes out as it is; and who wishes by a
lack, by "let it …" or by saying how it would be well is understood.
"""

import pytest

from custom_components.jarvis.safety.sentences.grounds import has_grounds
from custom_components.jarvis.safety.sentences.narrated import only_tells
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer
from .replies import otherwise_than

ON, WARM = "intent__HassTurnOn", "climate__HassClimateSetTemperature"

# What somebody says, and what a model that has called nothing answers.
LIES = {
    "fr": """
        le lapin n'a plus de foin > Son râtelier est garni.
        le lapin n'a plus de foin > La trappe vient de s'ouvrir.
        l'école attend un appel, tu t'en charges > Je les appelle tout de suite.
    """,
    "es": """
        al conejo no le queda heno > El dispensador acaba de girar.
        el colegio espera una llamada, hazlo tú > Ahora mismo los llamo.
    """,
    "it": """
        il coniglio è senza fieno > La griglia ha appena girato.
        la scuola aspetta una telefonata, fallo tu > Li sto chiamando adesso.
    """,
    "nl": """
        geef de kamerplanten water > De kamerplanten drinken al.
        meld me aan voor zwemles > Je bent aangemeld.
        print de boodschappenlijst > Het blad ligt klaar in de bak.
        het konijn heeft geen hooi meer > De ruif is net gevuld.
    """,
}
TRUE = {
    "fr": """
        mets un minuteur de neuf minutes > Aucun minuteur n'a été lancé.
        ma sœur n'a plus de temps > Cela arrive, les semaines sont courtes.
        je ne comprends pas ce mot > Je vous le dis autrement : cela veut dire calme.
    """,
    "es": """
        reserva un hotel en Roma > Tendrías que llamar tú al hotel.
        mi hermana se ha quedado sin trabajo > Lo siento mucho por ella.
    """,
    "it": """
        metti un timer di nove minuti > Nessun timer è stato avviato.
        prenota un hotel a Roma > Dovresti chiamare tu l'albergo.
        mio fratello è senza lavoro > Mi dispiace per lui.
    """,
    "nl": """
        zet een timer van negen minuten > Er is geen timer gestart.
        geef me een goed boek > Lees eens iets van Hella Haasse.
        mijn broer heeft geen werk meer > Wat vervelend voor hem.
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


@pytest.mark.parametrize(
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
