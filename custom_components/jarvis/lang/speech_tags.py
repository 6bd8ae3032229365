"""The marks that models leave in their text, by family, as data.

Thinking, tools, role headers and control tokens of the Qwen, DeepSeek, Mistral,
Llama, Gemma, GLM, Kimi, Command, Granite, LFM, MiniMax, Seed and gpt-oss families.
"""

from enum import StrEnum
import re
from typing import Final


class Mark(StrEnum):
    """What a mark means for the text around it."""

    THINK = "think"
    TOOL = "tool"
    CHANNEL = "channel"
    HEADER = "header"
    OTHER_TURN = "other_turn"
    DROP = "drop"


THINKING: Final = frozenset(
    {
        "think", "thinking", "thought", "thoughts", "reasoning", "reason",
        "reflection", "analysis", "scratchpad", "scratch_pad", "inner_monologue",
        "internal_monologue", "monologue", "seed:think", "antthinking",
        "ant:thinking", "mm:think", "begin_of_thought", "plan_thinking",
    }
)  # fmt: skip
TOOLS: Final = frozenset(
    {
        "tool", "tools", "tool_call", "tool_calls", "toolcall", "tool-call",
        "function", "functions", "function_call", "function_calls", "functioncall",
        "function_result", "function_results", "function_response",
        "start_function_call", "start_function_response",
        "start_function_declaration",
        "functioncalls", "tool_code", "tool_output", "tool_outputs", "tool_response",
        "tool_responses", "tool_result", "tool_results", "tool_use", "use_tool",
        "invoke", "parameter", "parameters", "arguments", "available_tools",
        "observation", "minimax:tool_call", "xai:function_call",
        "seed:tool_call", "antml:function_calls", "antml:invoke", "steptml:invoke",
        "arg_key", "arg_value", "tool_name", "response_schema", "multi_tool_use",
    }
)  # fmt: skip
_DROPPED: Final = frozenset(
    {
        "s", "bos", "eos", "pad", "unk", "mask", "sep", "cls", "end_of_turn", "eot",
        "eod", "answer", "response", "final_answer", "final", "reply", "assistant",
        "end_of_utterance", "eos_token", "bos_token", "image_soft_token", "im_end",
        "im_start", "start_of_image", "end_of_image", "solution", "output_text",
        "output", "end_function_call", "end_function_response",
        "end_function_declaration",
    }
)  # fmt: skip
_NUMBERED = re.compile(r"(?:unused|extra_id_|reserved_|special_|sentinel_)\d{1,4}\Z")

# A name directly after "<" or "</".
TAG_NAME = re.compile(r"[A-Za-z0-9_:.\-]")
LONGEST_TAG: Final = 40
# All names, for a tag that the end of the text cut off.
TAG_NAMES: Final = THINKING | TOOLS | _DROPPED | {"start_of_turn"}

THINK_CLOSE = re.compile(
    r"</\s{0,2}(?:" + "|".join(sorted(THINKING, key=len, reverse=True)) + r")\s{0,2}>"
    r"|\[/THINK\]|◁/think▷"
    r"|<[|\uff5c](?:end_thinking|end_of_thought|/think|/thinking|end[_▁]of[_▁]thinking)[|\uff5c]>",
    re.IGNORECASE,
)
THINK_OPEN = re.compile(
    r"<\s{0,2}(?:think|thinking|reasoning|thought)\s{0,2}>|\[THINK\]|◁think▷",
    re.IGNORECASE,
)
LONGEST_MARK: Final = 48

# Square marks of the Mistral and Llama 2 families.
SQUARE: Final = {
    "THINK": Mark.THINK,
    "TOOL_CALLS": Mark.TOOL,
    "TOOL_CALL": Mark.TOOL,
    "TOOL_RESULTS": Mark.TOOL,
    "TOOL_CONTENT": Mark.TOOL,
    "AVAILABLE_TOOLS": Mark.TOOL,
    "FUNCTION_CALL": Mark.TOOL,
    "ARGS": Mark.DROP,
    "CALL_ID": Mark.DROP,
    "INST": Mark.OTHER_TURN,
    "SYSTEM_PROMPT": Mark.OTHER_TURN,
    "PAD": Mark.DROP,
    "UNK": Mark.DROP,
    "EOS": Mark.DROP,
    "BOS": Mark.DROP,
    "END": Mark.DROP,
    "IMG": Mark.DROP,
}

# "<|name|>", "<|name>" and "<name|>", with either bar.
BARS: Final = ("|", "\uff5c")
CONTROL = re.compile(r"<[|\uff5c][^<>\n]{1,64}>|<[A-Za-z_]{2,30}[|\uff5c]>")
CONTROL_SIGN = re.compile(r"[^<>\n]")
NEXT_TURN = re.compile(r"(?=<[|\uff5c]|<start_of_turn>|<end_of_turn>|\[/INST\])")

# Between the role of a turn and its words.
HEADER_END = re.compile(
    r"<\|(?:end_header_id|header_end|end_of_role|message|role_end)\|>"
)

FENCES: Final = frozenset(
    {
        "tool_call", "tool_calls", "toolcall", "tool_code", "tool_output", "tool",
        "tool_outputs", "tool_response", "tool_result", "tool_use", "function_call",
        "function_calls", "function", "functions", "action", "tool-call",
    }
)  # fmt: skip
LABEL = re.compile(
    r"(?<![\w.])[\"']?(?:tool_(?:calls?|outputs?|code|results?|responses?|use)"
    r"|function_calls?)(?!\w)",
    re.IGNORECASE,
)
SPEAKING_ROLES: Final = frozenset({"", "assistant", "model", "ai", "bot", "jarvis"})
_CONTROLS: Final = {
    "channel": Mark.CHANNEL,
    "python_tag": Mark.TOOL,
    "plugin": Mark.TOOL,
    **dict.fromkeys(
        ("start", "im_start", "start_header_id", "header_start", "start_of_role"),
        Mark.HEADER,
    ),
    **dict.fromkeys(
        # What follows the end of the text is another text.
        (
            "user",
            "system",
            "tool",
            "observation",
            "ipython",
            "user_token",
            "system_token",
            "human",
            "endoftext",
            "end_of_text",
        ),
        Mark.OTHER_TURN,
    ),
}

# How thinking starts when its opening mark was part of the prompt.
MUSINGS: Final = (
    "okay, the user", "okay, so the user", "okay so the user", "ok, the user",
    "ok, so the user", "alright, the user", "alright, so the user", "so the user",
    "so, the user", "hmm, ", "hmm. ", "the user ", "the user's", "user wants",
    "user says", "user said", "user asks", "user asked", "user is asking",
    "we need to", "we should", "we have to", "we must", "we are asked",
    "i need to respond", "i need to call", "i need to use", "i need to figure",
    "i need to find", "i need to check", "i need to determine", "i need to turn",
    "i should respond", "i should call", "i should use", "i should check",
    "i should turn", "i should answer", "i have to call", "i must call",
    "let me think", "let me analy", "let me break", "let me figure",
    "let me consider", "let me parse", "let's think", "let's analy", "let's break",
    "first, i need", "first, i should", "first, let me", "first i need", "wait, ",
    "thinking process", "thought process", "thinking:", "thought:", "reasoning:",
    "analysis:", "der benutzer ", "der nutzer ", "okay, der benutzer",
    "okay, der nutzer", "l'utilisateur ", "el usuario ", "好的\uff0c用户", "用户",
    "首先\uff0c", "嗯\uff0c",
)  # fmt: skip
# gpt-oss with its control tokens lost: "analysisThe user …assistantfinalGood day."
LOST_CHANNEL = re.compile(r"(?:analysis|commentary)(?=[A-Z])")
# Role headers with their control tokens lost.
LOST_ROLES: Final = ("assistant\n", "assistant:", "model\n")
LOST_NAMES: Final = ("analysis", "commentary")
LOST_FINAL = re.compile(r"assistantfinal(?:<\|message\|>)?")


def tag_mark(name: str) -> Mark | None:
    """Return what the tag `<name>` means, None for ordinary HTML and prose."""
    name = name.lower()
    if name in THINKING:
        return Mark.THINK
    if name in TOOLS:
        return Mark.TOOL
    if name == "start_of_turn":
        return Mark.HEADER
    return Mark.DROP if name in _DROPPED or _NUMBERED.match(name) else None


def tag_close(name: str) -> re.Pattern[str]:
    """Return what closes the tag `<name>`: `</name>`, `<end_x>` for `<start_x>`."""
    closing = rf"</\s{{0,2}}{re.escape(name)}\s{{0,2}}>"
    if name.lower().startswith("start_"):
        closing += rf"|<end_{re.escape(name[6:])}>"
    return re.compile(closing, re.IGNORECASE)


def control_mark(token: str) -> Mark:
    """Return what a control token such as `<|im_end|>` means."""
    name = control_name(token)
    if name in _CONTROLS:
        return _CONTROLS[name]
    parts = re.split(r"[_\u2581]", name)
    if name.startswith("/") or "end" in parts or "sep" in parts:
        return Mark.DROP
    if "think" in name or "thought" in name:
        return Mark.THINK
    return Mark.TOOL if "tool" in name or "action" in name else Mark.DROP


def control_name(token: str) -> str:
    """Return the name inside a control token, in lower case."""
    return token.strip("<>").strip("|\uff5c").strip().lower()


def control_close(token: str) -> re.Pattern[str]:
    """Return what closes the section that a control token opens."""
    name = control_name(token)
    closing = re.sub(r"begin|start", "end", name)
    closing = re.escape(f"/{name}" if closing == name else closing)
    other = re.escape(name)
    return re.compile(
        rf"<[|\uff5c](?:{closing})[|\uff5c]?>|<{other}[|\uff5c]>"
        r"|<\|(?:eom_id|eot_id|im_end)\|>",
        re.IGNORECASE,
    )
