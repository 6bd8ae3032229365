"""What a question waits for: what was told before it, and nothing else."""

import asyncio
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
import sqlite3
from typing import Any

import pytest

from custom_components.jarvis.memory import Keeper, Kind, Note

from .conftest import Talk


def _start(job: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(job, name=name)


async def test_closing_waits_also_for_what_follows_from_what_it_waits_for(
    talk: Talk, path: Path
) -> None:
    keeper = Keeper(talk.store, start=_start, redact=lambda text, _: text)

    async def tell(number: int) -> None:
        note = Note(text=f"the bell {number} is broken", language="en", kind=Kind.SAID)
        await keeper.opened().write_diary(note)
        if number < 3:
            keeper.later(tell(number + 1), "Remembering", tells=False)

    keeper.later(tell(0), "Remembering")
    await keeper.close()
    with closing(sqlite3.connect(path)) as read:
        assert read.execute("SELECT count(*) FROM memory").fetchone() == (4,)


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


async def test_what_may_disagree_is_noted_beside_the_turn(
    talk: Talk, path: Path
) -> None:
    keeper = Keeper(talk.store, start=_start, redact=lambda text, _: text)
    await talk.note("the bell hangs in the north hall")
    await talk.note("the bell hangs in the south hall")
    await talk.note("my kayak is red")
    for question in ("kayak", "where does the bell hang", "where does the bell hang"):
        keeper.compare(await talk.ask(question))
    # A question waits for none of that.
    assert await keeper.settle(0)
    await keeper.close()
    with closing(sqlite3.connect(path)) as read:
        assert read.execute("SELECT count(*) FROM compared").fetchone() == (1,)
