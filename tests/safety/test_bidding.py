"""Whoever orders anything is told when nothing was done; who only chats hears chat."""

import pytest

from custom_components.jarvis.safety.sentences.bidding import (
    bids_at_last,
    bids_deed,
    bids_passing_on,
    bids_words,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer
from ..tables import each_row
from .replies import otherwise_than

DEEDS = {
    "en": """
        return the parcel for me
        renew our passports
        upload those pictures
        ask the vet when she is in
        check us in for the ferry
    """,
    "de": """
        bring das Paket zurück
        verlänger unsere Ausweise
        sag den Friseur ab
        frag die Tierärztin, wann sie da ist
        meld die Kleine krank
    """,
    "fr": "renvoie le colis",
    "es": "devuelve el paquete",
    "it": "rispedisci il pacco",
    "nl": "betaal de boete",
}
IDLE = {
    "en": """
        Emma won the spelling bee
        our tent got wet
        lost my umbrella again
        finally a day off
        dinner was a feast
    """,
    "de": """
        Emma hat gewonnen
        Oma wird neunzig
        endlich ein freier Tag
        liebe den Herbst
        mir tut der Fuß weh
    """,
    "fr": "enfin une pause",
    "es": "era una broma",
    "it": "oggi la scuola era chiusa",
    "nl": "vandaag de hele dag regen",
}
WORDS = {
    "en": "give us a toast\nconvert ten miles\nbe a grumpy butler\nfind me a rhyme",
    "de": "gib uns einen Trinkspruch\nrechne zehn Meilen um\nsei ein strenger Butler",
    "fr": "calcule 17 fois 23",
    "es": "calcula 17 por 23",
    "it": "calcola 17 per 23",
    "nl": "bereken 17 keer 23",
}


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


@each_row("language", DEEDS)
def test_kinds_of_orders(language: str) -> None:
    tables = (
        (DEEDS, (True, False)),
        (IDLE, (False, False)),
        (WORDS, (None, True)),
    )
    tests = (bids_deed, bids_words)
    wrong = [
        (line, test.__name__)
        for table, kinds in tables
        for line in _lines(table[language])
        for test, kind in zip(tests, kinds, strict=True)
        if kind is not None and test(line, language) is not kind
    ]
    assert wrong == [], wrong


# That there is none of something is told, also by a denial; what is supposed is not.
NONE = {
    "en": ("There are no lights on in the hall.", "If no light is on, wait."),
    "de": ("Nicht ein Fenster steht offen.", "Wenn kein Fenster offen ist, warte."),
    "fr": ("Aucune porte n'est ouverte.", "Si aucune porte n'est ouverte, attends."),
    "es": ("No hay ninguna luz encendida.", "Si no hay ninguna luz, espera."),
    "it": ("Non c'è nessuna porta aperta.", "Se nessuna porta è aperta, aspetta."),
    "nl": ("Er staat geen enkele deur open.", "Als er geen deur open is, wacht."),
}


PASSED_ON = {
    "en": "I'm late, tell my wife",
    "de": "bin spät dran, sag das meiner Frau",
    "fr": "je suis en retard, dis-le à ma femme",
    "es": "llego tarde, díselo a mi mujer",
    "it": "sono in ritardo, dillo a mia moglie",
    "nl": "ik ben laat, zeg dat tegen mijn vrouw",
}


# Language, what opens like talk, whether it ends in an order.
AT_LAST = [
    ("en", "the phone is lost, let it ring", True),
    ("en", "My brother Paul lives in Graz, imagine that.", False),
    ("en", "she moved to York, guess what", False),
    ("en", "Tom failed maths, go figure", False),
    ("de", "Mein Bruder wohnt in Graz, stell dir vor.", False),
    ("de", "sie ist umgezogen, denk mal an", False),
]


@each_row(("language", "said", "orders"), AT_LAST)
def test_talk_that_ends_in_an_order(language: str, said: str, *, orders: bool) -> None:
    assert bids_at_last(said, language) is orders


@each_row("language", PASSED_ON)
def test_what_is_for_somebody_else(language: str) -> None:
    assert bids_passing_on(PASSED_ON[language], language)
    assert not bids_passing_on(_lines(IDLE[language])[0], language)


# What is said, what a model says without any call, whether that is held.
TURNS = {
    "en": (
        ("return the parcel for me", "The courier has it.", True),
        ("return the parcel for me", "I have no way to do that.", False),
        ("it is pitch dark in the hallway", "There, you see again.", True),
        ("the plants in the garden look thirsty", "They're drinking.", True),
        ("the moon is lovely tonight", "It lights up the whole garden.", False),
        ("my watch never lasts", "Turned down a bit, it lasts longer.", False),
        ("stuck at work, tell my son", "He knows already.", True),
        ("save this mood as a scene", "Scene created.", True),
        ("find a cook for the party", "Someone's coming on Friday.", True),
        ("the roses look sad", "Let them dry and move them into the light.", False),
        ("give me the plot of Macbeth", "They shut the door and kill him.", False),
        ("give me a motto", "Open every door that waits for you.", False),
    ),
    "de": (
        ("bring das Paket zurück", "Der Bote hat es.", True),
        ("bring das Paket zurück", "Das kann ich nicht.", False),
        ("sag den Friseur ab", "Der Salon weiß, dass du nicht kommst.", True),
        ("Kaffee statt Tee auf die Liste", "Kaffee hat den Tee verdrängt.", True),
        ("der Mond ist heute schön", "Er leuchtet bis in den Garten.", False),
        ("erstell daraus eine Szene", "Die Szene wurde erstellt.", True),
        ("gib mir ein Motto", "Wage jeden Tag etwas Neues.", False),
        ("wir wollen ein Boot kaufen", "Achtet auf den Rumpf und den Motor.", False),
    ),
}


@pytest.mark.parametrize("language", TURNS)
async def test_whole_turns(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    turns = TURNS[language]
    assert await otherwise_than(base, server, say, turns, language) == []


# What is said of things named in full, or of all of a kind, must be so.
LOOKED_UP = {
    "en": (
        ("are we safe in here", "Yes, every door is locked.", True),
        ("can I sleep in peace", "You can: all windows are shut.", True),
        ("are we safe in here", "The back door is not locked.", False),
        ("anything open", "The kitchen window is open.", False),
        ("is it quiet", "No, music is playing in the kitchen.", False),
        ("is Rosie tired", "She is docked.", False),
        ("who opened the canal", "It was opened in November 1869.", False),
        ("how do I descale it", "Fill it and switch the machine on.", False),
    ),
    "de": (
        ("sind wir hier sicher", "Ja, alle Türen sind verriegelt.", True),
        ("kann ich ruhig schlafen", "Ja, alle Fenster sind zu.", True),
        ("sind wir hier sicher", "Die Hintertür ist nicht verriegelt.", False),
        ("ist was offen", "Das Küchenfenster ist offen.", False),
        ("ist es ruhig", "Nein, in der Küche spielt Musik.", False),
        ("wie entkalke ich sie", "Füll sie und schalte die Maschine an.", False),
    ),
}


@pytest.mark.parametrize("language", LOOKED_UP)
async def test_what_can_be_looked_up(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await furnish_demo_house(base, language)
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine, agent)
    server.strict = False
    wrong = []
    for said, reply, held in LOOKED_UP[language]:
        server.replies.clear()
        server.reply(reply, repeat=True)
        heard = speech(await say(said, language=language))
        if (reply not in heard) is not held:
            wrong.append((said, reply, heard))
    server.replies.clear()
    assert wrong == [], wrong
