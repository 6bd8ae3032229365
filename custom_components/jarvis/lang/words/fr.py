# ruff: noqa: E501 - a table, read line by line
"""French."""

from .table import Words

FR = Words(
    code="fr",
    others="douche baignoire bidet barbecue tapis vélo piano guitare micro amplificateur antenne satellite modem drone grue ascenseur générateur éolienne compteur mixeur friteuse robinet citerne cuve tuyau clôture pont trappe lucarne tente balançoire hamac toboggan banc trône berceau bougie lanterne scanner photocopieuse baromètre balance tour chapelle grange écurie observatoire donjon crypte galerie bunker coffre laboratoire cabinet école taverne casino église temple château port ponton hangar entrepôt usine forge dressing mezzanine loggia cour véranda tension signal micrologiciel sabotage bruit redémarrage",
    beside="à côté de, à côté du, près de, près du, derrière, devant, sous, au dessus de, au dessus du",
    inside="dans en au",
    drop="le la les l un une des de du d au aux à a en dans sur sous chez pour avec mon ma mes ton ta tes son sa ses "
    "notre nos votre vos ce cet cette ces et s il te vous plaît plait svp numéro n° est qui que se trouve près côté "
    "appareil dispositif celui celle là ici y",
    lead="allume, allumer, éteins, éteindre, ouvre, ouvrir, ferme, fermer, mets, active, désactive, lance, arrête, "
    "s'il te plaît, s'il vous plaît, je veux dire, peux tu, pouvez vous",
    counters="numéro n°",
    numbers="zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    ordinals="premier/première deuxième/second/seconde troisième quatrième cinquième",
    sounds="de=2 cet=7 uit=8",
    every="tous toutes tout toute chaque",
    endings="eaux>eau aux>al x> s>",
    concepts="""
light: lumière, lampe, éclairage, ampoule, luminaire, lumières
sconce: applique
spot: spot
ceiling_light: plafonnier
floor_lamp: lampadaire
night_light: veilleuse
switch: interrupteur
plug: prise
blind: store
shutter: volet, volet roulant, volets
curtain: rideau, voilage
awning: store banne, store, auvent
garage_door: porte de garage, porte du garage
gate: portail
door: porte
window: fenêtre
lock: serrure, verrou
heating: chauffage, radiateur, thermostat, convecteur, climat
stove_heater: poêle, poêle à granulés
ac: climatisation, clim, climatiseur
fan: ventilateur
extractor: vmc, ventilation, extracteur, aérateur
tv: télévision, télé, tv, téléviseur
speaker: enceinte, haut parleur
player: lecteur, lecteur multimédia
vacuum: aspirateur, aspirateur robot, robot aspirateur, robot
mower: tondeuse, robot tondeuse
valve: vanne, électrovanne
irrigation: arrosage, arroseur
humidifier: humidificateur
dehumidifier: déshumidificateur
boiler: chauffe eau, ballon d'eau chaude, eau chaude
furnace: chaudière
camera: caméra
alarm: alarme
siren: sirène
scene: scène
script: script, routine
automation: automatisation
list: liste
weather: météo
calendar: calendrier
remote: télécommande
button: bouton
sensor: capteur, détecteur
motion: mouvement, détecteur de mouvement, capteur de mouvement
occupancy: présence, détecteur de présence, capteur de présence
door_sensor: capteur de porte
window_sensor: capteur de fenêtre
leak: fuite, détecteur de fuite, capteur de fuite, inondation
smoke: fumée, détecteur de fumée
gas: gaz
co: monoxyde de carbone
co2: dioxyde de carbone
temperature: température, thermomètre
humidity: humidité
illuminance: luminosité
battery: batterie, pile
power: puissance, consommation
energy: énergie
pressure: pression
kitchen: cuisine
living_room: salon, séjour, salle de séjour
dining_room: salle à manger
bedroom: chambre, chambre à coucher
master_bedroom: chambre parentale, chambre des parents
guest_room: chambre d'amis
kids_room: chambre d'enfant, chambre des enfants
bathroom: salle de bain, salle d'eau
toilet: toilettes, wc
office: bureau
hallway: couloir, corridor
entry: entrée, vestibule, hall
garage: garage
garden: jardin
terrace: terrasse, patio
balcony: balcon
basement: sous sol, cave
attic: grenier, combles
laundry: buanderie
pantry: cellier
driveway: allée
stairs: escalier
workshop: atelier
shed: abri, cabanon
library: bibliothèque
pool: piscine
upstairs: en haut, étage, à l'étage
downstairs: en bas
ground_floor: rez de chaussée
outside: extérieur, dehors
left: gauche
right: droite, droit
front: avant
back: arrière, derrière
ceiling: plafond
wall: mur, mural, murale
floor: sol
table: table
bed: lit
bedside: chevet
sofa: canapé
mirror: miroir
cabinet: placard, armoire
strip: ruban, bandeau
night: nuit
reading: lecture
garland: guirlande
washing_machine: lave linge, machine à laver
dryer: sèche linge
dishwasher: lave vaisselle
coffee_machine: machine à café, cafetière, expresso
kettle: bouilloire
toaster: grille pain
oven: four
microwave: micro ondes
fridge: frigo, réfrigérateur
freezer: congélateur
printer: imprimante
computer: ordinateur
monitor: écran, moniteur
projector: projecteur, vidéoprojecteur
router: routeur
server: serveur
charger: borne, borne de recharge, chargeur
car: voiture
pump: pompe
fountain: fontaine
doorbell: sonnette
air_purifier: purificateur
hood: hotte
fireplace: cheminée
towel_rail: sèche serviette, sèche serviettes
aquarium: aquarium
sauna: sauna
jacuzzi: jacuzzi, spa
greenhouse: serre, véranda
radio: radio
phone: téléphone
good_night: bonne nuit
parents: parents
child: enfant
cinema: cinéma
water: eau
sink: évier
""",
)
