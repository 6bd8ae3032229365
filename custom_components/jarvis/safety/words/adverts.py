"""What advertisements, telephone lines and announcers say to anybody, per language.

`says` are set phrases, `yours` speaks of what belongs to whoever listens, with the
thing as its first group; `owned` are things that a butler has himself, or the house,
and `own` the words of somebody who speaks for himself.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import common, table


@dataclass(frozen=True, slots=True, kw_only=True)
class Advertising:
    """The patterns of one language, without case."""

    says: str
    yours: str
    owned: str
    own: str


# What films and channels say to all who watch, whatever the language: rights, credits,
# and the buttons under a picture.
TO_VIEWERS: Final = common("adverts", "to_viewers")
ADVERTISING: Final = table("adverts", "advertising", Advertising)
