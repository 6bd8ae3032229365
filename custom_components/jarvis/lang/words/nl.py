# ruff: noqa: E501 - a table, read line by line
"""Dutch."""

from .table import Words

NL = Words(
    code="nl",
    others="douche bad bidet barbecue loopband fiets piano gitaar microfoon versterker antenne satelliet modem drone kraan lift generator windmolen meter mixer frituur waterkraan tank slang brug luik dakraam tent schommel hangmat glijbaan troon wieg kaars lantaarn brievenbus scanner kopieerapparaat barometer weegschaal toren kapel stal sterrenwacht kerker crypte galerij bunker kluis laboratorium praktijk school café casino kerk tempel kasteel haven steiger hangar magazijn fabriek smederij kleedkamer vide binnenplaats veranda spanning signaal firmware sabotage geluid herstart",
    beside="naast, bij, boven, onder, achter, tegenover",
    inside="in op",
    drop="de het een t n in op aan van voor bij naar met uit te ter mijn m'n jouw je ons onze deze dit die dat en alsjeblieft graag nummer nr is wat er daar hier even apparaat naast onder boven",
    lead="zet, doe, schakel, maak, aan, uit, open, sluit, doe aan, doe uit, alsjeblieft, alstublieft, ik bedoel, kun je, wil je",
    counters="nummer nr",
    numbers="nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien",
    ordinals="eerste tweede derde vierde vijfde",
    sounds="fier=4 wij=5",
    every="alle alles allemaal elke iedere beide",
    endings="tjes> jes> tje> je> en> s> e>",
    compounds=True,
    links="s en e n ",
    concepts="""
light: licht, lamp, verlichting, lampje, lichten, lampen, peertje
switch: schakelaar
plug: stopcontact, stekker, contactdoos
blind: jaloezie, rolgordijn, zonwering, luxaflex
shutter: rolluik, luik, rolluiken
curtain: gordijn, gordijnen
awning: zonnescherm, luifel
garage_door: garagedeur, garagepoort
gate: poort, hek, toegangspoort
door: deur
window: raam, ramen, venster
lock: slot, deurslot
heating: verwarming, thermostaat, radiator, kachel, klimaat
ac: airco, airconditioning
fan: ventilator, ventilatie, waaier
ceiling_fan: plafondventilator
extractor: afzuiger, afzuiging
tv: televisie, tv, teevee
speaker: luidspreker, speaker
player: mediaspeler
vacuum: stofzuiger, robotstofzuiger, stofzuigerrobot
mower: grasmaaier, robotmaaier, maaier, maairobot
valve: klep, kraan, ventiel
irrigation: beregening, sproeier, irrigatie
humidifier: luchtbevochtiger
dehumidifier: luchtontvochtiger, ontvochtiger
boiler: boiler, warm water, geiser
camera: camera
alarm: alarm, alarmsysteem
siren: sirene
scene: scène
script: script, routine
automation: automatisering
list: lijst
weather: weer
calendar: agenda, kalender
remote: afstandsbediening
button: knop
sensor: sensor, melder, detector
motion: beweging, bewegingssensor, bewegingsmelder
occupancy: aanwezigheid, aanwezigheidssensor
door_sensor: deursensor, deurcontact
window_sensor: raamsensor, raamcontact
leak: lek, lekkage, watersensor, lekdetector, waterlek
smoke: rook, rookmelder
gas: gas
co: koolmonoxide
co2: kooldioxide
temperature: temperatuur, thermometer
humidity: luchtvochtigheid, vochtigheid
illuminance: helderheid, lichtsterkte
battery: batterij, accu
power: vermogen, stroomverbruik
energy: energie, verbruik
pressure: druk
kitchen: keuken
living_room: woonkamer, huiskamer, zitkamer
dining_room: eetkamer
bedroom: slaapkamer
guest_room: logeerkamer, gastenkamer
kids_room: kinderkamer
bathroom: badkamer
toilet: toilet, wc
office: kantoor, werkkamer, studeerkamer, bureau
hallway: gang, hal, overloop
entry: ingang, entree, voordeur hal
garage: garage
garden: tuin
backyard: achtertuin
front_yard: voortuin
terrace: terras
balcony: balkon
basement: kelder
attic: zolder
laundry: wasruimte, washok, bijkeuken, wasruimte
pantry: voorraadkast, provisiekast
driveway: oprit
stairs: trap, trappenhuis
workshop: werkplaats
shed: schuur, tuinhuis
library: bibliotheek
pool: zwembad
upstairs: boven, bovenverdieping, verdieping
downstairs: beneden
ground_floor: begane grond
outside: buiten
left: links, linker, linkse
right: rechts, rechter, rechtse
front: voor, voorste
back: achter, achterste
ceiling: plafond
wall: muur, wand
floor: vloer
table: tafel
desk: bureau
nightstand: nachtkastje
bed: bed
sofa: bank, sofa
mirror: spiegel
cabinet: kast, kastje
counter: aanrecht, werkblad
strip: strip
night: nacht
reading: lees
standing: staand, staande
washing_machine: wasmachine
dryer: droger, wasdroger
dishwasher: vaatwasser, afwasmachine
coffee_machine: koffiezetapparaat, koffiemachine, koffiezetter
coffee: koffie
kettle: waterkoker
toaster: broodrooster
oven: oven
stove: fornuis, kookplaat
microwave: magnetron
fridge: koelkast
freezer: vriezer, diepvries
printer: printer
computer: computer, pc
monitor: monitor, beeldscherm, scherm
projector: beamer, projector
router: router
server: server
charger: lader, laadpaal
car: auto
pump: pomp
fountain: fontein
doorbell: deurbel
air_purifier: luchtreiniger
hood: afzuigkap
fireplace: open haard, haard
towel_rail: handdoekradiator
aquarium: aquarium
sauna: sauna
jacuzzi: jacuzzi, bubbelbad
greenhouse: serre, kas
radio: radio
phone: telefoon
good_night: welterusten, goedenacht
movie: film
front_door: voordeur
back_door: achterdeur
water: water
child: kinderen, kind
""",
)
