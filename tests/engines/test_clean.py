"""Texts that any server, log and speech engine can take."""

from itertools import pairwise
import json
from typing import Any

from hypothesis import given, strategies as st

from custom_components.jarvis.engines.clean import Cleaner, clean, clean_json


@given(st.text(st.characters()))
def test_clean_text_can_go_anywhere(text: str) -> None:
    cleaned = clean(text + "\x00\ud83d\ude00\ud800")
    assert "\x00" not in cleaned
    assert cleaned.encode().decode() == cleaned
    assert clean(cleaned) == cleaned


@given(st.text(), st.lists(st.integers(0, 60), max_size=5).map(sorted))
def test_cleaning_in_pieces_is_cleaning_at_once(text: str, cuts: list[int]) -> None:
    text = "".join(
        chr(unit)
        for unit in memoryview(text.encode("utf-16-le", "surrogatepass")).cast("H")
    )
    cleaner = Cleaner()
    edges = [0, *(min(cut, len(text)) for cut in cuts), len(text)]
    pieces = [text[i:j] for i, j in pairwise(edges)]
    joined = "".join(map(cleaner.feed, pieces)) + cleaner.end()
    assert joined == clean(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner)
            | st.tuples(inner)
            | st.dictionaries(st.text() | st.integers(), inner)
        ),
        max_leaves=8,
    )
)
def test_anything_can_be_sent_once_it_is_clean(value: Any) -> None:
    cleaned = clean_json({"value": value, "odd": object(), "set": {1}})
    assert json.loads(json.dumps(cleaned, allow_nan=False)) == cleaned
