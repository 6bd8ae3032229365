"""Decides in code whether a plan is worth a model call, and gets one.

A plan never costs the turn anything but its few seconds: whatever goes wrong,
the turn goes on without. Where the same model plans and answers, the plan is
asked for behind the conversation, so that a server's prefix cache serves both.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from ..engines.base import Message
from ..engines.errors import EngineError
from ..engines.profile import Size
from ..lang.clauses import clauses
from ..prompts import plan as prompt
from .models.aside import Answer, ask_aside
from .models.choice import helper_seat
from .models.pick import pick
from .transcript import to_messages
from .types import NoPlan, Plan, Step

if TYPE_CHECKING:
    from ..engines.base import ToolSpec
    from ..types import Seat
    from .models.table import Table
    from .types import Heard, Turn

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
