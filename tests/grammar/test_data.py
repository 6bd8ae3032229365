"""The language files are whole, and stay out of Home Assistant's way."""

from pathlib import Path

from home_assistant_intents import get_intents
import pytest
import yaml

from custom_components.jarvis.grammar import language as module
from custom_components.jarvis.grammar.language import load

from ..tables import each_row

DATA = Path(module.__file__).parent / "data"
CODES = sorted(file.stem for file in DATA.glob("*.yaml"))
KNOWN = {
    "tolerant",
    "fillers",
    "articles",
    "links",
    "within",
    "ones",
    "opposites",
    "structural",
    "pronouns",
    "either",
    "joints",
    "calls",
    "doubtful",
    "elsewhere",
    "guards",
    "lists",
    "rules",
    "frames",
    "classes",
    "intents",
}


@each_row("code", CODES)
def test_a_language_file_says_only_what_is_read(code: str) -> None:
    body = yaml.load((DATA / f"{code}.yaml").read_text("utf-8"), yaml.BaseLoader)  # noqa: S506 - only strings come out
    assert set(body) <= KNOWN
    data = get_intents(code)
    assert data is not None
    assert set(body.get("rules", {})).isdisjoint(data["expansion_rules"])
    assert {"negation", "condition", "delay"} <= set(body["guards"])


@pytest.mark.slow
@each_row("code", CODES)
def test_no_word_is_both_lost_and_opposite(code: str) -> None:
    language = load(code)
    assert language is not None
    tables = language.tables
    assert tables.opposites.isdisjoint(tables.articles | tables.links)


@pytest.mark.slow
@each_row("code", ["pt-BR", "sv", "pl", "th", "zh-CN", "nb", "de-CH"])
def test_other_languages_load_and_read(code: str) -> None:
    language = load(code)
    assert language is not None
    assert language.words


@each_row("code", CODES)
def test_what_a_block_answers_with_is_a_sentence_of_the_language(code: str) -> None:
    body = yaml.load((DATA / f"{code}.yaml").read_text("utf-8"), yaml.BaseLoader)  # noqa: S506 - only strings come out
    data = get_intents(code)
    assert data is not None
    known = data["responses"]["intents"]
    unknown = {
        (intent, block["response"])
        for intent, blocks in body.get("intents", {}).items()
        for block in blocks
        if known.get(intent)
        and block.get("response") not in {None, "details", *known[intent]}
    }
    assert not unknown
