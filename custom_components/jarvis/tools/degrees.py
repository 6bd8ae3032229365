"""Takes a model's temperature in the unit that it, or the user, has named."""

from typing import TYPE_CHECKING, Any

from homeassistant.helpers import llm

from ..home.thermostats import SET_TEMPERATURE, TEMPERATURE, limits_beyond
from ..lang.degrees import converted, named_degrees, unit_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from homeassistant.core import HomeAssistant

_UNIT = "unit"


def sets_temperature(tool: llm.Tool) -> bool:
    """Tell whether a tool sets a thermostat."""
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    return isinstance(tool, llm.IntentTool) and tool.intent_type == SET_TEMPERATURE


def unit_named(arguments: Mapping[str, Any], text: str, language: str) -> str:
    """Return the unit of a call's temperature, "" where nobody has named one.

    A bare number is in the unit that the user said it in.
    """
    given = [str(value) for key, value in arguments.items() if _UNIT in key.casefold()]
    if given and (unit := unit_of(given[0])):
        return unit
    value = arguments.get(TEMPERATURE)
    if isinstance(value, str) and (written := named_degrees(value, language)):
        return written.unit
    said = named_degrees(text, language)
    return said.unit if said and said.value == _number(value, language) else ""


def in_house_unit(
    arguments: Mapping[str, Any], unit: str, language: str, house: str
) -> dict[str, Any]:
    """Return the arguments with their temperature in the unit of the house."""
    number = _number(arguments.get(TEMPERATURE), language)
    if number is None or not unit:
        return dict(arguments)
    kept = {k: v for k, v in arguments.items() if _UNIT not in k.casefold()}
    return {**kept, TEMPERATURE: converted(number, unit, house)}


def beyond(hass: HomeAssistant, call: Mapping[str, Any], unit: str, house: str) -> str:
    """Tell how far the thermostat of a call goes; "" where it goes so far."""
    state = hass.states.get(str(call.get("name")))
    number = _number(call.get(TEMPERATURE), "en")
    limits = limits_beyond(state, number) if number is not None else None
    if state is None or limits is None:
        return ""
    low, high = (converted(limit, house, unit or house) for limit in limits)
    return f"{state.name} can be set from {low:g} to {high:g} {unit or house}."


def _number(value: object, language: str) -> float | None:
    if isinstance(value, int | float):
        return float(value)
    if not isinstance(value, str):
        return None
    if written := named_degrees(value, language):
        return written.value
    try:
        return float(value.strip().rstrip("°"))
    except ValueError:
        return None
