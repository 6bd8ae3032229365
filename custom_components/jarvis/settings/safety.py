"""The owner's rules, the PIN, and how safety asks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..const import (
    CONF_ACTIONS,
    CONF_AGENTS,
    CONF_ANSWER_SECONDS,
    CONF_AREAS,
    CONF_DEVICE_CLASSES,
    CONF_DOMAINS,
    CONF_ENTITIES,
    CONF_HANDFUL,
    CONF_LABELS,
    CONF_PERSONS,
    CONF_PIN,
    CONF_PIN_SALT,
    CONF_SATELLITES,
    CONF_TIER,
)

DEFAULT_TIER = "confirm"
DEFAULT_HANDFUL = 5
DEFAULT_ANSWER_SECONDS = 60


def _typed(values: Iterable[str]) -> frozenset[str]:
    """Read what an owner may have typed: "Garage ", "Lock.Unlock"."""
    return frozenset(value.strip().strip(".").lower() for value in values)


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSettings:
    """One rule of the owner: the tier of what fits all that it names.

    What it leaves empty fits everything. `actions` are `lock.unlock` or `unlock`,
    `persons` ids of users, `agents` conversation entities.
    """

    name: str
    tier: str = DEFAULT_TIER
    entities: frozenset[str] = frozenset()
    areas: frozenset[str] = frozenset()
    labels: frozenset[str] = frozenset()
    domains: frozenset[str] = frozenset()
    device_classes: frozenset[str] = frozenset()
    actions: frozenset[str] = frozenset()
    satellites: frozenset[str] = frozenset()
    persons: frozenset[str] = frozenset()
    agents: frozenset[str] = frozenset()

    @classmethod
    def from_data(cls, title: str, data: Mapping[str, Any]) -> RuleSettings:
        """Read a stored subentry; keys that are missing fit everything."""
        return cls(
            name=title,
            tier=data.get(CONF_TIER, DEFAULT_TIER),
            entities=frozenset(data.get(CONF_ENTITIES, ())),
            areas=frozenset(data.get(CONF_AREAS, ())),
            labels=frozenset(data.get(CONF_LABELS, ())),
            domains=_typed(data.get(CONF_DOMAINS, ())),
            device_classes=_typed(data.get(CONF_DEVICE_CLASSES, ())),
            actions=_typed(data.get(CONF_ACTIONS, ())),
            satellites=frozenset(data.get(CONF_SATELLITES, ())),
            persons=frozenset(data.get(CONF_PERSONS, ())),
            agents=frozenset(data.get(CONF_AGENTS, ())),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SafetySettings:
    """The PIN (salted hash), and how safety asks.

    More targets than a `handful` are counted aloud first (0: never); a question
    waits `answer_seconds` for its answer.
    """

    pin: str = field(default="", repr=False)
    salt: str = field(default="", repr=False)
    handful: int = DEFAULT_HANDFUL
    answer_seconds: float = DEFAULT_ANSWER_SECONDS

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> SafetySettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            pin=data.get(CONF_PIN, ""),
            salt=data.get(CONF_PIN_SALT, ""),
            handful=int(data.get(CONF_HANDFUL, DEFAULT_HANDFUL)),
            answer_seconds=float(data.get(CONF_ANSWER_SECONDS, DEFAULT_ANSWER_SECONDS)),
        )
