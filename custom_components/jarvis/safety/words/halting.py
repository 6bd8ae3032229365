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

HALTING: Final[Mapping[str, Halting]] = {
    "en": Halting(
        halts=rf"^(?:(?:please|just|now|okay|ok|right|jarvis|and|so|oh|hey|would you|could you|can you|will you),? )*(?:stop|quit|cease|finish|end|(?:that's |that is )?enough (?:of|with)|leave off|knock off|no more)(?: (?:the|all|this|that|all the|all this|all that))?(?: (?!{_HANDLED_EN}ing\b)[\w-]+){{0,2}}? (?!{_HANDLED_EN}ing\b|(?:morning|evening|thing|nothing|something|anything|everything|king|string|ring|spring|ceiling|wing|building|living|dining)\b)\w{{3,}}ing\b(?! (?:on|off)[.!]*$)",
    ),
    "de": Halting(
        halts=rf"^(?:(?:bitte|jetzt|so|nun|okay|jarvis|und|also|hey|kannst du|könntest du|würdest du),? )*(?:(?:hör|höre|hören sie)(?: (?:bitte|jetzt|mal|sofort|endlich|doch|wieder))* auf,?(?: \S+){{0,4}}? zu (?!{_HANDLED_DE}\b)\w+n\b|(?:hör|höre|hören sie)(?: \w+)? (?:mit dem|damit auf,) (?:zu )?(?!{_HANDLED_DE}\b)\w+n\b|(?:schluss|genug|es reicht|aufhören|mach schluss) (?:jetzt )?(?:mit )?(?:dem|der) (?!{_HANDLED_DE}\b)\w+(?:en|n|ung|erei)\b)",
    ),
}
