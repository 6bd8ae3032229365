"""How something repeats: found in what was said, counted on, and said again; pure.

A repetition is one word for the store: daily, weekdays, weekends, weekly,
"monthly 31" (the day of the month it keeps to), "mon wed", "every 3600" (seconds).
"""

from calendar import monthrange
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final

from ...lang.durations import SECONDS, parse_duration, say_duration
from ...lang.moments import local, moment_words
from ...lang.normalise import fold
from ...lang.numbers import phrases, tokens
from ...lang.responses import Lines, joined, responses, word_tables, words_of
from ..shelf.declare import Kind, Parameter

EVERY: Final = words_of("repeats", "every")
FROM: Final = words_of("repeats", "from")
INTERVAL: Final = words_of("repeats", "interval")
INTERVALS: Final = words_of("repeats", "intervals")
LINES: Final = responses("repeats")
LINK: Final = words_of("repeats", "link")
ON: Final = words_of("repeats", "on")
PARTS: Final = words_of("repeats", "parts")
PLURAL: Final = words_of("repeats", "plural")
RHYTHMS: Final = word_tables("repeats", "rhythms")
UNTIL: Final = words_of("repeats", "until")
WEEKEND: Final = words_of("repeats", "weekend")
WEEKDAYS: Final = words_of("world_time", "weekdays")

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_RUNS: Mapping[str, frozenset[int]] = {
    "daily": frozenset(range(7)),
    "weekdays": frozenset(range(5)),
    "weekends": frozenset({5, 6}),
}
_SHORTEST = 60
_DAY = timedelta(days=1)
PARAMETERS = (
    Parameter(
        name="repeat",
        kind=Kind.ENUM,
        description="How it repeats, if at all",
        choices=("daily", "weekdays", "weekends", "weekly", "monthly"),
    ),
    Parameter(
        name="days",
        kind=Kind.LIST,
        description="Instead of repeat: the weekdays it comes on, every week",
    ),
)
INTERVAL_PARAMETER = Parameter(
    name="every",
    kind=Kind.DURATION,
    description="Instead of repeat: the time between two",
    minimum=_SHORTEST,
)

type Found = tuple[list[str], dict[str, Any]]


def part_repeat(said: str, language: str) -> tuple[str, dict[str, Any]]:
    """Return the words without the repetition, and it as arguments; {} for none."""
    days = moment_words(language).joined
    words = [one for word in said.split() for one in days.get(fold(word), (word,))]
    for find in (_part_of_day, _weekdays, _interval, _rhythm):
        if (found := find(words, language)) is not None:
            return " ".join(found[0]), found[1]
    return said, {}


def every_weekend(said: str, language: str) -> str:
    """Write a weekend that stands beside what repeats as every weekend."""
    words = said.split()
    heard = _heard(words)
    for phrase in phrases(_table(WEEKEND, language)):
        if (at := _at(heard, phrase)) is not None:
            every = _table(RHYTHMS, language)["weekends"].partition(",")[0]
            return " ".join((*words[:at], every, *words[at + len(phrase) :]))
    return said


def repeat_of(arguments: Mapping[str, Any], language: str, at: datetime | None) -> str:
    """Return the word for the store; "" for none. Unknown weekdays are left out."""
    if days := arguments.get("days"):
        known = moment_words(language).weekdays | moment_words("en").weekdays
        found = {known[key] for day in days if (key := tokens(day)) in known}
        for run, its_days in _RUNS.items():
            if found == its_days:
                return run
        return " ".join(DAYS[day] for day in sorted(found))
    if every := arguments.get("every"):
        return f"every {int(every.total_seconds())}"
    repeat = str(arguments.get("repeat", ""))
    if repeat == "monthly" and at is not None:
        return f"{repeat} {at.day}"
    return repeat


def first_of(repeat: str, at: datetime) -> datetime:
    """Return the first time of a repetition that is not before `at`."""
    days = _days(repeat)
    while days and at.weekday() not in days:
        at = local(at.date() + _DAY, at.time(), at)
    return at


def next_of(repeat: str, due: datetime, now: datetime, clock: str = "") -> datetime:
    """Return the next time after `due` and `now`; all are aware.

    It keeps to the time of day in the zone of `now`: that of `due`, or `clock`
    ("02:30:00") where summer time moved one of them.
    """
    kind, _, detail = repeat.partition(" ")
    if kind == "every":
        step = timedelta(seconds=int(detail))
        return due + step * (max((now - due) // step, 0) + 1)
    there = due.astimezone(now.tzinfo)
    at_clock = time.fromisoformat(clock) if clock else there.time()
    day, days = there.date(), _days(repeat)
    while True:
        day = _next_day(kind, day, int(detail) if kind == "monthly" else 0)
        at = local(day, at_clock, now)
        late_enough = at.astimezone(UTC) > max(now, due)
        if late_enough and (not days or day.weekday() in days):
            return at


def _next_day(kind: str, day: date, of_month: int) -> date:
    if kind != "monthly":
        return day + _DAY * (7 if kind == "weekly" else 1)
    month = day.replace(day=1) + 32 * _DAY
    last = monthrange(month.year, month.month)[1]
    return month.replace(day=min(of_month, last))


def say_repeat(repeat: str, language: str) -> str:
    """Say a repetition: "every Monday and Friday"."""
    lines = Lines(LINES)
    kind, _, detail = repeat.partition(" ")
    if kind == "every":
        length = say_duration(timedelta(seconds=int(detail)), language)
        if int(detail) == SECONDS["hour"]:
            return lines.say("hourly", language)
        return lines.say("every", language, length=length)
    if kind not in DAYS:
        return lines.say(kind, language)
    names = WEEKDAYS.get(language.partition("-")[0], WEEKDAYS["en"]).split()
    said = [names[DAYS.index(day)] for day in repeat.split()]
    days = joined(said, lines.say("and", language))
    return lines.say("days", language, days=days)


def _days(repeat: str) -> frozenset[int]:
    if repeat in _RUNS:
        return _RUNS[repeat]
    return frozenset(DAYS.index(day) for day in repeat.split() if day in DAYS)


def _table[T](table: Mapping[str, T], language: str) -> T:
    return table.get(language.partition("-")[0], table["en"])


def _heard(words: Sequence[str]) -> list[str]:
    return [" ".join(tokens(word)) for word in words]


def _at(heard: Sequence[str], phrase: Sequence[str]) -> int | None:
    size = len(phrase)
    return next(
        (
            at
            for at in range(len(heard) - size + 1)
            if tuple(heard[at : at + size]) == tuple(phrase)
        ),
        None,
    )


def _rhythm(words: list[str], language: str) -> Found | None:
    heard = _heard(words)
    for repeat, line in _table(RHYTHMS, language).items():
        for phrase in sorted(phrases(line), key=len, reverse=True):
            if (at := _at(heard, phrase)) is not None:
                rest = words[:at] + words[at + len(phrase) :]
                return rest, {"repeat": repeat}
    return None


def _part_of_day(words: list[str], language: str) -> Found | None:
    """Read "every morning": every day, and the morning is left for the time."""
    heard = _heard(words)
    for entry in _table(PARTS, language).split(","):
        phrase, _, left = entry.partition("=")
        if (at := _at(heard, tokens(phrase))) is not None:
            behind = words[at + len(tokens(phrase)) :]
            return words[:at] + left.split() + behind, {"repeat": "daily"}
    return None


def _interval(words: list[str], language: str) -> Found | None:
    """Read "every two hours"."""
    heard = _heard(words)
    for entry in _table(INTERVALS, language).split(","):
        phrase, _, seconds = entry.partition("=")
        if (at := _at(heard, tokens(phrase))) is not None:
            rest = words[:at] + words[at + len(tokens(phrase)) :]
            return rest, {"every": timedelta(seconds=int(seconds))}
    for lead in phrases(_table(INTERVAL, language)):
        if (at := _at(heard, lead)) is None:
            continue
        begin = at + len(lead)
        for end in range(len(words), begin, -1):
            length = parse_duration(" ".join(words[begin:end]), language)
            if length is not None and timedelta() < length < _DAY:
                return words[:at] + words[end:], {"every": length}
    return None


class _Week:
    """Reads weekdays that come again out of the words of a sentence."""

    def __init__(self, words: Sequence[str], language: str) -> None:
        self.heard = _heard(words)
        self.names = moment_words(language).weekdays
        self.plural = _table(PLURAL, language)
        self.link = _table(LINK, language)
        self.until = phrases(_table(UNTIL, language))

    def day(self, at: int) -> tuple[int, bool] | None:
        """Return the weekday at a place and whether it stands in the plural."""
        if at >= len(self.heard):
            return None
        word = self.heard[at]
        if (found := self.names.get((word,))) is not None:
            return found, False
        single = word.removesuffix(self.plural)
        found = self.names.get((single,)) if single != word else None
        return None if found is None else (found, True)

    def run(self, at: int, *, led: bool) -> tuple[set[int], int] | None:
        """Read "monday and wednesday", "monday to friday" from a place on."""
        first = self.day(at)
        if first is None:
            return None
        days, end, many = {first[0]}, at + 1, first[1]
        if end < len(self.heard) and (self.heard[end],) in self.until:
            last = self.day(end + 1)
            if last is not None:
                span = (last[0] - first[0]) % 7
                days = {(first[0] + step) % 7 for step in range(span + 1)}
                return days, end + 2
        while end < len(self.heard):
            step = 1 if self.heard[end] == self.link else 0
            more = self.day(end + step)
            if more is None:
                break
            days.add(more[0])
            many = many or more[1]
            end += step + 1
        return (days, end) if led or many or len(days) > 1 else None


def _weekdays(words: list[str], language: str) -> Found | None:
    """Read "every Monday", "on Mondays and Fridays", "Monday to Friday"."""
    week = _Week(words, language)
    every = phrases(_table(EVERY, language))
    leads = every | phrases(_table(ON, language)) | phrases(_table(FROM, language))
    for at in range(len(words)):
        lead = max(
            (p for p in leads if tuple(week.heard[at : at + len(p)]) == p),
            key=len,
            default=(),
        )
        found = week.run(at + len(lead), led=lead in every)
        if found is not None:
            days, end = found
            names = [DAYS[day] for day in sorted(days)]
            return words[:at] + words[end:], {"days": names}
    return None
