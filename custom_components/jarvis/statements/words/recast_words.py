"""By what a value that is told anew is known to be of one kind, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Recasts:
    """Regular expressions over one word, but `since` (a text).

    `often`: what says how often together with `span`. `manner`: what opens how
    something is had, `leads`: what else opens a value. `whence`: what opens why or
    since when, before the verb, `since`: that and what is so by now, elsewhere. `deed`:
    what ends a clause as its verb, `self`: who speaks, `bare`: verbs of being alone.
    """

    often: str
    span: str
    manner: str
    leads: str
    whence: str
    since: str
    self: str
    bare: str
    deed: str = r"(?!)"


RECASTS: Final = table("recast", "recasts", Recasts)
