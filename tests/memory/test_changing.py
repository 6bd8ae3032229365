# ruff: noqa: E501 - long lines and other scripts
"""What people say to correct themselves, in words that no table was made for."""

import pytest

from custom_components.jarvis.memory import Branch, Viewer

from .conftest import Talk

# language, what was said, a question, what must be found, what must not
# fmt: off
CORRECTED = [
    ("en", "My dentist is Dr. Green.|No, my dentist is Dr. Brown, not Dr. Green.", "who is my dentist", "Brown", "is Dr. Green"),
    ("en", "I prefer coffee.|Actually I prefer tea.", "what do I prefer, coffee or tea", "tea", "coffee"),
    ("en", "The plumber comes on Thursday at 3.|The plumber is coming on Friday at 4 instead.", "when does the plumber come", "Friday", "Thursday"),
    ("en", "Tom goes to Hill Primary School.|Tom goes to Lake School now.", "which school does Tom go to", "Lake", "Hill"),
    ("en", "I take my tablets at eight.|I take my tablets at nine now.", "when do I take my tablets", "nine", "eight"),
    ("en", "Our anniversary is June 12th.|Sorry, I was wrong, our anniversary is June 13th.", "anniversary", "13th", "12th"),
    ("en", "My daughter's teacher is Mrs. Kent.|It's Mrs. Kant, not Kent.", "my daughter's teacher", "Kant", "Kent"),
    ("en", "I drive a Volvo.|I sold the Volvo, I drive a Skoda now.", "what car do I drive", "Skoda", "Volvo"),
    ("en", "We have a cat named Mochi.|Our cat is called Mochi.|no wait, our cat is called Momo", "our cat", "Momo", "Mochi"),
    ("en", "Remember my sister's phone number is 0151 2345.|My sister has a new number, it's 0160 999.", "my sister's number", "0160", "0151"),
    ("en", "I'm allergic to nuts.|I am not allergic to nuts any more.", "allergic to nuts", "not allergic", "I'm allergic"),
    ("en", "I hate jazz|I actually like jazz now", "jazz", "like jazz", "hate"),
    ("de", "Ich wohne in Köln.|Wir sind letzten Monat nach Bonn umgezogen.", "wo wohne ich", "Bonn", "Köln"),
    ("de", "Ich trinke lieber Kaffee.|Eigentlich trinke ich lieber Tee.", "was trinke ich lieber, Kaffee oder Tee", "Tee", "Kaffee"),
    ("de", "Am Donnerstag kommt der Klempner.|Der Klempner kommt stattdessen am Freitag.", "wann kommt der Klempner", "Freitag", "Donnerstag"),
    ("de", "Merk dir, der Kellerschlüssel hängt hinter der Tür.|Der Kellerschlüssel hängt nicht mehr hinter der Tür, er liegt in der Schublade.", "wo ist der Kellerschlüssel", "Schublade", "Kellerschlüssel hängt hinter"),
    ("de", "Ich arbeite als Krankenpfleger.|Ich habe gekündigt, ich bin jetzt Bäcker.", "mein Beruf", "Bäcker", "Krankenpfleger"),
    ("ru", "Сантехник придёт в четверг.|Сантехник придёт теперь в пятницу.", "когда придёт сантехник", "пятниц", "четверг"),
    ("ru", "Я предпочитаю кофе.|На самом деле я предпочитаю чай.", "что я предпочитаю", "чай", "кофе"),
    ("tr", "Tesisatçı perşembe günü geliyor.|Tesisatçı artık cuma günü geliyor.", "tesisatçı ne zaman geliyor", "cuma", "perşembe"),
    ("tr", "İlaçlarımı sabah sekizde alıyorum.|İlaçlarımı artık sabah dokuzda alıyorum.", "ilaçlarımı ne zaman alıyorum", "dokuz", "sekiz"),
    ("ja", "配管工は木曜日に来ます。|配管工は金曜日に来ることになりました。", "配管工はいつ来る", "金曜", "木曜"),
    ("ja", "薬は朝八時に飲みます。|今は薬は朝九時に飲みます。", "薬はいつ飲む", "九時", "八時"),
]

# language, what was said, a question, what must still be found
KEPT = [
    ("en", "My son plays football on Mondays.|My new colleague Tom plays football now.", "when does my son play football", "Monday"),
    ("en", "My daughter's school is Hill Primary.|My daughter's school trip is now on Friday.", "daughter's school", "Hill Primary"),
    ("en", "My wife's ring size is 12.|My ring size is now 14.", "my wife's ring size", "12"),
    ("en", "My favourite colour is green.|My favourite colour for walls is white.|No, my favourite colour is blue.", "colour for walls", "white"),
    ("en", "The spare key is under the pot.|The spare battery is now under the sink.", "spare key", "pot"),
    ("en", "I like chess.|Actually I like tea too.", "chess", "chess"),
    ("en", "Remember the guest room radiator valve is stuck.|The guest room radiator is now warm.", "radiator valve", "stuck"),
    ("en", "My car has winter tyres.|My car doesn't have a radio.", "car tyres", "winter"),
    ("en", "I am allergic to nuts.|I am not allergic to milk.", "allergic", "nuts"),
    ("en", "I lent the drill to Mrs Pell.|I lent the air mattress to Gus.|No wait, I lent the air mattress to Mrs Pell.", "who did I lend the drill to", "drill to Mrs Pell"),
    ("en", "Our au pair is bringing garlic bread to the barbecue|These days our au pair swears by nettle soup for a cold", "what is our au pair bringing", "garlic bread"),
    ("de", "Maria ist allergisch gegen Nickel.|Meine Cousine ist allergisch gegen Pollen.|Das ist falsch, meine Cousine ist allergisch gegen Nickel.", "wogegen ist Maria allergisch", "Maria ist allergisch gegen Nickel"),
    ("de", "Mein Sohn spielt montags Fußball.|Meine Tochter spielt jetzt dienstags Fußball.", "wann spielt mein Sohn Fußball", "montags"),
    ("de", "Ich habe am 3. Mai Geburtstag.|Ich habe Hunger.|Ich bin im Garten.", "wann ist mein Geburtstag", "3. Mai"),
    ("ru", "Мама придёт в четверг.|Папа теперь придёт в пятницу.", "когда придёт мама", "четверг"),
    ("tr", "Annem Bursa'da yaşıyor.|Babam artık Bursa'da yaşıyor.", "annem nerede yaşıyor", "Annem"),
    ("ja", "母は大阪に住んでいます。|父は今は京都に住んでいます。", "母はどこに住んでいる", "大阪"),
    # Of one statement that holds two things only one is put right.
    ("en", "The plumber is called Gwen and comes at eight.|The plumber comes at nine now.", "what is the plumber called", "Gwen"),
    ("de", "Der Klempner heißt Gwen und kommt um acht.|Der Klempner kommt jetzt um neun.", "wie heißt der Klempner", "Gwen"),
    ("tr", "Tesisatçının adı Gökhan ve sekizde geliyor.|Tesisatçı artık dokuzda geliyor.", "tesisatçının adı ne", "Gökhan"),
    ("ja", "配管工の名前は権田さんで、八時に来ます。|配管工は今は九時に来ます。", "配管工の名前は何", "権田"),
]
# language, what was said, a question, what must be gone
FORGOTTEN = [
    ("en", "My gym locker is number 12.|Never mind what I said about the gym locker, forget it", "gym locker", "12"),
    ("en", "My ex is called Paul.|Paul lives in Rome.|Wipe everything about Paul", "Paul", "Paul"),
    ("de", "Mein Ex heißt Paul.|Paul wohnt in Rom.|Vergiss bitte alles, was du über Paul weißt.", "Paul", "Paul"),
    ("de", "Mein Spind ist Nummer 12.|Den Spind kannst du wieder vergessen.", "Spind", "12"),
    ("de", "Mein Spind ist Nummer 12.|Merk dir meinen Spind nicht mehr.", "Spind", "12"),
    ("ru", "Мой шкафчик номер 12.|Удали всё про мой шкафчик из памяти, пожалуйста.", "шкафчик", "12"),
    ("tr", "Dolabım 12 numara.|Dolabımla ilgili her şeyi unut.", "dolabım", "12"),
    ("tr", "Eski sevgilimin adı Polat.|Polat Roma'da yaşıyor.|Polat hakkında bildiğin her şeyi unut.", "Polat", "Polat"),
    ("ja", "元彼の名前はポールです。|ポールはローマに住んでいます。|ポールについて知っていることを全部忘れて。", "ポール", "ポール"),
]
# fmt: on


async def asked(talk: Talk, language: str, said: str, question: str) -> str:
    """Tell it sentence by sentence in one conversation; return what is recalled."""
    for sentence in said.split("|"):
        await talk.say(sentence, language)
    return " | ".join(await talk.texts(question, language))


@pytest.mark.parametrize(("language", "said", "question", "holds", "gone"), CORRECTED)
async def test_a_correction_in_any_words_holds(
    talk: Talk, language: str, said: str, question: str, holds: str, gone: str
) -> None:
    found = await asked(talk, language, said, question)
    assert holds in found
    assert gone not in found


@pytest.mark.parametrize(("language", "said", "question", "holds"), KEPT)
async def test_what_is_of_another_subject_stays(
    talk: Talk, language: str, said: str, question: str, holds: str
) -> None:
    assert holds in await asked(talk, language, said, question)


@pytest.mark.parametrize(("language", "said", "question", "gone"), FORGOTTEN)
async def test_what_shall_be_forgotten_in_any_words_is_gone(
    talk: Talk, language: str, said: str, question: str, gone: str
) -> None:
    assert gone not in await asked(talk, language, said, question)


@pytest.mark.parametrize(
    ("language", "before", "after", "question", "value"),
    [
        (
            "en",
            "My shoe size is 43.",
            "My shoe size has changed. It's 44 now.",
            "what's my shoe size?",
            "44",
        ),
        (
            "de",
            "Meine Schuhgröße ist 43.",
            "Meine Schuhgröße hat sich geändert. Sie ist jetzt 44.",
            "Was ist meine Schuhgröße?",
            "44",
        ),
        (
            "en",
            "I live in Leeds.",
            "I live in York from now on.",
            "where do I live?",
            "York",
        ),
        (
            "de",
            "Unser Mülltag ist Montag.",
            "Unser Mülltag ist ab jetzt Donnerstag.",
            "Wann ist unser Mülltag?",
            "Donnerstag",
        ),
    ],
)
async def test_news_in_two_sentences_or_from_now_on(
    talk: Talk, language: str, before: str, after: str, question: str, value: str
) -> None:
    await talk.say(before, language)
    await talk.say(after, language, conversation="c2")
    found = await talk.ask(question, language)
    assert [value in one.text for one in found] == [True]
    assert found[0].branch is Branch.USER


@pytest.mark.parametrize(
    ("language", "wish"),
    [
        ("en", "Answer in German from now on."),
        ("en", "I want you to answer in rhymes from now on."),
        ("en", "Please always remind me that my keys are in the bowl."),
        ("de", "Nenn mich ab sofort Chef."),
    ],
)
async def test_a_wish_from_now_on_is_a_directive(
    talk: Talk, language: str, wish: str
) -> None:
    await talk.say(wish, language)
    known = await talk.store.warm_profile(Viewer(person="anna"))
    assert [one.text for one in known.directives] == [wish.rstrip(".")]
    assert not known.user
