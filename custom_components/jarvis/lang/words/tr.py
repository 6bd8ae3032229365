# ruff: noqa: E501, RUF001 - a table, read line by line
"""Turkish."""

from .table import Words

TR = Words(
    code="tr",
    drop="bir bu şu o benim bizim lütfen numara numaralı ve için ile şuradaki buradaki içindeki yanındaki olan cihaz cihazı",
    lead="aç, kapat, yak, söndür, açar mısın, kapatır mısın, çalıştır, durdur, lütfen, demek istedim, kapa",
    counters="numara no numaralı",
    numbers="sıfır bir iki üç dört beş altı yedi sekiz dokuz on",
    ordinals="birinci ikinci üçüncü dördüncü beşinci",
    every="tüm bütün hepsi her",
    endings="larını> lerini> larının> lerinin> ları> leri> ların> lerin> lar> ler> sındaki> sindeki> sundaki> sündeki> sında> sinde> sunda> sünde> sının> sinin> sunun> sünün> sını> sini> sunu> sünü> ndaki> ndeki> daki> deki> taki> teki> nın> nin> nun> nün> da> de> ta> te> yı> yi> yu> yü> sı> si> su> sü> ın> in> un> ün> ı> i> u> ü>",
    concepts="""
light: ışık, lamba, aydınlatma, ampul, ışıklar
chandelier: avize
floor_lamp: lambader
switch: anahtar, düğme, şalter
plug: priz, fiş
blind: jaluzi, stor, stor perde, güneşlik
shutter: panjur, kepenk
curtain: perde
awning: tente
garage_door: garaj kapısı
gate: bahçe kapısı
door: kapı
window: pencere, cam
lock: kilit
heating: ısıtma, termostat, radyatör, kalorifer, ısıtıcı, petek, kombi
ac: klima
fan: fan, vantilatör, pervane
ceiling_fan: tavan vantilatörü, tavan fanı
extractor: aspiratör
tv: televizyon, tv
speaker: hoparlör
player: oynatıcı
vacuum: süpürge, robot süpürge, elektrikli süpürge
mower: çim biçme makinesi
valve: vana
irrigation: sulama, fıskiye
humidifier: nemlendirici
dehumidifier: nem alıcı
boiler: su ısıtıcısı, termosifon, şofben
camera: kamera
alarm: alarm
siren: siren
scene: sahne
script: betik, rutin
list: liste
weather: hava durumu, hava
remote: kumanda
sensor: sensör, algılayıcı
motion: hareket, hareket sensörü
occupancy: varlık
door_sensor: kapı sensörü
window_sensor: pencere sensörü
leak: kaçak, su sensörü, su kaçağı, sızıntı
smoke: duman, duman dedektörü
gas: gaz
temperature: sıcaklık, ısı, termometre
humidity: nem
battery: pil, batarya
power: güç
energy: enerji
kitchen: mutfak
living_room: salon, oturma odası
dining_room: yemek odası
bedroom: yatak odası
guest_room: misafir odası
kids_room: çocuk odası
bathroom: banyo
toilet: tuvalet
office: ofis, çalışma odası
hallway: koridor
entry: giriş, antre, hol
garage: garaj
garden: bahçe
terrace: teras
balcony: balkon
basement: bodrum
attic: çatı katı, tavan arası
laundry: çamaşır odası, çamaşırlık
pantry: kiler
stairs: merdiven
pool: havuz
upstairs: üst kat, yukarı
downstairs: alt kat, aşağı
ground_floor: zemin kat
outside: dış, dışarı
left: sol
right: sağ
front: ön
back: arka
ceiling: tavan
wall: duvar
floor: zemin
table: masa
bed: yatak
bedside: başucu, komodin
sofa: koltuk, kanepe
mirror: ayna
cabinet: dolap
night: gece
reading: okuma
washing_machine: çamaşır makinesi
dryer: kurutma makinesi, kurutucu
dishwasher: bulaşık makinesi
coffee_machine: kahve makinesi
kettle: su ısıtıcı, kettle
oven: fırın
stove: ocak
microwave: mikrodalga
fridge: buzdolabı
freezer: derin dondurucu
printer: yazıcı
computer: bilgisayar
projector: projektör, projeksiyon
charger: şarj
car: araba
pump: pompa
doorbell: kapı zili, zil
air_purifier: hava temizleyici
hood: davlumbaz
fireplace: şömine
aquarium: akvaryum
sauna: sauna
jacuzzi: jakuzi
greenhouse: sera
radio: radyo
phone: telefon
good_night: iyi geceler
movie: film
child: çocuk
machine: makine
room: oda
""",
)
