"""Who asks in this turn, the watch at the model's door, and what is still open."""

from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import (
    DOMAIN as CONVERSATION,
    ToolResultContent,
)

from ..lang.clauses import clauses
from ..safety.noise import is_overheard
from ..safety.tiers import Asker
from ..tools.api import Door
from ..tools.trust import quotes_strangers
from ..tools.watch import Watch
from .house_names import ids_by_name, stands_in

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from ..home.meant import Meant
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
