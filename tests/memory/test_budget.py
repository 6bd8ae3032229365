"""What memory adds to a prompt never exceeds its budget, whatever the script."""

from datetime import date

from hypothesis import given, strategies as st

from custom_components.jarvis.memory.finding.search import rough_tokens
from custom_components.jarvis.prompts import digest

from ..tables import each_row

TEXTS = st.one_of(
    st.text(min_size=1, max_size=400),
    st.text("0123456789-:. ", min_size=1, max_size=400),
    st.text(st.characters(min_codepoint=0x1F300, max_codepoint=0x1FAFF), max_size=99),
    st.text(st.characters(min_codepoint=0x0E00, max_codepoint=0x0E7F), max_size=99),
    st.text(st.characters(min_codepoint=0x4E00, max_codepoint=0x9FFF), max_size=99),
)
ENTRIES = st.lists(
    st.builds(
        digest.Entry,
        day=st.dates(),
        text=TEXTS,
        source=st.sampled_from(["", "said at home", "summary of that day"]),
    ),
    max_size=12,
)


@given(ENTRIES, st.integers(0, 3000))
def test_what_is_written_fits_and_the_best_is_left_out_last(
    entries: list[digest.Entry], most: int
) -> None:
    text, kept = digest.frame_within(entries, most, rough_tokens)
    assert rough_tokens(text) <= most or not text
    assert text == digest.frame(entries[:kept])
    if kept < len(entries):
        assert rough_tokens(digest.frame(entries[: kept + 1])) > most


@given(TEXTS, TEXTS)
def test_the_estimate_grows_with_the_text(first: str, second: str) -> None:
    both = rough_tokens(first + second)
    assert both >= max(rough_tokens(first), rough_tokens(second)) >= 1
    assert both <= rough_tokens(first) + rough_tokens(second) + 1


@each_row(
    ("text", "least"),
    [
        # As counted by tokenizers that know the script least.
        ("my shoe size is 43", 6),
        ("+4917012345678", 13),
        ("\U0001f469\u200d\U0001f680\U0001f389", 9),
        ("\u0e09\u0e31\u0e19\u0e0a\u0e2d\u0e1a", 6),
        ("\u6211\u559c\u6b22\u7eff\u8336", 7),
        ("\u044f \u0436\u0438\u0432\u0443 \u0432 \u041e\u0441\u043b\u043e", 8),
    ],
)
def test_no_script_is_counted_low(text: str, least: int) -> None:
    assert rough_tokens(text) >= least


def test_a_day_is_written_once_per_entry() -> None:
    entry = digest.Entry(day=date(2026, 11, 22), text="the hedge was cut")
    text, kept = digest.frame_within([entry, entry], 10_000, rough_tokens)
    assert kept == 2
    assert text.count("2026-11-22") == 2
