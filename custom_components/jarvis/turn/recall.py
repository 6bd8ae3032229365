"""Looks into the long memory for one utterance, while the plan is being made."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from .types import NoPlan, Plan, Recollection

if TYPE_CHECKING:
    from .types import Heard, Turn


async def recall(
    _turn: Turn, _heard: Heard, planning: Awaitable[Plan | NoPlan]
) -> Recollection:
    """Recall what the plan asks for, or what the words suggest without a plan."""
    planned = await planning
    if isinstance(planned, Plan) and planned.memory is None:
        return Recollection(why="the plan needs no memory")
    return Recollection(why="nothing is kept yet")
