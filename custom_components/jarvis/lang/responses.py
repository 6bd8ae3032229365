"""What commands say and hear: `data/responses/` and `data/sentences/`, by language.

A section is a command, or what several share. Its `rules` are parts that its templates
name as `<rule>`. What belongs to no language is in `sentences/any.json`.
"""

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
