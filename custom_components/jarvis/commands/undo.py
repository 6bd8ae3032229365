"""Takes back the last action, as far as it can be taken back."""

from collections.abc import Mapping, Sequence
from typing import Any, override

from ..const import DOMAIN
from .actions import ActionFailed, call
from .base import Arguments, Command, Request, Response
from .words.conversation import EXAMPLES, LINES, UNDO


class Undo(Command):
    """Reverts what was done last in this conversation."""

    name = "undo"
    description = "Take back the last action"
    patterns = UNDO
    lines = LINES
    examples = EXAMPLES["undo"]
    keywords = ("revert", "back", "rückgängig")

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Ask the journal first, then what the last command left behind."""
        del arguments
        hooks = request.kit.hooks
        if hooks is not None and (response := await hooks.undo(request)) is not None:
            return response
        steps: Sequence[tuple[str, str, Mapping[str, Any]]]
        steps = request.thread.kept.pop("undo", ())
        if not steps:
            said = self.say("nothing_undo", request.language)
            return Response.failure(said, "nothing_to_undo")
        for domain, service, data in steps:
            if domain == DOMAIN:
                response = await request.kit.run(service, data, request)
                if not response.ok:
                    return response
                continue
            try:
                await call(request, domain, service, dict(data))
            except ActionFailed as err:
                said = self.say("undo_failed", request.language, why=str(err))
                return Response.failure(said, "action_failed")
        request.thread.kept.pop("undo", None)
        return Response.success(self.say("undone", request.language))
