"""Numbers as people say and models write them: "five", "anderthalb", "1.234,5".

Pure and total: what is not wholly a number is None, never a guess.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
import re
import unicodedata

from .normalise import fold
from .values import Values, values_for

LONGEST = 300
"""Characters that are looked at; nobody says a longer value."""

type Number = int | float

_EXACT = 1e15  # above it, floats are no longer whole numbers

_TOKEN = re.compile(
    r"\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{1,2}/\d{1,2}/\d{2,4}"
    r"|(?<![\w.])-?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*|[^\W\d_]+(?:[.'][^\W\d_]+)*|(?<=\d)\.|[%°+€$£¥-]"
)
_DIGITS = re.compile(r"-?\d+(?:[.,]\d+)*")
_QUARTERS = {"½": 0.5, "¼": 0.25, "¾": 0.75}


def tokens(text: str) -> tuple[str, ...]:
    """Cut a text into folded words, numbers, clock times and a few signs.

    A full stop is one only behind a digit, where it may make an ordinal.
    """
    if len(text) > LONGEST:
        return ()
    plain = text.replace("\u2019", "'")
    for sign, value in _QUARTERS.items():
        if sign in plain:
            plain = re.sub(rf"(\d*)\s*{sign}", partial(_add, value), plain)
    plain = unicodedata.normalize("NFKC", plain)
    return tuple(fold(found) for found in _TOKEN.findall(plain) if found != "-")


def _add(fraction: float, match: re.Match[str]) -> str:
    return str(int(match[1] or 0) + fraction)


def entries(line: str) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield (tokens, value) of a comma list such as "half=0.5, a half=0.5"."""
    for entry in line.split(","):
        phrase, _, value = entry.partition("=")
        if phrase.strip():
            yield tokens(phrase), float(value or 0)


@lru_cache(maxsize=1024)
def phrases(line: str) -> frozenset[tuple[str, ...]]:
    """Return the tokens of every entry of a comma list."""
    return frozenset(phrase for phrase, _ in entries(line))


def longest[T](
    table: dict[tuple[str, ...], T], heard: Sequence[str], at: int, limit: int = 6
) -> tuple[T, int] | None:
    """Find the longest phrase of the table that starts at `at`, and where it ends."""
    for end in range(min(len(heard), at + limit), at, -1):
        if (value := table.get(tuple(heard[at:end]))) is not None:
            return value, end
    return None


def parse_digits(text: str, decimal: str) -> Number | None:
    """Read digits with separators; `decimal` is the language's decimal sign."""
    if len(text) > LONGEST or not _DIGITS.fullmatch(text):
        return None
    signs = re.sub(r"[\d-]", "", text)
    if len(set(signs)) > 1:
        split = max(text.rfind("."), text.rfind(","))
        text = re.sub(r"[.,]", "", text[:split]) + "." + text[split + 1 :]
    elif len(signs) > 1:
        text = re.sub(r"[.,]", "", text)
    elif signs:
        before, _, after = text.partition(signs)
        thousands = signs != decimal and len(after) == 3 and before.strip("-0")  # noqa: PLR2004
        text = before + ("" if thousands else ".") + after
    return float(text) if "." in text else int(text)


@dataclass(frozen=True, slots=True)
class _Scale:
    words: frozenset[str]
    value: int


class Numbers:
    """Reads numbers of one language out of tokens."""

    def __init__(self, values: Values) -> None:
        """Unfold the table into lookups."""
        self.values = values
        self._small = _small(values)
        self._fractions = dict(entries(values.fractions))
        self._mixed = dict(entries(values.mixed))
        self._one = frozenset(token for w in values.one.split() for token in tokens(w))
        self._minus = frozenset(fold(word) for word in values.minus.split())
        self._point = frozenset(fold(word) for word in values.point.split())
        self._link = fold(values.link)
        self._hundred = _words(values.hundred)
        self._scales = (
            _Scale(_words(values.million), 1_000_000),
            _Scale(_words(values.thousand), 1_000),
        )

    def read(
        self, heard: Sequence[str], at: int, *, article: bool = False
    ) -> tuple[Number, int] | None:
        """Read the number at `at`: its value and the position behind it.

        With `article`, "an" and "ein" count as 1.
        """
        if at >= len(heard):
            return None
        if heard[at] in self._minus:
            found = self.read(heard, at + 1)
            return (-found[0], found[1]) if found else None
        if found := self.cardinal(heard, at):
            return self._tail(heard, *found)
        if fraction := longest(self._fractions, heard, at):
            return fraction
        if article and heard[at] in self._one:
            return self._tail(heard, 1, at + 1)
        return None

    def _tail(self, heard: Sequence[str], value: Number, at: int) -> tuple[Number, int]:
        """Add what may follow a whole number: decimals, "and a half"."""
        if at < len(heard) and heard[at] in self._point:
            digits, end = self._decimals(heard, at + 1)
            if digits:
                return float(f"{value}.{digits}"), end
        if mixed := longest(self._mixed, heard, at):
            return value + mixed[0], mixed[1]
        return value, at

    def _decimals(self, heard: Sequence[str], at: int) -> tuple[str, int]:
        digits = ""
        while at < len(heard) and (found := longest(self._small, heard, at)):
            digits += str(found[0])
            at = found[1]
        if not digits and at < len(heard) and heard[at].isdecimal():
            return heard[at], at + 1
        return digits, at

    def cardinal(self, heard: Sequence[str], at: int) -> tuple[Number, int] | None:
        """Read digits or a whole number in words, without what may follow it."""
        if (
            heard[at] in self._one
            and at + 1 < len(heard)
            and self._is_scale(heard[at + 1])
        ):
            at += 1
        total: Number = 0
        current: Number | None = None
        start = at
        while at < len(heard):
            if (found := self._part(heard, at, current)) is not None:
                current, at = found
            elif (scale := self._scale(heard[at])) is not None:
                total += (1 if current is None else current) * scale
                current, at = None, at + 1
            elif not self._links(heard, at, start):
                break
            else:
                at += 1
        if at == start:
            return None
        return total + (current or 0), at

    def _part(
        self, heard: Sequence[str], at: int, current: Number | None
    ) -> tuple[Number, int] | None:
        """Read hundreds, digits or a small number, if it may follow `current`."""
        word = heard[at]
        if word in self._hundred and (current is None or 0 < current < 100):  # noqa: PLR2004
            return (1 if current is None else current) * 100, at + 1
        if current is None:
            digits = parse_digits(word, self.values.decimal)
            if digits is not None:
                return digits, at + 1
            if self.values.glued and (glued := self._halved(word)) is not None:
                return glued, at + 1
        open_end = isinstance(current, int) and current and not current % 100
        found = longest(self._small, heard, at) if current is None or open_end else None
        return ((current or 0) + found[0], found[1]) if found else None

    def _links(self, heard: Sequence[str], at: int, start: int) -> bool:
        """Tell whether an "and" inside of a number goes on with it."""
        if heard[at] != self._link or at == start or at + 1 >= len(heard):
            return False
        before = heard[at - 1]
        big = before in self._hundred or self._scale(before) is not None
        return big and longest(self._small, heard, at + 1) is not None

    def _is_scale(self, word: str) -> bool:
        return word in self._hundred or self._scale(word) is not None

    def _scale(self, word: str) -> int | None:
        return next((s.value for s in self._scales if word in s.words), None)

    def _halved(self, word: str) -> Number | None:
        """Read a grown-together number, "neunzehneinhalb" too."""
        for ends, more in self._mixed.items():
            head = word.removesuffix(ends[0])
            if len(ends) == 1 and head not in ("", word):
                whole = self._glued(head.removesuffix(self._link))
                return None if whole is None else whole + more
        return self._glued(word)

    def _glued(self, word: str) -> int | None:
        """Read a grown-together number such as "zweihundertfünfundzwanzig"."""
        if (small := self._small.get((word,))) is not None:
            return small
        for names, factor in ((self._scales[1].words, 1000), (self._hundred, 100)):
            for name in names:
                head, found, rest = word.partition(name)
                if not found:
                    continue
                times = self._glued(head) if head else 1
                rest = rest.removeprefix(self._link) if rest else rest
                more = self._glued(rest) if rest else 0
                if times is not None and more is not None and more < factor:
                    return times * factor + more
        return None


def _words(line: str) -> frozenset[str]:
    return frozenset(fold(word) for word in line.split("/"))


def _small(values: Values) -> dict[tuple[str, ...], int]:
    """Unfold 0 to 99."""
    small: dict[tuple[str, ...], int] = {}
    units = [entry.split("/") for entry in values.units.split()]
    tens = [entry.split("/") for entry in values.tens.split()]
    twenties = {int(value) for value in values.twenties.split()}
    for value, names in enumerate(units):
        small.update({tokens(name): value for name in names})
    for index, names in enumerate(tens):
        ten = (index + 2) * 10
        small.update({tokens(name): ten for name in names})
        for unit in range(1, 20 if ten in twenties else 10):
            for joint in values.joints.split(","):
                for name in names:
                    for word in units[unit]:
                        said = tokens(joint.format(tens=name, unit=word))
                        small.setdefault(said, ten + unit)
    small.pop((), None)
    return small


@lru_cache(maxsize=16)
def numbers_for(language: str) -> Numbers:
    """Return the reader of a language, English when there is no table."""
    return Numbers(values_for(language))


def parse_number(text: str, language: str) -> Number | None:
    """Read a text that is wholly a number; None otherwise."""
    heard = tokens(text)
    if not heard:
        return None
    numbers = numbers_for(language)
    found = numbers.read(heard, 0, article=True)
    return found[0] if found and found[1] == len(heard) else None


def parse_ordinal(text: str, language: str) -> int | None:
    """Read "first", "der zweite", "3rd": 1 and up; -1 is the last one."""
    ordinals = ordinals_for(language)
    heard = [word for word in tokens(text) if word not in ordinals.fillers]
    if found := longest(ordinals.table, heard, 0):
        return found[0] if found[1] == len(heard) else None
    if len(heard) > 1 and heard[0].isdecimal() and heard[1] in ordinals.marks:
        return int(heard[0]) if len(heard) == 2 else None  # noqa: PLR2004
    return None


@dataclass(frozen=True, slots=True)
class Ordinals:
    """The ordinals of a language: phrases, marks behind digits, words to skip."""

    table: dict[tuple[str, ...], int]
    marks: frozenset[str]
    fillers: frozenset[str]


@lru_cache(maxsize=16)
def ordinals_for(language: str) -> Ordinals:
    """Return the ordinals of a language."""
    values = values_for(language)
    table: dict[tuple[str, ...], int] = {}
    for index, names in enumerate(values.ordinals.split()):
        table.update({tokens(name): index + 1 for name in names.split("/")})
    table.update(dict.fromkeys(phrases(values.last), -1))
    marks = frozenset(fold(mark) for mark in values.ordinal_marks.split())
    return Ordinals(table, marks, frozenset(tokens(values.ordinal_small)))


def say_number(value: Number, language: str, *, digits: int = 6) -> str:
    """Write a number to be spoken: no trailing zeros, the language's decimal sign."""
    if isinstance(value, float) and (value.is_integer() and abs(value) < _EXACT):
        value = int(value)
    if isinstance(value, int):
        return str(value)
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    if not text.strip("-0."):
        text = f"{value:.3g}"
    return text.replace(".", values_for(language).decimal)
