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
}
