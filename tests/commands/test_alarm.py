"""An alarm that repeats is left out on one day, and rings on all others."""

from datetime import datetime, timedelta

import pytest

from custom_components.jarvis.commands.planned import moved_to
from custom_components.jarvis.commands.times.agenda import Entry, What
from custom_components.jarvis.lang.moments import parse_moment
from homeassistant.util import dt as dt_util

from ..tables import each_row
from .conftest import Ask

type _At = tuple[int, int, int]


@pytest.mark.parametrize(
    ("set_it", "skip", "ask_for", "language", "told"),
    [
        (
            "wake me at 7 every day",
            "skip the alarm on {day}",
            "what alarms do i have",
            "en",
            "but not this",
        ),
        (
            "weck mich jeden Tag um 7",
            "lass den Wecker am {day} aus",
            "welche Wecker habe ich",
            "de",
            "aber nicht diesen",
        ),
    ],
)
async def test_a_day_is_left_out(
    ask: Ask, set_it: str, skip: str, ask_for: str, language: str, told: str
) -> None:
    days = {
        "en": "monday tuesday wednesday thursday friday saturday sunday",
        "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    }[language].split()
    day = dt_util.now() + timedelta(days=3)
    await ask(set_it, language=language)
    skipped = await ask(skip.format(day=days[day.weekday()]), language=language)
    assert skipped is not None
    assert skipped.ok, skipped.message
    listed = await ask(ask_for, language=language)
    assert listed is not None
    assert told in listed.message
    assert days[day.weekday()].casefold() in listed.message.casefold()


async def test_a_day_without_an_alarm_has_none_to_skip(ask: Ask) -> None:
    await ask("wake me at 7 every monday")
    response = await ask("skip the alarm on tuesday")
    assert response is not None
    assert response.error == "no_such_alarm"


def test_the_days_left_out_are_passed_over() -> None:
    zone = dt_util.get_time_zone("Europe/Berlin")
    due = datetime(2026, 3, 27, 7, tzinfo=zone)
    entry = Entry(
        what=What.ALARM,
        due=due,
        repeat="daily",
        clock="07:00:00",
        skips=("2026-03-28", "2026-03-29"),
    )
    assert entry.following(due) == datetime(2026, 3, 30, 7, tzinfo=zone)


@each_row(
    ("due", "now", "said", "moved"),
    [
        ((23, 7, 0), (23, 6, 43), "half past six", (24, 6, 30)),
        ((23, 7, 0), (23, 6, 13), "half past six", (23, 6, 30)),
        ((24, 7, 0), (23, 22, 0), "eight", (24, 8, 0)),
        ((23, 19, 0), (23, 6, 43), "half past six", (23, 18, 30)),
        ((23, 17, 0), (23, 16, 30), "four", (24, 16, 0)),
        ((25, 7, 0), (23, 22, 0), "at 6", (25, 6, 0)),
        ((23, 7, 0), (23, 6, 43), "6:30 pm", (23, 18, 30)),
    ],
)
def test_a_time_is_moved_within_its_half_of_the_day(
    due: _At, now: _At, said: str, moved: _At
) -> None:
    zone = dt_util.get_time_zone("America/Los_Angeles")
    was, at, then = (
        datetime(2026, 11, day, hour, minute, tzinfo=zone)
        for day, hour, minute in (due, now, moved)
    )
    moment = parse_moment(said, "en", at)
    assert moment is not None
    assert moved_to(Entry(what=What.ALARM, due=was), moment, at) == then
