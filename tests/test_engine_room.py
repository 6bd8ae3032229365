"""The engines through Home Assistant's doors: failover, health, reading ahead."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Literal

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import DOMAIN, SUBENTRY_AGENT
from custom_components.jarvis.coordinator import EngineCoordinator
from custom_components.jarvis.engines import failover
from custom_components.jarvis.engines.health import FIRST_REST
from custom_components.jarvis.types import House
from homeassistant.components.conversation import (
    ChatLog,
    ConversationInput,
    ConversationResult,
    async_converse,
    async_get_agent_info,
)
from homeassistant.components.conversation.agent_manager import async_get_agent
from homeassistant.components.conversation.const import DATA_COMPONENT
from homeassistant.components.conversation.entity import ConversationEntity
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import (
    device_registry as dr,
    entity_registry as er,
    issue_registry as ir,
)
from homeassistant.helpers.intent import IntentResponse
from homeassistant.loader import async_get_integration

from .conftest import (
    AGENT,
    MODEL,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
    told,
)
from .scripted_server import ScriptedModel, ScriptedServer
from .waiting import waiting

DEAD = "http://127.0.0.1:9"


@pytest.fixture
async def second(socket_enabled: None) -> AsyncIterator[ScriptedServer]:
    """Run another model server."""
    async with ScriptedServer(models=[ScriptedModel(name=MODEL)]) as scripted:
        yield scripted
        scripted.finish()


def named(title: str, url: str, kind: str = "ollama", **data: Any) -> Any:
    """Describe an engine with a name of its own."""
    return {**engine_subentry(url, kind, **data), "title": title}


async def two(
    hass: HomeAssistant,
    first: str,
    second: str,
    kind: str = "ollama",
    *,
    patience: int = 5,
    **agent: Any,
) -> MockConfigEntry:
    """Set up Jarvis with two engines."""
    return await set_up_jarvis(
        hass,
        named("cellar", first, kind, timeout=patience),
        named("attic", second, kind, timeout=patience),
        agent_subentry(**{"deadline": 10, **agent}),
    )


def house_of(entry: MockConfigEntry) -> House:
    """Return the house."""
    house: House = entry.runtime_data
    return house


POISONS: dict[str, dict[str, Any]] = {
    "refuses the connection": {},
    "closes at once": {"cut": 0},
    "sends a web page": {"body": "<html>It works!</html>", "content_type": "text/html"},
    "an error in a success": {"body": '{"error": "out of memory"}'},
    "is broken": {"status": 500, "error": "boom"},
    "is busy": {"status": 503, "error": "busy"},
    "refuses the key": {"status": 401, "error": "bad key"},
    "has lost the model": {"status": 404, "error": "model 'scripted:4b' not found"},
    "sends elsewhere": {
        "status": 307,
        "headers": {"Location": "http://203.0.113.9/api/chat"},
    },
}


@pytest.mark.parametrize("poison", POISONS)
async def test_the_next_engine_answers_at_once(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    second: ScriptedServer,
    say: Say,
    kind: str,
    poison: str,
) -> None:
    if POISONS[poison]:
        server.reply(**POISONS[poison])
    first = server.url if POISONS[poison] else DEAD
    entry = await two(demo_house, first, second.url, kind)
    second.reply("Here I am.")
    with waiting() as waited:
        result = await say("tell me a story")
    assert waited.seconds < 1.5
    assert speech(result) == "Here I am."
    trace = house_of(entry).tracer.traces[-1]
    chosen = next(s for s in trace.steps if s.name == "engine")
    assert chosen.facts["why"]
    # One that refuses connections may have been found out before anybody spoke.
    failed = [s.facts["engine"] for s in trace.steps if s.name == "engine_failed"]
    assert failed == ["cellar"] or chosen.facts["engine"] == "attic"

    # The next turn does not ask the one that failed first.
    second.reply("It was a dark night.")
    assert speech(await say("and another one")) == "It was a dark night."


@pytest.mark.slow
async def test_a_hanging_engine_is_found_out(
    demo_house: HomeAssistant, server: ScriptedServer, second: ScriptedServer, say: Say
) -> None:
    await two(demo_house, server.url, second.url)
    hung = server.reply("Too late.", stall=0)
    tags = server.reply(path="/api/tags", stall=0, repeat=True)
    second.reply("Here I am.")
    with waiting() as waited:
        assert speech(await say("tell me a story")) == "Here I am."
    # Two silent seconds, one and a half to find it out, and a busy test machine.
    assert waited.seconds < 9
    hung.release()
    tags.release()


async def test_half_an_answer_is_not_tried_again(
    demo_house: HomeAssistant, server: ScriptedServer, second: ScriptedServer, say: Say
) -> None:
    await two(demo_house, server.url, second.url)
    server.reply("One two three four.", pieces=4, cut=2)
    said = speech(await say("tell me a story"))
    assert "One two" in said
    assert "cut short" in said
    assert second.chats == []


async def test_none_left_is_one_honest_sentence_and_recovery_needs_no_reload(
    demo_house: HomeAssistant, server: ScriptedServer, second: ScriptedServer, say: Say
) -> None:
    await two(demo_house, server.url, second.url)
    server.reply(status=500, error="boom")
    second.reply(status=500, error="boom")
    result = await say("tell me a story")
    assert speech(result) == (
        "Sorry, none of my model servers can answer right now: cellar, attic."
    )
    # The fast lane does not mind.
    assert told(await say("turn on the kitchen light"))["model_calls"] == 0
    server.reply("Back again.")
    assert speech(await say("tell me a story")) == "Back again."


async def test_a_busy_engine_is_asked_again_in_time(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(deadline=10)
    )
    server.reply(status=503, error="busy")
    server.reply("Now I can.")
    assert speech(await say("tell me a story")) == "Now I can."


@pytest.mark.slow
async def test_a_broken_engine_is_not_asked_again_while_the_next_is_busy(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    second: ScriptedServer,
    say: Say,
    kind: str,
) -> None:
    server.reply(status=500, error="boom")
    await two(demo_house, server.url, second.url, kind)
    second.reply(status=503, error="busy")
    second.reply("Here I am.")
    assert speech(await say("tell me a story")) == "Here I am."
    assert len(server.chats) == 1


async def test_equal_models_share_the_load_and_nothing_mixes(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    second: ScriptedServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # On a busy machine fifty turns at once are silent for long: nobody is dead.
    monkeypatch.setattr(failover, "SILENT_SECONDS", 60.0)
    entry = await two(demo_house, server.url, second.url, patience=60, deadline=120)
    for one in (server, second):
        one.strict = False
        one.default.text = "I cannot say."
        one.default.pause = 0.02

    async def ask(number: int) -> str:
        result = await async_converse(
            demo_house,
            f"how do foxes run in tale number {number}",
            None,
            Context(),
            language="en",
            agent_id=AGENT,
        )
        return speech(result)

    answers = await asyncio.gather(*(ask(number) for number in range(50)))
    assert set(answers) == {"I cannot say."}
    counts = sorted(
        sum("tale number" in chat.user for chat in one.chats)
        for one in (server, second)
    )
    assert sum(counts) == 50
    assert counts[0] >= 15
    traces = list(house_of(entry).tracer.traces)[-50:]
    assert all(trace.model_calls == 1 for trace in traces)
    # Whoever comes while a server is asked what it can do waits for that answer.
    for one in (server, second):
        assert sum(request.path == "/api/show" for request in one.requests) < 3
        assert sum(request.path == "/api/tags" for request in one.requests) < 10
    router = house_of(entry).router
    assert [health.load for health in router.health.values()] == [0, 0]


async def test_an_engine_killed_under_load_is_back_soon(
    demo_house: HomeAssistant, server: ScriptedServer, second: ScriptedServer
) -> None:
    entry = await two(demo_house, server.url, second.url)
    for one in (server, second):
        one.strict = False
        one.default.text = "I cannot say either."

    async def ask(number: int) -> str:
        words = f"how do foxes run in tale number {number}"
        return speech(
            await async_converse(
                demo_house, words, None, Context(), language="en", agent_id=AGENT
            )
        )

    asking = [asyncio.create_task(ask(number)) for number in range(10)]
    await asyncio.sleep(0)
    await server.stop()
    asking += [asyncio.create_task(ask(number)) for number in range(10, 20)]
    answers = await asyncio.gather(*asking)
    assert set(answers) == {"I cannot say either."}
    # Ten calls that failed at once are one failure, not ten in a row.
    cellar = next(iter(house_of(entry).router.health.values()))
    assert cellar.rest <= FIRST_REST
    # What every attempt cost stands in the books, also those that failed.
    sums = house_of(entry).ledger.total(lambda subject: subject.kind == "call")
    assert sums.counts["calls"] - sums.counts.get("failed", 0) == 20


async def test_a_cloud_engine_never_stands_in_unasked(
    demo_house: HomeAssistant, server: ScriptedServer, second: ScriptedServer, say: Say
) -> None:
    entry = await set_up_jarvis(
        demo_house,
        named("cellar", server.url),
        named("cloud", second.url, stand_in="no"),
        agent_subentry(deadline=5),
    )
    server.reply(status=500, error="boom")
    assert "cellar" in speech(await say("tell me a story"))
    assert second.chats == []
    offers = house_of(entry).router.offers(next(iter(house_of(entry).agents.values())))
    assert [offer.stand_in for offer in offers] == [True, False]


async def test_local_only_is_hard(demo_house: HomeAssistant, say: Say) -> None:
    await set_up_jarvis(
        demo_house,
        named("cloud", "https://api.example.com/v1", "openai_compatible"),
        agent_subentry(local_only=True),
    )
    result = await say("tell me a story")
    assert "language model" in speech(result)
    assert told(result)["model_calls"] == 0


async def test_the_owners_order_counts(
    demo_house: HomeAssistant, server: ScriptedServer, second: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(
        demo_house,
        named("cellar", server.url, priority=60),
        named("attic", second.url, priority=10),
        agent_subentry(),
    )
    second.reply("First.")
    assert speech(await say("tell me a story")) == "First."


async def test_secrets_go_to_engines_of_the_house_only_when_allowed(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(originals=True)
    )
    server.reply(calls=[("no__such_tool", {"to": "jane.doe@example.org"})])
    server.reply("I have no story about it.")
    await say("tell me a story about jane.doe@example.org")
    assert b"jane.doe" in server.chats[0].raw
    [entry] = demo_house.config_entries.async_entries(DOMAIN)
    trace = house_of(entry).tracer.traces[-1]  # type: ignore[arg-type]
    assert "jane.doe" not in str(trace.as_dict())


def connection(hass: HomeAssistant, title: str) -> str:
    """Return the state of an engine's connectivity sensor."""
    state = hass.states.get(f"binary_sensor.{title}_connection")
    assert state is not None
    return state.state


def coordinator(entry: MockConfigEntry, at: int = 0) -> EngineCoordinator:
    """Return what watches an engine."""
    return list(house_of(entry).watches.values())[at]


async def test_the_connection_is_a_sensor(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    server.models = [ScriptedModel(name=MODEL)]
    entry = await set_up_jarvis(
        demo_house, named("cellar", server.url), agent_subentry()
    )
    watch = coordinator(entry)
    await watch.async_refresh()
    assert connection(demo_house, "cellar") == "on"
    assert house_of(entry).router.models
    server.reply(status=500, error="boom")
    await say("tell me a story")
    assert connection(demo_house, "cellar") == "off"
    server.reply("Better.")
    await say("tell me a story")
    assert connection(demo_house, "cellar") == "on"


async def test_an_engine_that_is_away_is_watched_more_closely(
    demo_house: HomeAssistant, socket_enabled: None
) -> None:
    entry = await set_up_jarvis(demo_house, named("cellar", DEAD), agent_subentry())
    watch = coordinator(entry)
    issues = ir.async_get(demo_house)
    key = f"engine_down_{watch.seat.settings.id}"
    # The first look tells: nobody waits for it.
    assert issues.async_get_issue(DOMAIN, key) is not None
    seen = []
    for _ in range(6):
        await watch.async_refresh()
        assert watch.update_interval is not None
        seen.append(watch.update_interval.total_seconds())
    assert seen == sorted(seen)
    assert (seen[-1], max(seen)) == (60, 60)
    assert connection(demo_house, "cellar") == "off"
    assert issues.async_get_issue(DOMAIN, key) is not None
    assert await demo_house.config_entries.async_unload(entry.entry_id)
    assert issues.async_get_issue(DOMAIN, key) is None


async def test_a_refused_key_and_a_lost_model_are_told(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(
        demo_house, named("cellar", server.url), agent_subentry()
    )
    watch, issues = coordinator(entry), ir.async_get(demo_house)
    for _ in range(2):
        await watch.async_refresh()
    gone = f"engine_model_gone_{watch.seat.settings.id}"
    assert issues.async_get_issue(DOMAIN, gone) is not None
    assert connection(demo_house, "cellar") != "off"
    server.models = [ScriptedModel(name=MODEL)]
    await watch.async_refresh()
    assert issues.async_get_issue(DOMAIN, gone) is None
    server.reply(path="/api/tags", status=401, error="no", repeat=True)
    await watch.async_refresh()
    refused = f"engine_key_refused_{watch.seat.settings.id}"
    assert issues.async_get_issue(DOMAIN, refused) is not None


async def test_the_prompt_is_read_while_the_user_speaks(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url, kind), agent_subentry())
    agent = async_get_agent(demo_house, AGENT)
    assert isinstance(agent, ConversationEntity)
    server.reply("H", repeat=False)
    await agent.async_prepare("en")
    # Once is enough, however often it is asked for.
    await agent.async_prepare("en")
    server.reply("Hello.")
    await say("tell me a story")
    ahead, turn = server.chats
    assert ahead.messages[0] == turn.messages[0]
    # The turn may add tools that fit its words, behind those that are always there.
    tools = ahead.body["tools"]
    assert tools
    assert turn.body["tools"][: len(tools)] == tools
    limit = ahead.body.get("max_tokens") or ahead.body["options"]["num_predict"]
    assert limit == 1
    # Warm: nothing is read again.
    await agent.async_prepare("en")
    await demo_house.async_block_till_done()
    assert len(server.chats) == 2


async def test_a_cloud_is_not_asked_ahead(
    demo_house: HomeAssistant, socket_enabled: None
) -> None:
    entry = await set_up_jarvis(
        demo_house,
        named("cloud", "https://api.example.com/v1", "openai_compatible"),
        agent_subentry(),
    )
    agent = async_get_agent(demo_house, AGENT)
    assert isinstance(agent, ConversationEntity)
    await agent.async_prepare("en")
    key = next(iter(house_of(entry).seats))
    assert not house_of(entry).prefills.is_warm(key, "anything")
    assert async_get_agent_info(demo_house, AGENT) is not None


async def test_all_engines_are_looked_at_now(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    await set_up_jarvis(
        demo_house,
        named("cellar", server.url),
        named("attic", DEAD, "openai_compatible"),
        agent_subentry(),
    )
    server.reply(calls=[("report_number", {"number": 7})])
    server.reply('{"number": 7}')
    response = await demo_house.services.async_call(
        DOMAIN,
        "probe_engines",
        {"try_models": True},
        blocking=True,
        return_response=True,
    )
    assert response is not None
    engines: Any = response["engines"]
    cellar, attic = engines
    assert cellar["tried"] == {"tools": True, "schema": True}
    assert cellar["local"] is True
    assert [model["name"] for model in cellar["models"]] == ["scripted:3b"]
    assert (attic["connected"], attic["error"]) == (False, "engine_unreachable")


async def test_the_preview_tells_who_would_answer_and_why(
    demo_house: HomeAssistant, server: ScriptedServer, second: ScriptedServer
) -> None:
    await set_up_jarvis(
        demo_house,
        named("small", server.url, model="qwen3:4b"),
        named("large", second.url, model="llama3.3:70b"),
        agent_subentry(routing="heuristic"),
    )

    async def preview(text: str) -> dict[str, Any]:
        told = await demo_house.services.async_call(
            DOMAIN,
            "route_preview",
            {"text": text, "language": "en"},
            blocking=True,
            return_response=True,
        )
        assert told is not None
        return dict(told)

    hard = await preview("Explain step by step how photosynthesis works in plants")
    assert (hard["lane"], hard["engine"]) == ("model", "large")
    assert "reasoning" in hard["engine_why"]
    easy = await preview("thank you dear")
    assert easy["engine"] == "small"
    assert easy["next_engines"] == ["large"]
    assert server.chats == second.chats == []


async def test_outcomes_teach_the_router_and_survive_a_restart(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    second: ScriptedServer,
    say: Say,
    hass_storage: dict[str, Any],
) -> None:
    entry = await set_up_jarvis(
        demo_house,
        named("cellar", server.url),
        named("attic", second.url, model="other:4b"),
        agent_subentry(routing="learned"),
    )
    router = house_of(entry).router
    router._dice = lambda: 1.0
    server.reply("A tale.")
    result = await say("tell me about cats and dogs")
    cellar = next(iter(router.seats))
    before = router._experience.scores("talk")[cellar]
    assert (before.turns, before.total) == (1.0, 1.0)
    # The next words say that it was wrong.
    server.reply("Oh.")
    await say("no, I meant the other one", result.conversation_id)
    assert router._experience.scores("talk")[cellar].total < 2.0
    for number in range(8):
        for arm, score in zip(router.seats, (0.0, 1.0), strict=True):
            router._experience.decided(f"{arm}{number}", "talk", arm)
            assert router.label(f"{arm}{number}", score)
    second.reply("Mine.")
    assert speech(await say("tell me about mice and birds")) == "Mine."
    trace = house_of(entry).tracer.traces[-1]
    assert (
        "learned from"
        in next(s for s in trace.steps if s.name == "engine").facts["why"]
    )
    assert not router.label("nobody", 1.0)
    assert await demo_house.config_entries.async_unload(entry.entry_id)


async def test_the_house_tests_its_models_without_doing_anything(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    await set_up_jarvis(demo_house, named("cellar", server.url), agent_subentry())
    server.strict = False
    server.default.text = "I would rather not."
    before = {s.entity_id: s.state for s in demo_house.states.async_all("light")}
    response = await demo_house.services.async_call(
        DOMAIN,
        "self_test",
        {"commands": 10, "contexts": [4096, 8192]},
        blocking=True,
        return_response=True,
    )
    assert response is not None
    results: Any = response["results"]
    assert [result["context"] for result in results] == [4096, 8192]
    # A model that never acts is right about the questions alone.
    assert all(0 < result["score"] < 0.6 for result in results)
    assert all("did nothing" in str(result["wrong"]) for result in results)
    assert response["recommended"] is not None
    after = {s.entity_id: s.state for s in demo_house.states.async_all("light")}
    assert after == before
    contexts = {chat.body["options"]["num_ctx"] for chat in server.chats}
    assert contexts == {4096, 8192}


class Other(ConversationEntity):
    """Another agent of the house, which answers what it was told."""

    entity_id = "conversation.other"
    _attr_name = "Other"

    def __init__(self) -> None:
        """Start unasked."""
        self.heard: list[ConversationInput] = []

    @property
    def supported_languages(self) -> Literal["*"]:
        """Every language."""
        return "*"

    async def _async_handle_message(
        self, user_input: ConversationInput, _chat_log: ChatLog
    ) -> ConversationResult:
        self.heard.append(user_input)
        response = IntentResponse(user_input.language)
        response.async_set_speech("I am another.")
        return ConversationResult(response)


class Circle(Other):
    """Asks Jarvis whatever it is asked."""

    async def _async_handle_message(
        self, user_input: ConversationInput, _chat_log: ChatLog
    ) -> ConversationResult:
        self.heard.append(user_input)
        return await async_converse(
            self.hass, user_input.text, None, Context(), "en", AGENT
        )


async def with_other(hass: HomeAssistant, other: Other) -> None:
    """Add another agent, and Jarvis with it as the only engine."""
    await hass.data[DATA_COMPONENT].async_add_entities([other])
    await set_up_jarvis(
        hass,
        named("butler", "", "entity", entity_id=other.entity_id, model="x"),
        agent_subentry(fast_lane=False, llm_hass_api=[]),
    )


async def test_another_agent_thinks(demo_house: HomeAssistant, say: Say) -> None:
    other = Other()
    await with_other(demo_house, other)
    result = await say("who are you")
    assert speech(result) == "I am another."
    assert "Jarvis" in str(other.heard[0].extra_system_prompt)
    await say("and who else", result.conversation_id)
    assert "I am another." in other.heard[1].text


async def test_an_agent_that_asks_back_is_not_asked_twice(
    demo_house: HomeAssistant, say: Say
) -> None:
    circle = Circle()
    await with_other(demo_house, circle)
    with waiting() as waited:
        assert speech(await say("who are you")).startswith("Sorry")
    assert waited.seconds < 3
    assert len(circle.heard) == 1


async def test_devices_tell_model_version_and_page(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    server.models = [ScriptedModel(name=MODEL)]
    entry = await set_up_jarvis(
        demo_house,
        named("cellar", server.url),
        {**engine_subentry(f"{server.url}/v1", "openai_compatible"), "title": "attic"},
        agent_subentry(),
    )
    for watch in entry.runtime_data.watches.values():
        await watch.async_refresh()
    devices = {
        one.name: one
        for one in dr.async_entries_for_config_entry(
            dr.async_get(demo_house), entry.entry_id
        )
    }
    assert devices.keys() == {"Jarvis", "cellar", "attic"}
    assert (devices["cellar"].model, devices["cellar"].sw_version) == (MODEL, "0.14.0")
    assert devices["cellar"].configuration_url is None
    assert devices["attic"].configuration_url == server.url
    manifest = await async_get_integration(demo_house, DOMAIN)
    assert devices["Jarvis"].sw_version == str(manifest.version)
    # What the house did is told once, under the name of its agent.
    assert demo_house.states.get("sensor.jarvis_turns") is not None
    assert demo_house.states.get("sensor.jarvis_turns_2") is None


async def test_a_second_agent_tells_its_own_figures(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    alfred: Any = agent_subentry() | {"title": "Alfred"}
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(), alfred
    )
    registry = er.async_get(demo_house)
    [_, second] = entry.get_subentries_of_type(SUBENTRY_AGENT)
    own = registry.async_get_entity_id("sensor", DOMAIN, f"{second.subentry_id}_turns")
    assert own == "sensor.alfred_turns"
