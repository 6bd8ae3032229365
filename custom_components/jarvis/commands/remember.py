"""Keeps what somebody asks to be remembered; it is on the disk before the answer."""

from collections.abc import Mapping
from typing import Final, override

from ..lang.keywords import content_words
from ..lang.responses import examples, responses, sentences, words_of
from ..memory import (
    Kind as MemoryKind,
    Learned,
    Memory,
    Note,
    Origin,
    Scope,
    StoreError,
)
from ..nlu.replies import ends_asking
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
from .parts.memory_desk import ABOUT_MEMORY, Wish, failed, listed, say, wish_of
from .shelf.patterns import follow_ups
from .shelf.threads import Thread

ASK_WHAT: Final = words_of("memory", "ask_what")
LINES: Final = responses("memory")
REMEMBER: Final = sentences("memory", "remember")

_MASK: Final = "[[secret:"
_CORRECT: Final = "correct"
_CORRECTS: Final = "corrects"
# Words that the learned reader marked: the order to remember is the lesser part.
_MARKED: Final = "marked"
_MOST_OF: Final = 0.65
# So many words tell whether a longer sentence is to be remembered.
_HEAD: Final = 12


class Remember(Command):
    """Keeps a fact as it was said, or corrects one that was just spoken of."""

    name = "remember"
    description = (
        "Keep something the user asks you to remember, in the user's own words"
    )
    parameters = (
        Parameter(
            name="what",
            kind=Kind.STRING,
            description="What to remember, as the user said it",
            required=True,
            free=True,
            ask=ASK_WHAT,
        ),
        Parameter(
            name=_CORRECTS,
            kind=Kind.BOOLEAN,
            description="True if it corrects the one memory that was just told",
            default=False,
        ),
    )
    patterns = REMEMBER
    lines = LINES
    examples = examples("remember")
    rules = ("Only for what the user said in this conversation",)
    antipatterns = ("things to be done at a time (reminder)",)
    keywords = ("remember", "note", "memory", "merken", "notieren")
    effect = Effect.ADDS
    always_asked = True

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim "remember …", which may be too long for a pattern."""
        del thread
        said = spoken.text.split()
        if len(said) <= _HEAD:
            return None
        head = " ".join(said[:_HEAD])
        for _, slots in follow_ups(self.name, REMEMBER, head, spoken.language):
            if what := slots.get("what", "").split():
                whole = " ".join(said[_HEAD - len(what) :])
                return PreRoute(arguments={"what": whole}, pattern=self.name)
        return None

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the words; a correction is kept whole."""
        if pattern == _CORRECT:
            return {"what": spoken.text, _CORRECTS: True}
        if pattern == _MARKED and len(slots["what"]) < _MOST_OF * len(spoken.text):
            # Rather too many words are kept than too few.
            return {"what": spoken.text}
        # "Remember this" does not say what.
        what = slots.get("what", "")
        return dict(slots) if content_words(what, spoken.language) else {}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Keep it, and say what was kept."""
        language = request.language
        corrects = bool(arguments.get(_CORRECTS))
        if corrects and request.thread.last not in ABOUT_MEMORY:
            # What was told of by a model is for it to put right.
            return Response.answer("", declined=True, own=True)
        try:
            wish = wish_of(arguments, request)
            if isinstance(wish, Response):
                return wish
            if ends_asking(wish.what) and not corrects:
                # Whatever it was taken for: nobody keeps a question.
                return Response.answer("", declined=True)
            if _MASK in wish.what:
                return Response.failure(say("secret", language), "secret")
            old = await _corrected(wish) if corrects else None
            learned = await _keep(wish, request, old)
            return await _told(learned, wish, language)
        except StoreError as error:
            return failed(error, language)


async def _corrected(wish: Wish) -> Memory | None:
    """Return the one fact that was just told, and may be corrected."""
    store = wish.service
    about = wish.service.about(wish.talk.source.conversation)
    found = [await store.get(one) for one in about]
    facts = [one for one in found if one and one.live and one.kind is MemoryKind.FACT]
    mine = {wish.talk.viewer.person, None}
    return facts[0] if len(facts) == 1 and facts[0].scope.person in mine else None


async def _keep(wish: Wish, request: Request, old: Memory | None) -> Learned:
    """Keep the words; a correction together with what it puts right."""
    note = Note(
        text=f"{old.text.rstrip(' .。')} ({wish.what})" if old else wish.what,
        language=request.language,
        kind=MemoryKind.FACT,
        scope=old.scope if old else Scope(person=wish.talk.viewer.person),
        origin=Origin.MODEL if request.door is Door.TOOL else Origin.USER,
        source=wish.talk.source,
    )
    store = wish.service
    spoken = request.door is Door.FAST_LANE
    said = wish.service.utterance(wish.talk) if spoken else None
    return await store.keep(note, [old.id] if old else (), said)


async def _told(learned: Learned, wish: Wish, language: str) -> Response:
    service, ids = wish.service, learned.stored or learned.known
    service.speak_of(wish.talk.source.conversation, tuple(ids))
    if not learned.stored:
        return Response.answer(say("known", language), ids=list(ids))
    found = [await service.get(one) for one in ids]
    key = "replaced" if learned.retired else "stored"
    said = say(key, language, what=listed([one for one in found if one is not None]))
    return Response.success(said, ids=list(ids), replaced=bool(learned.retired))
