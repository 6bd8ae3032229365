"""Words of what was so once, or is not so at all, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreal:
    """Regular expressions over a text: how it `opens`, how it `ends`.

    `now`: words of what holds from now on, beside which it is told as a change.
    """

    opens: str
    ends: str
    now: str


UNREAL: Final = table("unreal", "unreal", Unreal)
