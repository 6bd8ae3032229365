"""Tells what is known: for a person without a model, for a model as a tool.

What somebody asks of their memories by name is answered at once; any other question is
a model's, which gets the same memories to think about. Where there is no model, the
memories that share words with the question are told, newest first, with their days.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, override

from homeassistant.util import dt as dt_util

from ..lang.responses import examples, responses, sentences
from ..lang.sequels import is_asking
from ..memory import Query, StoreError
from .base import (
    Arguments,
    Command,
    Door,
    Effect,
    Kind,
    Parameter,
    PreRoute,
    Request,
    Response,
    Spoken,
)
from .parts.memory_desk import dated, failed, memory_of, say, talk_of
from .shelf.threads import Thread

if TYPE_CHECKING:
    from ..memory import Memory, MemoryService, Talk

LINES: Final = responses("memory")
RECALL: Final = sentences("memory", "recall")

_MOST: Final = 5
# What shares so much of a question's words may answer it.
_ABOUT: Final = 0.35
# A question for anything: that may be of what was told, too.
_ANY: Final = "any"


class RecallMemory(Command):
    """Answers from what the household has told."""

    name = "recall_memory"
    description = (
        "Look up what this household told you in earlier conversations: people, "
        "preferences, things, dates, what was talked about"
    )
    parameters = (
        Parameter(
            name="topic",
            kind=Kind.STRING,
            description="What to look for, with names and dates; empty for the user",
            free=True,
            default="",
        ),
    )
    patterns = RECALL
    lines = LINES
    examples = examples("recall_memory")
    antipatterns = ("states of devices", "general knowledge")
    keywords = ("remember", "know", "told", "memory", "weißt", "erinnern")
    effect = Effect.NONE
    always_asked = True
    tentative = frozenset({_ANY})
    recalled = frozenset({_ANY})

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the topic; "about me" has none."""
        del pattern, spoken
        return dict(slots)

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim questions that nothing else wants; a model answers if there is one."""
        del thread
        if not is_asking(spoken.text, spoken.language):
            return None
        return PreRoute(arguments={"topic": spoken.text}, pattern=_ANY)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Look it up."""
        try:
            service = memory_of(request)
            talk = talk_of(request, service)
            topic = service.redact(arguments["topic"], request.language)
            found = await _known(topic, talk, service, request)
        except StoreError as error:
            if request.door is not Door.FAST_LANE:
                return failed(error, request.language)
            return _declined(say(error.key, request.language), arguments, request)
        ids = tuple(one.id for one in found)
        service.speak_of(talk.source.conversation, ids)
        if request.door is Door.TOOL:
            return _for_model(found, request.language)
        if not found:
            return _declined(say("not_known", request.language), arguments, request)
        told = _told(found, talk, request.language)
        if arguments["topic"] == request.utterance:
            # A model will make more of it; where there is none, this is what is known.
            return Response.answer(told, declined=True, own=False)
        return Response.answer(told)


def _declined(said: str, arguments: Arguments, request: Request) -> Response:
    """Leave the sentence to a model; `own` questions are nobody's but a model's."""
    own = arguments["topic"] == request.utterance
    return Response.answer(said, declined=True, own=own)


async def _known(
    topic: str, talk: Talk, service: MemoryService, request: Request
) -> tuple[Memory, ...]:
    """Return what is known of a topic, or of the speaker, newest first."""
    if not topic:
        await service.settle()
        known = await service.warm_profile(talk.viewer)
        return (*known.user, *known.directives)[:_MOST]
    query = Query(
        text=topic, language=request.language, viewer=talk.viewer, limit=_MOST
    )
    found = await service.recall(query)
    if request.door is not Door.TOOL:
        found = tuple(one for one in found if one.score >= _ABOUT)
    return tuple(sorted(found, key=lambda one: (one.at, one.id), reverse=True))


def _told(memories: tuple[Memory, ...], talk: Talk, language: str) -> str:
    own = all(_is_theirs(one, talk) for one in memories)
    return say(
        "you_told" if own else "was_told", language, what=dated(memories, language)
    )


def _is_theirs(memory: Memory, talk: Talk) -> bool:
    person = talk.viewer.person
    return person is not None and memory.source.speaker == person


def _for_model(found: tuple[Memory, ...], language: str) -> Response:
    """Return memories with their day and origin; they are material, no orders."""
    rows = [
        {
            "text": one.text,
            "day": dt_util.as_local(one.at).date().isoformat(),
            "kind": str(one.kind),
        }
        for one in found
    ]
    if not rows:
        return Response.answer(say("not_known", language), memories=[])
    note = "Reference only, newest first; the newest entry holds where they disagree."
    return Response.answer(note, memories=rows)
