"""The memory as people meet it: told, asked, corrected, forgotten, over restarts."""

import json

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.jarvis.memory import Kind, Note, Viewer
from custom_components.jarvis.types import House
from homeassistant.components.conversation import ConversationResult, async_converse
from homeassistant.core import Context, HomeAssistant

from ..conftest import (
    AGENT,
    Say,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
    speech,
    told,
)
from ..scripted_server import ScriptedServer


def newest_words(server: ScriptedServer) -> str:
    """Return the newest user message that the model got."""
    messages = server.chats[-1].body["messages"]
    return str([m["content"] for m in messages if m["role"] == "user"][-1])


def house_of(entry: MockConfigEntry) -> House:
    house: House = entry.runtime_data
    return house


async def texts(entry: MockConfigEntry, person: str | None = None) -> list[str]:
    """Return the facts that somebody may know of."""
    store = house_of(entry).memory
    known = await store.warm_profile(Viewer(person=person))
    return [memory.text for memory in (*known.user, *known.directives)]


async def reload(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    assert await hass.config_entries.async_reload(entry.entry_id)
    await hass.async_block_till_done()


@pytest.mark.parametrize(
    ("language", "tell", "ask", "value"),
    [
        ("en", "remember that my shoe size is 43", "what's my shoe size?", "43"),
        (
            "de",
            "Merk dir, dass meine Schuhgröße 43 ist",
            "Was ist meine Schuhgröße?",
            "43",
        ),
        (
            "en",
            "remember that my dentist is Dr. Brown",
            "who is my dentist?",
            "Brown",
        ),
    ],
)
async def test_what_was_told_is_known_after_a_restart_without_a_model(
    demo_house: HomeAssistant, say: Say, language: str, tell: str, ask: str, value: str
) -> None:
    entry = await set_up_jarvis(demo_house, agent_subentry())
    first = await say(tell, language=language)
    assert value in speech(first)
    assert told(first)["lane"] == "command"
    await reload(demo_house, entry)
    result = await say(ask, language=language)
    assert value in speech(result)
    assert told(result)["model_calls"] == 0


async def test_a_personal_question_reaches_the_model_with_what_is_known(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    await say("remember that my sister Marta is allergic to walnuts")
    server.reply("No walnuts for Marta.")
    result = await say("what should I bake when Marta visits?")
    assert told(result)["model_calls"] == 1
    # Once, though it is both what the user shared and what was looked for.
    assert newest_words(server).count("allergic to walnuts") == 1
    system = server.chats[-1].body["messages"][0]
    assert system["role"] == "system"
    assert "walnuts" not in system["content"]


async def test_the_next_turn_knows_what_a_model_was_told(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("How nice.")
    await say("my favourite colour is teal, by the way")
    server.reply("Teal, of course.")
    await say("paint ideas for my favourite colour, please")
    assert "teal" in newest_words(server)


async def test_a_correction_takes_the_place_of_what_was_known(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    first = await say("remember that my shoe size is 43")
    second = await say("no, it's 44", first.conversation_id)
    assert "44" in speech(second)
    assert told(second)["model_calls"] == 0
    (fact,) = await texts(jarvis)
    assert fact == "my shoe size is 43 (no, it's 44)"


@pytest.mark.parametrize(
    ("language", "tell", "forget"),
    [
        ("en", "remember that my shoe size is 43", "forget my shoe size"),
        ("en", "remember that my shoe size is 43", "forget that"),
        ("en", "remember that my shoe size is 43", "forget everything about me"),
        ("de", "Merk dir, dass meine Schuhgröße 43 ist", "Vergiss meine Schuhgröße"),
        ("de", "Merk dir, dass meine Schuhgröße 43 ist", "Vergiss das"),
    ],
)
async def test_what_shall_be_forgotten_is_gone_everywhere(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    language: str,
    tell: str,
    forget: str,
) -> None:
    first = await say(tell, language=language)
    result = await say(forget, first.conversation_id, language=language)
    assert told(result)["lane"] == "command"
    assert "43" not in speech(result)
    store = house_of(jarvis).memory
    left = await store.read(
        lambda c: c.execute(
            "SELECT count(*) FROM memory WHERE text LIKE '%43%'"
        ).fetchone()[0]
    )
    assert left == 0


@pytest.mark.parametrize(
    ("language", "said", "asked"),
    [
        ("en", "remember this:", "What shall I remember?"),
        ("de", "Merke dir das", "Was soll ich mir merken?"),
        ("ja", "これを覚えていて", "何を覚えましょうか？"),
        ("ru", "Запомни это", "Что мне запомнить?"),
        ("tr", "bunu hatırla", "Neyi aklımda tutayım?"),
    ],
)
async def test_this_alone_is_nothing_to_remember(
    jarvis: MockConfigEntry, say: Say, language: str, said: str, asked: str
) -> None:
    assert speech(await say(said, language=language)) == asked
    assert await all_texts(jarvis) == []


async def test_remember_with_nothing_asks_what(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    first = await say("remember this")
    assert first.continue_conversation
    assert speech(first) == "What shall I remember?"
    await say("the spare key is under the pot", first.conversation_id)
    assert any("spare key" in fact for fact in await all_texts(jarvis))


async def all_texts(entry: MockConfigEntry) -> list[str]:
    """Return every live fact, of the world too."""
    store = house_of(entry).memory
    return await store.read(
        lambda c: [
            row[0]
            for row in c.execute(
                "SELECT text FROM memory WHERE kind = 'fact' AND state = 0"
            )
        ]
    )


async def test_a_private_fact_is_not_for_an_unknown_voice(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    hass_admin_user: MockUser,
) -> None:
    async def as_user(text: str, user_id: str | None) -> ConversationResult:
        context = Context(user_id=user_id)
        return await async_converse(
            hass, text, None, context, language="en", agent_id=AGENT
        )

    await as_user("remember that my blood type is 0 negative", hass_admin_user.id)
    server.reply("I do not know.")
    await as_user("what's my blood type?", None)
    assert "negative" not in newest_words(server)
    server.reply("0 negative.")
    await as_user("what's my blood type?", hass_admin_user.id)
    assert "negative" in newest_words(server)


async def test_a_satellite_speaks_for_the_person_it_was_given_to(
    demo_house: HomeAssistant, say: Say
) -> None:
    demo_house.states.async_set("person.anna", "home", {"user_id": "u-anna"})
    entry = await set_up_jarvis(
        demo_house,
        agent_subentry(),
        memory_subentry(
            voices=[{"satellite": "assist_satellite.desk", "person": "person.anna"}]
        ),
    )
    await say("remember that my shoe size is 43", satellite_id="assist_satellite.desk")
    assert await texts(entry, "u-anna") == ["my shoe size is 43"]
    assert await texts(entry) == []


async def test_an_agent_without_memory_neither_keeps_nor_recalls(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(memory=False)
    )
    result = await say("remember that my shoe size is 43")
    assert "no memory" in speech(result)
    server.reply("Lovely.")
    await say("my favourite colour is teal, by the way")
    await demo_house.async_block_till_done()
    assert await all_texts(entry) == []


async def test_secrets_are_not_kept(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    secret = "hunter2horse"
    result = await say(f"remember that my password is {secret}")
    assert "do not keep passwords" in speech(result)
    await hass.async_block_till_done()
    store = house_of(jarvis).memory
    rows = await store.read(lambda c: c.execute("SELECT text FROM memory").fetchall())
    assert secret not in json.dumps([tuple(row) for row in rows])


async def test_orders_to_devices_are_no_memories(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    await say("turn on the desk lamp")
    await hass.async_block_till_done()
    store = house_of(jarvis).memory
    rows = await store.read(lambda c: c.execute("SELECT count(*) FROM memory"))
    assert rows.fetchone()[0] == 0


async def test_what_memory_adds_to_a_prompt_stays_within_its_budget(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    entry = await set_up_jarvis(
        demo_house,
        engine_subentry(server.url, context_tokens=4096, model="scripted:70b"),
        agent_subentry(),
    )
    store = house_of(entry).memory
    for number in range(40):
        words = "the walnut cake recipe of aunt Marta " * 40
        await store.remember(Note(text=f"{words} {number}", language="en"))
    server.reply("Gladly.")
    await say("tell me about the walnut cake recipe of aunt Marta")
    added = newest_words(server).count("walnut cake recipe of aunt Marta") * 37
    # A quarter of what the model can read, at three bytes a token.
    assert 0 < added <= 4096 // 4 * 3


async def test_a_second_look_at_the_same_person_is_told_once_per_conversation(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    await say("remember that my shoe size is 43")
    server.reply("Hello.")
    first = await say("what is a hello")
    assert "my shoe size is 43" in newest_words(server)
    server.reply("Goodbye.")
    await say("what is a goodbye", first.conversation_id)
    assert "shoe size" not in newest_words(server)


async def test_a_long_note_is_kept_before_the_answer(
    demo_house: HomeAssistant, say: Say
) -> None:
    entry = await set_up_jarvis(demo_house, agent_subentry())
    things = ", ".join(f"thing{number}" for number in range(90))
    result = await say(f"Remember that my big chest holds {things}")
    assert told(result)["lane"] == "command"
    assert len(speech(result)) < 300
    assert "thing89" in " ".join(await texts(entry))


async def test_of_one_day_the_newest_comes_first(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    store = house_of(jarvis).memory
    for words in ("harbour walk with Igor", "harbour walk was called off"):
        await store.write_diary(
            Note(text=f"The {words}", language="en", kind=Kind.SAID, branch=None)
        )
    server.reply("A pity.")
    await say("what became of the harbour walk with Igor, do you think?")
    words = newest_words(server)
    assert words.index("called off") < words.index("with Igor (")
