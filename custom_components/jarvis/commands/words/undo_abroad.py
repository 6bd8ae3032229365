"""Undo, in words of other languages."""

from collections.abc import Mapping, Sequence

_FR = "[(non|non non|oups|zut|attends|pardon|finalement non|finalement|en fait|je me suis trompé|(ce n'était|c'était) pas ça)]"
_ES = "[(no|no no|uy|ay|espera|perdón|al final no|mejor no|en realidad|me equivoqué|me he equivocado|eso no)]"
_IT = "[(no|no no|ops|oops|aspetta|scusa|anzi no|anzi|meglio di no|mi sono sbagliato|mi sono sbagliata|non quello)]"
_NL = "[(nee|nee nee|oeps|wacht|sorry|toch niet|bij nader inzien|ik heb me vergist|dat bedoelde ik niet|die niet)]"

ABROAD: Mapping[str, Mapping[str, Sequence[str]]] = {
    "fr": {
        "undo": (
            f"{_FR} (défais|défaites|reviens en arrière|revenez en arrière|retour en arrière|marche arrière) [(ça|cela|tout|tout ça)]",
            f"{_FR} (annule|annulez|annuler|défais|défaites) (ça|cela|tout|tout ça|(la|ta|votre) dernière (action|commande|modification|chose)|le dernier (changement|ordre))",
            f"{_FR} (annule|annulez)",
            f"{_FR} (annule|annulez|défais|défaites) ce que (tu viens|vous venez) de faire",
            f"{_FR} (annule|annulez|défais|défaites) ce que (tu as|vous avez) fait",
            f"{_FR} (annule|annulez|défais|défaites)-le",
            f"{_FR} (remets|remettez|remets-le|remets-la|remets-les) [(ça|tout|le tout)] comme (avant|c'était|c'était avant)",
            f"{_FR} (reviens|revenez|retour|retourne) à (l'état (d'avant|précédent)|avant)",
            f"{_FR} comme (avant|c'était avant)",
        ),
    },
    "es": {
        "undo": (
            f"{_ES} (deshaz|deshaga|deshacer|revierte|revertir|revierta) [(eso|esto|todo|todo eso|(lo último|(la|tu|su) última (acción|orden|cosa))|el último cambio)]",
            f"{_ES} (deshazlo|deshágalo|deshacerlo|reviértelo|anúlalo|cancélalo)",
            f"{_ES} (anula|anule|cancela|cancele) (eso|esto|todo|todo eso|lo último|el último cambio|(la|tu|su) última (acción|orden|cosa))",
            f"{_ES} (deshaz|deshaga|revierte|anula) lo que (acabas de hacer|has hecho|hiciste|ha hecho)",
            f"{_ES} (déjalo|déjala|déjalos|déjalas|ponlo|ponla|ponlos|ponlas|vuelve a ponerlo|vuelve a dejarlo) [todo] como (antes|estaba|estaba antes)",
            f"{_ES} [todo] como (antes|estaba|estaba antes)",
            f"{_ES} (vuelve|vuelva|volver) (atrás|a lo de antes|al estado anterior|a como estaba)",
        ),
    },
    "it": {
        "undo": (
            f"{_IT} (annulla|annulli|annullare|disfa) (questo|quello|ciò|tutto|tutto questo|l'ultima (azione|modifica|cosa)|la (tua|sua) ultima (azione|modifica|cosa)|l'ultimo (comando|cambiamento))",
            f"{_IT} (annulla|annullalo|annullala|disfalo|annulla pure)",
            f"{_IT} (annulla|disfa) (quello che|ciò che) hai [appena] fatto",
            f"{_IT} (rimetti|rimettilo|rimettila|rimettili|riporta) [tutto] (com'era|come prima|come era|com'era prima|come era prima)",
            f"{_IT} (torna|torni|tornare) (indietro|a com'era [prima]|allo stato (precedente|di prima)|come prima)",
            f"{_IT} [tutto] (come prima|com'era prima)",
        ),
    },
    "nl": {
        "undo": (
            f"{_NL} (maak|draai) (dat|dit|het|alles|(de|je|uw) laatste (actie|wijziging|verandering)) [weer] (ongedaan|terug)",
            f"{_NL} [(dat|dit|alles)] [weer] (ongedaan maken|terugdraaien)",
            f"{_NL} (maak|draai) (ongedaan|terug) wat je [net|zojuist] (deed|gedaan hebt|hebt gedaan)",
            f"{_NL} (annuleer|herstel) (dat|dit|alles|(de|je|uw) laatste (actie|wijziging|verandering))",
            f"{_NL} (zet|doe|maak) (het|dat|alles|die|hem) [weer] [terug] (zoals (het was|het eerst was|eerst|voorheen)|hoe het was)",
            f"{_NL} (zet|doe) (het|dat|alles|die|hem) [maar|weer] terug",
            f"{_NL} terug naar (hoe het was|zoals het was|de vorige stand)",
            f"{_NL} [alles] [weer] zoals (het was|eerst|voorheen)",
        ),
    },
}
LINES: Mapping[str, Mapping[str, str]] = {
    "fr": {
        "undone": "C'est annulé.",
        "nothing_undo": "Il n'y a rien que je puisse annuler.",
        "undo_failed": "Je n'ai pas pu annuler cela : {why}.",
    },
    "es": {
        "undone": "Deshecho.",
        "nothing_undo": "No hay nada que pueda deshacer.",
        "undo_failed": "No he podido deshacerlo: {why}.",
    },
    "it": {
        "undone": "Annullato.",
        "nothing_undo": "Non c'è nulla che io possa annullare.",
        "undo_failed": "Non ho potuto annullarlo: {why}.",
    },
    "nl": {
        "undone": "Ongedaan gemaakt.",
        "nothing_undo": "Er is niets dat ik ongedaan kan maken.",
        "undo_failed": "Ik kon dat niet ongedaan maken: {why}.",
    },
}
