"""Ranks tools by how well they fit an utterance, without a model.

Words of the utterance are looked for in names, examples, titles, descriptions
and arguments; rare words count more than common ones; words of one matter count
for each other across languages, and what only sounds alike counts a little.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import log
import re
from typing import Any, Final

from homeassistant.helpers import llm

from ..engines.base import ToolSpec
from ..lang.keywords import base_language, stem, stop_words, words
from ..lang.likeness import likeness
from ..lang.tables import common_map

# What a word is worth by where the tool has it.
_IN_NAME: Final = 3.0
_IN_EXAMPLE: Final = 1.2
_IN_DESCRIPTION: Final = 1.0
_IN_ARGUMENT: Final = 0.6
_OF_A_MATTER: Final = 0.8
_ALIKE: Final = 0.8
_SHORTEST_ALIKE: Final = 5
# A tool that the conversation used is a little likelier.
_USED: Final = 1.15
# Less than this is no sign that a tool fits.
SURE: Final = 4.5
# So much of the best one's score makes another one fit, too.
_NEAR_BEST: Final = 0.5
_ENGLISH: Final = "en"
# "Not for: …" names what other tools are for; examples are read by themselves.
_ASIDE = re.compile(r"\bNot for: [^.]*\.?|\bFor example: .*")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|_+")
_IN_EVERY_NAME: Final = frozenset({"hass", "jarvis", "intent", "homeassistant", "llm"})


@dataclass(frozen=True, slots=True)
class Fit:
    """A tool and how well it fits; only the order of scores means anything."""

    name: str
    score: float


class Ranking:
    """The words of one set of tools, read once."""

    def __init__(
        self, specs: Iterable[ToolSpec], tools: Mapping[str, llm.Tool]
    ) -> None:
        """Read what the tools say of themselves."""
        self._worth: dict[str, dict[str, float]] = {}
        self._count = 0
        for spec in specs:
            self._count += 1
            for worth, text in _texts(spec, tools.get(spec.name)):
                for term in terms(text, _ENGLISH):
                    known = self._worth.setdefault(term, {})
                    known[spec.name] = max(known.get(spec.name, 0), worth)

    def rank(self, text: str, language: str, used: Iterable[str] = ()) -> list[Fit]:
        """Return the tools that share anything with the text, best first."""
        scores: dict[str, float] = {}
        for said in _said(text, language):
            best: dict[str, float] = {}
            for term, share in said:
                for name, worth in self._found(term, language).items():
                    best[name] = max(best.get(name, 0), share * worth)
            for name, worth in best.items():
                scores[name] = scores.get(name, 0) + worth
        for name in used:
            if name in scores:
                scores[name] *= _USED
        fits = (Fit(name, score) for name, score in scores.items())
        return sorted(fits, key=lambda fit: (-fit.score, fit.name))

    def fitting(
        self, text: str, language: str, most: int, used: Iterable[str] = ()
    ) -> tuple[str, ...]:
        """Return the names of those that surely fit, () when none does."""
        ranked = self.rank(text, language, used)
        if not ranked or ranked[0].score < SURE:
            return ()
        enough = ranked[0].score * _NEAR_BEST
        return tuple(fit.name for fit in ranked[:most] if fit.score >= enough)

    def _found(self, term: str, language: str) -> dict[str, float]:
        """Give what a term is worth to each tool, rare terms more."""
        if (known := self._worth.get(term)) is not None:
            rare = log(1 + self._count / len(known))
            return {name: worth * rare for name, worth in known.items()}
        if len(term) < _SHORTEST_ALIKE or term.startswith("#"):
            return {}
        for other, known in self._worth.items():
            if (
                other[0] == term[0]
                and abs(len(other) - len(term)) <= 1
                and likeness(term, other, language) >= _ALIKE
            ):
                rare = log(1 + self._count / len(known)) * _ALIKE
                return {name: worth * rare for name, worth in known.items()}
        return {}


def terms(text: str, language: str) -> set[str]:
    """Return the stems and the matters that a text is about."""
    found = {stem(word, language) for word in _telling(text, language)}
    return found | {f"#{matter}" for term in found for matter in _matters(term)}


def _texts(spec: ToolSpec, tool: llm.Tool | None) -> Iterator[tuple[float, str]]:
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    names = (part for part in _CAMEL.split(spec.name) if part)
    yield (
        _IN_NAME,
        " ".join(part for part in names if part.casefold() not in _IN_EVERY_NAME),
    )
    yield _IN_NAME, (tool.title or "") if tool else ""
    command = getattr(tool, "command", None)
    yield _IN_NAME, " ".join(getattr(command, "keywords", ()))
    for sentences in getattr(command, "examples", {}).values():
        yield _IN_EXAMPLE, " ".join(map(str, sentences))
    yield _IN_DESCRIPTION, _ASIDE.sub("", spec.description)
    yield _IN_ARGUMENT, " ".join(_arguments(spec.parameters))


def _arguments(parameters: Mapping[str, Any]) -> Iterator[str]:
    properties = parameters.get("properties")
    for name, field in properties.items() if isinstance(properties, dict) else ():
        yield str(name).replace("_", " ")
        if isinstance(field, dict):
            yield str(field.get("description", ""))
            options = field.get("enum")
            yield " ".join(map(str, options if isinstance(options, list) else ()))


def _telling(text: str, language: str) -> list[str]:
    """Return the words that say what a text is about, each once."""
    small = stop_words(language)
    once = dict.fromkeys(words(text))
    return [word for word in once if word not in small or word in _by_word()]


def _said(text: str, language: str) -> Iterator[list[tuple[str, float]]]:
    """Give each word of an utterance as the terms it may be found by."""
    code = base_language(language)
    for word in _telling(text, code):
        terms = {stem(word, code): 1.0, stem(word, _ENGLISH): 1.0}
        matters = {m for term in (*terms, word) for m in _matters(term)}
        yield [
            *terms.items(),
            *((f"#{matter}", _OF_A_MATTER) for matter in matters),
            *((matter, _OF_A_MATTER) for matter in matters),
        ]


def _matters(term: str) -> tuple[str, ...]:
    return _by_word().get(term, ())


@lru_cache(maxsize=1)
def _by_word() -> dict[str, tuple[str, ...]]:
    """Return word → what it is about: people say what they want, tools are dry."""
    found: dict[str, tuple[str, ...]] = {}
    for matter, line in common_map("tools", "matters").items():
        for word in chain(words(line), (matter,)):
            for form in {word, stem(word, _ENGLISH)}:
                found[form] = tuple(dict.fromkeys((*found.get(form, ()), matter)))
    return found
