"""What is said around a new value by who puts a word right, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Amending:
    """Regular expressions over what stands around a value, each told whole.

    `retracts` opens one and takes something back, `hesitates` opens it and does not.
    `asserts` ends one and says that this was meant, `closes` ends it if something
    opened it, `sure` ends it set off by a comma, `courteous` says nothing. `anew`
    stands between a value and a better one. `orders` are whole wishes with a value
    `v`, `denied` a whole text with the old value `o` and the new one `v`. `never`
    stands in no value. `no` and `instead` word the same plainly.
    """

    retracts: str
    hesitates: str
    asserts: str
    closes: str
    sure: str
    courteous: str
    anew: str
    orders: tuple[str, ...]
    denied: tuple[str, ...]
    never: str
    strays: str
    remarks: str
    onward: tuple[str, ...]
    no: str
    instead: str


AMENDING: Final = table("amending", "amending", Amending)
