"""Values as they are said: yes and no, colours, edges of a scale."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
import re
from typing import Final

from .tables import maps, table


@dataclass(frozen=True, slots=True, kw_only=True)
class Values:
    """The table of one language.

    `units` are 0 to 19, `tens` 20 to 90. `joints` are the ways a ten and a unit
    are put together ('{tens} {unit}'), `twenties` the tens that also take 10 to
    19 (French). `glued` says that hundreds and thousands grow into one word.
    `clocks` are ways to say a time: `{h}` an hour, `{m}` minutes, the value the
    minutes to add ('+m', '-m' or a number). `dayparts` give an hour, `later` the
    words that put an hour into the second half of the day, `sooner` the first.
    `lengths` are whole durations in seconds, `spans` the units of time.
    `edges` are words of courtesy that may stand around a sentence, `negations` words
    that turn it around wherever they stand. `meant` begins a correction besides `no`;
    `also` begins or ends a wish for the same again. `is_so` are words for a state that
    are others behind "is" ("ein=an"); `nouns` tells that nouns have a capital.
    `contractions` are words drawn together, and what they stand for ("when's=when is").
    """

    code: str
    units: str
    tens: str
    joints: str
    twenties: str = ""
    hundred: str
    thousand: str
    million: str
    glued: bool = False
    link: str = ""
    is_so: str = ""
    nouns: bool = False
    point: str
    minus: str
    decimal: str
    one: str
    fractions: str
    mixed: str
    and_half: str
    ordinals: str
    ordinal_marks: str = ""
    ordinal_small: str
    yes: str
    no: str
    last: str
    spans: Mapping[str, str]
    span_names: Mapping[str, tuple[str, str]]
    lengths: str
    today: str
    weekdays: str
    weekend: str
    months: str
    dayparts: str
    sooner: str
    later: str
    clocks: str
    within: str
    ago: str
    next: str
    small: str
    edges: str
    never_mind: str
    negations: str
    meant: str = ""
    also: str = ""
    leads: str = ""
    contractions: str = ""
    lengths_order: tuple[str, ...] = field(default=("day", "hour", "minute", "second"))


FALLBACK = "en"
TABLES: Final = table("values", "values", Values)


def values_for(language: str) -> Values:
    """Return the table of a language ('de-AT' reads German), else English."""
    return TABLES.get(language.partition("-")[0].casefold(), TABLES[FALLBACK])


COLOURS: Final = maps("colours", "names")
"""Language → name → words for it, parted by commas."""


def colours(language: str) -> tuple[tuple[str, str], ...]:
    """Return (word, name) for what a language calls colours."""
    table = COLOURS.get(language.partition("-")[0].casefold(), {})
    return tuple((w.strip(), name) for name, ws in table.items() for w in ws.split(","))


def colour_meant(word: str) -> str | None:
    """Return the name of CSS for a colour in any language; None where none knows it."""
    return _everywhere().get(word.strip().casefold())


@cache
def _everywhere() -> dict[str, str]:
    found: dict[str, str] = {}
    for code in COLOURS:
        for word, name in colours(code):
            found.setdefault(word.casefold(), name)
    return found


# Thai to Tibetan, Burmese, Khmer, kana, ideographs, Hangul: words and particles touch.
GLUED: Final = (
    "\u0e00-\u0fff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029"
    "\u3040-\u318f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff"
    "\uf900-\ufaff\uff66-\uffdc\U00020000-\U0003ffff"
)
# A sign of a word whose end shows: a letter, a digit or an underscore.
SIGN: Final = rf"[^\W{GLUED}]"
BEGINS: Final = rf"(?<!{SIGN})"
ENDS: Final = rf"(?!{SIGN})"
# What ends a clause where no space does.
STOPS: Final = "。、\uff01\uff1f\uff0c\uff1b"
COLONS: Final = ":=\uff1a\uff1d"


def compiled(pattern: str) -> re.Pattern[str]:
    """Compile without case, with every edge of a word by its script."""
    for plain, by_script in (
        (r"(?<!\w)", BEGINS),
        (r"(?!\w)", ENDS),
        (r"(?!\w|", f"(?!{SIGN}|"),
        (r"(?![\w-])", f"(?!{SIGN}|-)"),
    ):
        pattern = pattern.replace(plain, by_script)
    return re.compile(pattern, re.IGNORECASE)
