"""The home as values: floors, areas, devices and the entities Assist may see.

A snapshot never changes; the reader hands out a new one when the registries do.
Whoever derives something from it (an index, a prompt, a grammar) keeps the
version it was made from and compares.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

# What is only started has no state before its first time.
STATELESS: Final = frozenset({"button", "event", "image", "input_button", "scene"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Floor:
    """A floor; `names` holds its name and then its aliases."""

    floor_id: str
    names: tuple[str, ...]
    level: int | None = None

    @property
    def name(self) -> str:
        """Name as the owner wrote it."""
        return self.names[0] if self.names else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """An area; `names` holds its name and then its aliases."""

    area_id: str
    names: tuple[str, ...]
    floor_id: str | None = None
    labels: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """Name as the owner wrote it."""
        return self.names[0] if self.names else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Device:
    """A device; its area is the effective one (its own or its parent's)."""

    device_id: str
    name: str
    area_id: str | None = None
    labels: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Entity:
    """An exposed entity; `names` holds the spoken name and then its aliases.

    `names` is empty when the owner gave it none; `area_id` is the effective one.
    """

    entity_id: str
    names: tuple[str, ...]
    area_id: str | None = None
    floor_id: str | None = None
    labels: frozenset[str] = frozenset()
    device_class: str | None = None
    features: int = 0
    device_id: str | None = None

    @property
    def domain(self) -> str:
        """The part of the id before the dot."""
        return self.entity_id.partition(".")[0]

    @property
    def name(self) -> str:
        """The spoken name, else the id."""
        return self.names[0] if self.names else self.entity_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where somebody speaks: an area and its floor, each None when unknown."""

    area: Area | None = None
    floor: Floor | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Home:
    """Everything that can be meant; only exposed entities are in it.

    `version` grows with every change; two homes of one reader with the same
    version are equal. The mappings are keyed by id.
    """

    version: int = 0
    floors: Mapping[str, Floor] = field(default_factory=dict)
    areas: Mapping[str, Area] = field(default_factory=dict)
    devices: Mapping[str, Device] = field(default_factory=dict)
    entities: Mapping[str, Entity] = field(default_factory=dict)

    def place(self, area_id: str | None) -> Place:
        """Give the area of that id and its floor; an unknown id gives an empty one."""
        area = self.areas.get(area_id) if area_id else None
        floor = self.floors.get(area.floor_id) if area and area.floor_id else None
        return Place(area=area, floor=floor)


def make_home(
    *,
    version: int = 0,
    floors: Iterable[Floor] = (),
    areas: Iterable[Area] = (),
    devices: Iterable[Device] = (),
    entities: Iterable[Entity] = (),
) -> Home:
    """Index the parts by id; of two with one id the later stays."""
    return Home(
        version=version,
        floors=MappingProxyType({floor.floor_id: floor for floor in floors}),
        areas=MappingProxyType({area.area_id: area for area in areas}),
        devices=MappingProxyType({device.device_id: device for device in devices}),
        entities=MappingProxyType({entity.entity_id: entity for entity in entities}),
    )
