"""Lays the table for a model: the door with its tools, and the prompt that stays.

What is laid here is the same from turn to turn, so that a server's prefix cache
holds; `brief.py` adds what belongs to one turn.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from homeassistant.components.conversation import SystemContent
from homeassistant.exceptions import TemplateError
from homeassistant.helpers.template import Template

from ..const import DOMAIN, LOGGER
from ..prompts import house as house_prompt, persona
from ..tools.api import Door, JarvisAPI
from ..tools.correcting import Correcting
from .guard import TOOL_SECONDS, Limits

if TYPE_CHECKING:
    from ..settings import AgentSettings
    from ..tools.toolbox import Toolbox
    from ..types import House, Seat
    from .types import Heard, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A model's place: who answers, with which tools, how far it may go."""

    seat: Seat
    model: str
    box: Toolbox
    limits: Limits


async def lay(turn: Turn, heard: Heard, seat: Seat) -> Table:
    """Open the door and write the system prompt into the log."""
    said, log, house = turn.said, turn.log, turn.house
    with turn.trace.step("table") as step:
        caller = said.as_llm_context(DOMAIN)
        box = await house.toolboxes.get(turn.agent.apis, caller)
        log.extra_system_prompt = said.extra_system_prompt or log.extra_system_prompt
        prompt = _system_prompt(turn, heard, box)
        # What a tool that hangs leaves must be enough to say so.
        limits = Limits(tool_seconds=min(TOOL_SECONDS, turn.agent.deadline / 2))
        log.llm_api = Door(
            api=JarvisAPI(house.hass),
            api_prompt=prompt,
            llm_context=caller,
            tools=list(box.tools.values()),
            by_name=box.tools,
            restore=turn.dialogue.vault.restore,
            scope=turn.clock.scope,
            tool_seconds=limits.tool_seconds,
            trace=turn.trace,
            correcting=Correcting(
                home=house.home.home,
                resolver=house.resolver,
                language=heard.language,
                area_id=heard.place.area.area_id if heard.place.area else None,
            ),
        )
        log.llm_input_provided_index = len(log.content)
        log.content[0] = SystemContent(content=prompt)
        model = turn.agent.model or seat.settings.model
        step.facts.update(
            engine=seat.settings.title,
            model=model,
            tools=len(box.specs),
            prompt_chars=len(prompt),
        )
    return Table(seat=seat, model=model, box=box, limits=limits)


def _system_prompt(turn: Turn, heard: Heard, box: Toolbox) -> str:
    return persona.render(
        persona.PersonaFacts(
            name=turn.agent.name,
            tools=bool(box.specs),
            language=turn.agent.reply_language,
            owner=_owner_prompt(turn.agent, heard, turn.house),
            house=_house(turn, box),
            extra=turn.log.extra_system_prompt or "",
        )
    )


def _house(turn: Turn, box: Toolbox) -> str:
    """Write the block about the house, and what other APIs ask for."""
    parts = list(box.prompts.values())
    if box.controls_house:
        summary = turn.house.home.summary
        facts = house_prompt.HouseFacts(
            floors=[(row.floor, row.areas) for row in summary.floors],
            counts=summary.counts,
            more_areas=summary.more_areas,
        )
        parts.insert(0, house_prompt.render(facts))
    return "\n".join(parts)


def _owner_prompt(agent: AgentSettings, heard: Heard, house: House) -> str:
    """Render the owner's own instructions, the only part that is a template."""
    if not agent.prompt:
        return ""
    try:
        return str(
            Template(agent.prompt, house.hass).async_render(
                {
                    "ha_name": house.hass.config.location_name,
                    "user_name": heard.speaker.name if heard.speaker else None,
                },
                parse_result=False,
            )
        )
    except TemplateError as err:
        LOGGER.error("The instructions of agent %s do not render: %s", agent.name, err)
        return ""
