"""How much was said, and of what."""

from custom_components.jarvis.lang.amounts import amounts

from ..tables import each_row


@each_row(
    ("text", "language", "expected"),
    [
        ("Dim the lamp to 30 percent", "en", [(30, "percent")]),
        ("Make it 21.5 degrees", "en", [(21.5, "degrees")]),
        ("Auf 21,5 Grad bitte", "de", [(21.5, "degrees")]),
        ("Set it to 40%", "en", [(40, "percent")]),
        ("Set it to 21°", "fr", [(21, "degrees")]),
        ("Set lamp 2 to 50", "en", [(2, None), (50, None)]),
        ("half brightness", "en", [(50, "percent")]),
        ("halbe Helligkeit", "de", [(50, "percent")]),
        ("turn on the lamp", "en", []),
        ("30 yüzde", "tr", [(30, None)]),
    ],
)
def test_amounts(text: str, language: str, expected: list[tuple[float, str]]) -> None:
    assert [(a.value, a.unit) for a in amounts(text, language)] == expected
