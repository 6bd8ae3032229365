"""How a few words without a verb say what is wanted of a thing, per language.

`how` is a pattern of what stands for a wish there: a way or a state that no noun
follows, a measure, what there is to be more of, `colour` a
colour. `choice` leaves open which of two it
is, as only a question does, `some` what one would have however many. `asides` are
questions that nobody wants answered, or done: "can you believe it". `instead` names
one thing in the place of another, over a whole sentence.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanting:
    """The patterns of one language, without case."""

    how: str
    colour: str
    instead: str = _NEVER
    choice: str = _NEVER
    some: str = _NEVER
    asides: str = _NEVER


WANTING: Final = table("wanting", "wanting", Wanting)
