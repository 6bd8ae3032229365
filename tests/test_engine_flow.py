"""The engine's form beyond its plain way: found servers, downloads, measurements."""

import json
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import DOMAIN, SUBENTRY_ENGINE
from custom_components.jarvis.engines import discovery
from custom_components.jarvis.flows import nearby
from homeassistant.config_entries import SubentryFlowResult
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType, InvalidData

from .conftest import AGENT, MODEL, agent_subentry, engine_subentry, set_up_jarvis
from .forms import at, fields, fill, start, suggested
from .scripted_server import ScriptedModel, ScriptedServer
from .test_config_flow import engines


async def to_model(
    hass: HomeAssistant, entry: MockConfigEntry, url: str, kind: str = "ollama"
) -> SubentryFlowResult:
    """Fill in the server and come to the model."""
    form = await start(hass, entry, SUBENTRY_ENGINE)
    return await fill(hass, form, at(url, kind))


async def through(hass: HomeAssistant, shown: SubentryFlowResult) -> SubentryFlowResult:
    """Wait for the work of a form that shows progress."""
    while shown["type"] is FlowResultType.SHOW_PROGRESS:
        await hass.async_block_till_done()
        shown = await hass.config_entries.subentries.async_configure(shown["flow_id"])
    return shown


async def test_servers_nearby_are_offered(
    base: HomeAssistant, server: ScriptedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = next(row for row in discovery.KNOWN if row.kind == "openai_compatible")
    here = discovery.Known(
        server="Test",
        kind=row.kind,
        port=server.port,
        prefix="/v1",
        path="/v1/models",
        proof=row.proof,
    )
    monkeypatch.setattr(
        discovery.probe, "__kwdefaults__", {"known": (here,), "within": 2.0}
    )
    entry = await set_up_jarvis(base, agent_subentry())
    form = await start(base, entry, SUBENTRY_ENGINE)
    [option, _] = fields(form)["url"].config["options"]
    assert option == {
        "value": f"{server.url}/v1",
        "label": f"Test on this machine ({server.url}/v1)",
    }
    form = await fill(base, form, {"url": option["value"], "timeout": 5})
    assert form["step_id"] == "model"
    result = await fill(base, form, {"model": MODEL})
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    assert engines(entry)[0].data["kind"] == "openai_compatible"


async def test_hosts_that_the_house_knows_are_asked(base: HomeAssistant) -> None:
    for domain, data in (
        ("ollama", {"url": "http://gpu.lan:11434"}),
        ("wyoming", {"host": "192.168.1.9", "port": 10300}),
        ("mcp", {"url": "http://[fd00::7]:8080/sse"}),
        ("hue", {"host": "192.168.1.2"}),
        ("ollama", {"url": "http://[broken"}),
    ):
        MockConfigEntry(domain=domain, data=data).add_to_hass(base)
    assert nearby.hosts_known(base) == (
        "127.0.0.1",
        "gpu.lan",
        "192.168.1.9",
        "fd00::7",
    )


async def test_a_model_is_downloaded_from_the_form(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await to_model(base, entry, server.url)
    server.reply(
        path="/api/pull",
        frames=[
            {"status": "pulling manifest"},
            {"status": "downloading", "total": 100, "completed": 40},
            {"status": "success"},
        ],
    )
    server.models.append(ScriptedModel(name="new:latest"))
    shown = await fill(base, form, {"model": MODEL, "pull": "new"})
    assert shown["type"] is FlowResultType.SHOW_PROGRESS
    assert shown["progress_action"] == "pull"
    form = await through(base, shown)
    assert form["step_id"] == "model"
    names = [option["value"] for option in fields(form)["model"].config["options"]]
    assert "new:latest" in names
    assert suggested(form)["model"] == "new:latest"
    pulls = [r for r in server.requests if r.path == "/api/pull"]
    assert [r.body["model"] for r in pulls] == ["new"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"status": 500, "error": "pull model manifest: file does not exist"},
        {"frames": [{"error": "no such model"}]},
        {"frames": [{"status": "downloading"}]},
    ],
)
async def test_a_download_that_fails_says_so(
    base: HomeAssistant, server: ScriptedServer, wrong: dict[str, Any]
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await to_model(base, entry, server.url)
    server.reply(path="/api/pull", **wrong)
    form = await through(base, await fill(base, form, {"model": MODEL, "pull": "nope"}))
    assert form["errors"] == {"base": "pull_failed"}
    result = await fill(base, form, {"model": MODEL})
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    assert "pull" not in engines(entry)[0].data


async def test_a_measurement_recommends_and_tells_why(
    base: HomeAssistant, server: ScriptedServer, kind: str
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await to_model(base, entry, server.url, kind)
    server.reply("H")
    server.reply("a b c d e f g h", prompt_tokens=200, completion_tokens=8, pause=0.01)
    form = await through(
        base, await fill(base, form, {"model": server.models[0].name, "measure": True})
    )
    assert form["step_id"] == "model"
    assert form["errors"] == {}
    placeholders = form["description_placeholders"]
    assert placeholders is not None
    assert "Measured: scripted:3b reads" in placeholders["advice"]
    result = await fill(base, form, {"model": server.models[0].name})
    assert "measure" not in engines(entry)[0].data
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()


@pytest.mark.parametrize(
    ("on_card", "told"),
    [
        (3_000_000_000, "all of it on the graphics card"),
        (1_200_000_000, "of which 1.2 fit on the graphics card"),
        (0, "no graphics card is used"),
        (None, "no graphics card is used"),
    ],
)
async def test_a_measurement_tells_what_the_machine_has(
    base: HomeAssistant, server: ScriptedServer, on_card: int | None, told: str
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await to_model(base, entry, server.url)
    name = server.models[0].name
    running = {"name": name, "model": name, "size": 3_000_000_000}
    if on_card is not None:
        running["size_vram"] = on_card
    server.reply(path="/api/ps", body=json.dumps({"models": [running]}))
    server.reply("H")
    server.reply("a b c d e f g h", prompt_tokens=200, completion_tokens=8, pause=0.01)
    form = await through(base, await fill(base, form, {"model": name, "measure": True}))
    placeholders = form["description_placeholders"]
    assert placeholders is not None
    assert told in placeholders["advice"]


async def test_a_measurement_that_fails_says_so(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await to_model(base, entry, server.url)
    server.reply(status=500, error="out of memory")
    form = await through(
        base, await fill(base, form, {"model": MODEL, "measure": True})
    )
    assert form["errors"] == {"base": "measure_failed"}


async def test_thousands_of_models_are_listed(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    server.models = [ScriptedModel(name=f"model:{n}b") for n in range(1, 1500)]
    entry = await set_up_jarvis(base, agent_subentry())
    form = await to_model(base, entry, server.url, "openai_compatible")
    assert len(fields(form)["model"].config["options"]) == 1499


async def test_another_agent_is_chosen_and_changed(base: HomeAssistant) -> None:
    base.states.async_set("conversation.guest", "unknown", {"friendly_name": "Guest"})
    entry = await set_up_jarvis(base, agent_subentry())
    form = await start(base, entry, SUBENTRY_ENGINE)
    form = await fill(base, form, {"url": "entity", "timeout": 5})
    assert form["step_id"] == "entity"
    for own in (AGENT, "conversation.home_assistant"):
        with pytest.raises(InvalidData):
            await fill(base, form, {"entity_id": own})
    form = await fill(base, form, {"entity_id": "conversation.nobody"})
    assert form["errors"] == {"entity_id": "not_askable"}
    result = await fill(base, form, {"entity_id": "conversation.guest"})
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    [engine] = engines(entry)
    assert engine.title == "Guest"
    assert entry.runtime_data.seats[engine.subentry_id].settings.entity_id

    form = await start(base, entry, SUBENTRY_ENGINE)
    form = await fill(base, form, {"url": "entity", "timeout": 5})
    again = await fill(base, form, {"entity_id": "conversation.guest"})
    assert again["reason"] == "already_configured"

    form = await start(base, entry, SUBENTRY_ENGINE, engine.subentry_id)
    assert form["step_id"] == "entity"
    changed = await fill(
        base, form, {"entity_id": "conversation.guest", "in_house": True}
    )
    assert changed["reason"] == "reconfigure_successful"
    await base.async_block_till_done()
    assert engines(entry)[0].data["in_house"] is True


async def test_a_small_model_can_be_taken_away_again(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(
        base, engine_subentry(server.url, fast_model="tiny:1b"), agent_subentry()
    )
    [engine] = engines(entry)
    assert engine.data["fast_model"] == "tiny:1b"
    form = await start(base, entry, SUBENTRY_ENGINE, engine.subentry_id)
    form = await fill(base, form, at(server.url))
    result = await fill(base, form, {"model": MODEL, "priority": 3, "stand_in": "no"})
    assert result["reason"] == "reconfigure_successful"
    await base.async_block_till_done()
    [engine] = engines(entry)
    assert "fast_model" not in engine.data
    settings = entry.runtime_data.seats[engine.subentry_id].settings
    assert (settings.priority, settings.stand_in) == (3, False)
    assert entry.domain == DOMAIN
