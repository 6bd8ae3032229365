"""Names engines by their server and the machine it runs on, never by an address."""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
import unicodedata

from yarl import URL

from homeassistant.const import ATTR_FRIENDLY_NAME, CONF_URL
from homeassistant.core import callback
from homeassistant.helpers import device_registry as dr
from homeassistant.helpers.network import NoURLAvailableError, get_url
from homeassistant.helpers.translation import async_get_translations

from ..const import CONF_KIND, DOMAIN, SUBENTRY_ENGINE
from ..engines.discovery import OLLAMA
from ..lang.responses import responses

if TYPE_CHECKING:
    from homeassistant.config_entries import ConfigEntry
    from homeassistant.core import HomeAssistant

# More letters than this are no name that anybody says.
_LONGEST: Final = 40
_HERE: Final = frozenset({"localhost", "homeassistant", "homeassistant.local"})
# Names that end so are of the house; of others the owner's name is the last but one.
_INSIDE: Final = frozenset(
    {"arpa", "box", "domain", "home", "internal", "intranet", "lan", "local", "private"}
)


def text(hass: HomeAssistant, key: str, **facts: str) -> str:
    """Return a sentence of the set-up in the house's language, else in English."""
    tables = responses("setup")
    code = hass.config.language.partition("-")[0]
    return (tables.get(code, {}).get(key) or tables["en"][key]).format_map(facts)


async def kind_title(hass: HomeAssistant, kind: str) -> str:
    """Return what a kind of subentry is called in the house's language."""
    texts = await async_get_translations(
        hass, hass.config.language, "config_subentries", {DOMAIN}
    )
    return texts[f"component.{DOMAIN}.config_subentries.{kind}.entry_type"]


def engine_title(
    hass: HomeAssistant, server: str, url: str, taken: Iterable[str] = ()
) -> str:
    """Return "Ollama on Attic server", with a number where that is `taken`."""
    server = server or text(hass, "server")
    host = URL(url).host or ""
    if _is_here(hass, host):
        title = text(hass, "on_here", server=server)
    elif name := host_name(hass, host):
        title = text(hass, "on_host", server=server, host=name)
    else:
        title = server
    used, number, free = set(taken), 1, title
    while free in used:
        number += 1
        free = f"{title} {number}"
    return free


@callback
def name_by_machine(hass: HomeAssistant, entry: ConfigEntry) -> None:
    """Rename the engines that are still called by their addresses."""
    engines = list(entry.get_subentries_of_type(SUBENTRY_ENGINE))
    taken = [one.title for one in engines]
    for engine in engines:
        url = URL(engine.data.get(CONF_URL, ""))
        if engine.title not in {f"{url.host}:{url.port}", f"[{url.host}]:{url.port}"}:
            continue
        brand = OLLAMA.server if engine.data[CONF_KIND] == OLLAMA.kind else ""
        title = engine_title(hass, brand, str(url), taken)
        taken.append(title)
        hass.config_entries.async_update_subentry(entry, engine, title=title)


def host_name(hass: HomeAssistant, host: str) -> str:
    """Return what Home Assistant calls a machine, else its own name; "" for neither."""
    for device in dr.async_get(hass).devices:
        page = device.configuration_url
        ours = any(one[0] == DOMAIN for one in device.identifiers)
        if not ours and page and URL(page).host == host:
            return plain(device.name_by_user or device.name or "")
    for state in hass.states.async_all("device_tracker"):
        if state.attributes.get("ip") == host:
            named = state.attributes.get(ATTR_FRIENDLY_NAME)
            return plain(str(named or state.attributes.get("host_name") or ""))
    if _is_address(host):
        return ""
    labels = host.split(".")
    own = labels[0] if len(labels) == 1 or labels[-1] in _INSIDE else labels[-2]
    return plain(own.replace("-", " ").replace("_", " ").capitalize())


def plain(name: str) -> str:
    """Return a name as one line of text: no markup, no control or direction marks."""
    kept = "".join(
        " " if unicodedata.category(one) in {"Cc", "Zl", "Zp"} else one
        for one in name
        if unicodedata.category(one) != "Cf" and one not in "<>"
    )
    return " ".join(kept.split())[:_LONGEST].strip()


def _is_here(hass: HomeAssistant, host: str) -> bool:
    if host.casefold() in _HERE or (_is_address(host) and ip_address(host).is_loopback):
        return True
    try:
        return URL(get_url(hass, allow_external=False)).host == host
    except NoURLAvailableError:
        return False


def _is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True
