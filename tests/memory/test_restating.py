# ruff: noqa: E501 - long lines, other scripts
"""A value alone puts right what was told last, whatever is kept of others."""

import pytest

from .conftest import Clock, Talk

# Language, told, put right by, question, what holds, what does not.
# fmt: off
PUT_RIGHT = [
    ("en", "We're seeing the mortgage adviser on the 9th at ten.", "Make that the 10th at eleven.", "When are we seeing the mortgage adviser?", "the 10th at eleven", "9th"),
    ("en", "The sewing machine is in the larder.", "No wait, the shed.", "Where is the sewing machine?", "in the shed", "larder"),
    ("en", "Remember: Grandma Edith's train arrives on platform 3.", "make that platform 7", "On which platform does Grandma Edith's train arrive?", "platform 7", "platform 3"),
    ("en", "Remember that the spare key is under the blue pot", "no, it's under the green pot", "Where is the spare key?", "key is under the green pot", "blue"),
    ("en", "Remember that the ladder is behind the grey shed", "no, behind the white shed", "Where is the ladder?", "ladder is behind the white shed", "grey"),
    ("en", "Remember that the torch hangs next to the old radio", "sorry, on the top shelf", "Where does the torch hang?", "torch hangs on the top shelf", "radio"),
    ("en", "My wife's birthday is the 3rd of May", "actually it's the 4th", "When is my wife's birthday?", "the 4th of May", "3rd"),
    ("en", "Remember that Matilda's recital is on 5 August", "No, not on 5 August. On 18 October.", "When is Matilda's recital?", "recital is on 18 October", "5 August"),
    ("de", "Die Hängematte ist in der grünen Truhe.", "Nein, nicht in der grünen Truhe. In der Anrichte.", "Wo ist die Hängematte?", "in der Anrichte", "Truhe"),
    ("en", "My new manager is called Sandra.", "Her name is Saundra, I got that wrong.", "What is my manager called?", "Saundra", "Sandra"),
    ("de", "Oskars Yogakurs ist am Montag.", "nein, Mittwoch", "Wann ist Oskars Yogakurs?", "am Mittwoch", "Montag"),
    ("de", "Der Tapeziertisch liegt in der blauen Truhe.", "nein warte, in der Scheune", "Wo ist der Tapeziertisch?", "liegt in der Scheune", "Truhe"),
    ("de", "Merk dir, dass ich morgens 50 Mikrogramm Thyroxin nehme.", "entschuldige, ich meinte 75 Mikrogramm", "Wie viel Thyroxin nehme ich?", "75 Mikrogramm Thyroxin", "50"),
    ("ja", "祖母の電車は3番線に着く。", "違う、7番線", "祖母の電車は何番線に着く？", "7番線に着く", "3番線"),
    ("ja", "朝にチラーヂンを50マイクログラム飲む。", "ごめん、75マイクログラムの間違い", "チラーヂンはどのくらい飲む？", "75", "50"),
    ("ru", "Проектор лежит в синем ящике.", "нет, стой, в амбаре", "Где лежит проектор?", "лежит в амбаре", "ящике"),
    ("ru", "Молоко нам привозят по понедельникам.", "нет, вообще-то по четвергам", "По каким дням привозят молоко?", "по четвергам", "понедельникам"),
    ("tr", "Fizyoterapistimin adı Ayten.", "Pardon, Aylin.", "Fizyoterapistimin adı ne?", "Aylin", "Ayten"),
    ("tr", "Sabahları 50 mikrogram Levotiron alıyorum.", "pardon, 75 mikrogram", "Sabahları kaç mikrogram Levotiron alıyorum?", "75 mikrogram Levotiron", "50"),
    ("en", "Remember that Wanda's usual tea is rooibos.", "oops, sencha", "What is Wanda's usual tea?", "sencha", "rooibos"),
    ("en", "Remember that the ladder hangs behind the shed", "no, it is in the garage", "Where is the ladder?", "ladder is in the garage", "shed"),
    ("en", "Remember that Anna works as a baker", "No, a teacher.", "What does Anna work as?", "works as a teacher", "baker"),
    ("en", "Remember that the library closes at half past seven", "No, 8 pm.", "When does the library close?", "closes at 8 pm", "half"),
    ("en", "Remember that the library closes at quarter to eight", "No, half past seven.", "When does the library close?", "closes at half past seven", "eight"),
    ("en", "Remember that Aunt Mo comes at three", "no, she comes at four", "When does Aunt Mo come?", "Mo comes at four", "three"),
    ("en", "Remember that the choir meets on Wednesday.", "Tuesday, not Wednesday.", "When does the choir meet?", "meets on Tuesday", "Wednesday"),
    ("en", "Ben supports Chelsea.", "Sorry, I meant Leeds United, not Chelsea.", "Which team does Ben support?", "Ben supports Leeds United", "Chelsea"),
    ("en", "Mr Okafor works as a dentist, remember that.", "A baker, not a dentist.", "What does Mr Okafor work as?", "works as a baker", "dentist"),
    ("en", "My brother's flight leaves at quarter past six", "At 20.05, not quarter past six.", "When does my brother's flight leave?", "leaves at 20.05", "quarter"),
    ("en", "My nephew is 168 cm tall", "No, 1.90 m.", "How tall is my nephew?", "is 1.90 m tall", "168"),
    ("en", "My piano lesson is at 5 pm", "Actually it's quarter to six.", "When is my piano lesson?", "at quarter to six", "5 pm"),
    ("en", "My daughter's blood group is A positive", "Sorry, I meant O negative.", "What is my daughter's blood group?", "O negative", "A positive"),
    ("de", "Der Chor trifft sich am Mittwoch.", "Dienstag, nicht Mittwoch.", "Wann trifft sich der Chor?", "am Dienstag", "Mittwoch"),
    ("ru", "Хор собирается в среду.", "Во вторник, а не в среду.", "Когда собирается хор?", "во вторник", "среду"),
    ("tr", "Koro çarşamba günü toplanıyor.", "Salı, çarşamba değil.", "Koro ne zaman toplanıyor?", "salı", "çarşamba"),
    ("de", "Merk dir, dass der Ersatzschlüssel unter dem Topf liegt", "nein, er hängt im Schuppen", "Wo ist der Ersatzschlüssel?", "Ersatzschlüssel hängt im Schuppen", "Topf"),
    ("de", "Merk dir, dass der Schlüssel für die Laube hinter dem Haus hängt", "nein, neben dem Tor", "Wo hängt der Schlüssel für die Laube?", "hängt neben dem Tor", "Haus"),
    ("de", "Merk dir, dass meine Schwester in Köln wohnt", "nein, sie wohnt in Bonn", "Wo wohnt meine Schwester?", "Schwester wohnt in Bonn", "Köln"),
    ("ru", "Запомни, что запасной ключ лежит под ковриком", "нет, он висит в сарае", "Где запасной ключ?", "висит в сарае", "ковриком"),
    ("en", "Save this: Gretel's bed is in bay 6", "not 6, bay 2", "In which bay is Gretel's bed?", "in bay 2", "bay 6"),
    ("de", "Notiere, dass Wandas Stammkaffee Ristretto ist", "hoppla, Lungo", "Was ist Wandas Stammkaffee?", "Lungo", "Ristretto"),
    ("de", "Sichere das: Gretels Bett steht auf Station 6", "nicht 6, Station 2", "Auf welcher Station steht Gretels Bett?", "Station 2", "Station 6"),
    ("ru", "Сохрани: кровать Греты в шестой палате", "не в шестой, во второй", "В какой палате кровать Греты?", "во второй палате", "шестой"),
    ("ja", "家で集まりがあってね、史子さんは尺八を吹くんだよ。", "いや、篠笛だよ。", "史子さんは何を吹く？", "篠笛を吹く", "尺八"),
    ("ja", "信吾は鳶坂4番地に住んでいます", "いや、柳小路12番地だ。", "信吾はどこに住んでいる？", "柳小路12番地", "鳶坂"),
    ("ja", "梯子は仁科さんに貸してあるよ。", "あ、違う、宇野さんだ。", "梯子は誰に貸してある？", "宇野さん", "仁科"),
    ("ja", "織機の点検は十月だって覚えて", "いや、六月だよ。", "織機の点検はいつ？", "六月", "十月"),
    ("ja", "佳代は紅茶に杏のジャムを入れるんだね。", "いや、桃の蜜だよ。", "佳代は紅茶に何を入れる？", "紅茶に桃の蜜を入れる", "杏"),
    ("ja", "直子の指輪は9号だと覚えて", "おっと、11号", "直子の指輪は何号？", "11号", "9号"),
    ("ja", "次のことを覚えておいて。聡のあだ名はぽんたです。", "いえ、くまさんです。", "聡のあだ名は何ですか？", "あだ名はくまさん", "ぽんた"),
    ("ja", "義理の兄はバーベキューに焼きチーズを持ってくるって。", "いや、とうもろこし", "義理の兄はバーベキューに何を持ってくる？", "とうもろこしを持ってくる", "焼きチーズ"),
    ("ja", "姉の送別会は8月31日だってことを忘れないで。", "12月14日に直して。", "姉の送別会はいつ？", "12月14日", "8月"),
    ("ja", "音楽教室の月謝は月3800円です。", "9500円に修正してください。", "音楽教室の月謝は月いくら？", "9500円", "3800"),
    ("ja", "スタジアムでM列に停めた、忘れないでよ", "待って、K列", "スタジアムで何列に停めた？", "K列", "M列"),
    ("ja", "今月のポーカーの会は冬木さんちで", "あーちがう、金森さんち", "今月のポーカーの会はどこ？", "金森", "冬木"),
    ("en", "Sanjay's favourite apple is Gala.", "Correct that to Fuji, please.", "What is Sanjay's favourite apple?", "apple is Fuji", "Gala"),
    ("en", "My sister's membership number is 71633.", "fix that to 60278", "What is my sister's membership number?", "60278", "71633"),
    ("de", "Der Umzug meiner Tante ist am 31. August.", "ändere das auf 14. Dezember", "Wann ist der Umzug meiner Tante?", "am 14. Dezember", "31."),
    ("de", "der Tierarzt will das Frettchen am 8. sehen", "argh, am 15.", "Wann will der Tierarzt das Frettchen sehen?", "am 15. sehen", "am 8."),
    ("ru", "Гости разошлись, Стас пьёт кофе с сиропом.", "Нет, с сахаром.", "С чем Стас пьёт кофе?", "с сахаром", "сиропом"),
    ("ru", "Код от велозамка у Платона 9037", "Ошиблась, 9073", "Какой код от велозамка у Платона?", "9073", "9037"),
    ("ru", "Флейту Агнии настраивает Вадим.", "Нет, Герман.", "Кто настраивает флейту Агнии?", "Герман", "Вадим"),
    ("ru", "Любимый напиток моего дяди морс.", "Нет, компот.", "Какой любимый напиток моего дяди?", "дяди компот", "морс"),
    ("ru", "Запомни, что любимый фильм Марии Чужой.", "Нет, Сталкер.", "Какой любимый фильм Марии?", "Марии Сталкер", "Чужой"),
    ("ru", "Запомни: любимый чай дедушки с мёдом.", "Нет, с лимоном.", "Какой любимый чай дедушки?", "дедушки с лимоном", "мёдом"),
    ("tr", "Garaj ferahladı, koşu bandını Cüneyt'e ödünç verdik.", "Hayır, izcilere.", "Koşu bandını kime ödünç verdik?", "izcilere ödünç", "Cüneyt"),
    ("tr", "Unutma, Elif çatı ustası olarak çalışıyor.", "Hayır, ambulans şoförü.", "Elif ne olarak çalışıyor?", "Elif ambulans şoförü olarak çalışıyor", "ustası"),
    ("tr", "Ece'nin çantası yatağın altında.", "Hayır, kapının arkasında.", "Ece'nin çantası nerede?", "kapının arkasında", "yatağın"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "told", "said", "question", "holds", "gone"), PUT_RIGHT
)
async def test_a_value_alone_stands_where_its_like_was_told(
    talk: Talk,
    clock: Clock,
    language: str,
    told: str,
    said: str,
    question: str,
    holds: str,
    gone: str,
) -> None:
    await talk.say(told, language)
    clock.pass_(seconds=20)
    heard = await talk.say(said, language)

    assert heard.learned.stored
    now = " ".join(await talk.texts(question, language))
    assert holds in now
    assert gone not in now


async def test_it_is_never_put_into_another_statement(talk: Talk, clock: Clock) -> None:
    await talk.say("Remember that Hamish's birthday is on 17 April.")
    (fact,) = await talk.ask("When is Hamish's birthday?")
    clock.pass_(seconds=20)
    await talk.say("Oskar's birthday is on 30 June.")
    # The answer had Hamish's before it.
    await talk.say("hang on, I meant 8 August", about=(fact.id,))
    await talk.say("Oskar's hut has a red roof.")
    await talk.say("no, Wednesday", about=(fact.id,))

    assert "17 April" in " ".join(await talk.texts("When is Hamish's birthday?"))
    told = " ".join(await talk.texts("When is Oskar's birthday?"))
    assert "8 August" in told
    assert "30 June" not in told


async def test_a_day_never_stands_where_a_price_was_told(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("音楽の定額サービスは月3100円だと覚えてください。", "ja")
    clock.pass_(seconds=20)
    await talk.say("いや、23日", "ja")

    told = " ".join(await talk.texts("音楽の定額サービスは月いくらですか？", "ja"))
    assert "3100" in told


@pytest.mark.parametrize(
    ("language", "told", "aside", "said", "question", "holds", "gone"),
    [
        (
            "ru",
            "Запомни, что Серафим катается по субботам.",
            "Спасибо, ты мне очень помог.",
            "Нет, по воскресеньям.",
            "Когда катается Серафим?",
            "по воскресеньям",
            "субботам",
        ),
        (
            "tr",
            "Unutma: danışmanın adı Suat Bey.",
            "Bugün hava çok kötü.",
            "Hayır, Fuat Bey.",
            "Danışmanın adı ne?",
            "Fuat Bey",
            "Suat",
        ),
    ],
)
async def test_thanks_and_weather_do_not_come_between(
    talk: Talk,
    clock: Clock,
    language: str,
    told: str,
    aside: str,
    said: str,
    question: str,
    holds: str,
    gone: str,
) -> None:
    for text in (told, aside, said):
        await talk.say(text, language)
        clock.pass_(seconds=20)

    now = " ".join(await talk.texts(question, language))
    assert holds in now
    assert gone not in now


@pytest.mark.parametrize(
    ("language", "known", "last", "said", "question", "holds", "gone"),
    [
        (
            "ru",
            "Милана боится уколов.",
            "Запомни, что курс плавания стоит 7200.",
            "Нет, Милана боится гусей.",
            "Сколько стоит курс плавания?",
            "7200",
            "гусей",
        ),
        (
            "ru",
            "Запомни: секатор из Твери.",
            "Запомни, что номер телефона Марины 555-20-93.",
            "Нет, секатор из Риги.",
            "Какой номер телефона у Марины?",
            "555-20-93",
            "Твери",
        ),
        (
            "tr",
            "Kedinin adı Duman.",
            "Unutma, köpeğin adı Karamel.",
            "Hayır, kedinin adı Bulut.",
            "Köpeğin adı ne?",
            "Karamel",
            "Duman",
        ),
    ],
)
async def test_what_names_its_own_subject_is_of_that(
    talk: Talk,
    language: str,
    known: str,
    last: str,
    said: str,
    question: str,
    holds: str,
    gone: str,
) -> None:
    for text in (known, last, said):
        await talk.say(text, language)

    now = " ".join(await talk.texts(question, language))
    assert holds in now
    assert gone not in now


@pytest.mark.parametrize(
    ("language", "told", "said", "question", "holds"),
    [
        (
            "en",
            "Remember that my sister lives in Leeds",
            "no, she is a teacher",
            "Where does my sister live?",
            "sister lives in Leeds",
        ),
        (
            "de",
            "Merk dir, dass meine Schwester in Köln wohnt",
            "nein, sie ist Lehrerin",
            "Wo wohnt meine Schwester?",
            "Schwester wohnt in Köln",
        ),
    ],
)
async def test_what_is_of_another_matter_of_hers_stands_nowhere(
    talk: Talk, language: str, told: str, said: str, question: str, holds: str
) -> None:
    await talk.say(told, language)
    await talk.say(said, language)
    assert holds in " ".join(await talk.texts(question, language))


@pytest.mark.parametrize(
    ("told", "said", "question", "holds"),
    [
        (
            "my wife's hobby is pottery",
            "Actually, her hobby is fishing.",
            "What is my wife's hobby?",
            "hobby is fishing",
        ),
        (
            "my boss plays the piano",
            "No, she plays the violin.",
            "What does my boss play?",
            "plays the violin",
        ),
        (
            "my cousin Leo goes to Park Road School",
            "No, Hillside School.",
            "Which school does my cousin Leo go to?",
            "goes to Hillside School",
        ),
        (
            "Anna is a pilot",
            "No, a teacher.",
            "What is Anna?",
            "Anna is a teacher",
        ),
    ],
)
async def test_what_was_known_and_told_again_is_put_right(
    talk: Talk, told: str, said: str, question: str, holds: str
) -> None:
    await talk.say(f"Remember that {told}.", conversation="c0")
    for text in (f"Remember that {told}.", said):
        await talk.say(text)

    now = " ".join(await talk.texts(question))
    assert holds in now
    assert told not in now


async def test_elsewhere_nothing_is_meant(talk: Talk) -> None:
    await talk.say("The film night is on Monday.")
    await talk.say("no, Tuesday", conversation="c2")

    assert "Monday" in " ".join(await talk.texts("When is the film night?"))
