"""Python packages of commands, installed by Home Assistant on enabling."""

from collections.abc import Awaitable, Callable, Iterable

from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import SpecifierSet

from homeassistant.core import HomeAssistant
from homeassistant.requirements import (
    RequirementsNotFound,
    async_clear_install_history,
    async_process_requirements,
)

from ...const import DOMAIN
from ..base import Command, Package


def conflict(package: Package, others: Iterable[Package]) -> str | None:
    """Tell which other declaration cannot hold at once; None when all can.

    Only pinned versions can be judged without an index: a pin has to satisfy what
    the others ask for.
    """
    try:
        mine = Requirement(package.spec)
    except InvalidRequirement as err:
        return f"{package.spec} is no requirement: {err}"
    for other in others:
        try:
            theirs = Requirement(other.spec)
        except InvalidRequirement:
            continue
        if mine.name.lower() != theirs.name.lower():
            continue
        if not _both(mine.specifier, theirs.specifier):
            return f"{package.spec} and {other.spec} exclude each other"
    return None


def _both(one: SpecifierSet, other: SpecifierSet) -> bool:
    pins = [
        spec.version
        for spec in (*one, *other)
        if spec.operator == "==" and not spec.version.endswith("*")
    ]
    return all(one.contains(pin, True) and other.contains(pin, True) for pin in pins)


def installer(
    hass: HomeAssistant, commands: Callable[[], Iterable[Command]]
) -> Callable[[Command], Awaitable[str | None]]:
    """Make the function that installs a command's packages and says what failed."""

    async def install(command: Command) -> str | None:
        others = [
            package
            for other in commands()
            if other.name != command.name
            for package in other.packages
        ]
        for package in command.packages:
            if (reason := conflict(package, others)) is not None:
                return reason
        # Home Assistant remembers failures until a restart; the owner may have helped.
        async_clear_install_history(hass)
        specs = [package.spec for package in command.packages]
        try:
            await async_process_requirements(
                hass, f"{DOMAIN} command {command.name}", specs, is_built_in=False
            )
        except RequirementsNotFound as err:
            return str(err)
        return None

    return install
