"""What a running demo tells about itself: a JSON file, gone when the demo ends."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
import fcntl
import json
from pathlib import Path
import time

from .places import DEMO

USER = "demo"
PASSWORD = "demo-house"  # noqa: S105 # a house on loopback that exists in memory only


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """Address, access token and parts of the demo that runs as process `pid`."""

    pid: int
    url: str
    token: str
    language: str
    pipeline: str
    agent: str | None
    voice_port: int | None
    model: str


def session_file(folder: Path = DEMO) -> Path:
    """Return where the demo that uses this folder describes itself."""
    return folder / "session.json"


def write_session(session: Session, folder: Path = DEMO) -> None:
    """Publish a running demo; the file holds a token, so only its owner may read it."""
    path = session_file(folder)
    path.touch(mode=0o600)
    path.write_text(json.dumps(asdict(session)), encoding="utf-8")


def running_session(folder: Path = DEMO) -> Session | None:
    """Return the demo that is ready in this folder, None when there is none."""
    try:
        # The lock tells more than a process id, which somebody else may have by now.
        with _lock_file(folder).open("rb") as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return _read(session_file(folder))
    except FileNotFoundError:
        return None
    return None


@contextmanager
def occupied(folder: Path) -> Iterator[None]:
    """Keep a folder for this process; raises BlockingIOError when another has it."""
    folder.mkdir(parents=True, exist_ok=True)
    with _lock_file(folder).open("ab") as lock:
        # A look from running_session() holds the lock for a moment.
        for pause in (0.05, 0.2, 0.5):
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                time.sleep(pause)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        session_file(folder).unlink(missing_ok=True)
        try:
            yield
        finally:
            session_file(folder).unlink(missing_ok=True)


def _lock_file(folder: Path) -> Path:
    return folder / "lock"


def _read(path: Path) -> Session | None:
    """Read a session file; None while the demo is still starting."""
    try:
        return Session(**json.loads(path.read_text(encoding="utf-8")))
    except OSError, ValueError, TypeError:
        return None
