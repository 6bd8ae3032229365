"""Words of languages: `data/words/<language>.json`, as typed values.

A section is what reads them, a name one table in it. What belongs to no language is in
`any.json`. Files are read once, when the modules that use them are imported.
"""

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache
from json import loads
from pathlib import Path
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

_DATA: Final = Path(__file__).parent.parent / "data"
_WORDS: Final = "words"
_ANY: Final = "any"


def texts(section: str, name: str) -> Mapping[str, str]:
    """Return language → words or a regular expression."""
    return table(section, name, str)


def lists(section: str, name: str) -> Mapping[str, tuple[str, ...]]:
    """Return language → words or regular expressions, in order."""
    return {code: tuple(found) for code, found in _section(section, name).items()}


def sets(section: str, name: str) -> Mapping[str, frozenset[str]]:
    """Return language → words, in no order."""
    return {code: frozenset(found) for code, found in _section(section, name).items()}


def maps(section: str, name: str) -> Mapping[str, Mapping[str, str]]:
    """Return language → key → words."""
    return dict(_section(section, name))


def branches(section: str, name: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return language → key → words or templates, in order."""
    return dict(_section(section, name))


def trees(section: str, name: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """Return language → key → key → words."""
    return dict(_section(section, name))


def table[T](section: str, name: str, kind: type[T]) -> Mapping[str, T]:
    """Return language → a value of this kind; raises TypeError when it does not fit."""
    found = _section(section, name)
    return {code: cast("T", _built(kind, one)) for code, one in found.items()}


def tables[T](section: str, name: str, kind: type[T]) -> Mapping[str, tuple[T, ...]]:
    """Return language → values of this kind, in order."""
    return {
        code: tuple(cast("T", _built(kind, one)) for one in many)
        for code, many in _section(section, name).items()
    }


def common(section: str, name: str) -> str:
    """Return a text that belongs to no language."""
    return str(load_tables(_WORDS)[_ANY][section][name])


def common_set(section: str, name: str) -> frozenset[str]:
    """Return words that belong to no language."""
    return frozenset(load_tables(_WORDS)[_ANY][section][name])


@cache
def load_tables(folder: str) -> Mapping[str, Mapping[str, Any]]:
    """Return the files of a folder of data, by their names; for a thread."""
    return {
        file.stem: loads(file.read_text(encoding="utf-8"))
        for file in sorted((_DATA / folder).glob("*.json"))
    }


def _section(section: str, name: str) -> Mapping[str, Any]:
    return {
        code: found[section][name]
        for code, found in load_tables(_WORDS).items()
        if code != _ANY and name in found.get(section, ())
    }


def _built(kind: Any, value: Any) -> Any:
    """Make what JSON has no word for: dataclasses, tuples, sets."""
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        if unknown := value.keys() - hints.keys():
            raise TypeError(f"{kind.__name__} has no {', '.join(sorted(unknown))}")
        return cast("Any", kind)(**{k: _built(hints[k], v) for k, v in value.items()})
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        hints = _hints(kind)
        pairs = zip(hints.values(), value, strict=True)
        return kind(*(_built(hint, one) for hint, one in pairs))
    origin, within = get_origin(kind), get_args(kind)
    if origin is tuple:
        return tuple(_built(within[0], one) for one in value)
    if origin is frozenset:
        return frozenset(_built(within[0], one) for one in value)
    if origin is not None and issubclass(origin, Mapping):
        return {key: _built(within[1], one) for key, one in value.items()}
    return value


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind)
