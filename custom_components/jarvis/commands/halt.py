"""Halts what cleans, mows or moves, and lets it go on: no intent of HA's does."""

from collections.abc import Mapping
from typing import Final, override

from ..lang.responses import examples, responses, sentences, words_of
from .base import (
    Arguments,
    Check,
    Command,
    Effect,
    Kind,
    Parameter,
    Refused,
    Request,
    Response,
    Spoken,
)
from .parts.actions import ActionFailed, call
from .parts.playing import AT_WORK, PAUSE, RESUME, RUNS, STOP, WAYS, spoken_of, way_to
from .parts.settling import settled
from .parts.targets import name_of
from .shelf.kit import Kit

ASK: Final = words_of("halt", "ask")
EXAMPLES: Final = examples("halt")
LINES: Final = responses("halt")
PATTERNS: Final = sentences("halt")

# Behind the action, where a pattern names nothing.
_IT: Final = "_it"


class Halt(Command):
    """Pauses, stops or resumes a robot, and stops a blind that moves."""

    name = "halt"
    description = "Pause, stop or resume a robot vacuum or mower; stop a moving blind"
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=(PAUSE, STOP, RESUME),
            default=PAUSE,
        ),
        Parameter(
            name="target",
            kind=Kind.ENTITY,
            description="The vacuum, mower or blind",
            domains=frozenset({domain for domain, _ in WAYS} - RUNS),
            ask=ASK,
        ),
        Parameter(
            name="running",
            kind=Kind.ENTITY,
            description="Instead: what runs until it is switched off",
            domains=RUNS,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("music and films (media)", "sending it home")
    bound = frozenset({PAUSE + _IT, STOP + _IT, RESUME + _IT})
    keywords = ("vacuum", "robot", "mower", "staubsauger", "saugroboter")
    effect = Effect.CHANGES

    def __init__(self) -> None:
        """Start without a house."""
        self.kit: Kit | None = None

    @override
    async def start(self, kit: Kit) -> None:
        """Look at the house for what runs."""
        self.kit = kit

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the pattern's id as the action; "it" is what was spoken of."""
        if (action := pattern.removesuffix(_IT)) == pattern:
            return {"action": action, **slots}
        target = spoken_of(self.kit, spoken.recent, action)
        if target is None:
            return None
        switched = target.partition(".")[0] in RUNS
        return {"action": action, "running" if switched else "target": target}

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want something to halt."""
        if "target" in arguments or "running" in arguments:
            return ()
        return (Refused(param="target", reason="target is required", key="missing"),)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Call what it can do, and tell whether it did."""
        entity_id = arguments.get("running") or arguments["target"]
        action = arguments["action"]
        state = request.kit.hass.states.get(entity_id)
        if state is None or (service := way_to(state, action)) is None:
            return self._fail("cannot", entity_id, request)
        # Many a blind does not tell that it moves.
        tells = state.domain != "cover" and action != RESUME
        if tells and state.state not in AT_WORK:
            return self._fail("idle", entity_id, request)
        try:
            await call(request, state.domain, service, {"entity_id": entity_id})
        except ActionFailed as err:
            said = self.say("failed", request.language, why=str(err))
            return Response.failure(said, "action_failed")

        def done() -> bool:
            now = request.kit.hass.states.get(entity_id)
            return now is not None and (now.state in AT_WORK) is (action == RESUME)

        if not await settled(request.kit.hass, [entity_id], done):
            return self._fail("not_so", entity_id, request)
        name = name_of(entity_id, request)
        said = self.say(action, request.language, name=name)
        return Response.success(said, entity_ids=[entity_id])

    def _fail(self, key: str, entity_id: str, request: Request) -> Response:
        said = self.say(key, request.language, name=name_of(entity_id, request))
        return Response.failure(said, key)
