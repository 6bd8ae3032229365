# ruff: noqa: E501 - a table, read line by line
"""Portuguese."""

from .table import Words

PT = Words(
    code="pt",
    beside="ao lado de, ao lado do, ao lado da, perto de, perto do, perto da, junto a, atrás de",
    inside="em no na",
    drop="o a os as um uma uns umas de do da dos das em no na nos nas num numa ao à aos às por para com sobre meu minha meus minhas teu tua seu sua nosso nossa este esta esse essa aquele aquela e que favor número é dentro perto lado aparelho dispositivo ali aqui",
    lead="acende, acender, liga, ligar, apaga, apagar, desliga, desligar, abre, abrir, fecha, fechar, ativa, desativa, por favor, quero dizer",
    counters="número",
    numbers="zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze quinze",
    ordinals="primeiro/primeira segundo/segunda terceiro/terceira quarta quinto/quinta",
    every="todos todas todo toda cada ambos ambas",
    endings="ões>ão ães>ão zes>z ns>m res>r es>e s>",
    concepts="""
light: luz, lâmpada, luzes, iluminação, luminária
table_lamp: candeeiro, abajur
switch: interruptor
plug: tomada, ficha
blind: persiana, estore, estores
shutter: persiana, portada, estores
curtain: cortina, cortinado
awning: toldo
garage_door: porta da garagem, portão da garagem
gate: portão
door: porta
window: janela
lock: fechadura, trinco
heating: aquecimento, termostato, radiador, aquecedor, clima
ac: ar condicionado, ar
fan: ventilador, ventoinha
ceiling_fan: ventilador de teto
extractor: exaustor
tv: televisão, televisor, tv, tele
speaker: coluna, alto falante, caixa de som
player: leitor, reprodutor
vacuum: aspirador, robô aspirador, aspirador robô, robô
mower: corta relva, cortador de grama, robô corta relva
valve: válvula
irrigation: rega, irrigação, aspersor
humidifier: humidificador, umidificador
dehumidifier: desumidificador
boiler: esquentador, caldeira, cilindro, água quente
camera: câmara, câmera
alarm: alarme
siren: sirene
scene: cena, cenário
script: script, rotina
list: lista
weather: tempo, meteorologia
calendar: calendário
remote: comando, controle remoto
button: botão
sensor: sensor, detetor, detector
motion: movimento, sensor de movimento
occupancy: presença, sensor de presença
door_sensor: sensor da porta
window_sensor: sensor da janela
leak: fuga, vazamento, inundação, sensor de água
smoke: fumo, fumaça, detetor de fumo
gas: gás
temperature: temperatura, termómetro, termômetro
humidity: humidade, umidade
illuminance: luminosidade
battery: bateria, pilha
power: potência, consumo
energy: energia
pressure: pressão
kitchen: cozinha
living_room: sala, sala de estar
dining_room: sala de jantar
bedroom: quarto
master_bedroom: quarto principal, suíte, quarto de casal
guest_room: quarto de hóspedes
kids_room: quarto das crianças, quarto dos miúdos
bathroom: casa de banho, banheiro, wc
office: escritório
hallway: corredor
entry: entrada, hall
garage: garagem
garden: jardim, quintal
terrace: terraço
balcony: varanda, sacada
basement: cave, porão
attic: sótão
laundry: lavandaria, lavanderia
pantry: despensa
stairs: escada, escadas
workshop: oficina
library: biblioteca
pool: piscina
upstairs: cima, andar de cima
downstairs: baixo, andar de baixo
ground_floor: rés do chão, térreo
outside: fora, exterior
left: esquerda, esquerdo
right: direita, direito
front: frente
back: trás, traseira
ceiling: teto
wall: parede
floor: chão, pé
table: mesa
nightstand: mesa de cabeceira, cabeceira
bed: cama
sofa: sofá
mirror: espelho
cabinet: armário
counter: bancada
night: noite
reading: leitura
desk: secretária, escrivaninha
washing_machine: máquina de lavar, máquina de lavar roupa
dryer: máquina de secar, secadora
dishwasher: máquina de lavar louça, lava louças
coffee_machine: máquina de café, cafeteira, máquina do café
kettle: chaleira
toaster: torradeira
oven: forno
stove: fogão
microwave: micro ondas, microondas
fridge: frigorífico, geladeira
freezer: congelador, arca
printer: impressora
computer: computador
monitor: monitor, ecrã, tela
projector: projetor
router: router, roteador
server: servidor
charger: carregador
car: carro
pump: bomba
fountain: fonte
doorbell: campainha
air_purifier: purificador
fireplace: lareira
aquarium: aquário
sauna: sauna
jacuzzi: jacuzzi, hidromassagem
greenhouse: estufa
radio: rádio
phone: telefone, telemóvel, celular
good_night: boa noite
movie: filme, cinema
""",
)
