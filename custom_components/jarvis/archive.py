"""The memory's file: opened below the config folder, told about when ill, removed.

The memory is never in the way: when the file cannot be opened the house works
without it, and the owner is told.
"""

from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homeassistant.helpers import issue_registry as ir
from homeassistant.util import dt as dt_util

from .const import DOMAIN, LOGGER
from .memory import Condition, Keeper, Limits, Meaning, MemoryStore, StoreError
from .turn.redact import hear

if TYPE_CHECKING:
    import asyncio

    from homeassistant.core import HomeAssistant

    from .settings import MemorySettings
    from .types import JarvisConfigEntry

ISSUE = "memory"
_FOLDER = ".storage"
_MEGABYTE = 1_000_000
# These pass when their cause passes; a loss stays told until the owner has seen it.
_PASSING = frozenset(
    {"memory_failed", f"memory_{Condition.READ_ONLY}", f"memory_{Condition.NEWER}"}
)


def memory_path(hass: HomeAssistant, entry_id: str) -> Path:
    """Return where an entry's memory lives; Home Assistant's backups hold it."""
    return Path(hass.config.path(_FOLDER, f"{DOMAIN}_memory_{entry_id}.db"))


async def open_memory(
    hass: HomeAssistant,
    entry: JarvisConfigEntry,
    settings: MemorySettings,
    meaning: Meaning | None = None,
) -> Keeper:
    """Open the file; a keeper without a store when it is off or cannot be opened."""

    def start(job: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        return hass.async_create_task(job, f"{DOMAIN} {name}")

    store = None
    if settings.enabled:
        store = await _open(hass, entry, settings, meaning)
    else:
        ir.async_delete_issue(hass, DOMAIN, ISSUE)
    return Keeper(store, start=start, redact=_redact)


async def remove_memory(hass: HomeAssistant, entry_id: str) -> None:
    """Erase an entry's memory from the disk, its copies and logs too."""
    path = memory_path(hass, entry_id)
    ir.async_delete_issue(hass, DOMAIN, ISSUE)

    def remove() -> None:
        for file in path.parent.glob(f"{path.stem}*"):
            file.unlink(missing_ok=True)

    await hass.async_add_executor_job(remove)


async def _open(
    hass: HomeAssistant,
    entry: JarvisConfigEntry,
    settings: MemorySettings,
    meaning: Meaning | None,
) -> MemoryStore | None:
    path = memory_path(hass, entry.entry_id)
    try:
        await hass.async_add_executor_job(_make_folder, path.parent)
        store = await MemoryStore.open(
            path,
            clock=dt_util.utcnow,
            zone=dt_util.get_default_time_zone(),
            meaning=meaning,
            limits=Limits(
                diary_days=settings.diary_days or None,
                max_bytes=settings.megabytes * _MEGABYTE or None,
            ),
        )
    except (StoreError, OSError) as error:
        LOGGER.error("The memory cannot be opened: %s", error)
        _tell(hass, "memory_failed", str(path))
        return None
    health = store.health
    if health.condition is Condition.SOUND:
        _untell(hass)
    else:
        LOGGER.warning("The memory was found %s: %s", health.condition, health)
        _tell(hass, f"memory_{health.condition}", str(health.aside or path))
    return store


def _make_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)


def _redact(text: str, language: str) -> str:
    return hear(text, language).text


def _tell(hass: HomeAssistant, key: str, path: str) -> None:
    """Tell the owner; what was lost stays on the list until it was read."""
    ir.async_create_issue(
        hass,
        DOMAIN,
        ISSUE,
        is_fixable=True,
        is_persistent=True,
        severity=ir.IssueSeverity.WARNING,
        translation_key=key,
        translation_placeholders={"path": path},
        data={"kind": ISSUE, "path": path},
    )


def _untell(hass: HomeAssistant) -> None:
    """Take back what no longer holds."""
    issue = ir.async_get(hass).async_get_issue(DOMAIN, ISSUE)
    if issue is not None and issue.translation_key in _PASSING:
        ir.async_delete_issue(hass, DOMAIN, ISSUE)
