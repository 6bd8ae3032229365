"""What one person said in a conversation is no business of who speaks on in it."""

import json
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.jarvis.memory import Kind, Page
from homeassistant.components.conversation import async_converse
from homeassistant.core import Context, HomeAssistant

from ..conftest import (
    AGENT,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
    speech,
)
from ..scripted_server import ScriptedServer

TALK = "one-talk"
SECRET = "4200"
HERS = "assist_satellite.hers"


class Talkers:
    """Several people who speak in one conversation; None is an unknown voice."""

    def __init__(self, hass: HomeAssistant, server: ScriptedServer, owner: str) -> None:
        """Let `owner` be who begins."""
        self.hass, self.server, self.owner = hass, server, owner

    async def say(self, who: str | None, text: str) -> str:
        """Say it with an account, at a satellite, or as nobody; return the answer."""
        more: dict[str, Any] = {"language": "en", "agent_id": AGENT}
        context = Context(user_id=who)
        if who == HERS:
            context, more["satellite_id"] = Context(), who
        result = await async_converse(self.hass, text, TALK, context, **more)
        await self.hass.async_block_till_done()
        return speech(result)

    async def begin(self) -> None:
        """Let the owner speak of what is nobody else's business."""
        await self.say(self.owner, f"remember that my salary is {SECRET} euros")
        asked = "what do you know about my salary?"
        assert SECRET in await self.say(self.owner, asked)
        await self.say(self.owner, "tell me a joke about my salary")
        assert SECRET in self.sent()

    def sent(self) -> str:
        """Return all that went to the model, and let go of it."""
        sent = json.dumps([chat.body for chat in self.server.chats])
        self.server.requests.clear()
        return sent


@pytest.fixture
async def entry(demo_house: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    server.reply("I could not say.", repeat=True)
    voices = memory_subentry(
        voices=[{"satellite": HERS, "person": "person.somebody_else"}]
    )
    return await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(), voices
    )


@pytest.fixture
async def talkers(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    hass_admin_user: MockUser,
) -> Talkers:
    return Talkers(hass, server, hass_admin_user.id)


@pytest.fixture(params=["another account", HERS, "nobody"])
def other(request: pytest.FixtureRequest, hass_read_only_user: MockUser) -> str | None:
    """Whoever speaks on."""
    people = {"another account": hass_read_only_user.id, HERS: HERS, "nobody": None}
    return people[request.param]


async def facts(entry: MockConfigEntry) -> list[str]:
    store = entry.runtime_data.memory
    return [fact.text for fact in await store.browse(Page(kind=Kind.FACT))]


async def test_who_speaks_on_hears_and_changes_nothing_of_it(
    talkers: Talkers, entry: MockConfigEntry, other: str | None
) -> None:
    for words in (
        "what was that?",
        "why?",
        "say that again",
        "tell me more",
        "no, it is 3000",
        "undo that",
        "forget that",
        "forget what I just said",
        "what did I just tell you?",
    ):
        await talkers.begin()
        before = await facts(entry)
        said = await talkers.say(other, words)
        assert SECRET not in said, words
        assert "salary" not in said, words
        assert SECRET not in talkers.sent(), words
        assert await facts(entry) == before, words


async def test_an_open_question_is_not_another_persons_to_answer(
    talkers: Talkers, entry: MockConfigEntry, other: str | None
) -> None:
    for name in ("cat", "dog", "horse", "goat"):
        await talkers.say(talkers.owner, f"remember that my {name} is called Zorro")
    before = await facts(entry)
    asked = await talkers.say(talkers.owner, "forget everything about me")
    assert "really" in asked
    await talkers.say(other, "yes")
    assert await facts(entry) == before


async def test_one_person_goes_on_as_before(talkers: Talkers) -> None:
    """The other half of it: whose talk it is loses nothing."""
    await talkers.begin()
    await talkers.say(talkers.owner, "tell me more")
    assert "joke about my salary" in talkers.sent()
    asked = "what do you know about my salary?"
    assert SECRET in await talkers.say(talkers.owner, asked)
    await talkers.say(talkers.owner, "no, it is 3000")
    assert "3000" in await talkers.say(talkers.owner, asked)
