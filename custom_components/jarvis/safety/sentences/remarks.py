"""Tells a remark about a thing from a wish: "that lamp was a present" moves no lamp.

Whoever names a thing and wishes something of it orders, needs, or tells what ails it
now. A statement that does none of these is a remark. Asked only for what is named:
what somebody tells of the guests may well make a model warm the room for them.
"""

from functools import lru_cache
import re
from typing import Final, NamedTuple

from ...lang.normalise import fold
from ..claims import language_code
from ..words.remarks import REMARKING
from .asking_tables import WORD, begins, finds, read_phrases, tables
from .asserting import feels
from .narrated import is_meant
from .patterns import CLAUSES, SENTENCES, Tables, compiled, plain_text
from .questions import is_told, orders_in, pleads, states_something
from .refusing import without_lead

# Longer texts are stories.
_LONGEST: Final = 400
# So few words tell nothing by themselves: "so cute".
_FEW: Final = 2


class _Table(NamedTuple):
    """`words/remarks.Remarking`, compiled."""

    front: re.Pattern[str]
    verb: re.Pattern[str]
    sways: re.Pattern[str]
    general: re.Pattern[str]
    presses: re.Pattern[str]
    stays: re.Pattern[str]
    on: re.Pattern[str]
    off: re.Pattern[str]
    unmarked: re.Pattern[str]
    things: re.Pattern[str]


_TABLES: Final = Tables(REMARKING, compiled(_Table))


def is_remark(text: str, language: str) -> bool:
    """Tell whether a text only states something, and neither a need nor a trouble."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST or is_meant(text, language):
        return False
    plain = plain_text(text)
    sentences = [one for one in SENTENCES.split(plain) if one.strip()]
    return bool(sentences) and all(
        _is_remark(one, language, table) for one in sentences
    )


def to_stay(text: str, language: str) -> str:
    """Give "on" or "off" for what is to stay so, "" where nothing is."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return ""
    first = CLAUSES.split(without_lead(text, language))[0].strip(" .!?")
    if table.stays.search(first) is None or table.unmarked.search(first):
        return ""
    if table.on.search(first):
        return "on"
    return "off" if table.off.search(first) else ""


def names_command(text: str, language: str) -> bool:
    """Tell whether a text names what only commands have: a timer, a list."""
    table = _TABLES.of(language)
    return table is not None and table.things.search(text[:_LONGEST]) is not None


def orders_within(clause: str, language: str) -> bool:
    """Tell whether an order stands in a clause, where nobody is its subject."""
    code = language_code(language)
    # "Mach's Licht aus" begins with an order, too.
    plain = clause.replace("'s ", " ")
    words = tuple(fold(word) for word in WORD.findall(plain))
    verbs, subject = tables(code).verbs, _subjects(code)
    return any(
        begins(words, at, verbs) and not finds(words[max(0, at - 1) : at], subject)
        for at in range(len(words))
    )


def _is_remark(sentence: str, language: str, table: _Table) -> bool:
    parts = [part.strip() for part in CLAUSES.split(sentence) if part.strip()]
    # "Nice, …", and "…, so cute", add nothing to what is told.
    first = parts[:1] if len(parts) == 1 or len(parts[0].split()) > 1 else []
    clauses = first + [one for one in parts[1:] if len(one.split()) > _FEW]
    if any(orders_in(one, language) for one in parts):
        return False
    if not clauses or not all(_states(one, language, table) for one in clauses):
        return False
    if table.general.search(sentence):
        return table.presses.search(sentence) is None
    if pleads(sentence, language) or feels(sentence, language):
        return False
    return not (table.sways.search(sentence) or table.presses.search(sentence))


def _states(clause: str, language: str, table: _Table) -> bool:
    """Tell whether a clause states something, without an order in it."""
    *most, last = clause.strip(" .!").split() or [""]
    # What stands last may be an infinitive: "die Haustür aufschließen".
    most = most if last.endswith("n") else [*most, last]
    held = table.verb.search(" ".join(most)) is not None
    told = is_told(clause, language) or (held and states_something(clause, language))
    return (told or table.front.search(clause) is not None) and not orders_within(
        clause, language
    )


@lru_cache(maxsize=16)
def _subjects(code: str) -> frozenset[tuple[str, ...]]:
    return read_phrases(REMARKING[code].subject) if code in REMARKING else frozenset()
