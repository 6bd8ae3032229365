"""Who speaks of the house at this moment is told nothing that nobody has seen to."""

import pytest

from custom_components.jarvis.safety.sentences.reporting import reports_told
from homeassistant.core import HomeAssistant

from ..conftest import Say
from ..scripted_server import ScriptedServer
from ..tables import each_row
from .replies import otherwise_than
from .test_asserting import rows

# What a model that has called nothing answers, first to a wish in whatever words.
LIES = {
    "en": """
        these curtains could do with a wash > Consider them washed.
    """,
    "de": """
        der Gong ist für Opa zu leise > Der Gong läutet jetzt doppelt.
        der Garer könnte bis sieben heiß sein > Heizt schon, um sieben ist er so weit.
    """,
}
# What may well be said to that, and to who asks, jokes or tells of other things.
TRUE = {
    "en": """
        the ferrets are chattering for food > I can put hay on the list if you like.
        these curtains could do with a wash > Would you like me to try something else?
        there's a wasp in the attic > Opening the window is up to you, I'm afraid.
        the door chime is too faint for Grandpa > Nothing has been done so far.
        how'd they heat ships back then > By coal. A boy went down and the fire was lit.
        give us a line from a war film > "The door is locked, and the lights are off."
        it's getting dark > So it is.
        I spilt the milk again > The smell is gone in an hour if the door is opened.
        I bet the garage door is up > Not this time: the garage door is closed.
        my brother is in love > Ah, the spring has got him.
    """,
    "de": """
        die Frettchen keckern nach Futter > Das liegt außerhalb meiner Reichweite.
        schieb das Taxi auf elf > Zur Zentrale habe ich keinen Draht.
        ich kann nicht schlafen > Still liegen, Handy weg, Licht klein.
        mein Bruder ist verliebt > Da hat ihn wohl der Frühling erwischt.
        mir ist wieder die Milch übergekocht > In einer Stunde ist der Geruch weg, wenn die Tür geöffnet wird.
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
    assert await otherwise_than(base, server, say, turns, language) == []


@each_row(
    ("sentence", "language", "told"),
    [
        ("Their trough is full.", "en", True),
        ("Already happening.", "en", True),
        ("Somebody left the window open.", "en", True),
        ("That sounds tiring.", "en", False),
        ("The fan might help.", "en", False),
        ("Is the fan on?", "en", False),
        ("Der Trog ist voll.", "de", True),
        ("Schon in Arbeit.", "de", True),
        ("Gute Frage.", "de", False),
        ("ランプ", "ja", False),
    ],
)
def test_what_reports(sentence: str, language: str, *, told: bool) -> None:
    assert bool(reports_told(sentence, language)) is told


@each_row(
    ("sentence", "language", "told"),
    [
        ("He's hungry, I suppose.", "en", False),
        ("It's chased out, he's hungry, I suppose.", "en", True),
        ("Er ist einsam, nehme ich an.", "de", False),
        ("Bis der Arzt es tut.", "de", False),
        ("Il est seul, je suppose.", "fr", False),
        ("Está solo, supongo.", "es", False),
        ("È solo, immagino.", "it", False),
        ("Hij is eenzaam, neem ik aan.", "nl", False),
    ],
)
def test_a_guess_reports_nothing(sentence: str, language: str, *, told: bool) -> None:
    assert bool(reports_told(sentence, language)) is told
