"""The facts that change from turn to turn; they travel behind the user's words."""

from dataclasses import dataclass
from datetime import datetime
import re


@dataclass(frozen=True, slots=True, kw_only=True)
class ContextFacts:
    """Local time with its zone, where and who the user is, what may be meant."""

    now: datetime
    zone: str
    area: str | None = None
    floor: str | None = None
    user: str | None = None
    devices: str = ""


# Written out here: strftime would follow the locale of the machine.
_DAYS = (
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
)


# How every block begins: "[Monday 2026-".
BEGINNING = re.compile(rf"\[(?:{'|'.join(_DAYS)}) \d{{4}}-")
_LONGEST_BEGINNING = len("[Wednesday 2026-")


def could_begin(text: str) -> bool:
    """Tell whether a text may still become the beginning of a block."""
    if len(text) >= _LONGEST_BEGINNING:
        return False
    day, blank, year = text[1:].partition(" ")
    if not blank:
        return any(known.startswith(day) for known in _DAYS)
    return day in _DAYS and (year == "" or year.isdigit())


def render(facts: ContextFacts) -> str:
    """Write one bracketed block."""
    parts = [f"{_DAYS[facts.now.weekday()]} {facts.now:%Y-%m-%d %H:%M} {facts.zone}"]
    if facts.area:
        where = f"{facts.area} ({facts.floor})" if facts.floor else facts.area
        parts.append(f"user is in: {where}")
    if facts.user:
        parts.append(f"user: {facts.user}")
    block = "; ".join(parts)
    return f"[{block}\n{facts.devices}]" if facts.devices else f"[{block}]"
