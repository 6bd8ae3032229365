"""A request for an engine that takes no tools tells of them in words."""

import json

from custom_components.jarvis.engines.base import ChatRequest, Message, ToolSpec
from custom_components.jarvis.engines.profile import Size
from custom_components.jarvis.engines.text_calls import (
    say_or_call,
    with_schema,
    with_words,
)

from ..tables import each_row

TOOL = ToolSpec(
    name="light__on",
    description="Switch a light on",
    parameters={"type": "object", "properties": {"name": {"type": "string"}}},
)
ASKED = Message(role="user", content="Light, please.")


def request(*messages: Message, tools: tuple[ToolSpec, ...] = (TOOL,)) -> ChatRequest:
    return ChatRequest(model="m", messages=messages, tools=tools)


@each_row("head", [True, False])
def test_the_tools_stand_in_front(head: bool) -> None:  # noqa: FBT001 - a case
    persona = Message(role="system", content="You are a butler.")
    told = with_words(request(*([persona] if head else []), ASKED), Size.TINY)
    first, *others = told.messages
    assert told.tools == ()
    assert first.role == "system"
    assert "light__on" in first.content
    assert ("butler" in first.content) is head
    assert others == [ASKED]


def test_without_tools_nothing_is_told() -> None:
    told = with_schema(request(ASKED, tools=()), Size.TINY)
    assert told.messages == (ASKED,)
    assert told.format is None


def test_a_schema_of_its_own_is_kept() -> None:
    wanted = {"type": "object"}
    asked = ChatRequest(model="m", messages=(ASKED,), tools=(TOOL,), format=wanted)
    told = with_schema(asked, Size.TINY)
    assert told.format == wanted
    assert "light__on" in told.messages[0].content


def test_a_schema_without_an_end_is_cut() -> None:
    deep: dict[str, object] = {"type": "string"}
    for _ in range(50):
        deep = {"type": "object", "properties": {"inner": deep}}
    odd = ToolSpec(
        name="odd", description="", parameters={"properties": {"a": 5, **deep}}
    )
    written = json.dumps(say_or_call((odd,)))
    assert "odd" in written
    assert written.count("inner") < 50
