"""The guided set-up, as a newcomer walks it: steps counted, each one skipped."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.jarvis.const import DOMAIN, SUBENTRY_ENGINE, SUBENTRY_MEMORY
from custom_components.jarvis.engines import capability, discovery
from custom_components.jarvis.flows.naming import engine_title
from homeassistant.components.assist_pipeline import async_get_pipeline
from homeassistant.config_entries import SOURCE_USER, ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType, UnknownFlow
from homeassistant.helpers import device_registry as dr
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component

from ..conftest import (
    AGENT,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
)
from ..forms import stored
from ..scripted_server import ScriptedModel, ScriptedServer

KEY: Final = "sk-planted-0123456789abcdef"
# What the model says while it is measured: a word, then a few.
WRITES: Final = "a b c d e f g h"


def listen_at(patch: pytest.MonkeyPatch, ports: Iterable[int]) -> None:
    """Look for Ollama at the ports of the test instead of its usual one."""
    rows = tuple(replace(discovery.OLLAMA, port=port) for port in ports)
    defaults = {"known": rows, "within": 2.0}
    patch.setattr(discovery.probe, "__kwdefaults__", defaults)


def measured(server: ScriptedServer) -> None:
    """Let the model be measured once."""
    server.reply("H")
    server.reply(WRITES, prompt_tokens=200, completion_tokens=8, pause=0.01)


@pytest.fixture
def near(server: ScriptedServer, monkeypatch: pytest.MonkeyPatch) -> ScriptedServer:
    """Run a server on a machine that the house knows: this one."""
    listen_at(monkeypatch, [server.port])
    return server


@pytest.fixture
async def assist(demo_house: HomeAssistant) -> HomeAssistant:
    """Furnish a house with Assist, in which Jarvis is not yet."""
    assert await async_setup_component(demo_house, "assist_pipeline", {})
    return demo_house


async def add(hass: HomeAssistant) -> tuple[MockConfigEntry, str]:
    """Add the integration; return the entry and the flow that goes on."""
    flows = hass.config_entries.flow
    form = await flows.async_init(DOMAIN, context={"source": SOURCE_USER})
    done = await flows.async_configure(form["flow_id"], {})
    assert done["type"] is FlowResultType.CREATE_ENTRY
    kind, flow_id = done["next_flow"]
    assert kind == "options_flow"
    entry: Any = done["result"]
    return entry, flow_id


async def see(hass: HomeAssistant, flow_id: str) -> Any:
    """Look at a flow as the frontend does, until there is something to fill in."""
    options = hass.config_entries.options
    shown = await options.async_configure(flow_id)
    while shown["type"] in {
        FlowResultType.SHOW_PROGRESS,
        FlowResultType.SHOW_PROGRESS_DONE,
    }:
        await asyncio.sleep(0.01)
        shown = await options.async_configure(flow_id)
    return shown


async def fill(hass: HomeAssistant, shown: Any, **given: Any) -> Any:
    """Fill in what differs from what the form suggests, and see what comes then."""
    values = {}
    for key in shown["data_schema"].schema:
        suggested = (key.description or {}).get("suggested_value")
        default = key.default() if callable(key.default) else None
        if (value := suggested if suggested is not None else default) is not None:
            values[str(key)] = value
    options = hass.config_entries.options
    shown = await options.async_configure(shown["flow_id"], values | given)
    if shown["type"] is FlowResultType.SHOW_PROGRESS:
        return await see(hass, shown["flow_id"])
    await hass.async_block_till_done()
    return shown


def titles(entry: MockConfigEntry) -> list[str]:
    """Return what the engines are called."""
    return [one.title for one in entry.get_subentries_of_type(SUBENTRY_ENGINE)]


async def test_from_nothing_to_the_first_answer(
    assist: HomeAssistant, near: ScriptedServer, say: Say
) -> None:
    hass = assist
    measured(near)
    # "Add integration", "Jarvis", and the first form.
    clicks = 3
    entry, flow_id = await add(hass)
    form = await see(hass, flow_id)
    assert form["step_id"] == "model"
    facts = form["description_placeholders"]
    assert facts["server"] == "Ollama on this machine"
    assert facts["model"] == near.models[0].name
    assert facts["speed"].startswith("about ")
    assert facts["speed"].endswith(" words a second on your machine")
    form = await fill(hass, form)
    clicks += 1
    assert form["step_id"] == "house"
    assert form["description_placeholders"]["exposed"].partition(":")[0].isdigit()
    done = await fill(hass, form)
    # This form, and the page that says it is done.
    clicks += 2
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert clicks <= 6, "with the question itself these are seven"
    assert entry.state is ConfigEntryState.LOADED
    assert titles(entry) == ["Ollama on this machine"]
    kept = stored(entry, SUBENTRY_ENGINE)
    assert kept["model"] == near.models[0].name
    assert kept["measured"]["writes"] > 0
    assert stored(entry, SUBENTRY_MEMORY) == {"memory": True, "diary_days": 730}
    assert async_get_pipeline(hass).conversation_engine == AGENT
    assert not async_get_pipeline(hass).prefer_local_intents
    near.reply("At your service.")
    assert speech(await say("who are you, then")) == "At your service."


async def test_a_browser_is_led_through_without_a_click_between(
    assist: HomeAssistant, near: ScriptedServer, hass_client: ClientSessionGenerator
) -> None:
    hass = assist
    assert await async_setup_component(hass, "config", {})
    # The client of the tests freezes what is served; Home Assistant itself does not.
    assert await async_setup_component(hass, DOMAIN, {})
    measured(near)
    client = await hass_client()
    base = "/api/config/config_entries"

    async def post(path: str, **body: Any) -> Any:
        return await (await client.post(f"{base}/{path}", json=body)).json()

    form = await post("flow", handler=DOMAIN)
    made = await post(f"flow/{form['flow_id']}")
    kind, flow_id = made["next_flow"]
    assert (made["type"], kind) == ("create_entry", "options_flow")
    shown = await (await client.get(f"{base}/options/flow/{flow_id}")).json()
    assert shown["progress_action"] in {"search", "measure"}
    while shown["type"].startswith("progress"):
        await asyncio.sleep(0.01)
        shown = await (await client.get(f"{base}/options/flow/{flow_id}")).json()
    assert shown["step_id"] == "model"
    asked = {one["name"]: one for one in shown["data_schema"]}
    given = {"server": asked["server"]["default"], "recommended": True}
    shown = await post(f"options/flow/{flow_id}", **given)
    assert shown["step_id"] == "house"
    asked = {one["name"]: one for one in shown["data_schema"]}
    assert list(asked) == ["assistant", "memory", "diary_days"]
    given = {"assistant": True, "memory": True, "diary_days": 730}
    done = await post(f"options/flow/{flow_id}", **given)
    assert done["type"] == "create_entry"
    await hass.async_block_till_done()
    assert async_get_pipeline(hass).conversation_engine == AGENT


async def test_nothing_is_searched_before_somebody_looks(
    assist: HomeAssistant, near: ScriptedServer
) -> None:
    entry, flow_id = await add(assist)
    await assist.async_block_till_done()
    assert near.requests == []
    assert await assist.config_entries.async_unload(entry.entry_id)
    await assist.async_block_till_done()
    gone = await assist.config_entries.options.async_configure(flow_id)
    assert (gone["type"], gone["reason"]) == (FlowResultType.ABORT, "entry_not_loaded")


@pytest.mark.parametrize("skipped", ["server", "assistant", "diary", "all"])
async def test_each_step_can_be_skipped_and_taken_up_later(
    assist: HomeAssistant, near: ScriptedServer, say: Say, skipped: str
) -> None:
    hass = assist
    measured(near)
    before = async_get_pipeline(hass).conversation_engine
    entry, flow_id = await add(hass)
    form = await see(hass, flow_id)
    without = skipped in {"server", "all"}
    form = await fill(hass, form, server="none" if without else near.url)
    assert form["step_id"] == "house"
    given = {
        "assistant": skipped not in {"assistant", "all"},
        "memory": skipped not in {"diary", "all"},
    }
    done = await fill(hass, form, **given)
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert bool(titles(entry)) is not without
    answers = async_get_pipeline(hass).conversation_engine
    assert answers == (AGENT if given["assistant"] else before)
    assert entry.runtime_data.memory.is_on is given["memory"]
    assert "8" in speech(await say("what's 5 plus 3"))
    # Later, from the settings of the integration.
    if without:
        measured(near)
    menu: Any = await hass.config_entries.options.async_init(entry.entry_id)
    assert list(menu["menu_options"]) == ["guided", "records"]
    await hass.config_entries.options.async_configure(
        menu["flow_id"], {"next_step_id": "guided"}
    )
    form = await see(hass, menu["flow_id"])
    if without:
        form = await fill(hass, form)
    await fill(hass, form, assistant=True, memory=True)
    assert titles(entry) == ["Ollama on this machine"]
    assert async_get_pipeline(hass).conversation_engine == AGENT
    assert stored(entry, SUBENTRY_MEMORY)["memory"] is True


async def test_who_leaves_half_way_keeps_what_was_chosen(
    assist: HomeAssistant, near: ScriptedServer, say: Say
) -> None:
    hass = assist
    measured(near)
    entry, flow_id = await add(hass)
    form = await fill(hass, await see(hass, flow_id))
    hass.config_entries.options.async_abort(form["flow_id"])
    await hass.async_block_till_done()
    assert titles(entry) == ["Ollama on this machine"]
    near.reply("Good evening.")
    assert speech(await say("tell me a story")) == "Good evening."


async def test_who_leaves_at_once_has_a_house_that_works(
    assist: HomeAssistant, near: ScriptedServer, say: Say
) -> None:
    hanging = near.reply("H", stall=0)
    entry, flow_id = await add(assist)
    seen = assist.async_create_background_task(see(assist, flow_id), "frontend")
    async with asyncio.timeout(20):
        await hanging.arrived.wait()
    assist.config_entries.options.async_abort(flow_id)
    with pytest.raises(UnknownFlow):
        await seen
    assert titles(entry) == []
    assert "8" in speech(await say("what's 5 plus 3"))


async def test_a_server_that_hangs_while_it_is_measured_is_proposed_unmeasured(
    assist: HomeAssistant,
    near: ScriptedServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("custom_components.jarvis.flows.server.MEASURE_SECONDS", 0.3)
    assert capability.MEASURE_SECONDS <= 60
    near.reply("H", stall=0)
    entry, flow_id = await add(assist)
    async with asyncio.timeout(20):
        form = await see(assist, flow_id)
    assert form["step_id"] == "model"
    assert form["description_placeholders"]["speed"] == "not measured"
    form = await fill(assist, form)
    await fill(assist, form)
    assert titles(entry) == ["Ollama on this machine"]
    assert "measured" not in stored(entry, SUBENTRY_ENGINE)


async def test_of_two_servers_the_other_is_measured_before_it_is_taken(
    assist: HomeAssistant, server: ScriptedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    hass = assist
    async with ScriptedServer(models=[ScriptedModel(name="other:8b")]) as second:
        listen_at(monkeypatch, [server.port, second.port])
        measured(server)
        measured(second)
        entry, flow_id = await add(hass)
        form = await see(hass, flow_id)
        options = form["data_schema"].schema["server"].config["options"]
        assert [(one["value"], one["label"]) for one in options[:2]] == [
            (server.url, "Ollama on this machine"),
            (second.url, "Ollama on this machine 2"),
        ]
        form = await fill(hass, form, server=second.url)
        assert form["step_id"] == "model"
        assert form["description_placeholders"]["model"] == "other:8b"
        await fill(hass, await fill(hass, form))
        assert stored(entry, SUBENTRY_ENGINE)["url"] == second.url


async def test_an_address_is_asked_where_nothing_was_found(
    assist: HomeAssistant, server: ScriptedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    hass = assist
    listen_at(monkeypatch, [9])
    entry, flow_id = await add(hass)
    form = await see(hass, flow_id)
    assert form["step_id"] == "address"
    assert form["errors"] == {}
    for wrong, error in (
        ("no address", {"url": "invalid_url"}),
        ("http://127.0.0.1:9", {"base": "cannot_connect"}),
    ):
        form = await fill(hass, form, url=wrong)
        assert form["errors"] == error
    measured(server)
    form = await fill(hass, form, url=f"{server.url}/v1", api_key=f" {KEY} ")
    assert form["step_id"] == "model"
    form = await fill(hass, form, recommended=False)
    assert form["step_id"] == "details"
    form = await fill(hass, form, name="Big <b>box</b>\u202e", context_tokens=4096)
    assert form["step_id"] == "house"
    await fill(hass, form, diary_days=30)
    assert titles(entry) == ["Big bbox/b"]
    kept = stored(entry, SUBENTRY_ENGINE)
    assert (kept["kind"], kept["api_key"]) == ("openai_compatible", KEY)
    assert kept["context_tokens"] == 4096
    assert stored(entry, SUBENTRY_MEMORY)["diary_days"] == 30


@pytest.mark.parametrize(
    ("answer", "error"),
    [({"status": 401, "error": "who"}, "invalid_auth"), ({}, "no_models")],
)
async def test_a_server_that_wants_something_is_told_with_its_address(
    assist: HomeAssistant, near: ScriptedServer, answer: dict[str, Any], error: str
) -> None:
    near.models.clear()
    if answer:
        near.reply(path="/api/tags", **answer)
    entry, flow_id = await add(assist)
    form = await see(assist, flow_id)
    assert form["step_id"] == "address"
    assert form["errors"] == {"base": error}
    form = await fill(assist, form, url="")
    assert form["step_id"] == "house"
    await fill(assist, form)
    assert titles(entry) == []


async def test_nothing_is_begun_while_jarvis_does_not_run(base: HomeAssistant) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    await base.config_entries.async_unload(entry.entry_id)
    options = base.config_entries.options
    menu = await options.async_init(entry.entry_id)
    done = await options.async_configure(menu["flow_id"], {"next_step_id": "guided"})
    assert done["reason"] == "entry_not_loaded"


async def test_without_assist_nothing_is_said_of_it(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    options = base.config_entries.options
    form: Any = await options.async_init(entry.entry_id, data={"guided": True})
    assert form["step_id"] == "house"
    assert "assistant" not in form["data_schema"].schema
    assert form["description_placeholders"] == {"exposed": "nothing yet"}


@pytest.mark.parametrize(
    ("named", "title"),
    [
        ("Attic server", "Ollama auf Attic server"),
        ("<img src=x onerror=alert(1)>", "Ollama auf img src=x onerror=alert(1)"),
        ("\u202eevil\u2066 one\n", "Ollama auf evil one"),
        ("خادم العلية", "Ollama auf خادم العلية"),
    ],
)
async def test_an_engine_is_called_as_its_machine_is(
    base: HomeAssistant, named: str, title: str
) -> None:
    base.config.language = "de"
    entry = MockConfigEntry(domain="router")
    entry.add_to_hass(base)
    dr.async_get(base).async_get_or_create(
        config_entry_id=entry.entry_id,
        identifiers={("router", "attic")},
        name=named,
        configuration_url="http://192.168.1.20:9090/",
    )
    url = "http://192.168.1.20:11434"
    assert engine_title(base, "Ollama", url) == title
    assert engine_title(base, "Ollama", url, [title]) == f"{title} 2"
    texts = await async_get_translations(base, "de", "options", {DOMAIN})
    assert texts[f"component.{DOMAIN}.options.step.model.description"]


@pytest.mark.parametrize(
    ("server", "url", "title"),
    [
        ("Ollama", "http://192.168.1.21:11434", "Ollama"),
        ("", "http://192.168.1.21:8080/v1", "Model server"),
        ("Ollama", "http://attic-server.lan:11434", "Ollama on Attic server"),
        ("", "https://api.mistral.ai/v1", "Model server on Mistral"),
        ("Ollama", "http://[::1]:11434", "Ollama on this machine"),
        ("Ollama", "http://localhost:11434", "Ollama on this machine"),
    ],
)
async def test_no_address_is_a_name(
    base: HomeAssistant, server: str, url: str, title: str
) -> None:
    assert engine_title(base, server, url) == title


async def test_a_tracked_machine_is_called_as_its_tracker_is(
    base: HomeAssistant,
) -> None:
    told = {"ip": "192.168.1.22", "friendly_name": "Games PC"}
    base.states.async_set("device_tracker.pc", "home", told)
    url = "http://192.168.1.22:11434"
    assert engine_title(base, "Ollama", url) == "Ollama on Games PC"


@pytest.mark.parametrize(
    ("url", "before", "after"),
    [
        ("http://127.0.0.1:9", "127.0.0.1:9", "Ollama on this machine"),
        ("http://[::1]:9", "[::1]:9", "Ollama on this machine"),
        ("http://127.0.0.1:9", "Attic", "Attic"),
    ],
)
async def test_engines_that_are_called_by_their_address_get_a_name(
    base: HomeAssistant, socket_enabled: None, url: str, before: str, after: str
) -> None:
    kept: Any = engine_subentry(url) | {"title": before}
    entry = await set_up_jarvis(base, kept, agent_subentry())
    assert titles(entry) == [after]
    assert [seat.settings.title for seat in entry.runtime_data.seats.values()] == [
        after
    ]
