"""Tells by the ending of a word what it is there for; pure."""

from functools import lru_cache

from ..patterns import full
from ..shapes import SHAPES, Shape


def case_of(word: str, shape: Shape) -> str:
    """Return what a word is there for by its ending; '' where it does not show."""
    found = (name for name, one in cases_in(shape) if full(one, word))
    return next((name for name in found if not name.endswith("?")), "")


def are_of_one_case(first: str, second: str, code: str) -> bool:
    """Tell whether two words may stand in each other's place."""
    shape = SHAPES.get(code)
    if shape is None:
        return True
    mine, theirs = case_of(first, shape), case_of(second, shape)
    if not mine or not theirs:
        doubtful = second if mine else first
        maybe = {name for name, one in cases_in(shape) if full(one, doubtful)}
        return mine == theirs or f"{mine or theirs}?" in maybe
    return mine == theirs or f"{mine} = {theirs}" in _alike(shape)


def is_cased(one: str, other: str, code: str) -> bool:
    """Tell one word in two cases, where who does it shows by that."""
    shape = SHAPES.get(code)
    return shape is not None and bool(shape.leads) and one != other


def is_lead(word: str, code: str) -> bool:
    """Tell a small word that opens a value."""
    shape = SHAPES.get(code)
    return shape is not None and full(shape.leads, word) is not None


@lru_cache(maxsize=8)
def cases_in(shape: Shape) -> tuple[tuple[str, str], ...]:
    """Return the cases that a language shows, each with how its words end."""
    lines = (line.partition(": ") for line in shape.cases.strip().splitlines())
    return tuple((name, one) for name, colon, one in lines if colon)


@lru_cache(maxsize=8)
def _alike(shape: Shape) -> frozenset[str]:
    lines = [line for line in shape.cases.splitlines() if " = " in line]
    turned = [" = ".join(reversed(line.split(" = "))) for line in lines]
    return frozenset((*lines, *turned))
