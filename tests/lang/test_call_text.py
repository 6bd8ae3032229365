"""Calls are read out of text in every form that models write them."""

import json
from typing import Any

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.call_text import MOST_CALLS, Form, read_calls
from custom_components.jarvis.lang.lenient_json import read_lenient

from ..tables import each_row

type Read = list[tuple[str, dict[str, Any]]]

WHOLE: list[tuple[str, Read]] = [
    ('{"name": "on", "arguments": {"a": 1}}', [("on", {"a": 1})]),
    ('{"type":"function","name":"on","parameters":{"a":1}}', [("on", {"a": 1})]),
    ('{"tool": "on", "args": {"a": 1}}', [("on", {"a": 1})]),
    ('{"function": "on", "arguments": {"a": 1}}', [("on", {"a": 1})]),
    ('{"tool_name": "on", "tool_input": {"a": 1}}', [("on", {"a": 1})]),
    ('{"name": "on", "arguments": "{\\"a\\": 1}"}', [("on", {"a": 1})]),
    ('{"name": "on", "arguments": "{\'a\': 1}"}', [("on", {"a": 1})]),
    ('{"name": "on", "arguments": null}', [("on", {})]),
    ("{&quot;name&quot;: &quot;on&quot;, &quot;arguments&quot;: {&quot;a&quot;: 1}}",
     [("on", {"a": 1})]),
    ('<function=on>{"arguments": {"a": 1}}</function>', [("on", {"a": 1})]),
    ('{"tool_calls": "[{\\"name\\": \\"on\\", \\"arguments\\": {}}]"}', [("on", {})]),
    ("{'name': 'on', 'arguments': {'a': 'Gr\\u00fcn'}}", [("on", {"a": "Grün"})]),
    ('{"name": "on", "arguments": ""}', [("on", {})]),
    ('{"name": "on", "arguments": [{"a": 1}]}', [("on", {"a": 1})]),
    ("{'name': 'on', 'arguments': {'a': 'it's', 'b': True,}}",
     [("on", {"a": "it's", "b": True})]),
    ("{name: on, arguments: {area: Living room}}", [("on", {"area": "Living room"})]),
    ('{"name": "on", "arguments": {"a": \u201cK\u00fcche\u201d}}',
     [("on", {"a": "K\u00fcche"})]),
    ('{{"name": "on", "arguments": {{"a": 1}}}}', [("on", {"a": 1})]),
    ('{"name": "on", "arguments": {"a": "say "hi" now", "b": "x"}}',
     [("on", {"a": 'say "hi" now', "b": "x"})]),
    ('{"name": "on" "arguments": {"a": 1}}', [("on", {"a": 1})]),
    ('[{"name": "on", "arguments": {}}, {"name": "off", "arguments": {"a": 1}}]',
     [("on", {}), ("off", {"a": 1})]),
    ('tool_calls: [{"id":"c","function":{"name":"on","arguments":{"a":["x","y"]}}}]',
     [("on", {"a": ["x", "y"]})]),
    ('{"tool_calls": [{"function": {"name": "on", "arguments": "{}"}}]}', [("on", {})]),
    ('{"tool_uses":[{"recipient_name":"functions.on","parameters":{"a":1}}]}',
     [("functions.on", {"a": 1})]),
    ('```tool_call\n{"name": "on", "arguments": {"a": 1}}\n```', [("on", {"a": 1})]),
    (('<tool_call>\n{"name": "on", "arguments": {"a": 1}}\n{"name": "off", '
     '"arguments": {}}\n</tool_call>'), [("on", {"a": 1}), ("off", {})]),
    ("<function=on><parameter=a>x</parameter><parameter=b>\n3\n</parameter></function>",
     [("on", {"a": "x", "b": 3})]),
    ('<function=on>{"a": 1}</function>', [("on", {"a": 1})]),
    ('<invoke name="on"><parameter name="a">x &amp; y</parameter></invoke>',
     [("on", {"a": "x & y"})]),
    ("<tool_call>on\n<arg_key>a</arg_key>\n<arg_value>x</arg_value>\n</tool_call>",
     [("on", {"a": "x"})]),
    ('<tool_call><name>on</name><arguments>{"a":1}</arguments></tool_call>',
     [("on", {"a": 1})]),
    ('[TOOL_CALLS]on[ARGS]{"a":1}', [("on", {"a": 1})]),
    ('[TOOL_CALLS][{"name":"on","arguments":{}}]', [("on", {})]),
    (('<|tool_call_begin|>functions.on:0<|tool_call_argument_begin|>{"a": 2}'
     "<|tool_call_end|>"), [("functions.on", {"a": 2})]),
    ('function<\uff5ctool\u2581sep\uff5c>on\n```json\n{"a":1}\n```',
     [("on", {"a": 1})]),
    ('<|channel|>commentary to=functions.on <|constrain|>json<|message|>{"a":1}',
     [("functions.on", {"a": 1})]),
    ("<|tool_call>call:on{a:1}<tool_call|>", [("on", {"a": 1})]),
    ("<start_function_call>call:on{a:<escape>x y<escape>}<end_function_call>",
     [("on", {"a": "x y"})]),
    ('Action: on\nAction Input: {"a": 1}', [("on", {"a": 1})]),
    ('on({"a": 1})', [("on", {"a": 1})]),
    ("on(a=1, b='x', c=true)", [("on", {"a": 1, "b": "x", "c": True})]),
    ("on(area=kitchen)", [("on", {"area": "kitchen"})]),
    ("on(areas=[kitchen, light.hall], all=true)",
     [("on", {"areas": ["kitchen", "light.hall"], "all": True})]),
    ("on(at=home.now + 2, name=living room lamp)",
     [("on", {"at": "home.now + 2", "name": "living room lamp"})]),
    ("on(say='it\\'s (now)', level=-1)", [("on", {"say": "it's (now)", "level": -1})]),
    ("on({'a': 1}, b=2)", [("on", {"b": 2})]),
    ("on(a=x y, b=2)", [("on", {"a": "x y", "b": 2})]),
    ('{"name": "on", "arguments": "\\"{\\\\\\"a\\\\\\": 1}\\""}', [("on", {"a": 1})]),
    ("[on(a=1), off_2(b=[1, 2])]", [("on", {"a": 1}), ("off_2", {"b": [1, 2]})]),
    ('{"tool": "on", "area": "x"}', [("on", {"area": "x"})]),
    ('{"on": {"area": "x"}}', [("on", {"area": "x"})]),
    ('{"call": {"name": "on", "arguments": {"a": 1}}}', [("on", {"a": 1})]),
]  # fmt: skip
TORN = [
    '{"name": "on", "arguments": {"a": "Kitch',
    '{"name": "on", "arguments": {"a": ',
    '{"name": "on", "arguments": {"a',
    '{"name": "on", "arguments": {"a": 2',
    "on(a='x', b=5",
    "<function=on><parameter=a>Kitch",
    "on(",
    '{"name": "on", "arguments": "5"}',
    '{"name": "on", "arguments": "the kitchen"}',
    "on(a='x" + "(" * 300,
]
NONE = [
    "", "tool_calls: []", "Just words.", '{"a": 1}', "[1, 2, 3]", "{", "(", "[[[[",
    '[[[[[[[[{"name": "on", "arguments": {}}]]]]]]]]', '{"name": " ", "a": {"b": 1}}',
    'Sure, put "host": "192.168.1.2" in it.', '{"host": "x", "port": 1}', "f(",
]  # fmt: skip


@each_row(("text", "calls"), WHOLE)
def test_a_call_is_read(text: str, calls: Read) -> None:
    found = read_calls(text)
    assert [(call.name, call.arguments) for call in found] == calls
    assert not any(call.torn for call in found)


@each_row("text", TORN)
def test_what_was_cut_off_is_told(text: str) -> None:
    [call] = read_calls(text)
    assert (call.name, call.torn) == ("on", True)


def test_missing_brackets_alone_cost_nothing() -> None:
    [call] = read_calls('{"name": "on", "arguments": {"a": "Kitchen"')
    assert call.arguments == {"a": "Kitchen"}
    assert (call.closed, call.torn) == (False, False)


@each_row("text", NONE)
def test_what_is_no_call_is_none(text: str) -> None:
    assert [call for call in read_calls(text) if call.form is Form.EXPLICIT] == []


def test_arguments_without_a_name_are_kept_apart() -> None:
    [call] = read_calls("on('kitchen', 5)")
    assert call.positional == ("kitchen", 5)


def test_a_loop_of_calls_ends() -> None:
    assert len(read_calls('{"name": "on", "arguments": {}}\n' * 500)) == MOST_CALLS


@given(st.text(alphabet="{}[]()\"'`:,=\\<>/ \nantrue1.5|_", max_size=120))
def test_nothing_makes_the_readers_fail(text: str) -> None:
    read = read_lenient(text)
    assert 0 <= read.end <= len(text) + 1
    read_calls(text)


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.text(max_size=5), _VALUES, max_size=4), st.booleans())
def test_json_is_read_as_json_reads_it(value: dict[str, Any], ascii_only: bool) -> None:  # noqa: FBT001 - hypothesis
    text = json.dumps(value, ensure_ascii=ascii_only)
    assert read_lenient(text).value == value
    call = json.dumps({"name": "on", "arguments": value}, ensure_ascii=ascii_only)
    [read] = read_calls(f"<tool_call>{call}</tool_call>")
    assert read.arguments == value
