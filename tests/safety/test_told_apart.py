"""What an account may not see is, to it, the same as what does not exist."""

import re
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.jarvis.nlu.interpret import Interpreter
from homeassistant.auth.models import Group
from homeassistant.auth.permissions.const import POLICY_READ
from homeassistant.components.conversation import async_converse
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import Unauthorized
from homeassistant.helpers import area_registry as ar, entity_registry as er

from ..conftest import AGENT, speech
from ..scripted_server import ScriptedServer

# A hidden name and one that nothing has.
REAL, MADE_UP = "Velundro", "Gorbexal"
DOMAINS = ("fan", "todo", "cover", "script", "person")
SAID = {
    "en": (
        "when was the {} last on",
        "how long has the {} been on",
        "did anybody use the {} today",
        "what is on the {} list",
        "stop the {}",
        "turn on the {}",
        "turn off all lights in the {}",
        "turn on the desk lamp and the {}",
        "{} please",
    ),
    "de": ("wann war {} zuletzt an", "was steht auf der {} Liste", "schalte {} ein"),
}
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("resolve", {"name": "{}"}),
    ("resolve", {"name": "everything in {}"}),
    ("resolve", {"name": "desk lamp", "area": "{}"}),
    ("route_preview", {"text": "turn on the {}"}),
    ("route_preview", {"text": "when was the {} last on"}),
    ("route_preview", {"text": "turn off all lights in the {}"}),
)


@pytest.fixture
def guest(hass: HomeAssistant) -> MockUser:
    """Return an account that may see one lamp."""
    policy: Any = {"entities": {"entity_ids": {"light.desk_lamp": {POLICY_READ: True}}}}
    group = Group(name="Guests", policy=policy)
    return MockUser(name="Guest", groups=[group]).add_to_hass(hass)


@pytest.fixture(params=[*DOMAINS, "area"])
async def hidden(
    hass: HomeAssistant, jarvis: MockConfigEntry, request: pytest.FixtureRequest
) -> None:
    """Add something that a guest may not see, or a room with such a thing in it."""
    await _hide(hass, request.param)


async def _hide(hass: HomeAssistant, kind: str) -> None:
    area = kind == "area"
    domain = "light" if area else kind
    name = "Bulb" if area else REAL
    registry = er.async_get(hass)
    entry = registry.async_get_or_create(domain, "x", "x", original_name=name)
    if area:
        room = ar.async_get(hass).async_create(REAL)
        registry.async_update_entity(entry.entity_id, area_id=room.id)
    hass.states.async_set(entry.entity_id, "on", {"friendly_name": name})
    async_expose_entity(hass, "conversation", entry.entity_id, should_expose=True)
    await hass.async_block_till_done()


async def call(
    hass: HomeAssistant, user: MockUser, action: str, data: dict[str, Any]
) -> Any:
    """Call an action of ours as somebody."""
    return await hass.services.async_call(
        "jarvis",
        action,
        data,
        blocking=True,
        return_response=True,
        context=Context(user_id=user.id),
    )


async def _heard(
    hass: HomeAssistant, server: ScriptedServer, user: MockUser, text: str, code: str
) -> tuple[Any, ...]:
    before = len(server.chats)
    context = Context(user_id=user.id)
    result = await async_converse(hass, text, None, context, code, agent_id=AGENT)
    sent = [chat.user.partition("[From")[0] for chat in server.chats[before:]]
    devices = [re.findall(r"Devices:\n[^\]]*", one) for one in sent]
    return speech(result), result.continue_conversation, len(sent), devices


@pytest.mark.usefixtures("hidden")
async def test_neither_words_nor_the_way_to_them_tell_that_it_is_there(
    hass: HomeAssistant,
    server: ScriptedServer,
    guest: MockUser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # It reads the letters of a name, whatever the house has: two are read otherwise.
    monkeypatch.setattr(Interpreter, "read", lambda *_: None)
    server.reply("I could not say.", repeat=True)
    for language, sentences in SAID.items():
        for sentence in sentences:
            real, made_up = [
                await _heard(hass, server, guest, sentence.format(name), language)
                for name in (REAL, MADE_UP)
            ]
            assert str(real).replace(REAL, MADE_UP) == str(made_up), sentence
    server.replies.clear()


@pytest.mark.parametrize("kind", [*DOMAINS, "area"])
async def test_it_is_answered_as_before_it_was_there(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    guest: MockUser,
    kind: str,
) -> None:
    server.reply("I could not say.", repeat=True)
    said = [(one.format(REAL), code) for code, rows in SAID.items() for one in rows]
    before = [await _heard(hass, server, guest, *one) for one in said]
    await _hide(hass, kind)
    after = [await _heard(hass, server, guest, *one) for one in said]
    assert after == before
    server.replies.clear()


@pytest.mark.usefixtures("hidden")
async def test_no_action_tells_that_it_is_there(
    hass: HomeAssistant, guest: MockUser
) -> None:
    for action, data in ASKED:
        told = [
            await call(
                hass, guest, action, {k: v.format(name) for k, v in data.items()}
            )
            for name in (REAL, MADE_UP)
        ]
        assert str(told[0]).replace(REAL, MADE_UP) == str(told[1]), (action, data)


async def test_a_command_goes_on_with_nobody_elses_conversation(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> None:
    """Neither what was said there is told, nor is a question there dropped."""
    anna = MockUser(name="Anna", is_owner=True).add_to_hass(hass)
    ben = MockUser(name="Ben").add_to_hass(hass)
    server.reply("The kingfisher nests behind the mill.")
    bird = await async_converse(
        hass, "tell me of the bird", None, Context(user_id=anna.id), agent_id=AGENT
    )
    talk = {"command": "repeat", "conversation_id": bird.conversation_id}
    assert "kingfisher" not in str(await call(hass, ben, "run_command", talk))
    assert "kingfisher" in str(await call(hass, anna, "run_command", talk))
    door = await async_converse(
        hass, "unlock the front door", None, Context(user_id=anna.id), agent_id=AGENT
    )
    talk["conversation_id"] = door.conversation_id
    await call(hass, ben, "run_command", talk)
    await async_converse(
        hass, "yes", door.conversation_id, Context(user_id=anna.id), agent_id=AGENT
    )
    await hass.async_block_till_done()
    assert hass.states.is_state("lock.front_door", "unlocked")


async def test_what_an_action_began_is_its_accounts(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> None:
    """The question that was put to Anna is not Ben's to answer."""
    anna, ben = (MockUser(name=name).add_to_hass(hass) for name in ("Anna", "Ben"))
    counter = jarvis.runtime_data.counter
    talk = {"command": "remember", "conversation_id": "talk"}
    for user, waits in ((anna, True), (ben, False)):
        assert (await call(hass, anna, "run_command", talk))["wait_for_input"]
        server.reply("Very well.", repeat=True)
        context = Context(user_id=user.id)
        before = counter.thread("talk")
        await async_converse(hass, "hm", "talk", context, agent_id=AGENT)
        assert (counter.thread("talk") is before) is waits
        counter.forget("talk")
    server.replies.clear()


@pytest.mark.parametrize(
    ("action", "data"),
    [
        ("probe_engines", {"discover": True}),
        ("telemetry_summary", {}),
        ("feedback", {"trace_id": "x", "label": "bad"}),
    ],
)
async def test_what_the_panel_keeps_for_owners_no_action_gives_away(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    guest: MockUser,
    action: str,
    data: dict[str, Any],
) -> None:
    with pytest.raises(Unauthorized):
        await hass.services.async_call(
            "jarvis",
            action,
            data,
            blocking=True,
            return_response=action != "feedback",
            context=Context(user_id=guest.id),
        )
