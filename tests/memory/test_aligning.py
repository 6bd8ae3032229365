# ruff: noqa: E501 - long lines, other scripts
"""Changes in words that no table reads, and facts beside which a later one holds."""

import pytest

from .conftest import Clock, Talk

# Language, first, later, question, what is told no more, what is told instead.
# fmt: off
CHANGED = [
    ("en", "Piotr cleans the gutters on the first Saturday of the month.", "Piotr's changed his day, it's every other Thursday.", "When does Piotr clean the gutters?", "Saturday", "Thursday"),
    ("en", "The hire car is parked in row F.", "I had to shift the hire car, it's in row K.", "Where is the hire car parked?", "row F", "row K"),
    ("en", "Ms Okafor is our health visitor.", "Ms Okafor is on leave, Ms Brandt does the health visits now.", "Who is our health visitor?", "is our health", "Brandt"),
    ("en", "Lena sleeps in the box room.", "Lena and Max have swapped, Lena's in the big room.", "Where does Lena sleep?", "box room", "big room"),
    ("en", "My swimming lane booking is for 6:30 on Mondays.", "The pool moved me to 7:15 on Mondays for swimming.", "When is my swimming lane booking?", "6:30", "7:15"),
    ("en", "We're spending Christmas at Helen's.", "Christmas isn't happening at Helen's, we're spending it at ours.", "Where are we spending Christmas?", "at Helen", "at ours"),
    ("en", "Jonas supports Everton.", "Jonas has defected to Liverpool.", "Which team does Jonas support?", "Everton", "Liverpool"),
    ("de", "Der Mietwagen steht in Reihe F.", "Ich musste den Mietwagen umparken, er steht in Reihe K.", "Wo steht der Mietwagen?", "Reihe F", "Reihe K"),
    ("de", "Der Klavierstimmer kommt am zweiten Montag im März.", "Der Klavierstimmer hat umdisponiert, er kommt am zweiten Freitag im März.", "Wann kommt der Klavierstimmer?", "Montag", "Freitag"),
    ("de", "Unsere Steuerberaterin ist Frau Pelz.", "Frau Pelz macht das nicht mehr, unsere Steuer macht jetzt die Kanzlei Finke.", "Wer ist unsere Steuerberaterin?", "ist Frau Pelz", "Finke"),
    ("de", "Die Altpapierkisten stehen am Seitentor.", "Die Altpapierkisten stellen wir an die Vordertreppe.", "Wo stehen die Altpapierkisten?", "Seitentor", "Vordertreppe"),
    ("en", "The cat gets a tablet every other day.", "The vet says the cat gets a tablet once a week from now on.", "How often does the cat get a tablet?", "every other", "once a week"),
    ("en", "I take my coffee black.", "I take my coffee with milk now.", "How do I take my coffee?", "black", "with milk"),
    ("en", "The alarm in the summer house goes off after 40 seconds.", "We've set the summer house alarm to 25 seconds.", "After how long does the summer house alarm go off?", "40", "25"),
    ("en", "I've lent the roof rack to Gerald.", "The roof rack is with Ottmar now.", "Who has the roof rack?", "Gerald", "Ottmar"),
    ("de", "Papa nimmt den Zug um 7:12.", "Seit dem Fahrplanwechsel nimmt Papa den Zug um 7:42.", "Welchen Zug nimmt Papa?", "7:12", "7:42"),
    ("de", "Ich nehme zwei Stück Zucker in den Tee.", "Ich nehme nur noch ein Stück Zucker in den Tee.", "Wie viel Zucker nehme ich in den Tee?", "zwei", "ein Stück"),
    ("de", "Die Katze bekommt jeden zweiten Tag eine Tablette.", "Die Tierärztin sagt, die Katze bekommt ab jetzt nur einmal pro Woche eine Tablette.", "Wie oft bekommt die Katze eine Tablette?", "jeden zweiten", "einmal pro Woche"),
    ("de", "Ich habe den Dachträger an Gerhard verliehen.", "Der Dachträger ist jetzt bei Ottmar.", "Wer hat den Dachträger?", "Gerhard", "Ottmar"),
    ("de", "Das Heizöl wird von Hagemann geliefert.", "Das Heizöl wird jetzt von Brenntag geliefert.", "Wer liefert das Heizöl?", "Hagemann", "Brenntag"),
    ("ru", "Дедушкина трость стоит в подставке для зонтов.", "Дедушка попросил, и его трость теперь у кровати.", "Где дедушкина трость?", "подставке", "кровати"),
    ("ru", "Наш бухгалтер Павлова.", "С Павловой мы больше не работаем, наш бухгалтер Финогенов.", "Кто наш бухгалтер?", "бухгалтер Павлова", "Финогенов"),
    ("ru", "Лёва учится во 2Б.", "Лёву с сентября перевели в 3А.", "В каком классе Лёва?", "2Б", "3А"),
    ("ja", "岳の上司の名前は鳴海だ。", "異動があって、岳の上司の名前は郡司になりました。", "岳の上司の名前は何？", "鳴海", "郡司"),
    ("ja", "雪下ろしの道具は土蔵に置いてある。", "雪下ろしの道具は縁の下に移しました。", "雪下ろしの道具はどこに置いてある？", "土蔵", "縁の下"),
    ("ja", "野上さんの一番好きな餅はよもぎ餅です。", "野上さんの好みが変わって、一番好きな餅は今では豆餅です。", "野上さんの一番好きな餅は何？", "よもぎ", "豆餅"),
    ("ja", "里美は書斎を19度にしてほしい。", "里美は今は書斎を19度ではなく24度にしてほしいです。", "里美は書斎を何度にしてほしい？", "19度", "24度"),
    ("tr", "Kiralık araba F sırasında.", "Kiralık arabayı kaydırmak zorunda kaldım, K sırasında.", "Kiralık araba nerede?", "F sıra", "K sıra"),
    ("tr", "Bekir amcanın cenazesi çarşamba günü.", "Bekir amcanın cenazesi cumaya kaldı.", "Bekir amcanın cenazesi ne zaman?", "çarşamba", "cuma"),
    ("ru", "Моя машина синяя Хонда.", "Моя машина поменялась, теперь это красный Форд.", "Какая моя машина?", "Хонда", "Форд"),
    ("ru", "Моя подруга поёт в ансамбле Октава.", "С весны моя подруга поёт в ансамбле Воробышки.", "В каком ансамбле поёт моя подруга?", "Октава", "Воробышки"),
    ("tr", "Fatma'nın domates alerjisi var.", "Bu yanlış, Fatma'nın nikel alerjisi var.", "Fatma'nın hangi alerjisi var?", "domates", "nikel"),
    ("tr", "Annem Samsun şehrinde oturuyor.", "Hayır, annem Sinop şehrinde oturuyor.", "Annem hangi şehirde oturuyor?", "Samsun", "Sinop"),
    ("tr", "Termosun sahibi dernek.", "Meğer termosun sahibi Vildan Teyze.", "Termosun sahibi kim?", "dernek", "Vildan"),
    ("tr", "Levent 2B sınıfında.", "Levent eylülden beri 3A sınıfında.", "Levent hangi sınıfta?", "2B", "3A"),
]
BESIDE = [
    ("en", "Piotr is allergic to latex.", "Piotr is allergic to bee stings.", "What is Piotr allergic to?", "latex"),
    ("en", "The key to the shed is red.", "The key to the shed is under the pot.", "What colour is the key to the shed?", "red"),
    ("en", "Carla works at the council.", "Carla's sister works at the hospital now.", "Where does Carla work?", "council"),
    ("en", "The 8:05 train stops at Marsden.", "The 8:35 train stops at Slaithwaite.", "Where does the 8:05 train stop?", "Marsden"),
    ("en", "Petra is coming for lunch on Sunday.", "The rowing machine is lent to Petra.", "When is Petra coming?", "Sunday"),
    ("en", "My old bike is in the shed.", "My new bike is in the hallway.", "Where is my old bike?", "shed"),
    ("en", "Nora takes the bus on Mondays.", "Nora takes the train on Fridays now.", "When does Nora take the bus?", "Mondays"),
    ("en", "Alice drinks her tea with lemon.", "Alice drinks her coffee with milk now.", "How does Alice drink her tea?", "lemon"),
    ("en", "We water the orchids twice a week.", "We water the ferns once a week now.", "How often do we water the orchids?", "twice"),
    ("de", "Die Schuhgröße von Tante Karin ist 36.", "Tante Karin ist allergisch gegen Sellerie.", "Was ist die Schuhgröße von Tante Karin?", "36"),
    ("de", "Der alte Herr Specht schuldet uns 60 Euro.", "Der alte Herr Specht schaut jeden Montag vorbei.", "Wie viel schuldet uns der alte Herr Specht?", "60"),
    ("de", "Glaubst du nicht, Svantje hat neuerdings Töpfern für sich entdeckt.", "Glaubst du nicht, mein Stiefvater hat neuerdings Schnitzen für sich entdeckt.", "Was hat Svantje neuerdings für sich entdeckt?", "Töpfern"),
    ("en", "The plumber we like is called Gethin.", "Jonas works as a plumber.", "What is the plumber we like called?", "Gethin"),
    ("en", "Tilly always takes the 14 bus to town.", "Tilly got really into chess lately.", "What does Tilly take to town?", "14 bus"),
    ("de", "Der Kessel ist im Keller.", "Der Kessel wurde im März repariert.", "Wo ist der Kessel?", "Keller"),
    ("de", "Meine Ringgröße ist 14.", "Die Ringgröße meiner Frau ist jetzt 12.", "Was ist meine Ringgröße?", "14"),
    ("de", "Tilda hat dienstags Ballett.", "Tilda hat jetzt freitags Judo.", "Wann hat Tilda Ballett?", "dienstags"),
    ("ja", "実加は鋳物師として働いています。", "実加は車を買い替えて、紺のワゴンに乗るようになりました。", "実加は何として働いている？", "鋳物師"),
    ("ja", "大介は北沼小学校に通っています。", "大介は小麦アレルギーだと覚えておいて", "大介はどこの学校に通っている？", "北沼"),
    ("ja", "由佳はラトビア語を勉強している。", "弟は編入して、今は弘前で勉強しています。", "由佳は何を勉強している？", "ラトビア語"),
    ("ja", "薪ストーブは28500円でした。", "薪ストーブは今は三村さんに貸してあります。", "薪ストーブは何円だった？", "28500円"),
    ("ru", "Хлеб мы покупаем у Мюллера.", "Торты у Мюллера мы больше не покупаем.", "Где мы покупаем хлеб?", "Хлеб"),
    ("ru", "Карина работает в мэрии.", "Сестра Карины теперь работает в больнице.", "Где работает Карина?", "мэрии"),
    ("ru", "Любимый цвет дедушки жёлтый.", "Любимый фильм дедушки изменился, теперь это Начало.", "Какой любимый цвет дедушки?", "жёлтый"),
    ("ru", "Любимый напиток моей сестры херес.", "Это неправильно, любимый напиток дедушки херес.", "Какой любимый напиток моей сестры?", "сестры херес"),
    ("ru", "Моя подруга живёт в городе Выборг.", "Моя подруга в ресторане теперь берёт оджахури.", "Где живёт моя подруга?", "Выборг"),
    ("ru", "Любимый фильм Алисы Начало.", "Любимый фильм Прохора Сталкер.", "Какой любимый фильм Алисы?", "Алисы Начало"),
    ("tr", "Dedemin en sevdiği renk turuncu.", "Bu yanlış, dedemin en sevdiği film Vertigo.", "Dedemin en sevdiği renk ne?", "turuncu"),
    ("tr", "Unutma: aşı karnesi kurutucunun yanında bulunuyor", "Aşı karnesinin 9 kilo ağırlığında olduğunu aklında tut.", "Aşı karnesi nerede?", "kurutucunun"),
    ("tr", "Cansu belediyede çalışıyor.", "Cansu'nun kız kardeşi hastanede çalışıyor.", "Cansu nerede çalışıyor?", "belediyede"),
    ("tr", "Ön lastikler 2,4 bar.", "Arka lastikler 2,6 bar.", "Ön lastikler kaç bar?", "2,4"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "first", "later", "question", "gone", "holds"), CHANGED
)
async def test_what_is_told_otherwise_is_told_no_more(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    gone: str,
    holds: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(days=2)
    await talk.say(later, language, conversation="c2")

    told = " ".join(await talk.texts(question, language))
    assert holds in told
    assert gone not in told


@pytest.mark.parametrize(("language", "first", "later", "question", "holds"), BESIDE)
async def test_what_is_told_of_something_else_leaves_it_as_it_is(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    holds: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(days=2)
    await talk.say(later, language, conversation="c2")

    assert holds in " ".join(await talk.texts(question, language))


async def test_what_may_mean_two_things_takes_the_place_of_neither(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("Piotr cleans the gutters on Saturdays.")
    await talk.say("Piotr plays squash on Mondays.")
    clock.pass_(days=2)
    await talk.say("Piotr's changed his day, it's Thursday.", conversation="c2")

    assert "Saturday" in " ".join(await talk.texts("When does Piotr do the gutters?"))
    assert "Monday" in " ".join(await talk.texts("When does Piotr play squash?"))
