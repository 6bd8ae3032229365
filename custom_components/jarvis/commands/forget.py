"""Erases what somebody wants forgotten: the last thing, a topic, or all of theirs."""

from collections.abc import Mapping, Sequence
import re
from typing import TYPE_CHECKING, Final, override

from homeassistant.util import dt as dt_util

from ..lang.keywords import content_words
from ..lang.periods import period
from ..lang.responses import Lines, examples, responses, sentences, words_of
from ..memory import Kind as MemoryKind, Page, StoreError
from .base import (
    Arguments,
    Choice,
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
from .parts.letting_go import lets_go
from .parts.memory_desk import ABOUT_MEMORY, Wish, failed, listed, say, wish_of
from .shelf.answers import MOST_TOLD
from .shelf.patterns import follow_ups
from .shelf.threads import Open, Pending, Thread
from .shelf.wording import which

if TYPE_CHECKING:
    from ..memory import Forgotten, Memory

ASKING: Final = responses("lifecycle")
ASK_TOPIC: Final = words_of("memory", "ask_topic")
FORGET: Final = sentences("memory", "forget")
FORGET_THAT: Final = sentences("memory", "forget_that")
LINES: Final = responses("memory")

# So many memories are forgotten on the word; more are asked about.
_FEW = 3
_SCOPE: Final = "scope"
# Everything known of a topic, or of the speaker.
_ALL: Final = "all"
# What was just told, or kept.
_LAST: Final = "last"
_ABOUT_ALL: Final = frozenset({"about_all", "me"})


class Forget(Command):
    """Forgets, and tells how much is gone; what it was is said to nobody any more."""

    name = "forget"
    description = "Forget what the user told you about a topic"
    parameters = (
        Parameter(
            name="what",
            kind=Kind.STRING,
            description="The topic to forget, in the user's words",
            free=True,
            ask=ASK_TOPIC,
        ),
        Parameter(
            name=_SCOPE,
            kind=Kind.STRING,
            description='"all" for everything known about the topic, or the user',
            free=True,
        ),
    )
    patterns = FORGET
    lines = LINES
    examples = examples("forget")
    rules = ("Only when the user asks to forget something",)
    antipatterns = ("lists (todo_list)", "timers and alarms")
    keywords = ("forget", "memory", "erase", "vergessen", "löschen")
    effect = Effect.CHANGES
    always_asked = True

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the topic; "forget it again" takes back what was done."""
        if lets_go(spoken, None) or self._names_nothing(spoken):
            return None
        scope = {_SCOPE: _ALL} if pattern in _ABOUT_ALL else {}
        return {"what": "", **slots, **scope}

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim "forget that" right after something was kept, or told from memory."""
        last = thread.last if thread is not None else ""
        if last not in ABOUT_MEMORY or not self._names_nothing(spoken):
            return None
        return PreRoute(arguments={"what": "", _SCOPE: _LAST}, pattern=_LAST)

    def _names_nothing(self, spoken: Spoken) -> bool:
        return any(
            True
            for clause in re.split(r"[,;.!]+\s+", spoken.text)
            for _ in follow_ups(self.name, FORGET_THAT, clause, spoken.language)
        )

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Erase it from everything, and say how much that was."""
        try:
            wish = wish_of(arguments, request)
            if isinstance(wish, Response):
                return wish
            last = arguments.get(_SCOPE) == _LAST
            if last and request.thread.last not in ABOUT_MEMORY:
                # What a model was shown is not what somebody points at.
                return Response.answer("", declined=True, own=True)
            named = content_words(wish.what, request.language)
            if not named and not last:
                return await _everything(wish, arguments, request)
            await wish.service.settle()
            gone = await _topic(wish, arguments, request)
        except StoreError as error:
            return failed(error, request.language)
        if isinstance(gone, Response):
            return gone
        wish.service.speak_of(wish.talk.source.conversation, ())
        return _told(gone, request.language)


async def _everything(wish: Wish, arguments: Arguments, request: Request) -> Response:
    """Erase all that is the speaker's, once they agreed."""
    if not arguments.get(_SCOPE) or request.door is Door.TOOL:
        missing = ASK_TOPIC.get(request.language.partition("-")[0], ASK_TOPIC["en"])
        return Response.failure(missing, "missing")
    await wish.service.settle()
    store, person = wish.service, wish.talk.viewer.person
    kinds = (MemoryKind.FACT, MemoryKind.SAID)
    pages = [Page(kind=one, person=person or "", limit=500) for one in kinds]
    count = max([len(await store.browse(page)) for page in pages])
    if count > _FEW and not request.confirmed and _is_spoken(request):
        question = say("ask_all", request.language, count=str(count))
        return _waiting(Open.YES, question, request, dict(arguments))
    gone = await store.forget_person(person)
    said = say("forgotten_all", request.language)
    return Response.success(said, count=len(gone.facts))


async def _topic(
    wish: Wish, arguments: Arguments, request: Request
) -> Forgotten | Response:
    """Erase what is meant, or ask which; what was chosen is erased alone."""
    store, viewer = wish.service, wish.talk.viewer
    chosen: Mapping[str, Sequence[int]] = request.thread.kept.pop(Forget.name, {})
    if wish.what in chosen:
        return await store.delete(chosen[wish.what])
    if arguments.get(_SCOPE) == _LAST:
        about = wish.service.about(wish.talk.source.conversation)
        told = [one for row in about if (one := await store.get(row)) is not None]
        if len(told) > 1 and not request.confirmed:
            return _which([[one] for one in told], wish, request)
        return await store.delete(about)
    every = bool(arguments.get(_SCOPE))
    found = await store.meant(wish.what, request.language, viewer, all_of_it=every)
    facts = [group for group in found if group[0].kind is MemoryKind.FACT]
    said = [group for group in found if group[0].kind is not MemoryKind.REPLY]
    things = facts or said or found
    clear = request.confirmed or not _is_spoken(request) or len(things) <= 1
    if clear or (every and len(things) <= _FEW):
        return await store.forget(wish.what, request.language, viewer, all_of_it=every)
    time = period(wish.what, request.language, dt_util.now())
    by_time = time is not None and not content_words(time.rest, request.language)
    if not every and not by_time and len(things) <= MOST_TOLD:
        return _which(things, wish, request)
    question = say("ask_many", request.language, count=str(len(things)))
    return _waiting(Open.YES, question, request, dict(arguments))


def _is_spoken(request: Request) -> bool:
    """Tell whether somebody can be asked."""
    return request.door in {Door.FAST_LANE, Door.TOOL}


def _which(things: Sequence[list[Memory]], wish: Wish, request: Request) -> Response:
    """Let one of several like things be chosen, or all of them."""
    request.thread.kept[Forget.name] = {
        thing[0].text: [one.id for one in thing] for thing in things
    }
    choices = tuple(
        Choice(value=thing[0].text, name=listed([thing[0]])) for thing in things
    )
    question = which(choices, len(choices), Lines(ASKING), request.language)
    return _waiting(Open.VALUE, question, request, {}, choices, every=wish.what)


def _waiting(
    kind: Open,
    question: str,
    request: Request,
    arguments: Arguments,
    choices: tuple[Choice, ...] = (),
    *,
    every: str = "",
) -> Response:
    """Let exactly this wait for an answer."""
    request.thread.pending = Pending(
        kind=kind,
        command=Forget.name,
        arguments=arguments,
        utterance=request.utterance,
        question=question,
        param="what" if choices else "",
        choices=choices,
        every=every,
    )
    return Response(
        outcome=Outcome.FOLLOW_UP, message=question, error="question", changed=False
    )


def _told(gone: Forgotten, language: str) -> Response:
    """Say that it is gone, and of several things how many they were."""
    if not gone.ids:
        return Response.answer(say("not_known", language), count=0)
    # What is gone is said to nobody any more, not even in the answer.
    count = max(len(gone.facts) or len({one.text for one in gone.spoken}), 1)
    key = "forgotten" if count == 1 else "forgotten_count"
    said = say(key, language, count=str(count))
    return Response.success(said, count=len(gone.facts))
