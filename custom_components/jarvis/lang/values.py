"""How one language says numbers, times, units and yes or no, as plain words.

The strings are word lists: a space (or a comma, where an entry may have several
words) parts the entries, `/` parts spellings, `=` gives the value. Everything is
folded when it is read, so accents and case are written as people write them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .tables import table


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
