"""Tells which words of a statement are figures, and of which kind; pure."""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from .day_names import day_named
from .patterns import full
from .phrases import Phrases
from .spoken import Word
from .words.shift_words import Shifts

DAY: Final = "day"
CLOCK: Final = "clock"
NUMBER: Final = "num"
CODE: Final = "code"
FIGURES: Final = (DAY, CLOCK, NUMBER, CODE)
_COLON = re.compile(r"\d[:.]\d\d")
_DIGIT = re.compile(r"\d")
_NUMERAL = re.compile(r"\d{1,2}(?:\.|-?\w{2,3}|['\u2019]\w{1,4})?|[^\W\d]+")


@lru_cache(maxsize=8192)
def _is(table: str, word: str) -> bool:
    return full(table, word) is not None


@dataclass(slots=True)
class Reckoner:
    """Reads the figures of a statement; `figures` are the roots of those in words."""

    words: tuple[Word, ...]
    figures: frozenset[str]
    shifts: Shifts
    phrases: Phrases

    def figure(self, at: int) -> str:
        """Return which kind of figure a word is; '' for none."""
        word = self.words[at]
        text = word.text
        if len(text) == 1 and text.isalpha() and text.isupper() and at:
            titled = any(one.capital for one in self.words[at + 1 : at + 2])
            # "Blood group A positive" has a sign, "A Star is Born" an article.
            plain = word.opens or text == "I" or (text == "A" and titled)
            return "" if plain else CODE
        if day_named(text, self.phrases.code):
            return DAY
        if _is(self.shifts.noon, text) or _COLON.search(text):
            return CLOCK
        if word.roots & self.figures or _DIGIT.search(text):
            if self._is_dated(at):
                return DAY
            return CLOCK if self.is_timed(at) else NUMBER
        return self._joint(at) or self._amount(at)

    def _joint(self, at: int) -> str:
        """Tell what stands within one figure: "ten past six", "the 4th of May"."""
        text = self.words[at].text
        behind = self.words[at + 1 : at + 3]
        if self.words[at].roots and _is(self.shifts.at, text) and behind[1:]:
            # Where "ten to six" is "without ten six".
            return CLOCK if all(map(self.is_number, behind)) else ""
        if not 0 < at < len(self.words) - 1 or self.words[at + 1].opens:
            return ""
        first, second = self.words[at - 1], self.words[at + 1]
        clock = _is(self.shifts.at, text) or _is(self.shifts.to, text)
        code = self.phrases.code
        if self.is_number(first) and self._is_mixed(at):
            return NUMBER
        timed = self.is_number(first) and not day_named(first.text, code)
        if clock and timed and self.is_number(second):
            return CLOCK
        day = _is(self.phrases.links, text) and _DIGIT.search(first.text)
        return DAY if day and day_named(second.text, code) else ""

    def _amount(self, at: int) -> str:
        if not _is(self.shifts.amounts, self.words[at].text):
            return ""
        if at and self._is_mixed(at - 1):
            return NUMBER
        timed = any(one.roots & self.figures for one in self.words[at + 1 : at + 2])
        return CLOCK if timed and self.is_timed(at) else NUMBER

    def _is_dated(self, at: int) -> bool:
        """Tell the number of a day: "the 9th", "14 August"."""
        text = self.words[at].text
        if _is(self.phrases.numerals, text) and _DIGIT.search(text):
            return True
        if not _NUMERAL.fullmatch(text):
            return False
        beside = self.words[max(0, at - 2) : at + 3]
        return any(
            day_named(one.text, self.phrases.code, weekdays=False) for one in beside
        )

    def is_timed(self, at: int) -> bool:
        """Tell what stands before, or is, a time of the clock."""
        behind = self.words[at + 1 : at + 2]
        if _is(self.shifts.at, self.words[at].text):
            return any(self.is_number(one) for one in behind)
        last = next(
            one
            for one in range(at, len(self.words))
            if one + 1 == len(self.words) or not self.is_number(self.words[one + 1])
        )
        unit = any(
            one.roots
            and not _is(self.phrases.clock, one.text)
            and not one.opens
            and not _is(self.shifts.light, one.text)
            for one in self.words[last + 1 : last + 2]
        )
        led = any(
            _is(self.shifts.at, self.words[spot].text) and not self._is_mixed(spot)
            for spot in range(max(0, at - 2), at)
        )
        follows = any(_is(self.phrases.clock, one.text) and one.roots for one in behind)
        return (led and not unit) or follows

    def _is_mixed(self, at: int) -> bool:
        """Tell what adds a half to a number: "four and a half"."""
        said = " ".join(one.text for one in self.words[at : at + 2])
        return _is(self.shifts.mixed, said)

    def is_number(self, word: Word) -> bool:
        """Tell a number in digits or words."""
        return bool(word.roots & self.figures) or (
            _DIGIT.search(word.text) is not None
            or _is(self.shifts.amounts, word.text)
            or _is(self.shifts.noon, word.text)
        )
