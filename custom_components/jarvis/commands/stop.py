"""Ends what is going on: the question, the talk, the turn."""

from typing import override

from .base import Arguments, Command, Effect, Request, Response
from .words.conversation import EXAMPLES, LINES, STOP


class Stop(Command):
    """Drops the pending question and ends the conversation."""

    name = "stop"
    description = "End what you are doing or saying, at the user's wish"
    patterns = STOP
    lines = LINES
    examples = EXAMPLES["stop"]
    effect = Effect.NONE
    offered_to_models = False

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Let go of everything that is open."""
        del arguments
        request.thread.pending = None
        request.thread.items = ()
        if request.kit.agenda.ringing.hush():
            return Response.final(self.say("hushed", request.language))
        if request.kit.hooks is not None:
            await request.kit.hooks.stop(request)
        return Response.final(self.say("stopped", request.language))
