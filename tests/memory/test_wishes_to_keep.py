# ruff: noqa: E501 - long lines, other scripts
"""Wishes to have something kept, in the ways people wish it; what is amazing is told."""

import pytest

from .conftest import Talk

# fmt: off
WISHES = [
    ("en", "Note somewhere that the canoe is at the quay.", "the canoe is at the quay"),
    ("en", "Remember that the canoe is at the quay, okay?", "the canoe is at the quay"),
    ("en", "Would you mind making a note that the canoe is at the quay?", "the canoe is at the quay"),
    ("en", "It would be great if you remembered that the canoe is at the quay.", "the canoe is at the quay"),
    ("en", "For the record, the canoe is at the quay, please remember it.", "the canoe is at the quay"),
    ("en", "Don't let me forget that the canoe is at the quay", "the canoe is at the quay"),
    ("de", "Lass mich nicht vergessen, dass das Kanu am Kai liegt", "das Kanu liegt am Kai"),
    ("de", "Du sollst dir merken, dass das Kanu am Kai liegt", "das Kanu liegt am Kai"),
    ("de", "Ich hätte gern, dass du dir merkst, dass das Kanu am Kai liegt", "das Kanu liegt am Kai"),
    ("de", "Halte bitte fest, dass das Kanu am Kai liegt", "das Kanu liegt am Kai"),
    ("ru", "Возьми на заметку: каноэ стоит у причала", "каноэ стоит у причала"),
    ("ja", "カヌーは港にあると覚えてほしい", "カヌーは港にある"),
    ("ja", "カヌーは港にあるってメモしといて", "カヌーは港にある"),
    ("ja", "忘れないで、カヌーは港にある", "カヌーは港にある"),
    ("ja", "そうそう、カヌーは港にあるからね、忘れないで", "カヌーは港にある"),
    ("ja", "カヌーは港にあるんだ、一応言っとくね", "カヌーは港にあるんだ"),
    ("ja", "カヌーの色は緑なの、覚えておいてね", "カヌーの色は緑"),
    ("ru", "кстати, каноэ стоит у причала, смотри не забудь", "каноэ стоит у причала"),
    ("ru", "Каноэ стоит у причала, запиши-ка себе, ладно?", "Каноэ стоит у причала"),
    ("ru", "Каноэ стоит у причала, чтобы ты знал", "Каноэ стоит у причала"),
    ("ja", "次のことを覚えておいて。カヌーは港にある。", "カヌーは港にある"),
    ("ja", "大事なことを覚えておいてください。カヌーは港にある。", "カヌーは港にある"),
    ("ja", "一応言っとくとカヌーは港にあるよ、忘れないで", "カヌーは港にある"),
    ("ja", "ちょっと聞いて、カヌーは港にあるから覚えててね", "カヌーは港にある"),
    ("ja", "カヌーは港にあるの、覚えててくれる？", "カヌーは港にある"),
    ("ja", "カヌーは港にあるってノートしといて", "カヌーは港にある"),
    ("ja", "カヌーは港にあるんだよ、覚えときな", "カヌーは港にあるんだ"),
    ("ru", "Запомни следующее. Каноэ стоит у причала.", "Каноэ стоит у причала"),
    ("de", "Merk dir etwas Wichtiges. Das Kanu liegt am Kai.", "Das Kanu liegt am Kai"),
    ("tr", "Şu bilgiyi aklında tut. Kano iskelede duruyor.", "Kano iskelede duruyor"),
    ("tr", "ha bu arada, kano iskelede duruyor, bunu bil", "kano iskelede duruyor"),
    ("tr", "Kano iskelede duruyor, unutayım deme", "Kano iskelede duruyor"),
    ("tr", "Kano iskelede duruyor, aklında olsun e mi", "Kano iskelede duruyor"),
]
AMAZED = [
    ("en", "The canoe was 640 pounds, can you believe it?", "How much was the canoe?", "640"),
    ("de", "Das Kanu hat 640 Euro gekostet, kannst du dir das vorstellen?", "Wie viel hat das Kanu gekostet?", "640"),
    ("ru", "Каноэ стоило 640 евро, представляешь?", "Сколько стоило каноэ?", "640"),
    ("tr", "Kano 6400 lira tuttu, inanabiliyor musun?", "Kano kaç lira tuttu?", "6400"),
    ("ja", "望遠鏡は6400円でした、信じられる？", "望遠鏡はいくらだった？", "6400"),
]
ERRANDS = [
    ("ru", "молоко купить не забудь"),
    ("ja", "母に手紙を書いておいて"),
]
# Who has lost the thread, or wants nothing kept, tells nothing.
LOST = [
    ("en", "remember the, um, what was it"),
    ("en", "make a note that, er, hang on, I forgot"),
    ("de", "merk dir, ähm, warte, egal"),
    ("de", "merk dir nicht mehr, wo Anna wohnt"),
    ("ru", "запомни, что, ой, забыл"),
    ("ja", "覚えて、えっと、何だっけ"),
    ("tr", "şunu unutma, şey, neydi"),
]
# Signs within a word end no sentence.
SIGNS = [
    ("en", r"Remember that the regex is ^[a-z]+(?:\d{2,})?$ #7", r"the regex is ^[a-z]+(?:\d{2,})?$ #7"),
    ("de", r"Merk dir: das Muster ist (?=x)y", r"das Muster ist (?=x)y"),
]
# fmt: on


@pytest.mark.parametrize(("language", "said"), LOST)
async def test_who_has_lost_the_thread_has_nothing_kept(
    talk: Talk, language: str, said: str
) -> None:
    heard = await talk.say(said, language)
    assert not heard.learned.stored


@pytest.mark.parametrize(("language", "said", "kept"), SIGNS)
async def test_signs_within_a_word_end_no_sentence(
    talk: Talk, language: str, said: str, kept: str
) -> None:
    await talk.say(said, language)
    assert kept in await talk.texts(kept, language)


@pytest.mark.parametrize(("language", "errand"), ERRANDS)
async def test_an_errand_is_no_wish_to_keep_anything(
    talk: Talk, language: str, errand: str
) -> None:
    heard = await talk.say(errand, language)
    assert not heard.asked
    assert not heard.learned.stored


@pytest.mark.parametrize(("language", "wish", "kept"), WISHES)
async def test_what_is_wished_is_kept_without_the_wish(
    talk: Talk, language: str, wish: str, kept: str
) -> None:
    heard = await talk.say(wish, language)
    assert heard.asked
    assert [one.text for one in await talk.ask(kept, language)][:1] == [kept]


@pytest.mark.parametrize(("language", "told", "question", "value"), AMAZED)
async def test_what_amazes_its_teller_is_told(
    talk: Talk, language: str, told: str, question: str, value: str
) -> None:
    await talk.say(told, language)
    assert value in " | ".join(await talk.texts(question, language))
