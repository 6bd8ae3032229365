"""Undo takes back what is meant, no more, and says truly what came of it."""

from datetime import timedelta

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.safety.journal import KEPT_SECONDS
from homeassistant.components.conversation import async_converse
from homeassistant.core import Context, HomeAssistant

from ..conftest import (
    AGENT,
    Say,
    agent_subentry,
    memory_subentry,
    set_up_jarvis,
    speech,
    told,
)
from ..demo_house import furnish_demo_house

# what is said one after the other; the last words of the last answer; states then
TALKS: dict[str, list[tuple[tuple[str, ...], str, dict[str, str]]]] = {
    "en": [
        # Behind a remark, or behind "never mind", stands what is meant.
        (
            ("turn on the desk lamp", "hang on, that was too bright, put it back"),
            "It is as it was before.",
            {"light.desk_lamp": "off"},
        ),
        (
            ("turn on the desk lamp", "oh forget it, back to how it was"),
            "It is as it was before.",
            {"light.desk_lamp": "off"},
        ),
        (
            ("turn on the desk lamp", "ugh, forget the last command and put it back"),
            "It is as it was before.",
            {"light.desk_lamp": "off"},
        ),
        (
            ("turn on the desk lamp", "the sun is out, forget I asked"),
            "It is as it was before.",
            {"light.desk_lamp": "off"},
        ),
        (
            ("turn on the kitchen lights", "undo only the counter light"),
            "As before again: Counter Light.",
            {"light.kitchen_counter_light": "off", "light.kitchen_light": "on"},
        ),
        (
            ("turn on the bathroom lights", "undo that, but leave the mirror light on"),
            "all but the Mirror Light.",
            {"light.mirror_light": "on", "light.bathroom_light": "off"},
        ),
        (
            ("start movie night", "undo everything except the blinds"),
            "all but the Living Room Blinds.",
            {"light.tv_backlight": "off", "light.living_room_light": "on"},
        ),
        (
            ("activate movie night", "undo the scene"),
            "It is as it was before.",
            {"light.tv_backlight": "off", "light.living_room_light": "on"},
        ),
        (
            # What is free goes back at once; only the door is asked about.
            ("start goodnight", "undo that"),
            "all but the Back Door. Shall I unlock the Back Door?",
            {"light.living_room_light": "on", "lock.back_door": "locked"},
        ),
        (
            ("leave home", "undo"),
            "It is as it was before.",
            {"light.living_room_light": "on", "light.hallway_light": "on"},
        ),
        (
            (
                "turn on the desk lamp",
                "close the kitchen blind",
                "undo the last two things",
            ),
            "I took back the last 2.",
            {"light.desk_lamp": "off", "cover.kitchen_blind": "open"},
        ),
        (
            (
                "turn on the desk lamp",
                "turn on the garage light",
                "put the desk lamp back the way it was",
            ),
            "As before again: Desk Lamp.",
            {"light.desk_lamp": "off", "light.garage_light": "on"},
        ),
        (
            # What is not meant is named, and was not done last.
            (
                "turn on the counter light",
                "turn on the mirror light",
                "the one in the kitchen I didn't mean, reverse it",
            ),
            "As before again: Counter Light.",
            {"light.kitchen_counter_light": "off", "light.mirror_light": "on"},
        ),
        (
            # A reason names a place, too, and means nothing that was done there.
            (
                "turn on the bedside lamp",
                "turn on the mirror light",
                "she is asleep in the bedroom, undo that",
            ),
            "It is as it was before.",
            {"light.bedside_lamp": "on", "light.mirror_light": "off"},
        ),
        (
            ("turn on the hallway light", "undo that"),
            "it was so already: Hallway Light.",
            {"light.hallway_light": "on"},
        ),
        (
            ("turn on the guest room light", "undo", "undo"),
            "nothing that I could undo.",
            {"light.guest_room_light": "off"},
        ),
        (
            ("turn on the guest room light", "undo", "redo"),
            "I have done it again.",
            {"light.guest_room_light": "on"},
        ),
        (
            ("turn on the laundry light", "undo the garden lights"),
            "I have done nothing with “the garden lights”.",
            {"light.laundry_light": "on"},
        ),
        (
            ("set a timer for 5 minutes", "turn on the laundry light", "undo both"),
            "I took back the last 2.",
            {"light.laundry_light": "off"},
        ),
        (("set a timer for 5 minutes", "undo", "undo"), "that I could undo.", {}),
        (
            ("turn on the kitchen lights", "only the kitchen light back please"),
            "As before again: Kitchen Light.",
            {"light.kitchen_light": "off", "light.kitchen_counter_light": "on"},
        ),
        (
            ("turn on the desk lamp", "turn on the garage light", "undo twice"),
            "I took back the last 2.",
            {"light.desk_lamp": "off", "light.garage_light": "off"},
        ),
        (
            (
                "turn on the desk lamp",
                "turn on the garage light",
                "undo everything you did in the last five minutes",
            ),
            "I took back the last 2.",
            {"light.desk_lamp": "off", "light.garage_light": "off"},
        ),
        (
            ("turn on the desk lamp", "turn on the garage light", "undo", "one more"),
            "It is as it was before.",
            {"light.desk_lamp": "off", "light.garage_light": "off"},
        ),
        *(
            (
                ("turn on the desk lamp", words),
                "It is as it was before.",
                {"light.desk_lamp": "off"},
            )
            for words in (
                "no, undo",
                "that was wrong, undo it",
                "scratch that",
                "oops, wrong lamp",
                "cancel that",
                "go back to how it was",
            )
        ),
    ],
    "de": [
        (
            (
                "schalte die Schreibtischlampe ein",
                "puh, vergiss den letzten Befehl und stell's zurück",
            ),
            "Es ist wieder wie vorher.",
            {"light.desk_lamp": "off"},
        ),
        (
            (
                "schalte das Arbeitsplattenlicht ein",
                "schalte das Spiegellicht ein",
                "das in der Küche hab ich nicht gemeint, dreh es zurück",
            ),
            "Wieder wie vorher: Arbeitsplattenlicht.",
            {"light.kitchen_counter_light": "off", "light.mirror_light": "on"},
        ),
        (
            (
                "schalte die Schreibtischlampe ein",
                "das war doch zu hell, mach das rückgängig",
            ),
            "Es ist wieder wie vorher.",
            {"light.desk_lamp": "off"},
        ),
        (
            (
                "schalte die Schreibtischlampe ein",
                "nee, vergiss es, wieder zurück",
            ),
            "Es ist wieder wie vorher.",
            {"light.desk_lamp": "off"},
        ),
        (
            ("mach die Lichter im Bad an", "mach nur das Spiegellicht rückgängig"),
            "Wieder wie vorher: Spiegellicht.",
            {"light.mirror_light": "off", "light.bathroom_light": "on"},
        ),
        (
            (
                "mach die Lichter in der Küche an",
                "rückgängig, aber lass das Küchenlicht an",
            ),
            "nur nicht: Küchenlicht.",
            {"light.kitchen_light": "on", "light.kitchen_counter_light": "off"},
        ),
        (
            ("starte Gute Nacht", "mach das rückgängig"),
            "nur nicht: Hintertür. Hintertür wirklich aufschließen?",
            {"light.living_room_light": "on", "lock.back_door": "locked"},
        ),
        (
            ("aktiviere Filmabend", "mach die Szene rückgängig"),
            "Es ist wieder wie vorher.",
            {"light.tv_backlight": "off", "light.living_room_light": "on"},
        ),
        (
            (
                "mach das Garagenlicht an",
                "schließe das Küchenrollo",
                "mach die letzten zwei Sachen rückgängig",
            ),
            "die letzten 2 zurückgenommen.",
            {"light.garage_light": "off", "cover.kitchen_blind": "open"},
        ),
        *(
            (
                ("mach das Garagenlicht an", words),
                "Es ist wieder wie vorher.",
                {"light.garage_light": "off"},
            )
            for words in (
                "zurück bitte",
                "nein, rückgängig",
                "das wollte ich nicht",
                "ups, falsche Lampe",
                "lieber doch nicht",
                "vergiss es, mach das rückgängig",
                "kannst du das bitte wieder zurücknehmen",
            )
        ),
        (
            (
                "mach das Garagenlicht an",
                "schließe das Küchenrollo",
                "mach alles rückgängig was du in den letzten 5 Minuten getan hast",
            ),
            "die letzten 2 zurückgenommen.",
            {"light.garage_light": "off", "cover.kitchen_blind": "open"},
        ),
        (
            ("starte Filmabend", "alles rückgängig außer der Leselampe"),
            "nur nicht: Leselampe.",
            {"light.tv_backlight": "off"},
        ),
    ],
}


@pytest.fixture(params=["en", "de"])
async def language(base: HomeAssistant, request: pytest.FixtureRequest) -> str:
    """Jarvis in the demo house, without a model, in a language."""
    code = str(request.param)
    await furnish_demo_house(base, code)
    await set_up_jarvis(base, agent_subentry(), memory_subentry())
    return code


async def test_undo_takes_back_what_is_meant(
    hass: HomeAssistant, say: Say, language: str
) -> None:
    start = hass.states.async_all(("light", "cover"))
    for words, end, states in TALKS[language]:
        for state in start:
            hass.states.async_set(state.entity_id, state.state, state.attributes)
        conversation, heard = None, ""
        for text in words:
            result = await say(text, conversation, language=language)
            assert told(result)["model_calls"] == 0
            conversation, heard = result.conversation_id, speech(result)
            await hass.async_block_till_done()
        assert heard.endswith(end), (words, heard)
        for entity_id, wanted in states.items():
            state_now = hass.states.get(entity_id)
            assert state_now is not None
            assert state_now.state == wanted, (words, entity_id)


@pytest.mark.parametrize("language", ["en"], indirect=True)
async def test_what_was_remembered_is_forgotten(say: Say, language: str) -> None:
    kept = await say("remember that the spare key is under the blue pot")
    conversation = kept.conversation_id
    undone = await say("undo that", conversation)
    assert speech(undone) == "I have forgotten that again."
    asked = await say("where is the spare key?", conversation)
    assert "blue pot" not in speech(asked)


# A wish that sets a lamp, words for taking it back, what is said, and "anyway".
SINCE = {
    "en": (
        "turn on the tv backlight",
        "undo that",
        "Somebody has changed that since then, so I left it as it is: TV Backlight.",
        "undo it anyway",
    ),
    "de": (
        "mach das Fernsehhintergrundlicht an",
        "mach das rückgängig",
        "Daran hat seitdem jemand etwas geändert, das lasse ich so: ",
        "mach das trotzdem rückgängig",
    ),
}


async def test_what_somebody_changed_since_is_left_alone(
    hass: HomeAssistant, say: Say, language: str
) -> None:
    lamp = "light.tv_backlight"
    wish, back, told_so, anyway = SINCE[language]
    first = await say(wish, language=language)
    by_hand = {"entity_id": lamp, "brightness": 200}
    rule = Context(parent_id="rule")
    await hass.services.async_call(
        "light", "turn_on", by_hand, blocking=True, context=rule
    )
    heard = await say(back, first.conversation_id, language=language)
    assert speech(heard).startswith(told_so)
    state = hass.states.get(lamp)
    assert state is not None
    assert state.attributes["brightness"] == 200
    await say(anyway, first.conversation_id, language=language)
    assert hass.states.is_state(lamp, "off")


async def test_after_ten_minutes_it_is_too_late(
    jarvis: MockConfigEntry,
    hass: HomeAssistant,
    say: Say,
    freezer: FrozenDateTimeFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = await say("turn on the reading lamp")
    now = hass.loop.time
    monkeypatch.setattr(hass.loop, "time", lambda: now() + KEPT_SECONDS + 1)
    freezer.tick(timedelta(seconds=KEPT_SECONDS + 1))
    heard = speech(await say("undo that", first.conversation_id))
    assert "more than ten minutes ago" in heard
    state = hass.states.get("light.reading_lamp")
    assert state is not None
    assert state.state == "on"


async def test_nobody_undoes_what_another_has_done(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say
) -> None:
    await say("turn on the reading lamp")
    assert "nothing that I could undo" in speech(await say("undo that"))
    state = hass.states.get("light.reading_lamp")
    assert state is not None
    assert state.state == "on"


async def test_an_account_undoes_what_it_did_in_another_conversation(
    jarvis: MockConfigEntry, hass: HomeAssistant
) -> None:
    anna = await hass.auth.async_create_user("Anna", group_ids=["system-admin"])
    ben = await hass.auth.async_create_user("Ben", group_ids=["system-admin"])
    answers = []
    for user, text in (
        (anna, "turn on the reading lamp"),
        (ben, "undo"),
        (anna, "undo"),
    ):
        context = Context(user_id=user.id)
        result = await async_converse(
            hass, text, None, context, language="en", agent_id=AGENT
        )
        answers.append(speech(result))
    assert "nothing that I could undo" in answers[1]
    assert answers[2] == "As before again: Reading Lamp."
    assert hass.states.is_state("light.reading_lamp", "off")
