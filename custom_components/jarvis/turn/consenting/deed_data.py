"""Wishes, consent and states as JSON carries them, and back. Quiet."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from homeassistant.core import State

from ...commands.shelf.coerce import plain
from ...grammar.types import Wish
from ...safety.tiers import NO_CONSENT, Act, Grant, Tier


def wish_data(wish: Wish) -> dict[str, Any]:
    """Write a wish; what it would put off itself is no part of it."""
    return {
        "intent": wish.intent,
        "slots": dict(wish.slots),
        "targets": list(wish.targets),
        "response": wish.response,
    }


def read_wishes(data: Iterable[Mapping[str, Any]]) -> tuple[Wish, ...]:
    """Read wishes."""
    return tuple(
        Wish(
            intent=one["intent"],
            slots=dict(one["slots"]),
            targets=tuple(one["targets"]),
            response=one.get("response"),
        )
        for one in data
    )


def grant_data(granted: Grant) -> dict[str, Any]:
    """Write consent with the acts it was given to; None of them are all."""
    acts = granted.acts
    return {
        "tier": granted.tier.key,
        "acts": None if acts is None else [_act_data(act) for act in acts],
    }


def read_grant(data: Mapping[str, Any]) -> Grant:
    """Read consent; none where nothing was written."""
    if not data:
        return NO_CONSENT
    acts = data["acts"]
    return Grant(
        tier=Tier[data["tier"].upper()],
        acts=None if acts is None else tuple(_read_act(act) for act in acts),
    )


def states_data(states: Iterable[State]) -> list[dict[str, Any]]:
    """Write states with their attributes."""
    return [
        {
            "entity_id": state.entity_id,
            "state": state.state,
            "attributes": plain(state.attributes),
        }
        for state in states
    ]


def read_states(data: Sequence[Mapping[str, Any]]) -> tuple[State, ...]:
    """Read states."""
    return tuple(
        State(one["entity_id"], one["state"], dict(one["attributes"])) for one in data
    )


def _act_data(act: Act) -> dict[str, Any]:
    return {
        "domain": act.domain,
        "service": act.service,
        "entity_id": act.entity_id,
        "data": plain(act.data),
        "inside": list(act.inside),
        "opaque": act.opaque,
    }


def _read_act(data: Mapping[str, Any]) -> Act:
    return Act(**{**data, "inside": tuple(data["inside"])})
