"""How people put off, forbid, settle or wave aside a deed, per language, as patterns.

`waits` puts it off, `forbids` denies it to anybody, `settled` says that somebody has
seen to it, `waved` that it does not matter, `stays` that a thing remains as it is.
Searched in a clause without case; `but` anywhere makes a wish of it after all.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaving:
    """The table of one language."""

    waits: str
    forbids: str
    settled: str
    waved: str
    stays: str = _NEVER
    but: str = _NEVER


LEAVING: Final = table("leaving", "leaving", Leaving)
