"""Facts as they were told, and questions for them that share no content word.

Told and asked in one language; all but the FRESH ones, written when everything was
chosen, have been looked at while thresholds and ranking were.
"""

from typing import Final

ENGLISH: Final = """\
I am allergic to peanuts|which foods make me ill
my dentist is Dr. Brown|who looks after my teeth
my sister lives in Lisbon|where is my sibling's home
I drive a red Volvo|what kind of car do I have
our dog is called Biscuit|what's the name of my pet
I work as a nurse at the county hospital|what is my profession
my birthday is on the 3rd of May|when was I born
I wake up at half past six|when do I usually get out of bed
I play the cello in an orchestra|which instrument can I perform
my daughter goes to Oakwood primary school|where does my kid study
I prefer green tea over coffee|what hot drink should you offer me
the spare key is under the flower pot|how can I get in when locked out
I hate mushrooms|what should not be on my pizza
my wife's name is Elena|who am I married to
we are planning a holiday in Norway in July|where will we travel this summer
I am training for a marathon|what sport event do I prepare for
the plumber's name is Mr. Hollis|who repairs our leaking pipes
my favourite movie is Casablanca|what film do I love most
I am vegetarian|do I eat meat
my blood type is 0 negative|which donor group am I
the car insurance expires in October|when must I renew the vehicle policy
I take blood pressure pills every morning|what medication do I need daily
my grandmother makes the best apple pie|who bakes delicious dessert
I grew up in a small village near Bergen|where did I spend my childhood
my son is afraid of thunderstorms|what scares my boy
the guest room has a broken radiator|which bedroom is cold for visitors
I learned to swim when I was four|at which age could I first stay afloat
my boss is called Patricia|who is my manager at the office
I speak Portuguese and Dutch|which foreign languages do I know
the bins are emptied on Tuesdays|which day is garbage collected
my laptop was stolen last year|what computer of mine did thieves take
I sing in the church choir|what music group am I a member of
our anniversary is in September|when did we get married
the Christmas lights are in the attic|where are the holiday decorations stored
I am scared of spiders|which animals frighten me
my brother is an electrician|which relative can fix wiring
I collect old stamps|what is my hobby
my phone contract ends in March|until when do I pay the mobile provider
I lost my wallet at the beach|where did my purse disappear
I usually go to bed around eleven|at what hour do I fall asleep
I cannot hear well with my left ear|do I have trouble listening
our neighbour waters the plants while we travel|who cares for the flowers
the baby naps after lunch|when does our infant sleep during the day
my mother is a retired judge|what job did mum have
I quit smoking two years ago|since when am I free of cigarettes
the wine is kept in the cellar|where do we store bottles of Merlot
my cousin runs a bakery in Porto|who in the family sells bread
I broke my wrist while skiing|how did I injure my arm
we pay the rent on the first|when is money due to the landlord
the cleaning lady comes on Fridays|which day does someone tidy the house
I am reading a novel by Tolstoy|which book am I in the middle of
the cat must not go outside|is the kitten allowed in the garden
I am lactose intolerant|can I drink milk
my niece studies medicine in Prague|who is becoming a doctor
the fuse box is behind the coat rack|where can I reset the circuit breaker
I fly to Chicago every spring|which American city do I visit each year"""

GERMAN: Final = """\
ich bin gegen Erdnüsse allergisch|welche Lebensmittel vertrage ich nicht
mein Zahnarzt heißt Dr. Braun|wer kümmert sich um mein Gebiss
meine Schwester wohnt in Lissabon|wo sind meine Geschwister zu Hause
ich fahre einen roten Volvo|was für ein Auto besitze ich
unser Hund heißt Keks|wie ruft man mein Haustier
ich arbeite als Krankenschwester|welchen Beruf habe ich
ich stehe um halb sieben auf|wann klingelt morgens mein Wecker
ich spiele Cello im Orchester|welches Instrument beherrsche ich
meine Tochter geht in die Eichenschule|wo lernt mein Kind
ich trinke lieber grünen Tee als Kaffee|welches Heißgetränk mag ich
der Ersatzschlüssel liegt unter dem Blumentopf|wie komme ich in die Wohnung
ich hasse Pilze|was darf nicht auf meine Pizza
meine Frau heißt Elena|mit wem bin ich verheiratet
wir fahren im Juli nach Norwegen|wohin geht der Sommerurlaub
ich trainiere für einen Marathon|auf welchen Wettlauf bereite ich mich vor
der Klempner heißt Herr Hollis|wer repariert undichte Rohre
mein Lieblingsfilm ist Casablanca|welches Kinowerk mag ich
ich bin Vegetarier|esse ich Fleisch
die Autoversicherung läuft im Oktober ab|bis wann gilt die Police des Wagens
ich nehme jeden Morgen Blutdrucktabletten|welche Medikamente brauche ich täglich
mein Sohn fürchtet sich vor Gewittern|was macht dem Jungen Angst
meine Chefin heißt Patricia|wer ist meine Vorgesetzte im Büro
ich spreche Portugiesisch und Niederländisch|welche Fremdsprachen kann ich
der Müll wird dienstags abgeholt|an welchem Tag kommen die Tonnen dran
die Weihnachtslichter sind auf dem Dachboden|wo liegt der Festschmuck
mein Bruder ist Elektriker|welcher Verwandte kennt sich mit Stromleitungen aus
ich sammle alte Briefmarken|was ist mein Hobby
die Putzfrau kommt freitags|wann macht jemand bei uns sauber
der Wein liegt im Keller|wo lagern die Flaschen mit dem Merlot
ich vertrage keine Laktose|kann ich Milch trinken
meine Oma wird im Februar neunzig|wann feiert die Großmutter ihren runden Geburtstag
das WLAN heißt Sonnenblume|wie lautet der Name unseres Funknetzes
mein Auto muss im März zum TÜV|wann ist die Hauptuntersuchung des Wagens fällig
der Hausmeister ist Herr Petrovic|wer kümmert sich um Schäden im Gebäude
ich habe Höhenangst|wovor fürchte ich mich auf Türmen
die Schneeschaufel steht hinter der Garage|womit und von wo räume ich im Winter den Weg
unsere Katze bekommt morgens Nassfutter|was frisst das Haustier zum Frühstück
mein Arbeitsvertrag endet im August|bis zu welchem Monat bin ich angestellt
ich trage Schuhgröße 43|wie groß sind meine Füße
die Heizung wird von der Firma Kramer gewartet|welcher Betrieb prüft den Kessel
meine Nichte studiert Medizin in Wien|wer aus der Familie will Ärztin werden
ich spende jeden Monat an das Tierheim|welche Einrichtung unterstütze ich mit Geld
das Baby schläft nach dem Mittagessen|wann hält unser Säugling sein Nickerchen
der Feuerlöscher hängt neben der Kellertreppe|womit bekämpfe ich einen Brand im Haus
meine Lieblingsfarbe ist Petrol|welchen Farbton mag ich am meisten
ich bin in Rostock aufgewachsen|in welcher Stadt verbrachte ich meine Kindheit
wir haben am 12. Juni geheiratet|wann ist unser Hochzeitstag
mein Chef ist im Mai auf Elternzeit|wann fehlt mein Vorgesetzter im Betrieb
der Komposthaufen ist hinten links|wo entsorge ich Gartenabfälle
ich höre auf dem rechten Ohr schlecht|habe ich Probleme mit dem Gehör
der Reservereifen ist im Schuppen|wo finde ich Ersatz bei einer Panne am Rad
meine Tochter bekommt eine Zahnspange|was braucht mein Kind für sein Gebiss
ich gehe montags zum Schwimmen|an welchem Tag bin ich im Hallenbad
unser Kinderarzt ist Dr. Yilmaz|zu wem gehen wir, wenn die Kleinen krank sind
ich faste bis Ostern|wie lange verzichte ich auf Essen
der Rauchmelder im Flur braucht neue Batterien|welches Warngerät hat keinen Strom mehr
mein Handyvertrag läuft über Congstar|welchen Mobilfunkanbieter nutze ich
mein Vater war Lokführer|was hat Papa beruflich gemacht
die Winterreifen lagern bei Reifen Huber|wo sind die Räder für die kalte Jahreszeit
ich lese gerade den Zauberberg|welches Buch habe ich angefangen"""

FRESH: Final = """\
my godfather owns a vineyard|which relative produces grapes
I get seasick on ferries|what happens to me on boats
the ladder belongs to our neighbour Karl|who lent us the steps
we adopted two rabbits|what animals live with us
my passport expires in November|until when can I travel abroad
I row on the lake every Sunday|what exercise do I do at weekends
the thermos flask leaks|which bottle is not tight
my daughter wants to become a pilot|what job does my kid dream of
our roof was repaired by Miller and Sons|which company fixed the tiles
I write a diary in the evening|what do I note down before sleeping
my grandfather fought in Korea|which relative was a soldier
we drink our coffee without sugar|do we sweeten hot drinks
my gym locker has the number 214|where do I put my things at the fitness studio
the tent is under the stairs|where is our camping gear
I am colour-blind|do I see red and green properly
my aunt left me her piano|what did I inherit
our lawn is mown by a student|who cuts the grass
the fish are fed twice a day|how often do the pets in the aquarium eat
my flight leaves from terminal two|where do I board the plane
I bake bread every Saturday|what do I make in the oven at weekends"""

GERMAN_FRESH: Final = """\
mein Patenonkel besitzt ein Weingut|welcher Verwandte baut Trauben an
auf Fähren wird mir übel|was passiert mit mir auf Schiffen
die Leiter gehört unserem Nachbarn Karl|wer hat uns die Steighilfe geliehen
wir haben zwei Kaninchen aufgenommen|welche Tiere leben bei uns
mein Reisepass läuft im November ab|bis wann darf ich ins Ausland
sonntags rudere ich auf dem See|welchen Sport treibe ich am Wochenende
die Thermoskanne ist undicht|welches Gefäß tropft
meine Tochter möchte Pilotin werden|wovon träumt mein Kind beruflich
das Dach hat die Firma Möller repariert|welcher Betrieb brachte die Ziegel in Ordnung
abends schreibe ich Tagebuch|was notiere ich vor dem Schlafengehen
mein Großvater war Seemann|welchen Beruf hatte Opa
wir trinken Kaffee ohne Zucker|süßen wir unsere Heißgetränke
mein Spind im Fitnessstudio hat die Nummer 214|wo lege ich beim Training meine Sachen ab
das Zelt ist unter der Treppe|wo finde ich die Campingausrüstung
ich bin farbenblind|kann ich Rot und Grün unterscheiden
meine Tante hat mir ihr Klavier vermacht|was habe ich geerbt
unseren Rasen mäht ein Student|wer schneidet das Gras
die Fische werden zweimal täglich gefüttert|wie oft fressen die Tiere im Aquarium
mein Flug geht von Terminal zwei|wo steige ich in die Maschine
samstags backe ich Brot|was mache ich am Wochenende im Ofen
unser Steuerberater ist Herr Lindner|wer hilft uns mit dem Finanzamt
ich schnarche|bin ich nachts laut
meine Großmutter strickt gern|womit verbringt Oma ihre Freizeit
der Bohrer ist bei Jürgen|wer hat das Werkzeug für Löcher in der Wand
unser Sohn ist in der dritten Klasse|wie weit ist der Junge in der Schule
ich komme aus Sachsen|welche Region ist meine Heimat
das Auto braucht Super bleifrei|welchen Kraftstoff tanke ich
mein Bruder hat eine Glatze|wem fehlen die Haare
wir heizen mit Pellets|womit wird es bei uns warm
die Hecke wird im Februar geschnitten|wann stutze ich die Sträucher"""

FILLERS: Final = """\
the cellar door sticks in winter
the neighbours have a trampoline
our boiler was serviced by Kessler
the garden hose is twelve metres long
my bicycle needs a new chain
we painted the hallway blue
the balcony faces west
the tomatoes need water twice a day
our washing machine is from Bosch
the piano was tuned in spring
the garage remote is in the drawer
the children share a tablet
we subscribed to a vegetable box
the chimney sweep comes in autumn
our internet provider is Telia
the dishwasher takes tablets from the blue box
my reading glasses are on the shelf
the mailbox lock is rusty
we borrowed a ladder from Tom
the sofa can be folded out"""

GERMAN_FILLERS: Final = """\
die Kellertür klemmt im Winter
die Nachbarn haben ein Trampolin
der Gartenschlauch ist zwölf Meter lang
mein Fahrrad braucht eine neue Kette
wir haben den Flur blau gestrichen
der Balkon geht nach Westen
die Tomaten brauchen zweimal am Tag Wasser
unsere Waschmaschine ist von Bosch
das Klavier wurde im Frühjahr gestimmt
die Kinder teilen sich ein Tablet
der Schornsteinfeger kommt im Herbst
unser Internet ist von Telia
meine Lesebrille liegt auf dem Regal
das Briefkastenschloss ist rostig
das Sofa lässt sich ausklappen"""


def pairs(language: str) -> list[tuple[str, str]]:
    """Return facts and questions of a language that were looked at while choosing."""
    return _parted(GERMAN if language == "de" else ENGLISH)


def fresh_pairs(language: str) -> list[tuple[str, str]]:
    """Return facts and questions of a language that nothing was chosen by."""
    return _parted(GERMAN_FRESH if language == "de" else FRESH)


def _parted(text: str) -> list[tuple[str, str]]:
    told = [line.split("|") for line in text.splitlines()]
    return [(fact, question) for fact, question in told]


def fillers(language: str) -> list[str]:
    """Return what else a household knows."""
    return (GERMAN_FILLERS if language == "de" else FILLERS).splitlines()
