"""Media transport: pause, resume, stop, skip, volume."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, override

from homeassistant.components.media_player import (
    ATTR_INPUT_SOURCE,
    ATTR_INPUT_SOURCE_LIST,
    ATTR_MEDIA_ARTIST,
    ATTR_MEDIA_REPEAT,
    ATTR_MEDIA_SHUFFLE,
    ATTR_MEDIA_TITLE,
    ATTR_MEDIA_VOLUME_LEVEL,
    ATTR_MEDIA_VOLUME_MUTED,
    MediaPlayerEntityFeature as Feature,
    RepeatMode,
)
from homeassistant.const import STATE_OFF, STATE_UNAVAILABLE
from homeassistant.core import State

from ..lang.normalise import fold
from ..lang.responses import examples, responses, sentences, words_of
from ..nlu.dispatch import chosen
from ..safety.expected import moved_on
from .base import (
    Arguments,
    Check,
    Command,
    Kind,
    Parameter,
    PreRoute,
    Refused,
    Request,
    Response,
    Spoken,
)
from .parts.actions import ActionFailed, drive
from .parts.playing import (
    AWAKE,
    LIVE,
    NEEDS_SOUND,
    PLAYER,
    SILENT,
    SOURCE,
    WAY,
    player_here,
    players,
    said_of_player,
)
from .parts.settling import settled
from .shelf.threads import Thread

ASK_VOLUME: Final = words_of("media", "ask_volume")
EXAMPLES: Final = examples("media")
LINES: Final = responses("media")
PATTERNS: Final = sentences("media")

_STEP = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class _Move:
    """An action of a player: the service, the feature, and when it has happened."""

    service: str
    feature: Feature
    holds: Callable[[State, Arguments], bool]


def _is_off(state: State, arguments: Arguments) -> bool:
    del arguments
    return state.state not in AWAKE


def _sounds(state: State, arguments: Arguments) -> bool:
    wanted = arguments["volume"] / 100
    level = state.attributes.get(ATTR_MEDIA_VOLUME_LEVEL)
    return level is None or abs(level - wanted) < 0.02  # noqa: PLR2004 - players round


def _muted(state: State, arguments: Arguments) -> bool:
    muted = state.attributes.get(ATTR_MEDIA_VOLUME_MUTED)
    return muted is None or muted == (arguments["action"] == "mute")


def _anyhow(state: State, arguments: Arguments) -> bool:
    del arguments
    return state.state in AWAKE


def _shows(state: State, arguments: Arguments) -> bool:
    shown = state.attributes.get(ATTR_INPUT_SOURCE)
    return shown is None or shown == arguments[SOURCE]


def _shuffles(state: State, arguments: Arguments) -> bool:
    shuffled = state.attributes.get(ATTR_MEDIA_SHUFFLE)
    return shuffled is None or shuffled == (arguments["action"] == "shuffle")


def _repeats(state: State, arguments: Arguments) -> bool:
    repeated = state.attributes.get(ATTR_MEDIA_REPEAT)
    on = arguments["action"] == "repeat"
    return repeated is None or (repeated != RepeatMode.OFF) == on


_SHUFFLE = _Move(service="shuffle_set", feature=Feature.SHUFFLE_SET, holds=_shuffles)
_REPEAT = _Move(service="repeat_set", feature=Feature.REPEAT_SET, holds=_repeats)
_MOVES: Mapping[str, _Move] = {
    "pause": _Move(
        service="media_pause",
        feature=Feature.PAUSE,
        holds=lambda state, _: state.state not in LIVE,
    ),
    "play": _Move(
        service="media_play",
        feature=Feature.PLAY,
        holds=lambda state, _: state.state in LIVE,
    ),
    "stop": _Move(service="media_stop", feature=Feature.STOP, holds=_is_off),
    "next": _Move(
        service="media_next_track", feature=Feature.NEXT_TRACK, holds=_anyhow
    ),
    "previous": _Move(
        service="media_previous_track", feature=Feature.PREVIOUS_TRACK, holds=_anyhow
    ),
    "volume": _Move(service="volume_set", feature=Feature.VOLUME_SET, holds=_sounds),
    "mute": _Move(service="volume_mute", feature=Feature.VOLUME_MUTE, holds=_muted),
    "unmute": _Move(service="volume_mute", feature=Feature.VOLUME_MUTE, holds=_muted),
    SOURCE: _Move(service="select_source", feature=Feature.SELECT_SOURCE, holds=_shows),
    **dict.fromkeys(("shuffle", "shuffle_off"), _SHUFFLE),
    **dict.fromkeys(("repeat", "repeat_off"), _REPEAT),
}
# What is off has no volume that anybody could hear.
_VOLUMES = frozenset({"volume", "mute", "unmute"})
_OPPOSITES = {
    "pause": "play",
    "play": "pause",
    "next": "previous",
    "previous": "next",
}
_STATUS = "status"
_MODES = frozenset({"shuffle", "repeat"})
_RELATIVE = {"louder": 1, "quieter": -1}


class Media(Command):
    """Controls what is playing, in this room or on a named player."""

    name = "media"
    description = (
        "Tell what is playing; pause, resume, stop, skip, shuffle, repeat, change its "
        "volume, or switch the input of a television or receiver"
    )
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=(*_MOVES, *_RELATIVE, _STATUS),
            required=True,
        ),
        Parameter(
            name="player",
            kind=Kind.ENTITY,
            description="The player; leave out for what is playing here",
            domains=frozenset({PLAYER}),
        ),
        Parameter(
            name="volume",
            kind=Kind.NUMBER,
            description="Volume in percent, for action volume",
            minimum=0,
            maximum=100,
            ask=ASK_VOLUME,
        ),
        Parameter(
            name=SOURCE,
            kind=Kind.STRING,
            description="Input such as HDMI 2, for action source",
            longest=60,
        ),
        Parameter(
            name="step",
            kind=Kind.NUMBER,
            description="How many percent louder or quieter",
            default=_STEP,
            minimum=1,
            maximum=100,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    deferrable = True
    examples = EXAMPLES
    antipatterns = ("choosing what to play",)
    keywords = ("music", "song", "volume", "louder", "musik", "lautstärke")
    telling = frozenset({_STATUS})
    always_asked = True
    # Who stops what plays means the player, not the talk.
    sooner = frozenset({"stop"})

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim what is said of the player that was spoken of."""
        return said_of_player(self.name, spoken, thread)

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the pattern's id as the action."""
        if pattern in _MODES and chosen("ends", spoken.text, spoken.language):
            pattern = f"{pattern}_off"
        if (number := slots.get("number")) is not None:
            rest = {key: said for key, said in slots.items() if key != "number"}
            return {"action": pattern, **rest, SOURCE: f"HDMI {number}"}
        return {"action": pattern, **slots}

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want a volume where one is needed, and one player."""
        if arguments["action"] == "volume" and "volume" not in arguments:
            return (
                Refused(param="volume", reason="volume is required", key="missing"),
            )
        if arguments["action"] == SOURCE and SOURCE not in arguments:
            return (Refused(param=SOURCE, reason="source is required", key="missing"),)
        if "player" in arguments or arguments["action"] == _STATUS:
            return ()
        return (player_here(self.name, arguments["action"], request),)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do it, as far as the player can."""
        entity_id = arguments.get("player")
        if arguments["action"] == _STATUS:
            return self._tell(entity_id, request)
        if entity_id is None:
            key = "nothing" if players(request) else "no_player"
            return Response.failure(self.say(key, request.language), key)
        state = request.kit.hass.states.get(entity_id)
        if state is None or state.state == "unavailable":
            return self._fail("unavailable", entity_id, request)
        wanted = _absolute(arguments, state)
        move = _MOVES[wanted["action"]]
        if not Feature(state.attributes.get("supported_features", 0)) & move.feature:
            return self._fail("cannot", entity_id, request)
        ready = _ready(wanted, state)
        if isinstance(ready, str):
            return self._fail(ready, entity_id, request)
        done = await self._move(entity_id, move, ready, request)
        way = arguments["action"] if arguments["action"] in _RELATIVE else ""
        request.thread.kept[WAY] = way if done.ok else ""
        return done

    def _tell(self, entity_id: str | None, request: Request) -> Response:
        """Tell what the named player plays, or every one that does."""
        states, language = request.kit.hass.states, request.language
        plays, silent, asked = [], [], 0
        for entity in players(request):
            state = states.get(entity.entity_id)
            if state is None or entity_id not in (None, entity.entity_id):
                continue
            asked += 1
            if state.state in LIVE:
                plays.append(self._plays(entity.name, state, language))
            elif state.state == STATE_UNAVAILABLE:
                silent.append(self.say("unavailable", language, player=entity.name))
        if not plays and (not silent or len(silent) < asked):
            plays = [self.say("nothing", language)]
        return Response.answer(" ".join(plays + silent))

    def _plays(self, player: str, state: State, language: str) -> str:
        title = str(state.attributes.get(ATTR_MEDIA_TITLE) or "")
        artist = str(state.attributes.get(ATTR_MEDIA_ARTIST) or "")
        key = ("plays_by" if artist else "plays") if title else "plays_on"
        return self.say(key, language, title=title, artist=artist, player=player)

    async def _move(
        self, entity_id: str, move: _Move, wanted: Arguments, request: Request
    ) -> Response:
        """Call the action and look whether it happened."""
        before = request.kit.hass.states.get(entity_id)
        data: dict[str, Any] = {"entity_id": entity_id}
        if move.service == "volume_set":
            data["volume_level"] = wanted["volume"] / 100
        elif move.service == "volume_mute":
            data["is_volume_muted"] = wanted["action"] == "mute"
        elif move.service == "select_source":
            data[SOURCE] = wanted[SOURCE]
        elif move.service == "shuffle_set":
            data[ATTR_MEDIA_SHUFFLE] = wanted["action"] == "shuffle"
        elif move.service == "repeat_set":
            on = wanted["action"] == "repeat"
            data[ATTR_MEDIA_REPEAT] = RepeatMode.ALL if on else RepeatMode.OFF
        try:
            await drive(request, PLAYER, move.service, data)
        except ActionFailed as err:
            said = self.say("failed", request.language, why=str(err))
            return Response.failure(said, "action_failed")
        if not await _happened(request, entity_id, move, wanted, before):
            return self._fail("not_so", entity_id, request)
        request.thread.kept[self.name] = entity_id
        request.thread.kept[SILENT] = wanted["action"] in {"stop", "pause"}
        volume = f"{wanted.get('volume', 0):g}"
        response = Response.success(
            self.say(
                wanted["action"],
                request.language,
                volume=volume,
                source=wanted.get(SOURCE, ""),
            ),
            entity_id=entity_id,
            entity_ids=(entity_id,),
            **({"volume": wanted["volume"]} if "volume" in wanted else {}),
        )
        return replace(response, undo=_back(wanted["action"], entity_id, before))

    def _fail(self, key: str, entity_id: str, request: Request) -> Response:
        entity = request.kit.home().entities.get(entity_id)
        name = entity.name if entity else entity_id
        return Response.failure(self.say(key, request.language, player=name), key)


def _back(
    action: str, entity_id: str, before: State | None
) -> tuple[tuple[str, str, dict[str, Any]], ...]:
    """Return the call that reverses an action, where there is one."""
    data: dict[str, Any] = {"entity_id": entity_id}
    level = before.attributes.get(ATTR_MEDIA_VOLUME_LEVEL) if before else None
    shown = before.attributes.get(ATTR_INPUT_SOURCE) if before else None
    match action:
        case "source" if shown is not None:
            return ((PLAYER, "select_source", {**data, SOURCE: shown}),)
        case "volume" if level is not None:
            return ((PLAYER, "volume_set", {**data, "volume_level": level}),)
        case "pause" | "play" | "next" | "previous":
            opposite = _MOVES[_OPPOSITES[action]].service
            return ((PLAYER, opposite, data),)
        case "mute" | "unmute":
            muted = action == "unmute"
            return ((PLAYER, "volume_mute", {**data, "is_volume_muted": muted}),)
        case "shuffle" | "shuffle_off" | "repeat" | "repeat_off":
            mode = action.removesuffix("_off")
            old = before.attributes.get(mode) if before else None
            call = (PLAYER, f"{mode}_set", {**data, mode: old})
            return () if old is None else (call,)
        case _:
            return ()


def _ready(wanted: Arguments, state: State) -> Arguments | str:
    """Name the input as the player does; a string is why it cannot be done."""
    if wanted["action"] in NEEDS_SOUND and state.state not in AWAKE:
        return "nothing"
    if wanted["action"] in _VOLUMES and state.state == STATE_OFF:
        return "off"
    if wanted["action"] != SOURCE:
        return wanted
    source = _source_of(state, wanted[SOURCE])
    return "no_source" if source is None else {**wanted, SOURCE: source}


def _source_of(state: State, said: str) -> str | None:
    """Find an input by what it is called, however that is spelt."""
    listed = state.attributes.get(ATTR_INPUT_SOURCE_LIST) or ()
    wanted = fold(said).replace(" ", "")
    return next((one for one in listed if fold(one).replace(" ", "") == wanted), None)


def _absolute(arguments: Arguments, state: State) -> Arguments:
    """Turn louder and quieter into a volume."""
    sign = _RELATIVE.get(arguments["action"])
    if sign is None:
        return arguments
    step = round(sign * arguments["step"])
    level = state.attributes.get(ATTR_MEDIA_VOLUME_LEVEL) or 0
    volume = min(100, max(0, round(level * 100) + step))
    return {**arguments, "action": "volume", "volume": volume}


async def _happened(
    request: Request,
    entity_id: str,
    move: _Move,
    arguments: Arguments,
    before: State | None,
) -> bool:
    """Wait a moment for the player to follow."""
    states = request.kit.hass.states

    def holds() -> bool:
        state = states.get(entity_id)
        return (
            state is not None
            and state.state != STATE_UNAVAILABLE
            and move.holds(state, arguments)
            and (move.holds is not _anyhow or moved_on(state, before, {}))
        )

    return await settled(request.kit.hass, [entity_id], holds)
