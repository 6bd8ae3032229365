"""Sensors that show what the house has done, what it cost, and how fast it was.

Figures come from the ledger, which survives restarts; counters go on where they
stopped, so long-term statistics do too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, override

from homeassistant.components.sensor import (
    SensorDeviceClass,
    SensorEntity,
    SensorEntityDescription,
    SensorStateClass,
)
from homeassistant.const import PERCENTAGE, EntityCategory, UnitOfEnergy, UnitOfTime
from homeassistant.core import CALLBACK_TYPE, HassJob, callback
from homeassistant.helpers.device_registry import DeviceEntryType, DeviceInfo
from homeassistant.helpers.event import async_call_later, async_track_time_interval
from homeassistant.helpers.typing import StateType
from homeassistant.util import dt as dt_util

from .const import DOMAIN, SUBENTRY_AGENT, SUBENTRY_ENGINE
from .entity import device_of
from .telemetry.summary import Bucket, Subject, fast_share

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant
    from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

    from .telemetry.ledger import Ledger
    from .types import JarvisConfigEntry

PARALLEL_UPDATES = 0
# Several turns end at once now and then; the states are written once for them.
WRITE_SECONDS = 1.0
# A day of figures grows old also while nobody speaks.
AGING = timedelta(minutes=15)
_JOULES_PER_KWH = 3_600_000


@dataclass(frozen=True, kw_only=True)
class FigureDescription(SensorEntityDescription):
    """A figure; `recent` ones are about the last day, others count for ever."""

    value: Callable[[Bucket], StateType]
    recent: bool = False


def _count(name: str) -> Callable[[Bucket], StateType]:
    return lambda bucket: bucket.counts.get(name, 0)


def _time(name: str, share: float) -> Callable[[Bucket], StateType]:
    return lambda bucket: bucket.percentile(name, share)


def _tokens(bucket: Bucket) -> StateType:
    known = [n for k in ("prompt", "completion") if (n := bucket.total(k)) is not None]
    return int(sum(known)) if known else None


def _share(bucket: Bucket) -> StateType:
    share = fast_share(bucket)
    return None if share is None else share * 100


def _energy(bucket: Bucket) -> StateType:
    joules = bucket.total("energy")
    return None if joules is None else joules / _JOULES_PER_KWH


def _counter(key: str, *, shown: bool) -> FigureDescription:
    return FigureDescription(
        key=key,
        translation_key=key,
        state_class=SensorStateClass.TOTAL_INCREASING,
        entity_registry_enabled_default=shown,
        value=_count(key),
    )


def _duration(key: str, name: str, share: float, *, shown: bool) -> FigureDescription:
    return FigureDescription(
        key=key,
        translation_key=key,
        state_class=SensorStateClass.MEASUREMENT,
        device_class=SensorDeviceClass.DURATION,
        native_unit_of_measurement=UnitOfTime.MILLISECONDS,
        suggested_display_precision=0,
        entity_registry_enabled_default=shown,
        recent=True,
        value=_time(name, share),
    )


def turn_figures(*, shown: bool) -> tuple[FigureDescription, ...]:
    """Return the figures about turns."""
    return (
        _counter("turns", shown=shown),
        _counter("failed_turns", shown=shown),
        FigureDescription(
            key="fast_lane_share",
            translation_key="fast_lane_share",
            state_class=SensorStateClass.MEASUREMENT,
            native_unit_of_measurement=PERCENTAGE,
            suggested_display_precision=0,
            entity_registry_enabled_default=shown,
            recent=True,
            value=_share,
        ),
        _duration("turn_p50", "turn", 0.5, shown=shown),
        _duration("turn_p95", "turn", 0.95, shown=shown),
    )


def call_figures(
    currency: str, *, shown: bool, priced: bool, measured: bool
) -> tuple[FigureDescription, ...]:
    """Return the figures about model calls; cost and energy if they can be known."""
    figures = (
        FigureDescription(
            key="tokens",
            translation_key="tokens",
            state_class=SensorStateClass.TOTAL_INCREASING,
            entity_registry_enabled_default=shown,
            value=_tokens,
        ),
        FigureDescription(
            key="cost",
            translation_key="cost",
            state_class=SensorStateClass.TOTAL,
            device_class=SensorDeviceClass.MONETARY,
            native_unit_of_measurement=currency,
            suggested_display_precision=2,
            entity_registry_enabled_default=shown,
            value=lambda bucket: bucket.total("cost"),
        ),
        FigureDescription(
            key="energy",
            translation_key="energy",
            state_class=SensorStateClass.TOTAL_INCREASING,
            device_class=SensorDeviceClass.ENERGY,
            native_unit_of_measurement=UnitOfEnergy.KILO_WATT_HOUR,
            suggested_display_precision=3,
            entity_registry_enabled_default=shown,
            value=_energy,
        ),
        _counter("calls", shown=False),
        FigureDescription(
            key="failed_calls",
            translation_key="failed_calls",
            state_class=SensorStateClass.TOTAL_INCREASING,
            entity_registry_enabled_default=False,
            value=_count("failed"),
        ),
        _duration("first_token_p50", "first_token", 0.5, shown=False),
        _duration("first_token_p95", "first_token", 0.95, shown=False),
    )
    known = {"cost": priced, "energy": measured}
    return tuple(figure for figure in figures if known.get(figure.key, True))


async def async_setup_entry(
    hass: HomeAssistant,
    entry: JarvisConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add the figures of the house, and those of each agent and engine."""
    house, ledger = entry.runtime_data, entry.runtime_data.ledger
    calls = partial(
        call_figures,
        hass.config.currency,
        priced=bool(house.recording.prices),
        measured=bool(house.recording.power),
    )
    agents = list(entry.get_subentries_of_type(SUBENTRY_AGENT))
    # One device is called Jarvis: what the house did is told by its first agent.
    first = agents[0] if agents else None
    async_add_entities(
        [
            Figure(
                ledger,
                figure,
                entry.entry_id,
                _house_device(entry) if first is None else device_of(hass, first),
                lambda _: True,
            )
            for figure in (*turn_figures(shown=True), *calls(shown=True))
        ],
        config_subentry_id=None if first is None else first.subentry_id,
    )
    more = [(SUBENTRY_AGENT, one, turn_figures(shown=False)) for one in agents[1:]]
    more += [
        (SUBENTRY_ENGINE, one, calls(shown=False))
        for one in entry.get_subentries_of_type(SUBENTRY_ENGINE)
    ]
    for kind, subentry, figures in more:
        key, about = subentry.subentry_id, partial(_is_about, kind, subentry.title)
        its = device_of(hass, subentry)
        async_add_entities(
            [Figure(ledger, figure, key, its, about) for figure in figures],
            config_subentry_id=key,
        )


def _house_device(entry: JarvisConfigEntry) -> DeviceInfo:
    return DeviceInfo(
        identifiers={(DOMAIN, entry.entry_id)},
        name=entry.title,
        manufacturer="Jarvis",
        entry_type=DeviceEntryType.SERVICE,
    )


def _is_about(kind: str, name: str, subject: Subject) -> bool:
    if kind == SUBENTRY_AGENT:
        return subject.kind == "turn" and subject.agent == name
    return subject.engine == name


class Figure(SensorEntity):
    """One figure about the subjects that are wanted."""

    entity_description: FigureDescription
    _attr_has_entity_name = True
    _attr_should_poll = False
    _attr_entity_category = EntityCategory.DIAGNOSTIC

    def __init__(
        self,
        ledger: Ledger,
        description: FigureDescription,
        key: str,
        device: DeviceInfo,
        wanted: Callable[[Subject], bool],
    ) -> None:
        """Take the ledger to read; `key` tells whose figure it is."""
        self.entity_description = description
        self._attr_unique_id = f"{key}_{description.key}"
        self._attr_device_info = device
        self._ledger = ledger
        self._wanted = wanted
        self._pending: CALLBACK_TYPE | None = None

    @property
    @override
    def native_value(self) -> StateType:
        """The figure; unknown when nothing is known about it."""
        ledger = self._ledger
        sums = ledger.recent if self.entity_description.recent else ledger.total
        return self.entity_description.value(sums(self._wanted))

    @property
    @override
    def last_reset(self) -> datetime | None:
        """Since when a total counts: that tells a new file from a refund."""
        if self.entity_description.state_class is not SensorStateClass.TOTAL:
            return None
        return dt_util.utc_from_timestamp(self._ledger.begun)

    @override
    async def async_added_to_hass(self) -> None:
        """Follow the ledger, and the hours as they pass."""
        self.async_on_remove(self._ledger.listen(self._changed))
        self.async_on_remove(self._forget)
        if self.entity_description.recent:
            self.async_on_remove(
                async_track_time_interval(self.hass, self._write, AGING)
            )

    @callback
    def _changed(self) -> None:
        if self._pending is None:
            job = HassJob(self._write, cancel_on_shutdown=True)
            self._pending = async_call_later(self.hass, WRITE_SECONDS, job)

    @callback
    def _write(self, _now: datetime) -> None:
        self._forget()
        self.async_write_ha_state()

    @callback
    def _forget(self) -> None:
        if self._pending is not None:
            self._pending()
            self._pending = None
