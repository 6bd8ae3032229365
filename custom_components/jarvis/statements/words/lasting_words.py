"""Words of what lasts in a household and of what does not, per language."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """One language; regular expressions without case.

    A statement begins with somebody of the `family` (pets and who comes to the house
    count), with `mine` of the speaker, with somebody who is `named`, or with `things`
    of a house. `habit` tells what is so for long, of anybody; `does` what they do,
    `stays` where things are and what holds of them. `fleeting`: what is so now, is
    wanted, or is to be done. `unsure`: doubt, play, hearsay, television, states that
    pass: no fact, whatever else is read in it.
    """

    family: str
    mine: str
    named: str
    things: str
    habit: str
    does: str
    stays: str
    fleeting: str
    unsure: str


LASTING: Final = table("lasting", "lasting", Words)
