"""Reads what is to be kept where something is to be forgotten; pure.

"Forget the dentist's address, keep the phone number."
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...lang.tables import lists
from ..patterns import EDGE, LONGEST, full

SPARING: Final = lists("sparing", "sparing")


# What follows the owner where the wish names nothing else any more.
_ALL_OF: Final = {"ja": "のことは"}


class Spared(NamedTuple):
    """What asks to forget, by itself, and what is to be kept besides."""

    wish: str
    kept: str


def spared_in(bare: str, code: str) -> Iterator[Spared]:
    """Yield in which ways a sentence may name what is to be kept."""
    if len(bare) > LONGEST:
        return
    for pattern in SPARING.get(code, ()):
        if (found := full(pattern, bare)) is not None:
            rest = found.groupdict().get("rest") or ""
            wish = f"{found['wish']}{_ALL_OF.get(code, ' ') if rest else ''}{rest}"
            yield Spared(wish.strip(EDGE), found["kept"].strip(EDGE))
