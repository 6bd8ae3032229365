"""Compiles a language's table of patterns when it is first spoken."""

from collections.abc import Callable, Mapping
import re
from typing import Final

from .keywords import base_language

# Both at once.
PARTS: Final = re.compile(r"[,;:.!?\u2026]+\s+|\s[-\u2013\u2014]\s")
# A row without words matches nothing.
_NEVER: Final = "(?!)"


class Tables[Words, Table]:
    """The tables of one room: words per language code, compiled on first use."""

    def __init__(
        self, words: Mapping[str, Words], make: Callable[[Words], Table]
    ) -> None:
        """Take the words, and what makes a table of one language's."""
        self._words = words
        self._make = make
        self._made: dict[str, Table] = {}

    def of(self, language: str) -> Table | None:
        """Give the table of a language tag; None where there are no words for it."""
        code = base_language(language)
        if code not in self._made:
            if (words := self._words.get(code)) is None:
                return None
            self._made[code] = self._make(words)
        return self._made[code]


def compiled[Row: tuple[re.Pattern[str], ...]](
    kind: type[Row], flags: re.RegexFlag = re.IGNORECASE
) -> Callable[[object], Row]:
    """Give what compiles the words that a `NamedTuple` of patterns names."""

    def make(words: object) -> Row:
        rows = (getattr(words, name) or _NEVER for name in kind.__annotations__)
        return tuple.__new__(kind, (re.compile(row, flags) for row in rows))

    return make


def plain_text(text: str) -> str:
    """Write a text with straight apostrophes and single spaces."""
    return " ".join(text.replace("\u2019", "'").split())
