"""A table of one test checks as much as a test for each row would."""

import re

import pytest

from .tables import each_row

NUMBERS = ((1, 1), (2, 3), (3, 3), pytest.param(4, 5, id="four"))


def equal(left: int, right: int) -> None:
    assert left == right


async def equal_later(left: int, right: int) -> None:
    equal(left, right)


def test_every_row_that_fails_is_told() -> None:
    with pytest.raises(ExceptionGroup, match="2 of 4 rows") as told:
        each_row("left, right", NUMBERS)(equal)()
    notes = [fault.__notes__ for fault in told.value.exceptions]
    assert notes == [["left = 2\nright = 3\n"], ["left = 4\nright = 5\n"]]


async def test_rows_are_awaited() -> None:
    with pytest.raises(ExceptionGroup, match="2 of 4 rows"):
        await each_row("left, right", NUMBERS)(equal_later)()


def test_tables_multiply() -> None:
    with pytest.raises(ExceptionGroup, match="3 of 3 rows") as told:
        each_row("left", (1, 2, 3))(each_row("right", (1, 2, 3))(equal))()
    assert [len(each.exceptions) for each in told.value.exceptions] == [2, 2, 2]


def test_what_does_not_fail_as_it_should_is_a_fault() -> None:
    def pattern(text: str) -> None:
        with pytest.raises(re.error):
            re.compile(text)

    with pytest.raises(ExceptionGroup, match="1 of 2 rows"):
        each_row("text", ("(", "fine"))(pattern)()


def test_a_table_says_what_it_cannot_do() -> None:
    with pytest.raises(ValueError, match="without rows"):
        each_row("left, right", ())
    with pytest.raises(ValueError, match="marked"):
        each_row("left", [pytest.param(1, marks=pytest.mark.slow)])
    with pytest.raises(ValueError, match="shorter"):
        each_row("left, right", [(1,)])
    with pytest.raises(TypeError, match="middle"):
        each_row("middle", (1,))(equal)


@each_row("left", (1, 2))
def test_what_is_asked_for_besides_is_made_once(
    left: int, request: pytest.FixtureRequest, seen: list[int]
) -> None:
    seen.append(left)
    assert request.node.name == "test_what_is_asked_for_besides_is_made_once"
    assert seen == list(range(1, left + 1))


@pytest.fixture
def seen() -> list[int]:
    return []
