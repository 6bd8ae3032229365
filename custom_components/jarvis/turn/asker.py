"""Who asks in this turn, the watch at the door, what is open, what acts come to."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import (
    DOMAIN as CONVERSATION,
    ToolResultContent,
)

from ..lang.clauses import clauses
from ..safety.noise import is_overheard
from ..safety.reach.intents import acts_of_intent, bounded, is_by_place, listed
from ..safety.tiers import Asker
from ..tools.api import Door
from ..tools.trust import quotes_strangers
from ..tools.watch import Watch
from .house_names import ids_by_name, stands_in

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog
    from homeassistant.core import HomeAssistant

    from ..grammar.types import Wish
    from ..home.meant import Meant
    from ..safety.authorizer import Decision
    from ..safety.tiers import Act, Grant
    from ..tools.ranking import Ranking
    from .types import Heard, Turn


# Who says more tells a story.
_MOST_WORDS: Final = 40
# So many tools may be what one clause suggests.
_MOST_TOOLS: Final = 6


def asker_of(turn: Turn, heard: Heard) -> Asker:
    """Tell safety who speaks, from where, and in which words."""
    said = turn.said
    return Asker(
        conversation_id=turn.log.conversation_id,
        language=heard.language,
        text=heard.text,
        user_id=said.context.user_id,
        satellite_id=said.satellite_id,
        device_id=said.device_id,
        agent_id=said.agent_id,
        area_id=heard.place.area.area_id if heard.place.area else None,
        deed=lambda: turn.house.interpreter.deed(heard.text, heard.language),
    )


def watch_of(
    turn: Turn, heard: Heard, ranking: Ranking | None = None, *, tainted: bool = False
) -> Watch:
    """Make the watch of a turn with a model; old strangers' words still count.

    A program's words may be strangers', too: it quotes what it has read.
    """
    hass, asker = turn.house.hass, asker_of(turn, heard)
    by_program = asker.user_id is None and asker.place is None
    tainted = tainted or turn.dialogue.tainted > 0
    if by_program and not tainted:
        tainted = quotes_strangers(hass, turn.said.text)

    def meant() -> Meant:
        return turn.house.resolver.meant(asker.text, asker.language)

    def named() -> frozenset[str]:
        said = meant()
        home = turn.house.home.home
        ids = {
            one
            for name, found in ids_by_name(home).items()
            if stands_in(name, asker.text.casefold())
            for one in found
        }
        # A place alone names nothing that is in it.
        device = any(
            turn.house.resolver.meant(word, asker.language).device
            for word in asker.text.split()[:_MOST_WORDS]
        )
        hints = (*said.hints, *said.unmarked) if device or ids else ()
        return frozenset(ids).union(*hints)

    def fits(tool: str) -> bool:
        if ranking is None:
            return True
        parts = (asker.text, *clauses(asker.text, asker.language))
        fitting = (ranking.fitting(one, asker.language, _MOST_TOOLS) for one in parts)
        return any(tool in names for names in fitting)

    watch = Watch(
        hass=hass,
        guardian=turn.house.safety,
        asker=asker,
        assistant=CONVERSATION,
        context=turn.said.context,
        may_read=heard.may_read,
        trace_id=turn.trace.id,
        tainted=tainted,
        named=named,
        fits=fits,
        meant=meant,
        deed=lambda: turn.house.interpreter.deed(
            asker.text, asker.language, goes_on=turn.dialogue.goes_on
        ),
        answers=bool(turn.dialogue.reopened),
    )
    turn.house.safety.watches[turn.log.conversation_id] = watch
    return watch


# The chance from which on an act is wished for.
_WISHED: Final = 0.5


def is_unsettled(turn: Turn) -> bool:
    """Tell whether something was wished in this turn that has not been done."""
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is not None and watch.acted and not watch.failed:
        return False
    # Whoever was asked a moment ago is still at the same matter.
    if turn.dialogue.reopened:
        return True
    text, language = turn.said.text, turn.said.language
    if turn.said.satellite_id is not None and is_overheard(text, language):
        return False
    deed = turn.house.interpreter.deed(text, language)
    return _was_refused(turn) or (deed is not None and deed >= _WISHED)


def _was_refused(turn: Turn) -> bool:
    since = turn.log.content[turn.log.llm_input_provided_index :]
    return any(
        isinstance(content, ToolResultContent) and content.result.error
        for content in since
    )


def door_of(log: ChatLog) -> Door | None:
    """Return the door of this turn, if a model has one."""
    return log.llm_api if isinstance(log.llm_api, Door) else None


def singled(hass: HomeAssistant, wishes: Sequence[Wish]) -> list[Wish]:
    """Split every wish that only its targets keep from reaching the whole house.

    One that switches a place by no kind of thing reaches what is meant by that.
    """
    return [
        one
        for whole in wishes
        for placed in _placed_only(hass, whole)
        for one in _single(placed)
    ]


def _placed_only(hass: HomeAssistant, wish: Wish) -> list[Wish]:
    placed = "area" in wish.slots or "floor" in wish.slots
    if not placed or not is_by_place(wish.intent, wish.slots):
        return [wish]
    assistant, slots = CONVERSATION, wish.slots
    found = []
    for one in bounded(hass, wish.intent, slots, assistant=assistant):
        for domain in listed(one.get("domain")) or [""]:
            narrow = {"domain": domain} if domain else {}
            targets = (str(one["name"]),) if one.get("name") else wish.targets
            found.append(replace(wish, slots={**one, **narrow}, targets=targets))
    return found


def acts_of_wishes(
    hass: HomeAssistant, heard: Heard, wishes: Sequence[Wish]
) -> list[tuple[Act, ...]]:
    """Tell what each wish would do, before anything is done."""
    return [_acts(hass, heard, wish) for wish in wishes]


async def ruling_on(
    turn: Turn,
    heard: Heard,
    wishes: Sequence[Wish],
    acts: Sequence[tuple[Act, ...]],
    granted: Grant,
) -> Decision | None:
    """Judge wishes with what they put off; None where they do nothing."""
    delayed = [one for wish in wishes for one in wish.later]
    later = acts_of_wishes(turn.house.hass, heard, delayed)
    if not (flat := [act for some in (*acts, *later) for act in some]):
        return None
    return await turn.house.safety.rule(
        flat,
        asker_of(turn, heard),
        granted=granted,
        placed=_placed(wishes),
        bound=True,
    )


async def permits(
    turn: Turn, heard: Heard, wishes: Sequence[Wish], granted: Grant
) -> bool:
    """Tell whether all of it may be done now, without a word to anybody."""
    single = singled(turn.house.hass, wishes)
    acts = acts_of_wishes(turn.house.hass, heard, single)
    ruling = await ruling_on(turn, heard, single, acts, granted)
    return ruling is None or ruling.granted


def _acts(hass: HomeAssistant, heard: Heard, wish: Wish) -> tuple[Act, ...]:
    if wish.kind == "query" or wish.later:
        return ()
    slots: dict[str, Any] = dict(wish.slots)
    if (area := heard.place.area) is not None:
        slots["preferred_area_id"] = area.area_id
    single = "name" in slots and len(wish.targets) == 1
    return acts_of_intent(
        hass,
        wish.intent,
        slots,
        assistant=CONVERSATION,
        targets=wish.targets if single else (),
    )


def _placed(wishes: Sequence[Wish]) -> bool:
    """Tell whether the words said where, or which one."""
    return all(
        any(slot in wish.slots for slot in ("area", "floor")) or bool(wish.heard)
        for wish in wishes
    )


def _single(wish: Wish) -> tuple[Wish, ...]:
    """Split a wish that only its targets keep from reaching the whole house.

    A name that covers several, or a bare value such as a temperature, would reach
    everything; one call per target reaches what was meant.
    """
    placed = any(slot in wish.slots for slot in ("area", "floor", "preferred_area_id"))
    if not wish.targets or placed or (len(wish.targets) == 1 and "name" in wish.slots):
        return (wish,)
    if "name" not in wish.slots and "domain" in wish.slots:
        return (wish,)
    return tuple(
        replace(wish, slots={**wish.slots, "name": target}, targets=(target,))
        for target in wish.targets
    )
