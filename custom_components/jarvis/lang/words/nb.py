# ruff: noqa: E501 - a table, read line by line
"""Norwegian and, with the words it shares, Danish."""

from dataclasses import replace

from .table import Words

NB = Words(
    code="nb",
    beside="ved siden af, ved siden av, ved, over, under, bak, bag",
    inside="i på",
    drop="den det de en et ei i på ved til fra med av for under over min mitt mine din ditt vår vårt denne dette disse og takk nummer nr er som der her inne venligst min mit vores dette",
    lead="slå på, slå av, skru på, skru av, tænd, sluk, tenn, slukk, åpne, lukk, åbn, luk, start, stopp, takk, vær så snill, jeg mener",
    counters="nummer nr",
    numbers="null/nul en/ett/et to tre fire fem seks sju/syv åtte/otte ni ti elleve/elve tolv",
    ordinals="første andre/anden/andet tredje fjerde femte",
    every="alle alt hver begge samtlige",
    endings="ene> erne> ens> et> en> er> e> s> a>",
    compounds=True,
    links="s e r ",
    concepts="""
light: lys, lampe, belysning, lampen, lamper
switch: bryter, kontakt, afbryder
plug: stikkontakt, uttak, stik, plugg
blind: persienne, rullegardin
shutter: sjalusi, skodde
curtain: gardin
awning: markise
garage_door: garasjeport, garageport, garasjedør
gate: port, låge, grind
door: dør
window: vindu, vindue
lock: lås, dørlås
heating: varme, termostat, radiator, ovn, varmeovn, varmekabler
ac: klimaanlegg, varmepumpe, klimaanlæg
fan: vifte, ventilator, blæser
ceiling_fan: takvifte, loftsventilator
tv: tv, fjernsyn
speaker: høyttaler, højttaler
vacuum: støvsuger, robotstøvsuger
mower: gressklipper, plæneklipper, robotklipper
valve: ventil
irrigation: vanning, vanding
humidifier: luftfukter, luftfugter
dehumidifier: avfukter, affugter
boiler: varmtvannsbereder, vandvarmer
camera: kamera
alarm: alarm
sensor: sensor, føler, melder
motion: bevegelse, bevegelsessensor, bevægelse, bevægelsessensor
leak: lekkasje, lækage, vannsensor
smoke: røyk, røykvarsler, røg, røgalarm
temperature: temperatur, termometer
humidity: fuktighet, luftfuktighet, fugtighed, luftfugtighed
battery: batteri
power: effekt
energy: energi
kitchen: kjøkken, køkken
living_room: stue, dagligstue
dining_room: spisestue
bedroom: soverom, soveværelse
guest_room: gjesterom, gæsteværelse
kids_room: barnerom, børneværelse
bathroom: bad, badeværelse, baderom
toilet: toalett, toilet
office: kontor
hallway: gang, korridor, entre
entry: inngang, indgang
garage: garasje, garage
garden: hage, have
terrace: terrasse
balcony: balkong, altan, balkon
basement: kjeller, kælder
attic: loft
laundry: vaskerom, bryggers
stairs: trapp, trappe
upstairs: oppe, ovenpå, overetasje
downstairs: nede, nedenunder
ground_floor: første etasje, stueetage
outside: ute, ude, utendørs, udendørs
left: venstre
right: høyre, højre
front: fremre, forreste
back: bakre, bageste
ceiling: tak, loft
wall: vegg, væg
floor: gulv
table: bord
bed: seng
sofa: sofa
washing_machine: vaskemaskin, vaskemaskine
dryer: tørketrommel, tørretumbler
dishwasher: oppvaskmaskin, opvaskemaskine
coffee_machine: kaffemaskin, kaffetrakter, kaffemaskine
kettle: vannkoker, elkedel
oven: stekeovn
stove: komfyr, komfur
fridge: kjøleskap, køleskab
freezer: fryser
printer: skriver, printer
computer: datamaskin, computer
charger: lader, elbillader
car: bil
doorbell: dørklokke, ringeklokke
fireplace: peis, pejs
sauna: badstue, sauna
greenhouse: drivhus
front_door: ytterdør, hoveddør, inngangsdør
back_door: bakdør, bagdør
good_night: god natt, godnat
""",
)

DA = replace(NB, code="da")
