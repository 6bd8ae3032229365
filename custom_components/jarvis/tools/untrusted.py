"""Marks results that hold text of strangers; the mark travels with the result.

`turn/transcript.py` fences what is marked when a model reads it; memory leaves it
alone; `tools/watch.py` sets the mark at the one door.
"""

from typing import Any, Final

from homeassistant.helpers import llm

from ..const import WEB_TOOLS

# A key that no tool of Home Assistant uses.
MARK: Final = "untrusted_content"
# What these are given goes to strangers: placeholders stay placeholders.
SENDS_AWAY: Final = frozenset(WEB_TOOLS)


def marked(result: llm.ToolResult) -> llm.ToolResult:
    """Return a result with the mark; an intent's own result stays one."""
    if isinstance(result.data, llm.IntentResponseDict):
        result.data[MARK] = True
        return result
    return llm.ToolResult(data={**result.data, MARK: True}, error=result.error)


def is_marked(data: Any) -> bool:
    """Tell whether the data of a result holds text of strangers."""
    return isinstance(data, dict) and data.get(MARK) is True
