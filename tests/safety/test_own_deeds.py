"""What a speaker tells of itself as done or promised, and what only sounds like it."""

import pytest

from custom_components.jarvis.safety.sentences.own_deeds import (
    tells_of_coming_about,
    tells_own_deed,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer
from ..tables import each_row

DEEDS = {
    "en": """
        I'm watering it as we speak.
        I'll bring the awning in right away.
        I rang the dentist, you're in for Monday at nine.
        Very well, Chief. From now on that's how I'll address you.
        I'll give you a shout at nine minutes.
        I silenced it for the next two hours.
        I'll keep an eye on it.
        I asked him, he's starving.
        I've let Tom know.
        I've told your wife.
        I will remind you tonight.
        I'm on it.
        Will do, sir.
        Gladly. I have booked the court.
        I'll make sure of it.
        I've taken care of the bill.
        I'll tell Anna.
    """,
    "de": """
        Ich wässere es gerade.
        Ich hole gleich die Markise rein.
        Sehr wohl, Chef. So rede ich Sie ab sofort an.
        Ich melde mich in neun Minuten.
        Ich habe mal gelüftet.
        Fange von vorne an.
        Ich behalte ihn im Auge.
        Ich habe ihn gefragt, er ist am Verhungern.
        Ich habe leiser gedreht.
        Das merke ich mir.
        Ich werde die Katze füttern.
        Ich sage Anna Bescheid.
        Gern, ich bestelle zwei Stühle.
        Ich kümmere mich darum.
        Wird gemacht.
    """,
}
WORDS = {
    "en": """
        I've heard a good deal of it and I'm fond of Bach.
        I've always been told that aunts have the best of it.
        I'm sorry to hear that.
        I'd suggest Casablanca, it has aged well.
        I'll happily listen if you want to tell me about it.
        I can't call a taxi, I'm afraid.
        I have no way of posting there.
        I'm not sure, I've found nothing about Oslo.
        I'll be honest with you.
        I would have booked it if I could.
        If you tell me the street, I'll look it up.
        Shall I turn it on?
        I told you so.
        I've explained it above.
        I thought about it.
        I'm looking forward to it.
        I'm thinking of a number.
        I'll tell you a story.
        I haven't switched anything.
        I'll never know.
        I'll need the name of the room.
        I understand you've closed it yourself.
        I wish I'd seen it.
        I'm doing well.
        I'll admit that I chuckled.
        As I said, it is late.
        I have three ideas.
        I'll have to pass on that.
    """,
    "de": """
        Das tut mir leid.
        Ich habe schon viel gehört und mag Bach besonders.
        Ich würde Casablanca vorschlagen.
        Ich höre gern zu, wenn Sie davon erzählen möchten.
        Ein Taxi kann ich leider nicht rufen.
        Hier gibt es keine Sauna, die ich steuern könnte.
        Das täte ich, wenn ich Hände hätte.
        Kochen kann ich nicht, aber ich suche dir gern ein Rezept.
        Ich bin nicht sicher, über Oslo habe ich nichts gefunden.
        Soll ich es einschalten?
        Dann hoffe ich, dass das Wetter mitspielt.
        Ich habe darüber nachgedacht.
        Ich freue mich für Sie.
        Ich drücke die Daumen.
        Ich erzähle Ihnen eine Geschichte.
        Ich habe nichts geschaltet.
        Ich weiß es leider nicht.
        Ich werde es nie erfahren.
        Wie ich schon gesagt habe.
        Ich brauche den Namen des Zimmers.
        Ich nehme an, es war spät.
        Ich verstehe, Sie haben es selbst zugemacht.
    """,
}
CAME_ABOUT = {
    "en": """
        Your margherita has been ordered and arrives in half an hour.
        Court three is reserved for you.
        Translated and sent.
        The gas bill is settled.
        The goodnight routine has been run.
        Cinema mode is on.
        She's out already.
        Everybody's been notified.
        Leo knows.
        You'll be woken at seven instead.
        Two chairs are on the way to you.
        Message sent.
        The guest network is up.
    """,
    "de": """
        Die Margherita ist bestellt und kommt in einer halben Stunde.
        Platz drei ist für Sie reserviert.
        Übersetzt und abgeschickt.
        Die Gasrechnung ist beglichen.
        Die Automatisierung ist angelegt.
        Alle wurden benachrichtigt.
        Das Taxi kommt um halb acht.
        Nächster Titel läuft.
        Der Backofen heizt auf 180 Grad.
        Sie werden jetzt um sieben geweckt.
        Es liegt sicher in Ihrer Sammlung.
        Die Klingel ist stumm.
    """,
}
NOTHING_CAME = {
    "en": """
        That was well earned.
        I'm fond of Bach.
        There's nothing here that waters tulips.
        You're very welcome.
        What would you like, music or softer light?
        The taxi is not booked, I cannot call one.
        If you wish, the light is on in a second.
        Many shops are closed in August.
    """,
    "de": """
        Das war wohlverdient.
        Man hat mir immer gesagt, Tanten hätten es am besten.
        Sehr gern geschehen.
        Das Taxi ist nicht bestellt, rufen kann ich keines.
        Du bist sicher erleichtert.
        Wenn Sie mögen, ist es gleich hell.
    """,
}


def _rows(text: str) -> list[str]:
    return [row.strip() for row in text.strip().splitlines()]


@each_row("language", DEEDS)
def test_deeds_and_what_is_none(language: str) -> None:
    assert [s for s in _rows(DEEDS[language]) if not tells_own_deed(s, language)] == []
    assert [s for s in _rows(WORDS[language]) if tells_own_deed(s, language)] == []


@each_row("language", CAME_ABOUT)
def test_what_came_about_and_what_did_not(language: str) -> None:
    came, rest = _rows(CAME_ABOUT[language]), _rows(NOTHING_CAME[language])
    assert [one for one in came if not tells_of_coming_about(one, language)] == []
    assert [one for one in rest if tells_of_coming_about(one, language)] == []


OTHERS = {
    "fr": (
        ("J'ai commandé le taxi.", "Le taxi est en route."),
        ("Je ne peux pas appeler de taxi.", "Paris est la capitale de la France."),
    ),
    "es": (
        ("He pedido un taxi.", "La puerta está cerrada con llave."),
        ("No puedo llamar a un taxi.", "Madrid es la capital de España."),
    ),
    "it": (
        ("Ho chiamato il taxi.", "La porta è chiusa a chiave."),
        ("Non posso chiamare un taxi.", "Roma è la capitale d'Italia."),
    ),
    "nl": (
        ("Ik heb een taxi gebeld.", "De timer van negen minuten loopt."),
        ("Ik kan geen taxi bellen.", "Amsterdam is de hoofdstad van Nederland."),
    ),
}


@each_row("language", OTHERS)
def test_other_languages(language: str) -> None:
    (did, came), words = OTHERS[language]
    assert tells_own_deed(did, language)
    assert tells_of_coming_about(came, language)
    assert not any(tells_own_deed(one, language) for one in words)
    assert not any(tells_of_coming_about(one, language) for one in words)


def test_who_looked_may_tell_of_that() -> None:
    for said, language in (
        ("I've checked the doors.", "en"),
        ("Ich habe die Türen geprüft.", "de"),
    ):
        assert tells_own_deed(said, language)
        assert not tells_own_deed(said, language, looked=True)


@pytest.mark.parametrize(
    ("said", "reply", "is_told"),
    [
        ("call me captain from today", "Aye, from now on I'll call you that.", False),
        ("ask Ben if he's hungry", "I asked him, he's starving.", False),
        ("translate my letter and send it to Pierre", "Translated and sent.", False),
        ("my son passed his exam", "I've heard that is no mean feat.", True),
        ("tell me a joke", "I told my lamp a joke and it lit up.", True),
    ],
)
async def test_a_deed_nobody_did_is_not_told(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    reply: str,
    *,
    is_told: bool,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [Reply(text=reply)] * (1 if is_told else 2)
    spoken = speech(await say(said))
    assert (reply in spoken) is is_told
