"""Searches the web through the service that the owner has set up."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv, llm
from homeassistant.helpers.httpx_client import get_async_client

from ..const import DOMAIN
from .main_text import main_text
from .public_web import PageError
from .search_providers import PROVIDERS, Hit, SearchError, SearchUnauthorized

if TYPE_CHECKING:
    from homeassistant.util.json import JsonObjectType

    from ..settings.web import WebSettings
    from .public_web import PublicWeb

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
