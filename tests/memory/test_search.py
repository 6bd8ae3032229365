"""Ranking, and the law that a search may not depend on luck."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
import sqlite3
import tempfile

from hypothesis import given, settings, strategies as st

from custom_components.jarvis.lang.keywords import content_words
from custom_components.jarvis.memory import Kind, Note, Query, Scope, Viewer, rows
from custom_components.jarvis.memory.db import connect
from custom_components.jarvis.memory.file.schema import migrate
from custom_components.jarvis.memory.finding.search import (
    Span,
    blend,
    by_meaning,
    rough_tokens,
    search,
    within,
)

START = datetime(2026, 1, 1, tzinfo=UTC)
WORDS = ("apple", "river", "stone", "cloud", "lamp", "tiger")


def _filled(folder: str, texts: list[str]) -> sqlite3.Connection:
    connection = connect(Path(folder) / "search.db")
    migrate(connection)
    connection.execute("BEGIN")
    for number, text in enumerate(texts):
        note = Note(
            text=text,
            language="en",
            kind=Kind.SAID,
            branch=None,
            scope=Scope(person=("anna", "ben")[number % 2]),
        )
        at = START + timedelta(hours=number)
        rows.add(connection, note, at, at.date().isoformat(), b"")
    connection.execute("COMMIT")
    return connection


def _scores(connection: sqlite3.Connection, text: str) -> dict[int, float]:
    query = Query(text=text, language="en", viewer=Viewer(person="anna"))
    now = START + timedelta(days=400)
    return search(connection, content_words(text, "en"), query, Span(), now)[0]


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join),
        min_size=1,
        max_size=20,
    ),
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=3, unique=True),
)
def test_exactly_the_visible_rows_that_share_a_word_are_found(
    texts: list[str], asked: list[str]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        connection = _filled(folder, texts)
        found = _scores(connection, " ".join(asked))
        connection.close()
    wanted = {
        number + 1
        for number, text in enumerate(texts)
        if number % 2 == 0 and set(text.split()) & set(asked)
    }
    assert set(found) == wanted
    assert all(0 < score <= 1 for score in found.values())


def test_an_old_row_with_two_common_words_is_found(tmp_path: Path) -> None:
    texts = ["apple river"] + [f"{word} filler" for word in ("apple", "river")] * 1500
    connection = _filled(str(tmp_path), ["apple river", "x", *texts[1:]])
    scores = _scores(connection, "apple river")
    connection.close()
    assert max(scores, key=lambda row: scores[row]) == 1


def test_budget_and_blend() -> None:
    assert rough_tokens("日本") >= 2
    assert by_meaning(0.1) == 0
    assert by_meaning(0.99) == 1
    assert blend(0.5, 0.0) == 0.5
    assert blend(0.5, 0.5) > blend(0.5, 0.0)
    assert within([], 5, 100, rough_tokens) == ()
