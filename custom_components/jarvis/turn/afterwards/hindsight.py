"""Looks back for the commands: undoes from the journal, explains from the trace."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..consenting.command_consent import asker_from
from .taking_back import TakingBack
from .telling import Telling

if TYPE_CHECKING:
    from ...commands.base import Request, Response
    from ...commands.shelf.looking_back import Asked, Extent
    from ...safety.authorizer import Authorizer
    from ...telemetry.tracer import Tracer
    from ..dialogue import Dialogues


@dataclass(slots=True, kw_only=True)
class Hindsight:
    """The turn's hooks for "undo", "why" and "stop"."""

    guardian: Authorizer
    tracer: Tracer
    dialogues: Dialogues

    async def undo(self, request: Request, extent: Extent) -> Response | None:
        """Take back what was done; None when nothing was done here."""
        return await TakingBack(guardian=self.guardian).undo(request, extent)

    async def why(self, request: Request, asked: Asked) -> str | None:
        """Explain what was done; None when there is nothing to explain."""
        telling = Telling(guardian=self.guardian, tracer=self.tracer)
        return await telling.why(request, asked)

    def done_here(self, request: Request, action: str) -> tuple[str, ...]:
        """List what an action was done to from here, newest first."""
        now = self.guardian.hass.loop.time()
        return self.guardian.journal.done_here(asker_from(request), now, action)

    async def stop(self, request: Request) -> None:
        """Drop what waits for consent, and what tools found in this conversation."""
        self.guardian.take(asker_from(request))
        if (dialogue := self.dialogues.peek(request.conversation_id)) is not None:
            dialogue.clear()
