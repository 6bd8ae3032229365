"""The panel in a browser: every page with what really happened, narrow and wide."""

from collections.abc import AsyncIterator
import json
from typing import Any, Final

from demo.client import Client
from demo.places import ROOT
from playwright.async_api import Locator, Page, expect
import pytest

from .conftest import ARTIFACTS, PATIENCE, SETTLE, Demo, call, sign_in

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
async def lived_in(client: Client, demo: Demo) -> AsyncIterator[None]:
    """Let there be turns, memories and plans to look at; afterwards there are none."""
    for words in (
        "turn on the kitchen light",
        "set a pasta timer for 50 minutes",
        "remind me to water the plants tomorrow at 9",
        f"remember that {STRANGE} is where the old car stands",
        "tell me about the sea",
    ):
        await client.post("/api/services/jarvis/ask?return_response", {"text": words})
    await call(client, "light.turn_off", entity_id="light.kitchen_light")
    yield
    for plan in (await client.command("jarvis/plans/list"))["plans"]:
        await client.command("jarvis/plans/cancel", plan_id=plan["id"])
    found = await client.command("jarvis/memory/list", limit=500)
    ids = [memory["id"] for memory in found["memories"]]
    await client.command("jarvis/memory/delete", memory_ids=ids)


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


async def test_a_sentence_is_tried_traced_and_replayed(page: Page, demo: Demo) -> None:
    await page.set_viewport_size({"width": 1280, "height": 900})
    await open_page(page, demo, "start")
    exchange = await try_it(page, "turn on the kitchen light")
    await expect(exchange.locator(".answer")).to_contain_text("light")
    await expect(exchange.locator(".chip").first).to_have_text("Known sentence")
    await exchange.get_by_role("button").click()
    turn = page.locator("jarvis-conversations ol.list > li").first
    detail = turn.locator(".detail")
    await expect(detail).to_contain_text("Heard", timeout=PATIENCE)
    await expect(detail).to_contain_text("Answer")
    await turn.get_by_role("button", name="That was right").click()
    await expect(turn.locator(".meta").get_by_role("img")).to_be_visible()
    await turn.get_by_role("button", name="Replay").click()
    await expect(detail.get_by_role("status")).to_be_visible(timeout=PATIENCE)
    await page.screenshot(path=ARTIFACTS / "panel_trace.png")


async def test_turns_appear_by_themselves(
    client: Client, page: Page, demo: Demo
) -> None:
    shown = await open_page(page, demo, "conversations")
    words = "is the kitchen light on?"
    await client.post("/api/services/jarvis/ask?return_response", {"text": words})
    newest = shown.locator("ol.list > li").first
    await expect(newest).to_contain_text(words, timeout=PATIENCE)


async def test_a_memory_is_mended_and_deleted(
    client: Client, page: Page, demo: Demo
) -> None:
    await call(client, "jarvis.remember", text="The skis stand in the cellar")
    shown = await open_page(page, demo, "memory")
    await shown.get_by_role("searchbox").fill("skis")
    fact = shown.locator("ul.list > li")
    await expect(fact).to_have_count(1, timeout=PATIENCE)
    await fact.get_by_role("button", name="Edit").click()
    await fact.get_by_role("textbox").fill("The skis stand in the attic")
    await fact.get_by_role("button", name="Save").click()
    await expect(fact).to_contain_text("attic", timeout=PATIENCE)
    await fact.get_by_role("button", name="Delete").click()
    await fact.get_by_role("button", name="Delete").click()
    await expect(fact).to_have_count(0, timeout=PATIENCE)
    await shown.get_by_role("button", name="Export").click()


async def test_a_tier_is_changed_and_the_page_outlives_the_reload(
    page: Page, demo: Demo
) -> None:
    shown = await open_page(page, demo, "safety")
    await shown.get_by_role("searchbox").fill("kitchen light")
    choice = shown.get_by_role("combobox", name="Kitchen Light: Turn off")
    rule = shown.locator("section").first.locator("li")
    await choice.select_option("never")
    await expect(rule).to_contain_text("Kitchen Light", timeout=PATIENCE)
    await expect(choice).to_have_value("never", timeout=PATIENCE)
    await expect(page.locator("jarvis-panel .away")).to_have_count(0, timeout=PATIENCE)
    await page.screenshot(path=ARTIFACTS / "panel_rule.png")
    await rule.get_by_role("button").click()
    await expect(rule).to_have_count(0, timeout=PATIENCE)
    await expect(choice).to_have_value("free", timeout=PATIENCE)
    await expect(shown.get_by_role("alert")).to_have_count(0)


async def test_a_plan_is_cancelled_and_a_command_switched(
    client: Client, page: Page, demo: Demo
) -> None:
    words = {"text": "set a laundry timer for 40 minutes"}
    await client.post("/api/services/jarvis/ask?return_response", words)
    shown = await open_page(page, demo, "plans")
    timer = shown.locator("li").filter(has_text="laundry")
    await timer.get_by_role("button").click()
    await expect(timer).to_have_count(0, timeout=PATIENCE)
    shown = await open_page(page, demo, "commands")
    switch = shown.get_by_role("switch", name="Arithmetic")
    await switch.click()
    await expect(switch).not_to_be_checked()
    await expect(switch).to_be_enabled(timeout=PATIENCE)
    await page.reload()
    await expect(switch).not_to_be_checked(timeout=PATIENCE)
    await switch.click()
    await expect(switch).to_be_checked()


async def test_an_engine_is_measured_and_models_are_tested(
    page: Page, demo: Demo
) -> None:
    shown = await open_page(page, demo, "models")
    await shown.get_by_role("button", name="Measure").click()
    await expect(shown.locator(".speed")).to_contain_text("a second", timeout=PATIENCE)
    await page.screenshot(path=ARTIFACTS / "panel_measured.png")
    shown = await open_page(page, demo, "selftest")
    await shown.get_by_role("spinbutton").fill("5")
    await shown.get_by_role("button", name="Run the test").click()
    await expect(shown.locator("tbody tr")).to_contain_text("/ 5", timeout=3 * PATIENCE)
    await page.screenshot(path=ARTIFACTS / "panel_selftest.png")


async def test_the_tabs_are_gone_through_with_the_keys(page: Page, demo: Demo) -> None:
    await open_page(page, demo, "start")
    await page.get_by_role("tab", name="Start").focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("jarvis-conversations section")).to_be_visible()
    await page.keyboard.press("End")
    await expect(page.locator("jarvis-selftest section")).to_be_visible()
    await expect(page.get_by_role("tab", name="Self-test")).to_be_focused()


async def test_others_see_their_own_and_no_switches(
    client: Client, page: Page, demo: Demo
) -> None:
    made = await client.command(
        "config/auth/create", name="Guest", group_ids=["system-users"]
    )
    name, word = "guest", "guest-of-the-house"
    await client.command(
        "config/auth_provider/homeassistant/create",
        user_id=made["user"]["id"],
        username=name,
        password=word,
    )
    await page.evaluate("localStorage.clear()")
    await sign_in(page, demo.session.url, name, word)
    await open_page(page, demo, "start")
    tabs = await page.get_by_role("tab").all_inner_texts()
    assert tabs == ["Start", "Conversations", "Memory", "Commands", "Plans"]
    await try_it(page, "is the kitchen light on?")
    await page.get_by_role("tab", name="Conversations").click()
    turns = page.locator("jarvis-conversations ol.list > li")
    await expect(turns).to_have_count(1, timeout=PATIENCE)
    await turns.first.get_by_role("button").first.click()
    await expect(turns.locator(".detail")).to_contain_text("Heard", timeout=PATIENCE)
    await expect(turns.get_by_role("button", name="Replay")).to_have_count(0)
    shown = await open_page(page, demo, "commands")
    await expect(shown.get_by_role("switch")).to_have_count(0)
    await page.goto(f"{demo.session.url}/jarvis/safety")
    await expect(page.locator("jarvis-start section").first).to_be_visible()
    await client.command("config/auth/delete", user_id=made["user"]["id"])
