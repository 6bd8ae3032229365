"""How a command begins, ends and is prepared: in time, and behind the fence."""

from functools import partial
import logging
from typing import TYPE_CHECKING

from ..base import Command, Response
from .foreign import Misbehaved, fence, report, within
from .masking import confidential, masked

if TYPE_CHECKING:
    from .kit import Kit

_LOGGER = logging.getLogger(__name__)
# Seconds: the house waits for a command that starts, nobody for one that prepares.
_START, _STOP, _PREPARE = 30.0, 10.0, 3_600.0


async def begin(command: Command, kit: Kit) -> str:
    """Start a command; returns why that failed, for the owner, or nothing."""
    try:
        await within(_START, partial(_start, command, kit))
    except TimeoutError:
        return f"it did not start within {_START:g} seconds"
    except Misbehaved as err:
        report(f"Starting command {command.name} failed", err)
        return str(err)
    return ""


async def _start(command: Command, kit: Kit) -> None:
    command.kit = kit
    await command.start(kit)


async def end(command: Command) -> None:
    """Stop a command, whatever it says to that."""
    try:
        await within(_STOP, command.stop)
    except TimeoutError:
        _LOGGER.warning("Command %s did not stop in time", command.name)
    except Misbehaved as err:
        report(f"Stopping command {command.name} failed", err)
    finally:
        command.kit = None


async def prepare(command: Command, kit: Kit) -> Response:
    """Run a command's one-time preparation; what it raises is a failure."""
    hidden = confidential(command.secrets, kit.secrets)
    try:
        answer: object = await within(_PREPARE, partial(command.init, kit))
        with fence():
            if not isinstance(answer, Response):
                raise TypeError(f"init returned {type(answer).__name__}")
            return answer
    except TimeoutError:
        return Response.failure("TimeoutError", "timeout")
    except Misbehaved as err:
        report(f"Preparing command {command.name} failed", err, hidden)
        return Response.failure(masked(str(err), hidden), "raised")
