# ruff: noqa: E501 - long lines and other scripts
"""Two statements answer one question: which of them holds, and when both do."""

import pytest

from custom_components.jarvis.memory import Kind, Query, Viewer

from .conftest import Talk

ANNA = Viewer(person="anna")

# language, told first | told later, the question, what is gone
# fmt: off
OUTDONE = [
    ("en", "The recycling gets collected every Monday.|Since last week the recycling gets collected every Thursday.", "When is the recycling collected?", "Monday"),
    ("en", "The parking permit runs out in March.|The parking permit has been extended until October.", "When does the parking permit run out?", "March"),
    ("en", "I pay 12 pounds a month for the music app.|The music app costs 15 pounds a month.", "How much is the music app?", "12"),
    ("en", "My inhaler is in the washbag.|I've put my inhaler in the bedside drawer.", "Where is my inhaler?", "washbag"),
    ("en", "We have three goldfish.|One goldfish died so we have two goldfish.", "How many goldfish do we have?", "three"),
    ("en", "Our bank is Barclays.|Our bank has been Nationwide since January.", "What is our bank?", "Barclays"),
    ("en", "I owe Patrick twenty pounds.|I've paid Patrick back the twenty pounds.", "Do I owe Patrick money?", "I owe"),
    ("en", "I lent my drill to Gerald.|Gerald gave my drill back.", "Who has my drill?", "lent"),
    ("en", "The parcel with the lamp arrives on Thursday.|The parcel with the lamp came today.", "When does the parcel with the lamp arrive?", "Thursday"),
    ("en", "My sister Ada lives in Leeds.|Ada has moved to Bristol.", "Where does my sister Ada live?", "Leeds"),
    ("en", "Our car is a red Skoda.|We traded in the Skoda for a green Volvo.", "What car do we have?", "Skoda"),
    ("de", "Die gelbe Tonne wird montags geleert.|Seit letzter Woche wird die gelbe Tonne donnerstags geleert.", "Wann wird die gelbe Tonne geleert?", "montags"),
    ("de", "Der Parkausweis läuft im März ab.|Der Parkausweis wurde bis Oktober verlängert.", "Wann läuft der Parkausweis ab?", "März"),
    ("de", "Die Tomaten stehen im hinteren Beet.|Wir haben die Tomaten ins Gewächshaus umgesetzt.", "Wo stehen die Tomaten?", "Beet"),
    ("de", "Ich habe Gerd meine Bohrmaschine geliehen.|Gerd hat mir die Bohrmaschine zurückgegeben.", "Wer hat meine Bohrmaschine?", "geliehen"),
    ("de", "Meine Schwester Ada wohnt in Leipzig.|Ada ist nach Bremen gezogen.", "Wo wohnt meine Schwester Ada?", "Leipzig"),
    ("ru", "Мусор вывозят по понедельникам.|С прошлой недели мусор вывозят по четвергам.", "Когда вывозят мусор?", "понедельникам"),
    ("ru", "Помидоры растут на дальней грядке.|Мы пересадили помидоры в теплицу.", "Где растут помидоры?", "грядке"),
    ("tr", "Müzik aboneliği 120 lira.|Müzik aboneliği 150 lira.", "Müzik aboneliği kaç lira?", "120"),
    ("tr", "Domatesler arka tarhta.|Domatesleri seraya taşıdık.", "Domatesler nerede?", "tarhta"),
    ("ja", "トマトは裏の畑に植えてあります。|トマトを温室に移しました。", "トマトはどこ？", "畑"),
    ("ja", "金魚を3匹飼っています。|金魚が1匹死んで、今は2匹です。", "金魚は何匹？", "3匹"),
]
# language, told first | told later, the question, what still holds
BESIDE = [
    ("en", "My passport is in the safe.|I renewed my passport in Berlin last year.", "Where is my passport?", "safe"),
    ("en", "My brother lives in Cork.|My brother works in Dublin.", "Where does my brother live?", "Cork"),
    ("en", "My aunt's cat is called Minka.|My aunt is called Rosemary.", "What is my aunt's cat called?", "Minka"),
    ("en", "My work number ends in 77.|My private number ends in 31.", "What does my work number end in?", "77"),
    ("en", "His car is a Mazda.|Her car is a Fiat.", "What is his car?", "Mazda"),
    ("en", "My doctor is Ms Kerr.|My doctor said I should drink more water.", "Who is my doctor?", "Kerr"),
    ("en", "Anna is allergic to nuts.|Anna is allergic to milk too.", "What is Anna allergic to?", "nuts"),
    ("en", "Anna is allergic to nuts.|Anna is allergic to milk.", "What is Anna allergic to?", "nuts"),
    ("en", "The winter tyres are at the dealer.|The summer tyres are in the garage now.", "Where are the tyres?", "dealer"),
    ("de", "Mein Pass liegt im Tresor.|Meinen Pass habe ich letztes Jahr in Berlin erneuert.", "Wo ist mein Pass?", "Tresor"),
    ("de", "Die Katze meiner Tante heißt Minka.|Meine Tante heißt Rosemarie.", "Wie heißt die Katze meiner Tante?", "Minka"),
    ("de", "Der Geburtstag meiner Schwester ist am 3. Mai.|Der Geburtstag meines Bruders ist am 9. Juli.", "Wann ist der Geburtstag meiner Schwester?", "3. Mai"),
    ("ru", "Мой врач — Кернова.|Мой врач принимает на Парковой.", "Кто мой врач?", "Кернова"),
    ("ja", "パスポートは金庫にあります。|パスポートは去年ベルリンで更新しました。", "パスポートはどこ？", "金庫"),
]
# language, told and right after it corrected, the question, what holds, what is gone
ELLIPTIC = [
    ("en", "My running club meets by the fountain.|Sorry, by the bandstand.", "Where does my running club meet?", "bandstand", "fountain"),
    ("de", "Mein Lauftreff ist am Brunnen.|Entschuldige, am Pavillon.", "Wo ist mein Lauftreff?", "Pavillon", "Brunnen"),
    ("ru", "Мой беговой клуб встречается у фонтана.|Извини, у беседки.", "Где встречается мой беговой клуб?", "беседки", "фонтана"),
    ("tr", "Koşu kulübüm çeşmede buluşuyor.|Pardon, parkta.", "Koşu kulübüm nerede buluşuyor?", "parkta", "çeşmede"),
    ("ja", "おばの指輪は金庫にあります。|集合場所は噴水です。|ごめん、東屋です。", "集合場所は？", "東屋", "噴水"),
    ("ja", "おばの指輪は金庫にあります。|集合場所は噴水です。|ごめん、東屋です。", "おばの指輪はどこ？", "金庫", "東屋"),
]
# fmt: on


async def answers(talk: Talk, language: str, said: str, question: str) -> str:
    """Tell statements in talks of their own and ask; return all that is recalled."""
    for number, one in enumerate(said.split("|")):
        await talk.say(one, language, conversation=f"c{number}")
    return " | ".join(await talk.texts(question, language))


@pytest.mark.parametrize(("language", "said", "question", "gone"), OUTDONE)
async def test_only_the_newest_of_rival_answers_is_recalled(
    talk: Talk, language: str, said: str, question: str, gone: str
) -> None:
    recalled = await answers(talk, language, said, question)
    assert recalled
    assert gone not in recalled


@pytest.mark.parametrize(("language", "said", "question", "holds"), BESIDE)
async def test_what_holds_beside_a_later_statement_is_recalled(
    talk: Talk, language: str, said: str, question: str, holds: str
) -> None:
    assert holds in await answers(talk, language, said, question)


@pytest.mark.parametrize(("language", "said", "question", "holds", "gone"), ELLIPTIC)
async def test_a_bare_value_corrects_what_was_said_right_before(
    talk: Talk, language: str, said: str, question: str, holds: str, gone: str
) -> None:
    for one in said.split("|"):
        await talk.say(one, language)
    found = " | ".join(await talk.texts(question, language))
    assert holds in found
    assert gone not in found


@pytest.mark.parametrize(
    ("language", "said", "gone"),
    [
        ("ru", "Мой чехол жёлтый|Купила новый, теперь мой чехол красный", "жёлтый"),
        (
            "tr",
            "Servisimiz Zennet|Zennet'ten Fibernet'e geçtik, servisimiz artık o",
            "Zennet",
        ),
        ("en", "My brother lives in Oslo|My brother works in Rome", ""),
        ("de", "Mein Bruder wohnt in Köln|Mein Bruder arbeitet in Bonn", ""),
    ],
)
async def test_a_profile_tells_nothing_that_is_answered_otherwise(
    talk: Talk, language: str, said: str, gone: str
) -> None:
    for number, one in enumerate(said.split("|")):
        await talk.say(one, language, conversation=str(number))
    shared = [one.text for one in (await talk.store.warm_profile(ANNA)).user]
    assert not any(gone in text for text in shared) if gone else len(shared) == 2


async def test_what_was_merely_said_outdoes_a_fact_among_facts(talk: Talk) -> None:
    await talk.say("Мой чехол жёлтый", "ru", conversation="1")
    await talk.say("Купила новый, теперь мой чехол красный", "ru", conversation="2")
    query = Query(
        text="какой мой чехол",
        language="ru",
        viewer=ANNA,
        kinds=frozenset({Kind.FACT}),
    )
    assert await talk.store.recall(query) == ()
