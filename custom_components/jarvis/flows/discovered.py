"""A server that announced itself, as the first engine of a new house."""

from typing import TYPE_CHECKING, Any

from yarl import URL

from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import CONF_API_KEY, CONF_HOST, CONF_PORT, CONF_URL
from homeassistant.helpers.httpx_client import get_async_client

from ..const import SUBENTRY_ENGINE
from ..engines.discovery import probe, rows_at, servers
from .server import Server

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
    found = servers(await probe((host,), get_async_client(hass), known=rows_at(port)))
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
    data = {CONF_URL: finding.url}
    server = Server(hass, data | {CONF_API_KEY: key} if key else data)
    if (error := await server.reach(finding)) is not None:
        return error
    server.follow_advice()
    return ConfigSubentryData(
        subentry_type=SUBENTRY_ENGINE,
        title=server.title(),
        unique_id=None,
        data=server.data,
    )
