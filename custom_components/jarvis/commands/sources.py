"""Commands from outside: `jarvis.py` of other integrations, and the owner's folder.

A file that cannot be read is a problem naming file and line; the others load.
"""

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract, isclass
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

from ..const import DOMAIN
from .base import Command, Parameter
from .book import Book, Problem
from .tool import schema_of

_LOGGER = logging.getLogger(__name__)


def commands_of(module: ModuleType) -> list[Command]:
    """Make the commands of a module: its COMMANDS, else its Command classes.

    Raises TypeError or ValueError naming what is wrong with one.
    """
    listed = getattr(module, "COMMANDS", None)
    if listed is None:
        listed = [
            value
            for value in vars(module).values()
            if isclass(value)
            and issubclass(value, Command)
            and value.__module__ == module.__name__
            and not isabstract(value)
        ]
    return [_made(kind) for kind in listed]


def _made(kind: Any) -> Command:
    command = kind() if isclass(kind) else kind
    if not isinstance(command, Command):
        raise TypeError(f"{kind!r} is no Command")
    for needed in ("name", "description"):
        value = getattr(command, needed, "")
        if not isinstance(value, str) or not value:
            raise ValueError(f"{type(command).__name__} has no {needed}")
    if not command.name.isidentifier() or not command.name.islower():
        raise ValueError(f"{command.name!r} is no name: use lower_case_words")
    if type(command).run is Command.run:
        raise ValueError(f"{command.name} has no run")
    if not all(isinstance(p, Parameter) for p in command.parameters):
        raise TypeError(f"{command.name}: parameters have to be Parameter(...)")
    schema_of(command)
    return command


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
        commands = commands_of(platform)
    except (TypeError, ValueError) as err:
        book.note(Problem(kind="broken", command="", where=domain, reason=str(err)))
        return
    for command in commands:
        await book.add(command, domain)


async def load_folder(hass: HomeAssistant, book: Book, folder: Path) -> int:
    """Take the commands of the owner's folder; returns how many there are now."""
    found = await hass.async_add_executor_job(_read, folder)
    count = 0
    for file, outcome in found:
        if isinstance(outcome, Problem):
            book.note(outcome)
            continue
        for command in outcome:
            count += await book.add(command, str(file))
    return count


def _read(folder: Path) -> list[tuple[Path, list[Command] | Problem]]:
    if not folder.is_dir():
        return []
    return [
        (file, _read_file(file))
        for file in sorted(folder.glob("*.py"))
        if not file.name.startswith("_")
    ]


def _read_file(file: Path) -> list[Command] | Problem:
    name = f"jarvis_user_commands.{file.stem}"
    loader = _AsItIs(name, str(file))
    spec = spec_from_file_location(name, file, loader=loader)
    if spec is None:
        return _broken(file, "cannot be read", None)
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        loader.exec_module(module)
        return commands_of(module)
    except SyntaxError as err:
        return _broken(file, err.msg, err.lineno)
    except (Exception, SystemExit) as err:  # noqa: BLE001 - a broken file must cost nothing else
        sys.modules.pop(name, None)
        return _broken(file, f"{type(err).__name__}: {err}", _line(err, file))


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
    """Find the line of the file that the error came through."""
    frames: Iterable[traceback.FrameSummary] = traceback.extract_tb(err.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == str(file)]
    return lines[-1] if lines else None
