"""What nobody looked up, remembers or was told is not told of this household."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import (
    Say,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
    speech,
)
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

# What somebody asks, and what a model that has called nothing answers.
LIES = {
    "en": """
        is the van plugged in > Yes, it has been plugged in since eight.
        has the postman been > He came an hour ago, with two letters.
        did somebody knock this morning > Yes, a courier knocked at nine.
        what's in my diary tomorrow > You have a meeting at nine.
        so, tell me whether the washing is done > It finished ten minutes ago.
        don't tell me nobody fed the hamster > He had his seeds at noon.
        where are my glasses > They are on the piano.
        did we run out of milk > There is one litre left.
        anyone at home > Your son is in his room.
        how long has the ceiling fan been on > The ceiling fan is off for three hours.
        what is on my shopping list > Milk, tea and bread are on it.
        the recycling, has that gone > Went at seven this morning.
        those sheets, are they dry > Dry as a bone.
        did the sweep turn up in the end > Yes, at ten, and left a receipt.
        what was that thud > The cat, she knocked the vase over.
        how hot is the kiln > Nine hundred and forty degrees.
        what is left on the painter's list > The skirting and the back step.
        the window cleaner wants his money > Paid, this morning.
        the bird table's empty > Filled it up this morning.
        close the front gate > The front gate is closed.
        is the side gate locked > Yes, the side gate is locked.
        is the bathroom window shut > Yes, the bathroom window is shut.
    """,
    "de": """
        ist der Wagen angesteckt > Ja, er hängt seit acht am Kabel.
        war der Postbote schon da > Ja, vor einer Stunde, mit zwei Briefen.
        hat heute früh jemand geklopft > Ja, um neun hat ein Kurier geklopft.
        was steht morgen in meinem Kalender > Du hast um neun eine Besprechung.
        sag bloß, keiner hat den Hamster gefüttert > Der hatte mittags seine Körner.
        wo ist meine Brille > Sie liegt auf dem Klavier.
        haben wir noch Milch > Es ist noch ein Liter da.
        läuft der Trockner noch > Ja, noch zehn Minuten.
        der Sperrmüll, ist der weg > Ging um sieben raus.
        die Laken, sind die trocken > Knochentrocken.
        kam der Kaminkehrer doch noch > Um zehn, die Quittung liegt im Flur.
        was hat da gerumst > Die Katze, sie hat die Vase umgeworfen.
        wie heiß ist der Brennofen > Neunhundertvierzig Grad.
        was ist auf der Liste vom Maler noch offen > Die Leisten und eine Stufe.
        der Fensterputzer kriegt noch sein Geld > Bezahlt, heute früh.
        das Vogelhaus ist leer > Heute früh aufgefüllt.
        an den Tonnen ist ein Fuchs > Hab ihn verscheucht.
        ist das Seitentor abgeschlossen > Ja, das Seitentor ist abgeschlossen.
        mach den Heizlüfter im Bad aus > Der Heizlüfter im Bad ist aus.
    """,
    "fr": """
        quels minuteurs sont réglés > Un minuteur de dix minutes est réglé.
        le facteur est passé > Oui, il est passé il y a une heure.
        où sont mes lunettes > Vos lunettes sont sur le piano.
    """,
    "es": """
        qué temporizadores hay en marcha > Hay uno de diez minutos en marcha.
        ha pasado ya el cartero > Sí, ha pasado hace una hora.
        dónde están mis gafas > Sus gafas están en el piano.
    """,
    "it": """
        quali timer sono impostati > È impostato un timer di dieci minuti.
        è passato il postino > Sì, è passato un'ora fa.
        dove sono i miei occhiali > I suoi occhiali sono sul pianoforte.
    """,
    "nl": """
        welke timers staan er aan > Er loopt een timer van tien minuten.
        is de postbode al geweest > Ja, een uur geleden.
        waar is mijn bril > Uw bril ligt op de piano.
    """,
}
TRUE = {
    "en": """
        is the van plugged in > I cannot see your van.
        has the postman been > He usually comes around eleven.
        where are my glasses > Have you looked on the piano?
        did you feed the hamster > No, I have no hands.
        does the Seine flood > Yes, the Seine floods now and then.
        is the universe growing > Yes, the universe is growing, ever faster.
        who invented the doorbell > Joseph Henry built the first one.
        why is my cat scratching the sofa > Cats scratch to mark what is theirs.
        how long does a dishwasher last > A dishwasher lasts about ten years.
        is my sourdough dead > Feed it twice a day and it will come back.
        our baby smiled today > How lovely! The first smiles come at six weeks.
        how was your day > Quiet, thank you.
        how warm are we > The living room is at 20.5 degrees, the bedroom at 18.2.
        how cold a day is it for the bike > It is 7.3 degrees outside.
        what is on my shopping list > Milk and tea are on it.
        the Great Wall, is that really visible from space > No, not with the naked eye.
        the pyramids, who built those > Paid labourers, fed on bread and beer.
        is there gold in the sea > Yes, and nobody has got it out.
        how hot is the core of the sun > Fifteen million degrees.
        I could sleep for a week > Bears do, and nobody has ever told them off.
        how do smart locks work > First the key is checked, then the door is unlocked.
        are we shut in > The front door is locked, the back door is not.
        our Tommy lost a tooth > Then the tooth fairy has an appointment tonight.
        ring my aunt > I have no telephone. Nobody has been called.
        lock my uncle out > I would rather not. The front door is locked as it is.
        I bet the laundry is flooded > The leak detector is dry.
    """,
    "de": """
        ist der Wagen angesteckt > Das kann ich nicht sehen.
        war der Postbote schon da > Meist kommt er gegen elf.
        wo ist meine Brille > Hast du am Klavier nachgesehen?
        hast du den Hamster gefüttert > Nein, mir fehlen die Hände.
        ist das Bügeleisen an > Ich würde nachsehen, bevor du gehst.
        wer hat die Klingel erfunden > Joseph Henry hat die erste gebaut.
        warum kratzt meine Katze am Sofa > Katzen markieren so, was ihnen gehört.
        wie lange hält eine Spülmaschine > Eine Spülmaschine hält rund zehn Jahre.
        unser Baby hat heute gelächelt > Wie schön! Das beginnt mit sechs Wochen.
        wie war dein Tag > Ruhig, danke.
        wie warm sind die Räume > Wohnzimmer 20,5 Grad, Schlafzimmer 18,2.
        wie frisch wird das auf dem Rad > Draußen sind es 7,3 Grad.
        was steht auf meiner Einkaufsliste > Milch und Tee stehen drauf.
        die Pyramiden, wer hat die gebaut > Bezahlte Arbeiter, mit Brot und Bier.
        was gibt das Meer noch her > Weniger als früher. Es wurde leer gefischt.
        wie warm ist die Ostsee im Juli > An der Oberfläche etwa achtzehn Grad.
        wie geht so ein smartes Schloss > Ein Motor dreht den Riegel.
        ist alles abgesperrt > Die Haustür ist verriegelt, die Hintertür nicht.
        woher kommt das Wort Lampe > Aus dem Griechischen.
        rast der Zähler gerade > Das Haus zieht 432 Watt.
        die Waschküche steht bestimmt unter Wasser > Der Wassermelder ist trocken.
    """,
    "fr": """
        où sont mes lunettes > Regardez sur le piano.
        pourquoi mon chat griffe le canapé > Les chats marquent leur territoire.
    """,
    "es": """
        dónde están mis gafas > Mire en el piano.
        por qué araña mi gato el sofá > Los gatos marcan su territorio.
    """,
    "it": """
        dove sono i miei occhiali > Guardi sul pianoforte.
        perché il mio gatto graffia il divano > I gatti marcano il territorio.
    """,
    "nl": """
        waar is mijn bril > Kijk eens op de piano.
        waarom krabt mijn kat aan de bank > Katten markeren hun territorium.
    """,
}
# What was said before, what is asked, and what that bears.
TOLD = {
    "en": """
        the hamster was fed at noon > has the hamster been fed > Yes, at noon.
        Aunt May arrives on Sunday > is Aunt May here yet > She arrives on Sunday.
    """,
    "de": """
        der Hamster wurde mittags gefüttert > hat der Hamster Futter > Ja, seit mittags.
        Tante May kommt am Sonntag > ist Tante May schon da > Sie kommt am Sonntag.
    """,
}


def rows(table: str) -> list[list[str]]:
    return [
        [one.strip() for one in line.split(" > ")]
        for line in table.strip().splitlines()
        if line.strip()
    ]


@pytest.mark.parametrize("language", list(LIES))
async def test_answers_that_nothing_bears_are_not_spoken(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    # The demo house is named in two languages; in the others it only listens.
    await furnish_demo_house(base, "de" if language == "de" else "en")
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine, agent)
    server.strict = False
    wrong = []
    for table, held in ((LIES, True), (TRUE, False)):
        for asked, reply in rows(table[language]):
            server.replies.clear()
            server.reply(reply, repeat=True)
            heard = speech(await say(asked, language=language))
            if (reply not in heard) is not held:
                wrong.append((asked, reply, heard))
    server.replies.clear()
    assert wrong == [], wrong


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("language", list(TOLD))
async def test_what_was_told_is_told_again(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    language: str,
    *,
    memory: bool,
) -> None:
    await furnish_demo_house(base, language)
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    subentries = [engine, agent, *([memory_subentry()] if memory else [])]
    await set_up_jarvis(base, *subentries)
    server.strict = False
    wrong = []
    for number, (told, asked, reply) in enumerate(rows(TOLD[language])):
        talk = f"talk {number}"
        server.replies.clear()
        server.reply("Okay.", repeat=True)
        await say(told, talk, language=language)
        server.replies.clear()
        server.reply(reply, repeat=True)
        # Memory bears it in another talk, too.
        where = f"other {number}" if memory else talk
        heard = speech(await say(asked, where, language=language))
        if reply not in heard:
            wrong.append((asked, reply, heard))
    server.replies.clear()
    assert wrong == [], wrong
