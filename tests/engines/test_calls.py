"""Tool calls, whole and in fragments."""

import json
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.engines.base import Call, JsonObject
from custom_components.jarvis.engines.calls import MOST_CALLS, Calls, read_arguments
from custom_components.jarvis.engines.errors import EngineBadReply

from ..tables import each_row


@each_row("raw", [None, "", "  ", "{}", {}, '"{}"', '"null"', "null"])
def test_no_arguments(raw: Any) -> None:
    assert read_arguments(raw) == {}


def test_arguments_wrapped_too_often() -> None:
    raw = "{}"
    for _ in range(4):
        raw = json.dumps(raw)
    with pytest.raises(EngineBadReply):
        read_arguments(raw)


@each_row("raw", [[1], [{}, {}], 3, True, "[1]", "x" * 10, "(" * 500])
def test_arguments_that_are_none(raw: Any) -> None:
    with pytest.raises(EngineBadReply):
        read_arguments(raw)


@given(
    st.dictionaries(
        st.text(st.characters(exclude_categories=["Cs", "Cc"])),
        st.text(st.characters(exclude_categories=["Cs", "Cc"])) | st.integers(),
    )
)
def test_arguments_survive_every_wrapping(arguments: JsonObject) -> None:
    text = json.dumps(arguments)
    for raw in (arguments, text, json.dumps(text), [arguments], repr(arguments)):
        assert read_arguments(raw) == arguments


def _assembled(*fragments: JsonObject) -> list[Call]:
    calls = Calls()
    for fragment in fragments:
        calls.add([fragment])
    return [called.call for called in calls.take()]


def _fragment(arguments: Any, name: str | None = None, **more: Any) -> JsonObject:
    function = {"arguments": arguments}
    return {"function": function | ({"name": name} if name else {}), **more}


@each_row(
    ("fragments", "names"),
    [
        ([_fragment('{"a"', "x", index=0), _fragment(":1}", index=0)], ["x"]),
        ([_fragment("", "li", index=0), _fragment("{}", "", index=0)], ["li"]),
        ([_fragment("", "li", index=0), _fragment("", "ght", index=0)], ["light"]),
        ([_fragment("{}", "x", index=0), _fragment("{}", "y", index=0)], ["x", "y"]),
        ([_fragment("", "x"), _fragment("{}", "y")], ["x", "y"]),
        ([_fragment({}, "x"), _fragment({}, "x")], ["x", "x"]),
        (
            [
                _fragment("{}", "x", index=0, id="1"),
                _fragment("", "x", index=0, id="1"),
            ],
            ["x"],
        ),
        (
            [
                _fragment("{}", "x", index=0, id="1"),
                _fragment("{}", index=0, id="2"),
            ],
            ["x"],
        ),
        ([_fragment('{"a"', "x", id="1"), _fragment(":1}")], ["x"]),
        ([{"name": "x", "arguments": {}}], ["x"]),
        ([{"function": 3, "name": 4}, _fragment("{}", " x ")], ["x"]),
    ],
)
def test_fragments_find_their_call(
    fragments: list[JsonObject], names: list[str]
) -> None:
    calls = _assembled(*fragments)
    assert [call.name for call in calls] == names
    assert all(call.id for call in calls)


def test_same_id_twice_is_told_apart() -> None:
    one, other = _assembled(
        _fragment("{}", "x", index=0, id="call_0"),
        _fragment("{}", "x", index=1, id="call_0"),
    )
    assert one.id == "call_0"
    assert other.id not in ("call_0", "")


def test_calls_without_end() -> None:
    calls = Calls()
    with pytest.raises(EngineBadReply):
        calls.add([_fragment({}, f"tool{n}", index=n) for n in range(MOST_CALLS + 1)])
    calls = Calls()
    megabyte = _fragment("x" * 1_000_000, index=0)
    with pytest.raises(EngineBadReply):
        calls.add([megabyte] * 6)
    calls.add("no list")
    calls.add([3])


@each_row(
    "arguments",
    [
        "/no_think",
        '{"command": "/NO_THINK"}',
        {"command": " /think "},
        '"/no_think"',
        {"commands": ["/no_think"]},
        {"options": {"mode": "/no_think"}},
    ],
)
def test_switch_for_thinking_is_no_call(arguments: Any) -> None:
    calls = Calls()
    calls.add([_fragment(arguments, "run", index=0), _fragment("{}", "stop", index=1)])
    assert [called.call.name for called in calls.take()] == ["stop"]
    calls.check(spoke=False)


def test_switch_for_thinking_alone_is_a_bad_reply() -> None:
    calls = Calls()
    calls.add([_fragment("/no_think", "run", index=0)])
    assert list(calls.take()) == []
    calls.check(spoke=True)
    with pytest.raises(EngineBadReply):
        calls.check(spoke=False)
