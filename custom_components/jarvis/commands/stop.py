"""Ends what is going on: the question, the talk, the turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, override

from ..const import DOMAIN
from ..lang.responses import examples, responses, sentences
from .base import (
    Arguments,
    Command,
    Effect,
    Kind,
    Outcome,
    Parameter,
    Request,
    Response,
    Spoken,
)
from .parts.playing import STOP as HALT, spoken_of
from .shelf.kit import Extent, Kit

LINES: Final = responses("conversation")
STOP: Final = sentences("conversation", "stop")

_TAKE_BACK: Final = "take_back"
_CALL_OFF: Final = "call_off"
# "Cancel" alone: what was done just now, if anything was; else no more than "stop".
_DROP: Final = "drop"
_IT: Final = "stop_it"


class Stop(Command):
    """Drops the pending question and ends the conversation."""

    name = "stop"
    description = "End what you are doing or saying, at the user's wish"
    parameters = (
        Parameter(
            name="take_back",
            kind=Kind.BOOLEAN,
            description="Also take back what was planned just now",
        ),
        Parameter(
            name="call_off",
            kind=Kind.BOOLEAN,
            description="Also take back what was done just now",
        ),
        Parameter(
            name="drop",
            kind=Kind.BOOLEAN,
            description="Also take back what was done just now, if anything was",
        ),
    )
    patterns = STOP
    lines = LINES
    examples = examples("stop")
    effect = Effect.NONE
    offered_to_models = False

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
        """Tell words that take something back from those that only end the talk.

        "Stop it" is for what was spoken of, where that runs.
        """
        del slots
        if pattern == _IT and spoken_of(self.kit, spoken.recent, HALT):
            return None
        return {pattern: True} if pattern in {_TAKE_BACK, _CALL_OFF, _DROP} else {}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Let go of everything that is open."""
        if arguments and (taken := await self._taken_back(arguments, request)):
            return taken
        request.thread.pending = None
        request.thread.items = ()
        if request.kit.agenda.ringing.hush():
            return Response.final(self.say("hushed", request.language))
        if request.kit.hooks is not None:
            await request.kit.hooks.stop(request)
        return Response.final(self.say("stopped", request.language))

    async def _taken_back(
        self, arguments: Arguments, request: Request
    ) -> Response | None:
        """Cancel the timer or plan that was made just now, or undo what was done."""
        steps, hooks = request.thread.kept.get("undo", ()), request.kit.hooks
        plans = bool(steps) and all(one == DOMAIN for one, _, _ in steps)
        drop = bool(arguments.get(_DROP))
        if drop and (request.thread.pending or request.kit.agenda.ringing.is_on):
            return None
        if hooks is None or not (plans or drop or arguments.get(_CALL_OFF)):
            return None
        done = await hooks.undo(request, Extent(fresh=not plans))
        return replace(done, outcome=Outcome.FINAL) if done and done.ok else done
