# ruff: noqa: E501 - long lines and other scripts
"""What is denied is neither told again nor found; what holds is."""

import pytest

from custom_components.jarvis.statements.changes.contrast import contrasted
from custom_components.jarvis.statements.phrases import PHRASES

from ..tables import each_row
from .conftest import Talk

# language, what is told, how it is worded without what it denies, what that is
# fmt: off
WORDED = [
    ("en", "The bins aren't emptied on Wednesdays any more but on Mondays", "The bins are emptied on Mondays", "Wednesdays"),
    ("en", "The bread man no longer comes on Saturdays but on Sundays", "The bread man comes on Sundays", "Saturdays"),
    ("en", "Ida no longer plays the flute but the harp", "Ida plays the harp", "the flute"),
    ("en", "They gave me locker 204 instead of 118", "They gave me locker 204", "118"),
    ("de", "Die Tonnen werden nicht mehr mittwochs geleert, sondern montags", "Die Tonnen werden montags geleert", "mittwochs"),
    ("de", "Der Wein wird nicht im Keller gelagert, sondern auf dem Dachboden", "Der Wein wird auf dem Dachboden gelagert", "im Keller"),
    ("de", "Die Katze ist nicht gegen Lachs allergisch, sondern gegen Thunfisch", "Die Katze ist gegen Thunfisch allergisch", "gegen Lachs"),
    ("ru", "Мусор вывозят уже не по средам, а по понедельникам", "Мусор вывозят по понедельникам", "средам"),
    ("ja", "ロッカーは118番の代わりに204番になりました", "ロッカーは 204番になりました", "118番"),
]
# fmt: on
PLAIN = [
    ("en", "The bins are emptied on Mondays"),
    ("en", "I do not like Mondays"),
    ("de", "Die Tonnen werden montags geleert"),
    ("ru", "Я не ем рыбу"),
    ("tr", "Çöpler pazartesi alınıyor"),
]


@each_row(("language", "told", "worded", "gone"), WORDED)
def test_a_statement_is_worded_without_what_it_denies(
    language: str, told: str, worded: str, gone: str
) -> None:
    change = contrasted(told, PHRASES[language])
    assert change is not None
    assert (change.text, change.gone) == (worded, gone)


@each_row(("language", "told"), PLAIN)
def test_what_denies_no_other_value_is_left_as_it_is(language: str, told: str) -> None:
    assert contrasted(told, PHRASES[language]) is None


async def test_the_old_value_goes_and_the_new_one_is_kept(talk: Talk) -> None:
    await talk.say("The bins on our road are emptied on Wednesdays.")
    told = "Bins day isn't Wednesday any longer, they come on Mondays."
    await talk.say(told, conversation="c2")
    found = " | ".join(await talk.texts("when are the bins emptied"))
    assert "Mondays" in found
    assert "Wednesday" not in found


@pytest.mark.parametrize(
    ("language", "told", "later"),
    [
        (
            "en",
            "My dentist is Dr. Weiss.",
            "My husband's dentist is no longer Dr. Weiss but Dr. Lang.",
        ),
        ("en", "We buy bread at Miller's.", "We don't buy cake at Miller's any more."),
        (
            "en",
            "I work at the bakery on Mondays.",
            "I don't work at the bakery on Fridays.",
        ),
        (
            "de",
            "Mein Zahnarzt ist Dr. Weiss.",
            "Der Zahnarzt meines Mannes ist nicht mehr Dr. Weiss, sondern Dr. Lang.",
        ),
        (
            "de",
            "Ich arbeite montags in der Bäckerei.",
            "Ich arbeite freitags nicht in der Bäckerei.",
        ),
        (
            "ru",
            "Мой зубной — доктор Вайс.",
            "Зубной моего мужа больше не доктор Вайс, а доктор Ланг.",
        ),
        (
            "ja",
            "私の歯医者は山田先生です。",
            "夫の歯医者は山田先生ではなく中村先生です。",
        ),
        (
            "tr",
            "Benim dişçim Doktor Kaya.",
            "Eşimin dişçisi artık Doktor Kaya değil, Doktor Demir.",
        ),
    ],
)
async def test_what_is_denied_of_one_holds_of_another(
    talk: Talk, language: str, told: str, later: str
) -> None:
    await talk.say(told, language)
    await talk.say(later, language, conversation="c2")
    assert told.rstrip(".。") in " | ".join(await talk.texts(told, language))
