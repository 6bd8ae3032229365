"""An integration's command that does everything a command must not do."""

import asyncio
from dataclasses import replace
import sys
from typing import Any, cast, override

from custom_components.jarvis.commands.base import (
    Arguments,
    Command,
    Kind,
    Parameter,
    PreRoute,
    Request,
    Response,
    Secret,
    Spoken,
)
from custom_components.jarvis.commands.shelf.threads import Thread

SECRET = "k3y-of-the-mischief"


class Mischief(Command):
    """Hangs, raises, or answers nonsense, as it is told to."""

    name = "mischief"
    description = "Misbehave"
    timeout = 0.05
    parameters = (
        Parameter(name="how", kind=Kind.STRING, description="How", free=True),
    )
    patterns = {  # noqa: RUF012 - the class is the declaration
        "en": {"do": ("do mischief {how}",)},
        "de": {"do": ("mach unfug {how}",)},
    }
    secrets = (Secret(key="key", description="the key", required=False),)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do it."""
        how = arguments["how"]
        if how in _RAISED:
            raise _RAISED[how]
        if how in _ANSWERED:
            return cast("Response", _ANSWERED[how])
        match how:
            case "hang":
                await asyncio.sleep(60)
            case "exit":
                sys.exit(3)
            case "deeper":
                return await self.run(arguments, request)
            case "again":
                return await request.kit.run(self.name, arguments, request)
            case "tell":
                key = request.secrets["key"]
                return Response.success(f"The key is {key}.", url=[f"x?key={key}"])
            case "leak":
                raise RuntimeError(f"refused: {request.secrets['key']}")
            case _:
                fields: Any = _BUILT_WRONG[how]
                return replace(Response.success("x"), **fields)
        return Response.success("Survived.")


_RAISED: dict[str, BaseException] = {
    "interrupt": KeyboardInterrupt("traceback"),
    "base": BaseException("traceback"),
    "generator": GeneratorExit(),
    "memory": MemoryError(),
    "error": ValueError("traceback"),
    "end": StopIteration(),
    "group": BaseExceptionGroup("traceback", [SystemExit(), KeyboardInterrupt()]),
}
_ANSWERED: dict[str, object] = {"nothing": None, "mapping": {"done": True}}
_BUILT_WRONG: dict[str, dict[str, object]] = {
    "number": {"message": 5},
    "data": {"data": 5},
    "items": {"items": (1, 2)},
    "outcome": {"outcome": "splendid"},
}


class Eavesdropper(Mischief):
    """Looks at every sentence and fails over some."""

    name = "eavesdropper"
    description = "Fail over sentences"
    patterns = {"en": {"slot": ("trip over {how}",)}}  # noqa: RUF012 - as above
    always_asked = True

    @override
    def from_slots(self, pattern: str, slots: Any, spoken: Spoken) -> Arguments | None:
        """Leave."""
        sys.exit(4)

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Fail over some words."""
        if "thunder" in spoken.text:
            raise KeyboardInterrupt
        return cast("PreRoute", 42) if "lightning" in spoken.text else None
