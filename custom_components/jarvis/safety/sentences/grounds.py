"""Tells whether a text gives a model any ground to act on the things it names.

A wish orders, requests or needs something, tells what ails somebody, or names a thing
and its state in a few words. A sentence that does none of these may still be meant as
a wish, now and then; it is asked back.
"""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from ..claims import language_code, names_any_house
from ..words.remarks import REMARKING
from .asserting import feels
from .bidding import bids_deed
from .inquiring import bids
from .musing import is_addressed
from .narrated import insists, is_meant
from .patterns import CLAUSES, SENTENCES, Tables, compiled, plain_text
from .questions import ends_bare, is_told, may_wish, orders_in, pleads
from .remarks import orders_within
from .wanting import leaves_choice, says_how, says_instead, without_asides


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """The patterns of one language, over case-folded text.

    For languages whose verbs say it in their endings: `told` as a pattern, and
    `troubles`, which make a wish of what has come about: "it got dark", "I left it on".
    """

    told: str
    troubles: str


TELLING: Final = table("grounds", "telling", Telling)


# Longer texts are stories.
_LONGEST: Final = 400
# Who is told of, with its verb.
_HELD: Final = re.compile(r"(?!let's\b)\w+'(?:s|re|ve|ll|d|m) ", re.IGNORECASE)
_COMBINING_DOT: Final = "\u0307"
# So many words name a thing and how it is to be.
_FEW: Final = 7
# So many words are a cry or a name.
_ASIDE: Final = 2
# So few words beside nothing else may name what is wanted: "movie night".
_NAMING: Final = 3


class _Table(NamedTuple):
    """Of `words/remarking.Remarking` what makes wishes, compiled."""

    verb: re.Pattern[str]
    sways: re.Pattern[str]
    presses: re.Pattern[str]
    topic: re.Pattern[str]
    some: re.Pattern[str]


_TABLES: Final = Tables(REMARKING, compiled(_Table))


def has_grounds(text: str, language: str) -> bool:
    """Tell whether a text orders, needs or lacks anything, as far as words tell."""
    table = _TABLES.of(language)
    if len(text) > _LONGEST:
        return True
    if table is None:
        return not tells_by_ending(text, language)
    plain = without_asides(plain_text(text), language)
    if len(plain.split()) <= _NAMING and not leaves_choice(plain, language):
        return True
    sentences = [one for one in SENTENCES.split(plain) if one.strip()]
    return any(_grounds(one, language, table) for one in sentences)


def tells_by_ending(text: str, language: str) -> bool:
    """Tell by the ending of its verb that a text tells what was, and no trouble."""
    patterns = _telling(language_code(language))
    plain = " ".join(text.casefold().replace(_COMBINING_DOT, "").split())
    if patterns is None or bids(plain, language):
        return False
    told, troubles = patterns
    return told.search(plain) is not None and troubles.search(plain) is None


def _grounds(sentence: str, language: str, table: _Table) -> bool:
    if _only_chooses(sentence, language, table):
        return False
    wishes = (pleads, feels, insists, is_addressed, is_meant)
    if any(one(sentence, language) for one in wishes):
        return True
    if bids_deed(sentence, language) or says_instead(sentence, language):
        return True
    if table.sways.search(sentence) or table.presses.search(sentence):
        return True
    parts = [part.strip() for part in CLAUSES.split(sentence) if part.strip()]
    return any(
        _may_order(one, language, table)
        # What stands last is what it is about: "…, next song".
        for one in [
            *(part for part in parts[:-1] if not _is_aside(part, language)),
            *parts[-1:],
        ]
    )


def _only_chooses(sentence: str, language: str, table: _Table) -> bool:
    """Tell whether few words without a verb ask which it is: "and that, LED or not"."""
    *parts, _last = CLAUSES.split(sentence)
    # What stands last may be adjectives, which look like verbs.
    told = parts[-1] if parts else sentence
    return (
        leaves_choice(sentence, language)
        and table.verb.search(told) is None
        and not (pleads(sentence, language) or bids_deed(sentence, language))
        and not any(ends_bare(one, language) for one in CLAUSES.split(sentence))
    )


def _is_aside(clause: str, language: str) -> bool:
    """Tell whether a word or two beside a clause name nothing: "great", "hi Tom"."""
    words = clause.strip(" .!?").split()
    return (
        len(words) <= _ASIDE
        and not any(letter.isdecimal() for letter in clause)
        and not names_any_house(clause, language)
        and not ends_bare(clause, language)
        and not orders_in(clause, language)
    )


def _may_order(clause: str, language: str, table: _Table) -> bool:
    """Tell whether a clause orders something, or says how it is to be."""
    if orders_in(clause, language) or orders_within(clause, language):
        return True
    if bids_deed(clause, language):
        return True
    if not (table.some.match(clause) or says_how(clause, language)):
        return False
    words = clause.strip(" .!?").split()
    # What stands last may be an infinitive: "Rollo hochfahren".
    most = " ".join(words[:-1] if words[-1:] and words[-1].endswith("n") else words)
    short = len(words) <= _FEW and not is_told(clause, language)
    bare = ends_bare(clause, language) and not is_told(clause, language)
    short = short or bare or bool(table.some.match(clause))
    if short and table.verb.search(most) is None:
        return True
    # The verb of an order stands first; what holds a statement together does not,
    # unless it hangs on its subject: "mine's the only one".
    held = table.verb.search(" ".join(words[1:-1])) is not None
    held = held or _HELD.match(clause) is not None
    ordered = may_wish(clause, language) and table.topic.match(clause) is None
    return ordered and not held


@lru_cache(maxsize=16)
def _telling(code: str) -> tuple[re.Pattern[str], re.Pattern[str]] | None:
    if (words := TELLING.get(code)) is None:
        return None
    return re.compile(words.told), re.compile(words.troubles)
