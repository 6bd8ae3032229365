"""Sums in words, calculated."""

import ast
from collections.abc import Mapping, Sequence
from functools import lru_cache
import re
from typing import Final

from ...lang.numbers import Number, longest, numbers_for, phrases, tokens
from ...lang.responses import word_tables, words_of
from ...lang.values import values_for

GROW: Final = words_of("calculate", "grow")
OFF: Final = words_of("calculate", "off")
OPERATORS: Final = word_tables("calculate", "operators")
PERCENT: Final = words_of("calculate", "percent")
RESULT: Final = words_of("calculate", "result")
SHRINK: Final = words_of("calculate", "shrink")
UNITS: Final = words_of("calculate", "units")

MOST_CHARACTERS = 200
FUNCTIONS = frozenset({"sqrt", "cbrt", "abs"})
NAMES = frozenset({"pi", "e"})
# What stands behind a number, so that it takes the last result.
_BEHIND = frozenset({"+", "-", "*", "/", "%", "**", "**2", "**3"})
_SPELLED = str.maketrans({"\u00d7": "*", "\u00f7": "/", "\u00b7": "*", "\u2212": "-"})
_NODES = (ast.Expression, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Load)


def is_sum(text: str) -> bool:
    """Tell whether an expression holds only numbers, operators and our functions."""
    try:
        tree = ast.parse(text, mode="eval")
    except SyntaxError, ValueError, RecursionError, MemoryError:
        return False
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
            return False
        number = isinstance(node, ast.Constant) and type(node.value) in (int, float)
        name = isinstance(node, ast.Name) and node.id in NAMES | FUNCTIONS
        if not (number or name or isinstance(node, (*_NODES, ast.Call))):
            return False
    return True


def plain_signs(text: str) -> str:
    """Write the signs of a sum as Python does."""
    return text.translate(_SPELLED).replace("^", "**").strip()


def to_expression(text: str, language: str, last: Number | None) -> str | None:
    """Write a spoken sum as an expression; None when it is none.

    `last` is the result before, for "that" and for sums that begin with an operator.
    """
    if len(text) > MOST_CHARACTERS:
        return None
    code = language.partition("-")[0]
    small = UNITS.get(code, "").split()
    heard = [word for word in _words(text) if word not in small]
    if (shared := _shared(heard, language, last)) is not None:
        return shared
    return _sum(heard, language, last)


def _sum(
    heard: Sequence[str], language: str, last: Number | None, *, lone: bool = False
) -> str | None:
    """Write words as an expression; a `lone` number is one too."""
    code = language.partition("-")[0]
    if (own := _joined(heard, language, last)) is not None:
        return own
    pieces = _pieces(heard, language, code, last)
    if not pieces:
        return None
    if pieces[0] in _BEHIND:
        if last is None:
            return None if pieces[0] != "-" else _closed(pieces, lone=lone)
        pieces.insert(0, f"({last!r})")
    return _closed(pieces, lone=lone)


def _joined(heard: Sequence[str], language: str, last: Number | None) -> str | None:
    """Write what stands behind "and" where it is a whole operation of its own.

    "And the root of that" takes the last result alone; "and 5" goes on adding.
    """
    if last is None or tuple(heard[:1]) not in phrases(values_for(language).link):
        return None
    return _sum(heard[1:], language, last) if _opens(heard[1:], language) else None


def _opens(heard: Sequence[str], language: str) -> bool:
    """Tell whether words begin with an operand, not with what goes on from one."""
    code = language.partition("-")[0]
    found = longest(_operators(code), heard, 0)
    sign = found[0] if found else "".join(heard[:1])
    return sign not in _BEHIND


def _closed(pieces: list[str], *, lone: bool) -> str | None:
    computes = any(p.strip("()") and p[0] in "+-*/%sc" for p in pieces[1:])
    if not (lone or computes or pieces[0][0] in "sc" or pieces[0][-1] == "*"):
        return None
    pieces += [")"] * (sum(piece.count("(") - piece.count(")") for piece in pieces))
    expression = "".join(pieces)
    return expression if is_sum(expression) else None


def _shared(heard: Sequence[str], language: str, last: Number | None) -> str | None:
    """Write "85 minus 20 percent" and "20 percent off 85": a share of the whole."""
    code = language.partition("-")[0]
    if (share := _percentage(heard, 0, language)) is not None:
        off = longest(dict.fromkeys(phrases(OFF.get(code, "")), True), heard, share[1])
        whole = _sum(heard[off[1] :], language, last, lone=True) if off else None
        return f"({whole})*(1-({share[0]!r})/100)" if whole else None
    operators = OPERATORS.get(code, OPERATORS["en"])
    for sign in ("+", "-"):
        said = dict.fromkeys((*phrases(operators[sign]), (sign,)), True)
        for at in range(1, len(heard)):
            led = longest(said, heard, at)
            share = _percentage(heard, led[1], language) if led else None
            if share is None or share[1] != len(heard):
                continue
            whole = _sum(heard[:at], language, last, lone=True)
            return f"({whole})*(1{sign}({share[0]!r})/100)" if whole else None
    return None


def listed(text: str, language: str) -> list[Number]:
    """Read "4, 8 and 12" as numbers; [] when anything else is in it."""
    numbers, link = numbers_for(language), values_for(language).link
    found: list[Number] = []
    for part in re.split(rf"\s*[,;]\s*|\s+{link}\s+|\s+(?=\d)", text):
        said = part.strip().removeprefix(f"{link} ")
        if not said:
            continue
        heard = tokens(said)
        number = numbers.read(heard, 0)
        if number is None or number[1] != len(heard):
            return []
        found.append(number[0])
    return found


def percentage(text: str, language: str) -> Number | None:
    """Read a text that is nothing but a percentage; None when it is none."""
    heard = _words(text)
    found = _percentage(heard, 0, language)
    return found[0] if found and found[1] == len(heard) else None


def by_share(text: str, language: str, last: Number) -> str | None:
    """Write "add 10 percent", "20% off" as an expression of the last result."""
    if len(text) > MOST_CHARACTERS:
        return None
    code = language.partition("-")[0]
    heard = [{"+": "plus", "-": "minus"}.get(word, word) for word in _words(text)]
    for at in range(len(heard)):
        if heard[at] in _folded(SHRINK, code):
            continue  # else a minus before the number would be its sign
        if (found := _percentage(heard, at, language)) is None:
            continue
        around = {*heard[:at], *heard[found[1] :]}
        link = phrases(values_for(language).link)
        plain = heard[1:at] if tuple(heard[:1]) in link else heard[:at]
        if not plain and tuple(heard[found[1] :]) in _results(code):
            return f"({last!r})*({found[0]!r})/100"
        for sign, table in (("+", GROW), ("-", SHRINK)):
            words = _folded(table, code)
            other = _folded(SHRINK if sign == "+" else GROW, code)
            if around <= words and not around <= other:
                return f"({last!r})*(1{sign}({found[0]!r})/100)"
        return None
    return None


def _folded(table: Mapping[str, str], code: str) -> set[str]:
    return set(tokens(table.get(code, table["en"])))


def _percentage(
    heard: Sequence[str], at: int, language: str
) -> tuple[Number, int] | None:
    """Read "10 percent" at a place: the number and the position behind it."""
    number = numbers_for(language).read(heard, at)
    if number is None:
        return None
    code = language.partition("-")[0]
    said = PERCENT.get(code, PERCENT["en"]).split(",")
    signs = dict.fromkeys((tokens(sign) or (sign,) for sign in said), True)
    sign = longest(signs, heard, number[1])
    return (number[0], sign[1]) if sign else None


def _words(text: str) -> list[str]:
    """Cut into words and signs; signs stand alone."""
    plain = text.translate(_SPELLED)
    spaced = ""
    for at, char in enumerate(plain):
        inside = 0 < at < len(plain) - 1 and plain[at - 1].isdigit()
        number = char in ".," and inside and plain[at + 1].isdigit()
        spaced += f" {char} " if char in "+-*/^()%=" and not number else char
    found: list[str] = []
    for part in spaced.split():
        found += [part] if part in "+-*/^()%=" else list(tokens(part))
    return [word for word in found if word not in {"=", "?", "."}]


@lru_cache(maxsize=16)
def _operators(code: str) -> dict[tuple[str, ...], str]:
    """Unfold the operators of a language, once: {words: sign}."""
    table = OPERATORS.get(code, OPERATORS["en"])
    return {
        tokens(said): sign for sign, line in table.items() for said in line.split(",")
    }


def _of_result(heard: Sequence[str], at: int, language: str) -> tuple[str, int] | None:
    """Read "the root", whose operand needs no "of" as it stands for the result."""
    code = language.partition("-")[0]
    found = longest(_opening(code), heard, at)
    if found is None:
        return None
    return found if longest(_results(code), heard, found[1]) else None


@lru_cache(maxsize=16)
def _opening(code: str) -> dict[tuple[str, ...], str]:
    """Give the operators before their operand without their last word, "of"."""

    def counts(words: tuple[str, ...]) -> bool:
        """Tell whether "two" of "two times" is left, and no "half"."""
        number = numbers_for(code).read(words, 0)
        whole = number is not None and number[1] == len(words)
        return whole and number is not None and isinstance(number[0], int)

    return {
        words[:-1]: sign
        for words, sign in _operators(code).items()
        if len(words) > 1
        and sign not in _BEHIND
        and sign[-1] in "(*"
        and sign[0] != "/"
        and not counts(words[:-1])
    }


@lru_cache(maxsize=16)
def _results(code: str) -> dict[tuple[str, ...], bool]:
    """Give the words for the last result."""
    return dict.fromkeys(phrases(RESULT.get(code, RESULT["en"])), True)


def _pieces(
    heard: Sequence[str], language: str, code: str, last: Number | None
) -> list[str]:
    numbers, operators = numbers_for(language), _operators(code)
    results = _results(code)
    pieces: list[str] = []
    at = 0
    while at < len(heard):
        word = heard[at]
        operand_due = not pieces or pieces[-1][-1] in "+-*/%("
        found = longest(operators, heard, at) or _of_result(heard, at, language)
        if found:
            pieces.append(found[0])
            at = found[1]
        elif word in {"+", "-", "*", "/", "(", ")", "^", "%"}:
            pieces.append({"^": "**", "%": "/100"}.get(word, word))
            at += 1
        elif result := longest(results, heard, at):
            if last is None:
                return []
            pieces.append(f"({last!r})")
            at = result[1]
        elif operand_due and word in NAMES and len(word) > 1:
            pieces.append(word)
            at += 1
        elif operand_due and (number := numbers.read(heard, at)):
            pieces.append(repr(number[0]))
            at = number[1]
        else:
            return []
    return pieces
