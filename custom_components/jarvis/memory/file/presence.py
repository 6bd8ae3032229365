"""Notices that an open file was deleted, moved or replaced under the running house.

SQLite goes on writing into a file that has no name any more, and what it
acknowledges there is gone with the process.
"""

from dataclasses import dataclass
import os
from pathlib import Path

from ..base import MemoryMoved
from ..db import LOG_SUFFIX

type _Identity = tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Presence:
    """A database file and its log as they were when they were opened."""

    path: Path
    file: _Identity
    log: _Identity

    @classmethod
    def of(cls, path: Path) -> Presence:
        """Take note of what is at a path now."""
        return cls(path, _identity(path), _identity(_log_of(path)))

    def check(self) -> None:
        """Raise MemoryMoved if anything is not in its place any more."""
        if self.file is None:
            return
        if not self.has_file:
            raise MemoryMoved(f"{self.path} was taken away or replaced")
        if not self.has_log:
            raise MemoryMoved(f"the log of {self.path} was taken away")

    @property
    def has_file(self) -> bool:
        """Tell whether the file that is open is the one at its path."""
        return _identity(self.path) == self.file

    @property
    def has_log(self) -> bool:
        """Tell whether the log that is open, if there was one, is still there."""
        return self.log is None or _identity(_log_of(self.path)) == self.log

    def drop_log(self) -> None:
        """Delete the log if it is the one that was open: it fits no other file."""
        if self.log is not None and self.has_log:
            _log_of(self.path).unlink(missing_ok=True)


def _log_of(path: Path) -> Path:
    return path.with_name(path.name + LOG_SUFFIX)


def _identity(path: Path) -> _Identity:
    try:
        found = os.stat(path)  # noqa: PTH116 - cheaper, before every write
    except OSError:
        return None
    return found.st_dev, found.st_ino
