"""The values handed from verb to verb during one turn."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from ..engines.base import Usage


class SecretKind(StrEnum):
    """What was masked; the secret itself is never kept in a value that is logged."""

    EMAIL = "email"
    CARD = "card"
    KEY = "key"
    TOKEN = "token"  # noqa: S105 - a kind of secret, not one
    PASSWORD = "password"  # noqa: S105 - a kind of secret, not one
    HEX = "hex"
    CODE = "code"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a satellite stands; names as the owner wrote them."""

    area_id: str
    area: str
    floor_id: str | None = None
    floor: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Speaker:
    """Who speaks, where Home Assistant knows it."""

    user_id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """An utterance as every later verb sees it: normalised, secrets masked."""

    text: str
    language: str
    place: Place | None = None
    speaker: Speaker | None = None
    secrets: frozenset[SecretKind] = frozenset()
    at: datetime


class Stop(StrEnum):
    """Why the act ended."""

    DONE = "done"
    OUT_OF_ROUNDS = "out_of_rounds"
    OUT_OF_TIME = "out_of_time"
    EMPTY = "empty"
    FAILED = "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How the act ended; what was said stands in the chat log.

    `ask` is True when a question of ours is pending, so the microphone stays open.
    """

    stop: Stop
    rounds: int = 0
    usage: Usage = field(default_factory=Usage)
    ask: bool = False
