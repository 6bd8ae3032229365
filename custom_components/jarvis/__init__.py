"""Jarvis, a house assistant: sets up and unloads an entry."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from homeassistant.const import (
    EVENT_HOMEASSISTANT_FINAL_WRITE,
    EVENT_HOMEASSISTANT_STOP,
    Platform,
)
from homeassistant.core import callback
from homeassistant.helpers import config_validation as cv

from .announcing import announce
from .archive import remove_memory
from .backup import include
from .bookkeeping import forget_turns, keep_books, remove_ledger
from .commands.shelf.counter import beside_commands, folder_of, switches_of
from .commands.shelf.sources import watch_platforms
from .const import DOMAIN
from .coordinator import watch_engines
from .flows.checklist import watch_setup
from .flows.naming import name_by_machine
from .house import build, rules_of
from .panel import async_hide, async_serve, async_show
from .renaming import follow_renames
from .safety.reach.listening import Listening
from .safety.rule_issues import watch_rules
from .services import async_register
from .turn.background import stay_tended, stay_tested
from .turn.guard import Ended
from .turn.warm_up import keep_read, stay_prepared
from .websocket_api import async_register as async_register_websocket
from .websocket_api.live import FEED

if TYPE_CHECKING:
    from homeassistant.core import Event, HomeAssistant
    from homeassistant.helpers.typing import ConfigType

    from .types import JarvisConfigEntry

CONFIG_SCHEMA = cv.config_entry_only_config_schema(DOMAIN)
PLATFORMS = (
    Platform.AI_TASK,
    Platform.BINARY_SENSOR,
    Platform.CONVERSATION,
    Platform.SENSOR,
)


async def async_setup(hass: HomeAssistant, _config: ConfigType) -> bool:
    """Register the actions; they exist while no entry is loaded, too."""
    async_register(hass)
    async_register_websocket(hass)
    await async_serve(hass)
    await watch_platforms(hass)
    return True


async def async_setup_entry(hass: HomeAssistant, entry: JarvisConfigEntry) -> bool:
    """Build the house and open its doors.

    No engine is contacted: what needs no model works while every engine is down.
    """
    name_by_machine(hass, entry)
    house = entry.runtime_data = await build(hass, entry)

    @callback
    def stopping(_event: Event) -> None:
        # Who is still waiting for an answer gets a sentence while it can be heard.
        house.turns.end(Ended.UNLOADING)
        house.grammars.close()

    async def close_memory(_event: Event) -> None:
        await house.memory.close()
        await house.ledger.close()

    entry.async_on_unload(house.memory.close)
    entry.async_on_unload(house.ledger.close)
    entry.async_on_unload(keep_books(house.tracer, house.ledger))
    entry.async_on_unload(forget_turns(house.memory, house.tracer, house.ledger))
    entry.async_on_unload(house.power.start())
    entry.async_on_unload(announce(hass, house))
    if house.memory.is_on:
        entry.async_on_unload(include(hass, house.memory))
    entry.async_on_unload(
        hass.bus.async_listen(EVENT_HOMEASSISTANT_FINAL_WRITE, close_memory)
    )
    entry.async_on_unload(house.grammars.close)
    entry.async_on_unload(
        hass.bus.async_listen_once(EVENT_HOMEASSISTANT_STOP, stopping)
    )
    entry.async_on_unload(house.home.start())
    house.resolver.update(house.home.home)
    entry.async_on_unload(
        house.home.listen(lambda: house.resolver.update(house.home.home))
    )
    entry.async_on_unload(house.toolboxes.start())
    entry.async_on_unload(Listening(hass).start())
    await house.counter.open(switches_of(entry), folder_of(hass, entry))
    entry.async_on_unload(house.counter.book.listen(house.toolboxes.forget))
    watch_engines(hass, entry, house)
    entry.async_on_unload(follow_renames(hass, entry))
    entry.async_on_unload(keep_read(hass, house))
    await hass.config_entries.async_forward_entry_setups(entry, PLATFORMS)
    entry.async_on_unload(stay_prepared(house))
    entry.async_on_unload(watch_setup(hass, entry))
    entry.async_on_unload(watch_rules(hass, house.safety.policy, rules_of(entry)))
    for end in (stay_tended(house), stay_tested(house)):
        if end is not None:
            entry.async_on_unload(end)
    entry.async_on_unload(entry.add_update_listener(_follower(entry)))
    await async_show(hass)
    entry.async_on_unload(hass.data[FEED].attach(house))
    return True


async def async_unload_entry(hass: HomeAssistant, entry: JarvisConfigEntry) -> bool:
    """Close the doors; turns that still run end with a spoken sentence."""
    house = entry.runtime_data
    house.turns.end(Ended.UNLOADING)
    unloaded = await hass.config_entries.async_unload_platforms(entry, PLATFORMS)
    if unloaded:
        await house.counter.close()
        house.dialogues.clear()
        if entry.disabled_by is not None:
            async_hide(hass)
    return unloaded


async def async_remove_entry(hass: HomeAssistant, entry: JarvisConfigEntry) -> None:
    """Erase what was remembered: the owner removes Jarvis from the house."""
    async_hide(hass)
    await remove_memory(hass, entry.entry_id)
    await remove_ledger(hass, entry.entry_id)


def _follower(
    entry: JarvisConfigEntry,
) -> Callable[[HomeAssistant, JarvisConfigEntry], Coroutine[Any, Any, None]]:
    """Make what follows the owner's changes; only commands need no reload."""
    before = beside_commands(entry)

    async def follow(hass: HomeAssistant, changed: JarvisConfigEntry) -> None:
        if beside_commands(changed) != before:
            hass.config_entries.async_schedule_reload(changed.entry_id)
            return
        counter = changed.runtime_data.counter
        await counter.follow(switches_of(changed), folder_of(hass, changed))

    return follow
