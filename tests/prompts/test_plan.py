"""A plan is read however a model wrote it, and never grows beyond its five steps."""

from hypothesis import given, strategies as st

from custom_components.jarvis.engines.base import ToolSpec
from custom_components.jarvis.prompts import plan

from ..tables import each_row


def _spec(name: str, *arguments: str) -> ToolSpec:
    return ToolSpec(
        name=name,
        description=name,
        parameters={
            "type": "object",
            "properties": {key: {"type": "string"} for key in arguments},
            "required": list(arguments[:1]),
        },
    )


TOOLS = {
    spec.name: spec
    for spec in (
        _spec("webSearch", "query"),
        _spec("jarvis__weather", "day", "ask"),
        _spec("chrome-devtools__navigate_page", "url"),
        _spec("freeform"),
    )
}
FIRST = {"tool": "webSearch", "arguments": {"query": "rain"}}


@each_row(
    "answer",
    [
        '{"steps": [{"tool": "webSearch", "arguments": {"query": "rain"}}]}',
        '{"steps": ["webSearch query=\'rain\'", "Reply to the user."]}',
        '["webSearch query=\\"rain\\""]',
        "webSearch query='rain'\nReply to the user.",
        "1. webSearch query='rain'\n2. Reply to the user.",
        "- **webSearch** query='rain'\n- Reply",
        "Step 1: `webSearch` query=rain\nStep 2: reply",
        "```\nwebSearch: rain\n\n```\nReply",
        '<think>hm, rain</think>\nwebSearch({"query": "rain"})',
        "so I thought</think>webSearch query='rain', evil='shell'",
        "Here is the plan:\n• web_nothing\n• websearch query='rain'",
        '```json\n{"plan": [{"action": "webSearch", "args": {"query": "rain"}}]}\n```',
    ],
)
def test_shapes(answer: str) -> None:
    read = plan.parse(answer, TOOLS)
    assert read is not None
    steps = [step for step in read.steps if step.tool]
    assert [(step.tool, dict(step.arguments)) for step in steps] == [
        ("webSearch", {"query": "rain"})
    ]


@each_row(
    ("answer", "topic"),
    [
        ("searchMemory topic='pets'", "pets"),
        ("searchMemory topic=preferences\nReply.", "preferences"),
        (
            '{"steps": [{"tool": "searchMemory", "arguments": {"topic": "pets"}}]}',
            "pets",
        ),
        ("1. searchMemory: my cats\n2. Reply", "my cats"),
        ("Reply to the user.", None),
    ],
)
def test_memory_is_a_topic_and_no_step(answer: str, topic: str | None) -> None:
    read = plan.parse(answer, TOOLS)
    assert read is not None
    assert read.memory == topic
    assert read.steps == ()


def test_a_reply_alone_is_a_plan_without_steps() -> None:
    alone = plan.Read(replies=True)
    assert plan.parse("Reply to the user.", TOOLS) == alone
    assert not alone.is_prose
    written = '{"steps": [{"tool": "reply", "arguments": {}}]}'
    for answer in (
        written,
        f"```json\n{written}\n```",
        '{"tool": "reply"}',
        "1. Reply",
    ):
        assert plan.parse(answer, TOOLS) == alone


@each_row(
    "answer",
    [
        "",
        "[]",
        "{}",
        "none",
        '{"steps": []}',
        '```json\n{"steps": []}\n```',
        "<think>nothing to do here</think>",
        '{"steps": null}',
        '{"steps": [7, "", null]}',
    ],
)
def test_an_empty_plan_is_none(answer: str) -> None:
    read = plan.parse(answer, TOOLS)
    assert read is None or read.is_prose


@each_row(
    "answer",
    [
        "I shall think of what the user likes and then tell them.",
        "Weather is a fine thing to talk about.",
        "Ich sehe zuerst nach und antworte dann.",
        "Sure! Here is what I would do.\nLook at the sky, then answer.",
        '{"answer": "It rains."}',
        '{"steps": [{"tool": "nobody"}]}',
        "get the weather\nReply to the user.",
    ],
)
def test_prose_is_no_plan(answer: str) -> None:
    read = plan.parse(answer, TOOLS)
    assert read is not None
    assert read.is_prose


def test_almost_json_is_a_plan() -> None:
    read = plan.parse(
        "{'steps': [{'tool': 'webSearch', 'arguments': {'query': 'rain'},}]}", TOOLS
    )
    assert read is not None
    assert [step.tool for step in read.steps] == ["webSearch"]


def test_words_stay_words() -> None:
    read = plan.parse("```\nstep one\n\n```\nstep two", TOOLS)
    assert read is not None
    assert [step.text for step in read.steps] == ["step one", "step two"]
    assert not any(step.tool for step in read.steps)


def test_fifty_steps_are_five_and_cycles_are_none() -> None:
    many = "\n".join(f"webSearch query='{n}'" for n in range(50))
    read = plan.parse(many, TOOLS)
    assert read is not None
    assert len(read.steps) == plan.MOST_STEPS
    cycle = "webSearch query='a'\nfreeform\n" * 3
    read = plan.parse(cycle, TOOLS)
    assert read is not None
    assert len(read.steps) == 2


def test_a_step_in_words_is_not_taken_for_a_reply() -> None:
    read = plan.parse("get the weather\nReply to the user.", TOOLS)
    assert read is not None
    assert [step.text for step in read.steps] == ["get the weather"]
    lines = "\n".join(f"step {n}" for n in range(8))
    read = plan.parse(lines, TOOLS)
    assert read is not None
    assert len(read.steps) == plan.MOST_STEPS


def test_names_without_namespace_and_with() -> None:
    read = plan.parse("weather day='today'", TOOLS)
    assert read is not None
    assert read.steps[0].tool == "jarvis__weather"
    read = plan.parse("chrome-devtools__navigate_page url='https://x.org'", TOOLS)
    assert read is not None
    assert dict(read.steps[0].arguments) == {"url": "https://x.org"}


@given(st.text(max_size=300))
def test_no_answer_breaks_it(answer: str) -> None:
    read = plan.parse(answer, TOOLS)
    assert read is None or len(read.steps) <= plan.MOST_STEPS


@each_row(
    ("answer", "steps"),
    [
        ('[{"tool": "nobody", "text": "look"}, "freeform"]', ["look", "freeform"]),
        ('[{"tool": "nobody"}, "freeform"]', ["nobody", "freeform"]),
        ('[{"arguments": {"query": "rain"}}, 7, "", "freeform"]', ["freeform"]),
    ],
)
def test_what_is_half_a_step_stays_words(answer: str, steps: list[str]) -> None:
    read = plan.parse(answer, TOOLS)
    assert [step.text for step in (read.steps if read else ())] == steps


def test_arguments_are_read_as_loosely_as_models_write_them() -> None:
    read = plan.parse("webSearch({'query': rain, })", TOOLS)
    assert read is not None
    assert [step.arguments for step in read.steps] == [{"query": "rain"}]


def test_a_model_that_read_nothing_is_told_everything() -> None:
    text = plan.render_alone(
        "  and  the\nkitchen? ",
        ["user: warm the hall", "assistant: Done."],
        TOOLS.values(),
    )
    assert "- webSearch: webSearch" in text
    assert "Before:\nuser: warm the hall\nassistant: Done." in text
    assert "and the kitchen?" in text
    assert "Before:" not in plan.render_alone("hello", [], ())
