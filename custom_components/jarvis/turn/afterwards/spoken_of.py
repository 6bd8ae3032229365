"""Which of the things that were done a sentence speaks of, where it names no part.

"The one in the kitchen I didn't mean, reverse it" is about what was done there, not
about what was done last. A reason told beside it ("the baby sleeps in the bedroom")
names nothing that is to go back.
"""

from collections.abc import Sequence
from functools import lru_cache
import re
from typing import TYPE_CHECKING, Final

from ...home.resolver import Resolver
from ...home.snapshot import Home, make_home
from ...lang.keywords import content_words
from ...lang.patterns import PARTS, plain_text
from ...lang.responses import word_lists

if TYPE_CHECKING:
    from ...commands.shelf.looking_back import Extent
    from ...nlu.interpret import Deed
    from ...safety.journal import Entry
    from ...safety.tiers import Asker

AMISS: Final = word_lists("undo", "amiss")

_NEVER: Final = "(?!)"
# From this chance that an act is wished for a clause does not only tell why.
_WISHED: Final = 0.7


def small_home(home: Home, touched: frozenset[str]) -> Home:
    """Give a home with nothing but the things that were touched."""
    return make_home(
        version=home.version,
        floors=home.floors.values(),
        areas=home.areas.values(),
        entities=[home.entities[one] for one in touched if one in home.entities],
    )


def is_plain(extent: Extent) -> bool:
    """Tell whether no more was asked for than to take back what was done last."""
    count = extent.count == 1 and extent.within is None
    return count and not (extent.what or extent.keep or extent.fresh)


def spoken_of(
    turns: Sequence[Sequence[Entry]], said: Asker, home: Home, tongue: str, deed: Deed
) -> frozenset[str]:
    """Give what of the turns before the last one is spoken of, () for the last."""
    clauses = [one for one in _meant_clauses(said.text, said.language, deed) if one]
    touched = [frozenset().union(*(one.touched for one in turn)) for turn in turns]
    if not clauses or len(turns) <= 1:
        return frozenset()
    names = Resolver(small_home(home, frozenset().union(*touched)), (tongue,))
    best = names.meant(", ".join(clauses), said.language).best
    if best & touched[0]:
        return frozenset()
    return next((best & one for one in touched if best & one), frozenset())


def was_said(what: str, turn: Sequence[Entry], language: str) -> bool:
    """Tell whether words stand in the wish that touched nothing with a name."""
    wanted = {one.stem for one in content_words(what, language)}
    said = {
        one.stem
        for entry in turn
        for one in content_words(entry.asker.text, entry.asker.language)
    }
    return bool(wanted) and wanted <= said


def _meant_clauses(said: str, language: str, deed: Deed) -> list[str]:
    """Give the clauses that may name it: no reason, and nothing that stays."""
    amiss, kept = _patterns(language.partition("-")[0].casefold())
    clauses = [one for one in PARTS.split(plain_text(said)) if not kept.search(one)]
    return [
        one
        for one in clauses
        if amiss.search(one)
        or (chance := deed(one, language)) is None
        or chance >= _WISHED
    ]


@lru_cache(maxsize=16)
def _patterns(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    amiss, kept = AMISS.get(code, (_NEVER, _NEVER))
    return re.compile(amiss, re.IGNORECASE), re.compile(kept, re.IGNORECASE)
