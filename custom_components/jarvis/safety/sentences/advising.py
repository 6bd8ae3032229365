"""Whether a clause tells somebody what to do by an infinitive, as recipes do.

"Open the window after the shower" is an order by its form in English; other languages
leave the doer out. Nobody reports a deed so.
"""

import re
from typing import Final, NamedTuple

from ..words.advising import ADVISING
from .patterns import Tables, compiled
from .told_states import clauses_of

# Longer texts are stories.
_LONGEST: Final = 400


class _Table(NamedTuple):
    """`words/advising.Advising`, compiled."""

    bare: re.Pattern[str]
    finite: re.Pattern[str]


_TABLES: Final = Tables(ADVISING, compiled(_Table))


def without_advice(sentence: str, language: str) -> str:
    """Leave out of a sentence what its infinitives tell somebody to do."""
    table = _TABLES.of(language)
    if table is None or len(sentence) > _LONGEST or sentence.rstrip().endswith("?"):
        return sentence
    clauses = clauses_of(sentence)
    rest = [one for one in clauses if not _advises(one, table)]
    return sentence if len(rest) == len(clauses) else ", ".join(rest)


def _advises(clause: str, table: _Table) -> bool:
    return table.bare.search(clause) is not None and not table.finite.search(clause)
