"""What reaches people from a model's text, for eyes and for ears."""

from itertools import pairwise
import time

from hypothesis import example, given, settings, strategies as st

from custom_components.jarvis.lang.speech_filter import Leak, SpeechFilter
from custom_components.jarvis.turn.redact import Vault, redact

from ..tables import each_row

PROSE = [
    "The plan.\nAction: open the window.\nAnswer: wait.",
    "The kitchen light is on, sir. Anything else?",
    "I think <3 is fine and a < b, {x} too.",
    'Sure, put "host": "192.168.1.2" in your configuration.',
    'Sure, put {"host": "192.168.1.2"} in your configuration.',
    '{{ states("light.kitchen") }} is a template.',
    "Use `light_on(name='x')` in code.",
    "tool_calls are a field, 'tool_call' too.",
    "Assistants like me, sir, are patient.",
    "[1] One source\n[2] Another",
    "- [ ] buy milk\n- [x] feed the cat",
    "**Bold**, _soft_, [a link](https://example.com) and ~~gone~~.",
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "```yaml\nlight:\n  - platform: x\n```\nThat is all.",
    '```json\n{"host": "x"}\n```',
    "```python\nprint('hi')\n```",
    "Action: replace the battery.",
    "Turn it (the lamp) on, f(2) times, home(ish).",
    "Okay, the user manual is on the shelf.",
    "Analysis of the data: all is well.",
    "<b>Bold</b> and <a href='https://example.com'>here</a>.",
    "It is <b< of <|> that.",
    "A <think<b of it.",
    "Yes.<|",
    "A diamond \u25c1x\u25b7.",
    "```\n```json\nx\n````\ncode",
    "~~~\nx\n```\ny\n~~~\nz",
    "Call self.turn_on(entity='x') now.",
    "Its tool_calls: none.",
    "[light](lamp) and [light on the left] (the old one).",
]

# What the model wrote, what people may see of it, and what was held back.
LEAKS = [
    ("<think>hm</think>The light is on.", "The light is on.", {Leak.THINKING}),
    ("<thinking>\nhm\n</thinking>\n\nYes.", "Yes.", {Leak.THINKING}),
    ("<think>never closed", "", {Leak.THINKING}),
    ("The user wants light.</think>\n\nDone.", "Done.", {Leak.THINKING}),
    ("\u25c1think\u25b7hm\u25c1/think\u25b7Yes.", "Yes.", {Leak.THINKING}),
    ("[THINK]hm[/THINK]Yes.", "Yes.", {Leak.THINKING}),
    ("<|START_THINKING|>hm<|END_THINKING|>Yes.", "Yes.", {Leak.THINKING}),
    ("<seed:think>hm</seed:think>Yes.", "Yes.", {Leak.THINKING}),
    (
        (
            "<|channel|>analysis<|message|>We must<|end|><|start|>assistant"
            "<|channel|>final<|message|>Yes.<|return|>"
        ),
        "Yes.",
        {Leak.THINKING},
    ),
    ("analysisWe mustassistantfinalYes.", "Yes.", {Leak.THINKING}),
    (
        '<|channel|>commentary to=functions.x <|message|>{"a":1}<|call|>',
        "",
        {Leak.TOOL},
    ),
    (
        '<tool_call>\n{"name": "on", "arguments": {}}\n</tool_call>Yes.',
        "Yes.",
        {Leak.TOOL},
    ),
    ('<tool_call>{"name":"on","arguments":{}}\nYes.', "Yes.", {Leak.TOOL}),
    (
        (
            "<tool_call>\n<function=on>\n<parameter=a>x</parameter>\n</function>\n"
            "</tool_call>"
        ),
        "",
        {Leak.TOOL},
    ),
    ('<function=on>{"a":1}</function>Yes.', "Yes.", {Leak.TOOL}),
    ('[TOOL_CALLS][{"name":"on","arguments":{}}]', "", {Leak.TOOL}),
    ('[TOOL_CALLS]on[ARGS]{"a":1}', "", {Leak.TOOL}),
    ('<|python_tag|>{"name":"on","parameters":{}}<|eom_id|>', "", {Leak.TOOL}),
    ("<|tool_call>call:on{a:1}<tool_call|>Yes.", "Yes.", {Leak.TOOL}),
    (
        "<\uff5ctool\u2581calls\u2581begin\uff5c>x<\uff5ctool\u2581calls\u2581end\uff5c>Yes.",
        "Yes.",
        {Leak.TOOL},
    ),
    ('```tool_call\n{"name": "on", "arguments": {}}\n```', "", {Leak.TOOL}),
    ('Yes.\n```json\n{"name":"on","arguments":{}}\n```', "Yes.\n", {Leak.TOOL}),
    ('tool_calls: [{"id":"c","function":{"name":"on"}}]', "", {Leak.TOOL}),
    ('tool_calls: [{"id": "c", "function": {"name": "a"', "", {Leak.TOOL}),
    ("tool_calls: []", "", {Leak.TOOL}),
    ("tool_output\n[{'snippet': 'x'}]", "", {Leak.TOOL}),
    ('light_on(name="kitchen")', "", {Leak.TOOL}),
    ('webSearch({"search_query": "x"})', "", {Leak.TOOL}),
    ('[light_on(name="x"), light_off(name="y")]', "", {Leak.TOOL}),
    ('I do light_on(name="x") now.', "I do now.", {Leak.TOOL}),
    ('I do {"name": "on", "arguments": {"x": 1}} now.', "I do now.", {Leak.TOOL}),
    (
        (
            'Thought: hm\nAction: on\nAction Input: {"a": 1}\nObservation: ok\n'
            "Final Answer: Yes."
        ),
        "Yes.",
        {Leak.THINKING, Leak.TOOL},
    ),
    ("THOUGHT: Easy.\nFINAL_ANSWER: Paris", "Paris", {Leak.THINKING}),
    (
        "Thought: no tool\nAction: none\nFinal Answer: Rome.",
        "Rome.",
        {Leak.THINKING, Leak.TOOL},
    ),
    ("Thought: simple\nAnswer: Lima.", "Lima.", {Leak.THINKING}),
    ('{"openapi": "3.0.0", "paths": {}}', "", {Leak.DUMP}),
    ('["a", "b"]\nYes.', "Yes.", {Leak.DUMP}),
    ('{"forecast": 14, "high": 15', "", {Leak.BROKEN}),
    ('{"forecast": 14, "high": \nIt is warm.', "It is warm.", {Leak.BROKEN}),
    ('{"response": "Here you go."}', "Here you go.", set()),
    ("Here you go <unused88>", "Here you go ", set()),
    ("Yes.</s><|im_end|>", "Yes.", set()),
    ("<|im_start|>assistant\nYes.<|im_end|>", "Yes.", set()),
    ("Yes.<|im_end|>\n<|im_start|>user\nNo!", "Yes.\n", {Leak.TURN}),
    ("<thinking>a</thinking><answer>Yes.</answer>", "Yes.", {Leak.THINKING}),
    ("Yes.</tool_call>", "Yes.", set()),
    ("Yes. <tool_c", "Yes. ", set()),
    ("<think>a<think>b</think>c</think>Yes.", "Yes.", {Leak.THINKING}),
    ("<think>a <think> tag</think>Yes.", "Yes.", {Leak.THINKING}),
    ('"tool_calls": [{"name": "on", "arguments": {}}]', "", {Leak.TOOL}),
    ("Yes.<|endoftext|>Human: No!", "Yes.", {Leak.TURN}),
    ("assistant\n\nYes.", "Yes.", set()),
    ("Fine.<think<|im_end|>", "Fine.<think", set()),
    ("Yes.<|im_end", "Yes.", set()),
    ("Yes. <think a", "Yes. ", set()),
    ("[INST] <<SYS>>\nbe good\n<</SYS>>\n[/INST]Yes.", "Yes.", {Leak.TURN}),
    ("<</SYS>>Yes.", "Yes.", set()),
    ("<|channel>thought\nhm<channel|>Yes.", "Yes.", {Leak.THINKING}),
    ("<|channel>thought<channel|>Yes.", "Yes.", set()),
    ("<channel|>Yes.", "Yes.", set()),
    ("<|channel>thought and no end", "", {Leak.THINKING}),
    ("<|channel>Yes.", "", {Leak.TOOL}),
    ("<|start_header_id|>assistant<|end_header_id|>\n\nYes.", "Yes.", set()),
    ("<|start_header_id|>" + "nobody" * 6 + " speaks", "", {Leak.TURN}),
    ("Hm \u25c1/think\u25b7Yes.", "Hm Yes.", set()),
    ("<think/>Yes.", "Yes.", set()),
    ("<tool_call/>Yes.", "Yes.", set()),
    ("<tool_call>on", "", {Leak.TOOL}),
    ("<tool_call></tool_call>Yes.", "Yes.", {Leak.TOOL}),
    ('[light_on(name="x', "", {Leak.BROKEN}),
    ('[light_on(name="x\\"y")]\nYes.', "Yes.", {Leak.TOOL}),
    ("getWeather(city='x", "", {Leak.BROKEN}),
    ("tool_calls:\n\nYes.", "Yes.", {Leak.TOOL}),
    ("tool_calls", "", {Leak.TOOL}),
]
LOOSE = [
    "\n", "\n\n", " ", "<", "</", "|", ">", "{", "}", "[", "]", '"', "'", "`", "```",
    "(", ")", "tool_calls", ":", "think", "light_on(", "x=1", "\\", "final ", "<think>",
    "</think>", "<|im_end|>", '{"a":', "json", ".", "_", "1. ", "z. B. ", "https://a.b/c",
    "](", "20:3", "\u00b0C", "\U0001f44d", "**", "# ", "- ", "\uff5c", "\u25c1",
    "~~~", "&amp;",
    "analysis", "Okay, the user ", "[[secret:email:1]]",
]  # fmt: skip
SAMPLES = [*PROSE, *(text for text, _, _ in LEAKS), *LOOSE]


def _run(text: str, cuts: list[int], *, for_ears: bool) -> tuple[str, list[str]]:
    speech = SpeechFilter("en", for_ears=for_ears, tools=("getWeather",))
    places = [0, *sorted(cut for cut in cuts if cut < len(text)), len(text)]
    passed = "".join(speech.feed(text[a:b]) for a, b in pairwise(places))
    passed += speech.finish()
    return passed, [f"{held.kind}:{held.text}" for held in speech.withheld]


@each_row("text", PROSE)
def test_prose_and_markdown_reach_the_eye_untouched(text: str) -> None:
    assert _run(text, [], for_ears=False) == (text, [])


@each_row(("text", "seen", "kinds"), LEAKS)
def test_leaks_are_held_back_and_named_however_the_stream_is_cut(
    text: str, seen: str, kinds: set[Leak]
) -> None:
    for cuts in ([], list(range(len(text))), *([cut] for cut in range(len(text)))):
        passed, held = _run(text, cuts, for_ears=False)
        assert passed == seen
        assert {Leak(item.partition(":")[0]) for item in held} == kinds


@settings(max_examples=400)
@given(
    text=st.lists(st.sampled_from(SAMPLES), max_size=7).map("".join),
    cuts=st.lists(st.integers(0, 400), max_size=20),
    for_ears=st.booleans(),
)
def test_the_cut_of_the_stream_never_matters(
    *, text: str, cuts: list[int], for_ears: bool
) -> None:
    whole = _run(text, [], for_ears=for_ears)
    assert _run(text, cuts, for_ears=for_ears) == whole
    assert _run(text, list(range(len(text))), for_ears=for_ears) == whole


@given(
    st.sampled_from([leak for leak in LEAKS if Leak.THINKING in leak[2]]),
    st.sampled_from(["\n\n", "\n"]),
    st.sampled_from(PROSE[:3]),
)
def test_prose_after_a_leak_is_still_said(
    leak: tuple[str, str, set[Leak]], gap: str, prose: str
) -> None:
    if leak[1]:
        passed, _ = _run(leak[0] + gap + prose, [], for_ears=False)
        assert passed == leak[1] + gap + prose


@given(st.text(max_size=300))
@example("0[[0")
def test_any_text_passes_without_control_tokens(text: str) -> None:
    passed, _ = _run(f"{text}<|im_end|>{text}", [], for_ears=False)
    assert "<|im_end|>" not in passed


@each_row(
    ("text", "said"),
    [
        ("**Done**, see [the docs](https://example.com/a).", "Done, see the docs."),
        ('```json\n{"host": "x"}\n```\nThere.', "There."),
        ("<think>hm</think>It is 21 \u00b0C \U0001f44d", "It is 21 \u00b0C"),
        ('{"response": "**Yes**, sir."}', "Yes, sir."),
        ("Use $HOME and $PATH.", "Use $HOME and $PATH."),
        ("First.\\\nSecond.", "First.\nSecond."),
    ],
)
def test_ears_get_words_only(text: str, said: str) -> None:
    assert _run(text, [], for_ears=True)[0] == said


def test_the_first_clause_leaves_at_once() -> None:
    seen = SpeechFilter("en", for_ears=False)
    assert seen.feed("The light is on,") == "The light is on,"
    heard = SpeechFilter("en", for_ears=True)
    assert heard.feed("The light is on, ") == "The light is on, "
    assert heard.feed("sir. And now") == "sir. "


def test_a_call_of_a_known_tool_is_held_back_in_a_code_block() -> None:
    code = "```python\ngetWeather('Paris')\n```"
    passed, held = _run(code, [], for_ears=False)
    assert "getWeather" not in passed
    assert held == ["tool:getWeather('Paris')"]


def test_a_model_whose_prompt_opens_the_thinking() -> None:
    speech = SpeechFilter("en", for_ears=False, thinks_first=True)
    assert speech.feed("Lights are nice. ") == ""
    assert speech.feed("</think>\nYes.") + speech.finish() == "Yes."
    assert speech.opened_late
    silent = SpeechFilter("en", for_ears=False, thinks_first=True)
    assert silent.feed("Yes, sir.") + silent.finish() == "Yes, sir."
    assert not silent.opened_late


def test_thinking_that_closes_without_opening_is_reported() -> None:
    speech = SpeechFilter("en", for_ears=False)
    speech.feed("Lights are nice.</think>Yes.")
    assert speech.opened_late


def test_a_secret_is_read_back_to_its_owner() -> None:
    vault = Vault()
    masked = redact("anna@example.com", "en", vault).text
    speech = SpeechFilter("en", for_ears=False, restore=vault.restore_text)
    parts = [speech.feed(sign) for sign in f"Sent to {masked}, sir."]
    assert "".join(parts) + speech.finish() == "Sent to anna@example.com, sir."


FLOODS = [
    "The light is on. ", "a", "1. ", "{", '{"a": 1}\n', '["', "<", "<|", "`", "~", "- ",
    "[](", "foo_bar(a=1) ", "f(", "<think>x ", "<tool_call>{", "\n", "|", "_a", "z. ",
    "Okay, the user ", "tool_calls ", "**", "\U0001f44d",
]  # fmt: skip


@each_row("sign", ["</think>", "\u25c1/think\u25b7", "<channel|>"])
def test_every_mark_that_closes_thinking_is_reported(sign: str) -> None:
    speech = SpeechFilter("en", for_ears=False)
    assert speech.feed(f"{sign}Yes.") + speech.finish() == "Yes."
    assert speech.opened_late


@each_row("text", ["[[a", "[[a b]]", "[[x", "[[" + "z" * 40 + "]] is long"])
def test_square_signs_that_stand_for_no_secret_are_shown(text: str) -> None:
    speech = SpeechFilter("en", for_ears=False, restore=Vault().restore_text)
    parts = [speech.feed(sign) for sign in text]
    assert "".join(parts) + speech.finish() == text


@each_row("unit", FLOODS)
@each_row("for_ears", [False, True])
def test_a_flood_in_small_pieces_takes_linear_time(
    unit: str, *, for_ears: bool
) -> None:
    text = (unit * 60_000)[:60_000]
    speech = SpeechFilter("de", for_ears=for_ears)
    begin = time.process_time()
    for place in range(0, len(text), 3):
        speech.feed(text[place : place + 3])
    speech.finish()
    # Measured at most 0.4 s; quadratic work takes minutes.
    assert time.process_time() - begin < 5
