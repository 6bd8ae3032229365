# ruff: noqa: E501 - long lines
"""An order to correct puts another value to the one fact that it is of."""

import pytest

from .conftest import Talk

# language, what was known, the order, a question, what must be found, what must not
# fmt: off
ORDERED = [
    ("en", "Remember that Tom's favourite tea is Assam.|My favourite tea is Sencha.", "Set Tom's favourite tea to Rooibos.", "What is Tom's favourite tea?", "Rooibos", "Assam"),
    ("en", "Tom's favourite tea is Assam.", "Could you make Tom's favourite tea Rooibos, please?", "What is Tom's favourite tea?", "Rooibos", "Assam"),
    ("en", "Remember that Tom's shoe size is 43.", "Replace 43 by 45 for Tom's shoe size.", "What is Tom's shoe size?", "45", "43"),
    ("en", "My daughter's birthday is on 9 March.", "Put 3 May as my daughter's birthday.", "When is my daughter's birthday?", "on 3 May", "9 March"),
    ("en", "The suitcase is in the attic.", "Change your note on the suitcase: it is under the bed.", "Where is the suitcase?", "under the bed", "attic"),
    ("en", "Note that Anna's dentist is Dr Klein.", "Anna's dentist should be Dr Ito now.", "Who is Anna's dentist?", "Dr Ito", "Klein"),
    ("en", "Note that Anna's dentist is Dr Klein.", "Anna's dentist was wrong, it's Dr Ito.", "Who is Anna's dentist?", "Dr Ito", "Klein"),
    ("en", "Remember that Mrs Patel's train leaves at 11:25.", "Correct Mrs Patel's train to 9:05.", "When does Mrs Patel's train leave?", "9:05", "11:25"),
    ("de", "Merk dir: Toms Zug fährt um 16:50 Uhr.", "Setz Toms Zug auf 11:25.", "Wann fährt Toms Zug?", "11:25", "16:50"),
    ("de", "Merk dir: Annas Lieblingstee ist Assam.", "Korrigiere Annas Lieblingstee zu Rooibos.", "Was ist Annas Lieblingstee?", "Rooibos", "Assam"),
    ("de", "Annas Lieblingstee ist Assam.", "Trag bei Annas Lieblingstee bitte Rooibos ein.", "Was ist Annas Lieblingstee?", "Rooibos", "Assam"),
    ("de", "Die Schuhgröße meiner Schwester ist 43.", "Ersetze 43 durch 45 bei der Schuhgröße meiner Schwester.", "Was ist die Schuhgröße meiner Schwester?", "45", "43"),
    ("de", "Der Zahnarzt meiner Schwester ist Doktor Klein.", "Trag Doktor Ito als Zahnarzt meiner Schwester ein.", "Wer ist der Zahnarzt meiner Schwester?", "Doktor Ito", "Klein"),
    ("de", "Der Koffer ist im Keller.", "Der Koffer sollte auf dem Dachboden sein.", "Wo ist der Koffer?", "auf dem Dachboden", "Keller"),
    ("de", "Der Ersatzschlüssel hängt hinter der Uhr.", "Nein, der Ersatzschlüssel hängt neben der Tür.", "Wo hängt der Ersatzschlüssel?", "neben der Tür", "hinter der Uhr"),
]
# language, what was known, what was said, a question, what must still be found
LEFT_ALONE = [
    ("en", "The bedroom lamp is a Tiffany.", "Set the bedroom lamp to fifty percent.", "What is the bedroom lamp?", "Tiffany"),
    ("en", "Tom's favourite tea is Assam.", "Set the tea timer to five minutes.", "What is Tom's favourite tea?", "Assam"),
    ("en", "Tom's favourite tea is Assam.|My sister's favourite tea is Earl Grey.", "Change the favourite tea to Rooibos.", "What is Tom's favourite tea?", "Assam"),
    ("en", "Tom's favourite tea is Assam.", "Can you make Tom's favourite tea for me?", "What is Tom's favourite tea?", "Assam"),
    ("en", "Remember that Anna works as a teacher.", "Please note that Anna's eye colour is blue.", "What does Anna work as?", "teacher"),
    ("de", "Merk dir: der Zug unserer Babysitterin fährt um 16:50 Uhr.|Merk dir: Toms Zug fährt um 16:50 Uhr.", "Ändere Toms Zug auf 11:25.", "Wann fährt der Zug unserer Babysitterin?", "16:50"),
    ("de", "Meine Schwester wohnt in Kiel.", "Meine Schwester ist jetzt Ärztin.", "Wo wohnt meine Schwester?", "Kiel"),
    ("de", "Der Koffer ist im Keller.", "Stell den Koffer bitte hin.", "Wo ist der Koffer?", "Keller"),
    ("de", "Annas Lieblingstee ist Assam.", "Setz Annas Lieblingstee auf die Einkaufsliste.", "Was ist Annas Lieblingstee?", "Assam"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "known", "order", "question", "found", "gone"), ORDERED
)
async def test_an_order_corrects_what_is_known(
    talk: Talk,
    language: str,
    known: str,
    order: str,
    question: str,
    found: str,
    gone: str,
) -> None:
    for number, sentence in enumerate(known.split("|")):
        await talk.say(sentence, language, conversation=f"c{number}")
    await talk.say(order, language, conversation="later")
    texts = await talk.texts(question, language)
    assert any(found in text for text in texts)
    assert not any(gone in text and found not in text for text in texts)


@pytest.mark.parametrize(("language", "known", "said", "question", "found"), LEFT_ALONE)
async def test_a_wish_for_the_house_corrects_nothing(
    talk: Talk, language: str, known: str, said: str, question: str, found: str
) -> None:
    for number, sentence in enumerate(known.split("|")):
        await talk.say(sentence, language, conversation=f"c{number}")
    await talk.say(said, language, conversation="later")
    assert any(found in text for text in await talk.texts(question, language))
