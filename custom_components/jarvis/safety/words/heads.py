"""What a clause begins with that tells something of a thing, per language, as patterns.

`known` are words in front of a thing one knows, `ends` what no longer belongs to what it
is called: "the lamp by the window", "das Licht im Flur". `plain` are words in front of
"door" or "window" that any house has, `openings` are such words themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Heads:
    """The patterns of one language, over text of any case."""

    known: str
    ends: str
    plain: str
    openings: str


HEADS: Final[Mapping[str, Heads]] = {
    "en": Heads(
        known=r"\b(?:the|your|my|our|that|this)\b",
        ends=r"\b(?:in|on|at|by|of|for|to|from|with|near|under|over|behind|upstairs|downstairs|outside|inside|here|there|which|that|who|now|already|still|all|both|also)\b|'s\b",
        plain=r"other|outer|outside|exterior|external|inner|inside|interior|internal|house|home|main|same|last|next|remaining|only|single|first|second|third|upper|lower|upstairs|downstairs|left|right|whole|big|small|little|old|new",
        openings=r"^(?P<kind>(?:door|gate|window|lock))$",
    ),
    "de": Heads(
        known=r"\b(?:der|die|das|dein|deine|mein|meine|unser|unsere|ihr|ihre|diese[rs]?)\b",
        ends=r"\b(?:in|im|auf|am|an|bei|beim|von|vom|für|zu|zum|zur|aus|mit|neben|unter|über|hinter|vor|oben|unten|draußen|drinnen|hier|dort|da|jetzt|schon|auch|noch|alle|beide)\b",
        plain=r"anderen?|außen|äußeren?|innen|inneren?|haus|zimmer|wohnungs|gleichen?|letzten?|nächsten?|übrigen?|einzigen?|ersten?|zweiten?|dritten?|oberen?|unteren?|linken?|rechten?|ganzen?|großen?|kleinen?|alten?|neuen?",
        openings=r"(?P<kind>(?:tür|tor|fenster|schloss))$",
    ),
}
