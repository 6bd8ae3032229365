"""The forms, as the frontend drives them, against a real server."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import DOMAIN, SUBENTRY_AGENT, SUBENTRY_ENGINE
from homeassistant.config_entries import (
    SOURCE_HASSIO,
    SOURCE_USER,
    ConfigEntryState,
    ConfigSubentry,
)
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers.service_info.hassio import HassioServiceInfo

from .conftest import (
    AGENT,
    MODEL,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
)
from .forms import at, fields, fill, start
from .scripted_server import ScriptedServer

KEY = "sk-planted-0123456789abcdef"


def engines(entry: MockConfigEntry) -> list[ConfigSubentry]:
    """Return the engines, in order."""
    return list(entry.get_subentries_of_type(SUBENTRY_ENGINE))


async def test_the_entry_needs_no_data_and_brings_an_agent(
    base: HomeAssistant, say: Say
) -> None:
    form = await base.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}
    )
    assert form["type"] is FlowResultType.FORM
    result = await base.config_entries.flow.async_configure(form["flow_id"], {})
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    assert base.states.get(AGENT) is not None
    assert "language model" in speech(await say("tell me a story"))


async def test_there_is_only_one_entry(base: HomeAssistant) -> None:
    await set_up_jarvis(base, agent_subentry())
    result = await base.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}
    )
    assert result["type"] is FlowResultType.ABORT
    assert result["reason"] == "single_instance_allowed"


async def test_an_engine_is_added_and_used_at_once(
    base: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await start(base, entry, SUBENTRY_ENGINE)
    assert form["step_id"] == "user"
    # As people type it: no scheme, a slash, spaces.
    there = at(server.url, kind)
    typed = f" {there['url'].removeprefix('http://')}/ "
    form = await fill(base, form, there | {"url": typed, "api_key": KEY})
    assert form["step_id"] == "model"
    options = fields(form)["model"].config["options"]
    assert [option["value"] for option in options] == [m.name for m in server.models]
    result = await fill(
        base, form, {"model": MODEL, "context_tokens": 8192, "think": "default"}
    )
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    [engine] = engines(entry)
    assert (engine.data["kind"], engine.data["url"]) == (kind, there["url"])
    assert KEY not in engine.title + str(engine.unique_id)
    server.reply("At your service.")
    assert speech(await say("hello, who are you")) == "At your service."
    assert server.chats[0].headers["Authorization"] == f"Bearer {KEY}"


async def test_the_label_of_a_model_tells_what_is_known(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await start(base, entry, SUBENTRY_ENGINE)
    form = await fill(base, form, at(server.url))
    options = fields(form)["model"].config["options"]
    label = next(o["label"] for o in options if o["value"] == server.models[0].name)
    assert label.startswith(f"{server.models[0].name} (")
    assert "GB" in label
    assert "🛠" in label


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ({"status": 401, "error": "no"}, "invalid_auth"),
        ({"status": 500, "error": "broken"}, "engine_failed"),
        (
            {"body": "<html>It works!</html>", "content_type": "text/html"},
            "not_a_model_server",
        ),
    ],
)
async def test_what_is_wrong_with_a_server_is_told_and_can_be_mended(
    base: HomeAssistant,
    server: ScriptedServer,
    kind: str,
    answer: dict[str, Any],
    error: str,
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await start(base, entry, SUBENTRY_ENGINE)
    if kind == "ollama":
        server.reply(path="/api/tags", **answer)
    if kind != "ollama" or error != "engine_failed":
        # A server that is not of the first kind may be of the other.
        server.reply(path="/v1/models", **answer)
    data = at(server.url, kind)
    form = await fill(base, form, data)
    assert form["errors"] == {"base": error}
    form = await fill(base, form, data)
    assert form["step_id"] == "model"


async def test_a_dead_address_is_told(
    base: HomeAssistant, socket_enabled: None, kind: str
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await start(base, entry, SUBENTRY_ENGINE)
    form = await fill(base, form, at("http://127.0.0.1:9", kind))
    assert form["errors"] == {"base": "cannot_connect"}


async def test_a_server_without_models_is_told(
    base: HomeAssistant, socket_enabled: None, kind: str
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    async with ScriptedServer(models=()) as empty:
        form = await start(base, entry, SUBENTRY_ENGINE)
        form = await fill(base, form, at(empty.url, kind))
        assert form["errors"] == {"base": "no_models"}


@pytest.mark.parametrize(
    "url",
    [
        "",
        "   ",
        "http://",
        "ftp://host:1",
        "http://user:secret@host:1",
        "ho st",
        "http://h:99999",
        "::",
    ],
)
async def test_what_is_no_address_is_told(base: HomeAssistant, url: str) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await start(base, entry, SUBENTRY_ENGINE)
    form = await fill(base, form, at(url))
    assert form["errors"] == {"url": "invalid_url"}


async def test_the_same_server_is_not_added_twice(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    form = await start(base, entry, SUBENTRY_ENGINE)
    result = await fill(base, form, at(server.url + "/"))
    assert result["type"] is FlowResultType.ABORT
    assert result["reason"] == "already_configured"


async def test_changing_an_engine_keeps_its_key_unless_told(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(
        base, engine_subentry(server.url, api_key=KEY), agent_subentry()
    )
    [engine] = engines(entry)
    for answer, key in (({}, KEY), ({"forget_key": True}, None)):
        form = await start(base, entry, SUBENTRY_ENGINE, engine.subentry_id)
        assert form["step_id"] == "reconfigure"
        assert KEY not in str(form)
        form = await fill(base, form, at(server.url) | {"timeout": 9, **answer})
        result = await fill(
            base,
            form,
            {
                "model": "another:1b",
                "context_tokens": 4096,
                "keep_alive": -1,
                "think": "off",
            },
        )
        assert result["reason"] == "reconfigure_successful"
        await base.async_block_till_done()
        [engine] = engines(entry)
        assert engine.data.get("api_key") == key
        assert engine.data["model"] == "another:1b"
        assert engine.data["timeout"] == 9
        assert entry.state is ConfigEntryState.LOADED


async def test_an_agent_is_added_and_changed(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    entry = await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    [engine] = engines(entry)
    form = await start(base, entry, SUBENTRY_AGENT)
    result = await fill(
        base,
        form,
        {
            "name": "Alfred",
            "engine": engine.subentry_id,
            "model": "other:2b",
            "prompt": "You look after {{ ha_name }}.",
            "llm_hass_api": [],
            "reply_language": "de",
            "fast_lane": False,
            "deadline": 20,
        },
    )
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    answer = "Das kann ich nicht."
    server.reply(answer)
    alfred = "conversation.alfred"
    assert speech(await say("turn on the light", agent_id=alfred)) == answer
    body = server.chats[-1].body
    prompt = body["messages"][0]["content"]
    assert body["model"] == "other:2b"
    assert "Alfred" in prompt
    assert "You look after test home." in prompt
    assert "reply in this language: de" in prompt
    assert not body.get("tools")

    agent = next(
        a for a in entry.get_subentries_of_type(SUBENTRY_AGENT) if a.title == "Alfred"
    )
    form = await start(base, entry, SUBENTRY_AGENT, agent.subentry_id)
    assert "name" not in fields(form)
    result = await fill(
        base,
        form,
        {
            "engine": "automatic",
            "llm_hass_api": ["assist"],
            "fast_lane": True,
            "deadline": 30,
        },
    )
    assert result["reason"] == "reconfigure_successful"
    await base.async_block_till_done()
    server.reply("Certainly.")
    await say("what do you think of jazz", agent_id=alfred)
    assert server.chats[-1].body["model"] == MODEL


async def test_nothing_can_be_changed_while_jarvis_is_not_running(
    base: HomeAssistant,
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    await base.config_entries.async_unload(entry.entry_id)
    for kind in (SUBENTRY_ENGINE, SUBENTRY_AGENT):
        result = await start(base, entry, kind)
        assert result["type"] is FlowResultType.ABORT
        assert result["reason"] == "entry_not_loaded"


async def test_a_refused_key_starts_reauthentication(
    base: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    entry = await set_up_jarvis(
        base, engine_subentry(server.url, kind, api_key="old"), agent_subentry()
    )
    server.reply(status=401, error="bad key")
    assert "refuses my key" in speech(await say("tell me a story"))
    await base.async_block_till_done()
    [flow] = base.config_entries.flow.async_progress_by_handler(DOMAIN)
    assert flow["context"]["source"] == "reauth"
    path = {"ollama": "/api/tags", "openai_compatible": "/v1/models"}[kind]
    server.reply(path=path, status=401, error="bad key")
    form = await base.config_entries.flow.async_configure(
        flow["flow_id"], {"api_key": "wrong"}
    )
    assert form["errors"] == {"base": "invalid_auth"}
    result = await base.config_entries.flow.async_configure(
        flow["flow_id"], {"api_key": KEY}
    )
    assert result["reason"] == "reauth_successful"
    await base.async_block_till_done()
    assert engines(entry)[0].data["api_key"] == KEY
    server.reply("Once upon a time.")
    assert speech(await say("tell me a story")) == "Once upon a time."


async def test_reauthentication_of_a_removed_engine_ends(base: HomeAssistant) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    entry.async_start_reauth(base, data={"subentry_id": "gone"})
    await base.async_block_till_done()
    # Started and over: nothing is left for the owner to do.
    assert base.config_entries.flow.async_progress_by_handler(DOMAIN) == []


@pytest.mark.parametrize("written", ["host", "uri"])
async def test_a_server_that_announces_itself_is_the_first_engine(
    base: HomeAssistant, server: ScriptedServer, say: Say, written: str
) -> None:
    configs: dict[str, dict[str, Any]] = {
        "host": {"host": "127.0.0.1", "port": server.port},
        "uri": {"uri": f"tcp://127.0.0.1:{server.port}"},
    }
    info = HassioServiceInfo(
        config=configs[written], name="Models", slug="local_models", uuid="1"
    )
    flows = base.config_entries.flow
    form = await flows.async_init(DOMAIN, context={"source": SOURCE_HASSIO}, data=info)
    assert form["step_id"] == "server_found"
    assert form["description_placeholders"] == {
        "server": "Ollama on this machine",
    }
    server.reply(path="/api/tags", status=500, error="loading")
    form = await flows.async_configure(form["flow_id"], {})
    assert form["errors"] == {"base": "engine_failed"}
    result = await flows.async_configure(form["flow_id"], {})
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    subentries = result["result"].get_subentries_of_type(SUBENTRY_ENGINE)
    [engine] = subentries
    assert engine.data["model"] == server.models[0].name
    server.reply("Good evening.")
    assert speech(await say("tell me a story")) == "Good evening."
    again = await flows.async_init(DOMAIN, context={"source": SOURCE_HASSIO}, data=info)
    assert again["type"] is FlowResultType.ABORT


@pytest.mark.parametrize("typed", ["", KEY])
async def test_a_server_that_announces_itself_may_want_a_key(
    base: HomeAssistant, server: ScriptedServer, typed: str
) -> None:
    info = HassioServiceInfo(
        config={"host": "127.0.0.1", "port": server.port}, name="M", slug="m", uuid="1"
    )
    flows = base.config_entries.flow
    form = await flows.async_init(DOMAIN, context={"source": SOURCE_HASSIO}, data=info)
    assert form["data_schema"] is None
    server.reply(path="/api/tags", status=401, error="who are you")
    form = await flows.async_configure(form["flow_id"], {})
    assert form["errors"] == {"base": "invalid_auth"}
    if not typed:
        server.reply(path="/api/tags", status=401, error="who are you")
    done = await flows.async_configure(form["flow_id"], {"api_key": f" {typed} "})
    if not typed:
        assert done["errors"] == {"base": "invalid_auth"}
        return
    assert done["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    [engine] = done["result"].get_subentries_of_type(SUBENTRY_ENGINE)
    assert engine.data["api_key"] == KEY
    assert server.requests[-1].headers["Authorization"] == f"Bearer {KEY}"


@pytest.mark.parametrize(
    "config",
    [
        {},
        {"host": "127.0.0.1", "port": 9},
        {"host": "127.0.0.1", "port": "http"},
        {"host": ["127.0.0.1"], "port": None},
        {"uri": "http://[broken"},
        {"url": "tcp://127.0.0.1:99999"},
        {"uri": "nowhere"},
    ],
)
async def test_an_announcement_of_nothing_is_dropped(
    base: HomeAssistant, socket_enabled: None, config: dict[str, Any]
) -> None:
    info = HassioServiceInfo(config=config, name="Printer", slug="x", uuid="1")
    result = await base.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_HASSIO}, data=info
    )
    assert result["reason"] == "no_model_server"
