"""The actions, as an automation calls them."""

from datetime import timedelta
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import ServiceValidationError
from homeassistant.helpers import entity_registry as er
from homeassistant.util import dt as dt_util

from .conftest import Say, agent_subentry, set_up_jarvis, told


@pytest.fixture
async def entry(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis in the demo house, without any engine."""
    return await set_up_jarvis(demo_house, agent_subentry())


async def ask(hass: HomeAssistant, action: str, **data: Any) -> dict[str, Any]:
    """Call an action for its answer."""
    answer = await hass.services.async_call(
        "jarvis", action, data, blocking=True, return_response=True
    )
    assert isinstance(answer, dict)
    return dict(answer)


@pytest.mark.parametrize(
    ("data", "decision", "first"),
    [
        ({"name": "kitchen light"}, "pick", "light.kitchen_light"),
        ({"name": "dask lamp", "domains": ["light"]}, "pick", "light.desk_lamp"),
        ({"name": "Hängematte", "language": "de"}, "none", None),
        ({"name": "lamp", "area": "office"}, "pick", "light.desk_lamp"),
        ({"name": "desk lamp", "area": "observatory"}, "none", None),
        ({"name": "desk lamp", "floor": "third floor"}, "none", None),
        ({"name": "observatory dome"}, "none", None),
        ({"name": ""}, "none", None),
        ({"name": "all the lights", "floor": "upstairs"}, "all", None),
    ],
)
async def test_resolve(
    demo_house: HomeAssistant,
    entry: MockConfigEntry,
    data: dict[str, Any],
    decision: str,
    first: str | None,
) -> None:
    answer = await ask(demo_house, "resolve", **data)
    assert answer["decision"] == decision, answer
    if first is not None:
        assert answer["candidates"][0]["entity_id"] == first
        assert answer["candidates"][0]["why"]


@pytest.mark.parametrize(
    ("text", "lane", "targets"),
    [
        ("turn on the desk lamp", "sentence", ["light.desk_lamp"]),
        ("turn on the desk lmap", "fuzzy", ["light.desk_lamp"]),
        ("never turn on the desk lamp", "model", []),
        ("what is 15 percent of 80", "command", []),
        ("what is the capital of France", "model", []),
    ],
)
async def test_route_preview_does_nothing(
    demo_house: HomeAssistant,
    entry: MockConfigEntry,
    text: str,
    lane: str,
    targets: list[str],
) -> None:
    answer = await ask(demo_house, "route_preview", text=text)
    assert answer["lane"] == lane, answer
    assert answer["why"]
    assert [t for i in answer["intents"] for t in i["targets"]] == targets
    state = demo_house.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == "off"


async def test_route_preview_tells_of_each_of_several_wishes(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    text = "turn on the desk lamp and remind me at nine to call mum"
    answer = await ask(demo_house, "route_preview", text=text)
    assert answer["lane"] == "command"
    assert [one["intent"] for one in answer["intents"]] == ["HassTurnOn", "reminder"]
    assert demo_house.states.is_state("light.desk_lamp", "off")


async def test_a_learned_name_is_listed_used_and_forgotten(
    demo_house: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    first = await say("turn on the bedside lamp")
    await say("no, the reading lamp", first.conversation_id)
    names = (await ask(demo_house, "learned_names"))["names"]
    assert [(n["entity_id"], n["source"]) for n in names] == [
        ("light.reading_lamp", "correction")
    ]
    forget = {"name": names[0]["name"], "language": "en"}
    await demo_house.services.async_call("jarvis", "forget_name", forget, blocking=True)
    assert (await ask(demo_house, "learned_names"))["names"] == []
    with pytest.raises(ServiceValidationError):
        await demo_house.services.async_call(
            "jarvis", "forget_name", forget, blocking=True
        )


async def test_a_learned_name_follows_its_entity_and_goes_with_it(
    demo_house: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    first = await say("turn on the bedside lamp")
    await say("no, the reading lamp", first.conversation_id)
    registry = er.async_get(demo_house)
    registry.async_update_entity("light.reading_lamp", new_entity_id="light.book_lamp")
    await demo_house.async_block_till_done()
    names = (await ask(demo_house, "learned_names"))["names"]
    assert [name["entity_id"] for name in names] == ["light.book_lamp"]
    registry.async_remove("light.book_lamp")
    await demo_house.async_block_till_done()
    assert (await ask(demo_house, "learned_names"))["names"] == []


async def test_actions_say_that_jarvis_is_not_running(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    await demo_house.config_entries.async_unload(entry.entry_id)
    with pytest.raises(ServiceValidationError):
        await ask(demo_house, "resolve", name="lamp")


async def test_a_question_is_previewed_as_one(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    answer = await ask(demo_house, "route_preview", text="turn on the lamp")
    assert answer["lane"] == "fuzzy"
    assert answer["intents"] == []
    assert len(answer["choices"]) > 1


async def test_memories_are_erased_by_their_ids(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    kept = [
        (await ask(demo_house, "remember", text=text))["ids"][0]
        for text in ("The bin day is Tuesday", "The car is parked in the garage")
    ]
    gone = await ask(demo_house, "forget", ids=[kept[0]])
    assert gone["facts"] == 1
    left = await ask(demo_house, "recall", query="bin day car parked")
    assert [one["text"] for one in left["memories"]] == [
        "The car is parked in the garage"
    ]


async def test_a_person_erases_only_what_is_theirs(
    demo_house: HomeAssistant, entry: MockConfigEntry, hass_read_only_user: MockUser
) -> None:
    kept = await ask(demo_house, "remember", text="The bin day is Tuesday")
    gone = await demo_house.services.async_call(
        "jarvis",
        "forget",
        {"ids": kept["ids"]},
        blocking=True,
        return_response=True,
        context=Context(user_id=hass_read_only_user.id),
    )
    assert gone == {"facts": 0, "rows": 0}
    left = await ask(demo_house, "recall", query="bin day")
    assert len(left["memories"]) == 1


async def test_a_time_without_a_zone_is_local(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    await demo_house.config.async_set_time_zone("Pacific/Auckland")
    await ask(demo_house, "remember", text="The bin day is Tuesday")
    now = dt_util.now().replace(tzinfo=None)
    for hours, found in ((-1, 1), (1, 0)):
        since = (now + timedelta(hours=hours)).isoformat()
        answer = await ask(demo_house, "recall", query="bin day", since=since)
        assert len(answer["memories"]) == found, since


async def test_a_test_of_models_needs_one(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    for more in ({}, {"agent_id": "conversation.nobody"}):
        with pytest.raises(ServiceValidationError) as refused:
            await ask(demo_house, "self_test", **more)
        assert refused.value.translation_key == "no_engine"


async def test_a_turn_is_replayed_only_with_an_engine_that_is_there(
    demo_house: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    trace_id = told(await say("what is the capital of France"))["trace_id"]
    with pytest.raises(ServiceValidationError) as refused:
        await ask(demo_house, "replay", trace_id=trace_id, engine="big iron")
    assert refused.value.translation_key == "engine_unknown"
    with pytest.raises(ServiceValidationError) as refused:
        await ask(demo_house, "replay", trace_id=trace_id, prompt="Be brief.")
    assert refused.value.translation_key == "no_engine"
    with pytest.raises(ServiceValidationError):
        await ask(demo_house, "replay", trace_id="no such trace")
