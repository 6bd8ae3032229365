"""Says the last answer again."""

from typing import Final, override

from ..lang.responses import examples, responses, sentences
from .base import Arguments, Command, Effect, Request, Response

LINES: Final = responses("conversation")
REPEAT: Final = sentences("conversation", "repeat")


class Repeat(Command):
    """Repeats what was said last in this conversation."""

    name = "repeat"
    description = "Say your last answer again"
    patterns = REPEAT
    lines = LINES
    examples = examples("repeat")
    effect = Effect.NONE
    offered_to_models = False

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Say it again; nothing else happens again."""
        del arguments
        if not request.thread.said:
            said = self.say("nothing_repeat", request.language)
            return Response.failure(said, "nothing_said")
        return Response.success(request.thread.said)
