"""Turns in panels: rows, pages, whose they are, what changes while one looks."""

from typing import Any, Final

from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.services.base import house_of
from custom_components.jarvis.telemetry.tracer import Trace
from homeassistant.components.conversation import async_converse
from homeassistant.core import Context, HomeAssistant

from ..conftest import AGENT, MODEL
from ..scripted_server import ScriptedServer
from .conftest import Panel

# Names as people have them, and as others would like to have them.
STRANGE: Final = "<img src=x onerror=alert(1)> \u202eמנורה של סבתא & {{ states }}"


async def spoken(hass: HomeAssistant, text: str, panel: Panel) -> None:
    """Say something as the user of a panel."""
    assert panel.user is not None
    context = Context(user_id=panel.user.id)
    await async_converse(hass, text, None, context, language="en", agent_id=AGENT)


async def test_a_row_tells_words_user_lane_engine_time_and_answer(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, owner: Panel
) -> None:
    server.reply("Paris, sir.")
    await spoken(hass, "turn on the desk lamp", owner)
    await spoken(hass, "what is the capital of France?", owner)
    asked, lit = (await owner.ask("turns/list"))["turns"]
    assert lit["words"] == "turn on the desk lamp"
    assert lit["lane"] in {"sentence", "fuzzy"}
    assert lit["engine"] is None
    assert lit["model_calls"] == 0
    assert lit["answer"]
    assert asked["answer"] == "Paris, sir."
    assert (asked["engine"], asked["model"]) == ("scripted", MODEL)
    assert asked["who"] == "Mock User"
    assert asked["took_ms"] > 0
    whole = await owner.ask("turns/get", trace_id=asked["id"])
    assert whole["turn"] == asked
    assert "model_call" in {step["name"] for step in whole["trace"]["steps"]}


async def test_a_user_sees_only_their_own_turns(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel, guest: Panel
) -> None:
    await spoken(hass, "turn on the desk lamp", owner)
    await spoken(hass, "turn off the desk lamp", guest)
    [own] = (await guest.ask("turns/list"))["turns"]
    assert own["words"] == "turn off the desk lamp"
    both = (await owner.ask("turns/list"))["turns"]
    assert [row["who"] for row in both] == ["Guest", "Mock User"]
    assert await guest.error("turns/get", trace_id=both[1]["id"]) == "not_found"
    assert (await guest.ask("turns/get", trace_id=own["id"]))["turn"] == own
    assert await owner.error("turns/get", trace_id="no such turn") == "not_found"


async def test_turns_come_as_they_happen_and_only_to_whose_they_are(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel, guest: Panel
) -> None:
    await owner.ask("subscribe")
    await guest.ask("subscribe")
    await spoken(hass, "turn on the desk lamp", owner)
    await spoken(hass, "turn off the desk lamp", guest)
    turns = [await owner.event(), await owner.event()]
    assert [one["turn"]["who"] for one in turns] == ["Mock User", "Guest"]
    assert (await guest.event())["turn"]["words"] == "turn off the desk lamp"


async def test_a_subscription_outlives_a_reload(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel
) -> None:
    await owner.ask("subscribe")
    assert await hass.config_entries.async_reload(jarvis.entry_id)
    await hass.async_block_till_done()
    topics = [(await owner.event())["topic"]]
    while topics[-1] != "loaded":
        topics.append((await owner.event())["topic"])
    assert "unloaded" in topics
    await spoken(hass, "turn on the desk lamp", owner)
    while (event := await owner.event())["topic"] != "turn":
        pass
    assert event["turn"]["words"] == "turn on the desk lamp"


async def test_while_unloaded_commands_are_refused_with_a_reason(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel
) -> None:
    assert await hass.config_entries.async_unload(jarvis.entry_id)
    assert await owner.error("turns/list") == "home_assistant_error"
    assert not (await owner.ask("setup/status"))["loaded"]


async def test_ten_thousand_turns_are_paged_without_a_gap(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel
) -> None:
    ledger = house_of(hass).ledger
    for number in range(10_000):
        trace = Trace(id=f"t{number}", conversation_id="c", agent="Jarvis", started=1.0)
        trace.mark("heard", text=f"{number} {STRANGE}", language="en")
        trace.finish()
        ledger.add_turn(trace)
    seen: list[str] = []
    page: dict[str, Any] = await owner.ask("turns/list", limit=200)
    while page["next"] is not None:
        seen += [row["id"] for row in page["turns"]]
        page = await owner.ask("turns/list", limit=200, before=page["next"])
    seen += [row["id"] for row in page["turns"]]
    # The file keeps the newest; what it keeps is shown once each, newest first.
    assert len(seen) >= 5_000
    assert seen == [f"t{number}" for number in range(9_999, 9_999 - len(seen), -1)]


async def test_strange_words_come_back_as_they_were_said(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, owner: Panel
) -> None:
    words = f"what do you think of {STRANGE.replace('\u202e', '')}"
    server.reply("I would rather not say.")
    await spoken(hass, words, owner)
    [row] = (await owner.ask("turns/list"))["turns"]
    assert row["words"] == words


async def test_days_are_summed_up_for_the_owner(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, owner: Panel
) -> None:
    server.reply("Paris, sir.", prompt_tokens=120, completion_tokens=7)
    await spoken(hass, "what is the capital of France?", owner)
    await spoken(hass, "turn on the desk lamp", owner)
    [day] = (await owner.ask("turns/days", days=7))["days"]
    assert day["turns"] == 2
    assert day["tokens"]["total"] == 127
    assert sum(day["lanes"].values()) == 2
