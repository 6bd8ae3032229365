"""Finds how much was said: "30 percent", "21 degrees", "half", a bare number.

Per language the words for the units and for a half; digits need none.
"""

from dataclasses import dataclass
import re
from typing import Final, Literal

from .keywords import base_language
from .tables import texts

type Unit = Literal["degrees", "percent"]

DEGREES: Final = texts("amounts", "degrees")
PERCENT: Final = texts("amounts", "percent")
HALF: Final = texts("amounts", "half")
_NUMBER: Final = re.compile(r"(?<![\w.,])(\d+(?:[.,]\d+)?)(?:\s*(°|%))?", re.IGNORECASE)
_SIGNS: Final[dict[str, Unit]] = {"°": "degrees", "%": "percent"}
_HALF_PERCENT: Final = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount:
    """A number, whole where it can be, its unit where one was said, and its digits."""

    value: float
    unit: Unit | None
    said: str


def amounts(text: str, language: str) -> tuple[Amount, ...]:
    """Return the amounts of a sentence in order."""
    code = base_language(language)
    found = []
    for match in _NUMBER.finditer(text):
        value = float(match[1].replace(",", "."))
        unit = _SIGNS.get(match[2] or "") or _unit(text[match.end() :], code)
        whole = int(value) if value.is_integer() else value
        found.append(Amount(value=whole, unit=unit, said=match[1]))
    if found or not _begins_word(text, HALF.get(code, ""), anywhere=True):
        return tuple(found)
    return (Amount(value=_HALF_PERCENT, unit="percent", said=""),)


def unit_of(rest: str, language: str) -> Unit | None:
    """Tell the unit that a text behind a number begins with; None for another."""
    sign = _SIGNS.get(rest.lstrip()[:1])
    return sign or _unit(rest, base_language(language))


def without_unit(text: str, language: str) -> str:
    """Take percent or degrees off the end of a number: "fifty percent" → "fifty"."""
    code = base_language(language)
    words = f"{PERCENT.get(code, '')},{DEGREES.get(code, '')}".split(",")
    units = "|".join(re.escape(word.strip()) for word in words if word.strip())
    ending = rf"(?:\s*[%°]|\s+(?:{units}))\s*$" if units else r"\s*[%°]\s*$"
    return re.sub(ending, "", text, flags=re.IGNORECASE)


def _unit(rest: str, code: str) -> Unit | None:
    if _begins_word(rest, DEGREES.get(code, ""), anywhere=False):
        return "degrees"
    percent = _begins_word(rest, PERCENT.get(code, ""), anywhere=False)
    return "percent" if percent else None


def _begins_word(text: str, words: str, *, anywhere: bool) -> bool:
    parts = [re.escape(word.strip()) for word in words.split(",") if word.strip()]
    if not parts:
        return False
    pattern = rf"{r'\b' if anywhere else r'\s*'}(?:{'|'.join(parts)})\b"
    look = re.search if anywhere else re.match
    return look(pattern, text, re.IGNORECASE) is not None
