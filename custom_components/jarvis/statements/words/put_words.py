"""By what stands around it a verb is known that sets a thing to a figure; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Put:
    """Regular expressions over one word.

    `who` does it, `helps` may stand between them and the verb or tells that it is
    done, `to` leads the figure, `along` may stand before that. `ends`: the verb may
    end a clause behind the figure.
    """

    who: str
    helps: str
    to: str
    along: str
    ends: bool = False


PUTS: Final = table("put", "puts", Put)
