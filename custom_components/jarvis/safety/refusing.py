"""Tells who names a thing only to refuse it, or speaks of what they meant to do.

"Unlock the front door? No way" wishes for nothing, and neither does "I was about to
close the blinds when the phone rang".
"""

from functools import lru_cache
import re
from typing import Final, NamedTuple

from .words.refusing import REFUSING

_NEVER: Final = "(?!)"
# Longer texts are stories.
_LONGEST: Final = 400
_END: Final = r"[.!\u3002\uff01\s]*$"


class _Table(NamedTuple):
    """`words/refusing.Refusing`, compiled."""

    refused: re.Pattern[str]
    intended: re.Pattern[str]
    appeals: re.Pattern[str]
    leads: re.Pattern[str]


def refuses(text: str, language: str) -> bool:
    """Tell whether a text refuses what it names, or tells what was only meant to be."""
    table = _table(language.partition("-")[0].casefold())
    if table is None or len(text) > _LONGEST:
        return False
    plain = " ".join(text.casefold().replace("\u2019", "'").split())
    if table.refused.search(plain) is not None:
        return True
    meant = table.intended.match(plain)
    return meant is not None and table.appeals.search(plain, meant.end()) is None


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
    )
