"""What goes on from the sentence before."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.sequels import sequels_for

from ..tables import each_row


@each_row(
    ("language", "text", "whole"),
    [
        ("en", "and now off", "turn it off"),
        ("en", "both back on, please", "turn it on"),
        ("en-GB", "Shut again", "close it"),
        ("en", "off and on", None),
        ("en", "and now", None),
        ("en", "everything off", None),
        ("en", "off?", None),
        ("ja", "off\uff1f", None),
        ("de-AT", "und wieder zu", "schließe es"),
        ("xx", "off", None),
    ],
)
def test_a_state_alone_is_written_out(
    language: str, text: str, whole: str | None
) -> None:
    assert sequels_for(language).whole(text) == whole


@each_row(
    ("text", "question", "rest"),
    [
        ("and the back door?", True, "the back door"),
        ("what about the back door?", True, "the back door"),
        ("what about the back door", False, None),
        ("and the desk lamp", False, "the desk lamp"),
        ("and the desk lamp?", False, None),
        ("the desk lamp", True, None),
    ],
)
def test_a_question_wishes_nothing(
    text: str,
    question: bool,  # noqa: FBT001
    rest: str | None,
) -> None:
    assert sequels_for("en").rest(text, question=question) == rest


@given(st.text(), st.text(), st.text(), st.sampled_from(["en", "de", "xx", ""]))
def test_any_words_are_read(one: str, two: str, three: str, language: str) -> None:
    words = sequels_for(language)
    words.whole(one)
    assert words.rest(two, question=True) != ""
    assert words.rest(three, question=False) != ""
