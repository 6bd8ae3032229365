"""The part of a prompt that stays from turn to turn: persona, house, instructions.

Written the same way for a turn and for what is read ahead of it, byte by byte: a
server's cache of what it has read depends on that.
"""

from typing import TYPE_CHECKING

from homeassistant.exceptions import TemplateError
from homeassistant.helpers.template import Template

from ...const import LOGGER
from ...engines.profile import Size
from ...home.seeing import anything
from ...prompts import house as house_prompt, persona

if TYPE_CHECKING:
    from ...home.seeing import MayRead
    from ...settings import AgentSettings
    from ...tools.toolbox import Toolbox
    from ...types import House


def system_prompt(
    agent: AgentSettings,
    house: House,
    box: Toolbox,
    *,
    tools: bool,
    size: Size = Size.UNKNOWN,
    user: str | None = None,
    extra: str = "",
    may_read: MayRead = anything,
) -> str:
    """Write an agent's system prompt for a model of this size.

    `user` is who speaks, where that is known, and `may_read` what they may see.
    """
    return persona.render(
        persona.PersonaFacts(
            name=agent.name,
            tools=tools,
            small=size in {Size.TINY, Size.SMALL},
            large=size is Size.LARGE,
            language=agent.reply_language,
            owner=_owner_prompt(agent, house, user),
            house=_house(house, box, may_read),
            extra=extra,
        )
    )


def _house(house: House, box: Toolbox, may_read: MayRead) -> str:
    """Write the block about the house, and what other APIs ask for."""
    parts = list(box.prompts.values())
    if box.controls_house:
        summary = house.home.summary_for(may_read)
        facts = house_prompt.HouseFacts(
            floors=[(row.floor, row.areas) for row in summary.floors],
            counts=summary.counts,
            more_areas=summary.more_areas,
        )
        parts.insert(0, house_prompt.render(facts))
    return "\n".join(parts)


def _owner_prompt(agent: AgentSettings, house: House, user: str | None) -> str:
    """Render the owner's own instructions, the only part that is a template."""
    if not agent.prompt:
        return ""
    try:
        return str(
            Template(agent.prompt, house.hass).async_render(
                {
                    "ha_name": house.hass.config.location_name,
                    "user_name": user,
                },
                parse_result=False,
            )
        )
    except TemplateError as err:
        LOGGER.error("The instructions of agent %s do not render: %s", agent.name, err)
        return ""
