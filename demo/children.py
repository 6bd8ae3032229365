"""Starts the demo's programs in process groups of their own and surely ends them."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
import os
from pathlib import Path
import shutil
import signal
import socket
import time
from typing import BinaryIO

_GRACE = 15.0  # seconds between asking and killing; Home Assistant needs 4


class ChildFailedError(Exception):
    """A program ended or did not get ready; the text ends with the end of its log."""


class Child:
    """A running program; its output is in `log`."""

    def __init__(
        self, name: str, process: asyncio.subprocess.Process, log: Path
    ) -> None:
        """Take over a started process."""
        self.name = name
        self.process = process
        self.log = log

    @classmethod
    async def start(
        cls,
        name: str,
        command: Sequence[str | Path],
        log: Path,
        env: Mapping[str, str] | None = None,
    ) -> Child:
        """Start a program without input; it dies with this process in any case."""
        leash = shutil.which("setpriv")
        prefix = [leash, "--pdeathsig", "TERM", "--"] if leash else []
        with _fresh(log) as output:
            process = await asyncio.create_subprocess_exec(
                *prefix,
                *command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, **(env or {})},
                start_new_session=True,
            )
        return cls(name, process, log)

    async def ready(
        self, check: Callable[[], Awaitable[bool]], patience: float
    ) -> None:
        """Wait until the check holds; raise when the program or `patience` (s) ends."""
        deadline = time.monotonic() + patience
        while not await check():
            if self.process.returncode is not None:
                code = self.process.returncode
                raise ChildFailedError(f"{self.name} ended with {code}{self._tail()}")
            if time.monotonic() > deadline:
                raise ChildFailedError(
                    f"{self.name} was not ready after {patience:.0f} s{self._tail()}"
                )
            await asyncio.sleep(0.2)

    async def stop(self) -> None:
        """End the program and everything that it started."""
        self._signal(signal.SIGTERM)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), _GRACE)
        # Its own children share the group and may have outlived it.
        self._signal(signal.SIGKILL)
        await self.process.wait()

    def _signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)

    def _tail(self) -> str:
        lines = self.log.read_text(errors="replace").splitlines()[-15:]
        return f"; the end of {self.log}:\n  " + "\n  ".join(lines)


def _fresh(log: Path) -> BinaryIO:
    log.parent.mkdir(parents=True, exist_ok=True)
    return log.open("wb")


async def listens(port: int) -> bool:
    """Tell whether something accepts connections on a loopback port."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    await writer.wait_closed()
    return True


def free_port(wanted: int = 0) -> int:
    """Return the wanted loopback port when nothing has it, else any free one."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
