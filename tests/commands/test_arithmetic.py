"""Sums: what is computed, and what is refused before it is computed."""

import time

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.commands.parts.arithmetic import (
    NotASum,
    TooMuch,
    evaluate,
)
from custom_components.jarvis.commands.parts.sums import is_sum, to_expression

from ..tables import each_row


@each_row(
    ("said", "language", "value"),
    [
        ("5 plus 3", "en", 8),
        ("twelve divided by four", "en", 3),
        ("20 percent of 50", "en", 10),
        ("the square root of 16", "en", 4),
        ("five squared", "en", 25),
        ("5 + 3 * 2", "en", 11),
        ("(5 + 3) times 2", "en", 16),
        ("2 to the power of 10", "en", 1024),
        ("fünf mal drei", "de", 15),
        ("1,5 plus 2", "de", 3.5),
        ("Wurzel aus 16", "de", 4),
    ],
)
def test_it_computes_what_is_said(said: str, language: str, value: float) -> None:
    expression = to_expression(said, language, None)
    assert expression is not None
    assert evaluate(expression) == value


@each_row(
    "said", ["banana", "5", "milk and eggs", "5 plus", "", "plus 5", "that times 2"]
)
def test_what_is_no_sum_is_none(said: str) -> None:
    assert to_expression(said, "en", None) is None


@each_row(
    ("said", "language", "value"),
    [
        ("and the root of that", "en", 12),
        ("and half that", "en", 72),
        ("and that minus 4", "en", 140),
        ("and 6 times 7", "en", 42),
        ("and 6", "en", 150),
        ("plus the root of that", "en", 156),
        ("und die Wurzel davon", "de", 12),
        ("und ein Viertel davon", "de", 36),
        ("und 6", "de", 150),
    ],
)
def test_an_operation_on_the_result_replaces_it(
    said: str, language: str, value: float
) -> None:
    expression = to_expression(said, language, 144)
    assert expression is not None
    assert evaluate(expression) == value


@each_row(
    "bomb",
    [
        "9**9**9",
        "9**99999999",
        "(9**9)**99",
        "10**50*10**50",
        "1e308*10",
        "1e400",
        "9**9**9**9**9",
    ],
)
def test_bombs_are_refused_at_once(bomb: str) -> None:
    began = time.thread_time()
    with pytest.raises(TooMuch):
        evaluate(bomb)
    assert time.thread_time() - began < 0.1


@each_row("odd", ["sqrt(0-4)", "sqrt(1, 2)", "cbrt()", "sqrt("])
def test_what_has_no_result_is_no_sum(odd: str) -> None:
    with pytest.raises(NotASum):
        evaluate(odd)


@each_row(
    "hostile",
    [
        "__import__('os').system('x')",
        "'a'*99",
        "().__class__",
        "[1 for _ in range(9)]",
        "lambda: 1",
        "sqrt(-1)",
        "1(1/3)*4",
        "(" * 150 + "1" + ")" * 150,
        "1" * 5000,
        "True",
        "sqrt",
    ],
)
def test_code_is_no_sum(hostile: str) -> None:
    with pytest.raises(NotASum):
        evaluate(hostile)


def test_division_by_zero_is_its_own_error() -> None:
    with pytest.raises(ZeroDivisionError):
        evaluate("1/0")


@given(
    st.integers(min_value=-999, max_value=999),
    st.sampled_from("+-*"),
    st.integers(min_value=-999, max_value=999),
)
def test_it_agrees_with_python(left: int, sign: str, right: int) -> None:
    expected = {"+": left + right, "-": left - right, "*": left * right}[sign]
    assert evaluate(f"({left}){sign}({right})") == expected


@given(st.text(max_size=200))
def test_any_text_ends_in_a_number_or_a_refusal(text: str) -> None:
    try:
        value = evaluate(text)
    except NotASum, TooMuch, ZeroDivisionError:
        return
    assert is_sum(text) or value == value  # noqa: PLR0124 - nan is not a result
