"""Odd things that models say, by the habits of their families.

Each case is one answer of a model that was asked to turn a light on. CANARY stands
wherever something is written that nobody may hear.
"""

# ruff: noqa: E501, ISC004, Q003 - answers stand here as models write them
from collections.abc import Iterator
from dataclasses import dataclass
import json
import re

CANARY = "zyxq"
SAID = "There are two lamps in the kitchen, sir."
TOOL = "HassTurnOn"
_ARGUMENTS = {"name": "Kitchen Light"}
_JSON = json.dumps({"name": TOOL, "arguments": _ARGUMENTS})
_ARGS = json.dumps(_ARGUMENTS)
_BAR = "\uff5c"
_LOW = "\u2581"


@dataclass(frozen=True, slots=True, kw_only=True)
class Odd:
    """One odd answer.

    `says` is a part of what must be heard of it, `calls` whether the light must be
    turned on by it (None: it may), `exact` that it is ordinary prose; `reason` ends the reply.
    """

    kind: str
    text: str
    says: str = ""
    calls: bool | None = False
    exact: bool = False
    reason: str | None = None


_CALLS = [
    _JSON,
    f"[{_JSON}]",
    f"```tool_call\n{_JSON}\n```",
    f"```tool_call\n{_JSON}",
    f"```json\n{_JSON}\n```",
    f"```\n{_JSON}\n```",
    f"~~~json\n{_JSON}\n~~~",
    f"```tool_code\n{TOOL}(name='Kitchen Light')\n```",
    f"```tool_calls\n[{_JSON}]\n```",
    f"```function_call\n{_JSON}\n```",
    f"<tool_call>{_JSON}</tool_call>",
    f"<tool_call>\n{_JSON}\n</tool_call>",
    f"<tool_call>\n{_JSON}",
    f"<tool_calls>[{_JSON}]</tool_calls>",
    f"<function_call>{_JSON}</function_call>",
    f"<functioncall> {_JSON} </functioncall>",
    f"<tool_use>{_JSON}</tool_use>",
    f"<tools>{_JSON}</tools>",
    f"<|tool_call|>[{_JSON}]<|/tool_call|>",
    f"<|tool_call|>{_JSON}",
    f"<|tool_call_start|>[{TOOL}(name=\"Kitchen Light\")]<|tool_call_end|>",
    f"<|tool_calls_section_begin|><|tool_call_begin|>functions.{TOOL}:0"
    f"<|tool_call_argument_begin|>{_ARGS}<|tool_call_end|><|tool_calls_section_end|>",
    f"<{_BAR}tool{_LOW}calls{_LOW}begin{_BAR}><{_BAR}tool{_LOW}call{_LOW}begin{_BAR}>"
    f"function<{_BAR}tool{_LOW}sep{_BAR}>{TOOL}\n```json\n{_ARGS}\n```"
    f"<{_BAR}tool{_LOW}call{_LOW}end{_BAR}><{_BAR}tool{_LOW}calls{_LOW}end{_BAR}>",
    f"[TOOL_CALLS][{_JSON}]",
    f"[TOOL_CALLS] [{_JSON}]</s>",
    f"[TOOL_CALLS]{TOOL}[ARGS]{_ARGS}",
    f"[TOOL_CALLS]{TOOL}[CALL_ID]abc123[ARGS]{_ARGS}",
    f"<|python_tag|>{json.dumps({'name': TOOL, 'parameters': _ARGUMENTS})}<|eom_id|>",
    f"<|python_tag|>{TOOL}(name=\"Kitchen Light\")<|eom_id|>",
    f"<function={TOOL}>{_ARGS}</function>",
    f"<function={TOOL}>{_ARGS}</function><|eot_id|>",
    f"<tool_call>\n<function={TOOL}>\n<parameter=name>\nKitchen Light\n</parameter>\n"
    "</function>\n</tool_call>",
    f'<invoke name="{TOOL}"><parameter name="name">Kitchen Light</parameter></invoke>',
    f'<function_calls><invoke name="{TOOL}"><parameter name="name">Kitchen Light'
    "</parameter></invoke></function_calls>",
    f"<tool_call>{TOOL}\n<arg_key>name</arg_key>\n<arg_value>Kitchen Light</arg_value>"
    "\n</tool_call>",
    f"<|channel|>commentary to=functions.{TOOL} <|constrain|>json<|message|>{_ARGS}"
    "<|call|>",
    f"<|tool_call>call:{TOOL}{{name:<|\"|>Kitchen Light<|\"|>}}<tool_call|>",
    f"<start_function_call>call:{TOOL}{{name:<escape>Kitchen Light<escape>}}"
    "<end_function_call>",
    f"<|START_ACTION|>[{json.dumps({'tool_name': TOOL, 'parameters': _ARGUMENTS})}]"
    "<|END_ACTION|>",
    f"Action: {TOOL}\nAction Input: {_ARGS}",
    f"Thought: {CANARY} I need the light.\nAction: {TOOL}\nAction Input: {_ARGS}",
    f"{TOOL}(name='Kitchen Light')",
    f'{TOOL}(name="Kitchen Light")',
    f"{TOOL}({_ARGS})",
    f'{TOOL}("Kitchen Light")',
    f"[{TOOL}(name='Kitchen Light')]",
    f"functions.{TOOL}({_ARGS})",
    f"default_api.{TOOL}(name='Kitchen Light')",
    f'tool_calls: [{{"id": "call_1", "type": "function", "function": {{"name": '
    f'"{TOOL}", "arguments": {json.dumps(_ARGS)}}}}}]',
    f'tool_calls: [{{"id": "call_1", "type": "function", "function": {{"name": '
    f'"{TOOL}", "arguments": {json.dumps(_ARGS)}}}"]',
    f'{{"tool_calls": [{{"function": {_JSON}}}]}}',
    f'{{"function_call": {_JSON}}}',
    f'{{"tool_uses": [{{"recipient_name": "functions.{TOOL}", "parameters": {_ARGS}}}]}}',
    f'{{"type": "function", "function": {_JSON}}}',
    f'{{"type": "function", "name": "{TOOL}", "parameters": {_ARGS}}}',
    f'{{"tool": "{TOOL}", "args": {_ARGS}}}',
    f'{{"tool_name": "{TOOL}", "tool_input": {_ARGS}}}',
    f'{{"action": "{TOOL}", "action_input": {_ARGS}}}',
    f'{{"function": "{TOOL}", "arguments": {_ARGS}}}',
    f'{{"name": "{TOOL}", "arguments": {json.dumps(_ARGS)}}}',
    f'{{"name": "{TOOL}", "arguments": {json.dumps(json.dumps(_ARGS))}}}',
    f"{{'name': '{TOOL}', 'arguments': {{'name': 'Kitchen Light'}}}}",
    f'{{"name": "{TOOL}", "arguments": {{"name": "Kitchen Light",}},}}',
    f'{{"name": "{TOOL}", "arguments": {{"name": "Kitchen Light"}}',
    f'{{"name": "{TOOL}", "arguments": {{"name": "Kitchen Light"',
    f'{{{{"name": "{TOOL}", "arguments": {{{{"name": "Kitchen Light"}}}}}}}}',
    f'{{"name": "{TOOL}" "arguments": {{"name": "Kitchen Light"}}}}',
    f"{{\u201cname\u201d: \u201c{TOOL}\u201d, \u201carguments\u201d: "
    "{\u201cname\u201d: \u201cKitchen Light\u201d}}",
    f'{{"name": "functions.{TOOL}", "arguments": {_ARGS}}}',
    f'{{"name": "hassturnon", "arguments": {_ARGS}}}',
    f'{{"name": "hass_turn_on", "arguments": {_ARGS}}}',
    f'{{"name": "Hass-Turn-On", "arguments": {_ARGS}}}',
    f'{{"name": "intent.{TOOL}", "arguments": {_ARGS}}}',
]  # fmt: skip
_BEFORE = [
    "",
    "Certainly, sir. ",
    "Certainly, sir.\n\n",
    f"<think>{CANARY} the user wants light</think>\n",
    "\n\n",
]
_AFTER = [
    "",
    "\n",
    "\nThe light is on now.",
    f"\n<tool_response>\n{CANARY}\n</tool_response>\nThe light is on.",
    "<|im_end|>",
]

_THINK = [
    ("<think>", "</think>"),
    ("<think>\n", "\n</think>\n\n"),
    ("<thinking>", "</thinking>"),
    ("<thought>", "</thought>"),
    ("<reasoning>", "</reasoning>"),
    ("<reflection>", "</reflection>"),
    ("<seed:think>", "</seed:think>"),
    ("<scratchpad>", "</scratchpad>"),
    ("<analysis>", "</analysis>"),
    ("[THINK]", "[/THINK]"),
    ("\u25c1think\u25b7", "\u25c1/think\u25b7"),
    ("<|START_THINKING|>", "<|END_THINKING|>"),
    ("<|begin_of_thought|>", "<|end_of_thought|>"),
    ("<|channel|>analysis<|message|>",
     "<|end|><|start|>assistant<|channel|>final<|message|>"),
    ("<|channel>thought\n", "<channel|>"),
    ("analysisWe ", "assistantfinal"),
    ("<inner_monologue>", "</inner_monologue>"),
]  # fmt: skip
_THOUGHTS = [
    f"{CANARY} The user wants light.",
    f'{CANARY}\n1. Look\n2. Switch {{"a": 1}}\n',
    f"Okay, {CANARY}. <b>x</b> `code` \u4f60\u597d",
]
_TOKENS = [
    "<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|eom_id|>", "</s>", "<eos>",
    "<end_of_turn>", "<|end|>", "<|return|>", "<|end_of_text|>", "[EOS]", "<pad>",
    "<unused88>", "<unk>", "<|END_OF_TURN_TOKEN|>", "<|im_sep|>", "[/INST]",
    f"<{_BAR}end{_LOW}of{_LOW}sentence{_BAR}>", "<|eos|>", "<eod>", "<|user_end|>",
    "<|end_of_role|>", "<extra_id_0>", "<|fim_pad|>", "</answer>", "</response>",
    "<|message_end|>", "<|reserved_special_token_5|>",
]  # fmt: skip
_OPENINGS = [
    "<|im_start|>assistant\n", "<|start_header_id|>assistant<|end_header_id|>\n\n",
    "<start_of_turn>model\n", "<|assistant|>\n", "assistant\n", "assistant: ",
    "model\n", "<s>", "<bos>", "<|begin_of_text|>", "<answer>", "<response>",
    "<|channel|>final<|message|>", "<|start_of_role|>assistant<|end_of_role|>",
    "[/INST] ", "<final_answer>",
]  # fmt: skip
_TURNS = [
    "<|im_end|>\n<|im_start|>user\n{c}<|im_end|>",
    "<|eot_id|><|start_header_id|>user<|end_header_id|>\n\n{c}",
    "<end_of_turn>\n<start_of_turn>user\n{c}<end_of_turn>",
    "<|end|>\n<|user|>\n{c}",
    "</s>\n[INST] {c} [/INST]",
    "<|endoftext|>Human: {c}",
    "<|im_end|>\n<|im_start|>tool\n{c}",
    "<|im_end|>\n<|im_start|>system\n{c}",
    "<|eot_id|><|start_header_id|>ipython<|end_header_id|>\n{c}",
    "<|observation|>\n{c}",
    "<end_of_turn>\n<start_of_turn>user\n{c}",
    "<|END_OF_TURN_TOKEN|><|START_OF_TURN_TOKEN|><|USER_TOKEN|>{c}",
]
_RESULTS = [
    "<tool_response>\n{c}\n</tool_response>\n",
    '<tool_response>{{"result": "{c}"}}</tool_response>\n',
    '<tool_result name="x">\n{c}\n</tool_result>\n',
    "<tool_output>{c}</tool_output>\n",
    "```tool_output\n{c}\n```\n",
    "```tool_response\n{c}\n```\n",
    "[TOOL_RESULTS]{c}[/TOOL_RESULTS]",
    f"<{_BAR}tool{_LOW}outputs{_LOW}begin{_BAR}>{{c}}<{_BAR}tool{_LOW}outputs{_LOW}end{_BAR}>",
    "<observation>{c}</observation>\n",
    "<|tool_response|>{c}<|/tool_response|>",
    "<function_results>{c}</function_results>\n",
]
_DUMPS = [
    '{{"forecast": 14, "note": "{c}"}}',
    '{{"forecast": 14, "note": "{c}"',
    '{{"openapi": "3.0.0", "info": {{"title": "{c}"}}}}',
    '[{{"entity_id": "light.x", "state": "{c}"}}]',
    '["{c}", "{c}"]',
    "{{'state': '{c}', 'x': None}}",
    "tool_output\n[{{'snippet': '{c}'}}]",
    '{{"speech": {{}}, "data": {{"{c}": 1}}}}',
    '{{"entities": [{{"a": "{c}"}}, {{"b": 2}}',
    '{{"a": {{"b": {{"c": {{"d": "{c}"',
    "tool_calls: []",
    '{{"tool_calls": []}}',
    '{{"error": "{c}"}}',
]
_WRAPPED = [
    '{{"response": "{s}"}}', '{{"answer": "{s}"}}', '{{"say": "{s}"}}',
    '{{"message": "{s}"}}', '{{"text": "{s}"}}', '{{"content": "{s}"}}',
    '{{"role": "assistant", "content": "{s}"}}', '```json\n{{"response": "{s}"}}\n```',
    "{{'response': '{s}'}}", '{{"final_answer": "{s}"}}', '{{"speech": "{s}"}}',
]  # fmt: skip
_EMPTY = [
    "", " ", "\n", "\n\n\n", "\t", "\u200b", "...", "<think></think>",
    "<think>\n\n</think>\n\n", f"<think>{CANARY}</think>", f"<think>{CANARY}",
    "```", "```\n```", "``````", "{}", "[]", "null", '""', "''", "tool_calls: []",
    "<tool_call></tool_call>", "<tool_call>", "<|im_end|>", "</s>", "<|endoftext|>",
    "[TOOL_CALLS]", "<tool_call>{}</tool_call>", "```tool_call\n```",
    "```json\n{}\n```", "<|channel|>", "<|channel|>final<|message|>", "assistant\n",
    "<", "<|", "{", "[", "\u25c1", "```tool_call", "<tool_c", "<thi", "---", "***",
    "#", "\ufeff", "<|python_tag|>", "<|tool_call|>",
]  # fmt: skip
_PROSE = [
    "It is done, sir.", "Shall I dim it as well?", "21.5 degrees, a trifle warm.",
    "Das Licht in der K\u00fcche ist an.", "La lumi\u00e8re est allum\u00e9e.",
    "La luz est\u00e1 encendida, se\u00f1or.", "\u706f\u304c\u3064\u304d\u307e\u3057\u305f\u3002",
    "\u706f\u5df2\u6253\u5f00\u3002", "\u0421\u0432\u0435\u0442 \u0432\u043a\u043b\u044e\u0447\u0451\u043d.",
    "I\u015f\u0131k a\u00e7\u0131k efendim.", "Lampan \u00e4r t\u00e4nd.", "\u0627\u0644\u0636\u0648\u0621 \u0645\u0636\u0627\u0621.",
    "\ubd88\uc774 \ucf1c\uc84c\uc2b5\ub2c8\ub2e4.", "\u05d4\u05d0\u05d5\u05e8 \u05d3\u05d5\u05dc\u05e7.", "\u03a4\u03bf \u03c6\u03c9\u03c2 \u03b5\u03af\u03bd\u03b1\u03b9 \u03b1\u03bd\u03b1\u03bc\u03bc\u03ad\u03bd\u03bf.",
    "Action: replace the battery.", "The user manual is on the shelf.",
    "Analysis of the data: all is well.", "Okay, the user manual says so.",
    "I think 2 < 3 and 5 > 4.", "Use the function key, sir.", "Think of it (the lamp) as done.",
    "One of these: a, b or c.", "Say when.", "tool_calls are a field of the reply.",
    "Assistants like me are patient.", "The answer: forty-two.", "I was thinking of tea.",
    "My reasoning: it is dark.", "The tool is in the shed.", "A call from the office came.",
]  # fmt: skip
_UNKNOWN = ["make_tea", "get_weather", "turn_light_blue", "search", "send_email", "run"]
_LOOPS = [
    f"{SAID} " * 40,
    f"{SAID}\n" * 60,
    "I will turn on the light. " * 50,
    f"{_JSON}\n" * 30,
    f"<tool_call>{_JSON}</tool_call>\n" * 30,
    f"{TOOL}(name='Kitchen Light')\n" * 30,
    "on " * 400,
    "!" * 600,
    "\n" * 800,
    "ha" * 500,
    "{" * 300,
    "[" * 300,
    "<think>" * 80 + CANARY,
    "```" * 100,
    "</think>" * 60 + SAID,
    "<|im_end|>" * 60,
    "\u597d\u7684" * 300,
    "Sure! " + "Certainly, sir, " * 80,
]


def odd_outputs() -> Iterator[Odd]:
    """Yield all cases; always the same in the same order."""
    yield from _calls()
    yield from _thinking()
    yield from _template_marks()
    yield from _data()
    yield from _nothing_and_prose()


def _calls() -> Iterator[Odd]:
    for number, call in enumerate(_CALLS):
        yield Odd(kind="call", text=call, calls=True)
        before = _BEFORE[1 + number % 4]
        if "Thought:" not in call:
            yield Odd(kind="call after words", text=before + call, calls=True)
        after = _AFTER[1 + number % 4]
        yield Odd(kind="call and more", text=call + after, calls=True)
    for name in _UNKNOWN:
        call = json.dumps({"name": name, "arguments": {"x": CANARY}})
        yield Odd(kind="unknown tool", text=f"<tool_call>{call}</tool_call>")
        yield Odd(kind="unknown tool", text=call)
        yield Odd(kind="unknown tool", text=f"```tool_call\n{call}\n```")
        yield Odd(kind="unknown tool", text=f"{name}(x='{CANARY}')")
    for form in (_CALLS[0], _CALLS[2], _CALLS[10], _CALLS[24], _CALLS[29], _CALLS[41]):
        for part in (0.3, 0.5, 0.7, 0.9):
            cut = form[: int(len(form) * part)]
            yield Odd(kind="cut call", text=cut, calls=None)
            yield Odd(kind="cut by the limit", text=cut, calls=None, reason="length")


def _thinking() -> Iterator[Odd]:
    for opening, closing in _THINK:
        for thought in _THOUGHTS:
            yield Odd(
                kind="thinking", text=f"{opening}{thought}{closing}{SAID}", says=SAID
            )
        if opening not in ("analysisWe ", "<|channel>thought\n"):
            yield Odd(kind="endless thinking", text=opening + _THOUGHTS[0])
        yield Odd(
            kind="thinking, then a call",
            text=f"{opening}{_THOUGHTS[0]}{closing}{_CALLS[10]}",
            calls=True,
        )
    for musing in ("Okay, the user wants light. ", "The user says: light. ", "Hmm, "):
        text = f"{musing}{CANARY}</think>\n\n{SAID}"
        yield Odd(kind="thinking that never opened", text=text, says=SAID)


def _template_marks() -> Iterator[Odd]:
    for token in _TOKENS:
        yield Odd(kind="token at the end", text=SAID + token, says=SAID)
        yield Odd(kind="token in front", text=token + SAID, says="")
    for opening in _OPENINGS:
        yield Odd(kind="role in front", text=opening + SAID, says=SAID)
    for turn in _TURNS:
        text = SAID + turn.format(c=CANARY)
        yield Odd(kind="made-up turn", text=text, says=SAID)
    for result in _RESULTS:
        text = result.format(c=CANARY)
        yield Odd(kind="made-up result", text=text + SAID, says=SAID)
        yield Odd(kind="made-up result alone", text=text)
        yield Odd(
            kind="call and made-up result",
            text=f"{_CALLS[10]}\n{text}{SAID}",
            calls=True,
        )


def _data() -> Iterator[Odd]:
    for dump in _DUMPS:
        text = dump.format(c=CANARY)
        yield Odd(kind="dump", text=text)
        yield Odd(kind="dump, then words", text=f"{text}\n\n{SAID}", says=SAID)
    for wrapped in _WRAPPED:
        yield Odd(kind="wrapped words", text=wrapped.format(s=SAID), says=SAID)
    for loop in _LOOPS:
        yield Odd(kind="loop", text=loop, calls=None)


def _nothing_and_prose() -> Iterator[Odd]:
    for empty in _EMPTY:
        yield Odd(kind="nothing", text=empty)
    for prose in _PROSE:
        yield Odd(kind="prose", text=prose, says=prose, exact=True)


_LEAKED = re.compile(
    rf"{CANARY}|{TOOL}|arguments|tool_call|<[|/a-z\uff5c]|[|\uff5c]>|```|~~~"
    r"|[{}\[\]]|\u25c1|\u25b7|assistantfinal|Action Input",
    re.IGNORECASE,
)


def leaked(case: Odd, spoken: str) -> str | None:
    """Return what was said that nobody may hear, None when all is well."""
    if case.exact:
        return None if spoken == case.text else spoken
    found = _LEAKED.search(spoken)
    return found[0] if found else None
