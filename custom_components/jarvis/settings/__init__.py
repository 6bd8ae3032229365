"""What the owner set up, as frozen values with defaults.

Forms (`flows/schema.py`) and code read the same fields, so they cannot
disagree. No option key is spelled outside these files and `const.py`.
"""

from .agent import (
    DEFAULT_AGENT_NAME,
    DEFAULT_APIS,
    DEFAULT_DEADLINE,
    DEFAULT_POLICY,
    DIGEST_RESULTS,
    PLANNING,
    TOOL_CHOICES,
    AgentSettings,
)
from .command import CommandSettings
from .engine import (
    DEFAULT_CONTEXT,
    DEFAULT_KEEP_ALIVE,
    DEFAULT_PRIORITY,
    DEFAULT_TIMEOUT,
    ENTITY_KIND,
    TOOL_CALLS,
    EngineSettings,
)
from .limits import LimitSettings
from .memory import DEFAULT_DIARY_DAYS, DEFAULT_MEGABYTES, MemorySettings
from .records import DEFAULT_FIGURE_DAYS, DEFAULT_TRACE_DAYS, Price, RecordSettings
from .safety import (
    DEFAULT_ANSWER_SECONDS,
    DEFAULT_HANDFUL,
    DEFAULT_TIER,
    RuleSettings,
    SafetySettings,
)

__all__ = [
    "DEFAULT_AGENT_NAME",
    "DEFAULT_ANSWER_SECONDS",
    "DEFAULT_APIS",
    "DEFAULT_CONTEXT",
    "DEFAULT_DEADLINE",
    "DEFAULT_DIARY_DAYS",
    "DEFAULT_FIGURE_DAYS",
    "DEFAULT_HANDFUL",
    "DEFAULT_KEEP_ALIVE",
    "DEFAULT_MEGABYTES",
    "DEFAULT_POLICY",
    "DEFAULT_PRIORITY",
    "DEFAULT_TIER",
    "DEFAULT_TIMEOUT",
    "DEFAULT_TRACE_DAYS",
    "DIGEST_RESULTS",
    "ENTITY_KIND",
    "PLANNING",
    "TOOL_CALLS",
    "TOOL_CHOICES",
    "AgentSettings",
    "CommandSettings",
    "EngineSettings",
    "LimitSettings",
    "MemorySettings",
    "Price",
    "RecordSettings",
    "RuleSettings",
    "SafetySettings",
]
