"""The file of figures and traces: opened below the config folder, told about, removed.

Telemetry is never in the way: without its file the house works as before, and the
owner is told when a damaged one was set aside.
"""

from functools import partial
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from homeassistant.core import callback
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN, LOGGER
from .home.own_keys import own_keys, without_keys
from .memory import retells
from .telemetry.ledger import Ledger
from .telemetry.store import Erasure, Keep
from .telemetry.tracer import Event
from .turn.programs import LANE as REPLAY
from .turn.redact import scrub

if TYPE_CHECKING:
    from collections.abc import Mapping

    from homeassistant.core import CALLBACK_TYPE, HomeAssistant

    from .memory import MemoryService
    from .memory.forgetting import Forgotten
    from .settings import RecordSettings
    from .telemetry.tracer import Trace, Tracer
    from .types import JarvisConfigEntry

ISSUE = "telemetry"
_FOLDER = ".storage"


def ledger_path(hass: HomeAssistant, entry_id: str) -> Path:
    """Return where an entry's figures live; Home Assistant's backups hold it."""
    return Path(hass.config.path(_FOLDER, f"{DOMAIN}_telemetry_{entry_id}.db"))


async def open_ledger(
    hass: HomeAssistant, entry: JarvisConfigEntry, settings: RecordSettings
) -> Ledger:
    """Open the file; raises nothing: without a file nothing is kept."""
    language, keys = hass.config.language, own_keys(hass)

    @callback
    def damaged(aside: Path) -> None:
        LOGGER.error("The telemetry was damaged and set aside as %s", aside)
        ir.async_create_issue(
            hass,
            DOMAIN,
            ISSUE,
            is_fixable=False,
            is_persistent=False,
            severity=ir.IssueSeverity.WARNING,
            translation_key="telemetry_damaged",
            translation_placeholders={"path": str(aside)},
        )

    ledger = Ledger(
        ledger_path(hass, entry.entry_id),
        run=hass.async_add_executor_job,
        now=time,
        keep=Keep(calls=settings.days, traces=settings.trace_days),
        clean=partial(_cleaned, language=language, keys=keys),
        on_damage=damaged,
    )
    await ledger.open()
    return ledger


def _cleaned(
    trace: Mapping[str, Any], *, language: str, keys: frozenset[str]
) -> dict[str, Any]:
    """Mask the secrets of a trace; the ids that we gave only look like some."""
    clean: dict[str, Any] = without_keys(scrub(trace, language), keys)
    clean.update(id=trace["id"], person=trace.get("person"))
    for call, written in zip(clean["calls"], trace["calls"], strict=True):
        call.update(id=written["id"], trace_id=written["trace_id"])
    return clean


def keep_books(tracer: Tracer, ledger: Ledger) -> CALLBACK_TYPE:
    """Write down from now on what the turns leave, until called off."""

    def listen(event: Event, trace: Trace | None, facts: Mapping[str, Any]) -> None:
        if event is Event.TELEMETRY_RECORD:
            ledger.add_call(facts["call"])
        elif event is Event.TRACE_COMPLETE and trace is not None:
            ledger.add_turn(trace, counted=trace.lane != REPLAY)

    return tracer.listeners.add(listen)


def forget_turns(
    memory: MemoryService, tracer: Tracer, ledger: Ledger
) -> CALLBACK_TYPE:
    """Take what the memory forgets out of the traces too, until called off."""
    if not memory.is_on:
        return lambda: None

    @callback
    def forgot(gone: Forgotten) -> None:
        tells = partial(retells, gone=gone.erased)
        erasure = Erasure(turns=gone.turns, before=time(), tells=tells)
        job = ledger.erase(erasure, tuple(tracer.traces))
        memory.later(job, "Forgetting in the traces", tells=False)

    return memory.on_forgotten(forgot)


async def remove_ledger(hass: HomeAssistant, entry_id: str) -> None:
    """Delete an entry's figures and traces from the disk."""
    path = ledger_path(hass, entry_id)
    ir.async_delete_issue(hass, DOMAIN, ISSUE)

    def remove() -> None:
        for file in path.parent.glob(f"{path.name}*"):
            file.unlink(missing_ok=True)

    await hass.async_add_executor_job(remove)
