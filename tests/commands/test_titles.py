"""What owners read of commands: titles and sentences, no templates, no identifiers."""

import re

import pytest

from custom_components.jarvis import commands
from custom_components.jarvis.commands.base import Command
from custom_components.jarvis.commands.shelf.titles import examples_of, sample, title_of
from custom_components.jarvis.lang.responses import responses

LANGUAGES = ("en", "de", "fr", "es", "it", "nl", "pl", "pt", "ja", "tr")
COMMANDS = [one() for one in commands.COMMANDS]
RAW = re.compile(r"[\[\]{}<>|]|_")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_title_of_its_own(language: str) -> None:
    titles = [title_of(command.name, language) for command in COMMANDS]
    assert len(set(titles)) == len(titles)
    assert not [title for title in titles if RAW.search(title)]
    assert set(responses("titles")[language]) == {one.name for one in COMMANDS}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda one: one.name)
def test_sentences_are_shown_not_templates(command: Command, language: str) -> None:
    shown = [sample(command, one, language) for one in command.pattern_ids()]
    assert not [one for one in shown if RAW.search(one) or not one.strip()]
    assert examples_of(command, f"{language}-XY") or not command.patterns


def test_a_foreign_command_is_called_by_its_own_words() -> None:
    assert title_of("feed_the_cat", "de") == "Feed the cat"


def test_texts_of_the_set_up_are_there_in_every_language() -> None:
    for section in ("setup", "activity", "titles"):
        tables = responses(section)
        assert tables.keys() == set(LANGUAGES)
        for language in LANGUAGES:
            texts = tables[language]
            assert texts.keys() == tables["en"].keys(), (section, language)
            for key, text in texts.items():
                assert slots(text) == slots(tables["en"][key]), (language, key)


def slots(text: str) -> set[str]:
    """Return the names of the places that facts go to."""
    return set(re.findall(r"\{(\w+)\}", text))
