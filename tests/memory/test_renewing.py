# ruff: noqa: E501 - long lines and other scripts
"""What a statement makes of a known fact, in whatever words and order it is told."""

from datetime import UTC, datetime

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.memory import Kind, Memory, Origin, Scope, Source
from custom_components.jarvis.statements.changes.renewing import may_renew, renewed
from custom_components.jarvis.statements.facts import claims_of, read, tellings
from custom_components.jarvis.statements.phrases import PHRASES
from custom_components.jarvis.statements.slots import asked_for, is_of_kind
from custom_components.jarvis.statements.spoken import Spoken

from ..tables import each_row
from .conftest import Clock, Talk

# language, what is known, what is told, the value that holds then ('' for none)
# fmt: off
RENEWED = [
    ("en", "My fencing lesson is on Monday at 7.", "They pushed my fencing lesson back, it'll be on Tuesday at 3 from here on out.", "on Tuesday at 3"),
    ("en", "My fencing lesson is on Monday at 7.", "My fencing lesson slipped to Friday at 9.", "on Friday at 9"),
    ("en", "My eye check is on Monday at 7.", "Because of the roadworks my eye check runs on Friday at 9 now.", "on Friday at 9"),
    ("en", "My bridge evening is on Tuesday at 2.", "My bridge evening can't be on Tuesday at 2 any longer; on Friday at 4 works instead.", "on Friday at 4"),
    ("en", "My tax adviser is Mrs Hale.", "Mrs Hale retired, Petra Lindqvist took over as my tax adviser.", "Petra Lindqvist"),
    ("en", "Our window fitter is called Mr Okafor.", "We've got a different person as our window fitter: Tomasz Wrona.", "Tomasz Wrona"),
    ("en", "Our babysitter is Greta Holm.", "From now on Lucia Ferrante will be our babysitter.", "Lucia Ferrante"),
    ("en", "My go-to shoe is Silverbell.", "We traded Silverbell for Brantley as my go-to shoe.", "Brantley"),
    ("en", "My niece lives in Bergen.", "My niece got a job in Turin and lives there now.", "in Turin"),
    ("en", "The soldering iron is in the pantry.", "I stuffed the soldering iron under the guest bed, more room there.", "under the guest bed"),
    ("en", "My shoe size is 43.", "My shoe size went up to 44.", "44"),
    ("en", "My wife's perfume is Farrow.", "My wife's perfume is not Farrow any more. It is Lumio.", "Lumio"),
    ("en", "My fencing lesson is on Monday at 7.", "My fencing lesson has been called off for good.", ""),
    ("en", "Our newspaper is Brantley.", "We cancelled our newspaper.", ""),
    ("de", "Mein Fechttraining ist am Montag um 7.", "Mein Fechttraining rutscht auf einen anderen Tag, nämlich am Freitag um 9.", "am Freitag um 9"),
    ("de", "Mein Hörtest ist am Montag um 7.", "Weil der Arzt krank ist, ist mein Hörtest bis auf Weiteres am Freitag um 9.", "am Freitag um 9"),
    ("de", "Mein Steuerberater ist Tomasz Wrona.", "Doktor Halloran hat Tomasz Wrona abgelöst und ist nun mein Steuerberater.", "Doktor Halloran"),
    ("de", "Meine Laufapp ist Goldfink.", "Statt Goldfink ist meine Laufapp Tavisch.", "Tavisch"),
    ("de", "Meine Nichte wohnt in Bergen.", "Meine Nichte hat Bergen verlassen und wohnt in Turin.", "in Turin"),
    ("de", "Der Lötkolben liegt im Keller.", "Ich habe den Lötkolben neben dem Trockner verstaut.", "neben dem Trockner"),
    ("de", "Meine Schuhgröße ist 43.", "Meine Schuhgröße kletterte von 43 auf 44.", "44"),
    ("de", "Mein Handyanbieter ist Lumio.", "Wir haben meinen Handyanbieter gekündigt.", ""),
    ("ja", "私の整体師は林さんです。", "私の整体師は林さんではなくなりました。栗原さんです。", "栗原さん"),
    ("ja", "私のヨガ教室は月曜日の7時です。", "私のヨガ教室が月曜日の7時から金曜日の9時に移った。", "金曜日の9時"),
    ("ja", "工具箱は物置にあります。", "工具箱を物置から車庫に移動しました。", "車庫"),
    ("ja", "私の叔母は仙台に住んでいます。", "私の叔母は仙台を離れて松山で暮らしています。", "松山"),
    ("ja", "うちの家賃は412です。", "うちの家賃が412から645に上がった。", "645"),
    ("ru", "Мой тариф — 311.", "Мой тариф подскочил до 842.", "842"),
    ("ru", "Моя проверка слуха в пятницу в 11.", "Отныне моя проверка слуха во вторник в 15.", "во вторник в 15"),
    ("ru", "Мой бухгалтер — Зимин.", "Орлова теперь мой бухгалтер вместо Зимин.", "Орлова"),
    ("tr", "Masözüm Okan.", "Masözüm artık Okan değil, İlknur.", "İlknur"),
    ("tr", "Yoga kursum pazartesi saat 7.", "Yoga kursum ertelendi, yeni günü cuma saat 9.", "cuma saat 9"),
]
KEPT = [
    ("en", "My yoga class is on Monday.", "My yoga class on Friday was great actually."),
    ("en", "My dentist is Dr Marlow.", "My dentist has a new assistant, Paul."),
    ("en", "My dentist is Dr Marlow.", "My wife's dentist is Dr Haddad now."),
    ("en", "My dentist is Dr Marlow.", "My dentist is now on High Street."),
    ("en", "My brother lives in Rome.", "My brother in law moved to Oslo."),
    ("en", "My school is Hill Primary.", "My school trip slipped to Lake Road."),
    ("en", "The spare key is under the pot.", "The spare key of the shed is now on the hook."),
    ("en", "My fencing lesson is on Monday.", "My fencing lesson is cancelled today."),
    ("en", "My car is a Volvo.", "I sold my car radio."),
    ("en", "The safe is behind the mirror.", "The safe opens with the silver key."),
    ("en", "My sister is called Ida.", "My sister moved to Bonn."),
    ("de", "Mein Yogakurs ist am Montag.", "Mein Yogakurs am Freitag war eigentlich toll."),
    ("de", "Unser Gärtner ist Herr Pohl.", "Unser Gärtner hat einen neuen Helfer, Tim."),
    ("de", "Das WLAN heißt Nest.", "Das Gäste-WLAN heißt jetzt Zweig."),
    ("de", "Unser Hausmeister ist Herr Kunz.", "Unser Hausmeister ist heute krank, Herr Lutz kommt."),
    ("de", "Mein Hobby ist Schach.", "Mein Hobby ist Tennis."),
    ("ja", "私の姉は大阪に住んでいます。", "私の姉は今は看護師です。"),
    ("ja", "私の靴のサイズは26です。", "息子の靴のサイズは今は22です。"),
    ("ru", "Мой принтер стоит в кабинете.", "Бумага для принтера теперь лежит в ящике."),
    ("ru", "Моя собака — Рекс.", "Ветеринар моей собаки теперь Гартов."),
    ("tr", "Yazıcım odada.", "Yazıcı kablom artık çekmecede."),
]
# fmt: on


def known(text: str, language: str) -> Memory:
    """Return the fact that a statement tells."""
    claim = claims_of(text, language)[0]
    return Memory(
        id=1,
        text=claim.text,
        language=language,
        kind=Kind.FACT,
        branch=claim.branch,
        scope=Scope(person="anna"),
        origin=Origin.USER,
        source=Source(),
        at=datetime(2026, 11, 22, tzinfo=UTC),
        slot=claim.slot,
        value=claim.value,
    )


@each_row(("language", "before", "told", "value"), RENEWED)
def test_a_fact_is_given_the_value_that_holds_now(
    language: str, before: str, told: str, value: str
) -> None:
    ((said, plain),) = tellings(told, language)
    assert said in told
    assert renewed(known(before, language), plain) == value


@each_row(("language", "before", "told"), KEPT)
def test_what_is_of_something_else_leaves_a_fact_as_it_is(
    language: str, before: str, told: str
) -> None:
    fact = known(before, language)
    assert all(renewed(fact, plain) is None for _, plain in tellings(told, language))


@given(st.text(max_size=60))
def test_no_words_give_a_fact_the_value_it_has(words: str) -> None:
    fact = known("My shoe size is 43.", "en")
    assert renewed(fact, f"My shoe size {words}") != fact.value
    assert words.count("size") or renewed(fact, words) is None


def test_a_sentence_is_read_against_the_whole_subject() -> None:
    fact = known("My daughter's piano lesson is on Monday.", "en")
    english = PHRASES["en"]
    assert Spoken.of("My daughter is ill now.", fact, english) is None
    spoken = Spoken.of("We moved my daughter's piano lesson.", fact, english)
    assert spoken is not None
    assert spoken.is_of_same(fact)
    assert spoken.is_news
    assert not may_renew(fact, "My daughter's piano lesson is fun now.")


async def test_a_confidence_does_not_become_common_knowledge(talk: Talk) -> None:
    await talk.say("Our safe word is Bramble.", person="ben")
    await talk.say("Just between us: our safe word is Nettle now.", person="ben")
    assert "Nettle" in " | ".join(await talk.texts("our safe word", person="anna"))
    assert "Nettle" not in " | ".join(await talk.texts("our safe word", person=None))


async def test_what_is_over_is_not_told_any_more(talk: Talk) -> None:
    await talk.say("Our newspaper is Brantley.")
    await talk.say("We cancelled our newspaper.", conversation="c2")
    assert "Brantley" not in " | ".join(await talk.texts("what is our newspaper"))


@pytest.mark.parametrize(
    ("language", "told", "wish", "gone"),
    [
        ("en", "My ring size is 12.", "Forget what I told you yesterday.", True),
        (
            "en",
            "My ring size is 12.",
            "Forget what I said yesterday about my ring.",
            True,
        ),
        (
            "en",
            "My ring size is 12.",
            "Forget what I said yesterday about my car.",
            False,
        ),
        ("en", "My ring size is 12.", "Forget what I said last week.", False),
        (
            "de",
            "Meine Ringgröße ist 12.",
            "Vergiss, was ich gestern gesagt habe.",
            True,
        ),
        (
            "de",
            "Meine Ringgröße ist 12.",
            "Vergiss, was ich letzte Woche gesagt habe.",
            False,
        ),
    ],
)
async def test_what_was_said_at_a_time_is_forgotten(
    talk: Talk, clock: Clock, language: str, told: str, wish: str, *, gone: bool
) -> None:
    await talk.say(told, language, person="ben")
    await talk.say(told, language)
    clock.pass_(days=1)
    await talk.say(wish, language, conversation="c2")
    assert ("12" not in " | ".join(await talk.texts(told, language))) is gone
    assert "12" in " | ".join(await talk.texts(told, language, person="ben"))


def test_a_question_without_a_mark_tells_nothing() -> None:
    assert not read("an welchem Tag ist mein Hörtest", "de").claims
    assert not read("on which day is my eye check", "en").claims


def test_a_question_for_a_kind_is_answered_by_that_kind() -> None:
    assert asked_for("in which city does my niece live", "en")[1] == " ~"
    assert asked_for("when are our office days", "en") == ("are our office", " %")
    assert asked_for("who is Ida", "en") == ("who is Ida", "")
    assert is_of_kind("niec ~", "in Bergen", " ~", "en")
    assert not is_of_kind("niec", "a nurse", " ~", "en")
