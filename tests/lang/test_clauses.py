"""Several wishes are told apart, per language, and idioms are left alone."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.clauses import AND, SHORTEST, clauses

from ..tables import each_row


@each_row(
    ("text", "language", "parts"),
    [
        (
            "Show me the weather AND list my reminders for today",
            "en",
            ("Show me the weather", "list my reminders for today"),
        ),
        (
            "turn off the lights, lock the door and tell me the weather",
            "en-GB",
            ("turn off the lights", "lock the door", "tell me the weather"),
        ),
        (
            "Wer führte Regie bei Possessor und welche anderen Filme hat er",
            "de",
            ("Wer führte Regie bei Possessor", "welche anderen Filme hat er"),
        ),
        ("what about rock and roll", "en", ()),
        ("va et vient", "fr", ()),
        ("some long query and another long query", "ar", ()),
        ("我和他", "zh", ()),
        ("xxxxxxxxxxxxxx and xxxxxxxx", "en", ()),
        (
            "tell me about cats and also about dogs please",
            None,
            ("tell me about cats", "about dogs please"),
        ),
    ],
)
def test_clauses(text: str, language: str | None, parts: tuple[str, ...]) -> None:
    assert clauses(text, language) == parts


@given(st.text(max_size=120), st.sampled_from(sorted(AND)))
def test_no_words_are_lost(text: str, language: str) -> None:
    found = clauses(text, language)
    assert len(found) != 1
    at = 0
    for part in found:
        assert len(part) >= SHORTEST
        assert text.find(part, at) >= at
        at = text.find(part, at) + len(part)
