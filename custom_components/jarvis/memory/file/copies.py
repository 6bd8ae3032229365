"""The last good copy, and the way back from a damaged file.

The copy is a snapshot taken beside the running store. What is forgotten or
corrected is taken out of the copy at once, or the copy goes.
"""

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from enum import StrEnum
import logging
from pathlib import Path
import sqlite3
from threading import Lock
from typing import Final

from ..base import Kind
from ..db import (
    connect,
    connect_for_reading,
    fold_log,
    is_gone,
    is_sound_file,
    kept_beside,
    remove,
    set_aside,
    snapshot,
    transaction,
)
from ..graph import bury as bury_facts
from ..rows import State, bury, erase, fetch, retire
from .salvage import salvage
from .schema import migrate

_LOGGER = logging.getLogger(__name__)


class Condition(StrEnum):
    """How the store was found."""

    SOUND = "sound"
    RECOVERED = "recovered"
    RESTORED = "restored"
    STARTED_ANEW = "started_anew"
    REPLACED = "replaced"
    READ_ONLY = "read_only"
    BUSY = "busy"
    NEWER = "newer"


_COPYING: Final = Lock()


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """What opening found; anything but SOUND is worth a repair issue.

    `aside` is where a damaged file was put, or what was kept of one that another
    has taken the place of; None where there was none. `copied` and `salvaged` are the
    rows brought back from the last good copy and from the damaged file itself.
    """

    condition: Condition = Condition.SOUND
    aside: Path | None = None
    copied: int = 0
    salvaged: int = 0


def take(path: Path, copy: Path) -> bool:
    """Snapshot the store beside its writer; True if the copy is sound.

    An unsound snapshot is dropped and the previous copy stays.
    """
    # Two stores of one house may hold the same file; the copy is made by one at a time.
    with _COPYING:
        return _take(path, copy)


def _take(path: Path, copy: Path) -> bool:
    fresh = copy.with_name(copy.name + ".new")
    try:
        with closing(connect_for_reading(path)) as source:
            snapshot(source, fresh)
    except (sqlite3.Error, OSError) as error:
        _LOGGER.warning("No copy of the memory could be made: %s", error)
        return False
    if not is_sound_file(fresh):
        remove(fresh)
        return False
    remove(copy)
    fresh.replace(copy)
    return True


def mirror(copy: Path, change: Callable[[sqlite3.Connection], None]) -> None:
    """Make a deletion or correction in the copy too; drop the copy if that fails."""
    if not copy.exists():
        return
    try:
        with closing(connect(copy)) as connection:
            with transaction(connection):
                change(connection)
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error, OSError:
        remove(copy)


def take_out(
    connection: sqlite3.Connection,
    gone: Sequence[int],
    retired: Sequence[int],
    at: int,
) -> None:
    """Erase and retire rows of the copy as they were in the store, with tombstones."""
    found = fetch(connection, [*gone, *retired]).values()
    bury_facts(connection, [one for one in found if one.kind is Kind.FACT], at)
    bury(connection, gone, at)
    erase(connection, gone)
    retire(connection, retired, State.SUPERSEDED, at)


def recover(path: Path, copy: Path, label: str) -> Health:
    """Build the store anew from what is left, and set a damaged file aside.

    Whenever this is cut short, the next opening finds all that this one found.
    """
    fresh = path.with_name(f"{path.stem}.rebuilt{path.suffix}")
    remove(fresh)
    with ExitStack() as undo:
        undo.callback(remove, fresh)
        if is_sound_file(copy):
            _duplicate(copy, fresh)
        with closing(connect(fresh)) as connection:
            migrate(connection)
            copied = connection.execute("SELECT count(*) FROM memory").fetchone()[0]
            fold_log(connection)
            salvaged = salvage(path, connection)
            fold_log(connection)
        fresh.replace(kept_beside(path))
        undo.pop_all()
    gone = is_gone(path)
    aside = set_aside(path, label)
    kept_beside(path).replace(path)
    if not copied + salvaged:
        return Health(condition=Condition.STARTED_ANEW, aside=aside)
    condition = Condition.RESTORED if gone else Condition.RECOVERED
    return Health(condition=condition, aside=aside, copied=copied, salvaged=salvaged)


def _duplicate(source: Path, target: Path) -> None:
    with closing(connect(target)) as into:
        with closing(sqlite3.connect(source)) as out:
            out.backup(into)
        into.execute("PRAGMA journal_mode = WAL")
