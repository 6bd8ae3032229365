"""The panel in the sidebar: one bundled module (`frontend/`, `scripts/panel`)."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from homeassistant.components import frontend, panel_custom
from homeassistant.components.http import StaticPathConfig
from homeassistant.core import callback
from homeassistant.loader import async_get_integration

from ..const import DOMAIN

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

BUNDLE: Final = Path(__file__).parent / "jarvis-panel.js"
URL: Final = f"/{DOMAIN}_panel/{BUNDLE.name}"
_ELEMENT: Final = "jarvis-panel"
_ICON: Final = "mdi:tie"


async def async_serve(hass: HomeAssistant) -> None:
    """Serve the module, once for as long as Home Assistant runs."""
    path = StaticPathConfig(URL, str(BUNDLE), cache_headers=False)
    await hass.http.async_register_static_paths([path])


async def async_show(hass: HomeAssistant) -> None:
    """Put the panel into the sidebar, for everybody, unless it is there.

    The version is in the address: after an update nobody sees the old one.
    """
    if frontend.async_panel_exists(hass, DOMAIN):
        return
    integration = await async_get_integration(hass, DOMAIN)
    await panel_custom.async_register_panel(
        hass,
        frontend_url_path=DOMAIN,
        webcomponent_name=_ELEMENT,
        sidebar_title=integration.name,
        sidebar_icon=_ICON,
        module_url=f"{URL}?v={integration.version}",
        require_admin=False,
    )


@callback
def async_hide(hass: HomeAssistant) -> None:
    """Take the panel away; not for a reload, which would throw out who looks at it."""
    frontend.async_remove_panel(hass, DOMAIN, warn_if_unknown=False)
