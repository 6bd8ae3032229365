"""What stands around a value that puts right what was told last, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import common, table

# A remark by which what follows it corrects what was told; up to its pause.
JA_TAKES_BACK: Final = common("restating", "ja_takes_back")


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """Regular expressions: what opens such a correction, and what may end it.

    `denied`, `rather`: a text that names the old value `o` and the new one `v`, in one
    order or the other, and no more.
    `by_the_way`: what somebody says without telling anything (thanks, praise, weather).
    `tongue`: words that are written large and are no names.
    """

    before: str
    behind: str
    denied: str
    by_the_way: str
    rather: str = r"(?!)"
    tongue: str = r"(?!)"


HESITATIONS: Final = table("restating", "hesitations", Around)
