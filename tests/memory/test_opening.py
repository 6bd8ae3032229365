# ruff: noqa: ASYNC240 - a look at a small file may block a test
"""A file that is gone, or only a part of it: what there is of it comes back."""

from collections.abc import Callable
import os
from pathlib import Path
import sqlite3

import pytest

from custom_components.jarvis.memory import (
    Condition,
    MemoryService,
    Note,
    NothingToRemember,
    Origin,
    Scope,
    StoreError,
    Viewer,
    rows,
)
from custom_components.jarvis.memory.db import kept_beside
from custom_components.jarvis.memory.file.recovery import recover

from .conftest import Clock, Opener, Talk


def missing(path: Path) -> None:
    path.unlink()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "of-others.txt").write_text("keep me")


async def _told(store: MemoryService) -> Talk:
    talk = Talk(store)
    for number in range(5):
        await talk.say(f"I put it into hall {number}, crate{number} I mean.")
        await talk.note(f"crate{number} is in hall {number}")
    await talk.store.forget("crate3", "en", Viewer(person="anna"))
    return talk


async def _known(store: MemoryService) -> list[int]:
    talk = Talk(store)
    found = [{*await talk.texts(f"crate{number}")} for number in range(5)]
    return [
        number
        for number, texts in enumerate(found)
        if texts
        >= {
            f"I put it into hall {number}, crate{number} I mean.",
            f"crate{number} is in hall {number}",
        }
    ]


async def _is_over(store: MemoryService, *texts: str) -> None:
    """Have a model retell what was forgotten or corrected, in any order of words."""
    for text in texts:
        note = Note(
            text=text,
            language="en",
            scope=Scope(person="anna"),
            origin=Origin.MODEL,
        )
        with pytest.raises(NothingToRemember):
            await store.remember(note)


async def test_what_is_over_stays_so_in_the_copy(opener: Opener, path: Path) -> None:
    talk = Talk(await opener())
    await talk.note("Igor has a canary")
    oslo = await talk.note("Anna lives in Oslo")
    await talk.store.upkeep.maintain()
    await talk.store.forget("canary", "en", Viewer(person="anna"))
    await talk.note("Anna lives in Bergen", supersedes=oslo.stored)
    await talk.store.close()
    path.unlink()
    store = await opener()
    assert store.health.condition is Condition.RESTORED
    assert not await Talk(store).texts("canary Igor Oslo")
    await _is_over(
        store,
        "Igor has a canary",
        "A canary Igor has",
        "Anna lives in Oslo",
        "In Oslo lives Anna",
    )


@pytest.mark.parametrize("lose", [missing, empty, a_folder])
async def test_a_file_that_is_gone_is_brought_back_from_the_copy(
    opener: Opener, path: Path, lose: Callable[[Path], None]
) -> None:
    talk = await _told(await opener())
    await talk.store.upkeep.maintain()
    await talk.store.close()
    lose(path)
    store = await opener()
    assert store.health.condition is Condition.RESTORED
    assert await _known(store) == [0, 1, 2, 4]
    # What is not known of the empty one must not take the place of the copy either.
    await store.upkeep.maintain()
    await store.close()
    assert await _known(await opener()) == [0, 1, 2, 4]
    kept = [file.read_text() for file in path.parent.glob("*/of-others.txt")]
    assert kept == (["keep me"] if lose is a_folder else [])


async def test_a_house_without_a_copy_begins(opener: Opener, path: Path) -> None:
    path.write_bytes(b"")
    store = await opener()
    assert store.health.condition is Condition.SOUND
    await store.close()
    path.unlink()
    path.mkdir()
    # Whoever put a folder there may take it away again: it is not ours to move.
    with pytest.raises(StoreError):
        await opener()
    assert path.is_dir()


async def test_a_file_without_its_header_is_read_with_anothers(
    opener: Opener, path: Path
) -> None:
    talk = await _told(await opener())
    await talk.store.close()
    lost = bytes(100)
    with path.open("r+b") as file:
        file.write(lost)
    store = await opener()
    assert store.health.condition is Condition.RECOVERED
    assert store.health.salvaged == 8
    assert await _known(store) == [0, 1, 2, 4]
    await _is_over(store, "crate3 is in hall 3", "In hall 3 is crate3")
    assert store.health.aside is not None
    assert store.health.aside.read_bytes()[:100] == lost


@pytest.mark.parametrize("share", [0.6, 0.95])
async def test_of_a_file_that_was_cut_off_what_is_left_is_read(
    opener: Opener, path: Path, share: float
) -> None:
    store = await opener()

    def fill(connection: sqlite3.Connection) -> None:
        at = store.moment()
        for number in range(500):
            note = Note(text=f"box {number} holds thing{number}", language="en")
            rows.add(connection, note, at.at, at.day, b"")

    await store.write(fill)
    await store.close()
    os.truncate(path, int(path.stat().st_size * share))
    store = await opener()
    assert store.health.condition is Condition.RECOVERED
    assert store.health.salvaged > 80
    await Talk(store).say("Crate 99 holds stuff99.")
    assert await Talk(store).texts("stuff99")
    assert await Talk(store).texts("thing9")


@pytest.mark.parametrize("moved", [False, True])
async def test_a_recovery_that_is_cut_short_is_taken_up_again(
    opener: Opener, path: Path, clock: Clock, *, moved: bool
) -> None:
    talk = await _told(await opener())
    await talk.store.close()
    with path.open("r+b") as file:
        file.write(bytes(100))
    broken = path.read_bytes()
    recover(path, path.with_name("memory.good.db"), f"{clock():%Y}")
    # As it was after the last step but one, or but two.
    path.replace(kept_beside(path))
    if not moved:
        path.write_bytes(broken)
    store = await opener()
    assert await _known(store) == [0, 1, 2, 4]
    assert not kept_beside(path).exists()
