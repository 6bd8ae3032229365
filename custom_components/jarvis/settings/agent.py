"""One conversation agent, as the owner set it up."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from homeassistant.const import CONF_LLM_HASS_API, CONF_MODEL, CONF_PROMPT

from ..const import (
    CONF_DEADLINE,
    CONF_DIGEST_RESULTS,
    CONF_DIRECT,
    CONF_ENGINE,
    CONF_FAST_LANE,
    CONF_FILLER,
    CONF_FOLLOW_TOPICS,
    CONF_LOCAL_ONLY,
    CONF_MEMORY,
    CONF_ORIGINALS,
    CONF_PLANNING,
    CONF_POLICY,
    CONF_REPLY_LANGUAGE,
    CONF_TOOL_CHOICE,
    CONF_TOOLS_OFF,
    CONF_TOOLS_ONLY,
    CONF_TOPICS,
    ENGINE_AUTOMATIC,
    WEB_TOOLS,
)
from .limits import LimitSettings

DEFAULT_AGENT_NAME = "Jarvis"
DEFAULT_DEADLINE = 30
DEFAULT_APIS = ("assist",)
# The first of each is the default.
TOOL_CHOICES = ("ranked", "model", "all")
PLANNING = ("auto", "on", "off")
DIGEST_RESULTS = ("off", "auto", "on")
DEFAULT_POLICY = "fixed"


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentSettings:
    """One conversation agent.

    `engine` is a subentry id or ENGINE_AUTOMATIC (the first engine in the
    owner's order), an empty `model` means the engine's own, `reply_language`
    None answers in the language that was spoken, `deadline` is the longest time
    in seconds that one turn may take. `policy` is how an engine is chosen where none
    is named, `local_only` keeps every word in the house, `originals` lets engines of
    the house read what is masked for others. A `direct` agent makes one model call
    without tools.
    """

    id: str
    name: str = DEFAULT_AGENT_NAME
    engine: str = ENGINE_AUTOMATIC
    model: str = ""
    prompt: str = ""
    apis: tuple[str, ...] = DEFAULT_APIS
    reply_language: str | None = None
    fast_lane: bool = True
    deadline: float = DEFAULT_DEADLINE
    tool_choice: str = TOOL_CHOICES[0]
    tools_off: tuple[str, ...] = ()
    tools_only: tuple[str, ...] = ()
    planning: str = PLANNING[0]
    digest_results: str = DIGEST_RESULTS[0]
    filler: bool = False
    topics: str = ""
    follow_topics: bool = False
    policy: str = DEFAULT_POLICY
    local_only: bool = False
    originals: bool = False
    memory: bool = True
    direct: bool = False
    limits: LimitSettings = field(default_factory=LimitSettings)

    @classmethod
    def from_data(
        cls, subentry_id: str, title: str, data: Mapping[str, Any]
    ) -> AgentSettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            id=subentry_id,
            name=title,
            engine=data.get(CONF_ENGINE, ENGINE_AUTOMATIC),
            model=data.get(CONF_MODEL, ""),
            prompt=data.get(CONF_PROMPT, ""),
            apis=tuple(data.get(CONF_LLM_HASS_API, ())),
            reply_language=data.get(CONF_REPLY_LANGUAGE),
            fast_lane=data.get(CONF_FAST_LANE, True),
            deadline=float(data.get(CONF_DEADLINE, DEFAULT_DEADLINE)),
            tool_choice=_one_of(TOOL_CHOICES, data.get(CONF_TOOL_CHOICE)),
            # Who keeps every word in the house sends none to a search service.
            tools_off=(
                *data.get(CONF_TOOLS_OFF, ()),
                *(WEB_TOOLS if data.get(CONF_LOCAL_ONLY, False) else ()),
            ),
            tools_only=tuple(data.get(CONF_TOOLS_ONLY, ())),
            planning=_one_of(PLANNING, data.get(CONF_PLANNING)),
            digest_results=_one_of(DIGEST_RESULTS, data.get(CONF_DIGEST_RESULTS)),
            filler=data.get(CONF_FILLER, False),
            topics=data.get(CONF_TOPICS, ""),
            follow_topics=data.get(CONF_FOLLOW_TOPICS, False),
            policy=data.get(CONF_POLICY, DEFAULT_POLICY),
            local_only=data.get(CONF_LOCAL_ONLY, False),
            originals=data.get(CONF_ORIGINALS, False),
            memory=data.get(CONF_MEMORY, True),
            direct=data.get(CONF_DIRECT, False),
            limits=LimitSettings.from_data(data),
        )

    def language(self, spoken: str) -> str:
        """Tell the language of the reply to something said in `spoken`."""
        return self.reply_language or spoken


def _one_of(choices: tuple[str, ...], stored: str | None) -> str:
    """Return what is stored, the default where that is no choice (any more)."""
    return stored if stored in choices else choices[0]
