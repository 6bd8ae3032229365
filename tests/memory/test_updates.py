# ruff: noqa: E501 - long lines and other scripts
"""What is said of a change is read as what holds now; what is of another stays."""

import pytest

from custom_components.jarvis.memory import Branch, Note, Origin, Scope, Source
from custom_components.jarvis.statements.changes.updates import untagged, updated
from custom_components.jarvis.statements.facts import read
from custom_components.jarvis.statements.phrases import PHRASES
from custom_components.jarvis.statements.slots import rivals, value_kind
from custom_components.jarvis.statements.times import names_time, opens_with_time

from ..tables import each_row
from .conftest import Talk

# language, what was told, how it was changed, a question, what holds, what is gone
# fmt: off
CHANGED = [
    ("en", "My pottery class is on Monday at 6.", "They've shifted my pottery class to Friday at 4.", "when is my pottery class", "Friday", "Monday"),
    ("en", "My night shift is on Monday.", "My night shift got moved from Monday to Friday.", "my night shift", "Friday", "Monday"),
    ("en", "My choir rehearsal is on Monday.", "My choir rehearsal is on Friday instead of Monday.", "my choir rehearsal", "Friday", "Monday"),
    ("en", "My blood test takes place on Monday.", "My blood test is on Friday now, right?", "my blood test", "Friday", "Monday"),
    ("en", "My tennis match is on Monday.", "Not Monday, my tennis match is on Friday.", "my tennis match", "Friday", "Monday"),
    ("en", "My office days are Mondays and Wednesdays.", "My office schedule has changed: Tuesdays and Fridays now.", "my office days", "Fridays", "Mondays"),
    ("en", "The bin day is Tuesday, remember that.", "Remember that bin day has moved to Thursday.", "when is bin day", "Thursday", "Tuesday"),
    ("en", "My ring size is 12.", "They gave me a new ring size, 14.", "my ring size", "14", "12"),
    ("en", "My dentist is called Marlow.", "Forget Marlow, my dentist is Haddad.", "who is my dentist", "Haddad", "Marlow"),
    ("en", "My hairdresser is called Marlow.", "Marlow isn't my hairdresser any more, it's Haddad.", "my hairdresser", "Haddad", "Marlow"),
    ("en", "My lawyer is Dubois.", "We parted ways with Dubois, my lawyer is Vance now.", "who is my lawyer", "Vance", "Dubois"),
    ("en", "The steam iron is kept in the attic.", "The steam iron now lives in the cellar.", "where is the steam iron", "cellar", "attic"),
    ("en", "My nephew lives in Ghent.", "My nephew left Ghent for Turin.", "where does my nephew live", "Turin", "Ghent"),
    ("en", "My uncle works for the post office.", "My uncle quit the post office and works for a bakery now.", "who does my uncle work for", "bakery", "post office"),
    ("en", "Our internet provider is Kestrel.", "We've switched our internet provider to Voltara.", "our internet provider", "Voltara", "Kestrel"),
    ("en", "I take 5 mg of ramipril.", "I'm on 10 mg of ramipril now, not 5 mg.", "how much ramipril do I take", "10 mg", "5 mg"),
    ("de", "Mein Töpferkurs ist am Montag.", "Mein Töpferkurs wurde auf Freitag verschoben.", "wann ist mein Töpferkurs", "Freitag", "Montag"),
    ("de", "Mein Nachtdienst ist am Montag.", "Seit letzter Woche ist mein Nachtdienst am Freitag.", "mein Nachtdienst", "Freitag", "Montag"),
    ("de", "Meine Chorprobe ist am Montag.", "Meine Chorprobe ist jetzt am Freitag, oder?", "meine Chorprobe", "Freitag", "Montag"),
    ("de", "Meine Bürotage sind Montag und Mittwoch.", "Meine Bürozeiten haben sich geändert: jetzt Dienstag und Freitag.", "wann sind meine Bürozeiten", "Freitag", "Montag"),
    ("de", "Der Name meines Tierarzts ist Marlow.", "Mein neuer Tierarzt heißt Haddad.", "wie heißt mein Tierarzt", "Haddad", "Marlow"),
    ("de", "Mein Friseur heißt Marlow.", "Ich bin von Marlow zu Haddad als Friseur gewechselt.", "wer ist mein Friseur", "Haddad", "Marlow"),
    ("de", "Das Maßband liegt im Keller.", "Das Maßband ist nicht mehr im Keller, sondern im Flur.", "wo ist das Maßband", "Flur", "Keller"),
    ("de", "Mein Onkel lebt in Graz.", "Mein Onkel ist aus Graz weg und lebt jetzt in Gent.", "wo lebt mein Onkel", "Gent", "Graz"),
    ("ja", "私のヨガ教室は月曜日の六時です。", "先週から私のヨガ教室は金曜日の四時です。", "私のヨガ教室はいつ", "金曜", "月曜"),
    ("ja", "私の歯医者は高木さんです。", "私の新しい歯医者は石黒さんです。", "私の歯医者は誰", "石黒", "高木"),
    ("ja", "土鍋は物置にあります。", "土鍋を青い箱の中に移しました。", "土鍋はどこ", "青い箱", "物置"),
    ("ru", "Мой анализ крови в понедельник.", "Мой анализ крови не в понедельник, а в пятницу.", "когда мой анализ крови", "пятниц", "понедельник"),
    ("ru", "Моего адвоката зовут Орлов.", "Мой новый адвокат — Белов.", "как зовут моего адвоката", "Белов", "Орлов"),
    ("tr", "Koro provam pazar on birde.", "Koro provam artık cuma dörtte.", "koro provam ne zaman", "cuma", "pazar"),
    ("tr", "Dolap numaram 4471.", "Dolap numaram artık 2093, 4471 değil.", "dolap numaram", "2093", "4471"),
]
# The same, said of what was just spoken of.
POINTED = [
    ("en", "My sister's name is Ida.", "No, her name is Ina.", "what is my sister's name", "sister's name is Ina", "Ida"),
    ("en", "My parrot's name is Kiko.", "Sorry, its name is Koko.", "what is my parrot's name", "parrot's name is Koko", "Kiko"),
    ("en", "I have an appointment at the dentist on Friday at 9.", "Actually it's at 10.", "my dentist appointment", "dentist on Friday at 10", "at 9"),
    ("en", "I have an appointment at the optician on Friday at 9.", "No, it's on Monday.", "my optician appointment", "optician on Monday at 9", "Friday"),
    ("de", "Meine Schwester heißt Ida.", "Nein, sie heißt Ina.", "wie heißt meine Schwester", "Schwester heißt Ina", "Ida"),
    ("de", "Der Name meiner Katze ist Kiko.", "Nein, ihr Name ist Koko.", "wie heißt meine Katze", "Katze ist Koko", "Kiko"),
]
# language, two statements, what must be found of each
BESIDE = [
    ("en", "My dentist is on High Street.", "My dentist is now Dr Marlow.", "High Street", "Marlow"),
    ("en", "My sister lives in Leeds.", "My sister is a nurse now.", "Leeds", "nurse"),
    ("en", "My sister is a nurse.", "My sister is vegetarian now.", "nurse", "vegetarian"),
    ("en", "My grandmother lives in Kiel.", "My grandmother is in hospital now.", "Kiel", "hospital"),
    ("en", "My brother works for Siemens.", "My brother's wife works for Bosch now.", "Siemens", "Bosch"),
    ("en", "My colleague is called Ann.", "My new colleague is called Bea.", "Ann", "Bea"),
    ("en", "My yoga class is on Monday.", "My yoga class is now in the town hall.", "Monday", "town hall"),
    ("en", "My rent is 900 euros.", "My rent is due on Monday now.", "900", "Monday"),
    ("en", "I drive a Volvo.", "I also drive a van now.", "Volvo", "van"),
    ("en", "My gym opens at 7.", "My gym closes at 10 now.", "opens at 7", "closes at 10"),
    ("de", "Meine Schwester wohnt in Kiel.", "Meine Schwester ist jetzt Ärztin.", "Kiel", "Ärztin"),
    ("de", "Mein Zahnarzt ist in der Hauptstraße.", "Mein Zahnarzt heißt jetzt Braun.", "Hauptstraße", "Braun"),
    ("de", "Meine Ringgröße ist 14.", "Die Ringgröße meiner Frau ist jetzt 12.", "14", "12"),
    ("ja", "私の姉は大阪に住んでいます。", "私の姉は今は看護師です。", "大阪", "看護師"),
    ("ru", "Мой размер обуви 43.", "Размер обуви моей жены теперь 38.", "43", "38"),
    ("ru", "Моя сестра живёт в Туле.", "Моя сестра теперь врач.", "Туле", "врач"),
    ("tr", "Yoga kursum pazartesi altıda.", "Seramik kursum artık salı yedide.", "pazartesi", "salı"),
]
# fmt: on


def note(text: str, language: str) -> Note:
    """Write down what an owner would."""
    return Note(
        text=text,
        language=language,
        branch=Branch.USER,
        scope=Scope(person="anna"),
        origin=Origin.OWNER,
        source=Source(speaker="anna", agent="action"),
    )


@pytest.mark.parametrize("by_action", [False, True], ids=["said", "written"])
@pytest.mark.parametrize(
    ("language", "told", "change", "question", "holds", "gone"), CHANGED
)
async def test_a_change_takes_the_place_of_what_held(
    talk: Talk,
    language: str,
    told: str,
    change: str,
    question: str,
    holds: str,
    gone: str,
    *,
    by_action: bool,
) -> None:
    await talk.say(told, language, conversation="before")
    if by_action and untagged(change, PHRASES[language]) == change:
        await talk.store.keep(note(change, language))
    else:
        await talk.say(change, language, conversation="later")
    found = " | ".join(await talk.texts(question, language))
    assert holds in found
    assert gone not in found


@pytest.mark.parametrize(
    ("language", "told", "change", "question", "holds", "gone"), POINTED
)
async def test_a_correction_points_at_what_was_spoken_of(
    talk: Talk,
    language: str,
    told: str,
    change: str,
    question: str,
    holds: str,
    gone: str,
) -> None:
    await talk.say(told, language)
    await talk.say(change, language)
    found = " | ".join(await talk.texts(question, language))
    assert holds in found
    assert gone not in found


@pytest.mark.parametrize(("language", "one", "other", "first", "second"), BESIDE)
async def test_near_facts_hold_beside_each_other(
    talk: Talk, language: str, one: str, other: str, first: str, second: str
) -> None:
    await talk.say(one, language, conversation="before")
    await talk.say(other, language, conversation="later")
    assert first in " | ".join(await talk.texts(one, language))
    assert second in " | ".join(await talk.texts(other, language))


@each_row(
    ("language", "said"),
    [
        ("en", "Is my class on Monday instead of Tuesday?"),
        ("en", "My class is on Monday, isn't it?"),
        ("en", "Turn on the light instead of the fan."),
        ("en", "Forget the milk, the fridge is full."),
        ("de", "Ist mein Kurs jetzt am Freitag?"),
    ],
)
def test_a_question_or_an_order_tells_no_news(language: str, said: str) -> None:
    assert read(said, language).claims == ()


@each_row("language", sorted(PHRASES))
def test_what_tells_no_change_is_left_as_it_is(language: str) -> None:
    assert updated("Hm.", PHRASES[language]) is None


def test_a_slot_tells_what_kind_of_value_it_holds() -> None:
    english = PHRASES["en"]
    assert value_kind("on Monday at 6", english) == " %"
    assert value_kind("on the 2nd shelf", english) == " @"
    assert value_kind("900 euros", english) == " #"
    assert value_kind("vegetarian", english) == " =diet"
    assert rivals("class @") == ["class @"]
    assert names_time("月曜日の六時", "ja")
    assert not names_time("高木さん", "ja")
    assert opens_with_time("月曜日の六時", "ja")
