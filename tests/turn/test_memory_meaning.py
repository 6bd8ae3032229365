"""Search by meaning through whole turns: the embed role of a real server."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from types import MappingProxyType
from typing import Any

from aiohttp import web
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_MEMORY
from custom_components.jarvis.engines import embedding
from custom_components.jarvis.memory.housekeeping.upkeep import Upkeep
from custom_components.jarvis.types import House
from homeassistant.config_entries import ConfigSubentry
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, told
from ..scripted_server import ScriptedServer
from ..test_memory_doors import act

# Words of one row mean the same; a language of its own for each would do as well.
MEANINGS = (
    ("dentist", "teeth", "zahnarzt", "zähne"),
    ("lisbon", "sibling", "sister", "schwester", "geschwister"),
    ("allergic", "ill", "peanuts", "allergisch"),
    ("volvo", "car", "auto"),
)
FACT = "my dentist is called Brown"
QUESTION = "Whom do I let look after my teeth?"


class Embeddings:
    """A real server that embeds, or fails in the way a test wants."""

    def __init__(self) -> None:
        """Start well, with four meanings."""
        self.asked: list[list[str]] = []
        self.spoil: Callable[[list[list[float]]], Any] = lambda vectors: vectors
        self.status = 200
        self.hang: asyncio.Event | None = None
        self.url = ""

    async def answer(self, http: web.Request) -> web.Response:
        """Answer /api/embed and what a probe of the server asks."""
        if not http.path.endswith("/embed"):
            return web.json_response({"models": [], "version": "0.14.0"})
        texts = [str(one) for one in (await http.json())["input"]]
        self.asked.append(texts)
        if self.hang is not None:
            await self.hang.wait()
        if self.status != 200:
            return web.json_response({"error": "no"}, status=self.status)
        vectors = [
            [float(sum(word in text.casefold() for word in row)) for row in MEANINGS]
            + [0.05]
            for text in texts
        ]
        return web.json_response({"embeddings": self.spoil(vectors)})


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for vectors as long as a busy machine takes: only one server hangs."""
    monkeypatch.setattr(embedding, "QUESTION_SECONDS", 20.0)


@pytest.fixture
async def embeddings(socket_enabled: None) -> AsyncGenerator[Embeddings]:
    """Run the server of vectors."""
    made = Embeddings()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    made.url = site.name
    yield made
    if made.hang is not None:
        made.hang.set()
    await runner.cleanup()


@pytest.fixture
async def entry(
    demo_house: HomeAssistant, server: ScriptedServer, embeddings: Embeddings
) -> MockConfigEntry:
    """Jarvis with one engine to chat and another to embed, told one fact."""
    entry = await set_up_jarvis(
        demo_house,
        engine_subentry(server.url),
        engine_subentry(embeddings.url),
        agent_subentry(planning="off"),
    )
    embeds = next(
        sub.subentry_id
        for sub in entry.subentries.values()
        if sub.data.get("url") == embeddings.url
    )
    await remembering(demo_house, entry, embeds, "embed:1b")
    await act(demo_house, "remember", text=FACT)
    await act(demo_house, "remember", text="the garden hose is twelve metres long")
    return entry


async def remembering(
    hass: HomeAssistant, entry: MockConfigEntry, engine: str, model: str
) -> None:
    """Choose what embeds, as the flow of the memory's settings does."""
    data = MappingProxyType({"embed_engine": engine, "embed_model": model})
    known = entry.get_subentries_of_type(SUBENTRY_MEMORY)
    if sub := next(iter(known), None):
        hass.config_entries.async_update_subentry(entry, sub, data=dict(data))
    else:
        hass.config_entries.async_add_subentry(
            entry,
            ConfigSubentry(
                data=data,
                subentry_type=SUBENTRY_MEMORY,
                title="Memory",
                unique_id=SUBENTRY_MEMORY,
            ),
        )
    await hass.async_block_till_done()


def upkeep(entry: MockConfigEntry) -> Upkeep:
    house: House = entry.runtime_data
    return house.memory.upkeep


async def embed_all(entry: MockConfigEntry) -> None:
    """Give a vector to everything that was said and kept."""
    while await upkeep(entry).embed_pending():
        pass


async def recalled(
    hass: HomeAssistant, server: ScriptedServer, say: Say, question: str = QUESTION
) -> tuple[bool, str]:
    """Ask; return whether the fact was looked up for the prompt, and by what."""
    server.reply("Let me think.")
    result = await say(question)
    words = str(server.chats[-1].messages[-1]["content"])
    _, _, found = words.partition("[From earlier conversations")
    steps = await act(hass, "get_trace", trace_id=told(result)["trace_id"])
    return FACT in found, str(steps)


async def test_a_paraphrase_finds_the_fact_after_a_restart(
    hass: HomeAssistant, entry: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    found, _ = await recalled(hass, server, say)
    assert not found
    await embed_all(entry)
    assert await hass.config_entries.async_reload(entry.entry_id)
    await hass.async_block_till_done()
    found, trace = await recalled(hass, server, say)
    assert found
    assert "'meaning': 'used'" in trace
    found, _ = await recalled(hass, server, say, "Was sagt man zu meinen Zähne?")
    assert found


async def test_a_server_that_hangs_costs_a_question_its_bound_and_no_more(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    embeddings: Embeddings,
    say: Say,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await embed_all(entry)
    monkeypatch.setattr(embedding, "QUESTION_SECONDS", 0.05)
    embeddings.hang = asyncio.Event()
    found, trace = await recalled(hass, server, say)
    assert not found
    assert "'meaning': 'failed'" in trace
    asked = len(embeddings.asked)
    found, _ = await recalled(hass, server, say, "Should I be afraid of my dentist?")
    assert found
    # It rests: the next question does not wait for it again.
    assert len(embeddings.asked) == asked


SPOILED: tuple[Callable[[list[list[float]]], Any], ...] = (
    lambda vectors: vectors[:-1],
    lambda vectors: [*vectors[:-1], vectors[-1][:-1]],
    lambda vectors: [[0.0] * len(one) for one in vectors],
    lambda vectors: [[float("nan")] * len(one) for one in vectors],
    lambda vectors: [[float("inf")] * len(one) for one in vectors],
    lambda vectors: [["a"] for _ in vectors],
    lambda vectors: dict.fromkeys(range(len(vectors))),
)


@pytest.mark.parametrize("spoil", SPOILED)
async def test_vectors_that_are_none_are_asked_for_again(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    embeddings: Embeddings,
    say: Say,
    monkeypatch: pytest.MonkeyPatch,
    spoil: Callable[[list[list[float]]], Any],
) -> None:
    monkeypatch.setattr(embedding, "REST_SECONDS", 0.0)
    embeddings.spoil = spoil
    assert await upkeep(entry).embed_pending() == 0
    found, _ = await recalled(hass, server, say, "Should I be afraid of my dentist?")
    assert found
    embeddings.spoil = lambda vectors: vectors
    await upkeep(entry).maintain()
    await embed_all(entry)
    found, _ = await recalled(hass, server, say)
    assert found


async def test_another_model_gets_vectors_of_its_own(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    embeddings: Embeddings,
    say: Say,
) -> None:
    await embed_all(entry)
    [sub] = entry.get_subentries_of_type(SUBENTRY_MEMORY)
    engine = sub.data["embed_engine"]
    await remembering(hass, entry, engine, "embed:other")
    embeddings.spoil = lambda vectors: [[*one, 0.0, 0.0] for one in vectors]
    found, _ = await recalled(hass, server, say)
    assert not found
    await embed_all(entry)
    assert (await recalled(hass, server, say))[0]
    # The same name, but the model behind it has another size now.
    embeddings.spoil = lambda vectors: [[*one, 0.0] for one in vectors]
    assert not (await recalled(hass, server, say))[0]
    await act(hass, "remember", text="my car is a red Volvo")
    assert await upkeep(entry).embed_pending()
    await embed_all(entry)
    assert (await recalled(hass, server, say))[0]


async def test_a_text_that_no_model_takes_keeps_no_other_waiting(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    embeddings: Embeddings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(embedding, "REST_SECONDS", 0.0)
    for number in range(5):
        await act(hass, "remember", text=f"shelf {number} holds thing{number}")

    def picky(vectors: list[list[float]]) -> Any:
        broken = any("thing3" in text for text in embeddings.asked[-1])
        return {} if broken else vectors

    embeddings.spoil = picky
    made = [await upkeep(entry).embed_pending() for _ in range(20)]
    assert sum(made) == 6
