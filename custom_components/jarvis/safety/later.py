"""Commands for later that somebody has consented to already.

"In ten minutes open the garage": the question is asked at once, for nobody may be
there when Home Assistant's timer says the words. What it says then was consented to,
once, at that moment, in those words; anything else is asked about as ever.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from .tiers import NO_CONSENT, Asker, Grant

# So many seconds may a timer be early or late.
_SLACK: Final = 15.0
_MOST: Final = 50
_COMMAND: Final = "conversation_command"
_SECONDS: Final[Mapping[str, int]] = {"hours": 3600, "minutes": 60, "seconds": 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Promise:
    text: str
    device_id: str | None
    due: float
    granted: Grant


class Promises:
    """What was consented to ahead; times in seconds, monotonic."""

    def __init__(self) -> None:
        """Start without any."""
        self._kept: list[_Promise] = []

    def keep(
        self,
        slots: Mapping[str, Any],
        device_id: str | None,
        granted: Grant,
        now: float,
    ) -> None:
        """Keep consent to the command of a timer, described by its slots."""
        length = sum(int(slots.get(key) or 0) * size for key, size in _SECONDS.items())
        promise = _Promise(
            text=_plain(str(slots.get(_COMMAND, ""))),
            device_id=device_id,
            due=now + length,
            granted=granted,
        )
        self._kept = [one for one in self._kept if one.due + _SLACK > now][1 - _MOST :]
        self._kept.append(promise)

    def take(self, asker: Asker, now: float) -> Grant:
        """Return the consent to what a timer says now; nobody's account says it."""
        if asker.user_id is not None or asker.satellite_id is not None:
            return NO_CONSENT
        for one in self._kept:
            same = one.text == _plain(asker.text) and one.device_id == asker.device_id
            if same and abs(now - one.due) <= _SLACK:
                self._kept.remove(one)
                return one.granted
        return NO_CONSENT


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
