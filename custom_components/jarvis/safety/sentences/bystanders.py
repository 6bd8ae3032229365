"""Tells what people in the room say to each other from what is said to the house.

Who calls somebody by name, or as one's kin, and speaks of them, speaks to them.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.tables import common, table
from .asserting import feels
from .patterns import Tables, plain_text
from .phatic import is_phatic
from .questions import orders_in, pleads

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bystanding:
    """The patterns of one language; `kin` and `titles` are without case.

    `kin` are what those who live together call each other; `asks` begins what is said
    to somebody about themselves, `own` is what a house is spoken to about, too.
    """

    kin: str
    asks: str
    second: str
    own: str
    titles: str = _NEVER


# What one answers before one calls somebody, whatever the language.
ANSWERS: Final = common("bystanders", "answers")
BYSTANDING: Final = table("bystanders", "bystanding", Bystanding)


# Longer texts are stories.
_LONGEST: Final = 400
# With fewer words nobody tells anything: "good night, doctor".
_TOLD: Final = 4
# Who is called, and what is said then, or before.
_CALLED: Final = re.compile(r"(?P<who>[A-ZÀ-Þ][a-zß-ÿ]{2,}), (?P<rest>.+)", re.DOTALL)
_LAST: Final = re.compile(r"(?P<rest>.+), (?P<who>[\w'-]+(?: [\w'-]+){0,2})[.!?]*")


class _Table(NamedTuple):
    """`words/bystanders.Bystanding`, compiled."""

    kin: re.Pattern[str]
    first: re.Pattern[str]
    asks: re.Pattern[str]
    second: re.Pattern[str]
    own: re.Pattern[str]
    titles: re.Pattern[str]


def is_to_another(text: str, language: str) -> bool:
    """Tell whether a text calls somebody in the room, and wishes nothing of a house."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = plain_text(text)
    rest = _said_to_title(plain, language, table) or _said_to_kin(plain, table)
    rest = rest or _said_by_name(plain, language, table)
    if not rest or table.own.search(plain.lower()):
        return False
    return not orders_in(rest, language)


def _said_to_kin(plain: str, table: _Table) -> str:
    """Give what is said to kin, called first or last; "" where none is called."""
    if (first := table.first.match(plain)) is not None:
        return plain[first.end() :]
    last = _LAST.fullmatch(plain)
    return last["rest"] if last and table.kin.fullmatch(last["who"]) else ""


def _said_to_title(plain: str, language: str, table: _Table) -> str:
    """Give what is said to who has a title, as in films: "…, inspector"."""
    last = _LAST.fullmatch(plain)
    if last is None or len(last["rest"].split()) < _TOLD:
        return ""
    if table.titles.fullmatch(last["who"]) is None:
        return ""
    # Whoever is called so in jest may be asked for something.
    wished = feels(last["rest"], language) or pleads(last["rest"], language)
    return "" if wished else last["rest"]


def _said_by_name(plain: str, language: str, table: _Table) -> str:
    """Give what is said of somebody called by name: "Tom, you forgot your lunch"."""
    for form, said in ((_CALLED, table.asks), (_LAST, table.second)):
        called = form.fullmatch(plain)
        if called is None or is_phatic(called["who"], language):
            continue
        if called["who"][0].isupper() and said.match(called["rest"]):
            return called["rest"]
    return ""


def _compiled(words: Bystanding) -> _Table:
    answer = rf"(?:(?:{ANSWERS}),? )*"
    return _Table(
        re.compile(rf"(?:{words.kin})", re.IGNORECASE),
        re.compile(rf"^{answer}(?:{words.kin}),\s", re.IGNORECASE),
        re.compile(words.asks, re.IGNORECASE),
        re.compile(words.second, re.IGNORECASE),
        re.compile(words.own),
        re.compile(words.titles, re.IGNORECASE),
    )


_TABLES: Final = Tables(BYSTANDING, _compiled)
