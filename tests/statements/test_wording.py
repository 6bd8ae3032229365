"""What a model's words about somebody are worth: readings, reports, failures."""

from custom_components.jarvis.statements.wording import (
    answered,
    as_stated,
    is_momentary,
)

from ..tables import each_row


@each_row(
    ("language", "text"),
    [
        ("en", "It is 20 degrees in London"),
        ("en", "The temperature outside is 12 degrees"),
        ("en", "The living room is 23 degrees right now"),
        ("en", "The wind is coming from the southwest"),
        ("en", "It's raining in Paris"),
        ("en", "It is 3:45 PM"),
        ("de", "Die Temperatur draußen ist 12 Grad"),
        ("de", "Es regnet in Köln"),
        ("de", "Es ist 15:45"),
        ("de", "Im Wohnzimmer sind es gerade 23 Grad"),
        ("ru", "Погода в Москве ясная"),
        ("tr", "Hava şu an 20 derece"),
        ("ja", "現在の気温は20度です"),
    ],
)
def test_readings_of_the_moment(language: str, text: str) -> None:
    assert is_momentary(text, language)


@each_row(
    ("language", "text"),
    [
        ("en", "The user likes it when it's sunny"),
        ("en", "The bedroom is always 18 degrees at night"),
        ("en", "My flight is at 3:45 PM"),
        ("en", "The user currently lives in Rome"),
        ("en", "It is my birthday on 3 May"),
        ("en", "The time of the choir practice is 7pm"),
        ("de", "Der Nutzer mag 20 Grad im Schlafzimmer"),
        ("de", "Die Uhrzeit der Chorprobe ist 19 Uhr"),
        ("de", "Ich wohne derzeit in Rom"),
        ("ru", "Время встречи 19:00"),
        ("tr", "Toplantı saat 15'te"),
        ("ja", "猫の名前はモチです"),
    ],
)
def test_what_lasts_is_no_reading(language: str, text: str) -> None:
    assert not is_momentary(text, language)


@each_row(
    ("language", "text"),
    [
        ("en", "The assistant lacked specific information."),
        ("en", "Jarvis offered to search the web."),
        ("en", "I'm afraid I can't find anything on that."),
        ("en", "Shall I look it up?"),
        ("en", "No information was available about it."),
        ("de", "Der Assistent konnte keine Auskunft geben."),
        ("de", "Soll ich im Netz suchen?"),
        ("de", "Jarvis bot an, danach zu suchen."),
        ("ru", "Ассистент не смог ответить."),
        ("tr", "Bu konuda bilgim yok."),
        ("ja", "情報がありません。"),
    ],
)
def test_an_answer_that_was_not_given_is_left_out(language: str, text: str) -> None:
    assert not answered(text, language)
    assert answered(f"Mochi. {text}", language) == "Mochi."


@each_row(
    ("language", "text"),
    [
        ("en", "Marta could not find her keys."),
        ("en", "Anna is unable to come on Friday."),
        ("en", "Anna offered to help Ben move."),
        ("en", "The user can't eat nuts."),
        ("de", "Marta kann am Freitag nicht kommen."),
        ("de", "Anna bot Ben an, beim Umzug zu helfen."),
    ],
)
def test_failures_of_people_are_life(language: str, text: str) -> None:
    assert answered(text, language) == text


@each_row(
    ("language", "written", "stated"),
    [
        ("en", "User said the lead is Hakan", "the lead is Hakan"),
        ("en", "The user told me he lives in Rome", "The user lives in Rome"),
        ("en", "The user works at Acme", "The user works at Acme"),
        (
            "de",
            "Der Nutzer erwähnte, dass sein Hund Bello heißt",
            "sein Hund Bello heißt",
        ),
        ("ru", "Пользователь сказал, что он живёт в Риме", "Пользователь живёт в Риме"),
        (
            "ja",
            "ユーザーはローマに住んでいると言った",
            "ユーザーはローマに住んでいる",
        ),
    ],
)
def test_a_fact_is_told_without_who_told_it(
    language: str, written: str, stated: str
) -> None:
    assert as_stated(written, language) == stated
