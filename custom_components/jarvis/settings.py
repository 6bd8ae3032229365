"""What the owner set up, as frozen values with defaults.

Forms (`flows/schema.py`) and code read the same fields, so they cannot
disagree. No option key is spelled outside this file and `const.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from homeassistant.const import (
    CONF_API_KEY,
    CONF_LLM_HASS_API,
    CONF_MODEL,
    CONF_PROMPT,
    CONF_TIMEOUT,
    CONF_URL,
)

from .const import (
    CONF_CONTEXT,
    CONF_DEADLINE,
    CONF_ENGINE,
    CONF_FAST_LANE,
    CONF_KEEP_ALIVE,
    CONF_KIND,
    CONF_REPLY_LANGUAGE,
    CONF_THINK,
    ENGINE_AUTOMATIC,
)

DEFAULT_AGENT_NAME = "Jarvis"
DEFAULT_TIMEOUT = 60
DEFAULT_CONTEXT = 8192
DEFAULT_KEEP_ALIVE = 3600
DEFAULT_DEADLINE = 30
DEFAULT_APIS = ("assist",)


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineSettings:
    """One model server.

    `timeout` is the longest silence in seconds, `keep_alive` the seconds an
    Ollama server keeps the model loaded (-1 for ever), `context` the tokens it
    reserves for one conversation.
    """

    id: str
    title: str
    kind: str
    url: str
    api_key: str | None = field(default=None, repr=False)
    timeout: float = DEFAULT_TIMEOUT
    model: str
    context: int = DEFAULT_CONTEXT
    keep_alive: int = DEFAULT_KEEP_ALIVE
    think: bool | None = None

    @classmethod
    def from_data(
        cls, subentry_id: str, title: str, data: Mapping[str, Any]
    ) -> EngineSettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            id=subentry_id,
            title=title,
            kind=data[CONF_KIND],
            url=data[CONF_URL],
            api_key=data.get(CONF_API_KEY) or None,
            timeout=float(data.get(CONF_TIMEOUT, DEFAULT_TIMEOUT)),
            model=data[CONF_MODEL],
            context=int(data.get(CONF_CONTEXT, DEFAULT_CONTEXT)),
            keep_alive=int(data.get(CONF_KEEP_ALIVE, DEFAULT_KEEP_ALIVE)),
            think={"on": True, "off": False}.get(data.get(CONF_THINK, "default")),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentSettings:
    """One conversation agent.

    `engine` is a subentry id or ENGINE_AUTOMATIC (the first engine in the
    owner's order), an empty `model` means the engine's own, `reply_language`
    None answers in the language that was spoken, `deadline` is the longest time
    in seconds that one turn may take.
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
        )

    def language(self, spoken: str) -> str:
        """Tell the language of the reply to something said in `spoken`."""
        return self.reply_language or spoken
