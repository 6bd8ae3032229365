"""Keys and tokens in a model's words: none is told, and nothing else is touched."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.speech_filter import SpeechFilter
from custom_components.jarvis.lang.speech_secrets import Secrets

from ..tables import each_row

JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJlLWhlcmU"
KEYS = (
    "sk-abc123def456ghi789jkl012",
    "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
    "AKIAIOSFODNN7EXAMPLE",
    "glpat-Ab12Cd34Ef56Gh78Ij90",
    JWT,
    "SG.abcdefghijklmnop12.abcdefghijklmnop1234567890",
    "4111111111111111",
    "0123456789abcdef0123456789abcdef",
)
HARMLESS = (
    "The kitchen is at 21.5 °C, see https://example.org/a/b?c=d for more.",
    "Call 0171-2345678 at 12:30, or write to anna@example.org.",
    "Skip. Glad. Patio. sk-learn is a library; ask for risk-free offers.",
    "室温は21.5度です。ドアは閉まっています。",
)


def told(text: str, cut: int, *, mask: str = "") -> str:
    """Feed a text in pieces."""
    secrets = Secrets(mask)
    parts = [secrets.feed(text[at : at + cut]) for at in range(0, len(text), cut)]
    return "".join((*parts, secrets.finish()))


@each_row("key", KEYS)
@each_row("cut", [1, 3, 7, 500])
def test_no_key_is_told(key: str, cut: int) -> None:
    for text in (f"The key is {key}", f"“{key}”, sir.", f"`{key}`\n", f"鍵は{key}です"):
        out = told(text, cut)
        assert key not in out
        assert "[REDACTED:" in out
        assert text.replace(key, "") == "".join(
            out.replace(f"[REDACTED:{kind}]", "")
            for kind in ("key", "token", "card", "hex")
            if f"[REDACTED:{kind}]" in out
        )


@each_row("text", HARMLESS)
def test_nothing_else_is_touched(text: str) -> None:
    assert {told(text, cut) for cut in (1, 2, 5, 500)} == {text}


@given(st.text(alphabet="sk-ey.JAb1 9\n,SG", max_size=200), st.integers(1, 40))
def test_the_sum_does_not_depend_on_the_cut(text: str, cut: int) -> None:
    assert told(text, cut) == told(text, 10_000)


@each_row(
    ("language", "for_ears", "end"),
    [
        ("en", False, "[REDACTED:key]"),
        ("en", True, "a secret"),
        ("de-DE", True, "ein Geheimnis"),
        ("xx", True, "a secret"),
    ],
)
def test_eyes_and_ears(language: str, end: str, *, for_ears: bool) -> None:
    speech = SpeechFilter(language, for_ears=for_ears)
    text = "".join(map(speech.feed, (f"It is {KEYS[0][:9]}", KEYS[0][9:])))
    assert (text + speech.finish()).strip().rstrip(".") == f"It is {end}"
