"""Open places of a planned step are filled from results, or the step waits."""

from custom_components.jarvis.engines.base import ToolSpec
from custom_components.jarvis.prompts import next_call

from ..tables import each_row

SEARCH = ToolSpec(
    name="webSearch",
    description="Search",
    parameters={"type": "object", "properties": {"query": {"type": "string"}}},
)


@each_row(
    ("value", "open_"),
    [
        ({"query": "films by <director>"}, True),
        ({"query": ["a", {"b": "<name from step 1>"}]}, True),
        ({"query": "2 < 3 and 4 > 1"}, False),
        ({"query": "rain", "n": 3}, False),
    ],
)
def test_open_places(value: object, *, open_: bool) -> None:
    assert next_call.has_placeholder(value) is open_


@each_row(
    ("answer", "arguments"),
    [
        ('{"arguments": {"query": "films", "evil": "x"}}', {"query": "films"}),
        ('Sure: {"arguments": {"query": "films"}}', {"query": "films"}),
        ('{"arguments": null}', None),
        ('{"arguments": {"query": "films by <director>"}}', None),
        ("null", None),
        ("nothing", None),
    ],
)
def test_answers(answer: str, arguments: dict[str, str] | None) -> None:
    assert next_call.parse(answer, SEARCH) == arguments


def test_the_prompt_holds_what_is_needed() -> None:
    words = next_call.render("who?", "webSearch <x>", SEARCH, ["webSearch: Cronenberg"])
    assert "Cronenberg" in words
    assert "webSearch" in words
