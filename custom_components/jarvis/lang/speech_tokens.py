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
from .tables import common_set, load_tables


class Mark(StrEnum):
    """What a mark means for the text around it."""

    THINK = "think"
    TOOL = "tool"
    CHANNEL = "channel"
    HEADER = "header"
    OTHER_TURN = "other_turn"
    DROP = "drop"


def _marks(section: str) -> Mapping[str, Mark]:
    kinds = load_tables("words")["any"][section]
    return {name: Mark(kind) for kind, names in kinds.items() for name in names}


# Tags by name; the square marks of the Mistral and Llama 2 families.
_TAGS: Final = _marks("stream_tags")
SQUARE: Final = _marks("stream_square")
_CONTROLS: Final = _marks("stream_control")
_NUMBERED: Final = re.compile(
    r"(?:unused|extra_id_|reserved_|special_|sentinel_)\d{1,4}\Z"
)
FENCES: Final = common_set("stream", "fences")

# A name directly after "<" or "</".
TAG_NAME: Final = re.compile(r"[A-Za-z0-9_:.\-]")
LONGEST_TAG: Final = 40
_THINK_NAMES: Final = "|".join(
    sorted((n for n, mark in _TAGS.items() if mark is Mark.THINK), key=len)[::-1]
)
THINK_CLOSE: Final = re.compile(
    rf"</\s{{0,2}}(?:{_THINK_NAMES})\s{{0,2}}>|\[/THINK\]|◁/think▷"
    r"|<[|\uff5c](?:end_thinking|end_of_thought|/think|/thinking|end[_▁]of[_▁]thinking)"
    r"[|\uff5c]>",
    re.IGNORECASE,
)
THINK_OPEN: Final = re.compile(
    r"<\s{0,2}(?:think|thinking|reasoning|thought)\s{0,2}>|\[THINK\]|◁think▷",
    re.IGNORECASE,
)
KIMI: Final = Opening(
    re.compile("◁/?think▷"), re.compile(r"◁/?(?:t(?:h(?:i(?:nk?)?)?)?)?\Z")
)
SYSTEM: Final = phrases(("<<SYS>>", "<</SYS>>"))

# "<|name|>", "<|name>" and "<name|>", with either bar.
BARS: Final = ("|", "\uff5c")
CONTROL: Final = re.compile(r"<[|\uff5c][^<>\n]{1,64}>|<[A-Za-z_]{2,30}[|\uff5c]>")
NEXT_TURN: Final = re.compile(r"(?=<[|\uff5c]|<start_of_turn>|<end_of_turn>|\[/INST\])")
# Between the role of a turn and its words.
HEADER_END: Final = phrases(
    f"<|{name}|>"
    for name in ("end_header_id", "header_end", "end_of_role", "message", "role_end")
)
SPEAKING_ROLES: Final = frozenset({"", "assistant", "model", "ai", "bot", "jarvis"})

# How reasoning starts when its opening mark was part of the prompt.
REASONING: Final = phrases(common_set("stream", "reasoning_openings"))
# gpt-oss with its control tokens lost: "analysisThe user …assistantfinalGood day."
LOST_CHANNEL: Final = Opening(
    re.compile(r"(?:analysis|commentary)(?=[A-Z])"),
    re.compile(phrases(("analysis.", "commentary.")).partial.pattern),
)
LOST_FINAL: Final = re.compile(r"assistantfinal(?:<\|message\|>)?")
# Role headers with their control tokens lost.
LOST_ROLES: Final = phrases(("assistant\n", "assistant:", "model\n"))


def tag_mark(name: str) -> Mark | None:
    """Return what the tag `<name>` means, None for ordinary HTML and prose."""
    name = name.lower()
    return Mark.DROP if _NUMBERED.match(name) else _TAGS.get(name)


def begins_tag(name: str) -> bool:
    """Tell whether a name that the end of the text cut off may be a mark's."""
    return len(name) > 1 and any(one.startswith(name.lower()) for one in _TAGS)


def tag_close(name: str) -> re.Pattern[str]:
    """Return what closes the tag `<name>`: `</name>`, `<end_x>` for `<start_x>`."""
    closing = rf"</\s{{0,2}}{re.escape(name)}\s{{0,2}}>"
    if name.lower().startswith("start_"):
        closing += rf"|<end_{re.escape(name[6:])}>"
    return re.compile(closing, re.IGNORECASE)


def control_mark(token: str) -> Mark:
    """Return what a control token such as `<|im_end|>` means."""
    name = _control_name(token)
    if name in _CONTROLS:
        return _CONTROLS[name]
    parts = re.split(r"[_\u2581]", name)
    if name.startswith("/") or "end" in parts or "sep" in parts:
        return Mark.DROP
    if "think" in name or "thought" in name:
        return Mark.THINK
    return Mark.TOOL if "tool" in name or "action" in name else Mark.DROP


def _control_name(token: str) -> str:
    return token.strip("<>").strip("|\uff5c").strip().lower()


def control_close(token: str) -> re.Pattern[str]:
    """Return what closes the section that a control token opens."""
    name = _control_name(token)
    closing = re.sub(r"begin|start", "end", name)
    closing = re.escape(f"/{name}" if closing == name else closing)
    return re.compile(
        rf"<[|\uff5c](?:{closing})[|\uff5c]?>|<{re.escape(name)}[|\uff5c]>"
        r"|<\|(?:eom_id|eot_id|im_end)\|>",
        re.IGNORECASE,
    )
