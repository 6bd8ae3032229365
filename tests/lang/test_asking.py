"""A question about the house is no wish, and a wish put as a question is one."""

from custom_components.jarvis.lang.sequels import is_asking

from ..tables import each_row


@each_row(
    ("text", "language", "asks"),
    [
        ("Is the door open?", "en", True),
        ("how warm is it outside", "en", True),
        ("Could you open the door?", "en", False),
        ("Turn on the lamp", "en", False),
        ("Ist die Tür offen", "de", True),
        ("Kannst du das Licht anmachen?", "de", False),
        ("Kapı açık mı?", "tr", True),
        ("Lambayı aç", "tr", False),
        ("", "en", False),
    ],
)
def test_is_asking(text: str, language: str, *, asks: bool) -> None:
    assert is_asking(text, language) is asks
