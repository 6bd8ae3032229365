"""Tells a deed that hangs on what is told, supposed or forbidden from one wished for.

An order stands by itself, or under words that ask for it: "could you …", "it is time
to …". Under any other words it is what somebody thinks, likes, promised, did or was
told. Those that ask are few and can be known; the others need not be.
"""

import re
from typing import Final, NamedTuple

from ...lang.normalise import fold
from ...lang.requests import plain_request
from ...lang.tables import table
from ...safety.words.governing import Governing
from ..claims import language_code
from ..words.governing import GOVERNING
from .asking_tables import WORD, begins, tables
from .patterns import CLAUSES, SENTENCES, Tables, compiled, plain_text

GOVERNING_ABROAD: Final = table("governing_abroad", "governing_abroad", Governing)


# Longer texts are stories.
_LONGEST: Final = 400


class _Table(NamedTuple):
    """`words/governing.Governing`, compiled."""

    deed: re.Pattern[str]
    wishing: re.Pattern[str]
    holds: re.Pattern[str]
    frees: re.Pattern[str]
    others: re.Pattern[str]
    supposes: re.Pattern[str]
    bars: re.Pattern[str]


_TABLES: Final = Tables({**GOVERNING, **GOVERNING_ABROAD}, compiled(_Table))


def is_governed(text: str, language: str) -> bool:
    """Tell whether all deeds a text names hang on words that wish nothing."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = plain_text(text)
    sentences = [one for one in SENTENCES.split(plain) if one.strip()]
    found = [_is_governed(one, language, table) for one in sentences]
    return any(found) and not any(
        _orders(one, language)
        for so, one in zip(found, sentences, strict=True)
        if not so
    )


def is_barred(text: str, language: str) -> bool:
    """Tell whether a text forbids the deed it names, and orders no other."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = plain_text(text)
    sentences = [one for one in SENTENCES.split(plain) if one.strip()]
    barred = [table.bars.search(one) is not None for one in sentences]
    return any(barred) and not any(
        _orders(clause, language)
        for so, one in zip(barred, sentences, strict=True)
        for clause in CLAUSES.split(one)[1 if so else 0 :]
    )


def _is_governed(sentence: str, language: str, table: _Table) -> bool:
    if table.bars.search(sentence) or table.supposes.search(sentence):
        return True
    first, *others = [one for one in CLAUSES.split(sentence) if one.strip()] or [""]
    if _orders(first, language) or any(_orders(one, language) for one in others):
        return False
    if table.others.search(sentence):
        return True
    if table.holds.search(sentence):
        return table.frees.search(sentence) is None
    deed = table.deed.search(sentence)
    if deed is None or table.frees.search(sentence, deed.end()):
        return False
    matrix = sentence[: deed.start("deed")].strip(" ,").casefold()
    return bool(matrix) and table.wishing.search(matrix) is None


def _orders(clause: str, language: str) -> bool:
    """Tell whether a clause begins as an order, or as one under courtesies."""
    table = tables(language_code(language))
    for text in (clause, plain_request(clause, language)):
        words = tuple(fold(word) for word in WORD.findall(text))
        if words and begins(words, 0, table.verbs):
            return True
    return False
