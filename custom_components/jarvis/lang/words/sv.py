# ruff: noqa: E501 - a table, read line by line
"""Swedish."""

from .table import Words

SV = Words(
    code="sv",
    beside="bredvid, intill, vid, ovanför, under, bakom",
    inside="i på",
    drop="den det de en ett i på vid till från med av för under över min mitt mina din ditt dina vår vårt denna detta dessa och tack snälla nummer nr är som där här intill bredvid apparaten",
    lead="tänd, släck, sätt på, stäng av, slå på, slå av, öppna, stäng, starta, stoppa, snälla, tack, jag menar",
    counters="nummer nr",
    numbers="noll ett/en/ett två tre fyra fem sex sju åtta nio tio elva tolv",
    ordinals="första andra tredje fjärde femte",
    every="alla allt varje båda samtliga",
    endings="erna> orna> arna> aren> are> ern> en> et> or> ar> er> na> an> n> t> a> s>",
    compounds=True,
    links="s n e a o u ",
    concepts="""
light: lampa, ljus, belysning, lampor, lyse, taklampa belysning
switch: strömbrytare, brytare
plug: uttag, vägguttag, kontakt
blind: persienn, rullgardin
shutter: jalusi, fönsterlucka
curtain: gardin
awning: markis
garage_door: garageport, garagedörr
gate: grind
door: dörr
window: fönster
lock: lås, dörrlås
heating: värme, termostat, element, radiator, värmare
ac: luftkonditionering, ac
fan: fläkt
ceiling_fan: takfläkt
tv: tv, teve, television
speaker: högtalare
player: mediaspelare
vacuum: dammsugare, robotdammsugare
mower: gräsklippare, robotgräsklippare
valve: ventil
irrigation: bevattning, sprinkler
humidifier: luftfuktare
dehumidifier: avfuktare
boiler: varmvattenberedare
camera: kamera
alarm: larm
siren: siren
scene: scen
script: skript, rutin
list: lista
weather: väder
button: knapp
sensor: sensor, givare
motion: rörelse, rörelsesensor, rörelsevakt
occupancy: närvaro, närvarosensor
door_sensor: dörrsensor
window_sensor: fönstersensor
leak: läcka, läckage, vattensensor
smoke: rök, brandvarnare, rökdetektor
temperature: temperatur, termometer
humidity: fuktighet, luftfuktighet
battery: batteri
power: effekt
energy: energi
kitchen: kök
living_room: vardagsrum
dining_room: matsal, matrum
bedroom: sovrum
guest_room: gästrum
kids_room: barnrum
bathroom: badrum
toilet: toalett
office: kontor, arbetsrum
hallway: hall, korridor
entry: entré, farstu
garage: garage
garden: trädgård
terrace: terrass, altan
balcony: balkong
basement: källare
attic: vind
laundry: tvättstuga
stairs: trappa
pool: pool
upstairs: övervåning, uppe
downstairs: undervåning, nere
ground_floor: bottenvåning
outside: ute, utomhus, utsidan
left: vänster, vänstra
right: höger, högra
front: främre
back: bakre
ceiling: tak
wall: vägg
floor: golv
table: bord
desk: skrivbord
bed: säng
sofa: soffa
window_: fönster
washing_machine: tvättmaskin
dryer: torktumlare
dishwasher: diskmaskin
coffee_machine: kaffebryggare, kaffemaskin
kettle: vattenkokare
oven: ugn
stove: spis
microwave: mikro, mikrovågsugn
fridge: kylskåp
freezer: frys
printer: skrivare
computer: dator
projector: projektor
charger: laddare, laddbox
car: bil
pump: pump
doorbell: dörrklocka
air_purifier: luftrenare
fireplace: öppen spis
aquarium: akvarium
sauna: bastu
jacuzzi: jacuzzi, badtunna
greenhouse: växthus
front_door: ytterdörr
back_door: bakdörr
good_night: god natt
movie: film
""",
)
