"""Lays the table for a model: the door with its tools, and the prompt that stays.

What is laid here is the same from turn to turn, so that a server's prefix cache
holds; `brief.py` adds what belongs to one turn.
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import SystemContent

from ...const import DOMAIN
from ...engines.profile import Size, profile
from ...engines.text_dialect import TextDialect
from ...tools.api import Door, JarvisAPI
from ...tools.correcting import Correcting
from ...tools.more_tools import MoreTools
from ...tools.offer import Offer, Room, Shown, open_offer
from ...tools.stop import StopTool
from ...tools.toolbox import NOTHING
from ..consenting.asker import watch_of
from ..direction import contrary_call
from ..guard import Limits
from ..narrowing import seen_tools
from ..players import player_of_call
from .prefix import system_prompt
from .tool_choice import choose_tools, failed_last

if TYPE_CHECKING:
    from homeassistant.helpers import llm

    from ...engines.profile import Profile
    from ...settings import AgentSettings
    from ...tools.toolbox import Toolbox
    from ...types import House, Seat
    from ..types import Heard, Turn

# A small model that sees many tools picks the wrong one.
ROOM: Final = {
    Size.TINY: Room(home=6, picks=2),
    Size.SMALL: Room(home=12, picks=4),
    Size.UNKNOWN: Room(home=16, picks=5),
    Size.LARGE: Room(home=24, picks=8),
}
# A minimal model picks from a schema instead.
NONE: Final = Room(home=0, picks=0)
EVERYTHING: Final = Room(home=1000, picks=0)
# What one use of more_tools may find, and how much it tells of each.
MOST_FOUND: Final = 5
MOST_TEXT: Final = 160


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A model's place: who answers, with which tools, how far it may go."""

    seat: Seat
    model: str
    profile: Profile
    box: Toolbox
    offer: Offer
    limits: Limits


async def lay(turn: Turn, heard: Heard, seat: Seat) -> Table:
    """Open the door and write the system prompt into the log."""
    said, log, house = turn.said, turn.log, turn.house
    with turn.trace.step("table") as step:
        caller = said.as_llm_context(DOMAIN)
        box = await _tools(turn, caller)
        box = seen_tools(box, heard.may_read, house.hass)
        known = await _spoken_to(turn.house, seat)
        offer = await _offer(turn, heard, seat, box, known)
        log.extra_system_prompt = said.extra_system_prompt or log.extra_system_prompt
        prompt = system_prompt(
            turn.agent,
            house,
            box if offer.specs else NOTHING,
            tools=bool(offer.specs),
            size=known.size,
            user=heard.speaker.name if heard.speaker else None,
            extra=log.extra_system_prompt or "",
            may_read=heard.may_read,
        )
        limits, more = _limits(turn.agent), turn.agent.limits.more_tools
        log.llm_api = Door(
            api=JarvisAPI(house.hass),
            api_prompt=prompt,
            llm_context=caller,
            tools=list(offer.kit.tools.values()),
            by_name={**offer.kit.tools, **turn_tools(offer, heard.language, more)},
            allows=offer.allows,
            restore=turn.dialogue.vault.restore,
            scope=partial(turn.clock.scope, patient=True),
            tool_seconds=limits.tool_seconds,
            trace=turn.trace,
            correcting=Correcting(
                home=house.home.home,
                resolver=house.resolver,
                language=heard.language,
                area_id=heard.place.area.area_id if heard.place.area else None,
                may_read=heard.may_read,
                unnamed=partial(player_of_call, turn, heard),
                said=heard.text,
                against=partial(contrary_call, turn, heard),
            ),
            watch=watch_of(turn, heard, offer.kit.ranking),
        )
        log.llm_input_provided_index = len(log.content)
        log.content[0] = SystemContent(content=prompt)
        model = seat.settings.model
        step.facts.update(
            engine=seat.settings.title,
            model=model,
            tools=len(offer.specs),
            likely=offer.likely,
            prompt_chars=len(prompt),
        )
    return Table(
        seat=seat, model=model, profile=known, box=box, offer=offer, limits=limits
    )


def _limits(agent: AgentSettings) -> Limits:
    # What a tool that hangs leaves must be enough to say so.
    seconds = min(agent.limits.tool_seconds, agent.deadline / 2)
    return Limits(rounds=agent.limits.rounds, tool_seconds=seconds)


async def _spoken_to(house: House, seat: Seat) -> Profile:
    """Say what is known of a seat's model and how its server hands it tools."""
    known = profile_of(house, seat)
    engine = house.seats[seat.settings.id].engine
    if not isinstance(engine, TextDialect):
        return known
    way = await engine.tool_calls(seat.settings.model)
    return replace(known, dialect="native" if way == "native" else "text")


def profile_of(house: House, seat: Seat) -> Profile:
    """Say what is known of a seat's model."""
    described = house.router.models.get(seat.settings.id)
    if described is not None and described.name == seat.settings.model:
        return profile(described)
    return profile(seat.settings.model)


async def _offer(
    turn: Turn, heard: Heard, seat: Seat, box: Toolbox, known: Profile
) -> Offer:
    """Decide which tools the model sees and may call."""
    agent = turn.agent
    kit = turn.house.toolboxes.kits.get(box, agent.tools_off, agent.tools_only)
    room = ROOM[known.size] if agent.tool_choice != "all" else EVERYTHING
    if known.is_minimal:
        room = NONE
    likely: tuple[str, ...] = ()
    if kit.specs and room is not EVERYTHING:
        likely = await choose_tools(turn, heard, kit, room, seat)
    shown = turn.dialogue.shown.setdefault(agent.id, Shown())
    failed = failed_last(turn.log.content)
    return open_offer(kit, shown, room, likely, failed)


def turn_tools(offer: Offer, language: str, most: int) -> dict[str, llm.Tool]:
    """Make the two tools that act on the turn itself."""

    def stop() -> None:
        offer.stopped = True

    def look(wish: str) -> list[tuple[str, str]] | None:
        offer.asked_for_more += 1
        if offer.asked_for_more > most:
            return None
        found = offer.kit.ranking.rank(wish, language)[:MOST_FOUND]
        offer.widen(fit.name for fit in found)
        texts = {spec.name: spec.description for spec in offer.kit.specs}
        return [(fit.name, texts[fit.name][:MOST_TEXT]) for fit in found]

    names = {spec.name for spec in offer.kit.specs}
    tools: tuple[llm.Tool, ...] = (StopTool(stop), MoreTools(look))
    return {tool.name: tool for tool in tools if tool.name in names}


async def _tools(turn: Turn, caller: llm.LLMContext) -> Toolbox:
    """Return the agent's tools, as far as this turn may use them."""
    if turn.direct:
        return NOTHING
    box = await turn.house.toolboxes.get(turn.agent.apis, caller)
    wanted = turn.wishes.tools
    return box if wanted is None else box.only(wanted)
