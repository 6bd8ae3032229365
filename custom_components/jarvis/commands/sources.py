"""Commands from outside: `jarvis.py` of other integrations, and the owner's folder.

A file that cannot be read is a problem naming file and line; the others load.
"""

from collections.abc import Iterable
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract, isclass
import logging
from pathlib import Path
import sys
import traceback
from types import ModuleType
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers.integration_platform import (
    async_process_integration_platforms,
)

from ..const import DOMAIN
from .base import Command, Parameter
from .book import Book, Problem
from .tool import schema_of

_LOGGER = logging.getLogger(__name__)
FOLDER = "jarvis/commands"


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


async def watch_platforms(hass: HomeAssistant, book: Book) -> None:
    """Take the commands of every integration with a `jarvis.py`, now and later.

    Home Assistant offers no end to this: call it once for a book.
    """

    async def found(_hass: HomeAssistant, domain: str, platform: Any) -> None:
        await load_platform(book, domain, platform)

    await async_process_integration_platforms(hass, DOMAIN, found)


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
            count += await book.add(command, file.name)
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
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        return _broken(file, "cannot be read", None)
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
        return commands_of(module)
    except SyntaxError as err:
        return _broken(file, err.msg, err.lineno)
    except (Exception, SystemExit) as err:  # noqa: BLE001 - a broken file must cost nothing else
        sys.modules.pop(name, None)
        return _broken(file, f"{type(err).__name__}: {err}", _line(err, file))


def _broken(file: Path, reason: str, line: int | None) -> Problem:
    _LOGGER.warning("Command file %s, line %s: %s", file, line, reason)
    return Problem(kind="broken", command="", where=str(file), reason=reason, line=line)


def _line(err: BaseException, file: Path) -> int | None:
    """Find the line of the file that the error came through."""
    frames: Iterable[traceback.FrameSummary] = traceback.extract_tb(err.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == str(file)]
    return lines[-1] if lines else None
