"""Compiled sentences kept on disk and in memory."""

from functools import cache
from hashlib import sha256
from importlib.metadata import version
import json
from pathlib import Path
import sys
import tempfile
from typing import Any

from ..const import LOGGER
from ..home.snapshot import Place
from ..lang.values import COLOURS
from .types import Named, Names

_HERE = Path(__file__).parent
_FROM = ("hassil", "home-assistant-intents", "unicode-rbnf")


def kept(folder: Path | None, code: str) -> dict[str, Any] | None:
    """Return the compiled language of a folder, None when none is whole and fits."""
    if folder is None:
        return None
    try:
        seal, _, body = _file(folder, code).read_bytes().partition(b"\n")
    except OSError:
        return None
    if seal != _seal(body):
        return None
    compiled: dict[str, Any] = json.loads(body)
    return compiled


def keep(folder: Path | None, code: str, compiled: dict[str, Any]) -> None:
    """Write a compiled language, whole or not at all, readable by its owner only."""
    if folder is None:
        return
    body = json.dumps(compiled, separators=(",", ":")).encode()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write(_file(folder, code), _seal(body) + b"\n" + body)
    except OSError as error:
        LOGGER.debug("The sentences of %s are not kept: %s", code, error)


def _write(file: Path, content: bytes) -> None:
    new = tempfile.NamedTemporaryFile(dir=file.parent, delete=False)  # noqa: SIM115
    try:
        with new:
            new.write(content)
        Path(new.name).replace(file)
    except OSError:
        Path(new.name).unlink()
        raise


def _seal(body: bytes) -> bytes:
    return sha256(made_from().encode() + body).hexdigest().encode()


@cache
def made_from() -> str:
    """Return the fingerprint of the data, the code and Python."""
    found = sha256(sys.version.encode())
    for package in _FROM:
        found.update(version(package).encode())
    ours = (*_HERE.glob("*.py"), *_HERE.glob("data/*.yaml"))
    found.update(json.dumps(dict(COLOURS), sort_keys=True).encode())
    for file in sorted(ours):
        found.update(file.name.encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def _file(folder: Path, code: str) -> Path:
    return folder / f"sentences-{code}.json"


_MOST = 24
_NOBODY = Named(decision="none", why="asked too often")


class Remembered:
    """Asks each question once, and not more questions than a sentence is worth."""

    def __init__(self, names: Names) -> None:
        """Take whoever knows the answers."""
        self._names = names
        self._known: dict[tuple[object, ...], Named] = {}

    def entity(
        self,
        spoken: str,
        *,
        domains: frozenset[str],
        device_class: str | None,
        area_id: str | None,
        floor_id: str | None,
        place: Place,
    ) -> Named:
        """Resolve an entity, or repeat the answer."""
        key = (spoken, domains, device_class, area_id, floor_id)
        if (known := self._known.get(key)) is not None:
            return known
        if len(self._known) >= _MOST:
            return _NOBODY
        found = self._known[key] = self._names.entity(
            spoken,
            domains=domains,
            device_class=device_class,
            area_id=area_id,
            floor_id=floor_id,
            place=place,
        )
        return found
