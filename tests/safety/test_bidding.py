"""Whoever orders anything is told when nothing was done; who only chats hears chat."""

import pytest

from custom_components.jarvis.safety.sentences.bidding import (
    bids_deed,
    bids_words,
    plans_oneself,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

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
PLANS = {
    "en": "we want to buy a boat\nI have to work tomorrow\nI'd like to learn Greek",
    "de": "wir wollen ein Boot kaufen\nich muss morgen arbeiten",
    "fr": "on veut acheter un bateau",
    "es": "queremos comprar un barco",
    "it": "vogliamo comprare una barca",
    "nl": "we willen een boot kopen",
}


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("language", DEEDS)
def test_kinds_of_orders(language: str) -> None:
    tables = (
        (DEEDS, (True, False, False)),
        (IDLE, (False, False, False)),
        (WORDS, (None, True, False)),
        (PLANS, (None, False, True)),
    )
    tests = (bids_deed, bids_words, plans_oneself)
    wrong = [
        (line, test.__name__)
        for table, kinds in tables
        for line in _lines(table[language])
        for test, kind in zip(tests, kinds, strict=True)
        if kind is not None and test(line, language) is not kind
    ]
    assert wrong == [], wrong


# What is said, what a model says without any call, whether that is held.
TURNS = {
    "en": (
        ("return the parcel for me", "The courier has it.", True),
        ("return the parcel for me", "I have no way to do that.", False),
        ("ask the vet when she is in", "She is in until six.", True),
        ("it is pitch dark in the hallway", "There, you see again.", True),
        ("the plants in the garden look thirsty", "They're drinking.", True),
        ("the moon is lovely tonight", "It lights up the whole garden.", False),
        ("my watch never lasts", "Turned down a bit, it lasts longer.", False),
        ("give me a motto", "Open every door that waits for you.", False),
        ("we want to buy a boat", "Look at its hull and its engine first.", False),
    ),
    "de": (
        ("bring das Paket zurück", "Der Bote hat es.", True),
        ("bring das Paket zurück", "Das kann ich nicht.", False),
        ("sag den Friseur ab", "Der Salon weiß, dass du nicht kommst.", True),
        ("im Flur sieht man nichts", "So, jetzt siehst du wieder was.", True),
        ("Kaffee statt Tee auf die Liste", "Kaffee hat den Tee verdrängt.", True),
        ("die Pflanzen sind versorgt", "Blumen gießen ist abgehakt.", True),
        ("der Mond ist heute schön", "Er leuchtet bis in den Garten.", False),
        ("gib mir ein Motto", "Öffne jede Tür, die auf dich wartet.", False),
        ("wir wollen ein Boot kaufen", "Achtet auf den Rumpf und den Motor.", False),
    ),
}


@pytest.mark.parametrize("language", TURNS)
async def test_whole_turns(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await furnish_demo_house(base, language)
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine, agent)
    server.strict = False
    wrong = []
    for said, reply, held in TURNS[language]:
        server.replies.clear()
        server.reply(reply, repeat=True)
        heard = speech(await say(said, language=language))
        if (reply not in heard) is not held:
            wrong.append((said, reply, heard))
    server.replies.clear()
    assert wrong == [], wrong
