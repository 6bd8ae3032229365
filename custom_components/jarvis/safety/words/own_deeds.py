"""What a speaker may say of itself that is no deed, per language.

Whoever says "I" and a verb tells a deed, or promises one: whatever the verb, but for
those of speaking, thinking, feeling and being. These are few and stand here; deeds are
without number. `did`, `does` and `will` find the verb behind "I" as group `verb`;
`said`, `doing` and `promised` are the verbs that are no deeds, `anyhow` makes a deed of
them after all. `supposed` in front, or `denied`, tells of none. `looking` are deeds of
somebody who has looked something up. `came` tells without an "I" what has come about.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """The table of one language; "" for what it has no words for."""

    did: str
    does: str
    will: str
    said: str
    doing: str
    promised: str
    supposed: str
    denied: str
    anyhow: str = ""
    looking: str = ""
    came: str = ""


DEEDS: Final = table("own_deeds", "deeds", Deeds)
