"""What may stand in a slot that is not a name: numbers, colours, states, free text.

Each list of a language becomes a trie of token sequences, built once. Numbers
are understood as digits and as words; the words come from Unicode's spell-out
rules (`unicode_rbnf`), so every language counts without a table of ours.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from hassil.numbers import get_rbnf_engine
from unicode_rbnf import RbnfEngine

from .interrupt import Check
from .templates import spellings
from .text import words

type Value = str | int | float
_VALUE = ""
"""Key of the value in a trie node; no token is empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """Numbers from `low` to `high`, by `step` or its `parts` (0.5 for halves)."""

    low: float
    high: float
    step: int = 1
    parts: float = 1.0
    times: float = 1.0

    def value(self, text: str) -> Value | None:
        """Return the number written in digits, None when it is not in the range."""
        try:
            number = float(text.replace(",", "."))
        except ValueError:
            return None
        if not self.low <= number <= self.high or number % self.parts:
            return None
        number *= self.times
        return int(number) if number.is_integer() else number


class Terminal:
    """One list: which tokens it accepts and what they mean."""

    def __init__(self, *, numbers: Range | None = None, free: bool = False) -> None:
        """Start empty; `free` lists accept any words."""
        self.numbers = numbers
        self.free = free
        self.trie: dict[str, Any] = {}

    def add(self, tokens: tuple[str, ...], value: Value) -> None:
        """Accept one more token sequence; the first meaning of equal ones stays."""
        node = self.trie
        for token in tokens:
            node = node.setdefault(token, {})
        node.setdefault(_VALUE, value)

    def flat(self) -> dict[str, Any]:
        """Return the list in the form of JSON."""
        numbers = None if self.numbers is None else asdict(self.numbers)
        return {"numbers": numbers, "free": self.free, "trie": self.trie}

    def ends(self, heard: tuple[str, ...], start: int) -> Iterator[tuple[int, Value]]:
        """Yield (end, value) of everything the list accepts from `start` on."""
        if start < len(heard) and self.numbers and heard[start][0].isdigit():
            value = self.numbers.value(heard[start])
            if value is not None:
                yield start + 1, value
        node = self.trie
        for at in range(start, len(heard)):
            following = node.get(heard[at])
            if following is None:
                return
            node = following
            if _VALUE in node:
                yield at + 1, node[_VALUE]

    def vocabulary(self) -> set[str]:
        """Return every token the list knows."""
        found: set[str] = set()
        stack = [self.trie]
        while stack:
            for token, node in stack.pop().items():
                if token != _VALUE:
                    found.add(token)
                    stack.append(node)
        return found


def terminal(body: Mapping[str, Any]) -> Terminal:
    """Build a list from its flat form; raises LookupError or TypeError on others."""
    numbers = body["numbers"]
    made = Terminal(numbers=Range(**numbers) if numbers else None, free=body["free"])
    made.trie = body["trie"]
    return made


def terminals(
    lists: Mapping[str, Any], language: str, check: Check
) -> dict[str, Terminal]:
    """Build every list of a language from the data package's own form."""
    engine = _engine(language)
    return {name: _terminal(body, engine, check) for name, body in lists.items()}


def _terminal(
    body: Mapping[str, Any], engine: RbnfEngine | None, check: Check
) -> Terminal:
    if body.get("wildcard"):
        return Terminal(free=True)
    if "range" in body:
        return _numbers(body["range"], engine, check)
    made = Terminal()
    for value in body.get("values", ()):
        template = value["in"] if isinstance(value, Mapping) else value
        meaning = value.get("out", template) if isinstance(value, Mapping) else value
        if isinstance(meaning, str) and meaning.isdecimal():
            meaning = int(meaning)
        check()
        for tokens in spellings(str(template)):
            made.add(tokens, meaning)
    return made


def _numbers(
    body: Mapping[str, Any], engine: RbnfEngine | None, check: Check
) -> Terminal:
    parts = {"halves": 0.5, "tenths": 0.1}.get(body.get("fractions", ""), 1.0)
    numbers = Range(
        low=body["from"],
        high=body["to"],
        step=body.get("step", 1),
        parts=parts,
        times=body.get("multiplier", 1),
    )
    made = Terminal(numbers=numbers)
    if engine is not None:
        for number in range(int(numbers.low), int(numbers.high) + 1, numbers.step):
            check()
            value = numbers.value(str(number))
            for tokens in number_words(engine, number):
                if value is not None:
                    made.add(tokens, value)
    return made


def number_words(engine: RbnfEngine, number: int) -> set[tuple[str, ...]]:
    """Return the ways a number is said (genders, cases) as token sequences."""
    said = engine.format_number(number).text_by_ruleset
    return {
        words(text.replace("\u00ad", ""))
        for rules, text in said.items()
        if "ordinal" not in rules and "year" not in rules
    } - {()}


def _engine(language: str) -> RbnfEngine | None:
    try:
        engine = get_rbnf_engine(language)
        engine.format_number(1)
    except ValueError:
        return None
    return engine
