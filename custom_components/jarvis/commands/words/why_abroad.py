"""Why, who and what was done, in words of other languages."""

from collections.abc import Mapping, Sequence

_FAIT = "(fait|changé|modifié|touché|allumé|éteint|ouvert|fermé|réglé)"
_LA = "[(là|maintenant|à l'instant|tout à l'heure|en dernier|exactement|au juste)]"
_HECHO = "(hecho|cambiado|tocado|encendido|apagado|abierto|cerrado)"
_HICISTE = "(hiciste|cambiaste|tocaste|encendiste|apagaste|abriste|cerraste|acabas de (hacer|cambiar|tocar|encender|apagar|abrir|cerrar))"
_AHORA = "[(ahora|ahora mismo|recién|exactamente|hace un momento)]"
_FATTO = "(fatto|cambiato|toccato|modificato|acceso|spento|aperto|chiuso)"
_ORA = "[(adesso|ora|poco fa|esattamente|di preciso|proprio adesso)]"
_GEDAAN = "(gedaan|veranderd|aangeraakt|gewijzigd|aangezet|uitgezet|geopend|gesloten)"
_NET = "[(net|zojuist|zonet|daarnet|nu|nou|precies|eigenlijk|zonet nog)]"

ABROAD: Mapping[str, Mapping[str, Sequence[str]]] = {
    "fr": {
        "why": (
            "(pourquoi|pour quelle raison|dans quel but)",
            "(pourquoi|pour quelle raison|dans quel but) (as-tu|tu as|t'as|avez-vous|vous avez|est-ce que tu as|est-ce que vous avez) (fait|dit|changé) [(ça|cela)]",
            "(pourquoi|pour quelle raison|dans quel but) (tu l'as|l'as-tu|vous l'avez|l'avez-vous) fait",
            "pourquoi (ça|cela)",
            "qui (t'a|vous a) (dit|demandé|ordonné) [de faire] (ça|cela)",
            "qui a fait (ça|cela)",
            "(c'était|c'est) (toi|vous)",
            f"(qu'as-tu|qu'avez-vous|qu'est-ce que tu as|qu'est-ce que t'as|qu'est-ce que vous avez) {_FAIT} {_LA}",
            f"(tu as|t'as|vous avez) {_FAIT} quoi {_LA}",
            "(qu'est-ce que tu viens|qu'est-ce que vous venez) de (faire|changer|modifier)",
            f"(dis-moi|dites-moi|raconte-moi|rappelle-moi|explique-moi|redis-moi) ce que (tu as|t'as|vous avez) {_FAIT} {_LA}",
            "(dis-moi|dites-moi|rappelle-moi|donne-moi|nomme|cite|décris|quelle (est|était|a été)) (ta|votre|la) dernière (action|modification|opération)",
        ),
        "today": (
            f"(qu'as-tu|qu'avez-vous|qu'est-ce que tu as|qu'est-ce que vous avez) {_FAIT} aujourd'hui",
        ),
    },
    "es": {
        "why": (
            "(por qué|por qué razón|para qué|con qué fin)",
            "(por qué|por qué razón|para qué|cómo es que) (has hecho|ha hecho|hiciste|hizo) (eso|esto)",
            "(por qué|por qué razón|para qué|cómo es que) lo (has hecho|ha hecho|hiciste|hizo)",
            "por qué eso",
            "quién (te|le) (dijo|ha dicho|pidió|ha pedido|mandó|ha mandado) (eso|hacerlo|hacer eso|que hicieras eso|que lo hicieras)",
            "quién (hizo|ha hecho) (eso|esto)",
            "(has sido|fuiste) tú",
            f"(qué|qué es lo que|qué fue lo que) (has|ha) {_HECHO} {_AHORA}",
            f"(qué|qué es lo que|qué fue lo que) {_HICISTE} {_AHORA}",
            f"(dime|cuéntame|explícame|recuérdame|dígame) (qué|lo que) (has|ha) {_HECHO} {_AHORA}",
            f"(dime|cuéntame|explícame|recuérdame|dígame) (qué|lo que) {_HICISTE} {_AHORA}",
            "(dime|dígame|cuéntame|recuérdame|nombra|nómbrame|describe|cuál (es|fue|ha sido)) (tu|su|la) última (acción|modificación|operación)",
        ),
        "today": (f"qué (has|ha) {_HECHO} hoy",),
    },
    "it": {
        "why": (
            "(perché|come mai|per quale motivo)",
            "(perché|come mai|per quale motivo) (hai|ha) fatto (questo|quello|ciò|così)",
            "(perché|come mai|per quale motivo) (l'hai|l'ha|lo hai) fatto",
            "chi (te l'ha|gliel'ha) (detto|chiesto|ordinato)",
            "chi ti ha (detto|chiesto|ordinato) di (farlo|fare (questo|quello|ciò|così))",
            "chi (l'ha fatto|è stato|ha fatto (questo|quello))",
            "sei stato tu",
            f"(cosa|che cosa|che) (hai|ha) [appena] {_FATTO} {_ORA}",
            "(cos'hai|cos'è che hai|che cos'hai) [appena] " + f"{_FATTO} {_ORA}",
            f"(dimmi|raccontami|spiegami|ricordami|mi dica) (cosa|che cosa|quello che) (hai|ha) [appena] {_FATTO} {_ORA}",
            "(dimmi|raccontami|ricordami|nomina|descrivi|qual è|qual è stata|qual era) (la tua|la sua|l') ultima (azione|modifica|operazione)",
        ),
        "today": (f"(cosa|che cosa|che) (hai|ha) {_FATTO} oggi",),
    },
    "nl": {
        "why": (
            "(waarom|waarvoor|hoezo|om welke reden)",
            f"(waarom|waarvoor|hoezo|om welke reden) (heb|hebt) (je|jij|u) (dat|dit) {_NET} (gedaan|gezegd)",
            f"(waarom|waarvoor|hoezo|om welke reden) (deed|doet|doe|zei) (je|jij|u) (dat|dit) {_NET}",
            "waarom (dat|was dat)",
            "wie (heeft|had) (je|jou|u) (dat|dit) (gevraagd|gezegd|opgedragen|bevolen)",
            "wie zei dat je dat moest doen",
            "wie (heeft (dat|dit) gedaan|deed (dat|dit))",
            "was (jij|u) dat",
            f"wat (heb|hebt) (je|jij|u) {_NET} {_GEDAAN} {_NET}",
            f"wat deed (je|jij|u) {_NET}",
            f"(vertel|zeg) [(me|mij|eens|me eens)] wat (je|u) {_NET} (deed|hebt {_GEDAAN}|{_GEDAAN} hebt)",
            "(wat (was|is)|noem|vertel|zeg|geef|beschrijf) [(me|mij)] (je|jouw|uw|de) laatste (actie|handeling|wijziging|daad)",
        ),
        "today": (f"wat (heb|hebt) (je|jij|u) vandaag [allemaal] {_GEDAAN}",),
    },
}
LINES: Mapping[str, Mapping[str, str]] = {
    "fr": {
        "nothing_why": "Je n'ai encore rien fait que je puisse expliquer.",
        "last_was": "La dernière chose que j'ai exécutée : {command}.",
        "unknown_thing": "Je ne sais pas de quel appareil il s'agit, je ne peux donc pas dire qui c'était.",
    },
    "es": {
        "nothing_why": "Todavía no he hecho nada que pueda explicar.",
        "last_was": "Lo último que ejecuté fue: {command}.",
        "unknown_thing": "No sé a qué aparato se refiere, así que no puedo decir quién fue.",
    },
    "it": {
        "nothing_why": "Non ho ancora fatto nulla che possa spiegare.",
        "last_was": "L'ultima cosa che ho eseguito: {command}.",
        "unknown_thing": "Non so di quale apparecchio si tratta, quindi non posso dire chi è stato.",
    },
    "nl": {
        "nothing_why": "Ik heb nog niets gedaan dat ik zou kunnen uitleggen.",
        "last_was": "Het laatste dat ik uitvoerde: {command}.",
        "unknown_thing": "Ik weet niet welk apparaat u bedoelt, dus ik kan niet zeggen wie het was.",
    },
}
