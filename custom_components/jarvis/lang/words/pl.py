# ruff: noqa: E501 - a table, read line by line
"""Polish."""

from .table import Words

PL = Words(
    code="pl",
    beside="obok, koło, przy, nad, pod, za",
    inside="w na",
    drop="w we na z ze do od przy pod nad za dla po u mój moja moje mojej nasz nasza ten ta to tę tej tego tym tam tu proszę numer nr i który która jest co obok koło urządzenie",
    lead="włącz, wyłącz, zapal, zgaś, otwórz, zamknij, uruchom, zatrzymaj, proszę, mam na myśli",
    counters="numer nr",
    numbers="zero jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
    ordinals="pierwszy/pierwsza/pierwsze/pierwszą drugi/druga/drugie/drugą trzeci/trzecia/trzecie/trzecią czwarty/czwarta/czwarte",
    every="wszystkie wszystko wszystkich każdy każda oba obie",
    endings="owego> owej> ową> ami> ach> ego> emu> ymi> imi> iej> ej> ów> om> ie> ia> ię> ią> ym> im> ych> ich> em> a> e> y> i> u> o> ą> ę>",
    concepts="""
light: światło, lampa, oświetlenie, żarówka, światła, lampę
small_lamp: lampka
switch: przełącznik, włącznik, wyłącznik
plug: gniazdko, gniazdo, wtyczka
blind: żaluzja, roleta
shutter: roleta, okiennica, rolety
curtain: zasłona, firana, kurtyna
awning: markiza
garage_door: brama garażowa, drzwi garażowe, brama garażu
gate: brama, furtka
door: drzwi
window: okno
lock: zamek
heating: ogrzewanie, termostat, grzejnik, kaloryfer
ac: klimatyzacja, klimatyzator, klima
fan: wentylator, wiatrak, wentylacja
tv: telewizor, telewizja, tv
speaker: głośnik
player: odtwarzacz
vacuum: odkurzacz, robot sprzątający, robot
mower: kosiarka
valve: zawór
irrigation: nawadnianie, podlewanie, zraszacz
humidifier: nawilżacz
dehumidifier: osuszacz
boiler: bojler, podgrzewacz, piec
camera: kamera
alarm: alarm
siren: syrena
scene: scena
script: skrypt
list: lista
weather: pogoda
remote: pilot
button: przycisk
sensor: czujnik, sensor, czujka
motion: ruch, czujnik ruchu
occupancy: obecność, czujnik obecności
door_sensor: czujnik drzwi
window_sensor: czujnik okna
leak: wyciek, czujnik zalania, zalanie
smoke: dym, czujnik dymu
gas: gaz
temperature: temperatura, termometr
humidity: wilgotność
battery: bateria
power: moc
energy: energia
pressure: ciśnienie
kitchen: kuchnia, kuchenny
living_room: salon, pokój dzienny
dining_room: jadalnia
bedroom: sypialnia
guest_room: pokój gościnny
kids_room: pokój dziecięcy, pokój dzieci
bathroom: łazienka
toilet: toaleta, wc, ubikacja
office: biuro, gabinet
hallway: korytarz
entry: przedpokój, wejście, hol
garage: garaż
garden: ogród
terrace: taras
balcony: balkon
basement: piwnica
attic: strych, poddasze
laundry: pralnia
pantry: spiżarnia
stairs: schody
pool: basen
upstairs: góra, piętro
downstairs: dół
ground_floor: parter
outside: zewnątrz, dwór
left: lewy, lewa, lewo
right: prawy, prawa, prawo
front: przedni, frontowe
back: tylny, tylne
ceiling: sufit, sufitowy
wall: ściana, ścienny
floor: podłoga, stojąca
table: stół, stołowy
bed: łóżko
sofa: kanapa, sofa
mirror: lustro
cabinet: szafka, szafa
desk: biurko
night: nocny, noc
washing_machine: pralka
dryer: suszarka
dishwasher: zmywarka
coffee_machine: ekspres, ekspres do kawy
kettle: czajnik
toaster: toster
oven: piekarnik
stove: kuchenka
microwave: mikrofalówka
fridge: lodówka
freezer: zamrażarka
printer: drukarka
computer: komputer
monitor: monitor
projector: projektor, rzutnik
router: router
server: serwer
charger: ładowarka
car: samochód, auto
pump: pompa
fountain: fontanna
doorbell: dzwonek
air_purifier: oczyszczacz
hood: okap
fireplace: kominek
aquarium: akwarium
sauna: sauna
jacuzzi: jacuzzi
greenhouse: szklarnia
radio: radio
good_night: dobranoc
movie: film
""",
)
