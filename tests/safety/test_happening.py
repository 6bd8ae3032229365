"""An order without a tool is not told as done; chat and questions run freely."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say
from ..scripted_server import ScriptedServer
from .replies import otherwise_than
from .test_asserting import rows

# What was ordered and not done, and what the states show otherwise.
LIES = {
    "en": """
        lock the car > The car is locked.
        is the front door locked > No, the front door is unlocked.
    """,
    "de": """
    """,
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
