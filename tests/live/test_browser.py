"""A person at the dashboard: signs in, opens Assist, types, sees answer and light."""

import re

from demo.client import Client
from playwright.async_api import Page, expect

from .conftest import ARTIFACTS, PATIENCE, SETTLE, Demo, call

A_LONG_ANSWER = 150  # characters; shorter ones come in too few pieces to see them come


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
