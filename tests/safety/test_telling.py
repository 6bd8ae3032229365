"""Who did it, whether it worked, and what was done: told as it was."""

from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.jarvis.safety.readback import LIMITS
from custom_components.jarvis.safety.script_runs import Doer, doer_of
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers.entity_component import DATA_INSTANCES
from homeassistant.setup import async_setup_component
from homeassistant.util import dt as dt_util

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import Reply, ScriptedServer

LAMP = "light.reading_lamp"
ASKS = {
    "en": (
        "turn on the reading lamp",
        (
            "why is the reading lamp on?",
            "who turned on the reading lamp",
            "who switched the reading lamp on?",
            "how come the reading lamp is on",
            "when did you turn on the reading lamp?",
            "what made the reading lamp turn on",
            "why did the reading lamp come on?",
            "was it you who turned on the reading lamp?",
            "did someone turn on the reading lamp",
            "who was it that turned on the reading lamp",
            "what happened to the reading lamp",
        ),
        "I did, today at",
    ),
    "de": (
        "mach die Leselampe an",
        (
            "warum ist die Leselampe an?",
            "wer hat die Leselampe angemacht",
            "wer hat die Leselampe eingeschaltet?",
            "wieso ist die Leselampe noch an",
            "wann hast du die Leselampe angemacht?",
            "weshalb brennt die Leselampe noch",
            "warum ging die Leselampe an?",
            "hat jemand die Leselampe angemacht",
            "warum wurde die Leselampe eingeschaltet",
            "wer war es, der die Leselampe eingeschaltet hat",
            "was ist mit der Leselampe passiert",
        ),
        "Das war ich, heute um",
    ),
}


async def switch(hass: HomeAssistant, context: Context, service: str) -> None:
    """Switch the lamp as somebody else."""
    await hass.services.async_call(
        "light", service, {"entity_id": LAMP}, blocking=True, context=context
    )


@pytest.mark.parametrize("language", ASKS)
async def test_what_was_wished_is_told_with_its_words(
    base: HomeAssistant, say: Say, language: str
) -> None:
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, agent_subentry())
    wish, questions, begin = ASKS[language]
    first = await say(wish, language=language)
    for question in questions:
        heard = speech(await say(question, first.conversation_id, language=language))
        assert heard.startswith(begin), question
        assert wish in heard
        # Another conversation hears that it was asked for, and not in what words.
        strange = speech(await say(question, language=language))
        assert strange.startswith(begin), question
        assert wish not in strange


async def test_a_person_is_named(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say
) -> None:
    user = MockUser(name="Anna", is_owner=True).add_to_hass(hass)
    await switch(hass, Context(user_id=user.id), "turn_on")
    assert speech(await say("who turned on the reading lamp")).startswith("Anna did")
    state = hass.states.get(LAMP)
    assert state is not None
    assert doer_of(hass, state) == Doer(kind="user", id=user.id)


@pytest.mark.parametrize("exposed", [True, False])
async def test_an_automation_is_named_if_it_may_be(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say, *, exposed: bool
) -> None:
    automation = {
        "id": "dusk",
        "alias": "Dusk",
        "triggers": [{"trigger": "event", "event_type": "dusk"}],
        "actions": [{"action": "light.turn_on", "target": {"entity_id": LAMP}}],
    }
    assert await async_setup_component(hass, "automation", {"automation": [automation]})
    async_expose_entity(hass, "conversation", "automation.dusk", exposed)
    hass.bus.async_fire("dusk")
    await hass.async_block_till_done()
    heard = speech(await say("why is the reading lamp on"))
    assert heard.startswith("The automation “Dusk” did" if exposed else "An automation")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("who opened the garage door", "I see it otherwise: Garage Door closed."),
        ("why is the desk lamp on", "I see it otherwise: Desk Lamp off."),
        ("why isn't the hallway light on", "I see it otherwise: Hallway Light on."),
        ("who locked the front door", "I cannot tell who or what it was."),
        ("why is the hallway light on", "I cannot tell who or what it was."),
        ("why didn't you close the awning", "I know of no such wish."),
        ("what have you done today", "Nothing that I know of"),
    ],
)
async def test_what_is_not_known_is_not_made_up(
    jarvis: MockConfigEntry, say: Say, question: str, answer: str
) -> None:
    assert speech(await say(question)).startswith(answer)


async def test_what_did_not_answer_was_not_done(
    jarvis: MockConfigEntry,
    hass: HomeAssistant,
    say: Say,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LIMITS, "light", 0.01)

    async def silent(*_args: Any, **_data: Any) -> None:
        """Take the command and do nothing."""

    lamp = hass.data[DATA_INSTANCES]["light"].get_entity(LAMP)
    monkeypatch.setattr(lamp, "async_turn_on", silent)
    first = await say("turn on the reading lamp")
    for question in ("what did you just do?", "did that work?"):
        heard = speech(await say(question, first.conversation_id))
        assert "no answer from the Reading Lamp" in heard, question
        assert "Reading Lamp on" not in heard
    day = speech(await say("what have you done today", first.conversation_id))
    assert "Reading Lamp on" not in day
    assert "turn on the reading lamp" not in day
    # It obeys after all, only late.
    state = hass.states.get(LAMP)
    assert state is not None
    hass.states.async_set(LAMP, "on", state.attributes)
    heard = speech(await say("did it work?", first.conversation_id))
    assert heard == "Yes: Reading Lamp on."
    heard = speech(await say("what did you just do?", first.conversation_id))
    assert "no answer" not in heard
    assert "Reading Lamp on" in heard


async def test_the_day_is_told_in_the_end(jarvis: MockConfigEntry, say: Say) -> None:
    first = await say("turn on the reading lamp")
    await say("set a timer for 5 minutes", first.conversation_id)
    heard = speech(await say("what have you done today", first.conversation_id))
    assert "Reading Lamp on" in heard
    assert "“set a timer for 5 minutes”" in heard


WHYS = {
    "en": (
        "how come you did that?",
        "for what reason did you do that",
        "what was the reason for that?",
        "who told you to do that",
        "what made you do this",
    ),
    "de": (
        "aus welchem Grund hast du das gemacht?",
        "was war der Grund dafür",
        "wer hat dir das aufgetragen",
        "wie kam es dazu",
    ),
}


@pytest.mark.parametrize("language", WHYS)
async def test_why_is_asked_in_many_ways(
    base: HomeAssistant, say: Say, language: str
) -> None:
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, agent_subentry())
    wish = ASKS[language][0]
    first = await say(wish, language=language)
    for question in WHYS[language]:
        heard = speech(await say(question, first.conversation_id, language=language))
        assert wish in heard, question


async def test_only_the_time_asked_about_is_told(
    jarvis: MockConfigEntry,
    say: Say,
    hass: HomeAssistant,
    freezer: FrozenDateTimeFactory,
) -> None:
    freezer.move_to(dt_util.now().replace(hour=15, minute=0))
    first = await say("turn on the reading lamp")
    for asked, told in (("this morning", False), ("this afternoon", True)):
        heard = await say(f"what did you do {asked}?", first.conversation_id)
        assert ("Reading Lamp on" in speech(heard)) is told, asked
    heard = await say("tell me all you did in the last ten minutes")
    assert "Reading Lamp on" in speech(heard)


async def test_who_switched_it_back_is_no_relapse(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say
) -> None:
    first = await say("turn on the reading lamp")
    user = MockUser(name="Anna", is_owner=True).add_to_hass(hass)
    await switch(hass, Context(user_id=user.id), "turn_off")
    heard = speech(await say("what time is it?", first.conversation_id))
    assert "stay" not in heard


@pytest.mark.parametrize(
    ("acts", "questions", "told", "nothing"),
    [
        (
            ("turn on the desk lamp", "turn off the hallway light"),
            ("and before that", "what was the thing before that"),
            "Desk Lamp on",
            "Nothing then",
        ),
        (
            ("schalte die Schreibtischlampe ein", "schalte das Flurlicht aus"),
            ("was hast du davor gemacht", "und davor"),
            "Schreibtischlampe an",
            "Da habe ich nichts getan",
        ),
    ],
    ids=["en", "de"],
)
async def test_the_deed_before_the_last_is_told(
    request: pytest.FixtureRequest,
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    acts: tuple[str, ...],
    questions: tuple[str, str],
    told: str,
    nothing: str,
) -> None:
    language = request.node.callspec.id
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    talk = None
    for said in acts:
        talk = (await say(said, talk, language=language)).conversation_id
    for said, answer in zip(questions, (told, nothing), strict=True):
        assert answer in speech(await say(said, talk, language=language))
    # Of what was talked about a model knows what came before.
    server.replies += [Reply(text="Paris."), Reply(text="Versailles.")]
    await say("Paris or London", talk, language=language)
    assert "Versailles" in speech(await say(questions[0], talk, language=language))
