"""Wishes of different kinds in one sentence: "light off, and a timer for ten minutes".

The grammar knows sentences that are its own throughout, the commands know theirs. Here
a sentence is parted at its conjunctions, so that each part is wholly one of either.
Where one part is neither, nothing is done and a model gets the whole.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import ConversationResult
from homeassistant.helpers import intent

from ..lang.clauses import partings
from .command import only_tells, same_command, spoken_text
from .fitting import fitting, is_open
from .route import Routed, route
from .transcript import say

if TYPE_CHECKING:
    from .types import Heard, Turn

# Who says more in a breath tells something.
MOST_JOINTS: Final = 5

# Below this chance that an act is wished for a part tells why.
_TOLD: Final = 0.1

type One = Callable[[Turn, Heard], Awaitable[ConversationResult | None]]
type Asks = Callable[[Heard], Awaitable[bool | None]]


async def several(turn: Turn, heard: Heard, one: One) -> ConversationResult | None:
    """Do part after part, each by `one`; None when a part is for a model.

    After a failure or a question the rest is left, and said to be.
    """
    parts = await _wished_parts(turn, heard)
    if not parts:
        return None
    turn.trace.mark("several", parts=parts)
    told: list[str] = []
    last: ConversationResult | None = None
    for at, part in enumerate(parts):
        if at and _says_again(turn, heard, parts[at - 1], part):
            continue
        with turn.house.memory.saying_part(part):
            result = await one(_of(turn, part), replace(heard, text=part))
        if result is None:
            if last is None:
                return None
            told.append(await _left(turn, heard, parts[at:]))
            break
        last = result
        told.append(spoken_text(result))
        if parts[at + 1 :] and _stops(result):
            # A question comes last: it is what is answered.
            told.insert(-1, await _left(turn, heard, parts[at + 1 :]))
            break
    if last is not None:
        plain = last.response.speech.setdefault("plain", {"speech": ""})
        plain["speech"] = " ".join(filter(None, told))
    return last


async def _wished_parts(turn: Turn, heard: Heard) -> tuple[str, ...]:
    """Part a sentence; why it is wished ("I'm freezing, …") is no part of it."""

    async def asks(part: Heard) -> bool | None:
        return await _asks(_of(turn, part.text), part)

    reason, rest = next(iter(partings(heard.text, heard.language)), ("", ""))
    if not (reason and _tells_why(turn, heard, reason, rest)):
        return await parted(heard, asks)
    wish = replace(heard, text=rest)
    if parts := await parted(wish, asks):
        return parts
    return (rest,) if await asks(wish) is False else ()


def _tells_why(turn: Turn, heard: Heard, reason: str, rest: str) -> bool:
    """Tell whether a part tells why the rest is wished: "I'm freezing, …".

    It is a statement, or a wish for the same kind of act that names nothing.
    """
    read = turn.house.interpreter.read
    why, wish = read(reason, heard.language), read(rest, heard.language)
    if why is None or wish is None:
        return False
    if why.act == "statement" and why.deed < _TOLD:
        return True
    alike = why.label.partition(".")[0] == wish.label.partition(".")[0]
    return (
        alike
        and why.act == "request"
        and not why.spans.words
        and bool(wish.spans.words)
    )


def _says_again(turn: Turn, heard: Heard, before: str, part: str) -> bool:
    first, second = (replace(heard, text=one) for one in (before, part))
    return same_command(_of(turn, part), first, second)


def _stops(result: ConversationResult) -> bool:
    failed = result.response.response_type is intent.IntentResponseType.ERROR
    return failed or result.continue_conversation


async def _left(turn: Turn, heard: Heard, parts: tuple[str, ...]) -> str:
    """Say what nobody has done."""
    rest = "; ".join(parts)
    text = turn.house.lines.say("rest_left", heard.language, rest=rest)
    await say(turn.log, turn.said.agent_id, text)
    return text


async def parted(heard: Heard, asks: Asks) -> tuple[str, ...]:
    """Part a sentence into what needs no model; () when some of it does, or all is one.

    `asks` tells of a part whether it only asks, None when it needs a model.
    """
    joints = len(tuple(partings(heard.text, heard.language)))
    if not 0 < joints <= MOST_JOINTS or heard.secrets:
        return ()
    known: dict[str, bool | None] = {}

    async def read(text: str, *, asked: bool) -> tuple[str, ...]:
        # The shortest first: what a list takes may be as long as it likes.
        whole = () if text == heard.text else ((text, ""),)
        for head, rest in (*partings(text, heard.language), *whole):
            if head not in known:
                known[head] = await asks(replace(heard, text=head))
            only = known[head]
            if only is None or (asked and not only):
                # "Is the door locked and turn …" asks on rather than wishes.
                continue
            if not rest or (left := await read(rest, asked=only)):
                return (head, *left) if rest else (head,)
        return ()

    return await read(heard.text, asked=False)


async def _asks(turn: Turn, heard: Heard) -> bool | None:
    """Tell whether a part only asks; None when it needs a model."""
    routed = await route(heard, turn.said, turn.house, turn.dialogue.targets)
    if isinstance(routed, Routed):
        routed = fitting(turn, heard, routed)
    if isinstance(routed, Routed):
        return None if is_open(routed) else only_queries(routed)
    return only_tells(turn, heard)


def only_queries(routed: Routed) -> bool:
    """Tell whether a sentence only wants to know."""
    return all(wish.kind == "query" for wish in routed.wishes)


def _of(turn: Turn, part: str) -> Turn:
    """Give the turn as if a part were all that was said."""
    return replace(turn, said=replace(turn.said, text=part))
