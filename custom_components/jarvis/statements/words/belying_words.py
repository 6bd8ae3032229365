"""How it is said that a whole sentence is not so, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Belying:
    """Regular expressions around a clause that is not so, and what is told instead.

    `opens` stands in front of the clause, `denies` in one that is not so itself, and
    `wishes` in front of what is only to be kept. `leads` may stand between the clause
    and what is told. `pronouns` stand for the clause's subject there, `spelled` are
    contractions and what they stand for. `no` words what is told plainly.
    """

    opens: str
    denies: str
    wishes: str
    leads: str
    pronouns: str
    no: str
    spelled: Mapping[str, str]


BELYING: Final = table("belying", "belying", Belying)
