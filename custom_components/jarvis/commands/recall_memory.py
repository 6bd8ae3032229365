"""Tells what is known: for a person without a model, for a model as a tool.

Only what surely answers is said; any other question is a model's, which gets the
same memories to think about.
"""

from collections.abc import Mapping
import re
from typing import TYPE_CHECKING, Final, override

from homeassistant.util import dt as dt_util

from ..lang.asking import is_asking
from ..lang.keywords import base_language, content_words
from ..lang.periods import period
from ..lang.responses import examples, responses, sentences, words_of
from ..memory import Kind as MemoryKind, Query, StoreError
from ..statements.phrases import PHRASES
from ..statements.slots import asked_for, is_of_kind, kind_wanted, subject_of
from ..statements.wording import (
    asks_of_own,
    roots,
    searchable,
    slots_asked,
    subject_roots,
)
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
from .parts.memory_desk import failed, keeper_of, listed, reading_of, say, talk_of
from .shelf.threads import Thread

if TYPE_CHECKING:
    from ..memory import Keeper, Memory, Talk

ASKS_ABOUT: Final = words_of("memory", "asks_about")
ASKS_VALUE: Final = words_of("memory", "asks_value")
LINES: Final = responses("memory")
RECALL: Final = sentences("memory", "recall")

_ABOUT: Final = 0.6
_SURE: Final = 0.8
_MOST: Final = 5
_NOTHING: Final = r"(?!)"
_EDGE: Final = " \u3002.?\uff1f!\uff01"
_LONGEST: Final = 120
# Questions about the speaker's own, and any other: that may be of what was told, too.
_OWN = "own"
_ANY = "any"


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
    tentative = frozenset({_OWN, _ANY})
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
        """Claim questions that nothing else wants; most are declined later."""
        del thread
        text, language = spoken.text, spoken.language
        if topic := _topic_asked(text, language):
            return PreRoute(arguments={"topic": topic}, pattern="about")
        if not (asks_of_own(text, language) or is_asking(text, language)):
            return None
        if any(claim.changed for claim in reading_of(text, language).claims):
            # "It is on Friday now, right?" tells.
            return None
        pattern = _OWN if asks_of_own(text, language) else _ANY
        return PreRoute(arguments={"topic": spoken.text}, pattern=pattern)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Look it up."""
        try:
            keeper = keeper_of(request)
            talk = talk_of(request, keeper)
            topic = keeper.redact(arguments["topic"], request.language)
            if request.door is Door.TOOL:
                return await _for_model(topic, talk, keeper, request)
            found = await _known(topic, talk, keeper, request.language)
            near = () if found else await _near(topic, talk, keeper, request.language)
        except StoreError as error:
            if request.door is not Door.FAST_LANE:
                return failed(error, request.language)
            return _declined(say(error.key, request.language), arguments, request)
        if found:
            ids = tuple(one.id for one in found)
            keeper.speak_of(talk.source.conversation, ids, answers=True)
            return Response.answer(_told(found, talk, request.language))
        if near:
            # A model will make more of it; where there is none, this is what is known.
            said = _told(near, talk, request.language)
            return Response.answer(said, declined=True, own=False)
        return _declined(say("not_known", request.language), arguments, request)


def _topic_asked(text: str, language: str) -> str:
    """Return what a whole question asks about; '' for any other sentence."""
    wants = ASKS_ABOUT.get(base_language(language), _NOTHING)
    found = re.fullmatch(wants, text.strip(_EDGE)) if len(text) <= _LONGEST else None
    return found["topic"] if found else ""


def _declined(said: str, arguments: Arguments, request: Request) -> Response:
    """Leave the sentence to a model; `own` questions are nobody's but a model's."""
    own = arguments["topic"] == request.utterance
    return Response.answer(said, declined=True, own=own)


async def _known(
    topic: str, talk: Talk, keeper: Keeper, language: str
) -> tuple[Memory, ...]:
    """Return the facts that surely answer; none when that is not sure."""
    if not topic:
        known = await keeper.opened().warm_profile(talk.viewer)
        return (*known.user, *known.directives)[:_MOST]
    if not content_words(topic, language):
        return await _of_slot(topic, talk, keeper, language)
    if topic != talk.text:
        found = await _search(topic, talk, keeper, language)
        return tuple(one for one in found if one.score >= _ABOUT)
    plain, kind = asked_for(topic, language)
    found = await _search(plain, talk, keeper, language)
    sure = [
        one
        for one in found
        if one.score >= _SURE
        and _answers(one, topic)
        and is_of_kind(one.slot, one.value, kind, one.language)
    ]
    slots = {one.slot for one in sure}
    return tuple(sure) if len(slots) == 1 else ()


async def _near(
    topic: str, talk: Talk, keeper: Keeper, language: str
) -> tuple[Memory, ...]:
    """Return what may answer: what was said in the time that is named, or facts."""
    if period(topic, language, dt_util.now()) is not None:
        query = Query(text=topic, language=language, viewer=talk.viewer, limit=_MOST)
        return await keeper.recall(query)
    plain, kind = asked_for(topic, language)
    found = await _search(plain, talk, keeper, language)
    return tuple(
        one
        for one in found
        if one.score >= _ABOUT
        and is_of_kind(one.slot, one.value or one.text, kind, one.language)
    )


async def _of_slot(
    topic: str, talk: Talk, keeper: Keeper, language: str
) -> tuple[Memory, ...]:
    """Answer a question of nothing but small words ("Wie heiße ich?")."""
    slots = slots_asked(topic, language)
    if not slots:
        return ()
    known = await keeper.opened().warm_profile(talk.viewer)
    found = tuple(one for one in known.user if one.slot in slots)
    return found if len({one.slot for one in found}) == 1 else ()


def _told(memories: tuple[Memory, ...], talk: Talk, language: str) -> str:
    own = all(_is_theirs(one, talk) for one in memories)
    return say("you_told" if own else "was_told", language, what=listed(memories))


def _answers(fact: Memory, question: str) -> bool:
    """Tell whether a fact is about just what is asked, and says something of it."""
    if not fact.slot or not fact.value:
        return False
    language = fact.language
    text = set(roots(fact.text, language))
    told = set(roots(searchable(fact.slot, fact.text, language), language))
    wants = ASKS_VALUE.get(base_language(language), _NOTHING)
    plain = re.sub(wants, " ", question, flags=re.IGNORECASE)
    asked = subject_roots(asked_for(plain, language)[0], language)
    # The question holds the subject as it was said, unless it uses the words for it.
    subject = text & set(subject_of(fact.slot).split())
    value = set(roots(fact.value, language)) - subject
    if not asked or not asked <= told:
        return False
    if subject <= asked and asked.isdisjoint(value):
        return True
    return (
        plain != question
        and _is_about(subject, asked)
        and not value <= asked
        and _is_of_kind_wanted(fact, question)
    )


def _is_about(subject: set[str], asked: frozenset[str]) -> bool:
    """Tell whether a question names a subject; "Lena" may do for "my daughter Lena"."""
    left = subject - asked
    return not left or (len(left) == 1 and len(subject) > 1 and len(asked) > 1)


def _is_of_kind_wanted(fact: Memory, question: str) -> bool:
    """Tell whether a fact holds a time for "when", a place for "where"."""
    phrases = PHRASES.get(base_language(fact.language))
    kind = kind_wanted(question, phrases) if phrases is not None else ""
    return is_of_kind(fact.slot, fact.value, kind, fact.language)


async def _search(
    topic: str, talk: Talk, keeper: Keeper, language: str
) -> tuple[Memory, ...]:
    if not content_words(topic, language):
        return ()
    query = Query(
        text=topic,
        language=language,
        viewer=talk.viewer,
        limit=_MOST,
        kinds=frozenset({MemoryKind.FACT}),
    )
    return await keeper.recall(query)


def _is_theirs(memory: Memory, talk: Talk) -> bool:
    person = talk.viewer.person
    return person is not None and memory.source.speaker == person


async def _for_model(
    topic: str, talk: Talk, keeper: Keeper, request: Request
) -> Response:
    """Return memories with their day and origin; they are material, no orders."""
    if topic:
        found = await keeper.recall(
            Query(text=topic, language=request.language, viewer=talk.viewer)
        )
    else:
        found = await _known("", talk, keeper, request.language)
    keeper.speak_of(talk.source.conversation, tuple(one.id for one in found))
    rows = [
        {
            "text": one.text,
            "day": dt_util.as_local(one.at).date().isoformat(),
            "kind": str(one.kind),
        }
        for one in found
    ]
    if not rows:
        return Response.answer(say("not_known", request.language), memories=[])
    note = "Reference only, best first; the newest entry holds where they disagree."
    return Response.answer(note, memories=rows)
