# ruff: noqa: E501 - a table, read line by line
"""English."""

from .table import Words

EN = Words(
    code="en",
    beside="next to, beside, near, close to, by, above, over, under, below, behind, opposite, in front of",
    inside="in on at upstairs downstairs",
    ordered=True,
    abroad="the in of my",
    others="sunroom mudroom cloakroom lobby atrium cottage cabin annex outhouse turret ballroom parlor parlour gallery theater theatre arcade bunker vault shelter orchard vineyard meadow pasture lake river beach dock pier boathouse marina hangar runway helipad warehouse depot factory forge foundry laboratory lab darkroom clinic surgery pharmacy classroom school playground dojo tavern pub casino church temple mosque castle palace pagoda igloo terrarium trampoline bike bicycle rower microscope turntable jukebox organ drum accordion trombone harp violin joystick headset microphone amplifier subwoofer equalizer antenna satellite modem hub gateway repeater dongle tracker crane hoist escalator forklift tractor helicopter plow trimmer chainsaw drill saw lathe kiln anvil compressor generator turbine windmill powerwall transformer breaker meter furnace chimney ionizer diffuser incubator centrifuge sterilizer blender mixer juicer grinder fryer grill barbecue bbq smoker rotisserie griddle steamer dispenser keg tap faucet tub bathtub shower bidet urinal cistern tank hose sluice moat drawbridge portcullis hatch trapdoor skylight canopy umbrella parasol tent gazebo pergola swing hammock seesaw sandbox bench stool throne recliner cot crib cradle bunk mattress blanket pillow candle flagpole mailbox gong webcam scanner copier shredder plotter barometer anemometer compass rssi uptime firmware identify tamper voltage linkquality reboot restart signal sound noise status heartbeat cauldron catapult kaleidoscope zeppelin submarine volcano dragon gargoyle periscope guillotine hamster bakery dentist bowling stadium saloon diner morgue lighthouse",
    drop="the a an my your our his her their this that these those some any in on at of to for from by with "
    "inside please number is are it its thing device devices one's i'm and near next beside over under "
    "named called there here we you he she they us them i me will would was were be been do does did has have had as or but so if can of",
    lead="turn on, turn off, switch on, switch off, turn, please, hey, can you, could you, would you, set, thanks, "
    "thank you, show me, toggle, activate, deactivate, start, stop, open, close, dim, what is, what's, "
    "i want, i mean, i said, um, uh, the one, right now",
    counters="number no nr num",
    numbers="zero/oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty",
    ordinals="first second third fourth fifth sixth seventh eighth ninth tenth",
    sounds="to=2 too=2 for=4 fore=4 won=1 tree=3 free=3 ate=8 tin=10 sex=6",
    every="all every each both everything",
    endings="ies>y ches>ch shes>sh xes>x sses>ss ss>ss us>us is>is ves>f s>",
    concepts="""
light: light, lamp, lighting, lights, bulb, light bulb, lite, luminaire
switch: switch
plug: plug, outlet, socket, power point, receptacle, smart plug, power outlet
blind: blind, shade, roller blind, roller shade, venetian
shutter: shutter, roller shutter
curtain: curtain, drape, drapery
awning: awning, sunshade
garage_door: garage door
gate: gate
door: door
window: window
lock: lock, door lock, deadbolt
heating: thermostat, heating, heat, heater, radiator, hvac, climate, climate control, thermo
ac: air conditioner, air conditioning, aircon, ac, air con, cooling
fan: fan, ventilator
ceiling_fan: ceiling fan
tv: tv, television, telly, tele, t v
speaker: speaker, loudspeaker, smart speaker
player: media player, player, music player
vacuum: vacuum, robot vacuum, vacuum cleaner, hoover, robot cleaner, vacuum robot, roomba
mower: mower, lawn mower, robot mower, lawnmower, mowing robot
valve: valve
irrigation: irrigation, sprinkler, watering
humidifier: humidifier
dehumidifier: dehumidifier
boiler: boiler, water heater, hot water
camera: camera, cam, webcam
alarm: alarm, alarm panel, alarm system, security system
siren: siren
scene: scene
script: script, routine
automation: automation
list: list, to do list, todo list
weather: weather, forecast
person: person
calendar: calendar
remote: remote, remote control
button: button
sensor: sensor, detector
motion: motion, motion sensor, movement, motion detector, movement sensor, pir
occupancy: occupancy, presence, occupancy sensor, presence sensor
door_sensor: door sensor, door contact, contact sensor
window_sensor: window sensor, window contact
leak: leak, leak sensor, moisture, water sensor, flood sensor, leak detector, water leak
smoke: smoke, smoke detector, smoke alarm, smoke sensor
gas: gas, gas sensor
co: carbon monoxide, carbon monoxide sensor
co2: carbon dioxide
temperature: temperature, temp, thermometer, temperature sensor
humidity: humidity, hygrometer, humidity sensor
illuminance: illuminance, brightness, light sensor, light level, lux
battery: battery, battery level
power: power, power consumption, power usage, wattage
energy: energy, energy consumption, energy usage
pressure: pressure
vibration: vibration
connectivity: connectivity, connection
kitchen: kitchen
living_room: living room, lounge, sitting room, family room, front room
dining_room: dining room, dining area
bedroom: bedroom, bedside
master_bedroom: master bedroom, main bedroom, primary bedroom
guest_room: guest room, guest bedroom, spare room, spare bedroom
kids_room: kids room, children room, childrens room, kid room, child room, nursery, kids bedroom, childrens bedroom
bathroom: bathroom, bath, restroom, washroom, toilet, loo
office: office, study, home office, den, workroom
hallway: hallway, hall, corridor, entrance hall, passage
entry: entry, entrance, entryway, foyer, front hall, vestibule
garage: garage, carport
garden: garden, yard
backyard: backyard, back yard, back garden
front_yard: front yard, front garden
terrace: terrace, patio, deck
balcony: balcony
basement: basement, cellar
attic: attic, loft
laundry: laundry, laundry room, utility room, utility
pantry: pantry, larder
driveway: driveway
porch: porch
stairs: stairs, stairway, staircase, stairwell, landing
game_room: game room, games room, playroom
workshop: workshop
shed: shed
gym: gym, fitness room
library: library
pool: pool, swimming pool
upstairs: upstairs, upper floor, top floor
downstairs: downstairs, lower floor
ground_floor: ground floor
outside: outside, outdoor, outdoors, exterior
left: left
right: right
front: front
back: back, rear
ceiling: ceiling
wall: wall
floor: floor
table: table
desk: desk
bed: bed
sofa: sofa, couch, settee
mirror: mirror
cabinet: cabinet, cupboard
counter: counter, worktop
countertop: countertop, counter top, worktop
shelf: shelf, bookshelf
strip: strip
spotlight: spotlight, spot
night: night
reading: reading
chandelier: chandelier
lantern: lantern
nightstand: nightstand, bedside table, night table
wardrobe: wardrobe, closet
washing_machine: washing machine, washer, laundry machine
dryer: dryer, tumble dryer, clothes dryer
dishwasher: dishwasher, dish washer
coffee_machine: coffee machine, coffee maker, espresso machine, coffeemaker
kettle: kettle
toaster: toaster
oven: oven
stove: stove, hob, cooker
microwave: microwave
fridge: fridge, refrigerator
freezer: freezer
rice_cooker: rice cooker
printer: printer
computer: computer, pc
laptop: laptop
monitor: monitor, screen
projector: projector, beamer
router: router
server: server, server rack
charger: charger, wallbox, charging station, ev charger, car charger
car: car
pump: pump
fountain: fountain
solar: solar, solar panel
inverter: inverter
doorbell: doorbell, door bell
chime: chime
intercom: intercom
air_purifier: air purifier, air cleaner, purifier
extractor: extractor, exhaust fan, extractor fan, ventilation
hood: hood, cooker hood, range hood
fireplace: fireplace
towel_rail: towel rail, towel warmer, heated towel rail
christmas: christmas
aquarium: aquarium, fish tank
sauna: sauna
jacuzzi: jacuzzi, hot tub, whirlpool, spa
greenhouse: greenhouse, conservatory
barn: barn, stable
tower: tower
chapel: chapel
dungeon: dungeon, crypt
penthouse: penthouse
wine_cellar: wine cellar
observatory: observatory
karaoke: karaoke
sewing: sewing
bar: bar
cinema: cinema, home cinema, movie theater, home theater
server_room: server room
panic: panic
boat: boat
winch: winch
drone: drone
telescope: telescope
elevator: elevator, lift
treadmill: treadmill
piano: piano
guitar: guitar
radio: radio
stereo: stereo, hifi
soundbar: soundbar, sound bar
console: console, playstation, xbox
scale: scale
clock: clock
phone: phone
tablet: tablet
bird: bird
feeder: feeder, pet feeder
cat: cat
dog: dog
baby: baby
mother: mother, mom, mum
father: father, dad
good_night: good night
good_morning: good morning
movie: movie, film
party: party
""",
)
