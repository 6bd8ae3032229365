"""Whose timers, alarms and reminders somebody hears of, and may end."""

import pytest

from custom_components.jarvis.commands.shelf.counter import Counter
from custom_components.jarvis.commands.times.agenda import Agenda, What

from .conftest import Ask

ANNA, BEN = "anna", "ben"
KITCHEN, HALL = "assist_satellite.kitchen", "assist_satellite.hall"
# What is set, what asks for it and ends it, and of what it is.
SET = {
    "timer": ("set a 10 minute pasta timer", "cancel the timer", What.TIMER),
    "alarm": ("set an alarm for 6 am", "delete the alarm", What.ALARM),
    "reminder": (
        "remind me tomorrow at 5 to phone the sheriff",
        "delete all reminders",
        What.REMINDER,
    ),
}


def _left(counter: Counter, what: What) -> int:
    agenda: Agenda = counter.agenda
    return len(agenda.entries(what))


# Who sets it and where, who ends it and where, and whether they may.
@pytest.mark.parametrize(
    ("setter", "ender", "may"),
    [
        ({"person": ANNA}, {"person": ANNA}, True),
        ({"person": ANNA}, {"person": BEN}, False),
        ({"person": ANNA}, {"satellite_id": KITCHEN}, False),
        ({"person": ANNA}, {"device_id": "panel"}, False),
        ({"person": ANNA, "satellite_id": KITCHEN}, {"satellite_id": KITCHEN}, True),
        (
            {"person": ANNA, "area_id": "hall"},
            {"device_id": "x", "area_id": "hall"},
            True,
        ),
        ({"satellite_id": HALL}, {"satellite_id": KITCHEN}, True),
        ({"satellite_id": HALL}, {"person": BEN}, True),
    ],
)
@pytest.mark.parametrize("kind", SET)
async def test_who_ends_what_somebody_has_set(
    counter: Counter,
    ask: Ask,
    kind: str,
    setter: dict[str, str],
    ender: dict[str, str],
    *,
    may: bool,
) -> None:
    wish, end, what = SET[kind]
    await ask(wish, conversation_id="first", **setter)
    assert _left(counter, what) == 1
    await ask(end, conversation_id="second", **ender)
    await ask("yes", conversation_id="second", **ender)
    assert (_left(counter, what) == 0) is may
