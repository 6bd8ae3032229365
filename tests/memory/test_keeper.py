"""What a question waits for: what was told before it, and nothing else."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
import sqlite3
from typing import Any

import pytest

from custom_components.jarvis.memory import Keeper, Kind, Note

from .conftest import Talk


def _start(job: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(job, name=name)


@pytest.mark.parametrize("tells", [True, False])
async def test_a_question_waits_for_what_was_told_and_for_nothing_else(
    talk: Talk, path: Path, *, tells: bool
) -> None:
    keeper = Keeper(talk.store, start=_start, redact=lambda text, _: text)
    # Somebody else holds the file, so that nothing can be written for now.
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    note = Note(text="the bell is broken", language="en", kind=Kind.SAID)
    keeper.later(keeper.opened().write_diary(note), "Remembering", tells=tells)
    assert await keeper.settle(0.01) is not tells
    other.execute("ROLLBACK")
    other.close()
    # Closing waits for both.
    await keeper.close()
    with sqlite3.connect(path) as read:
        assert read.execute("SELECT count(*) FROM memory").fetchone() == (1,)
    read.close()
