"""A person at the dashboard: signs in, opens Assist, types, sees answer and light."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
import re

from demo.client import Client
from demo.places import ROOT
from demo.session import PASSWORD, USER
from playwright.async_api import Page, Route, async_playwright, expect
import pytest

from .conftest import Demo, call

ARTIFACTS = ROOT / "artifacts"
CHROMIUM = Path("/usr/bin/chromium")
FLAGS: Sequence[str] = (
    "--no-sandbox",  # root has no user namespace to hide in
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
)
SETTLE = 700  # ms; animations end before a screenshot
PATIENCE = 60_000  # ms; a busy machine renders slowly
A_LONG_ANSWER = 150  # characters; shorter ones come in too few pieces to see them come


@pytest.fixture
async def page(demo: Demo) -> AsyncIterator[Page]:
    """Provide a signed-in browser page that can reach nothing but the demo."""

    async def only_the_demo(route: Route) -> None:
        inside = route.request.url.startswith((demo.session.url, "data:", "blob:"))
        await (route.continue_() if inside else route.abort())

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, headless=True, args=list(FLAGS)
        )
        context = await browser.new_context(
            viewport={"width": 1600, "height": 900},
            locale="en-GB",
            service_workers="block",
        )
        await context.route("**/*", only_the_demo)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        await sign_in(page, demo.session.url)
        yield page
        await browser.close()


async def sign_in(page: Page, url: str) -> None:
    """Fill the login form as a person would, and wait for the dashboard."""
    await page.goto(url, wait_until="domcontentloaded")
    await page.locator("input[name=username]").fill(USER)
    await page.locator("input[name=password]").fill(PASSWORD)
    await page.keyboard.press("Enter")
    await page.wait_for_function(
        "() => document.querySelector('home-assistant')?.hass?.user"
    )


async def ask_assist(page: Page, text: str) -> None:
    """Open Assist and send a sentence."""
    box = page.locator("ha-assist-chat").locator("input, textarea").first
    await page.get_by_role("button", name="Assist (A)").click()
    await box.fill(text)
    await page.keyboard.press("Enter")


async def test_a_typed_command_changes_the_light_on_the_dashboard(
    client: Client, page: Page, demo: Demo
) -> None:
    await call(client, "light.turn_off", entity_id="light.kitchen_light")
    await page.goto(f"{demo.session.url}/home/areas-kitchen")
    # In a room's view the dashboard leaves the room's name out.
    off = page.get_by_role("button", name="Light Off", exact=True)
    on = page.get_by_role("button", name=re.compile(r"^Light (On|\d+)"))
    await expect(off).to_be_visible(timeout=PATIENCE)

    await ask_assist(page, "turn on the kitchen light")

    answer = page.locator("ha-assist-chat .message.hass").last
    await expect(answer).to_contain_text("light", ignore_case=True, timeout=PATIENCE)
    await expect(on).to_be_visible(timeout=PATIENCE)
    await page.wait_for_timeout(SETTLE)
    await page.screenshot(path=ARTIFACTS / "assist.png")


async def watched_answer(page: Page) -> list[int]:
    """Return the lengths of the last answer while it grows, every 100 ms."""
    answer = page.locator("ha-assist-chat ha-markdown-element").last
    lengths = [0]
    # Finished is an answer that has not grown for two seconds.
    while lengths[-1] == 0 or len(lengths) < 20 or lengths[-1] != lengths[-20]:
        await page.wait_for_timeout(100)
        lengths.append(len((await answer.inner_text()).strip("… \n")))
        assert len(lengths) < 600, "no answer within a minute"
    return lengths


async def test_an_answer_of_the_model_appears_piece_by_piece(page: Page) -> None:
    # The model is a real one and samples: now and then its story is one short sentence.
    lengths: list[int] = []
    for _ in range(4):
        await ask_assist(page, "tell me a long story about a fox")
        lengths = await watched_answer(page)
        if lengths[-1] > A_LONG_ANSWER:
            break
        await page.reload()

    await page.screenshot(path=ARTIFACTS / "assist_streaming.png")
    assert lengths[-1] > A_LONG_ANSWER
    assert len(set(lengths)) > 3
    assert lengths == sorted(lengths)
