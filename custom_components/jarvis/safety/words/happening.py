"""How people ask what came about, whatever it is, per language, as patterns.

"When was it cleaned", "who was here last", "has it been changed": no state shows that.
Whether something of this house is meant is for the caller to know.
"""

from collections.abc import Mapping
from typing import Final

HAPPENING: Final[Mapping[str, str]] = {
    "en": r"^(?:when|what time|how (?:often|far|long|many times|long ago)) (?:was|were|did|has|have|had)\b|^what (?:did|has|have|was|were|had)\b|^who (?:(?:has|had|was|were|did) |(?:just |last |first )?(?:\w{2,}ed|went|came|left|took|got|ran|put|let|drew|shut|set|fed|lit|rang)\b)|^(?:has|have|had|was|were) (?:the|my|our|any\w*|some\w*|no ?body|every\w*)\b.* (?:been )?(?:\w{2,}ed|done|made|shut|set|put|swept|drawn|lit|fed|bled|cut|seen|in|through|here|there)\b|^(?:is|are) (?:the|my|our) .*\b(?:bled|swept|mopped|hoovered|vacuumed|dusted|aired|cleaned|washed|scrubbed|polished|tidied|serviced|watered|mown|topped up|refilled|insured|paid)\b",
    "de": r"^(?:wann|um wie viel uhr|wie (?:oft|weit|lange)) (?:wurden?|war|waren|hat|haben|hatte|ist|sind|lief|liefen|kam|kamen|ging|gingen)\b|^was (?:hat|haben|hatte|war|machte|tat)\b|^wer (?:hat|hatte|ist|war|waren|lief|kam|ging|ließ|nahm|\w{2,}te)\b|^(?:wurden?|ist|sind|war|waren|hat|haben|hatte)\b[^?]*\b(?:jemand|wer|keiner|irgendwer|(?:[a-zäöü]{0,12}ge[a-zäöüß]{2,}(?:t|en)|(?:ver|be|ent|er|zer)[a-zäöüß]{3,}(?:t|en)|[a-zäöüß]{3,}iert)(?: worden)?)\b",
    "fr": r"^(?:quand|à quelle heure|combien de fois)(?: est-ce qu[e'])?.*\b(?:a|ont|est|sont)\b.*\b\w+(?:é|i|u|is|it)e?s?\b|^qui (?:a|est|était|n'a|s'est)\b|^(?:est-ce qu[e'] ?)?(?:quelqu'un|personne|on|l[ae]s? [\w-]+|l'[\w-]+)\b.*\b(?:a été|ont été|a-t-il été|a-t-elle été) \w+",
    "es": r"^(?:cuándo|a qué hora|cuántas veces) (?:se )?(?:\w+ó|\w+aron|\w+ieron|fue|fueron|ha|han)\b|^quién (?:ha|han|fue|estuvo|se|\w+ó)\b|^(?:se )?(?:ha|han) .*\b(?:limpiado|\w+ad[oa]s?|\w+id[oa]s?)\b",
    "it": r"^(?:quando|a che ora|quante volte) (?:è|sono|ha|hanno|si)\b.*\b\w+(?:at|ut|it|s)[oaie]\b|^chi (?:ha|è|era|si è)\b|^(?:è|sono) stat[oaie] .*\b\w+(?:at|ut|it)[oaie]\b",
    "nl": r"^(?:wanneer|hoe laat|hoe vaak) (?:is|zijn|werd|werden|heeft|hebben|was|waren)\b|^wie (?:heeft|is|was|ging|kwam|liep|deed|\w+(?:de|te))\b|^(?:is|zijn|heeft|hebben) .*\bge\w{2,}(?:t|d|n)\b",
}
