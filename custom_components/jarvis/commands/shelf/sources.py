"""Commands from outside: `jarvis.py` of other integrations, and the owner's folder.

A file that cannot be read is a problem naming file and line; the others load.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract, isclass, iscoroutinefunction
import logging
from pathlib import Path
import sys
import traceback
from types import CodeType, ModuleType
from typing import Any, override

from homeassistant.core import HomeAssistant
from homeassistant.helpers.integration_platform import (
    async_process_integration_platforms,
)
from homeassistant.util.hass_dict import HassKey

from ...const import DOMAIN
from ..base import Command, Parameter
from ..tool import describe, schema_of
from .book import Book, Problem
from .foreign import Misbehaved, fence

_LOGGER = logging.getLogger(__name__)


# So long, in seconds, may a file take to be read; it may wait for something for ever.
PATIENCE = 10.0
_ASYNC = ("run", "verify", "init", "start", "stop")


class Unfit(Exception):  # noqa: N818 - what it says
    """Something offered as a command is none; `line` is where it was written."""

    def __init__(self, reason: str, kind: Any = None) -> None:
        """Take the reason, and the class that is meant."""
        super().__init__(reason)
        self.line: int | None = getattr(kind, "__firstlineno__", None)


def commands_of(module: ModuleType) -> list[Command]:
    """Make the commands of a module: its COMMANDS, else its Command classes.

    Raises Unfit naming what is wrong with one, and whatever their code raises.
    """
    listed = getattr(module, "COMMANDS", None)
    if listed is None:
        listed = [
            value
            for value in vars(module).values()
            if isclass(value)
            and issubclass(value, Command)
            and value.__module__ == module.__name__
            and not _is_base(value)
        ]
    return [_made(kind) for kind in listed]


def _is_base(kind: type[Command]) -> bool:
    """Tell what others inherit from: neither a name nor a run of its own."""
    return isabstract(kind) and not hasattr(kind, "name")


def _made(kind: Any) -> Command:
    made_of = kind if isclass(kind) else type(kind)
    if not issubclass(made_of, Command):
        raise Unfit(f"{kind!r} is no Command", made_of)
    if (wrong := next(_wrongs(made_of), None)) is not None:
        raise Unfit(wrong, made_of)
    command = kind() if isclass(kind) else kind
    if not isinstance(command, Command):
        raise Unfit(f"{command!r} is no Command", made_of)
    schema_of(command)
    describe(command, "en")
    return command


def _wrongs(kind: type[Command]) -> Iterator[str]:
    """Tell what a command lacks, or declares in a way that cannot work."""
    for needed in ("name", "description"):
        value = getattr(kind, needed, "")
        if not isinstance(value, str) or not value:
            yield f"{kind.__name__} has no {needed}"
    name = str(getattr(kind, "name", ""))
    if not name.isidentifier() or not name.islower():
        yield f"{name!r} is no name: use lower_case_words"
    if isabstract(kind):
        yield f"{name} has no run"
    for method in _ASYNC:
        if not iscoroutinefunction(getattr(kind, method)):
            yield f"{name}: {method} has to be async def"
    seconds: object = kind.timeout
    if not isinstance(seconds, int | float) or seconds <= 0:
        yield f"{name}: timeout has to be seconds"
    if not all(isinstance(p, Parameter) for p in kind.parameters):
        yield f"{name}: parameters have to be Parameter(...)"


type Found = Callable[[str, Any], Awaitable[None]]


class Platforms:
    """The `jarvis.py` of other integrations; they outlive an entry of ours.

    Home Assistant tells of each once and offers no end to it.
    """

    def __init__(self) -> None:
        """Start without any."""
        self.modules: dict[str, Any] = {}
        self._listeners: list[Found] = []

    async def found(self, _hass: HomeAssistant, domain: str, module: Any) -> None:
        """Keep a platform and pass it on."""
        self.modules[domain] = module
        for listener in list(self._listeners):
            await listener(domain, module)

    def listen(self, found: Found) -> Callable[[], None]:
        """Call with (domain, module) of later ones; returns what ends it."""
        self._listeners.append(found)
        return lambda: self._listeners.remove(found)


PLATFORMS: HassKey[Platforms] = HassKey(f"{DOMAIN}_command_platforms")


async def watch_platforms(hass: HomeAssistant) -> Platforms:
    """Begin to collect the platforms, once for all entries of ours."""
    if PLATFORMS not in hass.data:
        hass.data[PLATFORMS] = platforms = Platforms()
        await async_process_integration_platforms(hass, DOMAIN, platforms.found)
    return hass.data[PLATFORMS]


async def follow_platforms(hass: HomeAssistant, book: Book) -> Callable[[], None]:
    """Take the commands of every platform, now and later; returns what ends it."""
    platforms = await watch_platforms(hass)
    for domain, module in list(platforms.modules.items()):
        await load_platform(book, domain, module)
    return platforms.listen(partial(load_platform, book))


async def load_platform(book: Book, domain: str, platform: Any) -> None:
    """Take the commands of one integration's `jarvis.py`."""
    try:
        with fence(Unfit):
            commands = commands_of(platform)
    except (Unfit, Misbehaved) as err:
        book.note(Problem(kind="broken", command="", where=domain, reason=str(err)))
        return
    for command in commands:
        await book.add(command, domain)


async def load_folder(
    hass: HomeAssistant, book: Book, folder: Path, patience: float = PATIENCE
) -> int:
    """Take the commands of the owner's folder; returns how many there are now.

    A file that takes longer than `patience` seconds is broken like any other.
    """
    count = 0
    for file in await hass.async_add_executor_job(_files, folder):
        try:
            async with asyncio.timeout(patience):
                found = await hass.async_add_executor_job(_read_file, file)
        except TimeoutError:
            found = _broken(file, f"is not read after {patience:g} seconds", None)
        if isinstance(found, Problem):
            book.note(found)
            continue
        for command in found:
            count += await book.add(command, str(file))
    return count


def _files(folder: Path) -> list[Path]:
    """List what may hold commands; names with a leading underscore are helpers."""
    files = folder.glob("*.py") if folder.is_dir() else ()
    return sorted(file for file in files if not file.name.startswith("_"))


def _read_file(file: Path) -> list[Command] | Problem:
    name = f"jarvis_user_commands.{file.stem}"
    loader = _AsItIs(name, str(file))
    spec = spec_from_file_location(name, file, loader=loader)
    if spec is None:
        return _broken(file, "cannot be read", None)
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        with fence(Unfit):
            loader.exec_module(module)
            found = commands_of(module)
    except Unfit as err:
        sys.modules.pop(name, None)
        return _broken(file, str(err), err.line)
    except Misbehaved as err:
        sys.modules.pop(name, None)
        return _broken(file, str(err), _line(err.cause, file))
    return found or _broken(file, "there is no command in it", None)


class _AsItIs(SourceFileLoader):
    """Reads the file each time: a compiled copy may be older than a quick mend."""

    @override
    def get_code(self, fullname: str) -> CodeType:
        """Compile what stands in the file now; raises what the compiler raises."""
        return self.source_to_code(self.get_data(self.path), self.path)


def _broken(file: Path, reason: str, line: int | None) -> Problem:
    _LOGGER.warning("Command file %s, line %s: %s", file, line, reason)
    return Problem(kind="broken", command="", where=str(file), reason=reason, line=line)


def _line(err: BaseException, file: Path) -> int | None:
    """Find the line of the file that the error is in, or came through."""
    if isinstance(err, SyntaxError) and err.filename == str(file):
        return err.lineno
    frames: Iterable[traceback.FrameSummary] = traceback.extract_tb(err.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == str(file)]
    return lines[-1] if lines else None
