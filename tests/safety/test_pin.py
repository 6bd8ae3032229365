"""The PIN from the question to the lock-out, and that nobody ever sees it."""

import json
import logging
import re
from typing import Any, Final

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_RULE, SUBENTRY_SAFETY
from custom_components.jarvis.diagnostics import async_get_config_entry_diagnostics
from custom_components.jarvis.safety.pin import (
    FORGIVEN_SECONDS,
    LOCKED_SECONDS,
    MOST_TRIES,
    Pin,
    load_tries,
    make_pin,
)
from homeassistant.components.conversation import async_get_chat_log
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import HomeAssistant
from homeassistant.helpers import chat_session

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

PIN: Final = "4711"
DOOR: Final = "lock.front_door"
# What is asked for, the PIN in words and in digits, and a wrong one of each.
WORDS: Final = {
    "en": (
        "unlock the front door",
        (
            "four seven one one",
            "4711",
            "the PIN is 4 7 1 1",
            "4-7-1-1",
            "four seven double one",
        ),
        ("one two three four", "1234"),
    ),
    "de": (
        "schließe die Haustür auf",
        (
            "vier sieben eins eins",
            "4711",
            "die PIN ist 4 7 1 1",
            "vier sieben 11",
            "vier sieben doppel eins",
        ),
        ("eins zwei drei vier", "1234"),
    ),
}
# Written without blanks, or in signs that are no digits of ours.
UNSPACED: Final = (
    ("ja", "四七一一"),
    ("ja", "よんなないちいち"),
    ("ja", "PINは四七一一です"),
    ("ja", "玄関のドア、四七一一"),
    ("zh", "密码是四七一一"),
    ("ko", "사칠일일"),
)
SPOKEN: Final = [
    (language, said) for language, (_, right, _) in WORDS.items() for said in right
]


def rule(tier: str) -> ConfigSubentryData:
    """Describe a rule about the front door as its flow stores it."""
    data: dict[str, Any] = {"tier": tier, "entities": [DOOR]}
    return ConfigSubentryData(
        subentry_type=SUBENTRY_RULE, title="Front", unique_id=None, data=data
    )


def safety(pin: str) -> ConfigSubentryData:
    """Describe the settings of safety as their flow stores them."""
    hashed, salt = make_pin(pin)
    data = {"pin": hashed, "pin_salt": salt, "handful": 5, "answer_seconds": 60}
    return ConfigSubentryData(
        subentry_type=SUBENTRY_SAFETY, title="Safety", unique_id="safety", data=data
    )


async def furnish(
    hass: HomeAssistant, server: ScriptedServer, language: str, *more: Any
) -> MockConfigEntry:
    """Set up the demo house with these rules."""
    await furnish_demo_house(hass, language)
    return await set_up_jarvis(
        hass, engine_subentry(server.url), agent_subentry(), *more
    )


async def seen(hass: HomeAssistant, entry: MockConfigEntry, talk: str) -> str:
    """Return all that is kept of a conversation, as one text."""
    with (
        chat_session.async_get_chat_session(hass, talk) as session,
        async_get_chat_log(hass, session) as log,
    ):
        kept = [repr(content) for content in log.content]
    traces = [trace.as_dict() for trace in entry.runtime_data.tracer.traces]
    diagnostics = await async_get_config_entry_diagnostics(hass, entry)
    return json.dumps([kept, traces, diagnostics], default=str, ensure_ascii=False)


@pytest.mark.parametrize(("language", "said"), SPOKEN)
async def test_the_pin_opens_and_is_seen_nowhere(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    caplog: pytest.LogCaptureFixture,
    language: str,
    said: str,
) -> None:
    caplog.set_level(logging.DEBUG, "custom_components.jarvis")
    entry = await furnish(base, server, language, rule("pin"), safety(PIN))
    wish, _, wrong = WORDS[language]
    asked = await say(wish, language=language)
    talk = asked.conversation_id
    assert "PIN" in speech(asked)
    assert asked.continue_conversation
    answers = [speech(asked)]
    # A yes is no PIN: it is asked for again, and nothing happens.
    for vain in ("yes" if language == "en" else "ja", wrong[0]):
        result = await say(vain, talk, language=language)
        answers.append(speech(result))
        assert result.continue_conversation
        assert base.states.is_state(DOOR, "locked")
    answers.append(speech(await say(said, talk, language=language)))
    await base.async_block_till_done()
    assert base.states.is_state(DOOR, "unlocked")
    # A model hears of the conversation afterwards.
    server.reply("Indeed.")
    question = "tell me something nice, my friend"
    answers.append(speech(await say(question, talk, language=language)))
    places = (
        await seen(base, entry, talk or ""),
        json.dumps([r.body for r in server.requests], ensure_ascii=False),
        *answers,
        *(r.getMessage() for r in caplog.records if "jarvis" in r.name),
    )
    for text in places:
        for secret in (PIN, said, wrong[0], "4 7 1 1"):
            # Not in the middle of a number: times and ids are random.
            assert not re.search(rf"(?<![\w.]){secret}(?!\w)", text)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_three_wrong_pins_lock_it(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await furnish(base, server, language, rule("pin"), safety(PIN))
    wish, right, wrong = WORDS[language]
    talk = (await say(wish, language=language)).conversation_id
    for vain in wrong:
        await say(vain, talk, language=language)
    last = await say("9999", talk, language=language)
    assert "5" in speech(last)
    assert not last.continue_conversation
    # Now not even the right one counts, nor does a fresh question.
    await say(right[0], talk, language=language)
    again = await say(wish, talk, language=language)
    assert not again.continue_conversation
    await say(right[1], talk, language=language)
    await base.async_block_till_done()
    assert base.states.is_state(DOOR, "locked")
    assert not server.chats


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_rule_of_never_is_not_talked_over(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await furnish(base, server, language, rule("never"), safety(PIN))
    wish, right, _ = WORDS[language]
    refused = await say(wish, language=language)
    talk = refused.conversation_id
    assert "Jarvis" in speech(refused)
    assert not refused.continue_conversation
    server.reply("Indeed.")
    await say("yes" if language == "en" else "ja", talk, language=language)
    await say(right[0], talk, language=language)
    # Nor when a model wants it.
    server.reply("", calls=[("intent__HassTurnOff", {"name": DOOR})])
    server.reply("No.", repeat=True)
    await say("do me that favour, dear friend", talk, language=language)
    await base.async_block_till_done()
    assert base.states.is_state(DOOR, "locked")


async def test_what_needs_a_pin_is_refused_where_none_is_set(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await furnish(base, server, "en", rule("pin"))
    refused = await say("unlock the front door")
    assert "none is set" in speech(refused)
    assert not refused.continue_conversation
    assert base.states.is_state(DOOR, "locked")


# What holds the PIN and does not enter it: it is asked for again, and not seen.
NOT_ENTERED: Final = [
    ("en", "is 4711 my pin"),
    ("en", "the pin is not 4711"),
    ("en", "it isn't four seven one one"),
    ("en", "what is 4711 plus one"),
    ("en", "tell Anna the pin is 4711"),
    ("en", "unlock the front door 4711 times"),
    ("de", "schließ die Haustür 4711 mal auf"),
    ("de", "ist 4711 meine PIN"),
    ("de", "die PIN ist nicht 4711"),
    ("de", "sag Anna die PIN 4711"),
]


@pytest.mark.parametrize(("language", "said"), NOT_ENTERED)
async def test_who_speaks_of_the_pin_does_not_enter_it(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str, said: str
) -> None:
    await furnish(base, server, language, rule("pin"), safety(PIN))
    server.reply("Indeed.", repeat=True)
    wish, right, _ = WORDS[language]
    talk = (await say(wish, language=language)).conversation_id
    again = await say(said, talk, language=language)
    await base.async_block_till_done()
    assert base.states.is_state(DOOR, "locked")
    assert "PIN" in speech(again)
    assert again.continue_conversation
    await say(right[0], talk, language=language)
    await base.async_block_till_done()
    assert base.states.is_state(DOOR, "unlocked")
    assert PIN not in str([chat.body for chat in server.chats])
    server.replies.clear()


@pytest.mark.parametrize(
    "said", ["4711 4711", "forty seven, one oh one 4711", "four seventy one one"]
)
async def test_no_part_of_the_words_shows_the_pin(
    base: HomeAssistant, server: ScriptedServer, say: Say, said: str
) -> None:
    entry = await furnish(base, server, "en", rule("pin"), safety(PIN))
    server.reply("Indeed.", repeat=True)
    talk = (await say(said, language="en")).conversation_id or ""
    kept = await seen(base, entry, talk) + str([chat.body for chat in server.chats])
    assert not re.search(r"(?<![\w.])4711(?!\w)|four seventy", kept)
    server.replies.clear()


@pytest.mark.parametrize(("language", "said"), UNSPACED)
async def test_digits_without_blanks_are_seen_by_nobody(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str, said: str
) -> None:
    entry = await furnish(base, server, "en", rule("pin"), safety(PIN))
    server.reply("Indeed.", repeat=True)
    talk = (await say(said, language=language)).conversation_id or ""
    await say("what did I just tell you", talk, language="en")
    kept = await seen(base, entry, talk)
    kept += json.dumps([chat.body for chat in server.chats], ensure_ascii=False)
    assert not re.search("四七一|よんなな|사칠일", kept)
    server.replies.clear()


IN_ONE_BREATH: Final = [
    ("en", "unlock the front door, the PIN is 4 7 1 1"),
    ("en", "unlock the front door four seven one one"),
    ("en", "4711, unlock the front door please"),
    ("en", "please unlock the front door with code 4711"),
    ("en", "unlock the front door, forty-seven eleven"),
    ("de", "schließe die Haustür auf, die PIN ist vier sieben eins eins"),
    ("de", "schließe die Haustür auf mit dem Code 4711"),
    ("de", "siebenundvierzig elf, schließe die Haustür auf"),
    ("de", "schließ mal die Haustür auf, PIN 4711"),
]


@pytest.mark.parametrize(("language", "said"), IN_ONE_BREATH)
async def test_a_pin_in_one_breath_with_the_wish(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    caplog: pytest.LogCaptureFixture,
    language: str,
    said: str,
) -> None:
    caplog.set_level(logging.DEBUG, "custom_components.jarvis")
    entry = await furnish(base, server, language, rule("pin"), safety(PIN))
    done = await say(said, language=language)
    await base.async_block_till_done()
    assert base.states.is_state(DOOR, "unlocked"), speech(done)
    assert not done.continue_conversation
    logged = [r.getMessage() for r in caplog.records if "jarvis" in r.name]
    kept = await seen(base, entry, done.conversation_id or "")
    digits = re.compile(r"(?<![\w.])(4711|4 7 1 1)(?!\w)|vier sieben|four seven")
    assert not [one for one in (kept, speech(done), *logged) if digits.search(one)]


async def test_a_wrong_pin_in_one_breath_counts(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    """Nobody finds the PIN by saying all numbers with the wish."""
    await furnish(base, server, "en", rule("pin"), safety(PIN))
    server.reply("Indeed.", repeat=True)
    for number in range(1230, 1245):
        await say(f"unlock the front door, PIN {number}", language="en")
    assert "minutes" in speech(await say(f"unlock the front door, PIN {PIN}"))
    await base.async_block_till_done()
    assert base.states.is_state(DOOR, "locked")
    server.replies.clear()


async def test_nobody_hears_which_number_is_the_pin(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    """Numbers that nobody asked for are not compared without end."""
    await furnish(base, server, "en", rule("pin"), safety(PIN))
    server.reply("A fine number.", repeat=True)
    for number in range(5000, 5010):
        assert speech(await say(str(number))) == "A fine number."
    vain, right = speech(await say("5010")), speech(await say(PIN))
    assert vain == right
    server.replies.clear()


async def test_neither_reload_nor_restart_forgives_wrong_pins(
    base: HomeAssistant,
    hass_storage: dict[str, Any],
    server: ScriptedServer,
    say: Say,
) -> None:
    entry = await furnish(base, server, "en", rule("pin"), safety(PIN))
    talk = (await say("unlock the front door")).conversation_id
    for vain in ("1234", "9999"):
        await say(vain, talk)
    assert await base.config_entries.async_reload(entry.entry_id)
    await base.async_block_till_done()
    talk = (await say("unlock the front door")).conversation_id
    assert "minutes" in speech(await say("5678", talk))
    await base.async_block_till_done()
    kept = hass_storage["jarvis.pin_tries"]["data"]
    assert len(kept[entry.entry_id][""]) == MOST_TRIES
    assert not re.search("1234|9999|5678", json.dumps(list(kept)))
    # Another loop has another clock; what was kept is of the wall's.
    again = await load_tries(base, entry.entry_id)
    pin = Pin(stored="x", failed=again.failed)
    assert pin.locked("", base.loop.time()) > LOCKED_SECONDS - 60
    assert "minutes" in speech(await say(f"unlock the front door, PIN {PIN}"))
    assert base.states.is_state(DOOR, "locked")


async def test_a_restart_keeps_how_long_the_next_lock_out_lasts(
    hass: HomeAssistant,
    hass_storage: dict[str, Any],
    freezer: FrozenDateTimeFactory,
) -> None:
    read = await load_tries(hass, "e")
    pin = Pin(stored="x", failed=read.failed, save=read.save)
    for _ in range(MOST_TRIES):
        pin.enter("9999", "hall", hass.loop.time())
    await hass.async_block_till_done()
    # Ten minutes the house stands still; then its clock begins anew.
    freezer.tick(2 * LOCKED_SECONDS)
    read = await load_tries(hass, "e")
    pin = Pin(stored="x", failed=read.failed, save=read.save)
    now = hass.loop.time()
    assert pin.locked("hall", now) == 0
    for _ in range(MOST_TRIES):
        pin.enter("9999", "hall", now)
    assert pin.locked("hall", now) == 2 * LOCKED_SECONDS
    await hass.async_block_till_done()
    freezer.tick(FORGIVEN_SECONDS)
    assert (await load_tries(hass, "e")).failed == {}


@pytest.mark.parametrize("kept", [{"": "x"}, {"": ["x", 5.0]}, ["x"], {"a": [1e12]}])
async def test_kept_tries_that_are_damaged_hurt_nobody(
    hass: HomeAssistant, hass_storage: dict[str, Any], kept: object
) -> None:
    hass_storage["jarvis.pin_tries"] = {
        "version": 1,
        "key": "jarvis.pin_tries",
        "data": {"e": kept},
    }
    read = await load_tries(hass, "e")
    # A time to come locks no longer than a try of now.
    pin = Pin(stored="x", failed=read.failed)
    assert pin.locked("a", hass.loop.time()) == 0
