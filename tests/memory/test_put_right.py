# ruff: noqa: E501 - long lines, other scripts
"""What is told anew takes the place of the old, and of nothing else (ja, ru, tr)."""

import pytest

from .conftest import Clock, Talk

# fmt: off
# Told in another conversation, days later.
ANEW = [
    ("ja", "小部屋の壁はベージュだ、覚えておいて", "小部屋の壁は緑に塗り替えた。", "小部屋の壁は何色？", "緑", "ベージュ"),
    ("ja", "スキー板は車庫にある、覚えておいて", "スキー板は屋根裏に移動した。", "スキー板はどこ？", "屋根裏", "車庫"),
    ("ru", "наш малой хочет синий ночник, ты запомни", "да нет, наш малой хочет оранжевый ночник", "какой ночник хочет наш малой?", "оранжевый", "синий"),
    ("ru", "Спектакль у Федьки 17 июня", "Спектакль у Федьки перенесли на 24 июня.", "Когда спектакль у Федьки?", "24", "17"),
    ("ru", "Молочник приходит в четверть шестого", "Молочник теперь приходит без десяти шесть.", "Когда приходит молочник?", "без десяти", "четверть"),
    ("tr", "torunum ikinci sınıfa gidiyor, hatırla", "torunum üçüncü sınıfa geçti", "torunum kaçıncı sınıfa gidiyor?", "üçüncü", "ikinci"),
    ("ja", "覚えておいて：健太はピーナッツアレルギーです。", "実は、健太はくるみアレルギーです。", "健太は何アレルギーですか？", "くるみアレルギー", "ピーナッツ"),
    ("ja", "蓮の靴のサイズは25センチだとメモしておいて。", "蓮の靴のサイズが変わりました。今は21センチです。", "蓮の靴のサイズはいくつですか？", "21センチ", "25"),
    ("tr", "Not al: Yunus'un lateks alerjisi var.", "Hayır, Yunus'un soya alerjisi var.", "Yunus'un neye alerjisi var?", "soya", "lateks"),
    ("tr", "çim biçme motorunu Dimitri tamir etti, unutma", "Aslında çim biçme motorunu Dimitri değil Bedri tamir etmiş", "Çim biçme motorunu kim tamir etti?", "motorunu Bedri", "Dimitri"),
    ("tr", "Bu haftadan itibaren çarşambaları çocukları okula Ferda götürüyor", "Çarşambaları çocukları okula artık Lale götürüyor", "Çarşambaları çocukları okula kim götürüyor?", "Lale", "Ferda"),
    ("ja", "千夏ちゃんは最近ジャグリングにはまってる", "千夏ちゃんはジャグリングはやめて、今はボルダリングにはまってる", "千夏ちゃんは最近何にはまってる？", "ボルダリング", "最近ジャグリング"),
    ("ja", "ねえ、うちの母さんはいつも14番のバスで街に行くって覚えといて", "違うよ、うちの母さんはスクーターで街に行くんだよ。", "うちの母さんはいつも何で街に行く？", "スクーター", "バス"),
]
# Said right behind it.
AT_ONCE = [
    ("ru", "Окулист тётушки Серафимы — Корсаков.", "Извиняюсь, Остров.", "Кто окулист тётушки Серафимы?", "Остров", "Корсаков"),
    ("ru", "Крестины моего пасынка 13 февраля.", "Извиняюсь, 5 августа.", "Когда крестины моего пасынка?", "5 августа", "13 февраля"),
    ("ru", "Запомнишь, что вилка для гриля в буфете?", "Неверно, в зелёном сундуке.", "Где вилка для гриля?", "зелёном", "буфете"),
    ("ru", "прививочная карта в комоде, запомни", "не, в папке", "где прививочная карта?", "папке", "комоде"),
    ("ru", "двоюродный брат служит в Туле, запиши", "пардон, в Орле", "где служит двоюродный брат?", "Орле", "Туле"),
    ("tr", "bisikletin kilidi 4471, kaydet bunu", "ay pardon, 4417 olacaktı", "bisikletin kilidi kaç?", "4417", "4471"),
    ("tr", "Tarık'ın odası beşinci katta, not al", "yok canım, altıncı katta", "Tarık'ın odası kaçıncı katta?", "altıncı", "beşinci"),
    ("ja", "弟はラテックスアレルギーであることを覚えておいて。", "いいえ、セロリです。", "弟は何アレルギーですか？", "弟はセロリアレルギー", "ラテックス"),
    ("ru", "Запиши, что день рождения моего начальника 30 июня.", "Неверно, 4 мая.", "Когда день рождения моего начальника?", "4 мая", "30 июня"),
    ("ru", "запомни, что долг Тимура перед нами — 610 рублей", "2500 рублей, прости, не 610 рублей", "какой долг Тимура перед нами?", "2500", "610"),
    ("ru", "Марина хочет на день рождения велосипед", "нет, самокат", "что Марина хочет на день рождения?", "самокат", "велосипед"),
    ("ru", "Олег поёт в ансамбле Мадригал", "Хм, Бабочки, хотел сказать", "в каком ансамбле поёт Олег?", "Бабочки", "Мадригал"),
    ("ru", "уборщица берёт двести рублей, запиши", "нет-нет, двести пятьдесят", "сколько берёт уборщица?", "двести пятьдесят", "двести рублей"),
    ("tr", "Kitap kulübünün salı 14.30'da olduğunu unutma.", "Pardon, pazartesi saat 9'da.", "Kitap kulübü ne zaman?", "pazartesi", "salı"),
    ("tr", "İnanmazsın, Beyza bu aralar arıcılığa merak sardı.", "yok, step dansına", "Beyza bu aralar neye merak sardı?", "step dansına", "arıcılığa"),
]
# Of somebody or something else.
BESIDE = [
    ("tr", "müdürüm perşembeleri koroya gidiyor, not al", "Hayır, kayınvalidem cumartesileri koroya gidiyor.", "müdürüm hangi gün koroya gidiyor?", "perşembeleri"),
    ("tr", "davlumbaz 11 numaralı sigortaya bağlı", "davlumbazın garantisi Kasım 2029 sonuna kadar", "davlumbaz kaç numaralı sigortaya bağlı?", "11"),
    ("ru", "Кирилл работает в Газпроме", "внук перешёл в третий класс", "где работает Кирилл?", "Газпроме"),
    ("ru", "Термос у меня от профессора", "Я всё переложила: термос теперь лежит в беседке.", "От кого у меня термос?", "профессора"),
    ("ru", "Алевтина ездит на работу на метро", "Алевтина хочет на Новый год халат", "На чём Алевтина ездит на работу?", "метро"),
    ("ru", "Жена Кирилла работает в Газпроме, запиши", "Нет, Кирилл работает в Лукойле.", "Где работает жена Кирилла?", "Газпроме"),
    ("ja", "蓮は甲殻類アレルギーです", "蓮の靴のサイズが変わりました。今は21センチです。", "蓮は何アレルギーですか？", "甲殻類"),
    ("ja", "電子ピアノは1978年製", "悠馬が電子ピアノを直してくれた", "電子ピアノは何年製？", "1978"),
    ("ru", "Гарантия роутера до 2030 года.", "На самом деле гарантия газонокосилки до 2030 года.", "До какого года гарантия роутера?", "роутера"),
    ("ru", "Запомни, что номер модели газонокосилки — ZR7.", "Поправка: номер модели роутера — ZR7.", "Какой номер модели газонокосилки?", "газонокосилки"),
    ("ru", "Стены в гостиной бежевые, запомни", "Стены в маленькой комнате бежевые, запомни", "Какого цвета стены в гостиной?", "гостиной"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "first", "later", "question", "now", "gone"), ANEW
)
async def test_what_is_told_anew_stands_alone(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(days=2)
    await talk.say(later, language, conversation="c2")

    found = " | ".join(await talk.texts(question, language))
    assert now in found
    assert gone not in found


@pytest.mark.parametrize(
    ("language", "first", "later", "question", "now", "gone"), AT_ONCE
)
async def test_a_bare_value_puts_right_what_was_told_last(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(seconds=9)
    await talk.say(later, language)

    found = " | ".join(await talk.texts(question, language))
    assert now in found
    assert gone not in found


@pytest.mark.parametrize(("language", "first", "later", "question", "kept"), BESIDE)
async def test_what_is_told_of_another_leaves_it_alone(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    kept: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(days=2)
    await talk.say(later, language, conversation="c2")

    assert kept in " | ".join(await talk.texts(question, language))
