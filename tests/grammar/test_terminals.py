"""Numbers, colours and other lists."""

from custom_components.jarvis.grammar.language import load
from custom_components.jarvis.grammar.text import words

from ..tables import each_row


@each_row(
    ("code", "name", "text", "value"),
    [
        ("en", "brightness", "55", 55),
        ("en", "brightness", "fifty five", 55),
        ("de", "brightness", "zwanzig", 20),
        ("de", "brightness", "fünfundfünfzig", 55),
        ("fr", "brightness", "vingt et un", 21),
        ("es", "brightness", "treinta y dos", 32),
        ("it", "brightness", "ventuno", 21),
        ("nl", "brightness", "vijfenvijftig", 55),
        ("en", "temperature", "21.5", 21.5),
        ("de", "temperature", "21,5", 21.5),
        ("en", "color", "blue", "blue"),
        ("de", "color", "grün", "green"),
        ("fr", "color", "rouge", "red"),
        ("en", "volume_step_down", "10", -10),
    ],
)
def test_a_list_understands(code: str, name: str, text: str, value: object) -> None:
    language = load(code)
    assert language is not None
    heard = words(text)
    assert (len(heard), value) in list(language.lists[name].ends(heard, 0))


@each_row(
    ("name", "text"),
    [("brightness", "101"), ("temperature", "21.3"), ("color", "mauve-ish")],
)
def test_what_is_not_in_the_list_is_not_understood(name: str, text: str) -> None:
    language = load("en")
    assert language is not None
    heard = words(text)
    assert len(heard) not in [end for end, _ in language.lists[name].ends(heard, 0)]


def test_a_language_without_templates_is_none() -> None:
    assert load("tlh") is None
