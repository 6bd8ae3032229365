"""Watches the event loop from a thread and writes down who held it up.

A thread asks the loop for an answer every few milliseconds. While none comes it
looks at what the loop's thread is doing: a stall counts as ours when a function of
Jarvis stands on that stack in most of the looks. `busy` is the processor time of the
loop's thread in it: a machine that gives the loop no processor is not our stall.

Another thread can hold the loop up, too, when it keeps the interpreter to itself:
then this thread cannot look, either. `blind` is the longest time without a look, and
`other` the thread that worked most in it, with what it was doing right after. `gc` is
how long Python collected garbage meanwhile, on whatever stack that happened to begin.
"""

from concurrent.futures import ThreadPoolExecutor
import gc
import json
import os
from pathlib import Path
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

from homeassistant.const import EVENT_HOMEASSISTANT_STOP
from homeassistant.core import SupportsResponse
from homeassistant.helpers.chat_session import DATA_CHAT_SESSION

from .scale import weigh

if TYPE_CHECKING:
    from types import FrameType

    from homeassistant.core import Event, HomeAssistant, ServiceCall, ServiceResponse
    from homeassistant.helpers.typing import ConfigType

DOMAIN = "stall_watch"

_BEAT = 0.01
_LOOK = 0.005
_WORTH_NOTING = 0.05
_OURS = "custom_components/jarvis"
_TASKS = "/proc/self/task"


async def async_setup(hass: HomeAssistant, config: ConfigType) -> bool:
    """Start watching; the configuration names the file that takes the rows."""
    watch = _Watch(hass, Path(config[DOMAIN]["file"]))
    scale = ThreadPoolExecutor(max_workers=1, thread_name_prefix="scale")

    async def stop(_event: Event) -> None:
        watch.over.set()
        scale.shutdown(wait=False)

    async def weighed(_call: ServiceCall) -> ServiceResponse:
        weight = await hass.loop.run_in_executor(scale, weigh)
        return {**weight, "conversations": len(hass.data.get(DATA_CHAT_SESSION, ()))}

    hass.services.async_register(
        DOMAIN, "weigh", weighed, supports_response=SupportsResponse.ONLY
    )
    hass.bus.async_listen_once(EVENT_HOMEASSISTANT_STOP, stop)
    watch.start()
    return True


class _Watch(threading.Thread):
    """The thread; `over` ends it."""

    def __init__(self, hass: HomeAssistant, file: Path) -> None:
        super().__init__(name="stall watch", daemon=True)
        self._hass = hass
        self._file = file
        self._collected, self._began = 0.0, 0.0
        self.over = threading.Event()

    def run(self) -> None:
        """Ask, wait, note."""
        thread = self._hass.loop_thread_id
        clock = time.pthread_getcpuclockid(thread)
        gc.callbacks.append(self._on_collection)
        while not self.over.wait(_BEAT):
            answered = threading.Event()
            asked, busy, work = time.monotonic(), time.clock_gettime(clock), _work()
            collected = self._collected
            self._hass.loop.call_soon_threadsafe(answered.set)
            looks: list[list[str]] = []
            seen, blind = asked, 0.0
            while not self.over.is_set():
                came = answered.wait(_LOOK)
                blind, seen = max(blind, time.monotonic() - seen), time.monotonic()
                if came:
                    break
                looks.append(_stack(_frames().get(thread)))
            took = time.monotonic() - asked
            if took > _WORTH_NOTING:
                other = _other(work, thread) if blind > _WORTH_NOTING else {}
                pause = round(self._collected - collected, 4)
                more = {"blind": round(blind, 4), "gc": pause, "other": other}
                self._note(took, looks, time.clock_gettime(clock) - busy, more)

    def _on_collection(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._collected += time.thread_time() - self._began

    def _note(
        self, took: float, looks: list[list[str]], busy: float, more: dict[str, Any]
    ) -> None:
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
            **more,
        }
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def _work() -> dict[int, int]:
    """Return the processor time of each thread of this process, in nanoseconds."""
    work: dict[int, int] = {}
    for task in os.listdir(_TASKS):  # noqa: PTH208 # a hundred times a second
        try:
            with open(f"{_TASKS}/{task}/schedstat", "rb") as file:  # noqa: PTH123 # dito
                work[int(task)] = int(file.read().split()[0])
        except OSError:  # the thread has just ended
            continue
    return work


def _other(before: dict[int, int], loop: int) -> dict[str, Any]:
    """Return which thread beside the loop's worked most since then, and at what."""
    after, frames = _work(), _frames()
    others = [
        (after.get(one.native_id or 0, 0) - before.get(one.native_id or 0, 0), one)
        for one in threading.enumerate()
        if one.ident not in {loop, threading.get_ident()}
    ]
    worked, thread = max(others, key=lambda pair: pair[0])
    stack = _stack(frames.get(thread.ident or 0))
    inside = [line.rpartition("jarvis/")[2] for line in stack if _OURS in line]
    return {
        "name": thread.name,
        "worked": round(worked / 1e9, 4),
        "ours": inside[-2:],
        "where": [_short(line) for line in stack[-1:]],
    }


def _frames() -> dict[int, FrameType]:
    return sys._current_frames()  # noqa: SLF001 # the documented way to see another thread


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
