"""What is said in each language, and what must come of it."""

from collections.abc import Iterator
from typing import Any

import pytest

from custom_components.jarvis.grammar.types import Understood, Wish

from ..tables import each_row
from .golden import LANGUAGES, book


def _each(kind: str) -> Iterator[Any]:
    for language in LANGUAGES:
        for line in getattr(book(language), kind):
            text = line if isinstance(line, str) else line["text"]
            yield pytest.param(language, line, id=f"{language}: {text}")


def _one(verdict: object) -> Wish:
    assert isinstance(verdict, Understood), verdict
    assert len(verdict.wishes) == 1, verdict
    return verdict.wishes[0]


def _check(wish: Wish, line: dict[str, Any]) -> None:
    assert wish.intent == line["do"], wish
    assert sorted(wish.targets) == sorted(line.get("to", [])), wish
    for slot, value in line.get("with", {}).items():
        assert wish.slots.get(slot) == value, wish


@each_row(("language", "line"), _each("say"))
def test_a_plain_sentence_is_understood(language: str, line: dict[str, Any]) -> None:
    page = book(language)
    place = page.home.place(line.get("in"))
    _check(_one(page.grammar.understand(line["text"], place=place)), line)


@each_row(("language", "line"), _each("many"))
def test_all_wishes_of_a_compound_sentence_are_understood(
    language: str, line: dict[str, Any]
) -> None:
    verdict = book(language).grammar.understand(line["text"])
    assert isinstance(verdict, Understood), verdict
    found = [" ".join([w.intent, *sorted(w.targets)]) for w in verdict.wishes]
    assert found == line["do"]


@each_row(("language", "line"), _each("again"))
def test_a_pronoun_means_what_was_spoken_of(
    language: str, line: dict[str, Any]
) -> None:
    verdict = book(language).grammar.understand(line["text"], previous=line["previous"])
    _check(_one(verdict), line)


@each_row(("language", "text"), _each("leave"))
def test_what_is_no_plain_command_is_left_alone(language: str, text: str) -> None:
    verdict = book(language).grammar.understand(text)
    assert not isinstance(verdict, Understood), verdict
