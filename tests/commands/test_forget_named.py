# ruff: noqa: E501 - language data
"""Who has something forgotten hears that it is gone, and is asked where it is not clear."""

from itertools import product

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.memory import Kind, Note, Page, Scope
from homeassistant.core import HomeAssistant

from ..conftest import Say, speech, told
from ..scripted_server import ScriptedServer

REMEMBER = {
    "en": "remember that {}",
    "de": "merk dir: {}",
    "ja": "{}、と覚えて",
    "ru": "запомни: {}",
    "tr": "not et: {}",
}
# What is told, the words by which it is forgotten, what must not be heard again.
TOLD = {
    "en": (
        (
            "my sister's birthday party is on 3 May",
            "my sister's birthday party",
            "3 May",
        ),
        ("the boiler was serviced by Osgood", "the boiler", "Osgood"),
        ("Nina hates broccoli", "that Nina hates broccoli", "broccoli"),
    ),
    "de": (
        (
            "die Party meiner Schwester ist am 3. Mai",
            "die Party meiner Schwester",
            "3. Mai",
        ),
        ("der Boiler kostet 900 Euro", "den Boiler", "900"),
        ("Nina hasst Brokkoli", "dass Nina Brokkoli hasst", "Brokkoli"),
    ),
    "ja": (
        ("妹の誕生日は5月3日です", "妹の誕生日", "5月3日"),
        ("金庫の番号は9931です", "金庫の番号", "9931"),
    ),
    "ru": (
        ("день рождения сестры третьего мая", "день рождения сестры", "третьего мая"),
        ("кружок Василины в пять", "кружок Василины", "пять"),
    ),
    "tr": (
        ("kız kardeşimin doğum günü 3 Mayıs", "kız kardeşimin doğum gününü", "3 Mayıs"),
        ("sütçü salı günü geliyor", "sütçüyü", "salı"),
    ),
}
WISHES = {
    "en": ("Forget {}.", "please forget {}", "You can forget {}"),
    "de": ("Vergiss {}.", "Vergiss bitte {}", "Kannst du {} vergessen?"),
    "ja": ("{}は忘れて", "{}のことは忘れてください"),
    "ru": ("Забудь {}", "Пожалуйста, забудь {}"),
    "tr": ("{} unut", "lütfen {} unut"),
}
NAMED = [
    (language, told_, wish.format(words), heard)
    for language, rows in TOLD.items()
    for (told_, words, heard), wish in product(rows, WISHES[language])
]


async def facts(entry: MockConfigEntry) -> list[str]:
    store = entry.runtime_data.memory.opened()
    return [fact.text for fact in await store.browse(Page(kind=Kind.FACT))]


@pytest.mark.parametrize(("language", "told_", "wish", "heard"), NAMED)
async def test_what_is_forgotten_is_not_said_even_in_the_answer(
    jarvis: MockConfigEntry, say: Say, language: str, told_: str, wish: str, heard: str
) -> None:
    await say(REMEMBER[language].format(told_), "before", language=language)
    assert await facts(jarvis)
    done = await say(wish, "later", language=language)
    assert told(done)["model_calls"] == 0
    assert heard not in speech(done)
    assert not await facts(jarvis)


@pytest.mark.parametrize(
    ("language", "wish", "count"),
    [
        ("en", "forget everything about Anna", "3"),
        ("de", "Vergiss alles über Anna", "3"),
    ],
)
async def test_of_several_only_the_number_is_told(
    jarvis: MockConfigEntry, say: Say, language: str, wish: str, count: str
) -> None:
    about = {
        "en": ("Anna likes jazz", "Anna lives in Hull", "Anna works at the harbour"),
        "de": ("Anna mag Jazz", "Anna wohnt in Kiel", "Anna arbeitet am Hafen"),
    }[language]
    for one in about:
        await say(REMEMBER[language].format(one), "before", language=language)
    answer = speech(await say(wish, "later", language=language))
    assert count in answer
    assert not any(one in answer for one in about)
    assert not await facts(jarvis)


async def test_what_a_voice_may_not_hear_is_not_named_to_it(
    jarvis: MockConfigEntry, say: Say
) -> None:
    store = jarvis.runtime_data.memory.opened()
    note = Note(
        text="the present is a telescope",
        language="en",
        scope=Scope(private=True),
        slot="present",
        value="a telescope",
    )
    await store.keep(note)
    answer = speech(await say("forget the present"))
    assert "telescope" not in answer


# Told to a model, by the way: two things that a noun may mean likewise.
ALIKE = [
    (
        "en",
        "the plumber wants 900 for the boiler",
        "the plumber wants 300 for the sink",
        "forget the plumber's quote",
    ),
    (
        "de",
        "der Klempner will 900 für den Boiler",
        "der Klempner will 300 für die Spüle",
        "vergiss das Angebot vom Klempner",
    ),
    (
        "de",
        "ich hab ein Fußbad für Raschid bestellt",
        "ich hab eine Karaffe für Raschid bestellt",
        "vergiss das Geschenk für Raschid",
    ),
    (
        "ru",
        "сантехник просит 900 за котёл",
        "сантехник просит 300 за раковину",
        "забудь смету сантехника",
    ),
    (
        "tr",
        "tesisatçı kazan için 900 istiyor",
        "tesisatçı lavabo için 300 istiyor",
        "tesisatçının teklifini unut",
    ),
    (
        "ja",
        "玲司にデキャンタを注文した",
        "玲司に足湯器を注文した",
        "玲司のプレゼントは忘れて",
    ),
    # Likewise what was kept at once.
    (
        "en",
        "remember that I have an appointment with the dentist on Monday",
        "remember that I have an appointment with the vet on Tuesday",
        "forget my appointment",
    ),
    (
        "de",
        "merk dir: ich habe einen Termin beim Zahnarzt",
        "merk dir: ich habe einen Termin beim Friseur",
        "vergiss meinen Termin",
    ),
]
# The answer, and which of the two it takes.
ANSWERS: dict[str, tuple[tuple[str, set[int]], ...]] = {
    "en": (
        ("the first", {0}),
        ("the second one", {1}),
        ("both", {0, 1}),
        ("neither", set()),
    ),
    "de": (
        ("das erste", {0}),
        ("das zweite", {1}),
        ("beide", {0, 1}),
        ("keins von beiden", set()),
    ),
    "ru": (("первое", {0}), ("второе", {1}), ("оба", {0, 1}), ("ни одно", set())),
    "tr": (
        ("birincisi", {0}),
        ("ikincisi", {1}),
        ("ikisi de", {0, 1}),
        ("hiçbiri", set()),
    ),
    "ja": (
        ("一つ目", {0}),
        ("二つ目", {1}),
        ("両方", {0, 1}),
        ("どちらでもない", set()),
    ),
}
CHOICES = [(*row, *answer) for row in ALIKE for answer in ANSWERS[row[0]]]


async def everything(entry: MockConfigEntry) -> str:
    """Return all that is kept."""
    store = entry.runtime_data.memory.opened()
    return " | ".join(row.text for row in await store.browse(Page()))


def bare(told_: str) -> str:
    """Return what was told, without the wish to keep it."""
    return told_.removeprefix("remember that ").removeprefix("merk dir: ")


@pytest.mark.parametrize(("language", "one", "two", "wish", "answer", "taken"), CHOICES)
async def test_of_what_fits_likewise_it_is_asked_which(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    server: ScriptedServer,
    language: str,
    one: str,
    two: str,
    wish: str,
    answer: str,
    taken: set[int],
) -> None:
    server.reply("Hm.", repeat=True)
    both = [bare(one), bare(two)]
    for sentence in (one, two):
        await say(sentence, "before", language=language)
    await hass.async_block_till_done()
    asked = await say(wish, "talk", language=language)
    assert asked.continue_conversation
    question = speech(asked)
    order = sorted(both, key=question.index)
    await say(answer, "talk", language=language)
    kept = await everything(jarvis)
    gone = {order[at] for at in taken}
    assert {text for text in both if text not in kept} == gone


async def test_the_answer_counts_where_it_was_asked_and_for_a_while(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    server: ScriptedServer,
    freezer: FrozenDateTimeFactory,
) -> None:
    server.reply("Hm.", repeat=True)
    language, one, two, wish = ALIKE[0]
    for sentence in (one, two):
        await say(sentence, "before", language=language)
    await hass.async_block_till_done()
    assert (await say(wish, "talk")).continue_conversation
    await say("both", "elsewhere")
    assert one in await everything(jarvis)
    freezer.tick(600)
    await say("both", "talk")
    kept = await everything(jarvis)
    assert one in kept
    assert two in kept


MATTERS = {
    "en": (
        "my husband hates marzipan",
        "That thing with the marzipan, could you forget it please?",
        "The marzipan thing, can you forget that?",
        "Forget, please, what I just said.",
    ),
    "de": (
        "mein Mann hasst Marzipan",
        "Die Sache mit dem Marzipan, könntest du die bitte vergessen?",
        "Das mit dem Marzipan, kannst du das bitte löschen?",
        "Vergiss, bitte, was ich gerade gesagt habe.",
    ),
    "ja": (
        "夫は納豆が嫌いだ",
        "あの納豆の話、忘れてもらえるかな?",
        "納豆の件は削っておいて。",
    ),
    "ru": (
        "мой муж ненавидит марципан",
        "Ту историю с марципаном, можешь её забыть, пожалуйста?",
        "Забудь, пожалуйста, что я только что сказал.",
        "Можешь это снова забыть.",
        "Зря я тебе это сказал. Забудь.",
        "Передумала я, так что выкинь всё, что у тебя есть про марципан.",
    ),
    "tr": (
        "kocam badem ezmesi yemiyor",
        "Şu badem ezmesi konusu vardı ya, onu unutur musun?",
        "Bunu tekrar unutabilirsin.",
    ),
}
NEAR = {
    "en": "our cat is called Tom",
    "de": "unsere Katze heißt Tom",
    "ja": "猫の名前はトムです",
    "ru": "нашу кошку зовут Мурка",
    "tr": "kedimizin adı Tekir",
}


@pytest.mark.parametrize(
    ("language", "told_", "wish"),
    [(code, rows[0], wish) for code, rows in MATTERS.items() for wish in rows[1:]],
)
async def test_a_matter_is_let_go_in_any_words_and_its_neighbour_stays(
    jarvis: MockConfigEntry, say: Say, language: str, told_: str, wish: str
) -> None:
    for one in (NEAR[language], told_):
        await say(REMEMBER[language].format(one), "talk", language=language)
    before = await facts(jarvis)
    assert len(before) == 2
    done = await say(wish, "talk", language=language)
    assert told(done)["model_calls"] == 0
    assert await facts(jarvis) == before[1:]
