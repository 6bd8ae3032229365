"""Written text becomes words that a voice can read."""

import re

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.speech import Ears, for_ears
from custom_components.jarvis.lang.speech_words import SPEECH_WORDS

from ..tables import each_row

CASES = [
    ("en", "", ""),
    ("en", "This is just regular text.", "This is just regular text."),
    ("en", "this is *emphasised* text", "this is emphasised text"),
    ("en", "**Bold, and more** text. ~~old~~ __x__", "Bold, and more text. old x"),
    ("en", "2024. The year it happened", "2024. The year it happened"),
    ("en", "1. first\n2. second\n3) third", "first\nsecond\nthird"),
    ("en", "1. alone", "1. alone"),
    ("en", "1. **Foo**\n   - bar\n2. Baz", "1. Foo\nbar\nBaz"),
    ("en", "> a quoted line\n> another", "a quoted line\nanother"),
    ("en", "this is <b>bold</b> and <em>soft</em>", "this is bold and soft"),
    ("en", "code:\n```python\nprint('hi')\n```\ndone", "code:\nprint('hi')\ndone"),
    ("en", "# Title\n## Subtitle\nbody", "Title\nSubtitle\nbody"),
    ("en", "Title\n=====\nBody\n---\nMore", "Title\nBody\nMore"),
    ("en", "- one\n* two\n- [x] three", "one\ntwo\nthree"),
    ("en", "| a | b |\n|---|---|\n| 1 | 2 |", "a, b\n1, 2"),
    ("en", "x | y\n---|---\n1 | 2", "x, y\n1, 2"),
    ("en", "See **[the docs](https://a.b/c)** now", "See the docs now"),
    ("en", "![pic](http://x/y.png) hi", "pic hi"),
    ("en", "https://example.com is good.", "example.com homepage is good."),
    ("en", "Go: https://www.example.com/a?b=c.", "Go: a page under example.com."),
    ("xx", "Visit http://ha.local:8123/lovelace.", "Visit ha.local."),
    ("en", "Text [1], and [^2] more", "Text, and more"),
    ("en", "Done! \U0001f44d Next \U0001f389.", "Done! Next."),
    ("en", "1\ufe0f\u20e3 first", "1 first"),
    ("en", "light.kitchen_ceiling is on", "light.kitchen ceiling is on"),
    ("en", "21.5\u00b0C at 20:30, 45%.",
     "21.5 degrees Celsius at 8:30 PM, 45 percent."),
    ("en", "at 07:05 or 7:00 pm or 7:00", "at 7:05 AM or 7 PM or 7 o'clock"),
    ("en", "On 2026-11-21.", "On November 21, 2026."),
    ("en", "It costs $5.50 or 1,234 \u20ac.", "It costs 5.50 dollars or 1234 euros."),
    ("en", "-5 \u00b0C, 1 km, 18-21 \u00b0C",
     "minus 5 degrees Celsius, 1 kilometre, 18 to 21 degrees Celsius"),
    ("en", "5*3 = 15 & C++", "5 times 3 equals 15 and C++"),
    ("en", "~20 min left", "about 20 minutes left"),
    ("en", "e.g. Dr. Smith, etc.", "for example Doctor Smith, et cetera."),
    ("en", "mail anna@example.com", "mail anna at example.com"),
    ("en", "a \u2192 b", "a, b"),
    ("en", "See [docs][1].\n\n[1]: https://a.b/c 'title'\nBye.", "See docs.\n\nBye."),
    ("en", "Not https:// nor http://:80/ here", "Not nor here"),
    ("en", "Ratio 16:9, v1.2.3 at 192.168.1.2", "Ratio 16:9, v1.2.3 at 192.168.1.2"),
    ("de", "Es sind 21.5 \u00b0C um 20:30 Uhr, z. B. hier, ca. 1.234 W.",
     "Es sind 21,5 Grad Celsius um 20 Uhr 30, zum Beispiel hier, circa 1234 Watt."),
    ("de", "3. Mai ist Feiertag.", "3. Mai ist Feiertag."),
    ("de", "von 18\u201321 Uhr", "von 18 bis 21 Uhr"),
    ("fr", "Il fait 18 \u00b0C \u00e0 20h30 !",
     "Il fait 18 degrés Celsius à 20 heures 30 !"),
    ("es", "Son las 20:05, 5 km", "Son las 20 y 5, 5 kilómetros"),
    ("it", "Sono le 20:05, 3 kWh", "Sono le 20 e 5, 3 chilowattora"),
    ("nl", "Het is 20:05 uur, 3 %", "Het is 20 uur 5, 3 procent"),
    ("xx", "**21** \u00b0C", "21 \u00b0C"),
]  # fmt: skip


@each_row(("language", "text", "said"), CASES)
def test_text_is_said_in_words(language: str, text: str, said: str) -> None:
    assert for_ears(text, language) == said


@given(
    st.lists(st.sampled_from([text for _, text, _ in CASES] + list("\n .*_`|[]<#-")))
    .map(" ".join),
    st.sampled_from(["en", "de", "xx"]),
)  # fmt: skip
def test_no_syntax_address_or_picture_is_left(text: str, language: str) -> None:
    said = for_ears(text, language)
    assert not re.search(r"://|```|\*\*|[`|\[\]{}\U0001f000-\U0001faff]", said)
    assert not re.search(r"(?m)^(?:#{1,6}|[-*>]) \w", said)


@given(st.text(max_size=200), st.sampled_from(["en", "fr", "xx"]))
def test_the_stream_says_what_the_whole_says(text: str, language: str) -> None:
    ears = Ears(language)
    said = "".join(ears.feed(sign) for sign in text) + ears.finish()
    assert said.strip() == for_ears(text, language)


def test_every_table_has_twelve_months_and_whole_units() -> None:
    for words in SPEECH_WORDS.values():
        assert len(words.months.split()) == 12
        for line in words.units.splitlines():
            assert len([part for part in line.strip().split("|") if part]) == 3
        assert words.symbols.keys() == SPEECH_WORDS["en"].symbols.keys()


def test_an_endless_clause_is_cut_between_words() -> None:
    ears = Ears("en")
    said = ears.feed("word " * 200)
    assert len(said) > 300
    assert said.endswith("word ")
