# ruff: noqa: E501 - a table, read line by line
"""German."""

from .table import Words

DE = Words(
    code="de",
    others="Heizungspumpe Dusche Badewanne Bidet Grill Smoker Laufband Hometrainer Klavier Gitarre Mikrofon Verstärker Antenne Satellit Modem Drohne Kran Aufzug Fahrstuhl Generator Windrad Wallbox Trafo Sicherung Zähler Schornstein Mixer Entsafter Fritteuse Dampfgarer Zapfanlage Wasserhahn Zisterne Tank Schlauch Zaun Zugbrücke Luke Dachfenster Markise Zelt Pavillon Schaukel Hängematte Rutsche Sandkasten Bank Thron Wiege Kerze Laterne Briefkasten Scanner Kopierer Aktenvernichter Barometer Waage Turm Kapelle Scheune Stall Weinkeller Sternwarte Kerker Gruft Ballsaal Galerie Bunker Tresor Labor Praxis Klassenzimmer Spielplatz Kneipe Kasino Kirche Tempel Burg Hafen Steg Bootshaus Hangar Lager Fabrik Schmiede Dachterrasse Sauna Studio Bibliothek Musikzimmer Nähzimmer Bügelzimmer Ankleide Ankleidezimmer Abstellkammer Loggia Wintergarten Vorgarten Hof Carport Spannung Signal Firmware Sabotage Geräusch Neustart",
    beside="neben, bei, beim, über, unter, hinter, hinterm, überm, unterm, vorm, vor, gegenüber",
    inside="in im auf am an",
    drop="der die das den dem des ein eine einen einem einer mein meine meinen meinem dein deine unser unsere dieser "
    "diese dieses diesen diesem jene jenes im in am an auf vom von zum zur bei beim aus mit für fürs über unter neben "
    "bitte nummer nr ist und ins gerät geräte mal doch da dort hier",
    lead="schalte, schalt, mach, mache, stelle, stell, dreh, drehe, einschalten, ausschalten, an, aus, ein, zu, bitte, "
    "anmachen, ausmachen, öffne, schließe, ich meine, ich meinte, hey, kannst du, könntest du",
    counters="nummer nr",
    numbers="null eins/ein zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn "
    "sechzehn siebzehn achtzehn neunzehn zwanzig",
    ordinals="erste/erster/erstes/ersten zweite/zweiter/zweites/zweiten dritte/dritter/drittes/dritten "
    "vierte/vierter/viertes/vierten fünfte/fünfter/fünftes/fünften",
    sounds="zweit=2 frei=3 fier=4",
    every="alle alles allen aller sämtliche jede jedes jeden beide beiden",
    endings="leuchten>leuchte lampen>lampe ungen>ung türen>tür fenstern>fenster innen>in chen>chen en>e ern>er "
    "er>er es>e nen>n n>n s>",
    compounds=True,
    links="s n en es er e ",
    concepts="""
light: licht, lampe, leuchte, beleuchtung, lichter, lämpchen, birne, glühbirne, lampen, leuchten
switch: schalter
plug: steckdose, stecker, dose, zwischenstecker
blind: jalousie, raffstore, rollo, plissee
shutter: rollladen, rolladen, rollläden, rolläden, fensterladen, rollo, jalousie
curtain: vorhang, gardine, vorhänge, gardinen
awning: markise, sonnensegel, sonnenschutz
garage_door: garagentor, garagentür
gate: tor
door: tür, türe, türen
window: fenster
lock: schloss, türschloss, riegel
heating: heizung, thermostat, heizkörper, heizkörperthermostat, radiator, raumthermostat, heizungen, klima
ac: klimaanlage, klimagerät, klima
fan: ventilator, lüfter, lüftung
ceiling_fan: deckenventilator
tv: fernseher, tv, glotze, fernsehgerät, flimmerkiste
speaker: lautsprecher, box, boxen
player: mediaplayer, musikanlage, anlage
vacuum: staubsauger, saugroboter, sauger, staubsaugerroboter, roboterstaubsauger, saugrobi
mower: mähroboter, rasenmäher, rasenroboter, mäher, rasenmähroboter
valve: ventil
irrigation: bewässerung, sprinkler, beregnung, rasensprenger
humidifier: luftbefeuchter, befeuchter
dehumidifier: luftentfeuchter, entfeuchter, trockengerät
boiler: warmwasser, boiler, warmwasserbereiter, durchlauferhitzer, warmwasserspeicher
camera: kamera
alarm: alarm, alarmanlage
siren: sirene
scene: szene
script: skript, routine
automation: automation, automatisierung
list: liste
weather: wetter, wettervorhersage
person: person
calendar: kalender
remote: fernbedienung
button: knopf, taster, taste
sensor: sensor, melder, fühler
motion: bewegung, bewegungsmelder, bewegungssensor
occupancy: präsenz, anwesenheit, präsenzmelder, präsenzsensor
door_sensor: türsensor, türkontakt
window_sensor: fenstersensor, fensterkontakt
leak: wassermelder, wassersensor, leck, lecksensor, feuchtigkeit, leckage
smoke: rauch, rauchmelder, rauchsensor
gas: gas, gasmelder, gassensor
co: kohlenmonoxid
co2: kohlendioxid
temperature: temperatur, thermometer, temperatursensor
humidity: luftfeuchtigkeit, luftfeuchte, feuchtigkeit, feuchte, hygrometer
illuminance: helligkeit, helligkeitssensor
battery: batterie, akku, batteriestand, akkustand
power: leistung, stromverbrauch
energy: energie, verbrauch, energieverbrauch
pressure: druck
vibration: vibration
connectivity: verbindung
kitchen: küche, küchen
living_room: wohnzimmer, stube, wohnstube
dining_room: esszimmer, speisezimmer
bedroom: schlafzimmer
guest_room: gästezimmer
kids_room: kinderzimmer
bathroom: badezimmer, bad
toilet: wc, klo, toilette, gäste wc, gästeklo
office: büro, arbeitszimmer
hallway: flur, diele, gang, korridor
entry: eingang, eingangsbereich, windfang
garage: garage, garagen, carport
garden: garten
backyard: hinterhof
terrace: terrasse, terrassen
balcony: balkon
basement: keller, untergeschoss, kellergeschoss
attic: dachboden, speicher, dachgeschoss
laundry: waschküche, waschraum, hauswirtschaftsraum
pantry: speisekammer, vorratskammer, vorratsraum, abstellraum
driveway: einfahrt, auffahrt
stairs: treppe, treppenhaus
hobby_room: hobbyraum, hobbykeller
workshop: werkstatt
shed: schuppen, gartenhaus
gym: fitnessraum
library: bibliothek
pool: pool, schwimmbad
upstairs: oben, obergeschoss, obere etage
downstairs: unten, untere etage
ground_floor: erdgeschoss
outside: außen, draußen
left: links, linke, linker, linkes, linken, linkem
right: rechts, rechte, rechter, rechtes, rechten, rechtem
front: vorn, vorne, vordere, vorderer, vorderes, vorderen
back: hinten, hintere, hinterer, hinteres, hinteren, hinter
ceiling: decke, decken
wall: wand
floor: boden
table: tisch
desk: schreibtisch
bed: bett
sofa: sofa, couch
mirror: spiegel
mirror_cabinet: spiegelschrank
cabinet: schrank
shelf: regal
strip: streifen
night: nacht
reading: lesen, lese
nightstand: nachttisch, nachtkästchen
house: haus
washing_machine: waschmaschine
dryer: trockner, wäschetrockner
dishwasher: geschirrspüler, spülmaschine, spüler, geschirrspülmaschine
coffee_machine: kaffeemaschine, kaffeevollautomat, kaffeeautomat, espressomaschine
coffee: kaffee
machine: maschine
kettle: wasserkocher
toaster: toaster
oven: ofen, backofen
stove: herd
microwave: mikrowelle
fridge: kühlschrank
freezer: gefriertruhe, gefrierschrank, tiefkühltruhe
printer: drucker
computer: computer, pc, rechner
monitor: monitor, bildschirm
projector: beamer, projektor
router: router
server: server, serverschrank
charger: ladestation, wallbox, ladegerät
car: auto
pump: pumpe
fountain: brunnen, springbrunnen
pond: teich
solar: solar, photovoltaik
inverter: wechselrichter
doorbell: türklingel, klingel
air_purifier: luftreiniger
hood: dunstabzugshaube, dunstabzug, abzugshaube
fireplace: kamin
towel_rail: handtuchheizkörper, handtuchtrockner, handtuchwärmer
aquarium: aquarium
sauna: sauna
jacuzzi: whirlpool, jacuzzi
greenhouse: gewächshaus, wintergarten
radio: radio
stereo: stereoanlage
phone: handy, telefon
food: futter
good_night: gute nacht
good_morning: guten morgen
movie: film
front_door: haustür, eingangstür, wohnungstür
back_door: hintertür
water: wasser
guest: gäste, gast
child: kinder, kind
party: party
mother: mutter, mama
father: vater, papa
stick_lamp: stehlampe, stehleuchte
""",
)
