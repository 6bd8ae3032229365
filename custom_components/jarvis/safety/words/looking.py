"""What a sentence tells of the house that can be looked up, per language, as patterns.

`doors` and `windows` are kinds that only show something, `none` tells that there is not
one, `every` that all are so, `past` what was so, `recent` when that was: today, an hour
ago, and not in a year of history. `left` tells beside a length how long it still takes.
`denies` goes along with `none`, `where` may stand behind a state. `yes` and `no` are
whole answers. `elsewhen` is of another time than now, of a range, or of what would be best.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Looking:
    """The table of one language."""

    doors: str
    windows: str
    none: str
    every: str
    past: str
    recent: str
    left: str
    denies: str
    where: str
    yes: str
    no: str
    elsewhen: str


LOOKING: Final[Mapping[str, Looking]] = {
    "en": Looking(
        yes=r"(?:oh )?(?:yes|yep|yeah|aye|indeed|correct|right|certainly|of course|absolutely|definitely|it is|they are|that's right|that is correct|it sure is|quite so|quite)(?:,? (?:sir|madam|indeed|it is|they are|it does))?",
        no=r"(?:oh )?(?:no|nope|nah|not at all|it isn't|it is not|they aren't|they are not|it's not|certainly not|of course not|not right now|not at the moment)(?:,? (?:sir|madam|it isn't|they aren't|it is not|they are not))?",
        elsewhen=r"\b(?:on request|if desired|if need be|tomorrow|yesterday|tonight|later|soon|can|could|may|might|set it|turn it|will|'ll|was|were|had|would|if|than|between|average|maximum|minimum|max|min|high(?:est)?|lows?|lowest|peak|up to|at least|at most|over|under|above|below|forecast|expected|feels|ideal|ideally|best|should|recommend\w*|usually|normally|typically|often|most|drops?|rises?|reached?|next|more|less|warmer|cooler|colder|higher|lower|by|for|until|o'clock|day|night|morning|afternoon|evening|week\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b",
        denies=r"\b(?:there (?:is|are)|there)\b|^not\b",
        where=r"(?:(?:in|on|at|around) (?:the|your|my|this|our) (?:\w+ )?\w+|upstairs|downstairs|anywhere|up|tight|front|back|outside|inside|here|there)",
        left=r"\b(?:to go|left|remaining|on the clock|(?:more|extra) (?:running|on the timer))\b",
        doors=r"\bdoors?\b|\blocks\b|\bgates?\b",
        windows=r"\bwindows?\b",
        none=r"\b(?:no|none|nothing|not (?:one|a single)|neither|zero)\b|n't (?:one|a single|any)\b",
        every=r"\b(?:all|every|everything|both|each|whole)\b",
        past=r"\b(?:was|were|had|went|ran|came|did|has been|have been|\w+ed)\b",
        recent=r"\b(?:this (?:morning|afternoon|evening|week)|last (?:night|evening|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|tonight|earlier|just now|ago|at (?:\w+ o'clock|noon|midnight|half past \w+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d\S*))|(?<!in an )(?<!in a )(?<!in two )(?<!in ten )(?:minutes?|hours?)|twice|since \w+)\b",
    ),
    "de": Looking(
        yes=r"(?:ja|jawohl|jep|genau|richtig|stimmt|natürlich|sicher|gewiss|allerdings|durchaus|in der tat|das ist (?:er|sie|es)|ist (?:er|sie|es)|sind sie)(?:,? (?:sir|genau|ist (?:er|sie|es)|das ist (?:er|sie|es)))?",
        no=r"(?:nein|nee|nö|keineswegs|mitnichten|ist (?:er|sie|es) nicht|sind sie nicht|natürlich nicht|gar nicht|momentan nicht|gerade nicht|im moment nicht)(?:,? (?:sir|ist (?:er|sie|es) nicht))?",
        elsewhen=r"\b(?:auf (?:wunsch|zuruf)|bei bedarf|morgen\w*|gestern|kann|können|könnte\w*|würde\w*|nachts|abends?|später|bald|(?:wird|werden)(?! auf \d)|war|waren|hatte|wäre|wenn|als|zwischen|durchschnitt\w*|schnitt|höchst\w*|tiefst\w*|maximal|minimal|bis zu|mindestens|höchstens|über|unter|vorhersage|erwartet|gefühlt\w*|ideal\w*|optimal\w*|besten?|sollte\w*|empf\w+|meist\w*|normalerweise|üblicherweise|oft|sinkt|steigt|fällt|nächst\w*|mehr|weniger|wärmer|kühler|kälter|höher|niedriger|um|uhr|tags?\w*|nacht|vormittag|nachmittag|woche\w*|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)\b",
        denies=r"\b(?:es|da) (?:gibt|ist|sind)\b|\beinzige[ns]?\b",
        where=r"(?:(?:in|im|auf|am|an|bei) (?:(?:der|dem|den|ihrem|ihrer|diesem|unserem|meinem) )?\w+|oben|unten|draußen|drinnen|hier|dort|daheim|zu hause|hinten|vorn|vorne)",
        left=r"\b(?:noch|verbleiben|zusätzlich|läuft weiter|laufen (?:weiter|extra|dazu))\b",
        doors=r"\b\w*tür(?:en)?\b|\b\w*tore?\b|\bschlösser\b",
        windows=r"\b\w*fenster\b",
        none=r"\b(?:kein\w*|nichts|nirgends|nirgendwo|weder|null|nicht (?:ein|eine[ns]?|ein einziges|eine einzige|ein einziger))\b",
        every=r"\b(?:alle[ns]?|sämtliche|jede[rs]?|beide\w*|ganze)\b",
        past=r"\b(?:war|waren|hatte\w*|lief|liefen|ging|gingen|brannte\w*|stand\w*|wurde\w*|kam\w*|(?:hat|haben|ist|sind) [^,.!?]*(?:ge\w+(?:t|en)|\w+iert))\b",
        recent=r"\b(?:heute|gestern|vorhin|letzte[rn]? (?:woche|nacht|monat|\w+tag|mittwoch)|am (?:mon|diens|donners|frei|sams|sonn)tag|am mittwoch|(?:vor|nach)?mittags?|morgens|abends|nachts|eben|gerade|vor \w+ (?:minuten?|stunden?)|um (?:\w+ uhr|halb \w+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d\S*)|minuten|stunden?|zweimal|seit \w+)\b",
    ),
    "fr": Looking(
        yes=r"(?:oui|exact\w*|en effet|tout à fait|bien sûr)",
        no=r"(?:non|pas du tout|bien sûr que non|pas en ce moment)",
        elsewhen=r"\b(?:demain|hier|ce soir|cette nuit|plus tard|sera|seront|était|étaient|serait|si|entre|moyenne|maxim\w+|minim\w+|jusqu'à|au moins|au plus|prévu\w*|prévision\w*|ressenti\w*|idéal\w*|devrait|conseill\w*|recommand\w*|normalement|souvent|plus|moins|prochain\w*|heures?|jour\w*|nuit|matin|soir|semaine\w*|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)\b",
        denies=r"\b(?:il )?n'(?:y a|est|en est)?|\bne\b|\bpas\b",
        where=r"(?:(?:dans|en|sur) (?:(?:la|le|les|votre|cette|ma) )?\w+|dans l'\w+|à l'\w+|chez (?:vous|toi|nous)|au \w+|en (?:haut|bas)|ici|nulle part)",
        left=r"\b(?:reste|restent|encore)\b",
        doors=r"\bportes?\b|\bserrures?\b",
        windows=r"\bfenêtres?\b",
        none=r"\b(?:aucun\w*|rien|nulle part|pas (?:une?|de)(?: seule?)?|zéro)\b",
        every=r"\b(?:tou(?:s|te|tes)|tout|chaque|les deux)\b",
        past=r"\b(?:était|étaient|avait|a été|ont été|s'est \w+|se sont \w+|est resté\w*|(?:a|ont) \w+(?:é|i|u))\b",
        recent=r"\b(?:ce matin|cet après-midi|ce soir|hier|aujourd'hui|tout à l'heure|il y a \w+|à \w+ heures?|minutes?|heures?|deux fois|depuis \w+)\b",
    ),
    "es": Looking(
        yes=r"(?:sí|así es|claro|por supuesto|correcto|en efecto)",
        no=r"(?:no|para nada|claro que no|en absoluto|ahora no)",
        elsewhen=r"\b(?:mañana|ayer|esta noche|luego|será|serán|era|eran|estaba|sería|si|entre|media|promedio|máxim\w+|mínim\w+|hasta|al menos|como mucho|previst\w+|pronóstico|sensación|ideal\w*|debería|recomend\w+|normalmente|suele\w*|más|menos|próxim\w+|horas?|días?|noche|tarde|semana\w*|lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b",
        denies=r"\bno (?:hay|está|están|queda|quedan)\b|\bno\b|\bhay\b",
        where=r"(?:(?:en|de) (?:(?:la|el|su|esta|toda la) )?\w+|arriba|abajo|fuera|dentro|aquí)",
        left=r"\b(?:queda|quedan|faltan?)\b",
        doors=r"\bpuertas?\b|\bcerraduras?\b",
        windows=r"\bventanas?\b",
        none=r"\b(?:ningun\w*|ningún|nada|ninguna parte|ni (?:una?|un)(?: sol[oa])?|cero)\b",
        every=r"\b(?:tod[oa]s?|ambas|ambos|cada|l[oa]s dos)\b",
        past=r"\b(?:estuvo|estuvieron|estaba\w*|fue|fueron|se \w+ó|se \w+aron|(?:ha|han) \w+(?:ado|ido|cho))\b",
        recent=r"\b(?:esta (?:mañana|tarde|noche)|ayer|anoche|hoy|antes|hace \w+|a las? \w+|minutos?|horas?|dos veces|desde \w+)\b",
    ),
    "it": Looking(
        yes=r"(?:sì|certo|esatto|certamente|infatti|proprio così)",
        no=r"(?:no|per niente|certo che no|affatto|non ora)",
        elsewhen=r"\b(?:domani|ieri|stanotte|stasera|dopo|sarà|saranno|era|erano|sarebbe|se|tra|fra|media|massim\w+|minim\w+|fino a|almeno|al massimo|previst\w+|previsioni|percepit\w+|ideale|dovrebbe|consigli\w+|normalmente|di solito|spesso|più|meno|prossim\w+|ore|giorn\w+|notte|mattina|sera|settiman\w+|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)\b",
        denies=r"\bnon (?:c'è|ci sono|è|sono)\b|\bnon\b|\bc'è\b",
        where=r"(?:(?:in|nel|nella|nello|al|alla) (?:\w+ )?\w+|nell'\w+|sopra|sotto|fuori|dentro|qui)",
        left=r"\b(?:manca|mancano|restano|resta)\b",
        doors=r"\bport[ae]\b|\bserratur[ae]\b",
        windows=r"\bfinestr[ae]\b",
        none=r"\b(?:nessun\w*|niente|nulla|da nessuna parte|(?:neanche|nemmeno|neppure) un[oa]?|zero)\b",
        every=r"\b(?:tutt[oaie]|entramb[ei]|ogni|le due)\b",
        past=r"\b(?:era|erano|è stat[oa]|sono stat[ie]|(?:si )?(?:è|sono) \w+(?:at|ut|it|es)[oaie]|(?:ha|hanno) \w+(?:to|so))\b",
        recent=r"\b(?:stamattina|stasera|stanotte|ieri|oggi|prima|\w+ fa|alle \w+|minut[oi]|or[ae]|due volte|da \w+)\b",
    ),
    "nl": Looking(
        yes=r"(?:ja|jazeker|klopt|zeker|inderdaad|natuurlijk)",
        no=r"(?:nee|helemaal niet|natuurlijk niet|nu niet)",
        elsewhen=r"\b(?:morgen|gisteren|vanavond|vannacht|later|straks|zal|zullen|wordt|was|waren|zou|als|dan|tussen|gemiddeld\w*|maxim\w+|minim\w+|tot|minstens|hoogstens|verwacht\w*|voorspelling|gevoelstemperatuur|ideaal|ideale|beste|moet\w*|meestal|normaal|vaak|meer|minder|warmer|kouder|volgende|uur|dag\w*|nacht|ochtend|middag|avond|week\w*|(?:maan|dins|woens|donder|vrij|zater|zon)dag)\b",
        denies=r"\ber (?:is|zijn)\b|\benkele?\b",
        where=r"(?:(?:in|op|aan) (?:(?:de|het|uw|je|ons|dit) )?\w+|boven|beneden|buiten|binnen|hier|thuis)",
        left=r"\b(?:nog|te gaan|resteren)\b",
        doors=r"\b\w*deur(?:en)?\b|\bsloten\b",
        windows=r"\b\w*(?:raam|ramen|vensters?)\b",
        none=r"\b(?:geen|niets|nergens|niet (?:één|een)|nul)\b",
        every=r"\b(?:alle|alles|elke|iedere|beide|allebei)\b",
        past=r"\b(?:was|waren|had\w*|liep\w*|ging\w*|stond\w*|werd\w*|(?:is|zijn|heeft|hebben) [^,.!?]*ge\w+)\b",
        recent=r"\b(?:vanmorgen|vanmiddag|vanavond|vannacht|gisteren|vandaag|net|eerder|\w+ geleden|om \w+ uur|minuten|uur|twee keer|sinds \w+)\b",
    ),
}
