"""Spanish, the basics."""

from .table import Values

ES = Values(
    code="es",
    units="cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece "
    "catorce quince dieciséis diecisiete dieciocho diecinueve",
    tens="veinte/veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    joints="{tens} y {unit},{tens}{unit}",
    hundred="cien/ciento",
    thousand="mil",
    million="millón/millones",
    link="y",
    point="coma punto",
    minus="menos",
    decimal=",",
    one="un una",
    fractions="medio=0.5,media=0.5,un cuarto=0.25,un cuarto de=0.25,tres cuartos=0.75,"
    "tres cuartos de=0.75,un tercio=0.3333333333333333,un par de=2,una docena de=12",
    mixed="y medio=0.5,y media=0.5,y cuarto=0.25",
    and_half="y media=0.5,y medio=0.5,y cuarto=0.25",
    ordinals="primero/primera/primer segundo/segunda tercero/tercera/tercer cuarto/cuarta "
    "quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima",
    ordinal_small="el la los las número",
    yes="sí,vale,claro,de acuerdo,ok,adelante,hazlo,por favor,correcto,encendido,verdadero",
    no="no,no gracias,ahora no,apagado,falso",
    last="último,última,el último,la última",
    spans={
        "second": "segundo segundos seg s",
        "minute": "minuto minutos min m",
        "hour": "hora horas h",
        "day": "día días",
        "week": "semana semanas",
        "month": "mes meses",
        "year": "año años",
    },
    span_names={
        "second": ("segundo", "segundos"),
        "minute": ("minuto", "minutos"),
        "hour": ("hora", "horas"),
        "day": ("día", "días"),
        "week": ("semana", "semanas"),
        "month": ("mes", "meses"),
        "year": ("año", "años"),
    },
    lengths="media hora=1800,cuarto de hora=900,un cuarto de hora=900,"
    "tres cuartos de hora=2700",
    today="hoy=0,mañana=1,pasado mañana=2,ayer=-1,anteayer=-2,esta noche=0@21,"
    "esta tarde=0@17,esta mañana=0@8",
    weekdays="lunes,martes,miércoles,jueves,viernes,sábado,domingo",
    weekend="fin de semana,finde",
    months="enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre/setiembre,octubre,"
    "noviembre,diciembre",
    dayparts="mediodía=12,medianoche=0,madrugada=4,tarde=17,noche=21",
    sooner="de la mañana,por la mañana,de la madrugada",
    later="de la tarde,de la noche,por la tarde,por la noche",
    clocks="{h} y media=30,{h} y cuarto=15,{h} menos cuarto=-15,{h} menos {m}=-m,{h} y {m}=+m,"
    "{h} {m}=+m,{h} en punto=0,{h} horas=0,{h}=0",
    within="en,dentro de,después de",
    ago="antes=-1,hace=-1",
    next="próximo=1,próxima=1,pasado=-1,pasada=-1",
    small="a las la el los de del en sobre y",
    edges="por favor,gracias,jarvis,puedes,podrías,oye jarvis,ok",
    never_mind="déjalo,olvídalo,cancela,cancelar,para,ninguno,ninguna,nada,da igual",
    negations="no nunca ningún ninguna sin nada",
)
