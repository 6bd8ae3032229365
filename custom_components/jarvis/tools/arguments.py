"""Argument repair: degrees, places, spellings."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.helpers import llm
from homeassistant.util.json import JSON_DECODE_EXCEPTIONS, json_loads

from ..home.thermostats import SET_TEMPERATURE, TEMPERATURE, limits_beyond
from ..lang.degrees import converted, named_degrees, unit_of
from ..lang.values import colour_meant

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant


type Arguments = dict[str, Any]

# Under this key travel arguments that were no object at all; no tool has it.
UNREADABLE = "unreadable_arguments"
# What makes a call reach less far is never taken for anything else.
_NARROWING: Final = frozenset(
    {"area", "device_class", "domain", "floor", "label", "room", "zone"}
)


def repaired(schema: probatio.Schema, arguments: object) -> Arguments:
    """Return arguments the schema accepts, as little changed as possible.

    Raises probatio.Invalid with the first complaint when nothing helps.
    """
    if isinstance(arguments, dict) and UNREADABLE in arguments:
        raise probatio.Invalid("the arguments are not a JSON object")
    first: probatio.Invalid | None = None
    for candidate in _candidates(schema, arguments):
        if (complaint := _complaint(schema, candidate)) is None:
            return candidate
        first = first or complaint
    if first is None:
        raise probatio.Invalid("the arguments are not an object")
    raise first


def _complaint(schema: probatio.Schema, values: Arguments) -> probatio.Invalid | None:
    """Return what the schema has against the values; None where it takes them.

    Its validators are anybody's: one that breaks at a shape it was not made for, such
    as a list for the name of a colour, does not take it.
    """
    try:
        schema(values)
    except probatio.Invalid as err:
        return err
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as err:
        return probatio.Invalid(f"{type(err).__name__} in the arguments")
    return None


def _candidates(schema: probatio.Schema, arguments: object) -> Iterator[Arguments]:
    whole = _parsed(arguments)
    if not isinstance(whole, dict):
        return
    yield whole
    filled = {k: v for k, v in whole.items() if not _blank(v)}
    yield filled
    known = {str(key) for key in schema.schema} if _is_mapping(schema) else set()
    # An argument the tool does not know is never dropped: without its floor or
    # its area a call would reach further than was said.
    inner = _unwrapped(filled, known)
    yield inner
    inner = _renamed(schema, inner, known)
    yield inner
    for mend in (_parsed, _as_colour, _listed, _as_text):
        yield _mended(schema, inner, mend)
    yield _mended(schema, _mended(schema, inner, _parsed), _listed)


def _mended(
    schema: probatio.Schema, values: Arguments, mend: Callable[[Any], Any]
) -> Arguments:
    """Mend one by one only those values that the schema does not accept."""
    bad = _bad_keys(schema, values)
    return {k: mend(v) if k in bad else v for k, v in values.items()}


def _bad_keys(schema: probatio.Schema, values: Arguments) -> set[str]:
    match _complaint(schema, values):
        case None:
            return set()
        case probatio.MultipleInvalid() as several:
            return {str(one.path[0]) for one in several.errors if one.path}
        case one:
            return {str(one.path[0])} if one.path else set(values)


def _is_mapping(schema: probatio.Schema) -> bool:
    return isinstance(schema.schema, dict)


def _unwrapped(values: Arguments, known: set[str]) -> Arguments:
    """Take the arguments out of a wrapper such as {"arguments": {...}}."""
    if len(values) == 1:
        [(key, inner)] = values.items()
        inner = _parsed(inner)
        if key not in known and isinstance(inner, dict):
            return inner
    return values


def _renamed(schema: probatio.Schema, values: Arguments, known: set[str]) -> Arguments:
    """Take the one argument that nobody knows for the one that is missing."""
    odd = [key for key in values if key not in known]
    missing = [key for key in required(schema) if key not in values]
    if len(odd) == len(missing) == 1 and odd[0] not in _NARROWING:
        return {missing[0] if k in odd else k: v for k, v in values.items()}
    return values


def required(schema: probatio.Schema) -> list[str]:
    """Return the arguments that a tool cannot do without."""
    keys = schema.schema if _is_mapping(schema) else {}
    return [str(key) for key in keys if isinstance(key, probatio.Required)]


def wanted(schema: probatio.Schema) -> str:
    """Tell a model which arguments a tool has; "" where that cannot be told."""
    keys = [str(key) for key in schema.schema] if _is_mapping(schema) else []
    must = required(schema)
    named = [f"{key} (required)" if key in must else key for key in keys]
    return f"Its arguments are: {', '.join(named)}. " if named else ""


def _blank(value: object) -> bool:
    return value is None or value in ("", [])


def _parsed(value: Any) -> Any:
    """Read JSON that came as a string, also when it was encoded twice."""
    for _ in range(2):
        if not isinstance(value, str):
            break
        try:
            value = json_loads(value.strip())
        except JSON_DECODE_EXCEPTIONS:
            break
    return value


def _as_colour(value: Any) -> Any:
    """Call a colour as schemas know it: models use the word of their language."""
    return (colour_meant(value) or value) if isinstance(value, str) else value


def _listed(value: Any) -> Any:
    """Make a list of a single value or of a comma list."""
    if isinstance(value, str):
        return [part for part in (p.strip() for p in value.split(",")) if part]
    return value if isinstance(value, list) else [value]


def _as_text(value: Any) -> Any:
    """Make text of a number, of a list of one, or of a list of words."""
    if isinstance(value, list):
        return ", ".join(str(part) for part in value)
    return str(value) if isinstance(value, int | float) else value


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


def places_named(calls: Sequence[Mapping[str, Any]], text: str) -> bool:
    """Tell whether the user's own words hold the place that the calls name."""
    said = text.casefold()
    places = [
        str(call[key]).casefold()
        for call in calls
        for key in ("area", "floor", "name")
        if call.get(key)
    ]
    return bool(places) and all(place in said for place in places)
