"""What signs and short forms are called, per language, as data.

Units are one line each: sign, one, many. A language that is not here keeps its
signs: only what needs no language is cleaned.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeechWords:
    """The words of one language.

    `units` lines of "sign|one|many"; `symbols` sign to word; `short` short form to
    full form; `minus to about` words around numbers; `comma` whether decimals are
    written with a comma; `hour hour_minute` templates with {h} and {m} (empty: a
    twelve-hour clock); `clock_words` what may follow a time and is then left out;
    `months` by name and `date` a template with {d} {month} {y}; `home page` what a
    bare address is called, with {host}.
    """

    units: str
    symbols: Mapping[str, str]
    short: Mapping[str, str]
    minus: str
    to: str
    about: str
    comma: bool = True
    hour: str = ""
    hour_minute: str = ""
    clock_words: str = ""
    months: str
    date: str
    home: str
    page: str


SPEECH_WORDS: Final = table("speech", "speech_words", SpeechWords)
