"""Reads the home out of Home Assistant's registries and keeps it current.

A snapshot is built once; afterwards only what an event names is read again, all
events of one moment together. States matter only when they appear, disappear or
change what the entity can do: an ordinary state change costs a comparison.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from homeassistant.components.homeassistant.exposed_entities import (
    async_listen_entity_updates,
    async_should_expose,
)
from homeassistant.const import (
    ATTR_DEVICE_CLASS,
    ATTR_FRIENDLY_NAME,
    ATTR_SUPPORTED_FEATURES,
    EVENT_STATE_CHANGED,
)
from homeassistant.core import (
    CALLBACK_TYPE,
    Event,
    EventStateChangedData,
    HomeAssistant,
    State,
    callback,
)
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
    intent,
)

from .candidates import HouseSummary, summarise
from .seeing import MayRead, anything, seen_home
from .snapshot import Area, Device, Entity, Floor, Home, Place

# Assist's own id: what the owner exposed to Assist is what Jarvis may see.
ASSISTANT: Final = "conversation"
# For so many kinds of accounts the house is kept summed up.
_ACCOUNTS: Final = 16
_ABILITIES: Final = (ATTR_DEVICE_CLASS, ATTR_SUPPORTED_FEATURES, ATTR_FRIENDLY_NAME)


class HomeReader:
    """The home as it is now; `start` builds it and begins to listen."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Take the registries; the home is empty until `start`."""
        self._hass = hass
        self._home = Home()
        self._summary: tuple[int, HouseSummary] | None = None
        self._narrow: tuple[int, list[tuple[MayRead, HouseSummary]]] = (0, [])
        self._listeners: list[Callable[[], None]] = []
        self._stale: set[str] = set()
        self._stale_devices: set[str] = set()
        self._all_stale = False
        self._due = False
        self._stops: list[CALLBACK_TYPE] = []

    @property
    def home(self) -> Home:
        """The newest snapshot; pending changes are read first."""
        if self._due:
            self._apply()
        return self._home

    @property
    def summary(self) -> HouseSummary:
        """The newest snapshot summed up; counted once per version."""
        home = self.home
        if self._summary is None or self._summary[0] != home.version:
            self._summary = (home.version, summarise(home))
        return self._summary[1]

    def summary_for(self, may_read: MayRead) -> HouseSummary:
        """Sum up what an account may see; counted once per version."""
        if may_read is anything:
            return self.summary
        version = self.home.version
        if self._narrow[0] != version or len(self._narrow[1]) >= _ACCOUNTS:
            self._narrow = (version, [])
        kept = self._narrow[1]
        known = next((one for may, one in kept if may == may_read), None)
        if known is None:
            known = summarise(seen_home(self.home, may_read))
            kept.append((may_read, known))
        return known

    @callback
    def start(self) -> CALLBACK_TYPE:
        """Build the home and follow every change until the returned stop is called."""
        self._build()
        listen = self._hass.bus.async_listen
        self._stops = [
            listen(er.EVENT_ENTITY_REGISTRY_UPDATED, self._on_entity),
            listen(dr.EVENT_DEVICE_REGISTRY_UPDATED, self._on_device),
            listen(ar.EVENT_AREA_REGISTRY_UPDATED, self._on_place),
            listen(fr.EVENT_FLOOR_REGISTRY_UPDATED, self._on_place),
            listen(EVENT_STATE_CHANGED, self._on_state, event_filter=_matters),
            async_listen_entity_updates(self._hass, ASSISTANT, self._on_exposure),
        ]
        return self._stop

    @callback
    def listen(self, listener: Callable[[], None]) -> CALLBACK_TYPE:
        """Call the listener after each new version, until the returned stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @callback
    def place(self, satellite_id: str | None, device_id: str | None) -> Place:
        """Tell where a satellite stands: its own area, else its device's."""
        area_id: str | None = None
        registry = er.async_get(self._hass)
        if satellite_id and (entry := registry.async_get(satellite_id)):
            area_id = er.async_get_effective_area_id(self._hass, entry)
        if area_id is None and (device_id := self.device_of(satellite_id, device_id)):
            device = dr.async_get(self._hass).async_get(device_id)
            if device is not None:
                area_id = dr.async_get_effective_area_id(self._hass, device)
        return self.home.place(area_id)

    @callback
    def device_of(self, satellite_id: str | None, device_id: str | None) -> str | None:
        """Give the device that listens: the one named, else the satellite's."""
        if device_id or not satellite_id:
            return device_id
        entry = er.async_get(self._hass).async_get(satellite_id)
        return entry.device_id if entry else None

    @callback
    def _stop(self) -> None:
        while self._stops:
            self._stops.pop()()
        self._settle()

    @callback
    def _on_entity(self, event: Event[er.EventEntityRegistryUpdatedData]) -> None:
        ids = {event.data["entity_id"]}
        if event.data["action"] == "update" and "old_entity_id" in event.data:
            ids.add(event.data["old_entity_id"])
        self._schedule(ids)

    @callback
    def _on_device(self, event: Event[dr.EventDeviceRegistryUpdatedData]) -> None:
        device_id = event.data["device_id"]
        devices = dr.async_get(self._hass)
        children = dr.async_entries_for_parent_device(devices, device_id)
        family = {device_id, *(child.id for child in children)}
        registry = er.async_get(self._hass)
        self._stale_devices |= family
        self._schedule(
            {
                entry.entity_id
                for key in family
                for entry in er.async_entries_for_device(registry, key)
            }
        )

    @callback
    def _on_place(self, _event: Event[Any]) -> None:
        self._all_stale = True
        self._schedule(set())

    @callback
    def _on_state(self, event: Event[EventStateChangedData]) -> None:
        self._schedule({event.data["entity_id"]})

    @callback
    def _on_exposure(self) -> None:
        """Look at what has no registry entry; the others announce it themselves."""
        registry = er.async_get(self._hass).entities
        self._schedule(
            {key for key in self._hass.states.async_entity_ids() if key not in registry}
        )

    def _schedule(self, entity_ids: set[str]) -> None:
        self._stale |= entity_ids
        if not self._due:
            self._due = True
            self._hass.loop.call_soon(self._apply)

    @callback
    def _apply(self) -> None:
        if not self._due or not self._stops:
            return
        if self._all_stale:
            self._build()
        else:
            self._update()

    def _build(self) -> None:
        self._settle()
        areas = ar.async_get(self._hass)
        floors = {
            floor.floor_id: Floor(
                floor_id=floor.floor_id,
                names=_names((floor.name, *sorted(floor.aliases))),
                level=floor.level,
            )
            for floor in fr.async_get(self._hass).async_list_floors()
        }
        rooms = {
            area.id: Area(
                area_id=area.id,
                names=_names((area.name, *sorted(area.aliases))),
                floor_id=area.floor_id,
                labels=frozenset(area.labels),
            )
            for area in areas.async_list_areas()
        }
        entities = {
            state.entity_id: entity
            for state in self._hass.states.async_all()
            if (entity := self._entity(state, rooms)) is not None
        }
        keys = {entity.device_id for entity in entities.values() if entity.device_id}
        devices = {key: self._device(key) for key in keys}
        self._publish(
            MappingProxyType(floors),
            MappingProxyType(rooms),
            _changed({}, devices),
            entities,
        )

    def _update(self) -> None:
        stale, devices = self._stale, self._stale_devices
        self._settle()
        changed: dict[str, Entity | None] = {}
        for entity_id in stale:
            state = self._hass.states.get(entity_id)
            new = self._entity(state, self._home.areas) if state else None
            if new != self._home.entities.get(entity_id):
                changed[entity_id] = new
            if new and new.device_id and new.device_id not in self._home.devices:
                devices.add(new.device_id)
        known = {key: self._device(key) for key in devices}
        if changed or any(new != self._home.devices.get(k) for k, new in known.items()):
            self._publish(
                self._home.floors,
                self._home.areas,
                _changed(self._home.devices, known),
                _changed(self._home.entities, changed),
            )

    def _settle(self) -> None:
        self._stale, self._stale_devices = set(), set()
        self._due = self._all_stale = False

    def _publish(
        self,
        floors: Mapping[str, Floor],
        areas: Mapping[str, Area],
        devices: Mapping[str, Device],
        entities: Mapping[str, Entity],
    ) -> None:
        self._home = Home(
            version=self._home.version + 1,
            floors=floors,
            areas=areas,
            devices=MappingProxyType(devices),
            entities=MappingProxyType(entities),
        )
        for listener in tuple(self._listeners):
            listener()

    def _device(self, device_id: str) -> Device | None:
        entry = dr.async_get(self._hass).async_get(device_id)
        if entry is None:
            return None
        return Device(
            device_id=device_id,
            name=entry.name_by_user or entry.name or "",
            area_id=dr.async_get_effective_area_id(self._hass, entry),
            labels=frozenset(entry.labels),
        )

    def _entity(self, state: State, areas: Mapping[str, Area]) -> Entity | None:
        """Read one entity; None when it is not exposed."""
        if not async_should_expose(self._hass, ASSISTANT, state.entity_id):
            return None
        entry = er.async_get(self._hass).async_get(state.entity_id)
        area_id = er.async_get_effective_area_id(self._hass, entry) if entry else None
        area = areas.get(area_id) if area_id else None
        aliases = intent.async_get_entity_aliases(self._hass, entry, state=state)
        return Entity(
            entity_id=state.entity_id,
            names=_names(aliases),
            area_id=area_id,
            floor_id=area.floor_id if area else None,
            labels=frozenset(entry.labels) if entry else frozenset(),
            device_class=state.attributes.get(ATTR_DEVICE_CLASS),
            features=int(state.attributes.get(ATTR_SUPPORTED_FEATURES) or 0),
            device_id=entry.device_id if entry else None,
        )


def _changed[T](old: Mapping[str, T], changes: Mapping[str, T | None]) -> dict[str, T]:
    """Copy a mapping with some values replaced and those that are None removed."""
    new = dict(old)
    for key, value in changes.items():
        if value is None:
            new.pop(key, None)
        else:
            new[key] = value
    return new


def _names(names: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Drop blanks and repetitions, keeping the owner's order."""
    return tuple(dict.fromkeys(name.strip() for name in names if name.strip()))


@callback
def _matters(data: EventStateChangedData) -> bool:
    """Tell whether an entity came, went or changed in what it is or can do."""
    old, new = data["old_state"], data["new_state"]
    if old is None or new is None:
        return True
    if old.attributes is new.attributes:
        return False
    return any(old.attributes.get(key) != new.attributes.get(key) for key in _ABILITIES)
