"""From what is said to what a parameter holds."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from custom_components.jarvis.commands.shelf.coerce import Reading, coerce, plain
from custom_components.jarvis.commands.shelf.declare import Kind, Parameter
from custom_components.jarvis.commands.shelf.names import HouseNames
from custom_components.jarvis.commands.shelf.response import Refused
from custom_components.jarvis.home.resolver import Resolver

from ..tables import each_row
from .small import HOME, NOW


def read(kind: Kind, value: Any, language: str = "en", **more: Any) -> Any:
    parameter = Parameter(name="p", kind=kind, description="", **more)
    names = HouseNames(lambda: HOME, Resolver(HOME).resolve)
    found = coerce(parameter, value, Reading(language=language, now=NOW, names=names))
    return found.key if isinstance(found, Refused) else found[0]


@each_row(
    ("kind", "value", "expected"),
    [
        (Kind.INTEGER, "five", 5),
        (Kind.INTEGER, 5.0, 5),
        (Kind.INTEGER, 5.5, "not_integer"),
        (Kind.INTEGER, True, "not_integer"),
        (Kind.INTEGER, "5 bananas", "not_integer"),
        (Kind.NUMBER, "30 %", 30),
        (Kind.NUMBER, float("nan"), "not_number"),
        (Kind.NUMBER, float("inf"), "not_number"),
        (Kind.NUMBER, [5], "not_number"),
        (Kind.BOOLEAN, "on", True),
        (Kind.BOOLEAN, "off", False),
        (Kind.BOOLEAN, "no", False),
        (Kind.BOOLEAN, 1, True),
        (Kind.BOOLEAN, "perhaps", "not_boolean"),
        (Kind.STRING, 5, "5"),
        (Kind.STRING, "a\x00b\u202ec", "abc"),
        (Kind.STRING, "{{ 1 + 1 }}", "{{ 1 + 1 }}"),
        (Kind.STRING, {"a": 1}, "not_string"),
        (Kind.STRING, "x" * 1_000_000, "too_long"),
        (Kind.LIST, "milk, eggs and bread", ["milk", "eggs", "bread"]),
        (Kind.LIST, '["milk", "eggs"]', ["milk", "eggs"]),
        (Kind.LIST, ["milk", 2], ["milk", "2"]),
        (Kind.LIST, 5, "not_list"),
        (Kind.OBJECT, '{"a": 1}', {"a": 1}),
        (Kind.OBJECT, "[" * 5000, "too_long"),
        (Kind.OBJECT, "[1]", "not_object"),
        (Kind.DATE, "2026-03-05", date(2026, 3, 5)),
        (Kind.DATE, "the 8th", date(2026, 2, 8)),
        (Kind.TIME, "half past seven", time(7, 30)),
        (Kind.TIME, "10:00", time(10)),
        (Kind.TIME, "soon", "not_time"),
        (Kind.TIME, time(7, 30), time(7, 30)),
        (Kind.TIME, 730, "not_time"),
        (Kind.DATE, datetime(2026, 3, 5, 23, tzinfo=UTC), date(2026, 3, 5)),
        (Kind.DATE, 20260305, "not_date"),
        (Kind.DATETIME, "yesterday at 8", "in_the_past"),
        (Kind.DATETIME, 12345, "not_datetime"),
        (Kind.DURATION, "1.5 hours", timedelta(minutes=90)),
        (Kind.DURATION, 90, timedelta(seconds=90)),
        (Kind.DURATION, "90", timedelta(seconds=90)),
        (Kind.DURATION, {"hours": 1, "minutes": 30}, timedelta(minutes=90)),
        (Kind.DURATION, 1e30, "not_duration"),
        (Kind.ENTITY, "kitchen lamp", "light.kitchen_lamp"),
        (Kind.ENTITY, "light.kitchen_lamp", "light.kitchen_lamp"),
        (Kind.ENTITY, "spaceship", "not_found"),
        (Kind.ENTITY, 5, "not_found"),
        (Kind.ENTITY, ["kitchen lamp"], "light.kitchen_lamp"),
        (Kind.AREA, "kitchen", "kitchen"),
        (Kind.AREA, "the moon", "not_found"),
        (Kind.PERSON, "Anna", "person.anna"),
    ],
)
def test_it_coerces(kind: Kind, value: Any, expected: Any) -> None:
    assert read(kind, value) == expected


def test_a_duration_may_be_bounded() -> None:
    bounds: dict[str, Any] = {"minimum": 1, "maximum": 60}
    assert read(Kind.DURATION, "0 minutes", **bounds) == "too_small"
    assert read(Kind.DURATION, "10 years", **bounds) == "too_large"
    assert read(Kind.DURATION, "-5 minutes", **bounds) == "too_small"


def test_an_enum_is_case_blind_knows_other_words_and_corrects_slips() -> None:
    more: dict[str, Any] = {
        "choices": ("start", "cancel"),
        "words": {"de": {"start": ("los",)}},
    }
    assert read(Kind.ENUM, "Start", **more) == "start"
    assert read(Kind.ENUM, "los", "de", **more) == "start"
    assert read(Kind.ENUM, "cancle", **more) == "cancel"
    assert read(Kind.ENUM, "explode", **more) == "not_a_choice"


def test_a_custom_check_has_the_last_word() -> None:
    def even(value: int) -> str | None:
        return None if value % 2 == 0 else "It has to be even."

    assert read(Kind.INTEGER, "four", validate=even) == 4
    assert read(Kind.INTEGER, "five", validate=even) == "wrong"

    def outside(value: str) -> str | None:
        return "It has to be outside." if "kitchen" in value else None

    choices = ("garden", "kitchen")
    assert read(Kind.ENTITY, "kitchen lamp", validate=outside) == "wrong"
    assert read(Kind.AREA, "kitchen", validate=outside) == "wrong"
    assert read(Kind.ENUM, "Kitchen", choices=choices, validate=outside) == "wrong"


def test_a_text_is_no_longer_than_its_parameter() -> None:
    assert read(Kind.STRING, "x" * 21, longest=20) == "too_long"
    assert read(Kind.STRING, "x" * 20, longest=20) == "x" * 20


def test_more_than_twenty_values_are_the_nearest_and_a_count() -> None:
    choices = tuple(f"room_{n}" for n in range(50))
    parameter = Parameter(name="p", kind=Kind.ENUM, description="", choices=choices)
    names = HouseNames(lambda: HOME, Resolver(HOME).resolve)
    found = coerce(parameter, "xyz", Reading(language="en", now=NOW, names=names))
    assert isinstance(found, Refused)
    assert (len(found.valid), found.total) == (20, 50)


def test_what_was_coerced_can_be_written_and_read_again() -> None:
    assert read(Kind.DURATION, plain(timedelta(minutes=90))) == timedelta(minutes=90)
    assert read(Kind.TIME, plain(time(7, 30))) == time(7, 30)
    assert read(Kind.DATE, plain(date(2026, 3, 5))) == date(2026, 3, 5)
