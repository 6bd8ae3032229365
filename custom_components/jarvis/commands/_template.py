"""Rolls dice: copy this file to write a command of your own.

`<config>/jarvis/commands/dice.py` is all it takes (docs/write_a_command.md).
"""

from random import SystemRandom
from typing import override

from custom_components.jarvis.commands.base import (
    Arguments,
    Command,
    Effect,
    Kind,
    Parameter,
    Request,
    Response,
)

# What people say, per language; {count} is read as a number for you.
PATTERNS = {
    "en": {"roll": ("roll (a|the) (die|dice)", "roll {count} dice")},
    "de": {"roll": ("würfle", "würfle mit {count} würfeln")},
}
# Sentences for the docs; a test says each of them.
EXAMPLES = {
    "en": ("roll a dice", "roll three dice"),
    "de": ("Würfle mit zwei Würfeln",),
}
# What Jarvis answers.
LINES = {
    "en": {"rolled": "You rolled {total}."},
    "de": {"rolled": "Sie haben {total} gewürfelt."},
}


class RollDice(Command):
    """Rolls some dice and tells the sum."""

    # The name of the tool (jarvis__roll_dice), the intent (JarvisRollDice), the action.
    name = "roll_dice"
    # What a model reads to decide whether to call it.
    description = "Roll dice and tell the result"
    parameters = (
        Parameter(
            name="count",
            kind=Kind.INTEGER,
            description="How many dice",
            default=1,
            minimum=1,
            maximum=20,
        ),
    )
    patterns = PATTERNS
    examples = EXAMPLES
    lines = LINES
    # It changes nothing in the house.
    effect = Effect.NONE

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Roll; the arguments are complete and of the right types."""
        dice = SystemRandom()
        rolled = [dice.randint(1, 6) for _ in range(arguments["count"])]
        said = self.say("rolled", request.language, total=str(sum(rolled)))
        return Response.success(said, rolled=rolled)
