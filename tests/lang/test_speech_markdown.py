"""Markdown becomes what a voice can read: no marks, no addresses, no pictures."""

import re

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.speech_markdown import (
    MarkdownFilter,
    without_markdown,
)

from ..tables import each_row

CASES = [
    ("", ""),
    ("This is just regular text.", "This is just regular text."),
    ("this is *emphasised* text", "this is emphasised text"),
    ("**Bold, and more** text. ~~old~~ __x__", "Bold, and more text. old x"),
    ("2024. The year it happened", "2024. The year it happened"),
    ("1. first\n2. second\n3) third", "first\nsecond\nthird"),
    ("1. alone", "1. alone"),
    ("3. Mai ist Feiertag.", "3. Mai ist Feiertag."),
    ("1. **Foo**\n   - bar\n2. Baz", "1. Foo\nbar\nBaz"),
    ("> a quoted line\n> another", "a quoted line\nanother"),
    ("this is <b>bold</b> and <em>soft</em>", "this is bold and soft"),
    ("code:\n```python\nprint('hi')\n```\ndone", "code:\nprint('hi')\ndone"),
    ("# Title\n## Subtitle\nbody", "Title\nSubtitle\nbody"),
    ("Title\n=====\nBody\n---\nMore", "Title\nBody\nMore"),
    ("- one\n* two\n- [x] three", "one\ntwo\nthree"),
    ("| a | b |\n|---|---|\n| 1 | 2 |", "a, b\n1, 2"),
    ("x | y\n---|---\n1 | 2", "x, y\n1, 2"),
    ("See **[the docs](https://a.b/c)** now", "See the docs now"),
    ("![pic](http://x/y.png) hi", "pic hi"),
    ("https://example.com is good.", "example.com is good."),
    ("Go: https://www.example.com/a?b=c.", "Go: example.com."),
    ("Visit http://ha.local:8123/lovelace.", "Visit ha.local."),
    ("Text [1], and [^2] more", "Text, and more"),
    ("Done! \U0001f44d Next \U0001f389.", "Done! Next."),
    ("1\ufe0f\u20e3 first", "1 first"),
    ("light.kitchen_ceiling is on", "light.kitchen ceiling is on"),
    ("See [docs][1].\n\n[1]: https://a.b/c 'title'\nBye.", "See docs.\n\nBye."),
    ("Not https:// nor http://:80/ here", "Not nor here"),
    ("Ratio 16:9, v1.2.3 at 192.168.1.2", "Ratio 16:9, v1.2.3 at 192.168.1.2"),
    ("First.\\\nSecond \\*star\\*.", "First.\nSecond star."),
    ("Use $HOME and $PATH.", "Use $HOME and $PATH."),
    # How these sound is the voice's work.
    ("**21.5** \u00b0C at 20:30, z. B. 5*3", "21.5 \u00b0C at 20:30, z. B. 5*3"),
    ("-5 km & more", "-5 km & more"),
    ("$5 or 1,234 \u20ac, 18\u201321 %", "$5 or 1,234 \u20ac, 18\u201321 %"),
]  # fmt: skip


@each_row(("text", "said"), CASES)
def test_text_is_said_without_marks(text: str, said: str) -> None:
    assert without_markdown(text) == said


@given(
    st.lists(st.sampled_from([text for text, _ in CASES] + list("\n .*_`|[]<#-")))
    .map(" ".join),
)  # fmt: skip
def test_no_syntax_address_or_picture_is_left(text: str) -> None:
    said = without_markdown(text)
    assert not re.search(r"://|```|\*\*|[`|\[\]{}\U0001f000-\U0001faff]", said)
    assert not re.search(r"(?m)^(?:#{1,6}|[-*>]) \w", said)


@given(st.text(max_size=200))
def test_the_stream_says_what_the_whole_says(text: str) -> None:
    markdown = MarkdownFilter()
    said = "".join(markdown.feed(sign) for sign in text) + markdown.finish()
    assert said.strip() == without_markdown(text)


def test_an_endless_clause_is_cut_between_words() -> None:
    markdown = MarkdownFilter()
    said = markdown.feed("word " * 200)
    assert len(said) > 300
    assert said.endswith("word ")
