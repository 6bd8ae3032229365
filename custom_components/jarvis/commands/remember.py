"""Keeps what somebody asks to be remembered; it is on the disk before the answer."""

from typing import Final, override

from ..home.question import Query
from ..lang.numbers import tokens
from ..lang.responses import examples, responses, word_lists, words_of
from ..memory import (
    Branch,
    Kind as MemoryKind,
    Learned,
    Memory,
    Note,
    Origin,
    Scope,
    StoreError,
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
from .shelf.threads import Thread

ASK_WHAT: Final = words_of("memory", "ask_what")
CALENDARS: Final = {
    code: tuple(frozenset(one.split()) for one in words)
    for code, words in word_lists("memory", "calendars").items()
}
LINES: Final = responses("memory")

_MASK: Final = "[[secret:"
# What is told by the way is a model's to answer, where there is one.
_TOLD: Final = "told"
# So far in front stands where something is noted, before what it is.
_FRONT: Final = 5


class Remember(Command):
    """Keeps a fact, or corrects one that was just spoken of."""

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
    )
    lines = LINES
    examples = examples("remember")
    rules = ("Only for what the user said in this conversation",)
    antipatterns = ("things to be done at a time (reminder)",)
    keywords = ("remember", "note", "memory", "merken", "notieren")
    effect = Effect.ADDS
    always_asked = True
    tentative = frozenset({_TOLD})

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim "remember …", and a correction of what was just spoken of."""
        reading = reading_of(spoken.text, spoken.language)
        if reading.forget and not reading.remember:
            # "Forget my locker. My bike is a Brompton." is heard as a whole there.
            return None
        if reading.remember and _is_for_calendar(spoken.text, spoken.language):
            # A note there is no memory, and nobody would look for it here.
            return None
        if reading.remember:
            what = spoken.text if reading.claims else ""
            return PreRoute(arguments={"what": what}, pattern="remember")
        if _corrects(reading) and thread is not None and thread.last in ABOUT_MEMORY:
            return PreRoute(arguments={"what": spoken.text}, pattern="correct")
        if _tells(reading):
            return PreRoute(arguments={"what": spoken.text}, pattern=_TOLD)
        return None

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Keep it, and say what was kept."""
        language = request.language
        if request.kit.has_model() and _is_only_told(arguments["what"], request):
            # A model answers it, and it is kept behind the answer.
            return Response.answer("", declined=True, own=True)
        try:
            wish = wish_of(arguments, request)
            if isinstance(wish, Response):
                return wish
            if _MASK in wish.what:
                return Response.failure(say("secret", language), "secret")
            learned = await _keep(wish, request)
            return await _told(learned, wish, request)
        except StoreError as error:
            return failed(error, language)


def _is_for_calendar(text: str, language: str) -> bool:
    """Tell whether something is to be noted in a calendar: "note in my calendar …"."""
    places = CALENDARS.get(language.partition("-")[0].casefold())
    said = tokens(text)[:_FRONT]
    return places is not None and any(
        word in places[1] and not places[0].isdisjoint(said[max(0, at - 2) : at])
        for at, word in enumerate(said)
    )


def _tells(reading: Reading) -> bool:
    """Tell whether somebody says what is worth keeping, without asking for it."""
    return any(not claim.tentative for claim in reading.claims)


def _is_only_told(what: str, request: Request) -> bool:
    """Tell what is said by the way from an answer to "What shall I remember?"."""
    if request.door is not Door.FAST_LANE or request.thread.last in ABOUT_MEMORY:
        return False
    language, keeper = request.language, request.kit.memory
    reading = reading_of(what, language)
    if reading.remember or not _tells(reading):
        return False
    words = keeper.words(request.conversation_id or None) if keeper else ()
    return not any(reading_of(one, language).remember for one in words[-2:-1])


def _corrects(reading: Reading) -> bool:
    return bool(reading.replacements) or any(c.changed for c in reading.claims)


async def _keep(wish: Wish, request: Request) -> Learned:
    """Hear the sentence itself where there is one, else keep the words."""
    keeper, talk, what = wish.keeper, wish.talk, wish.what
    reading = reading_of(talk.text, talk.language)
    whole = request.door is Door.FAST_LANE and what == talk.text
    if whole and (reading.remember or _corrects(reading) or _tells(reading)):
        return (await keeper.hear(talk, may_forget=False)).learned
    note = Note(
        text=what,
        language=request.language,
        kind=MemoryKind.FACT,
        scope=Scope(person=talk.viewer.person),
        origin=Origin.MODEL if request.door is Door.TOOL else Origin.USER,
        source=talk.source,
    )
    return await keeper.opened().keep(note)


async def _told(learned: Learned, wish: Wish, request: Request) -> Response:
    keeper, talk, language = wish.keeper, wish.talk, request.language
    ids = learned.stored or learned.known
    if not ids:
        return Response.failure(say("nothing", language), "nothing_to_remember")
    keeper.speak_of(talk.source.conversation, tuple(ids))
    if not learned.stored:
        return Response.answer(say("known", language), ids=list(ids))
    store = keeper.opened()
    kept = [memory for one in ids if (memory := await store.get(one)) is not None]
    key = "replaced" if learned.retired else "stored"
    said = say(key, language, what=listed(kept))
    if any(_would_switch(memory, request) for memory in kept):
        said = f"{said} {say('idle', language)}"
    return Response.success(said, ids=list(ids), replaced=bool(learned.retired))


def _would_switch(kept: Memory, request: Request) -> bool:
    """Tell a standing instruction that sounds as if the house did it by itself."""
    if kept.branch is not Branch.DIRECTIVES:
        return False
    # Near names are enough: nothing is done to any of them.
    named = Query(text=kept.text, language=kept.language)
    return bool(request.kit.resolve(named).candidates)
