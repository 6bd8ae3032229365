"""The memory's file: opened below the config folder, told about when ill, removed.

The memory is never in the way: when the file cannot be opened the house works
without it, the owner is told, and it is tried again until it goes well.
"""

from collections.abc import Coroutine
from contextlib import suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from homeassistant.core import CALLBACK_TYPE, callback
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.event import async_track_time_interval
from homeassistant.util import dt as dt_util

from .const import DOMAIN, LOGGER
from .home.own_keys import own_keys, without_keys
from .memory import Condition, Limits, Meaning, MemoryService, StoreError
from .turn.redact import hear

if TYPE_CHECKING:
    import asyncio
    from datetime import datetime

    from homeassistant.core import HomeAssistant

    from .memory.file.recovery import Health
    from .settings import MemorySettings
    from .types import JarvisConfigEntry

ISSUE = "memory"
_FOLDER = ".storage"
_MEGABYTE = 1_000_000
# What ails the memory is looked at again after so long.
PROBE: Final = timedelta(seconds=30)
# A loss stays told until the owner has seen it; everything else passes by itself.
_LOSSES: Final = frozenset(
    f"memory_{condition}"
    for condition in (
        Condition.RECOVERED,
        Condition.RESTORED,
        Condition.STARTED_ANEW,
        Condition.REPLACED,
    )
)


def memory_path(hass: HomeAssistant, entry_id: str) -> Path:
    """Return where an entry's memory lives; Home Assistant's backups hold it."""
    return Path(hass.config.path(_FOLDER, f"{DOMAIN}_memory_{entry_id}.db"))


async def open_memory(
    hass: HomeAssistant,
    entry: JarvisConfigEntry,
    settings: MemorySettings,
    meaning: Meaning | None = None,
) -> MemoryService:
    """Open the file; one without a file when the memory is off."""
    redact = partial(_redact, own_keys(hass))

    def start(job: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        return hass.async_create_task(job, f"{DOMAIN} {name}")

    if not settings.enabled:
        ir.async_delete_issue(hass, DOMAIN, ISSUE)
        return MemoryService.off(clock=dt_util.utcnow, start=start, redact=redact)
    nurse = _Nurse(hass, memory_path(hass, entry.entry_id))
    entry.async_on_unload(nurse.leave)
    memory = nurse.store = await MemoryService.open(
        nurse.path,
        clock=dt_util.utcnow,
        zone=dt_util.get_default_time_zone(),
        meaning=meaning,
        limits=Limits(
            diary_days=settings.diary_days or None,
            max_bytes=settings.megabytes * _MEGABYTE or None,
        ),
        on_trouble=nurse.told,
        start=start,
        redact=redact,
    )
    nurse.look()
    if memory.late.is_waiting:
        memory.later(memory.catch_up(), "Remembering what was said before")
    return memory


async def remove_memory(hass: HomeAssistant, entry_id: str) -> None:
    """Erase an entry's memory from the disk, its copies and logs too."""
    path = memory_path(hass, entry_id)
    ir.async_delete_issue(hass, DOMAIN, ISSUE)

    def remove() -> None:
        for file in path.parent.glob(f"{path.stem}*"):
            if not file.is_dir():
                file.unlink(missing_ok=True)

    await hass.async_add_executor_job(remove)


class _Nurse:
    """Tells the owner what ails the memory, looks after it, and takes it back."""

    def __init__(self, hass: HomeAssistant, path: Path) -> None:
        """Begin with a memory that nobody has looked at."""
        self.path = path
        self.store: MemoryService | None = None
        self._hass = hass
        self._ill: str | None = None
        self._seen: Health | None = None
        self._cancel: CALLBACK_TYPE | None = None
        self._left = False

    @callback
    def told(self, error: StoreError | None) -> None:
        """Take what a write ran into, None when it went well."""
        if self._left:
            return
        self.look()
        if error is None:
            if self._cancel is not None:
                LOGGER.info("The memory can be written again")
                self._ill = None
                self._stop()
                self._untell()
            return
        if self._seen is not None and self._seen.condition is Condition.NEWER:
            # An update is what it waits for, and the owner knows.
            return
        if self._ill != error.key:
            LOGGER.error("The memory cannot be written: %s", error)
            self._ill = error.key
        self._tell(error.key, self.path)
        self._watch()

    @callback
    def look(self) -> None:
        """Tell the owner how the file was found when it was last opened."""
        health = self.store.health if self.store is not None else None
        if health is None or health is self._seen:
            return
        self._seen = health
        if health.condition is Condition.SOUND:
            if self._ill is None:
                self._untell()
            return
        LOGGER.warning("The memory was found %s: %s", health.condition, health)
        self._tell(f"memory_{health.condition}", health.aside or self.path)
        if health.condition in (Condition.READ_ONLY, Condition.BUSY):
            self._watch()

    def _watch(self) -> None:
        if self._cancel is None:
            self._cancel = async_track_time_interval(
                self._hass, self._probe, PROBE, name=f"{DOMAIN} memory probe"
            )

    @callback
    def leave(self) -> None:
        """Look no more, whatever a closing house still runs into."""
        self._left = True
        self._stop()

    def _stop(self) -> None:
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    async def _probe(self, _now: datetime) -> None:
        if self.store is None:
            return
        with suppress(StoreError):
            # Whatever comes of it is told to us.
            await self.store.probe()

    def _tell(self, key: str, path: Path) -> None:
        """Tell the owner; a loss stays on the list until it was read."""
        issue = ir.async_get(self._hass).async_get_issue(DOMAIN, ISSUE)
        if issue is not None and issue.translation_key in _LOSSES - {key}:
            return
        ir.async_create_issue(
            self._hass,
            DOMAIN,
            ISSUE,
            is_fixable=True,
            is_persistent=True,
            severity=ir.IssueSeverity.WARNING,
            translation_key=key,
            translation_placeholders={"path": str(path)},
            data={"kind": ISSUE, "path": str(path)},
        )

    def _untell(self) -> None:
        """Take back what no longer holds."""
        issue = ir.async_get(self._hass).async_get_issue(DOMAIN, ISSUE)
        if issue is not None and issue.translation_key not in _LOSSES:
            ir.async_delete_issue(self._hass, DOMAIN, ISSUE)


def _redact(keys: frozenset[str], text: str, language: str) -> str:
    return hear(str(without_keys(text, keys)), language).text
