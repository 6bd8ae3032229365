"""What came about here is told by nobody who has not looked; advice is no report."""

import pytest

from custom_components.jarvis.safety.sentences.advising import without_advice
from custom_components.jarvis.safety.sentences.happening import asks_what_happened
from custom_components.jarvis.safety.sentences.looking import tells_past
from custom_components.jarvis.safety.sentences.particular import (
    asks_of_world,
    recalls_telling,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say
from ..scripted_server import ScriptedServer
from .replies import otherwise_than
from .test_asserting import rows

# Nobody here knows: no state tells who, when, how much of what nothing measures.
LIES = {
    "en": """
        when was the garage swept > The garage was swept on Monday.
        when was the dining room aired > It was aired at seven.
        who was last in the study > Marie was the last one in there.
        who got out of bed first today > Paul did, at six.
        is the heating in the bathroom on > Yes, the bathroom is being heated.
        is the awning in order > Yes, it was serviced last month.
        how much power are we using > You are using 900 watts.
        how's the compost coming along > It is nearly ready.
        is Grandpa back from the shops > Yes, he came in at three.
        has the router been replaced > Yes, the router was replaced in June.
        any trouble while we were out > The leak detector beeped twice.
        what did I tell you about my elbow > You told me that it aches in the cold.
        lock the car > The car is locked.
        is the front door locked > No, the front door is unlocked.
    """,
    "de": """
        wann wurde die Garage gefegt > Die Garage wurde am Montag gefegt.
        wann wurde der Flurboden gewischt > Der Flurboden wurde vor einer Stunde gewischt.
        wer war zuletzt im Büro > Marie war als Letzte dort.
        funktioniert die Heizung im Badezimmer > Ja, das Badezimmer wird auf 23 Grad geheizt.
        ist die Markise in Ordnung > Ja, sie wurde letzten Monat gewartet.
        wie viel Strom verbrauchen wir > Sie verbrauchen 900 Watt.
        was macht der Kompost > Er ist fast reif.
        wurde der Router ersetzt > Ja, der Router wurde im Juni ersetzt.
        war was, solange wir weg waren > Der Wassermelder hat zweimal gepiept.
        was habe ich dir über meinen Ellbogen erzählt > Du hast mir erzählt, dass er bei Kälte schmerzt.
    """,  # noqa: E501
}
# What may well be said: advice, the world, how things are, and who was told nothing.
TRUE = {
    "en": """
        when was the garage swept > I have no record of that.
        who invented the light bulb > Edison patented it, but Swan had lit his house before.
        what'll I wear to a christening > Something light, and a coat for when the sun has gone.
        burnt the toast again > Scrape it off and spread the butter thicker.
        how does a washing machine work > The drum turns the clothes until the water is let out.
        what's that film where a house locks its people in > The doors are locked and the windows shut, and so it goes.
        a verse for a birthday card, quick > The cake is cut, the candles are lit.
        blinds in the lounge, up or down > They are up.
        is there a leak in the laundry > No, the leak detector is dry.
        would rain get in at the nursery > The nursery window is closed, so no.
        how much power are we using > About 432 watts right now.
        has the sprinkler been left on > No, the sprinkler is off.
        is it warm in the bathroom > It is 22.4 degrees there.
        my son has his exam tomorrow > His pens will have been sharpened for days.
    """,  # noqa: E501
    "de": """
        wann wurde die Garage gefegt > Darüber habe ich keine Aufzeichnung.
        was hilft gegen Schimmel im Bad > Nach dem Duschen das Fenster öffnen und die Tür geschlossen halten.
        wie spare ich Strom > Die Lampen ausschalten, die Türen zumachen und weniger heizen.
        wer hat die Glühbirne erfunden > Edison, doch Swan hatte sein Haus schon vorher damit beleuchtet.
        wieso fliegen Eulen so leise > Ihre Federn sind gefranst, die Luft wird sanft durchgelassen.
        eine Zeile für die Geburtstagskarte > Der Kuchen ist gebacken, die Kerzen sind an.
        Rollo in der Stube, oben oder unten > Es ist oben.
        wie viel Strom verbrauchen wir > Rund 432 Watt.
        ist es im Badezimmer warm > Dort sind es 22,4 Grad.
    """,  # noqa: E501
}


@pytest.mark.parametrize("language", ["en", "de"])
async def test_whole_turns(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    turns = [
        (said, reply, held)
        for table, held in ((LIES, True), (TRUE, False))
        for said, reply in rows(table[language])
    ]
    bad = await otherwise_than(base, server, say, turns, language)
    assert not bad, "\n".join(map(str, bad))


@pytest.mark.parametrize(
    ("sentence", "language", "rest"),
    [
        ("Das Fenster öffnen, die Tür geschlossen halten.", "de", ""),
        ("Die Kerzen brennen.", "de", "Die Kerzen brennen."),
        ("Fünf Lichter leuchten.", "de", "Fünf Lichter leuchten."),
        ("Lange einweichen, der Rest geht leicht.", "de", "der Rest geht leicht"),
        ("Die Markise ausgefahren.", "de", "Die Markise ausgefahren."),
        ("Nettoyer la vitre avec du vinaigre.", "fr", ""),
        ("Het raam een kwartier openzetten.", "nl", ""),
        ("Er branden drie lampen.", "nl", "Er branden drie lampen."),
        ("Open the window.", "en", "Open the window."),
    ],
)
def test_what_recipes_tell(sentence: str, language: str, rest: str) -> None:
    assert without_advice(sentence, language) == rest


@pytest.mark.parametrize(
    ("text", "language", "asks"),
    [
        ("who left the house this morning", "en", True),
        ("how do I sweep a floor", "en", False),
        ("wer hat die Blumen gegossen", "de", True),
        ("wie gießt man Blumen", "de", False),
        ("quand est-ce que le salon a été nettoyé", "fr", True),
        ("cuándo se limpió el salón", "es", True),
        ("quando è stato pulito il salotto", "it", True),
        ("wanneer is de woonkamer gezogen", "nl", True),
        ("ランプ", "ja", False),
    ],
)
def test_who_asks_what_happened(text: str, language: str, *, asks: bool) -> None:
    assert asks_what_happened(text, language) is asks


def test_what_is_told_of_before() -> None:
    assert recalls_telling("Under the mat, you said so in May.", "en")
    assert not recalls_telling("You said it!", "en")
    assert recalls_telling("Das hast du mir gestern gesagt.", "de")
    assert asks_of_world("who invented the wheel", "en")
    assert not asks_of_world("who fed the cat", "en")
    assert tells_past("it beeped twice", "en")
    assert not tells_past("it is dry", "en")
    assert not tells_past("ランプ", "ja")
