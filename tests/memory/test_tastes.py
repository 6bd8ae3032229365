"""Who asks for a suggestion is told by what they like, whatever its words."""

import pytest

from custom_components.jarvis.memory import Note, Scope
from custom_components.jarvis.memory.finding.tastes import likes_asked_for

from ..tables import each_row
from .conftest import Talk

# language, what somebody likes, for what they ask, a word of the answer
SUGGESTIONS = [
    ("en", "I love Korean horror films.", "what should I watch tonight?", "Korean"),
    (
        "en",
        "My hobby is restoring radios.",
        "any news that might interest me?",
        "radios",
    ),
    (
        "de",
        "Ich esse gern thailändisch.",
        "was soll ich zu Abend kochen?",
        "thailändisch",
    ),
    ("de", "Ich mag alte Western.", "empfiehl mir etwas für heute Abend", "Western"),
    ("ru", "Я люблю старые комедии.", "что мне посмотреть вечером?", "комедии"),
    ("tr", "Eski komedileri severim.", "akşam ne izlesem?", "komedi"),
    ("ja", "私は古い映画が好きです。", "今夜は何を見ようかな", "映画"),
]
PLAIN = [
    ("en", "what is on my shopping list?"),
    ("en", "where would the spare key be?"),
    ("de", "was kann mein Staubsauger?"),
    ("ru", "где мой ключ?"),
    ("tr", "anahtar nerede?"),
    ("ja", "鍵はどこですか"),
]


@pytest.mark.parametrize(("language", "likes", "asked", "wanted"), SUGGESTIONS)
async def test_a_suggestion_begins_with_what_somebody_likes(
    talk: Talk, language: str, likes: str, asked: str, wanted: str
) -> None:
    scope = Scope(person="anna")
    await talk.store.remember(Note(text=likes, language=language, scope=scope))
    assert wanted in " | ".join(await talk.texts(asked, language))
    assert not await talk.texts(asked, language, person="ben")


@each_row(("language", "asked"), PLAIN)
def test_other_questions_want_no_suggestion(language: str, asked: str) -> None:
    assert likes_asked_for(asked, language) == ()
