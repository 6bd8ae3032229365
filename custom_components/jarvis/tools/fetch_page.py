"""Reads a web page for a model: its main text, nothing else."""

from typing import TYPE_CHECKING, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv, llm

from ..const import DOMAIN
from .main_text import main_text
from .public_web import PageError

if TYPE_CHECKING:
    from .public_web import PublicWeb

# Characters of a page that a model reads.
MOST_CHARACTERS = 6_000


class FetchPage(llm.Tool):
    """Read the main text of a public web page."""

    name = f"{DOMAIN}__fetch_page"
    title = "Read a web page"
    description = (
        "Reads a page of the public web and returns its main text. Use it for an "
        "address the user gave or a search found."
    )
    integration = DOMAIN
    annotations = llm.ToolAnnotations(read_only=True, open_world=True)
    parameters = probatio.Schema(
        {
            probatio.Required(
                "url", description="The address, e.g. https://example.com/page"
            ): cv.string
        }
    )

    def __init__(self, web: PublicWeb) -> None:
        """Read through this door."""
        self._web = web

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Return title and text, or why the page cannot be read."""
        arguments = self.parameters(tool_input.tool_args)
        try:
            page = await self._web.read(arguments["url"])
        except PageError as err:
            return llm.ToolResult(
                data={
                    "error": "page_not_read",
                    "error_text": f"{err} Do not state facts about it from memory.",
                },
                error=True,
            )
        title, text = "", page.text
        if page.html:
            found = await hass.async_add_executor_job(main_text, page.text)
            title, text = found.title, found.text
        cut = page.cut or len(text) > MOST_CHARACTERS
        return llm.ToolResult(
            data={
                "url": page.url,
                "title": title[:300],
                "text": text[:MOST_CHARACTERS],
                "cut": cut,
            }
        )
