"""What a sentence asks of a model, read without one.

Words come from tables per language; what the sentence means in this house (how
many of its things it names, whether a tool will be wanted) comes in as arguments:
without that, "let the cat out" looks like code.
"""

from dataclasses import dataclass
import re
from typing import Final

from ..lang.routing_words import Signs, count_words, signs_for

# Words up to which a sentence is short, and from which it is long or very long.
SHORT: Final = 3
LONG: Final = 20
VERY_LONG: Final = 60

_MATHS: Final = re.compile(
    r"\d\s*(?:[+*/^\u00d7\u00f7=]|-(?=\s*\d)|\*\*)\s*[\dx(]|[∫∑√π]|\b(?:sin|cos|tan|log|ln|exp|sqrt)\s*\(|\b[xyz]\s*[\^=+]\s*\d"
)
_CODE: Final = re.compile(
    r"```|`[^`\n]+`|\bdef \w+\(|\bclass \w+[:({]|[{};]\s*$|=>"
    r"|^\s*(?:import [\w.]+(?: as \w+)?|from [\w.]+ import .+)$"
    r"|\bfor \w+ in [\w.]+(?:\([^()\n]*\))?:|\b(?:print|printf|println!)\("
    r"|\b(?:[A-Z][a-z]+)+(?:Error|Exception)\b|\bTraceback\b"
    r"|</?\w+>|\bSELECT\b.{1,200}\bFROM\b|#include|\bconsole\.log|\bfunction\s*\w*\(",
    re.MULTILINE,
)
_ITEMS: Final = re.compile(r"^[ \t]*(?:\d{1,3}[.)]|[-*•])\s", re.MULTILINE)
_INLINE_ITEMS: Final = re.compile(r"\b[1-9][.)]\s")


@dataclass(frozen=True, slots=True, kw_only=True)
class RoutingContext:
    """What a sentence asks for; `urgency` and `complexity` from 0 to 1.

    `devices` are the things of the house it names, `history` the turns before it.
    """

    words: int = 0
    question: bool = False
    command: bool = False
    code: bool = False
    maths: bool = False
    creative: bool = False
    reasoning: bool = False
    steps: bool = False
    refers_back: bool = False
    devices: int = 0
    history: int = 0
    tools: bool = False
    urgency: float = 0.0
    complexity: float = 0.0

    @property
    def bucket(self) -> str:
        """The kind of turn, coarse enough to learn from."""
        if self.code or self.maths:
            return "exact"
        if self.devices or self.command:
            return "house question" if self.question else "house command"
        return "hard" if self.complexity >= 0.55 else "talk"  # noqa: PLR2004

    @property
    def reason(self) -> str:
        """The signs that were seen, in words."""
        seen = [
            name
            for name, has in (
                ("code", self.code),
                ("maths", self.maths),
                ("several steps", self.steps),
                ("reasoning", self.reasoning),
                ("creative", self.creative),
                ("refers back", self.refers_back),
                ("command", self.command),
                ("question", self.question),
            )
            if has
        ]
        length = "short" if self.words <= SHORT else "long" if self.words > LONG else ""
        return ", ".join([*seen, *([length] if length else [])]) or "plain talk"


def read_context(
    text: str, language: str, *, devices: int = 0, history: int = 0, tools: bool = False
) -> RoutingContext:
    """Read the signs of a sentence; time linear in the text."""
    signs = signs_for(language)
    folded = " ".join(text.casefold().split())
    words = count_words(folded)
    reasoning, steps = signs.sees("reasoning", folded), _has_steps(text, signs, folded)
    code = signs.sees("code", folded) or _CODE.search(text) is not None
    maths = signs.sees("maths", folded) or _MATHS.search(folded) is not None
    # What comes first is what is wanted: "play that song", "write a play".
    command = signs.leads("command", "creative", folded)
    creative = not command and signs.sees("creative", folded)
    question = text.rstrip().endswith(("?", "\uff1f", "\u061f")) or signs.sees(
        "question", folded
    )
    urgent = signs.sees("urgent", folded)
    context = RoutingContext(
        words=words,
        question=question,
        command=command,
        code=code and not devices,
        maths=maths and not devices,
        creative=creative,
        reasoning=reasoning,
        steps=steps,
        refers_back=signs.sees("history", folded),
        devices=devices,
        history=history,
        tools=tools,
        urgency=0.9 if urgent else 0.0,
    )
    return _weighed(context)


def is_correction(text: str, language: str) -> bool:
    """Tell whether somebody says that what was just done was wrong."""
    folded = " ".join(text.casefold().split())
    return signs_for(language).sees("correction", folded)


def _has_steps(text: str, signs: Signs, folded: str) -> bool:
    items = len(_ITEMS.findall(text)) + len(_INLINE_ITEMS.findall(text))
    return signs.sees("steps", folded) or items > 1


def _weighed(context: RoutingContext) -> RoutingContext:
    """Add up how much a sentence asks of a model."""
    hard = context.reasoning or context.steps or context.creative
    plain = context.words <= SHORT or context.command
    weight = 0.3 if hard or context.code or context.maths or not plain else 0.06
    weight += 0.25 * context.reasoning + 0.15 * context.steps + 0.2 * context.code
    weight += 0.15 * context.maths + 0.25 * context.creative
    # Whoever wants reasons wants them in order: that is asked for once.
    weight -= 0.05 * (context.reasoning and context.steps)
    weight += 0.1 * (context.words > LONG) + 0.1 * (context.words > VERY_LONG)
    # Several things at once ask for more than one thing does.
    weight += 0.05 * (context.devices > 3)  # noqa: PLR2004
    values = {name: getattr(context, name) for name in context.__slots__}
    return RoutingContext(**(values | {"complexity": min(1.0, round(weight, 3))}))
