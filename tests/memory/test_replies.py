"""JSON is found in what a model wrote, whatever stands around it."""

from custom_components.jarvis.lang.lenient_json import read_json

from ..tables import each_row


@each_row(
    "reply",
    [
        '{"facts": ["a"]}',
        '```json\n{"facts": ["a"]}\n```',
        'Here {you} go: {"facts": ["a"]} Hope {that} helps [1].',
        '<think>{perhaps} {"x": 1}</think>{"facts": ["a"]}',
        '["a"]',
        'Facts: ["a"] as asked.',
    ],
)
def test_the_answer_is_found_among_words(reply: str) -> None:
    assert read_json(reply, "facts") == {"facts": ["a"]}


@each_row("reply", [None, "", "none", '["a"]', '{"facts": ["a"', "[[[{"])
def test_anything_else_is_nothing(reply: str | None) -> None:
    assert read_json(reply) == {}
