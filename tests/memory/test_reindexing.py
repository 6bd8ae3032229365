"""What was written before words were cut as today is found after an update, too."""

import sqlite3

import pytest

from custom_components.jarvis.memory import Viewer

from .conftest import Opener, Talk

FACTS = 450
_SPOIL = "UPDATE meta SET value = ? WHERE name = 'terms'"


def _cut_as_before(connection: sqlite3.Connection) -> None:
    """Leave the file as older code would have: other terms, and its mark."""
    connection.execute(
        "UPDATE memory_index SET terms = replace(terms, '_', '_older')"
        " WHERE rowid IN (SELECT rowid FROM memory_index)"
    )
    connection.execute("UPDATE meta SET value = 'older:done' WHERE name = 'terms'")


def _mark(connection: sqlite3.Connection) -> str:
    found = connection.execute("SELECT value FROM meta WHERE name = 'terms'")
    return str(found.fetchone()[0])


def _terms(connection: sqlite3.Connection) -> list[tuple[int, str]]:
    return connection.execute(
        "SELECT rowid, terms FROM memory_index ORDER BY rowid"
    ).fetchall()


async def test_words_of_an_older_version_are_cut_anew(opener: Opener) -> None:
    store = await opener()
    talk = Talk(store)
    await talk.note("the trowel hangs behind the greenhouse door")
    await talk.say("Deniz'in bisikleti kilerde duruyor.", "tr")
    await talk.say("where does the rake lean", asks=True)
    await talk.store.forget("the trowel", "en", Viewer(person="anna"))
    await talk.note("the rake leans against the pear tree")
    for at in range(FACTS):
        await talk.note(f"crate {at} holds jam")
    assert await store.upkeep.reindex()
    while await store.upkeep.reindex():
        pass
    right = await store.read(_terms)
    await store.write(_cut_as_before)
    assert not await talk.ask("Where does the rake lean?")
    await store.close()

    again = await opener()
    assert await again.upkeep.reindex(), "one batch is not all"
    await again.close()
    # A restart goes on where it stopped.
    last = await opener()
    while await last.upkeep.reindex():
        pass
    assert await last.read(_terms) == right
    asked = Talk(last)
    # A question is no answer, however its words are cut.
    [answer] = await asked.texts("Where does the rake lean?")
    assert answer == "the rake leans against the pear tree"
    assert await asked.ask("Deniz'in bisikleti nerede?", "tr")
    assert not await asked.ask("Where does the trowel hang?")
    assert not await last.upkeep.reindex()


async def test_a_new_file_has_nothing_to_cut_anew(opener: Opener) -> None:
    store = await opener()
    assert not await store.upkeep.reindex()
    await Talk(store).note("the rake leans against the pear tree")
    assert not await store.upkeep.reindex()


@pytest.mark.parametrize("mark", ["", ":", "done", "{code}:", "{code}:many", "x:-3"])
async def test_a_mark_nobody_can_read_begins_anew(opener: Opener, mark: str) -> None:
    store = await opener()
    await Talk(store).note("the rake leans against the pear tree")
    while await store.upkeep.reindex():
        pass
    code = (await store.read(_mark)).partition(":")[0]
    wrong = mark.format(code=code)
    await store.write(lambda c: c.execute(_SPOIL, (wrong,)))
    while await store.upkeep.reindex():
        pass
    assert await store.read(_mark) == f"{code}:done"
