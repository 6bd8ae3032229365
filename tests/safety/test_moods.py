"""What verbs tell, forbid or ask in four languages, and what is a wish all the same."""

from custom_components.jarvis.safety.sentences.narrated import only_tells
from custom_components.jarvis.safety.sentences.questions import only_asks
from custom_components.jarvis.safety.sentences.remarks import is_remark, to_stay

from ..tables import each_row

# Neither wished nor to be acted upon.
IDLE = {
    "fr": """
        le plombier a coupé l'eau ce matin
        si tu m'avais prévenu, j'aurais fermé les volets
        il m'a crié « ouvre la fenêtre » depuis la rue
        ne monte surtout pas le chauffage
        pas la peine d'allumer le couloir
        la semaine prochaine on repeindra la chambre et on changera la lampe
        ma sœur dit que son robot tombe toujours en panne
        qui a éteint la télé
        la fenêtre de la cuisine est-elle restée ouverte
        tu sais combien consomme la machine à laver
        les volets, ils se ferment comment
        mon film préféré s'appelle « Éteins la lumière »
    """,
    "es": """
        la impresora cuándo termina
        el fontanero cortó el agua esta mañana
        si me hubieras avisado, habría cerrado las persianas
        me gritó «abre la ventana» desde la calle
        no se te ocurra subir la calefacción
        no hace falta encender el pasillo
        la semana que viene pintaremos el cuarto y cambiaremos la lámpara
        mi hermana dice que su robot siempre se estropea
        quién apagó la tele
        se ha quedado abierta la ventana de la cocina
        sabes cuánto consume la lavadora
        no deberían estar bajadas las persianas
        mi película favorita se llama «Apaga la luz»
    """,
    "it": """
        la stampante quando finisce
        l'idraulico ha chiuso l'acqua stamattina
        se mi avessi avvisato, avrei chiuso le tapparelle
        mi ha gridato «apri la finestra» dalla strada
        non alzare assolutamente il riscaldamento
        non serve accendere il corridoio
        la settimana prossima dipingeremo la camera e cambieremo la lampada
        mia sorella dice che il suo robot si rompe sempre
        chi ha spento la tele
        è rimasta aperta la finestra della cucina
        sai quanto consuma la lavatrice
        le tapparelle non dovrebbero essere abbassate
        il mio film preferito si intitola «Spegni la luce»
    """,
    "nl": """
        de loodgieter heeft vanochtend het water afgesloten
        als je me gewaarschuwd had, had ik de rolluiken dichtgedaan
        hij riep "doe het raam open" vanaf de straat
        zet de verwarming in geen geval hoger, dat hoeft niet
        je hoeft het licht in de gang niet aan te doen
        volgende week gaan we de kamer schilderen
        mijn zus zegt dat haar robot altijd kapot gaat
        wie heeft de tv uitgezet
        staat het keukenraam nog open
        weet je hoeveel de wasmachine verbruikt
        we hebben de rolluiken toch wel dichtgedaan
        haar lievelingsfilm heet "Doe het licht uit"
    """,
}
WISHED = {
    "fr": """
        il ne faut pas oublier le beurre
        la machine a assez tourné
        n'oublie pas de fermer les volets
        n'attends pas, ouvre le garage
        pourrais-tu baisser un peu la musique
        j'aimerais bien que tu éteignes le couloir
        il faudrait rallumer le chauffage
        on a laissé la porte du garage ouverte
        il a dit que oui, alors allume la lampe
        les enfants ont fini le lait
        si tu pouvais fermer les rideaux, ce serait bien
        fermez la porte derrière moi
        les volets, baisse-les
        ne pourrais-tu pas éteindre la télé
        il fait trop sombre dans le couloir
        il est tard, éteins la télé
    """,
    "es": """
        no hay que olvidar la mantequilla
        la lavadora ya ha girado bastante
        quiero dormir, hay demasiada luz aquí
        no olvides cerrar las persianas
        no esperes, abre el garaje
        podrías bajar un poco la música
        me gustaría que apagaras el pasillo
        habría que volver a encender la calefacción
        nos hemos dejado abierta la puerta del garaje
        dijo que sí, así que enciende la lámpara
        los niños se han bebido la leche
        si pudieras correr las cortinas, sería genial
        cierre la puerta por favor
        las persianas, bájalas
        avísame dentro de diez minutos
        está demasiado oscuro en el pasillo
        ya es tarde, apaga la tele
    """,
    "it": """
        non dimenticare di chiudere le tapparelle
        non bisogna dimenticare il burro
        la lavatrice ha girato abbastanza
        non aspettare, apri il garage
        potresti abbassare un po' la musica
        vorrei che spegnessi il corridoio
        bisognerebbe riaccendere il riscaldamento
        abbiamo lasciato aperta la porta del garage
        ha detto di sì, quindi accendi la lampada
        i bambini hanno finito il latte
        se potessi tirare le tende, sarebbe bello
        chiuda la porta per favore
        le tapparelle, abbassale
        sono finite le uova
        è troppo buio nel corridoio
        è tardi, spegni la tele
    """,
    "nl": """
        vergeet niet de rolluiken dicht te doen
        we mogen de boter niet vergeten
        de wasmachine heeft genoeg gedraaid
        wacht niet, doe de garage open
        zou je de muziek wat zachter kunnen zetten
        ik had graag dat je de gang uitdeed
        de verwarming moet weer aan
        we hebben de garagedeur open laten staan
        hij zei ja, dus doe de lamp aan
        de kinderen hebben de melk opgemaakt
        als je de gordijnen dicht zou willen doen, graag
        doet u de deur dicht alstublieft
        de rolluiken, doe ze omlaag
        geef over tien minuten een seintje
        het is te donker in de gang
        het is al laat, zet de tv uit
    """,
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (row.strip(), code)
        for code, text in table.items()
        for row in text.strip().splitlines()
    ]


def _is_idle(text: str, language: str) -> bool:
    asks = only_asks(text, language) or only_tells(text, language)
    return asks or is_remark(text, language)


@each_row("table", [IDLE, WISHED])
def test_mood_tells_what_is_wished(table: dict[str, str]) -> None:
    assert [row for row in _rows(table) if _is_idle(*row) is not (table is IDLE)] == []


@each_row(
    ("text", "language", "stays"),
    [
        ("laisse la lampe allumée", "fr", "on"),
        ("deja la puerta cerrada", "es", "off"),
        ("lascia accesa la luce in corridoio", "it", "on"),
        ("laat het licht in de gang aan", "nl", "on"),
        ("allume la lampe", "fr", ""),
        ("doe het licht aan", "nl", ""),
    ],
)
def test_what_is_to_stay(text: str, language: str, stays: str) -> None:
    assert to_stay(text, language) == stays
