"""Forgetting much is asked about first; a little is gone on the word."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.memory import Kind, Page, Topic, Viewer

from ..conftest import Say, speech, told
from ..scripted_server import ScriptedServer

TOLD = {
    "en": (
        "remember that my shoe size is 43",
        "remember that my favourite colour is green",
        "remember that my sister is called Clara",
        "remember that my car is a blue Volvo",
        "remember that I am allergic to nuts",
    ),
    "de": (
        "Merk dir, dass meine Schuhgröße 43 ist",
        "Merk dir, dass meine Lieblingsfarbe Grün ist",
        "Merk dir, dass meine Schwester Clara heißt",
        "Merk dir, dass mein Auto ein blauer Volvo ist",
        "Merk dir, dass ich gegen Nüsse allergisch bin",
    ),
}
TALKS = [
    ("en", "forget everything about me", "no", "yes"),
    ("de", "Vergiss alles über mich", "nein", "ja"),
]


async def known(entry: MockConfigEntry, topic: str = "") -> int:
    """Count what is known of a topic, else of the one who speaks."""
    keeper = entry.runtime_data.memory
    return len(await keeper.would_forget(Topic(topic, "en"), Viewer(person=None)))


async def tell(say: Say, language: str, most: int = 9) -> str | None:
    """Tell some things about oneself."""
    talk = None
    for text in TOLD[language][:most]:
        talk = (await say(text, talk, language=language)).conversation_id
    return talk


@pytest.mark.parametrize(("language", "forget", "no", "yes"), TALKS)
async def test_much_is_forgotten_only_after_a_yes(
    jarvis: MockConfigEntry, say: Say, language: str, forget: str, no: str, yes: str
) -> None:
    talk = await tell(say, language)
    before = await known(jarvis)
    assert before >= 4
    asked = await say(forget, talk, language=language)
    assert asked.continue_conversation
    assert str(before) in speech(asked)
    await say(no, talk, language=language)
    assert await known(jarvis) == before
    # The yes belonged to the question before.
    await say(forget, talk, language=language)
    done = await say(yes, talk, language=language)
    assert told(done)["model_calls"] == 0
    assert not done.continue_conversation
    assert await known(jarvis) == 0


@pytest.mark.parametrize(("language", "forget", "no", "yes"), TALKS)
async def test_a_little_is_forgotten_on_the_word(
    jarvis: MockConfigEntry, say: Say, language: str, forget: str, no: str, yes: str
) -> None:
    del no, yes
    talk = await tell(say, language, most=2)
    assert not (await say(forget, talk, language=language)).continue_conversation
    assert await known(jarvis) == 0


async def test_a_model_does_not_forget_much_either(
    jarvis: MockConfigEntry, say: Say, server: ScriptedServer
) -> None:
    talk = None
    for name in ("Anna", "Berta", "Clara", "Dora", "Emma"):
        text = f"remember that aunt {name} likes marmalade"
        talk = (await say(text, talk)).conversation_id
    before = await known(jarvis, "marmalade")
    assert before >= 4
    server.reply("", calls=[("jarvis__forget", {"what": "marmalade"})])
    server.reply("As you wish.", repeat=True)
    text = "drop the marmalade business, will you"
    asked = await say(text, talk)
    assert asked.continue_conversation
    assert await known(jarvis, "marmalade") == before
    await say("yes", talk)
    assert await known(jarvis, "marmalade") == 0


async def facts(entry: MockConfigEntry) -> set[str]:
    store = entry.runtime_data.memory.opened()
    return {fact.text for fact in await store.browse(Page(kind=Kind.FACT))}


TOM = "Merk dir, dass meine Katze Tom heißt"
BIKES = ("my blue bike is in the cellar", "my red bike is in the shed")


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("the red one", {BIKES[0]}),
        ("the second one", {BIKES[1]}),
        ("both", set()),
        ("never mind", set(BIKES)),
    ],
)
async def test_of_several_like_things_it_is_asked_which(
    jarvis: MockConfigEntry, say: Say, answer: str, left: set[str]
) -> None:
    for bike in BIKES:
        await say(f"remember that {bike}", "talk")
    asked = await say("forget my bike", "talk")
    assert asked.continue_conversation
    assert "red bike" in speech(asked)
    await say(answer, "talk")
    assert await facts(jarvis) == left


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("das rote", {"Mein blaues Rad steht im Keller"}),
        ("den blauen", {"Mein rotes Rad steht im Hof"}),
        ("alle davon", set()),
        (
            "lieber nicht",
            {"Mein blaues Rad steht im Keller", "Mein rotes Rad steht im Hof"},
        ),
    ],
)
async def test_an_answer_may_have_another_ending_or_mean_all(
    jarvis: MockConfigEntry, say: Say, answer: str, left: set[str]
) -> None:
    for told_ in ("Mein blaues Rad steht im Keller", "Mein rotes Rad steht im Hof"):
        await say(f"Merk dir: {told_}", "talk", language="de")
    await say("Vergiss mein Rad", "talk", language="de")
    await say(answer, "talk", language="de")
    assert await facts(jarvis) == left


@pytest.mark.parametrize(
    ("language", "wish", "yes"),
    [
        ("en", "forget what I said today", "yes"),
        ("de", "Vergiss, was ich heute gesagt habe", "ja"),
    ],
)
async def test_a_yes_is_to_the_time_that_was_named(
    jarvis: MockConfigEntry, say: Say, language: str, wish: str, yes: str
) -> None:
    await tell(say, language)
    await say(wish, "talk", language=language)
    assert await known(jarvis) >= 4
    await say(yes, "talk", language=language)
    assert await known(jarvis) == 0


async def test_what_another_told_likewise_stays_with_its_words(
    jarvis: MockConfigEntry, say: Say
) -> None:
    for who in ("Anna likes", "Bernd likes", "I like"):
        await say(f"remember that {who} tea", "talk")
    await say("forget that I like tea", "talk")
    assert await facts(jarvis) == {"Anna likes tea", "Bernd likes tea"}
    store = jarvis.runtime_data.memory.opened()
    said = [row.text for row in await store.browse(Page(kind=Kind.SAID))]
    assert len(said) == 2
    assert not any("I like" in text for text in said)


@pytest.mark.parametrize(
    ("language", "before", "wish", "gone"),
    [
        ("en", "remember that my cat is called Tom", "scratch that", True),
        ("de", TOM, "Vergiss das wieder", True),
        ("de", TOM, "Vergiss sie nicht", False),
        ("de", TOM, "Vergiss Tom nicht", False),
        ("de", TOM, "Du darfst meine Katze nicht vergessen", False),
        ("de", TOM, "Vergiss niemals meine Katze", False),
        ("de", TOM, "Das kannst du wieder vergessen", True),
        ("de", TOM, "Vergiss, was ich gerade gesagt habe", True),
        ("de", TOM, "Lösch alles, was du von mir weißt", True),
        ("de", TOM, "Lösche alles, was mit meiner Katze zu tun hat", True),
        ("en", "remember that my cat is called Tom", "actually, forget that", True),
        ("en", "remember that my cat is called Tom", "erase it from memory", True),
        ("en", "remember that my cat is called Tom", "wipe your memory of me", True),
        ("en", "remember that my cat is called Tom", "never forget my cat", False),
    ],
)
async def test_what_shall_not_be_forgotten_is_not(
    jarvis: MockConfigEntry,
    say: Say,
    server: ScriptedServer,
    language: str,
    before: str,
    wish: str,
    *,
    gone: bool,
) -> None:
    server.reply("Very well.", repeat=True)
    await say(before, "talk", language=language)
    await say(wish, "talk", language=language)
    assert (await facts(jarvis) == set()) is gone


@pytest.mark.parametrize(
    ("language", "told_", "wish"),
    [
        ("en", ("my cat is Tom", "my dog is Rex"), "forget my cat and my dog"),
        ("de", ("meine Katze ist Tom", "mein Hund ist Rex"), "Vergiss Katze und Hund"),
    ],
)
async def test_two_things_by_name_are_both_forgotten(
    jarvis: MockConfigEntry, say: Say, language: str, told_: tuple[str, ...], wish: str
) -> None:
    remember = {"en": "remember that", "de": "Merk dir:"}[language]
    for one in told_:
        await say(f"{remember} {one}", "talk", language=language)
    await say(f"{remember} Otto 4", "talk", language=language)
    await say(wish, "talk", language=language)
    assert await facts(jarvis) == {"Otto 4"}


# language, what is told, the wish, what stays
ERASED = [
    ("en", "remember that my waist is 94", "delete my waist", set()),
    (
        "en",
        "remember that the chimney sweep comes in March",
        "erase the note about the chimney sweep",
        set(),
    ),
    (
        "en",
        "remember that Malik plays the cello|remember that Malik works at the harbour",
        "forget which instrument Malik plays",
        {"Malik works at the harbour"},
    ),
    (
        "en",
        "remember that Malik plays the cello|remember that Malik works at the harbour",
        "forget where Malik works",
        {"Malik plays the cello"},
    ),
    (
        "en",
        "remember that the book club is in the blue room",
        "the book club can be forgotten",
        set(),
    ),
    (
        "en",
        "remember that I secretly eat liquorice",
        "oh no, please forget I said that",
        set(),
    ),
    (
        "en",
        "remember that I secretly eat liquorice",
        "never mind, delete that again",
        set(),
    ),
    (
        "de",
        "Merk dir, dass mein Cholesterin 240 ist",
        "lösche alles über mein Cholesterin",
        set(),
    ),
    (
        "de",
        "Merk dir, dass der Schornsteinfeger im März kommt",
        "lösch die Notiz über den Schornsteinfeger",
        set(),
    ),
    ("de", "Merk dir, dass mein Bundweite 94 ist", "lösch meine Bundweite", set()),
    (
        "de",
        "Merk dir, dass ich heimlich Lakritz esse",
        "oh nein, vergiss bitte, was ich gesagt habe",
        set(),
    ),
    (
        "de",
        "Merk dir, dass die Fähre um sieben geht",
        "die Fähre brauchst du dir nicht mehr zu merken",
        set(),
    ),
    (
        "ja",
        "フェリーの予約番号は9931だと覚えて",
        "フェリーの予約番号はもう覚えていなくていいよ",
        set(),
    ),
    (
        "ru",
        "Запомни, что кружок Василины в пять",
        "про кружок Василины можешь забыть",
        set(),
    ),
    ("tr", "Not et, sütçü salı günü geliyor", "sütçüyle ilgili notu sil", set()),
    (
        "en",
        "remember that the skeleton key hangs in the larder",
        "We changed the lock, so scrub where the skeleton key hangs",
        set(),
    ),
    (
        "en",
        "remember that my tailor is called Hobday|remember that my tailor has a Rover",
        "would you mind forgetting what my tailor is called?",
        {"my tailor has a Rover"},
    ),
    (
        "de",
        "Merk dir, dass der Tanzkurs am Montag ist",
        "Das mit dem Tanzkurs kannst du knicken, der fällt aus",
        set(),
    ),
    (
        "de",
        "Merk dir: mein Schneider heißt Ulm|Merk dir: mein Schneider hat ein Auto",
        "Vergiss, wie mein Schneider heißt",
        {"mein Schneider hat ein Auto"},
    ),
    (
        "ja",
        "金庫の番号は9931だと覚えて",
        "鍵を替えたから、金庫の番号は消しといて",
        set(),
    ),
    (
        "ru",
        "Запомни: моего портного зовут Тит|Запомни: мой портной ездит на Ровере",
        "Не мог бы ты забыть, как зовут моего портного?",
        {"мой портной ездит на Ровере"},
    ),
    (
        "ru",
        "Запомни, что Харлампий играет на арфе|Запомни, что Фома играет на домре",
        "Удали всё, что знаешь про Харлампия.",
        {"Фома играет на домре"},
    ),
    (
        "tr",
        "Not et, terzimin adı Hulusi|Not et, terzimin arabası Rover",
        "terzimin adını silebilirsin",
        {"terzimin arabası Rover"},
    ),
]


@pytest.mark.parametrize(("language", "said", "wish", "stays"), ERASED)
async def test_what_the_memory_knows_is_forgotten_in_any_words(
    jarvis: MockConfigEntry,
    say: Say,
    language: str,
    said: str,
    wish: str,
    stays: set[str],
) -> None:
    for sentence in said.split("|"):
        await say(sentence, "talk", language=language)
    assert await facts(jarvis)
    done = await say(wish, "talk", language=language)
    assert told(done)["model_calls"] == 0
    assert await facts(jarvis) == stays


@pytest.mark.parametrize(
    ("language", "said", "wish"),
    [
        ("en", "remember that the egg timer is broken", "delete the egg timer"),
        ("en", "remember that the garage roof leaks", "delete the bins"),
        (
            "de",
            "Merk dir, dass das Licht im Keller flackert",
            "Lösch das Licht im Keller",
        ),
        ("ja", "電気代は三千円だと覚えて", "電気を消して"),
        ("tr", "Not et, camlar pazartesi siliniyor", "camları sil"),
    ],
)
async def test_what_is_deleted_elsewhere_stays_in_the_memory(
    jarvis: MockConfigEntry,
    say: Say,
    server: ScriptedServer,
    language: str,
    said: str,
    wish: str,
) -> None:
    await say(said, "talk", language=language)
    before = await facts(jarvis)
    assert before
    server.reply("I cannot do that.", repeat=True)
    await say(wish, "later", language=language)
    assert await facts(jarvis) == before


@pytest.mark.parametrize(
    ("language", "said", "question", "wish", "stays"),
    [
        (
            "en",
            "remember that my locker is 4471|remember that my shoe size is 44",
            "what do you know about my locker?",
            "wipe that from your memory, please",
            {"my shoe size is 44"},
        ),
        (
            "de",
            "Merk dir, dass mein Spind 4471 ist|Merk dir, dass meine Schuhgröße 44 ist",
            "Was weißt du über meinen Spind?",
            "Und das streichst du jetzt bitte",
            {"meine Schuhgröße ist 44"},
        ),
    ],
)
async def test_that_is_what_was_answered_right_before(
    jarvis: MockConfigEntry,
    say: Say,
    language: str,
    said: str,
    question: str,
    wish: str,
    stays: set[str],
) -> None:
    for sentence in said.split("|"):
        await say(sentence, "talk", language=language)
    assert "4471" in speech(await say(question, "talk", language=language))
    await say(wish, "talk", language=language)
    assert await facts(jarvis) == stays


@pytest.mark.parametrize(
    ("language", "wish"),
    [
        ("en", "lose where the lawnmower is kept, the kids might ask you"),
        ("en", "drop the blinds"),
        ("de", "Streich mal, wo der Rasenmäher steht"),
        ("de", "Du sollst die Markise nicht vergessen"),
        ("ru", "Не забудь, где стоит газонокосилка"),
    ],
)
async def test_what_is_unknown_or_no_wish_takes_nothing_and_claims_nothing(
    jarvis: MockConfigEntry, say: Say, server: ScriptedServer, language: str, wish: str
) -> None:
    server.reply("Hm.", repeat=True)
    before = {"en": "the blinds are green", "de": "die Markise ist rot"}
    kept = before.get(language, "жалюзи зелёные")
    remember = {"en": "remember that ", "de": "Merk dir: ", "ru": "Запомни: "}
    await say(remember[language] + kept, "talk", language=language)
    known_ = await facts(jarvis)
    said = speech(await say(wish, "later", language=language))
    assert not any(word in said for word in ("Forgot", "Vergessen", "Забы"))
    assert await facts(jarvis) == known_ != set()
