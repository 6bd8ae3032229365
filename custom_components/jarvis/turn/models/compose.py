"""Words an answer from the tools' results, for a model that found none itself.

Nothing here knows a language: sentences come from the lines, facts from the
results.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
import re
from typing import TYPE_CHECKING, Any

from homeassistant.components.conversation import ToolResultContent
from homeassistant.helpers import llm

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from ...lang.lines import Lines

_LONGEST = 300
_MOST_ROWS = 5
_WORDS = ("message", "speech", "answer", "summary", "text", "result")
_LIVE = re.compile(r"names:\s*'?([^'\n]+?)'?\n(?:.*\n){0,8}?\s*state:\s*'?([^'\n]+)")
# Refusals that are no outcome of the wish: the model was told and went on.
_ASIDE = frozenset({"repeated_call", "unknown_tool", "not_offered", "asked_too_often"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What came of a turn's calls: `told` are the facts found."""

    done: int = 0
    failed: int = 0
    told: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """All calls that had an outcome."""
        return self.done + self.failed


def tally(log: ChatLog) -> Tally:
    """Count the outcomes of this turn's calls."""
    done = failed = 0
    told: list[str] = []
    for content in log.content[log.llm_input_provided_index :]:
        if not isinstance(content, ToolResultContent) or _is_aside(content):
            continue
        if content.result.error:
            failed += 1
            continue
        done += 1
        if words := _words(content.result.data):
            told.append(words)
    return Tally(done=done, failed=failed, told=tuple(dict.fromkeys(told)))


def compose(
    outcome: Tally, lines: Lines, language: str, wishes: Sequence[str] = ()
) -> str:
    """Say what is known and how much of it was done; never empty."""
    count = max(outcome.count, len(wishes))
    parts = list(outcome.told)
    if not outcome.count:
        parts.append(lines.say("nothing_said", language))
    elif not outcome.done:
        parts.append(lines.say("did_not_work", language))
    elif outcome.done < count:
        parts.append(
            lines.say("counted", language, done=str(outcome.done), count=str(count))
        )
    elif not parts:
        parts.append(lines.say("done", language))
    return " ".join(
        part if part.endswith((".", "!", "?")) else f"{part}." for part in parts
    )


def _is_aside(content: ToolResultContent) -> bool:
    return content.result.error and content.result.data.get("error") in _ASIDE


def _words(data: Mapping[str, Any]) -> str:
    """Take what can be said out of a result, '' when it holds no words."""
    if isinstance(data, llm.IntentResponseDict):
        return str(data.original.speech.get("plain", {}).get("speech") or "")
    rows = data.get("found")
    if isinstance(rows, list):
        return "; ".join(
            f"{row.get('name')}: {row.get('state')}"
            for row in rows[:_MOST_ROWS]
            if isinstance(row, dict)
        )
    for key in _WORDS:
        said = data.get(key)
        if isinstance(said, str) and (live := _LIVE.findall(said)):
            return "; ".join(f"{name}: {state}" for name, state in live[:_MOST_ROWS])
        if isinstance(said, str | int | float) and not isinstance(said, bool):
            return str(said).strip() if len(str(said)) <= _LONGEST else ""
    return ""
