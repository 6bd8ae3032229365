"""A server that announced itself, as the first engine of a new house."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from yarl import URL

from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import (
    CONF_API_KEY,
    CONF_HOST,
    CONF_MODEL,
    CONF_PORT,
    CONF_TIMEOUT,
    CONF_URL,
)
from homeassistant.helpers.httpx_client import get_async_client

from ..const import CONF_CONTEXT, CONF_KIND, SUBENTRY_ENGINE
from ..engines.discovery import KNOWN, probe, servers
from ..engines.recommend import recommend
from ..settings import DEFAULT_TIMEOUT
from .trying import title_of, try_engine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from homeassistant.core import HomeAssistant

    from ..engines.discovery import Finding

# Under which names an announcement holds the whole address.
_ADDRESSES = ("uri", CONF_URL)


async def server_at(
    hass: HomeAssistant, announced: Mapping[str, Any]
) -> Finding | None:
    """Look what listens where an announcement says; None for no model server."""
    try:
        host, port = _where(announced)
    except ValueError:
        return None
    if not host or not port:
        return None
    rows = [replace(row, port=port) for row in KNOWN]
    found = servers(await probe((host,), get_async_client(hass), known=rows))
    return found[0] if found else None


def _where(announced: Mapping[str, Any]) -> tuple[str, int]:
    """Read host and port, "" and 0 where there is none; raises ValueError."""
    for key in _ADDRESSES:
        if isinstance(text := announced.get(key), str):
            url = URL(text)
            return url.host or "", url.port or 0
    return str(announced.get(CONF_HOST) or ""), int(str(announced.get(CONF_PORT) or 0))


async def engine_of(
    hass: HomeAssistant, finding: Finding, key: str
) -> ConfigSubentryData | str:
    """Make an engine with the recommended model, or tell the key of the error text."""
    data: dict[str, Any] = {
        CONF_KIND: finding.known.kind,
        CONF_URL: finding.url,
        CONF_TIMEOUT: DEFAULT_TIMEOUT,
    }
    if key:
        data[CONF_API_KEY] = key
    title = title_of(finding.url)
    models, error = await try_engine(hass, title, data)
    if error is not None:
        return error
    advice = recommend(models)
    data |= {
        CONF_MODEL: advice.model or models[0].name,
        CONF_CONTEXT: advice.context,
    }
    return ConfigSubentryData(
        subentry_type=SUBENTRY_ENGINE, title=title, unique_id=None, data=data
    )
