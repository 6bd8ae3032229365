"""Lets the agent whose topics fit answer a turn, where the owner wants that.

Decided in code from the owner's own words for what each agent is for. Without a
sure choice the conversation stays with whom it was, at first the one addressed.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from ..lang.keywords import base_language
from ..tools.ranking import terms

if TYPE_CHECKING:
    from ..settings import AgentSettings
    from .types import Heard, Turn


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
