"""Words of languages: `data/words/<language>.json`, as typed values.

A section is what reads them, a name one table in it. What belongs to no language, or is
read in all of them at once, is in `any.json`. Files are read when modules that use them
are imported, off the event loop; a language's words are parsed and built at its first
look-up, which waits for no disk.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache
from json import loads
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

ANY: Final = "any"
_DATA: Final = Path(__file__).parent.parent / "data"
_WORDS: Final = "words"


class ByLanguage[T](Mapping[str, T]):
    """Language → a value, made of the language's file at its first look-up."""

    __slots__ = ("_find", "_folder", "_found")

    def __init__(self, folder: str, find: Callable[[Mapping[str, Any]], T]) -> None:
        """Read the folder; `find` raises KeyError for a file without such a value."""
        self._folder, self._find = folder, find
        self._found: dict[str, T] = {}
        read_files(folder)

    def __getitem__(self, code: str) -> T:
        """Return the value of a language; raises KeyError where it has none."""
        if code not in self._found:
            if code == ANY:
                raise KeyError(code)
            self._found[code] = self._find(parsed(self._folder, code))
        return self._found[code]

    def __iter__(self) -> Iterator[str]:
        """Yield the languages that have a value; makes them all."""
        return (code for code in read_files(self._folder) if code in self)

    def __len__(self) -> int:
        """Count the languages that have a value; makes them all."""
        return sum(1 for _ in self)


@cache
def read_files(folder: str) -> Mapping[str, bytes]:
    """Return the files of a folder of data by language, unparsed; for a thread."""
    files = sorted((_DATA / folder).glob("*.json"))
    return {file.stem: file.read_bytes() for file in files}


@cache
def parsed(folder: str, code: str) -> Mapping[str, Any]:
    """Return the sections of one language; raises KeyError where there is no file."""
    found: Mapping[str, Any] = loads(read_files(folder)[code])
    return found


def section(name: str) -> Mapping[str, Mapping[str, Any]]:
    """Return language → all tables of a section."""
    return ByLanguage(_WORDS, itemgetter(name))


def texts(section: str, name: str) -> Mapping[str, str]:
    """Return language → words or a regular expression."""
    return table(section, name, str)


def lists(section: str, name: str) -> Mapping[str, tuple[str, ...]]:
    """Return language → words or regular expressions, in order."""
    return ByLanguage(_WORDS, lambda file: tuple(file[section][name]))


def sets(section: str, name: str) -> Mapping[str, frozenset[str]]:
    """Return language → words, in no order."""
    return ByLanguage(_WORDS, lambda file: frozenset(file[section][name]))


def maps(section: str, name: str) -> Mapping[str, Mapping[str, str]]:
    """Return language → key → words."""
    return ByLanguage(_WORDS, lambda file: file[section][name])


def branches(section: str, name: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return language → key → words or templates, in order."""
    return ByLanguage(_WORDS, lambda file: file[section][name])


def trees(section: str, name: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """Return language → key → key → words."""
    return ByLanguage(_WORDS, lambda file: file[section][name])


def table[T](section: str, name: str, kind: type[T]) -> Mapping[str, T]:
    """Return language → a value of this kind; others raise TypeError at look-up."""
    return ByLanguage(_WORDS, lambda file: cast("T", _built(kind, file[section][name])))


def tables[T](section: str, name: str, kind: type[T]) -> Mapping[str, tuple[T, ...]]:
    """Return language → values of this kind, in order."""
    return ByLanguage(
        _WORDS,
        lambda file: tuple(cast("T", _built(kind, one)) for one in file[section][name]),
    )


def common(section: str, name: str) -> str:
    """Return a text that belongs to no language."""
    return str(parsed(_WORDS, ANY)[section][name])


def common_words(section: str, name: str) -> tuple[str, ...]:
    """Return the words of a text that belongs to no language, in order."""
    return tuple(common(section, name).split())


def common_map(section: str, name: str) -> Mapping[str, str]:
    """Return key → words that belong to no language."""
    found: Mapping[str, str] = parsed(_WORDS, ANY)[section][name]
    return found


def common_set(section: str, name: str) -> frozenset[str]:
    """Return words or phrases that belong to no language."""
    return frozenset(parsed(_WORDS, ANY)[section][name])


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
