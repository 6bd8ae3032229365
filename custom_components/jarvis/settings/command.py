"""What the owner decided about one command."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..const import (
    CONF_COMMAND,
    CONF_ENABLED,
    CONF_FOR_MODELS,
    CONF_PATTERNS_OFF,
    CONF_SECRETS,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandSettings:
    """What the owner decided about one command.

    `secrets` are by owner, "household" or a user's id: {owner: {key: value}}.
    """

    command: str
    enabled: bool = True
    for_models: bool = True
    patterns_off: frozenset[str] = frozenset()
    secrets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, repr=False)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> CommandSettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            command=data[CONF_COMMAND],
            enabled=data.get(CONF_ENABLED, True),
            for_models=data.get(CONF_FOR_MODELS, True),
            patterns_off=frozenset(data.get(CONF_PATTERNS_OFF, ())),
            secrets=data.get(CONF_SECRETS, {}),
        )
