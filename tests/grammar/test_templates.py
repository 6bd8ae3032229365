"""The automaton accepts what hassil's own notation spells, in every language."""

from collections.abc import Iterator, Mapping
import random
from typing import Any

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    TextChunk,
)
from hassil.parse_expression import parse_sentence
from home_assistant_intents import get_intents
import pytest

from custom_components.jarvis.grammar.hearing import KINDS, Strict
from custom_components.jarvis.grammar.language import load
from custom_components.jarvis.grammar.prepare import prepare
from custom_components.jarvis.grammar.search import read
from custom_components.jarvis.grammar.templates import spellings
from custom_components.jarvis.grammar.vocabulary import Vocabulary
from custom_components.jarvis.home.snapshot import Area, Entity, Floor, make_home

from ..tables import each_row

pytestmark = pytest.mark.slow

SPOKEN = {
    "en": ("Zorblax", "Quibbleroom", "Vantfloor", "Blorp"),
    "de": ("Zorblax", "Quibbelraum", "Vantstock", "Blorp"),
    "fr": ("Zorblax", "Quibelpièce", "Vantétage", "Blorp"),
    "ja": ("ヌメポ", "ヒハワ", "ヨユヤ", "ムニミ"),
    "he": ("זורבלקס", "קויבל", "ונטקומה", "בלורפ"),
}
HOME_ZONE = {"en": "home", "de": "zuhause", "fr": "maison"}


def _spell(node: Expression, rules: dict[str, str], fill: dict[str, str]) -> str:
    """Spell one sentence of a template, by lot."""
    match node:
        case TextChunk():
            return node.text
        case Permutation():
            items = random.sample(node.items, len(node.items))
            return " ".join(_spell(item, rules, fill) for item in items)
        case Alternative():
            return _spell(random.choice(node.items), rules, fill)  # noqa: S311
        case Group():
            return "".join(_spell(item, rules, fill) for item in node.items)
        case RuleReference():
            body = parse_sentence(rules[node.rule_name]).expression
            return _spell(body, rules, fill)
        case ListReference():
            return fill.get(node.list_name, "5")
        case _:
            raise TypeError(node)


@each_row("code", sorted(SPOKEN))
def test_every_template_is_read_as_its_own_intent(code: str) -> None:
    random.seed(code)
    language = load(code)
    data = get_intents(code)
    assert language is not None
    assert data is not None
    name, area, floor, word = SPOKEN[code]
    home = make_home(
        floors=[Floor(floor_id="f", names=(floor,))],
        areas=[Area(area_id="a", names=(area,))],
        entities=[Entity(entity_id="light.x", names=(name,))],
    )
    fill = {"name": name, "area": area, "floor": floor}
    for key, body in data["lists"].items():
        if body.get("wildcard"):
            fill[key] = word
        elif "values" in body:
            first = parse_sentence(str(body["values"][0]["in"])).expression
            fill[key] = _spell(first, {}, {})
        elif key == "color_temperature":
            fill[key] = "2700"
    fill["zone"] = HOME_ZONE.get(code, word)
    names = Vocabulary(home)
    for intent, sentence in _sentences(data):
        said = _spell(
            parse_sentence(sentence).expression, data["expansion_rules"], fill
        )
        heard = prepare(said, language, names, language.words)
        readings = read(language.start, Strict(heard, language, names), 0.6)
        found = {language.blocks[reading.block].intent for reading in readings}
        assert intent in found, (sentence, said)


def _sentences(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield (intent, template): two of every block."""
    for intent, blocks in data["intents"].items():
        for part in blocks["data"]:
            for sentence in part["sentences"][:2]:
                yield intent, sentence


def test_a_small_template_spells_all_it_says() -> None:
    assert spellings("warm[ ](white|red)") == {
        ("warm", "white"),
        ("warm", "red"),
        ("warmwhite",),
        ("warmred",),
    }


def test_names_are_lists_of_the_home() -> None:
    assert set(KINDS) == {"name", "area", "floor"}
