"""Explains: the last turn, who switched a thing, and what was done lately."""

from collections.abc import Mapping
from typing import Final, override

from ..lang.periods import period
from ..lang.responses import examples, responses, sentences, word_tables
from .base import (
    Arguments,
    Command,
    Door,
    Effect,
    Kind,
    Parameter,
    Request,
    Response,
    Spoken,
)
from .shelf.kit import Asked, Stretch

EXAMPLES: Final = examples("why")
LINES: Final = responses("why")
PATTERNS: Final = sentences("why")
STATES: Final = word_tables("why", "states")

_THING = "thing"
_TODAY = "today"
_DENIED = "thing_not"
# "And before that?", one deed further back each time.
_BEFORE = "before"
# "Why does it burn?": that it is on lies in the verb.
_BURNING = "burning"


class Why(Command):
    """Tells why things are as they are, from the trace, the journal and the house."""

    name = "why"
    description = (
        "Explain the last thing you did, who or what switched a thing, or what you "
        "have done lately"
    )
    parameters = (
        Parameter(
            name="question",
            kind=Kind.ENUM,
            description="What to explain",
            choices=("last", "worked", _THING, "refused", "today", "hour", _BEFORE),
        ),
        Parameter(
            name="what",
            kind=Kind.STRING,
            description="Name of the thing, for the question about a thing",
            longest=100,
        ),
        Parameter(
            name="state",
            kind=Kind.STRING,
            description="The state that the user takes it to be in",
            longest=40,
            free=True,
        ),
        Parameter(
            name="when",
            kind=Kind.STRING,
            description="Time such as 'this morning', for the question today",
            longest=200,
            free=True,
        ),
        Parameter(
            name="denied",
            kind=Kind.BOOLEAN,
            description="The user takes it not to be in that state",
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    effect = Effect.NONE
    tentative = frozenset({_BEFORE})

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the pattern's id as the question."""
        if pattern == "why":
            return {}
        what, prep, where = (slots.get(one, "") for one in ("what", "prep", "where"))
        slots = {name: said for name, said in slots.items() if name == "state"}
        if what:
            slots["what"] = f"{what} {prep} {where}".strip()
        if pattern == _BURNING:
            lit = next(iter(STATES.get(spoken.language.partition("-")[0], {})), "")
            return {"question": _THING, "state": lit, **slots}
        if pattern == _DENIED:
            return {"question": _THING, "denied": True, **slots}
        if pattern == _TODAY:
            return {"question": pattern, "when": spoken.text}
        return {"question": pattern, **slots}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Ask the turn; without one tell what ran last."""
        hooks, language = request.kit.hooks, request.language
        kept = request.thread.kept
        # Another question in between begins anew.
        further = request.thread.last == self.name
        back = kept.get(self.name, 0) + 1 if further else 1
        asked = Asked(
            question=arguments.get("question") or "last",
            what=arguments.get("what") or "",
            states=_states(arguments.get("state") or "", language),
            denied=bool(arguments.get("denied")),
            within=_stretch(arguments.get("when") or "", request),
            back=back,
        )
        kept[self.name] = back if asked.question == _BEFORE else 0
        if hooks is not None and (told := await hooks.why(request, asked)):
            return Response.success(told)
        if asked.question == _BEFORE and request.door is Door.FAST_LANE:
            # What came before is asked of what was talked about.
            return Response.answer("", declined=True, own=True)
        if asked.question == _THING:
            said = self.say("unknown_thing", language)
            return Response.answer(said, declined=True)
        last = request.thread.last
        if not last or last == self.name:
            # That nothing was done is an answer, not a failure.
            return Response.answer(self.say("nothing_why", language))
        command = last.replace("_", " ")
        return Response.success(self.say("last_was", language, command=command))


def _stretch(said: str, request: Request) -> Stretch | None:
    """Read which time is asked about; None for today, or for none that is known."""
    found = period(said, request.language, request.now) if said else None
    return (found.since, found.until) if found else None


def _states(said: str, language: str) -> frozenset[str]:
    """Give Home Assistant's states for a word of the user's; none for any other."""
    table = STATES.get(language.partition("-")[0], {})
    return frozenset(table.get(said.casefold(), "").split())
