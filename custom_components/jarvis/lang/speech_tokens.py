"""The marks that models leave in their text, by family: tags and control tokens.

Reasoning, tools, role headers and control tokens of the Qwen, DeepSeek, Mistral,
Llama, Gemma, GLM, Kimi, Command, Granite, LFM, MiniMax, Seed and gpt-oss families;
their names are in `data/words/any.json`.
"""

from collections.abc import Mapping
from enum import StrEnum
import re
from typing import Final

from .speech_stream import Opening, phrases
from .tables import common_set, parsed


class Mark(StrEnum):
    """What a mark means for the text around it."""

    THINK = "think"
    TOOL = "tool"
    CHANNEL = "channel"
    HEADER = "header"
    OTHER_TURN = "other_turn"
    DROP = "drop"


def _marks(section: str) -> Mapping[str, Mark]:
    kinds = parsed("words", "any")[section]
    return {name: Mark(kind) for kind, names in kinds.items() for name in names}


# Tags by name; the square marks of the Mistral and Llama 2 families.
_TAGS: Final = _marks("stream_tags")
_SQUARE: Final = _marks("stream_square")
_CONTROLS: Final = _marks("stream_control")
_NUMBERED: Final = re.compile(
    r"(?:unused|(?:extra_id|reserved|special|sentinel)_)\d{1,4}\Z"
)
FENCES: Final = common_set("stream", "fences")

_THINK_NAMES: Final = "|".join(
    sorted((n for n, mark in _TAGS.items() if mark is Mark.THINK), key=len)[::-1]
)
THINK_CLOSE: Final = (
    rf"(?i:</\s{{0,2}}(?:{_THINK_NAMES})\s{{0,2}}>|\[/THINK\]|◁/think▷"
    r"|<[|\uff5c](?:end_thinking|end_of_thought|/think|/thinking|end[_▁]of[_▁]thinking)"
    r"[|\uff5c]>)"
)
THINK_OPEN: Final = (
    r"(?i:<\s{0,2}(?:think|thinking|reasoning|thought)\s{0,2}>|\[THINK\]|◁think▷)"
)
# "<|name|>", "<|name>" and "<name|>", with either bar.
BARS: Final = ("|", "\uff5c")
_CONTROL: Final = r"<[|\uff5c][^<>\n]{1,64}>|<[A-Za-z_]{2,30}[|\uff5c]>"
_NAME: Final = r"[A-Za-z0-9_:.\-]"
# Of a tag that is none of ours no more than its name is waited for.
_KNOWN: Final = rf"(?:{'|'.join(map(re.escape, _TAGS))})[= /\t][^<>\n]{{0,300}}"
TOKEN: Final = Opening(
    re.compile(
        rf"<</?SYS>>|◁/?think▷|\[/?[A-Z_]{{2,20}}\]|{_CONTROL}"
        rf"|</?(?:{_NAME}{{1,40}}|{_KNOWN})>",
        re.IGNORECASE,
    ),
    re.compile(
        rf"(?:</?{_NAME}{{0,40}}[|\uff5c]?|</?{_KNOWN}|<[|\uff5c][^<>\n]{{0,64}}"
        r"|<</?S?Y?S?>?|\[/?[A-Z_]{0,20}|◁/?t?h?i?n?k?)\Z",
        re.IGNORECASE,
    ),
)
# A mark that the end of the text cut off.
CUT_OFF: Final = re.compile(
    rf"<[|\uff5c][^<>\n]{{1,64}}\Z|</?{_KNOWN}\Z"
    rf"|</?(?=..)(?:{phrases(f'{name}>' for name in _TAGS).partial.pattern})",
    re.IGNORECASE,
)
NEXT_TURN: Final = r"(?=<[|\uff5c]|<start_of_turn>|<end_of_turn>|\[/INST\])"
# Between the role of a turn and its words.
HEADER_END: Final = phrases(
    f"<|{name}|>" for name in common_set("stream", "header_ends")
)
SPEAKING_ROLES: Final = frozenset({"", "assistant", "model", "ai", "bot", "jarvis"})

# How reasoning starts when its opening mark was part of the prompt.
REASONING: Final = phrases(common_set("stream", "reasoning_openings"))
# gpt-oss with its control tokens lost: "analysisThe user …assistantfinalGood day."
LOST_CHANNEL: Final = Opening(
    re.compile(r"(?:analysis|commentary)(?=[A-Z])"),
    re.compile(phrases(("analysis.", "commentary.")).partial.pattern),
)
LOST_FINAL: Final = r"assistantfinal(?:<\|message\|>)?"
# Role headers with their control tokens lost.
LOST_ROLES: Final = phrases(("assistant\n", "assistant:", "model\n"))


def mark_of(token: str) -> Mark | None:
    """Return what a mark means, None for ordinary HTML and prose."""
    name = _name(token)
    if token[0] == "[":
        return _SQUARE.get(name.upper()) if token.isupper() else None
    if token[0] == "◁":
        return Mark.THINK
    if _is_control(token):
        return _control_mark(name)
    return Mark.DROP if _NUMBERED.match(name) else _TAGS.get(name)


def _is_control(token: str) -> bool:
    return token[1] in BARS or token[-2] in BARS


def _name(token: str) -> str:
    """Return the name inside a mark, in lower case."""
    if _is_control(token):
        return token.strip("<>").strip("|\uff5c").strip().lower()
    return re.split(r"[= /\t]", token.strip("<>[]◁▷/"))[0].lower()


def _control_mark(name: str) -> Mark:
    if name in _CONTROLS:
        return _CONTROLS[name]
    parts = re.split(r"[_\u2581]", name)
    if name.startswith("/") or "end" in parts or "sep" in parts:
        return Mark.DROP
    if "think" in name or "thought" in name:
        return Mark.THINK
    return Mark.TOOL if "tool" in name or "action" in name else Mark.DROP


def close_of(token: str, mark: Mark) -> str:
    """Return what closes the section that a mark opens.

    `</name>` for `<name>`, `<end_x>` for `<start_x>`, `<|x_end|>` for `<|x_begin|>`.
    """
    name, other = _name(token), re.escape(_name(token))
    closing = rf"</\s{{0,2}}{other}\s{{0,2}}>"
    if _is_control(token):
        end = re.sub(r"begin|start", "end", name)
        end = re.escape(f"/{name}" if end == name else end)
        closing = rf"<[|\uff5c](?:{end})[|\uff5c]?>|<{other}[|\uff5c]>"
        closing += r"|<\|(?:eom_id|eot_id|im_end)\|>"
    elif mark is Mark.THINK:
        return THINK_CLOSE
    elif token[0] == "[":
        closing = rf"\[/{other}\]"
    elif name.startswith("start_"):
        closing += rf"|<end_{re.escape(name[6:])}>"
    return f"(?i:{closing})"
