"""Puts the memory back in its place when its file goes away under the running house.

What the open connection still sees is written into a new file first; only then
are the connections closed. A file that was put in the place of ours stays: what
was ours is kept beside it, and the owner is told.
"""

import asyncio
from datetime import datetime
from pathlib import Path
import sqlite3

from ..base import MemoryUnreachable
from ..db import (
    explain,
    fold_log,
    is_gone,
    is_sound_file,
    kept_beside,
    remove,
    set_aside,
    snapshot,
)
from .lanes import Lanes, Presence
from .opening import Opened, open_file
from .recovery import Condition, Health


async def mend(lanes: Lanes, path: Path, copy: Path, now: datetime) -> Opened:
    """Close lanes that have lost their file and open what is at the path now.

    Raises StoreError; the old lanes are still open if nothing could be kept.
    """
    presence = lanes.presence
    if lanes.can_write:
        await lanes.outside(lambda writer: _keep(writer, presence, path))
    await lanes.abandon()
    return await asyncio.to_thread(open_settled, path, copy, now, presence)


def open_settled(
    path: Path, copy: Path, now: datetime, before: Presence | None = None
) -> Opened:
    """Open a file after putting back, or aside, what was kept of one that was lost.

    `before` is what was open until now. Raises StoreError.
    """
    label = f"{now:%Y%m%d-%H%M%S}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = _settle(path, label, before)
    except OSError as error:
        raise MemoryUnreachable(f"{path} cannot be put back: {error}") from error
    except sqlite3.Error as error:
        raise explain(error) from error
    opened = open_file(path, copy, now)
    if aside is None or opened.health.condition is not Condition.SOUND:
        return opened
    replaced = Health(condition=Condition.REPLACED, aside=aside)
    return opened._replace(health=replaced)


def _keep(writer: sqlite3.Connection, presence: Presence, path: Path) -> None:
    """Bring what is only in the log or in a nameless file to where it has a name."""
    if presence.has_file:
        fold_log(writer)
        return
    kept = kept_beside(path)
    fresh = kept.with_name(f"{kept.name}.new")
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        snapshot(writer, fresh)
        fresh.replace(kept)
    except OSError as error:
        raise MemoryUnreachable(f"{kept} cannot be written: {error}") from error


def _settle(path: Path, label: str, before: Presence | None) -> Path | None:
    """Decide between the kept file and what is at the path; return what is aside."""
    kept = kept_beside(path)
    if before is not None:
        before.drop_log()
    if not kept.exists():
        return None
    if not is_gone(path) and is_sound_file(path):
        aside = path.with_name(f"{path.stem}.replaced-{label}{path.suffix}")
        kept.replace(aside)
        return aside
    set_aside(path, label)
    remove(path)
    kept.replace(path)
    return None
