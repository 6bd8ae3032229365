"""How models claim that something was done, per language, as regular expressions.

`verbs` are stems of what a house can do, as participles or as finished forms;
`did` are the frames around them, where `{v}` stands for such a verb. `bare` are
whole sentences that claim without a verb. `recall` marks a user's question about
the past, `told` what makes a sentence a report of somebody else, an offer or an
intention. `cue` are words without which nothing becomes a claim; without a cue
every sentence is held to its end.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import maps, table, texts


@dataclass(frozen=True, slots=True, kw_only=True)
class Claiming:
    """The table of one language; all patterns are matched without case."""

    verbs: str
    did: tuple[str, ...]
    bare: str
    recall: str
    told: str
    cue: str = ""


CLAIMS: Final = table("claims", "claims", Claiming)
# What any house has, named by no pronoun.
HOUSEHOLD: Final = texts("claims", "household")
# State words: what they say of what, so that it can be looked up.
STATES: Final = maps("claims", "states")
# Verbs of being in a state.
SHOWS: Final = maps("claims", "shows")
IS: Final = texts("claims", "is")
# What may stand behind a state, and what stands for the thing spoken of last.
NOW: Final = texts("claims", "now")
IT: Final = texts("claims", "it")
