"""Tells which day of the week or month a word names, with any ending; pure."""

from functools import lru_cache
import re
from typing import Final

from ..lang.normalise import fold
from ..lang.periods_grammar import grammar
from .times import names_time

_DIGIT = re.compile(r"\d")
_GENITIVE = re.compile(r"['\u2019](?:s|d|ve|re|ll)?$")
_ENDING: Final = 4
_SHORTEST: Final = 4
# What is written so is somebody's name there, no month.
_NAMED: Final = {
    "ru": re.compile(
        "\u041c\u0430\u0440\u0442(?:\u0430|\u044b|\u0435|\u0443|\u043e\u0439)$|\u041c\u0430\u0439(?:\u044f|\u0438|\u0435|\u044e|\u0435\u0439)$|\u0410\u0432\u0433\u0443\u0441\u0442[\u0430\u044b\u0435\u0443]$|\u042e\u043b\u0438[\u044f\u0438\u044e\u0435]\u0439?$|\u042f\u043d\u0432\u0430\u0440\u0438\u0439$"
    )
}


def bare(text: str) -> str:
    """Return a word as it is compared: folded, and nobody's."""
    return _GENITIVE.sub("", text).casefold()


@lru_cache(maxsize=8192)
def day_named(text: str, code: str, *, weekdays: bool = True) -> str:
    """Return which day of the week or month a word names, with any ending; or ''."""
    words = grammar(code)
    if words is None or (code in _NAMED and _NAMED[code].match(text)):
        return ""
    folded = fold(bare(text))
    tables = {"m": words.months, **({"d": words.weekdays} if weekdays else {})}
    found = ""
    longest = 0
    for table, names in tables.items():
        for name, number in names.items():
            rest = folded.removeprefix(name)
            # "May" is a month, "may" is none; in other letters no name is a word.
            plain = len(name) >= _SHORTEST or not name.isascii()
            whole = folded == name and (text[:1].isupper() or plain)
            ended = len(name) >= _SHORTEST and rest != folded and len(rest) <= _ENDING
            if (whole or ended) and len(name) > longest:
                found, longest = f"{table}{number}", len(name)
    if not found and weekdays and names_time(text, code):
        return "" if _DIGIT.search(text) else bare(text)
    return found
