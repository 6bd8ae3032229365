"""Golden sentences: one YAML file per language, with the home they are said in."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from custom_components.jarvis.grammar.language import load
from custom_components.jarvis.grammar.settle import HomeNames
from custom_components.jarvis.grammar.understand import Grammar
from custom_components.jarvis.home.resolver import Resolver
from custom_components.jarvis.home.snapshot import Area, Entity, Floor, Home, make_home

GOLDEN = Path(__file__).parent / "golden"
LANGUAGES = sorted(file.stem for file in GOLDEN.glob("*.yaml"))

type Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """The sentences of one language, and a grammar for the home of the file."""

    home: Home
    grammar: Grammar
    say: tuple[Json, ...]
    many: tuple[Json, ...]
    again: tuple[Json, ...]
    leave: tuple[str, ...]


@cache
def book(language: str) -> Book:
    """Read the golden sentences of a language."""
    body = yaml.safe_load((GOLDEN / f"{language}.yaml").read_text("utf-8"))
    home = _home(body["home"])
    grammar = load(language)
    assert grammar is not None
    return Book(
        home=home,
        grammar=Grammar(grammar, home, HomeNames(Resolver(home), language)),
        say=tuple(body.get("say", ())),
        many=tuple(body.get("many", ())),
        again=tuple(body.get("again", ())),
        leave=tuple(body.get("leave", ())),
    )


def _home(body: Json) -> Home:
    areas = {
        key: Area(area_id=key, names=tuple(area["names"]), floor_id=area.get("floor"))
        for key, area in body["areas"].items()
    }
    return make_home(
        version=1,
        floors=[
            Floor(floor_id=key, names=tuple(names))
            for key, names in body["floors"].items()
        ],
        areas=areas.values(),
        entities=[
            Entity(
                entity_id=key,
                names=tuple(entity["names"]),
                area_id=entity.get("area"),
                floor_id=areas[entity["area"]].floor_id if "area" in entity else None,
                device_class=entity.get("class"),
            )
            for key, entity in body["entities"].items()
        ],
    )
