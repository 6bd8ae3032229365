"""What happened can be seen: actions, websocket, sensors, the bus, replays."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockUser,
    async_capture_events,
    async_fire_time_changed,
)
from pytest_homeassistant_custom_component.typing import WebSocketGenerator

from custom_components.jarvis.logbook import async_describe_events
from custom_components.jarvis.system_health import _info
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import ServiceValidationError, Unauthorized
from homeassistant.util import dt as dt_util

from .conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from .scripted_server import ScriptedServer

LAMP = [("intent__HassTurnOn", {"name": "Desk Lamp"})]
WISH = "let there be light on my desk, good fellow"


async def act(hass: HomeAssistant, action: str, **data: Any) -> dict[str, Any]:
    """Call an action for its answer."""
    answer = await hass.services.async_call(
        "jarvis", action, data, blocking=True, return_response=True
    )
    assert isinstance(answer, dict)
    return dict(answer)


def names(trace: dict[str, Any]) -> list[str]:
    return [step["name"] for step in trace["steps"]]


async def lit(server: ScriptedServer, say: Say) -> str:
    """Let a model switch the lamp on; return the trace's id."""
    server.reply(calls=LAMP, prompt_tokens=100, completion_tokens=10)
    server.reply("There you are.", prompt_tokens=150, completion_tokens=5)
    return str(told(await say(WISH))["trace_id"])


async def test_a_trace_tells_every_step(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    trace_id = await lit(server, say)
    trace = await act(hass, "get_trace", trace_id=trace_id)
    assert trace["id"] == trace_id
    assert trace["lane"] == "model"
    assert trace["stop"] == "done"
    assert trace["model_calls"] == 2
    assert {"heard", "not_routed", "model_call", "tool"} <= set(names(trace))
    tool = next(step for step in trace["steps"] if step["name"] == "tool")
    assert tool["tool"].endswith("HassTurnOn")
    assert tool["result"]
    assert tool["took_ms"] >= 0
    assert [call["prompt"] for call in trace["calls"]] == [100, 150]
    assert all(call["trace_id"] == trace_id for call in trace["calls"])
    assert trace["calls"][0]["cached"] is None
    newest = await act(hass, "get_trace")
    assert newest["id"] == trace_id


async def test_a_stored_trace_holds_no_secret(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("That reminds me of another one: sk-abc123def456ghi789jkl012mno345.")
    result = await say("my password is marmalade77 and it is none of your business")
    trace = await act(hass, "get_trace", trace_id=told(result)["trace_id"])
    assert "marmalade77" not in str(trace)
    assert "sk-abc123def456ghi789jkl012mno345" not in str(trace)


async def test_a_stored_trace_keeps_the_ids_of_its_calls(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    hash_told = "d41d8cd98f00b204e9800998ecf8427e"
    server.reply("It looks like a checksum.")
    trace_id = str(told(await say(f"what could {hash_told} be"))["trace_id"])
    [kept] = (one for one in jarvis.runtime_data.tracer.traces if one.id == trace_id)
    ids = [call.id for call in kept.calls]
    # Read from the file, where nothing of it is in memory.
    assert await hass.config_entries.async_reload(jarvis.entry_id)
    await hass.async_block_till_done()
    trace = await act(hass, "get_trace", trace_id=trace_id)
    assert [call["id"] for call in trace["calls"]] == ids
    assert {call["trace_id"] for call in trace["calls"]} == {trace_id}
    assert hash_told not in str(trace)


async def test_feedback_stays_with_the_trace(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    trace_id = await lit(server, say)
    await hass.services.async_call(
        "jarvis",
        "feedback",
        {"trace_id": trace_id, "label": "bad", "comment": "wrong lamp"},
        blocking=True,
    )
    trace = await act(hass, "get_trace", trace_id=trace_id)
    assert trace["feedback"]["label"] == "bad"
    assert trace["feedback"]["comment"] == "wrong lamp"
    for action in ("get_trace", "replay"):
        with pytest.raises(ServiceValidationError):
            await act(hass, action, trace_id="nowhere")


async def test_the_summary_adds_up(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    await lit(server, say)
    await say("turn off the desk lamp")
    for hours in ({}, {"hours": 24}):
        summary = await act(hass, "telemetry_summary", group_by="engine", **hours)
        assert summary["turns"] == 2
        assert summary["fast_lane_share"] == 0.5
        assert summary["calls"] == 2
        assert summary["tokens"]["total"] == 265
        assert summary["tokens"]["cached"] is None
        assert summary["cost"] is None
        assert summary["latency_ms"]["p50"] > 0
        assert summary["groups"]["scripted"]["tokens"]["prompt"] == 250


async def test_failed_and_cancelled_calls_are_recorded(
    hass: HomeAssistant, demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(deadline=5)
    )
    failed = async_capture_events(hass, "jarvis_model_call_failed")
    server.reply(status=400, error="out of order")
    await say("tell me about the sea")
    server.reply("Long", cut=1)
    await say("tell me about the mountains")
    summary = await act(hass, "telemetry_summary")
    assert summary["failed_calls"] == summary["calls"] > 0
    assert summary["failed_turns"] == 2
    assert summary["tokens"]["total"] is None
    assert failed[0].data["engine"] == "scripted"
    assert failed[0].data["error"]
    server.replies.clear()


async def test_a_call_that_is_left_counts_as_cancelled(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    reply = server.reply("Once upon a time", stall=1)
    turn = hass.async_create_task(say("tell me a story about the sea"))
    await asyncio.wait_for(reply.stalled.wait(), 60)
    turn.cancel()
    with pytest.raises(asyncio.CancelledError):
        await turn
    reply.release()
    summary = await act(hass, "telemetry_summary")
    assert summary["cancelled_calls"] == 1
    assert summary["failed_turns"] == 1


async def test_a_replay_does_nothing(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    trace_id = await lit(server, say)
    await say("turn off the desk lamp")
    done = async_capture_events(hass, "call_service")
    server.reply(calls=[*LAMP, ("intent__HassTurnOff", {"name": "Desk Lamp"})])
    server.reply("It shines.")
    answer = await act(hass, "replay", trace_id=trace_id, model="other:8b")
    assert answer["content"] == "It shines."
    assert answer["model"] == "other:8b"
    assert [tool["result"] for tool in answer["tools"]] == ["as then", "not executed"]
    assert [e for e in done if e.data["domain"] != "jarvis"] == []
    state = hass.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == "off"
    # A replay can be looked into, but it was no turn of the house.
    assert (await act(hass, "get_trace", trace_id=answer["trace_id"]))["id"]
    assert (await act(hass, "telemetry_summary"))["turns"] == 2


async def test_the_bus_hears_what_was_done_but_no_words(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    turns = async_capture_events(hass, "jarvis_turn")
    actions = async_capture_events(hass, "jarvis_action")
    trace_id = await lit(server, say)
    await say("turn off the desk lamp")
    await hass.async_block_till_done()
    assert [turn.data["model_calls"] for turn in turns] == [2, 0]
    assert turns[0].data["trace_id"] == trace_id
    assert [action.data["done"] for action in actions] == [True, True]
    assert actions[0].data["action"].endswith("HassTurnOn")
    assert actions[0].data["names"] == ["Desk Lamp"]
    assert actions[1].data["entity_id"] == ["light.desk_lamp"]
    assert "good fellow" not in str([event.data for event in (*turns, *actions)])
    described: list[Any] = []
    async_describe_events(hass, lambda *entry: described.append(entry))
    [(domain, event_type, describe)] = described
    assert (domain, event_type) == ("jarvis", "jarvis_action")
    entry = describe(SimpleNamespace(data=actions[1].data, context_id="x"))
    assert entry["message"] == "Switched off: Desk Lamp"
    hass.config.language = "de"
    entry = describe(SimpleNamespace(data=actions[1].data, context_id="x"))
    assert entry["message"] == "Ausgeschaltet: Desk Lamp"
    assert entry["entity_id"] == "light.desk_lamp"


async def test_websocket(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    hass_ws_client: WebSocketGenerator,
) -> None:
    client = await hass_ws_client(hass)
    await client.send_json_auto_id({"type": "jarvis/traces/subscribe"})
    assert (await client.receive_json())["success"]
    trace_id = await lit(server, say)
    events: list[dict[str, Any]] = []
    while not events or events[-1]["event"] != "trace_complete":
        events.append((await client.receive_json())["event"])
    kinds = [event["event"] for event in events]
    assert kinds[0] == "agent_turn_start"
    for kind in ("inference_start", "inference_end", "telemetry_record"):
        assert kinds.count(kind) == 2
    assert kinds.count("tool_call_start") == kinds.count("tool_call_end") == 1
    assert {event["trace_id"] for event in events} == {trace_id}
    assert "good fellow" not in str(events)

    async def ask(kind: str, **more: Any) -> dict[str, Any]:
        await client.send_json_auto_id({"type": kind, **more})
        answer = await client.receive_json()
        assert answer["success"], answer
        return dict(answer)

    listed = await ask("jarvis/traces/list", limit=5)
    assert [trace["id"] for trace in listed["result"]["traces"]] == [trace_id]
    await ask("jarvis/traces/feedback", trace_id=trace_id, label="good")
    got = await ask("jarvis/traces/get", trace_id=trace_id)
    assert got["result"]["feedback"]["label"] == "good"
    summary = await ask("jarvis/telemetry/summary", group_by="model")
    assert summary["result"]["calls"] == 2


async def test_asking_by_websocket_streams(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    hass_ws_client: WebSocketGenerator,
) -> None:
    server.reply("The sea is wide and deep. It is also wet.", pieces=8)
    client = await hass_ws_client(hass)
    await client.send_json_auto_id({"type": "jarvis/ask", "text": "what is the sea?"})
    assert (await client.receive_json())["success"]
    pieces: list[str] = []
    while "answer" not in (event := (await client.receive_json())["event"]):
        pieces.append(event["delta"])
    assert len(pieces) > 1
    assert "".join(pieces) == event["answer"]["content"]
    assert event["answer"]["model_calls"] == 1


async def test_only_admins_see_traces(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    hass_ws_client: WebSocketGenerator,
    hass_read_only_access_token: str,
) -> None:
    client = await hass_ws_client(hass, hass_read_only_access_token)
    await client.send_json_auto_id({"type": "jarvis/traces/list"})
    answer = await client.receive_json()
    assert answer["error"]["code"] == "unauthorized"


def value(hass: HomeAssistant, name: str) -> str:
    state = hass.states.get(f"sensor.jarvis_{name}")
    assert state is not None, name
    return state.state


async def written(hass: HomeAssistant) -> None:
    """Let the time pass after which sensors are written."""
    async_fire_time_changed(hass, dt_util.utcnow() + dt_util.dt.timedelta(seconds=5))
    await hass.async_block_till_done()


async def test_sensors_count_and_go_on_after_a_restart(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    await lit(server, say)
    await say("turn off the desk lamp")
    await written(hass)
    assert value(hass, "turns") == "2"
    assert value(hass, "tokens") == "265"
    assert value(hass, "without_a_model") == "50.0"
    assert value(hass, "failed_turns") == "0"
    assert float(value(hass, "turn_time_median")) > 0
    turns = hass.states.get("sensor.jarvis_turns")
    assert turns is not None
    assert turns.attributes["state_class"] == "total_increasing"
    assert await hass.config_entries.async_reload(jarvis.entry_id)
    await hass.async_block_till_done()
    assert value(hass, "turns") == "2"
    assert value(hass, "tokens") == "265"
    await say("turn on the desk lamp")
    await written(hass)
    assert value(hass, "turns") == "3"
    health = await _info(hass)
    assert health["turns"] == 3
    assert health["telemetry"] == "ok"


async def test_cost_and_energy(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    hass = demo_house
    hass.states.async_set("sensor.plug", "40", {"unit_of_measurement": "W"})
    entry = await set_up_jarvis(hass, engine_subentry(server.url), agent_subentry())
    engine = next(iter(entry.runtime_data.seats))
    options = {
        "prices": [
            {"model": "scripted*", "prompt_price": 2.0, "completion_price": 10.0}
        ],
        "power": [{"engine": engine, "sensor": "sensor.plug"}],
    }
    flow = await hass.config_entries.options.async_init(entry.entry_id)
    flow = await hass.config_entries.options.async_configure(
        flow["flow_id"], {"next_step_id": "records"}
    )
    done = await hass.config_entries.options.async_configure(
        flow["flow_id"], {"figure_days": 30, "trace_days": 3, **options}
    )
    assert done["type"] == "create_entry"
    await hass.async_block_till_done()
    assert entry.runtime_data.recording.trace_days == 3
    reply = server.reply("Wet.", prompt_tokens=1000, completion_tokens=100, stall=1)
    turn = hass.async_create_task(say("what is the sea?"))
    await asyncio.wait_for(reply.stalled.wait(), 60)
    hass.states.async_set("sensor.plug", "0.14", {"unit_of_measurement": "kW"})
    reply.release()
    result = await turn
    assert speech(result) == "Wet."
    trace = await act(hass, "get_trace", trace_id=told(result)["trace_id"])
    [call] = trace["calls"]
    assert call["cost"] == pytest.approx(0.003)
    assert 0 < call["energy"] <= 100 * call["latency"]
    await written(hass)
    assert float(value(hass, "cost")) == pytest.approx(0.003)
    assert float(value(hass, "energy")) == pytest.approx(call["energy"] / 3_600_000)


@pytest.mark.parametrize(
    ("action", "data"), [("replay", {"trace_id": "any"}), ("self_test", {})]
)
async def test_who_is_no_administrator_may_not_put_models_to_the_test(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    hass_read_only_user: MockUser,
    action: str,
    data: dict[str, Any],
) -> None:
    with pytest.raises(Unauthorized):
        await hass.services.async_call(
            "jarvis",
            action,
            data,
            blocking=True,
            return_response=True,
            context=Context(user_id=hass_read_only_user.id),
        )


async def test_a_replay_needs_an_engine_that_is_there(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    trace_id = await lit(server, say)
    with pytest.raises(ServiceValidationError) as unknown:
        await act(hass, "replay", trace_id=trace_id, engine="nobody")
    assert unknown.value.translation_key == "engine_unknown"
    server.reply("With pleasure, but not now.")
    answer = await act(hass, "replay", trace_id=trace_id, prompt="You are a butler.")
    assert answer["content"] == "With pleasure, but not now."
    assert "You are a butler." in str(server.chats[-1].body["messages"][0])
    assert trace_id == answer["replayed"]


async def test_a_replay_without_any_engine_says_so(
    demo_house: HomeAssistant, say: Say
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    trace_id = told(await say("turn on the desk lamp"))["trace_id"]
    with pytest.raises(ServiceValidationError) as nobody:
        await act(demo_house, "replay", trace_id=trace_id)
    assert nobody.value.translation_key == "no_engine"
