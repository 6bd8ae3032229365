"""Parts of times in words: evenings, beginnings, seasons, feasts, days of weeks."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.periods import period

from ..tables import each_row

ZONE = ZoneInfo("Europe/Berlin")
# A Saturday.
NOW = datetime(2026, 11, 21, 15, tzinfo=ZONE)

# language, words, from and to: month-day of 2026 or with its year, T and the hour
# fmt: off
TIMES = [
    ("en", "the week before last", "11-02", "11-09"),
    ("en", "what did we do the week before last on Thursday", "11-05", "11-06"),
    ("en", "last Tuesday evening", "11-17T17", "11-18"),
    ("en", "on the evening of the 3rd of May", "05-03T17", "05-04"),
    ("en", "yesterday at noon", "11-20T11", "11-20T15"),
    ("en", "the day before yesterday in the evening", "11-19T17", "11-20"),
    ("en", "a couple of weeks ago", "09-28", "11-09"),
    ("en", "a fortnight ago", "11-02", "11-09"),
    ("en", "Friday two weeks ago", "11-06", "11-07"),
    ("en", "two weeks ago on Friday", "11-06", "11-07"),
    ("en", "two Tuesdays ago", "11-10", "11-11"),
    ("en", "the Tuesday before last", "11-10", "11-11"),
    ("en", "a week ago today", "11-14", "11-15"),
    ("en", "a year ago today", "2025-11-21", "2025-11-22"),
    ("en", "two months ago today", "09-21", "09-22"),
    ("en", "on the 5th of last month", "10-05", "10-06"),
    ("en", "on the fifth of last month", "10-05", "10-06"),
    ("en", "last month on the 5th", "10-05", "10-06"),
    ("en", "in the summer of 2024", "2024-06-01", "2024-09-01"),
    ("en", "summer 2024", "2024-06-01", "2024-09-01"),
    ("en", "last winter", "2025-12-01", "03-01"),
    ("en", "last Christmas", "2025-12-24", "2025-12-27"),
    ("en", "at Easter", "04-03", "04-07"),
    ("en", "Christmas last year", "2025-12-24", "2025-12-27"),
    ("en", "in early March", "03-01", "03-11"),
    ("en", "at the end of March", "03-21", "04-01"),
    ("en", "at the beginning of last year", "2025-01-01", "2025-05-02"),
    ("en", "late October", "10-21", "11-01"),
    ("en", "mid May 2025", "2025-05-11", "2025-05-21"),
    ("en", "Monday morning", "11-16T04", "11-16T12"),
    ("en", "between Friday and Monday", "11-13", "11-17"),
    ("en", "from March to May", "03-01", "06-01"),
    ("en", "between November and February", "2025-11-01", "03-01"),
    ("en", "since last Easter", "04-03", "-"),
    ("en", "March two years ago", "2024-03-01", "2024-04-01"),
    ("en", "the night before last", "11-19T18", "11-20T06"),
    ("en", "the last few days", "11-14", "11-21T15"),
    ("en", "in the last few weeks", "10-03", "11-21T15"),
    ("en", "half a year ago", "05-01", "06-01"),
    ("en", "the weekend before last", "11-07", "11-09"),
    ("en", "the month before last", "09-01", "10-01"),
    ("en", "the year before last", "2024-01-01", "2025-01-01"),
    ("en", "last March", "03-01", "04-01"),
    ("en", "last November", "2025-11-01", "2025-12-01"),
    ("en", "on February 29th", "2024-02-29", "2024-03-01"),
    ("en", "fifteen days ago", "11-06", "11-07"),
    ("en", "last week the plumber came on Monday", "11-09", "11-10"),
    ("en", "on Monday about last week", "11-16", "11-17"),
    ("en", "on new year's eve", "2025-12-31", "01-01"),
    ("en", "earlier this week on Tuesday", "11-17", "11-18"),
    ("en", "in the first week of March", "03-01", "03-11"),
    ("de", "vorgestern Abend", "11-19T17", "11-20"),
    ("en", "last week on Tuesday evening", "11-10T17", "11-11"),
    ("de", "letzte Woche Dienstagabend", "11-10T17", "11-11"),
    ("de", "Dienstagabend", "11-17T17", "11-18"),
    ("de", "am Dienstagmorgen", "11-17T04", "11-17T12"),
    ("de", "letzten Dienstag", "11-17", "11-18"),
    ("de", "am letzten Dienstag", "11-17", "11-18"),
    ("de", "seit letztem Dienstag", "11-17", "-"),
    ("de", "vorletzten Dienstag", "11-10", "11-11"),
    ("de", "vorletzte Woche", "11-02", "11-09"),
    ("de", "in der vorletzten Woche am Donnerstag", "11-05", "11-06"),
    ("de", "im März", "03-01", "04-01"),
    ("de", "im März letzten Jahres", "2025-03-01", "2025-04-01"),
    ("de", "letztes Jahr im März", "2025-03-01", "2025-04-01"),
    ("de", "Anfang März", "03-01", "03-11"),
    ("de", "Mitte Mai", "05-11", "05-21"),
    ("de", "Ende letzten Jahres", "2025-09-01", "01-01"),
    ("de", "Ende letzter Woche", "11-13", "11-16"),
    ("de", "letzten Sommer", "06-01", "09-01"),
    ("de", "im Sommer 2024", "2024-06-01", "2024-09-01"),
    ("de", "vor einem halben Jahr", "05-01", "06-01"),
    ("de", "vor ein paar Tagen", "11-14", "11-20"),
    ("de", "vor vierzehn Tagen", "11-07", "11-08"),
    ("de", "heute vor einer Woche", "11-14", "11-15"),
    ("de", "heute vor einem Jahr", "2025-11-21", "2025-11-22"),
    ("de", "zu Weihnachten", "2025-12-24", "2025-12-27"),
    ("de", "letztes Weihnachten", "2025-12-24", "2025-12-27"),
    ("de", "an Ostern", "04-03", "04-07"),
    ("de", "Silvester vor zwei Jahren", "2024-12-31", "2025-01-01"),
    ("de", "am fünften letzten Monats", "10-05", "10-06"),
    ("de", "am 5. des letzten Monats", "10-05", "10-06"),
    ("de", "vorvorgestern", "11-18", "11-19"),
    ("de", "vor drei Wochen am Freitag", "10-30", "10-31"),
    ("de", "am Abend des 3. Mai", "05-03T17", "05-04"),
    ("de", "zwischen Freitag und Montag", "11-13", "11-17"),
    ("de", "vom 3. bis 5. Mai", "05-03", "05-06"),
    ("de", "von März bis Mai", "03-01", "06-01"),
    ("de", "letzte Nacht", "11-20T18", "11-21T06"),
    ("de", "vorletzten Monat", "09-01", "10-01"),
    ("de", "im vorletzten Jahr", "2024-01-01", "2025-01-01"),
    ("de", "am vergangenen Wochenende", "11-14", "11-16"),
    ("de", "Montag früh", "11-16T04", "11-16T12"),
    ("ja", "先週の火曜日", "11-10", "11-11"),
    ("ja", "先週の火曜日の夜", "11-10T18", "11-11T06"),
    ("ja", "おとといの夜", "11-19T18", "11-20T06"),
    ("ja", "一昨日の夕方", "11-19T17", "11-20"),
    ("ja", "先々週の木曜日", "11-05", "11-06"),
    ("ja", "3月に", "03-01", "04-01"),
    ("ja", "去年の3月", "2025-03-01", "2025-04-01"),
    ("ja", "去年の夏", "2025-06-01", "2025-09-01"),
    ("ja", "この前の夏", "06-01", "09-01"),
    ("ja", "2024年の夏", "2024-06-01", "2024-09-01"),
    ("ja", "三日前", "11-18", "11-19"),
    ("ja", "3日前の朝", "11-18T04", "11-18T12"),
    ("ja", "二週間前の金曜日", "11-06", "11-07"),
    ("ja", "先月の5日", "10-05", "10-06"),
    ("ja", "3月の初め", "03-01", "03-11"),
    ("ja", "先月末", "10-21", "11-01"),
    ("ja", "去年のクリスマス", "2025-12-24", "2025-12-27"),
    ("ja", "半年前", "05-01", "06-01"),
    ("ja", "数日前", "11-14", "11-20"),
    ("ja", "一年前の今日", "2025-11-21", "2025-11-22"),
    ("ja", "昨夜", "11-20T18", "11-21T06"),
    ("ja", "月曜日の朝", "11-16T04", "11-16T12"),
    ("ja", "先週末", "11-14", "11-16"),
    ("ja", "2年前の3月", "2024-03-01", "2024-04-01"),
    ("ja", "お正月に", "01-01", "01-04"),
    ("ru", "в прошлый вторник", "11-17", "11-18"),
    ("ru", "в прошлый вторник вечером", "11-17T17", "11-18"),
    ("ru", "вечером в прошлый вторник", "11-17T17", "11-18"),
    ("ru", "позавчера вечером", "11-19T17", "11-20"),
    ("ru", "в позапрошлый вторник", "11-10", "11-11"),
    ("ru", "на позапрошлой неделе в четверг", "11-05", "11-06"),
    ("ru", "в марте", "03-01", "04-01"),
    ("ru", "в марте прошлого года", "2025-03-01", "2025-04-01"),
    ("ru", "в прошлом году в марте", "2025-03-01", "2025-04-01"),
    ("ru", "прошлым летом", "06-01", "09-01"),
    ("ru", "летом прошлого года", "2025-06-01", "2025-09-01"),
    ("ru", "летом 2024 года", "2024-06-01", "2024-09-01"),
    ("ru", "три дня назад", "11-18", "11-19"),
    ("ru", "две недели назад в пятницу", "11-06", "11-07"),
    ("ru", "неделю назад", "11-09", "11-16"),
    ("ru", "полгода назад", "05-01", "06-01"),
    ("ru", "несколько дней назад", "11-14", "11-20"),
    ("ru", "в начале марта", "03-01", "03-11"),
    ("ru", "в конце прошлого месяца", "10-21", "11-01"),
    ("ru", "в конце прошлого года", "2025-09-01", "01-01"),
    ("ru", "пятого числа прошлого месяца", "10-05", "10-06"),
    ("ru", "5-го числа прошлого месяца", "10-05", "10-06"),
    ("ru", "на Новый год", "2025-12-31", "01-02"),
    ("ru", "в понедельник утром", "11-16T04", "11-16T12"),
    ("ru", "прошлой ночью", "11-20T18", "11-21T06"),
    ("ru", "год назад", "2025-01-01", "01-01"),
    ("ru", "3 мая вечером", "05-03T17", "05-04"),
    ("ru", "в позапрошлом году", "2024-01-01", "2025-01-01"),
    ("ru", "позапрошлым летом", "2025-06-01", "2025-09-01"),
    ("tr", "geçen salı", "11-17", "11-18"),
    ("tr", "geçen salı akşamı", "11-17T17", "11-18"),
    ("tr", "salı akşamı", "11-17T17", "11-18"),
    ("tr", "evvelsi gün akşam", "11-19T17", "11-20"),
    ("tr", "evvelsi akşam", "11-19T17", "11-20"),
    ("tr", "geçen hafta salı", "11-10", "11-11"),
    ("tr", "evvelki hafta perşembe", "11-05", "11-06"),
    ("tr", "martta", "03-01", "04-01"),
    ("tr", "Mart'ta", "03-01", "04-01"),
    ("tr", "geçen yıl martta", "2025-03-01", "2025-04-01"),
    ("tr", "geçen yılın martında", "2025-03-01", "2025-04-01"),
    ("tr", "geçen yaz", "06-01", "09-01"),
    ("tr", "2024 yazında", "2024-06-01", "2024-09-01"),
    ("tr", "üç gün önce", "11-18", "11-19"),
    ("tr", "iki hafta önce cuma", "11-06", "11-07"),
    ("tr", "birkaç gün önce", "11-14", "11-20"),
    ("tr", "yarım yıl önce", "05-01", "06-01"),
    ("tr", "mart başında", "03-01", "03-11"),
    ("tr", "martın sonunda", "03-21", "04-01"),
    ("tr", "geçen yılın sonunda", "2025-09-01", "01-01"),
    ("tr", "geçen ayın 5'inde", "10-05", "10-06"),
    ("tr", "yılbaşında", "2025-12-31", "01-02"),
    ("tr", "pazartesi sabahı", "11-16T04", "11-16T12"),
    ("tr", "dün gece", "11-20T18", "11-21T06"),
    ("tr", "geçen hafta sonu", "11-14", "11-16"),
    ("tr", "üç gün önce akşam", "11-18T17", "11-19"),
    ("tr", "5 Mart'ta", "03-05", "03-06"),
    ("tr", "5 Mart akşamı", "03-05T17", "03-06"),
    ("fr", "avant-hier soir", "11-19T17", "11-20"),
    ("fr", "mardi soir", "11-17T17", "11-18"),
    ("fr", "mardi dernier", "11-17", "11-18"),
    ("fr", "l'été dernier", "06-01", "09-01"),
    ("fr", "début mars", "03-01", "03-11"),
    ("fr", "il y a quelques jours", "11-14", "11-20"),
    ("fr", "à Noël", "2025-12-24", "2025-12-27"),
    ("es", "anteayer por la noche", "11-19T17", "11-20"),
    ("es", "el martes por la tarde", "11-17T12", "11-17T18"),
    ("es", "el verano pasado", "06-01", "09-01"),
    ("es", "a principios de marzo", "03-01", "03-11"),
    ("es", "hace unos días", "11-14", "11-20"),
    ("es", "en marzo del año pasado", "2025-03-01", "2025-04-01"),
    ("it", "martedì scorso", "11-17", "11-18"),
    ("it", "l'altro ieri sera", "11-19T17", "11-20"),
    ("it", "l'estate scorsa", "06-01", "09-01"),
    ("it", "tre giorni fa", "11-18", "11-19"),
    ("it", "la settimana scorsa", "11-09", "11-16"),
    ("it", "a fine marzo", "03-21", "04-01"),
    ("nl", "eergisteravond", "11-19T17", "11-20"),
    ("nl", "vorige dinsdag", "11-17", "11-18"),
    ("nl", "dinsdagavond", "11-17T17", "11-18"),
    ("nl", "drie dagen geleden", "11-18", "11-19"),
    ("nl", "vorige zomer", "06-01", "09-01"),
    ("nl", "in maart", "03-01", "04-01"),
    ("en", "from the 3rd to the 5th of May", "05-03", "05-06"),
    ("en", "between May 3 and 5", "05-03", "05-06"),
    ("ja", "5月3日から5日まで", "05-03", "05-06"),
    ("ru", "с 3 по 5 мая", "05-03", "05-06"),
    ("tr", "3 ile 5 Mayıs arasında", "05-03", "05-06"),
    ("de", "im Frühjahr", "03-01", "06-01"),
    ("en", "over Christmas", "2025-12-24", "2025-12-27"),
    ("en", "back in the summer", "06-01", "09-01"),
    ("en", "in the spring", "03-01", "06-01"),
    ("de", "gestern Nacht", "11-20T18", "11-21T06"),
    ("de", "gestern in der Früh", "11-20T04", "11-20T12"),
    ("ru", "вчера ночью", "11-20T18", "11-21T06"),
    ("ru", "вчера утром", "11-20T04", "11-20T12"),
    ("en", "Tuesday last week", "11-10", "11-11"),
    ("en", "three Fridays ago", "11-06", "11-07"),
]
NO_TIMES = [
    ("en", "since the summer"),
    ("en", "new year's eve"),
    ("en", "what do I do on Tuesdays"),
    ("en", "my summer house"),
    ("en", "who runs the evening class"),
    ("en", "what is my favourite spring flower"),
    ("en", "the fall of Rome"),
    ("de", "in den letzten Tagen"),
    ("de", "guten Abend"),
    ("de", "wo ist meine Sommerjacke"),
    ("ja", "夏目さんは誰"),
    ("ru", "между пятницей и понедельником"),
    ("fr", "à la fin du mois de mars"),
    ("en", "in the evening"),
    ("en", "may I see the fall photos"),
    ("en", "the first time I saw Rome"),
    ("en", "what is the second of the keys for"),
    ("de", "der erste Schlüssel"),
    ("de", "wer hat die Nacht durchgearbeitet"),
    ("de", "in der Nacht"),
    ("en", "on the 3rd"),
    ("en", "the other day"),
]
EDGES = [
    # clocks went back on 25 October 2026 and forward on 28 March 2027
    ("2026-10-25T12:00", "en", "last night", 13 * 3600),
    ("2026-10-26T00:30", "de", "gestern", 25 * 3600),
    ("2027-03-29T09:00", "ru", "вчера", 23 * 3600),
    ("2026-10-25T12:00", "en", "last weekend", 48 * 3600),
    ("2026-10-26T12:00", "tr", "geçen hafta sonu", 49 * 3600),
    ("2026-10-26T12:00", "ja", "先週", (7 * 24 + 1) * 3600),
]
NEW_YEAR = [
    ("2027-01-01T08:00", "en", "last night", "2026-12-31T18", "2027-01-01T06"),
    ("2027-01-01T08:00", "de", "diese Woche", "2026-12-28", "2027-01-04"),
    ("2027-01-01T08:00", "de", "vorletzte Woche", "2026-12-14", "2026-12-21"),
    ("2027-01-01T08:00", "en", "last month", "2026-12-01", "2027-01-01"),
    ("2027-01-01T08:00", "ru", "в позапрошлом месяце", "2026-11-01", "2026-12-01"),
    ("2027-01-01T08:00", "ru", "на Новый год", "2026-12-31", "2027-01-02"),
    ("2027-01-01T08:00", "tr", "geçen yıl", "2026-01-01", "2027-01-01"),
    ("2027-01-01T08:00", "ja", "去年の12月", "2026-12-01", "2027-01-01"),
    ("2027-01-15T08:00", "en", "last winter", "2025-12-01", "2026-03-01"),
    ("2027-01-15T08:00", "en", "this winter", "2026-12-01", "2027-03-01"),
    ("2027-01-15T08:00", "en", "two weeks ago on Friday", "2027-01-01", "2027-01-02"),
    ("2027-07-15T08:00", "de", "letzten Sommer", "2026-06-01", "2026-09-01"),
    ("2027-03-31T08:00", "en", "a month ago today", "2027-02-28", "2027-03-01"),
    ("2028-02-29T08:00", "en", "a year ago today", "2027-02-28", "2027-03-01"),
]
# fmt: on


def shown(moment: datetime | None) -> str:
    """Write a moment as the tables do."""
    if moment is None:
        return "-"
    assert moment.tzinfo is ZONE
    return moment.strftime("%Y-%m-%dT%H").removesuffix("T00")


@each_row(("language", "text", "since", "until"), TIMES)
def test_times_are_as_narrow_as_they_are_said(
    language: str, text: str, since: str, until: str
) -> None:
    found = period(text, language, NOW)
    assert found is not None
    told = [shown(found.since), shown(found.until)]
    assert [one.removeprefix("2026-") for one in told] == [since, until]


@each_row(("language", "text"), NO_TIMES)
def test_words_that_only_look_like_times_are_none(language: str, text: str) -> None:
    assert period(text, language, NOW) is None


@each_row(("now", "language", "text", "seconds"), EDGES)
def test_days_are_as_long_as_the_clocks_make_them(
    now: str, language: str, text: str, seconds: int
) -> None:
    found = period(text, language, datetime.fromisoformat(now).replace(tzinfo=ZONE))
    assert found is not None
    assert found.since is not None
    assert found.until is not None
    assert found.until.timestamp() - found.since.timestamp() == seconds


@each_row(("now", "language", "text", "since", "until"), NEW_YEAR)
def test_a_year_ends_in_the_middle_of_weeks_and_winters(
    now: str, language: str, text: str, since: str, until: str
) -> None:
    found = period(text, language, datetime.fromisoformat(now).replace(tzinfo=ZONE))
    assert found is not None
    assert [shown(found.since), shown(found.until)] == [since, until]


@each_row(
    ("language", "text", "name"),
    [
        ("en", "on Tuesday evening", "tuesday"),
        ("en", "on May 5th", "may 5"),
        ("de", "am 3. März", "3 marz"),
        ("ru", "во вторник вечером", "вторник"),
        ("en", "last Tuesday", ""),
        ("en", "in March last year", ""),
        ("ja", "先週の火曜日", ""),
        ("de", "gestern", ""),
    ],
)
def test_only_what_may_be_ahead_has_a_name(language: str, text: str, name: str) -> None:
    found = period(text, language, NOW)
    assert found is not None
    assert sorted(found.name.split()) == sorted(name.split())


@given(
    st.lists(st.sampled_from(TIMES + [(*one, "", "") for one in NO_TIMES]), max_size=4),
    st.sampled_from(["", " ", " of ", " und ", "の", " in ", " от "]),
    st.datetimes(datetime(1990, 1, 1), datetime(2100, 1, 1)),  # noqa: DTZ001
)
def test_any_times_together_begin_before_they_end(
    said: list[tuple[str, str, str, str]], between: str, moment: datetime
) -> None:
    now = moment.replace(tzinfo=ZONE)
    text = between.join(one[1] for one in said)
    for language in {one[0] for one in said}:
        found = period(text, language, now)
        if found is not None and found.since and found.until:
            assert found.until - found.since > timedelta(0)
