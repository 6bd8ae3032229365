"""Memory as commands tell of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from homeassistant.util import dt as dt_util

from ...lang.keywords import content_words
from ...lang.responses import Lines, responses
from ...memory import (
    Memory,
    MemoryClosed,
    MemoryService,
    Source,
    Talk,
    Viewer,
    stands_in,
)
from ...safety.reach.answering import answers
from ...safety.reach.containers import entity as living
from ..base import Door
from ..shelf.response import Response
from ..times.calendar_words import day_facts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from homeassistant.core import HomeAssistant

    from ...home.snapshot import Entity
    from ...memory import StoreError
    from ..base import Arguments, Request


LINES: Final = responses("memory")

# After these the words of a correction, and "that", are about the memory.
ABOUT_MEMORY = frozenset({"remember", "recall_memory"})
OF_MEMORY = ABOUT_MEMORY | {"forget"}
_MOST_SPOKEN = 5
_LONGEST_SPOKEN = 240
_WORDS = Lines(LINES)
_DAYS = Lines(responses("calendar"))


def say(key: str, language: str, **facts: str) -> str:
    """Return a sentence about the memory."""
    return _WORDS.say(key, language, turn=0, **facts)


def memory_of(request: Request) -> MemoryService:
    """Return the memory. Raises MemoryClosed where there is none for this agent."""
    service = request.kit.memory
    if service is None or not service.is_on:
        raise MemoryClosed("the memory is off")
    if (talk := service.talk) is not None and not talk.allowed:
        raise MemoryClosed("this agent has no memory")
    return service


def talk_of(request: Request, service: MemoryService) -> Talk:
    """Return what is being said, masked; outside of turns what the caller tells."""
    if (talk := service.talk) is not None:
        return talk
    return Talk(
        text=service.redact(request.utterance, request.language),
        language=request.language,
        viewer=Viewer(person=request.person),
        source=Source(
            speaker=request.person, conversation=request.conversation_id or None
        ),
    )


def _is_own(what: str, talk: Talk, service: MemoryService, request: Request) -> bool:
    """Tell whether what a model sends is made of what people lately said here."""
    if request.door is not Door.TOOL:
        return True
    said = (talk.text, *service.words(talk.source.conversation))
    return stands_in(what, said, request.language)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody wants of the memory, masked, and who speaks."""

    service: MemoryService
    talk: Talk
    what: str


def wish_of(arguments: Arguments, request: Request) -> Wish | Response:
    """Read a wish about `what`; a refusal for a model's words that nobody said.

    Raises MemoryClosed.
    """
    service = memory_of(request)
    talk = talk_of(request, service)
    what = service.redact(arguments.get("what", ""), request.language)
    if what and not _is_own(what, talk, service, request):
        said = say("not_own_words", request.language)
        return Response.failure(said, "not_trusted")
    return Wish(service=service, talk=talk, what=what)


def failed(error: StoreError, language: str) -> Response:
    """Say what kept the memory from doing it."""
    return Response.failure(say(error.key, language), error.key)


def listed(memories: Iterable[Memory]) -> str:
    """Name memories in one breath."""
    texts = [_in_short(memory.text.strip(" .。")) for memory in memories]
    return "; ".join(dict.fromkeys(texts[:_MOST_SPOKEN]))


def dated(memories: Iterable[Memory], language: str) -> str:
    """Name memories with the day of each, in one breath."""
    told = [
        f"{_in_short(one.text.strip(' .。'))} ({_day_of(one, language)})"
        for one in memories
    ]
    return "; ".join(dict.fromkeys(told[:_MOST_SPOKEN]))


def _day_of(memory: Memory, language: str) -> str:
    day = dt_util.as_local(memory.at).date()
    return _DAYS.say("day", language, turn=0, **day_facts(day, language))


def _in_short(text: str) -> str:
    """Cut what would be too long to listen to."""
    if len(text) <= _LONGEST_SPOKEN:
        return text
    return text[:_LONGEST_SPOKEN].rsplit(" ", maxsplit=1)[0].rstrip(" ,;") + " …"


# Of more values nobody hears the end.
_MOST: Final = 8
_FEWEST: Final = 2


def stems(text: str, language: str) -> frozenset[str]:
    """Return the stems of what a text is about."""
    return frozenset(word.stem for word in content_words(text, language))


def knows(
    hass: HomeAssistant, entity: Entity, wanted: frozenset[str], language: str
) -> bool:
    """Tell whether a script answers, and a question is about what it is called."""
    described = getattr(living(hass, entity.entity_id), "description", "") or ""
    about = stems(str(described), language)
    for name in entity.names:
        called = stems(name, language)
        whole = len(called) >= _FEWEST and called <= wanted
        told = len(wanted) >= _FEWEST and wanted <= called | about
        if whole or (told and wanted & (called | about)):
            return answers(hass, entity.entity_id)
    return False


def spoken_values(told: object) -> str:
    """Say what a script returns: its one value, or each with its name."""
    values = list(_values(told, ""))[:_MOST]
    if len(values) == 1:
        return values[0][1]
    return ", ".join(f"{name}: {value}" if name else value for name, value in values)


def _values(told: object, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(told, Mapping):
        for key, value in told.items():
            yield from _values(value, str(key).replace("_", " "))
    elif isinstance(told, list | tuple):
        for value in told:
            yield from _values(value, name)
    elif (said := _said(told)) is not None:
        yield name, said


def _said(value: Any) -> str | None:
    if value is None or value == "":
        return None
    return f"{value:g}" if isinstance(value, float) else str(value)
