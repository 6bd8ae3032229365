"""What reaches the web, where the owner has set up a search service."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from homeassistant.helpers.httpx_client import get_async_client

from ..const import LOGGER, REAUTH_SUBENTRY, SUBENTRY_WEB
from ..settings.web import WebSettings
from .fetch_page import FetchPage
from .main_text import main_text
from .public_web import PageError, PublicWeb
from .search_providers import PROVIDERS, Hit, SearchError, SearchUnauthorized
from .web_search import MOST_HITS, WebSearch

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant
    from homeassistant.helpers import llm

    from ..types import JarvisConfigEntry


class WebDesk:
    """The one way to the web: its tools for models, and plain text for commands."""

    def __init__(
        self,
        hass: HomeAssistant,
        settings: WebSettings,
        key_refused: Callable[[], None],
        clean: Callable[[str, str], str],
    ) -> None:
        """Ask this service; `clean` takes secrets out of what is searched for."""
        self._hass = hass
        self._settings = settings
        self._key_refused = key_refused
        self._clean = clean
        self._web = PublicWeb()

    @property
    def tools(self) -> tuple[llm.Tool, ...]:
        """The tools for models."""
        search = WebSearch(self._settings, self._web, self._key_refused)
        return search, FetchPage(self._web)

    async def search(self, query: str, language: str) -> Sequence[Hit] | None:
        """Return the results, best first; None when the service did not answer."""
        ask = PROVIDERS[self._settings.kind]
        http = get_async_client(self._hass)
        try:
            found = await ask(
                http, self._settings, self._clean(query, language), language
            )
        except SearchUnauthorized:
            self._key_refused()
            return None
        except SearchError as err:
            LOGGER.info("The search service did not answer: %s", err)
            return None
        return found[:MOST_HITS]

    async def read(self, url: str) -> str | None:
        """Return the main text of a public page; None when it cannot be read."""
        try:
            page = await self._web.read(url)
        except PageError as err:
            LOGGER.info("A page cannot be read: %s", err)
            return None
        if not page.html:
            return page.text
        found = await self._hass.async_add_executor_job(main_text, page.text)
        return found.text


def open_web(
    hass: HomeAssistant, entry: JarvisConfigEntry, clean: Callable[[str, str], str]
) -> WebDesk | None:
    """Open the way to the web; None where no service is set up."""
    found = next(iter(entry.get_subentries_of_type(SUBENTRY_WEB)), None)
    if found is None:
        return None
    settings = WebSettings.from_data(found.subentry_id, found.data)
    refused = partial(_ask_for_key, hass, entry, found.subentry_id)
    return WebDesk(hass, settings, refused, clean)


def _ask_for_key(
    hass: HomeAssistant, entry: JarvisConfigEntry, subentry_id: str
) -> None:
    entry.async_start_reauth(hass, data={REAUTH_SUBENTRY: subentry_id})
