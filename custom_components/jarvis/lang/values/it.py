"""Italian, the basics."""

from .table import Values

IT = Values(
    code="it",
    units="zero uno/un/una due tre/tré quattro cinque sei sette otto nove dieci undici dodici "
    "tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens="venti/vent trenta/trent quaranta/quarant cinquanta/cinquant sessanta/sessant "
    "settanta/settant ottanta/ottant novanta/novant",
    joints="{tens}{unit},{tens} {unit}",
    hundred="cento",
    thousand="mila/mille",
    million="milione/milioni",
    glued=True,
    link="e",
    point="virgola",
    minus="meno",
    decimal=",",
    one="un una un'",
    fractions="mezzo=0.5,mezza=0.5,un quarto=0.25,un quarto di=0.25,tre quarti=0.75,"
    "tre quarti di=0.75,un terzo=0.3333333333333333,un paio di=2,una dozzina di=12",
    mixed="e mezzo=0.5,e mezza=0.5,e un quarto=0.25",
    and_half="e mezza=0.5,e mezzo=0.5,e un quarto=0.25",
    ordinals="primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta "
    "settimo/settima ottavo/ottava nono/nona decimo/decima",
    ordinal_small="il la lo numero",
    yes="sì,certo,va bene,ok,d'accordo,fallo,per favore,esatto,acceso,vero",
    no="no,no grazie,non ora,spento,falso",
    last="ultimo,ultima,l'ultimo,l'ultima",
    spans={
        "second": "secondo secondi sec s",
        "minute": "minuto minuti min m",
        "hour": "ora ore h",
        "day": "giorno giorni",
        "week": "settimana settimane",
        "month": "mese mesi",
        "year": "anno anni",
    },
    span_names={
        "second": ("secondo", "secondi"),
        "minute": ("minuto", "minuti"),
        "hour": ("ora", "ore"),
        "day": ("giorno", "giorni"),
        "week": ("settimana", "settimane"),
        "month": ("mese", "mesi"),
        "year": ("anno", "anni"),
    },
    lengths="mezz'ora=1800,mezzora=1800,mezza ora=1800,un quarto d'ora=900,quarto d'ora=900,"
    "tre quarti d'ora=2700,un'ora=3600",
    today="oggi=0,domani=1,dopodomani=2,ieri=-1,stasera=0@20,stamattina=0@8,"
    "questo pomeriggio=0@15",
    weekdays="lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica",
    weekend="fine settimana,weekend,week end",
    months="gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,"
    "novembre,dicembre",
    dayparts="mattina=8,mezzogiorno=12,pomeriggio=15,sera=19,notte=22,mezzanotte=0",
    sooner="di mattina,del mattino,di mattino",
    later="di sera,del pomeriggio,della sera,di notte",
    clocks="{h} e mezza=30,{h} e mezzo=30,{h} e un quarto=15,{h} meno un quarto=-15,"
    "{h} meno {m}=-m,{h} e {m}=+m,{h} {m}=+m,{h}=0",
    within="tra,fra,dopo",
    ago="fa=-1",
    next="prossimo=1,prossima=1,scorso=-1,scorsa=-1",
    small="alle all' alla a le il la di verso per e",
    edges="per favore,grazie,jarvis,puoi,potresti,ehi jarvis,ok",
    never_mind="lascia stare,lascia perdere,annulla,ferma,nessuno,nessuna,niente",
    negations="non mai nessun nessuna senza niente",
)
