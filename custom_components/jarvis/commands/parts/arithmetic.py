"""Computes an expression; needs the package simpleeval.

Expressions that would cost more than they are
worth (towers of powers, endless digits) are refused before they are computed.
"""

import ast
from collections.abc import Callable, Mapping
import math
import operator
from typing import Any

from simpleeval import InvalidExpression, SimpleEval

from ...lang.numbers import Number
from .sums import MOST_CHARACTERS, is_sum, plain_signs

_MOST_DIGITS = 60


class TooMuch(ValueError):  # noqa: N818 - what it says
    """The result would have too many digits."""


class NotASum(ValueError):  # noqa: N818 - what it says
    """The text is no arithmetic."""


def _limited(
    compute: Callable[[Any, Any], Any], digits: Callable[[Any, Any], float]
) -> Callable[[Any, Any], Any]:
    def run(left: Any, right: Any) -> Any:
        if digits(left, right) > _MOST_DIGITS:
            raise TooMuch
        return compute(left, right)

    return run


def _size(value: Any) -> float:
    return math.log10(abs(value)) if value else 0


def _power_size(base: Any, exponent: Any) -> float:
    return float(abs(_size(base) * exponent))


_OPERATORS: Mapping[type[ast.AST], Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: _limited(operator.mul, lambda a, b: _size(a) + _size(b)),
    ast.Div: operator.truediv,
    ast.Mod: operator.mod,
    ast.Pow: _limited(operator.pow, _power_size),
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
}
_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "sqrt": math.sqrt,
    "cbrt": math.cbrt,
    "abs": abs,
}
_NAMES = {"pi": math.pi, "e": math.e}


def evaluate(expression: str) -> Number:
    """Compute an expression of + - * / % ** ( ) sqrt cbrt abs pi.

    Raises NotASum, TooMuch or ZeroDivisionError.
    """
    text = plain_signs(expression)
    if not text or len(text) > MOST_CHARACTERS or not is_sum(text):
        raise NotASum
    try:
        value = SimpleEval(  # type: ignore[no-untyped-call]
            operators=dict(_OPERATORS), functions=dict(_FUNCTIONS), names=dict(_NAMES)
        ).eval(text)
    except (InvalidExpression, SyntaxError, TypeError, RecursionError) as err:
        raise NotASum from err
    except OverflowError as err:
        raise TooMuch from err
    except TooMuch, ZeroDivisionError:
        raise
    except ValueError as err:
        raise NotASum from err
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise NotASum
    if not math.isfinite(value):
        raise TooMuch
    return round(value, 12) if isinstance(value, float) else value
