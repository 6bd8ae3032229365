"""Responses: what we say, per language."""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import itemgetter
import re
from typing import Any, Final

from .tables import ANY, ByLanguage, parsed

_SENTENCES: Final = "sentences"
_RULE: Final = re.compile(r"<([a-z_]+)>")

type Texts = Mapping[str, Mapping[str, str]]
type Sentences = Mapping[str, Mapping[str, Sequence[str]]]


@cache
def responses(section: str) -> Texts:
    """Return language → key → sentence of one section."""
    return ByLanguage("responses", itemgetter(section))


def response(section: str, key: str) -> Mapping[str, str]:
    """Return language → one sentence of a section."""
    return ByLanguage("responses", lambda file: file[section][key])


@cache
def sentences(section: str, name: str = "patterns") -> Sentences:
    """Return language → pattern → templates."""
    return _by_language(section, name)


@cache
def examples(section: str) -> Mapping[str, tuple[str, ...]]:
    """Return language → examples of a command."""
    return _by_language(section, "examples")


@cache
def words_of(section: str, name: str) -> Mapping[str, str]:
    """Return language → a text, words or a regular expression."""
    return _by_language(section, name)


@cache
def word_lists(section: str, name: str) -> Mapping[str, tuple[str, ...]]:
    """Return language → texts."""
    return _by_language(section, name)


@cache
def word_tables(section: str, name: str) -> Texts:
    """Return language → key → text."""
    return _by_language(section, name)


def common(section: str, name: str) -> Mapping[str, str]:
    """Return key → text of what belongs to no language."""
    found: Mapping[str, str] = parsed(_SENTENCES, ANY)[section][name]
    return found


def _by_language(section: str, name: str) -> Mapping[str, Any]:
    def find(file: Mapping[str, Any]) -> Any:
        table = file[section]
        return _expanded(table[name], table.get("rules", {}))

    return ByLanguage(_SENTENCES, find)


def _expanded(value: Any, rules: Mapping[str, str]) -> Any:
    """Put rules where they are named, and tuples for lists."""
    match value:
        case str():
            while rules and (found := _put(value, rules)) != value:
                value = found
            return value
        case list():
            return tuple(_expanded(one, rules) for one in value)
        case dict():
            return {key: _expanded(one, rules) for key, one in value.items()}
        case _:
            return value


def _put(text: str, rules: Mapping[str, str]) -> str:
    return _RULE.sub(lambda found: rules.get(found[1], found[0]), text)


FALLBACK = "en"


class Lines:
    """Sentences by key and language."""

    def __init__(self, tables: Mapping[str, Mapping[str, str]]) -> None:
        """Take the tables by language code."""
        self._tables = tables

    def say(self, key: str, language: str, *, turn: int = 0, **facts: str) -> str:
        """Return the sentence in the language, its base language, or English.

        Of several wordings, divided by bars, the `turn` chooses one. A fact that the
        table wants and the caller does not have stays out.
        """
        for code in (language, language.partition("-")[0], FALLBACK):
            if (line := self._tables.get(code, {}).get(key)) is not None:
                wordings = line.split(" | ")
                wording = wordings[turn % len(wordings)]
                return " ".join(wording.format_map(_Facts(facts)).split())
        raise KeyError(key)


def joined(items: Sequence[str], joint: str) -> str:
    """List things as they are said, the `joint` before the last: "a, b and c"."""
    front = ", ".join(items[:-1])
    return f"{front} {joint} {items[-1]}" if front else "".join(items)


def load_lines() -> Lines:
    """Return the sentences of `data/lines`; reads files, call it off the event loop."""
    return Lines(ByLanguage("lines", dict))


class _Facts(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return ""
