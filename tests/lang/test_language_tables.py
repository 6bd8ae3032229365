"""Words of languages as typed values: what does not fit is told, nothing is guessed."""

from dataclasses import dataclass
from importlib import import_module
import json
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from custom_components import jarvis
from custom_components.jarvis.lang import tables

WORDS = Path(tables.__file__).parent.parent / "data" / "words"


class Pair(NamedTuple):
    """A value in two parts."""

    words: str
    many: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A table of one language."""

    opens: str
    ends: tuple[str, ...] = ()
    small: frozenset[str] = frozenset()
    pairs: tuple[Pair, ...] = ()


def _read(body: dict[str, Any]) -> Any:
    with patch.object(tables, "parsed", return_value={"rows": {"all": body}}):
        return tables.table("rows", "all", Row)["en"]


def test_a_table_is_built_of_what_json_has_no_word_for() -> None:
    body = {"opens": "so", "ends": ["a"], "small": ["b"], "pairs": [["c", True]]}
    row = Row(
        opens="so", ends=("a",), small=frozenset({"b"}), pairs=(Pair("c", many=True),)
    )
    assert _read(body) == row


@pytest.mark.parametrize("body", [{}, {"opens": "so", "closes": "no"}, {"ends": ["a"]}])
def test_a_table_that_does_not_fit_is_refused(body: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        _read(body)


@pytest.mark.parametrize("file", sorted(WORDS.glob("*.json")), ids=lambda one: one.stem)
def test_every_file_is_sections_of_names(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found
    assert all(isinstance(names, dict) and names for names in found.values())


def _all_tables() -> list[tables.ByLanguage[Any]]:
    """Return every table that a module of the integration has."""
    names = [one.name for one in walk_packages(jarvis.__path__, f"{jarvis.__name__}.")]
    values = (value for name in names for value in vars(import_module(name)).values())
    return [value for value in values if isinstance(value, tables.ByLanguage)]


def test_every_table_is_built_in_every_language_without_reading_a_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = _all_tables()
    tables.parsed.cache_clear()
    for name in ("open", "read_bytes", "read_text"):
        monkeypatch.delattr(Path, name)
    assert all("en" in table or len(table) for table in found)
    assert all("any" not in table and "xx" not in table for table in found)
