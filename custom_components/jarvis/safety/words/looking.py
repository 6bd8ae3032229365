"""What a sentence tells of the house that can be looked up, per language, as patterns.

`doors` and `windows` are kinds that only show something, `none` tells that there is not
one, `every` that all are so, `past` what was so, `recent` when that was: today, an hour
ago, and not in a year of history. `left` tells beside a length how long it still takes.
`denies` goes along with `none`, `where` may stand behind a state.
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


LOOKING: Final[Mapping[str, Looking]] = {
    "en": Looking(
        denies=r"\b(?:there (?:is|are)|there)\b|^not\b",
        where=r"(?:(?:in|on|at|around) (?:the|your|my|this|our) (?:\w+ )?\w+|upstairs|downstairs|anywhere|up|tight|front|back|outside|inside|here|there)",
        left=r"\b(?:to go|left|remaining|on the clock|(?:more|extra) (?:running|on the timer))\b",
        doors=r"\bdoors?\b|\blocks\b|\bgates?\b",
        windows=r"\bwindows?\b",
        none=r"\b(?:no|none|nothing|not (?:one|a single)|neither|zero)\b|n't (?:one|a single|any)\b",
        every=r"\b(?:all|every|everything|both|each|whole)\b",
        past=r"\b(?:was|were|had|went|ran|came|did|has been|have been|\w+ed)\b",
        recent=r"\b(?:this (?:morning|afternoon|evening|week)|last (?:night|evening)|yesterday|today|tonight|earlier|just now|ago|at (?:\w+ o'clock|noon|midnight|half past \w+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d\S*))|(?:minutes?|hours?)|twice|since \w+)\b",
    ),
    "de": Looking(
        denies=r"\b(?:es|da) (?:gibt|ist|sind)\b|\beinzige[ns]?\b",
        where=r"(?:(?:in|im|auf|am|an|bei) (?:(?:der|dem|den|ihrem|ihrer|diesem|unserem|meinem) )?\w+|oben|unten|draußen|drinnen|hier|dort|daheim|zu hause|hinten|vorn|vorne)",
        left=r"\b(?:noch|verbleiben|zusätzlich|läuft weiter|laufen (?:weiter|extra|dazu))\b",
        doors=r"\b\w*tür(?:en)?\b|\b\w*tore?\b|\bschlösser\b",
        windows=r"\b\w*fenster\b",
        none=r"\b(?:kein\w*|nichts|nirgends|nirgendwo|weder|null|nicht (?:ein|eine[ns]?|ein einziges|eine einzige|ein einziger))\b",
        every=r"\b(?:alle[ns]?|sämtliche|jede[rs]?|beide\w*|ganze)\b",
        past=r"\b(?:war|waren|hatte\w*|lief|liefen|ging|gingen|brannte\w*|stand\w*|wurde\w*|kam\w*|(?:hat|haben|ist|sind) [^,.!?]*(?:ge\w+(?:t|en)|\w+iert))\b",
        recent=r"\b(?:heute|gestern|vorhin|eben|gerade|vor \w+ (?:minuten?|stunden?)|um (?:\w+ uhr|halb \w+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d\S*)|minuten|stunden?|zweimal|seit \w+)\b",
    ),
    "fr": Looking(
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
