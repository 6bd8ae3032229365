"""Tables of sentences: one test goes through all rows and tells every one that fails.

A test of its own for each of ten thousand sentences costs more than reading them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
import functools
import inspect
from typing import Any

import pytest

type Row = dict[str, Any]

_PARAM = type(pytest.param())


def each_row(
    names: str | Sequence[str], rows: Iterable[Any]
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Run a test with each row in turn, as `parametrize` would, but as one test.

    For rows that leave nothing behind: what the test asks for besides is made once.
    """
    columns = names.split(",") if isinstance(names, str) else names
    table = [_row([column.strip() for column in columns], row) for row in rows]
    if not table:
        raise ValueError("a table without rows checks nothing")

    def decorate(test: Callable[..., Any]) -> Callable[..., Any]:
        run: Callable[..., Any] = (
            _awaited(test, table)
            if inspect.iscoroutinefunction(test)
            else _called(test, table)
        )
        run.__signature__ = _without(test, table[0])  # type: ignore[attr-defined]
        return run

    return decorate


def _called(test: Callable[..., Any], table: list[Row]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(**asked_for: Any) -> None:
        __tracebackhide__ = True
        faults: list[Exception] = []
        for row in table:
            with _noted(row, faults):
                test(**row, **asked_for)
        _tell(faults, table)

    return run


def _awaited(test: Callable[..., Any], table: list[Row]) -> Callable[..., Any]:
    @functools.wraps(test)
    async def run(**asked_for: Any) -> None:
        __tracebackhide__ = True
        faults: list[Exception] = []
        for row in table:
            with _noted(row, faults):
                await test(**row, **asked_for)
        _tell(faults, table)

    return run


def _row(columns: list[str], row: Any) -> Row:
    """Return a row by its columns; one that is marked apart needs `parametrize`."""
    if isinstance(row, _PARAM):
        if row.marks:
            raise ValueError("a row of a table cannot be marked")
        values: Sequence[Any] = row.values
    else:
        values = (row,) if len(columns) == 1 else row
    return dict(zip(columns, values, strict=True))


def _without(test: Callable[..., Any], row: Row) -> inspect.Signature:
    """Return what is left for fixtures."""
    whole = inspect.signature(test)
    if missing := row.keys() - whole.parameters.keys():
        raise TypeError(f"{test.__name__} does not take {sorted(missing)}")
    left = [each for name, each in whole.parameters.items() if name not in row]
    return whole.replace(parameters=left)


@contextmanager
def _noted(row: Row, faults: list[Exception]) -> Iterator[None]:
    """Note what is wrong with a row, and go on."""
    try:
        yield
    except pytest.fail.Exception as fault:
        faults.append(_about(row, AssertionError(str(fault))))
    except Exception as fault:  # noqa: BLE001 - told with the others
        faults.append(_about(row, fault))


def _about(row: Row, fault: Exception) -> Exception:
    fault.add_note("".join(f"{name} = {value!r}\n" for name, value in row.items()))
    return fault


def _tell(faults: list[Exception], table: list[Row]) -> None:
    __tracebackhide__ = True
    if faults:
        raise ExceptionGroup(f"{len(faults)} of {len(table)} rows", faults)
