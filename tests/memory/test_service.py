"""What a question waits for: what was told before it, and nothing else."""

from contextlib import closing
from pathlib import Path
import sqlite3

import pytest

from custom_components.jarvis.memory import Kind, Note

from .conftest import Talk


async def test_closing_waits_also_for_what_follows_from_what_it_waits_for(
    talk: Talk, path: Path
) -> None:
    service = talk.store

    async def tell(number: int) -> None:
        note = Note(text=f"the bell {number} is broken", language="en", kind=Kind.SAID)
        await service.write_diary(note)
        if number < 3:
            service.later(tell(number + 1), "Remembering", tells=False)

    service.later(tell(0), "Remembering")
    await service.close()
    with closing(sqlite3.connect(path)) as read:
        assert read.execute("SELECT count(*) FROM memory").fetchone() == (4,)


@pytest.mark.parametrize("tells", [True, False])
async def test_a_question_waits_for_what_was_told_and_for_nothing_else(
    talk: Talk, path: Path, *, tells: bool
) -> None:
    service = talk.store
    # Somebody else holds the file, so that nothing can be written for now.
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    note = Note(text="the bell is broken", language="en", kind=Kind.SAID)
    service.later(service.write_diary(note), "Remembering", tells=tells)
    assert await service.settle(0.01) is not tells
    other.execute("ROLLBACK")
    other.close()
    # Closing waits for both.
    await service.close()
    with sqlite3.connect(path) as read:
        assert read.execute("SELECT count(*) FROM memory").fetchone() == (1,)
    read.close()


async def test_what_may_disagree_is_noted_beside_the_turn(
    talk: Talk, path: Path
) -> None:
    service = talk.store
    await talk.note("the bell hangs in the north hall")
    await talk.note("the bell hangs in the south hall")
    await talk.note("my kayak is red")
    for question in ("kayak", "where does the bell hang", "where does the bell hang"):
        service.compare(await talk.ask(question))
    # A question waits for none of that.
    assert await service.settle(0)
    await service.close()
    with closing(sqlite3.connect(path)) as read:
        assert read.execute("SELECT count(*) FROM compared").fetchone() == (1,)
