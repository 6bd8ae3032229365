"""Halts what cleans, mows or moves, and lets it go on: no intent of HA's does."""

from collections.abc import Mapping
from typing import Final, override

from homeassistant.components.cover import CoverEntityFeature
from homeassistant.components.lawn_mower import LawnMowerEntityFeature
from homeassistant.components.vacuum import VacuumEntityFeature
from homeassistant.const import ATTR_SUPPORTED_FEATURES, STATE_UNAVAILABLE
from homeassistant.core import State

from .base import Arguments, Command, Effect, Kind, Parameter, Request, Response, Spoken
from .parts.actions import ActionFailed, call
from .parts.settling import settled
from .parts.targets import name_of
from .words.halt import ASK, EXAMPLES, LINES, PATTERNS

_PAUSE, _STOP, _RESUME = "pause", "stop", "resume"
# Domain and action, to the services that do it, best first, and the feature of each.
_WAYS: Final[Mapping[tuple[str, str], Mapping[str, int]]] = {
    ("vacuum", _PAUSE): {
        "pause": VacuumEntityFeature.PAUSE,
        "stop": VacuumEntityFeature.STOP,
    },
    ("vacuum", _STOP): {
        "stop": VacuumEntityFeature.STOP,
        "pause": VacuumEntityFeature.PAUSE,
    },
    ("vacuum", _RESUME): {"start": VacuumEntityFeature.START},
    ("lawn_mower", _PAUSE): {"pause": LawnMowerEntityFeature.PAUSE},
    ("lawn_mower", _STOP): {"pause": LawnMowerEntityFeature.PAUSE},
    ("cover", _PAUSE): {"stop_cover": CoverEntityFeature.STOP},
    ("cover", _STOP): {"stop_cover": CoverEntityFeature.STOP},
    ("lawn_mower", _RESUME): {"start_mowing": LawnMowerEntityFeature.START_MOWING},
}
_COVER: Final = "cover"
_AT_WORK: Final = frozenset(
    {"cleaning", "returning", "mowing", "on", "opening", "closing"}
)


class Halt(Command):
    """Pauses, stops or resumes a robot, and stops a blind that moves."""

    name = "halt"
    description = "Pause, stop or resume a robot vacuum or mower; stop a moving blind"
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=(_PAUSE, _STOP, _RESUME),
            default=_PAUSE,
        ),
        Parameter(
            name="target",
            kind=Kind.ENTITY,
            description="The vacuum, mower or blind",
            domains=frozenset({domain for domain, _ in _WAYS}),
            required=True,
            ask=ASK,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("music and films (media)", "sending it home")
    keywords = ("vacuum", "robot", "mower", "staubsauger", "saugroboter")
    effect = Effect.CHANGES

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the pattern's id as the action."""
        del spoken
        return {"action": pattern, **slots}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Call what it can do, and tell whether it did."""
        entity_id, action = arguments["target"], arguments["action"]
        state = request.kit.hass.states.get(entity_id)
        if state is None or (service := _way(state, action)) is None:
            return self._fail("cannot", entity_id, request)
        # Many a blind does not tell that it moves.
        tells = state.domain != _COVER and action != _RESUME
        if tells and state.state not in _AT_WORK:
            return self._fail("idle", entity_id, request)
        try:
            await call(request, state.domain, service, {"entity_id": entity_id})
        except ActionFailed as err:
            said = self.say("failed", request.language, why=str(err))
            return Response.failure(said, "action_failed")

        def done() -> bool:
            now = request.kit.hass.states.get(entity_id)
            return now is not None and (now.state in _AT_WORK) is (action == _RESUME)

        if not await settled(request.kit.hass, [entity_id], done):
            return self._fail("not_so", entity_id, request)
        name = name_of(entity_id, request)
        said = self.say(action, request.language, name=name)
        return Response.success(said, entity_ids=[entity_id])

    def _fail(self, key: str, entity_id: str, request: Request) -> Response:
        said = self.say(key, request.language, name=name_of(entity_id, request))
        return Response.failure(said, key)


def _way(state: State, action: str) -> str | None:
    """Return the service that does it; None where the thing has none."""
    if state.state == STATE_UNAVAILABLE:
        return None
    able = state.attributes.get(ATTR_SUPPORTED_FEATURES, 0)
    ways = _WAYS.get((state.domain, action), {})
    return next((one for one, feature in ways.items() if able & feature), None)
