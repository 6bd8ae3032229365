"""Whether a look into the long memory is worth it; deterministic, no model.

When a tool has just answered on the same subject, older memories only distract.
Prose of the assistant is no such ground, and a planned look always happens.
"""

from collections.abc import Sequence
from dataclasses import dataclass
import re
from typing import Final

from ..lang.keywords import content_words, words

_ENOUGH: Final = 0.5
_SHORTEST: Final = 3
_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]"
)


@dataclass(frozen=True, slots=True)
class Gate:
    """Whether to recall, and why, for the trace."""

    recall: bool
    why: str


def gate(
    query: str, language: str, tool_results: Sequence[str], *, planned: bool = False
) -> Gate:
    """Decide from the query and the tool results of the last minutes.

    `planned` is True when the plan asks for memory.
    """
    if planned:
        return Gate(recall=True, why="planned")
    if not tool_results:
        return Gate(recall=True, why="no fresh tool result")
    content = _content(query, language)
    if not content:
        return Gate(recall=True, why="no content words")
    known = set().union(*map(_forms, tool_results))
    covered = sum(1 for forms in content if forms & known) / len(content)
    if covered >= _ENOUGH:
        return Gate(recall=False, why=f"tool result covers {covered:.0%}")
    return Gate(recall=True, why=f"tool result covers only {covered:.0%}")


def _content(query: str, language: str) -> list[set[str]]:
    return [
        {keyword.word, keyword.stem}
        for keyword in content_words(query, language)
        if _counts(keyword.word)
    ]


def _forms(text: str) -> set[str]:
    return set(words(text))


def _counts(word: str) -> bool:
    return len(word) >= _SHORTEST or bool(_UNSPACED.search(word))
