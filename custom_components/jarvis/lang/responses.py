"""What commands say and hear: `data/responses/` and `data/sentences/`, by language."""

from collections.abc import Mapping, Sequence
from functools import cache
from json import loads
from pathlib import Path
from typing import Any, Final

_DATA: Final = Path(__file__).parent.parent / "data"


def responses(section: str) -> Mapping[str, Mapping[str, str]]:
    """Return language → key → sentence of one section; reads files, once."""
    return _of("responses", section)


def sentences(command: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return language → pattern → templates of a command; reads files, once."""
    return {
        language: {name: tuple(rows) for name, rows in found["patterns"].items()}
        for language, found in _of("sentences", command).items()
    }


def examples(command: str) -> Mapping[str, Sequence[str]]:
    """Return language → examples of a command; reads files, once."""
    found = _of("sentences", command)
    return {language: tuple(one["examples"]) for language, one in found.items()}


def _of(folder: str, section: str) -> dict[str, Any]:
    tables = _tables(folder)
    return {code: table[section] for code, table in tables.items() if section in table}


@cache
def _tables(folder: str) -> Mapping[str, Mapping[str, Any]]:
    return {
        file.stem: loads(file.read_text(encoding="utf-8"))
        for file in sorted((_DATA / folder).glob("*.json"))
    }
