"""How people in the room speak to each other, per language, as patterns.

`kin` are what those who live together call each other; `asks` begins what is said to
somebody about themselves, `own` is what a house is spoken to about, too.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bystanding:
    """The patterns of one language; `kin` and `titles` are without case."""

    kin: str
    asks: str
    second: str
    own: str
    titles: str = _NEVER


# What one answers before one calls somebody, whatever the language.
ANSWERS: Final = r"no|yes|yeah|nope|well|hey|oh|ok|okay|sure|sorry|ja|nein|nee|ne|na|du|ach|non|oui|sì|sí|nou"

BYSTANDING: Final[Mapping[str, Bystanding]] = {
    "en": Bystanding(
        kin=r"mum|mom|mummy|mommy|ma|dad|daddy|pa|grandma|grandpa|granny|gran|nan|kids|children|boys|girls|guys|everyone|you (?:two|guys|all|lot|kids|three)|darling|honey|hon|sweetheart|sweetie|dear|babe|love|mate|son|bro|sis|auntie|uncle",
        asks=r"(?:you|you're|you've|you'll|your|are you|were you|have you|did you|do you|don't you|aren't you|didn't you|where (?:are|did|were|have) you|where's your|what (?:are|were|did|have) you|when (?:are|did) you|why (?:are|did|were) you|how was your|who (?:are|were|did) you|come (?:here|and|on|over|in|down))\b",
        second=r"^(?!(?:please|can|could|will|would) you\b|(?:thanks?|thank|play|tell|turn|switch|set)\b).*\b(?:you|your)\b",
        titles=r"inspector|detective|captain|sergeant|lieutenant|colonel|commander|admiral|major|constable|officer|doctor|doc|professor|comrade|soldier|private|watson|holmes|reverend|your (?:honou?r|majesty|highness|grace|lordship|ladyship|excellency|eminence)|my (?:lord|lady|liege|king|queen|dear (?:watson|fellow|sir|madam))|milord|milady|monsieur|madame|mademoiselle|mister|mr\.? \w+|mrs\.? \w+|miss \w+|ladies and gentlemen",
        own=r"\b(?:lights?|lamps?|music|volume|timer|alarm|thermostat|heating|tv|telly|list|reminder|blinds?|curtains?)\b",
    ),
    "de": Bystanding(
        kin=r"mama|mami|mutti|mutter|papa|papi|vati|vater|oma|omi|opa|opi|kinder|kids|jungs|mädels|leute|ihr (?:zwei|beiden|alle|drei|lieben)|schatz|schatzi|liebling|süße[r]?|liebe[rs]?|maus|hase|alter|bruder|schwester|tante|onkel",
        asks=r"(?:du|dein\w*|ihr|euer|eure\w*|(?:kommst|bist|hast|warst|gehst|willst|weißt|musst|isst|magst|gehörst|denkst|glaubst) du|(?:kommt|seid|habt|wart|geht|wollt) ihr|wo (?:bist|warst|hast|seid|habt|ist dein\w*|sind dein\w*)|was (?:machst|hast|willst|macht ihr|habt ihr)|wann (?:kommst|bist|kommt|warst)|warum (?:bist|hast|kommst|warst)|wer (?:bist|hat dir)|komm(?:t)? (?:jetzt|mal|her|rein|endlich|essen|runter))\b",
        second=r"^(?!(?:kannst|könntest|würdest|magst) du\b|(?:bitte|danke)\b).*\b(?:du|dich|dir|deine?[nmrs]?)\b",
        titles=r"(?:(?:herr|frau|fräulein) )?(?:kommissar|inspektor|doktor|professor|richter|präsident|general|oberst|hauptmann|kapitän|leutnant|direktor|pfarrer|staatsanwalt|minister|kanzler|lehrer|wachtmeister|anwalt|graf|baron|bürgermeister|botschafter|admiral)(?:in)?|captain|sergeant|genosse|soldat|watson|holmes|hochwürden|euer (?:ehren|gnaden|majestät|hoheit|durchlaucht|exzellenz)|(?:eure|ihre) (?:majestät|hoheit|exzellenz)|mylord|mylady|monsieur|madame|meine damen und herren",
        own=r"\b(?:licht\w*|\w+licht|lampen?|musik|lautstärke|timer|wecker|thermostat|heizung|fernseher|liste|erinnerung|rollos?|vorhänge)\b",
    ),
    "fr": Bystanding(
        kin=r"maman|papa|mamie|papi|les enfants|chérie?|mon (?:cœur|chéri|amour)|ma (?:chérie|puce)|les gars|fiston",
        asks=r"(?:tu (?!peux|pourrais|veux bien)|t'as|t'es|as-tu|es-tu|où (?:es-tu|tu es|t'es)|ton|ta|tes|viens)\b",
        second=r"^(?!(?:peux|pourrais)-tu\b|merci\b).*\b(?:tu|toi|tes|ton)\b",
        own=r"\b(?:lumières?|lampes?|musique|volume|minuteur|réveil|chauffage|télé|liste|rappel|volets?|rideaux)\b",
    ),
    "es": Bystanding(
        kin=r"mamá|papá|abuel[oa]|niños|chicos|cariño|cielo|mi (?:amor|vida)|hij[oa]|tío|tía",
        asks=r"(?:tú|has|estás|vienes|dónde (?:estás|has|están tus)|tu|tus|ven)\b",
        second=r"^(?!(?:puedes|podrías)\b|gracias\b).*\b(?:tú|ti|tus)\b",
        own=r"\b(?:luz|luces|lámparas?|música|volumen|temporizador|alarma|calefacción|tele|lista|recordatorio|persianas?|cortinas?)\b",
    ),
    "it": Bystanding(
        kin=r"mamma|papà|babbo|nonn[oa]|bambini|ragazzi|tesoro|amore|caro|cara|zi[oa]",
        asks=r"(?:tu|hai|sei|vieni|dove (?:sei|hai|sono i tuoi)|il tuo|la tua|i tuoi|le tue)\b",
        second=r"^(?!(?:puoi|potresti)\b|grazie\b).*\b(?:tu|ti|tuo[i]?|tua)\b",
        own=r"\b(?:luc[ei]|lampad[ae]|musica|volume|timer|sveglia|riscaldamento|tele|lista|promemoria|tapparelle?|tende?)\b",
    ),
    "nl": Bystanding(
        kin=r"mama|mam|papa|pap|oma|opa|kinderen|jongens|meiden|schat|schatje|lieverd|liefje|tante|oom",
        asks=r"(?:je|jij|jouw|jullie|heb je|ben je|kom je|waar (?:ben|heb|zijn je)|wat (?:doe|heb) je|kom)\b",
        second=r"^(?!(?:kun|kan|zou|wil) je\b|(?:bedankt|dank)\b).*\b(?:je|jij|jouw)\b",
        own=r"\b(?:licht\w*|\w+licht|lampen?|muziek|volume|timer|wekker|thermostaat|verwarming|tv|lijst|herinnering|gordijn\w*)\b",
    ),
}
