"""Times in words become local days."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.periods import period
from custom_components.jarvis.lang.periods_grammar import PERIODS

from ..tables import each_row

ZONE = ZoneInfo("Europe/Berlin")
# A Saturday.
NOW = datetime(2026, 11, 21, 15, tzinfo=ZONE)


@each_row(
    ("language", "text", "since", "until", "rest"),
    [
        (
            "en",
            "what about the cat last week?",
            "11-09",
            "11-16",
            "what about the cat ?",
        ),
        ("en", "in March", "2026-03-01", "2026-04-01", ""),
        ("en", "in March last year with Bob", "2025-03-01", "2025-04-01", "with Bob"),
        ("en", "in December", "2025-12-01", "2026-01-01", ""),
        ("en", "two days ago", "11-19", "11-20", ""),
        ("en", "on Saturday", "11-14", "11-15", ""),
        ("en", "on the 3rd of May 2024", "2024-05-03", "2024-05-04", ""),
        ("en", "between Monday and yesterday", "11-16", "11-21", ""),
        ("en", "since last Tuesday", "11-17", None, ""),
        ("en", "before 2024", None, "2024-01-01", ""),
        ("en", "2026-03-15 dinner", "2026-03-15", "2026-03-16", "dinner"),
        ("de", "letzten Dienstag der Hund", "11-17", "11-18", "der Hund"),
        ("de", "vor drei Wochen", "10-26", "11-02", ""),
        ("de", "am 3. März", "2026-03-03", "2026-03-04", ""),
        ("de", "3.12.", "2025-12-03", "2025-12-04", ""),
        ("de", "vorgestern", "11-19", "11-20", ""),
        ("fr", "la semaine dernière", "11-09", "11-16", ""),
        ("es", "el mes pasado", "10-01", "11-01", ""),
        ("ja", "先週の火曜日の猫", "11-10", "11-11", "の猫"),
        ("ja", "去年の3月", "2025-03-01", "2025-04-01", ""),
        ("ja", "3日前", "11-18", "11-19", ""),
        ("ru", "что было на прошлой неделе", "11-09", "11-16", "что было"),
        ("ru", "в марте прошлого года", "2025-03-01", "2025-04-01", ""),
        ("ru", "три дня назад", "11-18", "11-19", ""),
        ("tr", "geçen hafta ne dedim", "11-09", "11-16", "ne dedim"),
        ("tr", "iki gün önce", "11-19", "11-20", ""),
        ("en-GB", "yesterday", "11-20", "11-21", ""),
        ("en", "\ufb01sh yesterday", "11-20", "11-21", "\ufb01sh"),
        ("tr", "\u0130zmir ge\u00e7en hafta", "11-09", "11-16", "\u0130zmir"),
        ("en", "insince yesterday", "11-20", "11-21", "insince"),
    ],
)
def test_times_in_words(
    language: str, text: str, since: str | None, until: str | None, rest: str
) -> None:
    found = period(text, language, NOW)
    assert found is not None
    shown = [
        None if moment is None else moment.date().isoformat()
        for moment in (found.since, found.until)
    ]
    wanted = [
        day and (day if len(day) > 5 else f"2026-{day}") for day in (since, until)
    ]
    assert shown == wanted
    assert found.rest == rest
    assert all(m is None or (m.hour, m.tzinfo) == (0, ZONE) for m in (found.since,))


@each_row(
    ("language", "text", "since", "until"),
    [
        ("en", "two hours ago", "11-21 12:30", "11-21 13:30"),
        ("de", "vor 10 Minuten", "11-21 14:49", "11-21 14:50"),
        ("en", "in the past 3 hours", "11-21 12:00", "11-21 15:00"),
        ("en", "in the past 3 days", "11-18 00:00", "11-21 15:00"),
        ("de", "in den letzten zwei Wochen", "11-07 00:00", "11-21 15:00"),
        ("en", "in the last 6 months", "05-21 00:00", "11-21 15:00"),
        ("en", "in the past two years", "11-21 00:00", "11-21 15:00"),
    ],
)
def test_times_that_reach_up_to_now(
    language: str, text: str, since: str, until: str
) -> None:
    found = period(text, language, NOW)
    assert found is not None
    assert found.since is not None
    assert found.until is not None
    shown = [at.strftime("%m-%d %H:%M") for at in (found.since, found.until)]
    assert shown == [since, until]
    assert found.until.year == NOW.year


@each_row(
    ("language", "text"),
    [
        ("en", "9999 years ago"),
        ("en", "in the last 999999999 hours"),
        ("en", "0001-01-01"),
        ("en", "in 1850"),
        ("en", "may I ask who marched on second street"),
        ("en", "where is the second key"),
        ("de", "guten Morgen"),
        ("en", "2026-13-40 and 99.99."),
        ("xx", "last week"),
        ("en", ""),
    ],
)
def test_no_time_is_no_guess(language: str, text: str) -> None:
    assert period(text, language, NOW) is None


def test_a_day_of_changed_clocks_has_25_hours() -> None:
    found = period("yesterday", "en", datetime(2026, 10, 26, 9, tzinfo=ZONE))
    assert found is not None
    assert found.since is not None
    assert found.until is not None
    assert found.until.timestamp() - found.since.timestamp() == 25 * 3600


@given(
    st.sampled_from(sorted(PERIODS)),
    st.text(max_size=60),
    st.datetimes(datetime(1990, 1, 1), datetime(2100, 1, 1)),  # noqa: DTZ001
)
def test_any_text_is_read_in_order(language: str, text: str, moment: datetime) -> None:
    now = moment.replace(tzinfo=ZONE)
    for said in (text, f"{text} 5.3. {text}"):
        found = period(said, language, now)
        if found is not None and found.since and found.until:
            assert found.until - found.since >= timedelta(0)
