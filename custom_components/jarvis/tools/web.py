"""The tools that reach the web, where the owner has set up a search service."""

from functools import partial
from typing import TYPE_CHECKING

from ..const import REAUTH_SUBENTRY, SUBENTRY_WEB
from ..settings.web import WebSettings
from .fetch_page import FetchPage
from .public_web import PublicWeb
from .web_search import WebSearch

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant
    from homeassistant.helpers import llm

    from ..types import JarvisConfigEntry


def web_tools(hass: HomeAssistant, entry: JarvisConfigEntry) -> tuple[llm.Tool, ...]:
    """Make them; none without a service."""
    found = next(iter(entry.get_subentries_of_type(SUBENTRY_WEB)), None)
    if found is None:
        return ()
    web = PublicWeb()
    settings = WebSettings.from_data(found.subentry_id, found.data)
    refused = partial(_ask_for_key, hass, entry, found.subentry_id)
    return (WebSearch(settings, web, refused), FetchPage(web))


def _ask_for_key(
    hass: HomeAssistant, entry: JarvisConfigEntry, subentry_id: str
) -> None:
    entry.async_start_reauth(hass, data={REAUTH_SUBENTRY: subentry_id})
