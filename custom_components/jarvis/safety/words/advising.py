"""What a clause looks like that tells somebody what to do, without an order, as patterns.

Recipes say it by an infinitive: `bare` matches a clause that ends, or begins, in one.
`finite` is what holds any other clause together; where such a word stands, something
is told, or done by somebody.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Advising:
    """The table of one language."""

    bare: str
    finite: str


ADVISING: Final[Mapping[str, Advising]] = {
    "de": Advising(
        bare=r"(?<!zu )(?<!am )\b(?-i:(?!(?:oben|unten|offen|eben|neben|gegen|wegen|hinten|vorn|draußen|drinnen|innen|außen|beiden|allen|selten|zwischen|inzwischen|sieben|denen|ihnen|einen|keinen|daneben|dagegen|deswegen|gestern|gern|zum)\b)(?!(?:[a-zäöü]{0,8}ge(?!h|b|l[iat]|n[iu]|w[iö]|r[aä])[a-zäöüß]+|(?:ver|be(?!halten)|ent|er|zer)(?:schloss|lor|bot|gonn|komm|bund|schwund|schied|schrieb|blieb|trieb|gess|lass|stand|gang|fang|tret|geb|griff|sproch|nomm|troff|stieg|fohl|borg|worf|zog|log|flog|wund|sung|sunk|trag|lad|fahr|halt)|[a-zäöüß]*zu[a-zäöüß]{4,})en\b)(?!(?:brenn|leucht|lauf|blüh|steh|lieg|schlaf|komm|fahr|geh|spiel|dreh|trockn|wart|arbeit|heiz|schein|glüh|summ|fall|könn|woll|soll|müss|dürf|hab|sind|werd|bleib|kling|schweig|fließ|trink|wein|freu|funktionier)en\b(?! lassen))[a-zäöüß]{3,}(?:en|eln|ern|tun))(?: lassen)?[.!]*$",
        finite=r"^(?:die|alle|beide|zwei|drei|vier|fünf|\d+) [\w-]+ [\w-]+[.!]*$|\b(?:der|das|die) [\w-]+ und (?:der|das|die) [\w-]+ \w+[.!]*$|\b(?:sich|lässt|weil|dass|wenn|ich|wir|er|es|man|sie|du|ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|kann|können|steht|stehen|liegt|liegen|läuft|muss|müssen|soll|sollen|will|wollen|darf|dürfen)\b",
    ),
    "fr": Advising(
        bare=r"^(?:puis |ensuite |et |d'abord |bien )*(?!(?:hier|premier|dernier|léger|cher|plaisir|partir|pouvoir|devoir|voir|soir)\b)[a-zà-ÿ]{3,}(?:er|ir|re)(?= (?:le|la|les|l'|un|une|du|des|à|au|dans|avec|sur|bien)\b| ?l')",
        finite=r"\b(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|est|sont|a|ont)\b",
    ),
    "nl": Advising(
        bare=r"(?<!te )\b(?!(?:boven|beneden|buiten|binnen|open|even|tegen|tussen|samen|alleen|zeven|gisteren|morgen|allen|beiden|achteren|voren)\b)(?!ge[a-z]+en\b|(?:ver|be|ont)[a-z]+en\b)(?!(?:brand|lop|staan|ligg|slap|kom|rijd|spel|draai|wacht|minut|uur|werk)en\b(?! laten)|minuten\b)[a-z]{3,}en(?: laten)?[.!]*$",
        finite=r"^(?:de|alle|twee|drie|vier|vijf|\d+) [\w-]+(?: \w+)? [\w-]+[.!]*$|\b(?:er|loopt|ik|wij|we|hij|zij|ze|het is|men|u|je|is|zijn|was|waren|heeft|hebben|wordt|worden|kan|kunnen|moet|moeten|staat|staan)\b",
    ),
}
