"""Erases what somebody wants forgotten: the last thing, a topic, or all of theirs."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
import re
from typing import TYPE_CHECKING, Final, override

from homeassistant.util import dt as dt_util

from ..lang.keywords import base_language
from ..lang.lines import Lines
from ..lang.responses import examples, responses, words_of
from ..memory import StoreError, are_different, each_of, is_that, said_then, topic_of
from ..statements.topics.kind_nouns import of_kind_noun
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
from .parts.memory_desk import (
    ABOUT_MEMORY,
    Reading,
    Wish,
    failed,
    listed,
    reading_of,
    say,
    wish_of,
)
from .shelf.answers import MOST_TOLD
from .shelf.threads import Open, Pending, Thread
from .shelf.wording import which

if TYPE_CHECKING:
    from ..memory import Forgotten, Memory

ASKING: Final = responses("lifecycle")
ASK_TOPIC: Final = words_of("memory", "ask_topic")
ERASES: Final = words_of("memory", "erases")
FORGETS: Final = words_of("memory", "forgets")
LINES: Final = responses("memory")
OTHERS: Final = words_of("memory", "others")

# So many memories are forgotten on the word; more are asked about.
_FEW = 3
# What may be chosen, each by its rows, by what stands for it.
type _Things = Mapping[str, Sequence[Sequence[int]]]
_ALL_OF_THEM = ""
# What may be deleted elsewhere as well is forgotten if the memory knows of it.
_WIDE = "wide"


class Forget(Command):
    """Forgets, and tells how much is gone; what it was is said to nobody any more."""

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
    examples = examples("forget")
    rules = ("Only when the user asks to forget something",)
    antipatterns = ("lists (todo_list)", "timers and alarms")
    keywords = ("forget", "memory", "erase", "vergessen", "löschen")
    effect = Effect.CHANGES
    always_asked = True
    tentative = frozenset({_WIDE})

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim what can only mean the memory."""
        if lets_go(spoken, thread):
            return None
        reading = reading_of(spoken.text, spoken.language)
        if not (reading.forget or reading.forget_last or reading.forget_all):
            return None
        if _is_sure(reading, spoken.text, spoken.language):
            return PreRoute(arguments={"what": spoken.text}, pattern="forget")
        if reading.forget_last:
            last = thread.last if thread is not None else ""
            # "Scratch that", right after something was noted, or told a model.
            if last in ABOUT_MEMORY:
                return PreRoute(arguments={"what": spoken.text}, pattern="forget")
            # After another thing was forgotten, what is said before names this one.
            wide = not last or (last == self.name and bool(reading.forget_why))
        else:
            wide = _is_wide(reading, spoken.text, spoken.language)
        if wide:
            return PreRoute(arguments={"what": spoken.text}, pattern=_WIDE)
        return None

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Erase it from everything, and say how much that was."""
        language = request.language
        try:
            wish = wish_of(arguments, request)
            if isinstance(wish, Response):
                return wish
            unknown = request.door is Door.FAST_LANE and await _is_unknown(
                wish, request
            )
            if unknown:
                return Response.answer("", declined=True, own=True)
            chosen = _chosen(wish, request)
            if chosen is None and (asked := await _asked(wish, request)):
                return asked
            gone = await _forget(wish, chosen or (), request)
        except StoreError as error:
            return failed(error, language)
        wish.keeper.speak_of(wish.talk.source.conversation, ())
        return _told(gone, wish, request)


def _means(table: Mapping[str, str], text: str, language: str) -> bool:
    pattern = table.get(base_language(language))
    return pattern is not None and re.search(pattern, text, re.IGNORECASE) is not None


def _is_sure(reading: Reading, text: str, language: str) -> bool:
    """Tell what can only mean the memory: it forgets, or regrets what was said."""
    regrets = reading.forget_last and reading.forget_clause
    return regrets or _means(FORGETS, text, language)


def _is_wide(reading: Reading, text: str, language: str) -> bool:
    """Tell "delete my weight", "lose where it is" from "delete my last timer"."""
    known = reading.forget_clause or _means(ERASES, text, language)
    # "The date of the sweep" is no date of a calendar.
    other = _means(OTHERS, text, language)
    other = other and not of_kind_noun(reading.forget, language)[0]
    return bool(reading.forget) and known and not other


async def _is_unknown(wish: Wish, request: Request) -> bool:
    """Tell whether something is to be deleted that the memory knows nothing of."""
    language, reading = request.language, _read(wish.what, request)
    if _is_sure(reading, wish.what, language) or reading.forget_all:
        return False
    topic = topic_of(reading, language)
    if reading.forget_last and request.thread.last in ABOUT_MEMORY:
        return False
    if not (reading.forget or reading.forget_last):
        return False
    if await wish.keeper.knows_of(topic, wish.talk.viewer):
        return False
    last = reading.forget_last or is_that(topic)
    return not (last and await wish.keeper.has_just_told(wish.talk))


async def _asked(wish: Wish, request: Request) -> Response | None:
    """Ask which is meant, or about many; None for what is clear, little, agreed to."""
    reading, language = _read(wish.what, request), request.language
    spoken = request.door in {Door.FAST_LANE, Door.TOOL}
    if request.confirmed or not spoken or reading.forget_last:
        return None
    meant = "" if reading.forget_all else reading.forget or wish.what
    topic = topic_of(reading, language)._replace(what=meant)
    if reading.forget_said:
        topic = said_then(meant, language, dt_util.now())
    facts = await wish.keeper.would_forget(topic, wish.talk.viewer)
    single = bool(topic.what) and topic.said is None and not topic.every
    if single and not facts:
        things = await wish.keeper.could_mean(topic, wish.talk.viewer)
        if 1 < len(things) <= MOST_TOLD:
            # None of them need be found by the words of the wish.
            every = {_ALL_OF_THEM: [[one.id for one in thing] for thing in things]}
            return _which([thing[0] for thing in things], wish, request, every)
    # "My cat and my dog" are two by name.
    single = single and len(facts) > len(each_of(topic))
    if single and len(facts) <= MOST_TOLD and are_different(facts, topic):
        return _which(facts, wish, request, {})
    if len(facts) <= _FEW:
        return None
    key = "ask_all" if reading.forget_all else "ask_many"
    question = say(key, language, count=str(len(facts)))
    return _waiting(Open.YES, question, request, {"what": wish.what})


def _which(
    facts: Sequence[Memory], wish: Wish, request: Request, things: _Things
) -> Response:
    """Let one of several like things be chosen, or all of them."""
    each = zip(
        facts, things.get(_ALL_OF_THEM) or [[one.id] for one in facts], strict=True
    )
    request.thread.kept[Forget.name] = {**things} | {
        one.text: [ids] for one, ids in each
    }
    choices = tuple(Choice(value=fact.text, name=listed([fact])) for fact in facts)
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


def _chosen(wish: Wish, request: Request) -> Sequence[Sequence[int]] | None:
    """Return what was chosen of the things that were named last, if anything."""
    things: _Things = request.thread.kept.pop(Forget.name, {})
    return things.get(_ALL_OF_THEM if request.confirmed else wish.what)


async def _forget(
    wish: Wish, chosen: Sequence[Sequence[int]], request: Request
) -> Forgotten | None:
    if chosen:
        return await wish.keeper.opened().forget_chosen(chosen, wish.talk.viewer)
    reading = _read(wish.what, request)
    if reading.forget or reading.forget_last or reading.forget_all:
        said = replace(wish.talk, text=wish.what)
        return (await wish.keeper.hear(said)).forgotten
    store, viewer = wish.keeper.opened(), wish.talk.viewer
    return await store.forget(wish.what, request.language, viewer)


def _read(what: str, request: Request) -> Reading:
    """Read a spoken wish; what a model sends is a topic and nothing more."""
    fast = request.door is Door.FAST_LANE
    return reading_of(what, request.language) if fast else Reading()


def _told(gone: Forgotten | None, wish: Wish, request: Request) -> Response:
    """Say that it is gone, and of several things how many they were."""
    language, facts = request.language, gone.facts if gone else ()
    if _read(wish.what, request).forget_all:
        return Response.success(say("forgotten_all", language), count=len(facts))
    if gone is None or not gone.ids:
        return Response.answer(say("not_known", language), count=0)
    count = max(len(facts) or len({one.text for one in gone.spoken}), 1)
    # What is gone is said to nobody any more, not even in the answer.
    key = "forgotten" if count == 1 else "forgotten_count"
    said = say(key, language, count=str(count))
    return Response.success(said, count=len(facts))
