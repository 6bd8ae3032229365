"""Greets, takes thanks, and says who it is and what it can do in this house."""

from collections.abc import Mapping
from typing import Final, override

from ..lang.responses import examples, joined, responses, sentences
from .base import Arguments, Command, Effect, Kind, Parameter, Request, Response, Spoken

EXAMPLES: Final = examples("small_talk")
LINES: Final = responses("small_talk")
PATTERNS: Final = sentences("small_talk")

_CAN: Final = "can"
# Who only calls for help may mean more than a list of what there is.
_HELP: Final = "help"
# What a house can be asked for: by what is in it, and by the commands that are on.
_BY_DEVICES: Final = (
    "light",
    "switch",
    "cover",
    "climate",
    "fan",
    "lock",
    "media_player",
    "vacuum",
)
_BY_COMMANDS: Final = (
    "timer",
    "reminder",
    "todo_list",
    "weather",
    "remember",
)
# Kinds of devices that are named; nobody listens to more.
_MOST: Final = 4


class SmallTalk(Command):
    """Says a word where there is nothing to do."""

    name = "small_talk"
    description = "Greet, answer thanks, and tell what the assistant is and can do"
    parameters = (
        Parameter(
            name="topic",
            kind=Kind.ENUM,
            description="What was said",
            choices=("hello", "bye", "thanks", "who", "mood", _CAN),
            default=_CAN,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    effect = Effect.NONE
    offered_to_models = False

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the kind of small talk; where there is a model most is the model's.

        What can be done in this house no model knows.
        """
        del slots, spoken
        if self.kit is not None and self.kit.has_model() and pattern != _CAN:
            return None
        return {"topic": _CAN if pattern == _HELP else pattern}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Answer in a sentence."""
        topic, language = arguments["topic"], request.language
        if topic != _CAN:
            return Response.answer(self.say(topic, language))
        skills = self._skills(request)
        if not skills:
            return Response.answer(self.say("nothing", language))
        listed = joined(skills, self.say("and", language))
        return Response.answer(self.say(_CAN, language, skills=listed))

    def _skills(self, request: Request) -> list[str]:
        kit, language = request.kit, request.language
        there = {entity.domain for entity in kit.home().entities.values()}
        on = kit.commands_on()
        keys = [
            *[domain for domain in _BY_DEVICES if domain in there][:_MOST],
            *[name for name in _BY_COMMANDS if name in on],
            *(["talk"] if kit.has_model() else []),
        ]
        return [self.say(key, language) for key in keys]
