"""Tells what people in the room say to each other from what is said to the house.

Who calls somebody by name, or as one's kin, and speaks of them, speaks to them.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ..lang.patterns import Tables, plain_text
from ..lang.tables import common, table, texts

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
    rest = _said_to_title(plain, table) or _said_to_kin(plain, table)
    rest = rest or _said_by_name(plain, language, table)
    return bool(rest) and table.own.search(plain.lower()) is None


def _said_to_kin(plain: str, table: _Table) -> str:
    """Give what is said to kin, called first or last; "" where none is called."""
    if (first := table.first.match(plain)) is not None:
        return plain[first.end() :]
    last = _LAST.fullmatch(plain)
    return last["rest"] if last and table.kin.fullmatch(last["who"]) else ""


def _said_to_title(plain: str, table: _Table) -> str:
    """Give what is said to who has a title, as in films: "…, inspector"."""
    last = _LAST.fullmatch(plain)
    if last is None or len(last["rest"].split()) < _TOLD:
        return ""
    return last["rest"] if table.titles.fullmatch(last["who"]) else ""


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


PHATIC: Final = texts("phatic", "phatic")


# So short is all that is only said to be kind.
_LONGEST_KIND: Final = 120
_BETWEEN: Final = re.compile(r"[,;.!\u2026\u3001\u3002\uff01]+")
_PHATIC: Final = Tables(
    PHATIC, lambda one: re.compile(rf"(?:{one})(?: (?:{one}))?", re.IGNORECASE)
)


def is_phatic(text: str, language: str) -> bool:
    """Tell whether nothing but thanks, praise and sounds of wonder is in a text."""
    pattern = _PHATIC.of(language)
    if pattern is None or len(text) > _LONGEST_KIND:
        return False
    parts = [one for one in _BETWEEN.split(text) if one]
    plain = [plain_text(one) for one in parts]
    said = [one for one in plain if one]
    return bool(said) and all(pattern.fullmatch(one) for one in said)
