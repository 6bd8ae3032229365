"""How people tell a device to end what it does, per language, as patterns.

`halts` names the work that is to end by its verb: "stop watering the lawn". What a
hand does to a device ("stop turning it off") is no work of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Halting:
    """The table of one language."""

    halts: str


_HANDLED_EN: Final = r"(?:turn|switch|sett|open|clos|shutt|lock|unlock|start|stopp|dimm|brighten|putt|add|remov|rais|lower|chang|draw|pull|leav|crank|flick|flipp|adjust|touch|press|mess|fiddl|play with|mov|ask|tell|remind|say|talk|shout|nagg|bother|worry|worri|pester|annoy|repeat|interrupt|listen|mak|do|be|try|giv|forgett|ignor|apologis|apologiz|thank|call|guess|joking|kidd|ly)"
_HANDLED_DE: Final = r"(?:(?:an|aus|ein|ab|auf|zu|um|hoch|rauf|runter|herunter|los|lauter|leiser|heller|dunkler|zurück|weg|weiter)?(?:zu)?(?:schalten|machen|drehen|stellen|setzen|knipsen|schließen|sperren|fahren|ziehen|lassen|kurbeln|rollen|regeln|tun|schreiben|fassen|rühren)|(?:ver|ent)riegeln|öffnen|dimmen|starten|stoppen|(?:de)?aktivieren|fragen|nerven|erinnern|reden|sprechen|sagen|quatschen|labern|stören|nörgeln|meckern|lügen|raten|spielen mit|unterbrechen|wiederholen|zählen|vorlesen|lachen|weinen|jammern|streiten|schreien)"
_HANDLED_FR: Final = r"(?:r?allumer|éteindre|r?ouvrir|(?:re)?fermer|mettre|toucher|changer|monter|baisser|régler|appuyer|jouer avec|parler|dire|demander|répéter|interrompre|mentir|faire|te |me |m'|nous |rappeler|écouter|rire|pleurer|crier|lire)"
_HANDLED_ES: Final = r"(?:encender|apagar|abrir|cerrar|poner|tocar|cambiar|subir|bajar|ajustar|pulsar|jugar|hablar|decir|preguntar|repetir|interrumpir|mentir|hacer|molestar|recordar|escuchar|reír|llorar|gritar|leer)"
_HANDLED_IT: Final = r"(?:accendere|spegnere|aprire|chiudere|mettere|toccare|cambiare|alzare|abbassare|regolare|premere|giocare|parlare|dire|chiedere|ripetere|interrompere|mentire|fare|disturbare|ricordare|ascoltare|ridere|piangere|gridare|leggere)"
_HANDLED_NL: Final = r"(?:(?:aan|uit|op|in|af|open|dicht)?(?:zetten|doen|schakelen|draaien|maken)|openen|sluiten|raken|veranderen|drukken|praten|zeggen|vragen|herhalen|onderbreken|liegen|storen|herinneren|luisteren|lachen|huilen|schreeuwen|lezen|zeuren)"

HALTING: Final[Mapping[str, Halting]] = {
    "en": Halting(
        halts=rf"^(?:(?:please|just|now|okay|ok|right|jarvis|and|so|oh|hey|would you|could you|can you|will you),? )*(?:stop|quit|cease|finish|end|(?:that's |that is )?enough (?:of|with)|leave off|knock off|no more)(?: (?:the|all|this|that|all the|all this|all that))?(?: (?!{_HANDLED_EN}ing\b)[\w-]+){{0,2}}? (?!{_HANDLED_EN}ing\b|(?:morning|evening|thing|nothing|something|anything|everything|king|string|ring|spring|ceiling|wing|building|living|dining)\b)\w{{3,}}ing\b(?! (?:on|off)[.!]*$)",
    ),
    "de": Halting(
        halts=rf"^(?:(?:bitte|jetzt|so|nun|okay|jarvis|und|also|hey|kannst du|könntest du|würdest du),? )*(?:(?:hör|höre|hören sie)(?: (?:bitte|jetzt|mal|sofort|endlich|doch|wieder))* auf,?(?: \S+){{0,4}}? zu (?!{_HANDLED_DE}\b)\w+n\b|(?:hör|höre|hören sie)(?: \w+)? (?:mit dem|damit auf,) (?:zu )?(?!{_HANDLED_DE}\b)\w+n\b|(?:schluss|genug|es reicht|aufhören|mach schluss) (?:jetzt )?(?:mit )?(?:dem|der) (?!{_HANDLED_DE}\b)\w+(?:en|n|ung|erei)\b)",
    ),
    "fr": Halting(
        halts=rf"^(?:(?:s'il te plaît|maintenant|bon|ok|jarvis|et|allez|tu peux|peux-tu),? )*(?:(?:arrêt|cess)(?:e|es|ez|er|ons)|finis(?:sez)?)(?: (?:tout de suite|maintenant|un peu|enfin|donc))? (?:de |d')(?!{_HANDLED_FR})\w{{2,}}(?:er|ir|re)\b",
    ),
    "es": Halting(
        halts=rf"^(?:(?:por favor|ahora|bueno|vale|jarvis|y|oye|puedes),? )*(?:dej(?:a|ad|e|ar)|par(?:a|ad|e|ar)|termin(?:a|ad|e|ar)|acab(?:a|ad|e|ar))(?: (?:ya|ahora|por favor))? de (?!{_HANDLED_ES})\w{{2,}}(?:ar|er|ir)\b",
    ),
    "it": Halting(
        halts=rf"^(?:(?:per favore|ora|adesso|ok|jarvis|e|dai|puoi),? )*(?:smett(?:i|ila|ete|a|ere)|finisci(?:la)?|pianta(?:la)?|basta)(?: (?:subito|ora|adesso|per favore))? (?:di|con(?: il)?) (?!{_HANDLED_IT})\w{{2,}}(?:are|ere|ire)\b",
    ),
    "nl": Halting(
        halts=rf"^(?:(?:alsjeblieft|nu|oké|jarvis|en|zeg|kun je),? )*(?:stop|hou(?:d)? (?:nu |eens |maar )?op|kap(?: eens)?|genoeg)(?: (?:nu|maar|eens|alsjeblieft))? met (?:het |dat )?(?:\w+ ){{0,2}}?(?!{_HANDLED_NL}\b)\w{{3,}}en\b(?![^.!?]*\b(?:{_HANDLED_NL})[.!]*$)",
    ),
}
