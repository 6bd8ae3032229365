"""How servers word their refusals, as data.

The words of Ollama, llama.cpp, vLLM, SGLang, LM Studio, LocalAI and the large
clouds. They are tight: a complaint about one tool's schema is not a model that
cannot call tools.
"""

from collections.abc import Mapping
import re
from typing import Final

from .errors import (
    ContextOverflow,
    EngineError,
    EngineOutOfMemory,
    EngineUnpaid,
    ModelNotFound,
    ToolsUnsupported,
)


def _any_of(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE | re.DOTALL)


_TOOLS: Final = (
    r"(?:tools\b|functions\b|tool[ _-]?(?:use|usage|calls?|calling)\b"
    r"|function[ _-]?call(?:s|ing)?\b)"
)

UNPAID: Final = _any_of(
    r"insufficient[_ ](?:quota|credits?|balance|funds)\b",
    r"credit balance is too low|billing_hard_limit|billing hard limit",
)

MEMORY: Final = _any_of(
    r"requires more (?:system|gpu|video|v?ram)? ?memory",
    r"\b(?:out of|not enough|insufficient) (?:system |gpu |video |device )?memory\b",
    r"resource limitations",
)

CONTEXT: Final = _any_of(
    r"context_length_exceeded|exceed_context_size|context_window_exceeded",
    r"(?:exceed\w{0,12}|overflow\w{0,12}|(?:longer|larger|greater) than"
    r"|too (?:long|large)|does not fit|doesn't fit|out of).{0,80}\bcontext\b",
    r"\bcontext\b.{0,80}(?:exceed|overflow|too (?:long|small|large)|is full)",
    r"context shift is disabled",
    r"maximum context length",
    r"max(?:imum)? (?:model|sequence) len(?:gth)?.{0,40}(?:exceed|less)",
    r"longer than the max(?:imum)? (?:model|sequence) len",
    r"(?:prompt|input)(?: is)? too long|too many tokens",
    r"input token count.{0,60}exceeds",
    r"reduce the length of (?:the|your) (?:messages|prompt|input)",
)

NO_TOOLS: Final = _any_of(
    r"(?:does not|do not|doesn't|don't|cannot|can't|unable to|not able to)"
    r" (?:currently )?(?:support|handle|use|call)"
    rf" (?:the use of |native |parallel )?{_TOOLS}",
    rf"{_TOOLS}[\"'`]? (?:is|are) (?:currently )?"
    r"(?:not (?:supported|enabled|available|implemented|allowed)|unsupported|disabled)"
    r"(?! in (?:the )?schema| inside| within)",
    rf"no endpoints found that support {_TOOLS}",
    r"tools param(?:eter)? requires|--jinja\b",
    r"--enable-auto-tool-choice|--tool-call-parser",
    r"(?:unsupported|unknown|unrecognized|unexpected|unpermitted|extra)"
    r" (?:request )?(?:parameter|field|argument|key|input)s?(?: supplied| passed)?"
    r"[\s:\"'`\[(]+(?:tools|functions)\b(?!\W+\d|[.\[])",
    r"\"loc\": ?\[\"body\", ?\"tools\"\][^}]{0,80}not permitted",
)

NO_MODEL: Final = _any_of(
    r"model_not_found|try pulling it first",
    r"no models? (?:is |are )?(?:currently )?loaded",
    r"\bmodel\b.{0,160}(?:not found|does not exist|doesn't exist|not exist\b"
    r"|is not available|not loaded|could not be found|is not a valid model)",
    r"(?:unknown|invalid|no such|not a valid|could not find|cannot find|not found:?)"
    r" model\b",
)

# In this order: the first whose words are found names the error.
WORDED: Final[tuple[tuple[re.Pattern[str], type[EngineError]], ...]] = (
    (UNPAID, EngineUnpaid),
    (MEMORY, EngineOutOfMemory),
    (CONTEXT, ContextOverflow),
    (NO_TOOLS, ToolsUnsupported),
    (NO_MODEL, ModelNotFound),
)

# Fields of a request that a reply can do without, and how servers refuse them.
OPTIONAL_FIELDS: Final[Mapping[str, re.Pattern[str]]] = {
    "think": _any_of(r"not support thinking", r"\bthink value"),
    "chat_template_kwargs": _any_of(
        r"chat_template_kwargs|enable_thinking|not support thinking"
    ),
    "stream_options": _any_of(r"stream_options|include_usage"),
}
