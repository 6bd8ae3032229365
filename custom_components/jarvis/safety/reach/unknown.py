"""What nobody can look into counts as the worst it may be, by the owner's own rules.

A template, code, or words to another agent: a yes is no PIN, and no way around "never".
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from .. import risks
from ..tiers import Act, Asker, Tier

if TYPE_CHECKING:
    from ...settings import RuleSettings

# They may reach things of any kind.
CARRIERS: Final = frozenset(
    {"", "automation", "group", "homeassistant", "scene", "script"}
)
# Things of these have no device class.
_CLASSLESS: Final = frozenset(
    {"alarm_control_panel", "climate", "fan", "light", "lock", "notify", "todo"}
)
# A tool of somebody else does nothing in the house.
_ELSEWHERE: Final = frozenset({"tool"})


def is_unknown(act: Act) -> bool:
    """Tell whether nobody can tell what an act does in the house."""
    if act.opaque:
        return act.opaque not in _ELSEWHERE
    return act.domain in risks.OPAQUE_DOMAINS


def worst_ruled(
    rules: Iterable[RuleSettings], act: Act, asker: Asker
) -> tuple[Tier, str]:
    """Return the strictest tier that a rule may ask for here, and the rule's name.

    What speaks to machines is as strict as a PIN at most: "never" is for what is known
    to reach such a thing, or to be said to another agent.
    """
    told = act.name in risks.SAID_TO_AGENTS
    most = Tier.NEVER if act.opaque or told else Tier.PIN
    found = [
        (tier, rule.name)
        for rule in rules
        if (tier := Tier[rule.tier.upper()]) <= most
        and _is_from(rule, asker)
        and _may_mean(rule, act)
    ]
    return max(found, key=lambda one: one[0], default=(Tier.FREE, ""))


def _is_from(rule: RuleSettings, asker: Asker) -> bool:
    """Tell whether a rule is for who asks, from where, and whom."""
    return all(
        not wanted or not wanted.isdisjoint(has)
        for wanted, has in (
            (rule.satellites, {asker.satellite_id, asker.device_id}),
            (rule.persons, {asker.user_id}),
            (rule.agents, {asker.agent_id}),
        )
    )


def _may_mean(rule: RuleSettings, act: Act) -> bool:
    """Tell whether an act may be about what a rule names; areas and labels may be."""
    if act.domain in CARRIERS | risks.OPAQUE_DOMAINS:
        return True
    kinds = {one.partition(".")[0] for one in rule.entities}
    names = {act.name, act.service}
    return (
        (not rule.domains or act.domain in rule.domains)
        and (not kinds or act.domain in kinds)
        and (not rule.device_classes or act.domain not in _CLASSLESS)
        and (not rule.actions or not act.service or not names.isdisjoint(rule.actions))
    )
