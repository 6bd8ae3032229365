# ruff: noqa: E501 - a table, read line by line
"""Italian."""

from .table import Words

IT = Words(
    code="it",
    others="doccia vasca bidet barbecue tapis bicicletta pianoforte chitarra microfono amplificatore antenna satellite modem drone gru ascensore generatore mulino contatore frullatore friggitrice rubinetto cisterna serbatoio tubo recinto botola lucernario tenda altalena amaca scivolo panchina trono culla candela lanterna scanner fotocopiatrice barometro bilancia torre cappella fienile stalla osservatorio prigione cripta galleria bunker cassaforte laboratorio ambulatorio scuola taverna casinò chiesa tempio castello porto molo hangar magazzino fabbrica fucina guardaroba soppalco cortile portico veranda tensione segnale firmware sabotaggio rumore riavvio",
    beside="accanto a, accanto al, accanto alla, vicino a, vicino al, vicino alla, dietro, sopra, sotto",
    inside="in nel nella nello in",
    drop="il lo la i gli le l un uno una di del dello della dell dei degli delle da dal dalla a al allo alla all ai alle in nel nello nella nell nei nelle su sul sulla con per tra mio mia miei mie tuo tua nostro nostra questo questa quel quella quello e che per favore numero è dentro accanto vicino dispositivo lì qui",
    lead="accendi, accendere, spegni, spegnere, apri, aprire, chiudi, chiudere, metti, attiva, disattiva, alza, abbassa, per favore, voglio dire, puoi",
    counters="numero",
    numbers="zero un/uno/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici",
    ordinals="primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta",
    sounds="tue=2 tré=3",
    every="tutti tutte tutto tutta ogni entrambi entrambe",
    endings="che>c chi>c ghe>g ghi>g i> e> a> o>",
    concepts="""
light: luce, lampada, luci, illuminazione, lampadina
spot: faretto, faretti
chandelier: lampadario
switch: interruttore
plug: presa, spina, presa elettrica
blind: tapparella, veneziana, tendina
shutter: tapparella, persiana, serranda, avvolgibile
curtain: tenda, tendaggio
awning: tenda da sole, tettoia
garage_door: porta del garage, porta garage, basculante, portone del garage
gate: cancello
door: porta, portone
window: finestra
lock: serratura
heating: riscaldamento, termostato, radiatore, termosifone, stufa, calorifero, clima
ac: condizionatore, aria condizionata, climatizzatore
fan: ventilatore, ventola
ceiling_fan: ventilatore da soffitto
extractor: aspiratore, estrattore
tv: televisore, televisione, tv, tele
speaker: altoparlante, cassa
player: lettore
vacuum: aspirapolvere, robot aspirapolvere, robot
mower: tagliaerba, robot tagliaerba, tosaerba
valve: valvola
irrigation: irrigazione, irrigatore
humidifier: umidificatore
dehumidifier: deumidificatore
boiler: scaldabagno, boiler, caldaia, acqua calda
camera: telecamera
alarm: allarme, antifurto
siren: sirena
scene: scena
script: script, routine
automation: automazione
list: lista
weather: meteo
calendar: calendario
remote: telecomando
button: pulsante
sensor: sensore, rilevatore
motion: movimento, sensore di movimento, rilevatore di movimento
occupancy: presenza, sensore di presenza
door_sensor: sensore porta
window_sensor: sensore finestra
leak: perdita, sensore acqua, allagamento, perdita d'acqua
smoke: fumo, rilevatore di fumo
gas: gas
co: monossido di carbonio
co2: anidride carbonica
temperature: temperatura, termometro
humidity: umidità
illuminance: luminosità
battery: batteria
power: potenza, consumo
energy: energia
pressure: pressione
kitchen: cucina
living_room: soggiorno, salotto, salone, sala
dining_room: sala da pranzo
bedroom: camera, camera da letto, stanza da letto
master_bedroom: camera matrimoniale, camera padronale
guest_room: camera degli ospiti, stanza degli ospiti
kids_room: cameretta, camera dei bambini, camera dei ragazzi
bathroom: bagno, stanza da bagno
office: ufficio, studio
hallway: corridoio, disimpegno
entry: ingresso, atrio
garage: garage, box, autorimessa
garden: giardino
terrace: terrazza, terrazzo
balcony: balcone
basement: seminterrato, scantinato
cellar: cantina
attic: soffitta, mansarda
laundry: lavanderia
pantry: dispensa, ripostiglio
stairs: scale, scala
workshop: officina, laboratorio
library: biblioteca
gym: palestra
pool: piscina
upstairs: piano di sopra, di sopra, sopra
downstairs: piano di sotto, di sotto, sotto
ground_floor: piano terra
outside: fuori, esterno
left: sinistra, sinistro
right: destra, destro
front: anteriore, davanti
back: posteriore, dietro, retro
ceiling: soffitto
wall: parete, muro
floor: terra, pavimento
table: tavolo
nightstand: comodino
bed: letto
sofa: divano
mirror: specchio
cabinet: armadio, mobile
counter: bancone, piano di lavoro
strip: striscia
night: notte
reading: lettura
desk: scrivania
washing_machine: lavatrice
dryer: asciugatrice
dishwasher: lavastoviglie
coffee_machine: macchina del caffè, macchina caffè, caffettiera
kettle: bollitore
toaster: tostapane
oven: forno
stove: fornello, piano cottura
microwave: microonde
fridge: frigorifero, frigo
freezer: congelatore, freezer
printer: stampante
computer: computer, pc
monitor: monitor, schermo
projector: proiettore
router: router
server: server
charger: caricatore, colonnina
car: auto, macchina
pump: pompa
fountain: fontana
doorbell: campanello
air_purifier: purificatore, purificatore d'aria
hood: cappa
fireplace: camino
towel_rail: scaldasalviette
aquarium: acquario
sauna: sauna
jacuzzi: idromassaggio, jacuzzi
greenhouse: serra
radio: radio
phone: telefono, cellulare
good_night: buonanotte, buona notte
movie: film, cinema
water: acqua
child: bambini, bambino
""",
)
