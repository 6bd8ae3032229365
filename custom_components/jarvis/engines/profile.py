"""What a model can do, as data: a new model's quirk is a row here.

The server's own word counts first; these tables answer where it says nothing.
The only place that knows names of models.
"""

from dataclasses import dataclass
from enum import StrEnum
import re
from typing import Final, Literal

from .base import Model

# Parameters up to which a model is a class of its own.
TINY_PARAMETERS: Final = 1_300_000_000
SMALL_PARAMETERS: Final = 7_700_000_000
# Up to so many a model can choose from a handful of things, and chat a little.
MINIMAL_PARAMETERS: Final = 400_000_000

type Dialect = Literal["native", "text"]


class Size(StrEnum):
    """How much a model understands unaided; sets prompt length and digests."""

    TINY = "tiny"
    SMALL = "small"
    LARGE = "large"
    UNKNOWN = "unknown"

    @property
    def is_small(self) -> bool:
        """True where the model needs short, explicit prompts; unknown counts in."""
        return self is not Size.LARGE


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What the brief and the dialect need to know of a model.

    `parameters` counts those that decide the size class, None when unknown;
    `dialect` is where to start, a server that refuses tools overrules it;
    `thinking_tags` are element names that hold reasoning inside the answer.
    `chooses` is true of models that choose tools and cannot say anything.
    """

    size: Size
    parameters: int | None
    dialect: Dialect
    thinks: bool
    thinking_tags: tuple[str, ...]
    chooses: bool = False

    @property
    def is_minimal(self) -> bool:
        """True of models that tools and facts in the prompt only confuse."""
        return self.parameters is not None and self.parameters <= MINIMAL_PARAMETERS


# What a name without a count stands for, in billions; the first match wins.
_FAMILIES: Final[tuple[tuple[str, float], ...]] = (
    (r"phi-?(4|3|3\.5)-mini", 3.8),
    (r"phi-?3-small", 7.4),
    (r"phi-?(3|3\.5)-(medium|moe)|phi-?4", 14),
    (r"phi-?3", 3.8),
    (r"phi(-?2)?\b", 2.7),
    (r"tiny-?(llama|dolphin)", 1.1),
    (r"smollm", 1.7),
    (r"functiongemma", 0.27),
    (r"command-a\b", 111),
    (r"command-r(-plus|\+)", 104),
    (r"command-r\b", 35),
    (r"mixtral", 47),
    (r"mistral-nemo|pixtral\b", 12),
    (r"mistral-large", 123),
    (r"mistral-(small|medium)|magistral|devstral|codestral", 24),
    (r"ministral", 8),
    (r"mistral\b", 7.2),
    (r"deepseek", 671),
    (r"qwq", 32),
    (r"glm-4\.\d-flash", 30),
    (r"llama-?4|kimi|minimax|glm|grok", 100),
    (r"llama-?3\.3", 70),
    (r"llama-?3\.2", 3.2),
    (r"llama-?[23]", 8),
    (r"qwen-?3", 8),
    (r"qwen", 7.6),
    (r"gemma-?3n?\b", 4.3),
    (r"gemma-?2", 9.2),
    (r"granite", 8),
    (r"moondream", 1.8),
    (r"gpt-oss", 20),
    (r"gpt-[45][\w.]*-nano", 3),
    (r"(gpt-[45][\w.]*|o[134])-mini|claude[\w.-]*haiku|gemini[\w.-]*flash", 30),
    (r"trinity-nano", 6),
    (r"trinity-mini", 26),
    (r"nemotron-3-nano", 30),
    (r"command-r7b", 7.6),
    (r"(chat)?gpt-[345]|o[134](-|$)|claude|gemini|sonar", 200),
)
_FAMILY_PATTERNS: Final = tuple(
    (re.compile(rf"(?:^|[/_:\s-]){pattern}", re.IGNORECASE), billions)
    for pattern, billions in _FAMILIES
)
# "8x7b" shares attention, so it is a little less than the product.
_EXPERTS: Final = re.compile(
    r"(?<![\w.])(\d{1,3})x(\d+(?:[.]\d+)?)b(?![a-z0-9])", re.IGNORECASE
)
# "e2b" is how much of a model works at a time, and how clever it is.
_EFFECTIVE: Final = re.compile(
    r"(?<![a-z0-9])e(\d+(?:\.\d+)?)b(?![a-z0-9])", re.IGNORECASE
)
# "4b", "0.6b", "270m", "1t"; not "a3b" (active), "4bit" or "q4_m".
_COUNT: Final = re.compile(
    r"(?<![a-z0-9.])(\d+(?:[._]\d+)?)([bmt])(?![a-z0-9])", re.IGNORECASE
)
_UNITS: Final = {"k": 1e3, "m": 1e6, "b": 1e9, "t": 1e12}
_NOT_CHAT: Final = re.compile(
    r"embed|(^|[/_:-])(bge|gte|e5|minilm|all-minilm|paraphrase|rerank\w*|whisper|tts"
    r"|dall-e|gpt-image|stable-diffusion|flux|moderation|omni-moderation|clip|sora"
    r"|piper|kokoro|parakeet|ocr)([/_:.-]|$)|-(tts|transcribe|moderation|reranker)\b",
    re.IGNORECASE,
)
_THINKING: Final = re.compile(
    r"qwen-?3(?!.*(instruct|coder))|qwq|deepseek-?r1|-r1\b|gpt-oss|magistral|reason"
    r"|think|glm-?(4\.[5-9]|5)|nemotron|cogito|smollm3|phi-?4.*(reasoning)|granite-?3\.[23]"
    r"|exaone-deep|openthinker|marco-o1|minimax-m|kimi-k2-t|(?:^|[/_:])o[134](?:-|$)",
    re.IGNORECASE,
)
# Models that were not taught the server's tool format and answer in prose.
_TEXT_DIALECT: Final = re.compile(
    r"(?:^|[/_:-])(gemma-?[123]?n?(?![\d]|-?4)|tiny-?llama|llama-?2|vicuna|alpaca|zephyr"
    r"|openchat|orca|phi-?[23]|phi-?3\.5|codellama|starling|stablelm|yi|deepseek-llm|moondream"
    r"|llava|smollm|neural-chat|dolphin)(?![\w.]*function)",
    re.IGNORECASE,
)
# Models that read tools and the user's words, and answer with calls alone.
_CHOOSERS: Final = re.compile(r"(?:^|[/_:-])needle", re.IGNORECASE)
# Models that were taught to write programs above all.
_CODER: Final = re.compile(r"cod(?:er|ing|estral)|devstral|starcoder", re.IGNORECASE)
_TAGS: Final = ("think", "thinking", "thought", "reasoning", "reflection", "seed:think")


def profile(model: Model | str) -> Profile:
    """Say what is known of a model: from its own figures, else from its name."""
    if isinstance(model, str):
        model = Model(name=model)
    parameters = model.parameters
    if parameters is None or _EFFECTIVE.search(model.name):
        parameters = count_in_name(model.name)
    native = model.tools
    if native is None:
        native = _TEXT_DIALECT.search(model.name) is None
    thinks = model.thinking
    if thinks is None:
        thinks = _THINKING.search(model.name) is not None
    return Profile(
        size=size_class(parameters),
        parameters=parameters,
        dialect="native" if native else "text",
        thinks=thinks,
        thinking_tags=_TAGS,
        chooses=_CHOOSERS.search(model.name) is not None,
    )


def size_class(parameters: int | None) -> Size:
    """Put a parameter count into its class."""
    if parameters is None:
        return Size.UNKNOWN
    if parameters <= TINY_PARAMETERS:
        return Size.TINY
    return Size.SMALL if parameters <= SMALL_PARAMETERS else Size.LARGE


def count_in_name(name: str) -> int | None:
    """Read the parameter count out of a model's name, None where there is none."""
    stem = re.sub(r"\.(gguf|safetensors|bin)$", "", name.strip(), flags=re.IGNORECASE)
    if effective := _EFFECTIVE.search(stem):
        return round(float(effective[1]) * 1e9)
    if experts := _EXPERTS.search(stem):
        return round(int(experts[1]) * float(experts[2]) * 0.85 * 1e9)
    if counts := _COUNT.findall(stem):
        return max(
            round(float(number.replace("_", ".")) * _UNITS[unit.lower()])
            for number, unit in counts
        )
    for pattern, billions in _FAMILY_PATTERNS:
        if pattern.search(stem):
            return round(billions * 1e9)
    return None


def family(name: str) -> str:
    """Tell the family and size of a model in words of this table: "qwen3 4B"."""
    stem = name.casefold()
    found = next((m for p, _ in _FAMILY_PATTERNS if (m := p.search(stem))), None)
    known = found[0].strip("/_: -") if found else "unknown"
    count = count_in_name(name)
    return known if count is None else f"{known} {count / 1e9:.2g}B"


def read_count(text: str) -> int | None:
    """Read "8.0B", "268.10M" or "1,234" as a number, None when it is none."""
    found = re.fullmatch(
        r"\s*(\d[\d,]{0,20}(?:\.\d{1,9})?)\s*([KMBT]?)\s*", text, re.IGNORECASE
    )
    if found is None:
        return None
    return round(float(found[1].replace(",", "")) * _UNITS.get(found[2].lower(), 1))


def is_chat_model(name: str) -> bool:
    """Tell whether a model answers; False for those that only embed, hear or draw."""
    return _NOT_CHAT.search(name) is None


def is_coder(name: str) -> bool:
    """Tell from a model's name whether it was made for writing programs."""
    return _CODER.search(name) is not None
