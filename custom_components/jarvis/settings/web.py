"""A search service, as the owner set it up."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from homeassistant.const import CONF_API_KEY, CONF_URL

from ..const import CONF_KIND

SEARCH_KINDS = ("searxng", "brave")


@dataclass(frozen=True, slots=True, kw_only=True)
class WebSettings:
    """One search service; `url` is empty where the service has one of its own."""

    id: str
    kind: str
    url: str = ""
    key: str | None = field(default=None, repr=False)

    @classmethod
    def from_data(cls, subentry_id: str, data: Mapping[str, Any]) -> WebSettings:
        """Read a stored subentry."""
        return cls(
            id=subentry_id,
            kind=data[CONF_KIND],
            url=data.get(CONF_URL, ""),
            key=data.get(CONF_API_KEY) or None,
        )
