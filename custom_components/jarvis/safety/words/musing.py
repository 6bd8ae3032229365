"""Whose act a sentence speaks of, where it is not the one of who hears it.

Patterns over one clause. `others` tells what somebody else does, is to do or wants to
do themselves with a thing; `own` what the speaker means to do, the verb in a group of
its name: a wish where it is one of the `uses`, which a house serves, or of the `deeds`,
which it does itself. `plans` tells of such a deed as the speaker's own. `hedges` begin
what is only supposed, `sayings` mark what people say, or what is so in general, with
whatever order is in it, `supposed` makes a thing hang on what may happen. `under`
begins a clause that only goes with another one. `addressed` anywhere speaks to who
hears it.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Musing:
    """The table of one language."""

    others: str
    own: str
    deeds: str
    uses: str
    plans: str
    hedges: str
    sayings: str
    under: str
    addressed: str
    supposed: str = "(?!)"


MUSING: Final = table("musing", "musing", Musing)
