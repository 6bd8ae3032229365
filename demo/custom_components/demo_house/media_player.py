"""A television and speakers with a short list of tracks."""

from typing import override

from homeassistant.components.media_player import (
    MediaPlayerDeviceClass,
    MediaPlayerEntity,
    MediaPlayerEntityFeature,
    MediaPlayerState,
    MediaType,
)

from .entity import DemoEntity, platform
from .house import Thing

_COMMON = (
    MediaPlayerEntityFeature.TURN_ON
    | MediaPlayerEntityFeature.TURN_OFF
    | MediaPlayerEntityFeature.VOLUME_SET
    | MediaPlayerEntityFeature.VOLUME_STEP
    | MediaPlayerEntityFeature.VOLUME_MUTE
)
_TRACKS = (
    MediaPlayerEntityFeature.PLAY
    | MediaPlayerEntityFeature.PAUSE
    | MediaPlayerEntityFeature.STOP
    | MediaPlayerEntityFeature.NEXT_TRACK
    | MediaPlayerEntityFeature.PREVIOUS_TRACK
)


class DemoPlayer(DemoEntity, MediaPlayerEntity):
    """A media player; it has tracks or sources, or both."""

    _attr_media_content_type = MediaType.MUSIC

    def __init__(self, thing: Thing) -> None:
        """Start as the house says, at half volume."""
        super().__init__(thing)
        self._tracks: list[str] = thing.traits.get("tracks", [])
        self._attr_supported_features = _COMMON | (
            _TRACKS if self._tracks else MediaPlayerEntityFeature.SELECT_SOURCE
        )
        self._attr_device_class = MediaPlayerDeviceClass(thing.traits["device_class"])
        self._attr_source_list = thing.traits.get("sources")
        self._attr_source = (self._attr_source_list or [None])[0]
        self._attr_volume_level = 0.5
        self._attr_is_volume_muted = False
        self._attr_state = MediaPlayerState(thing.traits["state"])
        self._play(0)

    @override
    async def async_turn_on(self) -> None:
        """Turn on; a television plays at once."""
        self._become(
            MediaPlayerState.IDLE if self._tracks else MediaPlayerState.PLAYING
        )

    @override
    async def async_turn_off(self) -> None:
        """Turn off."""
        self._become(MediaPlayerState.OFF)

    @override
    async def async_media_play(self) -> None:
        """Play."""
        self._become(MediaPlayerState.PLAYING)

    @override
    async def async_media_pause(self) -> None:
        """Pause."""
        self._become(MediaPlayerState.PAUSED)

    @override
    async def async_media_stop(self) -> None:
        """Stop."""
        self._become(MediaPlayerState.IDLE)

    @override
    async def async_media_next_track(self) -> None:
        """Go to the next track; the first follows the last."""
        self._play(self._track + 1)
        self.async_write_ha_state()

    @override
    async def async_media_previous_track(self) -> None:
        """Go to the track before."""
        self._play(self._track - 1)
        self.async_write_ha_state()

    @override
    async def async_set_volume_level(self, volume: float) -> None:
        """Set the volume, 0..1."""
        self._attr_volume_level = volume
        self.async_write_ha_state()

    @override
    async def async_mute_volume(self, mute: bool) -> None:
        """Mute or unmute."""
        self._attr_is_volume_muted = mute
        self.async_write_ha_state()

    @override
    async def async_select_source(self, source: str) -> None:
        """Choose an input."""
        self._attr_source = source
        self.async_write_ha_state()

    def _become(self, state: MediaPlayerState) -> None:
        self._attr_state = state
        self.async_write_ha_state()

    def _play(self, track: int) -> None:
        self._track = track % max(len(self._tracks), 1)
        if self._tracks:
            self._attr_media_title = self._tracks[self._track]


async_setup_entry = platform("media_player", DemoPlayer)
