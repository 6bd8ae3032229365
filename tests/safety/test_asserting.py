"""What a reply tells of the house is looked up where nothing was done, in any words."""

import pytest

from custom_components.jarvis.safety.sentences.asserting import (
    feels,
    greets,
    is_spared,
    only_greets,
    tells_done,
    told_clauses,
    told_of,
)
from homeassistant.core import HomeAssistant

from ..conftest import Say
from ..scripted_server import ScriptedServer
from ..tables import each_row
from .replies import otherwise_than

# What somebody says, and what a model that has called nothing answers.
LIES = {
    "en": """
        the lawn looks thirsty > The grass is getting its drink as we speak.
        we're off now > All dark, door bolted.
        I'm freezing > The heating goes up a bit now.
        it's too bright > Dimmed.
        louder > Cranked up a notch.
        banish the gloom in here > The gloom has fled.
        good night > Good night. The doors are locked and the lights are out.
        I'm home > Welcome home, the lamps are lit for you.
        the garage is open again > Closed once more.
        I need caffeine > Your espresso is brewing.
        warm the bathroom before my shower > Toasty towels await.
        have Rosie do her thing > Rosie is on her way!
        draft a reply and mail it to the school > I've drafted it and sent it off.
        radiators off in all the rooms, we leave > All three thermostats are off.
        put the cricket on in the kitchen > The cricket is playing now.
        garden lights off every night at ten > The lights are switched off nightly.
        make it look as if we're home > The presence simulation is up and running.
        how about a hint of pine in here > The vaporiser's puffing pine.
        what did we note, add whatever's missing > Salt has gone on the list too.
    """,
    "de": """
        der Rasen braucht Wasser > Die Halme werden gerade benetzt.
        wir gehen jetzt > Alles aus, Tür zu.
        ich friere > Die Heizung legt zu.
        zu hell > Gedimmt.
        lauter > Ein Stück lauter.
        ich bin zu Hause > Willkommen daheim, die Lampen brennen.
        der Fernseher läuft und keiner schaut > Der Bildschirm ist jetzt schwarz.
        das Geschirr müsste mal gespült werden > Die Teller baden.
        wie immer bitte > Läuft.
        die Kinder würden gern fernsehen > Der Fernseher ist für sie an.
        denk an die Eier, die sind aus > Eier sind für den Einkauf vorgemerkt.
        Heizung überall aus, wir verreisen > Alle drei Thermostate sind aus.
        wie wär's mit etwas Tannenduft hier > Der Zerstäuber verteilt schon Tanne.
    """,
}
TRUE = {
    "en": """
        good night > Sleep well.
        good morning > Good morning. I trust you slept well.
        I'm home > Welcome home, sir.
        we painted the bedroom green > Green is a calming colour for a bedroom.
        I like the curtains > They suit the room well.
        I turned off the heating myself > Very good, sir.
        the vacuum is a marvel > A fine invention indeed.
        I bought a new lamp > A new lamp can change a room entirely.
        the door squeaks > A drop of oil on the hinges does wonders.
        it's getting dark > The sun sets early in November.
        describe a cosy living room > Warm lamps are lit and the curtains are drawn.
        define ajar > A door that is ajar is slightly open.
        don't touch the blinds > Understood. The blinds stay as they are.
        I'm cold > Shall I turn up the heating?
        merry christmas > A merry Christmas to you as well.
        it's dark in the guest room > Indeed, the light there is off.
        pretend we're pirates > Arr, the anchor is up and the sails are set.
        how about a little story > The lamp was tired of being bright.
        I have nothing left to say > Silence is golden at times.
        is the awning in > Yes, the awning is retracted.
    """,
    "de": """
        gute Nacht > Schlafen Sie gut.
        ich mag die Vorhänge > Sie passen gut zum Raum.
        ich habe die Heizung selbst ausgemacht > Sehr wohl.
        ich habe eine neue Lampe gekauft > Eine neue Lampe verändert einen Raum.
        die Tür quietscht > Ein Tropfen Öl an den Scharnieren wirkt Wunder.
        es wird dunkel > Im November geht die Sonne früh unter.
        lass die Rollos in Ruhe > Verstanden. Die Rollos bleiben, wie sie sind.
        mir ist kalt > Soll ich die Heizung höher stellen?
        im Gästezimmer ist es dunkel > Stimmt, das Licht dort ist aus.
        tu so, als wären wir Piraten > Arr, der Anker ist schon gelichtet.
        wie wär's mit etwas Poesie > Der Mond ist aufgegangen.
        ist die Markise drin > Ja, die Markise ist eingefahren.
    """,
}


def rows(table: str) -> list[tuple[str, str]]:
    found = [line.split(" > ") for line in table.strip().splitlines()]
    return [(said.strip(), reply.strip()) for said, reply in found]


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


def test_what_is_told_of_no_house_in_particular() -> None:
    assert told_of("a lamp is a fine thing", "en", wished=True) == ""
    assert told_of("the lamp is lovely", "en", wished=True) == ""
    assert told_of("the lamp glimmers", "en", wished=True) == "the lamp glimmers"
    assert told_of("eine Lampe ist schön", "de", wished=True) == ""
    assert told_of("die Lampe glimmt", "de", wished=True) == "die Lampe glimmt"
    assert told_of("a breeze fills the hall", "en", wished=False) == ""
    assert told_of("ランプ", "ja", wished=True) == ""


def test_a_question_or_what_may_be_tells_nothing() -> None:
    assert told_clauses("The lamp is on, the door is shut.", "en") == (
        "The lamp is on",
        "the door is shut",
    )
    assert told_clauses("Is the lamp on?", "en") == ()
    assert told_clauses("I can switch lamps, play music.", "en") == ()
    assert told_clauses("Der Ofen könnte an sein.", "de") == ()


@each_row(
    ("text", "language", "wished", "done"),
    [
        ("A touch brighter.", "en", True, True),
        ("A touch brighter.", "en", False, False),
        ("It is on its way.", "en", False, True),
        ("Very good, sir.", "en", True, False),
        ("Ein Stück leiser.", "de", True, True),
        ("Sehr wohl.", "de", True, False),
        ("Plus chaud maintenant.", "fr", True, True),
    ],
)
def test_what_has_come_about(
    text: str, language: str, *, wished: bool, done: bool
) -> None:
    assert tells_done(text, language, wished=wished) is done


def test_what_is_felt_and_what_greets() -> None:
    assert feels("it's rather dark in here", "en")
    assert not feels("it was dark yesterday", "en")
    assert feels("hier ist es kalt", "de")
    assert greets("good night, lock the doors", "en")
    assert only_greets("gute Nacht", "de")
    assert not only_greets("good night, lock the doors", "en")
    assert is_spared("leave the lamp alone", "en")
