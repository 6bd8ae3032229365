"""How a few words without a verb say what is wanted of a thing, per language.

`how` is a pattern of what stands for a wish there: a way or a state that no noun
follows, a measure, what there is to be more of, `colour` a
colour. `choice` leaves open which of two it
is, as only a question does, `some` what one would have however many. `asides` are
questions that nobody wants answered, or done: "can you believe it". `instead` names
one thing in the place of another, over a whole sentence.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanting:
    """The patterns of one language, without case."""

    how: str
    colour: str
    instead: str = _NEVER
    choice: str = _NEVER
    some: str = _NEVER
    asides: str = _NEVER


# Behind a particle these begin what it only is beside: "on the telly", "in the hotel".
_NOUN_EN: Final = r"(?:the|an?(?! (?:bit|little|touch|notch|tad|quarter|third|half|few))|my|our|your|his|her|its|their|this|that|these|those|me|us|him|them|it|every|each|all (?!the way)|some|any|no|both|\w+'s)\b"

WANTING: Final[Mapping[str, Wanting]] = {
    "en": Wanting(
        how=(
            rf"\b(?:on|off|up|down|out|over|back|open|shut|closed|locked|unlocked|ajar)\b(?! {_NOUN_EN})(?! (?:of|about|\w+ing)\b)|\bin[.!]*$|\b(?:up|down|out|off|on|away|back) (?:with|in|at|by|to|through|for)\b"
            r"|\b(?:more|less|(?:loud|quiet|soft|bright|dark|dim|warm|cool|cold|hot|high|low|fast|slow|strong)(?:m?er|est)?|lighter|full|max(?:imum)?|min(?:imum)?|medium|half(?:way)?|quarters?|thirds?|silent|mute|auto(?:matic)?|as (?:it was|before|usual)|a whisper|nothing)\b"
            r"|\b(?:next|previous|again|instead|go on|carry on|ready|prepared|good (?:morning|night)|goodnight|(?:movie|film|cinema|games?|date|party) (?:night|time|mode)|scene|mode|bedtime|nap time|dinner time)\b"
            # What a house gives, with what it is for.
            r"|^(?:please,? )?(?:light|music|air|power|heat|warmth|water|shade|darkness|quiet|sound|radio) (?:for|to)\b"
            r"|\b(?:please|cheers|ta|thanks|thank you|pretty please|if you (?:would|please|could|can|like|don't mind|wouldn't mind|'d be so kind))[.!]*$"
        ),
        colour=r"\b(?:(?:dark|light|pale|bright|deep|hot)?(?:red|blue|green|yellow|white|purple|violet|orange|pink|turquoise|cyan|magenta|gold(?:en)?|amber)|colou?r)\b",
        instead=r"\b(?:instead|rather than)\b|^(?:no,? )?not (?:the|my|that|this) [^,]+, (?:but )?(?:the|my|that|this) [\w' -]+[.!]*$",
        choice=r"\bor (?!(?:so|two|thereabouts|more|less|else|i\b|we\b|whatever|something)\b)\w+",
        some=r"^(?:please,? )?(?:some|an?|a bit|more|another|either) ",
        asides=r",? (?:can|could|would) (?:you|anybody|anyone) (?:believe|imagine|credit|beat) (?:it|that|this)\b[^,]*$",
    ),
    "de": Wanting(
        how=(
            r"\b(?:an|aus|auf|zu|ein|ab|hoch|rauf|runter|rein|raus|hinauf|hinunter|herunter|herauf|offen|dicht|weg|los|weiter|zurück|her|um|nieder|hinein|heraus|oben|unten|drinnen|draußen|drin|geschlossen|verriegelt|abgeschlossen|zugesperrt|abgesperrt|gedimmt)(?=[.!]*$|,| (?:mit|auf|im|in|ins|bis|um|und|bitte|jetzt|sofort|mal|aber|damit|über|überm|hinter|bei|beim|am|für|da|hier|gleich|schnell)\b)"
            r"|\bauf (?!(?:der|die|das|den|dem|ein\w*|mein\w*|dein\w*|unser\w*|sein\w*|ihr\w*|dies\w*|jen\w*|jed\w*|mich|uns|dich|sich|keinen|alle\w*|deutsch|englisch)\b)\w+"
            r"|^(?:(?:und|so|los|komm),? )*\w+ (?:mal|doch mal|bitte|endlich)\b|^(?:und )?\w+(?<!t) (?:sie|es|ihn)\b(?! (?:ist|sind|war|waren|hat|haben)\b)|\b(?:mehr|weniger|(?:laut|leis|hell|dunkl|wärm|warm|kält|kalt|kühl|höh|hoch|niedrig|tief|schnell|langsam|stärk|schwäch|sanft|gedämpft)(?:er)?(?:e[mnrs]?)?|voll(?:e[mnrs]?)?|max(?:imum|imal)?|min(?:imum|imal)?|halb(?:e[mnrs]?)?|viertel|drittel|stumm|auto(?:matisch|matik)?|wie (?:vorher|vorhin|gestern|immer|sonst)|flüsterton|zimmerlautstärke|nichts)\b"
            r"|\b(?:nächste[nrs]?|vorige[nrs]?|noch (?:mal|einmal)|nochmal|wieder|stattdessen|fertig|bereit|guten morgen|gute nacht|(?:film|kino|spiele)(?:abend|nacht)|szene|modus|schlafenszeit|bettzeit|essenszeit)\b"
            # What a house gives, with what it is for.
            r"|^(?:bitte,? )?(?:licht|musik|luft|strom|wärme|wasser|schatten|dunkelheit|helligkeit|ruhe|ton|radio) (?:für|zum|zur)\b"
            r"|\b(?:bitte(?: danke| schön)?|danke|merci|wenn's (?:recht|geht)(?: ist)?|wenn es (?:recht|geht|möglich)(?: ist)?|wenn ich bitten darf|ja\?)[.!?]*$"
            # What is to be done stands last, as an infinitive.
            r"|(?-i: (?!(?:alten|neuen|guten|anderen|kleinen|großen|beiden|selben|eigenen|oben|unten|hinten|vorn|außen|innen|zusammen|gestern|morgen|gegen|neben|zwischen|wegen|allen|jeden|einen|keinen|meinen|deinen|seinen|ihren|unseren|diesen|ihnen|haben|sein)\b)[a-zäöü][a-zäöüß]{2,}(?:en|eln|ern)[.!]*$)"
        ),
        colour=r"\b(?:(?:dunkel|hell|blass|tief|warm|kalt)?(?:rot|blau|grün|gelb|weiß|orange|lila|violett|rosa(?:farben)?|pink|türkis|golden)(?:e[mnrs]?)?|farbe)\b",
        instead=r"\b(?:sondern|stattdessen)\b|^(?:nein,? )?nicht (?:die|der|das|den|dem|mein\w*) [^,]+, (?:die|der|das|den|dem|mein\w*) [\w -]+[.!]*$",
        choice=r"\boder (?!(?:so|zwei|mehr|weniger|ich|wir|es|sonst|was auch)\b)\w+",
        some=r"^(?:bitte,? )?(?:etwas|eine?n?|mehr|noch|ein bisschen|entweder) ",
        asides=r",? (?:kannst du dir das vorstellen|kann man das glauben|ist das zu (?:fassen|glauben)|hältst du das für möglich|ist das nicht \w+)[^,]*$",
    ),
}
