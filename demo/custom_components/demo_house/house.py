"""Reads house.yaml, which names everything in the demo house, in one language."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from homeassistant.util.yaml import load_yaml_dict

LANGUAGES = ("en", "de")
HOUSE_FILE = Path(__file__).with_name("house.yaml")
_WORDS = ("name", "aliases", "area")


@dataclass(frozen=True, slots=True, kw_only=True)
class Floor:
    """A floor with its level (0 is the ground) and what people call it."""

    key: str
    name: str
    aliases: frozenset[str]
    level: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """An area, the key of its floor, and what people call it."""

    key: str
    name: str
    aliases: frozenset[str]
    floor: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """An entity; `traits` are the file's other keys in this language."""

    domain: str
    key: str
    name: str
    aliases: tuple[str, ...]
    area: str
    traits: Mapping[str, Any]

    @property
    def entity_id(self) -> str:
        """Return the entity id, the same in every language."""
        return f"{self.domain}.{self.key}"


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The whole house; scenes and scripts are things too."""

    floors: tuple[Floor, ...]
    areas: tuple[Area, ...]
    things: tuple[Thing, ...]

    def of(self, domain: str) -> tuple[Thing, ...]:
        """Return the things of one domain, in the file's order."""
        return tuple(thing for thing in self.things if thing.domain == domain)


def load_house(language: str, file: Path = HOUSE_FILE) -> House:
    """Read a house in a language of LANGUAGES; blocking."""
    raw = _in_language(_read(file, file.stat().st_mtime_ns), language)
    by_domain = raw["entities"] | {"scene": raw["scenes"], "script": raw["scripts"]}
    return House(
        floors=tuple(
            Floor(
                key=key,
                name=data["name"],
                aliases=frozenset(data["aliases"]),
                level=data["level"],
            )
            for key, data in raw["floors"].items()
        ),
        areas=tuple(
            Area(
                key=key,
                name=data["name"],
                aliases=frozenset(data["aliases"]),
                floor=data["floor"],
            )
            for key, data in raw["areas"].items()
        ),
        things=tuple(
            Thing(
                domain=domain,
                key=key,
                name=data["name"],
                aliases=tuple(data["aliases"]),
                area=data["area"],
                traits={k: v for k, v in data.items() if k not in _WORDS},
            )
            for domain, entities in by_domain.items()
            for key, data in entities.items()
        ),
    )


@lru_cache(maxsize=4)
def _read(file: Path, _changed: int) -> dict[str, Any]:
    """Read a file as it was changed last: to parse it takes longer than to furnish."""
    return load_yaml_dict(file)


def _in_language(node: Any, language: str) -> Any:
    """Replace every mapping whose keys are the languages by its text in one of them."""
    if isinstance(node, dict):
        if node.keys() == set(LANGUAGES):
            return node[language]
        return {key: _in_language(value, language) for key, value in node.items()}
    if isinstance(node, list):
        return [_in_language(value, language) for value in node]
    return node
