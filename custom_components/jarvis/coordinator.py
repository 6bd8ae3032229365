"""Watches one engine: is it there, does it have its model; tells the owner.

Asks seldom while it is well and soon while it is ill, each time a little later.
Chats tell it, too: an engine that fails one is looked at at once.
"""

import asyncio
from contextvars import Context
from datetime import timedelta
from typing import TYPE_CHECKING, Final, override

from homeassistant.core import CALLBACK_TYPE, callback
from homeassistant.helpers import device_registry as dr, issue_registry as ir
from homeassistant.helpers.update_coordinator import DataUpdateCoordinator, UpdateFailed

from .const import DOMAIN, LOGGER
from .engines.errors import (
    EngineBadReply,
    EngineError,
    EngineOverloaded,
    EngineTimeout,
    EngineUnauthorized,
    EngineUnreachable,
    ModelNotFound,
)

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from .engines.base import Model
    from .types import House, JarvisConfigEntry, Seat

WELL: Final = timedelta(minutes=5)
# While it is ill: the first and the longest time between two looks.
ILL: Final = timedelta(seconds=5)
LONGEST_ILL: Final = timedelta(seconds=60)
ANSWER_SECONDS: Final = 10.0
MODEL_GONE: Final = "engine_model_gone"
# The issue for each kind of trouble; a busy server is in none.
_ISSUES: Final[tuple[tuple[type[EngineError], str | None], ...]] = (
    (EngineUnauthorized, "engine_key_refused"),
    (EngineOverloaded, None),
    (EngineError, "engine_down"),
)


class EngineCoordinator(DataUpdateCoordinator["Model | None"]):
    """What is known of one engine; its data are what it says of its model."""

    config_entry: JarvisConfigEntry

    def __init__(
        self, hass: HomeAssistant, entry: JarvisConfigEntry, house: House, seat: Seat
    ) -> None:
        """Watch the engine on this seat; nothing is asked yet."""
        super().__init__(
            hass,
            LOGGER,
            config_entry=entry,
            name=f"engine {seat.settings.title}",
            update_interval=WELL,
            always_update=False,
        )
        self.seat = seat
        self.health = house.router.health[seat.settings.id]
        self._models = house.router.models
        self._looks = 0
        self._missed = 0
        self._looking = False
        self._versioned = False

    @property
    def is_well(self) -> bool:
        """True while it answers, to us and to the turns."""
        return self.last_update_success and self.health.error is None

    @callback
    def start(self) -> CALLBACK_TYPE:
        """Look now and from now on; returns how to stop."""
        self.config_entry.async_create_background_task(
            self.hass, self.async_refresh(), f"first look at {self.name}"
        )
        unwatch = self.health.listen(self._changed)
        unlisten = self.async_add_listener(self._told)

        @callback
        def stop() -> None:
            unwatch()
            unlisten()
            self._drop_issues()

        return stop

    @override
    async def _async_update_data(self) -> Model | None:
        if self.health.load and self.health.error is None and self.data is not None:
            # It works for somebody: that is answer enough.
            return self.data
        self._looking = True
        try:
            return await self._look()
        finally:
            self._looking = False

    async def _look(self) -> Model | None:
        settings = self.seat.settings
        worked_before = self.health.worked_at
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                model = await self.seat.engine.describe(settings.model)
        except (EngineError, TimeoutError) as err:
            error = err if isinstance(err, EngineError) else EngineTimeout(str(err))
            if worked_before is not None and isinstance(error, EngineBadReply):
                # Not every server has a list; this one has served without.
                self.health.found_alive()
                return self._is_there(self.data)
            if isinstance(error, ModelNotFound):
                return self._is_not_listed(error)
            self.health.failed(error, in_chat=False)
            self._is_ill(error)
            raise UpdateFailed(f"{type(error).__name__}: {error}") from error
        self._models[settings.id] = model
        self.health.found_alive()
        await self._note_version()
        return self._is_there(model)

    async def _note_version(self) -> None:
        """Tell the device its server's version, at first and after it was away."""
        ask = getattr(self.seat.engine, "version", None)
        if ask is None or (self._versioned and not self._looks):
            return
        devices = dr.async_get(self.hass)
        device = devices.async_get_device({(DOMAIN, self.seat.settings.id)})
        if device is None:
            return
        self._versioned = True
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                version = await ask()
        except EngineError, TimeoutError:
            return
        if version:
            devices.async_update_device(device.id, sw_version=version)

    def _is_not_listed(self, error: ModelNotFound) -> Model | None:
        """Take a server that answers for well; only a chat proves a model gone.

        Not every server lists all it has. The owner is told when it stays so and no
        chat has worked.
        """
        self._missed += 1
        self.health.found_alive()
        missed, data = self._missed, self._is_there(self.data)
        self._missed = missed
        if missed > 1 and self.health.worked_at is None:
            self._raise_issue(MODEL_GONE, error)
        return data

    def _is_there(self, model: Model | None) -> Model | None:
        self._looks, self._missed = 0, 0
        self.update_interval = WELL
        self._drop_issues()
        return model

    def _is_ill(self, error: EngineError) -> None:
        self.update_interval = min(LONGEST_ILL, ILL * 2 ** min(self._looks, 8))
        self._looks += 1
        issue = next(key for kind, key in _ISSUES if isinstance(error, kind))
        if issue is not None:
            self._raise_issue(issue, error)

    @callback
    def _changed(self) -> None:
        """Hear from the turns that it fell ill or works again."""
        if self._looking:
            return
        error = self.health.error
        if isinstance(error, EngineUnreachable | EngineTimeout):
            self.update_interval = ILL
            # Every later look follows from this one, and none belongs to the turn.
            Context().run(
                self.config_entry.async_create_background_task,
                self.hass,
                self.async_request_refresh(),
                f"look at {self.name}",
            )
        elif error is None and not self.last_update_success:
            self.async_set_updated_data(self._is_there(self.data))
        self.async_update_listeners()

    @callback
    def _told(self) -> None:
        """Stay a listener: without one nobody would look any more."""

    def _raise_issue(self, issue: str, error: EngineError) -> None:
        settings = self.seat.settings
        ir.async_create_issue(
            self.hass,
            DOMAIN,
            f"{issue}_{settings.id}",
            is_fixable=False,
            severity=ir.IssueSeverity.WARNING,
            translation_key=issue,
            translation_placeholders={
                "engine": settings.title,
                "model": settings.model,
                "error": str(error),
            },
        )

    @callback
    def _drop_issues(self) -> None:
        for issue in (*(row[1] for row in _ISSUES if row[1]), MODEL_GONE):
            ir.async_delete_issue(self.hass, DOMAIN, f"{issue}_{self.seat.settings.id}")


def watch_engines(hass: HomeAssistant, entry: JarvisConfigEntry, house: House) -> None:
    """Watch every engine of the house until the entry is unloaded."""
    for key, seat in house.seats.items():
        coordinator = house.watches[key] = EngineCoordinator(hass, entry, house, seat)
        entry.async_on_unload(coordinator.start())
