"""How people set a thing aside without a verb, per language, as patterns of a clause.

`not_that` names what is meant by none of it: "not the desk lamp", "anything but …".
`warns` keeps everybody off it whatever else is said: "woe betide …", "paws off".
`spares` wants it not to be on; who ends it does right. `other` begins a clause that
names what is meant instead.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Objecting:
    """The table of one language."""

    not_that: str
    warns: str
    spares: str
    other: str


OBJECTING: Final = table("objecting", "objecting", Objecting)
