"""Explains the last turn."""

from typing import override

from .base import Arguments, Command, Effect, Request, Response
from .words.conversation import EXAMPLES, LINES, WHY


class Why(Command):
    """Tells why Jarvis did what it did, from the trace."""

    name = "why"
    description = "Explain the last thing you did"
    patterns = WHY
    lines = LINES
    examples = EXAMPLES["why"]
    effect = Effect.NONE

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Read the trace; without one tell what ran last."""
        del arguments
        hooks, language = request.kit.hooks, request.language
        if hooks is not None and (told := await hooks.why(request)):
            return Response.success(told)
        last = request.thread.last
        if not last or last == self.name:
            said = self.say("nothing_why", language)
            return Response.failure(said, "nothing_to_explain")
        command = last.replace("_", " ")
        return Response.success(self.say("last_was", language, command=command))
