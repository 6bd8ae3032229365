"""What the model is told of the house: the same few lines however large it is."""

from collections.abc import Iterable

from ..home.candidates import HouseSummary

FIND = "jarvis__find_entities"


def render(summary: HouseSummary) -> str:
    """Write floors with their areas and the counts of devices; "" for no devices."""
    if not summary.counts:
        return "No devices are exposed to you."
    lines = ["The house:"]
    for row in summary.floors:
        floor = f"{row.floor}: " if row.floor else ""
        lines.append(f"- {floor}{', '.join(row.areas)}")
    if summary.more_areas:
        lines.append(f"- and {summary.more_areas} more areas")
    counts = ", ".join(f"{count} {domain}" for domain, count in summary.counts)
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
