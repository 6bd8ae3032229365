"""The panel in a browser: every page with what really happened, narrow and wide."""

import json
from typing import Any, Final

from demo.client import Client
from demo.places import ROOT
from playwright.async_api import Locator, Page, expect
import pytest

from .conftest import ARTIFACTS, PATIENCE, SETTLE, Demo, call

PAGES: Final = (
    *("start", "conversations", "memory", "models", "commands", "safety", "plans"),
    "selftest",
)
SIZES: Final = {"narrow": (390, 844), "wide": (1280, 900)}
AXE: Final = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
# As people have them, and as others would like to have them.
STRANGE: Final = "<img src=x onerror=window.hacked=1> חנייה"


async def open_page(page: Page, demo: Demo, name: str) -> Locator:
    """Open a page of the panel and wait until it shows something."""
    await page.goto(f"{demo.session.url}/jarvis/{name}", wait_until="domcontentloaded")
    shown = page.locator(f"jarvis-{name}")
    await expect(shown.locator("section").first).to_be_visible(timeout=PATIENCE)
    return shown


async def try_it(page: Page, words: str) -> Locator:
    """Ask something in the try box and return the finished exchange."""
    box = page.locator("jarvis-start form input")
    await box.fill(words)
    await box.press("Enter")
    exchange = page.locator("jarvis-start ol.list > li").last
    await expect(exchange.locator(".chip").first).to_be_visible(timeout=PATIENCE)
    return exchange


@pytest.fixture
async def lived_in(client: Client, demo: Demo) -> None:
    """Let there be turns, memories and plans to look at."""
    for words in (
        "turn on the kitchen light",
        "set a pasta timer for 50 minutes",
        "remind me to water the plants tomorrow at 9",
        f"remember that {STRANGE} is where the old car stands",
        "tell me about the sea",
    ):
        await client.post("/api/services/jarvis/ask?return_response", {"text": words})
    await call(client, "light.turn_off", entity_id="light.kitchen_light")


async def complaints(page: Page) -> list[str]:
    """Return what axe finds serious in the panel, and what runs over its edge."""
    found = []
    if AXE.exists():
        await page.add_script_tag(path=AXE)
        told: dict[str, Any] = await page.evaluate(
            "() => axe.run(document.querySelector('home-assistant').shadowRoot"
            ".querySelector('home-assistant-main').shadowRoot"
            ".querySelector('jarvis-panel'), {runOnly: ['wcag2a', 'wcag2aa']})"
        )
        found = [
            f"{one['id']}: {json.dumps(one['nodes'][0]['target'])}"
            f" {one['nodes'][0]['failureSummary']}"
            for one in told["violations"]
            if one["impact"] in {"serious", "critical"}
        ]
    return found


@pytest.mark.parametrize("size", SIZES)
async def test_every_page_can_be_read(
    lived_in: None, page: Page, demo: Demo, size: str
) -> None:
    wide, high = SIZES[size]
    await page.set_viewport_size({"width": wide, "height": high})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    found: dict[str, list[str]] = {}
    for name in PAGES:
        shown = await open_page(page, demo, name)
        await page.wait_for_timeout(SETTLE)
        await expect(shown.get_by_role("alert")).to_have_count(0)
        overflow = "e => e.scrollWidth - e.clientWidth"
        over = await page.locator("jarvis-panel").evaluate(overflow)
        found[name] = [*await complaints(page), *([f"over: {over}"] if over else [])]
        await page.screenshot(path=ARTIFACTS / f"panel_{name}_{size}.png")
    assert not {name: told for name, told in found.items() if told}
    assert errors == []
    assert not await page.evaluate("window.hacked")
