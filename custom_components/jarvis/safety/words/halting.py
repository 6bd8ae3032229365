"""How people tell a device to end what it does, per language, as patterns.

`halts` names the work that is to end by its verb: "stop watering the lawn". What a
hand does to a device ("stop turning it off") is no work of it.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Halting:
    """The table of one language."""

    halts: str


HALTING: Final = table("halting", "halting", Halting)
