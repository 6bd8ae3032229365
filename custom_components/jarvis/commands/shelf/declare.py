"""What a command declares: parameters, secrets, packages. Checked when declared."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """What a parameter holds once it is coerced, and the Python type it then has.

    string str, integer int, number int or float, boolean bool, list list[str],
    object dict, date/time/datetime of `datetime` (datetime is aware), duration
    timedelta, enum one of the choices, entity an entity id, area an area id,
    person the entity id of a person.
    """

    STRING = "string"
    INTEGER = "integer"
    NUMBER = "number"
    BOOLEAN = "boolean"
    LIST = "list"
    OBJECT = "object"
    DATE = "date"
    TIME = "time"
    DATETIME = "datetime"
    DURATION = "duration"
    ENUM = "enum"
    ENTITY = "entity"
    AREA = "area"
    PERSON = "person"


NAMED = frozenset({Kind.ENTITY, Kind.AREA, Kind.PERSON})
"""Kinds that name something in the house."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """One argument of a command.

    `minimum` and `maximum` bound numbers, and durations in seconds. `longest`
    bounds the characters of a string. `words` are other ways to say a choice, per
    language: {"en": {"off": ("stop", "quiet")}}. `domains` and `device_classes`
    limit an entity. `past` allows moments that are over; `early` reads a bare "seven"
    as the next one in the morning, not the nearest. `free` marks words that
    are carried, not understood (a message): no guard looks at them. `validate`
    gets the coerced value and returns what is wrong with it, or None. `ask` is
    the question, per language, that is put when the value is missing.
    """

    name: str
    kind: Kind
    description: str
    required: bool = False
    default: Any = None
    choices: tuple[str, ...] = ()
    words: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    domains: frozenset[str] = frozenset()
    device_classes: frozenset[str] = frozenset()
    minimum: float | None = None
    maximum: float | None = None
    longest: int = 2_000
    past: bool = False
    early: bool = False
    free: bool = False
    validate: Callable[[Any], str | None] | None = None
    ask: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse declarations that contradict themselves; raises ValueError."""
        if not self.name.isidentifier():
            raise ValueError(f"{self.name!r} is no name for a parameter")
        object.__setattr__(self, "kind", Kind(self.kind))
        if (self.kind is Kind.ENUM) != bool(self.choices):
            raise ValueError(
                f"{self.name}: choices belong to enum, and enum needs them"
            )


class Scope(StrEnum):
    """Whose secret it is."""

    HOUSEHOLD = "household"
    PERSON = "person"


_VALUE_TYPES = ("string", "int", "bool", "user")


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """Something the owner types in once; its value is never part of this.

    `choices` make a list of a string secret; `presets` fill other secrets when a
    choice is taken: {"choice": {"other_key": "value"}}.
    """

    key: str
    description: str
    scope: Scope = Scope.HOUSEHOLD
    value_type: str = "string"
    required: bool = True
    choices: tuple[str, ...] = ()
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse declarations that contradict themselves; raises ValueError."""
        object.__setattr__(self, "scope", Scope(self.scope))
        if self.value_type not in _VALUE_TYPES:
            raise ValueError(f"{self.key}: value_type is one of {_VALUE_TYPES}")
        if self.choices and self.value_type != "string":
            raise ValueError(f"{self.key}: choices need value_type string")
        if not self.presets.keys() <= set(self.choices):
            raise ValueError(f"{self.key}: a preset belongs to one of the choices")


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """A Python package a command needs; `version` as pip writes it, or a bare one."""

    name: str
    version: str = ""

    @property
    def spec(self) -> str:
        """What pip is asked for: 'numpy~=1.24', 'x==1.0' for a bare '1.0'."""
        bare = self.version[:1].isdigit()
        return f"{self.name}{'==' if bare else ''}{self.version}"
