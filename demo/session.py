"""What a running demo tells about itself: a JSON file, gone when the demo ends."""

from dataclasses import asdict, dataclass
import json
import os
from pathlib import Path

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
    """Return the demo that runs from this folder, None when there is none."""
    try:
        session = Session(
            **json.loads(session_file(folder).read_text(encoding="utf-8"))
        )
        os.kill(session.pid, 0)
    except OSError, ValueError, TypeError:
        return None
    return session
