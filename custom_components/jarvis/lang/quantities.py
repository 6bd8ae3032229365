"""Amounts with a unit: "5 miles", "zwanzig Grad Celsius", "half a cup".

Units are Home Assistant's symbols and, for the kitchen, our own (`KITCHEN`).
Currencies are ISO 4217 codes. Pure and total.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from .numbers import Number, longest, numbers_for, tokens
from .units import CASES, CURRENCIES, FALLBACK, KITCHEN, UNITS

__all__ = [
    "CURRENCIES",
    "KITCHEN",
    "Quantity",
    "parse_quantity",
    "parse_unit",
    "unit_names",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Quantity:
    """An amount and its unit; `value` is None when only the unit was said."""

    value: Number | None
    unit: str


def _key(language: str) -> str:
    code = language.partition("-")[0].casefold()
    return code if code in UNITS else FALLBACK


@lru_cache(maxsize=16)
def _table(code: str) -> Mapping[tuple[str, ...], str]:
    table: dict[tuple[str, ...], str] = {}
    stems, ending = CASES.get(code, ((), ""))
    for line in (UNITS[code], UNITS[FALLBACK]):
        for unit, names in line.items():
            table.setdefault(_symbol(unit), unit)
            for name in names.split(","):
                table.setdefault(tokens(name), unit)
                if name.endswith(stems):
                    table.setdefault(tokens(f"{name}{ending}"), unit)
    table.pop((), None)
    return table


def _symbol(unit: str) -> tuple[str, ...]:
    return tokens(unit) or (unit.casefold(),)


def parse_unit(text: str, language: str) -> str | None:
    """Read a text that is wholly a unit: "kilometers" → "km"; else None."""
    if text in UNITS[FALLBACK]:
        # A symbol of ours as it is written: "w" are weeks, "W" is a watt.
        return text
    return _table(_key(language)).get(tokens(text))


def parse_quantity(text: str, language: str) -> Quantity | None:
    """Read "5 miles", "$5", "miles"; None when something else stands in it."""
    table = _table(_key(language))
    heard = tokens(text)
    if (unit := table.get(heard)) is not None:
        return Quantity(value=None, unit=unit)
    numbers = numbers_for(language)
    if (number := numbers.read(heard, 0, article=True)) is not None:
        unit = table.get(heard[number[1] :])
        return None if unit is None else Quantity(value=number[0], unit=unit)
    if (front := longest(dict(table), heard, 0)) is not None:
        number = numbers.read(heard, front[1])
        if number is not None and number[1] == len(heard):
            return Quantity(value=number[0], unit=front[0])
    return None


def unit_names(unit: str, language: str) -> tuple[str, str]:
    """Return how one and how many of a unit are called."""
    names = UNITS[_key(language)].get(unit, unit).split(",")
    return names[0].strip(), names[1 if len(names) > 1 else 0].strip()
