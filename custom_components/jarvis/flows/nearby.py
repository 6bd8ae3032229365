"""Looks for model servers where the house already knows a machine.

This machine, the add-ons, and hosts that other integrations talk to about models
and voices. Nothing is scanned: each host is one that the owner has named before.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from yarl import URL

from homeassistant.const import CONF_HOST, CONF_URL
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.hassio import is_hassio
from homeassistant.helpers.httpx_client import get_async_client

from ..const import DOMAIN, SUBENTRY_ENGINE
from ..engines.discovery import Finding, probe, servers

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

HERE: Final = "127.0.0.1"
# Integrations whose server often is the machine with the models, or is one itself.
NEIGHBOURS: Final = frozenset(
    {
        "extended_openai_conversation",
        "llama_conversation",
        "local_openai",
        "localai",
        "mcp",
        "ollama",
        "openai_conversation",
        "wyoming",
        DOMAIN,
    }
)
# Words in the names of add-ons that serve models.
ADD_ONS: Final = ("ollama", "llama", "localai", "vllm", "lmstudio", "koboldcpp")
_ADDRESSES: Final = (CONF_URL, CONF_HOST, "base_url", "api_url")
# More hosts than this would not be asked in time.
MOST_HOSTS: Final = 12


async def find_nearby(hass: HomeAssistant) -> tuple[Finding, ...]:
    """Find servers within two seconds, the surest first; raises nothing."""
    findings = await probe(hosts_known(hass), get_async_client(hass))
    return servers(findings)


def hosts_known(hass: HomeAssistant) -> tuple[str, ...]:
    """Name the machines worth asking, this one first."""
    return tuple(dict.fromkeys((HERE, *_add_ons(hass), *_neighbours(hass))))[
        :MOST_HOSTS
    ]


def _add_ons(hass: HomeAssistant) -> Iterator[str]:
    if not is_hassio(hass):
        return
    # Imported here: this part of Home Assistant exists only with a supervisor.
    from homeassistant.components.hassio import hostname_from_addon_slug  # noqa: PLC0415
    from homeassistant.components.hassio.coordinator import get_addons_list  # noqa: PLC0415

    try:
        add_ons = get_addons_list(hass)
    except HomeAssistantError:
        # The supervisor has not told yet: Home Assistant is just starting.
        return
    for add_on in add_ons:
        slug = str(add_on.get("slug", ""))
        if any(word in slug for word in ADD_ONS):
            yield hostname_from_addon_slug(slug)


def _neighbours(hass: HomeAssistant) -> Iterator[str]:
    for entry in hass.config_entries.async_entries():
        if entry.domain not in NEIGHBOURS:
            continue
        yield from _hosts_in({**entry.data, **entry.options})
        if entry.domain == DOMAIN:
            for engine in entry.get_subentries_of_type(SUBENTRY_ENGINE):
                yield from _hosts_in(dict(engine.data))


def _hosts_in(data: dict[str, Any]) -> Iterator[str]:
    for key in _ADDRESSES:
        text = data.get(key)
        if not isinstance(text, str) or not text.strip():
            continue
        try:
            url = URL(text if "://" in text else f"http://{text.strip()}")
        except ValueError:
            continue
        if url.host:
            yield url.host
