# ruff: noqa: E501, RUF001 - language data in other scripts
"""How it is said that a whole sentence is not so, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Belying:
    """Regular expressions around a clause that is not so, and what is told instead.

    `opens` stands in front of the clause, `denies` in one that is not so itself, and
    `wishes` in front of what is only to be kept. `leads` may stand between the clause
    and what is told. `pronouns` stand for the clause's subject there, `spelled` are
    contractions and what they stand for. `no` words what is told plainly.
    """

    opens: str
    denies: str
    wishes: str
    leads: str
    pronouns: str
    no: str
    spelled: Mapping[str, str]


BELYING: Final[Mapping[str, Belying]] = {
    "en": Belying(
        opens=r"(?:no,? |sorry,? |actually,? |wait,? )*(?:(?:(?:it|this|that)(?:'s| is| was)|you(?:'re| are) wrong,? it(?:'s| is)) (?:wrong|false|untrue|incorrect|a mistake|not (?:true|right|correct|so|the case)|no longer (?:true|right|correct|so|the case))|(?:it|this|that) (?:isn't|wasn't|is not) (?:true|right|correct|so|the case)(?: any ?more| any longer)?|i was (?:wrong|mistaken)(?: to say| in saying| when i said)?|i (?:wrongly|falsely|mistakenly) (?:said|told you)) that\s+",
        denies=r"(?:(?<=\bis)|(?<=\bare)|(?<=\bwas)|(?<=\bwere)|(?<=\bhas)|(?<=\bhave))(?:n't| not| no longer)\b",
        wishes=r"(?:please,? )?(?:remember|note|keep|save|store|forget|don't)\b",
        leads=r"(?:because|for|but|rather|instead|in fact|actually|the truth is(?: that)?|really|now|and)",
        pronouns=r"he|she|it|they|that",
        no="no, {told}",
        spelled={
            "he's": "he is",
            "she's": "she is",
            "it's": "it is",
            "they're": "they are",
            "that's": "that is",
            "they've": "they have",
        },
    ),
    "de": Belying(
        opens=r"(?:nein,? |sorry,? |entschuldigung,? |moment,? )*(?:(?:es|das) ist (?:falsch|verkehrt|unwahr|unrichtig|ein irrtum|ein fehler|nicht (?:wahr|richtig|korrekt|so|der fall)|nicht mehr (?:wahr|richtig|so|der fall))|(?:es|das) stimmt (?:gar |überhaupt )?nicht(?: mehr)?|ich habe (?:fälschlich|versehentlich|irrtümlich) gesagt|ich habe mich geirrt),? dass\s+",
        denies=r"\b(?:(?:gar |überhaupt )?nicht(?: mehr)?|nie)\b",
        wishes=r"(?:bitte,? )?(?:merk|merke|notier|notiere|speicher|speichere|behalt|behalte|vergiss)\b",
        leads=r"(?:denn|sondern|vielmehr|aber|tatsächlich|in wirklichkeit|richtig ist|und)",
        pronouns=r"er|sie|es|das|der|die",
        no="nein, {told}",
        spelled={},
    ),
    "ru": Belying(
        opens=r"(?:нет,? )*(?:это )?(?:неправда|неверно|неправильно|ошибка|не так|больше не так|уже не так),? что\s+",
        denies=r"\b(?:(?:больше|уже) )?не\b",
        wishes=r"(?:пожалуйста,? )?(?:запомни|запиши|сохрани|забудь)\w*\b",
        leads=r"(?:а|но|на самом деле|теперь|и)",
        pronouns=r"он|она|оно|они|это",
        no="нет, {told}",
        spelled={},
    ),
}
