"""Turns the frames of `PeriodWords` into patterns over levelled text."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final
import unicodedata

from ..lang.tables import table
from .normalise import fold


@dataclass(frozen=True, slots=True, kw_only=True)
class PeriodWords:
    """One language's words for stretches of time; none is ahead: memories are past.

    Compared folded (case, accents); `~` in a phrase is one space or none, `/` parts
    alternatives. `fixed`: `unit offset: phrases`, a day may be narrowed to a part. The
    other fields are frames, parted by `|`, with N a number, U a unit, W a weekday, M a
    month, D a day of it, Y a year, and X, Z any other period. `weekday` is the latest
    such day before today, `week_day` one of last week. `numbers` count from one (`_` is
    a blank inside a form); units list every form.
    """

    fixed: str
    units: str
    weekdays: str
    months: str
    numbers: str
    ago: str
    past: str
    weekday: str
    week_day: str
    month: str
    dates: str
    year: str
    since: str
    before: str
    between: str = ""
    spaced: bool = True


PERIODS: Final = table("periods", "periods", PeriodWords)


@dataclass(frozen=True, slots=True, kw_only=True)
class PartWords:
    """One language's words for parts of times.

    Read as `PeriodWords` are. `edges`: `name: words behind < words ahead` of what they
    narrow; a part of its day, or `early`, `mid`, `late` for a third of its days.
    `joins` may stand between a week and its day, a year and its month. `some`: counts
    that are only about. `seasons` count from spring, S is one; `feast` takes F, whose
    days are `month-day` or come after Easter (`+1`). `weekday_before`, `season_before`:
    the one before the latest, `_past` the latest that is over. `weekdays_ago`: N times
    W back. `day`: D or O, a day within a month; `days`: from D to E of a month;
    `ordinals` count from one, `endings` follow digits. `compounds`: "Dienstagabend" is
    one word.
    """

    edges: str
    joins: str
    seasons: str
    season: str
    feasts: str
    feast: str
    day: str
    some: str = ""
    days: str = ""
    month_past: str = ""
    season_past: str = ""
    season_before: str = ""
    weekday_before: str = ""
    weekdays_ago: str = ""
    ordinals: str = "_"
    endings: str = "(?!)"
    compounds: bool = False


PARTS: Final = table("periods_parts", "parts", PartWords)


_FRAMES: Final = (
    "ago",
    "past",
    "week_day",
    "weekday",
    "dates",
    "month",
    "year",
)
_MORE_FRAMES: Final = (
    "days",
    "month_past",
    "season",
    "season_past",
    "season_before",
    "weekday_before",
    "weekdays_ago",
    "feast",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A pattern and what it means; `fixed` carries its unit, offset and part."""

    kind: str
    pattern: re.Pattern[str]
    unit: str = ""
    offset: int = 0
    part: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """What narrows a stretch beside it: a part of its day, a third of its days."""

    name: str
    after: re.Pattern[str]
    before: re.Pattern[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Grammar:
    """One language's frames, its words as numbers, and what opens a stretch.

    `edges` narrow what they stand beside, `joins` may stand between a week and its
    day. `since`, `before`: what stands before and after a period. `between`: what
    stands before, between and after two.
    """

    frames: tuple[Frame, ...]
    numbers: dict[str, int]
    units: dict[str, str]
    weekdays: dict[str, int]
    months: dict[str, int]
    seasons: dict[str, int]
    ordinals: dict[str, int]
    feasts: dict[str, str]
    edges: tuple[Edge, ...]
    joins: frozenset[str]
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
    return None if words is None else _compile(words, PARTS[language])


def _level(char: str) -> str:
    folded = fold(char)
    folded = folded if len(folded) == 1 else char.lower()
    if len(folded) != 1:
        return char
    return folded if folded.isalnum() or folded in "\u3005\u30fc" else " "


def _compile(words: PeriodWords, parts: PartWords) -> Grammar:
    numbers = _numbered(words.numbers) | dict.fromkeys(_forms(parts.some), 0)
    months, weekdays, seasons = (
        _numbered(listed) for listed in (words.months, words.weekdays, parts.seasons)
    )
    ordinals = _numbered(parts.ordinals)
    feasts = _tabled(parts.feasts)
    units = {form: unit for form, unit in _tabled(words.units).items() if form}
    slots = {
        "N": rf"(?P<n>\d{{1,4}}|{_any(numbers)})",
        "U": f"(?P<u>{_any(units)})",
        "W": f"(?P<w>{_any(weekdays)})",
        "M": rf"(?<!\d)(?P<m>{_any(months)})",
        "D": rf"(?<!\d)(?P<d>\d{{1,2}})(?:{parts.endings})?",
        "E": rf"(?P<e>\d{{1,2}})(?:{parts.endings})?",
        "O": rf"(?<!\d)(?:(?P<d>\d{{1,2}})(?:{parts.endings})|(?P<o>{_any(ordinals)}))",
        "Y": r"(?P<y>(?:19|20)\d\d)",
        "S": f"(?P<s>{_any(seasons)})",
        "F": f"(?P<f>{_any(feasts)})",
        "*": r"\w{0,3}",
        " ": r"\s+",
        "~": r"\s*",
    }
    edges, compounds = _edges(parts, spaced=words.spaced)

    def pattern(frame: str) -> re.Pattern[str]:
        return _pattern(frame, slots, compounds, spaced=words.spaced)

    frames = [
        Frame(kind=kind, pattern=pattern(frame))
        for kinds, source in ((_FRAMES, words), (_MORE_FRAMES, parts))
        for kind in kinds
        for frame in filter(None, getattr(source, kind).split("|"))
    ]
    # Alone these say too little ("may", "2024"); after "since" they are times.
    frames += [Frame(kind="bare", pattern=pattern(slot)) for slot in "WMYSF"]
    frames += [Frame(kind="bare", pattern=pattern(one)) for one in parts.day.split("|")]
    return Grammar(
        frames=(*_fixed(words, pattern), *frames),
        numbers=numbers,
        units=units,
        weekdays=weekdays,
        months=months,
        seasons=seasons,
        ordinals=ordinals,
        feasts=feasts,
        edges=edges,
        joins=frozenset({"", *map(level, parts.joins.split("/"))}),
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


def _fixed(
    words: PeriodWords, pattern: Callable[[str], re.Pattern[str]]
) -> list[Frame]:
    frames = []
    for line in words.fixed.splitlines():
        head, _, phrases = line.partition(": ")
        unit, offset, *part = head.split()
        frames += [
            Frame(
                kind="fixed",
                pattern=pattern(phrase),
                unit=unit,
                offset=int(offset),
                part=part[0] if part else "",
            )
            for phrase in phrases.split("/")
        ]
    return frames


def _pattern(
    frame: str, slots: dict[str, str], compounds: str, *, spaced: bool
) -> re.Pattern[str]:
    body = "".join(slots.get(char) or re.escape(level(char)) for char in frame)
    if not spaced:
        return re.compile(f"(?:{body})")
    close = rf"(?=(?:{compounds})?(?!\w))" if compounds else r"(?!\w)"
    return re.compile(rf"(?<!\w)(?:{body}){close}")


def _edges(parts: PartWords, *, spaced: bool) -> tuple[tuple[Edge, ...], str]:
    """Compile what narrows a stretch, and the words that may grow together with it."""
    edges: list[Edge] = []
    compounds: list[str] = []
    close, open_ = (r"(?!\w)", r"(?<!\w)") if spaced else ("", "")
    for line in parts.edges.splitlines():
        name, _, told = line.partition(": ")
        behind, _, ahead = told.partition("<")
        after, before = (
            _any(dict.fromkeys(_forms(listed.strip(), blank=" "), 0))
            for listed in (behind, ahead)
        )
        edges.append(
            Edge(
                name=name,
                after=re.compile(rf"\s*(?:{after}){close}" if after else r"(?!)"),
                before=re.compile(rf"{open_}(?:{before})\s*$" if before else r"(?!)"),
            )
        )
        compounds += [form for form in _forms(behind.strip()) if form.isalpha()]
    grown = sorted(compounds, key=len, reverse=True) if parts.compounds else ()
    return tuple(edges), "|".join(grown)


def _numbered(listed: str) -> dict[str, int]:
    """Read alternatives that count from one; `_` is a blank inside a form."""
    return {
        form: number
        for number, group in enumerate(listed.split(), start=1)
        for form in _forms(group)
    }


def _tabled(listed: str) -> dict[str, str]:
    """Read "meaning=form/form meaning=form" as what each form means."""
    return {
        form: meaning
        for meaning, _, forms in (item.partition("=") for item in listed.split())
        for form in _forms(forms)
    }


def _forms(listed: str, blank: str = "_") -> list[str]:
    return [level(form.replace(blank, " ")) for form in listed.split("/") if form]


def _any(forms: dict[str, int] | dict[str, str]) -> str:
    longest_first = sorted(forms, key=len, reverse=True)
    return "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in longest_first)


def _around(listed: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (level(head).strip(), level(tail).strip())
        for head, _, tail in (frame.partition("X") for frame in listed.split("|"))
    )
