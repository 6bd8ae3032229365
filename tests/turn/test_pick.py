"""A tiny model picks: what it can choose from, what its choice becomes."""

import json

from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer


async def _jarvis(
    hass: HomeAssistant, server: ScriptedServer, model: str
) -> MockConfigEntry:
    return await set_up_jarvis(
        hass,
        engine_subentry(server.url, model=model),
        agent_subentry(fast_lane=False),
    )


def _state(hass: HomeAssistant, entity_id: str) -> str:
    state = hass.states.get(entity_id)
    assert state is not None
    return state.state


async def test_the_schema_holds_nothing_but_what_can_be_meant(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    server.reply(json.dumps({"name": "Desk Lamp", "do": "set brightness", "value": 30}))
    await say("Dim the desk lamp to 30 percent")
    lamp = demo_house.states.get("light.desk_lamp")
    assert lamp is not None
    assert lamp.attributes["brightness"] in {76, 77}
    body = server.requests[-1].body
    [choice] = body["format"]["anyOf"]
    assert choice["properties"] == {
        "name": {"enum": ["Desk Lamp"]},
        "do": {"const": "set brightness"},
        "value": {"enum": [30]},
    }
    assert "tools" not in body
    assert body["options"]["temperature"] == 0


async def test_each_clause_is_one_choice(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    server.reply(json.dumps({"name": "Desk Lamp", "do": "turn on"}))
    server.reply(json.dumps({"name": "Kitchen Blind", "do": "close"}))
    await say("Turn on the desk lamp and close the kitchen blind")
    assert _state(demo_house, "light.desk_lamp") == "on"
    assert _state(demo_house, "cover.kitchen_blind") == "closed"


async def test_a_question_about_a_named_thing_needs_no_model(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    answer = await say("Is the kitchen window open?")
    assert speech(answer) == "Kitchen Window: open."


async def test_what_cannot_be_read_does_nothing(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    server.reply('{"name": "Desk La')
    server.reply("I could not make that out.")
    answer = await say("Turn on the desk lamp")
    assert _state(demo_house, "light.desk_lamp") == "off"
    assert speech(answer) == "I could not make that out."


async def test_a_model_that_chooses_tools_gets_verbs(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "needle3:121m")
    server.reply(calls=[("turn_off", {"name": "blind"})])
    await say("Close the kitchen blind")
    assert _state(demo_house, "cover.kitchen_blind") == "closed"
    body = server.requests[-1].body
    assert [tool["function"]["name"] for tool in body["tools"]][:2] == [
        "turn_on",
        "turn_off",
    ]
    [message] = body["messages"]
    assert message["content"] == "Close the kitchen blind"


async def test_a_model_that_only_chooses_is_not_asked_to_chat(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "needle3:121m")
    answer = await say("Thank you very much")
    assert speech(answer) == "Sorry, I have no answer to that."


async def test_a_model_that_fails_leaves_the_turn_to_the_others(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    server.reply(status=500, error="out of memory")
    server.reply("I could not do that, I am not feeling well.")
    answer = await say("Turn on the desk lamp")
    assert _state(demo_house, "light.desk_lamp") == "off"
    assert speech(answer) == "I could not do that, I am not feeling well."


async def test_what_goes_on_a_list_is_a_part_of_what_was_said(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    server.reply(
        json.dumps({"name": "Shopping List", "do": "add item", "item": "oat milk"})
    )
    await say("please put oat milk onto the shopping list")
    schema = server.requests[-1].body["format"]
    items = [
        choice["properties"]["item"]["enum"]
        for choice in schema["anyOf"]
        if "item" in choice["properties"]
    ]
    assert items
    assert all("oat milk" in pieces for pieces in items)
    assert not any("shopping" in piece for pieces in items for piece in pieces)


async def test_what_must_be_left_alone_is_never_chosen(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    server.reply("Very well.")
    await say("Never turn on the desk lamp")
    assert _state(demo_house, "light.desk_lamp") == "off"


async def test_a_chooser_sets_only_a_number_that_was_said(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "needle3:121m")
    server.reply(calls=[("set_brightness", {"name": "desk lamp", "percent": 90})])
    await say("Dim the desk lamp to 30 percent")
    lamp = demo_house.states.get("light.desk_lamp")
    assert lamp is not None
    assert lamp.attributes["brightness"] in {76, 77}


async def test_a_chooser_that_wants_something_else_does_nothing(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "needle3:121m")
    for _clause in range(2):
        server.reply(calls=[("unlock", {"name": "front door"}), ("dance", {})])
    await say("Turn on the desk lamp and the reading lamp")
    assert _state(demo_house, "lock.front_door") == "locked"


async def test_another_thing_is_treated_like_the_one_before(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    server.reply(json.dumps({"name": "Desk Lamp", "do": "turn on"}))
    first = await say("Turn on the desk lamp")
    await say("the reading lamp", first.conversation_id)
    assert _state(demo_house, "light.reading_lamp") == "on"


async def test_a_lamp_is_no_music(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    picked = json.dumps({"name": "Living Room Light", "do": "turn on"})
    server.reply(picked, repeat=True)
    turn_on = {"entity_id": "light.living_room_light"}
    await demo_house.services.async_call("light", "turn_on", turn_on, blocking=True)
    for said in ("play some jazz in the living room", "some swing for the living room"):
        heard = await say(said)
        assert "Done" not in speech(heard)
        assert "not" in speech(heard)
    server.replies.clear()


async def test_what_was_switched_instead_is_named(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await _jarvis(demo_house, server, "scripted:135m")
    turn_off = {"entity_id": "light.living_room_light"}
    await demo_house.services.async_call("light", "turn_off", turn_off, blocking=True)
    picked = json.dumps({"name": "Living Room Light", "do": "turn on"})
    server.reply(picked, repeat=True)
    heard = await say("play some jazz in the living room")
    assert "Done" not in speech(heard)
    assert "Living Room Light" in speech(heard)
    server.replies.clear()
