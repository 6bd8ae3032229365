"""Every fault of the memory's file at every door: told in time, and nothing is lost."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
import resource
import sqlite3
import subprocess

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import WebSocketGenerator

from custom_components.jarvis.archive import memory_path
from custom_components.jarvis.memory import Note
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer
from ..test_memory_doors import act, ask, texts
from ..test_memory_faults import fill_up, issue_of, later, reopened, small_disk  # noqa: F401 - a fixture
from ..waiting import idle_bound, waiting

pytestmark = pytest.mark.slow

SHOE = "my shoe size is 42"
BROTHER = "My brother Paul lives in Graz, imagine that."


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Let another program write for ever."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Let another program have the file to itself: nobody else may read it either."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(path: Path) -> Iterator[None]:
    """Let the disk have no room left."""
    ballast = fill_up(path.parents[1])
    yield
    ballast.unlink()


@contextmanager
def failing(path: Path) -> Iterator[None]:
    """Let the disk refuse to write on in any file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(path: Path) -> Iterator[None]:
    """Mount the folder such that nobody can write in it."""
    folder = str(path.parent)
    subprocess.run(["mount", "--bind", folder, folder], check=True)  # noqa: S607
    read_only = ["mount", "-o", "remount,bind,ro", folder]
    subprocess.run(read_only, check=True)
    yield
    subprocess.run(["umount", "-l", folder], check=True)  # noqa: S607


@contextmanager
def in_the_way(path: Path) -> Iterator[None]:
    """Put a folder in the place of the file, which is nowhere else."""
    kept = path.with_name("away.db")
    copies = [*path.parent.glob(f"{path.stem}.good*")]
    path.replace(kept)
    for copy in copies:
        copy.unlink()
    path.mkdir()
    yield
    path.rmdir()
    kept.replace(path)


# Whether the house is there when it begins, and can read meanwhile.
FAULTS: dict[str, tuple[Callable[[Path], AbstractContextManager[None]], bool, bool]] = {
    "held": (held, True, True),
    "held at the start": (held, False, True),
    "held by one who is alone at the start": (alone, False, False),
    "full": (full, True, True),
    "full at the start": (full, False, True),
    "failing": (failing, True, True),
    "read-only at the start": (read_only, False, True),
    "in the way at the start": (in_the_way, False, False),
}
KEPT = ("noted", "remember that now", "notiert", "merke ich", "forgotten", "vergessen,")


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_is_told_at_every_door_and_loses_nothing(
    demo_house: HomeAssistant,
    small_disk: Path,  # noqa: F811 - the fixture
    server: ScriptedServer,
    say: Say,
    hass_ws_client: WebSocketGenerator,
    fault: str,
) -> None:
    begins, running, readable = FAULTS[fault]
    hass = demo_house
    hass.config.config_dir = str(small_disk)
    entry = await set_up_jarvis(
        hass, engine_subentry(server.url), agent_subentry(deadline=20)
    )
    await say(f"remember that {SHOE}")
    server.reply("Indeed.", repeat=True)
    path = memory_path(hass, entry.entry_id)
    client = await hass_ws_client(hass)
    with ExitStack() as over:
        if not running:
            assert await hass.config_entries.async_unload(entry.entry_id)
        over.enter_context(begins(path))
        if running:
            await _use_up(entry)
        else:
            assert await hass.config_entries.async_setup(entry.entry_id)
            await hass.async_block_till_done()
        async with idle_bound():
            with waiting() as waited:
                await _sentences(say, readable=readable)
                await _actions(hass, path, readable=readable)
                rows = await ask(client, "list")
                assert rows["success"] is readable, rows
        # Once a file is waited for, then nobody waits any more.
        assert waited.seconds < 12
        assert issue_of(hass) is not None
    await later(hass)
    assert issue_of(hass) is None
    found = texts(await act(hass, "recall", query="my shoe size"))
    assert found == [SHOE]
    for _ in range(2):
        found = texts(await act(hass, "recall", query="where does my brother live"))
        assert any("Graz" in text for text in found), found
        await reopened(hass, entry)


async def _use_up(entry: MockConfigEntry) -> None:
    """Write until that fails: what is left in the log may take a few."""
    store = entry.runtime_data.memory
    await store._access.outside(lambda c: c.execute("PRAGMA busy_timeout = 2000"))
    with pytest.raises(Exception, match="SQLITE"):  # noqa: PT012 - one of many
        for number in range(500):
            long = "long and dull things " * 20
            await store.remember(Note(text=f"box {number} holds {long}"))


async def _sentences(say: Say, *, readable: bool) -> None:
    for language, wish in (
        ("en", "remember that my hat size is 57"),
        ("de", "merk dir, dass meine Hutgröße 57 ist"),
        ("en", "forget my shoe size"),
        ("de", "vergiss meine Schuhgröße"),
    ):
        said = speech(await say(wish, language=language)).casefold()
        assert said.strip()
        assert not any(word in said for word in KEPT), said
    for text in (BROTHER, "tell me a story"):
        assert speech(await say(text)) == "Indeed."
    if readable:
        assert "42" in speech(await say("what do you know about my shoe size"))
        assert "42" in speech(await say("what do you know about me"))
    else:
        assert speech(await say("what do you know about me")).strip()
    assert "light" in speech(await say("turn on the kitchen light"))


async def _actions(hass: HomeAssistant, path: Path, *, readable: bool) -> None:
    deeds: tuple[Awaitable[object], ...] = (
        act(hass, "remember", text="The attic key is in the blue jar"),
        act(hass, "forget", topic="shoe size"),
        act(hass, "forget", everything=True),
    )
    for deed in deeds:
        with pytest.raises(HomeAssistantError) as error:
            await deed
        assert str(error.value.translation_key).startswith("memory_")
    looking = act(hass, "recall", query="shoe size")
    if readable:
        assert texts(await looking) == [SHOE]
    else:
        with pytest.raises(HomeAssistantError):
            await looking
