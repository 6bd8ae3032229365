"""What only introduces a report, per language, as patterns that begin a sentence.

Without it the same is told: "I can confirm that", "you will find that", "don't worry,".
Its "can" and "not" would else be read as doubt and denial.
"""

from collections.abc import Mapping
from typing import Final

# Behind "dass" the verb stands last: the subject, the rest, the verb, the end.
VERB_LAST: Final[Mapping[str, str]] = {
    "de": r"((?-i:(?:[a-zäöüß]\S* )*?(?:[A-ZÄÖÜ]\S*|ich|alles|beides?|alle|es|er|sie))) (.+?) (ist|sind|wurde|wurden|habe|hat|haben|steht|stehen|läuft|laufen|brennt|leuchtet)([.!]*)",
    "nl": r"((?:de|het|je|uw|alle|mijn) \S+|ik|alles|beide|hij|ze) (.+?) (is|zijn|werd|werden|heb|heeft|staat|staan|brandt)([.!]*)",
}

# So begins a report behind words that could as well stand before a topic.
_TOLD_EN: Final = r"(?=(?:the|your|our|all|both|every\w*|it|they|there|i|my)(?:'| )[^.!?]*(?:'(?:s|re|ve|m)|\b(?:is|are|has|have|was|were|did|\w+ed)\b))"

FRAMING: Final[Mapping[str, str]] = {
    "en": (
        r"(?:i|we)(?:'m| am| can| may| could| must| do)(?: now| also| only| hereby| \w+ly)*(?: (?:happy|glad|pleased|delighted|proud|able))?(?: to)? "
        r"(?:confirm|assure you|report|announce|affirm|guarantee|promise you|vouch|swear|inform you|tell you|say|let you know)(?:,? that |:? "
        + _TOLD_EN
        + r")"
        r"|(?:let me|allow me to|i(?:'d| would) like to) (?:just )?(?:confirm|assure you|report|announce|inform you|tell you|let you know)(?: that |: | "
        + _TOLD_EN
        + r")"
        r"|(?:please )?(?:rest assured|be assured|note|bear in mind|know|trust me|believe me)(?: that|,|:) "
        r"|(?:if you (?:look|check|listen|go (?:and look|there|in)|turn round|turn around),? )?(?:you(?:'ll| will| should| can| may| might)(?: now| already| soon)? (?:find|see|notice|hear|discover|be (?:glad|happy|pleased|relieved|delighted) to (?:hear|know|learn|see))(?: that)? )"
        + _TOLD_EN
        + r"|(?:don't|do not|no need to|not to|never|no|not a|nothing)(?: you)? (?:worry|worries|fret|fear|mind|problem|problems|trouble|bother|sweat|easier|simpler|big deal)(?: at all)?[,;:] "
        r"|(?:i|we) (?:can|could)(?:'t| not|not) (?:deny|complain)[,;:] "
    ),
    "de": (
        r"(?:(?:ich|wir) (?:kann|können|darf|dürfen|möchte|freue mich,?|habe die ehre,?)(?: (?:ihnen|dir|euch|sie|dich|hiermit|nun|jetzt|gerne?|auch|bereits|schon|versichert|beruhigt))*,? (?:zu )?(?:bestätigen|versichern|melden|mitteilen|sagen|berichten|verkünden|beruhigen|vermelden|garantieren|sagen zu können|mitzuteilen|berichten zu können|melden zu können)(?:,? dass|:|,(?! (?:w(?:ie|as|er|o|ann|arum|eshalb|elche\w*)|ob)\b)) "
        r"|(?:ich|hiermit) (?:bestätige|versichere|melde|garantiere|berichte)(?: (?:ihnen|dir|euch|ich|hiermit))*(?:,? dass|:|,(?! (?:w(?:ie|as|er|o|ann|arum|eshalb|elche\w*)|ob)\b)) "
        r"|(?:seien sie|sei|seid) (?:versichert|beruhigt|unbesorgt)(?:,? dass|[,:]) "
        r"|(?:wenn (?:sie|du) (?:hinsehen|hinsiehst|nachsehen|nachsiehst|nachschauen|nachschaust),? )?(?:(?:sie|du) (?:werden|wirst) (?:sehen|feststellen|merken|bemerken|finden|sich freuen|dich freuen)|(?:werden|wirst) (?:sie|du) (?:sehen|feststellen|merken|bemerken))(?:,? dass|[,:]) "
        r"|(?:es freut mich|es ist mir eine freude),? (?:ihnen |dir )?(?:mitteilen|sagen|melden|berichten|mitzuteilen|zu sagen|zu melden|zu berichten)(?: zu (?:können|dürfen))?(?:,? dass|[,:]) "
        r"|(?:keine sorge|keine angst|kein problem|kein thema|kein ding|keine ursache|nichts leichter als das|nichts einfacher als das|nicht der rede wert|mach(?:en)? (?:dir|sie sich) keine sorgen|(?:sie können|du kannst) (?:ganz )?(?:beruhigt|unbesorgt|sicher) sein)(?:[,;:]| dass) )"
    ),
    "fr": (
        r"(?:je (?:peux|puis|tiens à|suis (?:heureux|ravi) de (?:vous |te |pouvoir )?)(?: ?(?:vous|te) )? ?(?:confirmer|assurer|dire|annoncer|informer|signaler) (?:que |qu')|(?:je (?:vous |te )?(?:confirme|assure)) (?:que |qu')"
        r"|(?:vous verrez|tu verras|sachez|sache|soyez (?:assuré|tranquille)s?|sois (?:assuré|tranquille))(?:,? que |,? qu'|, )|(?:pas de (?:problème|souci)|aucun (?:problème|souci)|ne (?:vous inquiétez|t'inquiète) pas|rien de plus (?:simple|facile))[,;:] )"
    ),
    "es": (
        r"(?:(?:puedo|me complace|quiero) (?:confirmar|asegurar|decir|informar|anunciar)(?:te|le|les|os)?(?: de)? que |(?:te |le )?(?:confirmo|aseguro|informo)(?: de)? que |(?:verás|verá|ten por seguro|tenga por seguro|que sepas) que "
        r"|(?:sin problema|ningún problema|no hay problema|no te preocupes|no se preocupe|nada más fácil|tranquilo|tranquila)[,;:] )"
    ),
    "it": (
        r"(?:(?:posso|sono (?:lieto|felice) di) (?:confermar|assicurar|dir|annunciar|comunicar)(?:e|ti|le|vi) che |(?:ti |le )?(?:confermo|assicuro|informo) che |(?:vedrai|vedrà|noterai|sappi|sappia) che "
        r"|(?:nessun problema|non c'è problema|non (?:ti preoccupare|preoccuparti|si preoccupi)|niente di più (?:facile|semplice)|tranquill[oa])[,;:] )"
    ),
    "nl": (
        r"(?:ik (?:kan|mag|wil)(?: (?:je|u))? (?:bevestigen|verzekeren|melden|zeggen|vertellen|mededelen)(?:,? dat|[:,]) |ik (?:bevestig|verzeker|meld)(?: (?:je|u))?(?:,? dat|[:,]) |(?:je|u) (?:zult|zal) (?:zien|merken)(?:,? dat|[:,]) "
        r"|(?:geen (?:probleem|zorgen|punt)|maak (?:je|u) geen zorgen|niets (?:makkelijker|eenvoudiger) dan dat|wees gerust)[,;:] )"
    ),
}
