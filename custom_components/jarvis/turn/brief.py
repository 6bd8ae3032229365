"""Everything the act needs for one turn: prompt, tools behind the door, engine, limits.

The system prompt is the same from turn to turn; what changes travels behind the
newest user message and stays there, so a server's prefix cache holds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from homeassistant.components.conversation import SystemContent
from homeassistant.const import ATTR_UNIT_OF_MEASUREMENT
from homeassistant.exceptions import TemplateError
from homeassistant.helpers.template import Template
from homeassistant.util import dt as dt_util

from ..const import DOMAIN, ENGINE_AUTOMATIC, LOGGER
from ..engines.base import ChatRequest, Message, ToolSpec
from ..prompts import context, house as house_prompt, persona
from ..prompts.closing import CLOSING
from ..tools.api import Door, JarvisAPI
from ..tools.correcting import Correcting
from .guard import TOOL_SECONDS, Limits
from .transcript import to_messages

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from ..settings import AgentSettings
    from ..telemetry.records import Trace
    from ..tools.toolbox import Toolbox
    from ..types import House, Seat
    from .dialogue import Dialogue
    from .types import Heard, Turn

# Part of the context that is left for the answer, in tokens.
ANSWER_TOKENS = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Brief:
    """One turn's orders to the model."""

    seat: Seat
    model: str
    dialogue: Dialogue
    specs: tuple[ToolSpec, ...]
    limits: Limits = field(default_factory=Limits)

    def request(
        self, log: ChatLog, trace: Trace, *, closing: bool = False, share: float = 1.0
    ) -> ChatRequest:
        """Write the next model call from the log as it stands.

        The closing call has no tools and asks for an end. `share` is the part of
        the context the prompt may fill; less of it is asked for after the server
        said that the prompt was too long.
        """
        settings = self.seat.settings
        specs = () if closing else self.specs
        messages = to_messages(log.content, self.dialogue.vault, self.dialogue.tails)
        budget = (settings.context - ANSWER_TOKENS) * share - _spec_tokens(specs)
        if closing:
            messages += (Message(role="user", content=CLOSING),)
        messages, dropped = fit(messages, int(budget))
        if dropped:
            trace.mark("trimmed", turns=dropped)
        return ChatRequest(
            model=self.model,
            messages=messages,
            tools=specs,
            context=settings.context,
            keep_alive=settings.keep_alive,
            think=settings.think,
            timeout=settings.timeout,
        )


def seat_for(agent: AgentSettings, house: House) -> Seat | None:
    """Choose the agent's engine; None when there is none, or it was removed."""
    if agent.engine == ENGINE_AUTOMATIC:
        return next(iter(house.seats.values()), None)
    return house.seats.get(agent.engine)


async def brief(turn: Turn, heard: Heard, seat: Seat) -> Brief:
    """Prepare the log and the door for the model."""
    said, log, house, dialogue = turn.said, turn.log, turn.house, turn.dialogue
    with turn.trace.step("brief") as step:
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
            restore=dialogue.vault.restore,
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
        dialogue.tails[log.content[-1].created] = _facts(turn, heard, box)
        log.async_trace({"messages": log.content, "tools": log.llm_api.tools})
        model = turn.agent.model or seat.settings.model
        step.facts.update(
            engine=seat.settings.title,
            model=model,
            tools=len(box.specs),
            prompt_chars=len(prompt),
        )
    return Brief(
        seat=seat, model=model, dialogue=dialogue, specs=box.specs, limits=limits
    )


def fit(messages: tuple[Message, ...], budget: int) -> tuple[tuple[Message, ...], int]:
    """Drop the oldest whole turns until the prompt fits; also tells how many.

    The system prompt and the newest turn always stay: a newest turn that is too
    long is the engine's to refuse.
    """
    starts = [i for i, message in enumerate(messages) if message.role == "user"]
    if len(starts) < 2:  # noqa: PLR2004 - nothing older than the newest turn
        return messages, 0
    sizes = [_tokens(message) for message in messages]
    head, total, dropped = starts[0], sum(sizes), 0
    while dropped < len(starts) - 1 and total > budget:
        total -= sum(sizes[starts[dropped] : starts[dropped + 1]])
        dropped += 1
    return messages[:head] + messages[starts[dropped] :], dropped


def _tokens(message: Message) -> int:
    """Estimate; UTF-8 bytes serve letters and ideographs about equally well."""
    text = len(message.content.encode("utf-8", "replace"))
    calls = sum(len(call.name) + len(str(call.arguments)) for call in message.calls)
    return (text + calls) // 4 + 8


def _spec_tokens(specs: Sequence[ToolSpec]) -> int:
    return sum(spec.length for spec in specs) // 4


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


def _facts(turn: Turn, heard: Heard, box: Toolbox) -> str:
    place, speaker = heard.place, heard.speaker
    return context.render(
        context.ContextFacts(
            now=dt_util.as_local(heard.at),
            zone=turn.house.hass.config.time_zone,
            area=place.area.name if place.area else None,
            floor=place.floor.name if place.floor else None,
            user=speaker.name if speaker else None,
            devices=_candidates(turn, heard) if box.controls_house else "",
        )
    )


def _candidates(turn: Turn, heard: Heard) -> str:
    """Name what the sentence may be about, as it stands now."""
    hass, home = turn.house.hass, turn.house.home.home
    area = heard.place.area
    rows = []
    for entity in turn.house.resolver.suggest(
        heard.text, heard.language, area.area_id if area else None
    ):
        if (state := hass.states.get(entity.entity_id)) is None:
            continue
        unit = state.attributes.get(ATTR_UNIT_OF_MEASUREMENT)
        room = home.areas.get(entity.area_id or "")
        rows.append(
            (
                entity.name,
                entity.domain,
                room.name if room else None,
                f"{state.state} {unit}" if unit else state.state,
            )
        )
    turn.trace.mark("candidates", count=len(rows))
    return house_prompt.render_candidates(rows)
