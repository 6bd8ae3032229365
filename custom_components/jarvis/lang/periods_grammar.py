"""Turns the frames of `periods_words` into patterns over levelled text."""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final
import unicodedata

from .normalise import fold
from .periods_words import PERIODS, PeriodWords

_FRAMES: Final = ("ago", "past", "week_day", "weekday", "dates", "month", "year")


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A pattern and what it means; `fixed` carries its unit, offset and part."""

    kind: str
    pattern: re.Pattern[str]
    unit: str = ""
    offset: int = 0
    part: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grammar:
    """One language's frames, its words as numbers, and what opens a stretch.

    `since`, `before`: what stands before and after a period. `between`: what
    stands before, between and after two.
    """

    frames: tuple[Frame, ...]
    numbers: dict[str, int]
    units: dict[str, str]
    weekdays: dict[str, int]
    months: dict[str, int]
    since: tuple[tuple[str, str], ...]
    before: tuple[tuple[str, str], ...]
    between: tuple[tuple[str, str, str], ...]


def level(text: str) -> str:
    """Fold a text character by character, so that positions stay true."""
    plain = unicodedata.normalize("NFC", text)
    return "".join(map(_level, plain))


@lru_cache(maxsize=16)
def grammar(language: str) -> Grammar | None:
    """Return the compiled frames of a language, None if it has none."""
    words = PERIODS.get(language)
    return None if words is None else _compile(words)


def _level(char: str) -> str:
    folded = fold(char)
    folded = folded if len(folded) == 1 else char.lower()
    if len(folded) != 1:
        return char
    return folded if folded.isalnum() or folded in "\u3005\u30fc" else " "


def _compile(words: PeriodWords) -> Grammar:
    numbers, months, weekdays = (
        _numbered(listed) for listed in (words.numbers, words.months, words.weekdays)
    )
    units = {
        level(form): unit
        for unit, _, forms in (item.partition("=") for item in words.units.split(" "))
        for form in forms.split("/")
    }
    slots = {
        "N": rf"(?P<n>\d{{1,4}}|{_any(numbers)})",
        "U": f"(?P<u>{_any(units)})",
        "W": f"(?P<w>{_any(weekdays)})",
        "M": rf"(?<!\d)(?P<m>{_any(months)})",
        "D": r"(?<!\d)(?P<d>\d{1,2})(?:st|nd|rd|th|er)?",
        "Y": r"(?P<y>(?:19|20)\d\d)",
    }
    frames = [
        Frame(kind=kind, pattern=_pattern(frame, slots, spaced=words.spaced))
        for kind in _FRAMES
        for frame in getattr(words, kind).split("|")
    ]
    # Alone these say too little ("may", "2024"); after "since" they are times.
    frames += [
        Frame(kind="bare", pattern=_pattern(slot, slots, spaced=words.spaced))
        for slot in "WMY"
    ]
    return Grammar(
        frames=(*_fixed(words, slots), *frames),
        numbers=numbers,
        units=units,
        weekdays=weekdays,
        months=months,
        since=_around(words.since),
        before=_around(words.before),
        between=tuple(
            (level(head), level(middle), level(tail))
            for head, _, more in (
                frame.partition("X") for frame in words.between.split("|")
            )
            for middle, _, tail in (more.partition("Z"),)
        ),
    )


def _fixed(words: PeriodWords, slots: dict[str, str]) -> list[Frame]:
    frames = []
    for line in words.fixed.splitlines():
        head, _, phrases = line.partition(": ")
        unit, offset, *part = head.split()
        frames += [
            Frame(
                kind="fixed",
                pattern=_pattern(phrase, slots, spaced=words.spaced),
                unit=unit,
                offset=int(offset),
                part=part[0] if part else "",
            )
            for phrase in phrases.split("/")
        ]
    return frames


def _pattern(frame: str, slots: dict[str, str], *, spaced: bool) -> re.Pattern[str]:
    parts = []
    for char in frame:
        if char in slots:
            parts.append(slots[char])
        else:
            parts.append({" ": r"\s+", "~": r"\s*"}.get(char, re.escape(level(char))))
    body = "".join(parts)
    return re.compile(rf"(?<!\w)(?:{body})(?!\w)" if spaced else f"(?:{body})")


def _numbered(listed: str) -> dict[str, int]:
    """Read alternatives that count from one; `_` is a blank inside a form."""
    forms: dict[str, int] = {}
    for number, group in enumerate(listed.split(), start=1):
        forms.update(
            (level(form.replace("_", " ")), number) for form in group.split("/")
        )
    return forms


def _any(forms: dict[str, int] | dict[str, str]) -> str:
    longest_first = sorted(forms, key=len, reverse=True)
    return "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in longest_first)


def _around(listed: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (level(head).strip(), level(tail).strip())
        for head, _, tail in (frame.partition("X") for frame in listed.split("|"))
    )
