"""Nouns that name a kind of value and no thing, per language, as data.

"The date of the sweep" is told as "the sweep comes on 3 October": with no such word.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class KindNouns:
    """Regular expressions over a noun: of when, of how much, of where something is.

    `frames`: how it is said of what, the noun in place of `{noun}`; `of` is that.
    """

    time: str
    amount: str
    place: str
    frames: tuple[str, ...]


KIND_NOUNS: Final = table("kind", "kind_nouns", KindNouns)
