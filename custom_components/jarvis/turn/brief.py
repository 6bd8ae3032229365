"""Brief: the prompt of a turn, with its plan and profile."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from homeassistant.const import ATTR_UNIT_OF_MEASUREMENT
from homeassistant.util import dt as dt_util

from ..engines.base import ChatRequest, Message
from ..engines.errors import EngineError
from ..engines.profile import Size
from ..lang.clauses import clauses
from ..lang.keywords import base_language
from ..prompts import context, house as house_prompt, nudges, plan as prompt
from ..tools.ranking import terms
from ..tools.trust import is_foreign, is_long_name
from .asker import door_of
from .choice import helper_seat
from .helper_call import Answer, TokenRates, ask_aside, size_of, spec_size
from .house_names import may_hold_secrets
from .redact import redact
from .toolset import pick
from .transcript import Carried, to_messages
from .types import NoPlan, Plan, Step

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog
    from homeassistant.core import State

    from ..engines.base import ToolSpec
    from ..engines.profile import Profile
    from ..settings import AgentSettings
    from ..telemetry.tracer import Trace
    from ..tools.offer import Offer
    from ..tools.toolbox import Toolbox
    from ..types import Seat
    from .dialogue import Dialogue
    from .guard import Limits
    from .toolset import Table
    from .types import Heard, Recollection, Turn


# Part of the context that is left for the answer, in tokens.
ANSWER_TOKENS = 1024
# So many tools are looked at for those that must be called.
_MOST_BINDING = 3
# When turns must go, so much of the budget is left filled.
ROOMY = 0.75


@dataclass(frozen=True, slots=True, kw_only=True)
class Brief:
    """One turn's orders to the model."""

    seat: Seat
    model: str
    dialogue: Dialogue
    offer: Offer
    planned: Plan | NoPlan
    profile: Profile
    wishes: tuple[str, ...] = ()
    rates: TokenRates
    limits: Limits
    carried: Carried

    @property
    def needs_nudges(self) -> bool:
        """Whether the model loses the thread between tool results."""
        return self.profile.dialect == "text" or self.profile.size is Size.TINY

    @property
    def direct_plan(self) -> Plan | None:
        """The plan whose steps are carried out without asking for each."""
        plan = self.planned
        if not isinstance(plan, Plan) or not plan.tools:
            return None
        return plan if self.needs_nudges or plan.ready else None

    def request(
        self,
        log: ChatLog,
        trace: Trace,
        *,
        tools: bool = True,
        nudge: str = "",
        share: float = 1.0,
    ) -> ChatRequest:
        """Write the next model call from the log as it stands.

        `nudge` is said behind it this once. `share` is the part of the context the
        prompt may fill; less of it is asked for after the server said that the
        prompt was too long.
        """
        settings = self.seat.settings
        specs = self.offer.specs if tools else ()
        messages = to_messages(
            log.content,
            self.dialogue.vault,
            self.dialogue.tails,
            self.carried,
        )
        rate = self.rates.of(settings.id, self.model)
        tokens = (settings.context - ANSWER_TOKENS) * share
        budget = tokens * rate - spec_size(specs)
        if nudge:
            messages = _nudged(messages, nudge)
        messages, dropped = fit(messages, budget, self.dialogue.dropped)
        if dropped != self.dialogue.dropped:
            trace.mark("trimmed", turns=dropped, bytes_per_token=round(rate, 2))
            self.dialogue.dropped = dropped
        return ChatRequest(
            model=self.model,
            messages=messages,
            tools=specs,
            context=settings.context,
            keep_alive=settings.keep_alive,
            think=settings.think,
            timeout=settings.timeout,
        )


def brief(
    turn: Turn, heard: Heard, table: Table, planned: Plan | NoPlan, found: Recollection
) -> Brief:
    """Send this turn's facts along with the newest message."""
    log, dialogue = turn.log, turn.dialogue
    with turn.trace.step("brief", recalled=found.count):
        wishes = clauses(heard.text, heard.language)
        if isinstance(planned, Plan) and not planned.final:
            table.offer.widen(planned.tools)
        parts: tuple[str, ...] = (found.text,)
        if not table.profile.is_minimal:
            parts = (
                _facts(turn, heard, table.box),
                found.text,
                _task(table, planned, wishes),
                nudges.binding(_binding(heard, table)),
            )
        dialogue.tails[log.content[-1].created] = "\n".join(p for p in parts if p)
        if found.text:
            dialogue.recalled[log.content[-1].created] = found.text
        # Names only: a trace outlives the turn, and a tool holds the whole house.
        tools = [tool.name for tool in log.llm_api.tools] if log.llm_api else []
        log.async_trace({"messages": log.content, "tools": tools})
    return Brief(
        seat=table.seat,
        model=table.model,
        dialogue=dialogue,
        offer=table.offer,
        planned=planned,
        profile=table.profile,
        wishes=wishes,
        rates=turn.house.rates,
        limits=table.limits,
        carried=dialogue.carried(turn.agent.limits),
    )


def _task(table: Table, planned: Plan | NoPlan, wishes: tuple[str, ...]) -> str:
    """Lay out what is to be done, for a model that needs it laid out."""
    parts = []
    if isinstance(planned, Plan):
        parts.append(nudges.plan([step.text for step in planned.steps]))
    elif table.profile.size.is_small:
        parts.append(nudges.wishes(wishes))
    if table.offer.likely and table.profile.size.is_small:
        parts.append(f"Tools that fit: {', '.join(table.offer.likely)}.")
    text = " ".join(part for part in parts if part)
    return f"[{text}]" if text else ""


def _binding(heard: Heard, table: Table) -> list[str]:
    """Name the tools that fit the words and leave no answer to the model."""
    kit = table.offer.kit
    if not kit.binding:
        return []
    likely = table.offer.likely
    if not likely and table.offer.allowed is None:
        likely = kit.ranking.fitting(heard.text, heard.language, _MOST_BINDING)
    shown = {spec.name for spec in table.offer.specs}
    return [name for name in likely if name in kit.binding and name in shown]


def _nudged(messages: tuple[Message, ...], nudge: str) -> tuple[Message, ...]:
    """Say something behind the newest message, in it where it is a tool's."""
    *before, last = messages
    if last.role != "tool":
        return (*messages, Message(role="user", content=nudge))
    return (*before, replace(last, content=f"{last.content}\n{nudge}"))


def fit(
    messages: tuple[Message, ...], budget: float, dropped: int = 0
) -> tuple[tuple[Message, ...], int]:
    """Drop the oldest whole turns until the prompt fits; also tells how many.

    `budget` is in bytes, `dropped` what an earlier prompt already left out. When
    more has to go, room is made for some turns to come: every cut at the front
    costs a server all it has cached. The system prompt and the newest turn always
    stay: a newest turn that is too long is the engine's to refuse.
    """
    starts = [i for i, message in enumerate(messages) if message.role == "user"]
    if len(starts) < 2:  # noqa: PLR2004 - nothing older than the newest turn
        return messages, 0
    last = len(starts) - 1
    sizes = [size_of(message) for message in messages]
    dropped = min(dropped, last)
    total = sum(sizes) - sum(sizes[starts[0] : starts[dropped]])
    if total > budget:
        while dropped < last and total > budget * ROOMY:
            total -= sum(sizes[starts[dropped] : starts[dropped + 1]])
            dropped += 1
    return messages[: starts[0]] + messages[starts[dropped] :], dropped


def _facts(turn: Turn, heard: Heard, box: Toolbox) -> str:
    place, speaker = heard.place, heard.speaker
    return context.render(
        context.ContextFacts(
            now=dt_util.as_local(heard.at),
            zone=turn.house.hass.config.time_zone,
            area=place.area.name if place.area else None,
            floor=place.floor.name if place.floor else None,
            user=speaker.name if speaker else None,
            devices=_named(turn, heard) if box.controls_house else "",
        )
    )


def _named(turn: Turn, heard: Heard) -> str:
    """Name the devices; a key that somebody wrote into a name stays in the house."""
    devices = _candidates(turn, heard)
    if not may_hold_secrets(turn.house.home.home):
        return devices
    return redact(devices, heard.language, turn.dialogue.vault).text


def _shown(state: State) -> str:
    """Write a state with its unit."""
    unit = state.attributes.get(ATTR_UNIT_OF_MEASUREMENT)
    return f"{state.state} {unit}" if unit else state.state


def _note_foreign(turn: Turn) -> None:
    """Let the door know that the model sees what somebody wrote into a name."""
    if (door := door_of(turn.log)) is not None and door.watch is not None:
        door.watch.tainted = door.watch.read_foreign = True


def _candidates(turn: Turn, heard: Heard) -> str:
    """Name what the sentence may be about, as it stands now."""
    hass, home = turn.house.hass, turn.house.home.home
    area = heard.place.area
    rows = []
    for entity in turn.house.resolver.suggest(
        heard.text, heard.language, area.area_id if area else None, heard.may_read
    ):
        state = hass.states.get(entity.entity_id)
        if state is None:
            continue
        room = home.areas.get(entity.area_id or "")
        if is_long_name(entity.name):
            _note_foreign(turn)
        rows.append(
            (
                entity.name,
                entity.domain,
                room.name if room else None,
                house_prompt.A_TEXT if is_foreign(state) else _shown(state),
            )
        )
    turn.trace.mark("candidates", count=len(rows))
    return house_prompt.render_candidates(rows)


# A plan may use this part of what is left of the turn.
_SHARE = 1 / 3
# So many wishes make a plan worth its call, by what the model can do unaided.
_WISHES_TEXT = 2
_WISHES_SMALL = 3
_SHORTEST = 4
_LINES_BEFORE = 4


async def plan(turn: Turn, heard: Heard, table: Table) -> Plan | NoPlan:
    """Plan one utterance, or tell why there is no plan."""
    if table.profile.size is Size.TINY and table.box.controls_house:
        planned: Plan | NoPlan = await pick(turn, heard, table)
    elif (why := _not_worth_it(turn, heard, table)) is not None:
        planned = NoPlan(why=why)
    else:
        planned = await _planned(turn, heard, table)
    if isinstance(planned, Plan):
        steps = [step.text for step in planned.steps]
        turn.trace.mark("plan", steps=steps, memory=planned.memory)
    else:
        turn.trace.mark("no_plan", why=planned.why)
    return planned


def _not_worth_it(turn: Turn, heard: Heard, table: Table) -> str | None:
    """Tell why no plan is asked for, None when one shall be."""
    if turn.agent.planning == "off":
        return "switched off"
    if not table.offer.specs:
        return "no tools to plan with"
    if len(heard.text.strip()) < _SHORTEST:
        return "too short"
    wishes = len(clauses(heard.text, heard.language))
    if turn.agent.planning == "on":
        return None if wishes else "one wish"
    if table.profile.size is Size.LARGE and table.profile.dialect == "native":
        return "the model sees several steps by itself"
    text = table.profile.dialect == "text"
    enough = _WISHES_TEXT if text else _WISHES_SMALL
    return None if wishes >= enough else f"{max(wishes, 1)} wishes"


async def _planned(turn: Turn, heard: Heard, table: Table) -> Plan | NoPlan:
    seat = helper_seat(turn) or table.seat
    specs = {spec.name: spec for spec in table.offer.kit.specs}
    try:
        answer = await _ask(turn, heard, table, seat)
    except TimeoutError:
        return NoPlan(why="the plan took too long")
    except EngineError as err:
        return NoPlan(why=f"the plan failed: {err.key}")
    if answer.calls:
        # A model that calls at once has planned: these are its steps.
        read = prompt.from_steps(
            prompt.Line(text=call.name, tool=call.name, arguments=call.arguments)
            for call in answer.calls
            if call.name in specs and call.unreadable is None
        )
    else:
        read = prompt.parse(answer.text, specs)
    if read is None:
        return NoPlan(why="no plan in the answer")
    if read.is_prose:
        return NoPlan(why="prose instead of a plan")
    steps = tuple(
        Step(text=line.text, tool=line.tool, arguments=dict(line.arguments))
        for line in read.steps
    )
    return Plan(steps=steps, memory=read.memory, ready=bool(answer.calls))


async def _ask(turn: Turn, heard: Heard, table: Table, seat: Seat) -> Answer:
    names = [spec.name for spec in table.offer.kit.specs]
    shown = table.offer.specs
    tools: tuple[ToolSpec, ...] = ()
    if seat.settings.id == table.seat.settings.id and (
        seat.settings.model == table.seat.settings.model
    ):
        others = [name for name in names if name not in {spec.name for spec in shown}]
        log, dialogue = turn.log, turn.dialogue
        *before, last = to_messages(
            log.content,
            dialogue.vault,
            dialogue.tails,
            dialogue.carried(turn.agent.limits),
        )
        asked = replace(last, content=f"{last.content}\n\n{prompt.instruction(others)}")
        messages = (*before, asked)
        tools = shown
    else:
        before_lines = [
            f"{line.role}: {line.text}" for line in turn.dialogue.recent.recent()
        ]
        words = prompt.render_alone(
            heard.text, before_lines[-_LINES_BEFORE - 1 : -1], table.offer.kit.specs
        )
        messages = (Message(role="user", content=words),)
    return await ask_aside(
        turn,
        seat,
        messages,
        purpose="plan",
        seconds=min(turn.agent.limits.helper_seconds, turn.clock.left * _SHARE),
        schema=prompt.schema(names),
        tools=tools,
    )


def in_profile(turn: Turn, heard: Heard) -> Turn:
    """Return the turn as the fitting agent takes it; the name stays."""
    agent = turn.agent
    if not agent.follow_topics:
        return turn
    others = [
        one for one in turn.house.agents.values() if one.topics and one.id != agent.id
    ]
    chosen = _fitting(heard, [agent, *others])
    if chosen is None:
        # "And tomorrow?" is still about what was talked of before.
        kept = turn.dialogue.profile
        chosen = next((one for one in others if one.id == kept), agent)
    turn.dialogue.profile = chosen.id
    if chosen.id == agent.id:
        return turn
    turn.trace.mark("profile", agent=chosen.name)
    return replace(
        turn, agent=replace(chosen, name=agent.name, deadline=agent.deadline)
    )


def _fitting(heard: Heard, agents: list[AgentSettings]) -> AgentSettings | None:
    """Return the one agent whose topics share most with the words, if any does."""
    language = base_language(heard.language)
    said = terms(heard.text, language)
    shared = [(len(said & terms(one.topics, language)), one) for one in agents]
    most = max(count for count, _ in shared)
    best = [one for count, one in shared if count == most]
    return best[0] if most and len(best) == 1 else None
