"""French, Spanish, Italian, Dutch: what is only told of a thing begins nothing.

What ails somebody, what is still on for nobody, and work that is to end are wishes.
"""

from custom_components.jarvis.safety.tiers import Act
from custom_components.jarvis.safety.unwished import (
    is_against,
    is_beside,
    is_doubtful,
    wishes_nothing,
)

from ..tables import each_row

BEGINS = (Act(domain="switch", service="turn_on"),)
ENDS = (Act(domain="switch", service="turn_off"),)

# Nothing is to begin; what stands behind a ">" is to stay on, too.
TOLD = {
    "fr": """
        > le script départ éteint aussi les prises
        > nous laissons toujours la radio allumée
        > ça vaut cher, la cafetière
        > on est les seuls à avoir un portail électrique
        > suppose que je monte le four à deux cents, tout brûle
        > mon fils dit qu'il n'a pas besoin de la lampe
        > je préfère marcher que de prendre la voiture
        > pas le ventilateur, il me donne le tournis
        le congélateur fait un boucan d'enfer
        je ne veux pas que le portail s'ouvre
        gare à celui qui touche au chauffage
    """,
    "es": """
        > el modo noche también apaga los enchufes
        > casi nunca usamos el horno
        > somos los únicos con la verja eléctrica
        > imagina que subiera el horno a doscientos, se quema todo
        > mi hijo dice que ya no necesita la lámpara
        > el horno ya lo he limpiado
        > antes muerto que encender la calefacción
        > no el ventilador, me marea
        el congelador hace un ruido horrible
        no quiero que se abra la verja
    """,
    "it": """
        > la scena notte spegne anche le prese
        > in vacanza lasciamo sempre accesa la radio
        > siamo gli unici con il cancello elettrico
        > supponiamo che alzassi il forno a duecento, brucia tutto
        > mio figlio dice che non gli serve la lampada
        > il forno l'ho già pulito
        > piuttosto gelo che accendere la stufa
        > non il ventilatore, mi fa girare la testa
        il congelatore fa un baccano terribile
        non voglio che si apra il cancello
        guai se qualcuno tocca la stufa
    """,
    "nl": """
        > schakelt de nachtstand ook de stopcontacten uit
        > verbruikt de vriezer veel
        > overmorgen zet ik de oven op tweehonderd
        > stel dat ik de oven op tweehonderd zette, alles verbrandt
        > mijn zoon zegt dat hij de lamp niet nodig heeft
        > liever loop ik dan dat ik de auto start
        > niet de ventilator, daar word ik duizelig van
        de vriezer maakt een hels kabaal
        ik wil niet dat de poort opengaat
        wee degene die aan de kachel komt
    """,
}
# Somebody wishes something all the same.
WISHED = {
    "fr": """
        le four ne sert à personne et il est toujours allumé
        il pleut et les coussins sont encore dehors
        le climatiseur me glace les pieds
        un tas de vaisselle nous attend
        arrête d'arroser le jardin
        tu m'ouvres le portail, merci
        pas le ventilateur, le radiateur
    """,
    "es": """
        hace sol y la lámpara sigue encendida
        llueve y los cojines están fuera
        el aire acondicionado me está congelando
        deja de regar las plantas
        me cierras la verja, gracias
        córreme el estor
    """,
    "it": """
        piove e i cuscini sono ancora fuori
        sono al telefono e la radio suona ancora
        il condizionatore mi gela i piedi
        smettila di annaffiare
        non il ventilatore, la stufa
    """,
    "nl": """
        het regent en de kussens liggen buiten, de parasol staat nog uit
        er is niemand thuis en de oven staat nog aan
        de airco blaast in mijn nek
        hou op met sproeien
        ik wil niet dat de lamp aan blijft
    """,
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (row.strip(), code)
        for code, text in table.items()
        for row in text.strip().splitlines()
    ]


def _is_refused(text: str, language: str, acts: tuple[Act, ...]) -> bool:
    if wishes_nothing(text, language) or is_against(acts, text, language):
        return True
    return is_beside(acts, text, language)


def test_what_is_told_begins_nothing() -> None:
    begun = [
        said
        for said, code in _rows(TOLD)
        if not _is_refused(said.strip("> "), code, BEGINS)
        or (said[0] == ">" and not _is_refused(said.strip("> "), code, ENDS))
    ]
    assert begun == []


@each_row("language", WISHED)
def test_what_ails_is_wished(language: str) -> None:
    rows = [said for said, code in _rows(WISHED) if code == language]
    assert [
        said
        for said in rows
        if _is_refused(said, language, ENDS) and _is_refused(said, language, BEGINS)
    ] == []
    assert [said for said in rows if is_doubtful(ENDS, said, language)] == []
