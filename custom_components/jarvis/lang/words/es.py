# ruff: noqa: E501 - a table, read line by line
"""Spanish."""

from .table import Words

ES = Words(
    code="es",
    others="ducha bañera bidé barbacoa cinta bicicleta piano guitarra micrófono amplificador antena satélite módem dron grúa ascensor generador molino contador batidora freidora grifo cisterna tanque manguera valla trampilla claraboya tienda columpio hamaca tobogán banco trono cuna vela farol escáner fotocopiadora barómetro báscula torre capilla granero establo observatorio mazmorra cripta galería búnker caja laboratorio consulta escuela taberna casino iglesia templo castillo puerto muelle hangar almacén fábrica fragua vestidor altillo patio porche azotea voltaje señal firmware sabotaje ruido reinicio",
    beside="al lado de, al lado del, junto a, junto al, cerca de, cerca del, detrás de, encima de, debajo de, sobre",
    inside="en",
    drop="el la los las lo un una unos unas de del al a en con por para sobre mi mis tu tus su sus nuestro nuestra este esta ese esa aquel aquella y que está favor número núm es cuál dentro junto cerca lado aparato dispositivo allí aquí",
    lead="enciende, encender, apaga, apagar, abre, abrir, cierra, cerrar, pon, poner, activa, desactiva, sube, baja, por favor, quiero decir, puedes, oye",
    counters="número núm",
    numbers="cero un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis",
    ordinals="primer/primero/primera segundo/segunda tercer/tercero/tercera cuarta quinto/quinta",
    sounds="doz=2 tras=3",
    every="todos todas todo toda cada ambos ambas",
    endings="ces>z ches>che es> as> os> s> a> o> e>",
    concepts="""
light: luz, lámpara, luces, bombilla, iluminación, foco, alumbrado
switch: interruptor
plug: enchufe, toma, toma de corriente
blind: persiana, estor, store, veneciana
shutter: persiana, contraventana
curtain: cortina, visillo
awning: toldo
garage_door: puerta del garaje, puerta de garaje, portón del garaje
gate: portón, cancela, verja
door: puerta
window: ventana
lock: cerradura, cerrojo, candado
heating: calefacción, termostato, radiador, calefactor, estufa, clima
ac: aire acondicionado, aire, climatizador
fan: ventilador
ceiling_fan: ventilador de techo
extractor: extractor
tv: televisión, tele, televisor, tv
speaker: altavoz, bocina, parlante
player: reproductor
vacuum: aspiradora, aspirador, robot aspirador, robot aspiradora, robot
mower: cortacésped, robot cortacésped
valve: válvula
irrigation: riego, aspersor
humidifier: humidificador
dehumidifier: deshumidificador
boiler: calentador, termo, caldera, agua caliente
camera: cámara
alarm: alarma
siren: sirena
scene: escena
script: script, rutina
automation: automatización
list: lista
weather: tiempo, clima
calendar: calendario
remote: mando, control remoto
button: botón
sensor: sensor, detector
motion: movimiento, sensor de movimiento, detector de movimiento
occupancy: presencia, ocupación, sensor de presencia
door_sensor: sensor de puerta
window_sensor: sensor de ventana
leak: fuga, sensor de fuga, inundación, sensor de agua
smoke: humo, detector de humo
gas: gas
co: monóxido de carbono
co2: dióxido de carbono
temperature: temperatura, termómetro
humidity: humedad
illuminance: luminosidad
battery: batería, pila
power: potencia, consumo
energy: energía
pressure: presión
kitchen: cocina
living_room: salón, sala, sala de estar, living, comedor salón
dining_room: comedor
bedroom: dormitorio, habitación, cuarto, alcoba, recámara
master_bedroom: dormitorio principal, habitación principal, dormitorio de matrimonio
guest_room: habitación de invitados, cuarto de invitados
kids_room: habitación de los niños, cuarto de los niños, habitación infantil
bathroom: baño, cuarto de baño, aseo, lavabo
office: oficina, despacho, estudio
hallway: pasillo, corredor
entry: entrada, recibidor, vestíbulo, hall
garage: garaje, cochera
garden: jardín
terrace: terraza
patio: patio
balcony: balcón
basement: sótano, bodega
attic: ático, desván, buhardilla
laundry: lavadero, lavandería
pantry: despensa
stairs: escalera
workshop: taller
shed: cobertizo, trastero
library: biblioteca
gym: gimnasio
pool: piscina, alberca
upstairs: arriba, planta alta, piso de arriba
downstairs: abajo, piso de abajo
ground_floor: planta baja
outside: fuera, exterior, afuera
left: izquierda, izquierdo
right: derecha, derecho
front: delantera, delantero, principal
back: trasera, trasero
ceiling: techo
wall: pared
floor: pie, suelo
table: mesa
nightstand: mesilla, mesita, mesita de noche, mesilla de noche
bed: cama
sofa: sofá
mirror: espejo
cabinet: armario
counter: encimera
strip: tira
night: noche
reading: lectura
desk: escritorio
washing_machine: lavadora
dryer: secadora
dishwasher: lavavajillas, lavaplatos
coffee_machine: cafetera, máquina de café
kettle: hervidor
toaster: tostadora
oven: horno
stove: vitrocerámica, cocina de gas
microwave: microondas
fridge: nevera, frigorífico, refrigerador
freezer: congelador
printer: impresora
computer: ordenador, computadora, pc
monitor: monitor, pantalla
projector: proyector
router: router
server: servidor
charger: cargador
car: coche
pump: bomba
fountain: fuente
doorbell: timbre
air_purifier: purificador, purificador de aire
hood: campana
fireplace: chimenea
towel_rail: toallero
aquarium: acuario
sauna: sauna
jacuzzi: jacuzzi
greenhouse: invernadero
cellar: bodega
radio: radio
phone: teléfono, móvil
good_night: buenas noches
movie: película, cine
water: agua
child: niño, niños, niña
""",
)
