"""Tokens of templates and of what was heard."""

from hypothesis import given, strategies as st

from custom_components.jarvis.grammar.text import fold, tokens, words

from ..tables import each_row


@each_row(
    ("text", "found"),
    [
        ("Turn ON the Café-Light!", ("turn", "on", "the", "cafe", "light")),
        ("50% or 20,5°", ("50", "%", "or", "20,5", "°")),
        ("l'entrée d’en haut", ("l'", "entree", "d'", "en", "haut")),
        ("what's the lamp's state", ("what", "'s", "the", "lamp", "'s", "state")),
        ("Straße", ("strasse",)),
        ("電気をつけて", ("電", "気", "を", "つ", "け", "て")),
        ("ベッド 50%", ("ヘ\u3099", "ッ", "ト\u3099", "50", "%")),
        ("אור בסלון", ("אור", "בסלון")),
        ("...", ()),
    ],
)
def test_tokens_are_folded_words(text: str, found: tuple[str, ...]) -> None:
    import unicodedata  # noqa: PLC0415 - only to write the expectation down

    assert words(text) == tuple(unicodedata.normalize("NFC", word) for word in found)


@given(st.text(max_size=80))
def test_tokens_stand_where_they_say(text: str) -> None:
    last = 0
    for token in tokens(text):
        assert last <= token.start < token.end <= len(text)
        assert fold(text[token.start : token.end]).startswith(token.text)
        last = token.end


@given(st.text(max_size=40))
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
