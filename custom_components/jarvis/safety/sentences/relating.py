"""Tells who relates what others say, what would be or what is so elsewhere from a wish.

An order behind somebody's word is theirs: "Mum's last words were, lock the door". What
would be if something else were so is no wish, and neither is the neighbours' lamp.
"""

from dataclasses import dataclass
from itertools import pairwise
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .asserting import feels
from .narrated import is_meant
from .patterns import PARTS, Tables, plain_text
from .questions import orders_in

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Relating:
    """The table of one language.

    Patterns over a text without case. `says` ends a clause in which somebody speaks, or
    something is written: an order behind it is theirs. `reports` tells it in one
    breath, `unreal` what would be or might have been, `elsewhere` what stands with
    others: none of these wishes anything, unless `but`. `hopes` begins what one fears
    or hopes, `general` is what is so anywhere or of any kind, `jests` what is said to
    make fun: asked back.
    """

    says: str
    reports: str
    unreal: str
    elsewhere: str
    hopes: str
    general: str
    jests: str = _NEVER
    but: str = _NEVER


RELATING: Final = table("relating", "relating", Relating)


# Longer texts are stories.
_LONGEST: Final = 400
# What is quoted first, and then spoken of: "'Lights on' was its first word".
_SPOKEN_OF: Final = re.compile(
    r"^(?:[\"\u201c\u201e\u00ab][^\"\u201c\u201d\u201e\u00bb]{2,60}[\"\u201c\u201d\u00bb])"
    r"\s[^\W\d]+\s"
)
# What leads to it from what is told before.
_LINKS: Final = re.compile(r"^(?:now|so|and|then|jetzt|also|und|dann|nun)\b,? ")


class _Table(NamedTuple):
    """`words/relating.Relating`, compiled."""

    says: re.Pattern[str]
    told: re.Pattern[str]
    unreal: re.Pattern[str]
    doubt: re.Pattern[str]
    but: re.Pattern[str]


def relates(text: str, language: str) -> bool:
    """Tell whether a text relates words, suppositions or what is so elsewhere."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = _plain(text)
    clauses = [one.strip() for one in PARTS.split(plain) if one.strip()]
    if any(
        table.says.search(one) and (orders_in(two, language) or table.but.search(two))
        for one, two in pairwise(clauses)
    ):
        return True
    last = _LINKS.sub("", clauses[-1]) if clauses else ""
    if table.but.search(plain) or orders_in(last, language):
        return False
    if table.told.search(plain) or _SPOKEN_OF.match(plain):
        return True
    return table.unreal.search(plain) is not None and not feels(text, language)


def supposes(text: str, language: str) -> bool:
    """Tell whether a text hopes, fears, jests or tells what is so anywhere."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = _plain(text)
    if table.but.search(plain) or table.doubt.search(plain) is None:
        return False
    if is_meant(text, language):
        return False
    parts = (_LINKS.sub("", one) for one in PARTS.split(plain))
    return not any(orders_in(one, language) for one in parts)


def _plain(text: str) -> str:
    return plain_text(text.lower()).strip(" .!")


def _compiled(words: Relating) -> _Table:
    return _Table(
        re.compile(words.says),
        re.compile(f"{words.reports}|{words.elsewhere}"),
        re.compile(words.unreal),
        re.compile(f"{words.hopes}|{words.general}|{words.jests}"),
        re.compile(words.but),
    )


_TABLES: Final = Tables(RELATING, _compiled)
