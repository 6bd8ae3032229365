# ruff: noqa: E501 - long lines
"""What is told later settles what holds: once, for every door, and not for good."""

from contextlib import closing
from datetime import UTC, datetime, timedelta
import json
from pathlib import Path
import sqlite3
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.memory import (
    Branch,
    Kind,
    Limits,
    MemoryStore,
    Note,
    Origin,
    Page,
    Scope,
    Source,
    Viewer,
    rows,
)
from custom_components.jarvis.memory.db import connect
from custom_components.jarvis.memory.file import schema
from custom_components.jarvis.memory.housekeeping.retention import prune
from custom_components.jarvis.memory.intake import settling

from .conftest import Clock, Opener, Talk

# What no words of change tell: language, first, later, question, what is gone.
# fmt: off
BELIED = [
    ("en", "The carrots are sown in row two.", "Row four is where the carrots are sown.", "Where are the carrots?", "two"),
    ("en", "The film night begins at seven.", "The film night begins at nine.", "When does the film night begin?", "seven"),
    ("de", "Der Filmabend beginnt um sieben.", "Der Filmabend beginnt um neun.", "Wann beginnt der Filmabend?", "sieben"),
    ("ru", "Клетку попугая чистим по субботам.", "Клетку попугая чистим по воскресеньям.", "Когда чистим клетку попугая?", "субботам"),
    ("tr", "Müzik aboneliği 120 lira.", "Müzik aboneliği 150 lira.", "Müzik aboneliği kaç lira?", "120"),
]
# fmt: on
# fmt: off
KEPT = [
    ("tr", "Küçük odanın duvarları bej, hatırında olsun", "Küçük odanın duvarlarını yeşile boyadık.", "Küçük odanın duvarları ne renk?", "bej"),
    ("tr", "bizim ufaklık gece ışığı mavi olsun istiyor, unutma", "yok ya, bizim ufaklık gece ışığı turuncu olsun istiyor", "bizim ufaklık gece ışığı ne renk olsun istiyor?", "mavi"),
    ("ru", "Стены в кладовой бежевые, ты запомни", "Стены в кладовой мы покрасили в зелёный.", "Какого цвета стены в кладовой?", "бежевые"),
]
# fmt: on
HOURS = ("at seven", "at eight", "at nine", "at ten")
THINGS = ("film night", "choir", "chess club")


async def listed(store: MemoryStore, **page: Any) -> list[str]:
    """Return what the owner's list shows of what was said."""
    found = await store.browse(Page(kind=Kind.SAID, **page))
    return [memory.text for memory in found]


@pytest.mark.parametrize(("language", "first", "later", "question", "gone"), BELIED)
async def test_what_is_belied_holds_for_no_door_until_the_later_one_goes(
    talk: Talk,
    tmp_path: Path,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    gone: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(days=1)
    heard = await talk.say(later, language, conversation="c2")

    store = talk.store
    assert heard.learned.belied
    assert gone not in " ".join(await talk.texts(question, language))
    assert first not in await listed(store)
    assert first not in await listed(store, text=first, language=language)
    assert first in await listed(store, retired=True)
    await store.export(tmp_path / "all.jsonl")
    lines = [
        json.loads(line)
        for line in (tmp_path / "all.jsonl").read_text(encoding="utf-8").splitlines()
    ][1:]
    told = {line["text"]: line for line in lines if line["kind"] == "said"}
    assert not told[first]["live"]
    assert datetime.fromisoformat(told[first]["valid_to"]) == clock.now
    assert told[later]["live"]
    assert told[later]["valid_to"] is None

    await store.delete([heard.said, *heard.learned.stored])
    assert first in await listed(store)
    assert gone in " ".join(await talk.texts(question, language))


async def test_an_export_is_settled_anew_where_it_is_imported(
    talk: Talk, clock: Clock, tmp_path: Path
) -> None:
    _, first, later, question, gone = BELIED[1]
    await talk.say(first)
    clock.pass_(days=1)
    await talk.say(later, conversation="c2")
    await talk.store.export(tmp_path / "all.jsonl")
    other = await MemoryStore.open(tmp_path / "other.db", clock=clock, zone=UTC)
    await other.import_(tmp_path / "all.jsonl")

    # Before and after they are settled.
    assert gone not in " ".join(await Talk(other).texts(question))
    while await other.upkeep.settle():
        pass
    assert gone not in " ".join(await Talk(other).texts(question))
    assert await listed(other) == [later]
    assert first in await listed(other, retired=True)
    await other.close()


async def test_all_of_a_topic_is_forgotten_also_what_holds_no_more(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("Remember that the choir starts at seven.")
    clock.pass_(days=1)
    await talk.say("Remember that the choir starts at nine.", conversation="c2")
    await talk.store.forget("the choir", "en", Viewer(person="anna"))

    assert await talk.texts("When does the choir start?") == []
    assert await listed(talk.store, retired=True) == []


async def test_what_takes_the_place_of_a_later_one_leaves_the_first_as_it_is(
    talk: Talk, clock: Clock
) -> None:
    for hour in ("seven", "eight"):
        await talk.say(f"Remember that the choir starts at {hour}.", conversation=hour)
        clock.pass_(days=1)
    found = await talk.store.browse(Page(kind=Kind.FACT))
    await talk.store.correct(found[0].id, "the choir starts at half past ten", "en")

    told = " ".join(await talk.texts("When does the choir start?"))
    assert "ten" in told
    assert "seven" not in told
    assert "eight" not in told


@pytest.mark.parametrize(
    ("first", "later", "holds"),
    [
        ({}, {}, False),
        ({"origin": Origin.OWNER}, {}, False),
        ({"origin": Origin.OWNER, "source": Source(speaker="ben")}, {}, True),
        ({"origin": Origin.OWNER}, {"origin": Origin.OWNER}, False),
        ({}, {"origin": Origin.MODEL}, True),
        ({"scope": Scope()}, {}, False),
        ({"scope": Scope()}, {"scope": Scope(private=True)}, True),
        ({}, {"scope": Scope()}, True),
        ({}, {"scope": Scope(person="ben")}, True),
    ],
)
def test_only_who_told_it_for_the_same_ears_takes_it_back(
    path: Path, first: dict[str, Any], later: dict[str, Any], *, holds: bool
) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    with closing(connect(path)) as connection:
        schema.migrate(connection)
        row = add(connection, "The choir starts at seven.", at, **first)
        next_day = at + timedelta(days=1)
        newer = add(connection, "The choir starts at nine.", next_day, **later)
        settling.settle(connection, [row, newer])
        assert rows.fetch(connection, [row])[row].live == holds


@pytest.mark.parametrize(("language", "first", "later", "question", "gone"), KEPT)
async def test_with_a_fact_goes_what_told_nothing_else(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    gone: str,
) -> None:
    heard = await talk.say(first, language)
    assert heard.learned.stored
    clock.pass_(days=1)
    await talk.say(later, language, conversation="c2")

    assert gone not in " ".join(await talk.texts(question, language))
    assert first not in await listed(talk.store)


async def test_a_file_of_an_older_version_is_settled_with_nothing_lost(
    path: Path, opener: Opener, clock: Clock
) -> None:
    with closing(connect(path)) as connection:
        schema.migrate(connection, schema.MIGRATIONS[:2])
        for number, (language, first, later, *_) in enumerate(BELIED):
            for days, text in enumerate((first, later)):
                at = clock.now - timedelta(days=30 - days, minutes=number)
                add(connection, text, at, language)
    store = await opener()

    everything = [text for case in BELIED for text in case[1:3]]
    assert set(await listed(store)) == set(everything)
    for language, _, _, question, gone in BELIED:
        # Not settled yet, and already right.
        assert gone not in " ".join(await Talk(store).texts(question, language))
    while await store.upkeep.settle():
        pass
    assert set(await listed(store)) == {case[2] for case in BELIED}
    assert set(await listed(store, retired=True)) == set(everything)


def test_what_goes_by_age_brings_nothing_back(path: Path) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    with closing(connect(path)) as connection:
        schema.migrate(connection)
        fact = add(
            connection,
            "The choir starts at seven.",
            now - timedelta(days=40),
            kind=Kind.FACT,
            branch=Branch.WORLD,
        )
        days = now - timedelta(days=30)
        settling.settle(
            connection, [add(connection, "The choir starts at nine.", days)]
        )
        assert prune(connection, Limits(diary_days=10), now) == 1
        assert not rows.fetch(connection, [fact])[fact].live


def add(
    connection: sqlite3.Connection,
    text: str,
    at: datetime,
    language: str = "en",
    **more: Any,
) -> int:
    """Write a row of the diary."""
    note = Note(
        text=text,
        language=language,
        kind=more.pop("kind", Kind.SAID),
        branch=more.pop("branch", None),
        scope=more.pop("scope", Scope(person="anna")),
        source=more.pop("source", Source(speaker="anna")),
        **more,
    )
    return rows.add(connection, note, at, at.date().isoformat(), b"")


def settled(connection: sqlite3.Connection) -> set[tuple[int, int, int]]:
    """Return all that was decided."""
    return set(connection.execute("SELECT earlier, later, sure FROM belied"))


type Step = tuple[str, int, int]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(("tell", "tell", "tell", "again", "forget")),
        st.integers(0, len(THINGS) - 1),
        st.integers(0, len(HOURS) - 1),
    ),
    max_size=12,
)


@given(steps=STEPS)
def test_what_holds_depends_on_what_is_kept_not_on_how_it_came(
    tmp_path_factory: pytest.TempPathFactory, steps: list[Step]
) -> None:
    path = tmp_path_factory.mktemp("settling") / "memory.db"
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        schema.migrate(connection)
        kept: list[int] = []
        for number, (what, thing, hour) in enumerate(steps):
            at = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=number)
            if what == "tell":
                text = f"The {THINGS[thing]} starts {HOURS[hour]}."
                kept.append(add(connection, text, at))
                settling.settle(connection, kept[-1:])
            elif kept and what == "again":
                row = kept[hour % len(kept)]
                connection.execute(
                    "UPDATE memory SET at = ? WHERE id = ?", (rows.stamp(at), row)
                )
                settling.settle(connection, [row])
            elif kept:
                rows.erase(connection, [kept.pop(hour % len(kept))])
        before = settled(connection)
        # Once more changes nothing, and a file that never was settled gets the same.
        settling.settle(connection, kept)
        assert settled(connection) == before
        connection.execute("DELETE FROM belied")
        connection.executemany(
            "INSERT INTO unsettled (id) VALUES (?)", [(row,) for row in kept]
        )
        while settling.settle_waiting(connection):
            pass
        assert settled(connection) == before
        found = rows.fetch(connection, kept)
        for memory in found.values():
            thing_told, _, hour_told = memory.text.partition(" starts")
            changed = any(
                (other.at, other.id) > (memory.at, memory.id)
                and other.text.startswith(thing_told)
                and not other.text.endswith(hour_told)
                for other in found.values()
            )
            assert memory.live != changed
