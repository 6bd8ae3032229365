"""Points in time: words, ISO, the past, and the two nights when clocks change."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.moments import parse_date, parse_moment, parse_time

from ..tables import each_row

BERLIN = ZoneInfo("Europe/Berlin")
# A Wednesday afternoon.
NOW = datetime(2026, 1, 28, 15, 45, tzinfo=BERLIN)


@each_row(
    ("text", "language", "when"),
    [
        ("tomorrow at 8", "en", "2026-01-29 08:00"),
        ("half past seven", "en", "2026-01-28 19:30"),
        ("at 7pm", "en", "2026-01-28 19:00"),
        ("7:30 am", "en", "2026-01-29 07:30"),
        ("12 am", "en", "2026-01-29 00:00"),
        ("noon", "en", "2026-01-29 12:00"),
        ("midnight", "en", "2026-01-29 00:00"),
        ("tomorrow evening", "en", "2026-01-29 19:00"),
        ("tonight at 9", "en", "2026-01-28 21:00"),
        ("in 20 minutes", "en", "2026-01-28 16:05"),
        ("quarter to eight", "en", "2026-01-28 19:45"),
        ("ten past seven in the evening", "en", "2026-01-28 19:10"),
        ("friday at noon", "en", "2026-01-30 12:00"),
        ("wednesday at 3 pm", "en", "2026-02-04 15:00"),
        ("wednesday at 4 pm", "en", "2026-01-28 16:00"),
        ("march 3rd at 5 pm", "en", "2026-03-03 17:00"),
        ("2026-03-05T08:00", "en", "2026-03-05 08:00"),
        ("yesterday at 8", "en", "2026-01-27 08:00"),
        ("19:00", "en", "2026-01-28 19:00"),
        ("halb acht", "de", "2026-01-28 19:30"),
        ("morgen um 8", "de", "2026-01-29 08:00"),
        ("dreiviertel acht", "de", "2026-01-28 19:45"),
        ("fünf vor halb acht", "de", "2026-01-28 19:25"),
        ("um halb acht abends", "de", "2026-01-28 19:30"),
        ("übermorgen früh", "de", "2026-01-30 08:00"),
        ("am 24.12. um 18 Uhr", "de", "2026-12-24 18:00"),
        ("in three days", "en", "2026-01-31 15:45"),
        ("three days ago", "en", "2026-01-25 15:45"),
        ("vor zwei Wochen", "de", "2026-01-14 15:45"),
        ("3 days from now", "en", "2026-01-31 15:45"),
        ("12/24/27 at 6 pm", "en", "2027-12-24 18:00"),
        ("24/12/27 at 6 pm", "en", "2027-12-24 18:00"),
        ("24/12/2027 um 18 Uhr", "de", "2027-12-24 18:00"),
        ("am 24.12.27 um 18 Uhr", "de", "2027-12-24 18:00"),
        ("on the 8th at noon", "en", "2026-02-08 12:00"),
        ("on the 31st at noon", "en", "2026-01-31 12:00"),
        ("the third of march 2027 at 5 pm", "en", "2027-03-03 17:00"),
        ("march the third at 5 pm", "en", "2026-03-03 17:00"),
        ("last friday at noon", "en", "2026-01-23 12:00"),
        ("last wednesday at noon", "en", "2026-01-21 12:00"),
        ("letzten Mittwoch um zwölf", "de", "2026-01-21 12:00"),
        ("midnight on friday", "en", "2026-01-30 00:00"),
        ("2026-12-24T10:00+05:00", "en", "2026-12-24 06:00"),
        ("in anderthalb Stunden", "de", "2026-01-28 17:15"),
        ("demain à huit heures et demie", "fr", "2026-01-29 08:30"),
        ("mañana a las ocho y media", "es", "2026-01-29 08:30"),
        ("domani alle otto e mezza", "it", "2026-01-29 08:30"),
        ("morgen om half acht", "nl", "2026-01-29 07:30"),
        ("venerdì prossimo alle 8", "it", "2026-01-30 08:00"),
        ("vendredi prochain à midi", "fr", "2026-01-30 12:00"),
    ],
)
def test_it_reads_moments(text: str, language: str, when: str) -> None:
    moment = parse_moment(text, language, NOW)
    assert moment is not None
    at = moment.after(NOW)
    assert at is not None
    assert at.strftime("%Y-%m-%d %H:%M") == when


@each_row(
    "text",
    [
        "banana",
        "",
        "at 5 bananas",
        "the 45th",
        "25:00",
        "on the",
        "on march",
        "the",
        "february 30",
        "31.2.2027",
        "13/13/2027",
        "third of the month of may",
        "friday in two weeks",
    ],
)
def test_what_is_no_moment_is_none(text: str) -> None:
    assert parse_moment(text, "en", NOW) is None


def test_a_time_that_is_skipped_in_spring_moves_forward() -> None:
    moment = parse_moment("2026-03-29T02:30", "en", NOW)
    assert moment is not None
    at = moment.after(NOW)
    assert at is not None
    assert at.strftime("%H:%M %z") == "03:30 +0200"


def test_an_hour_from_now_is_an_hour_also_when_the_clock_goes_back() -> None:
    before = datetime(2026, 10, 25, 2, 30, tzinfo=BERLIN)
    moment = parse_moment("in an hour", "en", before)
    assert moment is not None
    at = moment.after(before)
    assert at is not None
    assert (at.astimezone(UTC) - before.astimezone(UTC)).total_seconds() == 3600
    assert at.strftime("%H:%M %z") == "02:30 +0100"


def test_dates_and_times_are_told_apart() -> None:
    assert parse_date("the 8th", "en", NOW) == datetime(2026, 2, 8, tzinfo=UTC).date()
    assert parse_date("tomorrow at 8", "en", NOW) is None
    assert parse_time("tomorrow at 8", "en", NOW) is None
    found = parse_time("half past seven", "en", NOW)
    assert found is not None
    assert (found.hour, found.minute) == (7, 30)


@given(st.text(max_size=80), st.sampled_from(["en", "de", "fr", "es", "it", "nl"]))
def test_any_text_gets_an_answer(text: str, language: str) -> None:
    moment = parse_moment(text, language, NOW)
    at = moment.after(NOW) if moment else None
    assert at is None or at.tzinfo is not None


@given(
    st.datetimes(
        min_value=datetime(2026, 1, 1),  # noqa: DTZ001 - naive, as a model writes it
        max_value=datetime(2030, 1, 1),  # noqa: DTZ001 - the same
    )
)
def test_iso_comes_back_unless_the_hour_does_not_exist(at: datetime) -> None:
    at = at.replace(microsecond=0)
    moment = parse_moment(at.isoformat(), "en", NOW)
    assert moment is not None
    found = moment.after(NOW)
    assert found is not None
    shift = found.replace(tzinfo=None, fold=0) - at
    assert shift.total_seconds() in (0, 3600)
