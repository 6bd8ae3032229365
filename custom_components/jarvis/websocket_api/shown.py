"""A turn as panels list it: who said what where, what answered, how long it took."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant


async def turn_row(hass: HomeAssistant, trace: Mapping[str, Any]) -> dict[str, Any]:
    """Return one line about a stored trace; what is not known is None."""
    heard = _step(trace, "heard")
    calls = trace["calls"]
    last = calls[-1] if calls else {}
    return {
        "id": trace["id"],
        "at": trace["started"],
        "words": heard.get("text"),
        "language": heard.get("language"),
        "person": (person := trace.get("person")),
        "who": await name_of(hass, person),
        "where": _place(hass, heard),
        "agent": trace["agent"],
        "lane": trace["lane"],
        "stop": trace["stop"],
        "engine": last.get("engine"),
        "model": last.get("model"),
        "model_calls": trace["model_calls"],
        "took_ms": trace["took_ms"],
        "answer": _step(trace, "answered").get("text"),
        "feedback": (trace.get("feedback") or {}).get("label"),
        "forgotten": trace.get("forgotten", False),
    }


async def name_of(hass: HomeAssistant, person: str | None) -> str | None:
    """Return the name of an account or a person; None where there is none."""
    if person is None:
        return None
    if "." in person:
        state = hass.states.get(person)
        return state.name if state else None
    user = await hass.auth.async_get_user(person)
    return user.name if user else None


def _step(trace: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """Return the last step of a name; {} without one."""
    steps: Iterable[Mapping[str, Any]] = reversed(trace["steps"])
    return next((step for step in steps if step["name"] == name), {})


def _place(hass: HomeAssistant, heard: Mapping[str, Any]) -> str | None:
    satellite = heard.get("satellite")
    state = hass.states.get(satellite) if satellite else None
    return state.name if state else heard.get("area")
