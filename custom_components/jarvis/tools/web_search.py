"""Web search and its providers."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
import html
import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, override

import httpx
import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv, llm
from homeassistant.helpers.httpx_client import get_async_client

from ..const import DOMAIN, LOGGER, REAUTH_SUBENTRY, SUBENTRY_WEB
from ..settings.records import WebSettings
from .public_web import FetchPage, PageError, PublicWeb, main_text

if TYPE_CHECKING:
    from homeassistant.util.json import JsonObjectType

    from ..types import JarvisConfigEntry


SECONDS: Final = 8.0
BRAVE: Final = "https://api.search.brave.com/res/v1/web/search"
_TAG = re.compile(r"<[^<>]{1,200}>")
_MOST_BYTES: Final = 2 * 1024 * 1024
_REFUSED: Final = frozenset({401, 403, 422})


class SearchError(Exception):
    """The service did not answer; the message tells a model why."""


class SearchUnauthorized(SearchError):  # noqa: N818 - named for what happened
    """The service does not accept the key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """One result."""

    title: str
    url: str
    snippet: str


type Ask = Callable[[httpx.AsyncClient, WebSettings, str, str], Awaitable[list[Hit]]]


async def searxng(
    http: httpx.AsyncClient, settings: WebSettings, query: str, language: str
) -> list[Hit]:
    """Ask a SearXNG server of the owner's; raises SearchError."""
    found = await _get(
        http,
        f"{settings.url.rstrip('/')}/search",
        {"q": query, "format": "json", "language": language},
        {"Authorization": f"Bearer {settings.key}"} if settings.key else {},
    )
    return _hits(found.get("results"), "content")


async def brave(
    http: httpx.AsyncClient, settings: WebSettings, query: str, language: str
) -> list[Hit]:
    """Ask Brave's search service; raises SearchError."""
    found = await _get(
        http,
        settings.url or BRAVE,
        {"q": query, "count": "8", "search_lang": language.partition("-")[0].lower()},
        {"X-Subscription-Token": settings.key or "", "Accept": "application/json"},
    )
    web = found.get("web")
    return _hits(web.get("results") if isinstance(web, dict) else None, "description")


PROVIDERS: Final[Mapping[str, Ask]] = MappingProxyType(
    {"searxng": searxng, "brave": brave}
)


async def _get(
    http: httpx.AsyncClient,
    url: str,
    query: Mapping[str, str],
    headers: Mapping[str, str],
) -> dict[str, Any]:
    """Return the JSON object at a URL; raises SearchError without any secret."""
    try:
        reply = await http.get(
            url,
            params=dict(query),
            headers=dict(headers),
            timeout=SECONDS,
            follow_redirects=False,
        )
    except httpx.HTTPError, httpx.InvalidURL, UnicodeError:
        raise SearchError("The search service cannot be reached.") from None
    if reply.status_code in _REFUSED and headers:
        raise SearchUnauthorized("The search service refuses the key.")
    if reply.status_code != httpx.codes.OK or len(reply.content) > _MOST_BYTES:
        raise SearchError(f"The search service answers with {reply.status_code}.")
    try:
        found = reply.json()
    except ValueError, RecursionError:
        raise SearchError("The search service does not answer in JSON.") from None
    if not isinstance(found, dict):
        raise SearchError("The search service does not answer with results.")
    return found


def _hits(rows: Any, snippet: str) -> list[Hit]:
    return [
        Hit(
            title=_plain(row.get("title"), 200),
            url=str(row["url"])[:1000],
            snippet=_plain(row.get(snippet), 500),
        )
        for row in (rows if isinstance(rows, list) else ())
        if isinstance(row, dict) and str(row.get("url", "")).startswith("http")
    ]


def _plain(text: Any, most: int) -> str:
    words = html.unescape(_TAG.sub("", str(text or "")))
    return " ".join(words.split())[:most]


MOST_HITS = 5
# Pages of the best hits that are opened at once, and for how long.
PAGES = 3
PAGE_SECONDS = 5.0
PAGE_CHARACTERS = 3_000


class WebSearch(llm.Tool):
    """Search the web; the best page that can be read comes along."""

    name = f"{DOMAIN}__web_search"
    title = "Search the web"
    description = (
        "Searches the web for facts, news, opening hours, people, films and anything "
        "that you do not know for certain. Returns results and the text of a page."
    )
    integration = DOMAIN
    annotations = llm.ToolAnnotations(read_only=True, open_world=True)
    parameters = probatio.Schema(
        {
            probatio.Required(
                "query",
                description="What to search for, complete by itself: names, not 'it'.",
            ): cv.string
        }
    )

    def __init__(
        self,
        settings: WebSettings,
        web: PublicWeb,
        key_refused: Callable[[], None],
    ) -> None:
        """Ask this service; `key_refused` asks the owner for its new key."""
        self._settings = settings
        self._web = web
        self._key_refused = key_refused

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Return what was found, or why nothing was."""
        query = self.parameters(tool_input.tool_args)["query"].strip()[:300]
        if not query:
            return _failed("There is nothing to search for.")
        language = llm_context.language or hass.config.language
        ask = PROVIDERS[self._settings.kind]
        try:
            hits = await ask(get_async_client(hass), self._settings, query, language)
        except SearchUnauthorized as err:
            self._key_refused()
            return _failed(str(err))
        except SearchError as err:
            return _failed(str(err))
        if not hits:
            return llm.ToolResult(data={"results": [], "note": "Nothing was found."})
        data: JsonObjectType = {
            "results": [
                {"title": hit.title, "url": hit.url, "snippet": hit.snippet}
                for hit in hits[:MOST_HITS]
            ]
        }
        if page := await self._first_readable(hass, hits):
            data["page"] = page
        else:
            data["note"] = (
                "The pages could not be read. Tell only what the results say; do not "
                "state facts from memory."
            )
        return llm.ToolResult(data=data)

    async def _first_readable(
        self, hass: HomeAssistant, hits: list[Hit]
    ) -> JsonObjectType | None:
        """Open the best hits at once; take the first, in their order, with a text."""
        tasks = [
            hass.async_create_background_task(
                self._text(hass, hit.url), "jarvis search reads a page"
            )
            for hit in hits[:PAGES]
        ]
        try:
            async with asyncio.timeout(PAGE_SECONDS):
                for hit, task in zip(hits, tasks, strict=False):
                    if text := await task:
                        return {"url": hit.url, "text": text}
        except TimeoutError:
            done = [t for t in tasks if t.done() and not t.cancelled()]
            for hit, task in zip(hits, tasks, strict=False):
                if task in done and (text := task.result()):
                    return {"url": hit.url, "text": text}
        finally:
            for task in tasks:
                task.cancel()
        return None

    async def _text(self, hass: HomeAssistant, url: str) -> str:
        with suppress(PageError):
            page = await self._web.read(url)
            text = page.text
            if page.html:
                text = (await hass.async_add_executor_job(main_text, text)).text
            return text[:PAGE_CHARACTERS]
        return ""


def _failed(why: str) -> llm.ToolResult:
    return llm.ToolResult(
        data={
            "error": "search_failed",
            "error_text": f"{why} Say so; do not state facts from memory.",
        },
        error=True,
    )


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
