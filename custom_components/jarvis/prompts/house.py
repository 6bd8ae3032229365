"""What the model is told of the house: the same few lines however large it is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

FIND = "jarvis__find_entities"
# Stands for a state that is what somebody has written: it is read through a tool.
A_TEXT = "a text; look it up"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseFacts:
    """Floors (None: without one) with their areas, and devices per domain.

    `more_areas` did not fit.
    """

    floors: Sequence[tuple[str | None, Sequence[str]]]
    counts: Sequence[tuple[str, int]]
    more_areas: int = 0


def render(facts: HouseFacts) -> str:
    """Write floors with their areas and the counts of devices."""
    if not facts.counts:
        return "No devices are exposed to you."
    lines = ["The house:"]
    for floor, areas in facts.floors:
        lines.append(f"- {floor}: {', '.join(areas)}" if floor else ", ".join(areas))
    if facts.more_areas:
        lines.append(f"- and {facts.more_areas} more areas")
    counts = ", ".join(f"{count} {domain}" for domain, count in facts.counts)
    lines.append(f"Devices: {counts}.")
    lines.append(
        "Devices that the user may mean come with the message, with their state. "
        f"Others are found with {FIND}. Pass names exactly as given there. For a "
        "lock, turning on means locking and turning off means unlocking."
    )
    return "\n".join(lines)


def render_candidates(rows: Iterable[tuple[str, str, str | None, str]]) -> str:
    """Write (name, domain, area, state) one per line; "" for none."""
    lines = [
        f"{name} ({domain}, {area}): {state}" if area else f"{name} ({domain}): {state}"
        for name, domain, area, state in rows
    ]
    return "\n".join(["Devices:", *lines]) if lines else ""
