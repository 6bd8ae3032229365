"""What is said on the air, under a film and by who sells something, per language.

`says` are patterns anywhere in it, `public` begins with those of whom only the news
tell, unless one of the words of `own` brings it home.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import common_set, table


@dataclass(frozen=True, slots=True, kw_only=True)
class Airing:
    """The patterns of one language, without case."""

    says: str
    public: str = "(?!)"
    own: str = "(?!)"


ON_AIR: Final = table("on_air", "on_air", Airing)
# Words that only fill a pause, whatever the language.
FILLERS: Final = common_set("on_air", "fillers")
# What songs are filled with.
SUNG: Final = common_set("on_air", "sung")
# In what letters a language is written that is not written in Latin ones.
SCRIPTS: Final = common_set("on_air", "scripts")
