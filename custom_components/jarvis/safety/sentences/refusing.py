"""Tells who names a thing only to refuse it, or speaks of what they meant to do.

"Unlock the front door? No way" wishes for nothing, and neither does "I was about to
close the blinds when the phone rang".
"""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .questions import is_told, orders_in, pleads


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusing:
    """The patterns of one language; "" for what it has no words for.

    `refused` ends, or begins, what nobody shall do; `curt` does so only behind a mark.
    `intended` is what one meant to do, and what came of it, `appeals` make a wish of
    that after all. `leads` stand before a sentence and say that nothing changes it,
    `protests` begin one that denies that anything was asked for. `saying` are verbs of
    who says, reads or writes what stands in quotation marks.
    """

    refused: str
    curt: str
    intended: str = ""
    appeals: str = ""
    leads: str = ""
    protests: str = ""
    saying: str = ""


REFUSING: Final = table("refusing", "refusing", Refusing)


_NEVER: Final = "(?!)"
_CLAUSES: Final = re.compile(r"[,;:.!?]+\s+")
_QUOTED: Final = re.compile(
    '["\u201c\u201d\u201e\u00ab\u300c][^"\u201c\u201d\u201e\u00bb\u300d]+["\u201c\u201d\u00bb\u300d]'
    "|(?<!\\w)'[^']{3,}'(?!\\w)"
)
_ONESELF: Final = re.compile(r"(?:i|ich|je|j'ai|yo|io|ik|\u044f)\b")
# Longer texts are stories.
_LONGEST: Final = 400
_END: Final = r"[.!\u3002\uff01\s]*$"


class _Table(NamedTuple):
    """`words/refusing.Refusing`, compiled."""

    refused: re.Pattern[str]
    intended: re.Pattern[str]
    appeals: re.Pattern[str]
    leads: re.Pattern[str]
    protests: re.Pattern[str]
    saying: re.Pattern[str]


def refuses(text: str, language: str) -> bool:
    """Tell whether a text refuses what it names, or tells what was only meant to be."""
    table = _table(language.partition("-")[0].casefold())
    if table is None or len(text) > _LONGEST:
        return False
    plain = " ".join(text.casefold().replace("\u2019", "'").split())
    if table.refused.search(plain) is not None:
        return True
    protest = table.protests.match(plain)
    if protest is not None:
        return not any(orders_in(one, language) for one in _CLAUSES.split(plain)[1:])
    meant = table.intended.match(plain)
    return meant is not None and table.appeals.search(plain, meant.end()) is None


def quotes(text: str, language: str) -> bool:
    """Tell whether what stands around quotation marks only tells who said it, or what.

    An order with a name in quotation marks is an order.
    """
    table = _table(language.partition("-")[0].casefold())
    if table is None or len(text) > _LONGEST:
        return False
    plain = text.replace("\u2019", "'")
    around = " ".join(_QUOTED.sub(" ", plain).casefold().split())
    if around == " ".join(plain.casefold().split()) or not around.strip(" .,!?"):
        return False
    parts = [around, *_CLAUSES.split(around)]
    if any(orders_in(one, language) or pleads(one, language) for one in parts):
        return False
    if _ONESELF.match(around):
        # "I said, turn it off" says so again.
        return False
    return bool(table.saying.search(around)) or is_told(around, language)


def without_lead(text: str, language: str) -> str:
    """Leave out what only says that nothing changes the rest: "whatever happens, …"."""
    table = _table(language.partition("-")[0].casefold())
    if table is None or len(text) > _LONGEST:
        return text
    return table.leads.sub("", text.replace("\u2019", "'")).strip() or text


@lru_cache(maxsize=16)
def _table(code: str) -> _Table | None:
    if (words := REFUSING.get(code)) is None:
        return None
    spaced = code != "ja"
    edge = r"(?<!\w)" if spaced else ""
    refused = (
        rf"(?:^|[?\uff1f.!\u3002\uff01,;:\u2013\u2014-]\s*|{edge})(?:{words.refused}){_END}"
        rf"|[?\uff1f]\s*(?:{words.curt})(?:,? (?:{words.curt}|{words.refused}))*{_END}"
    )
    rest = rf"(?:{words.appeals})(?!\w)" if spaced else words.appeals
    return _Table(
        re.compile(refused),
        re.compile(rf"^{words.intended}" if words.intended else _NEVER),
        re.compile(rf"{edge}{rest}" if words.appeals else _NEVER),
        re.compile(
            rf"^{words.leads}\s*[,\u3001:!]+\s*" if words.leads else _NEVER,
            re.IGNORECASE,
        ),
        re.compile(rf"^(?:{words.protests})" if words.protests else _NEVER),
        re.compile(words.saying or _NEVER),
    )
