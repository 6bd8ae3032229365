"""Data that models write nearly right is read as they meant it."""

from typing import Any

from custom_components.jarvis.lang.lenient_json import read_lenient

from ..tables import each_row


@each_row(
    ("text", "value"),
    [
        ('{"a" => 1, "b" = 2, "c":> 3}', {"a": 1, "b": 2, "c": 3}),
        (r'{"a": "\u12x"}', {"a": "u12x"}),
        (r'["\ud83d\ude00",]', ["\U0001f600"]),
        (r'["half \ud83d a smile",]', ["half \ufffd a smile"]),
        ("[,]", []),
        ("[:]", [":"]),
        ("[1 2]", ["1 2"]),
    ],
)
def test_odd_data_is_read(text: str, value: Any) -> None:
    read = read_lenient(text)
    assert (read.value, read.closed) == (value, True)


@each_row(
    ("text", "value"),
    [("[}", []), ("{a: [}]", {"a": []}), ("[1,)]", [1]), ('{"a"}', {})],
)
def test_wrong_brackets_end_it(text: str, value: Any) -> None:
    read = read_lenient(text)
    assert (read.value, read.closed) == (value, False)
