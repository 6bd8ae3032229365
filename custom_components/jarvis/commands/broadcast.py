"""Announces something on the other satellites, or in one room."""

from collections.abc import Mapping
import re
from typing import Final, override

from ..lang.responses import examples, responses, sentences, words_of
from .base import Arguments, Command, Effect, Kind, Parameter, Request, Response, Spoken
from .times.putting_off import begins_with_time

ASK: Final = words_of("broadcast", "ask")
EXAMPLES: Final = examples("broadcast")
LINES: Final = responses("broadcast")
PATTERNS: Final = sentences("broadcast")
STORIES: Final = words_of("broadcast", "stories")


class Broadcast(Command):
    """Says something in the whole house."""

    name = "broadcast"
    description = "Announce a message aloud on all satellites, or in one area"
    parameters = (
        Parameter(
            name="message",
            kind=Kind.STRING,
            description="What to say, word for word",
            required=True,
            longest=500,
            free=True,
            ask=ASK,
        ),
        Parameter(name="area", kind=Kind.AREA, description="Only in this area"),
    )
    patterns = PATTERNS
    lines = LINES
    deferrable = True
    examples = EXAMPLES
    keywords = ("announce", "everyone", "dinner", "durchsage", "allen")
    effect = Effect.ADDS
    timeout = 70

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take message and area as they were said; one for later is none for now.

        "Tell the kids a story" wishes for a story.
        """
        del pattern
        message, code = slots["message"], spoken.language.partition("-")[0]
        later = begins_with_time(message, spoken.language, spoken.now)
        story = code in STORIES and re.match(STORIES[code], message, re.IGNORECASE)
        return None if later or story else dict(slots)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Speak on every satellite but the speaker's own; say who was reached."""
        voices, language = request.kit.voices, request.language
        area: str | None = arguments.get("area")
        satellites = voices.satellites({area} if area else None)
        if not area:
            satellites = [s for s in satellites if s != request.satellite_id]
        if not satellites:
            key = "nobody_there" if area else "nobody"
            return Response.failure(self.say(key, language), key)
        told = await voices.announce(arguments["message"], satellites)
        if not told:
            return Response.failure(self.say("failed", language), "not_heard")
        key = "told_one" if len(told) == 1 else "told"
        key = "partly" if len(told) < len(satellites) else key
        counts = {"count": str(len(told)), "all": str(len(satellites))}
        return Response.success(self.say(key, language, **counts), reached=told)
