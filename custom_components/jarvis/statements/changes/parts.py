"""Puts a new value where the old one, or a part of it, stood in a fact; pure."""

import re
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ...lang.normalise import fold
from ..patterns import full
from ..phrases import PHRASES
from ..slots import is_bare_number
from ..times import names_time
from ..wording import roots
from ..words.shift_words import SHIFTS

if TYPE_CHECKING:
    from ...memory.base import Memory

_WORD = re.compile(r"\w+(?:[:.]\d+)*")
_DIGITS = re.compile(r"\d+(?:[:.]\d+)*")
_DAY: Final = "@"
_PAIR: Final = 2
# Whole words first; scripts without spaces have none.
_EDGED: Final = (r"(?<!\w)%s(?!\w)", "%s")


def place_of(words: str, text: str) -> tuple[int, int] | None:
    """Return where words stand last in a text, whatever their case; None for nowhere.

    Never by lower-casing both: "ß" is longer then, and all behind it shifted.
    """
    for edged in _EDGED if words else ():
        pattern = edged % re.escape(words)
        found = [one.span() for one in re.finditer(pattern, text, re.IGNORECASE)]
        if found:
            return found[-1]
    return None


def mended(fact: Memory, value: str, old: str) -> str:
    """Return the whole new value where only a part of the old one was meant.

    That is the part named `old`, else what is of the value's form: "at 10" takes the
    place of "at 9". "" where the value tells of nothing in the fact.
    """
    place = place_of(old, fact.value) if old else _place_alike(value, fact)
    if place is None:
        return "" if not old and _is_of_other(value, fact) else value
    start, end = place
    end += 0 if old else _rest_of_time(fact.value[end:], fact.language)
    rest = fact.value[:start] + fact.value[end:]
    shared = set(roots(value, fact.language)) & set(roots(rest, fact.language))
    if not rest.strip() or (old and shared):
        return value
    return fact.value[:start] + value + fact.value[end:]


def _rest_of_time(behind: str, language: str) -> int:
    """Return how long "past six" is, behind the "quarter" of one time."""
    code = base_language(language)
    phrases, shifts = PHRASES.get(code), SHIFTS.get(code)
    words = [*_WORD.finditer(behind)][:_PAIR]
    if phrases is None or shifts is None or len(words) < _PAIR:
        return 0
    joins = full(rf"(?:{phrases.clock}|{shifts.to})", words[0][0])
    return words[1].end() if joins and is_bare_number(words[1][0], code) else 0


def fits(value: str, fact: Memory) -> bool:
    """Tell whether a bare time or number has one like it in a fact's value."""
    return _place_alike(value, fact) is not None


def _place_alike(value: str, fact: Memory) -> tuple[int, int] | None:
    """Find the only words of a fact's value that are formed like a time or number."""
    if not is_bare_number(value, fact.language):
        return None
    wanted = _forms(value, fact.language)
    words = [match.span() for match in _WORD.finditer(fact.value)]
    forms = _forms(fact.value, fact.language)
    size = len(wanted)
    found = [
        (words[at][0], words[at + size - 1][1])
        for at in range(len(forms) - size + 1)
        if forms[at : at + size] == wanted
    ]
    return found[0] if size and len(found) == 1 else None


def _is_of_other(value: str, fact: Memory) -> bool:
    """Tell a bare time or number that cannot be all that a fact's value says."""
    if not is_bare_number(value, fact.language):
        return False
    forms = _forms(fact.value, fact.language)
    told = any(form == _DAY or "#" in form for form in forms)
    return told and not is_bare_number(fact.value, fact.language)


def _forms(text: str, language: str) -> list[str]:
    """Return each word as what it is: a number, a day or month, else itself."""
    code = base_language(language)
    forms = []
    for word in _WORD.findall(text):
        numbered = _DIGITS.sub("#", word)
        is_day = numbered == word and names_time(word, code)
        spelled = numbered == word and is_bare_number(word, code)
        forms.append(_DAY if is_day else "#" if spelled else fold(numbered))
    return forms
