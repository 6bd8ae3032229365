"""Takes back the last action, or a part of it, as far as it can be taken back."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, override

from ..const import DOMAIN
from ..lang.responses import examples, responses, sentences
from .base import (
    Arguments,
    Command,
    Kind,
    Parameter,
    PreRoute,
    Request,
    Response,
    Spoken,
)
from .parts.actions import ActionFailed, call
from .parts.letting_go import lets_go, only_beside
from .shelf.kit import Extent
from .shelf.patterns import follow_ups
from .shelf.threads import Thread

EXAMPLES: Final = examples("undo")
FOLLOWS: Final = sentences("undo", "follows")
LINES: Final = responses("undo")
PATTERNS: Final = sentences("undo")

_MOST = 9
_REDO, _ANYWAY = "redo", "anyway"
# The last hour, or half of it: more than can be taken back in any case.
_HOUR, _WHOLE_HOUR = "hour", "60 min"
_TIMES: Mapping[str, int] = {"both": 2, "thrice": 3}
_SLOTS = frozenset({"what", "keep", "count", "within"})


class Undo(Command):
    """Reverts what was done last in this conversation."""

    name = "undo"
    description = "Take back the last action, or a part of it"
    parameters = (
        Parameter(
            name="what",
            kind=Kind.STRING,
            description="Name, room or kind to take back; leave out for all of it",
            longest=100,
        ),
        Parameter(
            name="keep",
            kind=Kind.STRING,
            description="Name, room or kind that stays as it is now",
            longest=100,
        ),
        Parameter(
            name="count",
            kind=Kind.INTEGER,
            description="How many of the last things to take back",
            minimum=1,
            maximum=_MOST,
        ),
        Parameter(
            name="within",
            kind=Kind.DURATION,
            description="Take back all of so long, ten minutes at most",
        ),
        Parameter(
            name="again",
            kind=Kind.BOOLEAN,
            description="Do again what was taken back",
        ),
        Parameter(
            name="anyway",
            kind=Kind.BOOLEAN,
            description="Take back also what somebody has changed since then",
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    keywords = ("revert", "back", "redo", "rückgängig")
    always_asked = True

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the words; "both" is a count, "redo" the other way."""
        del spoken
        if pattern in {_REDO, _ANYWAY}:
            return {"again" if pattern == _REDO else _ANYWAY: True}
        if pattern == _HOUR:
            return {"within": _WHOLE_HOUR}
        if pattern in _TIMES:
            return {"count": _TIMES[pattern]}
        return {name: said for name, said in slots.items() if name in _SLOTS}

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go one step further back, or take back behind a remark why.

        "And the one before that", "we do need it after all, put it back".
        """
        # "Forget that again", right after something else than a memory.
        if _takes_back_last(spoken) or lets_go(spoken, thread):
            return PreRoute(arguments={}, pattern="undo")
        if thread is None:
            return None
        if thread.last != self.name:
            return None
        said = follow_ups(self.name, FOLLOWS, spoken.text, spoken.language)
        return next((PreRoute(arguments={}, pattern=one) for one, _ in said), None)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Ask the journal; without one, what the last command left behind."""
        extent = Extent(
            what=arguments.get("what") or "",
            keep=arguments.get("keep") or "",
            count=int(arguments.get("count") or 1),
            within=arguments.get("within"),
            again=bool(arguments.get("again")),
            anyway=bool(arguments.get(_ANYWAY)),
        )
        hooks, language = request.kit.hooks, request.language
        if hooks is not None:
            response = await hooks.undo(request, extent)
            return response or self._nothing(language)
        if not (steps := request.thread.kept.get("undo", ())) or extent.again:
            return self._nothing(language)
        try:
            asked = await carry_out(steps, request)
        except ActionFailed as err:
            said = self.say("undo_failed", language, why=str(err))
            return Response.failure(said, "action_failed")
        if asked is not None:
            return asked
        request.thread.kept.pop("undo", None)
        return Response.success(self.say("undone", language))

    def _nothing(self, language: str) -> Response:
        return Response.failure(self.say("nothing_undo", language), "nothing_to_undo")


def _takes_back_last(spoken: Spoken) -> bool:
    """Tell whether a clause is a plain undo, and none beside it orders anything.

    The last one, or the one before what it is about: "undo it, what you did there".
    """
    whole = _is_undo(spoken.text, spoken.language)
    return not whole and only_beside(_is_undo, spoken)


def _is_undo(clause: str, language: str) -> bool:
    found = follow_ups("undo", PATTERNS, clause, language)
    return any(pattern == "undo" and not slots for pattern, slots in found)


async def carry_out(
    steps: Sequence[tuple[str, str, Mapping[str, Any]]], request: Request
) -> Response | None:
    """Take back by actions and commands of ours; raises ActionFailed.

    Returns the question that one of them puts instead, None when all is done.
    """
    for domain, service, data in steps:
        if domain == DOMAIN:
            response = await request.kit.run(service, data, request)
            if response.error == "question":
                return response
            if not response.ok:
                raise ActionFailed(response.message)
            continue
        await call(request, domain, service, dict(data))
    return None
