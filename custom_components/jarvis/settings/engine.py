"""One model server, as the owner set it up."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from homeassistant.const import (
    CONF_API_KEY,
    CONF_ENTITY_ID,
    CONF_MODEL,
    CONF_TIMEOUT,
    CONF_URL,
    CONF_VERIFY_SSL,
)

from ..const import (
    CONF_CONTEXT,
    CONF_FAST_MODEL,
    CONF_IN_HOUSE,
    CONF_KEEP_ALIVE,
    CONF_KIND,
    CONF_PRIORITY,
    CONF_READ_AHEAD,
    CONF_STAND_IN,
    CONF_THINK,
    CONF_TOOL_CALLS,
)

DEFAULT_TIMEOUT = 60
DEFAULT_CONTEXT = 8192
DEFAULT_KEEP_ALIVE = 3600
DEFAULT_PRIORITY = 50
ENTITY_KIND = "entity"

# How a model is given its tools: as its server does, in words, or by a schema.
type ToolWay = Literal["automatic", "native", "text", "constrained"]
TOOL_CALLS: tuple[ToolWay, ...] = ("automatic", "native", "text", "constrained")


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineSettings:
    """One model server.

    `timeout` is the longest silence in seconds, `keep_alive` the seconds an
    Ollama server keeps the model loaded (-1 for ever), `context` the tokens it
    reserves for one conversation. An engine of kind ENTITY_KIND has an `entity_id`
    instead of a `url`, and `in_house` says whether what stands behind it is local.
    `fast_model` serves small tasks, empty for `model`. Lower `priority` comes first;
    `stand_in` is whether it may serve where it was not asked for, None what its
    address suggests: engines of the house may, others not.
    `tool_calls` overrules what the server tells of its model's tools. `verify_ssl`
    False trusts any certificate of the server. `read_ahead` keeps the prompt of the
    first agent in the server's cache while nobody speaks.
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
    entity_id: str = ""
    in_house: bool = False
    fast_model: str = ""
    priority: int = DEFAULT_PRIORITY
    stand_in: bool | None = None
    tool_calls: ToolWay = TOOL_CALLS[0]
    verify_ssl: bool = True
    read_ahead: bool = False

    @classmethod
    def from_data(
        cls, subentry_id: str, title: str, data: Mapping[str, Any]
    ) -> EngineSettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            id=subentry_id,
            title=title,
            kind=data[CONF_KIND],
            url=data.get(CONF_URL, ""),
            api_key=data.get(CONF_API_KEY) or None,
            timeout=float(data.get(CONF_TIMEOUT, DEFAULT_TIMEOUT)),
            model=data.get(CONF_MODEL) or data.get(CONF_ENTITY_ID, ""),
            context=int(data.get(CONF_CONTEXT, DEFAULT_CONTEXT)),
            keep_alive=int(data.get(CONF_KEEP_ALIVE, DEFAULT_KEEP_ALIVE)),
            think={"on": True, "off": False}.get(data.get(CONF_THINK, "default")),
            entity_id=data.get(CONF_ENTITY_ID, ""),
            in_house=data.get(CONF_IN_HOUSE, False),
            fast_model=data.get(CONF_FAST_MODEL, ""),
            priority=int(data.get(CONF_PRIORITY, DEFAULT_PRIORITY)),
            stand_in={"yes": True, "no": False}.get(data.get(CONF_STAND_IN, "")),
            tool_calls=_way(data.get(CONF_TOOL_CALLS)),
            verify_ssl=data.get(CONF_VERIFY_SSL, True),
            read_ahead=data.get(CONF_READ_AHEAD, False),
        )


def _way(stored: Any) -> ToolWay:
    return next((way for way in TOOL_CALLS if way == stored), TOOL_CALLS[0])
