"""Tells by mood, tense and person what is told or asked from what is wished.

French, Spanish, Italian and Dutch wish in the imperative, by a request or by a need;
what was, would be or will be, what is forbidden and what others say wishes nothing.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .patterns import CLAUSES, SENTENCES, Tables, compiled


@dataclass(frozen=True, slots=True, kw_only=True)
class Moods:
    """The patterns of one language.

    Patterns over case-folded text in which a quotation is no more than its marks.
    `orders` is an imperative at the beginning of a clause; `wishes` are requests, needs
    and what they take for granted; `told` what was, would be, will be or is hearsay.
    `barred` is a clause that forbids, or says that there is no need; nothing in it is
    wished. `asks` is a question in the order of a statement, or without its mark.
    `quotes` is a quotation that somebody says, or that names a book or a sign.
    """

    orders: str
    wishes: str
    told: str
    barred: str
    asks: str
    quotes: str


MOODS: Final = table("moods", "moods", Moods)


# Longer texts are stories.
_LONGEST: Final = 400
_QUOTED: Final = re.compile(
    '["\u201c\u201e\u00ab][^"\u201d\u201c\u00bb]*["\u201d\u201c\u00bb]'
    "|(?<!\\w)['\u2018][^'\u2019]{4,}['\u2019](?!\\w)"
)
# What stands in the place of a quotation.
_SAID: Final = " \u00ab\u00bb "


class _Table(NamedTuple):
    """`words/moods.Moods`, compiled."""

    orders: re.Pattern[str]
    wishes: re.Pattern[str]
    told: re.Pattern[str]
    barred: re.Pattern[str]
    asks: re.Pattern[str]
    quotes: re.Pattern[str]


_TABLES: Final = Tables(MOODS, compiled(_Table, re.NOFLAG))


def tells_by_mood(text: str, language: str) -> bool:
    """Tell whether the verbs of a text tell, forbid or suppose, and none wishes."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    sentences = [one for one in SENTENCES.split(_plain(text)) if one.strip()]
    return bool(sentences) and all(_tells(one, table) for one in sentences)


def asks_by_mood(sentence: str, language: str) -> bool:
    """Tell whether a sentence asks though its order is that of a statement."""
    table = _TABLES.of(language)
    if table is None or len(sentence) > _LONGEST:
        return False
    plain = _plain(sentence)
    return table.asks.search(plain) is not None and not table.orders.search(plain)


def orders_by_mood(clause: str, language: str) -> bool:
    """Tell whether a clause begins with an imperative, as far as these are known."""
    table = _TABLES.of(language)
    if table is None or len(clause) > _LONGEST:
        return False
    return table.orders.search(_plain(clause)) is not None


def needs_by_mood(clause: str, language: str) -> bool:
    """Tell whether a clause requests or needs something, in one of these languages."""
    table = _TABLES.of(language)
    if table is None or len(clause) > _LONGEST:
        return False
    plain = _plain(clause)
    return table.wishes.search(plain) is not None and not table.barred.search(plain)


def _tells(sentence: str, table: _Table) -> bool:
    if table.quotes.search(sentence):
        # What stands behind what somebody says may still be wished.
        sentence = sentence.rpartition(_SAID.strip())[2].strip(" ,.!")
        return not sentence or not _wishes(sentence, table)
    if table.orders.search(sentence):
        return False
    barred = [one for one in CLAUSES.split(sentence) if table.barred.search(one)]
    rest = [one for one in CLAUSES.split(sentence) if one not in barred]
    if any(table.wishes.search(one) for one in rest):
        return False
    return bool(barred) or table.told.search(sentence) is not None


def _wishes(clause: str, table: _Table) -> bool:
    found = table.orders.search(clause) or table.wishes.search(clause)
    return found is not None


def _plain(text: str) -> str:
    """Fold a text, with nothing left of what is quoted but its place."""
    said = _QUOTED.sub(_SAID, text).replace("\u2019", "'")
    return " ".join(said.casefold().split())
