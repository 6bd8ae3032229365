"""Golden conversations: what is said, what the model answers, what must happen.

Every file in `tests/conversations/` is a list of conversations. Keys:

    name         a sentence
    language     en (default) or de: of the house and of the speaker
    kind         ollama (default) or openai_compatible; none = no engine at all
    agent        settings of the agent that differ from the default
    engine       settings of the engine that differ from the default
    scripts      scripts of the owner beside those of the house, as they are stored
    units        metric (default) or us_customary
    reader       false = without the learned reader, where a model's call counts
    gap          why it is known to fail today: it must fail, or the key goes
    turns:
      say        the words
      room       the name of the room it is said in (default: nobody knows)
      anew       whether it begins a conversation of its own
      before     states that come up by themselves before it is said
      replies    what the model server answers, one item per model call: a text, or
                 {text, thinking, calls: [{tool: {arguments}}], status, ...}
      services   calls of Home Assistant that must happen, in any order, no others:
                 [domain.service: {part of the data}]
      states     entity ids and their states afterwards (a mapping for attributes)
      speech     what is spoken, or {like: regular expression}
      lane       sentence, fuzzy, command, model, none, silence
      calls      number of model calls
      open       whether the microphone stays open (default: no)
      error      whether Home Assistant is told of a failure (default: no)
"""

from pathlib import Path
import re
from typing import Any
from unittest.mock import patch

import pytest
from pytest_homeassistant_custom_component.common import async_capture_events
import yaml

from homeassistant.components.conversation import ConversationResult
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.const import EVENT_CALL_SERVICE
from homeassistant.core import Event, HomeAssistant
from homeassistant.helpers import area_registry as ar, device_registry as dr
from homeassistant.helpers.intent import IntentResponseType
from homeassistant.util.unit_system import get_unit_system

from .conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from .demo_house import furnish_demo_house
from .scripted_server import ScriptedServer

FOLDER = Path(__file__).parent / "conversations"
CONVERSATIONS = [
    pytest.param(
        conversation,
        id=f"{file.stem}: {conversation['name']}",
        marks=[pytest.mark.xfail(reason=conversation["gap"], strict=True)]
        if "gap" in conversation
        else [],
    )
    for file in sorted(FOLDER.glob("*.yaml"))
    for conversation in yaml.safe_load(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("conversation", CONVERSATIONS)
async def test_conversation(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    conversation: dict[str, Any],
) -> None:
    language = conversation.get("language", "en")
    base.config.units = get_unit_system(conversation.get("units", "metric"))
    await furnish_demo_house(base, language)
    await _write_scripts(base, conversation.get("scripts", {}))
    subentries = [agent_subentry(**conversation.get("agent", {}))]
    if (kind := conversation.get("kind", "ollama")) != "none":
        engine = conversation.get("engine", {})
        subentries.append(engine_subentry(server.url, kind, **engine))
    reader = conversation.get("reader", True)
    await set_up_jarvis(base, *subentries, learned_reader=reader)
    calls = async_capture_events(base, EVENT_CALL_SERVICE)
    conversation_id = None
    for turn in conversation["turns"]:
        calls.clear()
        _script(server, turn.get("replies", []))
        _come_up(base, turn.get("before", {}))
        if turn.get("anew"):
            conversation_id = None
        device_id = _microphone(base, turn["room"]) if "room" in turn else None
        result = await say(
            turn["say"], conversation_id, language=language, device_id=device_id
        )
        await base.async_block_till_done()
        conversation_id = result.conversation_id
        try:
            _check(base, turn, result, calls)
        except AssertionError as err:
            err.add_note(f"said: {turn['say']}")
            raise
        server.finish()


def _check(
    hass: HomeAssistant,
    turn: dict[str, Any],
    result: ConversationResult,
    calls: list[Event[dict[str, Any]]],
) -> None:
    _check_text(turn["speech"], speech(result))
    assert told(result)["model_calls"] == turn.get("calls", 0)
    _check_text(turn["lane"], told(result)["lane"])
    assert result.continue_conversation == turn.get("open", False)
    failed = result.response.response_type is IntentResponseType.ERROR
    assert failed == turn.get("error", False)
    _check_services(turn.get("services", []), calls)
    _check_states(hass, turn.get("states", {}))


async def _write_scripts(hass: HomeAssistant, scripts: dict[str, Any]) -> None:
    """Let the owner write more scripts, which are exposed like all others."""
    if not scripts:
        return
    house = {"script": scripts}
    with patch("homeassistant.config.load_yaml_config_file", return_value=house):
        await hass.services.async_call("script", "reload", blocking=True)
    for key in scripts:
        async_expose_entity(hass, "conversation", f"script.{key}", True)


def _come_up(hass: HomeAssistant, states: dict[str, str]) -> None:
    for entity_id, value in states.items():
        known = hass.states.get(entity_id)
        assert known is not None, entity_id
        hass.states.async_set(entity_id, value, known.attributes)


def _microphone(hass: HomeAssistant, room: str) -> str:
    """Return the device that hears in a room."""
    area = ar.async_get(hass).async_get_area_by_name(room)
    assert area is not None, room
    entry = next(iter(hass.config_entries.async_entries("demo_house")))
    devices = dr.async_get(hass)
    device = devices.async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("microphone", room)}
    )
    devices.async_update_device(device.id, area_id=area.id)
    return device.id


def _script(server: ScriptedServer, replies: list[Any]) -> None:
    for reply in replies:
        if isinstance(reply, str):
            server.reply(reply)
            continue
        options = dict(reply)
        text = options.pop("text", "")
        tools = [pair for call in options.pop("calls", []) for pair in call.items()]
        server.reply(text, calls=tools, **options)


def _check_text(expected: str | dict[str, str], heard: str) -> None:
    if isinstance(expected, str):
        assert heard == expected
    else:
        assert re.search(expected["like"], heard), heard


def _check_services(
    expected: list[dict[str, dict[str, Any]]], events: list[Event[Any]]
) -> None:
    happened = [
        (f"{e.data['domain']}.{e.data['service']}", _plain(e.data["service_data"]))
        for e in events
        # Home Assistant's own detour before it calls the domain's service.
        if e.data["domain"] != "homeassistant"
    ]
    wanted = [pair for item in expected for pair in item.items()]
    assert len(happened) == len(wanted), happened
    for name, data in wanted:
        assert any(
            name == called and _plain(data).items() <= given.items()
            for called, given in happened
        ), (name, data, happened)


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    """Make one entity and a list of one the same."""
    return {
        key: sorted(value)
        if key == "entity_id" and isinstance(value, list | tuple | set)
        else [value]
        if key == "entity_id"
        else value
        for key, value in (data or {}).items()
    }


def _check_states(hass: HomeAssistant, expected: dict[str, Any]) -> None:
    for entity_id, wanted in expected.items():
        state = hass.states.get(entity_id)
        assert state is not None, entity_id
        if isinstance(wanted, dict):
            for attribute, value in wanted.items():
                assert state.attributes.get(attribute) == value, entity_id
        else:
            assert state.state == str(wanted), entity_id
