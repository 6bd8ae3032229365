"""What a deed hangs on that is only told, supposed or forbidden, per language.

Patterns over one sentence, courtesies in front taken off. `deed` finds a deed that a
clause carries as an infinitive or a gerund; what stands before it is its matrix.
`wishing` are the matrices under which it is wished: few, while those under which it is
told are without number. `holds` holds a whole sentence as what somebody thinks, says
or did, `frees` makes a wish of what stands behind it after all. `others` leaves the
deed to somebody else. `supposes` and `bars` tell what is supposed or forbidden whatever
order stands in it.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Governing:
    """The table of one language; without a word for what others have words for."""

    deed: str = _NEVER
    wishing: str = _NEVER
    holds: str = _NEVER
    frees: str = _NEVER
    others: str = _NEVER
    supposes: str = _NEVER
    bars: str = _NEVER


GOVERNING: Final = table("governing", "governing", Governing)
