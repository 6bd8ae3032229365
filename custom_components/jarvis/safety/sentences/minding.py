"""Tells who says to bear something in mind: "Noted.", "I'll remember that."."""

from functools import lru_cache
import re

from ..words.minding import MINDING

_EDGE = " \t\n,.;:!\u2026-\u2013\u2014"


def without_minding(sentence: str, language: str) -> str:
    """Take off that something is borne in mind; "" where nothing else is said."""
    pattern = _pattern(language.partition("-")[0].casefold())
    if pattern is None:
        return sentence
    found = pattern.match(sentence.strip())
    return sentence if found is None else sentence.strip()[found.end() :].strip(_EDGE)


@lru_cache(maxsize=16)
def _pattern(code: str) -> re.Pattern[str] | None:
    if (words := MINDING.get(code)) is None:
        return None
    # It ends where a clause does: "noted" is no beginning of "noted down the …".
    ends = r"(?=$|[.,;:!\u2026-])|(?<=\bthat)(?= )|(?<=\bque)(?= )|(?<=\bche)(?= )"
    return re.compile(rf"{words}(?:{ends})", re.IGNORECASE)
