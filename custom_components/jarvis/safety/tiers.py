"""The words of safety: tiers of risk, a concrete action, who asks, and a judgement."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final


class Tier(IntEnum):
    """How much consent an action needs; a higher one always wins."""

    FREE = 0
    SAY = 1
    CONFIRM = 2
    PIN = 3
    NEVER = 4

    @property
    def key(self) -> str:
        """The word for it in settings, actions and traces."""
        return self.name.lower()


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One action of Home Assistant on one entity, or on none.

    `inside` are the scripts, scenes, groups and automations it came out of,
    outermost first; `opaque` says why it cannot be told what it will do.
    """

    domain: str
    service: str
    entity_id: str | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    inside: tuple[str, ...] = ()
    opaque: str = ""

    @property
    def name(self) -> str:
        """The action as Home Assistant calls it, such as `lock.unlock`."""
        return f"{self.domain}.{self.service}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant:
    """Consent that was given: up to a tier, and to these acts alone.

    `acts` None is consent to whatever it comes to, as a tap on a button is.
    """

    tier: Tier = Tier.FREE
    acts: tuple[Act, ...] | None = ()

    def beyond(self, acts: Iterable[Act]) -> tuple[Act, ...]:
        """Return the acts that were not spoken of when consent was given."""
        if self.acts is None:
            return ()
        known: dict[object, list[Mapping[str, Any]]] = {}
        for act in self.acts:
            known.setdefault(_what(act), []).append(_values(act))
        return tuple(
            act
            for act in acts
            if (act.service or act.opaque)
            and _values(act) not in known.get(_what(act), ())
        )


# Nobody has been asked yet.
NO_CONSENT: Final = Grant()


def _what(act: Act) -> tuple[object, ...]:
    return act.name, act.entity_id, act.inside, act.opaque


def _values(act: Act) -> Mapping[str, Any]:
    """Return what is said of an act beside its target, which it has already."""
    return {key: value for key, value in act.data.items() if key not in _TARGETS}


_TARGETS: Final = frozenset({"target", "entity_id"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Asker:
    """Who asks, from where, in which conversation; None where it is unknown.

    `deed` gives the chance that the text wishes for an act; None: nobody can tell.
    """

    conversation_id: str
    language: str
    text: str = ""
    user_id: str | None = None
    satellite_id: str | None = None
    device_id: str | None = None
    agent_id: str | None = None
    area_id: str | None = None
    deed: Callable[[], float | None] = field(default=lambda: None, compare=False)

    @property
    def place(self) -> str | None:
        """The satellite, else the device: where an answer may come from."""
        return self.satellite_id or self.device_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What safety thinks of some acts: the tier, the act that set it, and why."""

    tier: Tier
    acts: tuple[Act, ...] = ()
    worst: Act | None = None
    why: str = ""
