"""What the house may remember, as the owner decided."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..const import (
    CONF_DIARY_DAYS,
    CONF_EMBED_ENGINE,
    CONF_EMBED_MODEL,
    CONF_MEGABYTES,
    CONF_MEMORY,
    CONF_PERSON,
    CONF_SATELLITE,
    CONF_SUMMARIES,
    CONF_VOICES,
)

DEFAULT_DIARY_DAYS = 730
DEFAULT_MEGABYTES = 512


@dataclass(frozen=True, slots=True, kw_only=True)
class MemorySettings:
    """What the house may remember.

    `summaries` lets a model read the diary while the house is quiet. The diary is
    kept for `diary_days` (0 for ever), the file below `megabytes` (0 any size).
    `embed_engine` is the subentry id of the engine for search by meaning, '' for
    none. `voices` tells whose a satellite is: entity id to a person's entity id.
    """

    enabled: bool = True
    summaries: bool = True
    diary_days: int = DEFAULT_DIARY_DAYS
    megabytes: int = DEFAULT_MEGABYTES
    embed_engine: str = ""
    embed_model: str = ""
    voices: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> MemorySettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        rows = data.get(CONF_VOICES, ())
        return cls(
            enabled=data.get(CONF_MEMORY, True),
            summaries=data.get(CONF_SUMMARIES, True),
            diary_days=int(data.get(CONF_DIARY_DAYS, DEFAULT_DIARY_DAYS)),
            megabytes=int(data.get(CONF_MEGABYTES, DEFAULT_MEGABYTES)),
            embed_engine=data.get(CONF_EMBED_ENGINE, ""),
            embed_model=data.get(CONF_EMBED_MODEL, ""),
            voices={row[CONF_SATELLITE]: row[CONF_PERSON] for row in rows},
        )
