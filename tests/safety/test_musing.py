"""What is left to others, to oneself or to chance is asked back, not done."""

from typing import Any

import pytest

from custom_components.jarvis.safety.sentences.grounds import has_grounds
from custom_components.jarvis.safety.sentences.musing import is_musing
from custom_components.jarvis.safety.unwished import wishes_nothing
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer
from ..tables import each_row
from .test_moods import WISHED as WISHED_ABROAD
from .test_refusing import WISHED as WISHED_IN_SPITE
from .test_told_or_wished import WISHED

MUSED = {
    "en": """
        maybe we should give the coffee machine away
        my uncle is going to turn his heating down on Monday
        you would think a lamp that dear lasts longer
        next spring I want to find out how to dim lights by clapping
        our colleague opens her blinds even when it snows
        you should never switch a server off while it writes
        funny thing I left the printer on
        most people keep their curtains shut
        that's what we told them: lock the back door
        to dim the lamp you have to hold the button
        it would be foolish to open the garage now
        they say lights off saves the planet
        the plumber will turn the water heater off tomorrow
        I might close the blinds in a moment
        if it snows, the blinds should come up
        our landlord always shouted close that door
        knowing dad, he'd have turned the fan up
        nobody needs a printer at home
    """,
    "de": """
        vielleicht sollten wir die Kaffeemaschine verschenken
        mein Onkel will am Montag seine Heizung runterdrehen
        man sollte denken, so eine teure Lampe wäre haltbarer
        im Frühling will ich rausfinden, wie man Licht mit Klatschen dimmt
        unsere Kollegin macht ihre Rollos sogar bei Schnee auf
        einen Server darf man niemals beim Schreiben ausschalten
        kein Wunder, dass der Drucker heiß war
        die meisten Leute lassen die Vorhänge zu
        allen hab ich gesagt: Hintertür abschließen
        zum Dimmen muss man den Knopf halten
        die Garage jetzt aufzumachen wäre leichtsinnig
        im Büro macht sich jeder seine Lampe selbst an
        ich werde gleich die Rollos schließen
        wenn es schneit, sollen die Rollos hoch
        Opa hat immer gerufen, mach die Tür zu
        damals hätten wir die Markise reingeholt
        so einen Drucker braucht doch keiner
    """,
    "fr": "ma sœur va éteindre le chauffage dimanche\nje devrais vendre la lampe",
    "es": "mi hermana quiere apagar la calefacción\ndebería vender la lámpara",
    "it": "mia sorella vuole spegnere il riscaldamento\ndovrei vendere la lampada",
    "nl": "mijn zus gaat de verwarming uitzetten\nik zou de lamp moeten verkopen",
}
KIND = {
    "en": "thank you\nthat was kind of you\nhm\nI see\nthanks a lot, how interesting",
    "de": "danke dir\ndas ist lieb von dir\naha\nach so, interessant",
    "fr": "merci beaucoup\nc'est gentil",
    "ru": "большое спасибо",
    "ja": "ありがとう",
}
ASKED = {
    "en": "wouldn't it be cheaper to run the dryer at noon\nnine minutes, yes or no",
    "de": """
        brummt die Heizung eigentlich immer noch
        du hast nicht zufällig die Lampe angelassen
    """,
    "fr": "dis donc, elle tourne encore la machine\nneuf minutes, ça suffit",
    "es": "no convendría lavar de noche\noye, sigue encendida la radio o qué",
    "it": "non converrebbe lavare di notte\nsenti, la radio suona ancora",
    "nl": "negen minuten voor een ei, is dat genoeg",
}
LEFT = {
    "fr": "laisse la radio, elle est bien comme ça",
    "nl": "laat de radio maar, die is goed zo",
}
NEEDED = {
    "en": """
        the kids want to watch the television
        I need to print something on the printer
        I could murder a coffee
        grandma would like the heating a bit higher
        somebody should really close the garage
        we could close the blinds
        I want the curtains open
        I'm going to bed
        the living room blinds all the way down
        I mean the desk lamp
        it would be grand if the lamp were red
        the dirty plates are all in, off it goes
        I'd have the light a bit warmer
    """,
    "de": """
        die Kinder wollen fernsehen
        ich muss etwas auf dem Drucker ausdrucken
        Oma hätte die Heizung gern höher
        jemand sollte mal die Garage zumachen
        wir könnten die Rollos schließen
        ich will die Vorhänge offen haben
        Waschmaschine ausschalten
        das Geschirr ist drin, kann losgehen
        von dem Ventilator krieg ich einen steifen Nacken
        ich hätte die Lampe gern eingeschaltet
        jag den Deckenventilator auf hundert
        Papa will, dass du das Radio leiser machst
    """,
    "ja": "玄関の鍵を閉め忘れた\nリビングが暗くなった\nリビングの電気",
    "ru": "я забыл выключить свет\nв гостиной стало темно\nпринтер больше не нужен",
    "tr": "kapıyı kilitlemeyi unuttum\nsalon karardı\nsalon ışığı",
}
GROUNDLESS = {
    "en": """
        the coffee machine and the printer share one socket
        the reading lamp goes nicely with the carpet
        opening the curtains wakes the whole street
        apart from the printer everything in the study works
    """,
    "de": """
        Kaffeemaschine und Drucker hängen an einer Steckdose
        beim Zahnarzt läuft immer so ein Radio
        bis auf den Drucker geht im Büro alles
        Lena bringt den Staubsauger morgen zur Reparatur
    """,
    "ja": "このプリンターは高かった\nこのランプは祖母にもらった",
    "ru": "этот принтер нам подарили\nотец всегда запирал дверь",
    "tr": "babam kapıyı hep dokuzda kilitlerdi\nbu lambayı annem aldı",
}


def _rows(*tables: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (one.strip(), language)
        for table in tables
        for language, texts in table.items()
        for one in texts.strip().splitlines()
    ]


@each_row(("text", "language"), _rows(MUSED))
def test_what_others_do_or_oneself_plans(text: str, language: str) -> None:
    assert is_musing(text, language)


@each_row(("text", "language"), _rows(GROUNDLESS))
def test_what_gives_no_ground(text: str, language: str) -> None:
    assert not has_grounds(text, language)


@each_row(("text", "language"), _rows(KIND, ASKED, LEFT))
def test_what_wishes_nothing(text: str, language: str) -> None:
    assert wishes_nothing(text, language)


def test_praise_may_say_yes() -> None:
    assert not wishes_nothing("that is nice", "en", answers=True)


@each_row(("text", "language"), _rows(NEEDED))
def test_a_need_is_more_than_told(text: str, language: str) -> None:
    assert not wishes_nothing(text, language)


@each_row("table", [NEEDED, WISHED, WISHED_IN_SPITE, WISHED_ABROAD])
def test_a_wish_is_not_asked_back(table: dict[str, str]) -> None:
    rows = _rows(table)
    assert not [one for one in rows if is_musing(*one) or not has_grounds(*one)]


@pytest.mark.parametrize(
    ("said", "call", "entity_id"),
    [
        (
            "maybe I should sell the coffee machine",
            ("intent__HassTurnOn", {"name": "Coffee Machine"}),
            "switch.coffee_machine",
        ),
        (
            "the reading lamp goes nicely with the new carpet",
            ("intent__HassTurnOn", {"name": "Reading Lamp"}),
            "light.reading_lamp",
        ),
    ],
)
@pytest.mark.parametrize(("answer", "state"), [("yes", "on"), ("no", "off")])
async def test_what_may_be_meant_is_asked_back(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    call: tuple[str, dict[str, Any]],
    entity_id: str,
    answer: str,
    state: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [Reply(calls=[call]), Reply(text="Done.")]
    asked = await say(said)
    assert speech(asked).endswith("?")
    assert asked.continue_conversation
    assert demo_house.states.is_state(entity_id, "off")
    server.replies.clear()
    await say(answer, asked.conversation_id)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state(entity_id, state)


async def test_a_timer_of_others_is_asked_back(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [
        Reply(calls=[("jarvis__timer", {"action": "start", "duration": "5 minutes"})]),
        Reply(text="Done."),
    ]
    asked = await say("my colleague wants to set her timer to five minutes")
    assert speech(asked).endswith("?")
    server.replies.clear()
