"""Whether a sentence reports that something is the case, whatever its words.

For turns about the house in which nobody did or looked up anything: what neither
hedges, denies, asks, advises nor tells a feeling is a report then.
"""

import re
from typing import Final, NamedTuple

from ...lang.tables import table
from ...safety.words.reporting import Reporting
from ..claims import language_code
from ..words.reporting import REPORTING
from .accounts import accounts
from .asserting import told_clauses, told_of
from .patterns import Tables, compiled
from .predicates import tells_rule
from .told_states import clauses_of

REPORTING_ABROAD: Final = table("reporting_abroad", "reporting_abroad", Reporting)


# Longer sentences are stories.
_LONGEST: Final = 240
_ASKED: Final = ("?", "\uff1f")
_QUOTED: Final = re.compile(
    '["\u201c\u201e\u00ab\u300c][^"\u201d\u201c\u00bb\u300d]*["\u201d\u201c\u00bb\u300d]'
)


class _Table(NamedTuple):
    """`words/reporting.Reporting`, compiled."""

    subject: re.Pattern[str]
    someone: re.Pattern[str]
    verbs: re.Pattern[str]
    passed: re.Pattern[str]
    when: re.Pattern[str]
    mind: re.Pattern[str]
    notes: re.Pattern[str]
    advice: re.Pattern[str]
    evading: re.Pattern[str]
    stands: re.Pattern[str]
    event: re.Pattern[str]
    bare: re.Pattern[str]
    programme: re.Pattern[str]
    known: re.Pattern[str]
    none: re.Pattern[str]


_WORDS: Final = {**REPORTING, **REPORTING_ABROAD}
_TABLES: Final = Tables(_WORDS, compiled(_Table))


def reports_told(sentence: str, language: str) -> tuple[str, ...]:
    """Give the clauses of a sentence that report what is, or was a while ago."""
    table = _TABLES.of(language)
    text = _QUOTED.sub(" ", sentence[: _LONGEST + 1]).replace("\u2019", "'")
    text = text.strip("*_ ")
    if table is None or len(text) > _LONGEST or not text or text.endswith(_ASKED):
        return ()
    if table.evading.search(text) or table.mind.search(text):
        return ()
    plain = table.stands.sub(_WORDS[language_code(language)].it, text)
    now = tuple(
        one
        for one in told_clauses(plain, language)
        if _is_report(one, language, table) and not table.notes.search(one)
    )
    return now or tuple(one for one in clauses_of(text) if _was(one, language, table))


def _is_report(clause: str, language: str, table: _Table) -> bool:
    if table.bare.search(clause):
        return True
    if table.advice.search(clause) or accounts(clause, language):
        return False
    if table.event.search(clause):
        return True
    known = table.known.search(clause) or told_of(clause, language, wished=True)
    if not known or tells_rule(clause, language):
        return False
    return bool(table.subject.search(clause) and table.verbs.search(clause))


def _was(clause: str, language: str, table: _Table) -> bool:
    """Tell whether a clause tells what came about today: "somebody left it open"."""
    if table.someone.search(clause):
        return any(one.search(clause) for one in (table.verbs, table.passed))
    if accounts(clause, language) or table.advice.search(clause):
        return False
    known = table.subject.search(clause) is not None
    return known and bool(table.passed.search(clause) and table.when.search(clause))
