"""One call of an action, before it is looked into."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from .targets import ON_OFF

# Actions that reach any kind of thing.
ANY_DOMAIN: Final = frozenset({"homeassistant", "group"})
SWITCHING: Final = frozenset({"turn_on", "turn_off", "toggle"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call of an action; `inside` are the things whose steps it came out of."""

    domain: str
    service: str
    data: Mapping[str, Any]
    inside: tuple[str, ...] = ()

    @classmethod
    def named(cls, domain: str, service: str, data: Mapping[str, Any]) -> Self:
        """Make one of names however they are written."""
        return cls(domain=domain.lower(), service=service.lower(), data=data)

    def of(self, domain: str) -> Self:
        """Name the action as a domain of what it is about calls it."""
        service = self.service
        if self.domain in ANY_DOMAIN or self.domain != domain or service in SWITCHING:
            service = ON_OFF.get(domain, {}).get(service, service)
        return replace(self, domain=domain, service=service)
