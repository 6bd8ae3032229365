"""Calendars: real calendar entities of Home Assistant, in a fixed week."""

from datetime import date, datetime, timedelta
from typing import Any, override

import pytest

from homeassistant.components.calendar import CalendarEntity, CalendarEvent
from homeassistant.components.calendar.const import (
    DATA_COMPONENT,
    CalendarEntityFeature as Feature,
)
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
from homeassistant.util import dt as dt_util

from ..conftest import Say, agent_subentry, set_up_jarvis, speech


class Diary(CalendarEntity):
    """A calendar that keeps its events in memory."""

    _attr_name = "Family"
    _attr_unique_id = "family"
    _attr_supported_features = (
        Feature.CREATE_EVENT | Feature.DELETE_EVENT | Feature.UPDATE_EVENT
    )

    def __init__(self, events: list[CalendarEvent]) -> None:
        """Begin with these events."""
        self.events = events

    @property
    @override
    def event(self) -> CalendarEvent | None:
        return None

    @override
    async def async_get_events(
        self, hass: HomeAssistant, start_date: datetime, end_date: datetime
    ) -> list[CalendarEvent]:
        return [
            one
            for one in self.events
            if one.start_datetime_local < end_date
            and one.end_datetime_local > start_date
        ]

    @override
    async def async_create_event(self, **kwargs: Any) -> None:
        self.events.append(
            CalendarEvent(
                start=kwargs["dtstart"],
                end=kwargs["dtend"],
                summary=kwargs["summary"],
                uid=str(len(self.events)),
            )
        )

    @override
    async def async_delete_event(
        self,
        uid: str,
        recurrence_id: str | None = None,
        recurrence_range: str | None = None,
    ) -> None:
        self.events = [one for one in self.events if one.uid != uid]


@pytest.fixture
async def diary(base: HomeAssistant) -> Diary:
    """Put a calendar with a dentist, a holiday and a choir into the house."""
    day = dt_util.now().replace(hour=0, minute=0, second=0, microsecond=0)
    at = day + timedelta(days=1, hours=10)
    found = Diary(
        [
            CalendarEvent(
                start=at, end=at + timedelta(hours=1), summary="Dentist", uid="a"
            ),
            CalendarEvent(
                start=date(2026, 6, 20),
                end=date(2026, 6, 21),
                summary="Street party",
                uid="b",
            ),
        ]
    )

    assert await async_setup_component(base, "calendar", {})
    await base.data[DATA_COMPONENT].async_add_entities([found])
    await base.async_block_till_done()
    async_expose_entity(base, "conversation", "calendar.family", True)
    await set_up_jarvis(base, agent_subentry())
    return found


async def test_what_is_on(diary: Diary, say: Say) -> None:
    told = speech(await say("what is on my calendar tomorrow"))
    assert "Dentist" in told
    assert "10:00" in told
    assert "Street party" not in told


async def test_a_free_day_and_a_busy_one(diary: Diary, say: Say) -> None:
    assert "free" in speech(await say("am i free today"))
    assert "Dentist" in speech(await say("am i free tomorrow"))


async def test_all_day_events_stand_on_their_day(diary: Diary, say: Say) -> None:
    told = speech(await say("what is on my calendar on saturday"))
    assert "Street party" in told
    assert "all day" in told
    assert "Street party" not in speech(await say("what is on my calendar on sunday"))


async def test_an_event_is_added_and_read_back(diary: Diary, say: Say) -> None:
    told = speech(await say("put choir in my calendar on friday at eight pm"))
    assert "choir" in told.casefold()
    assert [one.summary.casefold() for one in diary.events][-1] == "choir"
    assert diary.events[-1].start_datetime_local.hour == 20


async def test_an_event_is_taken_out(diary: Diary, say: Say) -> None:
    assert "Dentist" in speech(await say("delete dentist from my calendar"))
    assert [one.summary for one in diary.events] == ["Street party"]
    assert "nothing called" in speech(await say("delete sauna from my calendar"))


async def test_a_calendar_that_cannot_be_written_says_so(
    diary: Diary, say: Say
) -> None:
    diary._attr_supported_features = Feature(0)
    diary.async_write_ha_state()
    told = speech(await say("put choir in my calendar on friday at eight pm"))
    assert "cannot be changed" in told
    assert len(diary.events) == 2
