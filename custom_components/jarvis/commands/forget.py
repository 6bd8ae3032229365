"""Erases what somebody wants forgotten: the last thing, a topic, or all of theirs."""

import re
from typing import TYPE_CHECKING, override

from homeassistant.util import dt as dt_util

from ..lang.keywords import base_language
from ..memory import StoreError, Topic, said_then
from .base import (
    Arguments,
    Command,
    Door,
    Effect,
    Kind,
    Outcome,
    Parameter,
    PreRoute,
    Request,
    Response,
    Spoken,
)
from .memory_desk import Reading, failed, is_own, keeper_of, reading_of, say, talk_of
from .threads import Open, Pending, Thread
from .words.memory import ASK_TOPIC, EXAMPLES, FORGETS, LINES

if TYPE_CHECKING:
    from ..memory import Forgotten, Keeper, Talk

# So many memories are forgotten on the word; more are asked about.
_FEW = 3


class Forget(Command):
    """Forgets; what is gone is never named again, not even in the answer."""

    name = "forget"
    description = "Forget what the user told you about a topic"
    parameters = (
        Parameter(
            name="what",
            kind=Kind.STRING,
            description="The topic to forget, in the user's words",
            required=True,
            free=True,
            ask=ASK_TOPIC,
        ),
    )
    lines = LINES
    examples = EXAMPLES["forget"]
    rules = ("Only when the user asks to forget something",)
    antipatterns = ("lists (todo_list)", "timers and alarms")
    keywords = ("forget", "memory", "erase", "vergessen", "löschen")
    effect = Effect.CHANGES
    always_asked = True

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim what can only mean the memory."""
        del thread
        reading = reading_of(spoken.text, spoken.language)
        if not (reading.forget or reading.forget_last or reading.forget_all):
            return None
        certain = FORGETS.get(base_language(spoken.language))
        if certain is None or not re.search(certain, spoken.text, re.IGNORECASE):
            return None
        return PreRoute(arguments={"what": spoken.text}, pattern="forget")

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Erase it from everything, and say how much that was."""
        language = request.language
        try:
            keeper = keeper_of(request)
            talk = talk_of(request, keeper)
            what = keeper.redact(arguments["what"], language)
            if not is_own(what, talk, keeper, request):
                return Response.failure(say("not_own_words", language), "not_trusted")
            if question := await _question(what, talk, keeper, request):
                return _ask(question, what, request)
            gone = await _forget(what, talk, keeper, request)
        except StoreError as error:
            return failed(error, language)
        keeper.speak_of(talk.source.conversation, ())
        return _told(gone, language, everything=_read(what, request).forget_all)


async def _question(what: str, talk: Talk, keeper: Keeper, request: Request) -> str:
    """Count what would be lost; "" when it is little, or was agreed to."""
    reading = _read(what, request)
    spoken = request.door in {Door.FAST_LANE, Door.TOOL}
    if request.confirmed or not spoken or reading.forget_last:
        return ""
    meant = "" if reading.forget_all else reading.forget or what
    topic = Topic(meant, request.language, every=reading.every)
    if reading.forget_said:
        topic = said_then(meant, request.language, dt_util.now())
    count = await keeper.would_forget(topic, talk.viewer)
    if count <= _FEW:
        return ""
    key = "ask_all" if reading.forget_all else "ask_many"
    return say(key, request.language, count=str(count))


def _ask(question: str, what: str, request: Request) -> Response:
    """Let exactly this wait for a yes."""
    request.thread.pending = Pending(
        kind=Open.YES,
        command=Forget.name,
        arguments={"what": what},
        utterance=request.utterance,
        question=question,
    )
    return Response(
        outcome=Outcome.FOLLOW_UP, message=question, error="question", changed=False
    )


async def _forget(
    what: str, talk: Talk, keeper: Keeper, request: Request
) -> Forgotten | None:
    if request.door is Door.FAST_LANE and what == talk.text:
        return (await keeper.hear(talk)).forgotten
    reading = _read(what, request)
    if reading.forget_all:
        return await keeper.opened().forget_person(talk.viewer.person)
    topic = reading.forget or what
    return await keeper.opened().forget(topic, request.language, talk.viewer)


def _read(what: str, request: Request) -> Reading:
    """Read a spoken wish; what a model sends is a topic and nothing more."""
    fast = request.door is Door.FAST_LANE
    return reading_of(what, request.language) if fast else Reading()


def _told(gone: Forgotten | None, language: str, *, everything: bool) -> Response:
    if everything:
        return Response.success(say("forgotten_all", language), count=_count(gone))
    if gone is None or not gone.ids:
        return Response.answer(say("not_known", language), count=0)
    key = "forgotten_many" if len(gone.facts) > 1 else "forgotten"
    said = say(key, language, count=str(len(gone.facts)))
    return Response.success(said, count=_count(gone))


def _count(gone: Forgotten | None) -> int:
    return len(gone.facts) if gone else 0
