"""The generated page is current, and the guide's example works as printed."""

from pathlib import Path
import re

from scripts.commands_page import PAGE, render

from custom_components.jarvis.commands.base import Spoken
from custom_components.jarvis.commands.lifecycle import perform
from custom_components.jarvis.commands.shelf.sources import load_folder
from homeassistant.core import HomeAssistant

from .small import NOW, Probe, desk, request, shelf

GUIDE = Path(__file__).parents[2] / "docs" / "write_a_command.md"


def test_the_page_is_current() -> None:
    assert PAGE.read_text("utf-8") == render(), "run scripts/docs"


async def test_the_guides_example_works_as_printed(
    hass: HomeAssistant, tmp_path: Path
) -> None:
    guide = await hass.async_add_executor_job(GUIDE.read_text)
    found = re.search(r"```python\n(.*?)```", guide, re.DOTALL)
    assert found is not None
    (tmp_path / "tea.py").write_text(found[1])
    book = await shelf(Probe())
    assert await load_folder(hass, book, tmp_path) == 1
    assert book.problems == ()

    def said(text: str) -> str | None:
        routed = book.route(Spoken(text=text, language="en", now=NOW))
        return routed.pattern if routed else None

    assert said("How long does camomile tea steep?") == "how_long"
    done = await perform("steep_tea", {"tea": "camomile"}, request(), desk(book))
    assert done.message == "8 minutes for herbal tea."
    asked = await perform("steep_tea", {"tea": "moon"}, request(), desk(book))
    assert "green, black or herbal" in asked.message
