"""How people go on from their last command or question, per language.

`same` and `asked` are phrases parted by commas, `links` and `small` words parted by
spaces. `others` point at the thing beside the last. `states` are words that mean a
whole command about what was just spoken of.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class SequelWords:
    """The words of one language."""

    same: str
    asked: str
    links: str
    small: str
    others: str
    states: Mapping[str, str]


WORDS: Final[Mapping[str, SequelWords]] = {
    "en": SequelWords(
        same="same,same for,same in,same with,the same,the same for,the same in,"
        "the same with,do the same,do the same for,do the same in,do the same with,"
        "likewise,ditto,ditto for,ditto in",
        asked="what about,how about,and what about,and how about",
        links="in at on of for to with the a an my our",
        small="and now then ok okay so back again both them it please turn switch put",
        others="the other one,the other,other one,that other one,the wrong one",
        states={
            "on": "turn it on",
            "off": "turn it off",
            "open": "open it",
            "close closed shut": "close it",
            "locked": "lock it",
            "unlocked": "unlock it",
        },
    ),
    "de": SequelWords(
        same="dasselbe,dasselbe für,dasselbe in,dasselbe bei,das gleiche,"
        "das gleiche für,das gleiche in,das gleiche bei,mach dasselbe,mach das gleiche,"
        "genauso,ebenso,mach das auch,mach das auch für,mach das auch in,"
        "mach das auch bei",
        asked="was ist mit,und was ist mit,wie ist es mit,wie steht es mit,"
        "wie sieht es aus mit,und wie ist es",
        links="in im am an auf bei beim für mit von vom zu zum zur der die das den dem "
        "des mein meine meinen",
        small="und jetzt nun dann ok okay so wieder beide beides sie es bitte nochmal "
        "noch mal mach mache schalte",
        others="das andere,die andere,der andere,den anderen,das andere da,"
        "die andere da,der andere da,die falsche,das falsche,der falsche",
        states={
            "an ein": "schalte es ein",
            "aus": "schalte es aus",
            "auf offen": "öffne es",
            "zu": "schließe es",
        },
    ),
}
