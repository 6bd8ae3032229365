"""A wish that came to nothing is owned up to, whatever words there are for "done"."""

from custom_components.jarvis.safety.sentences.accounts import accounts, beside_words
from custom_components.jarvis.safety.sentences.questions import (
    may_wish,
    only_asks,
    wants_words,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer
from ..tables import each_row

AGREES = {
    "en": """
        No problem, sir, my pleasure.
        No sooner said than done.
        Not to worry, it is handled.
        Never fear, light is here.
        Only too happy to oblige.
        Without further ado: light.
        You may now enjoy the lamp.
        If you look up, you'll see it glowing.
        Already on it, sir.
        It couldn't be easier: light.
        You won't be sitting in the dark any longer.
        That's better, isn't it?
        Bright enough for you?
        How's that?
        Certainly. Is there anything else I can do for you?
        Of course, just let me know if it is too bright.
        I won't forget.
        The coffee machine responded right away.
    """,
    "de": """
        Kein Thema, gern geschehen.
        Nichts leichter als das.
        Nicht der Rede wert.
        Schon geschehen, gnädiger Herr.
        Noch eine Sekunde.
        Sie können jetzt lesen.
        Sie müssen nicht länger im Dunkeln sitzen.
        Besser so?
        Na, hell genug?
        So besser, oder?
        Das vergesse ich nicht.
        Einfacher könnte es nicht sein: Licht.
    """,
    "fr": "Pas de problème !",
    "es": "No hay problema, marchando.",
    "it": "Non si preoccupi, è accesa.",
    "nl": "Geen zorgen, hij brandt.",
}
OWNS_UP = {
    "en": """
        I could not reach it, sir.
        Which one do you mean?
        Brighter or darker?
        That I must leave to someone with arms.
        In theory, yes.
        For how long?
        If you want, I can try the other one.
        Let me know which lamp you mean.
        There is no problem with asking, but nothing happened.
    """,
    "de": """
        Das hat leider nicht geklappt.
        Welche meinen Sie?
        Mir fehlen die Hände dazu.
        Heller oder dunkler?
        Eine Duftkerze würde helfen.
    """,
    "fr": "Je ne peux pas l'atteindre.",
    "es": "No puedo alcanzarla.",
    "it": "Non riesco a raggiungerla.",
    "nl": "Ik kan hem niet bereiken.",
}


def rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (line.strip(), code)
        for code, text in table.items()
        for line in text.strip().splitlines()
    ]


def test_friendly_words_account_for_nothing() -> None:
    assert [row for row in rows(AGREES) if accounts(*row)] == []


def test_who_denies_or_asks_accounts_for_it() -> None:
    assert [row for row in rows(OWNS_UP) if not accounts(*row)] == []


def test_a_language_without_words_accounts_for_nothing() -> None:
    assert not accounts("Ngiyaxolisa.", "zu")


def test_what_only_words_fulfil() -> None:
    assert wants_words("tell me a joke about the television", "en")
    assert not wants_words("give me the kitchen light", "en")


def test_a_few_words_that_end_in_a_state_are_a_wish() -> None:
    assert may_wish("it's too dark in here, television on", "en")
    assert may_wish("das Küchenlicht an, aber zackig", "de")
    assert not may_wish("I like it when the lamp is on", "en")


def test_what_stands_beside_is_not_meant() -> None:
    assert beside_words("en").search("turn on the lamp by the ")
    assert not beside_words("en").search("turn on the ")


CLAUSES = (
    ("can you dim lights", "en", True),
    ("can you get the lights", "en", False),
    ("in which room is the lamp on", "en", True),
    ("any idea who opened the garage", "en", True),
    ("I need to know whether the lamp is on", "en", True),
    ("sorry, was the lamp on", "en", True),
    ("would be nice if the lamp was on", "en", False),
    ("think you could turn the fan on?", "en", False),
    ("could you see to it that the fan is on?", "en", False),
    ("kannst du Rollos steuern", "de", True),
    ("kannst du prüfen, ob die Lampe an ist", "de", True),
    ("macht jemand die Rollos auf", "de", True),
    ("gehen die Lichter automatisch aus", "de", True),
    ("halt die Musik in der Küche an", "de", False),
    ("Licht aus, ja?", "de", False),
    ("wäre schön, wenn das Licht an wäre", "de", False),
)


@each_row(("text", "language", "asks"), CLAUSES)
def test_who_only_asks(text: str, language: str, *, asks: bool) -> None:
    assert only_asks(text, language) is asks


# What is said, the call that is made, what the model says, whether that is held.
TURNS = (
    ("it's too dark in here, reading lamp on", "", "Enjoy the cosy light.", True),
    ("turn on the reading lamp", "", "You can now read in comfort.", True),
    ("turn on the reading lamp", "Desk Lamp", "Let there be light!", True),
    ("turn on the reading lamp", "Desk Lamp", "I lit the desk lamp instead.", False),
    ("turn on the reading lamp", "Reading Lamp", "Enjoy the light!", False),
    ("tell Anna that I'm late", "", "Anna knows.", True),
    ("don't turn on the reading lamp", "", "As you wish.", False),
    ("tell me a joke about the reading lamp", "", "It was too bright.", False),
)


async def test_whole_turns(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(demo_house, engine, agent)
    wrong = []
    for wish, name, reply, held in TURNS:
        server.strict = False
        server.replies.clear()
        if name:
            server.reply(calls=[("intent__HassTurnOn", {"name": name})])
        server.reply(reply, repeat=True)
        heard = speech(await say(wish))
        if (reply not in heard) is not held:
            wrong.append((wish, reply, heard))
    server.replies.clear()
    assert wrong == [], wrong
