"""By what stands around it a verb is known that sets a thing to a figure; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Put:
    """Regular expressions over one word.

    `who` does it, `helps` may stand between them and the verb or tells that it is
    done, `to` leads the figure, `along` may stand before that. `ends`: the verb may
    end a clause behind the figure.
    """

    who: str
    helps: str
    to: str
    along: str
    ends: bool = False


PUTS: Final[Mapping[str, Put]] = {
    "en": Put(
        who=r"(?:they|we|i|he|she|someone|somebody|people|it)(?:['\u2019](?:ve|s|d|re))?",
        helps=(
            r"(?:have|has|had|just|now|only|got|gets|was|were|is|are|been|being|also"
            r"|recently|already|finally|went|and|then|really|gone)"
        ),
        to=r"to",
        along=r"(?:up|down|over|back|out|on|forward|all|the|way|about|around|nearly)",
    ),
    "de": Put(
        who=r"(?:die|sie|wir|ich|er|man|jemand|es)",
        helps=r"(?:haben|hat|hab|habe|ist|sind|wird|werden|wurde|wurden|einfach|gerade)",
        to=r"auf",
        along=r"(?:hoch|rauf|runter|um|etwa|rund|gut|glatt|satte|schlappe)",
        ends=True,
    ),
}
