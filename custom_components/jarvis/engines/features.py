"""What a sentence asks of a model, read without one.

Words come from tables per language; what the sentence means in this house (how
many of its things it names, whether a tool will be wanted) comes in as arguments:
without that, "let the cat out" looks like code.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
import re
from typing import Final

from ..lang.tables import maps

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

type _Table = Mapping[str, str]

# Each sign of a language is a line of phrases, parted by commas; one may end in * for
# any ending. A language without a table is read by signs that need no words.
SIGNS: Final = maps("routing", "signs")

_UNSPACED: Final = frozenset({"zh", "ja"})
# So many of such characters say about as much as a word.
_CHARACTERS_PER_WORD: Final = 3
_UNSPACED_CHARACTER: Final = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]"
)
# What everybody writes the same way.
_ANY: Final[_Table] = {"code": "python, javascript, c++, sql, regex, yaml, jinja"}


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
    signs = _signs_for(language)
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
    return _signs_for(language).sees("correction", folded)


def _has_steps(text: str, signs: _Signs, folded: str) -> bool:
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


class _Signs:
    """The signs of one language, ready to be looked for."""

    def __init__(self, table: _Table, *, spaced: bool = True) -> None:
        """Compile the phrases; `spaced` where words are set apart."""
        self._patterns = {
            sign: _pattern(row, spaced=spaced) for sign, row in table.items()
        }

    def sees(self, sign: str, folded: str) -> bool:
        """Tell whether a casefolded text shows a sign, at words' borders."""
        pattern = self._patterns.get(sign)
        return pattern is not None and pattern.search(folded) is not None

    def leads(self, sign: str, other: str, folded: str) -> bool:
        """Tell whether a sign is seen, and not after another one."""
        seen, beside = (self._where(each, folded) for each in (sign, other))
        return seen is not None and (beside is None or seen < beside)

    def _where(self, sign: str, folded: str) -> int | None:
        pattern = self._patterns.get(sign)
        found = pattern.search(folded) if pattern is not None else None
        return None if found is None else found.start()


@cache
def _signs_for(language: str) -> _Signs:
    """Give the signs of a language, of its base language, or those of all."""
    base = language.casefold().partition("-")[0].partition("_")[0]
    return _Signs(SIGNS.get(base, _ANY), spaced=base not in _UNSPACED)


def count_words(text: str) -> int:
    """Count words; of scripts that set none apart, about as many as are meant."""
    together = len(_UNSPACED_CHARACTER.findall(text))
    return len(text.split()) + together // _CHARACTERS_PER_WORD


def _pattern(row: str, *, spaced: bool) -> re.Pattern[str]:
    phrases = [_phrase(part.strip()) for part in row.split(",") if part.strip()]
    any_of = f"(?:{'|'.join(phrases)})"
    return re.compile(rf"(?<!\w){any_of}(?!\w)" if spaced else any_of)


def _phrase(text: str) -> str:
    # People and recognisers set commas as they like.
    # What is looked at is casefolded, and "schließe" is no longer spelt so then.
    words = [re.escape(word) for word in text.casefold().removesuffix("*").split()]
    return r"[,;:.!]?\s+".join(words) + (r"\w*" if text.endswith("*") else "")
