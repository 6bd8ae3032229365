"""Words that make a sentence something else than a plain command.

Negations, conditions, delays, exceptions, stories, second thoughts: per
language a table of patterns over folded tokens. One hit anywhere outside an
exact name and the sentence is left alone, whatever else it says.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
import re

from .text import words

NUMBER = "<n>"
"""In a pattern: any number, in digits or as one word."""

_DIGITS = re.compile(r"\d+([.,]\d+)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A guard that fired: its kind, and the tokens `start` to `end`."""

    kind: str
    start: int
    end: int


class Guards:
    """The guard table of one language; `table` is kind → phrases."""

    def __init__(
        self,
        table: Mapping[str, Sequence[str]],
        numbers: frozenset[str] = frozenset(),
    ) -> None:
        """Index the phrases by their first word; `numbers` are number words."""
        self.numbers = numbers
        self._phrases: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for kind, phrases in table.items():
            for phrase in phrases:
                self._add(kind, str(phrase))

    @property
    def words(self) -> frozenset[str]:
        """The words that begin a guard's phrase."""
        return frozenset(self._phrases) - {NUMBER}

    def hits(self, heard: tuple[str, ...]) -> Iterator[Hit]:
        """Yield every guard of the sentence."""
        for start, word in enumerate(heard):
            keys = (word, NUMBER) if self._counts(word) else (word,)
            for key in keys:
                for phrase, kind in self._phrases.get(key, ()):
                    end = start + len(phrase)
                    if self._is(phrase, heard[start:end]):
                        yield Hit(kind=kind, start=start, end=end)

    def _add(self, kind: str, phrase: str) -> None:
        parts: list[str] = []
        for piece in phrase.split():
            parts.extend((NUMBER,) if piece == NUMBER else words(piece))
        if parts:
            self._phrases.setdefault(parts[0], []).append((tuple(parts), kind))

    def _is(self, phrase: tuple[str, ...], heard: tuple[str, ...]) -> bool:
        if len(phrase) != len(heard):
            return False
        return all(
            want == got or (want == NUMBER and self._counts(got))
            for want, got in zip(phrase, heard, strict=True)
        )

    def _counts(self, word: str) -> bool:
        return word in self.numbers or _DIGITS.fullmatch(word) is not None
