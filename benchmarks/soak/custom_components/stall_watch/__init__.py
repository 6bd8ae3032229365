"""Watches the event loop from a thread and writes down who held it up.

A thread asks the loop for an answer every few milliseconds. While none comes it
looks at what the loop's thread is doing: a stall counts as ours when a function of
Jarvis stands on that stack in most of the looks. `busy` is the processor time of the
loop's thread in it: a machine that gives the loop no processor is not our stall.
"""

import json
from pathlib import Path
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

from homeassistant.const import EVENT_HOMEASSISTANT_STOP

if TYPE_CHECKING:
    from types import FrameType

    from homeassistant.core import Event, HomeAssistant
    from homeassistant.helpers.typing import ConfigType

DOMAIN = "stall_watch"

_BEAT = 0.01
_LOOK = 0.005
_WORTH_NOTING = 0.05
_OURS = "custom_components/jarvis"


async def async_setup(hass: HomeAssistant, config: ConfigType) -> bool:
    """Start watching; the configuration names the file that takes the rows."""
    watch = _Watch(hass, Path(config[DOMAIN]["file"]))

    async def stop(_event: Event) -> None:
        watch.over.set()

    hass.bus.async_listen_once(EVENT_HOMEASSISTANT_STOP, stop)
    watch.start()
    return True


class _Watch(threading.Thread):
    """The thread; `over` ends it."""

    def __init__(self, hass: HomeAssistant, file: Path) -> None:
        super().__init__(name="stall watch", daemon=True)
        self._hass = hass
        self._file = file
        self.over = threading.Event()

    def run(self) -> None:
        """Ask, wait, note."""
        thread = self._hass.loop_thread_id
        clock = time.pthread_getcpuclockid(thread)
        while not self.over.wait(_BEAT):
            answered = threading.Event()
            asked, busy = time.monotonic(), time.clock_gettime(clock)
            self._hass.loop.call_soon_threadsafe(answered.set)
            looks: list[list[str]] = []
            while not answered.wait(_LOOK) and not self.over.is_set():
                looks.append(_stack(sys._current_frames().get(thread)))  # noqa: SLF001 # the documented way to see another thread
            took = time.monotonic() - asked
            if took > _WORTH_NOTING:
                self._note(took, looks, time.clock_gettime(clock) - busy)

    def _note(self, took: float, looks: list[list[str]], busy: float) -> None:
        ours = [look for look in looks if any(_OURS in line for line in look)]
        stack = (ours or looks or [[]])[len(ours or looks) // 2]
        inside = [line.rpartition("jarvis/")[2] for line in stack if _OURS in line]
        row: dict[str, Any] = {
            "at": time.time(),
            "seconds": round(took, 4),
            "busy": round(busy, 4),
            "looks": len(looks),
            "ours": len(ours),
            "state": str(self._hass.state),
            "where": [*inside[-2:], *(_short(line) for line in stack[-1:])],
        }
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def _short(line: str) -> str:
    """Return the last folder and the file of a line."""
    return "/".join(line.split("/")[-2:])


def _stack(frame: FrameType | None) -> list[str]:
    """Return file:line of each frame, the innermost last."""
    lines: list[str] = []
    while frame is not None:
        lines.append(f"{frame.f_code.co_filename}:{frame.f_lineno}")
        frame = frame.f_back
    return lines[::-1]
