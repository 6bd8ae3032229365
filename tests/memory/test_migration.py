# ruff: noqa: ASYNC240 - a look at a small file may block a test
"""Files of earlier versions: every row of them is there afterwards, and is found."""

from collections.abc import Sequence
from contextlib import closing
from datetime import timedelta
from pathlib import Path
import sqlite3
from typing import Any

import pytest

from custom_components.jarvis.memory import (
    Condition,
    Kind,
    MemoryService,
    Note,
    Origin,
    Page,
    Scope,
    StoreError,
    Viewer,
    rows,
)
from custom_components.jarvis.memory.db import connect
from custom_components.jarvis.memory.file.schema import MIGRATIONS, migrate
from custom_components.jarvis.memory.finding.vectors import quantise
from custom_components.jarvis.memory.housekeeping.extraction import reconcile
from custom_components.jarvis.memory.service import Meaning

from .conftest import ZONE, Clock, Opener, Talk

ANNA, BEN, HOUSE = 1, 2, 3
# By id: kind, scope, text, state, hidden.
ROWS: dict[int, tuple[str, int, str, int, bool]] = {
    1: ("said", ANNA, "I live in Oslo.", 0, False),
    2: ("fact", ANNA, "I live in Oslo", 0, False),
    3: ("said", ANNA, "I live in Bergen now.", 0, False),
    4: ("fact", ANNA, "I live in Bergen now", 0, False),
    5: ("fact", ANNA, "I live in Rome", 1, False),
    6: ("fact", ANNA, "my bicycle is green", 0, False),
    7: ("reply", ANNA, "Your bicycle is green.", 0, True),
    8: ("summary", ANNA, "Anna painted her bicycle.", 0, False),
    9: ("said", ANNA, "where does the heron stand", 0, True),
    10: ("fact", BEN, "the heron stands at my pond", 0, False),
    11: ("fact", HOUSE, "the ladder is in the shed", 0, False),
    12: ("said", ANNA, "Maybe the ladder is in the barn.", 0, False),
    13: ("said", ANNA, "I live in Rome.", 2, False),
}
BELIED = {(1, 4): True, (2, 4): True, (11, 12): False}
# As earlier versions stood for "I breed alpacas" once it was forgotten.
FORGOTTEN = "user|alpaca bre"


async def embed(texts: Sequence[str]) -> list[list[float]]:
    """Tell homes from all other things."""
    return [[1.0, 0.1] if "live" in text else [0.0, 1.0] for text in texts]


MEANING = Meaning(model="toy", embed=embed)


def build(path: Path, clock: Clock, version: int = 3) -> None:
    """Write a file as that version of it would have."""
    with closing(connect(path)) as connection:
        migrate(connection, MIGRATIONS[:version])
        for scope, person in ((ANNA, "anna"), (BEN, "ben"), (HOUSE, "")):
            connection.execute("INSERT INTO scope VALUES (?, ?, 0)", (scope, person))
        for row, (kind, scope, text, state, hidden) in ROWS.items():
            at = clock() - timedelta(days=40 - row)
            is_fact = kind == "fact"
            slot = f"slot of {text.split()[0]}" if is_fact else ""
            connection.execute(
                "INSERT INTO memory (id, kind, branch, scope, text, language, at, day,"
                " slot, value, key, confidence, origin, speaker, state, superseded_by)"
                " VALUES (?, ?, ?, ?, ?, 'en', ?, ?, ?, ?, ?, 1.0, 'user', ?, ?, ?)",
                (
                    row,
                    kind,
                    "user" if is_fact else None,
                    scope,
                    text,
                    rows.stamp(at),
                    at.date().isoformat(),
                    slot,
                    text.split()[-1] if is_fact else "",
                    rows.digest(f"user|{slot}={text.split()[-1]}"),
                    "ben" if scope == BEN else "anna",
                    state,
                    4 if state else None,
                ),
            )
            if state == 0:
                rows.index(connection, row, scope, text, "en", hidden=hidden)
                scale, data = quantise([1.0, 0.1] if "live" in text else [0.0, 1.0])
                connection.execute(
                    "INSERT INTO vector VALUES (?, ?, 'toy', ?, ?)",
                    (row, scope, scale, data),
                )
        connection.executemany(
            "INSERT INTO provenance VALUES (?, ?)", [(2, 1), (4, 3), (5, 13)]
        )
        connection.execute(
            "INSERT INTO tombstone VALUES (?, ?, ?)",
            (ANNA, rows.digest(FORGOTTEN), rows.stamp(clock())),
        )
        if version > 2:
            connection.executemany(
                "INSERT INTO belied VALUES (?, ?, ?)",
                [(*pair, sure) for pair, sure in BELIED.items()],
            )


def everything(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return all that a file holds but for when it was opened."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        )
        return {
            name: connection.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608
            for (name,) in names.fetchall()
            if name != "meta"
        }


async def test_every_row_is_still_there(
    opener: Opener, path: Path, clock: Clock
) -> None:
    build(path, clock)
    before = everything(path)
    store = await opener()
    assert store.health.condition is Condition.SOUND
    kept = {one.id: one for one in await store.browse(Page(retired=True, limit=500))}
    assert {row: (one.kind, one.text) for row, one in kept.items()} == {
        row: (kind, text) for row, (kind, _, text, _, _) in ROWS.items()
    }
    assert [row for row, one in kept.items() if not one.live] == [13, 5, 2, 1]
    assert {row: kept[row].superseded_by for row in (1, 2, 5, 13)} == dict.fromkeys(
        (1, 2, 5, 13), 4
    )
    assert kept[4].said_in == (3,)
    await store.close()
    after = everything(path)
    for table in ("scope", "provenance", "tombstone"):
        assert after[table] == before[table]
    # What held until it was belied did so until then.
    until = {row[0]: row[18] for row in after["memory"]}
    at = {row[0]: row[6] for row in after["memory"]}
    assert until[1] == until[2] == at[4]
    assert not after.keys() & {"belied", "unsettled"}


async def test_what_was_belied_is_not_recalled_and_all_else_is(
    opener: Opener, path: Path, clock: Clock
) -> None:
    build(path, clock)
    store = await opener()
    talk = Talk(store)
    while await store.upkeep.reindex():
        pass
    assert {one.id for one in await talk.ask("where do I live")} <= {3, 4}
    assert "I live in Bergen now" in await talk.texts("where do I live")
    assert not await talk.texts("Oslo or Rome")
    # What nobody was sure of holds until somebody is.
    assert {one.id for one in await talk.ask("where is the ladder")} == {11, 12}
    assert "my bicycle is green" in await talk.texts("bicycle")
    assert not await talk.texts("heron")
    assert await talk.texts("heron", person="ben") == ["the heron stands at my pond"]


async def test_it_goes_on_as_any_other_file(
    opener: Opener, path: Path, clock: Clock
) -> None:
    build(path, clock)
    store = await opener()
    talk = Talk(store)
    # What was forgotten comes back by the person alone.
    alpacas = Note(
        text="I breed alpacas",
        language="en",
        scope=Scope(person="anna"),
        origin=Origin.MODEL,
    )
    with pytest.raises(StoreError):
        await store.keep(alpacas)
    new = await talk.note("I live in Turku", supersedes=(4,))
    assert (new.retired, new.stale) == ((4,), (3,))
    assert await talk.texts("where do I live") == ["I live in Turku"]
    gone = await store.forget("Turku", "en", Viewer(person="anna"))
    assert set(gone.ids) >= {4, *new.stored}
    await store.forget("the ladder", "en", Viewer(person="anna"))
    assert not await talk.texts("where is the ladder")

    async def ask(prompt: str, _: dict[str, Any]) -> str:
        raise AssertionError(prompt)

    assert await reconcile(store, ask) == 0


async def test_vectors_of_what_holds_stay(path: Path, clock: Clock) -> None:
    build(path, clock)
    store = await MemoryService.open(path, clock=clock, zone=ZONE, meaning=MEANING)
    assert await store.upkeep.embed_pending() == 0
    found = await Talk(store).ask("which town do you think I would live at")
    await store.close()
    assert {one.id for one in found} <= {3, 4}
    # A question and a reply have none, nor has what holds no more.
    left = {row[0] for row in everything(path)["vector"]}
    assert left == {3, 4, 6, 8, 10, 11, 12}


async def test_a_second_opening_changes_nothing(
    opener: Opener, path: Path, clock: Clock
) -> None:
    build(path, clock)
    await (await opener()).close()
    once = everything(path)
    again = await opener()
    assert again.health.condition is Condition.SOUND
    await again.close()
    assert everything(path) == once


@pytest.mark.parametrize("version", [1, 2])
async def test_older_files_come_as_far(
    opener: Opener, path: Path, clock: Clock, version: int
) -> None:
    build(path, clock, version)
    store = await opener()
    kept = await store.browse(Page(retired=True, limit=500))
    assert {one.id for one in kept} == ROWS.keys()
    assert (await Talk(store).note("my kayak is red")).stored
    assert await Talk(store).texts("kayak") == ["my kayak is red"]


async def test_an_old_file_that_cannot_be_written_is_read(
    opener: Opener, path: Path, clock: Clock
) -> None:
    build(path, clock)
    with path.open("r+b") as file:
        # To SQLite a file whose format for writing is of the future.
        file.seek(18)
        file.write(b"\x03")
    before = path.read_bytes()
    store = await opener()
    assert store.health.condition is Condition.READ_ONLY
    talk = Talk(store)
    assert "I live in Bergen now" in await talk.texts("where do I live")
    assert await talk.texts("heron", person="ben") == ["the heron stands at my pond"]
    assert len(await store.browse(Page(kind=Kind.FACT, retired=True))) == 6
    assert (await store.warm_profile(Viewer(person="anna"))).user
    meant = await store.meant("the ladder", "en", Viewer(person="anna"))
    assert {one.id for group in meant for one in group} == {11, 12}

    async def ask(prompt: str, _: dict[str, Any]) -> str:
        raise AssertionError(prompt)

    assert await reconcile(store, ask) == 0
    with pytest.raises(StoreError):
        await talk.note("my kayak is red")
    await store.close()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "broken",
    ["DELETE FROM memory WHERE id = 11;", "DROP TABLE vector;\nDROP TABLE nothing;"],
)
def test_a_step_that_fails_leaves_the_file_as_it_was(
    path: Path, clock: Clock, broken: str
) -> None:
    build(path, clock)
    before = everything(path)
    with (
        closing(connect(path)) as connection,
        pytest.raises((StoreError, sqlite3.Error)),
    ):
        migrate(connection, (*MIGRATIONS, broken))
    assert everything(path) == before
