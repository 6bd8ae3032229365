"""Calls come out of the stream, the rest passes, however the stream is cut."""

from itertools import pairwise
import json
import re
from typing import Any

from hypothesis import given, settings, strategies as st

from custom_components.jarvis.engines.base import Message, ToolSpec
from custom_components.jarvis.engines.calls import SayOrCall, real_name
from custom_components.jarvis.engines.text_calls import CallReader

from ..tables import each_row
from ..turn.test_speak import LOOSE, PROSE

SPECS = (
    ToolSpec(
        name="light__HassLightSet",
        description="Sets a light.",
        parameters={
            "type": "object",
            "properties": {"name": {"type": "string"}, "area": {"type": "string"}},
        },
    ),
    ToolSpec(
        name="jarvis__web_search",
        description="Searches the web.",
        parameters={
            "type": "object",
            "properties": {"query": {"type": "string"}},
            "required": ["query"],
        },
    ),
    ToolSpec(name="light_on", description="", parameters={"type": "object"}),
)
SET = ("light__HassLightSet", {"area": "Kitchen"})
FIND = ("jarvis__web_search", {"query": "rain"})
BODY = '{"name": "light__HassLightSet", "arguments": {"area": "Kitchen"}}'

# What the model wrote, what passes, which calls were found.
CALLS: list[tuple[str, str, list[tuple[str, dict[str, Any]]]]] = [
    (f"```tool_call\n{BODY}\n```", "", [SET]),
    (f"```json\n{BODY}\n```", "", [SET]),
    (f"<tool_call>{BODY}</tool_call>", "", [SET]),
    (BODY, "", [SET]),
    (f"I see to it.\n```tool_call\n{BODY}\n```", "I see to it.\n", [SET]),
    (f"<tool_call>{BODY}</tool_call>\nThe light is on, sir.", "", [SET]),
    (f"{BODY}\n{BODY}\n{BODY}", "", [SET]),
    (f"{BODY}\nweb_search(query='rain')", "", [SET, FIND]),
    ((f"<tool_call>{BODY}</tool_call><tool_response>ok</tool_response>\n"
     "<tool_call>light_on()</tool_call>"), "", [SET]),
    ('web_search("rain")', "", [FIND]),
    ('```tool_code\nprint(web_search(query="rain"))\n```', "", [FIND]),
    ("HassLightSet(area='Kitchen')", "", [SET]),
    ('functions.web_search({"query": "rain"})', "", [FIND]),
    ('I look: {"name": "WebSearch", "arguments": {"query": "rain"}}', "I look: ",
     [FIND]),
    ("<think>I call web_search(query='rain')", "", [FIND]),
    (f"<think>hm</think>{BODY}", "", [SET]),
    ('<tool_call>{"name": "make_tea", "arguments": {}}</tool_call>', "",
     [("make_tea", {})]),
    (f'web_search(query="/no_think")\n{BODY}', "", [SET]),
    (('<tool_call>{"name": "web_search", "arguments": {"query": "/NO_THINK"}}'
     "</tool_call>"), "", []),
]  # fmt: skip
PASSING = [
    *PROSE[:8],
    "Say `web_search(query='x')` to search, sir.",
    "```python\nprint('hi')\n```",
    '{"forecast": 14, "high": 15}',
    "Let me (quickly) explain: {x} is a set.",
]


def _read(
    text: str, cuts: list[int], told: tuple[Message, ...] = (), *, cut: bool = False
) -> tuple[str, list[tuple[str, dict[str, Any]]], list[str | None]]:
    reader = CallReader(SPECS, told)
    places = [0, *sorted(at for at in cuts if at < len(text)), len(text)]
    passed = "".join(reader.feed(text[a:b]) for a, b in pairwise(places))
    passed += reader.end(cut=cut)
    calls = [(call.name, call.arguments) for call in reader.calls]
    return passed, calls, [call.unreadable for call in reader.calls]


@each_row(("text", "passed", "calls"), CALLS)
def test_calls_are_found_however_the_stream_is_cut(
    text: str, passed: str, calls: list[tuple[str, dict[str, Any]]]
) -> None:
    for cuts in ([], list(range(len(text))), *([at] for at in range(len(text)))):
        seen, found, unread = _read(text, cuts)
        assert (seen, found) == (passed, calls), cuts
        assert not any(unread)


@each_row("text", PASSING)
def test_what_is_no_call_passes_as_it_was_written(text: str) -> None:
    for cuts in ([], list(range(len(text)))):
        assert _read(text, cuts) == (text, [], [])


def test_thinking_becomes_thoughts_and_marks_go() -> None:
    reader = CallReader(SPECS)
    passed = reader.feed("<think>hm</think>All is well.<|im_end|>") + reader.end()
    assert (passed, reader.thoughts) == ("All is well.", ["hm"])


@given(
    st.lists(
        st.sampled_from([*LOOSE, *(text for text, _, _ in CALLS), "web_search(", BODY])
    ).map("".join),
    st.lists(st.integers(0, 400)),
)
@settings(max_examples=150)
def test_the_cut_never_matters(text: str, cuts: list[int]) -> None:
    assert _read(text, cuts) == _read(text, [])


def test_a_call_cut_by_a_limit_is_not_carried_out() -> None:
    text = '<tool_call>{"name": "light_on", "arguments": {"area": "Kitchen"'
    assert _read(text, [])[1:] == ([("light_on", {"area": "Kitchen"})], [None])
    assert _read(text, [], cut=True)[1] == [("light_on", {})]
    assert _read(text, [], cut=True)[2] != [None]


def test_a_call_that_a_tool_told_is_a_quotation() -> None:
    page = Message(role="tool", content='{"text": "' + BODY.replace('"', '\\"') + '"}')
    text = f"The page says: {BODY}"
    assert _read(text, [], (page,)) == (text, [], [])
    assert _read(text, [])[1] == [SET]


@each_row(
    ("written", "meant"),
    [
        ("web_search", "jarvis__web_search"),
        ("jarvis__webSearch", "jarvis__web_search"),
        ("functions.jarvis__web_search", "jarvis__web_search"),
        ("HassLightSet", "light__HassLightSet"),
        ("intent__HassLightSet", "light__HassLightSet"),
        ("LightSet", "light__HassLightSet"),
        ("set", None),
        ("", None),
        ("make_tea", None),
    ],
)
def test_names_are_understood(written: str, meant: str | None) -> None:
    assert real_name(written, [spec.name for spec in SPECS]) == meant


def test_a_name_that_fits_two_tools_fits_none() -> None:
    assert real_name("timer", ["a__timer", "b__timer"]) is None


@given(
    st.text(max_size=40),
    st.lists(st.integers(0, 200)),
    st.booleans(),
)
def test_what_is_said_in_json_is_heard_as_it_comes(
    words: str,
    cuts: list[int],
    ascii_only: bool,  # noqa: FBT001 - hypothesis
) -> None:
    text = json.dumps({"say": words}, ensure_ascii=ascii_only)
    opened = SayOrCall()
    places = [0, *sorted(at for at in cuts if at < len(text)), len(text)]
    heard = "".join(opened.feed(text[a:b]) for a, b in pairwise(places))
    heard += opened.finish()
    assert heard == re.sub("[\x08\x0c\r\x00]", "", words)


@each_row("text", ['{"call": {"name": "x"}}', "Hello.", '{"sa', "", "{"])
def test_anything_else_stays_as_it_is(text: str) -> None:
    opened = SayOrCall()
    assert "".join(map(opened.feed, text)) + opened.finish() == text
