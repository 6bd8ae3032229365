"""What an action is sure to bring about, for the less common kinds of things."""

from typing import Any

from custom_components.jarvis.safety.expected import expected
from custom_components.jarvis.safety.tiers import Act
from homeassistant.core import State

from ..tables import each_row

COUNTER = {"initial": 3, "maximum": 5, "minimum": None}


@each_row(
    ("name", "data", "before", "after", "not_so"),
    [
        ("text.set_value", {"value": "hi"}, ("a", {}), ("hi", {}), ("a", {})),
        ("input_text.set_value", {"value": "1"}, ("a", {}), ("1", {}), ("a", {})),
        (
            "input_datetime.set_datetime",
            {"time": "07:00"},
            ("06:30:00", {}),
            ("07:00:00", {}),
            ("06:30:00", {}),
        ),
        ("timer.start", {}, ("idle", {}), ("active", {}), ("idle", {})),
        ("timer.cancel", {}, ("active", {}), ("idle", {}), ("active", {})),
        ("counter.increment", {}, ("3", COUNTER), ("4", COUNTER), ("3", COUNTER)),
        ("counter.decrement", {}, ("3", COUNTER), ("2", COUNTER), ("3", COUNTER)),
        ("counter.reset", {}, ("5", COUNTER), ("3", COUNTER), ("5", COUNTER)),
        ("counter.set_value", {"value": 5}, ("3", COUNTER), ("5", COUNTER), ("3", {})),
        (
            "input_number.increment",
            {},
            ("4", {"max": 9}),
            ("5", {"max": 9}),
            ("4", {"max": 9}),
        ),
        (
            "fan.decrease_speed",
            {},
            ("on", {"percentage": 66}),
            ("on", {"percentage": 33}),
            ("on", {"percentage": 66}),
        ),
        (
            "climate.set_temperature",
            {"target_temp_low": 18, "target_temp_high": 24},
            ("auto", {}),
            ("auto", {"target_temp_low": 18, "target_temp_high": 24}),
            ("auto", {"target_temp_low": 18, "target_temp_high": 22}),
        ),
        (
            "vacuum.set_fan_speed",
            {"fan_speed": "max"},
            ("docked", {"fan_speed": "low"}),
            ("docked", {"fan_speed": "max"}),
            ("docked", {"fan_speed": "low"}),
        ),
        (
            "alarm_control_panel.alarm_arm_night",
            {},
            ("disarmed", {}),
            ("armed_night", {}),
            ("disarmed", {}),
        ),
    ],
)
def test_what_came_about_is_told_from_what_did_not(
    name: str,
    data: dict[str, Any],
    before: tuple[str, dict[str, Any]],
    after: tuple[str, dict[str, Any]],
    not_so: tuple[str, dict[str, Any]],
) -> None:
    domain, _, service = name.partition(".")
    one = f"{domain}.one"
    expect = expected(Act(domain=domain, service=service, entity_id=one, data=data))
    assert expect is not None
    assert expect(State(one, *after), State(one, *before), data)
    assert not expect(State(one, *not_so), State(one, *before), data)


def test_what_cannot_go_further_is_as_far_as_it_goes() -> None:
    expect = expected(Act(domain="counter", service="increment", entity_id="counter.a"))
    assert expect is not None
    full = State("counter.a", "5", COUNTER)
    assert expect(full, full, {})
    assert expect(State("counter.a", "unknown"), full, {})
