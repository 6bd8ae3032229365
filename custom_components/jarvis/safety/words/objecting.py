"""How people set a thing aside without a verb, per language, as patterns of a clause.

`not_that` names what is meant by none of it: "not the desk lamp", "anything but …".
`warns` keeps everybody off it whatever else is said: "woe betide …", "paws off".
`spares` wants it not to be on; who ends it does right. `other` begins a clause that
names what is meant instead.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Objecting:
    """The table of one language."""

    not_that: str
    warns: str
    spares: str
    other: str


OBJECTING: Final[Mapping[str, Objecting]] = {
    "en": Objecting(
        not_that=r"^(?!.* again\b)(?:(?:please|oh|no|god|lord|jarvis|just|only|but|and|well|anything|anyone|whatever),? )*(?:not|(?:anything|everything|any of them|all) but|anything except)(?: (?:in|with|near|on|at))? (?:the|my|our|your|that|those|these|this|his|her|their)\b(?! (?:\w+ ){0,4}?(?:so|too|that|quite|as|any ?more)\b)[^,;]*$|\b(?:leave|keep) (?:the|my|our|that|this|those|these) [^,;]* out of (?:it|this|that)\b",
        warns=r"\bwoe (?:betide|to|unto|is)\b|\b(?:hands|paws|mitts|fingers|claws|feet) off\b|\b(?:god|heaven|heavens|lord) forbid\b",
        spares=r"^(?:(?:please|oh|just|do),? )*spare (?:me|us) (?:the|your|that|this|those|these)\b|^(?:(?:please|oh|god),? )*not (?:the|that|this|my|our|your) [^,;]* again\b|\b(?:can|could) (?:\w+ )?do without (?:the|that|this|my|our)\b",
        other=r"^(?:(?:please|and),? )*(?:(?:but|rather|instead|only|just|the other)\b|(?:the|my|our|those|these|that) (?!\w+ (?:hums|is|was|has|keeps|makes|hurts|gives|does)\b)\w+)",
    ),
    "de": Objecting(
        not_that=r"^(?:(?:bitte|ach|oh|och|nein|nee|jarvis|alles|aber|und|bloß|nur|ja|halt|doch|lieber|hauptsache|um gottes willen|um himmels willen),? )*nicht (?:(?:noch mal|in|an|mit|bei|ausgerechnet) )*(?:der|die|das|den|dem|dies\w*|mein\w*|unser\w*|dein\w*|ihr\w*|sein\w*)\b(?! (?:\w+ ){0,4}?(?:so|zu)\b)[^,;]*$|\b(?:lass\w*|halt\w*) (?:die|den|das|mein\w*|unser\w*) [^,;]* (?:da|dabei) (?:raus|heraus|draußen|aus dem spiel)\b",
        warns=r"(?:^|, )wehe\b|\b(?:finger|hände|pfoten|griffel|flossen) weg\b|\b(?:gott|der himmel) (?:bewahre|behüte|verhüte)\b|\bum gottes willen nicht\b",
        spares=r"\b(?:verschon\w* (?:mich|uns)|bleib\w* mir) (?:\w+ )?mit\b|^(?:(?:bitte|ach|och|oh),? )*nicht schon wieder (?:der|die|das|den|dies\w*|mein\w*)\b|\b(?:kann|könnte|können) (?:ich|wir|man) (?:\w+ )?verzichten\b",
        other=r"^(?:(?:bitte|und),? )*(?:(?:sondern|nur|lieber|eher|dafür|aber|stattdessen|andere\w*)\b|(?:die|den|das|der|mein\w*|unser\w*) (?-i:[A-ZÄÖÜ])\w+(?! (?:brummt|stört|nervt|summt|blendet|flackert|quietscht|ist|war|hat|macht)\b))",
    ),
    "fr": Objecting(
        not_that=r"^(?:(?:s'il te plaît|oh|non|jarvis|mais|et|bon|surtout|tout|n'importe quoi),? )*(?:(?:pas|sauf)(?: (?:dans|avec|sur|à|chez))? (?:l[ea]s?\b|l'|m[aeo]n?s?\b|t[aeo]n?s?\b|notre\b|nos\b|cette\b|ce[st]?\b)(?! ?(?:[\w-]+ ){0,4}?(?:si|aussi|trop|tant)\b)[^,;]*$)",
        warns=r"\b(?:gare|malheur) à\b|\bbas les pattes\b|\bdieu (?:nous |m')?(?:en )?(?:garde|préserve)\b|\b(?:pas|ôte|enlève) (?:tes|vos) (?:sales )?(?:pattes|doigts|mains)\b",
        spares=r"^(?:(?:s'il te plaît|oh|ah),? )*épargne[sz]?-(?:moi|nous) (?:l[ea]s?|t[aeo]n?s?|cette|ce)\b|^(?:(?:oh|ah|non),? )*pas encore (?:l[ea]s?|cette|ce|ton|ta) |\b(?:me|nous|se) pass\w+ (?:très bien |bien )?(?:de|du)\b",
        other=r"^(?:(?:et|s'il te plaît),? )*(?:(?:mais|plutôt|seulement|juste|uniquement|l'autre)\b|(?:l[ea]s? |l'|ma |mon |mes |cette |ce )(?!\w+ (?:ronfle|bourdonne|clignote|grésille|est|était|a|me|nous|fait|donne)\b)\w+)",
    ),
    "es": Objecting(
        not_that=r"^(?:(?:por favor|oh|ay|jarvis|pero|y|todo|cualquier cosa),? )*(?:(?:no|menos|excepto|salvo)(?: (?:en|con|por|a))? (?:el|la|los|las|mis?|tus?|nuestr[oa]s?|es[eao]s?|est[eao]s?)\b(?! (?:[\w-]+ ){0,4}?(?:tan|tanto|demasiad\w+|\w+(?:es|as|éis|áis))\b)[^,;]*$)",
        warns=r"\b(?:pobre|ay) de(?:l que)? (?:ti|quien|el|la|vosotros)\b|\bay de\b|\b(?:manos|patas|zarpas) fuera\b|\bdios (?:me|nos) libre\b|\bfuera (?:esas )?(?:manos|patas|zarpas)\b",
        spares=r"^(?:(?:por favor|oh|ay),? )*ahórra(?:me|nos) (?:el|la|los|las|tu|es[ea])\b|^(?:(?:oh|ay),? )*otra vez (?:el|la|los|las|es[ea]) [^,;]* no\b|\b(?:puedo|podemos|podría\w*) (?:pasar|prescindir|vivir) (?:sin|de)\b",
        other=r"^(?:(?:y|por favor),? )*(?:(?:sino|mejor|solo|sólo|solamente|únicamente|l[ao] otr[ao])\b|(?:el|la|los|las|mi|mis|es[ea]|est[ea]) (?!\w+ (?:zumba|parpadea|es|está|era|me|nos|hace|da)\b)\w+)",
    ),
    "it": Objecting(
        not_that=r"^(?:(?:per favore|oh|no|jarvis|ma|e|tutto|qualsiasi cosa),? )*(?:(?:non|tranne|eccetto|meno)(?: (?:in|con|su|per|a))? (?:il|lo|la|i|gli|le|quell[oaei]|quest[oaei]|mi[oae]|tu[oae])\b(?! (?:[\w-]+ ){0,4}?(?:così|tanto|tropp\w)\b)[^,;]*$|(?:non|tranne) l'[^,;]*$)",
        warns=r"\bguai (?:a|se)\b|\bgiù le (?:mani|zampe)\b|\bdio (?:ce ne |me ne )?(?:scampi|guardi|liberi)\b",
        spares=r"^(?:(?:per favore|oh),? )*risparmia(?:mi|ci) (?:il|lo|la|i|gli|le|quell[oaei])\b|^(?:(?:oh|no),? )*(?:non|ancora) di nuovo (?:il|lo|la|i|gli|le)\b|\b(?:posso|possiamo|potrei) (?:benissimo )?fare a meno (?:di|del\w*|dei)\b",
        other=r"^(?:(?:e|per favore),? )*(?:(?:ma|bensì|piuttosto|solo|soltanto|invece|l'altr[ao])\b|(?:il |lo |la |i |gli |le |l'|quell[oaei] |quest[oaei] )(?!\w+ (?:ronza|sfarfalla|è|era|mi|ci|fa|dà)(?!\w))\w+)",
    ),
    "nl": Objecting(
        not_that=r"^(?:(?:alsjeblieft|oh|o|nee|jarvis|maar|en|alles|hemel),? )*(?:(?:niet|behalve)(?: (?:in|met|bij|op|aan|weer))? (?:de|het|die|dat|deze|dit|mijn|onze|jouw|je)\b(?! (?:[\w-]+ ){0,4}?(?:zo|te)\b)(?![^,;]*\b(?:\w{3,}en$|maar\b))[^,;]*$)",
        warns=r"\bwee (?:je gebeente|degene|jou|wie)\b|\b(?:handen|poten|vingers|tengels) thuis\b|\b(?:poten|handen|vingers) (?:er)?af\b|\bgod (?:verhoede|bewaar\w*)\b|\bwaag het (?:eens|niet)\b",
        spares=r"^(?:(?:alsjeblieft|oh|o),? )*bespaar (?:me|mij|ons) (?:de|het|die|dat|je)\b|^(?:(?:o|oh|nee),? )*niet (?:al )?weer (?:de|het|die|dat)\b|\b(?:kan|kunnen|zou) (?:\w+ )*zonder (?:de|het|die|dat)\b",
        other=r"^(?:(?:en|alsjeblieft),? )*(?:(?:maar|liever|alleen|gewoon|wel|de andere)\b|(?:de|het|mijn|deze|dit) (?!\w+ (?:zoemt|flikkert|is|was|maakt|doet|geeft)\b)\w+)",
    ),
}
